"""All tables of one process: opens them, loads them after a restart, and runs them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from ludotheque.core.to_json import to_json
from ludotheque.table import log
from ludotheque.table.crash_reports import WriteReport, discard_report
from ludotheque.table.load import load
from ludotheque.table.log import Player
from ludotheque.table.ports import (
    Chance,
    Elsewhere,
    Fenced,
    FindBot,
    GiveHint,
    Holder,
    Listed,
    NoTable,
    Store,
    StoreDown,
    Time,
    Timer,
    do_nothing,
)
from ludotheque.table.settings import Settings, complete_settings
from ludotheque.table.state import TableState, open_row
from ludotheque.table.summaries import settings_of, summary_of
from ludotheque.table.table import Table

HEARTBEAT: Final = 2000  # ms between heartbeats; an outage is measured from the last heartbeat before it
# ms between two checks that this process still owns its tables, because notices of claims may be lost.
OWNER_CHECK: Final = 15_000
LEASE: Final = 3 * HEARTBEAT  # ms after its last heartbeat until a process loses the tables it owns
SEED_BYTES: Final = 32
IDLE: Final = 300_000  # ms after its last use until a table is removed from memory
IDLE_WHEN_OVER: Final = 30_000  # ms after its last use until a table whose match is over is removed from memory
TABLE_ID: Final = re.compile(r"[0-9a-f]{24}")


def ignore_claim(_table: str, _epoch: int) -> None:
    """Ignores the claim of a table; used if no other process shares the tables, so that nobody need know of claims."""


def loaded_table(task: asyncio.Future[Table]) -> Table | None:
    """Returns the table that a task has loaded; None if loading failed or another process now owns the table."""
    if not task.done() or task.cancelled() or task.exception() is not None:
        return None
    return None if task.result().is_gone else task.result()


class House:
    """The tables of this process.  A table is loaded from the store at the first request for that table."""

    def __init__(
        self,
        store: Store,
        time: Time,
        chance: Chance,
        find_bot: FindBot,
        write_report: WriteReport = discard_report,
        on_list: Callable[[], None] = do_nothing,
        *,
        address: str = "",
        on_claim: Callable[[str, int], None] = ignore_claim,
        give_hint: GiveHint | None = None,
    ) -> None:
        self._give_hint = give_hint
        self._store = store
        self._time = time
        self._chance = chance
        self._find_bot = find_bot
        self._write_report = write_report
        self._on_list = on_list  # called when the list of open tables changes
        self._address = address  # the address of this process for others that share the tables; "" if it has none
        self._on_claim = on_claim  # called with the id and the epoch of each table that this process claims
        self.owner = chance.secret(8).hex()
        self._is_retired = False  # if True, this process claims no more tables
        self._last_beat = 0  # the time at which this process last renewed its lease
        self._last_check = 0  # the time at which this process last checked that it owns its tables
        self._tables: dict[str, asyncio.Future[Table]] = {}
        # Tables that this process has removed from memory itself; their deadlines are not extended for an outage.
        self._unloaded: set[str] = set()
        self._beat_timer: Timer | None = None
        self._beat_task: asyncio.Task[None] | None = None
        self._check_task: asyncio.Task[None] | None = None

    async def open(
        self,
        settings: Settings,
        host: str = "",
        *,
        start: dict[str, Any] | None = None,
        players: tuple[Player | None, ...] = (),
    ) -> Table:
        """Opens a new table with these `players` seated; raises BadInput for impossible settings."""
        settings = complete_settings(settings)
        self._find_bot(settings.game, settings.stand_in)
        if start is not None:
            start = to_json(start)
        table = self._chance.secret(12).hex()
        opened = log.Opened(settings, self._chance.secret(SEED_BYTES).hex(), host, start)
        row = open_row(opened, self._time.now())
        state = TableState(table, row)
        listed = Listed(
            table,
            settings.game,
            state.phase,
            settings.is_listed,
            row.at,
            host,
            settings_of(settings),
            summary_of(state).seats,
        )
        if self._beat_timer is None:
            await self.beat()
        if self._is_retired:
            raise StoreDown("this process is shutting down")
        epoch = await self._store.create(listed, self.owner, row.to_bytes())
        for seat, player in enumerate(players):
            if player is not None:
                state = state.copy()
                seated = state.perform(log.SatDown(seat, player), row.at)
                data, summary = seated.to_bytes(), summary_of(state)
                await self._store.append(table, epoch, seated.version, data, state.phase, None, summary)
        opened_table = self._make_table(state, epoch)
        self._tables[table] = asyncio.get_running_loop().create_future()
        self._tables[table].set_result(opened_table)
        if settings.is_listed:
            self._on_list()
        return opened_table

    async def table(self, table: str, *, unreachable_owner: str = "") -> Table:
        """Returns a table, loaded from the store if necessary; raises NoTable or Elsewhere.

        `unreachable_owner` names an owner that the caller could not reach: this process takes the table from that owner
        even if the owner's lease has not expired.
        """
        if not TABLE_ID.fullmatch(table):
            raise NoTable(table)
        task = self._tables.get(table)
        if task is not None and task.done() and loaded_table(task) is None:
            task = None
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table, unreachable_owner))
            self._tables[table] = task
        try:
            loaded = await asyncio.shield(task)
            loaded.last_used = self._time.now()
            return loaded
        except BaseException:
            if task.done() and self._tables.get(table) is task:
                del self._tables[table]
            raise

    async def elsewhere(self, table: str) -> Holder | None:
        """Returns the live process that owns a table; None if the table is in this process or may be claimed.  Raises
        NoTable.
        """
        if not TABLE_ID.fullmatch(table):
            raise NoTable(table)
        task = self._tables.get(table)
        if task is not None and (not task.done() or loaded_table(task) is not None):
            return None
        holder = await self._store.holder(table, self._time.now())
        return holder if self._is_living(holder) else None

    async def living(self, owners: Sequence[str]) -> set[str]:
        """Returns those of the given owners whose leases have not expired."""
        return await self._store.living(owners, LEASE, self._time.now())

    def _is_living(self, holder: Holder) -> bool:
        """Returns whether this owner is another process that can be reached; an owner at our own address must be an
        earlier run of this process.
        """
        is_other = holder.owner != self.owner and holder.address not in ("", self._address)
        return is_other and holder.silence is not None and holder.silence <= LEASE

    async def _load(self, table: str, unreachable_owner: str) -> Table:
        if self._is_retired:
            raise Fenced(table)
        if self._beat_timer is None:
            await self.beat()
        holder = await self._store.holder(table, self._time.now())
        if self._is_living(holder) and holder.owner != unreachable_owner:
            raise Elsewhere(holder)
        stored = await self._store.claim(table, self.owner, holder.epoch)
        self._on_claim(table, stored.epoch)
        lines = await self._store.lines(table)
        loaded = self._make_table(load(table, stored.rows, stored.snapshot), stored.epoch, lines)
        was_here = holder.owner == self.owner and table in self._unloaded
        if holder.silence is not None and not was_here:
            await loaded.move_deadlines(max(0, holder.silence))
        self._unloaded.discard(table)
        loaded.start()
        return loaded

    def _make_table(self, state: TableState, epoch: int, lines: Sequence[bytes] = ()) -> Table:
        return Table(
            state,
            epoch,
            store=self._store,
            time=self._time,
            find_bot=self._find_bot,
            write_report=self._write_report,
            rematch=self._open_rematch,
            lines=lines,
            on_list=self._on_list,
            give_hint=self._give_hint,
        )

    async def _open_rematch(self, state: TableState, players: tuple[Player | None, ...]) -> str:
        """Opens a new table with the same settings and a new seed; everybody seals a nonce again."""
        start = state.opened.start
        return (await self.open(state.settings, state.opened.host, start=start, players=players)).id

    async def beat(self) -> None:
        """Sends a heartbeat now, and then at regular intervals."""
        if self._is_retired:
            return
        self._beat_timer = self._time.call_at(self._time.now() + HEARTBEAT, self._beat_again)
        await self._store.beat(self.owner, self._time.now(), self._address)
        gap, self._last_beat = self._time.now() - self._last_beat, self._time.now()
        if gap > LEASE or self._time.now() - self._last_check >= OWNER_CHECK:
            await self.check_owners()

    def _beat_again(self) -> None:
        self._beat_task = asyncio.get_running_loop().create_task(self._beat_quietly())

    def _unload_idle_tables(self) -> None:
        """Removes tables from memory that nobody watches and at which nothing is due."""
        for table in self._tables_in_memory():
            patience = IDLE_WHEN_OVER if table.state.phase == "over" else IDLE
            if table.is_idle() and self._time.now() - table.last_used >= patience:
                table.is_gone = True
                table.close()
                del self._tables[table.id]
                if table.state.phase == "playing":
                    self._unloaded.add(table.id)

    async def _beat_quietly(self) -> None:
        self._unload_idle_tables()
        try:
            await self.beat()
        except Exception:  # the next heartbeat may reach the store; until then the lease is not renewed
            return

    # ── Other processes ──

    def _tables_in_memory(self) -> list[Table]:
        """Returns the tables that this process has in memory."""
        return [table for task in self._tables.values() if (table := loaded_table(task)) is not None]

    def count_in_memory(self) -> int:
        """Returns the number of tables that this process has in memory."""
        return len(self._tables_in_memory())

    def note_claim(self, table: str, epoch: int) -> None:
        """Notes that another process has claimed a table; closes the table if it was open in this process."""
        task = self._tables.get(table)
        open_table = None if task is None else loaded_table(task)
        if open_table is not None and open_table.epoch < epoch:
            open_table.disconnect_all()

    async def check_owners(self) -> None:
        """Closes tables that other processes have claimed, in case their notices were lost."""
        self._last_check = self._time.now()
        tables = [table.id for table in self._tables_in_memory()]
        epochs = await self._store.epochs(tables) if tables else {}
        for table, epoch in epochs.items():
            self.note_claim(table, epoch)

    def check_owners_soon(self) -> None:
        """Runs `check_owners` in the background, when notices may have been missed."""
        self._check_task = asyncio.get_running_loop().create_task(self._check_quietly())

    async def _check_quietly(self) -> None:
        with suppress(StoreDown):  # the next write will report that the store is down
            await self.check_owners()

    async def retire(self) -> None:
        """Releases all tables: finishes pending writes, and then lets other processes claim the tables."""
        self._is_retired = True
        if self._beat_timer is not None:
            self._beat_timer.cancel()
            await asyncio.gather(*[table.release() for table in self._tables_in_memory()])
            await self._store.beat(self.owner, self._time.now())

    def close(self) -> None:
        """Cancels all timers and tasks; the caller closes the store."""
        if self._beat_timer is not None:
            self._beat_timer.cancel()
        for task in self._tables.values():
            open_table = loaded_table(task)
            if open_table is not None:
                open_table.close()
            else:
                task.cancel()
