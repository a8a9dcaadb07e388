"""Kites.  The § marks are the sections of the rules, which are these docstrings."""

from __future__ import annotations

import msgspec

from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.errors import Refused
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTaken, StepTakenBack
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Arc
from ludotheque.core.structs import Action, Outcome, Seat
from ludotheque.core.trig import TURN
from tests.sample.actions import Bid, GiveTo, Hold, Keep, PickCard, Steer, Whistle
from tests.sample.events import (
    BidsShown,
    Drew,
    Ended,
    Given,
    Kept,
    RoundBegan,
    Steered,
    Whistled,
)
from tests.sample.state import BID, GIVE, OVER, STEER, State

WIDE = TURN // 12
CLOSE = TURN // 64


def set_up(state: State, luck: Luck, log: Log) -> None:
    """§1  Every seat is dealt three cards; then the first round begins."""
    for seat in range(state.seats):
        for _ in range(state.box.hand):
            draw(state, seat, luck, log)
    begin_round(state, luck, log)


def begin_round(state: State, luck: Luck, log: Log) -> None:
    """§1  A fickle wind turns to a side of its own at the beginning of each round."""
    state.round += 1
    state.phase, state.turn = BID, None
    if state.fickle:
        state.wind = luck.die(6)
    log.happened(RoundBegan, state.round, state.wind)


def to_act(state: State) -> tuple[Seat, ...]:
    """§2, §4, §5  All who hold a card bid at once; then only the winner decides."""
    if state.phase == BID:
        return tuple(seat for seat in range(state.seats) if owes_bid(state, seat))
    return () if state.turn is None else (state.turn,)


def owes_bid(state: State, seat: Seat) -> bool:
    return state.bids[seat] is None and len(state.hands[seat]) > 0


def may_act(state: State) -> tuple[Seat, ...]:
    """§6  While the winner steers, all others may whistle who hold a card and have not yet dropped one."""
    if state.phase != STEER or state.turn is None or not state.deck:
        return ()
    clockwise = [(state.turn + distance) % state.seats for distance in range(1, state.seats)]
    return tuple(seat for seat in clockwise if state.hands[seat] and state.under[seat] is None)


def choices(state: State, seat: Seat) -> Choices:
    """All that a seat may do now."""
    hand = [state.box.names[kind] for kind in state.hands[seat].kinds()]
    if seat in may_act(state):
        return Choices([Whistle(card) for card in hand], owed=False)
    if seat not in to_act(state):
        return NOTHING
    if state.phase == BID:
        return Choices([Bid(card) for card in hand])
    if state.phase == STEER:
        return Choices([Hold()], Hold(), (Arc(Steer(0), "angle", [(towards(state) - WIDE, towards(state) + WIDE)]),))
    if state.picked is None:
        return Choices([*[PickCard(card) for card in hand], Keep()], Keep())
    return Choices([GiveTo(other) for other in range(state.seats) if other != seat])


