"""What one seat sees of Malta, and whole positions.  Never compiled (msgspec Structs)."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.structs import Outcome, Seat, View


class SpaceView(msgspec.Struct, frozen=True, rename="camel"):
    """A space as it lies: its arrows as they now point, its number as it now counts."""

    place: str
    space: str
    turned: int  # quarter turns clockwise
    face_up: bool
    arrows: tuple[str, ...]
    number: int


class PlayedView(msgspec.Struct, frozen=True, rename="camel"):
    """A card in play, with its targets."""

    card: str
    seat: Seat
    targets: tuple[Any, ...]


class MaltaView(View, frozen=True, kw_only=True):
    """All that a seat knows (§1.6); what is None or empty for the others is its own secret."""

    phase: str
    turn: Seat
    round: int
    had_turn: tuple[Seat, ...]
    quota: int  # cards still to be played this turn
    board: tuple[SpaceView, ...]  # row by row from the bottom left
    pawns: tuple[str | None, ...]
    homes: tuple[str | None, ...]
    hand: tuple[str, ...] | None  # None: a spectator
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]  # cards that this seat knows to be in each hand
    deck: int
    discards: tuple[str, ...]  # first discarded first
    gone: tuple[str, ...]
    lives: tuple[int, ...]
    lost: tuple[Seat, ...]
    blind: tuple[Seat, ...]
    blinded: bool
    stack: tuple[PlayedView, ...]
    reacted: tuple[Seat, ...]
    answered: tuple[Seat, ...]  # who has sealed a choice
    answer: str | None  # this seat's own sealed choice: "pass" or a card
    player: Seat | None
    original: Seat | None
    naming: str | None
    named: tuple[Any, ...]
    pending: int  # this seat's own steps that nobody else has seen
    chosen: tuple[str, ...]
    to_choose: int
    receiver: Seat | None
    toll: int
    owners: tuple[Seat, ...]
    winded: bool


class Position(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """A whole position in rulebook words.  What has a default may be left out."""

    phase: str
    asked: tuple[Seat, ...]
    turn: Seat
    board: tuple[tuple[str, ...], ...]  # rows of spaces, the top row first
    pawns: tuple[str | None, ...]
    homes: tuple[str | None, ...]
    hands: tuple[tuple[str, ...], ...]
    step: int = 0
    round: int = 1
    had_turn: tuple[Seat, ...] = ()
    turned: dict[str, int] = {}
    removed: tuple[str, ...] = ()
    known: tuple[tuple[tuple[str, ...], ...], ...] = ()  # of each viewer, of each hand
    deck: dict[str, int] | None = None  # None: all cards that are nowhere else
    discards: tuple[str, ...] = ()  # first discarded first
    gone: dict[str, int] = {}
    lives: tuple[int, ...] | None = None
    lost: tuple[Seat, ...] = ()
    blind: tuple[Seat, ...] = ()
    blinded: bool = False
    quota: int = 0
    stack: tuple[PlayedView, ...] = ()
    reacted: tuple[Seat, ...] = ()
    answers: tuple[str | None, ...] = ()
    player: Seat | None = None
    original: Seat | None = None
    naming: str | None = None
    named: tuple[Any, ...] = ()
    pending: int = 0
    chosen: tuple[str, ...] = ()
    to_choose: int = 0
    receiver: Seat | None = None
    toll: int = 0
    owners: tuple[Seat, ...] = ()
    winded: bool = False
    outcome: Outcome | None = None
