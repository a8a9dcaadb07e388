"""News of the table itself, beside the events of the game.  Never compiled (msgspec Structs)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.structs import Outcome, Seat, lower_camel
from ludotheque.table.orders import Order


class News(msgspec.Struct, frozen=True, tag_field="type", tag=lower_camel, rename="camel"):
    """Something that happened at the table and is no event of the game."""


class TableOpened(News, frozen=True):
    """With the commitment to its seed."""

    commitment: str


class SeatTaken(News, frozen=True):
    seat: Seat
    name: str
    kind: Literal["person", "bot"]


class SeatLeft(News, frozen=True):
    seat: Seat


class NonceShown(News, frozen=True):
    """What a person added to the luck, in the clear; only at tables from before there were seals."""

    seat: Seat
    nonce: str


class SealShown(News, frozen=True):
    """The seal of what a person adds to the luck."""

    seat: Seat
    seal: str


class ColourShown(News, frozen=True):
    """The colour that a person chose."""

    seat: Seat
    colour: str


class OpeningBegan(News, frozen=True):
    """These seals can no longer be changed: everybody opens their nonce now.

    A client opens it if its own seal is among them, and holds what is opened in the end against them.
    """

    seals: tuple[tuple[Seat, str], ...]


class NonceOpened(News, frozen=True):
    """Which nonce it is, is told when all are open."""

    seat: Seat


class OpeningFailed(News, frozen=True):
    """The match has not begun: these seats did not open their nonces in time, or were left; they are free.

    All seals are void; new ones are for this commitment, to another seed.
    """

    seats: tuple[Seat, ...]
    names: tuple[str, ...]
    why: Literal["late", "left"]
    commitment: str


class MatchBegan(News, frozen=True):
    """All nonces are open, in the order of their seals; and the colour of each set of pieces is fixed."""

    nonces: tuple[str, ...]
    seals: tuple[tuple[Seat, str], ...]
    colours: tuple[str, ...] = ()


class TimedOut(News, frozen=True):
    """No answer came in time; the default was played, or an action drawn from the luck of the match."""

    seat: Seat


class WindowShut(News, frozen=True):
    """The answers of a window were played."""

    seats: tuple[Seat, ...]


class SeatHandedOver(News, frozen=True):
    """To a bot of this name, or back to its person ("")."""

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
    """After an outage, by so many milliseconds."""

    by: int


class SeatResigned(News, frozen=True):
    seat: Seat


class MatchOver(News, frozen=True):
    """How it ended; the seed behind the commitment is opened, so that everybody can check the luck."""

    outcome: Outcome
    seed: str
    nonces: tuple[str, ...]


class SeatSilenced(News, frozen=True):
    """A person may no longer speak, or may again; None: all who look on."""

    seat: Seat | None
    is_silent: bool


class RematchWanted(News, frozen=True):
    seat: Seat


class RematchAt(News, frozen=True):
    """The next match is at this table."""

    table: str


class AnswerKept(News, frozen=True):
    """Seen by the seat alone: its answer lies at the table until the window closes."""

    seat: Seat
    action: dict[str, Any]


class AnswerReopened(News, frozen=True):
    """Seen by the seat alone: its answer was taken back."""

    seat: Seat


class OrdersKept(News, frozen=True):
    """Seen by the seat alone: its standing orders."""

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
    | SeatResigned
    | SeatSilenced
    | MatchOver
    | RematchWanted
    | RematchAt
    | AnswerKept
    | AnswerReopened
    | OrdersKept
)
