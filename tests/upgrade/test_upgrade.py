"""Tests that everything earlier versions of the package wrote can be read, continues under its own rules, and verifies."""

from __future__ import annotations

import asyncio
import json
import lzma
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.core.drive import random_step
from ludotheque.store.open import open_store
from ludotheque.table import messages as say
from ludotheque_trust.simulated.people import Person, World, expect_ack, until
from ludotheque_trust.simulated.world import SimulatedTime

pytestmark = pytest.mark.compiled

FOLDERS = sorted(path for path in Path(__file__).parent.iterdir() if path.joinpath("house.sqlite.xz").is_file())
LATER = 10**10  # in ms: long after the server was closed
GAMES = ("glory", "malta", "worm-up", "wound-up")


def read(folder: Path, name: str) -> Any:
    """Reads a file that tests/upgrade/make.py wrote."""
    return json.loads(lzma.decompress(folder.joinpath(name).read_bytes()))


def is_kept(now: Any, then: Any) -> bool:
    """Returns whether everything recorded by the earlier version is unchanged; objects may have new keys."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and is_kept(now[name], then[name]) for name in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(is_kept, now, then))
    return bool(now == then) and type(now) is type(then)


def lines_of(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns the entries of a record without their hashes, which depend on a seed that a replayed match does not know."""
    return [{name: value for name, value in entry.items() if name != "hash"} for entry in record["entries"]]


def position_of(match: ludotheque.Match) -> Any:
    """Returns the position as plain JSON, which has no tuples."""
    return json.loads(json.dumps(match.to_json()["position"]))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
@pytest.mark.parametrize("game", GAMES)
def test_records_are_replayed_and_verified(folder: Path, game: str) -> None:
    rows = read(folder, f"{game}.json.xz")
    assert len(rows) == 20
    for number, row in enumerate(rows):
        record = row["record"]
        verdict = ludotheque.verify(record)
        assert verdict, (number, verdict)
        match = ludotheque.replay(record)
        assert match.version == record["version"]
        assert is_kept(position_of(match), row["position"]), number
        for seat, view in zip((None, *range(match.seats)), row["views"], strict=True):
            assert is_kept(ludotheque.to_json(match.view(seat)), view), (number, seat)
        assert lines_of(ludotheque.to_json(match.record())) == lines_of(record), number
        if row["bytes"]:
            again = ludotheque.from_bytes(bytes.fromhex(row["bytes"]))
            assert again.to_json() == match.to_json()
            assert lines_of(ludotheque.to_json(again.record(0))) == lines_of(row["seen"]), number
            assert ludotheque.verify(row["seen"])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_walks_of_an_earlier_physics_are_taken_from_the_record(folder: Path) -> None:
    """Shows that `verify` computes luck again from the seed, but takes walks of physics 1 from the record and counts
    them.
    """
    records = [row["record"] for row in read(folder, "wound-up.json.xz")]
    derived = [record for record in records if record["commitment"] is not None]
    verdicts = [ludotheque.verify(record) for record in derived]
    assert all(verdicts)
    assert sum(verdict.not_simulated for verdict in verdicts) > 0


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
@pytest.mark.parametrize("game", GAMES)
def test_unfinished_matches_are_played_to_the_end_by_their_own_rules(folder: Path, game: str) -> None:
    luck = ludotheque.luck(3)
    unfinished = [row["record"] for row in read(folder, f"{game}.json.xz") if row["record"]["outcome"] is None]
    assert len(unfinished) >= 3
    for record in unfinished[:3]:
        match = ludotheque.replay(record).copy(ludotheque.luck(5))
        while match.outcome is None:
            random_step(match, luck)
        assert match.version == record["version"]
        assert ludotheque.verify(match.record())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
@pytest.mark.parametrize("game", GAMES)
def test_views_are_imagined_by_their_own_rules(folder: Path, game: str) -> None:
    for row in read(folder, f"{game}.json.xz")[:4]:
        for view in row["views"]:
            imagined = ludotheque.imagine(view, ludotheque.luck(1))
            assert imagined.version == row["record"]["version"]
            assert is_kept(ludotheque.to_json(imagined.view(view["seat"])), view)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_an_upgraded_server_opens_and_its_tables_continue(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    path.write_bytes(lzma.decompress(folder.joinpath("house.sqlite.xz").read_bytes()))
    asyncio.run(play_on(path, read(folder, "house.json.xz")))


async def play_on(path: Path, told: dict[str, Any]) -> None:
    """Opens every table, checks that it is as it was left, and plays its match to the end."""
    store = await open_store(path)
    world = World(store, find=lambda game, name: find_bot(game, "random"))
    world.time = SimulatedTime(LATER)
    world.time.settling = 0.002
    world.house = world.new_house()
    try:
        for table_id, then in told.items():
            table = await world.house.table(table_id)
            state = table.state
            assert (state.phase, state.settings.game) == (then["phase"], then["game"])
            assert then["version"] <= state.version <= then["version"] + 1  # loading may have moved deadlines
            if then["phase"] == "gathering":
                continue
            assert state.match is not None
            assert state.match.version == "1"
            assert is_kept(position_of(state.match), then["position"])
            if then["phase"] == "playing":
                ann = await Person(table, "Ann").connect()
                await finish(world, ann)
                assert ann.now.phase == "over"
                ann.go()
            verdict = ludotheque.verify(table.record())
            assert verdict, (table_id, verdict)
        assert not world.bundles
    finally:
        world.house.close()
        await store.close()


async def finish(world: World, ann: Person) -> None:
    """Hands the only person's seat to a bot, and lets the bots finish the match."""
    expect_ack(await ann.do(say.HandOver, id="after the upgrade", seat=0))
    await until(world, lambda: ann.now.phase == "over", step=1000)
