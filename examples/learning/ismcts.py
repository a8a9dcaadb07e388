"""OpenSpiel's information-set Monte Carlo tree search plays two-seat Malta against random.

pip install "ludotheque[openspiel]"
python ismcts.py --matches 4 --simulations 20
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import ludotheque.envs.openspiel as spiel


def play(game: Any, bot: Any, seat: int, luck: np.random.RandomState) -> float:
    """Plays one match; returns the reward of the bot."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            state.apply_action(luck.choice(outcomes, p=shares))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    reward: float = state.returns()[seat]
    return reward


def main() -> float:
    """Plays some matches and prints how many the search won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    asked = parser.parse_args()
    luck = np.random.RandomState(1)
    game = spiel.load("malta", 2, options={"board": 5})
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, asked.simulations, random_state=luck)
    rewards = [play(game, bot, match % 2, luck) for match in range(asked.matches)]
    wins = sum([(1 + reward) / 2 for reward in rewards])
    print(f"ISMCTS with {asked.simulations} simulations won {wins:g} of {asked.matches} matches against random")
    return float(wins / asked.matches)


if __name__ == "__main__":
    main()
