"""Our own games by random play, at the rules layer and through the public API, beside other people's in the same run."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from baselines import SEED, Rate, Run, copy_microseconds, installed, interleaved, measure, missing, table

import ludotheque
from ludotheque.build import how_built
from ludotheque.core.catalogue import find_game
from ludotheque.core.game import Game, check_options
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.words import beside

Actions = Callable[[Any, int], Sequence[Any]]


def sampled(game: Game[Any]) -> Actions:
    """The actions of a state from its choices; where angles or places are to be chosen, one of them stands for all."""
    luck = fast(SEED)

    def actions(state: Any, seat: int) -> Sequence[Any]:
        listed = game.choices(state, seat)
        return [listed.sample(luck)] if listed.regions else listed.actions

    return actions


def rules_layer(game_id: str, seats: int) -> Run:
    """Random matches on bare states: what search and playouts use.  A game's `rules` are asked directly where they list."""
    game = find_game(game_id)
    rules = beside(game, "rules")
    actions: Actions = getattr(rules, "actions", None) or sampled(game)
    to_act, apply = getattr(rules, "to_act", game.to_act), getattr(rules, "apply", game.apply)
    options, box = check_options(game, seats, None), game.box(None)

    def one_match(luck: Luck, random: Callable[[], float]) -> tuple[int, int]:
        decisions = choices = 0
        state = game.set_up(seats, options, box, luck, SILENT)
        while state.outcome is None:
            seat = to_act(state)[0]
            listed = actions(state, seat)
            count = len(listed)
            decisions += 1
            choices += count > 1
            apply(state, seat, listed[int(random() * count)], luck, SILENT)
        return decisions, choices

    def run(seconds: float) -> Rate:
        luck, random = fast(SEED), Random(SEED).random
        return measure(lambda: one_match(luck, random), seconds, copy_time(game_id, seats, seconds / 10))

    return run


def playouts(game_id: str, seats: int) -> Run | None:
    """Random matches by the game's own loop, which is compiled with the rules; None where a game has none."""
    game = find_game(game_id)
    module = beside(game, "playout")
    if module is None:
        return None
    play_out: Callable[[Any, Luck], tuple[int, int]] = module.play_out
    options, box = check_options(game, seats, None), game.box(None)

    def run(seconds: float) -> Rate:
        luck = fast(SEED)
        return measure(lambda: play_out(game.set_up(seats, options, box, luck, SILENT), luck), seconds)

    return run


def public_api(game_id: str, seats: int) -> Run:
    """Random matches as the README plays them: checked, recorded, with events."""

    def one_match(luck: Luck) -> tuple[int, int]:
        decisions = choices = 0
        match = ludotheque.new(game_id, seats=seats, luck=luck)
        while match.outcome is None:
            seat = match.to_act[0]
            listed = match.choices(seat)
            decisions += 1
            choices += len(listed) > 1
            match.play(seat, listed.sample(luck))
        return decisions, choices

    def run(seconds: float) -> Rate:
        luck = fast(SEED)
        return measure(lambda: one_match(luck), seconds)

    return run


def positions(game_id: str, seats: int) -> list[Any]:
    """The states of one random match."""
    match, luck = ludotheque.new(game_id, seats=seats, seed=SEED), fast(SEED)
    states = []
    while match.outcome is None:
        states.append(match.copy().state)
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(luck))
    return states


def copy_time(game_id: str, seats: int, seconds: float) -> float:
    """The mean time of a copy of a state, in microseconds."""
    return copy_microseconds(positions(game_id, seats), find_game(game_id).copy, seconds)


def main() -> None:
    """Prints one table: our games and, if they are installed, the baselines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="a game (default: all)")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each row, by turns")
    parser.add_argument("--alone", action="store_true", help="without the baselines")
    given = parser.parse_args()
    built, why = how_built()
    print(f"ludotheque {built} ({why})" if why else f"ludotheque {built}")
    runs: dict[str, Run] = {}
    for game_id in given.game or ludotheque.games():
        runs[f"{game_id} rules"] = rules_layer(game_id, given.seats)
        loop = playouts(game_id, given.seats)
        if loop is not None:
            runs[f"{game_id} playouts"] = loop
        runs[f"{game_id} public"] = public_api(game_id, given.seats)
    others = {} if given.alone else installed()
    rates = interleaved({**runs, **others}, given.seconds, given.rounds)
    print(table(rates))
    for name in others:
        for ours in runs:
            print(f"{ours}: {rates[ours].decisions_per_second / rates[name].decisions_per_second:.2f} × {name}")
    for game_id in given.game or ludotheque.games():
        sizes = [len(ludotheque.new(game_id, seats=given.seats, seed=seed).to_bytes()) for seed in range(5)]
        print(f"{game_id}: {sum(sizes) // len(sizes)} bytes for a new match with its past")
    if missing() and not given.alone:
        print(missing())


if __name__ == "__main__":
    main()
