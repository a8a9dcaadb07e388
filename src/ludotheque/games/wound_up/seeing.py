"""§2.3  What each seat knows, and whole matches imagined from it."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.data import copied
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.board import Board
from ludotheque.games.wound_up.box import CARDS, TILE, TOKENS, TYPES, WILD
from ludotheque.games.wound_up.components import wound_up_box
from ludotheque.games.wound_up.layouts import EDGES, write_layout
from ludotheque.games.wound_up.rules.passing import choosers, names_of
from ludotheque.games.wound_up.rules.turns import find_question
from ludotheque.games.wound_up.state import (
    AGREEING,
    ANSWERING,
    BRAIN_DUE,
    GIVE,
    IN_GRAVE,
    IN_MAUSOLEUM,
    NOBODY,
    ON_BOARD,
    PASSING,
    PHASE_NAMES,
    PLACE_DUE,
    RAN_OFF,
    SEATS_OF,
    WHERE_NAMES,
    WINDING,
    Settings,
    State,
    new_state,
)
from ludotheque.games.wound_up.views import (
    AuctionView,
    BidView,
    BoardView,
    DueView,
    PawnView,
    TileView,
    TriggerView,
    WoundUpView,
)
from ludotheque.physics.report import TRIGGERS

STAGES = {name: stage for stage, name in PHASE_NAMES.items()}


def view(state: State, seat: Seat | None) -> WoundUpView:
    """All that a seat knows; None for a spectator."""
    settings = state.settings
    seats = settings.seats
    mine = NOBODY if seat is None else seat
    return WoundUpView(
        game="wound-up",
        seat=seat,
        seats=seats,
        step=state.step - unseen_steps(state, mine),
        to_act=SEATS_OF[state.asked],
        may_act=state.may_act(),
        outcome=state.outcome,
        options=copied(settings.options),
        components=settings.box.shown(),
        rules=settings.version,
        phase=PHASE_NAMES[state.phase],
        stage=PHASE_NAMES[state.stage],
        turn=state.turn,
        dealer=state.dealer,
        bidder=None if state.bidder == NOBODY or state.stage in (AGREEING, PASSING) else state.bidder,
        board=settings_view(settings),
        agreed=SEATS_OF[state.agreed],
        pawns=tuple([pawn_view(state, one) for one in range(seats)]),
        hand=None if seat is None else state.hand_bag(seat).named(),
        hand_sizes=tuple(state.sizes),
        known=tuple([() if seat is None else state.known_of(seat, holder).named() for holder in range(seats)]),
        deck=len(state.deck.items),
        discarded=() if seat is None else names_of(state.discards[seat]),
        discard_sizes=tuple([len(pile) for pile in state.discards]),
        played={CARDS[kind]: count for kind, count in enumerate(state.played) if count},
        round=state.round,
        passing=tuple([("give" if what == GIVE else "discard", count) for what, count in settings.rounds]),
        passer=None if state.passer == NOBODY else state.passer,
        sealed=sealed(state),
        chosen=() if seat is None else tuple([CARDS[kind] for kind in state.chosen[seat]]),
        locked=seat is not None and state.locked >> seat & 1 == 1,
        opened=tuple([CARDS[kind] for kind in range(TYPES) if state.opened >> kind & 1]),
        idle=state.idle,
        auction=None if state.card == NOBODY else auction_view(state, mine),
        dues=tuple([DueView("brain" if what == BRAIN_DUE else "place", who, at) for what, who, at in state.dues]),
        supply=named_tokens(state.supply),
        tokens=tuple([named_tokens(held) for held in state.tokens]),
    )


def unseen_steps(state: State, viewer: int) -> int:
    """Cards that others have chosen to pass on, in choices that are not complete: nobody else knows of them."""
    if state.stage != PASSING:
        return 0
    owing = choosers(state)
    return sum([len(chosen) for seat, chosen in enumerate(state.chosen) if seat != viewer and owing >> seat & 1])


def sealed(state: State) -> tuple[Seat, ...]:
    """§3.3  When all choose together: who has."""
    if state.stage != PASSING or state.passer != NOBODY:
        return ()
    return SEATS_OF[state.settings.everybody & ~choosers(state)]


def named_tokens(held: list[int]) -> dict[str, int]:
    """Tokens by colour."""
    return {TOKENS[rank]: count for rank, count in enumerate(held) if count}


def auction_view(state: State, viewer: int) -> AuctionView:
    """The auction that is going on, and what it will cost the viewer."""
    seats = range(state.settings.seats)
    bids = [
        BidView(
            seat,
            state.cards_bid[seat],
            state.wilds_bid[seat],
            state.reds_bid[seat],
            state.bid(seat),
            seat not in state.to_answer,
        )
        for seat in seats
    ]
    forced = state.hands[viewer][state.card] if viewer in state.to_answer else None
    return AuctionView(
        CARDS[state.card],
        state.bidder,
        tuple(bids),
        state.to_answer,
        forced,
        None if state.raiser == NOBODY else state.raiser,
        SEATS_OF[state.passed],
        state.acting,
        None if state.target == NOBODY else state.target,
    )


def pawn_view(state: State, seat: Seat) -> PawnView:
    """A pawn as it stands there, or does not."""
    where = state.where[seat]
    stands = where == ON_BOARD
    tile = state.tile[seat]
    if where == RAN_OFF:
        tile = state.spot[seat]
    progress = state.progress[seat]
    wound = state.card + 1 if state.phase == WINDING and state.target == seat else 0
    return PawnView(
        seat=seat,
        pawn=state.settings.box.pawn_names()[state.pawns[seat]],
        bias=state.character(seat).bias,
        where=WHERE_NAMES[where],
        x=state.x[seat] if stands else None,
        y=state.y[seat] if stands else None,
        facing=state.facing[seat] if stands else None,
        tile=tile + 1 if (stands or where == RAN_OFF) and tile != NOBODY else None,
        trigger=state.spot[seat] if where == IN_MAUSOLEUM or where == IN_GRAVE else None,
        progress=None if progress == NOBODY else progress,
        ignores=state.ignores[seat] if stands else (),
        crossing=state.crossing[seat] and stands,
        paid=bits_of(state.paid[seat]),
        fed=state.fed[seat],
        wound=wound,
    )


def bits_of(members: int) -> tuple[int, ...]:
    """The numbers in a set that is kept as bits."""
    return tuple([number for number in range(members.bit_length()) if members >> number & 1])


@lru_cache(maxsize=64)
def settings_view(settings: Settings) -> BoardView:
    """The board of a match; it never changes."""
    return board_view(settings.board, settings.half_length, settings.half_width)


def board_view(board: Board, half_length: int, half_width: int) -> BoardView:
    """The tiles and all that is printed on them, as they lie."""
    west = min([tile.column for tile in board.layout.tiles])
    south = min([tile.row for tile in board.layout.tiles])
    tiles: list[TileView] = []
    for tile, (x, y) in zip(board.layout.tiles, board.corners):
        column, row = tile.column - west, tile.row - south
        tiles.append(TileView(tile.number, tile.face, column, row, tile.turns, x, y, x + TILE, y + TILE))
    line = board.gate_line
    return BoardView(
        text=write_layout(board.layout),
        tiles=tuple(tiles),
        triggers=tuple(
            [
                TriggerView(TRIGGERS[spot.kind], spot.tile + 1, spot.x, spot.y, spot.half_x, spot.half_y, spot.radius)
                for spot in board.spots
            ]
        ),
        path=tuple([tile + 1 for tile in board.path]),
        start_edge=EDGES[board.start_edge],
        gate_edge=EDGES[board.gate_edge],
        gate=((line.ax, line.ay), (line.bx, line.by)),
        zone=board.zone,
        side=TILE,
        half_length=half_length,
        half_width=half_width,
    )


# What is hidden


def restricted(state: State) -> list[int]:
    """§4.2  While a type is answered, the seats that have played all their cards of it; the others may still hold some."""
    if state.stage != ANSWERING:
        return []
    return [seat for seat in range(state.settings.seats) if seat not in state.to_answer]


def cannot_be_held(state: State) -> list[int]:
    """§4.10  Types that nobody holds any more."""
    gone = state.opened
    if state.stage == ANSWERING:
        gone &= ~(1 << state.card)
    return [kind for kind in range(TYPES) if gone >> kind & 1]


def hidden(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """The cards that a seat cannot place: in other hands beyond what it knows of them, undealt, and discarded by others.

    After the passing nothing is drawn any more, so undealt and discarded cards are all the same; and of a type that was
    opened all cards that do not lie open are surely there.
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
        gone = cannot_be_held(state)
        aside = list(state.deck.items)
        for seat in others:
            aside += state.discards[seat]
        places["out of play"] = bag_of(CARDS, [kind for kind in aside if kind not in gone]).counts()
    bound = restricted(state)
    for seat in others:
        unknown = state.hand_bag(seat)
        if viewer is not None:
            unknown = unknown.minus_all(state.known_of(viewer, seat))
        if seat in bound:
            kinds[f"cards of {seat}"] = {f"hand of {seat}": unknown.counts()}
        else:
            places[f"hand of {seat}"] = unknown.counts()
    return kinds


