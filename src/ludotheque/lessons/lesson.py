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
# A pattern for actions, written like an action in JSON: only the fields in the pattern are compared, {from, to} stands
# for any number in between, and {none} for null.
Pattern = dict[str, Any]


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A play of another seat in a lesson, or a play of the learner's own seat that needs no decision."""

    seat: Seat
    play: Written


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tempting but wrong choice.  If the learner makes it, the lesson plays it, shows what it leads to, and lets the
    learner try again.
    """

    id: str
    play: Pattern
    luck: tuple[dict[str, Any], ...] = ()
    then: tuple[Reply, ...] = ()
    stops: bool = False  # whether the scene stops after `then`, so that the learner can look at it


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the learner does, and what follows."""

    id: str
    at: tuple[str, ...] = ()  # the things the sentence is about: "card:Shove", "space:c4"
    position: str = ""  # the position from which the step begins; "": the position at the end of the step before
    expects: tuple[Pattern, ...] = ()  # the right choices; empty: any choice that the rules allow
    mistakes: tuple[Mistake, ...] = ()
    # When the step ends: "moved" means when the learner's move is over, "won" when the learner has won the match, and
    # "" after one choice.
    goal: Literal["", "moved", "won"] = ""
    # The type of action by which the learner must reach the goal "won"; "" if the learner must win before the others
    # play.
    decides: str = ""
    luck: tuple[dict[str, Any], ...] = ()  # prepared answers of luck, given in this order when the rules ask for them
    then: tuple[Reply, ...] = ()  # what the other seats do first; after that, they do as little as they can
    guesses: tuple[str, ...] = ()  # the learner guesses what will happen, instead of choosing an action
    right: str = ""  # the right guess
    shows: tuple[Written, ...] = ()  # actions that complete the step, if the first right choice alone does not


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of a lesson, about a minute long."""

    id: str
    steps: tuple[Step, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first match: positions by name, and chapters."""

    names: tuple[str, ...]  # sentence ids of the players' names; the first belongs to the learner and is not used
    positions: dict[str, dict[str, Any]]  # in the format that `from_json` reads, without the game's id
    chapters: tuple[Chapter, ...]
    you: Seat = 0
    match: str = ""  # the position of the real match after the lesson; "": the beginning of the last chapter
    # The questions for which that match has a tip: the sentence `lesson-tip-<question>`, shown once.
    tips: tuple[str, ...] = ()
