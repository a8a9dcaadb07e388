"""Puzzles over HTTP: what a player sees after a list of inputs.  The server stores nothing; the browser remembers the
inputs.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludotheque.core.catalogue import find_game, games
from ludotheque.core.choices import Choices
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat, plain
from ludotheque.core.words import Phrase, Question
from ludotheque.puzzles import Attempt, attempt, find_puzzle, find_puzzles, puzzle_of_the_day
from ludotheque.puzzles.attempt import Status
from ludotheque.puzzles.puzzle import Kind, Puzzle, set_up
from ludotheque.puzzles.verdict import compare
from ludotheque.server.http.context import HttpRequest, check_rate, context_of, http_error
from ludotheque.server.http.games import check_game
from ludotheque.server.http.lessons import (
    AdviceWanted,
    Inputs,
    SceneFrame,
    advice_for,
    compute_in_thread,
    frames_of_scene,
)
from ludotheque.server.http.openapi import error_responses
from ludotheque.table import projection
from ludotheque.table.messages import Label


class PuzzleInfo(msgspec.Struct, frozen=True, rename="camel"):
    """A puzzle in a list: what the player must do, and how hard it is, from 1 to 5."""

    game: str
    id: str
    kind: Kind
    grade: int


class PuzzleList(msgspec.Struct, frozen=True, rename="camel"):
    """All puzzles, the easiest of each game first, and the puzzle of today (UTC)."""

    puzzles: tuple[PuzzleInfo, ...]
    today: PuzzleInfo | None
    day: int  # today, as the number of days since 1970-01-01


class Solution(msgspec.Struct, frozen=True, rename="camel"):
    """The solution of a puzzle and the figures behind it, shown when an attempt is over."""

    answer: tuple[Phrase, ...]  # the best decision, step by step
    steps: tuple[dict[str, Any], ...]  # the same steps as actions, so that the board can show them
    is_best: bool  # whether the player found this very decision
    loss: float  # what the player's decision lost, as a chance to win
    reason: Phrase | None  # why the best decision beats the player's or, if the player was right, a wrong one
    against: Phrase | None  # what speaks against the player's decision, if it was wrong
    chance: float
    second: float
    worlds: int
    solved: dict[str, float]  # for each level of bots: the share of attempts in which it solved the puzzle


class PuzzleView(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The state of an attempt, as the page shows it."""

    puzzle: PuzzleInfo
    you: Seat
    colours: tuple[tuple[str, ...], ...]
    status: Status
    frames: tuple[SceneFrame, ...]
    view: dict[str, Any]
    waiting: Phrase
    question: Question | None
    choices: dict[str, Any] | None
    labels: tuple[Label, ...]
    may_take_back: bool
    solution: Solution | None


@get("/api/puzzles", tags=["puzzles"])
async def puzzles() -> PuzzleList:
    """All puzzles, and the puzzle of today."""
    day = datetime.now(UTC).toordinal() - datetime(1970, 1, 1).toordinal()
    found = tuple([info(game, puzzle) for game in sorted(games()) for puzzle in find_puzzles(game)])
    today = puzzle_of_the_day(day)
    return PuzzleList(found, None if today is None else info(today[0], find_puzzle(*today)), day)


@post(
    "/api/puzzles/{game:str}/{puzzle:str}",
    tags=["puzzles"],
    status_code=200,
    responses=error_responses(400, 404, 413, 429),
)
async def try_puzzle(
    request: HttpRequest, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[Inputs]
) -> PuzzleView:
    """What a player sees in a puzzle after these inputs."""
    check_puzzle(request, game, puzzle)
    return await compute_in_thread(request, lambda: puzzle_view(attempt(game, puzzle, data.inputs)))


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/advice",
    tags=["puzzles"],
    status_code=200,
    responses=error_responses(400, 404, 413, 429),
)
async def advise_solver(
    request: HttpRequest, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[AdviceWanted]
) -> Any:
    """What the game advises the player, based on what the player's seat knows; null if the game gives no advice."""
    check_puzzle(request, game, puzzle)

    def advice() -> Any:
        state = attempt(game, puzzle, data.inputs)
        return advice_for(state.match.view(state.puzzle.you), state.choices, data.about)

    return await compute_in_thread(request, advice)


def check_puzzle(request: HttpRequest, game: str, puzzle: str) -> None:
    """Raises 404 if there is no such puzzle, and 429 if this address sends too many inputs."""
    check_rate(request, context_of(request).lesson_rates)
    check_game(game)
    try:
        find_puzzle(game, puzzle)
    except BadInput as error:
        raise http_error(404, error.message, error.where, **error.values) from error


def info(game: str, puzzle: Puzzle) -> PuzzleInfo:
    """Returns what a list says about a puzzle."""
    return PuzzleInfo(game, puzzle.id, puzzle.kind, puzzle.grade)


def puzzle_view(state: Attempt) -> PuzzleView:
    """Returns an attempt as the page shows it: only what the player's seat knows, and no answer before the attempt is
    over.
    """
    match, puzzle = state.match, state.puzzle
    is_over = state.status in ("wrong", "solved")
    view = match.view(puzzle.you)
    return PuzzleView(
        puzzle=info(match.game, puzzle),
        you=puzzle.you,
        colours=find_game(match.game).seat_colours(puzzle.seats),
        status=state.status,
        frames=frames_of_scene(match.game, state.frames),
        view=plain(view),
        waiting=projection.waiting_for(view),
        question=None if is_over else projection.question_to(view),
        choices=state.choices.to_json() if state.choices else None,
        labels=projection.labels_of(view, state.choices),
        may_take_back=state.may_take_back,
        solution=solution(match.game, puzzle, state.taken) if is_over else None,
    )


def solution(game: str, puzzle: Puzzle, taken: list[dict[str, Any]]) -> Solution:
    """Returns the best decision in words, step by step, how the player's decision compares, and the figures behind it."""
    match = set_up(game, puzzle)
    words: list[Phrase] = []
    steps = puzzle.answers[0] if puzzle.answers else ()
    for step in steps:
        action = match.check(puzzle.you, step)
        words.append(projection.labels_of(match.view(puzzle.you), Choices([action]))[0].phrase)
        match.play(puzzle.you, action)
    found = compare(game, puzzle, taken)
    return Solution(
        answer=tuple(words),
        steps=steps,
        is_best=taken == list(steps),
        loss=found.loss,
        reason=found.reason,
        against=found.against,
        chance=puzzle.chance,
        second=puzzle.second,
        worlds=puzzle.worlds,
        solved=puzzle.solved,
    )
