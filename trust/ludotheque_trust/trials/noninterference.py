"""Non-interference over the network: two matches that differ only in what a viewer may not know send that viewer the
same bytes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.table import Settings, Table
from ludotheque.table import messages as say
from ludotheque.table.messages import to_bytes
from ludotheque.table.orders import Order
from ludotheque.testing.case import ContractBroken
from ludotheque.testing.twins import Lockstep, excerpt
from ludotheque_trust.simulated.in_process_http import HttpClient, Question, some_questions
from ludotheque_trust.simulated.people import NONCE, Person, World, begin, expect_ack
from ludotheque_trust.trial import Broken, Task, new_match, require

MOST_PLAYS = 400  # the maximum number of positions that are taken from one match


def positions(game: str, luck: Luck) -> Iterator[Match]:
    """Yields random positions of unfinished matches, from one match after another."""
    while True:
        match = new_match(game, luck)
        for _ in range(MOST_PLAYS):
            wanted = luck.die(2)  # half of the time, prefer a position in which several seats choose at once
            for _ in range(luck.die(7) if wanted == 1 else 20):
                if match.outcome is None:
                    random_step(match, luck)
                if wanted == 2 and len(match.to_act) > 1:
                    break
            if match.outcome is not None:
                break
            yield match


class SimulatedTable:
    """A table that begins from a position, with a person at each seat and a spectator."""

    def __init__(self, seed: int = 0, *, onlooker: str = "", nonces: Sequence[str] = ()) -> None:
        self.world = World(seed=seed)
        self.http = HttpClient(self.world, seed)
        self.onlooker = onlooker  # the name of the spectating guest; "" for an anonymous client
        self.nonces = nonces  # by seat: the nonce contributed to the luck
        self.people: dict[Seat | None, Person] = {}
        self.table: Table | None = None

    async def gather(self, match: Match) -> SimulatedTable:
        """Opens the table; lets everybody sit down and seal a nonce."""
        options = dict(match.options)
        settings = Settings(game=match.game, seats=match.seats, clock="none", options=options, is_listed=True)
        persons = [self.http.person(self.name_of(seat)) for seat in range(match.seats)]
        self.table = await self.world.house.open(settings, host=persons[0], start=match.to_json())
        for seat in range(match.seats):
            self.people[seat] = await Person(self.table, persons[seat]).connect()
            expect_ack(await self.people[seat].sit(seat, f"P{seat}", self.nonces[seat] if self.nonces else NONCE))
        name = self.http.person(self.onlooker) if self.onlooker else ""
        self.people[None] = await Person(self.table, name).connect()
        return self

    async def begin(self, match: Match) -> SimulatedTable:
        """Opens the table, lets everybody sit down, and begins the match."""
        await self.gather(match)
        await begin(self.people[0], [self.people[seat] for seat in range(match.seats)])
        return self

    def name_of(self, viewer: Seat | None) -> str:
        """Returns a viewer's name for HTTP requests."""
        return self.onlooker if viewer is None else f"seat {viewer}"

    async def fresh(self, viewer: Seat | None) -> bytes:
        """Connects a viewer again, and returns the bytes that the new connection receives."""
        assert self.table is not None
        person = await Person(self.table, self.people[viewer].name).connect()
        person.go()
        return b"\n".join([to_bytes(message) for message in person.wire.received])

    async def give_orders(self, seat: Seat, about: str) -> None:
        """Gives a seat standing orders, which nobody else may notice."""
        assert self.table is not None and self.table.state.match is not None
        match = self.table.state.match
        answer = msgspec.to_builtins(match.choices(match.to_act[0]).draw(fast(0)))
        await self.people[seat].do(say.GiveOrders, orders=(Order(answer, about),))

    async def play_unseen(self, seat: Seat, action: dict[str, Any], viewer: Seat | None) -> None:
        """Lets a seat act.  Checks that the viewer is not told of an answer that the table keeps, and that a viewer who
        received nothing sees no change after connecting again.
        """
        assert self.table is not None
        window = self.table.state.clock.window
        before, received = await self.fresh(viewer), self.people[viewer].wire.received
        count = len(received)
        expect_ack(await self.people[seat].play(action))
        is_answer = window is not None and seat in window.seats and self.table.state.clock.window == window
        require(not is_answer or len(received) == count, f"{viewer} is told that seat {seat} has answered")
        if len(received) == count:
            require(await self.fresh(viewer) == before, f"{viewer} was told nothing, but finds something changed")

    async def ask_all(self, viewer: Seat | None, wrong: Sequence[dict[str, Any]]) -> None:
        """Lets a viewer send commands of every kind that changes nothing; `wrong` are actions that the viewer may not
        take.
        """
        person = self.people[viewer]
        await person.do_quietly(say.Describe)
        await person.do_quietly(say.Advise, version=person.now.version)
        for number, action in enumerate(wrong):
            version = person.now.version
            await person.do(say.Play, id=f"wrong {number}", version=version, action=action)
        await person.do(say.Resume, id="resume")
        await person.do(say.SitDown, id="sit", seat=0, name="x")

    async def move(self, luck: Luck, id: str) -> Seat | None:
        """Lets a seat that is asked move at random; if none is asked, lets time pass."""
        assert self.table is not None
        state = self.table.state
        assert state.match is not None
        owing = [seat for seat in state.match.to_act if seat not in state.answers]
        if not owing:
            await self.world.time.pass_by(10_000)
            return None
        seat = luck.pick(owing)
        action = state.match.choices(seat).sample(luck)
        expect_ack(await self.people[seat].play(msgspec.to_builtins(action), id=id))
        return seat

    def socket_bytes(self, viewer: Seat | None) -> list[bytes]:
        """Returns all bytes sent to a viewer's socket."""
        return [to_bytes(message) for message in self.people[viewer].wire.received]

    async def http_bytes(self, viewer: Seat | None, questions: Sequence[Question]) -> list[bytes]:
        """Returns all bytes of a viewer's answers over HTTP."""
        assert self.table is not None
        return [await self.http.ask(question, self.table.id, self.name_of(viewer)) for question in questions]

    def close(self) -> None:
        """Disconnects everybody."""
        self.world.house.close()


