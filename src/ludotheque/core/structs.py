"""What travels: actions, views, outcomes, options.  Frozen msgspec Structs; never compiled.  Events are in events.py."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ludotheque.core.things import Thing

Seat = Annotated[int, Thing("seat")]  # from 0
Card = Annotated[str, Thing("card")]  # the id of a card


def lower_camel(name: str) -> str:
    """PlayCard → playCard: the tag of an action or event in JSON."""
    return name[0].lower() + name[1:]


def plain(thing: object) -> Any:
    """A Struct as plain JSON data.  There and back again, because to_builtins leaves tuples where JSON has lists."""
    return msgspec.json.decode(msgspec.json.encode(thing))


class Action(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=lower_camel, rename="camel", gc=False
):
    """A seat's wish; the rules may refuse it."""


class Outcome(msgspec.Struct, frozen=True, rename="camel"):
    """How a match ended: who won, why (a message id), and each seat's finishing place (ties share)."""

    winners: tuple[Seat, ...]
    reason: str  # a message id
    places: tuple[int, ...]  # of each seat, from 1; who shares a place has the same number

    @property
    def rewards(self) -> tuple[float, ...]:
        """Each seat's reward, from -1 to 1, in all 0: how many finished behind it less how many ahead, of all the others."""
        others = len(self.places) - 1
        return tuple(
            [
                (sum([o > own for o in self.places]) - sum([o < own for o in self.places])) / others
                for own in self.places
            ]
        )


class View(msgspec.Struct, frozen=True, rename="camel"):
    """All that one seat knows.  A game's view adds what lies on its table."""

    game: str  # its id
    seat: Seat | None  # whose view it is; None: a spectator's
    seats: int  # how many play
    step: int  # plays that this seat may know of: the unfinished steps of others are not counted
    to_act: tuple[Seat, ...]  # who owes a decision
    may_act: tuple[Seat, ...]  # who may act without owing anything
    outcome: Outcome | None  # None until the match is over
    options: dict[str, Any]  # all of them, those left at their defaults too
    components: dict[str, Any] | None  # None: the box as it comes; otherwise the whole edited box
    rules: str  # their version


class Option(msgspec.Struct, frozen=True, rename="camel"):
    """A setting of a table, declared so that a lobby can draw it.

    `type` is "integer" (range: lowest, highest), "choice" (range: the values), "flag", "seat" or "text";
    `default` None means that the match decides.  `suggested` has values that a lobby offers beside the default, by the
    number of seats.
    """

    name: str
    type: str
    default: Any
    range: tuple[Any, ...]
    message: str
    suggested: dict[int, Any] = {}


class GameInfo(msgspec.Struct, frozen=True, rename="camel"):
    """What a shelf shows of a game."""

    id: str
    title: dict[str, str]
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    version: str
    colours: tuple[str, ...] = ()  # of its pieces, which players choose from
    pitch: dict[str, str] = {}  # one sentence about it, by language


class BoxInfo(msgspec.Struct, frozen=True, rename="camel"):
    """A game's standard box, and the facts that a board needs to draw any box of this game."""

    components: dict[str, Any]  # as components.toml has them
    facts: dict[str, Any]  # what only the rules know


class Field(msgspec.Struct, frozen=True):
    """A field of an action: its name in Python and in JSON, and its type as one writes it in Python."""

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
    """Whether a record is good; if not, from which entry on, and why.  True or false as a condition."""

    good: bool
    entry: int | None = None
    reason: str = ""
    not_simulated: int = 0  # walks by an earlier physics, taken as they were recorded

    def __bool__(self) -> bool:
        return self.good
