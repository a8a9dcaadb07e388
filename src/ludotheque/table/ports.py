"""What a table needs of the world: time, chance, a store and wires.  Four small interfaces, real here, simulated elsewhere."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, Protocol

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.table.messages import Message

# A bot decides at once, or in its own time.  The finder knows bots by game and name; it complains (BadInput) if there is none.
Bot = Callable[[View, Choices, Luck], Action | Awaitable[Action | None] | None]
FindBot = Callable[[str, str], Bot]

LINES_KEPT: Final = 200  # of the chat at a table


class Timer(Protocol):
    """Something that will be done."""

    def cancel(self) -> None:
        """It will not."""


class Time(Protocol):
    """Milliseconds since 1970, never going back."""

    def now(self) -> int:
        """What time it is."""

    def call_at(self, at: int, what: Callable[[], None]) -> Timer:
        """Does something then, or soon if that is past."""


class Chance(Protocol):
    """Where secrets come from: seeds and names of tables."""

    def secret(self, size: int) -> bytes:
        """So many bytes that nobody can guess."""


class Wire(Protocol):
    """The way to one viewer.  Sending never waits: who does not read is cut off by whoever keeps the wire."""

    def send(self, message: Message) -> None:
        """Says something."""


class StoreDown(Exception):
    """The store did not answer; what was asked for may have been done or not."""


class Fenced(Exception):
    """Somebody else owns the table now."""


class Elsewhere(Fenced):
    """Another process of this house has the table, and is alive."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(holder.owner)
        self.holder = holder


class NoTable(Exception):
    """There is no such table."""


class Holder(NamedTuple):
    """Who has a table: the owner, where other processes reach it ("": nowhere), and how long it was not heard of, in ms."""

    owner: str
    epoch: int  # grows with every claim
    address: str
    silence: int | None  # None: it was never heard of


class StoredTable(NamedTuple):
    """What is kept of a table."""

    epoch: int  # of its owner; a new owner has a higher one
    rows: Sequence[bytes]
    snapshot: tuple[int, bytes] | None  # of which version


class Listed(NamedTuple):
    """A table as it stands in the list."""

    table: str
    game: str
    phase: str
    is_listed: bool
    opened: int
    host: str = ""  # the person who opened it
    settings: str = "{}"  # what others may know of them, as JSON
    seats: str = "[]"  # who sits there, as JSON
    standing: str = "{}"  # whose turn it is, or how the match ended, as JSON


class Sitter(NamedTuple):
    """A person at a seat, and by what name."""

    person: str
    seat: int
    name: str


class SeatSummary(NamedTuple):
    """What is noted beside a table when somebody sits down or stands up."""

    seats: str
    sitters: tuple[Sitter, ...]


class MySeat(NamedTuple):
    """A table at which somebody sits."""

    listed: Listed
    seat: int
    name: str


class Store(Protocol):
    """Keeps the logs of tables.  What it has answered for is durable."""

    async def create(self, listed: Listed, owner: str, row: bytes) -> int:
        """A new table with its first row; answers with the epoch of its owner."""

    async def holder(self, table: str, now: int) -> Holder:
        """Who has a table; raises NoTable.  A store that hosts share goes by its own clock, any other by `now`."""

    async def claim(self, table: str, owner: str, epoch: int | None = None) -> StoredTable:
        """Makes this process the owner; raises NoTable, or Fenced if the epoch is not the one that was seen."""

    async def epochs(self, tables: Sequence[str]) -> dict[str, int]:
        """The epochs of some tables."""

    async def living(self, owners: Sequence[str], lease: int, now: int) -> set[str]:
        """Those of some owners that were heard of within so many ms."""

    async def read(self, table: str) -> StoredTable:
        """All that is kept of a table, without owning it; raises NoTable."""

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
        """One more row, and how the match stands now.

        Raises Fenced if the epoch is not the owner's, or that version is there already.
        """

    async def add_line(self, table: str, epoch: int, number: int, line: bytes) -> None:
        """One more line of chat, numbered from 1; old ones are forgotten.  Raises Fenced like `append`."""

    async def lines(self, table: str) -> list[bytes]:
        """The lines of chat that are kept."""

    async def beat(self, owner: str, at: int, address: str = "") -> None:
        """Notes that an owner is alive, and where other processes reach it."""

    async def tables(
        self,
        phase: str | None = None,
        *,
        only_listed: bool = False,
        host: str | None = None,
        since: int = 0,
        most: int = 1000,
    ) -> list[Listed]:
        """The tables in a phase ("open": any but the last) that were opened since then, latest first."""

    async def tables_of(self, person: str, most: int = 100) -> list[MySeat]:
        """The tables at which somebody sits or sat, latest first."""

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name; the fresh one, if there was none."""

    async def check_writing(self) -> None:
        """Writes something and removes it again; raises StoreDown if nothing can be written."""

    async def count_tables(self) -> dict[tuple[str, str], int]:
        """How many tables there are of each game in each phase."""

    async def close(self) -> None:
        """Nothing more will be asked."""


class RealTime:
    """The clock on the wall, or of a store that hosts share, read once; from then on the one that never jumps."""

    def __init__(self, now: int | None = None) -> None:
        self._offset = (time.time_ns() if now is None else now * 1_000_000) - time.monotonic_ns()

    def now(self) -> int:
        return (self._offset + time.monotonic_ns()) // 1_000_000

    def call_at(self, at: int, what: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, what)


class RealChance:
    """The operating system's."""

    def secret(self, size: int) -> bytes:
        return secrets.token_bytes(size)
