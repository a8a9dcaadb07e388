"""Whole matches in a simulated world full of faults; the same seed repeats a run to the last byte."""

from __future__ import annotations

import asyncio
from collections import Counter
from hashlib import sha256
from typing import Any, Final, Literal

from ludotheque.bots import find_bot
from ludotheque.core.fair import seal_of
from ludotheque.core.luck import Luck
from ludotheque.table import House, Settings, projection
from ludotheque.table.crash_reports import CrashReport
from ludotheque.table.load import load
from ludotheque.table.ports import Store
from ludotheque_trust.history import History, lines_of
from ludotheque_trust.live.players import UNCERTAIN
from ludotheque_trust.simulated.faults import Faults, Process
from ludotheque_trust.simulated.links import Link
from ludotheque_trust.simulated.people import NONCE, some_answer
from ludotheque_trust.simulated.world import SimulatedChance, SimulatedStore, SimulatedTime
from ludotheque_trust.streams import Stream, check_streams
from ludotheque_trust.trial import Broken, Task, options_of, require, seats_of

# The number of entries after which a match is stopped; by then every kind of fault has happened.
MOST_VERSIONS: Final = 60
GIVE_UP_AFTER: Final = 600_000  # ms of simulated time after which a match is given up
RECOVERY: Final = 120_000  # ms after the end of all faults within which everybody must be up to date
STEP: Final = 500  # ms between two checks of the progress
PATIENCE: Final = 6000  # ms without an answer after which a client reconnects


class Client:
    """A player or spectator who keeps reconnecting."""

    def __init__(self, run: Run, name: str, seat: int | None, luck: Luck) -> None:
        self.run = run
        self.name = name
        self.wanted = seat
        self.luck = luck
        self.stream = Stream(name)
        self.now: dict[str, Any] = {}
        self.commitment = ""
        self.done = 0  # version of the last acknowledged command; before this version arrives, `now` is out of date
        self.pending: dict[str, Any] | None = None
        self.sent_at = 0  # when the pending command was last sent
        self.number = 0

    async def live(self) -> None:
        """Connects to the table again and again, whenever the connection has broken."""
        while True:
            process = self.run.process_for(self)
            if process is not None:
                link = Link(process, self.luck, self.name, self.run.table, self.stream.last_version)
                try:
                    await self.talk(link)
                finally:
                    link.cut()
            await self.run.time.sleep(self.luck.die(1500))

    async def talk(self, link: Link) -> None:
        """Sends commands and receives messages until the connection breaks or this client loses patience."""
        welcome = await link.receive(PATIENCE)
        if welcome is None:
            return
        self.record(welcome)
        if self.pending is not None:
            self.send(link, self.pending)
        while not self.run.faults.happens("cut by a client", 150):
            command = None if self.pending is not None else self.next_command()
            if command is not None:
                await self.run.time.sleep(self.luck.die(900))
                while (message := await link.receive(0)) is not None:
                    self.record(message)
                command = self.next_command()
            if command is not None:
                self.number += 1
                self.pending = {**command, "id": f"{self.name} {self.number}"}
                self.run.history.note_sent(self.key(self.pending["id"]))
                self.run.add_to_digest(f"{self.name} wants {self.pending}")
                self.send(link, self.pending)
            message = await link.receive(PATIENCE)
            if message is not None:
                self.record(message)
            elif link.is_cut or self.pending is not None or self.luck.die(3) == 1:
                return
            if self.pending is not None and self.run.time.now() - self.sent_at > PATIENCE:
                return  # gives up on this connection, even if other messages keep arriving

    def send(self, link: Link, command: dict[str, Any]) -> None:
        """Sends a command; sometimes sends it twice, because the second copy must change nothing."""
        self.sent_at = self.run.time.now()
        link.send_command(command)
        if self.run.faults.happens("sent twice", 15):
            link.send_command(command)

    def key(self, id: str) -> str:
        """Returns the key of a command in the history."""
        return f"{self.run.table} {id}"

    def next_command(self) -> dict[str, Any] | None:
        """Returns the next command to send; None if there is none."""
        now, seat = self.now, self.stream.seat
        if self.wanted is None or self.run.is_ending or now["version"] < self.done:
            return None
        if seat is None:
            return {"type": "sitDown", "seat": self.wanted, "name": self.name, "seal": self.seal(self.wanted)}
        if now["phase"] == "gathering":
            return self.gather(now, seat)
        if now["phase"] == "over" or now["seats"][seat]["bot"]:
            return {"type": "takeSeat"} if now["phase"] == "playing" else None
        if now["clock"]["pausedSince"] is not None:
            return {"type": "resume"}
        if now["mayTakeBack"] and self.luck.die(6) == 1:
            return {"type": "takeBack", "version": now["version"]}
        choices = now["choices"]
        if not choices or now["askedSince"] is None or now["answer"] is not None:
            return None
        spice = self.luck.die(60)
        if spice <= 3:
            return ({"type": "pause"}, {"type": "handOver", "seat": seat}, {"type": "giveOrders", "orders": []})[
                spice - 1
            ]
        action = some_answer(choices, now["view"], self.luck)
        return {"type": "play", "version": now["version"], "action": action}

    def seal(self, seat: int) -> str:
        """Returns the seal of this client's nonce for a seat."""
        return seal_of(self.commitment, seat, bytes.fromhex(NONCE))

    def gather(self, now: dict[str, Any], own_seat: int) -> dict[str, Any] | None:
        """Returns the next command before the match: seal a nonce, seat a bot, begin, or open the nonce."""
        own = now["seats"][own_seat]
        if now["clock"]["opening"] is not None:
            return None if own["hasOpened"] else {"type": "openNonce", "nonce": NONCE}
        if own["seal"] != self.seal(own_seat):  # the seal is missing, or void after a failed attempt
            return {"type": "addSeal", "seal": self.seal(own_seat)}
        if own_seat != 0:
            return None
        people = self.run.people
        for seat, place in enumerate(now["seats"]):
            if place["kind"] == "empty":
                return {"type": "seatBot", "seat": seat, "bot": "random"} if seat >= people else None
        is_ready = all(place["seal"] or place["bot"] for place in now["seats"])
        return {"type": "begin"} if is_ready else None

    def record(self, message: dict[str, Any]) -> None:
        """Records one message to this client."""
        self.stream.receive(message)
        if message["type"] in ("welcome", "now"):
            self.now = message["now"] if message["type"] == "welcome" else message
        if message["type"] == "welcome":
            self.commitment = message["table"]["commitment"]
        for news in message["news"] if message["type"] == "happened" else ():
            if news["type"] == "openingFailed":
                self.commitment = news["commitment"]
        if message["type"] not in ("ack", "refusal"):
            return
        self.run.add_to_digest(f"{self.name} hears {message['type']} {message['id']} {message['version']}")
        if message["type"] == "ack":
            self.run.history.note_acknowledged(self.key(message["id"]), message["version"])
            self.done = max(self.done, message["version"])
        elif message["message"] in UNCERTAIN:
            return  # the command stays pending until the client reconnects
        else:
            self.run.history.note_refused(self.key(message["id"]))
        if self.pending is not None and self.pending["id"] == message["id"]:
            self.pending = None


