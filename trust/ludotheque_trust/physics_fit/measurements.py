"""Computes statistics of many simulated walks."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from ludotheque.physics import Character, Pawn, Scene, Walk, standard_characters, walk

PLAIN = Character("plain", 40.0, 0.5, 0.0)


class FreeWalk(NamedTuple):
    """The end of a single pawn's walk, relative to its start."""

    ahead: float
    aside: float
    turn: float
    seconds: float
    size: int


def at(x: float, y: float, degrees: float, character: Character) -> Pawn:
    """Returns a pawn at a position given in cm and a facing given in degrees."""
    return Pawn(round(x * 1000), round(y * 1000), round(degrees / 360 * 65536) % 65536, character)


def free_walks(winds: int, character: Character, count: int, seed: int = 0) -> list[FreeWalk]:
    """Simulates walks of a single pawn on an endless floor."""
    scene = Scene([at(0, 0, 0, character)])
    found = []
    for number in range(count):
        result = walk(scene, 0, winds, seed * 100_000 + number)
        end = result.rest[0]
        facing = (end.facing + 32768) % 65536 - 32768
        turn = facing * 2 * math.pi / 65536
        found.append(FreeWalk(end.x / 1000, end.y / 1000, turn, result.seconds(), len(result.frames)))
    return found


def with_bias(bias: float) -> Character:
    return Character("", PLAIN.mass, PLAIN.friction, bias)


def row(winds: int, bias: float, count: int) -> dict[str, float]:
    """Returns a row of the stand-in's lookup table."""
    walks = free_walks(winds, with_bias(bias), count, seed=winds)
    ahead = [walk.ahead for walk in walks]
    aside = [walk.aside for walk in walks]
    turn = [walk.turn for walk in walks]
    covariance = fmean(a * t for a, t in zip(aside, turn)) - fmean(aside) * fmean(turn)
    return {
        "winds": winds,
        "bias": bias,
        "ahead": round(fmean(ahead), 4),
        "aside": round(fmean(aside), 4) if bias else 0.0,
        "turn": round(fmean(turn), 5) if bias else 0.0,
        "ahead_spread": round(stdev(ahead), 4),
        "aside_spread": round(stdev(aside), 4),
        "turn_spread": round(stdev(turn), 5),
        "together": round(min(0.999, covariance / (stdev(aside) * stdev(turn))), 4),
    }


def meetings(degrees: float, count: int, winds: int = 4, askew: float = 1.0, seed: int = 0) -> Iterator[Walk]:
    """Simulates walks towards another pawn, which stands 6 cm ahead and faces about `degrees`; `askew` scales the
    random deviations.
    """
    random = Random(seed)
    characters = standard_characters()
    for number in range(count):
        a, b = random.sample(range(4), 2)
        beside = random.uniform(-2, 2) * askew
        facing = degrees + random.uniform(-15, 15) * askew
        scene = Scene([at(0, 0, 0, characters[a]), at(6, beside, facing, characters[b])])
        result = walk(scene, 0, winds, seed * 100_000 + number)
        if result.of("contact"):
            yield result


def push_distance(result: Walk) -> float:
    """Returns how far the struck pawn moved, in cm."""
    start, *_, end = result.keyframes()[1]
    return math.hypot(end.x - start.x, end.y - start.y) / 100


def distance_walked(result: Walk) -> float:
    """Returns how far the walker came, in cm."""
    return math.hypot(result.rest[0].x, result.rest[0].y) / 1000
