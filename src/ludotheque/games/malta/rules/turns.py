"""§3  A turn: draw, play exactly half, move, pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.bag import ONE
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.malta.actions import Move, PayFirst
from ludotheque.games.malta.board import DIRECTIONS
from ludotheque.games.malta.cards import draw_cards, hand_over, put_pawn
from ludotheque.games.malta.events import BlindFaithWorked, FirstPaymentChosen, QuotaCounted, TurnBegan, TurnEnded
from ludotheque.games.malta.refusals import elsewhere
from ludotheque.games.malta.rules.losing import has_no_card, lose, most_cards_win
from ludotheque.games.malta.rules.naming import draw_blindly
from ludotheque.games.malta.state import (
    CARD_RESOLVED,
    MOVE_BEGINS,
    MOVING,
    NEXT_CARD,
    NOBODY,
    ORDERING,
    PAYING,
    PLAYING,
    TOLLS_DUE,
    TURN_BEGINS,
    TURN_ENDS,
    State,
)

MOVES: Final[list[Action]] = [Move(way) for way in DIRECTIONS]
PAYMENTS: Final[list[Action]] = [PayFirst(seat) for seat in range(6)]


class TurnBegins(Phase[State]):
    """§3.1  Draw as many cards as the number on your pawn's space; §3.2 half of the cards then in hand must be played."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        seat = state.turn
        if log.heard:
            log.happened(TurnBegan, seat, state.round)
        is_blind = state.blind.has(seat)
        state.blind = state.blind.minus(seat)
        state.blinded = False
        if is_blind:
            log.happened(BlindFaithWorked, seat)
            if state.settings.blind_faith == "turn":  # §4.7  with this option the seat skips its whole turn
                state.phase = TURN_ENDS
                return
        draw_cards(state, seat, state.number_at(state.pawns[seat]), luck, log)
        if has_no_card(state):
            lose(state, "no-cards", luck, log)
            return
        state.quota = (len(state.hands[seat]) + 1) // 2
        state.phase = NEXT_CARD
        if is_blind:
            if state.settings.blind_faith == "skip":
                state.quota = 0
            else:
                state.blinded = True
        if log.heard:
            log.happened(QuotaCounted, seat, state.quota)


class NextCard(Phase[State]):
    """§3.2  Cards are played one by one until the required number is reached; then the movement phase begins."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if state.quota == 0:
            state.phase = MOVE_BEGINS
        elif state.blinded:
            draw_blindly(state, luck, log)
        else:
            state.phase = PLAYING
            state.asked = only(state.turn)


class CardResolved(Phase[State]):
    """§3.2  The card is discarded and counts towards the required number; a seat without cards loses (§2.1), and End
    Turn ends the turn (§4.2).
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if state.stack:
            state.discards = state.discards + ONE[state.stack[0].kind]
            state.stack = ()
        state.player = state.original = NOBODY
        state.named = ()
        state.quota -= 1
        if has_no_card(state):
            lose(state, "no-cards", luck, log)
        elif state.ending:
            state.phase = TURN_ENDS
        else:
            state.phase = NEXT_CARD


class MoveBegins(Phase[State]):
    """§3.3  Moving is compulsory if possible; a seat whose space allows no move loses."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        ways = state.ways_from(state.pawns[state.turn])
        if not ways:
            lose(state, "no-way", luck, log)
        elif len(ways) == 1:
            move(state, ways[0], log)
        else:
            state.phase = MOVING
            state.asked = only(state.turn)


class Moving(Phase[State]):
    """§3.3  The active seat chooses one of the arrows on its pawn's space."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [MOVES[way] for way in state.ways_from(state.pawns[seat])]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        move(state, DIRECTIONS.index(action.direction), log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, Move):
            return "§3.3", "no-arrow", {"direction": action.direction}
        return elsewhere(self, action)


def move(state: State, way: int, log: Log) -> None:
    """§3.3  Moves the pawn one space in the direction of one of the arrows on its space."""
    put_pawn(state, state.turn, state.settings.grid.steps[state.pawns[state.turn]][way], log)
    state.asked = NO_SEATS
    state.phase = TOLLS_DUE


class TollsDue(Phase[State]):
    """§3.4  Give each owner of a pawn on the space as many cards as the number on the space; if you cannot pay
    everybody, you choose the order.
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        payer = state.turn
        if state.toll == 0:
            place = state.pawns[payer]
            state.toll = state.number_at(place)
            if state.toll and state.pawns.count(place) > 1:
                others = [seat for seat in state.still_in.clockwise(payer) if seat != payer]
                state.owners = tuple([seat for seat in others if state.pawns[seat] == place])
        cards = len(state.hands[payer])
        if not state.owners or not cards:
            continue_after_tolls(state, luck, log)
        elif len(state.owners) > 1 and cards < state.toll * len(state.owners):
            state.phase = ORDERING
            state.asked = only(payer)
        else:
            pay(state, state.owners[0], log)


class Ordering(Phase[State]):
    """§3.4  The active seat, which cannot pay everybody, chooses whom to pay next."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [PAYMENTS[owner] for owner in state.owners]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if log.heard:
            log.happened(FirstPaymentChosen, seat, action.seat)
        pay(state, action.seat, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, PayFirst) and 0 <= action.seat < state.settings.seats:
            return "§3.4", "not-owed", {"seat": action.seat}
        return elsewhere(self, action)


def pay(state: State, owner: Seat, log: Log) -> None:
    """§3.4  Pays one owner in full or, if there are too few cards, whatever is left."""
    payer = state.turn
    state.owners = tuple([seat for seat in state.owners if seat != owner])
    hand = state.hands[payer]
    if len(hand) <= state.toll:
        state.asked = NO_SEATS
        state.phase = TOLLS_DUE
        hand_over(state, payer, owner, hand, log)
    else:
        state.phase = PAYING
        state.asked = only(payer)
        state.to_choose = state.toll
        state.receiver = owner


def continue_after_tolls(state: State, luck: Luck, log: Log) -> None:
    """§3.4  After the tolls of a Second Wind the turn goes on (§4.13); otherwise a seat without cards loses."""
    state.toll = 0
    state.owners = ()
    if state.winded:
        state.winded = False
        state.phase = CARD_RESOLVED
    elif has_no_card(state):
        lose(state, "no-cards", luck, log)
    else:
        state.phase = TURN_ENDS


class TurnEnds(Phase[State]):
    """§1.4  The next seat clockwise begins its turn; a round ends when every seat that is still in has had its turn
    (§6.3).
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if log.heard:
            log.happened(TurnEnded, state.turn)
        state.ending = False
        state.quota = 0
        state.had_turn = state.had_turn.plus(state.turn)
        if not state.still_in.without(state.had_turn).members:
            state.had_turn = NO_SEATS
            state.round += 1
            if state.round > state.settings.last_round:
                state.round = state.settings.last_round
                most_cards_win(state, log)
                return
        state.turn = state.still_in.left_of(state.turn)
        state.phase = TURN_BEGINS
