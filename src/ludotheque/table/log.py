"""The log of a table: what was done, when, with which luck, and what it led to.  Never leaves the house.

Never compiled (msgspec Structs).  Plain data in which nothing refers back (gc=False): a house keeps many rows, and Python's
collector need not look at them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.history import Entry
from ludotheque.core.structs import Seat, lower_camel
from ludotheque.table.orders import Order
from ludotheque.table.settings import Settings

By = Literal["person", "bot", "order", "clock"]


class Player(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits at a seat: a person of the house (by an id that nobody else learns) or a bot by its name."""

    name: str
    person: str = ""
    bot: str = ""
    also: tuple[str, ...] = ()  # the same person at other devices, which know them by other ids
    colours: tuple[str, ...] = ()  # chosen for their sets of pieces; "" where none was


class TableEntry(
    msgspec.Struct, frozen=True, tag_field="type", tag=lower_camel, rename="camel", omit_defaults=True, gc=False
):
    """One thing done at a table."""


class Opened(TableEntry, frozen=True):
    """The table was opened; its seed stays secret until the match is over."""

    settings: Settings
    seed: str
    host: str = ""
    start: dict[str, Any] | None = None  # a position to begin from, as Match.to_json tells it


class SatDown(TableEntry, frozen=True):
    """A seat was taken before the match."""

    seat: Seat
    player: Player
    seal: str = ""
    nonce: str = ""  # in the clear at tables from before there were seals


class StoodUp(TableEntry, frozen=True):
    """A seat was left before the match."""

    seat: Seat


class NonceAdded(TableEntry, frozen=True):
    """A person added to the luck of the table; only at tables from before there were seals."""

    seat: Seat
    nonce: str


class ColourChosen(TableEntry, frozen=True):
    """A person chose a colour for one of their sets of pieces, the first of which is 0."""

    seat: Seat
    pieces: int
    colour: str


class SealAdded(TableEntry, frozen=True):
    """A person sealed what they add to the luck of the table."""

    seat: Seat
    seal: str


class SealsClosed(TableEntry, frozen=True):
    """The match is to begin: from now on nobody can add anything else, and everybody opens what they sealed."""

    seals: tuple[tuple[Seat, str], ...]


class NonceOpened(TableEntry, frozen=True):
    """A person opened what they sealed; it stays secret until the last one does so."""

    seat: Seat
    nonce: str


class OpeningFailed(TableEntry, frozen=True):
    """The match did not begin, because of these seats, which are free again; the next attempt has another seed."""

    seats: tuple[Seat, ...]
    names: tuple[str, ...]
    seed: str
    why: Literal["late", "left"] = "late"


class Began(TableEntry, frozen=True):
    """The match was set up: as soon as this seat, the last one, had opened its nonce; None: no person plays."""

    seat: Seat | None = None
    nonce: str = ""
    rules: str = "1"  # the version that the match is played by


class Played(TableEntry, frozen=True):
    """A seat's action; None: the match drew one from its luck, and the deed of the row has it."""

    seat: Seat
    action: dict[str, Any] | None
    by: By = "person"


class TookBack(TableEntry, frozen=True):
    """A seat took its last step or sealed choice back."""

    seat: Seat


class Answered(TableEntry, frozen=True):
    """A person's answer in a window or a pause, kept at the table until that is over."""

    seat: Seat
    action: dict[str, Any]


class AnswerTakenBack(TableEntry, frozen=True):
    """A person took that answer back."""

    seat: Seat


class Answer(msgspec.Struct, frozen=True, gc=False):
    """What is played for a seat when a window closes; None: what the match draws from its luck."""

    seat: Seat
    action: dict[str, Any] | None
    by: By


class WindowClosed(TableEntry, frozen=True):
    """All answers of a window, played at once in the order of seats."""

    answers: tuple[Answer, ...]


class Ordered(TableEntry, frozen=True):
    """A seat's standing orders, in the place of those before."""

    seat: Seat
    orders: tuple[Order, ...]


class HandedOver(TableEntry, frozen=True):
    """A seat passed to a bot (its name), or back to its person ("")."""

    seat: Seat
    bot: str
    why: Literal["asked", "absent", "returned"] = "asked"


class Paused(TableEntry, frozen=True):
    """All clocks stand still."""

    seat: Seat


class Resumed(TableEntry, frozen=True):
    """They go on, as if no time had passed."""

    seat: Seat


class ClockMoved(TableEntry, frozen=True):
    """The house was out of order; every deadline moved by so many milliseconds."""

    by: int


class Resigned(TableEntry, frozen=True):
    """A seat gave up."""

    seat: Seat


class Silenced(TableEntry, frozen=True):
    """A person (None: whoever looks on) may no longer speak at the table, or may again."""

    seat: Seat | None
    is_silent: bool


class LinkMade(TableEntry, frozen=True):
    """A seat has a new return link, of which only the hash is kept; the one before no longer works."""

    seat: Seat
    hash: str


class Returned(TableEntry, frozen=True):
    """Somebody came by that link and holds the seat too."""

    seat: Seat
    person: str


class RematchAsked(TableEntry, frozen=True):
    """A person would like to play again."""

    seat: Seat


class RematchOpened(TableEntry, frozen=True):
    """All would: the next match is at another table."""

    table: str


Entries = (
    Opened
    | SatDown
    | StoodUp
    | ColourChosen
    | NonceAdded
    | SealAdded
    | SealsClosed
    | NonceOpened
    | OpeningFailed
    | Began
    | Played
    | TookBack
    | Answered
    | AnswerTakenBack
    | WindowClosed
    | Ordered
    | HandedOver
    | Paused
    | Resumed
    | ClockMoved
    | Resigned
    | Silenced
    | LinkMade
    | Returned
    | RematchAsked
    | RematchOpened
)


class Question(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A decision that a seat owes: since which version, since when, until when; and from when on a bot takes its time."""

    seat: Seat
    since: int
    opened: int
    due: int | None
    paced: int
    deeds: int  # of the match by then; what a bot draws depends on it, and not on what the table wrote in between


class Window(msgspec.Struct, frozen=True, gc=False):
    """A chance to react: whom it is open to, and when it closes, at the earliest and at the latest."""

    since: int
    opened: int
    hush: int
    closes: int | None  # None: when all have answered
    seats: tuple[Seat, ...]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """All times that stand: written beside every entry, so that a restart knows them."""

    questions: tuple[Question, ...] = ()
    rested: tuple[Question, ...] = ()  # of seats that have sealed their choice, should they reopen it
    window: Window | None = None
    left: tuple[int, ...] | None = None  # of a match clock: milliseconds of each seat
    played: int = 0  # the version of the last play
    played_at: int = 0
    deeds: int = 0  # of the match by then
    stopped: int | None = None  # paused since
    opening: int | None = None  # until when all nonces must be open; None: they need not be
    pause: int | None = (
        None  # until when plays are kept, so that any-time actions come first, in the order of the rules
    )


class Row(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of the log."""

    version: int
    at: int
    entry: Entries
    clock: Clock
    deeds: tuple[Entry, ...] = ()  # what the match did, as it came out: the log has results, not only wishes
    counters: dict[str, int] | None = None  # how much of each stream of fair luck is used up
    person: str = ""  # who asked for it, and under which move id
    move: str = ""

    def to_bytes(self) -> bytes:
        """The line as it is stored."""
        return msgspec.json.encode(self)


def read_row(data: bytes) -> Row:
    """The line that was stored."""
    return msgspec.json.decode(data, type=Row)
