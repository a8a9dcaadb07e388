"""Data that leaves a match: actions, views, outcomes and options (for events see events.py).  All are frozen msgspec
Structs, which mypyc cannot compile.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ludotheque.core.things import Thing

Seat = Annotated[int, Thing("seat")]  # the number of a seat, from 0
Card = Annotated[str, Thing("card")]  # the id of a card


def lower_camel(name: str) -> str:
    """Returns the tag of an action or event in JSON: PlayCard → playCard."""
    return name[0].lower() + name[1:]


def plain(thing: object) -> Any:
    """Turns a Struct into plain JSON data: encoded and decoded,
    because to_builtins leaves tuples where JSON has lists.
    """
    return msgspec.json.decode(msgspec.json.encode(thing))


class Action(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=lower_camel, rename="camel", gc=False
):
    """A decision that a seat wants to make; the rules may refuse it."""


class Outcome(msgspec.Struct, frozen=True, rename="camel"):
    """How a match ended: who won, why (a message id), and each seat's finishing place (ties share)."""

    winners: tuple[Seat, ...]
    reason: str  # a message id
    places: tuple[int, ...]  # the finishing place of each seat, from 1; seats that share a place have the same number

    @property
    def rewards(self) -> tuple[float, ...]:
        """Each seat's reward from -1 to 1: the number of seats placed behind it minus the number placed ahead, divided
        by the number of other seats.  All rewards sum to 0.
        """
        others = len(self.places) - 1
        return tuple(
            [
                (sum([o > own for o in self.places]) - sum([o < own for o in self.places])) / others
                for own in self.places
            ]
        )


class View(msgspec.Struct, frozen=True, rename="camel"):
    """Everything that one seat knows.  Each game adds the things on its table."""

    game: str  # the id of the game
    seat: Seat | None  # whose view it is; None: a spectator's
    seats: int  # the number of seats
    step: int  # the number of plays that this seat may know of: unfinished steps of other seats do not count
    to_act: tuple[Seat, ...]  # the seats that owe a decision
    may_act: tuple[Seat, ...]  # the seats that may act without owing a decision
    outcome: Outcome | None  # None until the match is over
    options: dict[str, Any]  # all options, including those at their defaults
    components: dict[str, Any] | None  # None: the standard box; otherwise the whole edited box
    rules: str  # the version of the rules


class Option(msgspec.Struct, frozen=True, rename="camel"):
    """An option of a game, declared so that a lobby can show it.

    `type` is "integer" (range: lowest, highest), "choice" (range: the values), "flag", "seat" or "text"; a `default` of
    None means that the match decides.  `suggested` lists values that a lobby offers beside the default, by the number
    of seats.
    """

    name: str
    type: str
    default: Any
    range: tuple[Any, ...]
    message: str
    suggested: dict[int, Any] = {}


class GameInfo(msgspec.Struct, frozen=True, rename="camel"):
    """What the list of games shows about a game."""

    id: str
    title: dict[str, str]
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    version: str
    colours: tuple[str, ...] = ()  # the colours of the game's pieces, from which players choose
    pitch: dict[str, str] = {}  # one sentence about the game, by language
    minutes: tuple[int, ...] = ()  # how long a match lasts: about (shortest, longest)
    weight: int = 0  # how much there is to learn, from 1 to 3
    age: int = 0  # the minimum age of players
    first_match: dict[int, dict[str, Any]] = {}  # by number of seats: options for a first match against bots


class BoxInfo(msgspec.Struct, frozen=True, rename="camel"):
    """A game's standard box, and the facts that a board needs to draw any box of this game."""

    components: dict[str, Any]  # as in box.toml
    facts: dict[str, Any]  # facts about the game that only its rules know, for clients


class Field(msgspec.Struct, frozen=True):
    """A field of an action: its name in Python and in JSON, and its type as written in Python."""

    name: str
    json: str
    type: str


class ActionType(msgspec.Struct, frozen=True):
    """A type of action: its `type` in JSON, the name of its Struct, its fields, and what it means."""

    type: str
    struct: str
    fields: tuple[Field, ...]
    meaning: str


class Verdict(msgspec.Struct, frozen=True):
    """Says whether a record is valid and, if not, which entry is the first bad one and why.  As a condition, a verdict
    is true if the record is valid.
    """

    good: bool
    entry: int | None = None
    reason: str = ""
    # The number of walks taken from the record because an earlier version of the physics had simulated them.
    not_simulated: int = 0

    def __bool__(self) -> bool:
        return self.good
