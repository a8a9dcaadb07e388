"""Other people's games, driven from Python by random play, so that our own speed can be read beside theirs."""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any, TypeVar

SEED = 7  # Every run plays the same matches, so that rounds differ only by what the machine did.
CARDS = range(52)

T = TypeVar("T")


# ---- what is measured ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rate:
    """What one run did, and in how much time; the rates are per second of CPU time."""

    decisions: int
    choices: int  # those of the decisions that had two or more actions to choose from
    matches: int
    wall: float
    cpu: float
    copy_us: float | None = None
    spread: float = 0.0  # over interleaved rounds: fastest minus slowest, as a share of the median

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.cpu

    @property
    def choices_per_second(self) -> float:
        return self.choices / self.cpu

    @property
    def matches_per_second(self) -> float:
        return self.matches / self.cpu

    @property
    def decisions_per_match(self) -> float:
        return self.decisions / self.matches

    @property
    def cpu_share(self) -> float:
        """How much of the wall time the process really ran: well below 1, the machine was busy with something else."""
        return self.cpu / self.wall


Run = Callable[[float], Rate]
"""Plays for about so many seconds."""

Match = Callable[[], tuple[int, int]]
"""Plays one match from the deal to the end; answers how many decisions it had, and how many with a choice."""


def measure(match: Match, seconds: float, copy_us: float | None = None) -> Rate:
    """Play whole matches until the CPU time is used up; at least one."""
    decisions = choices = matches = 0
    began_wall, began_cpu = perf_counter(), process_time()
    cpu = 0.0
    while cpu < seconds:
        of_match, with_choice = match()
        decisions += of_match
        choices += with_choice
        matches += 1
        cpu = process_time() - began_cpu
    return Rate(decisions, choices, matches, perf_counter() - began_wall, cpu, copy_us)


def copy_microseconds(positions: Sequence[T], copy: Callable[[T], object], seconds: float) -> float:
    """The mean time to copy a position, and to drop the copy, over all these positions again and again."""
    copies = 0
    began = process_time()
    cpu = 0.0
    while cpu < seconds:
        for position in positions:
            copy(position)
        copies += len(positions)
        cpu = process_time() - began
    return cpu / copies * 1e6


def interleaved(runs: dict[str, Run], seconds: float, rounds: int) -> dict[str, Rate]:
    """Run each in turn, round after round (A B A B), and keep the median run of each.

    A slow minute of a shared machine then falls on all of them alike, and ratios between them hold.
    """
    if rounds < 1:
        raise ValueError("interleaved runs need at least one round")
    seen: dict[str, list[Rate]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            seen[name].append(run(seconds))
    return {name: _median(rates) for name, rates in seen.items()}


def _median(rates: list[Rate]) -> Rate:
    """The run in the middle, so that its figures belong together; copies have a median of their own."""
    ordered = sorted(rates, key=lambda rate: rate.decisions_per_second)
    middle = ordered[(len(ordered) - 1) // 2]
    copies = [rate.copy_us for rate in rates if rate.copy_us is not None]
    return replace(
        middle,
        copy_us=statistics.median(copies) if copies else None,
        spread=(ordered[-1].decisions_per_second - ordered[0].decisions_per_second) / middle.decisions_per_second,
    )


# ---- OpenSpiel -------------------------------------------------------------------------------------------------------
#
# Chance in both games is uniform over the cards not yet dealt, so a shuffled deck, dealt from the top, is fair and much
# faster than asking for `chance_outcomes()` at every card. `int(random() * n)` is faster than `choice`.


def openspiel_hearts(seconds: float) -> Rate:
    """Hearts by its fastest loop: after the deal there is no chance, and only a finished match has nothing legal."""
    game, luck = _load("pyspiel").load_game("hearts"), Random(SEED)
    random = luck.random

    def match() -> tuple[int, int]:
        state = game.new_initial_state()
        legal, apply = state.legal_actions, state.apply_action
        apply(int(random() * 4))  # to whom cards are passed
        for card in _shuffled(luck):
            apply(card)
        decisions = choices = 0
        while actions := legal():
            count = len(actions)
            decisions += 1
            if count > 1:
                choices += 1
                apply(actions[int(random() * count)])
            else:
                apply(actions[0])
        return decisions, choices

    return measure(match, seconds, _clone_microseconds(game, seconds))


def openspiel_hearts_simple(seconds: float) -> Rate:
    """Hearts by the loop most people would write: over? chance? list, choose, apply; the deal card by card."""
    game = _load("pyspiel").load_game("hearts")
    random = Random(SEED).random

    def match() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = choices = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            count = len(actions)
            if not state.is_chance_node():
                decisions += 1
                choices += count > 1
            state.apply_action(actions[int(random() * count)])
        return decisions, choices

    return measure(match, seconds, _clone_microseconds(game, seconds))


def openspiel_gin_rummy(seconds: float) -> Rate:
    """Gin rummy by its fastest loop: chance deals 21 cards, and later one whenever a player draws from the stock."""
    game, luck = _load("pyspiel").load_game("gin_rummy"), Random(SEED)
    random = luck.random
    draw_from_stock = 53
    if not game.new_initial_state().action_to_string(0, draw_from_stock).endswith("Draw stock"):
        raise RuntimeError("this OpenSpiel numbers the actions of gin_rummy in another way")

    def match() -> tuple[int, int]:
        state = game.new_initial_state()
        legal, apply = state.legal_actions, state.apply_action
        card = iter(_shuffled(luck)).__next__
        for _ in range(21):
            apply(card())
        decisions = choices = 0
        while actions := legal():
            count = len(actions)
            decisions += 1
            if count > 1:
                choices += 1
                action = actions[int(random() * count)]
            else:
                action = actions[0]
            apply(action)
            if action == draw_from_stock:
                apply(card())
        return decisions, choices

    return measure(match, seconds, _clone_microseconds(game, seconds))


def _shuffled(luck: Random) -> list[int]:
    """The cards in random order; sorting by random keys is fair too, and faster than `shuffle`."""
    random = luck.random
    return sorted(CARDS, key=lambda _: random())


def _clone_microseconds(game: Any, seconds: float) -> float:
    """Over every decision of five matches, since a state grows with its history."""
    luck, positions = Random(SEED), list[Any]()
    for _ in range(5):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                positions.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
    return copy_microseconds(positions, lambda state: state.clone(), seconds / 10)


# ---- RLCard ----------------------------------------------------------------------------------------------------------


def rlcard_uno(seconds: float) -> Rate:
    """Uno as RLCard documents it: `env.step` with an id out of `state["legal_actions"]`."""
    env = _uno()
    random = Random(SEED).random

    def match() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = choices = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            count = len(actions)
            decisions += 1
            choices += count > 1
            state, _ = env.step(actions[int(random() * count)])
        return decisions, choices

    return measure(match, seconds, _deepcopy_microseconds(seconds))


def rlcard_uno_rules(seconds: float) -> Rate:
    """Uno by its rules alone, past the environment: no observation, no encoding, only list, choose, apply."""
    game = _uno().game
    random = Random(SEED).random

    def match() -> tuple[int, int]:
        game.init_game()
        players, table = game.players, game.round
        legal, proceed = table.get_legal_actions, table.proceed_round
        decisions = choices = 0
        while not table.is_over:
            actions = legal(players, table.current_player)
            count = len(actions)
            decisions += 1
            # Both copies of a card are listed; two equal entries are one choice.
            choices += count > 2 or (count == 2 and actions[0] != actions[1])
            proceed(players, actions[int(random() * count)])
        return decisions, choices

    return measure(match, seconds, _deepcopy_microseconds(seconds))


def _uno() -> Any:
    return _load("rlcard").make("uno", config={"seed": SEED})


def _deepcopy_microseconds(seconds: float) -> float:
    """RLCard has no copy of its own; its `step_back` makes deep copies too."""
    env, random, positions = _uno(), Random(SEED).random, list[Any]()
    state, _ = env.reset()
    while not env.is_over():
        positions.append(deepcopy(env.game))
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(random() * len(actions))])
    return copy_microseconds(positions, deepcopy, seconds / 10)


