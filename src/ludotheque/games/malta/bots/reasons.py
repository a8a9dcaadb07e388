"""Says in one short sentence why a bot reacts or lets a card pass."""

from __future__ import annotations

from ludotheque.core.structs import Action, Seat
from ludotheque.core.words import Phrase, Who, kebab
from ludotheque.games.malta.actions import Pass, React
from ludotheque.games.malta.state import ANSWERING, State


def reason_of(state: State, seat: Seat, action: Action) -> Phrase | None:
    """Returns the reason for a seat's answer in a window; None outside a window, or if the seat passes because it holds
    no reaction.
    """
    if state.phase != ANSWERING:
        return None
    top = state.stack[-1]
    values = {"played": card(state.box.cards[top.kind]), "seat": Who(top.seat)}
    if isinstance(action, React):
        if state.box.effects[state.box.cards.index(action.card)] == "boomerang":
            return Phrase("why-turn-round", values)
        return Phrase("why-negate", {**values, "card": card(action.card)})
    if isinstance(action, Pass):
        for kind in state.box.reactions:
            if kind in state.hands[seat]:
                return Phrase("why-keep", {**values, "card": card(state.box.cards[kind])})
    return None


def card(name: str) -> Phrase:
    """Names a card."""
    return Phrase(f"card-{kebab(name)}")
