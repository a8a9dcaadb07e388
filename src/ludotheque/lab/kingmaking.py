"""Measures kingmaking: decisions of seats that can no longer win, but whose choices change the other seats' chances to
win.

No measure of kingmaking is generally accepted; docs/lab.md defines this one.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ludotheque.core.choices import Choices
from ludotheque.core.hooks import Hooks
from ludotheque.core.log import SILENT
from ludotheque.core.luck import fast
from ludotheque.core.structs import Action, Seat

HOPELESS_CHANCE: Final = 0.05  # a seat is out of the race if no choice gives it at least this chance to win
LEAST_SWAY: Final = 0.1  # a choice matters if it moves the chance of another seat by more than this
WIDTH: Final = 8  # the maximum number of listed choices that are compared
TRIES: Final = 3  # number of times each choice is tried; all choices get the same luck


class Sway(NamedTuple):
    """What the choices of a seat would do to everybody's chance to win."""

    own: float  # the best chance to win that any of the choices gives the seat itself
    others: float  # the largest change that the choices make to another seat's chance to win

    @property
    def is_kingmaking(self) -> bool:
        """Whether the seat is out of the race but its choice matters to the others."""
        return self.own < HOPELESS_CHANCE and self.others > LEAST_SWAY


def sway_of(hooks: Hooks[Any], state: Any, seat: Seat, choices: Choices, seed: str) -> Sway:
    """Returns what the choices of a seat would do to everybody's chance to win, by the game's own evaluation of
    positions.
    """
    tried: list[list[float]] = []
    for action in actions_to_compare(hooks, state, seat, choices, seed):
        totals = [0.0] * hooks.seats(state)
        for number in range(TRIES):
            twin = hooks.rules.copy(state)
            hooks.rules.apply(twin, seat, action, hooks.rough_luck(f"{seed} {number}".encode()), SILENT)
            totals = [total + chance for total, chance in zip(totals, hooks.value(twin))]
        tried.append([total / TRIES for total in totals])
    columns = list(zip(*tried))
    others = [max(column) - min(column) for other, column in enumerate(columns) if other != seat]
    return Sway(max(columns[seat]), max(others, default=0.0))


def actions_to_compare(hooks: Hooks[Any], state: Any, seat: Seat, choices: Choices, seed: str) -> list[Action]:
    """Returns the actions to compare: the listed ones (an evenly spaced selection if there are many), and some from
    continuous choices.
    """
    listed = list(choices.actions)
    if len(listed) > WIDTH:
        listed = [listed[at * len(listed) // WIDTH] for at in range(WIDTH)]
    if choices.regions:
        luck = fast(seed.encode())
        twin = hooks.rules.copy(state)
        plans = [plan[0] for plan in hooks.candidates(twin, seat, luck, WIDTH) if plan]
        listed += [action for action in plans if choices.contains(action) and action not in listed]
    return listed[: 2 * WIDTH]


def is_out_of_it(chances: list[float], seat: Seat) -> bool:
    """Returns whether a seat may be out of the race; only then are its choices compared.  With two seats there is no
    kingmaking.
    """
    return len(chances) > 2 and chances[seat] < 2 * HOPELESS_CHANCE
