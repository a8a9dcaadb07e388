"""The metrics of a run: one value per match, averaged, with intervals that account for matches that share their luck.

docs/lab.md defines each of them in a paragraph.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from ludotheque.bots.results import clustered
from ludotheque.lab.rows import MatchRow
from ludotheque.lab.statistics import Estimate, by_pairing, estimate

SECONDS_A_CHOICE: Final = 8  # seconds that a person takes for a decision, used to estimate the minutes of a match
SECONDS_A_PLAY: Final = 2  # seconds that every play takes, even a forced one: to make it and to see its effect
# Matches say nothing about luck unless at least this share of them differ from one another.
LEAST_DIFFERENT: Final = 0.95
LEAST_USERS: Final = 30  # a thing is called better or worse than a fair share only if at least this many seats used it
COMEBACK: Final = 0.5  # a win is a comeback if the winner's chance once fell below this fraction of a fair chance


class Metric(NamedTuple):
    """A figure of each match; None for a match in which it cannot be measured."""

    id: str
    unit: str  # "number", "share" or "minutes"
    of: Callable[[MatchRow], float | None]
    is_yes_or_no: bool = False  # whether the figure of each match is 0 or 1


def minutes(row: MatchRow) -> float:
    """Returns the minutes that people would take for a match, by a rule of thumb."""
    return (SECONDS_A_CHOICE * row.decisions + SECONDS_A_PLAY * row.plays) / 60


def sitting_out(row: MatchRow) -> float:
    """Returns the fraction of the match for which some seat only watched at the end, after its last decision."""
    return 1 - min(row.last_asked) / row.plays if row.plays else 0.0


def comeback(row: MatchRow) -> float | None:
    """Returns 1 if the winner had once been far behind, otherwise 0; None if positions were not evaluated."""
    return None if row.lowest is None else float(row.lowest < COMEBACK / len(row.bots))


METRICS: Final = (
    Metric("minutes", "minutes", minutes),
    Metric("plays", "number", lambda row: row.plays),
    Metric("decisions", "number", lambda row: row.decisions),
    Metric("forced", "share", lambda row: 1 - row.decisions / row.plays if row.plays else None),
    Metric("branching", "number", lambda row: row.listed / row.decisions if row.decisions else None),
    Metric("sitting-out", "share", sitting_out),
    Metric("shared-win", "share", lambda row: float(len(row.winners) > 1), True),
    Metric("lead-changes", "number", lambda row: row.lead_changes),
    Metric("drama", "share", lambda row: row.drama),
    Metric("comeback", "share", comeback, True),
    Metric("decisiveness", "share", lambda row: row.decided),
    Metric("kingmaking", "share", lambda row: row.kingmaking),
)


def values_of(metric: Metric, rows: Sequence[MatchRow]) -> Iterator[tuple[int, float]]:
    """Yields the metric of each match in which it was measured, with the pairing of the match."""
    for row in rows:
        value = metric.of(row)
        if value is not None:
            yield row.pairing, value


def estimate_metric(metric: Metric, rows: Sequence[MatchRow]) -> Estimate | None:
    """Returns the mean of a metric; None if it was measured in no match."""
    values = list(values_of(metric, rows))
    if metric.is_yes_or_no and values:
        return proportion(values)
    found = estimate(values)
    if found is None or metric.unit != "share" or math.isinf(found.low):
        return found
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high), found.values)


def share_of(rows: Sequence[MatchRow], won: Callable[[MatchRow], float]) -> Estimate:
    """Returns a share of wins with its interval."""
    return proportion([(row.pairing, won(row)) for row in rows])


def proportion(pairs: Iterable[tuple[int, float]]) -> Estimate:
    """Returns a share, with an interval within 0 and 1; each success is given with its pairing."""
    wins: dict[int, float] = {}
    counts: dict[int, int] = {}
    for pairing, value in pairs:
        wins[pairing] = wins.get(pairing, 0.0) + value
        counts[pairing] = counts.get(pairing, 0) + 1
    low, high = clustered(list(wins.values()), list(counts.values()))
    total = sum(counts.values())
    return Estimate(sum(wins.values()) / total, low, high, total)


def win_share_of_seat(seat: int) -> Callable[[MatchRow], float]:
    """Returns a function that gives the share of the win of a seat in a match."""
    return lambda row: (seat in row.winners) / len(row.winners)


def win_share_of_turn(turn: int) -> Callable[[MatchRow], float]:
    """Returns a function that gives the share of the win of the seat that sits `turn` seats after the first player."""
    return lambda row: ((row.first + turn) % len(row.bots) in row.winners) / len(row.winners)


def win_share_of_bot(bot: str) -> Callable[[MatchRow], float]:
    """Returns a function that gives the share of the win of all seats of a bot in a match."""
    return lambda row: sum([row.bots[seat] == bot for seat in row.winners]) / len(row.winners)


def luck_share(rows: Sequence[MatchRow]) -> Estimate | None:
    """Returns the part of the outcome, from 0 to 1, that the luck shared by a pairing decides.

    Returns None unless all seats have the same bot and that bot decides partly by chance; otherwise pairings would
    contain copies of one match, and luck would seem to decide everything.

    Two matches of a pairing have the same luck, but their players decide anew.  The luck share says how much more often
    the same seat wins both of them than both of two matches with different luck.
    """
    pairs = [
        pair for both in by_pairing([(row.pairing, row) for row in rows]).values() for pair in combinations(both, 2)
    ]
    if not pairs or any(len(set(row.bots)) > 1 for row in rows) or different(rows) < LEAST_DIFFERENT * len(rows):
        return None
    shares = [share_of(rows, win_share_of_seat(seat)).mean for seat in range(len(rows[0].bots))]
    by_chance = sum([share * share for share in shares])
    found = estimate([(pair.pairing, agreement(pair, other)) for pair, other in pairs])
    if found is None or by_chance == 1.0:
        return None
    mean, low, high = ((value - by_chance) / (1 - by_chance) for value in found[:3])
    return Estimate(mean, low, high if math.isinf(high) else min(1.0, high), found.values)


def different(rows: Sequence[MatchRow]) -> int:
    """Returns the number of matches that differ from all others of their pairing; bots that never decide by chance
    repeat the same match.
    """
    return len({(row.pairing, msgspec.json.encode(msgspec.structs.replace(row, rotation=0))) for row in rows})


def agreement(one: MatchRow, other: MatchRow) -> float:
    """Returns the agreement of two matches on their winners, from 0 to 1: 1 if the same single seat won both."""
    return sum([win_share_of_seat(seat)(one) * win_share_of_seat(seat)(other) for seat in one.winners])


def skill_share(rows: Sequence[MatchRow]) -> Estimate | None:
    """Returns the position of the best bot's share of wins between a fair share (0) and all wins (1); None if all seats
    have the same bot.
    """
    bots = sorted(set(rows[0].bots))
    if len(bots) < 2:
        return None
    shares = [above_fair(rows, bot) for bot in bots]
    return max(shares, key=lambda one: one.mean)


def above_fair(rows: Sequence[MatchRow], bot: str) -> Estimate:
    """Returns where a bot is between a fair share of the wins (0) and all wins (1)."""
    share = share_of(rows, win_share_of_bot(bot))
    fair = rows[0].bots.count(bot) / len(rows[0].bots)
    mean, low, high = ((value - fair) / (1 - fair) for value in share[:3])
    return Estimate(mean, low, high, share.values)


class Used(NamedTuple):
    """The use of a thing of the box, and the share of wins of the seats that used it."""

    key: str  # the action and the thing
    a_match: float  # the average number of uses per match
    share: Estimate  # the share of wins of the seats that used the thing; a win shared by n seats counts 1/n for each

    def is_often(self) -> bool:
        """Returns whether enough seats used the thing to compare their share of wins with a fair share."""
        return self.share.values >= LEAST_USERS


def used_things(rows: Sequence[MatchRow]) -> list[Used]:
    """Returns the use of each thing and its users' share of wins, the most used thing first."""
    uses: dict[str, int] = {}
    users: dict[str, list[tuple[int, float]]] = {}
    for row in rows:
        for key, counts in row.used.items():
            uses[key] = uses.get(key, 0) + sum(counts)
            pairs = users.setdefault(key, [])
            for seat, count in enumerate(counts):
                if count:
                    pairs.append((row.pairing, win_share_of_seat(seat)(row)))
    found: list[Used] = []
    for key in sorted(uses, key=lambda key: (-uses[key], key)):
        found.append(Used(key, uses[key] / len(rows), proportion(users[key])))
    return found


def mean_curve(rows: Sequence[MatchRow]) -> list[float]:
    """Returns the winner's chance to win over the course of a match, averaged; empty without an evaluation."""
    curves = [row.curve for row in rows if row.curve]
    return [sum(column) / len(curves) for column in zip(*curves)]


def reasons(rows: Sequence[MatchRow]) -> list[tuple[str, float]]:
    """Returns why matches ended, with their shares, the most frequent first."""
    counts: dict[str, int] = {}
    for row in rows:
        counts[row.reason] = counts.get(row.reason, 0) + 1
    return [(reason, counts[reason] / len(rows)) for reason in sorted(counts, key=lambda one: (-counts[one], one))]
