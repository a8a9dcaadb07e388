"""Checks that a position is possible, so that the rules can continue from it."""

from __future__ import annotations

from ludotheque.core.bag import bag_of
from ludotheque.core.fields import bad_position
from ludotheque.core.seats import NO_SEATS
from ludotheque.games.glory.box import PATHS
from ludotheque.games.glory.rules.ending import may_offer_pair
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.state import (
    ACTION_DONE,
    ANSWERING,
    ARRIVING,
    DISCARDING,
    DRAWING,
    IN_RING,
    LAYING,
    LAYING_MORE,
    NO_CARD,
    NO_WRESTLER,
    NOBODY,
    OUT,
    OUTSIDE,
    OVER,
    PLACE_NAMES,
    REPEATING,
    RING,
    TAKING,
    TURN_ENDS,
    TURN_PASSES,
    UNSEEN,
    UNTAKEN,
    WALKING,
    State,
)


def cards_outside_decks(state: State) -> list[int]:
    """Returns all cards that are not in a deck."""
    piles = [*state.hands, *state.discards, *state.unseen]
    return [kind for pile in piles for kind in pile.items] + [one.kind for one in state.shown if one.kind != NO_CARD]


def all_cards(state: State) -> list[int]:
    """Returns all cards, in hands, in decks and elsewhere."""
    return [*cards_outside_decks(state), *state.deck[0].items, *state.deck[1].items]


def check(state: State) -> None:
    """Raises BadInput for an impossible position: a card too many, a wrestler nowhere, nobody to decide."""
    box = state.settings.box
    whole = bag_of(box.cards, all_cards(state))
    if whole != box.deck:
        raise bad_position("deck", "hands, decks, discards and cards in play are not the cards of the box")
    for wrestler in range(state.settings.wrestlers):
        check_wrestler(state, wrestler)
    out = [seat for seat in range(state.settings.seats) if not state.is_alive(seat)]
    if sorted([seat for blow in state.fallen for seat in blow.members]) != out:
        raise bad_position("fallen", f"the eliminated seats are {out}")
    for seat, hand in enumerate(state.hands):
        strange = [kind for kind in hand.items if kind < box.first_diva]
        if not state.is_alive(seat) and (strange or (hand.items and not state.settings.managers)):
            raise bad_position("hands", f"seat {seat} is eliminated and cannot hold these cards")
    check_fighters(state)
    check_lays(state)
    check_turn(state)
    for seat in state.asked.members:
        if not PHASES.actions(state, seat):
            raise bad_position("asked", f"seat {seat} has nothing to choose from")


def check_wrestler(state: State, wrestler: int) -> None:
    """Raises BadInput if a wrestler's name, place, path, stamina or unseen cards are impossible."""
    settings = state.settings
    place, stamina, turns = state.places[wrestler], state.stamina[wrestler], state.outside[wrestler]
    where = f"wrestlers[{wrestler}]"
    if place not in PLACE_NAMES and not 0 <= place < len(settings.path):
        raise bad_position(where, f"there is no space {place}")
    if not 0 <= stamina <= settings.box.stamina or (stamina == 0) != (place == OUT):
        raise bad_position(where, f"it cannot have {stamina} stamina where it is")
    if not 0 <= turns <= settings.box.turns_outside or (turns and place != OUTSIDE):
        raise bad_position(where, f"it cannot have {turns} turns outside")
    if state.unseen[wrestler].items and place != OUTSIDE:
        raise bad_position(where, "only outside the ring there are unseen cards")
    if state.due.has(wrestler) and (place != OUTSIDE or not turns or settings.owner[wrestler] != state.turn):
        raise bad_position("due", "only a wrestler outside lays an unseen card, in its own turn")
    figure, path = state.figures[wrestler], state.paths[wrestler]
    if (figure == UNTAKEN) != (path == UNTAKEN) or (figure == UNTAKEN and state.phase != TAKING):
        raise bad_position(where, "it needs a name and a path")
    if figure != UNTAKEN and (state.figures.count(figure) > 1 or state.paths.count(path) > 1):
        raise bad_position(where, "no wrestler and no path twice")
    if path != UNTAKEN and not 0 <= path < PATHS:
        raise bad_position(where, f"there is no path {path + 1}")


