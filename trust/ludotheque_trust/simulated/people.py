"""Simulated people and the server in which they play, with simulated time, network and store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from ludotheque.bots import find_bot
from ludotheque.core.fair import seal_of
from ludotheque.core.luck import Luck
from ludotheque.core.start import imagine
from ludotheque.core.structs import Seat
from ludotheque.core.to_json import to_json
from ludotheque.table import House, Settings, Table, Viewer
from ludotheque.table import messages as say
from ludotheque.table.crash_reports import CrashReport
from ludotheque.table.messages import Command, Message
from ludotheque.table.ports import FindBot, GiveHint, Store
from ludotheque_trust.simulated.world import SimulatedChance, SimulatedStore, SimulatedTime, SimulatedWire

NONCE = "00112233445566778899aabbccddeeff"


class Person:
    """A simulated person, with a wire (a connection) to a table."""

    numbers = count()  # unique numbers for the ids of commands

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name
        self.wire = SimulatedWire()
        self.viewer: Viewer | None = None
        self.nonce = NONCE

    async def connect(self, since: int | None = 0) -> Person:
        self.wire.received.clear()
        self.viewer = await self.table.connect(self.wire, self.name, since)
        return self

    def go(self) -> None:
        assert self.viewer is not None
        self.table.disconnect(self.viewer)
        self.viewer = None

    async def do(self, kind: type[Command], id: str = "", **values: Any) -> Message:
        """Sends a command; returns the acknowledgement or refusal."""
        move = id or f"move {next(Person.numbers)}"
        assert self.viewer is not None
        before = len(self.wire.received)
        await self.table.handle(self.viewer, kind(id=move, **values))
        answers = [
            message
            for message in self.wire.received[before:]
            if isinstance(message, (say.Ack, say.Refusal)) and message.id == move
        ]
        assert len(answers) == 1, answers
        return answers[0]

    async def do_quietly(self, kind: type[Command], **values: Any) -> None:
        """Sends a command, and checks that it is neither acknowledged nor refused."""
        assert self.viewer is not None
        await self.table.handle(self.viewer, kind(id=f"move {next(Person.numbers)}", **values))

    @property
    def commitment(self) -> str:
        """The server's latest commitment that this person has seen."""
        for message in reversed(self.wire.received):
            if isinstance(message, say.Welcome):
                return message.table.commitment
            for news in message.news if isinstance(message, say.Happened) else ():
                if isinstance(news, say.OpeningFailed):
                    return news.commitment
        raise AssertionError("the server has sent no commitment")

    async def sit(self, seat: Seat, name: str = "", nonce: str = NONCE, **more: Any) -> Message:
        """Takes a seat and seals a nonce."""
        self.nonce = nonce
        seal = seal_of(self.commitment, seat, bytes.fromhex(nonce))
        return await self.do(say.SitDown, seat=seat, name=name or self.name, seal=seal, **more)

    async def seal(self, seat: Seat, nonce: str = NONCE) -> Message:
        """Seals another nonce for this person's seat."""
        self.nonce = nonce
        return await self.do(say.AddSeal, seal=seal_of(self.commitment, seat, bytes.fromhex(nonce)))

    async def open(self, **more: Any) -> Message:
        """Opens this person's sealed nonce."""
        return await self.do(say.OpenNonce, **{"nonce": self.nonce, **more})

    async def play(self, action: dict[str, Any], **more: Any) -> Message:
        return await self.do(say.Play, **{"version": self.now.version, "action": action, **more})

    async def take_back(self, **more: Any) -> Message:
        return await self.do(say.TakeBack, **{"version": self.now.version, **more})

    @property
    def now(self) -> say.Now:
        """The latest message `Now` that this person received."""
        for message in reversed(self.wire.received):
            if isinstance(message, say.Now):
                return message
            if isinstance(message, say.Welcome):
                return message.now
        raise AssertionError("this person has received no `Now`")

    def received_versions(self) -> list[say.Happened]:
        """Returns all versions that this person received, in order."""
        versions: list[say.Happened] = []
        for message in self.wire.received:
            versions += message.missed if isinstance(message, say.Welcome) else ()
            versions += [message] if isinstance(message, say.Happened) else []
        return versions

    def received(self, kind: type) -> list[Any]:
        """Returns all messages of one kind that this person received, or all news of that kind inside messages."""
        news = [item for version in self.received_versions() for item in version.news if isinstance(item, kind)]
        return news + [message for message in self.wire.received if isinstance(message, kind)]


class World:
    """A simulated world: time, chance and a store, all of which outlive any server that runs in the world."""

    def __init__(
        self, store: Store | None = None, find: FindBot = find_bot, seed: int = 0, give_hint: GiveHint | None = None
    ) -> None:
        Person.numbers = count()
        self.time = SimulatedTime()
        self.chance = SimulatedChance(seed)
        self.store = SimulatedStore()
        self.any_store: Store = store or self.store
        self.find = find
        self.give_hint = give_hint
        self.bundles: list[CrashReport] = []
        self.house = self.new_house()

    def new_house(self) -> House:
        return House(self.any_store, self.time, self.chance, self.find, self.bundles.append, give_hint=self.give_hint)

    def crash(self) -> None:
        """Crashes the process; the next one starts from the store."""
        self.house.close()
        self.house = self.new_house()

    async def table_of(
        self,
        people: list[str],
        bots: int = 0,
        start: dict[str, Any] | None = None,
        bot: str = "random",
        **settings: Any,
    ) -> tuple[Table, list[Person]]:
        """Opens a table and begins, with people in the first seats and bots in the others."""
        agreed = Settings(**{"game": "malta", "seats": len(people) + bots, **settings})
        table = await self.house.open(agreed, host="host", start=start)
        host = await Person(table, "host").connect()
        seated = [await Person(table, name).connect() for name in people]
        for seat, person in enumerate(seated):
            expect_ack(await person.sit(seat))
        for seat in range(len(people), len(people) + bots):
            expect_ack(await host.do(say.SeatBot, seat=seat, bot=bot))
        await begin(host, seated)
        host.go()
        return table, seated


async def begin(host: Person, people: Sequence[Person]) -> None:
    """Lets one person begin, and everybody at a seat open a nonce."""
    expect_ack(await host.do(say.Begin))
    for person in people:
        expect_ack(await person.open())


def expect_ack(message: Message) -> say.Ack:
    """Checks that an answer is not a refusal."""
    assert isinstance(message, say.Ack), message
    return message


def expect_refusal(message: Message) -> str:
    """Returns the message id of an answer, which must be a refusal."""
    assert isinstance(message, say.Refusal), message
    return message.message


async def until(world: World, condition: Callable[[], bool], most: int = 3_600_000, step: int = 250) -> None:
    """Lets time pass until a condition holds."""
    waited = 0
    while not condition():
        assert waited < most, "the condition never held"
        await world.time.pass_by(step)
        waited += step


def some_answer(choices: dict[str, Any], view: dict[str, Any], luck: Luck) -> dict[str, Any]:
    """Returns a legal answer that a client can find: a listed action, the default or, failing both, one from a region.

    Only the rules can sample a region, so the function imagines a match that fits the view and asks the rules of that
    match.
    """
    listed = [*choices["actions"], *([choices["default"]] if choices["default"] else [])]
    if listed:
        return luck.pick(listed)
    answer: dict[str, Any] = to_json(imagine(view, luck).choices(view["seat"]).draw(luck))
    return answer
