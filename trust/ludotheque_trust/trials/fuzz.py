"""Bad messages (random, mutated, for another seat, out of phase, stale): a table refuses all of them, and nothing else
happens.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, Final
from zlib import crc32

import msgspec

from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from ludotheque.table import Table
from ludotheque.table import messages as say
from ludotheque.table.messages import Ack, Refusal, read_command
from ludotheque.testing.tries import leaves
from ludotheque_trust.simulated.people import Person
from ludotheque_trust.trial import Task, require
from ludotheque_trust.trials.noninterference import SimulatedTable, positions

MESSAGES_PER_TABLE: Final = 400  # number of bad messages sent to one table
MOVE_EVERY: Final = 20  # number of bad messages between two moves
MALICE: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 10**400, 1.5, 1e308, "", "\0", "é" * 300, "<script>alert(1)</script>",
    "__class__", "../../etc/passwd", "\ud800", "' or 1=1 --", [], {}, [[[[[[]]]]]], {"type": "play"}, [0] * 200,
)  # fmt: skip
JUNK: Final = (
    b"", b"{", b"null", b"[]", b"\xff\xfe", b"{}", b'{"type":"play"}', b"[" * 5000, b'{"a":' * 3000, b"1" * 5000, b"NaN",
    b'{"type":"play","type":"begin","id":"x"}', b'{"type":"begin","id":"\\ud800"}', b'{"type":"chat","id":"1","text":1}',
    b'{"type":"play","id":"x","version":1e999,"action":{}}', b'{"type":"sitDown","id":"x","seat":-1,"name":"x"}',
)  # fmt: skip
# Commands that are impossible in the middle of a match, whoever sends them.
OUT_OF_PHASE: Final[tuple[dict[str, Any], ...]] = (
    {"type": "begin"},
    {"type": "sitDown", "seat": 0, "name": "Eve"},
    {"type": "standUp"},
    {"type": "seatBot", "seat": 0, "bot": "random"},
    {"type": "addSeal", "seal": "00" * 32},
    {"type": "openNonce", "nonce": "00" * 16},
    {"type": "askRematch"},
    {"type": "resume"},
    {"type": "takeSeat"},
    {"type": "handOver", "seat": 99},
)


class Attacker:
    """Sends bad messages to a table."""

    def __init__(self, simulated: SimulatedTable, luck: Luck) -> None:
        self.simulated = simulated
        self.luck = luck
        self.seen: Counter[str] = Counter()
        self.number = 0

    @property
    def table(self) -> Table:
        """The table under attack."""
        assert self.simulated.table is not None
        return self.simulated.table

    def next_id(self) -> str:
        """Returns an unused id that changing one byte cannot turn into another used id."""
        self.number += 1
        return f"fuzz {self.number} {crc32(str(self.number).encode()):08x}"

    async def attack(self) -> None:
        """Sends one bad message of a random kind, from a random viewer."""
        kind = self.luck.pick(("junk", "random", "mutated", "other seat", "stale", "phase", "spectator"))
        viewer = self.luck.pick([*range(len(self.simulated.people) - 1), None])
        data = self.message(kind, viewer)
        if data is None:
            kind, data = "junk", self.luck.pick(JUNK)
        self.seen[kind] += 1
        try:
            command = read_command(data)
        # A real server would close the socket and do nothing else.
        except (msgspec.MsgspecError, RecursionError, ValueError):
            self.seen["not understood"] += 1
            return
        if kind == "spectator":
            viewer = None
        await self.tell(self.simulated.people[viewer], command, kind, data)

    def message(self, kind: str, viewer: Seat | None) -> bytes | None:
        """Returns a bad message; None if this kind is impossible now."""
        luck, state = self.luck, self.table.state
        match = state.match
        assert match is not None
        if kind == "junk":
            return luck.pick(JUNK)
        if kind == "random":
            return bytes([luck.die(256) - 1 for _ in range(luck.die(60))])
        if kind == "phase":
            return msgspec.json.encode({**luck.pick(OUT_OF_PHASE), "id": self.next_id()})
        owing = [seat for seat in match.to_act if seat not in state.answers]
        if not owing:
            return None
        actor = luck.pick(owing)
        action: dict[str, Any] = msgspec.to_builtins(match.choices(actor).sample(luck))
        version = state.version
        if kind == "other seat":
            if viewer is None or match.choices(viewer).contains(match.read_action(action)):
                return None
        if kind == "stale":
            question_versions = [
                question.asked_version for question in state.clock.questions if question.seat == viewer
            ]
            if viewer not in owing or not question_versions:
                return None
            action = msgspec.to_builtins(match.choices(viewer).sample(luck))
            version = luck.pick(range(question_versions[0]))
        play = {"type": "play", "id": self.next_id(), "version": version, "action": action}
        return self.mutated_message(play) if kind == "mutated" else msgspec.json.encode(play)

    def mutated_message(self, play: dict[str, Any]) -> bytes:
        """Returns a valid message with one byte or one value changed."""
        luck = self.luck
        if luck.die(2) == 1:
            data = bytearray(msgspec.json.encode(play))
            data[luck.die(len(data)) - 1] = luck.die(256) - 1
            return bytes(data)
        value = luck.pick(MALICE)
        if luck.die(2) == 1:
            name = luck.pick([*play["action"], "more"])
            return json.dumps({**play, "action": {**play["action"], name: value}}).encode()
        return json.dumps({**play, luck.pick([*play, "more"]): value}).encode()

    async def tell(self, person: Person, command: say.Command, kind: str, data: bytes) -> None:
        """Sends a bad message and checks all its consequences."""
        table, before = self.table, self.table.state
        counts_before = {viewer: len(other.wire.received) for viewer, other in self.simulated.people.items()}
        old_bytes = None if before.match is None else before.match.to_bytes()
        assert person.viewer is not None
        await table.handle(person.viewer, command)
        attempt = f"{data[:200]!r} ({kind})"
        answers = person.wire.received[counts_before[person.viewer.seat] :]
        require(
            not self.simulated.world.bundles, f"{attempt} made the table stumble: {self.simulated.world.bundles[:1]}"
        )
        if answers and isinstance(answers[0], Ack):
            self.seen["acknowledged"] += 1
            require(kind == "mutated" or isinstance(command, say.Chat), f"{attempt} was acknowledged")
            return
        self.seen["refused"] += 1
        require(
            len(answers) == 1 and isinstance(answers[0], (Refusal, say.Described)),
            f"{attempt} was answered by {answers}",
        )
        require(table.state is before, f"{attempt} was refused, but the table has changed")
        require(
            before.match is None or before.match.to_bytes() == old_bytes,
            f"{attempt} was refused, but the match has changed",
        )
        others = [viewer for viewer, other in self.simulated.people.items() if other is not person]
        informed = [
            viewer for viewer in others if len(self.simulated.people[viewer].wire.received) != counts_before[viewer]
        ]
        require(not informed, f"{attempt} was refused, but {informed} heard of it")
        self.check_refusal(answers[0], person.viewer.seat, data, attempt)

    def check_refusal(self, answer: say.Message, seat: Seat | None, data: bytes, attempt: str) -> None:
        """Checks that a refusal names nothing hidden that the sender had not named first."""
        match = self.table.state.match
        assert match is not None
        hidden = match.rules.hidden(match.state, seat)
        secret = {thing for places in hidden.values() for things in places.values() for thing in things}
        shown = set(leaves(msgspec.to_builtins(match.view(seat))))
        if seat is not None:
            shown |= set(leaves(match.choices(seat).to_json()))
        named = {leaf for leaf in leaves(msgspec.to_builtins(answer)) if isinstance(leaf, str)}
        leaked = {name for name in named & secret - shown if name.encode() not in data}
        require(not leaked, f"{attempt} was refused with {sorted(leaked)}, which nobody had shown")


async def attack_tables(task: Task) -> Counter[str]:
    """Attacks one table after another, with some moves in between."""
    results: Counter[str] = Counter()
    sources: dict[str, Any] = {}
    done = number = 0
    while done < task.size:
        game, luck = task.game(number), task.luck("fuzz", number)
        if game not in sources:
            sources[game] = positions(game, task.luck(f"fuzzed {game}"))
        simulated = await SimulatedTable(seed=number).begin(next(sources[game]))
        attacker = Attacker(simulated, luck)
        for count in range(min(MESSAGES_PER_TABLE, task.size - done)):
            if attacker.table.state.phase != "playing":
                break
            if count % MOVE_EVERY == MOVE_EVERY - 1:
                await simulated.move(luck, attacker.next_id())
                if attacker.table.state.phase != "playing":
                    break
            await attacker.attack()
            done += 1
            task.advance(1)
        simulated.close()
        results += attacker.seen
        number += 1
    return results


def try_fuzz(task: Task) -> str:
    """Sends `size` bad messages to simulated tables."""
    results = asyncio.run(attack_tables(task))
    return (
        f"{task.size:,} bad messages: {results['not understood']:,} not understood, {results['refused']:,} refused, "
        f"{results['acknowledged']:,} turned out to be good; no stumble, no change, no leak"
    )
