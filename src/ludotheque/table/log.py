"""The log of a table: what was done, when, with which luck, and with which result.  The log never leaves the house.

Never compiled: mypyc would break its msgspec Structs.  The Structs are plain data without reference cycles, so they set
gc=False: a house keeps many rows, and the garbage collector need not visit them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.history import Entry
from ludotheque.core.structs import Seat, lower_camel
from ludotheque.table.orders import Order
from ludotheque.table.settings import Settings

# Who decided; "only": there was only one choice, played automatically.
By = Literal["person", "bot", "order", "clock", "only"]


class Player(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The player at a seat: a person, by an id that nobody else learns, or a bot, by its name."""

    name: str
    person: str = ""
    bot: str = ""
    also: tuple[str, ...] = ()  # ids of the same person on other devices
    colours: tuple[str, ...] = ()  # the colour chosen for each of the seat's sets of pieces; "" where none was chosen


class TableEntry(
    msgspec.Struct, frozen=True, tag_field="type", tag=lower_camel, rename="camel", omit_defaults=True, gc=False
):
    """An entry that concerns the table rather than the match."""


class Opened(TableEntry, frozen=True):
    """The table was opened; its seed stays secret until the match is over."""

    settings: Settings
    seed: str
    host: str = ""
    start: dict[str, Any] | None = None  # the position to begin from, as written by Match.to_json


class SatDown(TableEntry, frozen=True):
    """A player took a seat before the match."""

    seat: Seat
    player: Player
    seal: str = ""
    nonce: str = ""  # only at tables from before nonces were sealed: the nonce itself, unsealed


class StoodUp(TableEntry, frozen=True):
    """A player left a seat before the match."""

    seat: Seat


class NonceAdded(TableEntry, frozen=True):
    """A person contributed a nonce to the luck; only at tables from before nonces were sealed."""

    seat: Seat
    nonce: str


class ColourChosen(TableEntry, frozen=True):
    """A person chose a colour for one set of pieces of the person's seat; the sets are numbered from 0."""

    seat: Seat
    pieces: int
    colour: str


class SealAdded(TableEntry, frozen=True):
    """A person sealed a nonce for the luck of the table."""

    seat: Seat
    seal: str


class SealsClosed(TableEntry, frozen=True):
    """The list of seals was closed: from now on nobody can change a seal, and every person opens their nonce."""

    seals: tuple[tuple[Seat, str], ...]


class NonceOpened(TableEntry, frozen=True):
    """A person opened their nonce; the table shows it to nobody before the last nonce is open."""

    seat: Seat
    nonce: str


class OpeningFailed(TableEntry, frozen=True):
    """The match did not begin because of these seats, which are now free; the next attempt has another seed."""

    seats: tuple[Seat, ...]
    names: tuple[str, ...]
    seed: str
    why: Literal["late", "left"] = "late"


class Began(TableEntry, frozen=True):
    """The match was set up, once this seat had opened the last nonce (None if no person plays)."""

    seat: Seat | None = None
    nonce: str = ""
    rules: str = "1"  # the version of the rules


class Played(TableEntry, frozen=True):
    """A seat played an action.  If `action` is None, the match drew an action from its luck, and the field `deeds` of
    this row contains that action.
    """

    seat: Seat
    action: dict[str, Any] | None
    by: By = "person"


class TookBack(TableEntry, frozen=True):
    """A seat took back its last step or sealed choice."""

    seat: Seat


class Answered(TableEntry, frozen=True):
    """A person answered in a window or a pause; the answer is kept until the window or pause ends."""

    seat: Seat
    action: dict[str, Any]


class AnswerTakenBack(TableEntry, frozen=True):
    """A person took back an answer that was still kept."""

    seat: Seat


class Answer(msgspec.Struct, frozen=True, gc=False):
    """The action that is played for a seat when a window closes; if `action` is None, the match draws an action from
    its luck.
    """

    seat: Seat
    action: dict[str, Any] | None
    by: By


