"""What one seat sees of the table, and the whole of it as a position."""

from __future__ import annotations

import msgspec

from ludotheque.core.structs import Card, Outcome, Seat, View
from ludotheque.core.things import EachSeat


class KitesView(View, frozen=True, kw_only=True):
    """All that a seat knows.  `known` are cards it gave away, as long as they cannot have moved on unseen."""

    round: int
    phase: str
    turn: Seat | None
    wind: int
    heights: EachSeat[int]
    angles: EachSeat[int]
    deck: int
    discards: dict[Card, int]
    hands: EachSeat[int]
    bids_in: EachSeat[bool]
    dropped: EachSeat[bool]
    hand: tuple[Card, ...] = ()
    bid: Card | None = None
    picked: Card | None = None
    under: Card | None = None
    known: EachSeat[tuple[Card, ...]] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """All that is on the table, secrets too.  `known[a][b]` are the cards that a knows to be with b."""

    step: int
    outcome: Outcome | None
    round: int
    phase: str
    turn: Seat | None
    wind: int
    heights: list[int]
    angles: list[int]
    deck: dict[str, int]
    discards: dict[str, int]
    hands: list[dict[str, int]]
    bids: list[str | None]
    under: list[str | None]
    picked: str | None
    known: list[list[dict[str, int]]]
