"""The workloads to measure: random matches at each layer of our games, and whole matches of each bot against itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any

import ludotheque
from bench.measuring import SEED, Rate, Run, copy_microseconds, measure
from ludotheque.bots import bot_names, find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.drive import run as play
from ludotheque.core.game import Game, check_options
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.phases import PhasedGame
from ludotheque.core.structs import Action, View
from ludotheque.games.wound_up.rules.walking import rough

Actions = Callable[[Any, int], Sequence[Any]]

# Other kinds of luck with which playouts are measured, by game and description.
LUCKS: dict[str, dict[str, Callable[[int], Luck]]] = {"wound-up": {"guessed walks": rough}}


def layers(game_id: str, seats: int) -> dict[str, Run]:
    """Returns runs of random matches of one game: with the rules alone, with the game's own loop if it has one, and
    with the public API.
    """
    runs = {f"{game_id} rules": rules_layer(game_id, seats)}
    if find_game(game_id).part("play_out") is not None:
        runs[f"{game_id} playouts"] = playouts(game_id, seats, fast)
        for what, luck in LUCKS.get(game_id, {}).items():
            runs[f"{game_id} playouts, {what}"] = playouts(game_id, seats, luck)
    return {**runs, f"{game_id} public": public_api(game_id, seats)}


def sampled(game: Game[Any]) -> Actions:
    """Returns the listed actions of a state and, for each region (of angles or places), one action as a sample."""
    luck = fast(SEED)

    def actions(state: Any, seat: int) -> Sequence[Any]:
        listed = game.choices(state, seat)
        return [listed.sample(luck)] if listed.regions else listed.actions

    return actions


def rules_layer(game_id: str, seats: int) -> Run:
    """Returns a run of matches on bare states, as a search plays them.  The actions come straight from the phases if
    these list every action; otherwise they come from the choices, with one sample of each region.
    """
    game = find_game(game_id)
    is_listed = isinstance(game, PhasedGame) and all(phase.is_listed for phase in game.phases.phases)
    actions: Actions = game.phases.actions if isinstance(game, PhasedGame) and is_listed else sampled(game)
    to_act, apply = game.to_act, game.apply
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


def playouts(game_id: str, seats: int, make_luck: Callable[[int], Luck]) -> Run:
    """Returns a run of random matches by the game's own loop, which is compiled with the rules."""
    game = find_game(game_id)
    play_out: Any = game.part("play_out")
    options, box = check_options(game, seats, None), game.box(None)

    def run(seconds: float) -> Rate:
        luck = make_luck(SEED)
        return measure(lambda: play_out(game.set_up(seats, options, box, luck, SILENT), luck), seconds)

    return run


def public_api(game_id: str, seats: int) -> Run:
    """Returns a run of random matches as in the README: checked, recorded, with events."""

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
    """Returns the states of one random match."""
    match, luck = ludotheque.new(game_id, seats=seats, seed=SEED), fast(SEED)
    states = []
    while match.outcome is None:
        states.append(match.copy().state)
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(luck))
    return states


def copy_time(game_id: str, seats: int, seconds: float) -> float:
    """Returns the mean time to copy a state, in microseconds."""
    return copy_microseconds(positions(game_id, seats), find_game(game_id).copy, seconds)


class Bot:
    """A bot that plays whole matches against itself; each of its decisions is timed."""

    def __init__(self, game_id: str, name: str, seats: int) -> None:
        self.game_id = game_id
        self.seats = seats
        self.bot = find_bot(game_id, name)
        self.times: list[float] = []

    def decide(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        """Returns the bot's decision, and notes how long it took."""
        start = process_time()
        action = self.bot(view, choices, luck)
        self.times.append(process_time() - start)
        return action

    def run(self, seconds: float) -> Rate:
        """Plays whole matches, each seat with its own view."""
        luck = fast(SEED)

        def one_match() -> tuple[int, int]:
            match = ludotheque.new(self.game_id, self.seats, luck=luck)
            play(match, [self.decide] * self.seats, luck)
            return match.step, match.step

        return measure(one_match, seconds)


def bots(game_id: str, seats: int) -> dict[str, Bot]:
    """Returns all bots of a game."""
    return {f"{game_id} {name}": Bot(game_id, name, seats) for name in bot_names(game_id)}
