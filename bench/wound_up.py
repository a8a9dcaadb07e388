"""All Wound Up: whole random matches a second with guessed and with simulated walks, walks, copies, bot decisions.

`uv run python bench/wound_up.py` measures the sources; with the Python of an environment that holds the compiled wheel it
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
from ludotheque.core.luck import Luck, fast
from ludotheque.games.wound_up.heuristics import heuristic
from ludotheque.games.wound_up.playout import play_out
from ludotheque.games.wound_up.rules.walking import rough, scene_of
from ludotheque.physics import walk
from ludotheque.physics.stand_in import stroll

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


def matches(seats: int, luck: Luck, turns: int) -> Callable[[], int]:
    """A random match by the rules alone, without views, events or record."""
    game = find_game("wound-up")
    options, box = check_options(game, seats, {"last_turn": turns}), game.box(None)

    def one() -> int:
        play_out(game.set_up(seats, options, box, luck, SILENT), luck)
        return 1

    return one


def public_matches(seats: int, turns: int) -> Callable[[], int]:
    """A random match through the public API: checked, recorded, with events, its walks simulated."""
    luck = fast(SEED)

    def one() -> int:
        random_play(ludotheque.new("wound-up", seats=seats, luck=luck, options={"last_turn": turns}), luck)
        return 1

    return one


def scenes(seats: int) -> list[Any]:
    """Pawns about to be let go, in the middle of random matches: the scene, whose pawn, how many winds, the state."""
    luck = fast(SEED)
    found: list[Any] = []
    number = 0
    while len(found) < 40:
        match = ludotheque.new("wound-up", seats=seats, seed=number, options={"last_turn": 3})
        number += 1
        while match.outcome is None:
            random_play(match, luck, 1)
            view: Any = match.view(None)
            if view.phase == "winding":
                state = match.state
                found.append((scene_of(state), state.target, state.card + 1, state.copy()))
    return found


def heuristic_moves(seats: int, count: int) -> tuple[float, float, int]:
    """Mean and longest CPU time of a heuristic's decision in whole matches, and how many there were."""
    times: list[float] = []

    def timed(view: Any, choices: Any, luck: Any) -> Any:
        start = time.process_time()
        action = heuristic(view, choices, luck)
        times.append(time.process_time() - start)
        return action

    for seed in range(count):
        run(ludotheque.new("wound-up", seats=seats, seed=seed), [timed] * seats, fast(seed))
    return sum(times) / len(times), max(times), len(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each line")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--turns", type=int, default=60, help="the option last_turn of the matches")
    given = parser.parse_args()
    seconds, seats, turns = given.seconds, given.seats, given.turns
    built, why = how_built()
    print(f"wound-up, {seats} seats, at most {turns} turns, ludotheque {built}" + (f" ({why})" if why else ""))
    around = scenes(seats)

    def each(do: Callable[[Any], object]) -> Callable[[], int]:
        def all_of_them() -> int:
            for one in around:
                do(one)
            return len(around)

        return all_of_them

    guessed = seconds_each(matches(seats, rough(SEED), turns), seconds)
    simulated = seconds_each(matches(seats, fast(SEED), turns), seconds)
    public = seconds_each(public_matches(seats, turns), seconds)
    decisions, wide = play_out(ludotheque.new("wound-up", seats=seats, seed=SEED).state, rough(SEED))
    print(f"matches:  {1 / guessed:12.1f} whole random matches a second by the rules, walks guessed by the stand-in")
    print(f"          {1 / simulated:12.1f} a second, walks simulated")
    print(f"          {1 / public:12.1f} a second, walks simulated, checked and recorded with their events")
    print(f"          {decisions:12,} decisions in one of them, {wide:,} with a choice")
    strolls = seconds_each(each(lambda one: stroll(one[0], one[1], one[2], 7)), seconds)
    walks = seconds_each(each(lambda one: walk(one[0], one[1], one[2], 7)), seconds)
    print(f"walks:    {1 / strolls:12,.0f} a second guessed by the stand-in")
    print(f"          {1 / walks:12,.0f} a second simulated")
    print(f"copy:     {1e6 * seconds_each(each(lambda one: one[3].copy()), seconds):12.3f} µs for a state")
    mean, longest, count = heuristic_moves(seats, 3)
    print(f"bot:      {1e3 * mean:12.2f} ms a heuristic decision, at most {1e3 * longest:.1f} ms of {count:,}")


if __name__ == "__main__":
    main()
