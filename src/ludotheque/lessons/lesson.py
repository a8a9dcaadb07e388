"""What a lesson file contains: positions, and chapters of steps.

Sentences are found by their ids: `lesson-<chapter>-<step>`, and for a mistake `lesson-<chapter>-<step>-<mistake>`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.structs import Seat

# An action as JSON; a field that is left out is null, because TOML has no null.
Written = dict[str, Any]
# An action as JSON, of which only the given fields count; {from, to} stands for any number in between, {none} for null.
Pattern = dict[str, Any]


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat does in a lesson; for the learner's own seat, something that needs no decision."""

    seat: Seat
    play: Written


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tempting choice: it is played, its consequence is shown, and then the learner tries again."""

    id: str
    play: Pattern
    luck: tuple[dict[str, Any], ...] = ()
    then: tuple[Reply, ...] = ()
    stops: bool = False  # does nobody do anything more after `then`, because that is the moment to look at?


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the learner does, and what follows from it."""

    id: str
    at: tuple[str, ...] = ()  # the things the sentence is about: "card:Shove", "space:c4"
    position: str = ""  # the position it begins from; "": goes on from the step before
    expects: tuple[Pattern, ...] = ()  # the right choices; none: whatever the rules allow
    mistakes: tuple[Mistake, ...] = ()
    goal: Literal["", "moved", "won"] = ""  # goes on until the move is over, or must win the match; "": one choice
    decides: str = ""  # the type of the action that must win the match; "": whichever comes before the others play
    luck: tuple[dict[str, Any], ...] = ()  # answered in this order, as far as the rules ask for it
    then: tuple[Reply, ...] = ()  # what the others do; after that, they do as little as they can
    guesses: tuple[str, ...] = ()  # the learner guesses what will happen, instead of choosing an action
    right: str = ""  # the guess that comes true
    shows: tuple[Written, ...] = ()  # actions that do it, where the first right choice alone does not


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """About a minute of a lesson."""

    id: str
    steps: tuple[Step, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first match: positions by name, and chapters."""

    names: tuple[str, ...]  # sentence ids of the players' names; the learner's, which comes first, is not used
    positions: dict[str, dict[str, Any]]  # as `from_json` reads them, without the game
    chapters: tuple[Chapter, ...]
    you: Seat = 0
