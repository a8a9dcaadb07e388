"""Finds puzzles: plays matches between bots, and collects positions in which one decision is clearly best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from ludotheque.bots.registry import find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import Player
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.start import new
from ludotheque.core.structs import Seat, plain
from ludotheque.lessons import Act
from ludotheque.puzzles.attempt import Solver
from ludotheque.puzzles.puzzle import Kind, Puzzle, set_up
from ludotheque.puzzles.weigh import Verdict, decisions_of, judge, weigh

FEWEST_CHOICES: Final = 3
WORLDS_AT_FIRST: Final = 12  # number of worlds for a first look at a position
WORLDS_NEXT: Final = 60  # number of worlds for a closer look
WORLDS_AT_LAST: Final = 400  # number of worlds that decide whether a position becomes a puzzle
LEAST_LEAD: Final = 0.12  # minimum lead of the best decision: its chance to win minus the next best one's
LEAST_LEAD_IN_ERRORS: Final = 4.0  # minimum lead of the best decision, in standard errors
LEAST_CHANCE: Final = 0.2  # the best decision must have at least this chance to win
WIN_TRIES: Final = 20  # number of times that a winning turn is tried, each time with different luck
LEAST_SHARE_OF_WINS: Final = 0.9  # the share of tries in which a winning turn must work
LEVELS: Final = ("beginner", "casual", "solid", "search-400")  # the bots that grade a puzzle
TRIES: Final = 5  # number of times that each of these bots tries a puzzle
MOST_ANSWERS: Final = 8
PER_MATCH: Final = 2  # at most this many puzzles come from one match, so that puzzles differ


class PuzzleRequest(NamedTuple):
    """What kind of puzzles to look for, and in which matches."""

    game: str
    seats: int
    options: dict[str, Any]
    kinds: tuple[Kind, ...]


def puzzles_of_match(wanted: PuzzleRequest, seed: int) -> Iterator[Puzzle]:
    """Yields the puzzles found in one match of the game's heuristic bot against itself."""
    rules = find_game(wanted.game)
    heuristic = find_bot(wanted.game, "heuristic")
    match = new(wanted.game, wanted.seats, seed, wanted.options)
    luck = fast(seed)
    found = 0
    # For each seat: a copy of the match from the moment when the seat last began a continuous choice, and the name of
    # that position.
    turns: dict[Seat, tuple[Match, str]] = {}
    while match.outcome is None:
        seat, name = match.to_act[0], f"{seed}-{match.step}"
        if len(match.to_act) == 1 and not match.may_take_back(seat):
            if match.choices(seat).regions:
                turns[seat] = match.copy(), name
            elif "best" in wanted.kinds and found < PER_MATCH:
                puzzle = best_decision(hooks_of(rules), wanted, match, seat, name)
                if puzzle is not None:
                    found += 1
                    yield puzzle
        action = heuristic(match.view(seat), match.choices(seat), luck)
        assert action is not None
        match.play(seat, action)
    for seat in match.outcome.winners:
        if "win" in wanted.kinds and seat in turns:
            before, name = turns[seat]
            puzzle = winning_turn(wanted, before, seat, name)
            if puzzle is not None:
                yield puzzle


