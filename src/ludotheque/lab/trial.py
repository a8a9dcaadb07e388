"""The report on a trial of the workshop: compares a changed box with the printed one, played with the same luck, and
returns figures for a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludotheque.lab.comparison import compare, shares_by_pairing
from ludotheque.lab.metrics import (
    METRICS,
    Used,
    estimate_metric,
    share_of,
    used_things,
    values_of,
    win_share_of_seat,
    win_share_of_turn,
)
from ludotheque.lab.plan import Plan
from ludotheque.lab.rows import MatchRow
from ludotheque.lab.statistics import Estimate, by_pairing, clear_changes, difference
from ludotheque.lab.uses import kind_of

PATH = Path("workshop")  # the path of a run that is only in memory, as reports show it


class Figure(msgspec.Struct, frozen=True, rename="camel"):
    """One figure for both boxes, and its change."""

    id: str  # the id of a metric; or "first-seat", "seat-0" …
    unit: str
    printed: float
    changed: float
    change: float
    low: float | None  # the lower end of the interval of the change; None if there are too few matches for an interval
    high: float | None
    is_clear: bool  # whether the change is larger than luck explains, given how many figures there are


class ThingUsed(msgspec.Struct, frozen=True, rename="camel"):
    """How often a thing was used per match with each box, and the share of its users that won."""

    action: str  # the type of the action
    kind: str  # the kind of the thing, such as "card"
    thing: str
    uses: tuple[float, float]
    won: tuple[float | None, float | None]


class TrialReport(msgspec.Struct, frozen=True, rename="camel"):
    """The results of a trial of the workshop."""

    matches: int  # matches with each of the two boxes
    seats: int
    figures: tuple[Figure, ...]
    things: tuple[ThingUsed, ...]
    html: str  # the whole comparison as a page of its own


class InMemory(NamedTuple):
    """A run that is only in memory."""

    plan: Plan
    matches: Sequence[MatchRow]
    path: Path = PATH

    def rows(self) -> list[MatchRow]:
        """Returns the rows of all matches of the run."""
        return list(self.matches)


def trial_report(printed: InMemory, changed: InMemory, language: str) -> TrialReport:
    """Returns the figures of a changed game together with those of the printed game."""
    old, new = printed.matches, changed.matches
    found: list[tuple[str, str, float, float, Estimate]] = []
    for metric in METRICS:
        pair = estimate_metric(metric, old), estimate_metric(metric, new)
        change = difference(by_pairing(values_of(metric, old)), by_pairing(values_of(metric, new)))
        if pair[0] is not None and pair[1] is not None and change is not None:
            found.append((metric.id, metric.unit, pair[0].mean, pair[1].mean, change))
    shares = [
        ("first-seat", win_share_of_turn(0)),
        *[(f"seat-{seat}", win_share_of_seat(seat)) for seat in range(changed.plan.seats)],
    ]
    for id, won in shares:
        change = difference(shares_by_pairing(old, won), shares_by_pairing(new, won))
        if change is not None:
            found.append((id, "share", share_of(old, won).mean, share_of(new, won).mean, change))
    marks = clear_changes([one[4] for one in found])
    figures = [figure(*one, is_clear) for one, is_clear in zip(found, marks)]
    html = compare(printed, changed, language)
    return TrialReport(len(new), changed.plan.seats, tuple(figures), tuple(things(changed.plan.game, old, new)), html)


def figure(id: str, unit: str, printed: float, changed: float, change: Estimate, is_clear: bool) -> Figure:
    """Returns one figure of the report, with its change and the interval of the change."""
    low, high = (change.low, change.high) if change.values > 1 else (None, None)
    return Figure(id, unit, printed, changed, change.mean, low, high, is_clear)


def things(game: str, old: Sequence[MatchRow], new: Sequence[MatchRow]) -> list[ThingUsed]:
    """Returns the use of each thing in both games, the most used first."""
    both: list[dict[str, Used]] = [{thing.key: thing for thing in used_things(rows)} for rows in (old, new)]
    found: list[ThingUsed] = []
    for key in {**both[1], **both[0]}:
        action, _, thing = key.partition(" ")
        uses = [used[key].a_match if key in used else 0.0 for used in both]
        won = [used[key].share.mean if key in used else None for used in both]
        found.append(ThingUsed(action, kind_of(game, action, thing), thing, (uses[0], uses[1]), (won[0], won[1])))
    return sorted(found, key=lambda one: (-max(one.uses), one.thing, one.action))
