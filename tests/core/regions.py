"""Provides small regions of every kind, and the actions that these regions contain."""

from __future__ import annotations

from typing import Any

from ludotheque.core.places import Place, Pose
from ludotheque.core.regions import Arc, Swing
from ludotheque.core.structs import Action


class Crawl(Action, frozen=True):
    worm: int
    direction: Any = 0


class SwingFinish(Action, frozen=True):
    held_post: str
    turn_by: Any = 0


class Put(Action, frozen=True):
    what: str
    x: Any = 0
    y: Any = 0


class Stand(Action, frozen=True):
    pawn: int
    x: Any = 0
    y: Any = 0
    facing: Any = 0


class Other(Action, frozen=True):
    worm: int
    direction: Any = 0


def arc(*arcs):
    return Arc(Crawl(worm=2), "direction", arcs)


def swing(low, high, **more):
    return Swing(SwingFinish("left"), "turn_by", low, high, pivot=(100, 200), radius=12000, **more)


def place(area, **more):
    return Place(Put("can"), ("x", "y"), area, **more)


def pose(area, half_length=1500, half_width=2000, **more):
    return Pose(Stand(1), ("x", "y", "facing"), area, half_length, half_width, **more)


def square(size, x=0, y=0):
    return [(x, y), (x + size, y), (x + size, y + size), (x, y + size)]


TILE = square(25000)
