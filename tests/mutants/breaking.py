"""The base of the deliberately broken versions of the sample game ("mutants"): each subclasses Kites and overrides one
thing.
"""

from __future__ import annotations

from collections.abc import Callable

import ludotheque
from ludotheque.core.log import Fact, Listener, Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from tests.sample.game import Kites
from tests.sample.state import State

MUTANTS: dict[str, str] = {}  # the id of each mutant, with the promise that it breaks


def caught_by(promise: str) -> Callable[[type[Kites]], Kites]:
    """Puts a mutant on the shelf and notes which promise it breaks; the decorated name becomes the game itself, so that
    other processes can import it.
    """

    def shelve(mutant: type[Kites]) -> Kites:
        game = mutant("kites that " + mutant.__name__.replace("_", " "))
        ludotheque.register(game)
        MUTANTS[game.id] = promise
        return game

    return shelve


class ChangedFacts(Kites):
    """Kites that report events other than those that happened."""

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        truth = Listener()
        super().apply(state, seat, action, luck, truth)
        for kind, values in self.changed_facts(truth.facts, state):
            log.happened(kind, *values)

    def changed_facts(self, facts: list[Fact], state: State) -> list[Fact]:
        return facts


STORM = 3  # the rarest card


def holds_storm(state: State, seat: Seat) -> bool:
    return STORM in state.held(seat)


def a_rival_holds_storm(state: State, seat: Seat | None) -> bool:
    return any(holds_storm(state, other) for other in range(state.settings.seats) if other != seat)
