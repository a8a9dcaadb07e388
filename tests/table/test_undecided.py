"""Tests of a seat that does not decide in time: it plays the default or, if there is none, an action drawn from the
luck.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.check_dice import check_sheet
from ludotheque.core.history import DRAWN
from ludotheque.core.structs import Action, View
from ludotheque.dice_sheet import sheet_of
from ludotheque.table import Table
from ludotheque.table import messages as say
from ludotheque.table.load import load
from ludotheque.table.log import Played
from ludotheque.table.messages import to_bytes
from ludotheque.table.replay import Replayer
from tests.table.seated import Person, World, expect_ack, simulated, until

SHORT: dict[str, dict[str, Any]] = {
    "glory": {"last_round": 2, "wrestlers": "choose"},
    "malta": {"last_round": 2},
    "worm-up": {"last_round": 2},
    "wound-up": {"last_turn": 1},
}
PEOPLE = ["Ann", "Ben", "Cat"]


def bid(tile: str) -> dict[str, Any]:
    return {"type": "bid", "tile": tile}


def tile_of(table: Table, seat: int) -> str:
    """Returns the tile that lies face down in front of a seat."""
    match = table.state.match
    assert match is not None
    view: Any = match.view(seat)
    (tile,) = view.laid
    return str(tile)


@simulated
async def test_an_undecided_bid_is_not_known_before_it_is_drawn() -> None:
    """Shows that Worm Up has no default bid, because no tile is a neutral choice, and that any tile may be drawn."""
    drawn = set()
    for seed in range(25):
        world = World(seed=seed)
        _, (ann, ben, _) = await world.table_of(PEOPLE, game="worm-up", clock="match", seconds=60)
        assert ann.now.choices is not None and ann.now.choices["default"] is None
        expect_ack(await ann.play(bid("4")))
        await world.time.pass_by(60_000)
        shown = [event for told in ben.received_versions() for event in told.events if event["type"] == "bidsShown"]
        drawn.add(shown[0]["bids"][1])
        assert ben.received(say.TimedOut) == [say.TimedOut(1), say.TimedOut(2)]
    assert drawn == {"4", "5", "6", "7", "X"}


@pytest.mark.parametrize("game", sorted(SHORT))
@simulated
async def test_a_match_in_which_nobody_decides_can_be_reloaded_and_verified(game: str) -> None:
    world = World()
    table, _ = await world.table_of(PEOPLE, game=game, options=SHORT[game], seconds=5)
    await until(world, lambda: table.state.phase == "over", step=5000)
    record = table.record()
    drawn = [entry for entry in record.entries if entry.kind == DRAWN]
    assert drawn and all(entry.luck and entry.action for entry in drawn)
    verdict = ludotheque.verify(record)
    assert verdict, verdict.reason
    assert check_sheet(sheet_of(record)) == sum([len(entry.luck) for entry in record.entries])
    stored = await world.store.read(table.id)
    match, again = table.state.match, load(table.id, stored.rows, None).match
    assert match is not None and again is not None and again.to_bytes() == match.to_bytes()
    assert not world.bundles


@simulated
async def test_a_bot_that_returns_no_action_plays_a_drawn_one() -> None:
    def idle(_view: View, _choices: object, _luck: object) -> Action | None:
        return None

    world = World(find=lambda _game, _name: idle)
    table, (ann,) = await world.table_of(["Ann"], bots=2, game="worm-up", options={"last_round": 1}, pace=(50, 90))
    expect_ack(await ann.play(bid("4")))
    await world.time.pass_by(200)
    entries = [logged.row.entry for logged in table.state.log]
    drawn = [entry for entry in entries if isinstance(entry, Played) and entry.action is None]
    assert [(entry.seat, entry.by) for entry in drawn] == [(1, "bot"), (2, "bot")]


# ── what is drawn for a sealed choice stays secret ──


async def begin_with_drawn_bid(skipped: int) -> tuple[World, Table, list[Person]]:
    """Skips some answers of the luck, then plays until Ann has laid a tile and Ben's time is over, while Cat still has
    time.
    """
    world = World()
    table, people = await world.table_of(PEOPLE, game="worm-up", clock="match", seconds=100)
    ann, ben, cat = people
    expect_ack(await ann.play(bid("7")))
    expect_ack(await cat.play(bid("7")))
    await world.time.pass_by(50_000)
    expect_ack(await ben.play(bid("7")))  # all bids clash: the next round begins, and Ben has less time left
    state = table.state
    assert state.match is not None
    counters = state.match.luck.to_json()["counters"]
    state.match = state.match.copy(state.fair_luck({**counters, "pick": counters["pick"] + skipped}))
    expect_ack(await ann.play(bid("4")))
    await world.time.pass_by(50_000)
    return world, table, people


async def everything_sent_to(table: Table, person: Person, seat: int | None) -> list[bytes]:
    """Returns what a person received, what the person would receive on connecting now, and what the person's record and
    replay contain.
    """
    told = [to_bytes(message) for message in person.wire.received]
    again = await Person(table, person.name).connect()
    told += [to_bytes(message) for message in again.wire.received]
    again.go()
    told.append(msgspec.json.encode(Replayer().frames(table.state, seat, 1, 1000, all_hands=False)))
    if seat is not None:
        told.append(table.record(person.name).to_bytes())
    return told


@simulated
async def test_a_drawn_sealed_choice_is_seen_by_its_seat_only() -> None:
    """Shows that two tables which differ only in the tile drawn for Ben send everybody else the same bytes."""
    _, one, those = await begin_with_drawn_bid(0)
    tables = [(one, those)]
    for skipped in range(1, 20):
        _, other, these = await begin_with_drawn_bid(skipped)
        if tile_of(other, 1) != tile_of(one, 1):
            tables.append((other, these))
            break
    assert len(tables) == 2
    for table, (_, ben, cat) in tables:
        assert ben.received(say.TimedOut) == cat.received(say.TimedOut) == [say.TimedOut(1)]
        match = table.state.match
        assert match is not None and match.to_act == (2,) and match.history[-1].kind == DRAWN
    for seat in (0, 2):
        first, second = [await everything_sent_to(table, people[seat], seat) for table, people in tables]
        assert first == second
    onlookers = [await Person(table, "onlooker").connect() for table, _ in tables]
    first, second = [await everything_sent_to(table, who, None) for (table, _), who in zip(tables, onlookers)]
    assert first == second
    first, second = [await everything_sent_to(table, people[1], 1) for table, people in tables]
    assert first != second  # Ben himself sees the tile
