"""All tables of one process: opened, found again after a restart, and kept alive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque.core.plain import to_json
from ludotheque.table import entries as log
from ludotheque.table.bundles import KeepBundle, nowhere
from ludotheque.table.entries import Player
from ludotheque.table.listing import face_of, settings_of
from ludotheque.table.loading import load
from ludotheque.table.settings import Settings, checked
from ludotheque.table.sitting import Sitting, open_row
from ludotheque.table.table import Table, nothing_to_do
from ludotheque.table.world import Chance, FindBot, Listed, Store, Time, Timer

BEAT: Final = 2000  # ms between signs of life; an outage is measured from the last one
SEED_BYTES: Final = 32
IDLE: Final = 300_000  # ms; a table that nobody has needed for so long is only kept in the store


class House:
    """The tables of this process.  A table is read from the store when somebody first asks for it."""

    def __init__(
        self,
        store: Store,
        time: Time,
        chance: Chance,
        find_bot: FindBot,
        keep_bundle: KeepBundle = nowhere,
        on_list: Callable[[], None] = nothing_to_do,
    ) -> None:
        self._store = store
        self._time = time
        self._chance = chance
        self._find_bot = find_bot
        self._keep_bundle = keep_bundle
        self._on_list = on_list  # called when the list of open tables is no longer what it was
        self._owner = chance.secret(8).hex()
        self._tables: dict[str, asyncio.Future[Table]] = {}
        self._put_away: set[str] = set()  # tables that were here, and whose time has gone on
        self._beating: Timer | None = None
        self._beat: asyncio.Task[None] | None = None

    async def open(
        self,
        settings: Settings,
        host: str = "",
        *,
        start: dict[str, Any] | None = None,
        players: tuple[Player | None, ...] = (),
    ) -> Table:
        """A new table; complains (BadInput) about settings that cannot be.  `players` sit there already."""
        settings = checked(settings)
        self._find_bot(settings.game, settings.stand_in)
        if start is not None:
            start = to_json(start)
        table = self._chance.secret(12).hex()
        opened = log.Opened(settings, self._chance.secret(SEED_BYTES).hex(), host, start)
        row = open_row(opened, self._time.now())
        sitting = Sitting(table, row)
        listed = Listed(
            table,
            settings.game,
            sitting.phase,
            settings.is_listed,
            row.at,
            host,
            settings_of(settings),
            face_of(sitting).seats,
        )
        if self._beating is None:
            await self.beat()
        epoch = await self._store.create(listed, self._owner, row.to_bytes())
        for seat, player in enumerate(players):
            if player is not None:
                sitting = sitting.copy()
                seated = sitting.perform(log.SatDown(seat, player), row.at)
                data, face = seated.to_bytes(), face_of(sitting)
                await self._store.append(table, epoch, seated.version, data, sitting.phase, None, face)
        made = self._made(sitting, epoch)
        self._tables[table] = asyncio.get_running_loop().create_future()
        self._tables[table].set_result(made)
        if settings.is_listed:
            self._on_list()
        return made

    async def table(self, table: str) -> Table:
        """An open table, read from the store if need be; raises NoTable."""
        task = self._tables.get(table)
        if task is not None and task.done() and (task.cancelled() or task.exception() or task.result().is_gone):
            task = None
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._tables[table] = task
        try:
            found = await asyncio.shield(task)
            found.touched = self._time.now()
            return found
        except BaseException:
            if task.done() and self._tables.get(table) is task:
                del self._tables[table]
            raise

    async def _load(self, table: str) -> Table:
        if self._beating is None:
            await self.beat()
        kept = await self._store.claim(table, self._owner)
        lines = await self._store.lines(table)
        made = self._made(load(table, kept.rows, kept.snapshot), kept.epoch, lines)
        if kept.alive is not None and table not in self._put_away:
            await made.move_deadlines(max(0, self._time.now() - kept.alive))
        self._put_away.discard(table)
        made.start()
        return made

    def _made(self, sitting: Sitting, epoch: int, lines: Sequence[bytes] = ()) -> Table:
        return Table(
            sitting,
            epoch,
            store=self._store,
            time=self._time,
            find_bot=self._find_bot,
            keep_bundle=self._keep_bundle,
            rematch=self._open_rematch,
            lines=lines,
            on_list=self._on_list,
        )

    async def _open_rematch(self, sitting: Sitting, players: tuple[Player | None, ...]) -> str:
        """The same settings at a new table, with a new seed; everybody seals a nonce again."""
        start = sitting.opened.start
        return (await self.open(sitting.settings, sitting.opened.host, start=start, players=players)).id

    async def beat(self) -> None:
        """Says that this process is alive, now and from now on."""
        self._beating = self._time.call_at(self._time.now() + BEAT, self._beat_again)
        await self._store.beat(self._owner, self._time.now())

    def _beat_again(self) -> None:
        self._beat = asyncio.get_running_loop().create_task(self._beat_quietly())

    def _put_idle_tables_away(self) -> None:
        """Tables that nobody looks at, and at which nothing is due, need not be in memory."""
        for name, task in list(self._tables.items()):
            if task.done() and not task.cancelled() and task.exception() is None:
                table = task.result()
                if table.is_idle() and self._time.now() - table.touched >= IDLE:
                    table.is_gone = True
                    table.close()
                    del self._tables[name]
                    if table.sitting.phase == "playing":
                        self._put_away.add(name)

    async def _beat_quietly(self) -> None:
        self._put_idle_tables_away()
        try:
            await self.beat()
        except Exception:  # the next sign of life may reach the store; until then time stands still for it
            return

    def close(self) -> None:
        """Stops all that happens by itself; the store is not this house's to close."""
        if self._beating is not None:
            self._beating.cancel()
        for task in self._tables.values():
            if task.done() and not task.cancelled() and task.exception() is None:
                task.result().close()
            else:
                task.cancel()
