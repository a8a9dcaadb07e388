"""Measures how much the search would gain from a larger budget (more simulations) or from another margin (the number of
standard errors that a plan's gain must exceed).

    python -m bench.budgets malta --positions 60

In positions of matches between heuristics, every plan is tried in the same large number of worlds, which gives the
value of the plan.  Then smaller searches, in other worlds, choose a plan.  The table shows the gain of the chosen plans
over the heuristic's own plan, in hundredths of a win per decision, and the share of decisions in which the two plans
differ.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

from bench.measuring import laid_out
from bench.searching import SEATS, positions
from ludotheque.bots.search.budget import MOST_SIMULATIONS, Budget
from ludotheque.bots.search.engine import FEWEST, WIDTH, Search
from ludotheque.core.catalogue import find_game
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import fast

SIMULATIONS: Final = (50, 100, 200, 500, 1000)
# A search leaves the heuristic's plan only for a gain above this many standard errors.
MARGINS: Final = (0.0, 0.5, 1.0, 2.0)


def values_of(hooks: Hooks[Any], view: Any, choices: Any, worlds: int, number: int) -> Search:
    """Returns a search in which every plan was tried in the same number of worlds."""
    search = Search(hooks, view, choices, fast(number, b"plans"))
    search.propose(WIDTH)
    search.meet(search.candidates, worlds, Budget(MOST_SIMULATIONS))
    return search


def chosen(search: Search, margin: float) -> int:
    """Returns the number of the plan that a search would choose with this margin."""
    own = search.candidates[0]
    best, most = 0, 0.0
    for number, candidate in enumerate(search.candidates):
        gain, error = candidate.gain(own)
        if number and len(candidate.values) >= FEWEST and gain > margin * error and gain > most:
            best, most = number, gain
    return best


def table(game: str, seats: int, count: int, worlds: int) -> str:
    """Returns the table of budgets for one game."""
    hooks = hooks_of(find_game(game))
    gains: dict[tuple[int, float], list[float]] = {(size, margin): [] for size in SIMULATIONS for margin in MARGINS}
    left = dict.fromkeys(gains, 0)
    for number, (view, choices) in enumerate(positions(game, seats, hooks, count)):
        values = values_of(hooks, view, choices, worlds, number)
        for size in SIMULATIONS:
            search = Search(hooks, view, choices, fast(number, b"plans"))
            search.propose(WIDTH)
            search.world_luck = fast(number, b"%d" % size)
            search.run(Budget(size))
            for margin in MARGINS:
                plan = chosen(search, margin)
                gains[size, margin].append(values.candidates[plan].gain(values.candidates[0])[0] if plan else 0.0)
                left[size, margin] += plan > 0
    rows = {}
    for size in SIMULATIONS:
        means = [sum(gains[size, margin]) / len(gains[size, margin]) for margin in MARGINS]
        shares = [left[size, margin] / len(gains[size, margin]) for margin in MARGINS]
        rows[f"{size} simulations"] = tuple([f"{100 * mean:.2f} ({share:.0%})" for mean, share in zip(means, shares)])
    return laid_out(tuple([f"margin {margin:g}" for margin in MARGINS]), rows)


def main() -> None:
    """Prints the table of each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=400)
    args = parser.parse_args()
    print(table(args.game, args.seats or SEATS.get(args.game, 2), args.positions, args.worlds))


if __name__ == "__main__":
    main()
