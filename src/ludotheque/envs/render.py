"""Pictures of a match for people: as text, as SVG made of that text, and as an image of the observation."""

from __future__ import annotations

from typing import Any, Final, Protocol
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.core.words import Voice
from ludotheque.envs.spaces import Observable, numbers
from ludotheque.envs.spec import Spec

MODES: Final = ("human", "ansi", "svg", "rgb_array")
LINE_PIXELS: Final = 18  # height of a line of text in an SVG, in pixels
SQUARE_PIXELS: Final = 8  # side of the square for one number in an image, in pixels
SQUARES_PER_ROW: Final = 40  # squares in a row


def check_mode(mode: str | None) -> str | None:
    """Returns the render mode; raises BadInput if there is no such mode."""
    if mode is not None and mode not in MODES:
        raise BadInput("render_mode", "bad-choice", value=repr(mode), names=", ".join(MODES))
    return mode


class Renderable(Observable, Protocol):
    """A match that can be rendered."""

    state: Any


def render(spec: Spec, desk: Renderable, seat: Seat, mode: str) -> Any:
    """Returns the table as a seat sees it; the mode "human" prints the text."""
    if mode == "rgb_array":
        return image(spec, desk, seat)
    text = as_text(spec, desk, seat)
    if mode == "human":
        print(text)
        return None
    return as_svg(text) if mode == "svg" else text


def as_text(spec: Spec, desk: Renderable, seat: Seat) -> str:
    """Returns everything that a seat knows, in sentences."""
    words = words_of(spec.rules.game)
    voice = Voice(spec.game, "en", (), seat)
    return "\n".join([voice.say(phrase) for phrase in words.of_view(spec.rules.game.view(desk.state, seat))])


def as_svg(text: str) -> str:
    """Returns the text as a picture that any browser shows."""
    lines = text.splitlines()
    width = 8 * max([len(line) for line in lines], default=1) + 20
    rows = [f'<text x="10" y="{LINE_PIXELS * (number + 1)}">{escape(line)}</text>' for number, line in enumerate(lines)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{LINE_PIXELS * (len(lines) + 1)}" '
        f'font-family="monospace" font-size="13"><rect width="100%" height="100%" fill="#fff"/>{"".join(rows)}</svg>'
    )


def image(spec: Spec, desk: Renderable, seat: Seat) -> NDArray[Any]:
    """Returns the observation as an image: one square for each number, brighter for larger ones."""
    seen = numbers(desk.seen(seat))
    rows = -(-len(seen) // SQUARES_PER_ROW)
    bright = np.zeros(rows * SQUARES_PER_ROW, np.float64)
    bright[: len(seen)] = np.log1p(np.abs(seen.astype(np.float64))) / np.log(32769.0)
    grey = (40 + 215 * bright.reshape(rows, SQUARES_PER_ROW)).astype(np.uint8)
    squares = grey.repeat(SQUARE_PIXELS, axis=0).repeat(SQUARE_PIXELS, axis=1)
    return np.stack([squares, squares, squares], axis=2)
