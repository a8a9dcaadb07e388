"""§1.9  Makes the view of each seat: everything that the seat knows."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.fields import Views
from ludotheque.core.structs import Seat
from ludotheque.games.glory.actions import Intervene
from ludotheque.games.glory.box import COMBAT, DECKS, EVENTS
from ludotheque.games.glory.events import Shown
from ludotheque.games.glory.kinds import backs, by_deck
from ludotheque.games.glory.state import NO_CARD, PLACE_NAMES, RING, TABLE, UNTAKEN, Open, State
from ludotheque.games.glory.views import GloryView, WrestlerView

# The fields that name wrestlers; these fields have the same names in views and in positions.
NAMING: Final = ("using", "due", "challenger", "challenged", "shown")
VIEWS: Final = Views(TABLE, "glory", GloryView, ("path", "wrestlers", "managers", *NAMING))


def view(state: State, seat: Seat | None) -> GloryView:
    """Returns everything a seat knows; None for a spectator."""
    settings = state.settings
    added: tuple[Any, ...] = (
        settings.path,
        tuple([wrestler_view(state, wrestler) for wrestler in range(settings.wrestlers)]),
        tuple([() if state.is_alive(who) else state.hands[who].named() for who in range(settings.seats)]),
        *write_names(state),
    )
    seen: GloryView = VIEWS.make(state, seat, state.step, state.asked.members, (), True, added)
    return seen


def write_names(state: State) -> tuple[Any, ...]:
    """Returns the values of the fields in NAMING."""
    return (
        state.name_or_none(state.using),
        tuple([state.name_of(wrestler) for wrestler in state.due.members]),
        state.name_or_none(state.challenger),
        state.name_or_none(state.challenged),
        tuple([open_lay_view(state, one) for one in state.shown]),
    )


def wrestler_view(state: State, wrestler: int) -> WrestlerView:
    """Returns a wrestler as everybody sees it."""
    place = state.places[wrestler]
    figure = state.figures[wrestler]
    return WrestlerView(
        None if figure == UNTAKEN else state.settings.box.wrestlers[figure],
        state.settings.owner[wrestler],
        None if figure == UNTAKEN else state.paths[wrestler] + 1,
        PLACE_NAMES.get(place, "path"),
        place if place < RING else None,
        state.stamina[wrestler],
        state.outside[wrestler],
        backs(state.settings.box, state.unseen[wrestler]),
    )


def open_lay_view(state: State, one: Open) -> Shown:
    """Returns the view of a card or die that lies open in a fight, with the names of its card and wrestler."""
    card = None if one.kind == NO_CARD else state.settings.box.cards[one.kind]
    return Shown(one.seat, card, state.name_of(one.wrestler))


def hidden(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """Returns the cards that a viewer cannot locate: for each deck, the hidden places and the cards in each of them.  For
    each sealed lay it also returns the wrestler for which a die was bought, if any.
    """
    box = state.settings.box
    places: dict[str, dict[str, dict[str, int]]] = {"combat": {}, "event": {}}
    others = [seat for seat in range(state.settings.seats) if seat != viewer and state.is_alive(seat)]
    piles = [(f"held by {seat}", state.hands[seat]) for seat in others]
    piles += [(f"unseen, {wrestler}", cards) for wrestler, cards in enumerate(state.unseen)]
    for name, cards in piles:
        for deck, part in zip(DECKS, by_deck(box, cards)):
            places[deck][name] = part.counts()
    places["combat"]["deck"] = state.deck[COMBAT].counts()
    places["event"]["deck"] = state.deck[EVENTS].counts()
    for seat in others:
        lay = state.laid[seat]
        if isinstance(lay, Intervene) and state.can_buy_die(seat):
            # A sealed lay hides whether the seat has bought a die, and for which wrestler.
            fighters = [state.name_of(state.challenger), state.name_of(state.challenged)]
            bought = lay.die_for or "no die"
            not_bought = [one for one in ("no die", *fighters) if one != bought]
            places[f"die of {seat}"] = {"bought": {bought: 1}, "not bought": dict.fromkeys(not_bought, 1)}
    return places
