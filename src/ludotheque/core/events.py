"""Events: what happened, and how much of it each seat may see.  All are frozen msgspec Structs, which mypyc cannot
compile.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Any

import msgspec
from msgspec.structs import force_setattr

from ludotheque.core.structs import Action, Outcome, Seat, lower_camel, plain
from ludotheque.core.things import Secret, Thing, typed_fields


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=lower_camel, rename="camel", gc=False):
    """One thing that happened.  Every type of event is `Public` or `Private`."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Returns what this seat (None: a spectator) sees of the event: everything, a part, or nothing."""
        raise TypeError(f"{type(self).__name__} is neither Public nor Private")


class Public(Event, frozen=True):
    """An event that everybody sees."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class Private(Event, frozen=True):
    """An event that only the seats named in its fields see completely.

    All other seats see the event without its `Secret` fields; an event without `Secret` fields is hidden from them
    completely.  A kind of event with other rules overrides `concerned` or `for_others`.
    """

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in self.concerned() else self.for_others()

    def concerned(self) -> tuple[Seat, ...]:
        """Returns the seats that see the event completely."""
        return (READERS.get(type(self)) or reader(type(self)))(self)

    def for_others(self) -> Event | None:
        """Returns what everybody else sees of the event."""
        secrets = SECRETS.get(type(self))
        if secrets is None:
            secrets = secrets_of(type(self))
        if not secrets:
            return None
        whole: Any = self
        seen: Event = whole.__copy__()
        for name in secrets:
            force_setattr(seen, name, None)
        return seen


# For each type of private event, the function that reads the seats concerned; it is added when somebody first looks at
# an event of the type.
READERS: dict[type[Private], Callable[[Private], tuple[Seat, ...]]] = {}
SECRETS: dict[type[Private], tuple[str, ...]] = {}


def reader(kind: type[Private]) -> Callable[[Private], tuple[Seat, ...]]:
    """Returns a function that reads which seats an event of this kind names; raises TypeError for a kind that names no
    seat.
    """
    names = [field.name for field in typed_fields(kind) if field.kind == "seat" and field.is_single]
    if not names:
        raise TypeError(f"{kind.__name__} names no seat, so it does not say who sees it")
    read: Callable[[Private], Any] = attrgetter(*names)
    READERS[kind] = read if len(names) > 1 else lambda event: (read(event),)
    return READERS[kind]


def secrets_of(kind: type[Private]) -> tuple[str, ...]:
    """Returns the secret fields of a kind of event."""
    SECRETS[kind] = tuple([field.name for field in typed_fields(kind) if field.is_secret])
    return SECRETS[kind]


def write_action(event: Event, action: object) -> None:
    """Converts an action inside an event to JSON. Rules put the action itself into the event, so that it is converted
    only when somebody reads the event.
    """
    if isinstance(action, Action):
        force_setattr(event, "action", plain(action))


ActionJson = Annotated[dict[str, Any], Thing("action")]


class StepTaken(Private, frozen=True):
    """A seat took one step of a choice that is not complete yet; the other seats do not see the step."""

    seat: Seat
    action: ActionJson

    def __post_init__(self) -> None:
        write_action(self, self.action)


class ChoiceSealed(Private, frozen=True):
    """A seat made a choice that stays secret until everybody has chosen; the others see only that this seat has chosen."""

    seat: Seat
    action: Secret[ActionJson]

    def __post_init__(self) -> None:
        write_action(self, self.action)


class ChoiceReopened(Public, frozen=True):
    """A seat took its sealed choice back."""

    seat: Seat


class StepTakenBack(Private, frozen=True):
    """A seat took back a step of an incomplete choice; the other seats had not seen the step."""

    seat: Seat


class MatchEnded(Public, frozen=True):
    """The match is over."""

    outcome: Outcome


# The events about choices that are made in steps or sealed; a game lists them among its own.
Steps = StepTaken | StepTakenBack | ChoiceSealed | ChoiceReopened
