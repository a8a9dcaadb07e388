"""Measures how fast the search is: simulations per second in positions of each game, and of OpenSpiel's ISMCTS on
hearts for comparison.

A simulation imagines the hidden things (once for all plans that are compared), carries out a plan, plays on to the
game's horizon and evaluates the position there.  The measured time is the time of a whole decision: imagining, ranking
plans, searching.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import ludotheque
from bench.baselines import load, shuffled
from bench.measuring import SEED, Rate, Run, copy_microseconds, laid_out, measure
from ludotheque.bots import find_bot
from ludotheque.bots.search.budget import Budget
from ludotheque.bots.search.engine import WIDTH, Search
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import ask_next
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import fast

SIMULATIONS: Final = 400  # simulations per decision
POSITIONS: Final = 40
SAMPLE_EVERY: Final = 3  # of the positions in which the bot would search, one in this many is measured
SEATS: Final = {"worm-up": 3, "hearts": 4}  # number of seats; two in all other games
REFERENCE: Final = "OpenSpiel hearts, ISMCTS"
HEARTS: Final = Path(__file__).resolve().parent.parent / "examples" / "hearts"


def add_hearts() -> None:
    """Puts our Hearts on the shelf; if Hearts is not installed, imports it from its folder as plain Python."""
    if "hearts" not in ludotheque.games():
        sys.path.append(str(HEARTS))
        from hearts.game import GAME

        ludotheque.register(GAME)


def searches(games: list[str], seats: int | None) -> dict[str, Run]:
    """Returns a run for each game that repeats searches of SIMULATIONS simulations."""
    return {f"{game} search": searching(game, seats or SEATS.get(game, 2)) for game in games}


def searching(game_id: str, seats: int) -> Run:
    """Returns a run of searches in positions of matches between heuristics; each simulation is reported as one
    decision.
    """
    hooks = hooks_of(find_game(game_id))
    found = positions(game_id, seats, hooks)

    def pass_over() -> tuple[int, int]:
        spent = 0
        for number, (view, choices) in enumerate(found):
            search = Search(hooks, view, choices, fast(number))
            search.propose(WIDTH)
            search.run(Budget(SIMULATIONS))
            spent += search.spent
        return spent, len(found)

    luck = fast(SEED)
    bases = [(hooks.imagine(view, luck), view) for view, _ in found]

    def run(seconds: float) -> Rate:
        redeal_us = copy_microseconds(bases, lambda one: hooks.redeal(one[0], one[1], luck), seconds / 10)
        return measure(pass_over, seconds, redeal_us)

    return run


def positions(game_id: str, seats: int, hooks: Hooks[Any], wanted: int = POSITIONS) -> list[Any]:
    """Returns pairs of a view and choices: of seats that would search or, in a game whose bots never search, of seats
    about to make a sealed choice.
    """
    heuristic = find_bot(game_id, "heuristic")
    found: list[Any] = []
    is_anywhere = True
    seed = count = 0
    while len(found) < wanted:
        match, lucks = ludotheque.new(game_id, seats=seats, seed=seed), [fast(seed) for _ in range(seats)]
        seed += 1
        while match.outcome is None and len(found) < wanted:
            seat = match.to_act[0]
            choices = match.choices(seat)
            is_wanted = hooks.searches(match.state, seat) if is_anywhere else hooks.mixes(match.state) is not None
            if len(choices) + len(choices.regions) > 1 and is_wanted:
                count += 1
                if count % SAMPLE_EVERY == 0:
                    found.append((match.view(seat), choices))
            ask_next(match, [heuristic] * seats, lucks)
        is_anywhere = is_anywhere and bool(found)
    return found


def openspiel_ismcts(seconds: float) -> Rate:
    """Repeats the search of OpenSpiel's ISMCTS bot, in C++ with random rollouts, in positions of random deals.

    No cards are passed: after a pass, the bot of version 2.0.2 ends the process with a segmentation fault.
    """
    pyspiel, luck = load("pyspiel"), Random(SEED)
    state = pyspiel.load_game("hearts").new_initial_state()
    state.apply_action(0)  # no cards are passed
    for card in shuffled(luck):
        state.apply_action(card)
    found = []
    while not state.is_terminal():
        if len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply_action(luck.choice(state.legal_actions()))
    bot = pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(1, SEED), 26.0, SIMULATIONS)

    def pass_over() -> tuple[int, int]:
        for position in found:
            bot.step(position)
        return SIMULATIONS * len(found), len(found)

    return measure(pass_over, seconds)


def search_table(rates: dict[str, Rate]) -> str:
    """Returns a table with one row for each search; if OpenSpiel's search was run too, each speed is also shown as a
    multiple of OpenSpiel's.
    """
    reference = rates.get(REFERENCE)
    rows = {
        name: (
            f"{rate.decisions_per_second:,.0f}",
            f"{1e6 / rate.decisions_per_second:.1f}",
            f"{1e3 * rate.cpu / rate.choices:.1f}",
            "–" if rate.copy_us is None else f"{rate.copy_us:.1f}",
            "–" if reference is None else f"{rate.decisions_per_second / reference.decisions_per_second:.2f} ×",
            f"{rate.spread:.0%}",
            f"{rate.cpu_share:.0%}",
        )
        for name, rate in rates.items()
    }
    return laid_out(("simulations/s", "µs each", "ms a decision", "redeal µs", "× ISMCTS", "spread", "CPU share"), rows)
