"""One open table: takes commands, drives bots and clocks, and writes every move to disk before viewers see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager

import msgspec

from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.history import Record
from ludotheque.core.structs import Seat
from ludotheque.table import advice, log, messages
from ludotheque.table.chat import ChatHistory
from ludotheque.table.clock import ERROR_RETRY, GRACE, STORE_RETRY
from ludotheque.table.commands import LONGEST_ID, decide
from ludotheque.table.crash_reports import Faults, WriteReport
from ludotheque.table.errors import Declined, require, require_seat, seat_by_link
from ludotheque.table.hints import HintQuery, Hints
from ludotheque.table.load import load
from ludotheque.table.log import AnyTableEntry
from ludotheque.table.messages import Ack, Command, Writing
from ludotheque.table.ports import Fenced, FindBot, GiveHint, Store, StoreDown, Time, Timer, Wire
from ludotheque.table.refusals import Refusals, refusal_of
from ludotheque.table.rematch import Rematch, is_rematch_agreed, next_players
from ludotheque.table.replay import record_for
from ludotheque.table.schedule import Schedule
from ludotheque.table.state import TableState
from ludotheque.table.summaries import changes_summary, standing_of, summary_of
from ludotheque.table.viewers import Viewer, Viewers


class Table:
    """One running match with its seats, clock and log.

    A table processes its moves one at a time, independently of other tables.
    """

    def __init__(
        self,
        state: TableState,
        epoch: int,
        *,
        store: Store,
        time: Time,
        find_bot: FindBot,
        write_report: WriteReport,
        rematch: Rematch,
        on_list: Callable[[], None],
        lines: Sequence[bytes] = (),
        give_hint: GiveHint | None = None,
    ) -> None:
        self.state = state
        self.id = state.table
        self.is_gone = False  # whether another process owns this table, or this process removed it from memory
        self.last_used = time.now()  # when somebody last connected, disconnected or requested this table
        self.epoch = epoch
        self._store = store
        self._time = time
        self._find_bot = find_bot
        self._faults = Faults(write_report, time)
        self._rematch = rematch
        self._history = ChatHistory(lines)
        self._on_list = on_list
        self._lock = asyncio.Lock()
        self._viewers = Viewers(state.settings.seats, time)
        self._refusals = Refusals()
        self._schedule = Schedule(find_bot, self._faults)
        self._hints = Hints(give_hint)
        self._down_since: int | None = None  # when the store failed; since then it may differ from memory
        self._timer: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._not_before = 0

    # ── Viewers ──

    async def connect(self, wire: Wire, person: str = "", since: int | None = None) -> Viewer:
        """Connects a viewer: at the person's seat or, if the person has none, as a spectator.

        `since` is the last version that the viewer has (None: send only the current state).  Raises Fenced if another
        process owns the table by now, and StoreDown if the store fails.
        """
        async with self._lock:
            try:
                await self._recover_from_outage()
            except StoreDown:  # everything in memory has been stored, so viewers may see it
                self._note_outage()
            except Fenced:
                self.disconnect_all()
                raise
            if since is not None and since > self.state.version:
                await self._check_owner()
            seat = self.state.seat_of(person)
            viewer = Viewer(wire, person, seat)
            if seat is not None:
                self._viewers.note_return(seat, self.state)
                if self.state.phase == "playing" and self.state.places[seat].why == "absent":
                    await self._write_if_possible(log.HandedOver(seat, "", "returned"))
            await self._viewers.add(viewer, self.state, self._history, since)
            if self.is_gone:
                raise Fenced(self.id)
            if self._down_since is not None:
                wire.send(Writing(version=viewer.sent, is_possible=False))
            self._plan()
            return viewer

    def disconnect(self, viewer: Viewer) -> None:
        """Disconnects a viewer from the table."""
        self.last_used = self._time.now()
        self._viewers.remove(viewer, self.state)

    async def handle(self, viewer: Viewer, command: Command) -> None:
        """Carries out a command of a viewer, and sends the answer: Ack when the command is on disk, or Refusal."""
        async with self._lock, self._answering(viewer, command):
            if not 1 <= len(command.id) <= LONGEST_ID:
                raise BadInput("id", "table-bad-id", longest=LONGEST_ID)
            await self._recover_from_outage()
            if self._refusals.answer_again(viewer, self.state, command.id):
                return
            if isinstance(command, (messages.Describe, messages.Advise)):
                viewer.wire.send(advice.answer_query(self.state, viewer.seat, command, viewer.sent))
            elif isinstance(command, messages.AskHint):
                self._run(self._hint(viewer, command, self._hints.begin(self.state, viewer.seat, command.version)))
            elif isinstance(command, messages.Chat):
                await self._chat(viewer, command)
            else:
                await self._carry_out(viewer, command)

    @asynccontextmanager
    async def _answering(self, viewer: Viewer, command: Command) -> AsyncIterator[None]:
        """Turns an error in the handling of a command into a refusal for the viewer; afterwards plans what is due next."""
        try:
            yield
        except (Refused, BadInput, Declined) as refused:
            self._refuse(viewer, (viewer.person, command.id), refused)
        except StoreDown:
            self._note_outage()
            self._refuse(viewer, None, Declined("table-store-down"), command.id)
        except Fenced:
            self.disconnect_all()
        except Exception as error:
            self._faults.report(self.state, error)
            self._refuse(viewer, None, Declined("table-our-fault"), command.id)
        finally:
            self._plan()

    async def _hint(self, viewer: Viewer, command: messages.AskHint, query: HintQuery) -> None:
        """Lets a bot think while the match goes on; then logs that the seat has had a hint, and sends the hint."""
        async with self._answering(viewer, command):
            hinted = await self._hints.think(query)
            async with self._lock:
                await self._recover_from_outage()
                if self._hints.check(self.state, query):
                    await self._write_and_tell(log.HintTaken(query.seat))
                    self._hints.remember(query, hinted)
                viewer.wire.send(
                    messages.Hint(version=viewer.sent, id=command.id, choices=hinted[0], has_values=hinted[1])
                )

    async def _chat(self, viewer: Viewer, command: messages.Chat) -> None:
        """Stores a line of chat, and then sends it to all viewers."""
        if not self._history.knows(viewer.person, command.id):
            stored = self._history.next(self.state, viewer.person, command, self._time.now())
            data = msgspec.json.encode(stored)
            try:
                await self._store.add_line(self.id, self.epoch, stored.line.number, data)
            except asyncio.CancelledError:
                self._note_outage()
                raise
            before = self._history.latest
            self._history.add(stored)
            self._viewers.send_chat(self._history, before)
        viewer.wire.send(Ack(version=viewer.sent, id=command.id))

    async def _carry_out(self, viewer: Viewer, command: Command) -> None:
        """Checks a command, writes its entries and acknowledges it."""
        now = self._time.now()
        seat = self.state.seat_of(viewer.person)
        entry = decide(self.state, viewer.person, seat, command, self._viewers.away, now, self._find_bot)
        if entry is not None:
            await self._write(entry, viewer.person, command.id)
        version = self.state.moves.get((viewer.person, command.id), self.state.version)
        viewer.wire.send(Ack(version=version, id=command.id))
        self._viewers.send_rows(self.state, 0 if entry is None else 1)
        if is_rematch_agreed(self.state, self._viewers.away):
            try:
                table = await self._rematch(self.state, next_players(self.state, self._viewers.away))
                await self._write_and_tell(log.RematchOpened(table))
            except StoreDown:  # the client may send the command again
                self._note_outage()

    # ── return links ──

    async def make_link(self, person: str, hash: str) -> None:
        """Stores the hash of a new return link for a person's seat; the previous link no longer works."""
        async with self._lock:
            await self._recover_from_outage()
            await self._write_quietly(log.LinkMade(require_seat(self.state.seat_of(person)), hash))

    async def come_back(self, person: str, hash: str) -> Seat:
        """Lets somebody who used a return link hold that seat too."""
        async with self._lock:
            await self._recover_from_outage()
            seat = seat_by_link(self.state.places, hash)
            held = self.state.seat_of(person)
            if held != seat:
                require(held is None, "table-seated-already")
                await self._write_quietly(log.Returned(seat, person))
            return seat

    async def _write_quietly(self, entry: AnyTableEntry) -> None:
        """Writes an entry without sending it to viewers; raises StoreDown if the store fails."""
        try:
            await self._write(entry)
        except StoreDown:
            self._note_outage()
            raise
        except Fenced as error:
            self.disconnect_all()
            raise StoreDown(self.id) from error

    # ── writing: check, try on a copy, store, and only then commit in memory ──

    async def _write(self, entry: AnyTableEntry, person: str = "", move: str = "") -> None:
        """Writes an entry as one row of the log; if the store raises an error, nothing has changed in memory."""
        draft = self.state.copy()
        try:
            row = draft.perform(entry, self._time.now(), person, move)
            data, snapshot = row.to_bytes(), draft.snapshot()
        except (Refused, BadInput):
            raise
        except Exception as error:
            self._faults.report(self.state, error, entry)
            raise Declined("table-our-fault") from error
        try:
            summary = summary_of(draft) if changes_summary(entry) else None
            standing = standing_of(draft)
            await self._store.append(self.id, self.epoch, row.version, data, draft.phase, snapshot, summary, standing)
        except asyncio.CancelledError:  # nobody waits for the row any more, but the store may have written it
            self._note_outage()
            raise
        is_listed = draft.settings.is_listed and (summary is not None or draft.phase != self.state.phase)
        self.state = draft
        if summary is not None:
            self._viewers.update_seats(self.state, self._history)
        if is_listed:
            self._on_list()

    async def _write_and_tell(self, entry: AnyTableEntry) -> None:
        """Writes an entry, and then sends it to all viewers."""
        await self._write(entry)
        self._viewers.send_rows(self.state, 1)

    async def _write_if_possible(self, entry: AnyTableEntry) -> bool:
        """Writes an entry that no viewer asked for; returns False if the store failed."""
        try:
            await self._write_and_tell(entry)
            return True
        except StoreDown:
            self._note_outage()
        except Fenced:
            self.disconnect_all()
        except (Refused, BadInput, Declined):
            self._not_before = self._time.now() + ERROR_RETRY
        return False

    def _note_outage(self) -> None:
        """Notes that the store failed, perhaps after writing the row.  Only what the store contains is valid, so the
        table is read from the store again before anything else is done.
        """
        if self._down_since is None:
            self._down_since = self._time.now()
            self._viewers.send_writing(False)
        self._not_before = self._time.now() + STORE_RETRY

    async def _recover_from_outage(self) -> None:
        """Recovers after the store failed: reloads the table, sends what was written after all, and extends deadlines."""
        if self.is_gone:
            raise Fenced(self.id)
        if self._down_since is None:
            return
        try:
            stored = await self._store.read(self.id)
            lines = await self._store.lines(self.id)
        except Exception as error:
            raise StoreDown(str(error)) from error
        if stored.epoch != self.epoch:
            raise Fenced(self.id)
        written = len(stored.rows) - self.state.version
        self.state = load(self.id, stored.rows, stored.snapshot)
        if written > 0:
            self._viewers.update_seats(self.state, self._history)
            self._viewers.send_rows(self.state, written)
        before, self._history = self._history.latest, ChatHistory(lines)
        self._viewers.send_chat(self._history, before)
        await self.move_deadlines(self._time.now() - self._down_since)
        self._down_since = None
        self._viewers.send_writing(True)

    async def _check_owner(self) -> None:
        """Raises Fenced if another process owns the table by now; called when a viewer knows a later version than we
        do.
        """
        if (await self._store.epochs([self.id])).get(self.id) != self.epoch:
            self.disconnect_all()
            raise Fenced(self.id)

    async def move_deadlines(self, lost: int) -> None:
        """Moves every deadline by the length of an outage, plus a little time to reconnect."""
        is_on = self.state.phase == "playing" and self.state.clock.paused_at is None
        if is_on or self.state.is_opening:
            await self._write_and_tell(log.ClockMoved(lost + GRACE))

    async def release(self) -> None:
        """Finishes the pending write and accepts no more, so that another process can take over."""
        async with self._lock:
            self.is_gone = True
            self.close()

    def disconnect_all(self) -> None:
        """Stops everything and disconnects everybody, because another process owns the table."""
        if self.is_gone:
            return
        self.is_gone = True
        self._viewers.send_closed()
        self.close()

    def is_idle(self) -> bool:
        """Returns whether nobody watches and nothing is due."""
        return not self._viewers and self._timer is None and not self._tasks and not self._lock.locked()

    def close(self) -> None:
        """Cancels all timers and tasks."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._schedule.clear()

    def _refuse(
        self, viewer: Viewer, key: tuple[str, str] | None, why: Refused | BadInput | Declined, move: str = ""
    ) -> None:
        """Sends a refusal; if `key` is given, remembers the refusal in case the command is sent again."""
        refusal = refusal_of(self.state.settings.game, why, viewer.sent, move if key is None else key[1])
        if key is not None:
            self._refusals.remember(key, refusal)
        viewer.wire.send(refusal)

    def record(self, person: str = "") -> Record:
        """Returns the record of the match: complete after its end, before that only what this person saw."""
        return record_for(self.state, person)

    # ── what happens without a command ──

    def start(self) -> None:
        """Starts the table's bots and clocks."""
        self._plan()

    def _plan(self) -> None:
        """Sets the timer to the next thing that is due, and lets the bots that must decide begin to think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.is_gone:
            return
        due = self._schedule.next(self.state)
        if self._down_since is not None:  # retry, whether or not anything is due
            self._timer = self._time.call_at(self._not_before, self._wake)
        elif due is not None:
            self._timer = self._time.call_at(max(due.at, self._not_before), self._wake)

    def _wake(self) -> None:
        self._run(self._tick())

    def _run(self, work: Coroutine[None, None, None]) -> None:
        """Runs a coroutine in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tick(self) -> None:
        """Carries out everything that is due now."""
        async with self._lock:
            try:
                await self._recover_from_outage()
                due, now = self._schedule.next(self.state), self._time.now()
                if due is not None and max(due.at, self._not_before) <= now:
                    entry = self._schedule.entry(self.state, due, now)
                    if entry is not None:
                        await self._write_if_possible(entry)
            except StoreDown:
                self._note_outage()
            except Fenced:
                self.disconnect_all()
            except Exception as error:
                self._faults.report(self.state, error)
                self._not_before = self._time.now() + ERROR_RETRY
            finally:
                self._plan()
