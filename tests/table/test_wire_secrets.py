"""Non-interference on the wire: two worlds that differ only in what a viewer may not know send that viewer the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.table import Settings, Table
from ludotheque.table import messages as say
from ludotheque.table.deciding import Declined
from ludotheque.table.listing import face_of
from ludotheque.table.messages import to_bytes
from ludotheque.table.replaying import Walk
from ludotheque.testing.twins import Lockstep
from tests.mutants import MUTANTS
from tests.table.sitting_at import NONCE, Person, World, done, simulated

GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))
SEATS = 3
PAIRS = 500  # in all


def positions(game: str, count: int) -> Iterator[Match]:
    """Positions of several matches at random, none of them over."""
    luck = ludotheque.luck(11)
    found = seed = 0
    while found < count:
        seed += 1
        match = ludotheque.new(game, SEATS, seed=seed)
        for _ in range(60):
            wanted = luck.die(2)  # every other time one at which several choose at once, if it comes soon
            for _ in range(luck.die(7) if wanted == 1 else 20):
                if match.outcome is None:
                    random_step(match, luck)
                if wanted == 2 and len(match.to_act) > 1:
                    break
            if match.outcome is not None or found == count:
                break
            found += 1
            yield match


class Wired:
    """A table that begins from a position, with a person at each seat and one who looks on."""

    def __init__(self) -> None:
        self.world = World()
        self.people: dict[Seat | None, Person] = {}
        self.table: Table | None = None

    async def begin(self, match: Match) -> Wired:
        settings = Settings(game=match.game, seats=match.seats, clock="none", options=dict(match.options))
        self.table = await self.world.house.open(settings, host="p0", start=match.to_json())
        for seat in range(match.seats):
            self.people[seat] = await Person(self.table, f"p{seat}").come()
            done(await self.people[seat].do(say.SitDown, seat=seat, name=f"P{seat}", nonce=NONCE))
        self.people[None] = await Person(self.table, "").come()
        done(await self.people[0].do(say.Begin))
        return self

    async def ask_all(self, viewer: Seat | None, wrong: list[dict[str, Any]]) -> None:
        """All that a viewer can think of asking, but nothing that changes anything."""
        person = self.people[viewer]
        await person.do_quietly(say.Describe)
        for number, action in enumerate(wrong):
            version = person.now.version
            await person.do(say.Play, id=f"wrong {number}", version=version, action=action)
        await person.do(say.Resume, id="resume")
        await person.do(say.SitDown, id="sit", seat=0, name="x")

    def received(self, viewer: Seat | None) -> list[bytes]:
        """All bytes that went to a viewer, by socket and by HTTP."""
        assert self.table is not None
        sitting, person = self.table.sitting, self.people[viewer]
        told = [to_bytes(message) for message in person.wire.heard]
        try:
            told.append(self.table.record(person.name).to_bytes())
        except Declined as declined:
            told.append(str(declined).encode())
        told.append(msgspec.json.encode(Walk().frames(sitting, viewer, 1, 2**31, all_hands=False)))
        told.append(face_of(sitting).seats.encode())
        return told

    def close(self) -> None:
        self.world.house.close()


def quiet_actions(true: Match, twin: Match, viewer: Seat | None) -> tuple[Seat, Action, Action] | None:
    """What another seat may do in either world without luck so that, by the rules, the viewer sees the same.

    Best of all something else in each: another card sealed, another first step.
    """
    found = None
    for seat in true.to_act:
        if seat == viewer:
            continue
        ours, theirs = outcomes(true, seat, viewer), outcomes(twin, seat, viewer)
        for seen, action in ours:
            for other, twins in theirs:
                if seen == other:
                    found = (seat, action, twins)
                    if action != twins:
                        return found
    return found


def outcomes(match: Match, seat: Seat, viewer: Seat | None) -> list[tuple[bytes, Action]]:
    """For some actions that need no luck: what a viewer sees of them and after them."""
    found = []
    actions = list(match.choices(seat))
    for action in [*actions[:3], *actions[3:][-3:]]:
        world = match.copy(ludotheque.luck(1))
        events = [event.seen_by(viewer) for event in world.play(seat, action)]
        if not world.history[-1][3]:
            choices = None if viewer is None else world.choices(viewer).to_json()
            found.append((msgspec.json.encode([events, world.view(viewer), choices]), action))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_tells_two_worlds_apart(game: str) -> None:
    compare(game=game)


@simulated
async def compare(game: str) -> None:
    pairs = moved = apart = 0
    wanted = -(-PAIRS // len(GAMES))
    for match in positions(game, -(-wanted // (SEATS + 1))):
        for viewer in [*range(SEATS), None]:
            lockstep = Lockstep(match, viewer, ludotheque.luck(pairs))  # takes back what is in no twin
            true, twin = lockstep.true, lockstep.twin
            others = [action for seat in range(SEATS) if seat != viewer for action in true.choices(seat)]
            own = [] if viewer is None else [true.choices(viewer)]
            wrong = [msgspec.to_builtins(one) for one in others[:8] if not any(one in choices for choices in own)]
            quiet = quiet_actions(true, twin, viewer)
            worlds = []
            for number, world in enumerate((true, twin)):
                wired = await Wired().begin(world)
                await wired.ask_all(viewer, wrong)
                if quiet is not None:
                    done(await wired.people[quiet[0]].play(msgspec.to_builtins(quiet[1 + number])))
                worlds.append(wired.received(viewer))
                wired.close()
            for one, other in zip(*worlds, strict=True):
                assert one == other
            pairs += 1
            moved += quiet is not None
            apart += quiet is not None and quiet[1] != quiet[2]
    assert pairs >= wanted and moved > pairs // 8 and apart > 10, (pairs, moved, apart)


@simulated
async def test_the_comparison_would_notice_a_leak() -> None:
    """Two worlds that differ in what a viewer does know are told apart."""
    match = next(iter(positions("malta", 1)))
    one, other = await Wired().begin(match), await Wired().begin(ludotheque.new("malta", SEATS, seed=99))
    assert one.received(0) != other.received(0)
    assert one.received(0) == one.received(0)
