"""Reads the lesson of a game: the file `lesson.toml`, and the sentences in the same folder."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.components import read_components
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.start import from_json, imagine
from ludotheque.lessons.lesson import Lesson


def has_lesson(game: Game[Any]) -> bool:
    """Returns whether this game ships a lesson."""
    return game.lesson is not None


@cache
def find_lesson(game_id: str) -> Lesson:
    """Returns the lesson of a game; raises BadInput if the game has no lesson, or if the file is invalid."""
    game = find_game(game_id)
    if game.lesson is None:
        raise BadInput("lesson", "no-lesson", value=game_id)
    file = game.lesson / "lesson.toml"
    try:
        lesson = msgspec.convert(read_components(file), Lesson)
    except msgspec.ValidationError as error:
        raise BadInput(str(file), "bad-lesson", reason=str(error)) from error
    for chapter in lesson.chapters:
        for step in chapter.steps:
            if step.position and step.position not in lesson.positions:
                raise bad_step(game_id, chapter.id, step.id, f"there is no position {step.position!r}")
        if not chapter.steps or not chapter.steps[0].position:
            raise bad_step(game_id, chapter.id, "", "its first step needs a position")
    if lesson.match and lesson.match not in lesson.positions:
        raise bad_step(game_id, "match", "", f"there is no position {lesson.match!r}")
    return lesson


def real_match(game_id: str) -> Match:
    """Returns a new match that begins as the lesson does, except that everything the learner cannot know is dealt
    again.
    """
    lesson = find_lesson(game_id)
    position = lesson.match or lesson.chapters[-1].steps[0].position
    start = from_json({"game": game_id, **lesson.positions[position]})
    return imagine(start.view(lesson.you), fast(secrets.token_bytes(16)))


def bad_step(game_id: str, chapter: str, step: str, reason: str) -> BadInput:
    """Makes the error about one step of a lesson."""
    return BadInput(f"lesson of {game_id}, {chapter}/{step}", "bad-lesson", reason=reason)
