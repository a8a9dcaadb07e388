"""Drawings of a table as data: shapes on a sheet, from which other modules make SVG or images, and scenes, which say
what a picture of a match shows.  mypyc does not compile this module.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from ludotheque.core.structs import View
from ludotheque.core.words import Voice

Point = tuple[float, float]

INK: Final = "#211c29"
SOFT: Final = "#6b6475"
WHITE: Final = "#ffffff"
# The colours of the seats by day, and the colours of text on these; web/src/house/palette.css has the same colours.
SEAT_COLOURS: Final = ("#c8301c", "#0a66a8", "#0b7a5a", "#e6a317", "#93408b", "#4b4b55")
SEAT_INKS: Final = ("#ffffff", "#ffffff", "#ffffff", "#241d00", "#ffffff", "#ffffff")

NARROW: Final = frozenset("iIjl.,:;'’|!()[]·tfr ")
WIDE: Final = frozenset("mwMWQO@%&—…“”+×=")


class Polygon(NamedTuple):
    """A closed outline; a colour "" is not drawn."""

    points: tuple[Point, ...]
    fill: str
    edge: str
    thick: float


class Plate(NamedTuple):
    """An upright rectangle with rounded corners, from its top left corner."""

    x: float
    y: float
    width: float
    height: float
    corner: float
    fill: str
    edge: str
    thick: float


class Disc(NamedTuple):
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str
    edge: str
    thick: float


class Line(NamedTuple):
    """A line through some points."""

    points: tuple[Point, ...]
    colour: str
    thick: float


class Label(NamedTuple):
    """A line of text, centred upon y; the anchor says which part of the text stands at x."""

    x: float
    y: float
    text: str
    size: float
    colour: str
    anchor: str  # "start", "middle" or "end"
    is_bold: bool


Shape = Polygon | Plate | Disc | Line | Label


class Sheet:
    """A sheet to draw on, with y downwards.  What is drawn is kept as shapes, in pixels of the whole picture."""

    def __init__(self, shapes: list[Shape] | None = None, left: float = 0, top: float = 0, scale: float = 1) -> None:
        self.shapes: list[Shape] = [] if shapes is None else shapes
        self.left = left
        self.top = top
        self.scale = scale

    def fitted(self, area: tuple[float, float, float, float], width: float, height: float) -> Sheet:
        """Returns a sheet of this width and height, scaled to be as large as an area (x, y, width, height) of this
        sheet allows.  The new sheet lies at the top of the area, centred between left and right.
        """
        x, y, wide, high = area
        scale = min(wide / width, high / height)
        return Sheet(self.shapes, *self.at(x + (wide - width * scale) / 2, y), self.scale * scale)

    def at(self, x: float, y: float) -> Point:
        """Returns a point in pixels, rounded so that pictures are the same on every machine."""
        return round(self.left + x * self.scale, 2), round(self.top + y * self.scale, 2)

    def long(self, length: float) -> float:
        """Returns a length in pixels."""
        return round(length * self.scale, 2)

    def polygon(self, points: Iterable[Point], fill: str, edge: str = "", thick: float = 1) -> None:
        self.shapes.append(Polygon(tuple([self.at(*point) for point in points]), fill, edge, self.long(thick)))

    def plate(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        *,
        corner: float = 0,
        edge: str = "",
        thick: float = 1,
    ) -> None:
        long = self.long
        self.shapes.append(
            Plate(*self.at(x, y), long(width), long(height), long(corner), fill, edge, long(thick)),
        )

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "", thick: float = 1) -> None:
        self.shapes.append(Disc(*self.at(x, y), self.long(radius), fill, edge, self.long(thick)))

    def line(self, points: Iterable[Point], colour: str, thick: float = 1) -> None:
        self.shapes.append(Line(tuple([self.at(*point) for point in points]), colour, self.long(thick)))

    def label(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str = INK,
        *,
        anchor: str = "middle",
        is_bold: bool = False,
        room: float = 0,
    ) -> None:
        """Writes a line of text; a text wider than `room` is made smaller, down to three quarters of its size, and then
        cut.
        """
        if room:
            size = max(0.75 * size, size * min(1, room / max(1, width_of(text, size, is_bold))))
            text = shortened(text, size, room, is_bold)
        self.shapes.append(Label(*self.at(x, y), text, self.long(size), colour, anchor, is_bold))

    def pawn(self, x: float, y: float, radius: float, seat: int, *, is_marked: bool = False) -> None:
        """Draws a piece: a disc in the colour of its seat, with the seat's number; a marked piece gets a ring."""
        if is_marked:
            self.disc(x, y, radius * 1.28, "", WHITE, radius * 0.22)
            self.disc(x, y, radius * 1.4, "", INK, radius * 0.08)
        self.disc(x, y, radius, colour_of(seat), INK, radius * 0.12)
        self.label(x, y, str(seat), radius * 1.25, ink_of(seat), is_bold=True)

    def suit(self, x: float, y: float, half: float, suit: str, colour: str) -> None:
        """Draws the suit of a playing card (♣♦♥♠), which few fonts have."""
        if suit == "♦":
            self.polygon([(x, y - half), (x + 0.8 * half, y), (x, y + half), (x - 0.8 * half, y)], colour)
            return
        up = -1 if suit == "♥" else 1
        if suit == "♣":
            for across, down in ((0, -0.5), (-0.5, 0.25), (0.5, 0.25)):
                self.disc(x + across * half, y + down * half, 0.45 * half, colour)
        else:
            for across in (-0.45, 0.45):
                self.disc(x + across * half, y + up * 0.2 * half, 0.48 * half, colour)
            tip = [(x, y - up * half), (x + 0.88 * half, y + up * 0.38 * half), (x - 0.88 * half, y + up * 0.38 * half)]
            self.polygon(tip, colour)
        if suit != "♥":
            self.polygon([(x, y), (x + 0.35 * half, y + half), (x - 0.35 * half, y + half)], colour)


