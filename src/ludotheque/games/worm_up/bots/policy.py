"""The bot `heuristic`: mixes its bids, crawls by path search, and blocks and swings when that pays."""

from __future__ import annotations

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.worm_up.actions import NameNumber
from ludotheque.games.worm_up.bots.bidding import bid
from ludotheque.games.worm_up.bots.evaluate import needs
from ludotheque.games.worm_up.bots.moving import best_move
from ludotheque.games.worm_up.bots.weights import WEIGHTS
from ludotheque.games.worm_up.geometry import ends_of_card
from ludotheque.games.worm_up.imagine import imagine
from ludotheque.games.worm_up.rules.bidding import free_numbers
from ludotheque.games.worm_up.state import BIDDING, NAMING, Move, State
from ludotheque.games.worm_up.views import WormUpView


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Mixes its bids, takes resting tiles into account, crawls by path search; blocks and swings when that pays."""
    assert isinstance(view, WormUpView) and view.seat is not None
    state = imagine(view, luck)
    if state.phase == BIDDING:
        return bid(state, view.seat, choices, luck)
    if state.phase == NAMING:
        return name(state, view.seat)
    return best_move(state, view.seat).action


def name(state: State, seat: int) -> Action:
    """Returns the number for X: the lowest that wins, otherwise the highest."""
    numbers = free_numbers(state)
    worm = state.shown.index(state.settings.tiles.x)
    needed = needs(state, state.worms, ends_of_card(state.finish, state.settings.card))[worm]
    if needed - 2.0 * WEIGHTS.swing_steps <= numbers[-1] and wins_with(state, seat, worm, numbers[-1]):
        for number in numbers[:-1]:
            if needed - 2.0 * WEIGHTS.swing_steps <= number and wins_with(state, seat, worm, number):
                return NameNumber(number)
    return NameNumber(numbers[-1])


def wins_with(state: State, seat: int, worm: int, number: int) -> bool:
    """Would crawling `number` segments, with a swing, be enough to touch the card now?"""
    trial = state.copy()
    trial.order = (Move(worm, number, True),)
    trial.left, trial.may_swing, trial.crawled = number, True, 0
    return best_move(trial, seat).value >= 1.0