class Run:
    """One match in one simulated world."""

    def __init__(self, game: str, luck: Luck, most: int = MOST_VERSIONS) -> None:
        self.luck = luck
        self.most = most
        self.time = SimulatedTime()
        self.store = SimulatedStore()
        self.chance = SimulatedChance(luck.noise())
        self.faults = Faults(self.time, luck)
        self.history = History()
        self.bundles: list[CrashReport] = []
        self.digest = sha256()
        self.is_ending = False
        self.versions = 0  # number of versions of the table at the end of the run
        self.table = ""
        seats = min(4, seats_of(game, luck))
        self.people = luck.pick(range(1, seats + 1))
        clocks: tuple[Literal["none", "decision", "match"], ...] = ("none", "decision", "match")
        self.settings = Settings(game=game, seats=seats, clock=luck.pick(clocks), seconds=40, options=options_of(game))
        self.processes = [self.new_process() for _ in range(luck.die(3))]
        self.clients = [Client(self, f"p{seat}", seat, luck) for seat in range(self.people)]
        self.clients.append(Client(self, "", None, luck))

    def new_process(self) -> Process:
        """Starts a process, whose memory is empty."""

        def make(store: Store) -> House:
            return House(store, self.time, self.chance, find_bot, self.bundles.append)

        return Process(self.faults, make, self.store)

    def process_for(self, client: Client) -> Process | None:
        """Returns the process a client connects to next: a random one or, when the run is ending, the first."""
        alive = [process for process in self.processes if process.is_alive]
        if not alive:
            return None
        return alive[0] if self.faults.is_calm else self.luck.pick(alive)

    def add_to_digest(self, what: str) -> None:
        """Adds to the digest, which another run with the same seed must reproduce."""
        self.digest.update(f"{self.time.now()} {what}\n".encode())

    async def storm(self) -> None:
        """Causes faults, one every few seconds."""
        while True:
            await self.time.sleep(self.luck.die(15_000))
            what = self.luck.pick(("crash", "stall", "cut", "store", "store"))
            process = self.luck.pick(self.processes)
            self.add_to_digest(what)
            if what == "crash" and process.is_alive:
                self.faults.counts["crash"] += 1
                process.crash()
            elif what == "stall":
                process.stall()
            elif what == "cut":
                self.faults.counts["all links cut"] += 1
                for callback in process.on_crash:
                    callback()
            elif what == "store":
                self.faults.begin_store_fault()

    async def restart(self) -> None:
        """Restarts dead processes after a while."""
        while True:
            await self.time.sleep(self.luck.die(2000))
            for number, process in enumerate(self.processes):
                if not process.is_alive:
                    self.processes[number] = self.new_process()

    async def play(self) -> str:
        """Plays the match with all its faults; returns a digest of everything that happened in it."""
        self.table = (await self.processes[0].house.open(self.settings, host="p0")).id
        loop = asyncio.get_running_loop()
        living = [loop.create_task(client.live()) for client in self.clients]
        around = [loop.create_task(self.storm()), loop.create_task(self.restart())]
        self.faults.is_calm = False
        try:
            end = self.time.now() + GIVE_UP_AFTER
            while self.time.now() < end and not await self.is_long_enough():
                await self.advance_time(living + around)
            around[0].cancel()
            self.faults.end_store_faults()
            self.is_ending = True
            end = self.time.now() + RECOVERY
            while not await self.is_recovered():
                require(
                    self.time.now() < end,
                    f"not recovered: {[(client.name, client.pending) for client in self.clients]}",
                )
                await self.advance_time(living + around)
        finally:
            for task in living + around:
                task.cancel()
            await asyncio.gather(*living, *around, return_exceptions=True)
        return await self.check_logs()

    async def advance_time(self, tasks: list[asyncio.Task[None]]) -> None:
        """Lets time pass; raises the error, if any, that a task ran into."""
        await self.time.pass_by(STEP)
        for task in tasks:
            if task.done() and not task.cancelled():
                error = task.exception()
                raise error if error is not None else Broken("somebody has gone home")

    async def is_long_enough(self) -> bool:
        """Returns whether the match is over, or the table's log has at least `most` rows."""
        stored = await self.store.read(self.table)
        is_over = all(client.now.get("phase") == "over" for client in self.clients)
        return is_over or len(stored.rows) >= self.most

    async def is_recovered(self) -> bool:
        """Returns whether everybody is up to date and has all answers."""
        if any(client.pending is not None for client in self.clients):
            return False
        stored = await self.store.read(self.table)
        state = load(self.table, stored.rows, stored.snapshot)
        return all(
            client.stream.last_version == projection.horizon(state, client.stream.seat) for client in self.clients
        )

    async def check_logs(self) -> str:
        """Compares what all clients received with the log; returns a digest of everything."""
        require(not self.bundles, f"the table stumbled: {self.bundles[:1]}")
        stored = await self.store.read(self.table)
        self.versions = len(stored.rows)
        streams = [client.stream for client in self.clients]
        self.history.check(lines_of([(self.table, at, row) for at, row in enumerate(stored.rows, 1)]))
        again = check_streams(self.table, stored.rows, streams)
        snapped = load(self.table, stored.rows, stored.snapshot)
        same = again.match is None or (snapped.match is not None and again.match.to_bytes() == snapped.match.to_bytes())
        require(same, "the snapshot and the log lead to two positions")
        for row in stored.rows:
            self.digest.update(row)
        for stream in streams:
            self.digest.update(repr(sorted(stream.received_events.items())).encode())
        return self.digest.hexdigest()