class UnseenPlay(NamedTuple):
    """A play that must look the same to a viewer in both matches: a seat, and its action in each of the two matches."""

    seat: Seat
    actions: tuple[Action, Action]

    @property
    def has_different_actions(self) -> bool:
        """Whether the seat does something different in each match."""
        return self.actions[0] != self.actions[1]


def find_unseen_play(true: Match, twin: Match, viewer: Seat | None) -> UnseenPlay | None:
    """Finds a play of another seat that needs no luck and must look the same to the viewer in both matches; None if
    there is none.

    The seat's actions in the two matches differ if possible: for instance, the seat seals different cards.
    """
    found = None
    for seat in true.to_act:
        if seat == viewer:
            continue
        twin_plays = plays_seen(twin, seat, viewer)
        for seen, action in plays_seen(true, seat, viewer):
            for seen_in_twin, twin_action in twin_plays:
                if seen == seen_in_twin:
                    found = UnseenPlay(seat, (action, twin_action))
                    if found.has_different_actions:
                        return found
    return found


def plays_seen(match: Match, seat: Seat, viewer: Seat | None) -> list[tuple[bytes, Action]]:
    """Tries some actions of a seat on copies of a match; returns each action that needs no luck and does not end the
    match, with everything that the viewer then sees.
    """
    found = []
    actions = list(match.choices(seat))
    for action in [*actions[:3], *actions[3:][-3:]]:
        played = match.copy(ludotheque.luck(1))
        events = [event.seen_by(viewer) for event in played.play(seat, action)]
        if not played.history[-1].luck and played.outcome is None:  # a match that is over has a public record
            choices = None if viewer is None else played.choices(viewer).to_json()
            found.append((msgspec.json.encode([events, played.view(viewer), choices]), action))
    return found


class ComparedPair(NamedTuple):
    """Two matches that looked the same to a viewer: the play of another seat that the viewer could not see, the kind of
    viewer, and the HTTP requests whose answers were compared.
    """

    unseen_play: UnseenPlay | None
    viewer: str
    questions: tuple[Question, ...]


