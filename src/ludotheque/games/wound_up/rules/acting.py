"""§5  Card actions: the target, then the angle, or the winding."""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.geometry import boxes_gap
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Region, Swing
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up.actions import LetGo
from ludotheque.games.wound_up.actions import Turn as TurnPawn
from ludotheque.games.wound_up.box import BLACK, GREEN, ROTATE_LEFT, ROTATE_OPPONENT, ROTATE_RIGHT
from ludotheque.games.wound_up.changes import SLIP_AS_APPLIED
from ludotheque.games.wound_up.events import PawnWound, TargetNamed
from ludotheque.games.wound_up.rules.brains import move_token
from ludotheque.games.wound_up.rules.placing import feet_of, foot_box, is_free, others_on_board, touches
from ludotheque.games.wound_up.rules.walking import run_down, turn_pawn
from ludotheque.games.wound_up.state import NOBODY, ON_BOARD, Due, State

STAY: Final = TurnPawn(0)
LET_GO: Final = LetGo(0, 0, 0)
ONLY_LET_GO: Final[list[Action]] = [LET_GO]
SLIP: Final = 100  # §6.7  a human hand puts a pawn back so far off, at most: 1/100 mm east and north
SLIP_TURN: Final = 546  # and 3 degrees


def name_target(state: State, target: Seat, log: Log) -> None:
    """§5.3  Whose pawn is to be rotated."""
    state.target = target
    log.happened(TargetNamed, state.acting[0], target)


def find_target(state: State, log: Log) -> bool:
    """§5.5  The acting seat's own pawn, or the only other one; False if there is a choice to be made."""
    actor = state.acting[0]
    if state.card != ROTATE_OPPONENT:
        state.target = actor
    elif state.settings.seats == 2:
        name_target(state, 1 - actor, log)
    return state.target != NOBODY


def swing_limit(state: State, seat: Seat, way: int, most: int) -> int:
    """§5.2  How far a pawn can be turned one way until it would overlap another.

    Near another pawn every quantum counts; a gap of g lets us skip as many as cannot use it up.
    """
    x, y, facing = state.x[seat], state.y[seat], state.facing[seat]
    settings = state.settings
    arm = math.sqrt(settings.half_length * settings.half_length + settings.half_width * settings.half_width)
    near: list[int] = []
    far = 0.0
    for other in others_on_board(state, seat):
        dx, dy = state.x[other] - x, state.y[other] - y
        away = math.sqrt(dx * dx + dy * dy)
        if away < 2.0 * arm:
            near.append(other)
            far = max(far, away)
    if not near:
        return most
    others = feet_of(state, near)
    a_quantum = (far + 2.0 * arm) * (2.0 * math.pi / TURN)  # no gap changes faster
    resting = float(settings.box.resting)
    done = 0
    while True:
        box = foot_box(state, x, y, facing + way * done)
        gap = min([boxes_gap(box, other) for other in others])
        if gap < -resting:
            return max(0, done - 1)
        if done == most:
            return most
        done = min(most, done + max(1, math.floor((gap + resting) / a_quantum)))


def turning_region(state: State, template: Action, seat: Seat, right: int, left: int) -> Region:
    """§5.2  The angles by which a pawn may be turned, at most so far to the right and to the left; none at all is one."""
    return Swing(
        template,
        "turn",
        -swing_limit(state, seat, -1, right) if right else 0,
        swing_limit(state, seat, 1, left) if left else 0,
        pivot=(state.x[seat], state.y[seat]),
        radius=state.settings.half_length,
        start=state.facing[seat],
        still=True,
    )


def turning_choices(state: State) -> tuple[list[Action], Action, list[Region]]:
    """§5.2, §5.3  Up to 180° clockwise, counter-clockwise, or either way."""
    right = 0 if state.card == ROTATE_LEFT else HALF
    left = 0 if state.card == ROTATE_RIGHT else HALF
    return [], STAY, [turning_region(state, STAY, state.target, right, left)]


def winding_choices(state: State) -> tuple[list[Action], Action, list[Region]]:
    """§5.1, §8.3  Let go, with the tokens that are added; option `aim`: turned a little first."""
    seat = state.target
    held = state.tokens[seat]
    aim = state.settings.aim
    if not aim and not held[BLACK] and not held[GREEN]:
        return ONLY_LET_GO, LET_GO, []
    winds = state.card + 1
    ways: list[Action] = [
        LetGo(black, green, 0)
        for green in range(held[GREEN] + 1)
        for black in range(min(held[BLACK], winds + green) + 1)
    ]
    if not aim:
        return ways, LET_GO, []
    right, left = swing_limit(state, seat, -1, aim), swing_limit(state, seat, 1, aim)
    pivot = (state.x[seat], state.y[seat])
    radius, start = state.settings.half_length, state.facing[seat]
    regions: list[Region] = [
        Swing(way, "turn", -right, left, pivot=pivot, radius=radius, start=start, still=True) for way in ways
    ]
    return [], LET_GO, regions


def rotate(state: State, angle: int, log: Log) -> None:
    """§5.2, §5.3  The target is turned; the next tied seat follows."""
    finish_action(state, turn_pawn(state, state.acting[0], state.target, angle, log))


def wind_and_let_go(state: State, action: LetGo, luck: Luck, log: Log) -> None:
    """§5.1  Wound exactly as often as the card and the tokens say, put back and let go."""
    seat = state.target
    winds = state.card + 1 - action.black + action.green
    if action.black:
        move_token(state, seat, BLACK, -action.black)
    if action.green:
        move_token(state, seat, GREEN, -action.green)
    dues: list[Due] = []
    if action.turn:
        dues = turn_pawn(state, seat, seat, action.turn, log)
    if state.outcome is None and state.where[seat] == ON_BOARD:
        slip = None if state.settings.is_steady else put_back(state, seat, luck)
        log.happened(PawnWound, seat, winds, action.black, action.green, slip)
        dues += run_down(
            state, seat, winds, luck, log
        )  # a turn after which it is still on the board owes brains at most
    finish_action(state, dues)


def put_back(state: State, seat: Seat, luck: Luck) -> tuple[int, int, int]:
    """§6.7  Option `hands = "human"`: put back a little askew, or less so if that would overlap or touch something new.

    Answers by how much.
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
    """§4.4  The next of the tied seats acts, when what this one has caused is settled."""
    state.target = NOBODY
    state.acting = state.acting[1:]
    if state.outcome is None:
        state.dues = tuple(dues) + state.dues
