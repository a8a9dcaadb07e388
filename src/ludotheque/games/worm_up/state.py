"""The state of Worm Up: everything on its table, including secrets."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.fields import Field, Table, inner, part
from ludotheque.core.kinds import NOTHING, OUTCOME, Kind, MaybeName, Name, Names, Row, Whole
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN
from ludotheque.core.state import State as CoreState
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import QUARTER, TURN
from ludotheque.games.worm_up.box import Tiles, WormUpBox
from ludotheque.games.worm_up.components import obstacles
from ludotheque.games.worm_up.geometry import Body, Finish, Ground, Solid, ends_of_card, steps_of
from ludotheque.games.worm_up.sweep import Sweep
from ludotheque.games.worm_up.views import MoveView, Place

# Phases; rules/phases.py has the table.  In the phases of the first group one or more seats are asked; the phases of
# the second group end without a decision.
BIDDING: Final = 0  # §2.1  all seats lay a tile in secret
NAMING: Final = 1  # §2.4  the owner of the only X names its number
MOVING: Final = 2  # §3, §4  one worm after another moves
OVER: Final = 3  # §5  the match is over

RACE_BEGINS: Final = 4
ROUND_BEGINS: Final = 5
NEXT_MOVE: Final = 6
ROUND_ENDS: Final = 7

PHASE_NAMES: Final = {BIDDING: "bidding", NAMING: "naming", MOVING: "moving", OVER: "over"}
PHASE_OF: Final = {name: phase for phase, name in PHASE_NAMES.items()}

NO_TILE: Final = NOTHING  # no tile; views and positions have None instead


class Move:
    """§2.3  A coming move: how many segments a worm may crawl, and whether it may swing the finish (X).  Immutable."""

    __slots__ = ("worm", "number", "swing")

    def __init__(self, worm: int, number: int, swing: bool) -> None:
        self.worm = worm
        self.number = number
        self.swing = swing


class Settings(MatchSettings[WormUpBox]):
    """What never changes during a match: the box, the table, and the options."""

    def __init__(self, box: WormUpBox, seats: int, options: dict[str, Any], version: str) -> None:
        super().__init__(box, seats, options, version)
        self.worms_each = 2 if seats == 2 else 1  # §6.1
        self.worms = seats * self.worms_each
        self.tiles: Tiles = box.tiles[options["dice"]]
        self.reverse: str = options["reverse"]
        self.races: int = options["races"]
        self.consolation: bool = options["consolation"]
        self.last_round: int = options["last_round"]
        self.solids: tuple[Solid, ...] = obstacles(box, options["obstacles"])
        limit: int | None = options["swing_limit"]
        # §4.3  the largest angle by which the finish may be turned, always less than a whole turn.
        self.most_turn = TURN - 1 if limit is None else limit * TURN // 360
        self.diameter: int = box.diameter
        self.radius: int = box.radius
        self.gap: int = box.gap
        self.post: int = box.post
        self.card: int = box.card
        self.thick: int = box.thick
        # The distance from the card's middle line at which a head touches the card (§5.1).
        self.touch: int = box.radius + box.thick // 2
        self.steps = steps_of(box.diameter)
        self.length: int = box.length
        self.width: int = box.width
        distance = options["distance"] * 1000
        self.start_line = (box.length - distance) // 2
        middle = box.width // 2
        self.finish: Finish = (self.start_line + distance, middle - box.card // 2, QUARTER)  # §1.2
        self.lanes: list[Body] = []  # §1.3  a worm in each lane, from the left
        for lane in range(self.worms):
            y = middle + (self.worms - 1 - 2 * lane) * (box.diameter + box.apart) // 2
            head = self.start_line - box.behind - box.radius
            body: Body = ()
            for segment in range(box.segments):
                body += (head - segment * box.diameter, y)
            self.lanes.append(body)

    def owner(self, worm: int) -> Seat:
        """§6.1  Returns the seat that owns a worm."""
        return worm // self.worms_each

    def worms_of(self, seat: Seat) -> range:
        """§6.1  Returns the worms that a seat plays: one, or two if only two seats play."""
        return range(seat * self.worms_each, (seat + 1) * self.worms_each)


class OneMove(Kind):
    """A kind of value: a coming move."""

    def write(self, value: Any, settings: Any) -> Any:
        move: Move = value
        return MoveView(move.worm, move.number, move.swing)

    def read(self, word: Any, settings: Any) -> Any:
        move = Move(word.worm, word.number, word.swing)
        if not (0 <= move.worm < settings.worms and 0 <= move.number <= 12):
            raise ValueError(f"worm {move.worm} cannot crawl {move.number}")
        return move


class UpTo(Kind):
    """A whole number, limited by an option."""

    def __init__(self, low: int, option: str) -> None:
        super().__init__(int, is_same=True)
        self.low = low
        self.option = option

    def read(self, word: Any, settings: Any) -> Any:
        high: int = settings.options[self.option]
        if not self.low <= word <= high:
            raise ValueError(f"{word} is not from {self.low} to {high}")
        return word


class EachOf(Row):
    """The kind of a field with one value for each worm or seat, as a list; a position may leave out the whole list."""

    def __init__(self, of: str, kind: Kind, blank: int) -> None:
        super().__init__(kind)
        self.of = of
        self.blank = blank

    def fresh(self, settings: Any) -> list[int]:
        """Returns the values at the beginning of a match."""
        return [self.blank] * getattr(settings, self.of)

    def read(self, word: Any, settings: Any) -> Any:
        fresh = self.fresh(settings)
        if word and len(word) != len(fresh):
            raise ValueError(f"{len(word)} of them for {len(fresh)} {self.of}")
        return list(super().read(word, settings)) or fresh


class Lanes(Kind):
    """The kind of the field that says which worm has which lane; if a position has None, the worms lie in the order of
    their numbers.
    """

    def read(self, word: Any, settings: Any) -> Any:
        worms = tuple(range(settings.worms))
        if word is not None and tuple(sorted(word)) != worms:
            raise ValueError(f"each of {settings.worms} worms has one")
        return worms if word is None else word


# Kinds of values that are numbers in a state and names everywhere else.
PHASE = Name(lambda settings: PHASE_NAMES, lambda settings: PHASE_OF)
TILE = Name(lambda settings: settings.tiles.names, lambda settings: settings.tiles.tile_of)
TILE_OF_EACH = EachOf("worms", MaybeName(TILE), NO_TILE)
CLASHES = EachOf("worms", Whole(0, 1000), 0)
WINS = EachOf("seats", UpTo(0, "races"), 0)

# One row for each field and each other part of a written position, in the order of the position.  A row gives the form
# of the field or part, and who sees it.
TABLE: Final = Table(
    Field("phase", PHASE, RACE_BEGINS, needed=True),
    inner("asked", NO_SEATS),
    inner("worms", lambda settings: settings.lanes[:]),
    part("worms", tuple[tuple[Place, ...], ...], needed=True),  # the worms as they lay before the unfinished move
    Field("step", Whole(0, 1 << 40), 0, HIDDEN),
    Field("race", UpTo(1, "races"), 1),
    Field("round", UpTo(1, "last_round"), 1),
    Field("lanes", Lanes(tuple[int, ...] | None), lambda settings: tuple(range(settings.worms)), HIDDEN),
    inner("finish", lambda settings: settings.finish),
    part("finish", tuple[Place, int] | None),  # the right post and the card's angle; None: as at the set-up
    Field("laid", TILE_OF_EACH, TILE_OF_EACH.fresh, HIDDEN),
    Field("shown", Names(TILE), (), HIDDEN),
    Field("resting", TILE_OF_EACH, TILE_OF_EACH.fresh, HIDDEN),
    Field("clashes", CLASHES, CLASHES.fresh, HIDDEN),
    Field("order", Row(OneMove(MoveView)), ()),
    inner("left", 0),
    inner("may_swing", False),
    inner("crawled", 0),
    inner("draft", ()),
    part("draft", tuple[dict[str, Any], ...], ()),  # the unfinished move, step by step
    inner("body_before", ()),
    inner("finish_before", lambda settings: settings.finish),
    Field("wins", WINS, WINS.fresh),
    Field("outcome", OUTCOME, None),
)


class State(CoreState):
    """Everything on the table of a match.  Tuples are immutable, so copies of a state may share them."""

    __slots__ = ("settings", *TABLE.own_names)

    settings: Settings
    race: int
    round: int
    lanes: tuple[int, ...]  # the worm that began in each lane, from the left
    worms: list[Body]
    finish: Finish
    laid: list[int]  # the tile of each worm, face down
    shown: tuple[int, ...]  # the tiles that were turned up last
    resting: list[int]  # each worm's resting tile (§2.5)
    # For each worm, the number of consecutive rounds in which its bid clashed (option `consolation`).
    clashes: list[int]
    order: tuple[Move, ...]  # the moves to come; the first is being made
    # The move being made, which nobody else sees until it is confirmed:
    left: int  # segments still to be moved
    may_swing: bool  # whether the worm that moves may still swing the finish
    crawled: int  # segments already moved in this move
    draft: tuple[Action, ...]  # the actions already taken in this move
    body_before: Body  # the worm as the other seats still see it
    finish_before: Finish  # the finish as the other seats still see it
    wins: list[int]  # the number of races that each seat has won

    def copy(self) -> State:
        """Returns a state that shares nothing mutable with this one."""
        twin = State()
        self.copy_shared(twin)
        twin.settings = self.settings
        twin.race = self.race
        twin.round = self.round
        twin.lanes = self.lanes
        twin.worms = self.worms[:]
        twin.finish = self.finish
        twin.laid = self.laid[:]
        twin.shown = self.shown
        twin.resting = self.resting[:]
        twin.clashes = self.clashes[:]
        twin.order = self.order
        twin.left = self.left
        twin.may_swing = self.may_swing
        twin.crawled = self.crawled
        twin.draft = self.draft
        twin.body_before = self.body_before
        twin.finish_before = self.finish_before
        twin.wins = self.wins[:]
        return twin

    def mover(self) -> int:
        """Returns the worm whose move it is."""
        return self.order[0].worm

    def public_worms(self) -> list[Body]:
        """Returns the worms as everybody sees them, that is, before the unfinished move."""
        bodies = self.worms[:]
        if self.phase == MOVING:
            bodies[self.mover()] = self.body_before
        return bodies

    def public_finish(self) -> Finish:
        """Returns the finish as everybody sees it."""
        return self.finish_before if self.phase == MOVING else self.finish

    def bidding_worm(self, seat: Seat) -> int:
        """§6.1  Returns the worm for which a seat lays its next tile: the first of its worms without a tile."""
        worms = self.settings.worms_of(seat)
        return worms[0] if self.laid[worms[0]] == NO_TILE else worms[-1]

    def ground(self, worm: int, reach: int) -> Ground:
        """§3.2  Returns everything that blocks a worm that crawls at most `reach` segments from its head or tail."""
        settings = self.settings
        ends = ends_of_card(self.finish, settings.card)
        ground = Ground(settings.steps, settings.diameter, settings.length, settings.width, ends, settings.touch)
        body = self.worms[worm]
        # The reach is measured from the head; the length of the worm is added for a crawl from its tail.
        x, y = body[0], body[1]
        far = (reach + len(body) // 2) * settings.diameter
        for other, segments in enumerate(self.worms):
            if other != worm:
                ground.put_discs(segments, settings.diameter + settings.gap, x, y, far)
        ground.put_discs(ends, settings.radius + settings.post, x, y, far)
        for solid in settings.solids:
            ground.solids.append(solid)
        return ground

    def sweep(self, left_is_held: bool) -> Sweep:
        """§4.2  Returns the swing of the card about a post, with everything in its way."""
        settings = self.settings
        ax, ay, bx, by = ends_of_card(self.finish, settings.card)
        angle = self.finish[2]
        if left_is_held:
            ax, ay, angle = bx, by, angle + TURN // 2
        sweep = Sweep(ax, ay, angle, settings.card, settings.thick, settings.post, settings.length, settings.width)
        for body in self.worms:
            sweep.put_discs(body, settings.radius)
        for solid in settings.solids:
            sweep.solids.append(solid)
        return sweep


def new_state(settings: Settings) -> State:
    """Returns a state with an empty table: no lanes are drawn yet."""
    state = State()
    TABLE.freshen(state, settings)
    state.settings = settings
    return state
