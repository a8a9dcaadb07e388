"""A decision in microseconds, for rollouts: roughly what `heuristic` would do, with walks estimated along straight
lines (outlook.py).
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.places import Pose
from ludotheque.core.structs import Action
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up.actions import FacePawn, LetGo, NameTarget, PlacePawn, UsePurple, UseRed, UseYellow
from ludotheque.games.wound_up.actions import Turn as TurnPawn
from ludotheque.games.wound_up.bots.aim import NARROW, places_in
from ludotheque.games.wound_up.bots.evaluate import Course, course_of
from ludotheque.games.wound_up.bots.outlook import foremost, gain_of, need_after, need_from, stretch_of
from ludotheque.games.wound_up.bots.policy import STRENGTH, WORTH, one_more
from ludotheque.games.wound_up.box import (
    BLACK,
    GREEN,
    PURPLE,
    RANKS,
    RED,
    ROTATE_LEFT,
    ROTATE_RIGHT,
    TYPES,
    WILD,
    WIND_4,
    YELLOW,
)
from ludotheque.games.wound_up.rules.acting import LET_GO
from ludotheque.games.wound_up.rules.bidding import PASS
from ludotheque.games.wound_up.rules.brains import GAIN, LEAVE, may_upgrade, next_rank
from ludotheque.games.wound_up.rules.feet import swing_limit
from ludotheque.games.wound_up.rules.placing import area_tile, placing_region
from ludotheque.games.wound_up.rules.setup import AGREE
from ludotheque.games.wound_up.state import (
    AGREEING,
    ANSWERING,
    DISCARDING,
    FEEDING,
    GIVING,
    IN_GRAVE,
    NO_SPOT,
    ON_BOARD,
    OPENING,
    PLACING,
    RAISING,
    TARGETING,
    TURNING,
    State,
)

# The value of keeping a Wild for later in the turn, in u for each wind of the longest walk that can still be auctioned.
A_WILD: Final = 7.0
A_RED: Final = 15.0  # the minimum advantage for which a red token is used, in u
A_TURN: Final = 25.0  # the minimum gain for which a purple token is used, in u
A_TOKEN: Final = 12.0  # the minimum gain for each black or green token that is used, in u
POSES: Final = 12  # the number of poses cached for each area


def quick_action(state: State, seat: int) -> Action:
    """Returns a sensible action of a seat that is asked; it depends on what the seat knows, and not on luck."""
    phase = state.phase
    course = course_of(state)
    if phase == RAISING:
        return quick_raise(state, course, seat)
    if phase == ANSWERING:
        wilds = worth_adding(state, course, seat, state.hands[seat][state.card])
        return state.settings.box.answers[wilds]
    if phase == OPENING:
        return quick_opening(state, course, seat)
    if phase == GIVING or phase == DISCARDING:
        box = state.settings.box
        kind = least_useful(state, seat, phase == GIVING)
        return box.giving[kind] if phase == GIVING else box.discarding[kind]
    if phase == PLACING:
        return quick_place(state, course, seat)
    if phase == TURNING:
        return TurnPawn(quick_turn(state, course, seat))
    if phase == FEEDING:
        return quick_feed(state, seat)
    if phase == TARGETING:
        return NameTarget(foremost(state, course, seat))
    if phase == AGREEING:
        return AGREE
    return quick_letting_go(state, course, seat)


def least_useful(state: State, seat: int, is_given: bool) -> int:
    """Returns the kind of the card that is least useful, by the values that `heuristic` uses."""
    hand = state.hands[seat]
    chosen = state.chosen[seat]
    best, least = WILD, math.inf
    for kind in range(TYPES):
        count = hand[kind] - chosen.count(kind)
        if count > 0:
            count = min(count, 6)
            value = WORTH[kind] * (STRENGTH[count] - STRENGTH[count - 1])
            if is_given:
                value += 0.05 * WORTH[kind]
            if value < least:
                best, least = kind, value
    return best


def quick_opening(state: State, course: Course, seat: int) -> Action:
    """Returns the use of a yellow token if the seat can use one; otherwise the opening with the best prospect, or a
    pass if all openings look bad.
    """
    if state.tokens[seat][YELLOW]:
        victim = foremost(state, course, seat)
        if state.sizes[victim]:
            return UseYellow(victim)
    ranked = ranked_openings(state, course, seat)
    best: Action = PASS
    most = 0.0
    for value, kind, wilds in ranked:
        if value > most:
            best, most = state.settings.box.openings[kind][wilds], value
    return best


def ranked_openings(state: State, course: Course, seat: int) -> list[tuple[float, int, int]]:
    """Returns for each type that may be opened: its value in u, its number, and the number of Wilds that seems best."""
    hand = state.hands[seat]
    seats = state.settings.seats
    found: list[tuple[float, int, int]] = []
    cost = wild_cost(state)
    for kind in range(TYPES):
        if kind in state.opened or not (hand[kind] or hand[WILD]):
            continue
        if (kind == ROTATE_LEFT or kind == ROTATE_RIGHT) and not hand[kind] and state.where[seat] != ON_BOARD:
            continue
        mine = gain_of(state, course, kind, seat, seat)
        theirs = 0.0
        for other in range(seats):
            if other != seat:
                theirs += gain_of(state, course, kind, other, seat)
        theirs /= seats - 1
        expected = most_expected(state, seat, kind)
        best, wilds_best = -math.inf, 0
        for wilds in range(0 if hand[kind] else 1, min(3, hand[WILD]) + 1):
            chance = 0.5 + 0.28 * (hand[kind] + wilds - expected - 0.4)
            chance = min(0.97, max(0.03, chance))
            value = chance * mine + (1.0 - chance) * theirs - wilds * cost
            if value > best:
                best, wilds_best = value, wilds
        found.append((best, kind, wilds_best))
    return found


def most_expected(state: State, seat: int, kind: int) -> float:
    """Returns how many cards of a kind to expect in the other hand that has most of them, given what a seat has seen."""
    total = 0
    for one in range(WILD + 1):
        total += state.settings.box.counts[one] - state.played[one] - state.hands[seat][one]
    left = state.settings.box.counts[kind] - state.played[kind] - state.hands[seat][kind]
    share = left / total if total > 0 else 0.0
    most = 0.0
    for other in range(state.settings.seats):
        if other != seat and state.sizes[other]:
            known = state.known.of(seat, other)
            most = max(most, known.count(kind) + (state.sizes[other] - len(known.items)) * share)
    return most


def wild_cost(state: State) -> float:
    """Returns the value of keeping a Wild for later this turn, in u."""
    for kind in range(WIND_4, -1, -1):
        if kind not in state.opened and kind != state.card:
            return A_WILD * (kind + 1)
    return 1.0


def worth_adding(state: State, course: Course, seat: int, bid: int) -> int:
    """Returns the number of Wilds to add to a bid: enough to win or tie, if that is worth more than the Wilds."""
    held = state.hands[seat][WILD]
    top = 0
    for other in range(state.settings.seats):
        if other != seat:
            top = max(top, state.bid(other))
    if not held or bid > top or bid + held < top:
        return 0
    kind = state.card
    if (kind == ROTATE_LEFT or kind == ROTATE_RIGHT) and state.where[seat] != ON_BOARD:
        return 0
    mine, theirs = stakes(state, course, seat)
    cost = wild_cost(state) + 0.3
    best, most = 0, (mine + theirs) * 0.5 if bid == top else theirs
    for wilds in range(max(1, top - bid), min(held, top - bid + 1) + 1):
        value = (mine if bid + wilds > top else (mine + theirs) * 0.5) - wilds * cost
        if value > most + 1.0:
            best, most = wilds, value
    return best


def stakes(state: State, course: Course, seat: int) -> tuple[float, float]:
    """Returns what a seat gains by performing the action being auctioned, and what it gains (usually below 0) if
    another seat performs the action.
    """
    seats = state.settings.seats
    theirs = 0.0
    for other in range(seats):
        if other != seat:
            theirs += gain_of(state, course, state.card, other, seat)
    return gain_of(state, course, state.card, seat, seat), theirs / (seats - 1)


def quick_raise(state: State, course: Course, seat: int) -> Action:
    """Adds Wilds, or a red token that decides the auction, if that pays; otherwise passes."""
    bid = state.bid(seat)
    wilds = worth_adding(state, course, seat, bid)
    if wilds:
        return state.settings.box.raises[wilds]
    if state.tokens[seat][RED]:
        top = max([state.bid(other) for other in range(state.settings.seats) if other != seat])
        if bid == top or bid == top - 1:
            mine, theirs = stakes(state, course, seat)
            if mine - theirs > A_RED:
                return UseRed()
    return PASS


def quick_feed(state: State, seat: int) -> Action:
    """Takes or upgrades a token, whichever adds most to the value of the seat's tokens."""
    held = state.tokens[seat]
    rank = next_rank(state, BLACK)
    best: Action = LEAVE
    most = 0.0
    if rank >= 0:
        best, most = GAIN, one_more(rank, held[rank])
    for rank in range(RANKS):
        if may_upgrade(state, seat, rank):
            higher = next_rank(state, rank + 1)
            value = one_more(higher, held[higher]) - one_more(rank, held[rank] - 1)
            if value > most:
                best, most = state.settings.box.upgrades[rank], value
    return best


