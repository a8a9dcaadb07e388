"""Says what is hidden from a seat, and makes whole states that fit what the seat knows."""

from __future__ import annotations

from hearts.rules import TO_PASS
from hearts.said import HeartsView
from hearts.state import CARDS, PASSING, SUIT, TABLE, State
from ludotheque.core.bag import bag_of
from ludotheque.core.deals import Dealing
from ludotheque.core.luck import Luck
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Seat


def hidden(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """Returns what a viewer cannot see, by place: the cards in other hands (except those it knows to be there), and the
    sealed choices.
    """
    names = state.settings.box.cards
    places: dict[str, dict[str, dict[str, int]]] = {"cards": {}}
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            sure, chosen = sure_of(state, viewer, seat), state.chosen[seat]
            places["cards"][f"hand of {seat}"] = {names[card]: 1 for card in hand if card not in sure}
            if len(chosen) == TO_PASS:
                kept = {names[card]: 1 for card in hand if card not in chosen}
                places[f"choice of {seat}"] = {"passed": {names[card]: 1 for card in chosen}, "kept": kept}
    return places


def ruled_out(state: State, viewer: Seat | None) -> set[tuple[str, str, str]]:
    """Returns the cards that cannot be in a hand: its owner has shown a void, or the rest of the hand is known."""
    dealing, seats = unseen(state, viewer), others(viewer)
    names = state.settings.box.cards
    no = [(at, suit) for at in range(len(seats)) for suit in range(4) if not dealing.can_hold(at, suit)]
    return {("cards", f"hand of {seats[at]}", names[card]) for at, suit in no for card in dealing.suits[suit]}


def others(viewer: Seat | None) -> list[Seat]:
    """Returns the seats whose hands a viewer cannot see."""
    return [seat for seat in range(4) if seat != viewer]


def sure_of(state: State, viewer: Seat | None, holder: Seat) -> list[int]:
    """Returns the cards that a viewer knows to be in a hand: those it passed on, and the first card led (§3.1)."""
    sure = [] if viewer is None else list(state.known.of(viewer, holder).items)
    if state.phase != PASSING and not state.played and holder == state.turn and 0 not in sure:
        sure.append(0)
    return sure


def unseen(state: State, viewer: Seat | None) -> Dealing:
    """Returns the cards that a viewer cannot locate, and the hands that may hold them."""
    placed = [*state.played, *(() if viewer is None else state.hands[viewer])]
    sure = [sure_of(state, viewer, seat) for seat in others(viewer)]
    left = set(range(52)).difference(placed, *sure)
    suits = [[card for card in sorted(left) if SUIT[card] == suit] for suit in range(4)]
    rooms = tuple([len(state.hands[seat]) - len(held) for seat, held in zip(others(viewer), sure)])
    return Dealing(suits, rooms, [state.voids[seat] for seat in others(viewer)])


def imagine(state: State, view: HeartsView, luck: Luck) -> State:
    """Makes a fresh state fit the view: what the viewer knows is kept, all other cards are dealt at random."""
    settings, viewer = state.settings, view.seat
    TABLE.lay_out(state, view, settings)
    state.step = view.step
    state.asked = seats_of(view.to_act)
    state.hands = [(0,) * size for size in view.hand_sizes]  # the right sizes; the cards are dealt below
    if viewer is not None:
        state.hands[viewer] = CARDS.read(view.hand, settings)
        state.chosen[viewer] = CARDS.read(view.chosen, settings)
        for holder, cards in enumerate(view.known):
            state.known = state.known.learn(viewer, holder, bag_of(settings.box.cards, CARDS.read(cards, settings)))
    for seat, dealt in zip(others(viewer), unseen(state, viewer).deal(luck)):
        state.hands[seat] = tuple(sorted([*dealt, *sure_of(state, viewer, seat)]))
        if seat in view.sealed:
            passed, _ = luck.deal(bag_of(settings.box.cards, state.hands[seat]), TO_PASS)
            state.chosen[seat] = tuple(passed)
    return state
