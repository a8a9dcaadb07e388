"""Draws a game that has no picture of its own, from the types of its view, as the generic board of the browser does
(docs/boards.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from ludotheque.core.boards import Shape, fields_of
from ludotheque.core.drawing import INK, WHITE, Scene, Sheet, wrapped
from ludotheque.core.structs import View, plain
from ludotheque.core.words import Voice

FELT, FELT_RIM, FELT_INK = "#3c7a5c", "#8a5f3c", "#f2f7ef"
CARD, CARD_EDGE, CARD_RED, BACK = "#fffdf7", "#b9ab92", "#b3202c", "#7c3346"
SILENT: Final = ("phase",)  # fields that are not drawn, because the sentence above the picture says the same
STACK: Final = re.compile(r"(deck|stock|bag|supply|draw(Pile|Deck)?)(Size|Count|Left)?")
PLAYING_CARD: Final = re.compile(r"(\d{1,2}|[A-Z])([♣♦♥♠])")
WIDTH, HEIGHT = 560, 440
CARD_WIDTH, CARD_HEIGHT = 62, 84
CELL = 46  # the side of a field of a grid
SMALL = 13
LEAST_SCALE = 0.2
MOST_FIELDS = 400  # things with coordinates are drawn as a grid only if the grid has at most this many fields


class Pile(NamedTuple):
    """Things that lie together, a stack face down, or a grid of fields."""

    caption: str
    rows: list[list[str]]  # the texts of the things or fields; for a stack, their number
    kind: str  # "things", "stack" or "grid"


class Reading(NamedTuple):
    """The contents of a view, sorted by their place in the picture."""

    facts: list[str]  # lines of text about the whole table
    seats: list[list[str]]
    table: list[Pile]  # in the middle


def picture(view: View, voice: Voice) -> Scene:
    """Returns the picture of what a seat sees."""
    reading = read(view, voice)
    return Scene(WIDTH, HEIGHT, lambda sheet: draw(reading.table, sheet), reading.facts, reading.seats)


def read(view: View, voice: Voice) -> Reading:
    """Sorts the fields of a view, except those that the views of all games share."""
    reading = Reading([], [[] for _ in range(view.seats)], [])
    values = plain(view)
    for name, shape in own_fields(type(view)).items():
        if name not in SILENT:
            place(reading, voice, name, shape, values[name])
    return reading


def held(view: View, voice: Voice) -> list[Pile]:
    """Returns the things that the viewer holds, one pile for each field of the view that lists such things."""
    values = plain(view)
    piles: list[Pile] = []
    for name, shape in own_fields(type(view)).items():
        if is_held(name, shape) and values[name]:
            pile = pile_of(voice, name, shape, values[name])
            piles += [] if pile is None else [pile]
    return piles


@cache
def own_fields(kind: type[View]) -> dict[str, Shape]:
    """Returns the shapes of those fields that a game adds to its view, by their names in JSON."""
    shared = fields_of(View)
    return {name: shape for name, shape in fields_of(kind).items() if name not in shared}


def place(reading: Reading, voice: Voice, name: str, shape: Shape, value: Any) -> None:
    """Adds a field of a view to the part of the reading that it belongs to: the facts, a seat or the table."""
    item = shape.item
    if value is None or value == []:
        return
    if shape.type == "record":
        for inner, its_shape in shape.fields.items():
            place(reading, voice, inner, its_shape, value[inner])
    elif shape.type == "thing" and shape.kind == "seat":
        reading.seats[value].append(voice.caption(name))
    elif shape.type == "list" and item and item.type == "thing" and item.kind == "seat" and not shape.is_each:
        for seat in value:
            reading.seats[seat].append(voice.caption(name))
    elif shape.type == "list" and item and is_of_seats(shape, value, len(reading.seats)):
        for seat, one in enumerate(value):
            reading.seats[seat].extend(lines_of(voice, name, item, one))
    elif shape.type == "list" and item and item.type == "record" and "seat" in item.fields:
        for row in value:
            about = [
                line
                for inner, its in item.fields.items()
                if inner != "seat"
                for line in lines_of(voice, inner, its, row[inner])
            ]
            reading.seats[row["seat"]].extend(about)
    else:
        pile = pile_of(voice, name, shape, value)
        if pile is None:
            reading.facts.extend(lines_of(voice, name, shape, value))
        elif not is_held(name, shape):
            reading.table.append(pile)


def is_of_seats(shape: Shape, value: Sequence[Any], seats: int) -> bool:
    """Returns whether a list has one value for each seat.  Rows of a grid, whose fields may be empty, do not count."""
    if shape.is_each:
        return True
    inner = shape.item.item if shape.item and shape.item.type == "list" else None
    return inner is not None and not inner.is_optional and len(value) == seats


def is_held(name: str, shape: Shape) -> bool:
    """Returns whether this field lists things that the viewer holds."""
    is_things = shape.type == "list" and shape.item is not None and shape.item.type == "thing"
    return is_things and (name == "hand" or shape.is_optional)


def lines_of(voice: Voice, name: str, shape: Shape, value: Any) -> Iterator[str]:
    """Yields what a field says, in lines of text."""
    caption = voice.caption(name)
    if value is None or value == [] or value == {}:
        return
    if shape.type == "record":
        for inner, its_shape in shape.fields.items():
            yield from lines_of(voice, inner, its_shape, value[inner])
    elif shape.type == "flag":
        if value:
            yield caption
    else:
        yield f"{caption}: {text_of(voice, shape, value)}"


def text_of(voice: Voice, shape: Shape, value: Any) -> str:
    """Returns a value as a text: things by their names, several of them one after the other."""
    if value is None:
        return ""
    if shape.type == "thing":
        return voice.name(value) if shape.kind == "seat" else voice.thing(shape.kind, value)
    if shape.type == "flag":
        return "•" if value else ""
    if shape.type == "list" and shape.item:
        return ", ".join([text_of(voice, shape.item, one) for one in value])
    if shape.type == "map" and shape.item and shape.key:
        return ", ".join(
            [f"{text_of(voice, shape.key, key)} {text_of(voice, shape.item, one)}" for key, one in value.items()]
        )
    if shape.type == "record":
        texts = [text_of(voice, its_shape, value[inner]) for inner, its_shape in shape.fields.items()]
        return " ".join([text for text in texts if text])
    return str(value)


def pile_of(voice: Voice, name: str, shape: Shape, value: Any) -> Pile | None:
    """Returns a field as a pile on the table; None if the field is only a fact."""
    caption, item = voice.caption(name), shape.item
    if shape.type == "number" and STACK.fullmatch(name):
        return Pile(caption, [[str(value)]], "stack")
    if shape.type == "thing":
        return Pile(caption, [[text_of(voice, shape, value)]], "things")
    if shape.type == "map" and shape.key and item and item.type == "number" and shape.key.type == "thing":
        things = [f"{text_of(voice, shape.key, key)} ×{count}" for key, count in value.items()]
        return Pile(caption, [things], "things")
    if shape.type != "list" or item is None or item.type in ("text", "other"):
        return None
    if item.type == "thing" and not item.is_optional:
        return Pile(caption, [[text_of(voice, item, one) for one in value]], "things")
    if item.type == "list" and item.item:
        inner = item.item
        return Pile(caption, [[text_of(voice, inner, one) for one in row] for row in value], "grid")
    if item.type == "record":
        return Pile(caption, scattered(voice, item, value), "grid")
    return Pile(caption, [[text_of(voice, item, one) for one in value]], "grid")


def scattered(voice: Voice, item: Shape, records: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Returns records with coordinates as the rows of a grid, and other records as one row."""
    for across, down in (("x", "y"), ("column", "row"), ("col", "row")):
        if across in item.fields and down in item.fields:
            spots = {(one[across], one[down]): one for one in records}
            rest = Shape(
                "record", fields={name: one for name, one in item.fields.items() if name not in (across, down)}
            )
            columns, rows = [span([spot[way] for spot in spots]) for way in (0, 1)]
            if 0 < len(columns) * len(rows) <= MOST_FIELDS:
                return [[text_of(voice, rest, spots.get((x, y))) for x in columns] for y in rows]
    return [[text_of(voice, item, one) for one in records]]


