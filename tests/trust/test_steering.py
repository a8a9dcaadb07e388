"""Tests that the server and the last player, its accomplice, cannot steer the luck, even if they share all they know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import pytest

import ludotheque
from ludotheque.core import record as records
from ludotheque.core.fair import Fair, seal_of
from ludotheque.core.match import Match
from ludotheque.table import Settings, fair_start, log
from ludotheque.table import messages as say
from ludotheque_trust.simulated import people
from tests.table.seated import Person, World, expect_ack

TABLES = 40
TRIES = 64  # the number of nonces that the accomplice tries; about every second one gives a deal that they like
HONEST, ACCOMPLICE = 0, 1


def is_liked(match: Match) -> bool:
    """Returns whether the server and its accomplice like this deal; they like half of all deals."""
    return sha256(repr(match.to_json()["position"]).encode()).digest()[0] % 2 == 0


def nonces(purpose: str) -> Iterator[str]:
    """Yields nonces of 32 bytes that the accomplice could choose."""
    yield from [sha256(f"{purpose} {number}".encode()).hexdigest() for number in range(TRIES)]


class Plot:
    """A table at which a dishonest server shows its seed, and everything it has received, to an accomplice in the last
    seat.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.world = World(seed=number)

    async def gather(self) -> None:
        """Lets the honest player seal a nonce; then the accomplice, who comes last, seals a nonce that the method
        `seal` chooses.
        """
        table = await self.world.house.open(Settings(game="malta", seats=2), host="ann")
        self.table = table
        self.ann, self.eve = await Person(table, "ann").connect(), await Person(table, "eve").connect()
        expect_ack(await self.ann.sit(HONEST, nonce=sha256(b"honest %d" % self.number).hexdigest()))
        await self.seal(self.eve.sit)

    async def seal(self, how: Callable[..., Any]) -> None:
        """Seals a nonce that would give a good deal if the honest player's nonce were equal to its seal: this is a
        guess, but server and accomplice know nothing better.
        """
        expect_ack(await how(ACCOMPLICE, nonce=self.best(self.eve.now.seats[HONEST].seal)))

    def best(self, honest: str) -> str:
        """Returns a nonce for the accomplice with which the deal is one they like, if `honest` is the honest player's
        nonce.
        """
        for mine in nonces(f"plot {self.number} {honest}"):
            luck = Fair(self.table.state.seed, (bytes.fromhex(honest), bytes.fromhex(mine)))
            if is_liked(ludotheque.new("malta", seats=2, luck=luck)):
                return mine
        raise AssertionError("none of the accomplice's nonces gives a deal they like")

    async def honest_opens(self) -> str:
        """Opens the honest player's nonce, so that server and accomplice know everything; returns the nonce that they
        now wish they had sealed.
        """
        expect_ack(await self.ann.do(say.Begin))
        expect_ack(await self.ann.open())
        return self.best(self.table.state.places[HONEST].nonce)

    async def steer(self) -> bool:
        """Returns whether server and accomplice get a deal they like, and a verifier accepts the record."""
        await self.gather()
        late = await self.honest_opens()
        forged = self.table.state.copy()
        # The server can forge this entry all by itself.
        forged.perform(log.Began(ACCOMPLICE, late), self.world.time.now())
        assert forged.match is not None and is_liked(forged.match)
        if self.passes(forged.match):
            return True
        expect_ack(await self.eve.open())
        assert self.table.state.match is not None and self.passes(self.table.state.match)
        return is_liked(self.table.state.match)

    def passes(self, match: Match) -> bool:
        """Returns whether the record verifies, with the seals that the honest player was shown before opening."""
        record = match.record()
        return bool(ludotheque.verify(record)) and record.seals == self.ann.received(say.OpeningBegan)[-1].seals


def count_steered() -> int:
    """Counts the tables at which server and accomplice get a deal they like."""

    async def all_plots() -> int:
        return sum([await Plot(number).steer() for number in range(TABLES)])

    return asyncio.run(all_plots())


def seal_by(patch: pytest.MonkeyPatch, seal: Callable[[str, int, bytes], str]) -> None:
    """Replaces the function that computes the seal of a nonce."""
    for module in (fair_start, records, people):
        patch.setattr(module, "seal_of", seal)


def test_the_server_and_the_last_player_together_cannot_steer_the_luck() -> None:
    """Shows that server and accomplice get a deal they like in about half of all matches, as often as by chance."""
    assert TABLES // 4 < count_steered() < 3 * TABLES // 4


def test_without_seals_they_could_steer_the_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows that server and accomplice could steer the luck with a seal that fits every nonce, or with a seal that is
    the nonce itself.
    """
    with monkeypatch.context() as patch:
        seal_by(patch, lambda commitment, seat, nonce: f"{seat:064x}")
        assert count_steered() == TABLES
    with monkeypatch.context() as patch:
        seal_by(patch, lambda commitment, seat, nonce: nonce.hex())
        assert count_steered() == TABLES


def test_a_later_change_to_the_list_of_seals_is_detected() -> None:
    async def change() -> None:
        plot = Plot(0)
        await plot.gather()
        late = await plot.honest_opens()
        forged = plot.table.state.copy()
        forged.places[ACCOMPLICE].seal = seal_of(forged.commitment, ACCOMPLICE, bytes.fromhex(late))
        forged.perform(log.Began(ACCOMPLICE, late), 0)
        assert forged.match is not None and ludotheque.verify(forged.match.record())
        assert not plot.passes(forged.match)

    asyncio.run(change())


def test_an_abandoned_attempt_is_visible_and_gives_no_control() -> None:
    """Shows that server and accomplice can walk away from a deal, but that everybody learns of it and that the next deal
    is just as unpredictable.
    """

    async def walk_away(number: int) -> tuple[int, int]:
        plot, failed = Plot(number), 0
        await plot.gather()
        while True:
            await plot.honest_opens()
            state = plot.table.state.copy()
            state.perform(log.Began(ACCOMPLICE, plot.eve.nonce), 0)
            assert state.match is not None
            if is_liked(state.match):
                return failed, len(plot.ann.received(say.OpeningFailed))
            expect_ack(await plot.eve.do(say.StandUp))
            failed += 1
            honest = sha256(b"honest %d %d" % (number, failed)).hexdigest()
            expect_ack(await plot.ann.seal(HONEST, honest))
            await plot.seal(plot.eve.sit)

    async def all_tables() -> list[tuple[int, int]]:
        return [await walk_away(number) for number in range(TABLES)]

    walks = asyncio.run(all_tables())
    assert all(failed == told for failed, told in walks)
    assert TABLES // 4 < [failed for failed, _ in walks].count(0) < 3 * TABLES // 4
