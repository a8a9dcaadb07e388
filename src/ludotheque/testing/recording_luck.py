"""Two kinds of luck for leak tests: one records every question, the other gives the same answers again in another
world.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ludotheque.core.bag import Bag
from ludotheque.core.luck import Luck

T = TypeVar("T")


class Question(msgspec.Struct):
    """A question to the luck, its possible answers, the actual answer, and whether the viewer can see that answer."""

    kind: str
    options: list[Any]
    answer: Any
    is_visible: bool = True


class ImpossibleAnswer(Exception):
    """Raised when an answer of luck must be the same in two worlds, but is impossible in one of them."""


class RecordingLuck(Luck):
    """Passes questions on to another luck, and records them with their answers."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.questions: list[Question] = []

    def answer(self, kind: str, options: list[Any], fresh: Callable[[], Any]) -> Any:
        """Answers a question, and records the question with its answer."""
        answer = self.choose(kind, options, fresh)
        self.questions.append(Question(kind, options, answer))
        return answer

    def choose(self, kind: str, options: list[Any], fresh: Callable[[], Any]) -> Any:
        """Chooses the answer; this class simply asks the other luck, by calling `fresh`."""
        return fresh()

    def draw(self, bag: Bag) -> int:
        options = [bag.names[kind] for kind in bag.kinds()]
        return bag.names.index(self.answer("draw", options, lambda: bag.names[self.luck.draw(bag)]))

    def die(self, sides: int) -> int:
        number: int = self.answer("die", list(range(1, sides + 1)), lambda: self.luck.die(sides))
        return number

    def pick(self, items: Sequence[T]) -> T:
        item: T = self.answer("pick", list(items), lambda: self.luck.pick(items))
        return item

    def noise(self) -> int:
        number: int = self.answer("noise", [], self.luck.noise)
        return number

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        walk: dict[str, Any] = self.answer("walk", [], lambda: self.luck.walk(run))
        return walk

    def copy(self) -> Luck:
        return type(self)(self.luck.copy())


class RepeatingLuck(RecordingLuck):
    """Repeats those earlier answers that the viewer could see, and draws all other answers again."""

    def __init__(self, luck: Luck, questions: Sequence[Question] = ()) -> None:
        super().__init__(luck)
        self.script = questions

    def choose(self, kind: str, options: list[Any], fresh: Callable[[], Any]) -> Any:
        number = len(self.questions)
        if number < len(self.script):
            other = self.script[number]
            if other.kind == kind and other.is_visible:
                if options and other.answer not in options:
                    raise ImpossibleAnswer
                return other.answer
        return fresh()


def copy_questions(questions: list[Question]) -> list[Question]:
    """Copies questions, each with its answer, so that luck will give the same answers again."""
    return [Question(one.kind, [], one.answer) for one in questions]


def change_answer(questions: list[Question], number: int, answer: Any) -> list[Question]:
    """Copies questions, and changes the answer to one of them."""
    script = copy_questions(questions)
    script[number].answer = answer
    return script
