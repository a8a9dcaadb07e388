"""The results of many matches: the wins of each bot, with intervals, and the time that the matches took."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludotheque.core.structs import Seat


class Played(msgspec.Struct, frozen=True, rename="camel"):
    """The result of one match of an arena."""

    pairing: int  # matches of one pairing have the same luck; only the seating differs
    line_up: tuple[str, ...]  # the bot in each seat
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    reason: str
    plays: int


class Standing(msgspec.Struct, frozen=True, rename="camel"):
    """The result of one bot, over all its matches and seats."""

    bot: str
    seats: int  # the number of seats in each match
    wins: float  # a win shared by n seats counts 1/n for each
    share: float
    low: float  # the lower end of the 95 % interval of the share, clustered by pairing
    high: float
    fair: float  # the share a bot would have if all played equally well
    strength: float  # the share divided by the fair one


class Pace(msgspec.Struct, frozen=True, rename="camel"):
    """How fast the matches went: the only part of the results that differs from run to run."""

    seconds: float
    seconds_a_match: float
    decisions: int
    decisions_a_second: float
    thinking: dict[str, float]  # milliseconds per decision, for each bot


class Results(msgspec.Struct, frozen=True, rename="camel"):
    """The results of many matches."""

    game: str
    version: str
    options: dict[str, Any]
    seats: int
    seed: int
    standings: tuple[Standing, ...]
    by_seat: tuple[float, ...]  # the share of wins of each seat, whichever bot sat there
    mean_plays: float
    matches: tuple[Played, ...]
    pace: Pace


def wilson(wins: float, matches: float) -> tuple[float, float]:
    """Returns the interval in which the true share of wins lies with 95 % confidence (Wilson 1927)."""
    if matches == 0:
        return 0.0, 1.0
    z = 1.959963984540054
    share = wins / matches
    middle = share + z * z / (2 * matches)
    reach = z * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    whole = 1 + z * z / matches
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def clustered(wins: Sequence[float], counts: Sequence[int]) -> tuple[float, float]:
    """Returns the 95 % interval of a share, from the wins and matches of each pairing.

    Matches of one pairing have the same luck, so they are not independent.  The interval is Wilson's, for the number of
    independent matches that would vary as much as the pairings do.
    """
    matches = sum(counts)
    pairings = len(counts)
    if matches == pairings:
        return wilson(sum(wins), matches)
    share = sum(wins) / matches
    # All matches ended alike, so nothing is known about how much the matches of a pairing vary.
    if not 0.0 < share < 1.0:
        return wilson(share * pairings, pairings)
    plain = share * (1 - share) * matches  # the variance of all wins if matches were independent
    squares = sum([(won - share * count) ** 2 for won, count in zip(wins, counts)])
    # Two imagined pairings of independent matches are added, so that a few real pairings that agree by chance do not
    # look certain.
    variance = (squares + 2 * plain / pairings) * pairings / (pairings + 1)
    size = matches * plain / variance
    return wilson(share * size, size)


def standings(bots: Sequence[str], matches: Sequence[Played]) -> tuple[Standing, ...]:
    """Returns the wins of each bot and their interval, in the order of `bots`."""
    standings: list[Standing] = []
    numbers = sorted({match.pairing for match in matches})
    counts = dict.fromkeys(numbers, 0)
    for match in matches:
        counts[match.pairing] += 1
    for bot in dict.fromkeys(bots):
        won = dict.fromkeys(numbers, 0.0)
        for match in matches:
            won[match.pairing] += sum([match.line_up[seat] == bot for seat in match.winners]) / len(match.winners)
        low, high = clustered(list(won.values()), list(counts.values()))
        wins = sum(won.values())
        seats = bots.count(bot)
        share = wins / len(matches) if matches else 0.0
        fair = seats / len(bots)
        standings.append(Standing(bot, seats, wins, share, low, high, fair, share / fair))
    return tuple(standings)


def by_seat(seats: int, matches: Sequence[Played]) -> tuple[float, ...]:
    """Returns the share of wins of each seat."""
    wins = [0.0] * seats
    for match in matches:
        for seat in match.winners:
            wins[seat] += 1 / len(match.winners)
    return tuple([won / max(1, len(matches)) for won in wins])


def pace(seconds: float, thought: Sequence[Mapping[str, tuple[int, float]]]) -> Pace:
    """Returns the pace of the matches, from the decisions and seconds of each bot in each match."""
    decisions: dict[str, int] = {}
    thinking: dict[str, float] = {}
    for match in thought:
        for bot, (count, seconds_spent) in match.items():
            decisions[bot] = decisions.get(bot, 0) + count
            thinking[bot] = thinking.get(bot, 0.0) + seconds_spent
    total = sum(decisions.values())
    return Pace(
        seconds=seconds,
        seconds_a_match=seconds / max(1, len(thought)),
        decisions=total,
        decisions_a_second=total / seconds if seconds else 0.0,
        thinking={bot: 1000 * seconds_spent / max(1, decisions[bot]) for bot, seconds_spent in thinking.items()},
    )
