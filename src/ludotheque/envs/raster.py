"""Shapes as an image, drawn by Pillow in its own font, so that an image is the same on every machine."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ludotheque.core.drawing import Disc, Label, Line, Plate, Point, Polygon, Shape

FINER: Final = 2  # everything is drawn this many times larger, and then made smaller, so that edges are smooth
# the characters beyond ASCII that Pillow's font has; accents are left out, and other characters are replaced.
KNOWN: Final = frozenset("’·«»…“”")
REPLACED: Final = str.maketrans(
    {"×": "x", "–": "-", "—": "-", "−": "-", "•": "·", "‘": "'", "œ": "oe", "Œ": "OE", "\u202f": " ", "\xa0": " "}
    | {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
)
MISSING: Final = "?"


def as_image(shapes: Iterable[Shape], width: int, height: int) -> NDArray[Any]:
    """Returns a picture of this size as an array of height × width × 3 bytes."""
    image = Image.new("RGB", (width * FINER, height * FINER), "#ffffff")
    pen = ImageDraw.Draw(image)
    for shape in shapes:
        draw(pen, shape)
    return np.array(image.reduce(FINER))


def draw(pen: ImageDraw.ImageDraw, shape: Shape) -> None:
    """Draws one shape."""
    if isinstance(shape, Label):
        font = font_of(round(shape.size * FINER))
        anchor = {"start": "lm", "middle": "mm", "end": "rm"}[shape.anchor]
        stroke = max(1, round(shape.size * FINER / 30)) if shape.is_bold else 0
        pen.text((shape.x * FINER, shape.y * FINER), plain(shape.text), shape.colour, font, anchor, stroke_width=stroke)
    elif isinstance(shape, Line):
        points = [fine(point) for point in shape.points]
        pen.line(points, shape.colour, max(1, round(shape.thick * FINER)), "curve")
    elif isinstance(shape, Polygon):
        points = [fine(point) for point in shape.points]
        if shape.fill:
            pen.polygon(points, shape.fill)
        if shape.edge:
            pen.line([*points, points[0], points[1]], shape.edge, max(1, round(shape.thick * FINER)), "curve")
    else:
        # SVG draws half of an edge outside of the outline, Pillow all of it inside.
        out = shape.thick / 2 if shape.edge else 0
        fill, edge, thick = shape.fill or None, shape.edge or None, max(1, round(shape.thick * FINER))
        if isinstance(shape, Disc):
            far = shape.radius + out
            box = [fine((shape.x - far, shape.y - far)), fine((shape.x + far, shape.y + far))]
            pen.ellipse(box, fill, edge, thick if edge else 0)
        else:
            pen_plate(pen, shape, out, fill, edge, thick)


def pen_plate(
    pen: ImageDraw.ImageDraw, shape: Plate, out: float, fill: str | None, edge: str | None, thick: int
) -> None:
    """Draws a rectangle with rounded corners."""
    box = [
        fine((shape.x - out, shape.y - out)),
        fine((shape.x + max(0.5, shape.width) + out, shape.y + max(0.5, shape.height) + out)),
    ]
    corner = min(shape.corner + out, shape.width / 2, shape.height / 2) if shape.corner else 0
    pen.rounded_rectangle(box, corner * FINER, fill, edge, thick if edge else 0)


def fine(point: Point) -> Point:
    """Returns a point of the picture on the larger image."""
    return point[0] * FINER, point[1] * FINER


@cache
def font_of(size: int) -> Any:
    """Returns Pillow's own font in a size."""
    return ImageFont.load_default(max(1, size))


@cache
def plain(text: str) -> str:
    """Returns a text in the characters that the font has."""
    letters = unicodedata.normalize("NFD", text.translate(REPLACED))
    kept = [one for one in letters if not unicodedata.combining(one)]
    return "".join([one if one.isascii() or one in KNOWN else MISSING for one in kept])
