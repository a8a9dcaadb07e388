"""Prepared luck: answers the questions of the rules from a script if the script's next answer fits, and otherwise from
a fixed seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ludotheque.core.bag import Bag
from ludotheque.core.errors import WrongLuck
from ludotheque.core.luck import Luck, Scripted, fast, scripted

T = TypeVar("T")


class PreparedLuck(Luck):
    """Luck that works whatever the learner does: if the next answer of the script does not fit a question, the luck
    `otherwise` answers the question, and the script's answer is kept for a later one.
    """

    def __init__(self, script: Scripted, otherwise: Luck) -> None:
        self.script = script
        self.otherwise = otherwise

    def ask_script_first(self, ask: Callable[[Luck], T]) -> T:
        """Asks the script; if its next answer does not fit the question, asks the luck `otherwise` instead."""
        at = self.script.at
        try:
            return ask(self.script)
        except WrongLuck:
            self.script.at = at
            return ask(self.otherwise)

    def draw(self, bag: Bag) -> int:
        return self.ask_script_first(lambda luck: luck.draw(bag))

    def die(self, sides: int) -> int:
        return self.ask_script_first(lambda luck: luck.die(sides))

    def pick(self, items: Sequence[T]) -> T:
        return self.ask_script_first(lambda luck: luck.pick(items))

    def noise(self) -> int:
        return self.ask_script_first(lambda luck: luck.noise())

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        return self.ask_script_first(lambda luck: luck.walk(run))

    def below(self, count: int, purpose: str) -> int:
        return self.otherwise.below(count, purpose)

    def copy(self) -> Luck:
        return PreparedLuck(Scripted(self.script.answers, self.script.at), self.otherwise.copy())

    def left(self) -> int:
        """Returns the number of unused prepared answers."""
        return self.script.left()


def prepared_luck(answers: Sequence[dict[str, Any]]) -> PreparedLuck:
    """Returns luck that prefers these answers, in this order."""
    return PreparedLuck(scripted(answers), fast(len(answers), b"lesson"))
