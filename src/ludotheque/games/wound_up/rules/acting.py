"""§5  Performing the action of a card: the target is named, then turned or wound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.choices import Choices
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.regions import Region, Swing
from ludotheque.core.seats import only
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up.actions import LetGo, NameTarget
from ludotheque.games.wound_up.actions import Turn as TurnPawn
from ludotheque.games.wound_up.box import BLACK, GREEN, ROTATE_LEFT, ROTATE_OPPONENT, ROTATE_RIGHT, WIND_4
from ludotheque.games.wound_up.changes import SLIP_AS_APPLIED
from ludotheque.games.wound_up.events import PawnWound, TargetNamed
from ludotheque.games.wound_up.kinds import Due
from ludotheque.games.wound_up.rules.bidding import close_auction
from ludotheque.games.wound_up.rules.feet import (
    bad_angle,
    feet_of,
    foot_box,
    is_free,
    others_on_board,
    swing_limit,
    touches,
    turning_region,
)
from ludotheque.games.wound_up.rules.tokens import Question
from ludotheque.games.wound_up.rules.walking import run_down, turn_pawn
from ludotheque.games.wound_up.state import NOBODY, ON_BOARD, PLACING, TARGETING, TURNING, WINDING, State

STAY: Final = TurnPawn(0)
LET_GO: Final = LetGo(0, 0, 0)
ONLY_LET_GO: Final[list[Action]] = [LET_GO]
TARGETS: Final[list[Action]] = [NameTarget(seat) for seat in range(4)]
SLIP: Final = 100  # §6.7  the largest accidental shift when a human hand puts a pawn back, in 1/100 mm east and north
SLIP_TURN: Final = 546  # the largest accidental rotation when a human hand puts a pawn back: 3 degrees


class Acting(Phase[State]):
    """§5.5  The target is named, its owner places the target if it is off the board, and then it is turned or wound."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if not state.acting:
            close_auction(state)
            return
        actor = state.acting[0]
        if state.target == NOBODY:
            find_target(state, log)
        target = state.target
        if target == NOBODY:
            state.phase = TARGETING
            state.asked = only(actor)
        elif state.where[target] != ON_BOARD:
            state.phase = PLACING
            state.asked = only(target)
        else:
            state.phase = WINDING if state.card <= WIND_4 else TURNING
            state.asked = only(actor)


def find_target(state: State, log: Log) -> None:
    """§5.5  Sets the target: the acting seat's own pawn, or the only other pawn; none yet if the seat has a choice."""
    actor = state.acting[0]
    if state.card != ROTATE_OPPONENT:
        state.target = actor
    elif state.settings.seats == 2:
        name_target(state, 1 - actor, log)


def name_target(state: State, target: Seat, log: Log) -> None:
    """§5.3  Notes the seat whose pawn will be rotated."""
    state.target = target
    log.happened(TargetNamed, state.acting[0], target)