class PairCounts:
    """Counts the pairs of matches compared, those in which another seat moved, and those in which its moves in the two
    matches differed.
    """

    def __init__(self) -> None:
        self.compared = 0
        self.moved = 0
        self.moved_differently = 0
        self.asked: Counter[tuple[str, Question]] = Counter()  # number of HTTP requests, by kind of viewer

    def add(self, pair: ComparedPair) -> None:
        """Counts one more pair of matches that were compared."""
        self.compared += 1
        self.moved += pair.unseen_play is not None
        self.moved_differently += pair.unseen_play is not None and pair.unseen_play.has_different_actions
        self.asked.update([(pair.viewer, question) for question in pair.questions])


async def compare(match: Match, viewer: Seat | None, luck: Luck) -> ComparedPair:
    """Raises Broken unless a viewer receives the same bytes at a table that begins from this position and at one that
    begins from the position's twin.
    """
    lockstep = Lockstep(match, viewer, luck)  # may take back steps of which the viewer cannot know
    true, twin = lockstep.true, lockstep.twin
    others = [action for seat in range(match.seats) if seat != viewer for action in true.choices(seat)]
    own = [] if viewer is None else [true.choices(viewer)]
    wrong = [msgspec.to_builtins(action) for action in others[:8] if not any(action in choices for choices in own)]
    unseen_play = find_unseen_play(true, twin, viewer)
    onlooker = luck.pick(("", "onlooker"))
    # Spectators are compared less often than seats, so each spectator sends more requests; in total every kind of
    # viewer sends every request many times.
    questions = some_questions(2 if viewer is not None else 6, luck)
    messages, answers = [], []  # for each of the two matches: what was sent to the viewer's socket, and over HTTP
    for number, position in enumerate((true, twin)):
        simulated = await SimulatedTable(onlooker=onlooker).begin(position)
        await simulated.ask_all(viewer, wrong)
        if viewer != 0:
            await simulated.give_orders(0, f"world {number}")
        if unseen_play is not None:
            action = msgspec.to_builtins(unseen_play.actions[number])
            await simulated.play_unseen(unseen_play.seat, action, viewer)
        answers.append(await simulated.http_bytes(viewer, questions))
        messages.append(simulated.socket_bytes(viewer))
        simulated.close()
    who = f"seat {viewer}" if viewer is not None else "a guest who looks on" if onlooker else "a stranger"
    require(len(messages[0]) == len(messages[1]), f"{who} of {match.game} is sent more messages in one of two matches")
    sources = [*["the socket"] * len(messages[0]), *[f"{question.method} {question.path}" for question in questions]]
    for source, ours, theirs in zip(sources, messages[0] + answers[0], messages[1] + answers[1]):
        if ours != theirs:
            raise Broken(f"{who} of {match.game} can tell two matches apart by {source}: {excerpt(ours, theirs)}")
    return ComparedPair(unseen_play, who if viewer is None else "a seat", questions)


def try_secrets(task: Task) -> str:
    """Compares `size` pairs of matches; games, seats and spectators take turns."""
    pairs = asyncio.run(compare_pairs(task))
    return (
        f"{pairs.compared:,} pairs of matches look the same to the last byte, by socket and in {pairs.asked.total():,} "
        f"answers over HTTP; in {pairs.moved:,} of them another seat moved, and in {pairs.moved_differently:,} of these "
        "it moved differently in each match"
    )


async def compare_pairs(task: Task) -> PairCounts:
    """Compares as many pairs of matches as the task says."""
    pairs = PairCounts()
    found: dict[str, Iterator[Match]] = {}
    for number in range(task.size):
        game = task.game(number)
        if game not in found:
            found[game] = positions(game, task.luck(f"positions of {game}"))
        match = next(found[game])
        for viewer in [*range(match.seats), None]:
            if pairs.compared == task.size:
                return pairs
            try:
                pairs.add(await compare(match, viewer, task.luck("twins", pairs.compared)))
            except ContractBroken as broken:
                raise Broken(f"pair {pairs.compared}, {game}: {broken}") from broken
            task.advance(1)
    return pairs
