"""§2.3  What is hidden from a seat, and whole states imagined from what the seat knows."""

from __future__ import annotations

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.kinds import MAYBE_SEAT
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS, only, seats_of
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.board import NO_TILE
from ludotheque.games.wound_up.box import CARDS, KIND_OF, WILD
from ludotheque.games.wound_up.components import wound_up_box
from ludotheque.games.wound_up.kinds import HELD
from ludotheque.games.wound_up.state import (
    AGREEING,
    ANSWERING,
    NO_CARD,
    NOT_PLACED,
    ON_BOARD,
    PASSING,
    PHASES,
    RAN_OFF,
    TABLE,
    WHERE_NAMES,
    Settings,
    State,
    new_state,
)
from ludotheque.games.wound_up.views import PawnView, WoundUpView


def seats_without_more_cards(state: State) -> list[int]:
    """§4.2  Returns the seats that have already played all their cards of the current type; only other seats may still
    hold such cards.
    """
    if state.stage != ANSWERING:
        return []
    return [seat for seat in range(state.settings.seats) if seat not in state.to_answer]


def types_without_holder(state: State) -> list[int]:
    """§4.10  Returns the types of which nobody holds a card any more."""
    answered = state.card if state.stage == ANSWERING else NO_CARD
    return [kind for kind in state.opened if kind != answered]


