"""Canaries: every secret carries a tag, which must not appear in any byte sent to somebody else."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat
from ludotheque.table import messages as say
from ludotheque.table import projection
from ludotheque.testing.tries import leaves
from ludotheque_trust.simulated.in_process_http import some_questions
from ludotheque_trust.simulated.people import expect_ack
from ludotheque_trust.trial import Task, require
from ludotheque_trust.trials.noninterference import SimulatedTable, positions

MOVES: Final = 10  # number of moves made at each table
# For each tagged thing: its tag, and the seat that may see the tag, if there is one.
Tags = dict[str, tuple[bytes, Seat | None]]


def new_tag(luck: Luck) -> str:
    """Returns a random text that appears nowhere else."""
    return "".join([f"{luck.noise():08x}" for _ in range(4)])


class TaggedTable:
    """A table with a tag on every secret, and all viewers of the table."""

    def __init__(self, simulated: SimulatedTable, luck: Luck) -> None:
        self.simulated = simulated
        self.luck = luck
        self.tags: Tags = {}
        self.read: dict[Seat | None, int] = {}  # for each viewer: the number of messages already searched
        self.latest: dict[Seat | None, set[Any]] = {}  # names that the rules showed each viewer at the last search
        self.known: dict[Seat | None, set[Any]] = {}  # names that the rules have shown each viewer at any search
        self.searched = 0  # bytes searched

    @property
    def match(self) -> Match:
        """The match at the table under test."""
        assert self.simulated.table is not None and self.simulated.table.state.match is not None
        return self.simulated.table.state.match

    async def hide(self) -> None:
        """Tags everything that the server keeps secret."""
        table = self.simulated.table
        assert table is not None
        seed = table.state.seed
        self.tags |= {
            "the seed": (seed.hex().encode(), None),
            "the seed in base 64": (b64encode(seed)[:40], None),
            "the seed as a number": (str(int.from_bytes(seed, "big")).encode(), None),
        }
        for seat in range(self.match.seats):
            person = self.simulated.people[seat]
            link = new_tag(self.luck)
            await table.make_link(person.name, link)
            await self.simulated.give_orders(seat, self.new_canary(f"an order of seat {seat}", seat))
            await person.do(say.Chat, id=self.new_canary(f"the id of a line of seat {seat}", seat), text="Good luck!")
            self.tags[f"who seat {seat} is"] = (person.name.encode(), None)
            self.tags[f"the cookie of seat {seat}"] = (
                self.simulated.http.token(self.simulated.name_of(seat)).encode(),
                None,
            )
            self.tags[f"the link of seat {seat}"] = (link.encode(), None)

    def new_canary(self, what: str, seat: Seat) -> str:
        """Makes a new tag that one seat may see."""
        tag = new_tag(self.luck)
        self.tags[f"{what}, {len(self.tags)}"] = (tag.encode(), seat)
        return tag

    def look(self) -> None:
        """Searches everything sent to everybody since the last search."""
        for viewer, person in self.simulated.people.items():
            new_messages = person.wire.received[self.read.get(viewer, 0) :]
            self.read[viewer] = len(person.wire.received)
            before, after = self.latest.get(viewer, set()), self.names_shown_to(viewer)
            self.latest[viewer] = after
            self.known.setdefault(viewer, set()).update(after)
            self.search(viewer, [say.to_bytes(message) for message in new_messages], before | after)
            for message in new_messages:
                self.check_words(message.missed if isinstance(message, say.Welcome) else (message,))

    def check_words(self, messages: Sequence[say.Message]) -> None:
        """Checks that an event in words tells a viewer no more than the event itself."""
        rules = self.match.rules
        for message in messages:
            if isinstance(message, say.Happened):
                events = [msgspec.convert(event, rules.events) for event in message.events]
                expected = projection.event_sentences(rules.id, events)
                require(message.said == expected, f"words of {rules.id} say more than {message.events}")

    def look_at(self, viewer: Seat | None, sent: list[bytes]) -> None:
        """Searches the answer to a viewer who reconnected and asked for everything since the beginning."""
        self.search(viewer, sent, self.known[viewer])

    def names_shown_to(self, viewer: Seat | None) -> set[Any]:
        """Returns all names and numbers that the rules show a viewer now, and those in the viewer's own standing
        orders.
        """
        assert self.simulated.table is not None
        match = self.match
        shown = set(leaves(msgspec.to_builtins(match.view(viewer))))
        if viewer is not None:
            shown.update(leaves(match.choices(viewer).to_json()))
            shown.update(leaves(msgspec.to_builtins(self.simulated.table.state.orders.get(viewer, ()))))
        return shown

    def search(self, viewer: Seat | None, sent: list[bytes], shown: set[Any]) -> None:
        """Raises Broken for a tag, or for the name of a hidden thing that the rules have not shown to this viewer."""
        match, who = self.match, "a spectator" if viewer is None else f"seat {viewer}"
        hidden = match.rules.hidden(match.state, viewer)
        secret = {thing for places in hidden.values() for things in places.values() for thing in things} - shown
        for data in sent:
            self.searched += len(data)
            for what, (tag, owner) in self.tags.items():
                require(tag not in data or (owner is not None and owner == viewer), f"{who} is told {what}")
            named = secret.intersection([leaf for leaf in leaves(decode_data(data)) if isinstance(leaf, str)])
            require(not named, f"{who} of {match.game} is told of {sorted(named)[:3]}, which the rules have not shown")


def decode_data(data: bytes) -> Any:
    """Splits an HTTP answer into its headers and its decoded JSON body; anything else becomes a text."""
    head, _, body = data.rpartition(b"\n\n")
    try:
        return [head.decode(), msgspec.json.decode(body)]
    except msgspec.DecodeError:
        return data.decode()


async def open_one_by_one(simulated: SimulatedTable, luck: Luck) -> int:
    """Begins a match, checking that no nonce is sent before the last one is open.  Returns the number of bytes
    searched.
    """
    searched = 0
    players = [(seat, person) for seat, person in simulated.people.items() if seat is not None]
    expect_ack(await players[0][1].do(say.Begin))
    for _, opener in players:
        for viewer, person in simulated.people.items():
            new_messages = [say.to_bytes(message) for message in person.wire.received]
            answers = await simulated.http_bytes(viewer, some_questions(2, luck))
            for data in [*new_messages, *answers, await simulated.fresh(viewer)]:
                searched += len(data)
                leaked = [seat for seat, owner in players if owner.nonce.encode() in data]
                require(not leaked, f"{viewer} is told the nonces of {leaked} before all are open")
        expect_ack(await opener.open())
    return searched


async def play_one_match(match: Match, luck: Luck) -> int:
    """Plays some moves from a position; returns the number of bytes searched."""
    nonces = [new_tag(luck) for _ in range(match.seats)]
    simulated = SimulatedTable(luck.noise(), onlooker=luck.pick(("", "onlooker")), nonces=nonces)
    await simulated.gather(match)
    opened = await open_one_by_one(simulated, luck)
    tagged = TaggedTable(simulated, luck)
    await tagged.hide()
    tagged.look()
    table = simulated.table
    assert table is not None
    for _ in range(MOVES):
        if table.state.phase != "playing":
            break
        seat = luck.pick(range(match.seats))
        move = new_tag(luck)
        seat_moved = await simulated.move(luck, move)
        if table.state.phase != "playing":  # the match is over, so the seed and every hand are public
            break
        if seat_moved is not None:
            tagged.tags[f"the id of a move of seat {seat_moved}, {len(tagged.tags)}"] = (move.encode(), seat_moved)
        await simulated.ask_all(seat, [])
        tagged.look()
        viewer = luck.pick([*range(match.seats), None])
        tagged.look_at(viewer, await simulated.http_bytes(viewer, some_questions(3, luck)))
    simulated.close()
    return tagged.searched + opened


def try_canary(task: Task) -> str:
    """Searches `size` matches, each from another position."""
    searched = asyncio.run(search_matches(task))
    tags = "seeds, nonces, persons, links, moves and hidden things"
    return f"{task.size:,} matches, {searched:,} bytes searched for {tags}: none found"


async def search_matches(task: Task) -> int:
    """Runs the searches; returns the number of bytes searched."""
    searched = 0
    sources = {}
    for number in range(task.size):
        game = task.game(number)
        if game not in sources:
            sources[game] = positions(game, task.luck(f"canaries of {game}"))
        searched += await play_one_match(next(sources[game]), task.luck("canary", number))
        task.advance(1)
    return searched
