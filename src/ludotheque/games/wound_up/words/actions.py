"""Puts the choices of All Wound Up into words: the name of each choice, how to type it, and what a newcomer should
know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ludotheque.core.default_words import DefaultWords, says
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action, View
from ludotheque.core.trig import TURN
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
from ludotheque.games.wound_up.box import CARDS, TILE, TOKENS, WILD
from ludotheque.games.wound_up.views import PawnView, WoundUpView
from ludotheque.games.wound_up.words.things import (
    CM,
    course_at,
    course_of,
    degrees,
    heading,
    off_course,
    place_on,
    turn_of,
    values_of_turn,
    way_of,
)

STEP = 5  # degrees between two turns that can be named
FACINGS = range(-150, 181, 30)  # the facings of a placed pawn that can be named, in degrees to the left of the path
# The facings that can be named for a pawn that comes back at a fixed place, in degrees to the left of the path.
FINER_FACINGS = range(-165, 181, 15)
MOST_WILDS = 8  # the maximum number of Wilds that can be named

IDLE: tuple[Action, ...] = (Pass(), LeaveBrain(), Answer(0), LetGo(0, 0, 0))


class ActionWords(DefaultWords):
    """Puts actions into words, as choices and as shorter names for typing."""

    def of_thing(self, kind: str, name: Any) -> Any:
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

    @says(Pass)
    def passing(self, action: Pass, view: WoundUpView | None) -> Phrase:
        """Says what passing means: bidding nothing, keeping the highest bid, or adding no Wilds."""
        if view is None or view.phase != "raising" or view.auction is None:
            return Phrase("action-pass-opening" if view is not None and view.phase == "opening" else "action-pass")
        mine = max([one.bid for one in view.auction.bids if one.seat == view.seat], default=0)
        if mine and mine == max([one.bid for one in view.auction.bids]):
            return Phrase("action-pass-leading")
        return Phrase("action-pass-raising" if CARDS[WILD] in (view.hand or ()) else "action-pass")

    @says(Raise)
    def raising(self, action: Raise, view: WoundUpView | None) -> Phrase:
        """Puts a raise into words, with the bid that it makes."""
        auction = None if view is None else view.auction
        mine = [] if view is None or auction is None else [one.bid for one in auction.bids if one.seat == view.seat]
        if not mine:
            return self.sentence("action-raise", action)
        return self.sentence("action-raise-to", action, bid=mine[0] + action.wilds)

    @says(PlacePawn)
    def placing(self, action: PlacePawn, view: WoundUpView | None) -> Phrase:
        """Puts the placing of a pawn into words: the place on the tile, and the heading."""
        if view is None or view.seat is None:
            return Phrase("action-place-pawn")
        board, progress = view.board, view.pawns[view.seat].progress
        course = course_at(board, action.x, action.y, progress)
        where = place_on(board, action.x, action.y, progress)
        return Phrase("action-place-pawn-on", {**where, "heading": heading(action.facing, course)})

    @says(FacePawn)
    def facing(self, action: FacePawn, view: WoundUpView | None) -> Phrase:
        """Puts into words the facing that a player chooses for a pawn that comes back."""
        if view is None or view.seat is None:
            return Phrase("action-face-pawn")
        course = course_of(view.board, view.pawns[view.seat])
        return Phrase("action-face-pawn-to", {"heading": heading(action.facing, course)})

    @says(Turn, UsePurple)
    def turning(self, action: Turn | UsePurple, view: WoundUpView | None) -> Phrase:
        """Puts a turn into words: to which side, roughly how far, and where the pawn then faces."""
        message = "action-turn" if isinstance(action, Turn) else "action-use-purple"
        values = values_of_turn(action.turn)
        pawn = None if view is None else turned_pawn(action, view)
        if view is None or pawn is None or pawn.facing is None:
            return Phrase(message, values)
        faces = heading(pawn.facing + action.turn, course_of(view.board, pawn))
        return Phrase(f"{message}-to", {**values, "heading": faces})

    @says(UpgradeToken)
    def upgrading(self, action: UpgradeToken, view: WoundUpView | None) -> Phrase:
        """Puts an upgrade into words, with the colour that the token would get (§8.2)."""
        token = Phrase(f"token-{action.token}")
        higher = (
            [] if view is None else [one for one in TOKENS[TOKENS.index(action.token) + 1 :] if view.supply.get(one)]
        )
        if not higher:
            return Phrase("action-upgrade-token", {"token": token})
        return Phrase("action-upgrade-token-to", {"token": token, "higher": Phrase(f"token-{higher[0]}")})

    @says(LetGo)
    def letting_go(self, action: LetGo, view: View | None) -> Phrase:
        """Puts letting go into words: the tokens used, and how far the pawn is turned."""
        if not action.turn:
            return self.sentence("action-let-go", action)
        return self.sentence("action-let-go-turned", action, **values_of_turn(action.turn))

    def of_region(self, region: Region) -> Phrase | None:
        """Returns a sentence that says what a region allows and how to type it."""
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
        """Returns the sentences that say what a card or token does."""
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
            case PlacePawn() | FacePawn():
                return [self.of_action(action)]
            case Turn(turn):
                return [Phrase(f"typed-turn-{way_of(turn)}", {"degrees": degrees(turn)})]
            case UsePurple(turn):
                return [Phrase(f"typed-purple-{way_of(turn)}", {"degrees": degrees(turn)})]
            case LetGo(black, green, turn):
                return let_go(black, green, turn)
        return super().short(action)

    def typed(self, action: Action, view: View) -> list[Any]:
        """Returns the words that a player may type for an action; places and facings are given as seen along the path."""
        assert isinstance(view, WoundUpView)
        if view.seat is None or not isinstance(action, (PlacePawn, FacePawn)):
            return super().typed(action, view)
        pawn = view.pawns[view.seat]
        if isinstance(action, FacePawn):
            return [
                Phrase("typed-face", {"facing": typed_facing(off_course(action.facing, course_of(view.board, pawn)))})
            ]
        course = course_at(view.board, action.x, action.y, pawn.progress)
        along, aside = course.along_and_aside(action.x, action.y)
        off = off_course(action.facing, course)
        spot = Phrase("typed-spot", {"side": way_of(aside), "aside": round(abs(aside) / CM)})
        place = {"along": round(along / CM), "spot": spot}
        full = Phrase("typed-place", {**place, "facing": typed_facing(off)})
        return [full] if off else [Phrase("typed-place-ahead", place), full]

    def vocabulary(self, view: View) -> Iterable[Action]:
        """Yields every action that can be named; places, angles and numbers of tokens only at certain intervals."""
        assert isinstance(view, WoundUpView)
        yield from super().vocabulary(view)
        for wilds in range(MOST_WILDS + 1):
            yield from (Answer(wilds), Raise(wilds), *[Open(name, wilds) for name in CARDS])
        yield from turns(view)
        yield from places(view)


def whole_degrees(turn: int) -> int:
    """Returns a turn in whole degrees, rounded down."""
    return turn * 360 // 65536


def turned_pawn(action: Turn | UsePurple, view: WoundUpView) -> PawnView | None:
    """Returns the pawn that an action of the viewer turns."""
    if isinstance(action, Turn) and view.auction is not None and view.auction.target is not None:
        return view.pawns[view.auction.target]
    return None if view.seat is None else view.pawns[view.seat]


def typed_facing(off: int) -> Phrase:
    """Returns the words to type for a facing, given in degrees to the left of the path."""
    way = "ahead" if off == 0 else "back" if abs(off) == 180 else way_of(off)
    return Phrase("typed-facing", {"way": way, "degrees": abs(off)})


def let_go(black: int, green: int, turn: int) -> list[Any]:
    """Returns the words for letting go, with the tokens and the turn, if any."""
    values = {"black": black, "green": green, "degrees": degrees(turn)}
    way = way_of(turn)
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
    """Yields poses on the tile where the viewer's pawn comes back.  Their distances from the tile's edge and from its
    middle are whole centimetres; where the whole tile is free to choose from, only every second centimetre is used.
    """
    if view.seat is None:
        return
    pawn = view.pawns[view.seat]
    back = course_of(view.board, pawn).facing
    for off in FINER_FACINGS:
        yield FacePawn((back + turn_of(off)) % TURN)
    area = placing_area(view)
    if area is None:
        return
    west, south, east, north = area
    course = course_at(view.board, (west + east) // 2, (south + north) // 2, pawn.progress)
    step = 1 if min(east - west, north - south) < view.board.side else 2
    half = TILE // CM // 2
    for along in range(0, TILE // CM + 1, step):
        for aside in range(-half, half + 1, step):
            x, y = course.point(along * CM, aside * CM)
            if west <= x <= east and south <= y <= north:
                for off in FACINGS:
                    yield PlacePawn(x, y, (course.facing + turn_of(off)) % TURN)


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
