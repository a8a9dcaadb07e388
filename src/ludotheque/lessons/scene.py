"""What a lesson shows at one moment, and what the learner may do there.

Never compiled: mypyc would break its msgspec Structs.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from ludotheque.core.choices import Choices
from ludotheque.core.events import Event
from ludotheque.core.match import Match
from ludotheque.core.structs import View
from ludotheque.lessons.lesson import Chapter, Lesson, Step


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """An input: the learner chooses an action."""

    action: dict[str, Any]


class Guess(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="guess"):
    """An input: the learner guesses what will happen."""

    guess: str


# What the learner did.  To take back a part of a choice, the client sends the inputs again without the last one.
Input = Act | Guess

# What happens after the last input: the learner is asked something ("asked"), sees what a mistake leads to
# ("mistaken"), learns that the choice does not belong to this step ("not-now"), or has finished the chapter.
Status = Literal["asked", "mistaken", "not-now", "finished"]


class Frame(NamedTuple):
    """One play as the learner saw it, and the situation after it."""

    events: list[Event]
    view: View


class Scene(NamedTuple):
    """What the learner sees at one moment of a chapter."""

    lesson: Lesson
    chapter: Chapter
    step: Step | None  # None: the chapter is finished
    status: Status
    sentence: str  # a message id
    guess: str  # the last guess: "right", "wrong", or "" for none
    match: Match
    choices: Choices  # the learner's choices, but only those that belong to the lesson
    frames: list[Frame]  # the plays since the previous input
    is_first: bool  # whether the learner has done nothing yet in this step
    kept: int  # the number of inputs that count; after a mistake the learner continues from there
    unused: int  # prepared answers of earlier steps that the rules did not ask for