class Scene(NamedTuple):
    """What a picture of a match shows beside names and hands: the board, some facts, and some lines about each seat."""

    width: float  # the width of the board, in any unit
    height: float
    draw: Callable[[Sheet], None]  # draws the board on a sheet of this width and height
    facts: Sequence[str]  # lines about the whole table
    seats: Sequence[Sequence[str]]  # for each seat, lines about what the seat has


Picture = Callable[[View, Voice], Scene]  # a game's own picture: Game(picture=…)


def colour_of(seat: int) -> str:
    """Returns the colour of a seat."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def ink_of(seat: int) -> str:
    """Returns the colour of text on the colour of a seat."""
    return SEAT_INKS[seat % len(SEAT_INKS)]


def width_of(text: str, size: float, is_bold: bool = False) -> float:
    """Returns an estimate of the width of a text, which is rather too large than too small, so that texts fit in every
    font.
    """
    wide = sum([0.34 if one in NARROW else 0.88 if one in WIDE else 0.69 if one.isupper() else 0.57 for one in text])
    return size * wide * (1.06 if is_bold else 1)


def shortened(text: str, size: float, room: float, is_bold: bool = False) -> str:
    """Returns a text, cut at its end if it is wider than the room."""
    if width_of(text, size, is_bold) <= room:
        return text
    while text and width_of(text + "…", size, is_bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: float, room: float) -> list[str]:
    """Returns a text as lines that fit into the room, broken between words."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [shortened(line, size, room) for line in lines]


def turned(x: float, y: float, angle: float, points: Iterable[Point]) -> list[Point]:
    """Returns points around an origin, turned counter-clockwise by an angle in radians and moved to a place; y of the
    points runs upwards, y of the result downwards.
    """
    cosine, sine = math.cos(angle), math.sin(angle)
    return [(x + ahead * cosine - left * sine, y - ahead * sine - left * cosine) for ahead, left in points]
