"""Tests that a walk survives a round trip through keyframes and plain data exactly, in few bytes."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ludotheque.core.luck import Recorder, fast, scripted
from ludotheque.physics import BRAIN, Scene, disc_trigger, walk, walk_from_json
from ludotheque.physics.keyframes import CHANNELS, Frame, decoded, encoded
from tests.physics.scenes import BOARD, at, crowd

pytestmark = pytest.mark.compiled

NUMBER = some.one_of(some.integers(-32768, 32767), some.integers(-20, 20))


@settings(max_examples=30)
@given(some.lists(some.lists(NUMBER, min_size=CHANNELS, max_size=CHANNELS), min_size=1, max_size=12))
def test_keyframes_survive_a_round_trip_exactly(rows):
    frames = [Frame(*row) for row in rows]
    back = decoded(encoded([frames, frames[::-1]]))
    assert [list(frame.numbers()) for frame in back[0]] == rows
    assert [list(frame.numbers()) for frame in back[1]] == rows[::-1]


def test_truncated_keyframes_are_refused():
    data = encoded([[Frame(1, 2, 3, 4, 5, 6), Frame(9, 9, 9, 9, 9, 9)]])
    with pytest.raises(ValueError, match="too early"):
        decoded(data[:-2])
    with pytest.raises(ValueError, match="format"):
        decoded(b"\0" + data[1:])


@pytest.mark.parametrize("seed", range(5))
def test_a_walk_takes_less_than_two_kilobytes(seed):
    result = walk(Scene(crowd(seed)), 0, 4, seed)
    assert len(result.frames) < 2000
    frames = result.keyframes()
    assert len(frames) == 4
    for rest, poses in zip(result.rest, frames):
        assert abs(poses[-1].x * 10 - rest.x) <= 6
        assert abs(poses[-1].y * 10 - rest.y) <= 6
    assert abs(len(frames[0]) - result.ticks / 8) < 2.1
    assert frames[0][0].winds == 400
    assert frames[0][-1].winds == 0


def test_a_walk_survives_a_round_trip_through_plain_data():
    scene = Scene([at(20, 12), at(24.5, 12, 0, 1)], BOARD, [disc_trigger(BRAIN, 28000, 12000, 750)])
    result = walk(scene, 0, 3, 9)
    doc = json.loads(json.dumps(result.to_json()))
    assert doc == result.to_json()
    assert walk_from_json(doc).to_json() == doc
    assert {event.kind for event in result.happened} >= {"contact", "touched", "entered"}


def test_a_recorded_walk_is_replayed_without_simulation():
    scene = Scene(crowd(1))
    recorder = Recorder(fast(5))
    result = recorder.walk(lambda seed: walk(scene, 0, 1, seed).to_json())

    def run(seed: int):
        raise AssertionError("a replay does not walk again")

    assert scripted(recorder.used).walk(run) == result