def apply(state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
    state.step += 1
    match action:
        case Bid(card):
            seal(state, seat, state.box.names.index(card), action, luck, log)
        case Steer(angle):
            steer(state, seat, angle, luck, log)
        case Hold():
            steer(state, seat, None, luck, log)
        case PickCard(card):
            state.picked = state.box.names.index(card)
            log.happened(StepTaken, seat, msgspec.to_builtins(action))
        case GiveTo(receiver):
            give(state, seat, receiver, log)
            end_round(state, seat, luck, log)
        case Keep():
            log.happened(Kept, seat)
            end_round(state, seat, luck, log)
        case Whistle(card):
            whistle(state, seat, state.box.names.index(card), luck, log)


def seal(state: State, seat: Seat, card: int, action: Action, luck: Luck, log: Log) -> None:
    """§2  Bids are sealed, and may be taken back, until the last one is in."""
    state.hands[seat] = state.hands[seat].minus(card)
    state.bids[seat] = card
    log.happened(ChoiceSealed, seat, msgspec.to_builtins(action))
    if not to_act(state):
        show_bids(state, luck, log)


def show_bids(state: State, luck: Luck, log: Log) -> None:
    """§3  The strongest card has the wind, and its kite rises as much; of equal ones, one at random."""
    lifts = [0 if bid is None else state.box.lifts[bid] for bid in state.bids]
    best = [seat for seat in range(state.seats) if lifts[seat] == max(lifts)]
    winner = best[0] if len(best) == 1 else luck.pick(best)
    log.happened(BidsShown, tuple(state.name(bid) for bid in state.bids), winner)
    for seat, bid in enumerate(state.bids):
        if bid is not None:
            state.discards = state.discards.plus(bid)
            for viewer in range(state.seats):
                forget(state, viewer, seat, bid)
    state.bids = [None] * state.seats
    state.heights[winner] += lifts[winner]
    state.phase, state.turn = STEER, winner


def towards(state: State) -> int:
    """§4  The angle that the wind blows to."""
    return (state.wind - 1) * TURN // 6


def steer(state: State, seat: Seat, angle: int | None, luck: Luck, log: Log) -> None:
    """§4  A kite is turned by at most a twelfth from the wind; close to it, the kite rises by one more."""
    if angle is not None:
        off = (angle - towards(state)) % TURN
        state.angles[seat] = angle
        state.heights[seat] += min(off, TURN - off) <= CLOSE
    log.happened(Steered, seat, angle, state.heights[seat])
    if state.hands[seat]:
        state.phase = GIVE
    else:
        end_round(state, seat, luck, log)


def give(state: State, giver: Seat, receiver: Seat, log: Log) -> None:
    """§5  The winner may give a card away; both remember it.  The receiver's kite sinks by one, if it flies."""
    card, state.picked = state.picked, None
    assert card is not None
    state.hands[giver] = state.hands[giver].minus(card)
    state.hands[receiver] = state.hands[receiver].plus(card)
    forget(state, receiver, giver, card)
    for viewer in range(state.seats):
        if viewer not in (giver, receiver):
            doubt(state, viewer, giver)
    state.known[giver][receiver] = state.known[giver][receiver].plus(card)
    state.heights[receiver] = max(0, state.heights[receiver] - 1)
    log.happened(Given, giver, receiver, state.name(card))


def forget(state: State, viewer: Seat, holder: Seat, card: int) -> None:
    """A card left a hand and the viewer saw it."""
    if card in state.known[viewer][holder]:
        state.known[viewer][holder] = state.known[viewer][holder].minus(card)


def doubt(state: State, viewer: Seat, holder: Seat) -> None:
    """A card left a hand unseen: of every kind, it may be one that the viewer knew of."""
    known = state.known[viewer][holder]
    for card in known.kinds():
        known = known.minus(card)
    state.known[viewer][holder] = known


def whistle(state: State, seat: Seat, card: int, luck: Luck, log: Log) -> None:
    """§6  Once a match a seat drops a card face down under its kite and draws another."""
    state.hands[seat] = state.hands[seat].minus(card)
    state.under[seat] = card
    for viewer in range(state.seats):
        if viewer != seat:
            doubt(state, viewer, seat)
    log.happened(Whistled, seat, state.name(card))
    draw(state, seat, luck, log)


def draw(state: State, seat: Seat, luck: Luck, log: Log) -> None:
    card = luck.draw(state.deck)
    state.deck = state.deck.minus(card)
    state.hands[seat] = state.hands[seat].plus(card)
    log.happened(Drew, seat, state.name(card))


def end_round(state: State, winner: Seat, luck: Luck, log: Log) -> None:
    """§7  Clockwise from the winner all draw a card, as long as there are any; then the next round begins."""
    for distance in range(state.seats):
        if state.deck:
            draw(state, (winner + distance) % state.seats, luck, log)
    if state.round == state.rounds or not any(state.hands):
        end(state, log)
    else:
        begin_round(state, luck, log)


def end(state: State, log: Log) -> None:
    """§8  After the last round, or when nobody holds a card, the highest kite wins; equal kites share the win."""
    places = tuple(1 + sum(other > height for other in state.heights) for height in state.heights)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    state.outcome = Outcome(winners, "highest-kite", places)
    state.phase, state.turn = OVER, None
    log.happened(Ended, state.outcome)


def may_take_back(state: State, seat: Seat) -> bool:
    """§2, §5  A sealed bid and the first step of giving can be taken back."""
    return state.bids[seat] is not None or (seat == state.turn and state.picked is not None)


def take_back(state: State, seat: Seat, log: Log) -> None:
    bid = state.bids[seat]
    if not may_take_back(state, seat):
        raise Refused("kites", seat, "§2", "nothing-to-take-back")
    state.step -= 1
    if bid is None:
        state.picked = None
        log.happened(StepTakenBack, seat)
    else:
        state.hands[seat] = state.hands[seat].plus(bid)
        state.bids[seat] = None
        log.happened(ChoiceReopened, seat)


def refusal(state: State, seat: Seat, action: Action) -> Refused:
    """Why an action that is not among the choices is not."""

    def refused(section: str, message: str, **values: object) -> Refused:
        return Refused("kites", seat, section, message, **values)

    held = state.hands[seat].named()
    match action:
        case _ if state.outcome is not None:
            return refused("§8", "match-over")
        case Whistle(card):
            if seat not in may_act(state):
                return refused("§6", "no-whistle", seat=seat)
            return refused("§6", "not-in-hand", card=card)
        case _ if seat not in to_act(state):
            return refused("§3", "not-asked", seat=seat)
        case Bid(card) if state.phase == BID and card not in held:
            return refused("§2", "not-in-hand", card=card)
        case Steer(angle) if state.phase == STEER:
            return refused("§4", "against-the-wind", angle=angle, towards=towards(state))
        case PickCard(card) if state.phase == GIVE and state.picked is None and card not in held:
            return refused("§5", "not-in-hand", card=card)
        case GiveTo(receiver) if state.picked is not None:
            return refused("§5", "not-to-that-seat", seat=receiver)
    return refused("§1", "another-time", phase=state.phase)
