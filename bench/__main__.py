"""Measures how fast our games are, and other people's games in the same run for comparison.

    python -m bench                        random matches of all games, beside OpenSpiel and RLCard where installed
    python -m bench malta glory --seats 4  some games only
    python -m bench --search               simulations a second of the search, beside OpenSpiel's ISMCTS on hearts
    python -m bench wound-up --bots        whole matches of each bot against itself, and the time of a decision
    python -m bench worm-up --parts        what the parts of a game cost

The benchmark measures the build of ludotheque that is installed for the Python that runs it.
"""

from __future__ import annotations

import sys

import ludotheque
from bench.baselines import installed, missing, versions
from bench.games import bots, layers
from bench.measuring import Run, arguments, interleaved, laid_out, rate_table, ratio_table
from bench.parts import parts
from bench.searching import REFERENCE, add_hearts, openspiel_ismcts, search_table, searches
from ludotheque.build import build_and_reason


def show_layers(games: list[str], seats: int, seconds: float, rounds: int, others: dict[str, Run]) -> None:
    """Benchmarks random matches and compares our games with other people's; then measures the size of a match."""
    ours = {name: run for game in games for name, run in layers(game, seats).items()}
    rates = interleaved({**ours, **others}, seconds, rounds)
    print(rate_table(rates))
    if others:
        print(f"\nDecisions a second, as a multiple of other games in this run:\n{ratio_table(rates, list(others))}")
    print()
    for game in games:
        sizes = [len(ludotheque.new(game, seats=seats, seed=seed).to_bytes()) for seed in range(5)]
        print(f"{game}: {sum(sizes) // len(sizes)} bytes for a new match with its past")


def show_bots(games: list[str], seats: int, seconds: float, rounds: int) -> None:
    """Benchmarks whole matches of each bot, and how long a bot takes over a decision."""
    found = {name: bot for game in games for name, bot in bots(game, seats).items()}
    rates = interleaved({name: bot.run for name, bot in found.items()}, seconds, rounds)
    rows = {}
    for name, bot in found.items():
        mean, longest = sum(bot.times) / len(bot.times), max(bot.times)
        times = (f"{1e3 * mean:.3f}", f"{1e3 * longest:.1f}", f"{len(bot.times):,}")
        rows[name] = (f"{rates[name].matches_per_second:,.1f}", *times, f"{rates[name].spread:.0%}")
    print(laid_out(("matches/s", "ms a decision", "longest ms", "decisions", "spread"), rows))


def show_parts(games: list[str], seats: int, seconds: float, rounds: int) -> None:
    """Benchmarks the parts of a game, which are computations measured on their own, and compares the speed of each part
    with the speed of the first one.
    """
    for game in games:
        runs = parts(game, seats)
        rates = interleaved(runs, seconds, rounds)
        rows = {}
        for name, rate in rates.items():
            each = rate.decisions_per_second
            ratio = each / next(iter(rates.values())).decisions_per_second
            rows[name] = (f"{each:,.0f}", f"{1e6 / each:,.2f}", f"{ratio:.3g} ×", f"{rate.spread:.0%}")
        if rows:
            print(laid_out(("a second", "µs each", "× the first", "spread"), rows))


def show_searches(games: list[str], seats: int | None, seconds: float, rounds: int, is_alone: bool) -> None:
    """Benchmarks our search and, unless `is_alone`, OpenSpiel's search in the same run, if OpenSpiel is installed."""
    runs = searches(games, seats)
    if not is_alone and "OpenSpiel hearts" in installed():
        runs[REFERENCE] = openspiel_ismcts
    print(search_table(interleaved(runs, seconds, rounds)))


def main() -> int:
    """Prints the requested tables, or one sentence that says why they cannot be made."""
    parser = arguments("python -m bench", __doc__, 1.0)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all with so many seats)")
    parser.add_argument("--seats", type=int, help="seats of each match (default 3; of a search, 2 in most games)")
    parser.add_argument("--alone", action="store_true", help="without other people's games")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--bots", action="store_true", help="whole matches of bots")
    which.add_argument("--parts", action="store_true", help="parts of games")
    which.add_argument("--search", action="store_true", help="simulations of the search")
    args = parser.parse_args()
    if args.search:
        add_hearts()
    shelf = ludotheque.games()
    seats = args.seats or 3
    any_seats = args.search and args.seats is None
    games = args.games or [game for game in shelf if any_seats or seats in shelf[game].seats]
    for game in games:
        if game not in shelf:
            parser.error(f"there is no game {game!r}; there are {', '.join(shelf)}")
        if not any_seats and seats not in shelf[game].seats:
            parser.error(f"{game} is not played by {seats}")
    built, why = build_and_reason()
    print(f"ludotheque {built}{f' ({why})' if why else ''}, {versions()}{'' if any_seats else f', {seats} seats'}")
    if args.bots:
        show_bots(games, seats, args.seconds, args.rounds)
    elif args.parts:
        show_parts(games, seats, args.seconds, args.rounds)
    elif args.search:
        show_searches(games, args.seats, args.seconds, args.rounds, args.alone)
    else:
        show_layers(games, seats, args.seconds, args.rounds, {} if args.alone else installed())
    if missing() and not (args.alone or args.bots or args.parts):
        print(missing(), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
