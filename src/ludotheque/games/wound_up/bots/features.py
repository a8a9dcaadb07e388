"""The features from which the value of a position is computed.  For each seat they describe the way that its pawn has
to go, its cards and tokens, and its part in the current auction or action.
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.games.wound_up.bots.evaluate import Course
from ludotheque.games.wound_up.bots.outlook import WON, need_after, need_now, rotation_gain
from ludotheque.games.wound_up.box import (
    RANKS,
    ROTATE_LEFT,
    ROTATE_OPPONENT,
    ROTATE_RIGHT,
    TOKENS,
    WILD,
    WIND_4,
)
from ludotheque.games.wound_up.state import (
    ACTING,
    ANSWERING,
    IN_BOX,
    IN_GRAVE,
    NO_CARD,
    ON_BOARD,
    OPENING,
    PASSING,
    RAISING,
    State,
)

# Each feature describes one seat; the trained value computes a score for each seat and compares these scores.
NAMES: Final = (
    "way to go",  # in tiles, with the penalty for not facing along the path
    "near",  # exp(-way / 30 u)
    "not far",  # exp(-way / 80 u)
    "astray",  # the penalty for not facing along the path
    "on board",
    "in box",
    "in grave",
    *TOKENS,  # the number of tokens of each rank that the seat holds, at most 3
    "wilds",  # the number of Wilds in hand
    "most wilds",  # 1 if the seat holds the most Wilds, ½ if it shares the lead
    "cards",  # the number of cards in hand, divided by ten
    "bids next",  # does the seat open the next type?
    # The number of cards of types of winds that can still be opened, each weighted by the winds of its type.
    "winds held",
    # The number of types of winds that can still be opened and of which the seat holds the most cards, each weighted by
    # its number of winds.
    "winds led",
    "way led",  # by how much the types counted in "winds led" would shorten the seat's way
    "longest way",  # the most by which any type of winds that can still be opened would shorten the seat's way
    "winning winds",  # the number of types of winds that can still be opened and would win the match for the seat
    "winning led",  # the number of types counted in "winning winds" of which the seat holds the most cards
    "turns led",  # by how much the rotations of which the seat holds the most cards would reduce its penalty "astray"
    "opponents led",  # does the seat hold the most cards of the type Rotate Opponent?
    "action led",  # in an auction: 1 if the seat's bid is the highest, ½ if it shares the lead
    "action gain",  # "action led" times what the seat would gain by the action
    "action won",  # does this seat perform the current action, now or next?
    "action gain won",  # "action won" times what the seat gains by the action
)


def features_of(state: State, course: Course, seat: int) -> list[float]:
    """Returns the features of a seat, in the order of NAMES."""
    hand = state.hands[seat]
    held = state.tokens[seat]
    need = need_now(state, course, seat)
    where = state.where[seat]
    found = [
        need * 0.01,
        math.exp(-max(0.0, need) / 30.0),
        math.exp(-max(0.0, need) / 80.0),
        astray(state, course, seat),
        1.0 if where == ON_BOARD else 0.0,
        1.0 if where == IN_BOX else 0.0,
        1.0 if where == IN_GRAVE else 0.0,
    ]
    for rank in range(RANKS):
        found.append(float(min(3, held[rank])))
    found.append(float(hand[WILD]))
    found.append(lead(state, seat, WILD))
    found.append(state.sizes[seat] * 0.1)
    found.append(bids_next(state, seat))
    add_cards(found, state, course, seat, need)
    add_action(found, state, course, seat, need)
    return found


def astray(state: State, course: Course, seat: int) -> float:
    """Returns the penalty for not facing along the path, in tiles; 0 for a pawn off the board, which may face anywhere."""
    if state.where[seat] != ON_BOARD:
        return 0.0
    x, y = float(state.x[seat]), float(state.y[seat])
    return course.astray(state.progress[seat], x, y, state.facing[seat]) * 0.01


def lead(state: State, seat: int, kind: int) -> float:
    """Returns 1 if a seat holds more cards of a kind than any other, ½ if it shares the lead, 0 if it is behind."""
    mine = state.hands[seat][kind]
    most = 0
    for other in range(state.settings.seats):
        if other != seat and state.hands[other][kind] > most:
            most = state.hands[other][kind]
    if mine > most:
        return 1.0
    return 0.5 if mine == most and mine > 0 else 0.0


def bids_next(state: State, seat: int) -> float:
    """Returns 1 for the seat that opens the next type."""
    seats = state.settings.seats
    if state.stage == PASSING:
        return 1.0 if seat == (state.dealer + 1) % seats else 0.0
    if state.stage == OPENING:
        return 1.0 if seat == state.bidder else 0.0
    return 1.0 if seat == (state.bidder + 1) % seats else 0.0


def add_cards(found: list[float], state: State, course: Course, seat: int, need: float) -> None:
    """Adds the features about the cards in hand and the auctions to come, from "winds held" to "opponents led"."""
    hand = state.hands[seat]
    winds_held = winds_led = way_led = longest = winning = winning_led = 0.0
    for kind in range(WIND_4 + 1):
        if kind not in state.opened:
            after = need_after(state, course, seat, kind + 1)
            gain = (need - after) * 0.01
            ahead = lead(state, seat, kind)
            winds_held += hand[kind] * (kind + 1) * 0.1
            winds_led += ahead * (kind + 1) * 0.1
            way_led += ahead * max(0.0, gain)
            if gain > longest:
                longest = gain
            if after <= 0.5 * WON:
                winning += 1.0
                winning_led += ahead
    found.append(winds_held)
    found.append(winds_led)
    found.append(way_led)
    found.append(longest)
    found.append(winning)
    found.append(winning_led)
    turns = 0.0
    for kind in (ROTATE_LEFT, ROTATE_RIGHT):
        if kind not in state.opened:
            ahead = lead(state, seat, kind)
            if ahead > 0.0:
                turns += ahead * rotation_gain(state, course, kind, seat) * 0.01
    found.append(turns)
    found.append(0.0 if ROTATE_OPPONENT in state.opened else lead(state, seat, ROTATE_OPPONENT))


def add_action(found: list[float], state: State, course: Course, seat: int, need: float) -> None:
    """Adds the features about the type being auctioned or the action being performed, from "action led" on."""
    led = gain = acts = 0.0
    kind = state.card
    if kind != NO_CARD and state.outcome is None:
        if kind <= WIND_4:
            gain = (need - need_after(state, course, seat, kind + 1)) * 0.01
        elif kind == ROTATE_OPPONENT:
            gain = 0.3
        else:
            gain = rotation_gain(state, course, kind, seat) * 0.01
        if state.stage == ANSWERING or state.stage == RAISING:
            mine = state.bid(seat) + (state.hands[seat][kind] if seat in state.to_answer else 0)
            most = 0
            for other in range(state.settings.seats):
                if other != seat:
                    theirs = state.bid(other) + (state.hands[other][kind] if other in state.to_answer else 0)
                    most = max(most, theirs)
            led = 1.0 if mine > most else (0.5 if mine == most else 0.0)
        elif state.stage == ACTING and seat in state.acting:
            acts = 1.0
    found.append(led)
    found.append(led * gain)
    found.append(acts)
    found.append(acts * gain)
