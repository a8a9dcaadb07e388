"""Lessons over HTTP: what a learner sees after a list of inputs.  The server stores nothing; the browser remembers the
inputs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat, View, plain
from ludotheque.core.words import Phrase, Question
from ludotheque.lessons import (
    Frame,
    Input,
    Lesson,
    Scene,
    find_lesson,
    match_of_picture,
    pictures_of,
    play_chapter,
    real_match,
)
from ludotheque.lessons.scene import Status
from ludotheque.server.http.context import HttpRequest, check_rate, context_of, guest_of, http_error
from ludotheque.server.http.games import check_game, check_language, sentences, text_of
from ludotheque.server.http.openapi import error_responses
from ludotheque.server.http.tables import TableMade, open_table_for
from ludotheque.table import Settings, projection
from ludotheque.table.messages import Label, Said

T = TypeVar("T")


class LessonInfo(msgspec.Struct, frozen=True, rename="camel"):
    """The lesson of a game: its chapters in order, the sentence ids of the other players' names, and the colours of all
    players.
    """

    game: str
    you: Seat
    names: tuple[str, ...]
    colours: tuple[tuple[str, ...], ...]
    chapters: tuple[str, ...]


class RulePicture(msgspec.Struct, frozen=True, rename="camel"):
    """A picture of a rulebook: a position to be drawn in a section, and the id of the caption."""

    section: str
    say: str
    colours: tuple[tuple[str, ...], ...]
    view: dict[str, Any]
    is_whole: bool


class Inputs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the learner has done in a chapter so far."""

    inputs: tuple[Input, ...] = ()


class AdviceWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the game's advice, with everything the learner has done so far."""

    inputs: tuple[Input, ...]
    about: Any


class SceneFrame(msgspec.Struct, frozen=True, rename="camel"):
    """One play as the learner saw it, and the situation after it."""

    events: tuple[dict[str, Any], ...]
    said: tuple[Said, ...]
    view: dict[str, Any]


