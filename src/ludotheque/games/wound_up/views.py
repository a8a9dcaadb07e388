"""The view of All Wound Up, and pawns in positions.  Not compiled, because mypyc cannot compile msgspec Structs.

Coordinates are in 1/100 mm: x to the east, y to the north, from the south-west corner of the layout.  Angles are in
1/65536 turn, counter-clockwise from the east.  Tiles are identified by number, triggers by their index in
`board.triggers`.
"""

from __future__ import annotations

import msgspec

from ludotheque.core.structs import Card, Seat, View
from ludotheque.games.wound_up.actions import Facing, Pawn

Place = tuple[int, int]


class TileView(msgspec.Struct, frozen=True, rename="camel"):
    """A tile of the layout: its cell, its quarter turns clockwise, and its four edges."""

    tile: int
    face: str
    column: int
    row: int
    turns: int  # quarter turns clockwise
    west: int
    south: int
    east: int
    north: int


class TriggerView(msgspec.Struct, frozen=True, rename="camel"):
    """A mausoleum, grave or brain: its centre, and either half its extent to the east and north or, if it is round, its
    radius.
    """

    kind: str  # mausoleum, grave or brain
    tile: int  # the tile that it is printed on
    x: int
    y: int
    half_x: int
    half_y: int
    radius: int  # 0 if the trigger is not round


class BoardView(msgspec.Struct, frozen=True, rename="camel"):
    """Everything that never moves.  `text` is the layout as a short text that can be shared."""

    text: str
    tiles: tuple[TileView, ...]
    triggers: tuple[TriggerView, ...]
    path: tuple[int, ...]  # the tiles of the path, in order
    start_edge: str  # the edge of its first tile at which the path starts
    gate_edge: str  # the edge of tile 1 that has the gate
    gate: tuple[Place, Place]  # the two ends of the gate
    zone: tuple[Place, ...]  # the start zone, corner by corner
    side: int  # the side of a tile
    half_length: int  # half the length of a foot box, along its facing
    half_width: int  # half the width of a foot box


class PawnView(msgspec.Struct, frozen=True, rename="camel"):
    """A pawn: its owner, its character, and where it is; a pawn off the board has no pose.  Whenever a seat is asked,
    every pawn stands: fallen pawns have been stood up (§6.3).  While the owner is asked to let the pawn go, `wound` is
    the number of winds that the card gives it, before tokens.
    """

    seat: Seat
    pawn: Pawn
    bias: float  # radians per step, to the left if positive
    where: str  # box, board, mausoleum, grave, ranOff, out
    x: int | None
    y: int | None
    facing: Facing | None
    tile: int | None  # the tile that last carried the centre of its feet
    trigger: int | None  # the trigger that took the pawn
    progress: int | None  # the step of the path; None: never placed
    ignores: tuple[int, ...]  # triggers that the pawn has touched and not left yet
    crossing: bool  # is the centre of the feet, but not the whole foot box, beyond the gate?
    paid: tuple[int, ...]  # the brains that the pawn has touched this turn and that pay it nothing more
    fed: bool  # has the pawn ever touched a brain?
    wound: int


class BidView(msgspec.Struct, frozen=True, rename="camel"):
    """What a seat has bid: cards of the type, Wilds, red tokens, and all together."""

    seat: Seat
    cards: int  # cards of the type
    wilds: int
    reds: int  # red tokens
    bid: int  # the whole bid
    answered: bool  # has the seat played its cards of the type?


class AuctionView(msgspec.Struct, frozen=True, rename="camel"):
    """The auction that is going on: the type, the bids, and the seats still to answer."""

    card: Card  # the type
    bidder: Seat  # the seat that opened the auction
    bids: tuple[BidView, ...]
    to_answer: tuple[Seat, ...]  # the seats that must still play all their cards of the type, in this order
    forced: int | None  # the number of cards of the type that the viewer must still play; None if it need not answer
    raiser: Seat | None  # the seat that may add Wilds now
    passed: tuple[Seat, ...]  # the seats that have passed since Wilds were last added
    acting: tuple[Seat, ...]  # the seats that perform the action, in order; the first is doing so
    target: Seat | None  # the seat whose pawn the action is about


class DueView(msgspec.Struct, frozen=True, rename="camel"):
    """Something that must be settled before play goes on: a "brain" that offers a token (with its trigger), or a pawn
    that ran off and must be put back, "place" (with the tile).
    """

    what: str  # "brain" or "place"
    seat: Seat
    number: int  # the trigger or the tile


class WoundUpView(View, frozen=True):
    """Everything a seat knows: all but the other hands, the undealt cards, and what others discarded."""

    phase: str
    stage: str  # the stage of the turn, which goes on after the open question
    turn: int  # the number of the turn
    dealer: Seat  # the seat that deals
    bidder: Seat | None  # the seat that opens the next type, or has opened this one
    board: BoardView
    agreed: tuple[Seat, ...]  # the seats that have agreed to the layout
    pawns: tuple[PawnView, ...]
    hand: tuple[Card, ...] | None  # None for a spectator
    hand_sizes: tuple[int, ...]  # the number of cards in each hand
    known: tuple[tuple[Card, ...], ...]  # cards that the viewer knows to be in each hand
    deck: int  # the number of undealt cards
    discarded: tuple[Card, ...]  # cards that the viewer has discarded this turn
    discard_sizes: tuple[int, ...]  # the number of cards that each seat has discarded
    played: dict[str, int]  # cards that lie open this turn
    round: int  # the round of passing
    passing: tuple[tuple[str, int], ...]  # the rounds of passing: "give" or "discard", and the number of cards
    passer: Seat | None  # the seat that must pass cards on now; None: all choose together
    sealed: tuple[Seat, ...]  # the seats that have chosen, when all choose together
    chosen: tuple[Card, ...]  # cards that the viewer has chosen to pass on or discard
    locked: bool  # can the viewer no longer take that choice back?
    opened: tuple[Card, ...]  # types that were opened this turn
    idle: int  # the number of consecutive bidders that have passed
    auction: AuctionView | None
    dues: tuple[DueView, ...]  # what must be settled before play goes on
    supply: dict[str, int]  # the tokens in supply, by colour
    tokens: tuple[dict[str, int], ...]  # the tokens of each seat, by colour


class PawnPosition(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A pawn in a whole position.  Fields with a default may be left out."""

    pawn: str
    where: str = "box"
    x: int = 0
    y: int = 0
    facing: int = 0
    tile: int | None = None
    trigger: int | None = None
    progress: int | None = None
    ignores: tuple[int, ...] = ()
    crossing: bool = False
    paid: tuple[int, ...] = ()
    fed: bool = False
