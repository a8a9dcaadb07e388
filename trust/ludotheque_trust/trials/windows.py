"""Reaction windows: as far as viewers can measure, a window lasts equally long whether or not a seat holds a reaction."""

from __future__ import annotations

import asyncio
import math
import time
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from ludotheque.core.catalogue import find_game, games
from ludotheque.core.game import Game
from ludotheque.core.luck import fast
from ludotheque.table import messages as say
from ludotheque.table.orders import Order
from ludotheque_trust.live.servers import Guest, Server, beside_a_server
from ludotheque_trust.logs import logs_of
from ludotheque_trust.simulated.people import Person, World, expect_ack, some_answer
from ludotheque_trust.streams import plain, replayed_states
from ludotheque_trust.trial import Task, require

LEAST_CHANCE: Final = 0.01  # p-value below which two samples count as different
REAL_SHARE: Final = 10  # one out of this many windows is measured at a real server
# Range of the bots' delay before a move on the real server, in ms; short, to keep the trial short.
REAL_PACE: Final = (40, 160)
MOST_MATCHES: Final = 100_000
STEP: Final = 250  # ms between two looks of a person at a simulated table
MOST_STEPS: Final = 40_000
LOOKS_PER_ANSWER: Final = 6  # a person who holds a reaction answers, on average, at one out of this many looks
PEOPLE: Final = ("bots only", "a person", "people")


class Span(NamedTuple):
    """How long a spectator saw a window open, and the facts on which that time may or must not depend."""

    kind: str  # the table and the number of seats that were asked; the length of the window may depend on these
    is_held: bool  # whether a seat that was asked held a reaction; the length of the window must not depend on it
    lasted: float  # seconds that the window lasted


def chance_of_difference(some: Sequence[float], others: Sequence[float]) -> float:
    """Returns the p-value of the two-sample Kolmogorov–Smirnov test: the probability that two samples of one
    distribution differ this much (asymptotic series).
    """
    some, others = sorted(some), sorted(others)
    most: float = max([abs(below(some, value) - below(others, value)) for value in [*some, *others]], default=0.0)
    size = math.sqrt(len(some) * len(others) / (len(some) + len(others)))
    scaled = (size + 0.12 + 0.11 / size) * most
    if scaled < 0.2:
        return 1.0  # here the series converges too slowly, and the probability is practically 1
    terms = [(1 if number % 2 else -1) * math.exp(-2 * (number * scaled) ** 2) for number in range(1, 101)]
    return min(1.0, max(0.0, 2 * sum(terms)))


def below(sample: Sequence[float], value: float) -> float:
    """Returns the share of a sorted sample that is at most `value`."""
    return bisect_right(sample, value) / len(sample)


def ranks(spans: Iterable[Span]) -> tuple[list[float], list[float]]:
    """Returns the rank of each window among the windows of its kind, from 0 to 1, in two lists: windows in which a seat
    held a reaction, and the others.
    """
    kinds: dict[str, list[Span]] = defaultdict(list)
    for span in spans:
        kinds[span.kind].append(span)
    with_reaction: list[float] = []
    without: list[float] = []
    for alike in kinds.values():
        times = sorted([span.lasted for span in alike])
        for span in alike:
            (with_reaction if span.is_held else without).append(below(times, span.lasted))
    return with_reaction, without


def holders(table: str, rows: Sequence[bytes]) -> dict[int, tuple[int, bool]]:
    """Returns, for each window, the number of seats that were asked and whether one of them held a reaction; the key is
    the version of the table that opened the window.
    """
    found: dict[int, tuple[int, bool]] = {}
    for state in replayed_states(table, rows):
        window, match = state.clock.window, state.match
        if window is not None and match is not None and window.opened_version not in found:
            can = any(len(match.choices(seat)) > 1 for seat in window.seats)
            found[window.opened_version] = (len(window.seats), can)
    return found


class Onlooker:
    """A spectator who notes when each message arrives."""

    def __init__(self) -> None:
        # For each version that opened a window: the time at which the spectator received that version.
        self.opened: dict[int, float] = {}
        self.lasted: dict[int, float] = {}
        self._open = 0

    def see(self, message: dict[str, Any], at: float) -> None:
        """Records one message and its time."""
        if message["type"] == "happened" and any(news["type"] == "windowShut" for news in message["news"]):
            if self._open in self.opened:
                self.lasted[self._open] = at - self.opened[self._open]
            self._open = 0
        if message["type"] == "now" and message["clock"]["window"] is not None and not self._open:
            self._open = message["version"]
            self.opened[self._open] = at

    def spans(self, table: str, rows: Sequence[bytes], kind: str) -> list[Span]:
        """Returns the windows that the onlooker saw, each with what only the log says: the number of seats that were
        asked, and whether one of them held a reaction.
        """
        windows = holders(table, rows)
        return [
            Span(f"{kind} {windows[version][0]}", windows[version][1], lasted)
            for version, lasted in self.lasted.items()
            if version in windows
        ]


