"""§2  On the path of glory, §5 outside the ring, and how a turn begins and ends."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from ludotheque.games.glory.cards import check_hand, deck_to_draw_from, draw_card, take_from_deck
from ludotheque.games.glory.events import (
    Advanced,
    RingEntered,
    RingReentered,
    Stayed,
    TurnBegan,
    UnseenLaid,
    UnseenTaken,
    WrestlerUsed,
)
from ludotheque.games.glory.rules.ending import change_stamina, may_offer_pair
from ludotheque.games.glory.state import (
    ACTION_DONE,
    ARRIVING,
    DECKS,
    DISCARDING,
    IN_RING,
    NO_CARD,
    NOBODY,
    OUTSIDE,
    REPEATING,
    RING,
    TURN_ENDS,
    TURN_PASSES,
    UNSEEN,
    USING,
    WALKING,
    WRESTLER_NEEDED,
    State,
)


def begin_turn(state: State, log: Log) -> None:
    """§5.2  Wrestlers outside lay an unseen card first; §7.3 now a pair win may be offered."""
    state.using = NOBODY
    state.repeated = False
    state.may_offer = may_offer_pair(state)
    if log.heard:
        log.happened(TurnBegan, state.turn, state.round)
    if state.settings.each == 1 and state.places[state.turn] != OUTSIDE:
        use(state, state.turn)  # the usual case, made short
        return
    state.due = 0
    for wrestler in state.own(state.turn):
        if state.places[wrestler] == OUTSIDE:
            state.due |= 1 << wrestler
    state.phase = WRESTLER_NEEDED


def find_wrestler(state: State) -> None:
    """§8.1, §8.4  One wrestler is used a turn, the seat's free choice; those outside only lay their card."""
    seat = state.turn
    for wrestler in state.own(seat):
        if state.due >> wrestler & 1:
            state.using = wrestler
            state.phase = UNSEEN
            state.asked = 1 << seat
            return
    state.using = NOBODY
    usable = [wrestler for wrestler in state.own(seat) if state.places[wrestler] <= RING]
    if not usable:
        state.phase = TURN_ENDS
    elif len(usable) == 1:
        use(state, usable[0])
    else:
        state.phase = USING
        state.asked = 1 << seat


def use(state: State, wrestler: int) -> None:
    """§2.1  On a path: as many actions as the space says.  §3.1 In the ring: one."""
    state.using = wrestler
    state.asked = 1 << state.turn
    place = state.places[wrestler]
    if place == RING:
        state.phase = IN_RING
    else:
        state.phase = WALKING
        state.left = state.settings.path[place]


def choose_to_use(state: State, seat: Seat, wrestler: int, log: Log) -> None:
    """§8.1  Free choice of wrestler."""
    log.happened(WrestlerUsed, seat, state.name_of(wrestler))
    use(state, wrestler)


def action_done(state: State, luck: Luck, log: Log) -> None:
    """§2.2  On a path: more actions, or the move.  §3.2 In the ring: the turn may be repeated, once.

    Who is out (§7.1) or has left the ring (§4.9) does neither.
    """
    wrestler = state.using
    place = state.places[wrestler]
    can_pay = state.stamina[wrestler] >= state.settings.enough
    if place < RING:
        if state.left or can_pay:
            state.phase = WALKING
            state.asked = 1 << state.turn
        else:
            advance(state, luck, log)  # there is nothing else to choose, and everybody knows it
    elif place == RING and can_pay and not state.repeated:
        state.phase = REPEATING
        state.asked = 1 << state.turn
    else:
        state.phase = TURN_ENDS


def stay(state: State, log: Log) -> None:
    """§2.2  Pay, and play the same space again next turn."""
    change_stamina(state, state.using, -state.settings.fee, "stay", log)
    log.happened(Stayed, state.name_of(state.using))
    end_of_walk(state)


def advance(state: State, luck: Luck, log: Log) -> None:
    """§2.2  One space; §2.3 the last space leads straight into the ring; §2.4 the first there draws."""
    wrestler = state.using
    space = state.places[wrestler] + 1
    if space < len(state.settings.path):
        state.places[wrestler] = space
        if log.heard:
            log.happened(Advanced, state.name_of(wrestler), space)
        end_of_walk(state)
        return
    state.places[wrestler] = RING
    is_first = not state.arrived
    state.arrived = True
    log.happened(RingEntered, state.name_of(wrestler), is_first)
    end_of_walk(state)
    walking = len([place for place in state.places if place < RING])
    if is_first and walking:
        state.to_draw = walking
        state.drawer = state.turn
        state.phase = ARRIVING
        state.asked = 1 << state.turn


def end_of_walk(state: State) -> None:
    """The turn is over."""
    state.left = 0
    state.asked = 0
    state.phase = TURN_ENDS


def draw_bonus(state: State, seat: Seat, deck: int, luck: Luck, log: Log) -> None:
    """§2.4  All from one deck, as many as there are seats still on the paths; over the limit it then discards."""
    for _ in range(state.to_draw):
        draw_card(state, seat, deck, luck, log)
    state.to_draw = 0
    check_hand(state, seat, TURN_ENDS)


def draw_one_of_several(state: State, seat: Seat, deck: int, luck: Luck, log: Log) -> None:
    """§6.1  Draw 2: any mix of decks, card by card; the hand is looked at when all are drawn (§1.7)."""
    draw_card(state, seat, deck, luck, log)
    state.to_draw -= 1
    if not state.to_draw:
        check_hand(state, seat, ACTION_DONE)


def go_on_discarding(state: State) -> None:
    """§1.7  Until the hand is small enough."""
    assert state.phase == DISCARDING
    check_hand(state, state.drawer, state.resume)


def lay_unseen(state: State, deck: int, luck: Luck, log: Log) -> None:
    """§5.2, §5.4  An unseen card of either deck, drawn when laid and known to nobody."""
    wrestler = state.using
    state.due &= ~(1 << wrestler)
    state.outside[wrestler] -= 1
    deck = deck_to_draw_from(state, deck, log)
    if deck != NO_CARD:
        state.unseen[wrestler] = state.unseen[wrestler].plus(take_from_deck(state, deck, luck))
        log.happened(UnseenLaid, state.name_of(wrestler), DECKS[deck])
    state.asked = 0
    state.phase = WRESTLER_NEEDED


def end_turn(state: State, log: Log) -> None:
    """§5.2  After the third card a wrestler outside takes them and returns; then the turn passes."""
    seat = state.turn
    for wrestler in state.own(seat) if OUTSIDE in state.places else ():
        if state.places[wrestler] == OUTSIDE and not state.outside[wrestler]:
            cards = state.unseen[wrestler]
            state.hands[seat] = state.hands[seat].plus_all(cards)
            state.unseen[wrestler] = state.settings.box.no_cards
            state.places[wrestler] = RING
            log.happened(UnseenTaken, seat, state.name_of(wrestler), cards.named())
            log.happened(RingReentered, state.name_of(wrestler))
    state.using = NOBODY
    state.left = 0
    state.may_offer = False
    check_hand(state, seat, TURN_PASSES)
