"""The rules.  The § marks are the sections of RULES.en.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.events import ChoiceReopened, ChoiceSealed
from ludotheque.core.kinds import NOTHING
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Phases, end_match
from ludotheque.core.seats import all_seats
from ludotheque.core.structs import Action, Seat
from new_game.said import CardDealt, CardsShown, CardSwapped, Keep, RoundBegan, Swap
from new_game.state import CHOOSING, KEEP, OVER, SWAP, State


class Choosing(Phase[State]):
    """§2  All seats choose in secret whether to keep their card; a seat may take its choice back until the last one has
    chosen.
    """

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Keep(), Swap()]

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return Keep()

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        state.choices[seat] = SWAP if isinstance(action, Swap) else KEEP
        state.asked = state.asked.minus(seat)
        log.happened(ChoiceSealed, seat, action)

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        swap_cards(state, luck, log)
        show_cards(state, log)
        if state.round == state.settings.options["rounds"]:
            end(state, log)
        else:
            begin_round(state, luck, log)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        return state.choices[seat] != NOTHING

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        state.choices[seat] = NOTHING
        state.asked = state.asked.plus(seat)
        log.happened(ChoiceReopened, seat)


PHASES: Final = Phases[State](
    {
        CHOOSING: Choosing("§2", "choose-first"),  # all seats at once, in secret
        OVER: Phase("§4", "match-over"),
    }
)


def begin_round(state: State, luck: Luck, log: Log) -> None:
    """§1  All cards are shuffled, and every seat is dealt one."""
    state.round += 1
    log.happened(RoundBegan, state.round)
    state.deck = state.settings.box.deck
    for seat in range(state.settings.seats):
        draw(state, seat, luck)
        log.happened(CardDealt, seat, name_of(state, seat))
    state.asked = all_seats(state.settings.seats)


def draw(state: State, seat: Seat, luck: Luck) -> None:
    """A seat draws its card from the deck."""
    state.hands[seat] = luck.draw(state.deck)
    state.deck = state.deck.minus(state.hands[seat])


def swap_cards(state: State, luck: Luck, log: Log) -> None:
    """§2  In the order of seats, each seat that swaps draws another card, but never one that was put back in this round."""
    back: list[int] = []
    for seat, choice in enumerate(state.choices):
        if choice == SWAP:
            log.happened(CardSwapped, seat, name_of(state, seat))
            back.append(state.hands[seat])
            draw(state, seat, luck)
    state.deck = state.deck.plus_all(back)
    state.choices = [NOTHING] * state.settings.seats


def show_cards(state: State, log: Log) -> None:
    """§3  The highest card wins a point; then all cards return to the deck."""
    winner = state.hands.index(max(state.hands))
    state.scores[winner] += 1
    seats = range(state.settings.seats)
    log.happened(CardsShown, tuple([name_of(state, seat) for seat in seats]), winner)
    state.deck = state.deck.plus_all(state.hands)
    state.hands = [NOTHING] * state.settings.seats


def end(state: State, log: Log) -> None:
    """§4  The seat with the most points wins; seats with equally many points share the win."""
    end_match(state, log, OVER, "most-points", state.scores)


def name_of(state: State, seat: Seat) -> str:
    """Returns the name of a seat's card."""
    return state.settings.box.cards[state.hands[seat]]
