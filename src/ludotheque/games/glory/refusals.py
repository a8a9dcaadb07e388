"""Says why a move is refused: the section of the rulebook and the sentence for the player.  Both depend only on what
the seat may know.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.phases import Phase, Reason
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import (
    Advance,
    Challenge,
    Intervene,
    Lay,
    LayMore,
    LayUnseen,
    OfferPair,
    PlayOnSeat,
    PlayOnWrestler,
)
from ludotheque.games.glory.box import DIVA, REFEREE
from ludotheque.games.glory.state import (
    ANSWERING,
    DISCARDING,
    DRAWING,
    LAYING,
    LAYING_MORE,
    NO_WRESTLER,
    OUT,
    OUTSIDE,
    RING,
    UNSEEN,
    State,
)


def elsewhere(phase: Phase[State], state: State, action: Any) -> Reason:
    """Says why an action that belongs to another phase is refused."""
    if isinstance(action, (Lay, Intervene, LayMore)):
        return "§4.1", "no-fight", {}
    if isinstance(action, Advance) and state.using != NO_WRESTLER and state.places[state.using] >= RING:
        return "§2.3", "in-ring-already", {}
    if isinstance(action, OfferPair):
        return "§7.3" if state.settings.each == 1 else "§8.5", "no-pair-now", {}
    if isinstance(action, LayUnseen) and state.phase != UNSEEN:
        return "§5.2", "not-outside", {}
    return phase.section, phase.awaited, {}


def not_asked(state: State, seat: Seat, action: Action) -> Reason:
    """Says why a seat is not asked; depends only on public facts."""
    phase = state.phase
    if not state.is_alive(seat):
        return "§7.1", "you-are-out", {}
    if phase in (LAYING, LAYING_MORE):
        if state.laid[seat] is not None:
            return "§4.10", "laid-already", {}
        if phase == LAYING_MORE:
            return "§4.11", "no-second-lay", {}
        return "§4.14", "nothing-to-lay", {}
    if isinstance(action, (Lay, Intervene, LayMore)):
        return "§4.1", "no-fight", {}
    if phase == DISCARDING:
        return "§1.7", "others-discard", {"seat": state.drawer}
    if phase == DRAWING:
        return "§6.4", "others-draw", {"seat": state.drawer}
    if phase == ANSWERING:
        return "§7.3", "others-answer", {}
    return "§1.6", "not-your-turn", {"seat": state.turn}


def not_in_hand(state: State, seat: Seat, card: str | None) -> bool:
    """Does the action name a card that the seat does not hold?"""
    return card is not None and card not in state.hands[seat].named()


def is_standing(state: State, name: str) -> bool:
    """Is this the id of a wrestler in the match that is not eliminated?"""
    figure = state.settings.box.wrestler_of.get(name)
    return figure in state.figures and state.places[state.wrestler_number(name)] != OUT


def bad_play(state: State, seat: Seat, action: PlayOnSeat | PlayOnWrestler) -> Reason:
    """§6  Says why an event cannot be played."""
    box = state.settings.box
    if not_in_hand(state, seat, action.card):
        return "§6.4", "not-in-hand", {"card": action.card}
    kind = box.kind_of[action.card]
    if kind < box.first_event:
        return "§3.1", "no-event", {"card": action.card}
    if isinstance(action, PlayOnSeat):
        if not box.about_cards[kind]:
            return "§8.2", "aim-at-wrestler", {"card": action.card}
        return "§6.4", "no-such-target", {}
    if box.about_cards[kind]:
        return "§8.2", "aim-at-seat", {"card": action.card}
    if not is_standing(state, action.wrestler):
        return "§6.4", "no-such-target", {}
    return "§6.4", "aim-at-another", {"card": action.card}


def bad_challenge(state: State, seat: Seat, action: Challenge) -> Reason:
    """§4.1  Says why this wrestler cannot be challenged."""
    values = {"wrestler": action.wrestler}
    if not is_standing(state, action.wrestler):
        return "§4.1", "no-such-wrestler", values
    wrestler = state.wrestler_number(action.wrestler)
    if state.settings.owner[wrestler] == seat:
        return "§8.1" if state.settings.each == 2 else "§4.1", "own-wrestler", values
    if state.places[wrestler] == OUTSIDE:
        return "§5.3", "is-outside", values
    return "§4.1", "not-in-ring", values


def bad_lay(state: State, seat: Seat, action: Lay) -> Reason:
    """§4.2  Says why a seat cannot lay this as a fighter."""
    box = state.settings.box
    if state.fighter_of(seat) == NO_WRESTLER:
        return "§4.13", "you-do-not-fight", {}
    for named in (action.card, action.referee):
        if not_in_hand(state, seat, named):
            return "§4.2", "not-in-hand", {"card": named}
    if action.card is not None and box.groups[box.kind_of[action.card]] >= REFEREE:
        return "§4.2", "no-fight-card", {"card": action.card}
    return "§4.2", "no-referee-card", {"card": action.referee}


def bad_intervention(state: State, seat: Seat, action: Intervene) -> Reason:
    """§4.3  Says why a seat cannot lay this as a bystander."""
    box = state.settings.box
    if state.fighter_of(seat) != NO_WRESTLER:
        return "§4.13", "you-fight", {}
    if action.die_for is not None and not (state.is_alive(seat) and state.can_buy_die(seat)):
        return "§3.5", "cannot-pay", {"fee": state.settings.fee}
    if not_in_hand(state, seat, action.diva):
        return "§4.3", "not-in-hand", {"card": action.diva}
    if action.diva is not None and box.groups[box.kind_of[action.diva]] != DIVA:
        return "§4.3", "no-diva", {"card": action.diva}
    return "§4.3", "before-a-fighter", {}


def bad_second_lay(phase: Phase[State], state: State, seat: Seat, action: LayMore) -> Reason:
    """§4.11  Says why these further cards cannot be laid."""
    for card in (action.card, action.other):
        if not_in_hand(state, seat, card):
            return phase.section, "not-in-hand", {"card": card}
    return phase.section, "two-fight-cards", {}
