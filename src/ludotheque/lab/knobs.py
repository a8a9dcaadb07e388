"""What a sweep varies: numbers in the box and options, named as `box.cards.shove=0..8` or `option.lives=1,2`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.bots.arena_command import read_options
from ludotheque.core.catalogue import find_game
from ludotheque.core.data import deep_copy
from ludotheque.core.errors import BadInput
from ludotheque.core.game import check_options
from ludotheque.core.words import kebab
from ludotheque.lab.plan import Plan, make_plan

MOST_VALUES: Final = 1000  # the maximum number of values for one knob
COUNT: Final = "count"  # the field that is meant if a knob names a thing without a field


class Knob(NamedTuple):
    """A number or option that a sweep varies, and the values that are tried."""

    name: str  # the name of the knob, as the user wrote it
    path: tuple[str | int, ...]  # the path to the number in the box, or ("option", the name of the option)
    values: tuple[Any, ...]

    @property
    def is_option(self) -> bool:
        """Whether the knob varies an option, rather than a number in the box."""
        return self.path[0] == "option"


def read_knob(plan: Plan, text: str) -> Knob:
    """Parses a knob, such as `box.cards.shove=0..8`; raises BadInput with the reason if this number or option cannot be
    varied.
    """
    name, is_given, written = text.partition("=")
    kind, _, rest = name.partition(".")
    if not is_given or kind not in ("box", "option") or not rest:
        raise BadInput("vary", "lab-bad-vary", value=text)
    values = read_values(written, text)
    if kind == "option":
        rules = find_game(plan.game)
        read = [read_options(rules.options, [f"{rest}={value}"])[rest] for value in values]
        for value in read:
            check_options(rules, plan.seats, plan.options | {rest: value})
        return Knob(name, ("option", rest), tuple(read))
    path, now = find_in(find_game(plan.game).box(plan.components).contents, rest.split("."), name)
    try:
        return Knob(name, path, tuple([type(now)(value) for value in values]))
    except ValueError as error:
        raise BadInput("vary", "lab-bad-vary", value=text) from error


def read_values(written: str, text: str) -> list[str]:
    """Returns the values that a text such as `0..8` or `2,3,5` describes."""
    low, is_range, high = written.partition("..")
    if not is_range:
        values = [value.strip() for value in written.split(",")]
    elif is_whole(low) and is_whole(high) and int(low) <= int(high) < int(low) + MOST_VALUES:
        values = [str(value) for value in range(int(low), int(high) + 1)]
    else:
        raise BadInput("vary", "lab-bad-vary", value=text)
    if not all(values) or len(set(values)) < len(values):
        raise BadInput("vary", "lab-bad-vary", value=text)
    return values


def is_whole(text: str) -> bool:
    """Returns whether this text is a whole number."""
    return text.removeprefix("-").isdecimal()


def find_in(contents: Any, names: Sequence[str], whole: str) -> tuple[tuple[str | int, ...], Any]:
    """Returns the path of a number in the contents of a box, and its value; ids may be written in lower case."""
    path: list[str | int] = []
    here = contents
    left = list(names)
    while left or isinstance(here, (Mapping, list, tuple)):
        name = left.pop(0) if left else COUNT
        found = step_into(here, name)
        if found is None:
            raise BadInput("vary", "bad-choice", value=whole, names=", ".join(names_in(here)) or "–")
        path.append(found)
        here = here[found]
    if isinstance(here, bool) or not isinstance(here, (int, float)):
        raise BadInput("vary", "lab-bad-vary", value=whole)
    return tuple(path), here


def step_into(here: Any, name: str) -> str | int | None:
    """Returns the key, or the index in a list, of the item with this name; None if there is no such item."""
    if isinstance(here, Mapping):
        return next((key for key in here if name in (key, f"{key}s")), None)
    if isinstance(here, (list, tuple)):
        for number, part in enumerate(here):
            if isinstance(part, Mapping) and kebab(str(part.get("id", ""))) == kebab(name):
                return number
    return None


def names_in(here: Any) -> list[str]:
    """Returns the names that may come next in the path of a knob, once the path has reached this part of the box."""
    if isinstance(here, Mapping):
        return [str(key) for key in here]
    if isinstance(here, (list, tuple)):
        return [kebab(str(part["id"])) for part in here if isinstance(part, Mapping) and "id" in part]
    return []


def plan_with_knobs(plan: Plan, knobs: Sequence[Knob], values: Sequence[Any]) -> Plan:
    """Returns the plan with the knobs at these values; raises BadInput if the game cannot be played like that."""
    options = dict(plan.options)
    contents: Any = deep_copy(msgspec.to_builtins(find_game(plan.game).box(plan.components).contents))
    for knob, value in zip(knobs, values):
        if knob.is_option:
            options[str(knob.path[1])] = value
        else:
            here = contents
            for part in knob.path[:-1]:
                here = here[part]
            here[knob.path[-1]] = value
    return make_plan(
        plan.game,
        plan.bots,
        seed=plan.seed,
        options=options,
        components=contents,
        is_rough=plan.is_rough,
        keeps_decisions=plan.keeps_decisions,
    )
