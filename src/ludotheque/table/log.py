"""The log of a table: what was done, when, with which luck, and with which result.  The log never leaves the server.

Never compiled: mypyc would break its msgspec Structs.  The Structs are plain data without reference cycles, so they set
gc=False: a server keeps many rows, and the garbage collector need not visit them.  Where a field is stored under a
shorter name than its attribute (`name=…`), logs already written use that name, so it must not change.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.history import Entry
from ludotheque.core.structs import Seat, lower_camel
from ludotheque.table.orders import Order
from ludotheque.table.settings import Settings

# Who decided: a person, a bot, a standing order or the clock (the time was up); "only" means that there was only one
# choice, which the table played automatically, and "formality" that nobody had anything to decide.
DecidedBy = Literal["person", "bot", "order", "clock", "only", "formality"]


class Player(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The player at a seat: a person, by an id that nobody else learns, or a bot, by its name."""

    name: str
    person: str = ""
    bot: str = ""
    other_ids: tuple[str, ...] = msgspec.field(default=(), name="also")  # ids of the same person on other devices
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
    """A person sealed a nonce for the luck of the table: `seal` is the hash of the nonce (fair_start.py)."""

    seat: Seat
    seal: str


class SealsClosed(TableEntry, frozen=True):
    """The list of seals was closed: from now on nobody can change a seal, and every person opens their nonce."""

    seals: tuple[tuple[Seat, str], ...]


class NonceOpened(TableEntry, frozen=True):
    """A person opened their nonce; the table shows the nonce to nobody before the last nonce is open."""

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
    """A seat played an action.  If `action` is None, the match drew an action from its luck, and the field
    `match_entries` of this row contains that action.
    """

    seat: Seat
    action: dict[str, Any] | None
    by: DecidedBy = "person"


class TookBack(TableEntry, frozen=True):
    """A seat took back its last step or sealed choice."""

    seat: Seat


class Answered(TableEntry, frozen=True):
    """A person answered in a reaction window, or while plays are held back; the table keeps the answer until the window
    closes or the plays go on (`Clock.held_until`).
    """

    seat: Seat
    action: dict[str, Any]


class AnswerTakenBack(TableEntry, frozen=True):
    """A person took back an answer that the table had not played yet."""

    seat: Seat


class Answer(msgspec.Struct, frozen=True, gc=False):
    """The action that is played for a seat when a window closes; if `action` is None, the match draws an action from
    its luck.
    """

    seat: Seat
    action: dict[str, Any] | None
    by: DecidedBy


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
    """A person paused the table: all clocks stopped."""

    seat: Seat


class Resumed(TableEntry, frozen=True):
    """A person ended the pause of the table: all clocks go on where they stopped."""

    seat: Seat


class ClockMoved(TableEntry, frozen=True):
    """Every deadline moved by this many milliseconds, because the server had been down."""

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


# Every type of entry that concerns the table.
AnyTableEntry = (
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
    """A decision that a seat owes.  Times are in milliseconds since 1970."""

    seat: Seat
    asked_version: int = msgspec.field(name="since")  # the version of the table at which the seat was asked
    asked_at: int = msgspec.field(name="opened")  # when the seat was asked
    deadline: int | None = msgspec.field(name="due")  # None: no time limit
    delay_from: int = msgspec.field(name="paced")  # the time from which the delay of a bot counts
    # The number of entries of the match at `delay_from`; the bot's luck depends on this number, not on the version.
    entry_count: int = msgspec.field(name="deeds")


class Window(msgspec.Struct, frozen=True, gc=False):
    """A reaction window: which seats may react, and until when.  Times are in milliseconds since 1970."""

    opened_version: int = msgspec.field(name="since")  # the version of the table at which the window opened
    opened_at: int = msgspec.field(name="opened")
    earliest_close: int = msgspec.field(name="hush")  # the window never closes before this time
    latest_close: int | None = msgspec.field(name="closes")  # None: the window closes when everybody has answered
    seats: tuple[Seat, ...]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """All deadlines and other times of a table, in milliseconds since 1970.  Every row of the log contains a whole
    Clock, so that a restarted server knows these times.
    """

    questions: tuple[Question, ...] = ()
    # Questions that were answered with a sealed choice; a question becomes open again if its seat takes the choice
    # back.
    sealed_questions: tuple[Question, ...] = msgspec.field(default=(), name="rested")
    window: Window | None = None
    # With a match clock: the time that each seat has left, in ms.
    time_left: tuple[int, ...] | None = msgspec.field(default=None, name="left")
    last_play_version: int = msgspec.field(default=0, name="played")
    last_play_at: int = msgspec.field(default=0, name="played_at")
    entry_count: int = msgspec.field(default=0, name="deeds")  # number of entries of the match after the last play
    paused_at: int | None = msgspec.field(default=None, name="stopped")  # None: no person has paused the table
    nonces_due: int | None = msgspec.field(default=None, name="opening")  # None: there are no nonces to open
    # Plays are held back until this time, so that any-time actions come first, in the order of the rules.
    held_until: int | None = msgspec.field(default=None, name="pause")


class Row(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One row of the log: an entry, with its time and its results."""

    version: int
    at: int  # ms since 1970
    entry: AnyTableEntry
    clock: Clock
    # The entries that this row added to the match, with their luck.
    match_entries: tuple[Entry, ...] = msgspec.field(default=(), name="deeds")
    counters: dict[str, int] | None = None  # the position in each stream of fair luck
    person: str = ""  # the person who sent the command, if somebody did
    command_id: str = msgspec.field(default="", name="move")  # the id that the client gave to the command

    def to_bytes(self) -> bytes:
        """Encodes the row for the store."""
        return msgspec.json.encode(self)


def read_row(data: bytes) -> Row:
    """Reads a stored row."""
    return msgspec.json.decode(data, type=Row)
