"""Solves a sealed question, such as a fight or a bid, by counterfactual regret minimisation (CFR+)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pyspiel

from ludotheque.bots.registry import find_bot
from ludotheque.core.drive import run
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast, luck
from ludotheque.core.match import Match
from ludotheque.core.start import new
from ludotheque.core.structs import Seat
from ludotheque.envs.openspiel import load


class Mix(NamedTuple):
    """A mixed strategy: how often a seat should take each action, the most frequent first."""

    seat: Seat
    shares: tuple[tuple[dict[str, Any], float], ...]


class Solution(NamedTuple):
    """The solution of a question.  Exploitability is the sum of all seats' possible gains by a best response."""

    nodes: int
    before: float  # exploitability of playing at random
    after: float  # exploitability of the solution
    value: tuple[float, ...]  # expected reward of each seat
    mixes: tuple[Mix, ...]


def solve(match: Match, worlds: int = 1, iterations: int = 200) -> Solution:
    """Solves the sealed question that is open in a match; raises BadInput if none is.

    With one world, the match itself, every seat knows all cards.  In each further world everything that a spectator
    cannot know is dealt again; each seat then knows only what its view shows.
    """
    if not hooks_of(match.rules).sealed(match.state):
        raise BadInput("match", "bad-position", reason="nobody is asked for a sealed choice that can be solved")
    dealt = [match, *[match.imagine(None, fast(number)) for number in range(1, worlds)]]
    reopened = [reopen_choices(world) for world in dealt]
    return solve_game(
        load(match.game, match.seats, options=match.options, components=match.box.edited_contents(), worlds=reopened),
        iterations,
    )


def solve_game(game: Any, iterations: int = 200) -> Solution:
    """Solves a game of OpenSpiel that is small enough."""
    tree = pyspiel.convert_to_cached_tree(game)
    before = pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    root = tree.new_initial_state()
    value = pyspiel.expected_returns(root, policy, -1, True)
    first = game.new_initial_state()
    if first.is_chance_node():
        first.apply_action(0)
    mixes = tuple(mixes_of(first, policy, game.num_players()))
    return Solution(count_nodes(root), before, pyspiel.nash_conv(tree, policy), tuple(value), mixes)


def reopen_choices(match: Match) -> Match:
    """Returns a copy of a match with its sealed choices taken back, so that every seat chooses again."""
    twin = match.copy(fast(0))
    hooks_of(match.rules).reopen(twin.state, None)
    return twin


def mixes_of(state: Any, policy: Any, seats: int) -> list[Mix]:
    """Returns the mix of each seat in its first decision; sealed choices that others made earlier do not matter."""
    mixes: dict[Seat, Mix] = {}
    ids = state.tree.root.rules.ids
    while not state.is_terminal() and not state.is_chance_node() and len(mixes) < seats:
        seat = state.current_player()
        shares = policy.action_probabilities(state.information_state_string(seat))
        ordered = sorted(shares.items(), key=lambda pair: -pair[1])
        if seat not in mixes:
            mixes[seat] = Mix(seat, tuple([(ids.words(number), share) for number, share in ordered]))
        state.apply_action(ordered[0][0])
    return list(mixes.values())


def count_nodes(state: Any) -> int:
    """Returns the number of nodes in a tree."""
    return 1 if state.is_terminal() else 1 + sum(count_nodes(state.child(action)) for action in state.legal_actions())


def first_question(game: str, seats: int | None, seed: int, options: dict[str, Any]) -> Match:
    """Returns a match that bots have played up to the first sealed question."""
    match = new(game, seats, seed, options)
    hooks = hooks_of(match.rules)
    bot = find_bot(game, "plain")
    run(match, [bot] * match.seats, luck(seed), until=lambda now: bool(hooks.sealed(now.state)))
    if match.outcome is not None:
        raise BadInput("game", "bad-position", reason="no sealed question that can be solved came up in this match")
    return match