def span(places: Sequence[Any]) -> range:
    """Returns the whole numbers from the least place to the greatest; none if a place is no whole number."""
    if not places or not all(isinstance(one, int) for one in places):
        return range(0)
    return range(min(places), max(places) + 1)


def draw(piles: Sequence[Pile], sheet: Sheet) -> None:
    """Draws the piles in the middle of the table, in rows, at the largest scale at which there is room for all."""
    sheet.plate(4, 4, WIDTH - 8, HEIGHT - 8, FELT, corner=22, edge=FELT_RIM, thick=8)
    widest = max([size_of(pile)[0] for pile in piles], default=1)
    scale = min(1, (WIDTH - 40) / widest)
    while scale > LEAST_SCALE and arranged(piles, scale)[1] > HEIGHT - 30:
        scale *= 0.9
    for pile, (x, y) in zip(piles, arranged(piles, scale)[0]):
        part = Sheet(sheet.shapes, *sheet.at(x, y), sheet.scale * scale)
        draw_pile(part, pile)


def arranged(piles: Sequence[Pile], scale: float) -> tuple[list[tuple[float, float]], float]:
    """Returns the place of each pile at a scale, and the y coordinate at which the last row ends."""
    spots: list[tuple[float, float]] = []
    x, y, high = 20.0, 18.0, 0.0
    for pile in piles:
        width, height = [scale * one for one in size_of(pile)]
        if x > 20 and x + width > WIDTH - 20:
            x, y, high = 20.0, y + high + 12 * scale, 0.0
        spots.append((x, y))
        x, high = x + width + 20 * scale, max(high, height)
    return spots, y + high


