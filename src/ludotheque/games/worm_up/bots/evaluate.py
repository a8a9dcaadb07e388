"""Estimates how far each worm is from the card, in steps (segments to move), and how likely each seat is to be first."""

from __future__ import annotations

import math

from ludotheque.games.worm_up.bots.weights import WEIGHTS
from ludotheque.games.worm_up.geometry import Body
from ludotheque.games.worm_up.search import Goal, goal_of_card
from ludotheque.games.worm_up.state import State


def goal_at(state: State, ends: tuple[int, int, int, int]) -> Goal:
    """Returns the part of the card that a head can touch."""
    settings = state.settings
    return goal_of_card(ends, settings.touch, settings.radius + settings.post)


def needs(state: State, bodies: list[Body], ends: tuple[int, int, int, int]) -> list[float]:
    """Returns the number of steps that each worm needs to reach the card, going round other worms in its way."""
    settings = state.settings
    goal = goal_at(state, ends)
    step = float(settings.diameter)
    keep = float(settings.diameter + settings.gap)
    found: list[float] = []
    for worm, body in enumerate(bodies):
        x, y = float(body[0]), float(body[1])
        px, py = goal.nearest(x, y)
        dx, dy = px - x, py - y
        length = math.sqrt(dx * dx + dy * dy)
        far = max(0.0, length - settings.touch)
        if length > step:
            # The more the head points away from the card, the wider a curve the worm needs.
            hx, hy = float(body[0] - body[2]), float(body[1] - body[3])
            looks = (hx * dx + hy * dy) / (length * step)
            if looks < 0.3:
                far += (0.3 - looks) * step
            for other, segments in enumerate(bodies):
                if other != worm:
                    far += detour(x, y, dx / length, dy / length, length, segments, keep)
        found.append(far / step)
    return found


def detour(x: float, y: float, ux: float, uy: float, length: float, segments: Body, keep: float) -> float:
    """Returns by how much another worm lengthens the path from x, y in a direction, because it lies across this path."""
    is_across = False
    left, right = -math.inf, math.inf
    left_at, right_at = 0.0, 0.0
    for at in range(0, len(segments), 2):
        dx = segments[at] - x
        dy = segments[at + 1] - y
        along = dx * ux + dy * uy
        aside = dy * ux - dx * uy
        if along < -keep or along > length:
            continue
        if -keep < aside < keep and along > 0.0:
            is_across = True
        if aside > left:
            left, left_at = aside, along
        if aside < right:
            right, right_at = aside, along
    if not is_across:
        return 0.0
    best = math.inf
    for off, at_along in ((left + keep, left_at), (keep - right, right_at)):
        first = max(1.0, at_along)
        rest = max(1.0, length - at_along)
        way = math.sqrt(first * first + off * off) + math.sqrt(rest * rest + off * off)
        best = min(best, way - first - rest)
    return best


def share(state: State, needed: list[float], seat: int) -> float:
    """Returns the estimated chance that a seat is first, from the steps that each worm needs."""
    settings = state.settings
    mine = 0.0
    total = 0.0
    least = min(needed)
    for worm, steps in enumerate(needed):
        weight = math.exp((least - steps) / WEIGHTS.spread)
        total += weight
        if settings.owner(worm) == seat:
            mine += weight
    return mine / total
