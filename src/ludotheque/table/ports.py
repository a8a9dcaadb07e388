"""The interfaces that a table needs: time, chance, a store and wires (connections to viewers).

The real time and the real chance are implemented here; tests simulate all four.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, Protocol

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.table.messages import HintChoice, Message

# A bot returns its action at once or asynchronously; if the bot has an attribute `known_as`, the table shows that name.
Bot = Callable[[View, Choices, Luck], Action | Awaitable[Action | None] | None]
# Looks up a bot by the id of its game and by its name; raises BadInput for an unknown name.
FindBot = Callable[[str, str], Bot]


class Hinted(NamedTuple):
    """What a bot would do in a seat's place, best first, and whether the estimated chances to win mean anything."""

    choices: tuple[HintChoice, ...]
    has_values: bool


class Busy(Exception):
    """Raised when a hint must be refused because too many other hints are being computed."""


# Returns what a bot would do, from the view of a seat that owes a decision.  Raises Busy; returns None if the bot
# failed.
GiveHint = Callable[[View], Awaitable[Hinted | None]]

LINES_KEPT: Final = 200  # number of chat lines kept for a table


def do_nothing() -> None:
    """Does nothing, as a default for a callback."""


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancels the scheduled call."""


class Time(Protocol):
    """A clock in milliseconds since 1970 that never goes back."""

    def now(self) -> int:
        """Returns the current time."""

    def call_at(self, at: int, what: Callable[[], None]) -> Timer:
        """Schedules a call for this time; a call for a past time runs soon."""


class Chance(Protocol):
    """The source of secrets: seeds and table ids."""

    def secret(self, size: int) -> bytes:
        """Returns `size` bytes that nobody can guess."""


class Wire(Protocol):
    """The connection to one viewer.  Sending never waits; the wire's owner disconnects a viewer who does not read."""

    def send(self, message: Message) -> None:
        """Queues a message for the client."""


class StoreDown(Exception):
    """Raised when the store did not answer; it may or may not have carried out the request."""


class Fenced(Exception):
    """Raised when another process owns the table now."""


class Elsewhere(Fenced):
    """Raised when another live process, which shares the tables with this one, owns the table."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(holder.owner)
        self.holder = holder


class NoTable(Exception):
    """Raised when the table does not exist."""


class Holder(NamedTuple):
    """The owner of a table, the owner's address for other processes ("" if it has none), and the ms since the owner's
    last heartbeat.
    """

    owner: str
    epoch: int  # increases with every claim of the table
    address: str
    silence: int | None  # None: the owner never sent a heartbeat


class StoredTable(NamedTuple):
    """What the store keeps about a table."""

    epoch: int  # the owner's epoch; every new owner has a higher one
    rows: Sequence[bytes]
    snapshot: tuple[int, bytes] | None  # the version of the snapshot, and the snapshot itself


class Listed(NamedTuple):
    """A table in the list of tables."""

    table: str
    game: str
    phase: str
    is_listed: bool
    opened: int
    host: str = ""  # the person who opened the table
    settings: str = "{}"  # the public settings, as JSON
    seats: str = "[]"  # the players, as JSON
    standing: str = "{}"  # whose turn it is or, after the match, the result, as JSON


class Sitter(NamedTuple):
    """A person at a seat, and their name."""

    person: str
    seat: int
    name: str


class SeatSummary(NamedTuple):
    """A summary of a table's seats for the list of tables, updated when somebody sits down or stands up."""

    seats: str
    sitters: tuple[Sitter, ...]


class MySeat(NamedTuple):
    """A table at which a person sits."""

    listed: Listed
    seat: int
    name: str


class Store(Protocol):
    """The logs of all tables.  Whatever the store has acknowledged is durable."""

    async def create(self, listed: Listed, owner: str, row: bytes) -> int:
        """Creates a table with its first row; returns the epoch of its owner."""

    async def holder(self, table: str, now: int) -> Holder:
        """Returns the owner of a table; raises NoTable.  A store shared by several hosts measures with its own clock
        instead of `now`.
        """

    async def claim(self, table: str, owner: str, epoch: int | None = None) -> StoredTable:
        """Makes this process the owner; raises NoTable, or Fenced if `epoch` is no longer current."""

    async def epochs(self, tables: Sequence[str]) -> dict[str, int]:
        """Returns the current epochs of some tables."""

    async def living(self, owners: Sequence[str], lease: int, now: int) -> set[str]:
        """Returns those of the given owners that sent a heartbeat within the last `lease` ms."""

    async def read(self, table: str) -> StoredTable:
        """Reads a table without claiming it; raises NoTable."""

    async def append(
        self,
        table: str,
        epoch: int,
        version: int,
        row: bytes,
        phase: str,
        snapshot: bytes | None = None,
        summary: SeatSummary | None = None,
        standing: str = "{}",
    ) -> None:
        """Appends a row to the log of a table, and stores the match's new standing.

        Raises Fenced if the epoch is not the owner's, or if the log has this version already.
        """

    async def add_line(self, table: str, epoch: int, number: int, line: bytes) -> None:
        """Appends a line of chat, numbered from 1, and drops old lines.  Raises Fenced like `append`."""

    async def lines(self, table: str) -> list[bytes]:
        """Returns the stored lines of chat."""

    async def beat(self, owner: str, at: int, address: str = "") -> None:
        """Records a heartbeat of an owner, and the owner's address for other processes."""

    async def tables(
        self,
        phase: str | None = None,
        *,
        only_listed: bool = False,
        host: str | None = None,
        since: int = 0,
        most: int = 1000,
    ) -> list[Listed]:
        """Returns the tables in a phase ("open": any phase but the last) opened at `since` or later, latest first."""

    async def listed(self, table: str) -> Listed:
        """Returns a table as the list shows it; raises NoTable."""

    async def tables_of(
        self, person: str, phase: str | None = None, *, after: Listed | None = None, most: int = 100
    ) -> list[MySeat]:
        """Returns the tables at which a person sits or sat, in a phase as in `tables`, latest first; if `after` names a
        table, only those that follow it in this order.
        """

    async def key(self, name: str, fresh: bytes) -> bytes:
        """Returns the secret of this name; stores and returns `fresh` if there is none yet."""

    async def check_writing(self) -> None:
        """Writes a row and removes it again; raises StoreDown if the store accepts no writes."""

    async def count_tables(self) -> dict[tuple[str, str], int]:
        """Returns the number of tables by game and phase."""

    async def close(self) -> None:
        """Closes all connections of the store."""


class RealTime:
    """Real time: the wall clock or a shared store's clock is read once, and a monotonic clock counts from there."""

    def __init__(self, now: int | None = None) -> None:
        self._offset = (time.time_ns() if now is None else now * 1_000_000) - time.monotonic_ns()

    def now(self) -> int:
        return (self._offset + time.monotonic_ns()) // 1_000_000

    def call_at(self, at: int, what: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, what)


class RealChance:
    """Random secrets from the operating system."""

    def secret(self, size: int) -> bytes:
        return secrets.token_bytes(size)
