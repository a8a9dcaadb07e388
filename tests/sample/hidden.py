"""What a seat cannot see: where it lies, and how it might lie."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from tests.sample.state import KitesBox, State
from tests.sample.views import KitesView


def all_cards(state: State) -> Bag:
    """Every card, wherever it lies."""
    cards = state.deck.plus_all(state.discards)
    for seat in range(state.seats):
        cards = cards.plus_all(state.held(seat)).plus_all(dropped_by(state, seat))
    return cards


def dropped_by(state: State, seat: Seat) -> Bag:
    card = state.under[seat]
    return bag_of(state.box.names, () if card is None else (card,))


def hidden_from(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """The cards that a viewer cannot place; and of each sealed bid, which of the cards held it may be."""
    cards = {"deck": state.deck.counts()}
    places = {"cards": cards}
    for seat in range(state.seats):
        if seat != viewer:
            known = Bag(state.box.names) if viewer is None else state.known[viewer][seat]
            bid = state.bids[seat]
            cards[f"held by {seat}"] = state.held(seat).minus_all(known).counts()
            cards[f"dropped by {seat}"] = dropped_by(state, seat).counts()
            if bid is not None:
                sealed = bag_of(state.box.names, (bid,))
                places[f"bid of {seat}"] = {"bid": sealed.counts(), "hand": state.hands[seat].counts()}
    return places


def imagine(view: KitesView, box: KitesBox, luck: Luck) -> State:
    """A state that fits the view: what its seat sees lies where it lies, the rest is dealt anew."""

    def bag(names: Iterable[str]) -> Bag:
        return bag_of(box.names, [box.names.index(name) for name in names])

    def kind(name: str | None) -> int | None:
        return None if name is None else box.names.index(name)

    state = State(box, view.seats, view.options, view.rules)
    for name in ("step", "outcome", "round", "phase", "turn", "wind"):
        setattr(state, name, getattr(view, name))
    state.heights = list(view.heights)
    state.angles = list(view.angles)
    state.discards = bag(name for name, count in view.discards.items() for _ in range(count))
    unseen = box.deck.minus_all(state.discards)
    if view.seat is not None:
        state.hands[view.seat] = bag(view.hand)
        state.bids[view.seat] = kind(view.bid)
        state.under[view.seat] = kind(view.under)
        state.picked = kind(view.picked)
        state.known[view.seat] = [bag(names) for names in view.known]
        unseen = unseen.minus_all(state.held(view.seat)).minus_all(dropped_by(state, view.seat))
        for known in state.known[view.seat]:
            unseen = unseen.minus_all(known)
    state.deck = unseen
    deal_unseen(state, view, luck)
    return state


def deal_unseen(state: State, view: KitesView, luck: Luck) -> None:
    """Deals from the deck what others hold, have sealed and have dropped."""

    def unseen_card() -> int:
        card = luck.draw(state.deck)
        state.deck = state.deck.minus(card)
        return card

    for seat in range(state.seats):
        if seat == view.seat:
            continue
        hand = Bag(state.box.names) if view.seat is None else state.known[view.seat][seat]
        while len(hand) < view.hands[seat] + view.bids_in[seat]:
            hand = hand.plus(unseen_card())
        if view.bids_in[seat]:
            state.bids[seat] = bid = luck.draw(hand)
            hand = hand.minus(bid)
        state.hands[seat] = hand
        if view.dropped[seat]:
            state.under[seat] = unseen_card()
