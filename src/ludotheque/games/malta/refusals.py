"""Why a move is refused: its section, and the sentence that tells a player."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import Refused
from ludotheque.core.structs import Action, Seat
from ludotheque.games.malta.actions import (
    ChooseCard,
    Move,
    NameDirection,
    NameLine,
    NameQuarters,
    NameSeat,
    NameSpace,
    Pass,
    PayFirst,
    PlacePawn,
    PlayCard,
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
)
from ludotheque.games.malta.state import (
    ANSWERING,
    DISCARDING,
    GIVING,
    MOVING,
    NO_CARD,
    ORDERING,
    OVER,
    PASSING_ON,
    PAYING,
    PLACING,
    PLAYING,
    State,
)
from ludotheque.games.malta.targets import SEAT_NEEDS

# What is awaited in each phase: the section that says so, and the sentence.
AWAITED = {
    PLACING: ("§1.3", "place-first"),
    PLAYING: ("§3.2", "play-first"),
    ANSWERING: ("§5.1", "answer-first"),
    DISCARDING: ("§3.6", "choose-first"),
    GIVING: ("§3.6", "choose-first"),
    PASSING_ON: ("§4.12", "choose-first"),
    ORDERING: ("§3.4", "order-first"),
    PAYING: ("§3.4", "pay-first"),
    MOVING: ("§3.3", "move-first"),
}


def refusal(state: State, seat: Seat, action: Action) -> Refused:
    """The reason why this seat may not do this now."""
    section, message, values = reason(state, seat, action)
    return Refused("malta", seat, section, message, **values)


def reason(state: State, seat: Seat, action: Action) -> tuple[str, str, dict[str, Any]]:
    """Section, message id and values.  It looks at nothing that the seat does not know."""
    if state.phase == OVER:
        return "§6.1", "match-over", {}
    if not state.asked.has(seat):
        return not_asked(state, seat, action)
    card = card_of(action)
    if state.naming != NO_CARD:
        return not_nameable(state, action)
    if isinstance(action, React) and state.phase != ANSWERING:
        return "§4.3", "nothing-to-react-to", {}
    if card is not None and awaits_card(state.phase, action):
        if isinstance(action, React) and state.box.kind_of.get(card, NO_CARD) not in state.box.reactions:
            return "§4.3", "no-reaction", {"card": card}
        if card not in hand_of(state, seat):
            return AWAITED[state.phase][0], "not-in-hand", {"card": card}
    if isinstance(action, Move) and state.phase == MOVING:
        return "§3.3", "no-arrow", {"direction": action.direction}
    if isinstance(action, PayFirst) and state.phase == ORDERING and 0 <= action.seat < state.settings.seats:
        return "§3.4", "not-owed", {"seat": action.seat}
    if isinstance(action, PlacePawn) and state.phase == PLACING:
        return "§1.3", "no-start-space", {"space": action.space}
    section, message = AWAITED[state.phase]
    return section, message, {}


def not_asked(state: State, seat: Seat, action: Action) -> tuple[str, str, dict[str, Any]]:
    """Why a seat is not asked; all of this is public."""
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
    """The cards in a hand, by name."""
    return [state.box.cards[kind] for kind in state.hands[seat]]


def card_of(action: Action) -> str | None:
    """The card that an action speaks of."""
    if isinstance(action, (PlayCard, React, ChooseCard)):
        return action.card
    return None


def awaits_card(phase: int, action: Action) -> bool:
    """Is this the kind of card choice that the phase waits for?"""
    if isinstance(action, PlayCard):
        return phase == PLAYING
    if isinstance(action, React):
        return phase == ANSWERING
    return phase in (DISCARDING, GIVING, PASSING_ON, PAYING)


def not_nameable(state: State, action: Action) -> tuple[str, str, dict[str, Any]]:
    """Why something cannot be named for the card (§3.6)."""
    need = state.box.needs[state.naming][len(state.named)]
    card = state.box.cards[state.naming]
    if isinstance(action, NameSeat) and 0 <= action.seat < state.settings.seats:
        named = {"seat": action.seat}
        if need == LOST_SEAT:
            return "§4.9", "not-lost", named
        if need in SEAT_NEEDS and not state.is_in(action.seat):
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
