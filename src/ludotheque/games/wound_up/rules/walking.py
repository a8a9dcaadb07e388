"""§6, §7  Walking and turning: the physics reports what happened, and these rules decide what follows."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.errors import WrongLuck
from ludotheque.core.log import Log
from ludotheque.core.luck import BLOCK, Fast, Luck, Recorder, fast
from ludotheque.core.structs import Seat
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.board import NO_TILE
from ludotheque.games.wound_up.changes import PLACED_ONCE, TRIGGERS_LEFT_AT_ONCE
from ludotheque.games.wound_up.events import (
    PawnFell,
    PawnRanOff,
    PawnsWalked,
    PawnTaken,
    PawnTurned,
    StepReached,
)
from ludotheque.games.wound_up.kinds import BRAIN_DUE, PLACE_DUE, Due
from ludotheque.games.wound_up.rules.ending import win_at_the_gate
from ludotheque.games.wound_up.state import IN_GRAVE, IN_MAUSOLEUM, ON_BOARD, OUT, RAN_OFF, State
from ludotheque.physics.constants import Constants
from ludotheque.physics.kernel import VERSION, walk
from ludotheque.physics.report import Happening, Walk, walk_from_json
from ludotheque.physics.scene import UNCARRIED, Pawn, Scene
from ludotheque.physics.stand_in import estimate_walk
from ludotheque.physics.turning import STRIDE, WIDE, turn

# For search and statistics, walks need not be simulated: the stand-in (docs/physics.md) estimates them.  Here this is
# called guessing a walk.  `Rough` is a luck that guesses walks; `Guessing` wraps any other luck, so that it guesses them.
GUESSED: Final = 0  # stands for the physics version in a guessed walk


def scene_of(state: State) -> Scene:
    """Returns everything a walk depends on.  The pawns of a scene are numbered by seat."""
    board = state.settings.board
    pawns = [
        Pawn(
            state.x[seat],
            state.y[seat],
            state.facing[seat],
            state.character(seat),
            on_board=state.where[seat] == ON_BOARD,
            tile=UNCARRIED if state.tile[seat] == NO_TILE else state.tile[seat],
            ignores=state.ignores[seat],
            crossing=state.crossing[seat],
        )
        for seat in range(state.settings.seats)
    ]
    is_late = state.settings.rules < TRIGGERS_LEFT_AT_ONCE  # §7.2
    return Scene(pawns, board.tiles, board.triggers, board.gate, leaves_late=is_late)


class Release:
    """A wound pawn about to be let go.  Luck calls this object with a seed in order to simulate the walk, or calls
    `roughly` for a guess.
    """

    def __init__(self, state: State, seat: Seat, winds: int) -> None:
        self.physics = VERSION
        self.scene = scene_of(state)
        self.seat = seat
        self.winds = winds
        self.constants: Constants = state.settings.box.constants
        self.path = state.settings.board.path
        self.progress = state.progress[:]

    def __call__(self, seed: int) -> dict[str, Any]:
        """Returns the whole walk or, if a pawn wins, the walk up to that instant (§9.5)."""
        told = walk(self.scene, self.seat, self.winds, seed, self.constants)
        tick = winning_tick(told.happened, self.path, self.progress)
        if 0 <= tick < told.ticks:
            told = walk(self.scene, self.seat, self.winds, seed, self.constants, tick)
        return told.to_json()

    def quick_estimate(self, seed: int) -> Walk:
        """Returns the stand-in's guess at the walk."""
        return estimate_walk(self.scene, self.seat, self.winds, seed, self.constants)

    def roughly(self, seed: int) -> dict[str, Any]:
        """Returns the stand-in's guess at the walk as plain data, marked so that no record may contain it (see
        `read_walk`).
        """
        return {**self.quick_estimate(seed).to_json(), "physics": GUESSED}