def check_fighters(state: State) -> None:
    """Raises BadInput for a fight without fighters, or for open cards without a fight."""
    fights = state.phase in (LAYING, LAYING_MORE)
    if not fights and state.shown:
        raise bad_position("laid", "nothing is laid in this phase")
    for wrestler in (state.challenger, state.challenged):
        if (wrestler != NO_WRESTLER) != fights or (fights and state.places[wrestler] != RING):
            raise bad_position("challenger", "a fight has two fighters, both in the ring")
    if fights:
        owner = state.settings.owner
        if owner[state.challenger] == owner[state.challenged] or state.challenger != state.using:
            raise bad_position("challenger", "the wrestler in use challenges another seat's")


def check_lays(state: State) -> None:
    """Raises BadInput if a position contains a sealed lay that its seat cannot have made."""
    for seat, lay in enumerate(state.laid):
        if lay is not None:
            if state.asked.has(seat) or lay not in PHASES.phases[state.phase].actions(state, seat):
                raise bad_position("laid", f"seat {seat} cannot have laid this")


def check_turn(state: State) -> None:
    """Raises BadInput if the phase does not fit the rest of the position."""
    settings = state.settings
    phase, using = state.phase, state.using
    if (state.outcome is None) == (phase == OVER) or (phase == OVER) != (state.asked is NO_SEATS):
        raise bad_position("asked", "somebody is asked until the match is over")
    if phase in (ACTION_DONE, TURN_PASSES, TURN_ENDS) or not 1 <= state.round <= settings.last_round:
        raise bad_position("phase", "in this phase nobody is asked, or the round is over")
    if state.resume not in (ACTION_DONE, TURN_ENDS, TURN_PASSES):
        raise bad_position("resume", "this phase cannot come next")
    is_own = using != NO_WRESTLER and settings.owner[using] == state.turn
    walks = is_own and state.places[using] < RING
    if phase in (WALKING, IN_RING, REPEATING, ANSWERING, UNSEEN, LAYING, LAYING_MORE, DRAWING) and not is_own:
        raise bad_position("using", "a wrestler of the seat whose turn it is must be named")
    if is_own and phase != UNSEEN and state.places[using] >= OUTSIDE:
        raise bad_position("using", "it cannot be used")
    if (phase == WALKING) != walks and phase in (WALKING, IN_RING, REPEATING, ANSWERING):
        raise bad_position("using", "it is not where this phase is played")
    if state.may_offer and not (phase == IN_RING and may_offer_pair(state)):
        raise bad_position("mayOffer", "no pair win can be offered now")
    if phase == UNSEEN and not state.due.has(using):
        raise bad_position("due", "the wrestler in use must lay a card")
    if not 0 <= state.left <= max(settings.path):
        raise bad_position("left", f"there cannot be {state.left} actions left")
    if phase in (DRAWING, ARRIVING, DISCARDING) and (state.drawer == NOBODY or not state.asked.is_only(state.drawer)):
        raise bad_position("drawer", "it must be named and asked")
    if (state.to_draw > 0) != (phase in (DRAWING, ARRIVING)) or not 0 <= state.to_draw <= 60:
        raise bad_position("toDraw", f"{state.to_draw} cards cannot be drawn now")
    if phase == DISCARDING and len(state.hands[state.drawer].items) <= settings.hand:
        raise bad_position("drawer", "its hand is not too large")
    alone = (WALKING, IN_RING, REPEATING, UNSEEN, ARRIVING)
    if phase in alone and not state.asked.is_only(state.turn):
        raise bad_position("asked", "only the seat whose turn it is decides now")
