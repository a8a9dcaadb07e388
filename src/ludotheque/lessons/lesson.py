"""What a lesson file contains: positions, and chapters of steps.

The ids of the sentences follow a pattern: `lesson-<chapter>-<step>`, and for a mistake
`lesson-<chapter>-<step>-<mistake>`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.structs import Seat

# An action as JSON; a field that is left out is null, because TOML has no null.
Written = dict[str, Any]
# An action as JSON, of which only the given fields are compared; {from, to} stands for any number in between, {none}
# for null.
Pattern = dict[str, Any]


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A play of another seat in a lesson, or a play of the learner's own seat that needs no decision."""

    seat: Seat
    play: Written


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tempting but wrong choice: the lesson plays it, shows its consequence, and lets the learner try again."""

    id: str
    play: Pattern
    luck: tuple[dict[str, Any], ...] = ()
    then: tuple[Reply, ...] = ()
    stops: bool = False  # whether the scene stops after `then`, because that is the moment to look at


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the learner does, and what follows."""

    id: str
    at: tuple[str, ...] = ()  # the things the sentence is about: "card:Shove", "space:c4"
    position: str = ""  # the position from which the step begins; "": the position at the end of the step before
    expects: tuple[Pattern, ...] = ()  # the right choices; empty: any choice that the rules allow
    mistakes: tuple[Mistake, ...] = ()
    # When the step ends: "moved" when the learner's move is over, "won" when the learner has won the match, "" after
    # one choice.
    goal: Literal["", "moved", "won"] = ""
    decides: str = ""  # the goal "won" must be reached by an action of this type; "": before the others play
    luck: tuple[dict[str, Any], ...] = ()  # prepared answers of luck, given in this order when the rules ask for them
    then: tuple[Reply, ...] = ()  # what the other seats do first; after that, they do as little as they can
    guesses: tuple[str, ...] = ()  # the learner guesses what will happen, instead of choosing an action
    right: str = ""  # the guess that comes true
    shows: tuple[Written, ...] = ()  # actions that complete the step, if the first right choice alone does not


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of a lesson, about a minute long."""

    id: str
    steps: tuple[Step, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first match: positions by name, and chapters."""

    names: tuple[str, ...]  # sentence ids of the players' names; the first is the learner's and is not used
    positions: dict[str, dict[str, Any]]  # in the format that `from_json` reads, without the game's id
    chapters: tuple[Chapter, ...]
    you: Seat = 0
    match: str = ""  # the position of the real match after the lesson; "": the beginning of the last chapter
    tips: tuple[str, ...] = ()  # the questions for which that match has a tip, `lesson-tip-<question>`, shown once
