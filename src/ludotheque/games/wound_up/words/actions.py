"""Puts the choices of All Wound Up into words: the name of each choice, how to type it, and what a newcomer should
know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ludotheque.core.default_words import DefaultWords, says
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action, View
from ludotheque.core.words import Phrase, kebab
from ludotheque.games.wound_up.actions import (
    Answer,
    DiscardCard,
    FacePawn,
    GainToken,
    GiveCard,
    LeaveBrain,
    LetGo,
    Open,
    Pass,
    PlacePawn,
    Raise,
    Turn,
    UpgradeToken,
    UsePurple,
)
from ludotheque.games.wound_up.box import CARDS, TOKENS
from ludotheque.games.wound_up.views import WoundUpView
from ludotheque.games.wound_up.words.things import (
    MINUTES,
    U,
    clock,
    degrees,
    facing_at,
    heading,
    place_on,
    turn_of,
    units,
    values_of_turn,
)

GRID = 5  # distance in u between points that can be named in the start zone; on a whole tile it is twice as large
STEP = 5  # degrees between two turns that can be named
MOST_WILDS = 8  # the maximum number of Wilds that can be named

IDLE: tuple[Action, ...] = (Pass(), LeaveBrain(), Answer(0), LetGo(0, 0, 0))


class ActionWords(DefaultWords):
    """Actions as choices, and shorter words for them."""

    def of_thing(self, kind: str, name: Any) -> Any:
        if kind == "facing":
            return heading(name)
        return Phrase("pawn-name", {"name": name}) if kind == "pawn" else super().of_thing(kind, name)

    def ids(self, kind: str, view: View) -> Iterable[Any]:
        return {"card": CARDS, "token": TOKENS}.get(kind, ())

    @says(Answer)
    def answering(self, action: Answer, view: WoundUpView | None) -> Phrase:
        """Puts an answer into words, with the cards that the seat is forced to play."""
        auction = None if view is None else view.auction
        if auction is None or not auction.forced:
            return self.sentence("action-answer", action)
        return self.sentence("action-answer-forced", auction, wilds=action.wilds)

    @says(PlacePawn)
    def placing(self, action: PlacePawn, view: WoundUpView | None) -> Phrase:
        """Puts the placing of a pawn into words: the place on the tile, and the heading."""
        if view is None:
            where = {"x": units(action.x), "y": units(action.y)}
            return Phrase("action-place-pawn", {**where, "heading": heading(action.facing)})
        where = place_on(view.board, action.x, action.y)
        return Phrase("action-place-pawn-on", {**where, "heading": heading(action.facing)})

    @says(Turn, UsePurple)
    def turning(self, action: Turn | UsePurple, view: View | None) -> Phrase:
        """Puts a turn into words: how far, and to which side."""
        return Phrase("action-turn" if isinstance(action, Turn) else "action-use-purple", values_of_turn(action.turn))

    @says(LetGo)
    def letting_go(self, action: LetGo, view: View | None) -> Phrase:
        """Puts letting go into words: the tokens used, and how far the pawn is turned."""
        if not action.turn:
            return self.sentence("action-let-go", action)
        return self.sentence("action-let-go-turned", action, **values_of_turn(action.turn))

    def of_region(self, region: Region) -> Phrase | None:
        """Returns what a region allows, and how to type it."""
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
            return self.sentence("region-let-go", template, **sides)
        return Phrase("region-turn", sides)

    def notes(self, action: Action, view: View) -> list[Phrase]:
        """Returns what a card or token does."""
        if isinstance(action, Open):
            return [Phrase(f"note-{kebab(action.card)}")]
        if isinstance(action, UpgradeToken):
            higher = TOKENS[min(TOKENS.index(action.token) + 1, len(TOKENS) - 1)]
            return [Phrase(f"note-token-{higher}")]
        return [Phrase("note-token-black")] if isinstance(action, GainToken) else []

    def short(self, action: Action) -> list[Any]:
        match action:
            case GiveCard(name) | DiscardCard(name) | Open(name, 0):
                return [Phrase(f"typed-{kebab(name)}")]
            case Open(name, wilds):
                return [Phrase(f"typed-{kebab(name)}-wilds", {"wilds": wilds})]
            case Answer(wilds) | Raise(wilds):
                return [str(wilds), Phrase("typed-wilds", {"wilds": wilds})]
            case PlacePawn(x, y, facing):
                return [Phrase("typed-place", {"x": units(x), "y": units(y), "clock": clock(facing)})]
            case FacePawn(facing):
                return [clock(facing), Phrase("typed-face", {"clock": clock(facing)})]
            case Turn(turn):
                return [Phrase(f"typed-turn-{values_of_turn(turn)['way']}", {"degrees": degrees(turn)})]
            case UsePurple(turn):
                return [Phrase(f"typed-purple-{values_of_turn(turn)['way']}", {"degrees": degrees(turn)})]
            case LetGo(black, green, turn):
                return let_go(black, green, turn)
        return super().short(action)

    def vocabulary(self, view: View) -> Iterable[Action]:
        """Yields every action that can be named; coordinates, angles and numbers of tokens only at certain intervals."""
        assert isinstance(view, WoundUpView)
        yield from super().vocabulary(view)
        for wilds in range(MOST_WILDS + 1):
            yield from (Answer(wilds), Raise(wilds), *[Open(name, wilds) for name in CARDS])
        yield from turns(view)
        yield from places(view)


def whole_degrees(turn: int) -> int:
    """Returns a turn in whole degrees, rounded down."""
    return turn * 360 // 65536


def let_go(black: int, green: int, turn: int) -> list[Any]:
    """Returns the words for letting go, with the tokens and the turn, if any."""
    values = {"black": black, "green": green, "degrees": degrees(turn)}
    way = values_of_turn(turn)["way"]
    plain: list[Any] = [Phrase("typed-letgo")] if not (black or green or turn) else []
    if way == "none":
        return [*plain, Phrase("typed-letgo-tokens", {"black": black, "green": green})]
    return [Phrase(f"typed-letgo-{way}", values)]


def turns(view: WoundUpView) -> Iterator[Action]:
    """Yields turns at intervals of STEP degrees: by a card, by a purple token and, if option `aim` allows it, before
    letting go.
    """
    for angle in range(0, 181, STEP):
        for turn in {turn_of(angle), -turn_of(angle)}:
            yield Turn(turn)
            yield UsePurple(turn)
            if turn == 0 or angle <= view.options["aim"]:
                for black in range(4):
                    for green in range(4):
                        yield LetGo(black, green, turn)


def places(view: WoundUpView) -> Iterator[Action]:
    """Yields poses on the tile where the viewer's pawn comes back: points at intervals of GRID, facing the hours of the
    clock.
    """
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
    """Returns the tile or zone in which the viewer must place a pawn; None if the viewer may not choose where."""
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