def best_decision(hooks: Hooks[Any], wanted: PuzzleRequest, match: Match, seat: Seat, name: str) -> Puzzle | None:
    """Returns a puzzle if one decision is clearly better than all others; this is tested three times, each time in more
    worlds.
    """
    if len(match.choices(seat).actions) < FEWEST_CHOICES:
        return None
    view = match.view(seat)
    luck = fast(name.encode())
    base = hooks.imagine(view, luck)
    if hooks.mixes(base) is not None:
        return None  # a sealed choice that good players mix has no single answer
    decisions = decisions_of(hooks, base, seat)
    if decisions is None or len(decisions) < FEWEST_CHOICES:
        return None
    worlds = 0
    verdict: Verdict | None = None
    for count, slack in ((WORLDS_AT_FIRST, 0.7), (WORLDS_NEXT, 0.85), (WORLDS_AT_LAST, 1.0)):
        weighed = weigh(hooks, view, decisions, count, luck)
        verdict = judge(weighed)
        if verdict is None or len(verdict.answers) > MOST_ANSWERS or verdict.chance < LEAST_CHANCE:
            return None
        if verdict.chance - verdict.second < slack * LEAST_LEAD:
            return None
        worlds += count
        # Drop decisions that are far behind, so that the next test spends its worlds on the best decisions.
        decisions = [one.decision for one in weighed[: max(12, 2 * len(verdict.answers))]]
    if verdict is None or verdict.chance - verdict.second < LEAST_LEAD_IN_ERRORS * verdict.error:
        return None
    return add_grade(
        wanted.game,
        Puzzle(
            id=name,
            kind="best",
            you=seat,
            seats=wanted.seats,
            options=match.options,
            position=match.to_json()["position"],
            answers=tuple([tuple([plain(action) for action in answer]) for answer in verdict.answers]),
            chance=round(verdict.chance, 3),
            second=round(verdict.second, 3),
            error=round(verdict.error, 4),
            worlds=worlds,
            grade=0,
            solved={},
            source=f"seed {name.replace('-', ', step ')}",
        ),
    )


def winning_turn(wanted: PuzzleRequest, match: Match, seat: Seat, name: str) -> Puzzle | None:
    """Returns a puzzle if the heuristic bot wins before its turn is over and the bot `plain` does not."""
    puzzle = Puzzle(
        id=name,
        kind="win",
        you=seat,
        seats=wanted.seats,
        options=match.options,
        position=match.to_json()["position"],
        answers=(),
        chance=1.0,
        second=0.0,
        error=0.0,
        worlds=WIN_TRIES,
        grade=0,
        solved={},
        source=f"seed {name.replace('-', ', step ')}",
    )
    heuristic, plain_bot = find_bot(wanted.game, "heuristic"), find_bot(wanted.game, "plain")
    line = solution(wanted.game, puzzle, heuristic, 0)
    if line is None:
        return None
    works = solved_share(wanted.game, puzzle, heuristic, WIN_TRIES)
    fails = solved_share(wanted.game, puzzle, plain_bot, WIN_TRIES)
    if works < LEAST_SHARE_OF_WINS or fails > 1 - LEAST_SHARE_OF_WINS:
        return None
    answers = (tuple(line),)
    return add_grade(wanted.game, replace(puzzle, answers=answers, chance=works, second=fails))


def solution(game: str, puzzle: Puzzle, player: Player, seed: int) -> list[dict[str, Any]] | None:
    """Returns a player's solution of a puzzle as a list of actions, under the puzzle's luck; None if the player fails."""
    solver = Solver(puzzle, set_up(game, puzzle))
    return list(solver.taken) if is_solved(solver, player, seed) else None


def is_solved(solver: Solver, player: Player, seed: int) -> bool:
    """Lets a player try a puzzle; returns whether the player solved it."""
    luck = fast(seed)
    for _ in range(40):
        if solver.is_over:
            break
        match = solver.match
        action = player(match.view(solver.you), match.choices(solver.you), luck)
        if action is None:
            break
        solver.take(Act(plain(action)))
    return solver.status == "solved"


def solved_share(game: str, puzzle: Puzzle, player: Player, tries: int) -> float:
    """Returns the share of tries in which a player solves a puzzle, each try with different luck."""
    solved = 0
    for number in range(tries):
        luck = fast(f"{puzzle.id} {number}".encode()) if puzzle.kind == "win" else None
        solved += is_solved(Solver(puzzle, set_up(game, puzzle, luck)), player, number)
    return solved / tries


def add_grade(game: str, puzzle: Puzzle) -> Puzzle:
    """Adds a grade to a puzzle; the grade depends on the number of bot levels that solve the puzzle in most of their
    attempts.
    """
    solved = {level: solved_share(game, puzzle, find_bot(game, level), TRIES) for level in LEVELS}
    grade = 1 + sum([share < 0.5 for share in solved.values()])
    return replace(puzzle, grade=grade, solved=solved)
