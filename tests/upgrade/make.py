"""Makes what an upgrade must not lose: 20 records of each game and a database with tables in every phase.

Run this script with the version of the package whose data you want to keep, not with the present version:

    git worktree add OLD COMMIT && cd OLD && ./test tests/core/test_bag.py
    cp -r ../tests/upgrade tests/ && .venv/bin/python -m tests.upgrade.make tests/upgrade/COMMIT

Then copy the folder back.  The files of a version that already has a folder are never made again.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sys
import tempfile
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.core.drive import random_step
from ludotheque.games.glory.game import QUICK_PATH
from ludotheque.store.open import open_store
from ludotheque.table import Settings, Table
from ludotheque_trust.simulated.people import World

RECORDS = 20
NONCES = (b"nonce of the first player", b"nonce of the second one")

# Short matches that use each option at least once, by game; a table of each game plays the first of these matches to
# its end.
KINDS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "malta": [
        (2, {"last_round": 3}),
        (2, {"board": 5, "last_round": 4}),
        (3, {"lives": 2, "last_round": 4}),
        (4, {"blind_faith": "turn", "last_round": 3}),
        (5, {"blind_faith": "random", "last_round": 2}),
        (6, {"last_round": 2}),
        (3, {}),
    ],
    "glory": [
        (3, {"last_round": 4}),
        (2, {"last_round": 3}),
        (4, {"managers": True, "last_round": 3}),
        (5, {"clock": 2, "last_round": 4}),
        (4, {"path": QUICK_PATH}),
        (6, {"last_round": 2}),
        (3, {}),
    ],
    "worm-up": [
        (3, {"last_round": 6}),
        (2, {"last_round": 5}),
        (4, {"reverse": "always", "last_round": 4}),
        (5, {"dice": "1994", "last_round": 4}),
        (3, {"swing_limit": 90, "races": 3, "last_round": 5}),
        (4, {"reverse": "never", "consolation": True}),
        (3, {}),
    ],
    "wound-up": [
        (2, {"last_turn": 3}),
        (3, {"last_turn": 2}),
        (4, {"last_turn": 2, "hands": "human"}),
        (2, {"last_turn": 4, "passing": "none", "aim": 20}),
        (4, {"last_turn": 3, "passing": "together", "pawns": "identical"}),
        (2, {"last_turn": 8, "layout": "S"}),
    ],
}


def supported_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Returns the options without those that this version of the package does not have or accept."""
    for name in list(options):
        try:
            ludotheque.new(game, seats, seed=0, options={name: options[name]})
        except ludotheque.BadInput:
            print(f"{game}: {name}={options[name]} is not taken", file=sys.stderr)
            options = {kept: value for kept, value in options.items() if kept != name}
    return options


def one_match(game: str, number: int) -> ludotheque.Match:
    """Plays a match with a bot, with fair or fast luck; every fourth match stops half-way."""
    kinds = KINDS[game]
    seats, options = kinds[number % len(kinds)]
    options = supported_options(game, seats, options)
    seed = f"{game} {number}".encode()
    luck = ludotheque.fair(seed.ljust(32, b"."), NONCES) if number % 5 else ludotheque.luck(seed)
    match = ludotheque.new(game, seats, options=options, luck=luck)
    own = ludotheque.luck(seed + b" moves")
    bot = find_bot(game, "heuristic" if number % 2 else "random")
    most = 15 + number if number % 4 == 3 else 2000
    if number == 6:  # this match begins from a position
        for _ in range(12):
            random_step(match, own)
        match = ludotheque.from_json(match.to_json(), luck=ludotheque.fair(seed.ljust(32, b"!"), NONCES))
    for step in range(most):
        if match.outcome is not None:
            break
        seat = match.to_act[0]
        if step % 7 == 5:
            match.hand_over(seat, "bot" if step % 2 else "person")
        action = bot(match.view(seat), match.choices(seat), own)
        assert action is not None and not asyncio.iscoroutine(action)
        match.play(seat, action)
        if step % 9 == 4 and match.outcome is None and match.may_take_back(seat):
            match.take_back(seat)
    return match


def make_records(game: str, folder: Path) -> None:
    """Writes the records of one game, each with its final position."""
    rows = []
    for number in range(RECORDS):
        match = one_match(game, number)
        record = match.record()
        assert ludotheque.verify(record), (game, number, ludotheque.verify(record))
        rows.append(
            {
                "record": json.loads(record.to_bytes()),
                "position": match.to_json()["position"],
                "views": [ludotheque.to_json(match.view(seat)) for seat in (None, *range(match.seats))],
                "bytes": match.to_bytes().hex() if number < 3 else "",
                "seen": ludotheque.to_json(match.record(0)) if number < 3 else None,
            }
        )
        print(game, number, match.step, match.outcome is not None, flush=True)
    folder.joinpath(f"{game}.json.xz").write_bytes(lzma.compress(json.dumps(rows).encode(), preset=9))


async def make_house(folder: Path) -> None:
    """Writes a database with tables of each game: gathering, just begun, half-way, after a snapshot, and over."""
    tables: list[Table] = []
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch, "house.sqlite")
        store = await open_store(path)
        world = World(store, seed=11)
        world.time.settling = 0.002
        for game in KINDS:
            for plays in (0, 2, 20, 60, 400):
                seats, options = KINDS[game][0]
                if game == "wound-up":
                    options, plays = {"last_turn": 3}, min(plays, 120)
                options = supported_options(game, seats, options)
                table, (ann,) = await world.table_of(
                    ["Ann"], bots=seats - 1, bot="random", game=game, options=options, clock="none", pace=(600, 900)
                )
                own = ludotheque.luck(f"{game} {plays} at the table".encode())
                while table.state.phase == "playing":
                    match = table.state.match
                    assert match is not None
                    if len(match.history) >= plays:
                        break
                    if 0 in match.to_act and 0 not in table.state.answers:
                        action = match.choices(0).sample(own)
                        await ann.play(ludotheque.to_json(action))
                    await world.time.pass_by(400)
                tables.append(table)
                ann.go()
            gathering = await world.house.open(Settings(game=game, seats=KINDS[game][0][0]), host="host")
            tables.append(gathering)
        told = {table.id: how_it_stands(table.state) for table in tables}
        world.house.close()
        await store.close()
        data = path.read_bytes()
        assert not path.with_name("house.sqlite-wal").exists() or not path.with_name("house.sqlite-wal").stat().st_size
    folder.joinpath("house.sqlite.xz").write_bytes(lzma.compress(data, preset=9))
    folder.joinpath("house.json.xz").write_bytes(lzma.compress(json.dumps(told).encode(), preset=9))


def how_it_stands(state: Any) -> dict[str, Any]:
    """Returns everything about a table that an upgrade must preserve."""
    match = state.match
    return {
        "game": state.settings.game,
        "version": state.version,
        "phase": state.phase,
        "position": None if match is None else match.to_json()["position"],
        "outcome": None if match is None else ludotheque.to_json(match.outcome),
    }


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[2:] or [*KINDS, "house"]
    for name in KINDS:
        if name in wanted:
            make_records(name, target)
    if "house" in wanted:
        asyncio.run(make_house(target))
