"""Actions as choices: what they are called, how they may be typed, what a newcomer should know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ludotheque.core.regions import Region
from ludotheque.core.structs import Action, View
from ludotheque.core.words import Phrase, Who, kebab
from ludotheque.games.wound_up.actions import (
    Agree,
    Answer,
    DiscardCard,
    FacePawn,
    GainToken,
    GiveCard,
    LeaveBrain,
    LetGo,
    NameTarget,
    Open,
    Pass,
    PlacePawn,
    Raise,
    Turn,
    UpgradeToken,
    UsePurple,
    UseRed,
    UseYellow,
)
from ludotheque.games.wound_up.box import CARDS, TOKENS
from ludotheque.games.wound_up.views import WoundUpView
from ludotheque.games.wound_up.words.things import (
    MINUTES,
    U,
    card,
    clock,
    degrees,
    facing_at,
    heading,
    place_on,
    token,
    turn_of,
    turned,
    units,
)

GRID = 5  # u between two places that can be named in the start zone; on a whole tile twice as many
STEP = 5  # degrees between two turns that can be named


def of_action(action: Action, view: View | None = None) -> Phrase:
    """An action as a choice."""
    assert view is None or isinstance(view, WoundUpView)
    match action:
        case Agree():
            return Phrase("action-agree")
        case GiveCard(name):
            return Phrase("action-give", {"card": card(name)})
        case DiscardCard(name):
            return Phrase("action-discard", {"card": card(name)})
        case Open(name, wilds):
            return Phrase("action-open", {"card": card(name), "wilds": wilds})
        case Pass():
            return Phrase("action-pass")
        case Answer(wilds):
            return answer(wilds, view)
        case Raise(wilds):
            return Phrase("action-raise", {"wilds": wilds})
        case NameTarget(seat):
            return Phrase("action-target", {"seat": Who(seat)})
        case PlacePawn(x, y, facing):
            where = {"x": units(x), "y": units(y)} if view is None else place_on(view.board, x, y)
            message = "action-place" if view is None else "action-place-on"
            return Phrase(message, {**where, "heading": heading(facing)})
        case FacePawn(facing):
            return Phrase("action-face", {"heading": heading(facing)})
        case Turn(turn):
            return Phrase("action-turn", turned(turn))
        case LetGo(black, green, turn):
            used = {"black": black, "green": green}
            return Phrase("action-let-go-turned", {**used, **turned(turn)}) if turn else Phrase("action-let-go", used)
        case GainToken():
            return Phrase("action-gain")
        case UpgradeToken(name):
            return Phrase("action-upgrade", {"token": token(name)})
        case LeaveBrain():
            return Phrase("action-leave")
        case UsePurple(turn):
            return Phrase("action-purple", turned(turn))
        case UseYellow(seat):
            return Phrase("action-yellow", {"seat": Who(seat)})
    assert isinstance(action, UseRed)
    return Phrase("action-red")


def answer(wilds: int, view: WoundUpView | None) -> Phrase:
    """An answer, with what one is forced to play."""
    auction = None if view is None else view.auction
    if auction is None or not auction.forced:
        return Phrase("action-answer", {"wilds": wilds})
    return Phrase("action-answer-forced", {"wilds": wilds, "forced": auction.forced, "card": card(auction.card)})


def of_region(region: Region) -> Phrase | None:
    """What a region allows, and how to say it."""
    numbers = region.numbers()
    template = region.template
    if isinstance(template, PlacePawn):
        return Phrase("region-place")
    if isinstance(template, FacePawn):
        return Phrase("region-face")
    sides = {"left": whole_degrees(numbers["high"]), "right": whole_degrees(-numbers["low"])}
    if isinstance(template, UsePurple):
        return Phrase("region-purple", sides)
    if isinstance(template, LetGo):
        return Phrase("region-let-go", {**sides, "black": template.black, "green": template.green})
    return Phrase("region-turn", sides)


def whole_degrees(turn: int) -> int:
    """Whole degrees, rounded down."""
    return turn * 360 // 65536


def is_idle(action: Action) -> bool:
    """Is this action just going without?"""
    return isinstance(action, (Pass, LeaveBrain)) or action == Answer(0) or action == LetGo(0, 0, 0)


def notes(action: Action, view: View) -> list[Phrase]:
    """What a card or token does."""
    if isinstance(action, Open):
        return [Phrase(f"note-{kebab(action.card)}")]
    if isinstance(action, UpgradeToken):
        higher = TOKENS[min(TOKENS.index(action.token) + 1, len(TOKENS) - 1)]
        return [Phrase(f"note-token-{higher}")]
    if isinstance(action, GainToken):
        return [Phrase("note-token-black")]
    return []


def short(action: Action) -> list[Any]:
    """Shorter ways to name an action."""
    match action:
        case GiveCard(name) | DiscardCard(name):
            return [Phrase(f"typed-{kebab(name)}")]
        case Open(name, wilds):
            return (
                [Phrase(f"typed-{kebab(name)}")]
                if not wilds
                else [Phrase(f"typed-{kebab(name)}-wilds", {"wilds": wilds})]
            )
        case Answer(wilds) | Raise(wilds):
            return [str(wilds), Phrase("typed-wilds", {"wilds": wilds})]
        case PlacePawn(x, y, facing):
            return [Phrase("typed-place", {"x": units(x), "y": units(y), "clock": clock(facing)})]
        case FacePawn(facing):
            return [clock(facing), Phrase("typed-face", {"clock": clock(facing)})]
        case Turn(turn):
            return [Phrase(f"typed-turn-{turned(turn)['way']}", {"degrees": degrees(turn)})]
        case UsePurple(turn):
            return [Phrase(f"typed-purple-{turned(turn)['way']}", {"degrees": degrees(turn)})]
        case LetGo(black, green, turn):
            return let_go(black, green, turn)
        case UpgradeToken(name):
            return [token(name)]
        case NameTarget(seat):
            return [Who(seat)]
        case UseYellow(seat):
            return [Phrase("typed-yellow", {"seat": Who(seat)})]
    return [Phrase(f"typed-{type(action).__name__.lower()}")]


def let_go(black: int, green: int, turn: int) -> list[Any]:
    """Letting go, with tokens and turned if need be."""
    values = {"black": black, "green": green, "degrees": degrees(turn)}
    way = turned(turn)["way"]
    plain: list[Any] = [Phrase("typed-letgo")] if not (black or green or turn) else []
    if way == "none":
        return [*plain, Phrase("typed-letgo-tokens", {"black": black, "green": green})]
    return [Phrase(f"typed-letgo-{way}", values)]


def vocabulary(view: View) -> Iterable[Action]:
    """Every action that one could name in this match, legal now or not; places and angles by steps."""
    assert isinstance(view, WoundUpView)
    yield from (Agree(), Pass(), GainToken(), LeaveBrain(), UseRed())
    for name in CARDS:
        yield GiveCard(name)
        yield DiscardCard(name)
        for wilds in range(9):
            yield Open(name, wilds)
    for wilds in range(9):
        yield Answer(wilds)
        yield Raise(wilds)
    for name in TOKENS:
        yield UpgradeToken(name)
    for seat in range(view.seats):
        yield NameTarget(seat)
        yield UseYellow(seat)
    yield from turns(view)
    yield from places(view)


def turns(view: WoundUpView) -> Iterator[Action]:
    """Turns by steps of some degrees, with and without a token, and with a winding if the table allows it."""
    for angle in range(0, 181, STEP):
        for turn in {turn_of(angle), -turn_of(angle)}:
            yield Turn(turn)
            yield UsePurple(turn)
            if turn == 0 or angle <= view.options["aim"]:
                for black in range(4):
                    for green in range(4):
                        yield LetGo(black, green, turn)


def places(view: WoundUpView) -> Iterator[Action]:
    """Places by steps of some u on the tile where the viewer's pawn comes back, and the hours of the clock."""
    area = placing_area(view)
    hours = [facing_at(minutes) for minutes in range(0, MINUTES, 60)]
    for facing in [facing_at(minutes) for minutes in range(0, MINUTES, 30)]:
        yield FacePawn(facing)
    if area is None:
        return
    west, south, east, north = area
    step = GRID * U if min(east - west, north - south) < view.board.side else 2 * GRID * U
    for x in range(west, east + 1, step):
        for y in range(south, north + 1, step):
            for facing in hours:
                yield PlacePawn(x, y, facing)


def placing_area(view: WoundUpView) -> tuple[int, int, int, int] | None:
    """The tile or zone in which the viewer's pawn is to be placed; None if there is nothing to place freely."""
    if view.seat is None or view.phase != "placing":
        return None
    pawn = view.pawns[view.seat]
    board = view.board
    if pawn.where == "grave":
        return None
    zone = (*board.zone[0], *board.zone[2])
    if pawn.progress is None:
        return zone
    left = pawn.tile if pawn.trigger is None else board.triggers[pawn.trigger].tile
    number = board.path[pawn.progress]
    for step in range(pawn.progress, -1, -1):
        if board.path[step] == left:
            if step == 0:
                return zone
            number = board.path[step - 1]
            break
    tile = next(one for one in board.tiles if one.tile == number)
    return tile.west, tile.south, tile.east, tile.north
