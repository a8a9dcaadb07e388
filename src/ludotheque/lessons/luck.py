"""Prepared luck: gives the answers of a script as far as they fit, and draws all other answers from a fixed seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ludotheque.core.bag import Bag
from ludotheque.core.errors import WrongLuck
from ludotheque.core.luck import Luck, Scripted, fast, scripted

T = TypeVar("T")


class Prepared(Luck):
    """Luck that works whatever a learner does: a prepared answer that does not fit the question waits for a later
    question.
    """

    def __init__(self, script: Scripted, otherwise: Luck) -> None:
        self.script = script
        self.otherwise = otherwise

    def or_else(self, ask: Callable[[Luck], T]) -> T:
        """Returns the script's next answer if that fits the question, otherwise an answer of the other luck."""
        at = self.script.at
        try:
            return ask(self.script)
        except WrongLuck:
            self.script.at = at
            return ask(self.otherwise)

    def draw(self, bag: Bag) -> int:
        return self.or_else(lambda luck: luck.draw(bag))

    def die(self, sides: int) -> int:
        return self.or_else(lambda luck: luck.die(sides))

    def pick(self, items: Sequence[T]) -> T:
        return self.or_else(lambda luck: luck.pick(items))

    def noise(self) -> int:
        return self.or_else(lambda luck: luck.noise())

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        return self.or_else(lambda luck: luck.walk(run))

    def below(self, count: int, purpose: str) -> int:
        return self.otherwise.below(count, purpose)

    def copy(self) -> Luck:
        return Prepared(Scripted(self.script.answers, self.script.at), self.otherwise.copy())

    def left(self) -> int:
        """Returns the number of unused prepared answers."""
        return self.script.left()


def prepared_luck(answers: Sequence[dict[str, Any]]) -> Prepared:
    """Returns luck with these answers first."""
    return Prepared(scripted(answers), fast(len(answers), b"lesson"))
