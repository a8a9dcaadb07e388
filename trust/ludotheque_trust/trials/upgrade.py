"""Upgrades: the rules change while matches are running, and each of these matches continues under the rules it began
with.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.store.open import open_store
from ludotheque.table import messages as say
from ludotheque.table.table import Table
from ludotheque_trust.simulated.people import Person, World, expect_ack, until
from ludotheque_trust.trial import Task, require, seats_of

SETTLING = 0.002  # real seconds to wait for the store at each instant of simulated time
MOST_PLAYS = 40  # maximum number of moves before the upgrade
TABLES_AT_ONCE = 20  # number of tables on one server


def upgraded_game(game: Game[Any]) -> Game[Any]:
    """Returns a game after an upgrade: its newest rules have a new version number but play as before, and the game
    keeps its earlier versions.
    """
    number = str(int(game.versions[-1]) + 1)
    newer = game.remade(number)
    newer.versions = (*game.versions, number)
    return newer


def try_upgrade(task: Task) -> str:
    """Begins `size` matches before an upgrade and finishes them after the upgrade, with a downgrade in between."""
    games = {game_id: find_game(game_id) for game_id in {task.game(number) for number in range(task.size)}}
    moves = 0
    try:
        for first in range(0, task.size, TABLES_AT_ONCE):
            with tempfile.TemporaryDirectory() as folder:
                numbers = range(first, min(first + TABLES_AT_ONCE, task.size))
                moves += asyncio.run(upgrade_house(task, numbers, games, Path(folder, "house.sqlite")))
    finally:
        for game in games.values():
            ludotheque.register(game)
    return f"{task.size:,} matches went on by their own rules: of {moves:,} moves none was lost, and all records verify"


async def upgrade_house(task: Task, numbers: range, games: dict[str, Game[Any]], path: Path) -> int:
    """Upgrades one server with some running matches; returns the number of moves made before the upgrade."""
    store = await open_store(path)
    world = World(store, find=find_random, seed=task.seed + numbers.start)
    world.time.settling = SETTLING
    try:
        began = {}
        for number in numbers:
            luck = task.luck("upgrade", number)
            table, person = await open_table(world, task.game(number), luck)
            await play(world, table, person, luck, luck.die(MOST_PLAYS))
            began[table.id] = table
        before = {table_id: table_facts(table) for table_id, table in began.items()}
        for game in games.values():
            ludotheque.register(upgraded_game(game))
        world.crash()
        await check_new_match(world, task.game(numbers.start), task.luck("new", numbers.start), games)
        for table_id, stood in before.items():
            table = await world.house.table(table_id)
            require(table_facts(table) == stood, f"table {table_id} is not as it was before the upgrade")
            await finish(world, table)
            task.advance(1)
        require(not world.bundles, f"{len(world.bundles)} crash reports")
        return sum(len(stood["history"]) for stood in before.values())
    finally:
        world.house.close()
        for game in games.values():
            ludotheque.register(game)
        await store.close()


def find_random(game: str, _name: str) -> Any:
    """Returns the random bot, whatever name is asked for."""
    return find_bot(game, "random")


async def open_table(world: World, game: str, luck: Luck) -> tuple[Table, Person]:
    """Opens a table with one person and bots, and begins the match."""
    options = find_game(game).short_match
    bots = seats_of(game, luck) - 1
    table, people = await world.table_of(["Ann"], bots, game=game, options=options, clock="none", pace=(50, 90))
    return table, people[0]


async def play(world: World, table: Table, person: Person, luck: Luck, plays: int) -> None:
    """Plays until the match has this many entries or is over; then the person leaves."""
    while table.state.phase == "playing":
        match = table.state.match
        assert match is not None
        if len(match.history) > plays:
            break
        if 0 in match.to_act and 0 not in table.state.answers:
            await person.play(ludotheque.to_json(match.choices(0).sample(luck)))
        await world.time.pass_by(100)
    if table.state.phase == "playing":
        expect_ack(await person.do(say.Pause))
    person.go()


def table_facts(table: Table) -> dict[str, Any]:
    """Returns what an upgrade must not change at a table."""
    match = table.state.match
    assert match is not None
    return {
        "rules": match.version,
        "position": match.to_json(),
        "history": [(entry.kind, entry.seat, ludotheque.to_json(entry.action)) for entry in match.history],
        "seen": [ludotheque.to_json(match.seen(seat)) for seat in (None, *range(match.seats))],
    }


async def finish(world: World, table: Table) -> None:
    """Lets bots play to the end; then verifies the whole record."""
    if table.state.phase == "playing":
        ann = await Person(table, "Ann").connect()
        expect_ack(await ann.do(say.Resume, id="after the upgrade"))
        expect_ack(await ann.do(say.HandOver, id="a bot plays on", seat=0))
        await until(world, lambda: table.state.phase == "over", step=1000)
        ann.go()
    verdict = ludotheque.verify(table.record())
    require(verdict, f"the record of table {table.id} does not verify: {verdict.reason}")


async def check_new_match(world: World, game: str, luck: Luck, games: dict[str, Game[Any]]) -> None:
    """Checks that a new match has the new rules, and that the old package refuses to open the match and leaves it
    unchanged.
    """
    table, person = await open_table(world, game, luck)
    await play(world, table, person, luck, MOST_PLAYS)
    newest = find_game(game)
    match = table.state.match
    assert match is not None
    require(match.version == newest.version, f"a new match of {game} has the rules {match.version}")
    stood = table_facts(table)
    ludotheque.register(games[game])  # go back to the older version of the package, which does not have the new rules
    world.crash()
    try:
        await world.house.table(table.id)
        require(False, f"a match of {newest.version} was opened by {games[game].version}")
    except BadInput as error:
        require(error.message == "other-version", f"refused with {error}")
    ludotheque.register(newest)
    world.crash()
    again = await world.house.table(table.id)
    require(table_facts(again) == stood, f"table {table.id} is not as it was before the roll-back")
    await finish(world, again)
