"""Says in one short sentence why a bot decides as it does."""

from __future__ import annotations

from typing import Final

from ludotheque.core.structs import Action, Seat
from ludotheque.core.words import Phrase, kebab
from ludotheque.games.wound_up.actions import (
    Answer,
    DiscardCard,
    FacePawn,
    GiveCard,
    LetGo,
    Open,
    Pass,
    PlacePawn,
    Raise,
    UsePurple,
    UseRed,
)
from ludotheque.games.wound_up.actions import Turn as TurnPawn
from ludotheque.games.wound_up.bots.evaluate import U_PER_CM, course_of
from ludotheque.games.wound_up.bots.outlook import WON, gain_of, need_after, need_now
from ludotheque.games.wound_up.box import CARDS, ROTATE_OPPONENT, TYPES, WILD, WIND_4
from ludotheque.games.wound_up.state import IN_GRAVE, NO_CARD, ON_BOARD, State

LIKELY: Final = 0.5  # a walk is said to win only if the search gives it at least this chance
POSSIBLE: Final = 0.25  # a bid is said to be able to win only if the search gives it at least this chance
# A walk must bring the pawn at least this much nearer to the gate to be worth a bid, in u.
A_STEP: Final = 3.0 * U_PER_CM


def reason_of(state: State, seat: Seat, action: Action, chance: float) -> Phrase | None:
    """Returns the reason for a seat's action that an estimate along straight lines shows.

    Returns None if the estimate shows no reason, or if `chance`, the chance to win that the search found, contradicts
    it.
    """
    if isinstance(action, Open):
        return bid_reason(state, seat, CARDS.index(action.card), chance)
    if isinstance(action, (Raise, UseRed)) or (isinstance(action, Answer) and action.wilds):
        return bid_reason(state, seat, state.card, chance)
    if isinstance(action, (Answer, Pass)):
        return reason_to_stay_out(state, seat)
    if isinstance(action, (GiveCard, DiscardCard)):
        return Phrase("why-least-useful", {"card": card(CARDS.index(action.card))})
    if isinstance(action, TurnPawn) and state.target != seat:
        return Phrase("why-turn-away")
    if isinstance(action, (TurnPawn, UsePurple, PlacePawn, FacePawn)):
        return Phrase("why-way-ahead")
    if isinstance(action, LetGo):
        winds = state.card + 1 + action.green - action.black
        if need_after(state, course_of(state), seat, winds) <= 0.5 * WON:
            return Phrase("why-wins") if chance >= LIKELY else None
        return Phrase("why-winds-fit" if action.green or action.black else "why-let-go")
    return None


def why_missed(state: State, seat: Seat) -> Phrase:
    """Says what keeps a pawn from walking out of the gate: the pawn is off the board, or the way to the gate is too
    long.
    """
    if state.where[seat] == IN_GRAVE:
        return Phrase("win-missed-grave")
    if state.where[seat] != ON_BOARD:
        return Phrase("win-missed-off")
    return Phrase("win-missed", {"way": max(1, round(need_now(state, course_of(state), seat) / U_PER_CM))})


def reason_to_stay_out(state: State, seat: Seat) -> Phrase | None:
    """Returns the reason why a seat opens nothing or adds no Wilds.

    Returns None if an action that the seat could bid for would win the match or take its pawn far, or if the seat had
    nothing to bid with.
    """
    course, hand = course_of(state), state.hands[seat]
    kinds = [state.card] if state.card != NO_CARD else [kind for kind in range(TYPES) if hand[kind]]
    kinds = [kind for kind in kinds if state.card != NO_CARD or kind not in state.opened]
    if any(kind <= WIND_4 and need_after(state, course, seat, kind + 1) <= 0.5 * WON for kind in kinds):
        return None
    if hand[WILD]:
        return Phrase("why-keep-wilds")
    is_poor = all(gain_of(state, course, kind, seat, seat) < A_STEP for kind in kinds)
    return Phrase("why-nothing-to-gain") if kinds and is_poor and state.card == NO_CARD else None


def bid_reason(state: State, seat: Seat, kind: int, chance: float) -> Phrase | None:
    """Returns the reason why a seat wants an action: the seat wins, shortens its own way, keeps the action from others,
    or hinders the foremost pawn.
    """
    if kind == NO_CARD:
        return None
    course = course_of(state)
    named = {"card": card(kind)}
    if kind == ROTATE_OPPONENT:
        return Phrase("why-hinder", named)
    if kind <= WIND_4 and need_after(state, course, seat, kind + 1) <= 0.5 * WON and chance >= POSSIBLE:
        return Phrase("why-could-win", named)
    mine = gain_of(state, course, kind, seat, seat)
    theirs = min([gain_of(state, course, kind, other, seat) for other in range(state.settings.seats) if other != seat])
    if -theirs > mine:
        return Phrase("why-deny", named)
    centimetres = round(mine / U_PER_CM)
    return Phrase("why-gain", {**named, "way": centimetres}) if centimetres >= 1 else Phrase("why-cheap", named)


def card(kind: int) -> Phrase:
    """Names a kind of card."""
    return Phrase(f"card-{kebab(CARDS[kind])}")
