"""§3  A turn: draw, play exactly half, move, pay."""

from __future__ import annotations

from ludotheque.core.bag import Bag
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat, StepTaken
from ludotheque.games.malta.cards import EFFECTS, discard, draw_cards, hand_over, put_pawn
from ludotheque.games.malta.events import (
    BlindFaithWorked,
    CardDidNothing,
    CardDrawnBlindly,
    CardPlayed,
    CardsGiven,
    CardTurnedRound,
    QuotaCounted,
    TurnBegan,
    TurnEnded,
)
from ludotheque.games.malta.rules.losing import has_no_card, lose, most_cards_win
from ludotheque.games.malta.state import (
    CARD_RESOLVED,
    CARD_WORKS,
    DISCARDING,
    GIVING,
    MOVE_BEGINS,
    MOVING,
    NAMING,
    NEXT_CARD,
    NO_CARD,
    NOBODY,
    ORDERING,
    PAYING,
    PLAYING,
    TOLLS_DUE,
    TURN_BEGINS,
    TURN_ENDS,
    WINDOW_OPENS,
    Played,
    State,
)
from ludotheque.games.malta.targets import candidates, in_words, number_named


def begin_turn(state: State, luck: Luck, log: Log) -> None:
    """§3.1  Draw as many cards as the number on your pawn's space; §3.2 count the hand, half of it must be played."""
    seat = state.turn
    if log.heard:
        log.happened(TurnBegan, seat, state.round)
    is_blind = state.blind.has(seat)
    state.blind = state.blind.minus(seat)
    state.blinded = False
    if is_blind:
        log.happened(BlindFaithWorked, seat)
        if state.settings.blind_faith == "turn":  # §4.7  option: the whole turn is lost
            state.phase = TURN_ENDS
            return
    draw_cards(state, seat, state.number_at(state.pawns[seat]), luck, log)
    if has_no_card(state):
        lose(state, "no-cards", luck, log)
        return
    state.quota = (len(state.hands[seat]) + 1) // 2
    state.phase = NEXT_CARD
    if is_blind:
        if state.settings.blind_faith == "skip":
            state.quota = 0
        else:
            state.blinded = True
    if log.heard:
        log.happened(QuotaCounted, seat, state.quota)


def next_card(state: State, luck: Luck, log: Log) -> None:
    """§3.2  Cards are played one by one until the number is reached; then comes the movement phase."""
    if state.quota == 0:
        state.phase = MOVE_BEGINS
    elif state.blinded:
        draw_blindly(state, luck, log)
    else:
        state.phase = PLAYING
        state.asked = only(state.turn)


def draw_blindly(state: State, luck: Luck, log: Log) -> None:
    """§4.7  Option: the card is drawn at random from the hand and shown; its owner names the targets."""
    seat = state.turn
    kind = luck.draw(Bag(state.box.cards, bytes(state.hands[seat])))
    state.show_from_hand(seat, kind)
    state.stack = (Played(kind, seat, ()),)
    log.happened(CardDrawnBlindly, seat, state.box.cards[kind])
    begin_naming(state, seat, kind)
    ask_for_targets(state, log)


def begin_naming(state: State, player: Seat, kind: int) -> None:
    """§3.6  From now on the targets of this card are named by this seat."""
    state.player = player
    state.naming = kind
    state.named = ()


def play_card(state: State, seat: Seat, kind: int, action: Action, log: Log) -> None:
    """§3.2  The first step of a play; nobody else sees it until all targets are named."""
    state.original = NOBODY
    state.pending = 1
    begin_naming(state, seat, kind)
    if ask_for_targets(state, log) and log.heard:
        log.happened(StepTaken, seat, action)


def name_target(state: State, seat: Seat, action: Action, log: Log) -> None:
    """§3.6  A further step of a play."""
    state.named += (number_named(state, action),)
    state.pending += 1
    if ask_for_targets(state, log) and log.heard:
        log.happened(StepTaken, seat, action)


def ask_for_targets(state: State, log: Log) -> bool:
    """§3.6  Asks for the next target; where there is only one it is taken.  When all are named the card is played."""
    needs = state.box.needs[state.naming]
    while len(state.named) < len(needs):
        found = candidates(state, needs[len(state.named)], state.named)
        count = len(found)
        if count == 1:
            state.named += (found[0],)
        elif count:
            state.asked = only(state.player)
            state.phase = NAMING if state.stack else PLAYING  # still in hand, the card is seen by nobody else
            return True
        else:
            break  # §3.5  without a legal target the card may be played all the same
    all_named(state, log)
    return False


def all_named(state: State, log: Log) -> None:
    """§3.6  The card lies open with its targets: reactions, or, if it was turned round, its effect."""
    kind, seat = state.naming, state.player
    state.asked = NO_SEATS
    state.pending = 0
    state.naming = NO_CARD
    is_turned = state.original != NOBODY
    if log.heard:
        what = CardTurnedRound if is_turned else CardPlayed
        log.happened(what, seat, state.box.cards[kind], in_words(state, kind, state.named))
    if is_turned:
        state.phase = CARD_WORKS
        return
    if not state.stack:
        state.show_from_hand(seat, kind)
    state.stack = (Played(kind, seat, state.named),)
    state.reacted = NO_SEATS
    state.phase = WINDOW_OPENS


def card_works(state: State, luck: Luck, log: Log) -> None:
    """§3.6  The card does what it says; without the targets it needs it does nothing (§3.5)."""
    box = state.box
    kind = state.stack[0].kind
    state.phase = CARD_RESOLVED
    if len(state.named) < len(box.needs[kind]):
        log.happened(CardDidNothing, state.player, box.cards[kind])
    else:
        EFFECTS[box.effects[kind]](state, state.player, state.named, box.amounts[kind], luck, log)
    if state.phase == CARD_RESOLVED:
        card_resolved(state, luck, log)