def hidden(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """Returns the cards that a seat cannot locate: unknown cards in other hands, undealt cards, and cards discarded by
    others.

    Nothing is drawn after the passing, so undealt and discarded cards are equivalent; if a type has been opened, all
    its cards that do not lie face up are among them.
    """
    if state.stage == AGREEING:
        return {}
    others = [seat for seat in range(state.settings.seats) if seat != viewer]
    places: dict[str, dict[str, int]] = {}
    kinds: dict[str, dict[str, dict[str, int]]] = {"cards": places}
    if state.stage == PASSING:
        places["undealt"] = state.deck.counts()
        for seat in others:
            places[f"discards of {seat}"] = bag_of(CARDS, state.discards[seat]).counts()
    else:
        gone = types_without_holder(state)
        aside = list(state.deck.items)
        for seat in others:
            aside += state.discards[seat]
        places["out of play"] = bag_of(CARDS, [kind for kind in aside if kind not in gone]).counts()
    bound = seats_without_more_cards(state)
    for seat in others:
        unknown = state.hand_bag(seat)
        if viewer is not None:
            unknown = unknown.minus_all(state.known.of(viewer, seat))
        if seat in bound:
            kinds[f"cards of {seat}"] = {f"hand of {seat}": unknown.counts()}
        else:
            places[f"hand of {seat}"] = unknown.counts()
    return kinds


def imagine(view: WoundUpView, luck: Luck) -> State:
    """Returns a random state that fits the view: everything the viewer knows is as in the view, and all other cards are
    dealt at random.
    """
    state = fresh_state(view)
    TABLE.lay_out(state, view, state.settings)
    lay_the_rest(state, view)
    if state.stage != AGREEING:
        deal_afresh(state, view, luck)
        guess_chosen(state, view, luck)
    return state


# A cache, because boards are costly to lay out and the same view is imagined again and again.
_kept: dict[str, State] = {}


def fresh_state(view: WoundUpView) -> State:
    """Returns a fresh state with the box, board and options of a view's match."""
    box = wound_up_box(view.components)
    key = f"{box.digest} {view.rules} {view.seats} {sorted(view.options.items())}"
    if key not in _kept:
        if len(_kept) >= 16:
            _kept.clear()
        _kept[key] = new_state(Settings(box, view.seats, dict(view.options), view.rules))
    return _kept[key].copy()


def lay_the_rest(state: State, view: WoundUpView) -> None:
    """Fills in everything public that the table of fields does not fill in: the question, cards, the auction, tokens
    and pawns.
    """
    settings = state.settings
    state.step = view.step
    state.phase = PHASES[view.phase]
    state.asked = seats_of(view.to_act)
    state.bidder = MAYBE_SEAT.read(view.bidder, settings)
    for card, count in view.played.items():
        state.played[KIND_OF[card]] = count
    auction = view.auction
    if auction is not None:
        state.card = KIND_OF[auction.card]
        state.cards_bid = [bid.cards for bid in auction.bids]
        state.wilds_bid = [bid.wilds for bid in auction.bids]
        state.reds_bid = [bid.reds for bid in auction.bids]
        state.to_answer = auction.to_answer
        state.passed = seats_of(auction.passed)
        state.acting = auction.acting
        state.target = MAYBE_SEAT.read(auction.target, settings)
        state.raiser = MAYBE_SEAT.read(auction.raiser, settings)
    state.supply = HELD.read(view.supply, settings)
    for pawn in view.pawns:
        stand(state, pawn)
    names = settings.box.pawn_names()
    state.pawns = tuple([names.index(pawn.pawn) for pawn in view.pawns])


def stand(state: State, pawn: PawnView) -> None:
    """Puts a pawn where the view shows it."""
    seat = pawn.seat
    where = WHERE_NAMES.index(pawn.where)
    state.where[seat] = where
    state.progress[seat] = NOT_PLACED if pawn.progress is None else pawn.progress
    state.fed[seat] = pawn.fed
    state.paid[seat] = pawn.paid
    if where == ON_BOARD:
        assert pawn.x is not None and pawn.y is not None and pawn.facing is not None
        state.x[seat], state.y[seat], state.facing[seat] = pawn.x, pawn.y, pawn.facing
        state.tile[seat] = NO_TILE if pawn.tile is None else pawn.tile - 1
        state.ignores[seat] = pawn.ignores
        state.crossing[seat] = pawn.crossing
    elif where == RAN_OFF:
        assert pawn.tile is not None
        state.spot[seat] = pawn.tile - 1
    elif pawn.trigger is not None:
        state.spot[seat] = pawn.trigger


def deal_afresh(state: State, view: WoundUpView, luck: Luck) -> None:
    """Deals the viewer's own hand and discards as they are, other hands with their known cards, and all remaining cards
    at random.

    Hands that can hold no card of the current type are dealt first, from cards of other types, so that every state that
    fits the view is equally likely.
    """
    viewer = view.seat
    unseen = state.settings.box.deck.minus_all([kind for kind in range(WILD + 1) for _ in range(state.played[kind])])
    for seat in range(view.seats):
        cards = view.hand or () if seat == viewer else view.known[seat]
        kinds = [KIND_OF[card] for card in cards]
        state.take_up(seat, kinds)
        unseen = unseen.minus_all(kinds)
        if viewer is not None and seat != viewer:
            state.known = state.known.learn(viewer, seat, bag_of(CARDS, kinds))
    own = [KIND_OF[card] for card in view.discarded]
    unseen = unseen.minus_all(own)
    bound = seats_without_more_cards(state)
    gone = types_without_holder(state)
    for seat in sorted(range(view.seats), key=lambda one: one not in bound):
        never = [*gone, state.card] if seat in bound else gone
        kept = Bag(CARDS, bytes([kind for kind in unseen.items if kind not in never]))
        dealt, _ = luck.deal(kept, view.hand_sizes[seat] - state.sizes[seat])
        state.take_up(seat, dealt)
        unseen = unseen.minus_all(dealt)
    for seat in range(view.seats):
        if seat == viewer:
            state.discards[seat] = sorted(own)
        else:
            dealt, unseen = luck.deal(unseen, view.discard_sizes[seat])
            state.discards[seat] = sorted(dealt)
    state.deck = unseen


def guess_chosen(state: State, view: WoundUpView, luck: Luck) -> None:
    """Fills in choices of cards: the viewer's own as it is; for each sealed choice of another seat, cards drawn from
    that seat's imagined hand.
    """
    if state.stage != PASSING:
        return
    count = state.settings.rounds[state.round].count
    for seat in range(view.seats):
        if seat == view.seat:
            state.chosen[seat] = tuple([KIND_OF[card] for card in view.chosen])
            state.locked = only(seat) if view.locked else NO_SEATS
        elif seat in view.sealed:
            dealt, _ = luck.deal(state.hand_bag(seat), count)
            state.chosen[seat] = tuple(dealt)