def quick_letting_go(state: State, course: Course, seat: int) -> Action:
    """Lets go of the pawn; first turns it with a purple token, or adds black and green tokens, if that seems to gain
    much.
    """
    held = state.tokens[seat]
    winds = state.card + 1
    if not held[PURPLE] and not held[BLACK] and not held[GREEN]:
        return LET_GO
    now = need_after(state, course, seat, winds)
    if held[PURPLE] and state.where[seat] == ON_BOARD:
        turn = turn_to(state, seat, wanted_facing(state, course, seat, winds), HALF, HALF)
        facing = (state.facing[seat] + turn) % TURN
        if turn and need_from(state, course, seat, state.x[seat], state.y[seat], facing, winds) < now - A_TURN:
            return UsePurple(turn)
    best, least = LET_GO, now
    for green in range(min(2, held[GREEN]) + 1):
        for black in range(min(2, held[BLACK], winds + green) + 1):
            if green or black:
                need = need_after(state, course, seat, winds + green - black) + A_TOKEN * (green + black)
                if need < least:
                    best, least = LetGo(black, green, 0), need
    return best


def wanted_facing(state: State, course: Course, seat: int, winds: int) -> int:
    """Returns the facing, of a few around the direction of the path, after which a walk leaves the pawn the shortest
    way to go.
    """
    return best_facing(state, course, seat, state.x[seat], state.y[seat], winds)


