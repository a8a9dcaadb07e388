"""Worm Up: legality checks and whole random races a second, path search, heuristic moves, copies.

`uv run python bench/worm_up.py` measures the sources; with the Python of an environment that holds the compiled wheel it
measures that.  Rates are per second of CPU time on one core; each line is the median of some runs.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import ludotheque
from ludotheque.build import how_built
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_play, run
from ludotheque.core.game import check_options
from ludotheque.core.log import SILENT
from ludotheque.core.luck import fast
from ludotheque.games.worm_up.bots.policy import heuristic
from ludotheque.games.worm_up.geometry import Spot
from ludotheque.games.worm_up.playout import play_out
from ludotheque.games.worm_up.rules.swinging import swings
from ludotheque.games.worm_up.search import Field, crawls, goal_of_card

SEED = 1
RUNS = 5


def seconds_each(do: Callable[[], int], seconds: float) -> float:
    """The median CPU time of one of what `do` does (it answers how many it did)."""
    rates: list[float] = []
    for _ in range(RUNS):
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds / RUNS:
            done += do()
        rates.append((time.process_time() - start) / done)
    return median(rates)


def grounds(seats: int) -> list[Any]:
    """Worms about to crawl, in the middle of random races: what is around them, their bodies, the segments to move."""
    match, luck = ludotheque.new("worm-up", seats=seats, seed=SEED), fast(SEED)
    found: list[Any] = []
    while len(found) < 200:
        random_play(match, luck, 1)
        if match.outcome is not None:
            match = ludotheque.new("worm-up", seats=seats, seed=len(found))
        state = match.state
        if state.order and state.left:
            found.append(
                (state.ground(state.mover(), state.left), state.worms[state.mover()], state.left, state.copy())
            )
    return found


def races(seats: int) -> Callable[[], int]:
    """A random race by the rules alone, without views, events or record."""
    game = find_game("worm-up")
    options, box, luck = check_options(game, seats, None), game.box(None), fast(SEED)

    def one() -> int:
        play_out(game.set_up(seats, options, box, luck, SILENT), luck)
        return 1

    return one


def matches(seats: int) -> Callable[[], int]:
    """A random race through the public API: checked, recorded, with events."""
    luck = fast(SEED)

    def one() -> int:
        random_play(ludotheque.new("worm-up", seats=seats, luck=luck), luck)
        return 1

    return one


def heuristic_moves(seats: int) -> tuple[float, float, int]:
    """Mean and longest CPU time of a heuristic's decision in whole races, and how many there were."""
    times: list[float] = []

    def timed(view: Any, choices: Any, luck: Any) -> Any:
        start = time.process_time()
        action = heuristic(view, choices, luck)
        times.append(time.process_time() - start)
        return action

    for seed in range(4):
        run(ludotheque.new("worm-up", seats=seats, seed=seed), [timed] * seats, fast(seed))
    return sum(times) / len(times), max(times), len(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each line")
    parser.add_argument("--seats", type=int, default=3)
    given = parser.parse_args()
    seconds, seats = given.seconds, given.seats
    built, why = how_built()
    print(f"worm-up, {seats} seats, ludotheque {built}" + (f" ({why})" if why else ""))
    around = grounds(seats)
    spots = [Spot(ground, body) for ground, body, _, _ in around]

    def each(do: Callable[[Any], object]) -> Callable[[], int]:
        def all_of_them() -> int:
            for one in around:
                do(one)
            return len(around)

        return all_of_them

    def checks() -> int:
        for spot in spots:
            for angle in range(0, 65536, 6553):
                spot.allows(angle)
        return 11 * len(spots)

    def new_head(one: Any) -> None:
        Spot(one[0], one[1]).allows(12345)

    def path(one: Any) -> None:
        ground, body, left, _ = one
        crawls(ground, body, left, goal_of_card(ground.ends, ground.touch, 1400))

    def field(one: Any) -> None:
        Field(one[0], goal_of_card(one[0].ends, one[0].touch, 1400))

    print(f"legality: {1 / seconds_each(checks, seconds):12,.0f} checks of an angle a second at a known head")
    print(f"          {1 / seconds_each(each(new_head), seconds):12,.0f} checks a second, each at a new head")
    print(
        f"arcs:     {1e6 * seconds_each(each(lambda one: Spot(one[0], one[1]).arcs()), seconds):12.2f} µs for all of a head"
    )
    print(
        f"swing:    {1e6 * seconds_each(each(lambda one: swings(one[3])), seconds):12.2f} µs for both posts, both ways"
    )
    print(f"races:    {1 / seconds_each(races(seats), seconds):12.1f} whole random races a second, by the rules")
    print(
        f"          {1 / seconds_each(matches(seats), seconds):12.1f} a second, checked and recorded with their events"
    )
    print(f"path:     {1e3 * seconds_each(each(path), seconds):12.3f} ms to search a crawl")
    print(f"field:    {1e3 * seconds_each(each(field), seconds):12.3f} ms for a distance field")
    print(f"copy:     {1e6 * seconds_each(each(lambda one: one[3].copy()), seconds):12.3f} µs for a state")
    mean, longest, count = heuristic_moves(seats)
    print(f"bot:      {1e3 * mean:12.2f} ms a heuristic decision, at most {1e3 * longest:.1f} ms of {count:,}")


if __name__ == "__main__":
    main()
