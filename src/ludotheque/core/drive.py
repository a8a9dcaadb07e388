"""Drives a match: asks the players in the right order and plays their answers.  The arena, the training of values and
tests all use this loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Outcome, Seat, View

# A player: a function that decides for a seat, given its view, its choices and a luck of its own.  It returns None to
# decline an optional action; for a seat that owes a decision, the player must return an action.
Player = Callable[[View, Choices, Luck], Action | None]

ANY_TIME: Final = 8  # random play takes one of this many offers of any-time actions


def run(match: Match, players: Sequence[Player], luck: Luck, until: Callable[[Match], bool] | None = None) -> None:
    """Plays until the match is over or `until` returns True; each player gets a luck of its own, derived from `luck`."""
    lucks: list[Luck] = [fast(luck.noise()) for _ in players]
    while match.outcome is None and (until is None or not until(match)):
        ask_next(match, players, lucks)


def ask_next(match: Match, players: Sequence[Player], lucks: Sequence[Luck]) -> tuple[Seat, Action]:
    """Makes one play.  First offers any-time actions to the seats that may take one, in the order of the rules; if all
    decline, asks the first seat that owes a decision.
    """
    for seat in match.may_act:
        choices = match.choices(seat)
        wish = players[seat](match.view(seat), choices, lucks[seat])
        if wish is not None:
            match.play(seat, wish)
            return seat, wish
    seat = match.to_act[0]
    choices = match.choices(seat)
    wish = players[seat](match.view(seat), choices, lucks[seat])
    if wish is None:
        raise BadInput(f"player of seat {seat}", "no-decision")
    match.play(seat, wish)
    return seat, wish


def playout(match: Match, luck: Luck) -> Outcome:
    """Returns how this match would end if everybody played at random from now on; plays on a copy.

    The luck chooses the actions and decides everything that is left to chance.  If the game has a loop of its own for
    random play, that loop is used.
    """
    state = match.rules.copy(match.state)
    loop: Callable[[Any, Luck], object] | None = match.rules.part("play_out")
    if loop is not None:
        loop(state, luck)
        outcome: Outcome | None = state.outcome
    else:
        world = Match(match.rules, match.seats, match.options, match.box, luck, state, None, [])
        random_play(world, luck)
        outcome = world.outcome
    assert outcome is not None
    return outcome


def random_play(match: Match, luck: Luck, plays: int = 1 << 30) -> int:
    """Plays at random without making views, to the end or for at most `plays` plays; returns how many plays there were."""
    for number in range(plays):
        if match.outcome is not None:
            return number
        random_step(match, luck)
    return plays


def random_step(match: Match, luck: Luck) -> tuple[Seat, Action]:
    """Makes one random play: sometimes an any-time action, otherwise a decision of a seat that owes one."""
    for seat in match.may_act:
        if luck.die(ANY_TIME) == 1:
            choices = match.choices(seat)
            if choices:
                action = choices.sample(luck)
                match.play(seat, action)
                return seat, action
    owing = match.to_act
    seat = owing[0] if len(owing) == 1 else luck.pick(owing)
    action = match.choices(seat).sample(luck)
    match.play(seat, action)
    return seat, action