class WindowClosed(TableEntry, frozen=True):
    """A window closed and all its answers were played in seat order."""

    answers: tuple[Answer, ...]


class Ordered(TableEntry, frozen=True):
    """A seat gave new standing orders, which replace all its old orders."""

    seat: Seat
    orders: tuple[Order, ...]


class HandedOver(TableEntry, frozen=True):
    """A seat passed to the bot with this name, or back to its person ("")."""

    seat: Seat
    bot: str
    why: Literal["asked", "absent", "returned"] = "asked"


class Paused(TableEntry, frozen=True):
    """All clocks stopped."""

    seat: Seat


class Resumed(TableEntry, frozen=True):
    """All clocks go on where they stopped."""

    seat: Seat


class ClockMoved(TableEntry, frozen=True):
    """Every deadline moved by this many milliseconds, because the house had been down."""

    by: int


class HintTaken(TableEntry, frozen=True):
    """A person had a hint for their open question."""

    seat: Seat


class Resigned(TableEntry, frozen=True):
    """A seat gave up."""

    seat: Seat


class Silenced(TableEntry, frozen=True):
    """A person (None: all spectators) may no longer chat, or may again."""

    seat: Seat | None
    is_silent: bool


class LinkMade(TableEntry, frozen=True):
    """A seat has a new return link, stored as a hash; the previous link no longer works."""

    seat: Seat
    hash: str


class Returned(TableEntry, frozen=True):
    """Somebody used a seat's return link and now holds the seat too."""

    seat: Seat
    person: str


class RematchAsked(TableEntry, frozen=True):
    """A person asked the others for a rematch."""

    seat: Seat


class RematchOpened(TableEntry, frozen=True):
    """Everybody asked for a rematch: the next match is at another table."""

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
    | HintTaken
    | Resigned
    | Silenced
    | LinkMade
    | Returned
    | RematchAsked
    | RematchOpened
)


class Question(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A decision that a seat owes: when the seat was asked, the deadline, and the time from which the delay of a bot
    counts.
    """

    seat: Seat
    since: int
    opened: int
    due: int | None
    paced: int
    deeds: int  # how many entries the match had at `paced`; the bot's luck depends on this number, not on the version


class Window(msgspec.Struct, frozen=True, gc=False):
    """A window: which seats may react, and when the window closes at the earliest (`hush`) and at the latest
    (`closes`).
    """

    since: int
    opened: int
    hush: int
    closes: int | None  # None: no limit, it closes when everybody has answered
    seats: tuple[Seat, ...]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """All deadlines and other times of a table.  Every row contains them, so that a restarted house knows them."""

    questions: tuple[Question, ...] = ()
    # Questions that were answered with a sealed choice; a question becomes open again if its seat takes the choice
    # back.
    rested: tuple[Question, ...] = ()
    window: Window | None = None
    left: tuple[int, ...] | None = None  # with a match clock: the milliseconds that each seat has left
    played: int = 0  # the version of the last play
    played_at: int = 0
    deeds: int = 0  # how many entries the match had at the version `played`
    stopped: int | None = None  # when the pause began
    opening: int | None = None  # by when all nonces must be opened; None if there are none to open
    pause: int | None = (
        None  # plays are held back until this time, so that any-time actions come first, in the order of the rules
    )


class Row(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One row of the log: an entry, with its time and its results."""

    version: int
    at: int
    entry: Entries
    clock: Clock
    deeds: tuple[Entry, ...] = ()  # the entries that this row added to the match, with their luck
    counters: dict[str, int] | None = None  # how far each stream of fair luck has been used
    person: str = ""  # the person who sent this command; `move` is the id of the command
    move: str = ""

    def to_bytes(self) -> bytes:
        """Encodes the row for the store."""
        return msgspec.json.encode(self)


def read_row(data: bytes) -> Row:
    """Reads a stored row."""
    return msgspec.json.decode(data, type=Row)
