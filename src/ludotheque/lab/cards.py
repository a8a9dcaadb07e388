"""Measures the worth of each card: a bot that never uses the card plays against the same bot without this restriction
(restricted play; Jaffe 2012).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ludotheque.core.words import kebab
from ludotheque.lab.folder import digest_of, open_for
from ludotheque.lab.metrics import share_of, win_share_of_bot
from ludotheque.lab.plan import Plan, pairings_for
from ludotheque.lab.players import WITHOUT
from ludotheque.lab.rows import MatchRow
from ludotheque.lab.run import play_run
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.workers import Workers

PROBE_MATCHES: Final = 40  # number of matches played to find out which cards a bot uses at all


class Worth(NamedTuple):
    """The advantage of being allowed to use a thing: the share of wins minus an even share, with its interval."""

    thing: str
    gain: Estimate
    digest: str  # a digest of the matches behind the figure


def things_used(plan: Plan, games: int, workers: Workers) -> list[str]:
    """Returns the things that the first bot of a plan uses in some matches against itself, the most used first."""
    uses: dict[str, int] = {}
    for row in rows_of(alone(plan), games, workers):
        for key, counts in row.used.items():
            thing = key.partition(" ")[2]
            uses[thing] = uses.get(thing, 0) + sum(counts)
    return sorted(uses, key=lambda thing: (-uses[thing], thing))


def worth_of(
    plan: Plan, thing: str, games: int, workers: Workers, advance: Callable[[int], None], to: Path | None = None
) -> Worth:
    """Returns the worth of a thing to the first bot of a plan, measured in matches between that bot and a copy of it.

    Seats alternate between the bot and the copy, which never uses the thing.  Every pairing is played from every seat,
    so that luck and seats cancel out.  If `to` names a folder, matches are stored there and played only once.
    """
    bot = plan.bots[0]
    line_up = tuple([bot if seat % 2 == 0 else f"{bot}{WITHOUT}{thing}" for seat in range(plan.seats)])
    against = msgspec.structs.replace(plan, bots=line_up)
    if to is None:
        rows = rows_of(against, games, workers)
        advance(len(rows))
    else:
        rows = play_run(open_for(to / kebab(thing), against), games, workers, advance)
    share = share_of(rows, win_share_of_bot(bot))
    fair = line_up.count(bot) / len(line_up)
    gain = Estimate(share.mean - fair, share.low - fair, share.high - fair, share.values)
    return Worth(thing, gain, digest_of(rows))


def alone(plan: Plan) -> Plan:
    """Returns the plan with its first bot in every seat."""
    return msgspec.structs.replace(plan, bots=(plan.bots[0],) * plan.seats)


def rows_of(plan: Plan, games: int, workers: Workers) -> Sequence[MatchRow]:
    """Plays at least this many matches of a plan and returns their rows in order."""
    rows = [row for batch in workers.play(plan, range(pairings_for(plan, games))) for row in batch.rows]
    return sorted(rows, key=lambda row: (row.pairing, row.rotation))