def columns_of(pile: Pile) -> int:
    """Returns the number of things or fields that lie side by side in a row of a pile."""
    longest = max([len(row) for row in pile.rows], default=1)
    return max(1, longest if pile.kind == "grid" else min(longest, 7 if longest <= 14 else 13))


def size_of(pile: Pile) -> tuple[float, float]:
    """Returns the width and the height of a pile with its caption."""
    columns = columns_of(pile)
    if pile.kind == "grid":
        return max(90, columns * CELL), 22 + len(pile.rows) * CELL
    rows = -(-len(pile.rows[0]) // columns)
    return max(90, columns * (CARD_WIDTH + 6)), 22 + rows * (CARD_HEIGHT + 6)


def draw_pile(sheet: Sheet, pile: Pile) -> None:
    """Draws a pile below its caption."""
    sheet.label(2, 9, pile.caption, SMALL + 2, FELT_INK, anchor="start", is_bold=True)
    if pile.kind == "grid":
        for down, row in enumerate(pile.rows):
            for across, text in enumerate(row):
                sheet.plate(across * CELL, 22 + down * CELL, CELL - 3, CELL - 3, CARD, corner=5, edge=CARD_EDGE)
                write(sheet, text, across * CELL + CELL / 2 - 1, 22 + down * CELL + CELL / 2 - 1, CELL - 6)
        return
    columns = columns_of(pile)
    for number, text in enumerate(pile.rows[0]):
        x, y = number % columns * (CARD_WIDTH + 6), 22 + number // columns * (CARD_HEIGHT + 6)
        draw_card(sheet, x, y, text, is_back=pile.kind == "stack")


def draw_card(sheet: Sheet, x: float, y: float, text: str, is_back: bool = False) -> None:
    """Draws a card: its name or, if it is a playing card, its rank and suit."""
    sheet.plate(x, y, CARD_WIDTH, CARD_HEIGHT, BACK if is_back else CARD, corner=7, edge=CARD_EDGE, thick=2)
    middle_x, middle_y = x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2
    playing = PLAYING_CARD.fullmatch(text)
    if playing:
        colour = CARD_RED if playing[2] in "♥♦" else INK
        sheet.label(middle_x, y + 0.32 * CARD_HEIGHT, playing[1], 30, colour, is_bold=True)
        sheet.suit(middle_x, y + 0.7 * CARD_HEIGHT, 15, playing[2], colour)
    elif is_back:
        sheet.label(middle_x, middle_y, text, 28, WHITE, is_bold=True)
    else:
        write(sheet, text, middle_x, middle_y, CARD_WIDTH - 8)


def write(sheet: Sheet, text: str, x: float, y: float, room: float) -> None:
    """Writes a text in the middle of a card or a field, on up to four lines; short texts are written large."""
    if len(text) <= 3:
        sheet.label(x, y, text, 26, INK, is_bold=True, room=room)
        return
    lines = wrapped(text, SMALL, room)[:4]
    for number, line in enumerate(lines):
        sheet.label(x, y + (number - (len(lines) - 1) / 2) * (SMALL + 2), line, SMALL, INK, room=room)
