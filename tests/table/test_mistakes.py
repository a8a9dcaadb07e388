"""Tests that a bug in our code or in a bot affects one move and delays nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from ludotheque.table import messages as say
from ludotheque.table.crash_reports import rerun
from tests.table.seated import (
    STEP,
    World,
    expect_ack,
    expect_refusal,
    seat_three,
    simulated,
    state_of,
    until,
)


@simulated
async def test_an_exception_refuses_one_move_and_writes_a_crash_report(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.games.malta.game import GAME

    world = World()
    ann, ben, _ = await seat_three(world)
    before = state_of(ann.table.state)
    apply = GAME.apply
    with monkeypatch.context() as patch:

        def broken(state: Any, seat: int, action: Any, luck: Any, log: Any) -> None:
            apply(state, seat, action, luck, log)
            raise ZeroDivisionError("a slip in a card")

        patch.setattr(type(GAME), "apply", lambda self, *values: broken(*values))
        assert expect_refusal(await ann.play(STEP)) == "table-our-fault"
        assert state_of(ann.table.state) == before
        assert len(world.bundles) == 1 and "ZeroDivisionError" in world.bundles[0].error
        bundle = msgspec.json.encode(world.bundles[0])
        with pytest.raises(ZeroDivisionError):
            rerun(bundle)
    assert rerun(bundle).version == ann.table.state.version + 1  # the bug is fixed
    expect_ack(await ann.play(STEP))
    assert expect_refusal(await ben.play(STEP)) != "table-our-fault"


@simulated
async def test_a_bot_that_fails_plays_the_default() -> None:
    def fails(*_: Any) -> Any:
        raise ZeroDivisionError

    world = World(find=lambda game, name: fails)
    table, _ = await world.table_of([], bots=2)
    await world.time.pass_by(10_000)
    assert table.state.match is not None and table.state.match.step > 2
    assert world.bundles


@simulated
async def test_a_slow_bot_delays_nobody() -> None:
    from ludotheque.bots import find_bot

    world = World()

    async def slow(view: Any, choices: Any, luck: Any) -> Any:
        await world.time.sleep(10_300)
        return find_bot("malta", "random")(view, choices, luck)

    world.find = lambda game, name: slow
    world.house = world.new_house()
    table, (ann,) = await world.table_of(["ann"], bots=1, start=None, options={"first": 1})
    await world.time.pass_by(3000)
    expect_ack(await asyncio.wait_for(ann.do(say.GiveOrders, orders=()), 5))
    step = table.state.match.step if table.state.match else 0
    begun = table.state.clock.last_play_at
    await world.time.pass_by(10_000)
    assert table.state.match is not None and table.state.match.step == step + 1
    # The bot was ready after 10.3 s; but after the bot's delay, the table asks it only once a second.
    assert (table.state.clock.last_play_at - begun - table.state.delay(1, 1)) % 1000 == 0


@simulated
async def test_any_time_actions_are_offered_to_bots() -> None:
    world = World()
    for _ in range(6):
        table, _ = await world.table_of([], bots=3, game="kites")
        await until(world, lambda table=table: table.state.phase == "over", step=5000)  # type: ignore[misc]
        assert table.state.match is not None
        deeds = [deed for deed in table.state.match.history if deed.kind == "play"]
        if any(type(deed.action).__name__ == "Whistle" for deed in deeds):
            return
    raise AssertionError("nobody whistled")
