"""Road to Glory in numbers: matches with each bot, moves beside OpenSpiel's gin_rummy, the exact odds of a fight."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import perf_counter

from baselines import SEED, Rate, Run, installed, interleaved, measure, missing, table
from rules import playouts, public_api, rules_layer

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.build import how_built
from ludotheque.core.drive import run as play
from ludotheque.core.luck import fast
from ludotheque.games.glory.rules.odds import totals, worked_out


def bots(name: str, seats: int) -> Run:
    """Whole matches of one bot against itself, each seat with its own view."""
    players = [find_bot("glory", name)] * seats

    def run(seconds: float) -> Rate:
        luck = fast(SEED)

        def one_match() -> tuple[int, int]:
            match = ludotheque.new("glory", seats, luck=luck)
            play(match, players, luck)
            return match.step, match.step

        return measure(one_match, seconds)

    return run


def milliseconds(work: Callable[[], object], times: int = 200) -> float:
    """The mean time of a piece of work."""
    start = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - start) / times * 1000


def main() -> None:
    """Prints one table, the ratios to the baselines, and the time of the odds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each row, by turns")
    given = parser.parse_args()
    built, why = how_built()
    print(f"ludotheque {built} ({why})" if why else f"ludotheque {built}")
    runs: dict[str, Run] = {
        "glory playout": playouts("glory", given.seats) or rules_layer("glory", given.seats),
        "glory rules": rules_layer("glory", given.seats),
        "glory public": public_api("glory", given.seats),
        "glory random bots": bots("random", given.seats),
        "glory plain bots": bots("plain", given.seats),
        "glory heuristic bots": bots("heuristic", given.seats),
    }
    others = installed()
    rates = interleaved({**runs, **others}, given.seconds, given.rounds)
    print(table(rates))
    for name in others:
        for ours in ("glory playout", "glory rules", "glory public"):
            print(f"{ours}: {rates[ours].decisions_per_second / rates[name].decisions_per_second:.2f} × {name}")
    for name in ("random", "plain", "heuristic"):
        print(f"{name} bots: {rates[f'glory {name} bots'].matches_per_second:.1f} matches/s")
    print(
        f"exact odds of a fight of 4 dice against 4: {milliseconds(lambda: worked_out(totals(4, 4), totals(4, -3))):.3f} ms"
    )
    if missing():
        print(missing())


if __name__ == "__main__":
    main()
