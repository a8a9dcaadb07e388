"""Tests of replays: every frame shows exactly what its viewer received at the time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.record import verify
from ludotheque.table import messages as say
from ludotheque.table.replay import MOST_FRAMES, Replay, Replayer
from ludotheque.table.state import TableState
from tests.mutants import MUTANTS
from tests.table.seated import Person, World, expect_ack, simulated, swap_hands_start, until

GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))


def received_live(person: Person) -> dict[int, tuple[say.Happened, Any]]:
    """Returns, by version, what a person received live and the view that came with it."""
    found: dict[int, tuple[say.Happened, Any]] = {}
    happened: list[say.Happened] = []
    for message in person.wire.received:
        if isinstance(message, say.Happened):
            happened.append(message)
        elif isinstance(message, say.Now) and happened:
            found[message.version] = (happened[-1], message.view)
    return found


def all_frames(replayer: Replayer, state: TableState, seat: int | None, **more: Any) -> list[Any]:
    """Returns all frames, read page by page."""
    frames: list[Any] = []
    while True:
        page: Replay = replayer.frames(state, seat, frames[-1].version + 1 if frames else 1, 2**31, **more)
        assert len(page.frames) <= MOST_FRAMES
        if not page.frames:
            assert frames[-1].version == page.last
            return frames
        frames += page.frames


def frames_of(replayer: Replayer, state: TableState) -> dict[int, Any]:
    """Returns what the first seat saw, by version."""
    return {frame.version: frame for frame in all_frames(replayer, state, 0, all_hands=False)}


@simulated
async def play_and_compare(game: str) -> None:
    world = World()
    seats = max(ludotheque.games()[game].seats)
    table, (ann, _) = await world.table_of(["ann", "ben"], bots=seats - 2, game=game, pace=(1, 5), seconds=5)
    watcher = await Person(table, "").connect()
    await until(world, lambda: table.state.phase == "over" or table.state.version > 260, most=10**9, step=5000)
    replayer = Replayer()
    for person, seat in ((ann, 0), (watcher, None)):
        frames = {frame.version: frame for frame in all_frames(replayer, table.state, seat, all_hands=False)}
        live = received_live(person)
        assert len(live) > 10
        for version, (happened, view) in live.items():
            assert (frames[version].happened, frames[version].view) == (happened, view)
    # The match at a version shows the same as the frame, and can be continued from there.
    for version in sorted(received_live(ann))[::40]:
        match = replayer.match_at(table.state, version)
        assert (match is None) == (frames_of(replayer, table.state)[version].view is None)
        if match is not None:
            resumed = ludotheque.from_json(match.to_json())
            for seat in range(seats):
                assert msgspec.to_builtins(resumed.view(seat)) == msgspec.to_builtins(match.view(seat))
            assert msgspec.to_builtins(match.view(0)) == frames_of(replayer, table.state)[version].view
    assert replayer.match_at(table.state, 1) is None
    # The frames are the same when read from the middle, from a checkpoint, and after a restart.
    page = replayer.frames(table.state, 0, 60, 80, all_hands=False).frames
    world.crash()
    again = (await world.house.table(table.id)).state
    assert Replayer().frames(again, 0, 60, 80, all_hands=False).frames == page


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_frame_equals_what_was_sent_at_the_time(game: str) -> None:
    play_and_compare(game=game)


@simulated
async def test_a_replay_of_a_running_match_shows_only_what_its_viewer_knows() -> None:
    world = World()
    start = swap_hands_start([["Swap Hands"], ["Negate"], []])
    table, (ann, ben) = await world.table_of(["ann", "ben"], bots=1, start=start)
    expect_ack(await ann.play({"type": "playCard", "card": "Swap Hands"}))  # a step that nobody else sees
    assert ben.now.version < table.state.version == ann.now.version
    for person, seat in ((ann, 0), (ben, 1), (ben, None)):
        replay = Replayer().frames(table.state, seat, 1, 2**31, all_hands=False)
        assert replay.last == replay.frames[-1].version == person.now.version
    assert replay.is_over is False


@simulated
async def test_a_replay_of_all_hands_contains_every_seats_view() -> None:
    world = World()
    table, _ = await world.table_of(["ann"], bots=1, pace=(0, 0))
    await world.time.pass_by(10_000)
    frames = all_frames(Replayer(), table.state, None, all_hands=True)
    match = table.state.match
    assert match is not None
    assert list(frames[-1].views) == [msgspec.to_builtins(match.view(seat)) for seat in range(2)]
    assert frames[0].views is None


@simulated
async def test_the_dice_of_a_match_ended_by_resignations_can_be_verified() -> None:
    world = World()
    table, (_, ben) = await world.table_of(["ann", "ben"])
    expect_ack(await ben.do(say.Resign))
    assert table.state.phase == "over"
    record = table.record()
    assert record.seed == table.state.seed.hex() and verify(record)
