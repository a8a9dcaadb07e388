"""Pictures of a match for people: as text, as SVG, and as an image.  SVG and image show the same drawing, which is made
from the view of one seat alone.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.core.words import Voice
from ludotheque.envs.frame import HEIGHT, WIDTH, shapes_of
from ludotheque.envs.spec import Spec
from ludotheque.envs.svg import as_svg

MODES: Final = ("human", "ansi", "svg", "rgb_array")
# What the metadata of an environment says about rendering; in a video, two pictures a second can be followed.
RENDERING: Final = {"render_modes": list(MODES), "render_fps": 2}


def check_mode(mode: str | None) -> str | None:
    """Returns the render mode; raises BadInput if there is no such mode."""
    if mode is not None and mode not in MODES:
        raise BadInput("render_mode", "bad-choice", value=repr(mode), names=", ".join(MODES))
    return mode


def render(spec: Spec, state: Any, seat: Seat, mode: str) -> Any:
    """Returns the table as a seat sees it; the mode "human" prints the text."""
    game = spec.rules.game
    view = game.view(state, seat)
    voice = Voice(spec.game, "en", spec.agents, seat)
    if mode in ("human", "ansi"):
        text = "\n".join([voice.say(phrase) for phrase in words_of(game).of_view(view)])
        if mode == "ansi":
            return text
        print(text)
        return None
    shapes = shapes_of(game, view, voice.to(None))
    if mode == "svg":
        return as_svg(shapes, WIDTH, HEIGHT)
    from ludotheque.envs.raster import as_image  # Pillow takes a while to load

    return as_image(shapes, WIDTH, HEIGHT)
