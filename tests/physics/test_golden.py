"""Tests of long runs with fixed hashes: the same bits from the pure and the compiled build, on every machine."""

import hashlib
import json

import pytest

from ludotheque.physics import BRAIN, GRAVE, Scene, box_trigger, disc_trigger, walk
from ludotheque.physics.noise import mix_bits, noise, normal, times, uniform
from ludotheque_trust.physics_fit.measurements import meetings
from tests.physics.scenes import BOARD, at, crowd, east_gate, let_go

pytestmark = pytest.mark.compiled

GOLDEN = "ea7b2b455910eb9f717b1dc4994df6a87c6369e3e2a030a37b4a1c1cefd9a74d"
FALLS = "935978226a3719959ead93f4700c4402dc27cde810c25ca86c2dcb9d8446c893"
LAST_BITS = "24c5d0aec91eb3388e09c29bab4d609871460d7c41515c11f9c088080ac00e1a"


def test_walks_match_the_golden_hash():
    """Compares many walks with a stored hash; whoever changes the hash on purpose must raise the version of every game
    with walks.
    """
    digest = hashlib.sha256()
    for seed in range(6):
        triggers = [disc_trigger(BRAIN, 30000, 12000, 750), box_trigger(GRAVE, 40000, 8000, 1500, 2500)]
        scene = Scene(crowd(seed), BOARD, triggers, east_gate())
        digest.update(json.dumps(walk(scene, 0, 2 + seed % 3, seed * 977).to_json()).encode())
    assert digest.hexdigest() == GOLDEN


def test_falls_match_the_golden_hash():
    """Pins the hash of meetings in which walkers and struck pawns fall to all sides."""
    digest = hashlib.sha256()
    fallen = set()
    for result in [meeting for degrees in (0, 90, 180, 270) for meeting in meetings(degrees, 20, winds=1, seed=4)]:
        digest.update(json.dumps(result.to_json()).encode())
        fallen |= {(event.pawn, event.how) for event in result.of("fell")}
    assert fallen == {(pawn, how) for pawn in (0, 1) for how in ("face", "back", "left", "right")}
    assert digest.hexdigest() == FALLS


def test_the_internal_state_of_a_walk_matches_the_golden_hash():
    """Pins the whole internal state of a walk in a crowd, not only its rounded results."""
    course = let_go(Scene([*crowd(3), at(8, 20)]), 4, 2024)
    digest = hashlib.sha256()
    for _ in range(1200):
        course.step()
        for body in course.bodies:
            state = (body.x, body.y, body.angle, body.vx, body.vy, body.turning, body.pitch, body.roll, body.winds)
            digest.update(" ".join(value.hex() for value in state).encode())
    assert digest.hexdigest() == LAST_BITS


def test_noise_is_the_same_everywhere():
    assert times(0xFFFFFFFF, 0xFFFFFFFF) == 1
    assert [noise(1, 0, 0, 0), noise(0xFFFFFFFF, 3, 40, 2), mix_bits(1)] == [3258434061, 1298661822, 991158846]


def test_noise_is_uniform_and_depends_on_every_bit():
    flips = [0] * 32
    for number in range(400):
        for bit in range(32):
            flips[bit] += (
                mix_bits(number * 2654435761 & 0xFFFFFFFF) ^ mix_bits(number * 2654435761 & 0xFFFFFFFF ^ 1 << bit)
            ).bit_count()
    assert all(15 < count / 400 < 17 for count in flips)
    values = [normal(7, who, step, 0) for who in range(4) for step in range(500)]
    assert abs(sum(values) / 2000) < 0.08
    assert abs(sum(value * value for value in values) / 2000 - 1) < 0.1
    assert all(0 <= uniform(7, 0, step, 3) < 1 for step in range(100))