def card_resolved(state: State, luck: Luck, log: Log) -> None:
    """§3.2  The card is discarded and counts; no card left: you lose (§2.1); End Turn ends the turn (§4.2)."""
    if state.stack:
        state.discards.append(state.stack[0].kind)
        state.stack = ()
    state.player = state.original = NOBODY
    state.named = ()
    state.quota -= 1
    if has_no_card(state):
        lose(state, "no-cards", luck, log)
    elif state.ending:
        state.phase = TURN_ENDS
    else:
        next_card(state, luck, log)


def choose_card(state: State, seat: Seat, kind: int, action: Action, log: Log) -> None:
    """§3.6  Cards of the hand are chosen one by one, by the seat that holds them; the last one completes the choice."""
    state.chosen += (kind,)
    if len(state.chosen) < state.to_choose:
        state.pending += 1
        log.happened(StepTaken, seat, action)
        return
    chosen, state.chosen = state.chosen, ()
    state.pending = 0
    state.asked = NO_SEATS
    if state.phase == DISCARDING:
        discard(state, seat, chosen, log)
        state.phase = CARD_RESOLVED
    elif state.phase == GIVING:
        hand_over(state, seat, state.receiver, chosen, log)
        state.phase = CARD_RESOLVED
    else:
        hand_over(state, seat, state.receiver, chosen, log)
        state.phase = TOLLS_DUE
    state.receiver = NOBODY


def pass_on(state: State, log: Log) -> None:
    """§4.12  Pass It On: all chosen cards go to the left at once."""
    seats = [seat for seat in state.still_in.members if state.answers[seat]]
    gifts = [(seat, state.still_in.left_of(seat), (state.answers[seat] - 2,)) for seat in seats]
    # All leave before any arrives: what a seat was just given it cannot have passed on, and its giver knows that.
    for giver, receiver, kinds in gifts:
        state.take_from_hand(giver, receiver, kinds)
    for giver, receiver, kinds in gifts:
        state.put_into_hand(giver, receiver, kinds)
        log.happened(CardsGiven, giver, receiver, 1, (state.box.cards[kinds[0]],))
    state.answers = [0] * state.settings.seats
    state.phase = CARD_RESOLVED


def begin_move(state: State, luck: Luck, log: Log) -> None:
    """§3.3  Moving is compulsory if possible; a space that allows no move loses."""
    ways = state.ways_from(state.pawns[state.turn])
    if not ways:
        lose(state, "no-way", luck, log)
    elif len(ways) == 1:
        move(state, ways[0], log)
    else:
        state.phase = MOVING
        state.asked = only(state.turn)


def move(state: State, way: int, log: Log) -> None:
    """§3.3  One space in a direction of the arrows on the pawn's space."""
    put_pawn(state, state.turn, state.settings.grid.steps[state.pawns[state.turn]][way], log)
    state.asked = NO_SEATS
    state.phase = TOLLS_DUE


def tolls(state: State, luck: Luck, log: Log) -> None:
    """§3.4  Give each owner of a pawn on the space as many cards as its number; if you cannot pay all, in your order."""
    payer = state.turn
    if state.toll == 0:
        place = state.pawns[payer]
        state.toll = state.number_at(place)
        if state.toll and state.pawns.count(place) > 1:
            others = [seat for seat in state.still_in.clockwise(payer) if seat != payer]
            state.owners = tuple([seat for seat in others if state.pawns[seat] == place])
    cards = len(state.hands[payer])
    if not state.owners or not cards:
        tolls_paid(state, luck, log)
    elif len(state.owners) > 1 and cards < state.toll * len(state.owners):
        state.phase = ORDERING
        state.asked = only(payer)
    else:
        pay(state, state.owners[0], log)


def pay(state: State, owner: Seat, log: Log) -> None:
    """§3.4  One owner is paid in full, or what is left."""
    payer = state.turn
    state.owners = tuple([seat for seat in state.owners if seat != owner])
    hand = state.hands[payer]
    if len(hand) <= state.toll:
        state.asked = NO_SEATS
        state.phase = TOLLS_DUE
        hand_over(state, payer, owner, hand[:], log)
    else:
        state.phase = PAYING
        state.asked = only(payer)
        state.to_choose = state.toll
        state.receiver = owner


def tolls_paid(state: State, luck: Luck, log: Log) -> None:
    """§3.4  Without cards afterwards you lose; a Second Wind then goes on with the turn (§4.13)."""
    state.toll = 0
    state.owners = ()
    if state.winded:
        state.winded = False
        state.phase = CARD_RESOLVED
    elif has_no_card(state):
        lose(state, "no-cards", luck, log)
    else:
        state.phase = TURN_ENDS


def end_turn(state: State, log: Log) -> None:
    """§1.4  Clockwise; a round ends when every seat still in has had its turn (§6.3)."""
    if log.heard:
        log.happened(TurnEnded, state.turn)
    state.ending = False
    state.quota = 0
    state.had_turn = state.had_turn.plus(state.turn)
    if not state.still_in.without(state.had_turn).members:
        state.had_turn = NO_SEATS
        state.round += 1
        if state.round > state.settings.last_round:
            state.round = state.settings.last_round
            most_cards_win(state, log)
            return
    state.turn = state.still_in.left_of(state.turn)
    state.phase = TURN_BEGINS