class Targeting(Question):
    """§5.3  The seat names another seat's pawn to rotate."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [TARGETS[other] for other in range(state.settings.seats) if other != seat]

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        name_target(state, action.seat, log)

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        if not isinstance(action, NameTarget):
            return self.section, self.awaited, {}
        if action.seat == seat:
            return self.section, "own-pawn", {}
        return self.section, "no-such-seat", {"number": action.seat}


class Turning(Question):
    """§5.2, §5.3  The target is turned up to 180° clockwise, counter-clockwise, or either way."""

    def owed(self, state: State, seat: Seat) -> Choices:
        return Choices((), STAY, (turning_region(state, STAY, state.target, self.right(state), self.left(state)),))

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        finish_action(state, turn_pawn(state, state.acting[0], state.target, action.turn, luck, log))

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, TurnPawn):
            return bad_angle(state, state.target, action.turn, self.right(state), self.left(state))
        return self.section, self.awaited, {}

    def right(self, state: State) -> int:
        """Returns the largest clockwise turn that the card allows."""
        return 0 if state.card == ROTATE_LEFT else HALF

    def left(self, state: State) -> int:
        """Returns the largest counter-clockwise turn that the card allows."""
        return 0 if state.card == ROTATE_RIGHT else HALF


class Winding(Question):
    """§5.1, §8.3  The owner lets the pawn go and may add tokens; with option `aim` the owner may first turn the pawn a
    little.
    """

    def owed(self, state: State, seat: Seat) -> Choices:
        held = state.tokens[seat]
        aim = state.settings.aim
        if not aim and not held[BLACK] and not held[GREEN]:
            return Choices(ONLY_LET_GO, LET_GO)
        winds = state.card + 1
        ways: list[Action] = [
            LetGo(black, green, 0)
            for green in range(held[GREEN] + 1)
            for black in range(min(held[BLACK], winds + green) + 1)
        ]
        if not aim:
            return Choices(ways, LET_GO)
        right, left = swing_limit(state, seat, -1, aim), swing_limit(state, seat, 1, aim)
        pivot = (state.x[seat], state.y[seat])
        radius, start = state.settings.half_length, state.facing[seat]
        regions: list[Region] = [
            Swing(way, "turn", -right, left, pivot=pivot, radius=radius, start=start, still=True) for way in ways
        ]
        return Choices((), LET_GO, tuple(regions))

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        wind_and_let_go(state, action, luck, log)

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        """§5.1, §8.3  Says why a pawn cannot be let go like this."""
        if not isinstance(action, LetGo):
            return self.section, self.awaited, {}
        held = state.tokens[seat]
        for name, count, rank in (("black", action.black, BLACK), ("green", action.green, GREEN)):
            if not 0 <= count <= held[rank]:
                return "§8.3", "not-so-many-tokens", {"token": name, "count": count, "held": held[rank]}
        if action.black > state.card + 1 + action.green:
            return "§8.3", "below-no-winds", {}
        aim = state.settings.aim
        if abs(action.turn) <= aim:
            return bad_angle(state, seat, action.turn, aim, aim)
        if aim == 0:
            return "§5.1", "same-facing", {}
        return "§5.1", "beyond-the-aim", {"aim": state.settings.options["aim"]}


def wind_and_let_go(state: State, action: LetGo, luck: Luck, log: Log) -> None:
    """§5.1  Winds the pawn exactly as often as the card and the tokens say, puts the pawn back and lets it go."""
    seat = state.target
    winds = state.card + 1 - action.black + action.green
    if action.black:
        state.move_token(seat, BLACK, -action.black)
    if action.green:
        state.move_token(seat, GREEN, -action.green)
    dues: list[Due] = []
    if action.turn:
        dues = turn_pawn(state, seat, seat, action.turn, luck, log)
    if state.outcome is None and state.where[seat] == ON_BOARD:
        slip = None if state.settings.is_steady else put_back(state, seat, luck)
        log.happened(PawnWound, seat, winds, action.black, action.green, slip)
        # After a turn that leaves the pawn on the board, only brains can be due.
        dues += run_down(state, seat, winds, luck, log)
    finish_action(state, dues)


def put_back(state: State, seat: Seat, luck: Luck) -> tuple[int, int, int]:
    """§6.7  Option `hands = "human"`: puts the pawn back slightly out of place.  If the pawn would then overlap or
    touch something new, it is put less far out of place.

    Returns the displacement of the pawn: east, north, and its rotation.
    """
    slip = (
        luck.pick(range(-SLIP, SLIP + 1)),
        luck.pick(range(-SLIP, SLIP + 1)),
        luck.pick(range(-SLIP_TURN, SLIP_TURN + 1)),
    )
    others = feet_of(state, others_on_board(state, seat))
    x, y, facing = state.x[seat], state.y[seat], state.facing[seat]
    touched = touches(state, foot_box(state, x, y, facing))
    for part in (1, 2, 4, 8):
        less = (slip[0] // part, slip[1] // part, slip[2] // part)
        box = foot_box(state, x + less[0], y + less[1], facing + less[2])
        if is_free(state, box, others) and (touched or not touches(state, box)):
            state.x[seat], state.y[seat], state.facing[seat] = x + less[0], y + less[1], (facing + less[2]) % TURN
            return less if state.settings.rules >= SLIP_AS_APPLIED else slip
    return (0, 0, 0) if state.settings.rules >= SLIP_AS_APPLIED else slip


def finish_action(state: State, dues: list[Due]) -> None:
    """§4.4  Ends the action of a seat; the next of the tied seats acts once everything that this one has caused is
    settled.
    """
    state.target = NOBODY
    state.acting = state.acting[1:]
    if state.outcome is None:
        state.dues = tuple(dues) + state.dues
