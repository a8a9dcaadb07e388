"""Measures parts of a game: Worm Up's geometry and path search, All Wound Up's walks, Road to Glory's odds.

Each part repeats one computation on positions from random matches, and counts the repetitions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludotheque
from bench.measuring import SEED, Rate, Run, measure
from ludotheque.core.drive import random_play
from ludotheque.core.luck import fast
from ludotheque.games.glory.rules.odds import compute_odds, totals
from ludotheque.games.worm_up.geometry import Spot
from ludotheque.games.worm_up.rules.swinging import swings
from ludotheque.games.worm_up.search import Field, crawls, goal_of_card
from ludotheque.games.wound_up.rules.walking import scene_of
from ludotheque.physics import walk
from ludotheque.physics.stand_in import estimate_walk


def parts(game_id: str, seats: int) -> dict[str, Run]:
    """Returns those parts of a game that are measured on their own; most games have none."""
    found = PARTS[game_id](seats) if game_id in PARTS else {}
    return {f"{game_id}: {name}": repeated(work) for name, work in found.items()}


def repeated(work: Callable[[], int]) -> Run:
    """Returns a run that repeats a computation; the repetitions are reported as its decisions."""

    def once() -> tuple[int, int]:
        count = work()
        return count, count

    def run(seconds: float) -> Rate:
        return measure(once, seconds)

    return run


def for_each(things: list[Any], do: Callable[[Any], object]) -> Callable[[], int]:
    """Returns work that calls `do` with each item, and counts the calls."""

    def work() -> int:
        for thing in things:
            do(thing)
        return len(things)

    return work


def positions(game_id: str, seats: int, count: int, look: Callable[[Any], Any]) -> list[Any]:
    """Plays random matches, and collects `count` of the items that `look` finds in their states."""
    luck = fast(SEED)
    found: list[Any] = []
    number = 0
    while len(found) < count:
        match = ludotheque.new(game_id, seats=seats, seed=number)
        number += 1
        while match.outcome is None and len(found) < count:
            random_play(match, luck, 1)
            seen = look(match)
            if seen is not None:
                found.append(seen)
    return found


def of_glory(seats: int) -> dict[str, Callable[[], int]]:
    """Returns the parts of Road to Glory: the exact odds of a fight."""
    return {
        "odds of 4 dice against 4": for_each([4] * 10, lambda dice: compute_odds(totals(dice, 4), totals(dice, -3)))
    }


def about_to_crawl(match: Any) -> Any:
    """Returns the data of a worm that is about to crawl, if there is one: its surroundings, its body, the segments to
    move, and the state.
    """
    state = match.state
    if not state.order or not state.left:
        return None
    return state.ground(state.mover(), state.left), state.worms[state.mover()], state.left, state.copy()


def of_worm_up(seats: int) -> dict[str, Callable[[], int]]:
    """Returns the parts of Worm Up: legal angles, the swings of the finish, and the path search."""
    around = positions("worm-up", seats, 200, about_to_crawl)
    spots = [Spot(ground, body) for ground, body, _, _ in around]
    angles = [(spot, angle) for spot in spots for angle in range(0, 65536, 6553)]

    def path(one: Any) -> None:
        ground, body, left, _ = one
        crawls(ground, body, left, goal_of_card(ground.ends, ground.touch, 1400))

    def field(one: Any) -> None:
        Field(one[0], goal_of_card(one[0].ends, one[0].touch, 1400))

    return {
        "an angle at a known head": for_each(angles, lambda one: one[0].allows(one[1])),
        "an angle at a new head": for_each(around, lambda one: Spot(one[0], one[1]).allows(12345)),
        "all arcs of a head": for_each(around, lambda one: Spot(one[0], one[1]).arcs()),
        "swings of both posts": for_each(around, lambda one: swings(one[3])),
        "search for a crawl": for_each(around, path),
        "distance field": for_each(around, field),
    }


def about_to_walk(match: Any) -> Any:
    """Returns the data of a pawn that is about to be released, if there is one: the scene, the pawn's number, and its
    winds.
    """
    state = match.state
    return (scene_of(state), state.target, state.card + 1) if match.view(None).phase == "winding" else None


def of_wound_up(seats: int) -> dict[str, Callable[[], int]]:
    """Returns the parts of All Wound Up: walks, guessed and simulated."""
    scenes = positions("wound-up", seats, 40, about_to_walk)
    return {
        "walk, simulated": for_each(scenes, lambda one: walk(one[0], one[1], one[2], 7)),
        "walk, guessed by the stand-in": for_each(scenes, lambda one: estimate_walk(one[0], one[1], one[2], 7)),
    }


PARTS: dict[str, Callable[[int], dict[str, Callable[[], int]]]] = {
    "glory": of_glory,
    "worm-up": of_worm_up,
    "wound-up": of_wound_up,
}