class SimulationTotals:
    """Totals over many simulated matches."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.digests: list[str] = []
        self.versions = 0


def simulate(task: Task, most: int = MOST_VERSIONS) -> SimulationTotals:
    """Runs `size` simulations over all games."""
    results = SimulationTotals()
    for number in range(task.size):
        game = task.game(number)
        run = Run(game, task.luck("run", number), most)
        try:
            results.digests.append(asyncio.run(run.play()))
        except Broken as broken:
            raise Broken(f"run {number} ({game}): {broken}") from broken
        results.outcomes.update([fate.outcome for fate in run.history.fates.values()])
        results.faults += run.faults.counts
        results.versions += run.versions
        task.advance(1)
    return results


def try_simulated(task: Task) -> str:
    """Plays `size` matches full of faults."""
    results = simulate(task)
    digest = sha256("".join(results.digests).encode()).hexdigest()[:16]
    outcomes = ", ".join(
        [f"{results.outcomes[outcome]:,} {outcome}" for outcome in ("acknowledged", "refused", "unknown")]
    )
    faults = ", ".join([f"{count:,} × {name}" for name, count in sorted(results.faults.items())])
    return (
        f"{task.size:,} matches, {results.versions:,} versions, {outcomes}; {faults}; nothing lost or doubled, all streams "
        f"whole, everybody recovered (history {digest})"
    )
