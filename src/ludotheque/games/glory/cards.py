"""Moves cards: draws, discards and loses them, and makes a new deck from discarded cards."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Seat
from ludotheque.games.glory.box import COMBAT, DECKS, EVENTS
from ludotheque.games.glory.events import CardDiscarded, CardDrawn, CardsLost, DeckRemade
from ludotheque.games.glory.state import DISCARDING, NO_DECK, NOBODY, State


def deck_number(name: str) -> int:
    """Finds the deck with this id."""
    return COMBAT if name == "combat" else EVENTS


def deck_to_draw_from(state: State, deck: int, log: Log) -> int:
    """§6.3  Returns the deck to draw from: an empty deck is refilled from its discards; if it has no discards, the
    other deck is used.
    """
    for one in (deck, 1 - deck):
        if state.deck[one].items:
            return one
        if state.discards[one].items:
            log.happened(DeckRemade, DECKS[one], len(state.discards[one].items))
            state.deck[one] = state.discards[one]
            state.discards[one] = state.settings.box.no_cards
            return one
    return NO_DECK


def take_from_deck(state: State, deck: int, luck: Luck) -> int:
    """Draws a card at random from what is left of a deck."""
    kind = luck.draw(state.deck[deck])
    state.deck[deck] = state.deck[deck].minus(kind)
    return kind


def draw_card(state: State, seat: Seat, deck: int, luck: Luck, log: Log) -> None:
    """§2.1  Moves a card from a deck of the player's choice into the hand; does nothing if no deck or discard pile has
    a card.
    """
    if not state.deck[deck].items:
        deck = deck_to_draw_from(state, deck, log)
    if deck != NO_DECK:
        kind = take_from_deck(state, deck, luck)
        state.hands[seat] = state.hands[seat].plus(kind)
        if log.heard:
            log.happened(CardDrawn, seat, DECKS[deck], state.settings.box.cards[kind])


def put_on_pile(state: State, kind: int) -> None:
    """§4.6  Puts a card on the discard pile of its deck."""
    deck = COMBAT if kind < state.settings.box.first_event else EVENTS
    state.discards[deck] = state.discards[deck].plus(kind)


def discard(state: State, seat: Seat, kind: int, log: Log) -> None:
    """§2.1  Moves a card from a hand to the discard pile of its deck."""
    state.hands[seat] = state.hands[seat].minus(kind)
    put_on_pile(state, kind)
    if log.heard:
        log.happened(CardDiscarded, seat, state.settings.box.cards[kind])


def lose_cards(state: State, seat: Seat, count: int, luck: Luck, log: Log) -> None:
    """§6.1  Discards `count` cards at random, or all if there are fewer."""
    lost: list[str] = []
    while len(lost) < count and state.hands[seat].items:
        kind = luck.draw(state.hands[seat])
        state.hands[seat] = state.hands[seat].minus(kind)
        put_on_pile(state, kind)
        lost.append(state.settings.box.cards[kind])
    log.happened(CardsLost, seat, tuple(lost))


def check_hand(state: State, seat: Seat, resume: int) -> None:
    """§1.7  If a hand has grown too large, its owner must discard before the game continues with phase `resume`."""
    if len(state.hands[seat].items) > state.settings.hand:
        state.phase = DISCARDING
        state.asked = only(seat)
        state.drawer = seat
        state.resume = resume
    else:
        state.phase = resume
        state.asked = NO_SEATS
        state.drawer = NOBODY
