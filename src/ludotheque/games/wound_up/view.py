"""§2.3  Makes the view of each seat: everything that the seat knows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.core.fields import Views
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.board import NO_TILE, Board
from ludotheque.games.wound_up.box import CARDS, TILE
from ludotheque.games.wound_up.kinds import COUNTS, HELD
from ludotheque.games.wound_up.layouts import EDGES, write_layout
from ludotheque.games.wound_up.rules.passing import names_of
from ludotheque.games.wound_up.state import (
    AGREEING,
    IN_GRAVE,
    IN_MAUSOLEUM,
    NO_CARD,
    NOBODY,
    NOT_PLACED,
    ON_BOARD,
    PASSING,
    PHASE_NAMES,
    RAN_OFF,
    TABLE,
    WHERE_NAMES,
    WINDING,
    Settings,
    State,
)
from ludotheque.games.wound_up.views import (
    AuctionView,
    BidView,
    BoardView,
    PawnView,
    TileView,
    TriggerView,
    WoundUpView,
)
from ludotheque.physics.report import TRIGGERS

VIEWS: Final = Views(
    TABLE,
    "wound-up",
    WoundUpView,
    (
        "phase",
        "bidder",
        "board",
        "pawns",
        "hand",
        "hand_sizes",
        "deck",
        "discarded",
        "discard_sizes",
        "played",
        "passing",
        "sealed",
        "chosen",
        "locked",
        "auction",
        "supply",
    ),
)


def view(state: State, seat: Seat | None) -> WoundUpView:
    """Returns everything a seat knows; None for a spectator."""
    settings = state.settings
    seen: WoundUpView = VIEWS.make(
        state,
        seat,
        state.step - unseen_steps(state, seat),
        state.asked.members,
        state.may_act(),
        True,
        (
            PHASE_NAMES[state.phase],
            None if state.bidder == NOBODY or state.stage in (AGREEING, PASSING) else state.bidder,
            settings_view(settings),
            tuple([pawn_view(state, one) for one in range(settings.seats)]),
            None if seat is None else COUNTS.write(state.hands[seat], settings),
            tuple(state.sizes),
            len(state.deck.items),
            () if seat is None else names_of(state.discards[seat]),
            tuple([len(pile) for pile in state.discards]),
            {CARDS[kind]: count for kind, count in enumerate(state.played) if count},
            tuple([("give" if one.is_given else "discard", one.count) for one in settings.rounds]),
            seats_that_chose(state),
            () if seat is None else tuple([CARDS[kind] for kind in state.chosen[seat]]),
            seat is not None and state.locked.has(seat),
            None if state.card == NO_CARD else auction_view(state, seat),
            HELD.write(state.supply, settings),
        ),
    )
    return seen


def unseen_steps(state: State, viewer: Seat | None) -> int:
    """Returns how many of the match's steps a viewer must not be able to count: one for each card that another seat has
    picked for an unfinished choice.
    """
    if state.stage != PASSING:
        return 0
    return sum([len(state.chosen[seat]) for seat in state.choosers().members if seat != viewer])


def seats_that_chose(state: State) -> tuple[Seat, ...]:
    """§3.3  Returns the seats that have made their choice, if all seats choose at once; otherwise none."""
    if state.stage != PASSING or state.passer != NOBODY:
        return ()
    return state.settings.everybody.without(state.choosers()).members


def auction_view(state: State, viewer: Seat | None) -> AuctionView:
    """Returns the view of the current auction, with the number of cards that the viewer must play as an answer."""
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
    """Returns the view of one pawn, of which everybody knows everything."""
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
    """Returns the view of a match's board, which never changes."""
    return board_view(settings.board, settings.half_length, settings.half_width)


def board_view(board: Board, half_length: int, half_width: int) -> BoardView:
    """Returns the tiles and everything printed on them, as laid out."""
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
