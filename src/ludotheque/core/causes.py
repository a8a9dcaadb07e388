"""Explains why an event happened: finds the causes of an event among the events that one viewer has seen."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from ludotheque.core.events import Event
from ludotheque.core.game import Game

HEAD = re.compile(r"§[\d.]+(?:, §[\d.]+)*(?=  )")  # the sections at the head of a docstring
MOST_STEPS: Final = 8  # the maximum number of events in one chain of causes

Fits = Callable[[Any, Any, Sequence[Event]], bool]  # a test of (effect, cause, the events between them)


class Cause:
    """One possible cause of a type of event: the latest earlier event of the given types that passes the test `fits`."""

    def __init__(self, *kinds: type[Event], fits: Fits | None = None, section: str = "", ends: bool = False) -> None:
        self.kinds = kinds
        self.fits = fits
        # The section of the rule that leads from this cause to the effect; "": the section of the effect.
        self.section = section
        # Whether a chain of causes stops at this cause.  A chain that begins with this cause goes on to what caused it.
        self.ends = ends

    def find(self, events: Sequence[Event], at: int) -> int | None:
        """Returns the index of the latest event that may have caused the event with index `at`; None if there is none."""
        for before in range(at - 1, -1, -1):
            earlier = events[before]
            if isinstance(earlier, self.kinds) and (
                self.fits is None or self.fits(events[at], earlier, events[before + 1 : at])
            ):
                return before
        return None


# The causes of each type of event.  Each cause is a tuple of alternatives, of which only the one that happened last in
# the match counts.
Causes = Mapping[type[Event], Sequence[tuple[Cause, ...]]]


def same(field: str, other: str = "") -> Fits:
    """Returns a test for causes: a field of the cause (called `other` if its name differs) must equal a field of the
    effect.
    """
    return lambda effect, cause, between: getattr(effect, field) == getattr(cause, other or field)


class Step:
    """One event in a chain of causes: the index of the event among the seen events, and the sections of the rulebook
    behind it.
    """

    def __init__(self, at: int, sections: tuple[str, ...]) -> None:
        self.at = at
        self.sections = sections


@cache
def sections_of(kind: type[Event]) -> tuple[str, ...]:
    """Returns the sections of the rulebook (such as §4.4) with which the docstring of an event type begins."""
    head = HEAD.match((kind.__doc__ or "").strip())
    return tuple(head.group().split(", ")) if head else ()


def causes_of(
    game: Game[Any], events: Sequence[Event], play_numbers: Sequence[int], at: int
) -> list[tuple[Cause, int]]:
    """Returns the direct causes of the event with index `at`, each with the index of the earlier event that was this
    cause.

    `play_numbers` has one number for each event: the number of the play to which the event belongs.  In a game that
    defines no causes, the first event of a play causes the others.
    """
    causes: Causes | None = game.part("causes")
    if causes is None:
        first = play_numbers.index(play_numbers[at])
        return [(Cause(), first)] if first != at else []
    direct = []
    for possible in causes.get(type(events[at]), ()):
        candidates = [(place, cause) for cause in possible if (place := cause.find(events, at)) is not None]
        if candidates:
            place, cause = max(candidates, key=lambda one: one[0])
            direct.append((cause, place))
    return direct


def chain(game: Game[Any], events: Sequence[Event], play_numbers: Sequence[int], index: int) -> list[Step]:
    """Returns the event with this index and the chain of events that caused it, the latest first."""
    sections: dict[int, tuple[str, ...]] = {}
    open_ends = {index}
    ends: set[int] = set()
    while open_ends and len(sections) < MOST_STEPS:
        at = max(open_ends)
        open_ends.remove(at)
        direct = [] if at in ends else causes_of(game, events, play_numbers, at)
        for cause, place in direct:
            open_ends.add(place)
            if cause.ends:
                ends.add(place)
        named = tuple(dict.fromkeys([cause.section for cause, _ in direct if cause.section]))
        sections[at] = named or sections_of(type(events[at]))
    return [Step(at, sections[at]) for at in sections]