# What is imagined


def imagine(view: WoundUpView, luck: Luck) -> State:
    """A whole state that fits the view: what the viewer knows stays, all other cards are dealt afresh."""
    state = new_state(settings_of(view))
    lay_out(state, view)
    if state.stage != AGREEING:
        deal_afresh(state, view, luck)
        guess_chosen(state, view, luck)
    find_question(state)
    return state


_kept: dict[str, Settings] = {}  # boards are dear to lay out, and the same view is imagined again and again


def settings_of(view: WoundUpView) -> Settings:
    """The box, board and options of a view's match."""
    box = wound_up_box(view.components)
    key = f"{box.digest} {view.rules} {view.seats} {sorted(view.options.items())}"
    if key not in _kept:
        if len(_kept) >= 16:
            _kept.clear()
        _kept[key] = Settings(box, view.seats, dict(view.options), view.rules)
    return _kept[key]


def members(seats: tuple[Seat, ...]) -> int:
    """A set of seats as bits."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def lay_out(state: State, view: WoundUpView) -> None:
    """All that lies open."""
    state.step = view.step
    state.outcome = view.outcome
    state.stage = STAGES[view.stage]
    state.turn = view.turn
    state.dealer = view.dealer
    state.agreed = members(view.agreed)
    for card, count in view.played.items():
        state.played[CARDS.index(card)] = count
    state.round = view.round
    state.passer = NOBODY if view.passer is None else view.passer
    if view.bidder is not None:
        state.bidder = view.bidder
    state.idle = view.idle
    for card in view.opened:
        state.opened |= 1 << CARDS.index(card)
    auction = view.auction
    if auction is not None:
        state.card = CARDS.index(auction.card)
        state.cards_bid = [bid.cards for bid in auction.bids]
        state.wilds_bid = [bid.wilds for bid in auction.bids]
        state.reds_bid = [bid.reds for bid in auction.bids]
        state.to_answer = auction.to_answer
        state.passed = members(auction.passed)
        state.acting = auction.acting
        state.target = NOBODY if auction.target is None else auction.target
        state.raiser = NOBODY if auction.raiser is None else auction.raiser
    state.dues = tuple([(BRAIN_DUE if due.what == "brain" else PLACE_DUE, due.seat, due.number) for due in view.dues])
    state.supply = [view.supply.get(name, 0) for name in TOKENS]
    state.tokens = [[held.get(name, 0) for name in TOKENS] for held in view.tokens]
    for pawn in view.pawns:
        stand(state, pawn)
    names = state.settings.box.pawn_names()
    state.pawns = tuple([names.index(pawn.pawn) for pawn in view.pawns])


def stand(state: State, pawn: PawnView) -> None:
    """A pawn as the view has it."""
    seat = pawn.seat
    where = WHERE_NAMES.index(pawn.where)
    state.where[seat] = where
    state.progress[seat] = NOBODY if pawn.progress is None else pawn.progress
    state.fed[seat] = pawn.fed
    state.paid[seat] = members(pawn.paid)
    if where == ON_BOARD:
        assert pawn.x is not None and pawn.y is not None and pawn.facing is not None
        state.x[seat], state.y[seat], state.facing[seat] = pawn.x, pawn.y, pawn.facing
        state.tile[seat] = NOBODY if pawn.tile is None else pawn.tile - 1
        state.ignores[seat] = pawn.ignores
        state.crossing[seat] = pawn.crossing
    elif where == RAN_OFF:
        assert pawn.tile is not None
        state.spot[seat] = pawn.tile - 1
    elif pawn.trigger is not None:
        state.spot[seat] = pawn.trigger


def deal_afresh(state: State, view: WoundUpView, luck: Luck) -> None:
    """The viewer's own hand and discards; other hands that hold what he knows of them; all else where it may be.

    Hands that can hold no card of the type being answered are dealt first, from the other cards: so every world that fits
    is as likely.
    """
    viewer = view.seat
    unseen = state.settings.box.deck.minus_all([kind for kind in range(WILD + 1) for _ in range(state.played[kind])])
    for seat in range(view.seats):
        cards = view.hand or () if seat == viewer else view.known[seat]
        kinds = [CARDS.index(card) for card in cards]
        state.take_up(seat, kinds)
        unseen = unseen.minus_all(kinds)
        if viewer is not None and seat != viewer:
            state.knows(viewer, seat, bag_of(CARDS, kinds))
    own = [CARDS.index(card) for card in view.discarded]
    unseen = unseen.minus_all(own)
    bound = restricted(state)
    gone = cannot_be_held(state)
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
    """Choices of cards: the viewer's own as it is, sealed ones of the others any that their imagined hands allow."""
    if state.stage != PASSING:
        return
    count = state.settings.rounds[state.round][1]
    for seat in range(view.seats):
        if seat == view.seat:
            state.chosen[seat] = tuple([CARDS.index(card) for card in view.chosen])
            state.locked |= int(view.locked) << seat
        elif seat in view.sealed:
            dealt, _ = luck.deal(state.hand_bag(seat), count)
            state.chosen[seat] = tuple(dealt)
