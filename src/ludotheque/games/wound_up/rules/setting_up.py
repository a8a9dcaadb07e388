"""§1, §2  The set-up, and the beginning of a turn."""

from __future__ import annotations

from ludotheque.core.bag import Bag
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.box import CARDS, WILD
from ludotheque.games.wound_up.events import HandDealt, LayoutAgreed, MatchBegan, TurnBegan
from ludotheque.games.wound_up.layouts import write_layout
from ludotheque.games.wound_up.rules.bidding import begin_bidding
from ludotheque.games.wound_up.rules.passing import begin_passing
from ludotheque.games.wound_up.state import NOBODY, Settings, State, new_state


def lay_out(settings: Settings, luck: Luck, log: Log) -> State:
    """§1.3, §1.7  Each seat draws a pawn; the first dealer is named or drawn.  All are asked to agree to the layout."""
    state = new_state(settings)
    names = list(settings.box.pawn_names())
    left = names[:]
    pawns: list[int] = []
    for _ in range(settings.seats):
        name = luck.pick(left)
        left.remove(name)
        pawns.append(names.index(name))
    state.pawns = tuple(pawns)
    dealer: int | None = settings.options["dealer"]
    state.dealer = luck.pick(range(settings.seats)) if dealer is None else dealer
    if log.heard:
        layout = write_layout(settings.board.layout)
        log.happened(MatchBegan, tuple([names[pawn] for pawn in pawns]), state.dealer, layout)
    return state


def agree(state: State, seat: Seat, luck: Luck, log: Log) -> None:
    """§1.5  When the last seat has agreed, the match begins."""
    state.agreed |= 1 << seat
    if state.agreed == state.settings.everybody:
        if log.heard:
            log.happened(LayoutAgreed, write_layout(state.settings.board.layout))
        begin_turn(state, luck, log)


def begin_turn(state: State, luck: Luck, log: Log) -> None:
    """§2.1, §2.2  All cards are shuffled, each seat is dealt a hand; then cards are passed, if the table passes any."""
    settings = state.settings
    seats = settings.seats
    deck: Bag = settings.box.deck
    state.hands = [[0] * (WILD + 1) for _ in range(seats)]
    state.sizes = [0] * seats
    state.discards = [[] for _ in range(seats)]
    state.played = [0] * (WILD + 1)
    state.known = {}
    state.opened = 0
    state.idle = 0
    state.bidder = NOBODY
    state.paid = [0] * seats  # §8.1  brains pay anew
    log.happened(TurnBegan, state.turn, state.dealer)
    for seat in settings.clockwise(state.left_of(state.dealer)):
        dealt, deck = luck.deal(deck, settings.hand)
        state.take_up(seat, dealt)
        if log.heard:
            log.happened(HandDealt, seat, len(dealt), tuple([CARDS[kind] for kind in sorted(dealt)]))
    state.deck = deck
    if settings.rounds:
        begin_passing(state)
    else:
        begin_bidding(state)
