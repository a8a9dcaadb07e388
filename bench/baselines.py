"""Other people's games, driven from Python by random play, so that our own speed can be read beside theirs.

`python -m bench` runs these libraries beside our games; `python -m bench.baselines` prints a table of these libraries
alone.
"""

from __future__ import annotations

import sys
from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any

from bench.measuring import SEED, Rate, Run, arguments, copy_microseconds, interleaved, measure, rate_table

CARDS = range(52)


# ---- OpenSpiel -------------------------------------------------------------------------------------------------------
#
# Chance in Hearts and gin rummy is uniform over the cards not yet dealt, so a shuffled deck, dealt from the top, is
# fair and much faster than asking for `chance_outcomes()` at every card.  `int(random() * n)` is faster than `choice`.


def openspiel_hearts(seconds: float) -> Rate:
    """Plays Hearts in the fastest loop: after the deal, the loop never asks whether chance is to act, and takes an
    empty list of legal actions for the end.
    """
    game, luck = load("pyspiel").load_game("hearts"), Random(SEED)
    random = luck.random

    def match() -> tuple[int, int]:
        state = game.new_initial_state()
        legal, apply = state.legal_actions, state.apply_action
        apply(int(random() * 4))  # draws whether, and in which direction, cards are passed
        for card in shuffled(luck):
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
    """Plays Hearts in the loop that most people would write: test for the end and for chance, list, choose, apply;
    cards are dealt one by one.
    """
    game = load("pyspiel").load_game("hearts")
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
    """Plays gin rummy in the fastest loop: chance deals 21 cards, and later one card whenever a player draws from the
    stock.
    """
    game, luck = load("pyspiel").load_game("gin_rummy"), Random(SEED)
    random = luck.random
    draw_from_stock = 53
    if not game.new_initial_state().action_to_string(0, draw_from_stock).endswith("Draw stock"):
        raise RuntimeError("this OpenSpiel numbers the actions of gin_rummy in another way")

    def match() -> tuple[int, int]:
        state = game.new_initial_state()
        legal, apply = state.legal_actions, state.apply_action
        card = iter(shuffled(luck)).__next__
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


def shuffled(luck: Random) -> list[int]:
    """Returns the cards in random order; sorting by random keys is fair too, and faster than `shuffle`."""
    random = luck.random
    return sorted(CARDS, key=lambda _: random())


def _clone_microseconds(game: Any, seconds: float) -> float:
    """Measures the mean time to clone a state, over all decisions of five matches, because a state grows with its
    history.
    """
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
    """Plays Uno as the documentation of RLCard does: `env.step` with an id out of `state["legal_actions"]`."""
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
    """Plays Uno with the rules alone, without the environment: no observation and no encoding, only list, choose,
    apply.
    """
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
            # The list contains both copies of a card, so two equal actions are no choice.
            choices += count > 2 or (count == 2 and actions[0] != actions[1])
            proceed(players, actions[int(random() * count)])
        return decisions, choices

    return measure(match, seconds, _deepcopy_microseconds(seconds))


def _uno() -> Any:
    return load("rlcard").make("uno", config={"seed": SEED})


def _deepcopy_microseconds(seconds: float) -> float:
    """Measures the time of a deep copy: RLCard has no copy of its own, and its `step_back` makes deep copies too."""
    env, random, positions = _uno(), Random(SEED).random, list[Any]()
    state, _ = env.reset()
    while not env.is_over():
        positions.append(deepcopy(env.game))
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(random() * len(actions))])
    return copy_microseconds(positions, deepcopy, seconds / 10)


# ---- installed packages ------------------------------------------------------------------------------

PACKAGES = {"pyspiel": "open_spiel", "rlcard": "rlcard"}  # the name of each module on PyPI

BASELINES: dict[str, tuple[str, Run]] = {
    "OpenSpiel hearts": ("pyspiel", openspiel_hearts),
    "OpenSpiel hearts, simple loop": ("pyspiel", openspiel_hearts_simple),
    "OpenSpiel gin_rummy": ("pyspiel", openspiel_gin_rummy),
    "RLCard uno, env.step": ("rlcard", rlcard_uno),
    "RLCard uno, rules alone": ("rlcard", rlcard_uno_rules),
}


def installed() -> dict[str, Run]:
    """Returns the runs of all baselines whose packages are installed, by their names."""
    return {name: run for name, (module, run) in BASELINES.items() if find_spec(module)}


def missing() -> str | None:
    """Returns one sentence that names the missing packages and says how to install them; None if none is missing."""
    absent = [package for module, package in PACKAGES.items() if not find_spec(module)]
    if not absent:
        return None
    return f"Not installed: {' and '.join(absent)}; `uv sync --group bench` installs the baselines."


def load(module: str) -> Any:
    """Imports one of the packages; if it is missing, raises an error that says how to install it."""
    if not find_spec(module):
        raise ModuleNotFoundError(missing())
    return import_module(module)


def versions() -> str:
    """Returns the versions of the installed packages, and of the Python that runs them."""
    found = [f"{package} {version(package)}" for module, package in PACKAGES.items() if find_spec(module)]
    return ", ".join([*found, f"Python {sys.version.split()[0]}"])


def main() -> int:
    """Prints a table of the baselines, or names the packages that must be installed first."""
    args = arguments("python -m bench.baselines", __doc__, 0.6).parse_args()
    if sentence := missing():
        print(sentence, file=sys.stderr)
    runs = installed()
    if not runs:
        return 2
    print(f"{versions()}; median of {args.rounds} interleaved runs")
    print(rate_table(interleaved(runs, args.seconds, args.rounds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
