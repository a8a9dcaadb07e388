"""§7  Stamina, elimination, rounds and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS, only, seats_of
from ludotheque.core.structs import Action, Outcome, Seat
from ludotheque.games.glory.actions import AcceptPair, DeclinePair
from ludotheque.games.glory.box import EVENTS
from ludotheque.games.glory.cards import deck_to_draw_from, put_on_pile, take_from_deck
from ludotheque.games.glory.events import (
    Eliminated,
    ManagerDrew,
    MatchEnded,
    PairAnswered,
    PairOffered,
    RoundEnded,
    StaminaChanged,
)
from ludotheque.games.glory.rules.asking import Asking
from ludotheque.games.glory.state import ANSWERING, IN_RING, NO_WRESTLER, OUT, OVER, RING, State

ANSWERS: Final[list[Action]] = [DeclinePair(), AcceptPair()]
MOST_DIVAS: Final = 3  # the maximum number of divas that an eliminated seat keeps, with option `managers`


def change_stamina(state: State, wrestler: int, change: int, reason: str, log: Log) -> None:
    """§1.4  Changes a wrestler's stamina, never beyond the maximum; §7.1 a wrestler with 0 stamina is eliminated at
    once, whatever the cause.
    """
    before = state.stamina[wrestler]
    after = min(max(before + change, 0), state.settings.box.stamina)
    state.stamina[wrestler] = after
    if log.heard:
        log.happened(StaminaChanged, state.name_of(wrestler), after - before, after, reason)
    if after == 0:
        eliminate(state, wrestler, log)


def eliminate(state: State, wrestler: int, log: Log) -> None:
    """§7.1  Eliminates a wrestler: discards the unseen cards in front of it and, if its seat has no wrestler left
    (§8.2), that seat's hand.
    """
    box = state.settings.box
    seat = state.settings.owner[wrestler]
    state.places[wrestler] = OUT
    state.count_standing()
    state.outside[wrestler] = 0
    state.due = state.due.minus(wrestler)
    cards = state.unseen[wrestler]
    state.unseen[wrestler] = box.no_cards
    if not state.is_alive(seat):
        cards = cards.plus_all(state.hands[seat])
        state.hands[seat] = box.no_cards
        state.fallen += (only(seat),)
    for kind in cards.items:
        put_on_pile(state, kind)
    log.happened(Eliminated, state.name_of(wrestler), seat, cards.named())


def check_for_winner(state: State, log: Log) -> None:
    """§7.2  Ends the match if only one seat is left; that seat wins wherever its wrestler stands."""
    alive = state.alive.members
    if len(alive) <= 1:
        end(state, alive, "last-standing", log)


def end_round(state: State, luck: Luck, log: Log) -> None:
    """§7.4  A round is over: the clock strikes, and the managers draw; after the last round the seat with the most
    stamina wins.
    """
    settings = state.settings
    if log.heard:
        log.happened(RoundEnded, state.round)
    if settings.clock and state.round >= settings.clock:
        strike(state, log)
    if state.outcome is None and settings.managers:
        managers_draw(state, luck, log)
    if state.outcome is None and state.round >= settings.last_round:
        most_stamina_wins(state, log)
    if state.outcome is None:
        state.round += 1


def strike(state: State, log: Log) -> None:
    """§7.4  Option `clock`: all wrestlers lose 1 stamina at once.  If that eliminates every wrestler, the seats that
    were left before share the win.
    """
    before = state.alive.members
    blows = len(state.fallen)
    fallen: list[int] = []
    for wrestler in range(state.settings.wrestlers):
        if state.places[wrestler] != OUT:
            state.stamina[wrestler] -= 1
            log.happened(StaminaChanged, state.name_of(wrestler), -1, state.stamina[wrestler], "clock")
            if state.stamina[wrestler] == 0:
                fallen.append(wrestler)
    for wrestler in fallen:
        eliminate(state, wrestler, log)
    if len(state.fallen) > blows + 1:  # seats that the same strike of the clock eliminates share their place
        together = seats_of([seat for blow in state.fallen[blows:] for seat in blow.members])
        state.fallen = (*state.fallen[:blows], together)
    if not state.alive.members:
        end(state, before, "clock", log)
    else:
        check_for_winner(state, log)


def managers_draw(state: State, luck: Luck, log: Log) -> None:
    """Option `managers`: each eliminated seat draws an event card per round and keeps the card if it is a diva, up to
    three divas.

    The card is shown to all, so that everybody can check whether it is a diva.
    """
    box = state.settings.box
    for seat in range(state.settings.seats):
        if state.is_alive(seat) or len(state.hands[seat].items) >= MOST_DIVAS:
            continue
        if deck_to_draw_from(state, EVENTS, log) != EVENTS:
            return
        kind = take_from_deck(state, EVENTS, luck)
        keeps = kind >= box.first_diva
        if keeps:
            state.hands[seat] = state.hands[seat].plus(kind)
        else:
            put_on_pile(state, kind)
        log.happened(ManagerDrew, seat, box.cards[kind], keeps)


def most_stamina_wins(state: State, log: Log) -> None:
    """§7.4  After the last round the seat with the most stamina wins; seats with equally much stamina share the win."""
    alive = state.alive.members
    most = max([state.total_stamina(seat) for seat in alive])
    end(state, tuple([seat for seat in alive if state.total_stamina(seat) == most]), "last-round", log)


def may_offer_pair(state: State) -> bool:
    """§7.3, §8.5  Are only two seats left, each with one wrestler, and are both wrestlers in the ring?"""
    if len(state.standing.members) != 2 or len(state.alive.members) != 2 or not state.settings.pair_win:
        return False
    return state.places.count(RING) == 2


def offer_pair(state: State, seat: Seat, log: Log) -> None:
    """§7.3  Offers a pair win, which must be answered before anything else."""
    state.may_offer = False
    state.phase = ANSWERING
    state.asked = only(state.alive.right_of(seat))
    log.happened(PairOffered, seat)


class Answering(Asking):
    """§7.3  The phase in which the other seat answers the offer of a pair win: either both seats win, or the turn goes
    on.
    """

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return ANSWERS

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        accepts = isinstance(action, AcceptPair)
        log.happened(PairAnswered, seat, accepts)
        if accepts:
            end(state, state.alive.members, "pair", log)
        else:
            state.phase = IN_RING
            state.asked = only(state.turn)


def end(state: State, winners: tuple[Seat, ...], reason: str, log: Log) -> None:
    """§7  Ends the match: winners rank first, then the living by stamina, then the eliminated seats; the later a seat
    was eliminated, the higher it ranks.
    """
    seats = range(state.settings.seats)
    ranks: list[int] = []
    for seat in seats:
        if seat in winners:
            ranks.append(10_000)
        elif state.is_alive(seat):
            ranks.append(1000 + state.total_stamina(seat))
        else:
            ranks.append([blow.has(seat) for blow in state.fallen].index(True))
    places = [1 + len([rank for rank in ranks if rank > ranks[seat]]) for seat in seats]
    state.outcome = Outcome(winners, reason, tuple(places))
    state.phase = OVER
    state.asked = NO_SEATS
    state.using = NO_WRESTLER
    state.may_offer = False
    state.due = NO_SEATS
    state.left = 0
    state.repeated = False
    log.happened(MatchEnded, state.outcome)
