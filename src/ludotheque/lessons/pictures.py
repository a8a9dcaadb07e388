"""The pictures of a rulebook: prepared positions in the folder of the game, which browsers draw on the game's own
board.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.components import read_components
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.match import Match
from ludotheque.core.start import from_json
from ludotheque.core.structs import Seat
from ludotheque.lessons.lesson import Reply
from ludotheque.lessons.reading import find_lesson
from ludotheque.lessons.teacher import complete


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture: its section of the rulebook, the position, and the seat whose view is drawn.

    The caption is in the game's catalogue, under the id `picture-<id>`.
    """

    id: str
    section: str
    position: str | dict[str, Any]  # the name of a lesson's position, or a position for `from_json`
    plays: tuple[Reply, ...] = ()  # what is played from that position, before the picture is drawn
    seat: Seat | None = None  # the seat whose hand is shown; None: no hand
    whole: bool = False  # whether the picture shows all of a large board, not only the part that matters


class Pictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `pictures.toml` of a game."""

    pictures: tuple[Picture, ...]


@cache
def pictures_of(game_id: str) -> tuple[Picture, ...]:
    """Returns the pictures of a game's rulebook; raises BadInput if their file is invalid."""
    file = find_game(game_id).folder / "pictures.toml"
    if not file.exists():
        return ()
    try:
        return msgspec.convert(read_components(file), Pictures).pictures
    except msgspec.ValidationError as error:
        raise BadInput(str(file), "bad-picture", reason=str(error)) from error


def match_of_picture(game_id: str, picture: Picture) -> Match:
    """Returns the match that a picture shows; raises BadInput with the id of the picture if the position does not fit
    the rules.
    """
    start: Mapping[str, Any]
    try:
        if isinstance(picture.position, str):
            start = find_lesson(game_id).positions[picture.position]
        else:
            start = picture.position
        match = from_json({"game": game_id, **start})
        for one in picture.plays:
            match.play(one.seat, complete(game_id, one.play))
        return match
    except (BadInput, Refused, LookupError, ValueError) as error:
        raise BadInput(f"picture {picture.id} of {game_id}", "bad-picture", reason=str(error)) from error
