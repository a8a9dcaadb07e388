"""Tests that bots finish a match at once when no person plays any more, and only then."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.table import messages as say
from ludotheque.table.bot_turns import BEAT
from tests.table.seated import Person, World, expect_ack, simulated, swap_hands_start

SLOW = (60_000, 60_000)  # ms that a bot takes for a move while a person plays
SOON = 30_000  # ms in which no bot has moved while a person plays


def last_card_start() -> dict[str, Any]:
    """Returns a position of Malta in which seat 0 must play its last card, and then is out."""
    start = swap_hands_start([["End Turn"], ["Shove", "Shove", "Sidestep"], ["Shove", "Sidestep", "Sidestep"]])
    start["position"]["quota"] = 1
    return start


async def go_out(person: Person) -> None:
    """Plays the last card of seat 0."""
    expect_ack(await person.play({"type": "playCard", "card": "End Turn"}))


@simulated
async def test_a_single_player_who_resigns_sees_the_end_at_once() -> None:
    for game in ("malta", "glory", "worm-up", "wound-up"):
        world = World()
        table, (ann,) = await world.table_of(["Ann"], bots=2, game=game, bot="solid", pace=SLOW)
        assert not ann.now.is_finishing
        expect_ack(await ann.do(say.Resign))
        assert ann.now.is_finishing
        await world.time.pass_by(SOON)
        assert ann.now.phase == "over" and len(ann.received(say.MatchOver)) == 1 and not ann.now.is_finishing
        assert ludotheque.verify(table.record())


@simulated
async def test_a_single_player_who_is_eliminated_sees_the_end_at_once() -> None:
    world = World()
    _, (ann,) = await world.table_of(["Ann"], bots=2, bot="solid", start=last_card_start(), pace=SLOW)
    await world.time.pass_by(SOON)
    assert ann.now.question is not None
    await go_out(ann)
    await world.time.pass_by(3 * SOON)  # the bots may still react to the card, at their pace
    assert ann.now.phase == "over" and ann.now.outcome is not None and ann.now.outcome.places[0] == 3


@simulated
async def test_while_another_person_plays_bots_keep_their_pace() -> None:
    world = World()
    _, (ann, ben) = await world.table_of(["Ann", "Ben"], bots=1, start=last_card_start(), clock="none", pace=SLOW)
    await go_out(ann)
    await world.time.pass_by(SOON)
    assert ann.now.view is not None and list(ann.now.view["lost"]) == [0]
    assert ann.now.phase == "playing" and not ann.now.is_finishing
    expect_ack(await ben.do(say.Resign))
    await world.time.pass_by(SOON)
    assert [one.now.phase for one in (ann, ben)] == ["over", "over"]


@simulated
async def test_a_bot_that_plays_for_a_person_keeps_its_pace() -> None:
    world = World()
    _, (ann,) = await world.table_of(["Ann"], bots=2, pace=SLOW)
    expect_ack(await ann.do(say.HandOver, seat=0))
    await world.time.pass_by(SOON)
    assert ann.now.phase == "playing" and not ann.now.is_finishing


@simulated
async def test_bots_with_a_spectator_keep_their_pace() -> None:
    world = World()
    table, _ = await world.table_of([], bots=3, pace=SLOW)
    spectator = await Person(table, "").connect()
    before = len(spectator.received_versions())
    await world.time.pass_by(SOON)
    assert len(spectator.received_versions()) == before and not spectator.now.is_finishing


@simulated
async def test_bots_finish_a_match_that_is_paused() -> None:
    world = World()
    _, (ann,) = await world.table_of(["Ann"], bots=2, bot="solid", pace=SLOW)
    expect_ack(await ann.do(say.Pause))
    expect_ack(await ann.do(say.Resign))
    await world.time.pass_by(SOON)
    assert ann.now.phase == "over"


@simulated
async def test_a_slow_bot_is_not_waited_for_at_the_end() -> None:
    asked: list[str] = []

    def find(game: str, name: str) -> Any:
        bot: Any = find_bot(game, "solid")

        def decide(view: View, choices: Choices, luck: Luck) -> Action | None:
            asked.append(name)
            wish: Action | None = bot(view, choices, luck)
            return wish

        decide.thinking = 1000 if name == "strong" else 0  # type: ignore[attr-defined]
        return decide

    world = World(find=find)
    _, (ann,) = await world.table_of(["Ann"], bots=2, bot="strong", pace=SLOW)
    await world.time.pass_by(1)  # a bot that has begun to think may finish
    asked.clear()
    expect_ack(await ann.do(say.Resign))
    await world.time.pass_by(SOON)
    assert ann.now.phase == "over" and set(asked) == {"solid"}


async def times_after_going_out(*, thinking: int, resigns: bool = False) -> list[int]:
    """Returns when Ann sees each version of a match that bots finish while they think for so many ms about each card
    they hold.
    """

    def find(game: str, name: str) -> Any:
        bot: Any = find_bot(game, "solid")

        async def decide(view: Any, choices: Choices, luck: Luck) -> Action | None:
            await world.time.sleep(thinking * len(view.hand))
            wish: Action | None = bot(view, choices, luck)
            return wish

        return decide

    world = World(find=find)
    _, (ann,) = await world.table_of(["Ann"], bots=2, bot="solid", start=last_card_start(), pace=SLOW)
    await world.time.pass_by(SOON)
    if resigns:
        expect_ack(await ann.do(say.Resign))
    else:
        await go_out(ann)
    await world.time.pass_by(3 * SOON)
    assert ann.now.phase == "over"
    return [version.at for version in ann.received_versions() if version.at is not None]


@simulated
async def test_a_player_who_may_come_back_cannot_tell_how_long_bots_think() -> None:
    quick, slow = [await times_after_going_out(thinking=thinking) for thinking in (0, 9)]
    assert quick == slow and len(quick) > 20
    assert {after - before for before, after in pairwise(quick[-15:])} <= {BEAT, 2 * BEAT}


@simulated
async def test_a_player_who_resigned_is_not_kept_waiting() -> None:
    times = await times_after_going_out(thinking=0, resigns=True)
    assert max(after - before for before, after in pairwise(times[-15:])) < BEAT


@simulated
async def test_a_person_who_is_brought_back_plays_on_with_bots_at_their_pace() -> None:
    def find(game: str, name: str) -> Any:
        bot: Any = find_bot(game, "wanderer")

        def decide(view: View, choices: Choices, luck: Luck) -> Action | None:
            wanted = [one for one in choices.actions if getattr(one, "card", "") == "Welcome Back"]
            chosen: Action | None = wanted[0] if wanted else bot(view, choices, luck)
            return chosen

        return decide

    start = last_card_start()
    start["position"]["hands"][1:] = [["Welcome Back"] * 2, ["Shove"] * 3]
    world = World(find=find)
    _, (ann,) = await world.table_of(["Ann"], bots=2, start=start, pace=SLOW)
    await go_out(ann)
    await world.time.pass_by(3 * SOON)  # the others may react to the card at their pace, and then finish the match
    assert any(now.is_finishing for now in ann.received(say.Now))
    assert ann.now.phase == "playing" and not ann.now.is_finishing
    assert ann.now.view is not None and list(ann.now.view["lost"]) == []
    assert any(event["type"] == "seatReturned" for told in ann.received(say.Happened) for event in told.events)


@simulated
async def test_a_restarted_server_continues_to_finish_matches() -> None:
    world = World()
    table, (ann,) = await world.table_of(["Ann"], bots=2, bot="solid", pace=SLOW)
    expect_ack(await ann.do(say.Resign))
    world.crash()
    again = await Person(await world.house.table(table.id), "Ann").connect()
    await world.time.pass_by(SOON)
    assert again.now.phase == "over"


def test_eliminated_managers_still_count_as_players() -> None:
    for managers in (False, True):
        match = ludotheque.new("glory", 3, seed=1, options={"managers": managers, "clock": 1})
        luck = ludotheque.luck(1)
        while match.outcome is None:
            seat = match.to_act[0]
            match.play(seat, match.choices(seat).sample(luck))
            assert not set(match.out) & set(match.to_act)
        assert bool(match.out) == (not managers)
    assert find_game("worm-up").out(ludotheque.new("worm-up", 3, seed=1).state) == ()
