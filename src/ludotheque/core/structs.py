"""What travels: actions, events, views, outcomes, options.  Frozen msgspec Structs; never compiled."""

from __future__ import annotations

from typing import Any

import msgspec

Seat = int


def lower_camel(name: str) -> str:
    """PlayCard → playCard: the tag of an action or event in JSON."""
    return name[0].lower() + name[1:]


class Action(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=lower_camel, rename="camel", gc=False
):
    """A seat's wish; the rules may refuse it."""


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=lower_camel, rename="camel", gc=False):
    """A fact.  Each kind is `Public`, or `Private` and says what the others see of it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) sees of it: all, part, or nothing."""
        raise TypeError(f"{type(self).__name__} is neither Public nor Private")


class Public(Event, frozen=True):
    """An event that everybody sees."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class Private(Event, frozen=True):
    """An event that some see wholly; each kind says what is left for the others."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in self.concerned() else self.for_others()

    def concerned(self) -> tuple[Seat, ...]:
        """The seats that see it wholly."""
        raise TypeError(f"{type(self).__name__} does not say who sees it")

    def for_others(self) -> Event | None:
        """What everybody else sees of it; nothing unless said."""
        return None


def plain(thing: object) -> Any:
    """A Struct as plain JSON data.  There and back again, because to_builtins leaves tuples where JSON has lists."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def write_action(event: Event, action: object) -> None:
    """Puts an action into an event in its JSON form.  Rules hand over the action itself: only who looks pays for the form."""
    if isinstance(action, Action):
        msgspec.structs.force_setattr(event, "action", plain(action))


class StepTaken(Private, frozen=True):
    """A seat took one step of a choice that is not complete yet; nobody else sees it."""

    seat: Seat
    action: dict[str, Any]

    def __post_init__(self) -> None:
        write_action(self, self.action)

    def concerned(self) -> tuple[Seat, ...]:
        return (self.seat,)


class ChoiceSealed(Private, frozen=True):
    """A seat made a choice that stays secret until all have chosen; the others see only that."""

    seat: Seat
    action: dict[str, Any] | None

    def __post_init__(self) -> None:
        write_action(self, self.action)

    def concerned(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def for_others(self) -> Event | None:
        return ChoiceSealed(self.seat, None)


class ChoiceReopened(Public, frozen=True):
    """A seat took its sealed choice back."""

    seat: Seat


class StepTakenBack(Private, frozen=True):
    """A seat took back a step that nobody else had seen."""

    seat: Seat

    def concerned(self) -> tuple[Seat, ...]:
        return (self.seat,)


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


class View(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
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
    rules: str = "1"  # their version


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


class RecordEntry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename="camel"):
    """One line of a record.

    `kind` is "setUp", "play", "drawn" (a play that the match's luck chose), "takeBack", "handOver" or, in what one seat
    saw, "seen".
    """

    kind: str
    seat: Seat | None = None
    action: dict[str, Any] | None = None
    luck: tuple[dict[str, Any], ...] = ()
    to: str | None = None  # "person" or "bot", of a hand-over
    events: tuple[dict[str, Any], ...] = ()  # of what one seat saw
    hash: str = ""


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, rename="camel"):
    """A match is its record: whoever has it can replay every step without seed or simulation."""

    format: int  # 1; 2 if the nonces were sealed
    game: str
    version: str
    seats: int
    options: dict[str, Any]
    digest: str  # of the components
    components: dict[str, Any] | None  # all of them if they were edited
    commitment: str | None  # to the seed of fair luck
    nonces: tuple[str, ...]
    seals: tuple[
        tuple[Seat, str], ...
    ] = ()  # of each nonce: whose it is, and the seal that was shown before any was opened
    start: dict[str, Any] | None  # the position it began from, if not from the set-up
    seat: Seat | None  # whose record it is: None for the whole, otherwise only what that seat saw
    entries: tuple[RecordEntry, ...]
    outcome: Outcome | None
    seed: str | None  # opened when the match is over
    hash: str  # of all of the above

    def to_bytes(self) -> bytes:
        """The record as a JSON file."""
        return msgspec.json.encode(self)


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record is good; if not, from which entry on, and why.  True or false as a condition."""

    good: bool
    entry: int | None = None
    reason: str = ""
    not_simulated: int = 0  # walks by an earlier physics, taken as they were recorded

    def __bool__(self) -> bool:
        return self.good