def best_facing(state: State, course: Course, seat: int, x: int, y: int, winds: int) -> int:
    """Returns the best facing for a walk from any given point."""
    straight = course.ahead(state.steps_done(seat), float(x), float(y)) - stretch_of(winds, bias_of(state, seat)).veer
    best, least = 0, math.inf
    for off in NARROW[::2]:
        facing = (straight + off) % TURN
        need = need_from(state, course, seat, x, y, facing, winds)
        if need < least - 1.0:
            best, least = facing, need
    return best


def bias_of(state: State, seat: int) -> float:
    """Returns how far a seat's pawn drifts, in radians per step, to the left if positive."""
    return state.character(seat).bias


def next_winds(state: State, seat: int) -> int:
    """Returns the number of winds for which a pose is chosen: the winds of the coming walk if they are known, otherwise
    3.
    """
    if 0 <= state.card <= WIND_4 and state.target == seat:
        return state.card + 1
    return 3


def turn_to(state: State, pawn: int, facing: int, right: int, left: int) -> int:
    """Returns the turn to a facing, or 0 if the limits or another pawn do not allow it."""
    turn = (facing - state.facing[pawn]) % TURN
    if turn == 0:
        return 0
    if turn <= left and turn <= swing_limit(state, pawn, 1, left):
        return turn
    back = TURN - turn
    if back <= right and back <= swing_limit(state, pawn, -1, right):
        return -back
    return 0


def quick_turn(state: State, course: Course, seat: int) -> int:
    """Returns the turn after which the seat's own pawn has the best facing for its next walk, or another seat's pawn
    faces away from the path.
    """
    pawn = state.target
    right = 0 if state.card == ROTATE_LEFT else HALF
    left = 0 if state.card == ROTATE_RIGHT else HALF
    if pawn == seat:
        return turn_to(state, pawn, wanted_facing(state, course, pawn, next_winds(state, pawn)), right, left)
    ahead = course.ahead(state.steps_done(pawn), float(state.x[pawn]), float(state.y[pawn]))
    for off in (HALF, HALF - 5461, HALF + 5461, HALF // 2, -HALF // 2):
        turn = turn_to(state, pawn, (ahead + off) % TURN, right, left)
        if turn:
            return turn
    return 0


_poses: dict[tuple[int, int, int, float, int], list[PlacePawn]] = {}
_boards: dict[int, object] = {}


def ranked_poses(state: State, course: Course, seat: int, region: Pose, winds: int) -> list[PlacePawn]:
    """Returns the best poses in the area where a pawn is placed, best first.  Other pawns are ignored, so the result
    can be cached for each board.
    """
    board = state.settings.board
    # Not cached yet; the id may be that of another board, which no longer exists.
    if _boards.get(id(board)) is not board:
        if len(_boards) >= 16:
            _boards.clear()
            _poses.clear()
        for known in [one for one in _poses if one[0] == id(board)]:
            del _poses[known]
        _boards[id(board)] = board
    key = (id(board), area_tile(state, seat), state.steps_done(seat), bias_of(state, seat), winds)
    if key not in _poses:
        alone = Pose(
            region.template,
            region.fields,
            region.area,
            region.half_length,
            region.half_width,
            untouched_boxes=region.untouched_boxes,
            untouched_discs=region.untouched_discs,
        )
        ranked: list[tuple[float, int, int, int]] = []
        for x, y in places_in(region):
            facing = best_facing(state, course, seat, x, y, winds)
            if alone.allows(x, y, facing):
                ranked.append((need_from(state, course, seat, x, y, facing, winds), x, y, facing))
        ranked.sort()
        _poses[key] = [PlacePawn(x, y, facing) for _, x, y, facing in ranked[:POSES]]
    return _poses[key]


def quick_place(state: State, course: Course, seat: int) -> Action:
    """Returns the best free pose in the pawn's area or, if only the facing may be chosen, the best facing."""
    region = placing_region(state, seat)
    winds = next_winds(state, seat)
    if isinstance(region, Pose):
        for pose in ranked_poses(state, course, seat, region, winds):
            if region.allows(pose.x, pose.y, pose.facing):
                return pose
        found = region.sample_values()[0]
        return PlacePawn(found[0], found[1], found[2])
    if state.where[seat] != IN_GRAVE or state.spot[seat] == NO_SPOT:
        return FacePawn(0)
    spot = state.settings.board.spots[state.spot[seat]]
    return FacePawn(best_facing(state, course, seat, spot.x, spot.y, winds))
