"""Says why a move is refused: the section of the rulebook, and the sentence for the player."""

from __future__ import annotations

from typing import Any

from ludotheque.core.phases import Phase, Reason
from ludotheque.core.structs import Action, Seat
from ludotheque.games.malta.actions import (
    NameDirection,
    NameLine,
    NameQuarters,
    NameSeat,
    NameSpace,
    Pass,
    React,
)
from ludotheque.games.malta.needs import (
    ARROW_OF_YOURS,
    CIRCLE,
    FACE_UP,
    LOST_SEAT,
    RIVAL,
    RIVAL_WITH_CARDS,
    WAY_OF_LINE,
    WAY_OF_RIVAL,
    WAY_OF_YOURS,
    is_seat,
)
from ludotheque.games.malta.state import (
    ANSWERING,
    NO_CARD,
    PASSING_ON,
    PLACING,
    State,
)


def elsewhere(phase: Phase[State], action: Any) -> Reason:
    """§4.3  Says why an action of another phase is refused: a reaction needs something to react to."""
    if isinstance(action, React):
        return "§4.3", "nothing-to-react-to", {}
    return phase.section, phase.awaited, {}


def not_in_hand(phase: Phase[State], state: State, seat: Seat, action: Any, kind: type[Action]) -> Reason | None:
    """Returns the refusal of an action that names a card which is not in the hand; None if there is nothing wrong with
    the card.
    """
    if isinstance(action, kind) and action.card not in hand_of(state, seat):  # type: ignore[attr-defined]  # it has one
        return phase.section, "not-in-hand", {"card": action.card}  # type: ignore[attr-defined]
    return None


def refuse_reaction(state: State, seat: Seat, card: str) -> Reason:
    """§4.3, §5.1  Says why a seat cannot react with this card."""
    if state.box.kind_of.get(card, NO_CARD) not in state.box.reactions:
        return "§4.3", "no-reaction", {"card": card}
    return "§5.1", "not-in-hand", {"card": card}


def not_asked(state: State, seat: Seat, action: Action) -> Reason:
    """Says why a seat is not asked; depends only on public facts."""
    if not state.is_in(seat):
        return "§2.5", "you-have-lost", {}
    if state.phase == ANSWERING:
        if state.answers[seat]:
            return "§5.1", "answered-already", {}
        if seat == state.stack[-1].seat:
            return ("§4.3", "your-own-card", {}) if isinstance(action, React) else ("§5.1", "answered-already", {})
        if state.reacted.has(seat):
            return "§5.1", "reacted-already", {}
        return "§5.6", "no-card-to-react-with", {}
    if state.phase == PASSING_ON:
        return "§4.12", "answered-already" if state.answers[seat] else "not-your-turn", {}
    if isinstance(action, (React, Pass)):
        return "§5.8", "nothing-to-react-to", {}
    return "§1.3" if state.phase == PLACING else "§1.4", "not-your-turn", {}


def hand_of(state: State, seat: Seat) -> list[str]:
    """Returns the cards in a hand, by name."""
    return [state.box.cards[kind] for kind in state.hands[seat]]


def refuse_target(state: State, action: Action) -> Reason:
    """Says why something cannot be named for the card (§3.6)."""
    need = state.box.needs[state.naming][len(state.named)]
    card = state.box.cards[state.naming]
    if isinstance(action, NameSeat) and 0 <= action.seat < state.settings.seats:
        named = {"seat": action.seat}
        if need == LOST_SEAT:
            return "§4.9", "not-lost", named
        if is_seat(need) and not state.is_in(action.seat):
            return "§2.5", "has-lost", named
        if need in (RIVAL, RIVAL_WITH_CARDS) and action.seat == state.player:
            return (
                "§4.11" if state.box.effects[state.naming] == "shove" else "§4.1",
                "no-rival",
                {**named, "card": card},
            )
        if need == RIVAL_WITH_CARDS:
            return "§4.12", "rival-without-cards", named
    if isinstance(action, NameSpace):
        if need == FACE_UP and action.place in state.settings.grid.names:
            return "§4.5", "is-circle", {"place": action.place}
        if need == CIRCLE and action.place in state.settings.grid.names:
            return "§4.5", "is-face-up", {"place": action.place}
    if isinstance(action, NameDirection):
        if need == ARROW_OF_YOURS:
            return "§4.13", "no-arrow", {"direction": action.direction}
        if need == WAY_OF_LINE:
            return "§4.8", "not-along-the-line", {"direction": action.direction}
        if need in (WAY_OF_RIVAL, WAY_OF_YOURS):
            return "§4.11", "off-the-board", {"direction": action.direction}
    if isinstance(action, (NameSeat, NameSpace, NameDirection, NameQuarters, NameLine)):
        return "§3.6", "cannot-name", {"card": card}
    return "§3.6", "name-first", {"card": card}