async def simulated_spans(game: str, seats: int, seed: int, *, people: int) -> list[Span]:
    """Measures the windows of a simulated match.  The players are bots; or bots and a person whose standing order
    answers in windows; or people who answer by hand if they hold a reaction, and automatically if they do not.
    """
    world, luck = World(seed=seed), fast(seed)
    names = ["ann", "ben"][:people]
    table, seated = await world.table_of(names, bots=seats - people, game=game, clock="none")
    for player in seated if people == 1 else ():
        expect_ack(await player.do(say.GiveOrders, orders=(Order({"type": "pass"}),)))
    watch, onlooker = Onlooker(), await Person(table, "").connect()
    read_so_far = 0
    for _ in range(MOST_STEPS):
        await world.time.pass_by(STEP)
        for message in onlooker.wire.received[read_so_far:]:
            if isinstance(message, (say.Happened, say.Now)):
                watch.see(plain(message), seconds_at(message, world))
        read_so_far = len(onlooker.wire.received)
        if table.state.phase == "over":
            break
        for player in seated:
            now = player.now
            if now.choices is None or now.asked_since is None or now.answer is not None:
                continue
            is_by_hand = people > 1 and len(now.choices["actions"]) > 1 and luck.below(LOOKS_PER_ANSWER) == 0
            if now.clock.window is None or is_by_hand:
                assert now.view is not None
                expect_ack(await player.play(some_answer(now.choices, now.view, luck)))
    world.house.close()
    rows = (await world.store.read(table.id)).rows
    return watch.spans(table.id, rows, f"simulated, {PEOPLE[people]}, of {seats},")


def seconds_at(message: say.Message, world: World) -> float:
    """Returns when a simulated message was sent, in seconds."""
    if isinstance(message, say.Now):
        return message.clock.at / 1000
    assert isinstance(message, say.Happened)
    return (message.at or world.time.now()) / 1000


def games_with_windows() -> list[str]:
    """Returns the games on the shelf that have reaction windows."""
    return [game for game in sorted(games()) if type(find_game(game)).is_window is not Game.is_window]


def simulate_windows(task: Task) -> list[Span]:
    """Measures windows of simulated matches."""
    spans: list[Span] = []
    played = task.games or games_with_windows()
    for number in range(MOST_MATCHES):
        game = played[number % len(played)]
        seats = games()[game].seats[number // 3 % 3]
        before = len(spans)
        spans += asyncio.run(simulated_spans(game, seats, task.seed * MOST_MATCHES + number, people=number % 3))
        task.advance(max(0, min(task.size, len(spans)) - before))
        if len(spans) >= task.size:
            break
    return spans


async def real_spans(task: Task, server: Server, tables: int = 4) -> list[Span]:
    """Measures windows at tables of bots on a real server, from a spectator's socket."""
    spans: list[Span] = []
    game = games_with_windows()[0]
    number = 0
    while len(spans) < task.size:
        numbers = range(number, number + tables)
        number += tables
        before = len(spans)
        for found in await asyncio.gather(*[watch_a_table(server, game, 3) for _ in numbers]):
            spans += found
        task.advance(max(0, min(task.size, len(spans)) - before))
    return spans


async def watch_a_table(server: Server, game: str, seats: int) -> list[Span]:
    """Watches one match of bots from beginning to end; returns the windows that a spectator saw."""
    cookie = await asyncio.to_thread(server.guest)
    table = await asyncio.to_thread(
        lambda: server.open(cookie, game=game, seats=seats, clock="none", pace=list(REAL_PACE))
    )
    watch = Onlooker()
    async with server.socket(table, cookie, 0) as connection:
        guest = Guest(connection)
        await guest.receive()
        for seat in range(seats):
            answer = await guest.do("seatBot", seat=seat, bot="heuristic")
            require(answer["type"] == "ack", f"a bot may not sit down: {answer}")
        await guest.do("begin")
        while guest.now["phase"] != "over":
            watch.see(await guest.receive(), time.monotonic())
    rows = (await logs_of(server.where, [table]))[table]
    return watch.spans(table, rows, "real, bots only,")


def judge(spans: Sequence[Span], what: str) -> str:
    """Raises Broken if windows in which a seat holds a reaction differ from the others; returns a line about how
    similar the two groups are.
    """
    with_reaction, without = ranks(spans)
    require(
        len(with_reaction) > 10 and len(without) > 10,
        f"{what}: {len(with_reaction)} windows with and {len(without)} without a holder",
    )
    chance = chance_of_difference(with_reaction, without)
    require(chance > LEAST_CHANCE, f"{what}: how long windows last tells who holds a reaction (p = {chance:.2g})")
    return f"{what}: {len(with_reaction):,} windows with a holder and {len(without):,} without last alike (p = {chance:.3f})"


def try_windows(task: Task) -> str:
    """Measures `size` windows, most of them simulated and some on a real server."""
    real = max(30, task.size // REAL_SHARE)
    verdicts = [judge(simulate_windows(task._replace(size=max(1, task.size - real))), "simulated")]
    verdicts.append(judge(beside_a_server(lambda server: real_spans(task._replace(size=real), server)), "real"))
    return "; ".join(verdicts)