# ---- which of them are here ------------------------------------------------------------------------------------------

PACKAGES = {"pyspiel": "open_spiel", "rlcard": "rlcard"}  # module: its name on PyPI

BASELINES: dict[str, tuple[str, Run]] = {
    "OpenSpiel hearts": ("pyspiel", openspiel_hearts),
    "OpenSpiel hearts, simple loop": ("pyspiel", openspiel_hearts_simple),
    "OpenSpiel gin_rummy": ("pyspiel", openspiel_gin_rummy),
    "RLCard uno, env.step": ("rlcard", rlcard_uno),
    "RLCard uno, rules alone": ("rlcard", rlcard_uno_rules),
}


def installed() -> dict[str, Run]:
    """The baselines that can run here, ready for `interleaved`."""
    return {name: run for name, (module, run) in BASELINES.items() if find_spec(module)}


def missing() -> str | None:
    """One sentence on what is not installed and how to get it, or None."""
    absent = [package for module, package in PACKAGES.items() if not find_spec(module)]
    if not absent:
        return None
    return f"Not installed: {' and '.join(absent)}; `uv sync --group bench` installs the baselines."


def _load(module: str) -> Any:
    if not find_spec(module):
        raise ModuleNotFoundError(missing())
    return import_module(module)


# ---- the table -------------------------------------------------------------------------------------------------------


def table(rates: dict[str, Rate]) -> str:
    """One row a baseline, for people."""
    width = max(len(name) for name in rates)
    headings = ("decisions/s", "choices/s", "matches/s", "dec./match", "copy µs", "spread", "CPU share")
    lines = [" " * width + "".join(f"{heading:>13}" for heading in headings)]
    for name, rate in rates.items():
        cells = (
            f"{rate.decisions_per_second:,.0f}",
            f"{rate.choices_per_second:,.0f}",
            f"{rate.matches_per_second:,.0f}",
            f"{rate.decisions_per_match:.1f}",
            "–" if rate.copy_us is None else f"{rate.copy_us:.2f}",
            f"{rate.spread:.0%}",
            f"{rate.cpu_share:.0%}",
        )
        lines.append(f"{name:<{width}}" + "".join(f"{cell:>13}" for cell in cells))
    return "\n".join(lines)


def main() -> int:
    """Print the table, or say in one sentence why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of play for each baseline (default 3)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds these seconds are spread over (default 5)")
    asked = parser.parse_args()
    if not 0 < asked.seconds <= 3600:
        parser.error("--seconds must be above 0 and at most 3600")
    if not 1 <= asked.rounds <= 1000:
        parser.error("--rounds must be from 1 to 1000")
    if sentence := missing():
        print(sentence, file=sys.stderr)
    runs = installed()
    if not runs:
        return 2
    versions = [f"{package} {version(package)}" for module, package in PACKAGES.items() if find_spec(module)]
    print(f"{', '.join(versions)}, Python {sys.version.split()[0]}; median of {asked.rounds} interleaved runs")
    print(table(interleaved(runs, asked.seconds / asked.rounds, asked.rounds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