class Rough(Fast):
    """Fast luck for search and statistics, which guesses walks.

    `ludotheque.new("wound-up", luck=rough(7))` plays a whole match with guessed walks, about ten times as fast as with
    simulated ones.  Such a match cannot be saved, and its record can neither be replayed nor verified.
    """

    def walk(self, run: Any) -> dict[str, Any]:
        assert isinstance(run, Release)
        return run.roughly(self.noise())

    def copy(self) -> Luck:
        return Rough(self.key, self.block * BLOCK + self.at)

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError("walks were guessed in this match, so it cannot be saved")


class Guessing(Luck):
    """Wraps the luck of an imagined match: walks are guessed, and turns are checked at fewer angles than in a real
    match.
    """

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def below(self, count: int, purpose: str) -> int:
        return self.luck.below(count, purpose)

    def noise(self) -> int:
        return self.luck.noise()

    def copy(self) -> Luck:
        return Guessing(self.luck.copy())


def rough(seed: object) -> Rough:
    """Returns luck that guesses walks, made from a seed: any whole number, or bytes."""
    return Rough(fast(seed).key)


def is_guessing(luck: Luck) -> bool:
    """Does this luck, or the luck that a recorder wraps, guess walks?"""
    return isinstance(luck.luck if isinstance(luck, Recorder) else luck, Rough)


def winning_tick(happened: tuple[Happening, ...], path: tuple[int, ...], progress: list[int]) -> int:
    """§9.5  Finds the tick in which a pawn first crosses the gate with the right to win; -1 if none does."""
    reached = progress[:]
    last = len(path) - 1
    for one in happened:
        if one.kind == "entered":
            step = reached[one.pawn] + 1
            if step <= last and path[step] == one.thing:
                reached[one.pawn] = step
        elif one.kind == "crossed" and reached[one.pawn] == last:
            return one.tick
    return -1


def run_down(state: State, seat: Seat, winds: int, luck: Luck, log: Log) -> list[Due]:
    """§6.1  Lets the pawn walk until all pawns are at rest; returns what must be settled."""
    if winds == 0:
        return []
    release = Release(state, seat, winds)
    if isinstance(luck, Guessing):
        told = release.quick_estimate(luck.noise())
    else:
        doc = luck.walk(release)
        if doc.get("physics") == GUESSED and not is_guessing(luck):
            raise WrongLuck("this walk was guessed by the stand-in, and decides nothing")
        told = read_walk(state, doc)
    if log.heard:
        happened = tuple([(one.tick, one.kind, one.pawn, one.thing, one.how) for one in told.happened])
        log.happened(PawnsWalked, seat, told.ticks, str(told.to_json()["frames"]), happened)
    return settle(state, told, seat, log)


def read_walk(state: State, doc: dict[str, Any]) -> Walk:
    """Returns a walk from the luck, checked: a recorded walk may be damaged or belong to another table."""
    try:
        told = walk_from_json(doc)
    except (KeyError, TypeError, ValueError) as error:
        raise WrongLuck(f"not a valid walk: {error}") from error
    seats = state.settings.seats
    board = state.settings.board
    things = {"entered": len(board.tiles), "left": len(board.tiles), "touched": len(board.spots), "contact": seats}
    for one in told.happened:
        known = one.kind not in things or 0 <= one.thing < things[one.kind]
        if not known or not 0 <= one.pawn < seats:
            raise WrongLuck("this is a walk of another table")
    if len(told.rest) != seats:
        raise WrongLuck("this is a walk of other pawns")
    return told


def turn_pawn(state: State, by: Seat, seat: Seat, angle: int, luck: Luck, log: Log) -> list[Due]:
    """§5.2, §7.4  Turns a pawn about its centre; everything that its feet sweep over counts, and a mausoleum or grave
    ends the turn early.
    """
    most = WIDE if isinstance(luck, Guessing) else STRIDE
    told = turn(scene_of(state), seat, angle, state.settings.box.constants, shown=False, most=most)
    facing = told.rest[seat].facing
    done = (facing - state.facing[seat]) % TURN
    if angle < 0 and done:
        done -= TURN
    log.happened(PawnTurned, by, seat, done, facing)
    return settle(state, told, seat, log)


