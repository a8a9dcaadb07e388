"""Shapes as SVG, which every browser shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

from ludotheque.core.drawing import Disc, Label, Plate, Point, Polygon, Shape

FONT = "Aileron, Helvetica, Arial, sans-serif"
BASELINE = 0.35  # distance of the baseline below the middle of a line, in sizes of the text


def as_svg(shapes: Iterable[Shape], width: int, height: int) -> str:
    """Returns a picture of this size in pixels as SVG."""
    body = "".join([element(shape) for shape in shapes])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="{FONT}">{body}</svg>'
    )


def element(shape: Shape) -> str:
    """Returns a shape as an element of SVG."""
    if isinstance(shape, Label):
        bold = ' font-weight="bold"' if shape.is_bold else ""
        anchor = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
        place = f'x="{number(shape.x)}" y="{number(shape.y + BASELINE * shape.size)}"'
        style = f'font-size="{number(shape.size)}" fill="{shape.colour}"{anchor}{bold}'
        return f"<text {place} {style}>{escape(shape.text)}</text>"
    if isinstance(shape, Disc):
        return f'<circle cx="{number(shape.x)}" cy="{number(shape.y)}" r="{number(shape.radius)}"{paint(shape)}/>'
    if isinstance(shape, Plate):
        corner = f' rx="{number(shape.corner)}"' if shape.corner else ""
        place = f'x="{number(shape.x)}" y="{number(shape.y)}"'
        return f'<rect {place} width="{number(shape.width)}" height="{number(shape.height)}"{corner}{paint(shape)}/>'
    if isinstance(shape, Polygon):
        return f'<polygon points="{listed(shape.points)}"{paint(shape)}/>'
    style = f'stroke="{shape.colour}" stroke-width="{number(shape.thick)}"'
    return f'<polyline points="{listed(shape.points)}" fill="none" {style} stroke-linejoin="round"/>'


def paint(shape: Polygon | Plate | Disc) -> str:
    """Returns the attributes for the fill and the edge of a shape."""
    edge = f' stroke="{shape.edge}" stroke-width="{number(shape.thick)}"' if shape.edge else ""
    return f' fill="{shape.fill or "none"}"{edge}'


def listed(points: Sequence[Point]) -> str:
    """Returns points as SVG lists them."""
    return " ".join([f"{number(x)},{number(y)}" for x, y in points])


def number(value: float) -> str:
    """Returns a number with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
