"""Says in one short sentence why a bot reacts or lets a card pass."""

from __future__ import annotations

from typing import Final

from ludotheque.core.structs import Action, Seat
from ludotheque.core.words import Phrase, Who, kebab
from ludotheque.games.malta.actions import Pass, PlayCard, React
from ludotheque.games.malta.bots.facts import cards_next
from ludotheque.games.malta.state import ANSWERING, State

# The effects that bring new cards to a seat that has played its last card.
DRAWING: Final = ("draw", "everyone_draws")


def reason_of(state: State, seat: Seat, action: Action) -> Phrase | None:
    """Returns the reason for a seat's answer in a window, or the reason why the seat may safely play its last card.
    Returns None for any other action, and for a pass by a seat that holds no reaction.
    """
    is_last = len(state.hands[seat]) == 1
    if isinstance(action, PlayCard) and is_last and effect_of(state, action.card) in DRAWING:
        return Phrase("why-last-draws", {"card": card(action.card)})
    if state.phase != ANSWERING:
        return None
    top = state.stack[-1]
    values = {"played": card(state.box.cards[top.kind]), "seat": Who(top.seat)}
    if isinstance(action, React):
        # §2.3, §2.4  A seat loses only in its own turn, and draws there before its cards are counted; so it may play
        # its last card now.
        safe = "-last" if is_last and state.turn != seat and cards_next(state, seat) else ""
        if effect_of(state, action.card) == "boomerang":
            return Phrase(f"why-turn-round{safe}", values)
        return Phrase(f"why-negate{safe}", {**values, "card": card(action.card)})
    if isinstance(action, Pass):
        for kind in state.box.reactions:
            if kind in state.hands[seat]:
                return Phrase("why-keep", {**values, "card": card(state.box.cards[kind])})
    return None


def effect_of(state: State, name: str) -> str:
    """Returns the effect of a card."""
    return state.box.effects[state.box.kind_of[name]]


def card(name: str) -> Phrase:
    """Names a card."""
    return Phrase(f"card-{kebab(name)}")
