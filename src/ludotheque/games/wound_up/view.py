"""§2.3  What each seat knows."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.core.data import copied
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.board import NO_TILE, Board
from ludotheque.games.wound_up.box import CARDS, TILE, TOKENS
from ludotheque.games.wound_up.layouts import EDGES, write_layout
from ludotheque.games.wound_up.rules.passing import names_of
from ludotheque.games.wound_up.state import (
    AGREEING,
    DUE_NAMES,
    IN_GRAVE,
    IN_MAUSOLEUM,
    NO_CARD,
    NOBODY,
    NOT_PLACED,
    ON_BOARD,
    PASSING,
    PHASE_NAMES,
    RAN_OFF,
    WHERE_NAMES,
    WINDING,
    Settings,
    State,
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


def view(state: State, seat: Seat | None) -> WoundUpView:
    """All that a seat knows; None for a spectator."""
    settings = state.settings
    seats = settings.seats
    return WoundUpView(
        game="wound-up",
        seat=seat,
        seats=seats,
        step=state.step - unseen_steps(state, seat),
        to_act=state.asked.members,
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
        agreed=state.agreed.members,
        pawns=tuple([pawn_view(state, one) for one in range(seats)]),
        hand=None if seat is None else state.hand_bag(seat).named(),
        hand_sizes=tuple(state.sizes),
        known=tuple([() if seat is None else state.known_of(seat, holder).named() for holder in range(seats)]),
        deck=len(state.deck.items),
        discarded=() if seat is None else names_of(state.discards[seat]),
        discard_sizes=tuple([len(pile) for pile in state.discards]),
        played={CARDS[kind]: count for kind, count in enumerate(state.played) if count},
        round=state.round,
        passing=tuple([("give" if one.is_given else "discard", one.count) for one in settings.rounds]),
        passer=None if state.passer == NOBODY else state.passer,
        sealed=sealed(state),
        chosen=() if seat is None else tuple([CARDS[kind] for kind in state.chosen[seat]]),
        locked=seat is not None and state.locked.has(seat),
        opened=tuple([CARDS[kind] for kind in state.opened]),
        idle=state.idle,
        auction=None if state.card == NO_CARD else auction_view(state, seat),
        dues=dues_view(state),
        supply=named_tokens(state.supply),
        tokens=tuple([named_tokens(held) for held in state.tokens]),
    )


def unseen_steps(state: State, viewer: Seat | None) -> int:
    """Cards that others have chosen to pass on, in choices that are not complete: nobody else knows of them."""
    if state.stage != PASSING:
        return 0
    return sum([len(state.chosen[seat]) for seat in state.choosers().members if seat != viewer])


def sealed(state: State) -> tuple[Seat, ...]:
    """§3.3  When all choose together: who has."""
    if state.stage != PASSING or state.passer != NOBODY:
        return ()
    return state.settings.everybody.without(state.choosers()).members


def named_tokens(held: list[int]) -> dict[str, int]:
    """Tokens by colour."""
    return {TOKENS[rank]: count for rank, count in enumerate(held) if count}


def dues_view(state: State) -> tuple[DueView, ...]:
    """What must be settled first."""
    return tuple([DueView(DUE_NAMES[due.what], due.seat, due.number) for due in state.dues])


def auction_view(state: State, viewer: Seat | None) -> AuctionView:
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
    forced = None if viewer is None or viewer not in state.to_answer else state.hands[viewer][state.card]
    return AuctionView(
        CARDS[state.card],
        state.bidder,
        tuple(bids),
        state.to_answer,
        forced,
        None if state.raiser == NOBODY else state.raiser,
        state.passed.members,
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
        tile=tile + 1 if (stands or where == RAN_OFF) and tile != NO_TILE else None,
        trigger=state.spot[seat] if where == IN_MAUSOLEUM or where == IN_GRAVE else None,
        progress=None if progress == NOT_PLACED else progress,
        ignores=state.ignores[seat] if stands else (),
        crossing=state.crossing[seat] and stands,
        paid=state.paid[seat],
        fed=state.fed[seat],
        wound=wound,
    )


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
