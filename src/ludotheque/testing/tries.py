"""Generates actions for the legality checks to try: legal ones, and slightly wrong ones that the rules must refuse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheque.core.history import PLAY
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.places import Place, Pose
from ludotheque.core.regions import Arc, Region, Swing
from ludotheque.core.structs import Action


def leaves(doc: Any) -> Iterator[Any]:
    """Yields every name and number in plain data, including the keys of its dictionaries."""
    if isinstance(doc, dict):
        for key, value in doc.items():
            yield key
            yield from leaves(value)
    elif isinstance(doc, (list, tuple)):
        for value in doc:
            yield from leaves(value)
    else:
        yield doc


def names_in(match: Match) -> list[str]:
    """Returns all names in a position: of cards, board squares, phases."""
    return sorted({leaf for leaf in leaves(match.to_json()) if isinstance(leaf, str)})


def foreign_actions(match: Match, luck: Luck, count: int) -> list[Action]:
    """Returns some actions that were played earlier in the match, or that some seat may choose now, and variants of
    these with one field changed.
    """
    actions: list[Action] = [entry.action for entry in match.history[-40:] if entry.kind == PLAY]
    for seat in range(match.seats):
        choices = match.choices(seat)
        actions += choices
        actions += [region.sample(luck) for region in choices.regions]
    actions = some(actions, luck, count)
    names = names_in(match)
    nearly = [wrong for action in actions for wrong in mutations(action, match.seats, names, luck)]
    return actions + [action for action in some(nearly, luck, count) if is_well_typed(match, action)]


def is_well_typed(match: Match, action: Action) -> bool:
    """Returns whether the action can be written as JSON and read back as an action of this game."""
    try:
        msgspec.convert(msgspec.to_builtins(action), match.rules.actions)
    except (msgspec.ValidationError, TypeError):
        return False
    return True


def mutations(action: Action, seats: int, names: list[str], luck: Luck) -> Iterator[Action]:
    """Yields the action with one field changed: to another seat, another name, a number that is off by one, or a value
    of the wrong type.
    """
    for field in action.__struct_fields__:
        for value in other_values(getattr(action, field), seats, names, luck):
            yield msgspec.structs.replace(action, **{field: value})


def other_values(value: Any, seats: int, names: list[str], luck: Luck) -> list[Any]:
    """Returns wrong values that resemble this one."""
    if isinstance(value, int):
        return [value - 1, value + 1, *range(-1, seats + 1), value + 65536, bool(value), float(value), str(value), None]
    if isinstance(value, str):
        return [*some(names, luck, 6), "", value.upper(), value + " ", 0, None]
    if isinstance(value, (list, tuple)):
        return [type(value)(), value[:-1], type(value)([*value, *value]), None]
    return [None, 0, True, ""]


def some(items: list[Any], luck: Luck, count: int) -> list[Any]:
    """Picks `count` of these things at random, or all if there are fewer."""
    left = list(items)
    while len(left) > count:
        left.pop(luck.die(len(left)) - 1)
    return left


def malformed(action: Action) -> Iterator[Any]:
    """Yields malformed JSON for an action: other types, missing and unknown fields."""
    doc = msgspec.to_builtins(action)
    yield from (None, 7, [doc], {}, {"type": 3}, {"type": "noSuchAction"}, {**doc, "noSuchField": 1})
    for name in doc:
        yield {key: value for key, value in doc.items() if key != name}
        yield {**doc, name: [[]]}


def region_edges(region: Region) -> Iterator[Action]:
    """Yields actions at the ends of an arc or swing, and one quantum beyond each end."""
    numbers = region.numbers()
    ends = [end for arc in numbers.get("arcs", ()) for end in arc]
    if "low" in numbers:
        ends = [numbers["low"], 0, numbers["high"]]
    for end in ends:
        for value in (end - 1, end, end + 1):
            yield region.make(value)


def frozen(data: Any) -> Any:
    """Returns JSON data with tuples instead of lists, because compiled regions need tuples as points."""
    if isinstance(data, dict):
        return {name: frozen(value) for name, value in data.items()}
    return tuple([frozen(value) for value in data]) if isinstance(data, list) else data


def describes(region: Region, action: Action) -> bool:
    """Returns whether a region contains an action, judged only by the JSON that a client gets."""
    template, fields, numbers = region.template, region.fields, frozen(region.to_json())
    rebuilt: Region
    if region.kind == "arc":
        rebuilt = Arc(template, fields[0], [(first, last) for first, last in numbers["arcs"]])
    elif region.kind == "swing":
        x, y = numbers["pivot"]
        names = ("low", "high", "radius", "start", "still")
        rebuilt = Swing(template, fields[0], **{name: numbers[name] for name in names}, pivot=(x, y))
    elif region.kind == "place":
        rebuilt = Place(template, fields, numbers["area"], discs=numbers["discs"], polygons=numbers["polygons"])
    elif region.kind == "pose":
        rebuilt = Pose(
            template,
            fields,
            numbers["area"],
            numbers["halfLength"],
            numbers["halfWidth"],
            boxes=numbers["boxes"],
            discs=numbers["discs"],
            tolerance=numbers["tolerance"],
            untouched_boxes=numbers["untouchedBoxes"],
            untouched_discs=numbers["untouchedDiscs"],
        )
    else:
        rebuilt = region
    return rebuilt.contains(action)
