"""The view of Malta.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.structs import Card, Seat, View


class SpaceView(msgspec.Struct, frozen=True, rename="camel"):
    """A space as it lies: the directions in which its arrows point now, and its current number (0 if its 0-circle is
    up).
    """

    place: str
    space: str
    turned: int  # how many quarter turns clockwise the space is turned
    face_up: bool
    arrows: tuple[str, ...]
    number: int


class PlayedView(msgspec.Struct, frozen=True, rename="camel"):
    """A card in play, with its targets."""

    card: Card
    seat: Seat
    targets: tuple[Any, ...]


class MaltaView(View, frozen=True):
    """Everything a seat knows (§1.6); fields that hold this seat's secrets are None or empty in the views of other
    seats.
    """

    phase: str
    turn: Seat
    round: int
    had_turn: tuple[Seat, ...]
    quota: int  # cards still to be played this turn
    board: tuple[SpaceView, ...]  # row by row from the bottom left
    pawns: tuple[str | None, ...]
    homes: tuple[str | None, ...]
    hand: tuple[Card, ...] | None  # None for a spectator
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]  # cards that this seat knows to be in each hand
    deck: int
    discards: tuple[Card, ...]  # the discard pile, in the order in which the cards were discarded
    gone: tuple[Card, ...]
    lives: tuple[int, ...]
    lost: tuple[Seat, ...]
    blind: tuple[Seat, ...]
    blinded: bool
    stack: tuple[PlayedView, ...]
    reacted: tuple[Seat, ...]
    answered: tuple[Seat, ...]  # the seats that have sealed a choice
    answer: str | None  # this seat's own sealed choice: "pass" or a card
    player: Seat | None
    original: Seat | None
    naming: Card | None
    named: tuple[Any, ...]
    pending: int  # this seat's own steps that nobody else has seen
    chosen: tuple[Card, ...]
    to_choose: int
    receiver: Seat | None
    toll: int
    owners: tuple[Seat, ...]
    winded: bool
