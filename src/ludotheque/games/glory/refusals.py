"""Why a move is refused: its section, and the sentence that tells a player."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import Refused
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import (
    Advance,
    Challenge,
    Discard,
    Draw,
    Intervene,
    Lay,
    LayMore,
    LayUnseen,
    OfferPair,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
    Stay,
    TakeWrestler,
    UseWrestler,
)
from ludotheque.games.glory.box import DIVA, REFEREE
from ludotheque.games.glory.rules.fight import can_buy_die, fighter_of
from ludotheque.games.glory.state import (
    ANSWERING,
    ARRIVING,
    DISCARDING,
    DRAWING,
    IN_RING,
    LAYING,
    LAYING_MORE,
    NOBODY,
    OUT,
    OUTSIDE,
    OVER,
    REPEATING,
    RING,
    TAKING,
    UNSEEN,
    USING,
    WALKING,
    State,
)

Reason = tuple[str, str, dict[str, Any]]

# What is awaited in each phase: the section that says so, and the sentence.
AWAITED = {
    TAKING: ("§1.3", "take-first"),
    UNSEEN: ("§5.2", "unseen-first"),
    USING: ("§8.1", "use-first"),
    WALKING: ("§2.1", "walk-first"),
    IN_RING: ("§3.1", "ring-first"),
    DRAWING: ("§6.1", "draw-first"),
    ARRIVING: ("§2.4", "bonus-first"),
    DISCARDING: ("§1.7", "discard-first"),
    LAYING: ("§4.2", "lay-first"),
    LAYING_MORE: ("§4.11", "more-first"),
    REPEATING: ("§3.2", "repeat-first"),
    ANSWERING: ("§7.3", "answer-first"),
}


def refusal(state: State, seat: Seat, action: Action) -> Refused:
    """The reason why this seat may not do this now.  It looks at nothing that the seat does not know."""
    section, message, values = reason(state, seat, action)
    return Refused("glory", seat, section, message, **values)


def reason(state: State, seat: Seat, action: Action) -> Reason:
    """Section, message id and values."""
    if state.phase == OVER:
        return "§7.2", "match-over", {}
    if not state.asked >> seat & 1:
        return not_asked(state, seat, action)
    found: Reason | None = None
    phase = state.phase
    if isinstance(action, (PlayOnSeat, PlayOnWrestler)):
        found = bad_play(state, seat, action)
    elif isinstance(action, Challenge):
        found = bad_challenge(state, seat, action)
    elif isinstance(action, (Lay, Intervene, LayMore)):
        found = bad_lay(state, seat, action)
    elif isinstance(action, (Stay, Repeat)):
        found = bad_fee(state, action)
    elif isinstance(action, (Draw, Discard, Advance)):
        found = bad_step(state, seat, action)
    elif isinstance(action, UseWrestler) and phase == USING:
        found = "§8.1", "not-yours", {"wrestler": action.wrestler}
    elif isinstance(action, TakeWrestler) and phase == TAKING:
        found = "§1.3", "taken-already", {"wrestler": action.wrestler, "path": action.path}
    elif isinstance(action, OfferPair):
        found = "§7.3" if state.settings.each == 1 else "§8.5", "no-pair-now", {}
    elif isinstance(action, LayUnseen) and phase != UNSEEN:
        found = "§5.2", "not-outside", {}
    if found is None:
        section, message = AWAITED[phase]
        return section, message, {}
    return found


def not_asked(state: State, seat: Seat, action: Action) -> Reason:
    """Why a seat is not asked; all of this is public."""
    phase = state.phase
    if not state.lives(seat):
        return "§7.1", "you-are-out", {}
    if phase in (LAYING, LAYING_MORE):
        if state.laid[seat]:
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
    """Is a card named that the seat does not hold?"""
    return card is not None and card not in state.hands[seat].named()


def wrestler_named(state: State, name: str | None) -> int:
    """The wrestler of this id that is in the match, or NOBODY."""
    figure = state.settings.box.wrestler_of.get(name or "", NOBODY)
    return state.figures.index(figure) if figure != NOBODY and figure in state.figures else NOBODY


def bad_play(state: State, seat: Seat, action: PlayOnSeat | PlayOnWrestler) -> Reason | None:
    """§6  Why an event cannot be played."""
    box = state.settings.box
    if state.phase in (LAYING, LAYING_MORE):
        return "§3.3", "no-events-in-fights", {}
    if state.phase not in (WALKING, IN_RING):
        return None
    if state.phase == WALKING and not state.left:
        return "§2.1", "no-actions-left", {}
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
    wrestler = wrestler_named(state, action.wrestler)
    if wrestler == NOBODY or state.places[wrestler] == OUT:
        return "§6.4", "no-such-target", {}
    return "§6.4", "aim-at-another", {"card": action.card}


def bad_challenge(state: State, seat: Seat, action: Challenge) -> Reason | None:
    """§4.1  Why this wrestler cannot be challenged."""
    if state.phase == WALKING:
        return "§4.1", "fight-in-ring", {}
    if state.phase != IN_RING:
        return None
    wrestler = wrestler_named(state, action.wrestler)
    values = {"wrestler": action.wrestler}
    if wrestler == NOBODY or state.places[wrestler] == OUT:
        return "§4.1", "no-such-wrestler", values
    if state.settings.owner[wrestler] == seat:
        return "§8.1" if state.settings.each == 2 else "§4.1", "own-wrestler", values
    if state.places[wrestler] == OUTSIDE:
        return "§5.3", "is-outside", values
    return "§4.1", "not-in-ring", values


def bad_lay(state: State, seat: Seat, action: Lay | Intervene | LayMore) -> Reason | None:
    """§4.2, §4.3, §4.11  Why this cannot be laid."""
    box = state.settings.box
    if state.phase not in (LAYING, LAYING_MORE):
        return "§4.1", "no-fight", {}
    if isinstance(action, LayMore):
        if state.phase == LAYING:
            return "§4.11", "no-second-lay", {}
        for card in (action.card, action.other):
            if not_in_hand(state, seat, card):
                return "§4.11", "not-in-hand", {"card": card}
        return "§4.11", "two-fight-cards", {}
    if state.phase == LAYING_MORE:
        return None
    if isinstance(action, Lay):
        if fighter_of(state, seat) == NOBODY:
            return "§4.13", "you-do-not-fight", {}
        for named in (action.card, action.referee):
            if not_in_hand(state, seat, named):
                return "§4.2", "not-in-hand", {"card": named}
        if action.card is not None and box.groups[box.kind_of[action.card]] >= REFEREE:
            return "§4.2", "no-fight-card", {"card": action.card}
        return "§4.2", "no-referee-card", {"card": action.referee}
    if fighter_of(state, seat) != NOBODY:
        return "§4.13", "you-fight", {}
    if action.die_for is not None and not (state.lives(seat) and can_buy_die(state, seat)):
        return "§3.5", "cannot-pay", {"fee": state.settings.fee}
    if not_in_hand(state, seat, action.diva):
        return "§4.3", "not-in-hand", {"card": action.diva}
    if action.diva is not None and box.groups[box.kind_of[action.diva]] != DIVA:
        return "§4.3", "no-diva", {"card": action.diva}
    return "§4.3", "before-a-fighter", {}


def bad_fee(state: State, action: Stay | Repeat) -> Reason | None:
    """§3.5  Fees may not take the last point of stamina."""
    if isinstance(action, Stay):
        if state.phase == WALKING:
            return "§3.5", "cannot-pay", {"fee": state.settings.fee}
        return None
    if state.phase == IN_RING and state.repeated:
        return "§3.2", "repeated-already", {}
    if state.phase == IN_RING:
        return "§3.2", "act-before-repeating", {}
    return None


def bad_step(state: State, seat: Seat, action: Draw | Discard | Advance) -> Reason | None:
    """§2  Why this is no action now."""
    phase = state.phase
    if isinstance(action, Advance):
        return ("§2.3", "in-ring-already", {}) if state.using != NOBODY and state.places[state.using] >= RING else None
    if phase == WALKING and not state.left:
        return "§2.1", "no-actions-left", {}
    if isinstance(action, Discard):
        if phase == IN_RING:
            return "§3.4", "no-discard-in-ring", {}
        if phase in (WALKING, DISCARDING) and not_in_hand(state, seat, action.card):
            return "§2.1" if phase == WALKING else "§1.7", "not-in-hand", {"card": action.card}
    return None
