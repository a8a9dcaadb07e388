"""A long run whose hash is fixed: the same bits from the pure and the compiled build, on every machine."""

import hashlib
import json

import pytest

from ludotheque.physics import BRAIN, GRAVE, Scene, box_trigger, disc_trigger, walk
from ludotheque.physics.noise import mixed, noise, normal, times, uniform
from tests.physics.scenes import BOARD, at, crowd, east_gate, let_go

pytestmark = pytest.mark.compiled

GOLDEN = "87805ec571fe68349578e0368f65215b3b2240bb3bebd8be51781de9b2b20317"
LAST_BITS = "1865b04aa83270f1a50198e8627b950f53d928a8b5211cb5db45168afa5d9d00"


def test_golden_walks():
    """If this hash is meant to change, so is the version of every game that walks."""
    digest = hashlib.sha256()
    for seed in range(6):
        triggers = [disc_trigger(BRAIN, 30000, 12000, 750), box_trigger(GRAVE, 40000, 8000, 1500, 2500)]
        scene = Scene(crowd(seed), BOARD, triggers, east_gate())
        digest.update(json.dumps(walk(scene, 0, 2 + seed % 3, seed * 977).to_json()).encode())
    assert digest.hexdigest() == GOLDEN


def test_golden_to_the_last_bit():
    """Not only what is rounded: the whole inside of a walk in a crowd."""
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
    assert [noise(1, 0, 0, 0), noise(0xFFFFFFFF, 3, 40, 2), mixed(1)] == [3258434061, 1298661822, 991158846]


def test_noise_is_even_and_depends_on_every_bit():
    flips = [0] * 32
    for number in range(400):
        for bit in range(32):
            flips[bit] += (
                mixed(number * 2654435761 & 0xFFFFFFFF) ^ mixed(number * 2654435761 & 0xFFFFFFFF ^ 1 << bit)
            ).bit_count()
    assert all(15 < count / 400 < 17 for count in flips)
    values = [normal(7, who, step, 0) for who in range(4) for step in range(500)]
    assert abs(sum(values) / 2000) < 0.08
    assert abs(sum(value * value for value in values) / 2000 - 1) < 0.1
    assert all(0 <= uniform(7, 0, step, 3) < 1 for step in range(100))
