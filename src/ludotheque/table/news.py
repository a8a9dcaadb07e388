"""News about the table itself, sent along with the events of the game.

Never compiled: mypyc would break its msgspec Structs.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.structs import Outcome, Seat, lower_camel
from ludotheque.table.orders import Order


class News(msgspec.Struct, frozen=True, tag_field="type", tag=lower_camel, rename="camel"):
    """Something that happened at the table and is not an event of the game."""


class TableOpened(News, frozen=True):
    """The table was opened, and the server committed to its seed."""

    commitment: str


class SeatTaken(News, frozen=True):
    seat: Seat
    name: str
    kind: Literal["person", "bot"]


class SeatLeft(News, frozen=True):
    seat: Seat


class NonceShown(News, frozen=True):
    """A person's contribution to the luck, in the clear; only at tables from before nonces were sealed."""

    seat: Seat
    nonce: str


class SealShown(News, frozen=True):
    """The seal of a person's nonce."""

    seat: Seat
    seal: str


class ColourShown(News, frozen=True):
    """The colour that a person chose."""

    seat: Seat
    colour: str


class OpeningBegan(News, frozen=True):
    """The list of seals is closed: every person now opens their nonce.

    A client opens its nonce if its own seal is in the list, and later checks the opened nonces against the list.
    """

    seals: tuple[tuple[Seat, str], ...]


class NonceOpened(News, frozen=True):
    """A seat opened its nonce; nobody sees the nonce before all are open."""

    seat: Seat


class OpeningFailed(News, frozen=True):
    """The match has not begun: these seats did not open their nonces in time, or their players left.  The seats are
    free now.

    All seals are void.  New seals are for this new commitment, which is to another seed.
    """

    seats: tuple[Seat, ...]
    names: tuple[str, ...]
    why: Literal["late", "left"]
    commitment: str


class MatchBegan(News, frozen=True):
    """The match has begun: here are all nonces, in the order of their seals, and the colour of each set of pieces."""

    nonces: tuple[str, ...]
    seals: tuple[tuple[Seat, str], ...]
    colours: tuple[str, ...] = ()


class TimedOut(News, frozen=True):
    """No answer came in time; the default was played, or an action drawn from the luck of the match."""

    seat: Seat


class WindowShut(News, frozen=True):
    """A window closed and its answers were played."""

    seats: tuple[Seat, ...]


class SeatHandedOver(News, frozen=True):
    """A seat passed to a bot of this name, or back to its person ("")."""

    seat: Seat
    bot: str
    why: str


class MatchPaused(News, frozen=True):
    seat: Seat


class MatchResumed(News, frozen=True):
    seat: Seat


class PhysicsChanged(News, frozen=True):
    """From this walk on, pawns move by another version of the physics than before in this match."""

    version: int


class DeadlinesMoved(News, frozen=True):
    """Every deadline moved by this many milliseconds after an outage."""

    by: int


class HintGiven(News, frozen=True):
    """A person has been given a hint: what a bot would do."""

    seat: Seat


class SeatResigned(News, frozen=True):
    seat: Seat


class MatchOver(News, frozen=True):
    """How the match ended, with the seed behind the commitment, so that everybody can verify the luck."""

    outcome: Outcome
    seed: str
    nonces: tuple[str, ...]


class SeatSilenced(News, frozen=True):
    """A person (None: all spectators) may no longer chat, or may again."""

    seat: Seat | None
    is_silent: bool


class RematchWanted(News, frozen=True):
    seat: Seat


class RematchAt(News, frozen=True):
    """The next match is at this table."""

    table: str


class AnswerKept(News, frozen=True):
    """Only for the seat itself: its answer is stored until the window closes."""

    seat: Seat
    action: dict[str, Any]


class AnsweredItself(News, frozen=True):
    """Only for the seat itself: the table answered its question automatically, because only one answer was possible."""

    seat: Seat


class AnswerReopened(News, frozen=True):
    """Only for the seat itself: the seat took back its answer."""

    seat: Seat


class OrdersKept(News, frozen=True):
    """Only for the seat itself: its standing orders."""

    seat: Seat
    orders: tuple[Order, ...]


AllNews = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | NonceShown
    | SealShown
    | ColourShown
    | OpeningBegan
    | NonceOpened
    | OpeningFailed
    | MatchBegan
    | TimedOut
    | WindowShut
    | SeatHandedOver
    | MatchPaused
    | MatchResumed
    | PhysicsChanged
    | DeadlinesMoved
    | HintGiven
    | SeatResigned
    | SeatSilenced
    | MatchOver
    | RematchWanted
    | RematchAt
    | AnswerKept
    | AnsweredItself
    | AnswerReopened
    | OrdersKept
)
