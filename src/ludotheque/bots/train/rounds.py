"""Rounds of training: a search plays with the value fitted last; the next value is kept only if it wins against the old
one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.bots.matches import Contest, make_contest
from ludotheque.bots.train.samples import SelfPlay
from ludotheque.bots.valued import valued_name
from ludotheque.core.value_files import Model

# The seeds of trials are multiples of this number, so that they are far apart, and far from the usual seeds of arenas.
TRIAL_SEEDS: Final = 1_000_003


def next_plan(plan: SelfPlay, models: Sequence[Model], simulations: int) -> SelfPlay:
    """Returns the settings for self-play in the next round: different seeds, and a search with these models in every
    seat.
    """
    return msgspec.structs.replace(plan, seed=plan.seed + 1, simulations=simulations, models=tuple(models))


def trial(plan: SelfPlay, new: Path, old: Path, seats: int, games: int) -> Contest:
    """Returns the matches that decide on a round: one search with the value in the file `new` against searches with the
    value in the file `old`, on seeds that no fit has seen.
    """
    bots = [valued_name(new, plan.simulations), *[valued_name(old, plan.simulations)] * (seats - 1)]
    return make_contest(plan.game, bots, games, seed=TRIAL_SEEDS * (plan.seed + 1))
