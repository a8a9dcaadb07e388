"""One table that is open: people at their wires, bots at their pace, and every move on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import inspect
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.structs import Action, Record, Seat
from ludotheque.table import advising, saying, showing
from ludotheque.table import entries as log
from ludotheque.table import messages as say
from ludotheque.table.bundles import KeepBundle, bundle_of
from ludotheque.table.clock import GRACE
from ludotheque.table.deciding import LONGEST_ID, Declined, decide
from ludotheque.table.entries import Answer, Entries, Player, Question
from ludotheque.table.messages import Ack, Command, Message, Refusal, Seats, Welcome
from ludotheque.table.sitting import Sitting, load
from ludotheque.table.world import Fenced, FindBot, Store, StoreDown, Time, Timer, Wire

LATE: Final = 1000  # a bot that is not ready at its time is asked again so much later: thinking longer tells little
AGAIN: Final = 1000  # how soon something due is tried again if it could not be done
AFTER_FAULT: Final = 30_000  # the same, if it was our own mistake
MOST_REFUSALS: Final = 256  # remembered, so that a resent wish gets the same answer

Rematch = Callable[[Sitting, tuple[Player | None, ...]], Awaitable[str]]
Thought = tuple[Seat, str, int]  # whose, about what (a move, an answer, an offer), after which play


class Due(NamedTuple):
    """Something that will be done by itself: at one instant bots come first, then windows close, then clocks run out."""

    at: int
    order: int
    seat: Seat
    what: str


class Viewer:
    """Somebody at a wire."""

    def __init__(self, wire: Wire, person: str, seat: Seat | None) -> None:
        self.wire = wire
        self.person = person
        self.seat = seat
        self.sent = 0  # the last version told


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
    ) -> None:
        self.sitting = sitting
        self.id = sitting.table
        self.is_gone = False  # somebody else owns it
        self._epoch = epoch
        self._store = store
        self._time = time
        self._find_bot = find_bot
        self._keep_bundle = keep_bundle
        self._rematch = rematch
        self._lock = asyncio.Lock()
        self._viewers: list[Viewer] = []
        self._away: dict[Seat, int | None] = {seat: time.now() for seat in range(sitting.settings.seats)}
        self._refused: OrderedDict[tuple[str, str], Refusal] = OrderedDict()
        self._thoughts: dict[Thought, asyncio.Task[dict[str, Any] | None]] = {}
        self._late: dict[Thought, int] = {}
        self._answers: dict[tuple[Seat, int], dict[str, Any]] = {}  # of bots in the window that is open
        self._offered = 0  # the version after which any-time actions have been offered to bots
        self._down_since: int | None = None  # the store failed: memory may be behind, or ahead
        self._timer: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._not_before = 0

    # ── people ──

    async def connect(self, wire: Wire, person: str = "", since: int | None = None) -> Viewer:
        """Somebody looks at the table: at their seat if they have one, else as a spectator.

        `since` is the last version they have; they are told exactly what came after.  None: only how things stand.
        Raises Fenced if the table is somebody else's by now.
        """
        async with self._lock:
            try:
                await self._go_on_with_the_store()
            except StoreDown:  # what is in memory was acknowledged: it may be shown
                self._doubt()
            except Fenced:
                self._leave()
                raise
            seat = self.sitting.seat_of(person)
            viewer = Viewer(wire, person, seat)
            if seat is not None:
                was_away = self._away.get(seat) is not None
                self._away[seat] = None
                if self.sitting.phase == "playing" and self.sitting.places[seat].why == "absent":
                    await self._try(log.HandedOver(seat, "", "returned"))
                if was_away:
                    self._tell_seats()
            self._viewers.append(viewer)
            self._welcome(viewer, since)
            self._plan()
            return viewer

    def disconnect(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        if viewer in self._viewers:
            self._viewers.remove(viewer)
            seat = viewer.seat
            if seat is not None and not any(other.seat == seat for other in self._viewers):
                self._away[seat] = self._time.now()
                self._tell_seats()

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
                else:
                    await self._do(viewer, command)
            except (Refused, BadInput, Declined) as refused:
                self._refuse(viewer, key, refused)
            except StoreDown:
                self._doubt()
                self._refuse(viewer, None, Declined("table-store-down"), command.id)
            except Fenced:
                self._leave()
            except Exception as error:
                self._fault(error)
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
        entry = decide(self.sitting, viewer.person, seat, command, self._away, now, self._find_bot)
        if entry is not None:
            await self._write(entry, viewer.person, command.id)
            self._reseat(viewer)
        version = self.sitting.moves.get((viewer.person, command.id), self.sitting.version)
        viewer.wire.send(Ack(version=version, id=command.id))
        self._tell(0 if entry is None else 1)
        if self._all_want_a_rematch():
            try:
                table = await self._rematch(self.sitting, self._who_plays_again())
                self._tell(await self._write(log.RematchOpened(table)))
            except StoreDown:  # who asks once more tries once more
                self._doubt()

    def _all_want_a_rematch(self) -> bool:
        """Nobody waits for those who have gone; a bot takes their place."""
        people = [place for place in self.sitting.places if place.player is not None and not place.player.bot]
        there = [
            place for seat, place in enumerate(self.sitting.places) if place in people and self._away[seat] is None
        ]
        return bool(there) and not self.sitting.rematch and all(place.wants_rematch for place in there)

    def _who_plays_again(self) -> tuple[Player | None, ...]:
        stand_in = self.sitting.settings.stand_in
        players: list[Player | None] = []
        for seat, place in enumerate(self.sitting.places):
            is_gone = place.player is not None and not place.player.bot and self._away[seat] is not None
            players.append(Player(stand_in, bot=stand_in) if is_gone else place.player)
        return tuple(players)

    def _reseat(self, viewer: Viewer) -> None:
        """Who sits down or stands up sees another side of the table from then on."""
        seat = self.sitting.seat_of(viewer.person)
        for other in self._viewers:
            if other.person == viewer.person and other.seat != seat:
                old, other.seat = other.seat, seat
                if seat is not None:
                    self._away[seat] = None
                elif old is not None:
                    self._away[old] = self._time.now()
                self._welcome(other, other.sent)

    # ── writing: check, try on a copy, store, and only then make it true ──

    async def _write(self, entry: Entries, person: str = "", move: str = "") -> int:
        """Does what was wanted and answers that it was one row; if it raises, nothing has changed here."""
        draft = self.sitting.copy()
        try:
            row = draft.perform(entry, self._time.now(), person, move)
            data, snapshot = row.to_bytes(), draft.snapshot()
        except (Refused, BadInput):
            raise
        except Exception as error:
            self._fault(error, entry)
            raise Declined("table-our-fault") from error
        try:
            await self._store.append(self.id, self._epoch, row.version, data, draft.phase, snapshot)
        except asyncio.CancelledError:  # nobody waits for it any more, but it may have been written
            self._doubt()
            raise
        self.sitting = draft
        return 1

    def _fault(self, error: Exception, entry: Entries | None = None) -> None:
        """Something of ours is wrong: all that is needed to look into it is kept, and the table goes on."""
        with suppress(Exception):  # a full disk must not make it worse
            self._keep_bundle(bundle_of(self.sitting, entry, self._time.now(), error))

    async def _try(self, entry: Entries) -> bool:
        """Does something that nobody asked for at a wire; answers whether it worked."""
        try:
            self._tell(await self._write(entry))
            return True
        except StoreDown:
            self._doubt()
        except Fenced:
            self._leave()
        except (Refused, BadInput, Declined):
            self._not_before = self._time.now() + AFTER_FAULT
        return False

    def _doubt(self) -> None:
        """The store failed, perhaps after it had written: what it holds counts, and is read before anything else is done."""
        if self._down_since is None:
            self._down_since = self._time.now()
        self._not_before = self._time.now() + AGAIN

    async def _go_on_with_the_store(self) -> None:
        """After a failure: reads the table again, tells what was written after all, and gives everybody the time lost."""
        if self._down_since is None:
            return
        try:
            kept = await self._store.read(self.id)
        except Exception as error:
            raise StoreDown(str(error)) from error
        if kept.epoch != self._epoch:
            raise Fenced(self.id)
        written = len(kept.rows) - self.sitting.version
        self.sitting = load(self.id, kept.rows, kept.snapshot)
        if written > 0:
            self._tell(written)
        await self.move_deadlines(self._time.now() - self._down_since)
        self._down_since = None

    async def move_deadlines(self, lost: int) -> None:
        """After an outage every deadline moves by it, and by a little more to find one's way back."""
        if self.sitting.phase == "playing" and self.sitting.clock.stopped is None:
            self._tell(await self._write(log.ClockMoved(lost + GRACE)))

    def _leave(self) -> None:
        """Somebody else owns the table: nothing more is done here, and nobody is kept waiting."""
        self.is_gone = True
        for viewer in self._viewers:
            viewer.wire.send(say.Closed(version=viewer.sent, message="table-elsewhere"))
        self.close()

    def close(self) -> None:
        """Lets go of all that is still going on."""
        if self._timer is not None:
            self._timer.cancel()
        for task in [*self._tasks, *self._thoughts.values()]:
            task.cancel()
        self._thoughts.clear()

    # ── telling ──

    def _welcome(self, viewer: Viewer, since: int | None) -> None:
        until = showing.horizon(self.sitting, viewer.seat)
        is_afresh = since is not None and not 0 <= since <= until
        start = until if since is None else 0 if is_afresh else since
        viewer.sent = until
        viewer.wire.send(
            Welcome(
                version=until,
                table=showing.table_view(self.sitting),
                seat=viewer.seat,
                missed=showing.told(self.sitting, viewer.seat, start, until),
                is_afresh=is_afresh,
                now=self._now(viewer.seat),
            )
        )

    def _tell(self, rows: int) -> None:
        """Tells everybody of the last rows; who sees nothing in them hears nothing, not even that they are there."""
        if not rows:
            return
        latest = self.sitting.log[-rows:]
        made: dict[Seat | None, tuple[int, Message | None]] = {}
        for viewer in self._viewers:
            seat = viewer.seat
            if seat not in made:
                seen = [one for one in latest if not showing.is_empty(showing.happened(self.sitting, one, seat))]
                made[seat] = (seen[-1].row.version, self._now(seat)) if seen else (0, None)
            until, now = made[seat]
            if now is not None and until > viewer.sent:
                for message in showing.told(self.sitting, seat, viewer.sent, until):
                    viewer.wire.send(message)
                viewer.sent = until
                viewer.wire.send(now)

    def _tell_seats(self) -> None:
        seats = showing.seats(self.sitting, self._away)
        for viewer in self._viewers:
            viewer.wire.send(Seats(version=viewer.sent, seats=seats))

    def _now(self, seat: Seat | None) -> say.Now:
        return showing.now(self.sitting, seat, self._away, self._time.now())

    def _refuse(
        self, viewer: Viewer, key: tuple[str, str] | None, why: Refused | BadInput | Declined, move: str = ""
    ) -> None:
        """Says no; with a key, once and for all."""
        refusal = Refusal(
            version=viewer.sent,
            id=move if key is None else key[1][:LONGEST_ID],
            message=why.message,
            values=plain(why.values),
            said=saying.refusal_said(self.sitting.settings.game, why) if isinstance(why, Refused) else None,
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
            return match.record()
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
        due = self._next_due()
        if due is not None:
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
                due = self._next_due()
                if due is not None and max(due.at, self._not_before) <= self._time.now():
                    await self._happen(due)
            except StoreDown:
                self._doubt()
            except Fenced:
                self._leave()
            except Exception as error:
                self._fault(error)
                self._not_before = self._time.now() + AFTER_FAULT
            finally:
                self._plan()

    def _next_due(self) -> Due | None:
        """The next thing that will happen by itself, if nobody does anything before."""
        sitting = self.sitting
        match = sitting.match
        if match is None or sitting.phase != "playing" or sitting.clock.stopped is not None:
            self._forget_thoughts(set())
            return None
        wanted: set[Thought] = set()
        due = self._window_due(wanted) if sitting.clock.window is not None else self._moves_due(wanted)
        self._forget_thoughts(wanted)
        return min(due, default=None)

    def _window_due(self, wanted: set[Thought]) -> list[Due]:
        """In a window bots answer in their time; it closes when all have answered, but not before the hush is over."""
        sitting, window = self.sitting, self.sitting.clock.window
        assert window is not None
        self._answers = {key: answer for key, answer in self._answers.items() if key[1] == window.since}
        due = []
        is_waiting = False
        for question in sitting.clock.questions:
            seat = question.seat
            if self._answer_in_window(seat) is not None:
                continue
            is_waiting = True
            if sitting.places[seat].bot:
                due.append(self._bot_due(question, "answer", wanted))
        due.append(Due(window.closes if is_waiting else window.hush, 2, -1, "close"))
        return due

    def _moves_due(self, wanted: set[Thought]) -> list[Due]:
        """Any-time actions are offered to bots after every play, before those who owe a decision."""
        sitting, match = self.sitting, self.sitting.match
        assert match is not None
        due = []
        offer_at = 0
        offered = [seat for seat in match.may_act if sitting.places[seat].bot]
        if offered and self._offered < sitting.clock.played:
            version = sitting.clock.played
            offer_at = sitting.clock.played_at + sitting.delay(-1, sitting.clock.deeds)
            for seat in offered:
                self._think((seat, "offer", version), sitting.clock.deeds, wanted)
                offer_at = max(offer_at, self._late.get((seat, "offer", version), 0))
            due.append(Due(offer_at, 0, -1, "offer"))
        for question in sitting.clock.questions:
            if sitting.places[question.seat].bot:
                moves = self._bot_due(question, "move", wanted)
                due.append(moves._replace(at=max(moves.at, offer_at)))
            if question.due is not None:
                due.append(Due(question.due, 3, question.seat, "default"))
        return due

    def _bot_due(self, question: Question, what: str, wanted: set[Thought]) -> Due:
        """When a bot does something: after a delay that was drawn without looking at what it holds."""
        thought = (question.seat, what, self.sitting.clock.played)
        self._think(thought, question.deeds, wanted)
        at = question.paced + self.sitting.delay(question.seat, question.deeds)
        return Due(max(at, self._late.get(thought, 0)), 1, question.seat, what)

    async def _happen(self, due: Due) -> None:
        """Does one thing that is due."""
        sitting = self.sitting
        if due.what == "close":
            await self._try(log.WindowClosed(self._all_answers()))
        elif due.what == "default":
            assert sitting.match is not None
            default = msgspec.to_builtins(sitting.match.choices(due.seat).default)
            await self._try(log.Played(due.seat, default, "clock"))
        elif due.what == "offer":
            await self._offer(due)
        else:
            question = next(one for one in sitting.clock.questions if one.seat == due.seat)
            thought = (due.seat, due.what, sitting.clock.played)
            if not self._is_ready(thought, due):
                return
            wish = self._result(thought)
            assert sitting.match is not None
            default = msgspec.to_builtins(sitting.match.choices(due.seat).default)
            action = default if wish is None else sitting.possible(due.seat, wish)
            if due.what == "answer":
                self._answers[due.seat, question.since] = action
            else:
                await self._try(log.Played(due.seat, action, "bot"))

    async def _offer(self, due: Due) -> None:
        """One chance each, in the order of the rules; the first wish is played, and then all are asked again."""
        match, version = self.sitting.match, self.sitting.clock.played
        assert match is not None
        seats = [seat for seat in match.may_act if self.sitting.places[seat].bot]
        if [seat for seat in seats if not self._is_ready((seat, "offer", version), due)]:
            return
        self._offered = version
        for seat in seats:
            wish = self._result((seat, "offer", version))
            if wish is not None and match.choices(seat).contains(match.read_action(wish)):
                await self._try(log.Played(seat, wish, "bot"))
                return

    # ── windows ──

    def _answer_in_window(self, seat: Seat) -> Answer | None:
        """A seat's answer so far: its own, its bot's, or that of its standing orders."""
        sitting, window = self.sitting, self.sitting.clock.window
        assert window is not None
        if seat in sitting.answers:
            return Answer(seat, sitting.possible(seat, sitting.answers[seat]), "person")
        if sitting.places[seat].bot:
            answer = self._answers.get((seat, window.since))
            return None if answer is None else Answer(seat, answer, "bot")
        order = sitting.order_of(seat)
        return None if order is None else Answer(seat, order, "order")

    def _all_answers(self) -> tuple[Answer, ...]:
        """Everybody's answer, in the order of seats; who has none passes, or whatever the default is."""
        match, window = self.sitting.match, self.sitting.clock.window
        assert match is not None and window is not None
        answers = []
        for seat in window.seats:
            default = msgspec.to_builtins(match.choices(seat).default)
            answers.append(self._answer_in_window(seat) or Answer(seat, default, "clock"))
        return tuple(answers)

    # ── bots ──

    def _think(self, thought: Thought, deeds: int, wanted: set[Thought]) -> None:
        """Lets a bot begin to think, unless it has."""
        wanted.add(thought)
        if thought not in self._thoughts:
            deciding = self._decide(thought[0], deeds)
            self._thoughts[thought] = asyncio.get_running_loop().create_task(deciding)

    async def _decide(self, seat: Seat, deeds: int) -> dict[str, Any] | None:
        """What a bot wants, knowing what its seat knows.  A bot that fails wants nothing."""
        sitting = self.sitting
        match = sitting.match
        assert match is not None
        try:
            bot = self._find_bot(sitting.settings.game, sitting.places[seat].bot)
            wish = bot(match.view(seat), match.choices(seat), sitting.bot_luck(seat, deeds))
            if inspect.isawaitable(wish):
                wish = await wish
            return None if wish is None else msgspec.to_builtins(match.read_action(wish_of(wish)))
        except Exception as error:
            self._fault(error)
            return None

    def _is_ready(self, thought: Thought, due: Due) -> bool:
        """Has the bot thought?  If not, it is asked again later, at a time that tells little of how long it took."""
        task = self._thoughts.get(thought)
        if task is not None and task.done():
            return True
        self._late[thought] = max(due.at, self._time.now()) + LATE
        return False

    def _result(self, thought: Thought) -> dict[str, Any] | None:
        task = self._thoughts[thought]
        return None if task.cancelled() else task.result()

    def _forget_thoughts(self, wanted: set[Thought]) -> None:
        """Lets go of thoughts about what is past."""
        for thought in [one for one in self._thoughts if one not in wanted]:
            self._thoughts.pop(thought).cancel()
            self._late.pop(thought, None)


def wish_of(wish: object) -> Action:
    """A bot's wish; anything but an action is our mistake."""
    if not isinstance(wish, Action):
        raise TypeError(f"a bot answers with an action or None, not with {wish!r}")
    return wish


def plain(values: dict[str, Any]) -> dict[str, Any]:
    """Values of a sentence as JSON."""
    made: dict[str, Any] = msgspec.to_builtins(values)
    return made