class SceneView(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One moment of a chapter as the page shows it."""

    status: Status
    step: int  # the index of the current step, from 0; when the chapter is finished, the number of its steps
    steps: int
    kept: int  # number of inputs that still count; after a mistake the learner continues from there
    is_new: bool  # whether the step begins from a position of its own
    say: Phrase
    at: tuple[str, ...]  # the things the sentence is about; none once the learner has begun the step
    guesses: tuple[str, ...]  # sentence ids to choose from
    frames: tuple[SceneFrame, ...]
    view: dict[str, Any]
    waiting: Phrase
    question: Question | None
    choices: dict[str, Any] | None
    labels: tuple[Label, ...]
    may_take_back: bool


@get("/api/lessons/{game:str}", tags=["lessons"], responses=error_responses(404))
async def lesson(game: FromPath[str]) -> LessonInfo:
    """The chapters of a game's lesson."""
    found = lesson_of(game)
    colours = find_game(game).seat_colours(len(found.names))
    return LessonInfo(game, found.you, found.names, colours, tuple([chapter.id for chapter in found.chapters]))


@get(
    "/api/words/{language:str}/{game:str}/lesson",
    media_type="text/plain",
    tags=["lessons"],
    responses=error_responses(404),
)
async def lesson_words(request: HttpRequest, language: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The sentences of a game's lesson, as Fluent text."""
    check_language(language)
    lesson_of(game)
    folder = find_game(game).lesson
    assert folder is not None
    return text_of(request, sentences((folder,), language), "text/plain")


@get("/api/pictures/{game:str}", tags=["shelf"], responses=error_responses(404))
async def pictures(request: HttpRequest, game: FromPath[str]) -> Response[list[RulePicture]]:
    """The pictures of a rulebook, as positions that a browser draws."""
    check_game(game)
    return text_of(request, pictures_as_json(game), "application/json")


@cache
def pictures_as_json(game: str) -> str:
    """Encodes the pictures of a rulebook as JSON."""
    found = []
    for picture in pictures_of(game):
        match = match_of_picture(game, picture)
        colours = find_game(game).seat_colours(match.seats)
        found.append(
            RulePicture(
                picture.section, f"picture-{picture.id}", colours, plain(match.view(picture.seat)), picture.whole
            )
        )
    return msgspec.json.encode(found).decode()


@post(
    "/api/lessons/{game:str}/{chapter:str}",
    tags=["lessons"],
    status_code=200,
    responses=error_responses(400, 404, 413, 429),
)
async def play_lesson(
    request: HttpRequest, game: FromPath[str], chapter: FromPath[str], data: JSONBody[Inputs]
) -> SceneView:
    """What a learner sees in a chapter after these inputs."""
    return await answer_chapter(request, game, chapter, lambda: scene_after(game, chapter, data.inputs))


@post("/api/lessons/{game:str}/matches", tags=["lessons"], responses=error_responses(400, 401, 403, 404, 413, 429))
async def play_after_lesson(request: HttpRequest, game: FromPath[str]) -> TableMade:
    """Opens a table whose match begins from a position of the lesson, with hidden things dealt anew."""
    person = guest_of(request)
    check_rate(request, context_of(request).opening_rates)
    lesson_of(game)
    match = real_match(game)
    settings = Settings(game=game, seats=match.seats, options=dict(match.options), clock="none", is_listed=False)
    return await open_table_for(person, request, settings, match.to_json())


@post(
    "/api/lessons/{game:str}/{chapter:str}/advice",
    tags=["lessons"],
    status_code=200,
    responses=error_responses(400, 404, 413, 429),
)
async def advise_learner(
    request: HttpRequest, game: FromPath[str], chapter: FromPath[str], data: JSONBody[AdviceWanted]
) -> Any:
    """What the game advises the learner, based on what the learner's seat knows; null if the game gives no advice."""
    return await answer_chapter(request, game, chapter, lambda: advice_after(game, chapter, data.inputs, data.about))


async def answer_chapter(request: HttpRequest, game: str, chapter: str, answer: Callable[[], T]) -> T:
    """Returns an answer about a chapter, computed in a thread; raises 404 for an unknown chapter, and 400 for bad
    input.
    """
    check_rate(request, context_of(request).lesson_rates)
    if chapter not in [chapter.id for chapter in lesson_of(game).chapters]:
        raise http_error(404, "no-lesson", "chapter", value=chapter)
    return await compute_in_thread(request, answer)


async def compute_in_thread(request: HttpRequest, answer: Callable[[], T]) -> T:
    """Returns an answer computed in a thread, one at a time; raises 400 for bad input."""
    try:
        async with context_of(request).lesson_lock:
            return await asyncio.to_thread(answer)
    except BadInput as error:
        raise http_error(400, error.message, error.where, **error.values) from error


def advice_after(game: str, chapter: str, inputs: tuple[Input, ...], about: Any) -> Any:
    """Returns what the game advises the learner after these inputs; None if the game gives no advice."""
    scene = play_chapter(game, chapter, inputs)
    return advice_for(scene.match.view(scene.lesson.you), scene.choices, about)


def advice_for(view: View, choices: Choices, about: Any) -> Any:
    """Returns what a game advises a seat, based on its view; None if the game gives no advice."""
    advise = find_game(view.game).part("advise")
    return None if advise is None else msgspec.to_builtins(advise(view, choices, about))


def lesson_of(game: str) -> Lesson:
    """Returns the lesson of a game; raises 404 if there is none."""
    check_game(game)
    try:
        return find_lesson(game)
    except BadInput as error:
        raise http_error(404, error.message, error.where, **error.values) from error


def scene_after(game: str, chapter: str, inputs: tuple[Input, ...]) -> SceneView:
    """Returns the scene after these inputs, as the page shows it."""
    return scene_view(play_chapter(game, chapter, inputs))


def scene_view(scene: Scene) -> SceneView:
    """Returns a scene as the page shows it: only what the learner's seat knows."""
    step, match, you = scene.step, scene.match, scene.lesson.you
    view = match.view(you)
    is_asked = step is not None and not step.guesses and scene.status != "mistaken"
    choices = scene.choices
    return SceneView(
        status=scene.status,
        step=len(scene.chapter.steps) if step is None else scene.chapter.steps.index(step),
        steps=len(scene.chapter.steps),
        kept=scene.kept,
        is_new=scene.is_first and step is not None and bool(step.position),
        say=Phrase(scene.sentence, {"guess": scene.guess}),
        at=() if step is None or not scene.is_first else step.at,
        guesses=() if step is None else tuple([f"{scene.sentence}-{guess}" for guess in step.guesses]),
        frames=frames_of_scene(match.game, scene.frames),
        view=plain(view),
        waiting=projection.waiting_for(view),
        question=projection.question_to(view) if is_asked else None,
        choices=choices.to_json() if choices else None,
        labels=projection.labels_of(view, choices),
        may_take_back=is_asked and not scene.is_first and match.may_take_back(you),
    )


def frames_of_scene(game: str, frames: list[Frame]) -> tuple[SceneFrame, ...]:
    """Returns the plays of a scene as the page shows them."""
    return tuple(
        [
            SceneFrame(
                tuple([plain(event) for event in frame.events]),
                projection.event_sentences(game, frame.events),
                plain(frame.view),
            )
            for frame in frames
        ]
    )