def settle(state: State, told: Walk, mover: Seat, log: Log) -> list[Due]:
    """§6.10  Ends the match if a pawn wins, and stands fallen pawns up.  Returns what is due: first brains, then pawns
    that ran off.
    """
    settings = state.settings
    brains: list[Due] = []
    winners: list[int] = []
    won_at = 0
    for one in told.happened:
        seat = one.pawn
        if winners and one.tick > won_at:
            break
        if one.kind == "entered":
            come_to(state, seat, one.thing, log)
        elif one.kind == "touched":
            if one.how == "brain":
                if one.thing not in state.paid[seat]:  # §8.1  a brain pays a pawn at most once per turn
                    state.paid[seat] = tuple(sorted((*state.paid[seat], one.thing)))
                    brains.append(Due(BRAIN_DUE, seat, one.thing))
            else:
                state.where[seat] = IN_MAUSOLEUM if one.how == "mausoleum" else IN_GRAVE
                state.spot[seat] = one.thing
                log.happened(PawnTaken, seat, one.how, one.thing)
        elif one.kind == "crossed":
            if state.progress[seat] == settings.board.last:  # §9.2
                winners.append(seat)
                won_at = one.tick
        elif one.kind == "left" and seat not in winners:
            state.where[seat] = RAN_OFF
            state.spot[seat] = one.thing
            log.happened(PawnRanOff, seat, one.thing + 1)
    take_poses(state, told)
    if winners:
        winner = first_of(state, winners, mover)
        state.where[winner] = OUT
        lift_off(state, winner)
        win_at_the_gate(state, winner, log)
        return []
    places: list[Due] = []
    for seat in state.clockwise(state.dealer):
        if told.rest[seat].state == "fallen":  # §6.3  the pawn is stood up where its feet are
            log.happened(PawnFell, seat, told.rest[seat].lies)
        if state.where[seat] == RAN_OFF and not is_due(state, seat):
            places.append(Due(PLACE_DUE, seat, state.spot[seat]))
    return brains + places


def is_due(state: State, seat: Seat) -> bool:
    """§6.10, §8.4  Is the pawn already waiting to be placed?  That is possible if somebody used a token meanwhile."""
    if state.settings.rules < PLACED_ONCE:
        return False
    return any(due.what == PLACE_DUE and due.seat == seat for due in state.dues)


def come_to(state: State, seat: Seat, tile: int, log: Log) -> None:
    """§6.9  Advances the progress of a pawn if the tile under the centre of its feet is the next one of the path."""
    board = state.settings.board
    step = state.progress[seat] + 1
    if step <= board.last and board.path[step] == tile:
        state.progress[seat] = step
        log.happened(StepReached, seat, step)


def take_poses(state: State, told: Walk) -> None:
    """Copies from the report where all pawns came to rest, and what the next walk must know."""
    for seat, rest in enumerate(told.rest):
        if state.where[seat] == ON_BOARD:
            state.x[seat] = rest.x
            state.y[seat] = rest.y
            state.facing[seat] = rest.facing
            state.tile[seat] = NO_TILE if rest.tile == UNCARRIED else rest.tile
            state.ignores[seat] = rest.ignores
            state.crossing[seat] = rest.crossing
        else:
            lift_off(state, seat)


def lift_off(state: State, seat: Seat) -> None:
    """Clears the pose of a pawn that is not on the board."""
    state.x[seat] = 0
    state.y[seat] = 0
    state.facing[seat] = 0
    state.tile[seat] = NO_TILE
    state.ignores[seat] = ()
    state.crossing[seat] = False


def first_of(state: State, winners: list[int], mover: Seat) -> int:
    """§9.5  Picks the winner among pawns that cross the gate in the same instant: the wound pawn comes before pushed
    pawns, and these count clockwise from the dealer.
    """
    if mover in winners:
        return mover
    for seat in state.clockwise(state.dealer):
        if seat in winners:
            return seat
    return winners[0]
