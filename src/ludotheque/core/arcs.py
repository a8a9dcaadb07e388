"""Arcs: intervals of angles in whole quanta (1/65536 turn).

An arc that was computed with approximate formulas is corrected at both ends, so that it contains exactly the angles
that the rules allow.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from ludotheque.core.trig import TURN

# The first and the last quantum of an arc, both included, counter-clockwise.  In canonical form (see `merge_arcs`) both
# are from 0 to 65535, and an arc that runs past 0 is written with the smaller number last, such as (65000, 100); where
# arcs are not in canonical form, they may also begin below 0 or end beyond 65535.
Interval = tuple[int, int]
RealInterval = tuple[float, float]  # the two ends of an arc, in quanta and not rounded

REACH: Final = 8  # an end of an approximate interval may lie up to this many quanta inside the true end


def merge_arcs(arcs: Iterable[Interval]) -> tuple[Interval, ...]:
    """Puts arcs into canonical form: sorted and disjoint, with ends from 0 to 65535.

    Only the last arc may run past 0; the full circle is (0, 65535).
    """
    pieces: list[Interval] = []
    for first, last in arcs:
        if last - first >= TURN - 1:
            return ((0, TURN - 1),)
        start = first % TURN
        end = start + (last - first) % TURN
        if end < TURN:
            pieces.append((start, end))
        else:
            pieces.append((start, TURN - 1))
            pieces.append((0, end - TURN))
    pieces.sort()
    joined: list[Interval] = []
    for start, end in pieces:
        if joined and start <= joined[-1][1] + 1:
            start, before = joined.pop()
            end = max(end, before)
        joined.append((start, end))
    if len(joined) > 1 and joined[0][0] == 0 and joined[-1][1] == TURN - 1:
        joined[-1] = (joined[-1][0], joined[0][1])
        del joined[0]
    return tuple(joined)


def snap_to_legal(low: float, high: float, legal: Callable[[int], bool]) -> Interval | None:
    """Returns the first and the last legal quantum of an interval whose ends are only approximately right; None if no
    quantum there is legal.

    A legal end moves outward while it stays legal, at most REACH quanta; an illegal end moves inward until it is legal.
    Everything between two legal ends is assumed to be legal.  If the interval is too short to contain a whole quantum,
    the quanta on both sides of it are tried.
    """
    first = math.ceil(low)
    last = math.floor(high)
    has_no_quantum = first > last
    if has_no_quantum:
        if first - last > REACH:
            return None
        first, last = last, first
    while first <= last and not legal(first):
        first += 1
    if first > last:
        return None
    if has_no_quantum:
        last = first
    while not legal(last):
        last -= 1
    for _ in range(REACH):
        if not legal(first - 1):
            break
        first -= 1
    for _ in range(REACH):
        if not legal(last + 1):
            break
        last += 1
    return first, last


def free_arcs(forbidden: Iterable[RealInterval], legal: Callable[[int], bool]) -> tuple[Interval, ...]:
    """Returns the legal arcs of the circle, which lie between the forbidden intervals (low, high).  The ends of a
    forbidden interval are not themselves forbidden.

    The intervals come from approximate formulas, so `legal` decides exactly at every end; `legal` must also take angles
    below 0 or above 65535.
    """
    blocks: list[RealInterval] = []
    for low, high in forbidden:
        # Shrink each forbidden interval by up to one quantum at both ends.  Otherwise rounding could hide a single
        # legal angle between two that almost touch.
        slack = min(1.0, 0.5 * (high - low))
        start = low + slack - math.floor((low + slack) / TURN) * TURN
        blocks.append((start, start + (high - low) - 2.0 * slack))
    if not blocks:
        return ((0, TURN - 1),)
    blocks.sort()
    arcs: list[Interval] = []
    # Everything from the start up to `reached` has been searched.  The interval that ends last may run past 0, so the
    # search starts at the end of that interval, moved back by one turn.
    reached = max([high for _, high in blocks]) - TURN
    for low, high in blocks:
        if low >= reached:
            arc = snap_to_legal(reached, low, legal)
            if arc is not None:
                arcs.append(arc)
        reached = max(reached, high)
    return merge_arcs(arcs)
