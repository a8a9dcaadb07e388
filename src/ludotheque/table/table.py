"""One table that is open: people at their wires, bots at their pace, and every move on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hmac import compare_digest
from typing import Any, Final

import msgspec

from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.record import chained
from ludotheque.core.structs import Record, Seat
from ludotheque.table import advising, saying
from ludotheque.table import entries as log
from ludotheque.table import messages as say
from ludotheque.table.agenda import Agenda
from ludotheque.table.audience import Audience, Viewer
from ludotheque.table.bundles import Faults, KeepBundle
from ludotheque.table.clock import GRACE
from ludotheque.table.deciding import LONGEST_ID, decide
from ludotheque.table.declining import Declined, need, own
from ludotheque.table.entries import Entries, Player
from ludotheque.table.listing import changes_face, face_of, standing_of
from ludotheque.table.loading import load
from ludotheque.table.messages import Ack, Command, Refusal, Writing
from ludotheque.table.rematch import all_want_a_rematch, who_plays_again
from ludotheque.table.sitting import Sitting
from ludotheque.table.talking import Talk
from ludotheque.table.world import Fenced, FindBot, Store, StoreDown, Time, Timer, Wire

AGAIN: Final = 1000  # how soon something due is tried again if it could not be done
AFTER_FAULT: Final = 30_000  # the same, if it was our own mistake
MOST_REFUSALS: Final = 256  # remembered, so that a resent wish gets the same answer

Rematch = Callable[[Sitting, tuple[Player | None, ...]], Awaitable[str]]


def nothing_to_do() -> None:
    """Nobody wants to hear of it."""


class Table:
    """One running match with its seats, clock and log.  Moves wait for one another here, and never for another table."""

    def __init__(
        self,
        sitting: Sitting,
        epoch: int,
        *,
        store: Store,
        time: Time,
        find_bot: FindBot,
        keep_bundle: KeepBundle,
        rematch: Rematch,
        lines: Sequence[bytes] = (),
        on_list: Callable[[], None] = nothing_to_do,
    ) -> None:
        self.sitting = sitting
        self.id = sitting.table
        self.is_gone = False  # somebody else owns it, or nobody needed it any more
        self.touched = time.now()  # when somebody last came, went or asked for it
        self.epoch = epoch
        self._store = store
        self._time = time
        self._find_bot = find_bot
        self._faults = Faults(keep_bundle, time)
        self._rematch = rematch
        self._talk = Talk(lines)
        self._on_list = on_list
        self._lock = asyncio.Lock()
        self._audience = Audience(sitting.settings.seats, time)
        self._refused: OrderedDict[tuple[str, str], Refusal] = OrderedDict()
        self._agenda = Agenda(find_bot, self._faults)
        self._down_since: int | None = None  # the store failed: memory may be behind, or ahead
        self._timer: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._not_before = 0

    # ── people ──

    async def connect(self, wire: Wire, person: str = "", since: int | None = None) -> Viewer:
        """Somebody looks at the table: at their seat if they have one, else as a spectator.

        `since` is the last version they have; they are told exactly what came after.  None: only how things stand.
        Raises Fenced if the table is somebody else's by now, and StoreDown if that cannot be told.
        """
        async with self._lock:
            try:
                await self._go_on_with_the_store()
            except StoreDown:  # what is in memory was acknowledged: it may be shown
                self._doubt()
            except Fenced:
                self.leave()
                raise
            if since is not None and since > self.sitting.version:
                await self._check_owner()
            seat = self.sitting.seat_of(person)
            viewer = Viewer(wire, person, seat)
            if seat is not None:
                self._audience.is_back(seat, self.sitting)
                if self.sitting.phase == "playing" and self.sitting.places[seat].why == "absent":
                    await self._try(log.HandedOver(seat, "", "returned"))
            await self._audience.add(viewer, self.sitting, self._talk, since)
            if self.is_gone:
                raise Fenced(self.id)
            if self._down_since is not None:
                wire.send(Writing(version=viewer.sent, is_possible=False))
            self._plan()
            return viewer

    def disconnect(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self.touched = self._time.now()
        self._audience.remove(viewer, self.sitting)

    async def tell(self, viewer: Viewer, command: Command) -> None:
        """Somebody wants something.  The answer goes down their wire: Ack, once it is on disk, or Refusal."""
        async with self._lock:
            key = (viewer.person, command.id)
            try:
                if not 1 <= len(command.id) <= LONGEST_ID:
                    raise BadInput("id", "table-bad-id", longest=LONGEST_ID)
                await self._go_on_with_the_store()
                if self._answer_again(viewer, key):
                    return
                if isinstance(command, say.Describe):
                    self._describe(viewer, command)
                elif isinstance(command, say.Advise):
                    viewer.wire.send(advising.advice(self.sitting, viewer.seat, command, viewer.sent))
                elif isinstance(command, say.Chat):
                    await self._say(viewer, command)
                else:
                    await self._do(viewer, command)
            except (Refused, BadInput, Declined) as refused:
                self._refuse(viewer, key, refused)
            except StoreDown:
                self._doubt()
                self._refuse(viewer, None, Declined("table-store-down"), command.id)
            except Fenced:
                self.leave()
            except Exception as error:
                self._faults.note(self.sitting, error)
                self._refuse(viewer, None, Declined("table-our-fault"), command.id)
            finally:
                self._plan()

    def _describe(self, viewer: Viewer, command: say.Describe) -> None:
        """Tells in words how things stand."""
        match = self.sitting.match
        if match is None:
            raise Declined("table-not-begun")
        lines, hand = saying.description(match.view(viewer.seat))
        viewer.wire.send(say.Described(version=viewer.sent, id=command.id, lines=lines, hand=hand))

    async def _say(self, viewer: Viewer, command: say.Chat) -> None:
        """A line of chat, kept and then told to everybody."""
        if not self._talk.knows(viewer.person, command.id):
            kept = self._talk.next(self.sitting, viewer.person, command.id, command.text, self._time.now())
            data = msgspec.json.encode(kept)
            try:
                await self._store.add_line(self.id, self.epoch, kept.line.number, data)
            except asyncio.CancelledError:
                self._doubt()
                raise
            before = self._talk.latest
            self._talk.add(kept)
            self._audience.tell_lines(self._talk, before)
        viewer.wire.send(Ack(version=viewer.sent, id=command.id))

    def _answer_again(self, viewer: Viewer, key: tuple[str, str]) -> bool:
        """A wish that was answered before gets the same answer."""
        if key in self.sitting.moves:
            viewer.wire.send(Ack(version=self.sitting.moves[key], id=key[1]))
            return True
        if key in self._refused:
            viewer.wire.send(self._refused[key])
            return True
        return False

    async def _do(self, viewer: Viewer, command: Command) -> None:
        """A command, checked, written and answered."""
        now = self._time.now()
        seat = self.sitting.seat_of(viewer.person)
        entry = decide(self.sitting, viewer.person, seat, command, self._audience.away, now, self._find_bot)
        if entry is not None:
            await self._write(entry, viewer.person, command.id)
        version = self.sitting.moves.get((viewer.person, command.id), self.sitting.version)
        viewer.wire.send(Ack(version=version, id=command.id))
        self._audience.tell(self.sitting, 0 if entry is None else 1)
        if all_want_a_rematch(self.sitting, self._audience.away):
            try:
                table = await self._rematch(self.sitting, who_plays_again(self.sitting, self._audience.away))
                await self._tell_of(log.RematchOpened(table))
            except StoreDown:  # who asks once more tries once more
                self._doubt()

    # ── return links ──

    async def make_link(self, person: str, hash: str) -> None:
        """A new return link for a person's seat, by its hash; the one before no longer works."""
        async with self._lock:
            await self._go_on_with_the_store()
            await self._note(log.LinkMade(own(self.sitting.seat_of(person)), hash))

    async def come_back(self, person: str, hash: str) -> Seat:
        """Somebody came by a return link: from now on they hold that seat too."""
        async with self._lock:
            await self._go_on_with_the_store()
            held = self.sitting.seat_of(person)
            for seat, place in enumerate(self.sitting.places):
                if place.link and compare_digest(place.link, hash):
                    if held != seat:
                        need(held is None, "table-seated-already")
                        await self._note(log.Returned(seat, person))
                    return seat
            raise Declined("table-no-link")

    async def _note(self, entry: Entries) -> None:
        """Writes something that nobody at a wire is told of; raises StoreDown if that cannot be done now."""
        try:
            await self._write(entry)
        except StoreDown:
            self._doubt()
            raise
        except Fenced as error:
            self.leave()
            raise StoreDown(self.id) from error

    # ── writing: check, try on a copy, store, and only then make it true ──

    async def _write(self, entry: Entries, person: str = "", move: str = "") -> None:
        """Does what was wanted, in one row; if it raises, nothing has changed here."""
        draft = self.sitting.copy()
        try:
            row = draft.perform(entry, self._time.now(), person, move)
            data, snapshot = row.to_bytes(), draft.snapshot()
        except (Refused, BadInput):
            raise
        except Exception as error:
            self._faults.note(self.sitting, error, entry)
            raise Declined("table-our-fault") from error
        try:
            face = face_of(draft) if changes_face(entry) else None
            standing = standing_of(draft)
            await self._store.append(self.id, self.epoch, row.version, data, draft.phase, snapshot, face, standing)
        except asyncio.CancelledError:  # nobody waits for it any more, but it may have been written
            self._doubt()
            raise
        is_listed = draft.settings.is_listed and (face is not None or draft.phase != self.sitting.phase)
        self.sitting = draft
        if face is not None:
            self._audience.reseat(self.sitting, self._talk)
        if is_listed:
            self._on_list()

    async def _tell_of(self, entry: Entries) -> None:
        """Does something, and tells everybody of it."""
        await self._write(entry)
        self._audience.tell(self.sitting, 1)

    async def _try(self, entry: Entries) -> bool:
        """Does something that nobody asked for at a wire; answers whether it worked."""
        try:
            await self._tell_of(entry)
            return True
        except StoreDown:
            self._doubt()
        except Fenced:
            self.leave()
        except (Refused, BadInput, Declined):
            self._not_before = self._time.now() + AFTER_FAULT
        return False

    def _doubt(self) -> None:
        """The store failed, perhaps after it had written: what it holds counts, and is read before anything else is done."""
        if self._down_since is None:
            self._down_since = self._time.now()
            self._audience.tell_writing(False)
        self._not_before = self._time.now() + AGAIN

    async def _go_on_with_the_store(self) -> None:
        """After a failure: reads the table again, tells what was written after all, and gives everybody the time lost."""
        if self.is_gone:
            raise Fenced(self.id)
        if self._down_since is None:
            return
        try:
            kept = await self._store.read(self.id)
            lines = await self._store.lines(self.id)
        except Exception as error:
            raise StoreDown(str(error)) from error
        if kept.epoch != self.epoch:
            raise Fenced(self.id)
        written = len(kept.rows) - self.sitting.version
        self.sitting = load(self.id, kept.rows, kept.snapshot)
        if written > 0:
            self._audience.reseat(self.sitting, self._talk)
            self._audience.tell(self.sitting, written)
        before, self._talk = self._talk.latest, Talk(lines)
        self._audience.tell_lines(self._talk, before)
        await self.move_deadlines(self._time.now() - self._down_since)
        self._down_since = None
        self._audience.tell_writing(True)

    async def _check_owner(self) -> None:
        """Somebody knows more than this table: if another process has it by now, they belong there."""
        if (await self._store.epochs([self.id])).get(self.id) != self.epoch:
            self.leave()
            raise Fenced(self.id)

    async def move_deadlines(self, lost: int) -> None:
        """After an outage every deadline moves by it, and by a little more to find one's way back."""
        is_on = self.sitting.phase == "playing" and self.sitting.clock.stopped is None
        if is_on or self.sitting.is_opening:
            await self._tell_of(log.ClockMoved(lost + GRACE))

    async def rest(self) -> None:
        """Writes what is being written, and nothing more: somebody else will own the table."""
        async with self._lock:
            self.is_gone = True
            self.close()

    def leave(self) -> None:
        """Somebody else owns the table: nothing more is done here, and nobody is kept waiting."""
        if self.is_gone:
            return
        self.is_gone = True
        self._audience.send_away()
        self.close()

    def is_idle(self) -> bool:
        """Does nobody look on, and will nothing happen by itself?"""
        return not self._audience and self._timer is None and not self._tasks and not self._lock.locked()

    def close(self) -> None:
        """Lets go of all that is still going on."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        self._agenda.clear()

    def _refuse(
        self, viewer: Viewer, key: tuple[str, str] | None, why: Refused | BadInput | Declined, move: str = ""
    ) -> None:
        """Says no; with a key, once and for all."""
        refusal = Refusal(
            version=viewer.sent,
            id=move if key is None else key[1][:LONGEST_ID],
            message=why.message,
            values=plain(why.values),
            said=saying.refusal_said(self.sitting.settings.game, why),
            section=why.section if isinstance(why, Refused) else "",
            where=why.where if isinstance(why, BadInput) else "",
        )
        if key is not None:
            self._refused[key] = refusal
            if len(self._refused) > MOST_REFUSALS:
                self._refused.popitem(last=False)
        viewer.wire.send(refusal)

    def record(self, person: str = "") -> Record:
        """The match written down: all of it once it is over; before, what this person saw."""
        match, seat = self.sitting.match, self.sitting.seat_of(person)
        if match is None:
            raise Declined("table-not-begun")
        if self.sitting.phase == "over":
            # Also if all others resigned, which the rules know nothing of, the seed is opened.
            return chained(msgspec.structs.replace(match.record(), seed=self.sitting.seed.hex()))
        if seat is None:
            raise Declined("table-not-over")
        return match.record(seat)

    # ── what happens by itself ──

    def start(self) -> None:
        """Lets bots and clocks begin."""
        self._plan()

    def _plan(self) -> None:
        """Sets the timer to the next thing that is due, and lets bots begin to think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.is_gone:
            return
        due = self._agenda.next(self.sitting)
        if self._down_since is not None:  # tried again whether or not anything is due
            self._timer = self._time.call_at(self._not_before, self._wake)
        elif due is not None:
            self._timer = self._time.call_at(max(due.at, self._not_before), self._wake)

    def _wake(self) -> None:
        task = asyncio.get_running_loop().create_task(self._tick())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tick(self) -> None:
        """Does what is due."""
        async with self._lock:
            try:
                await self._go_on_with_the_store()
                due, now = self._agenda.next(self.sitting), self._time.now()
                if due is not None and max(due.at, self._not_before) <= now:
                    entry = self._agenda.entry(self.sitting, due, now)
                    if entry is not None:
                        await self._try(entry)
            except StoreDown:
                self._doubt()
            except Fenced:
                self.leave()
            except Exception as error:
                self._faults.note(self.sitting, error)
                self._not_before = self._time.now() + AFTER_FAULT
            finally:
                self._plan()


def plain(values: dict[str, Any]) -> dict[str, Any]:
    """Values of a sentence as JSON."""
    made: dict[str, Any] = msgspec.to_builtins(values)
    return made
