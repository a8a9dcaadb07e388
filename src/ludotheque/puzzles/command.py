"""The command `ludotheque puzzles`: finds puzzles in matches between bots, or checks those that a game has."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from ludotheque.bots.arena_command import INTERRUPTED, print_table, read_options
from ludotheque.bots.registry import find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.game import check_options
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.structs import plain
from ludotheque.progress import progress
from ludotheque.puzzles.puzzle import Kind, Puzzle, read_puzzles, set_up, write_puzzles
from ludotheque.puzzles.search import WIN_TRIES, PuzzleRequest, puzzles_of_match, solution, solved_share
from ludotheque.puzzles.weigh import decisions_of, judge, weigh

KINDS: Final[tuple[Kind, ...]] = ("best", "win")
HEADING: Final = ("puzzle", "kind", "chance", "second", "worlds", "grade", "answers")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `ludotheque puzzles`."""
    parser.add_argument("game", help="which game")
    parser.add_argument("--count", type=int, default=20, metavar="N", help="stop when there are N puzzles (20)")
    parser.add_argument("--matches", type=int, default=500, metavar="N", help="look into N matches at most (500)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many play (2)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the first match (1)")
    parser.add_argument("--kinds", default="best,win", metavar="NAMES", help="which kinds (best,win)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="add the puzzles to this file (only print them)")
    parser.add_argument("--check", action="store_true", help="only check the puzzles of the game, in fresh worlds")
    parser.add_argument("--worlds", type=int, default=300, metavar="N", help="number of worlds in a check (300)")


def run(asked: argparse.Namespace) -> int:
    """Finds or checks puzzles."""
    rules = find_game(asked.game)
    if asked.check:
        return check(asked)
    kinds = tuple([kind for kind in KINDS if kind in asked.kinds.split(",")])
    for name, least in (("count", 1), ("matches", 1), ("worlds", 10)):
        if getattr(asked, name) < least:
            raise BadInput(name, "bad-number", value=getattr(asked, name), low=least, high=1_000_000)
    options = check_options(rules, asked.seats, read_options(rules.options, asked.option))
    wanted = PuzzleRequest(asked.game, asked.seats, options, kinds)
    found: list[Puzzle] = []
    if asked.out is not None and asked.out.exists():
        found += read_puzzles(rules, asked.out).puzzles
    before = len(found)
    try:
        with progress(rules.id, asked.matches, "matches") as advance:
            for seed in range(asked.seed, asked.seed + asked.matches):
                for puzzle in puzzles_of_match(wanted, seed):
                    if puzzle.id not in [one.id for one in found]:
                        found.append(puzzle)
                        if asked.out is not None:
                            write_puzzles(rules, asked.out, tuple(found))
                advance(1)
                if len(found) - before >= asked.count:
                    break
    except KeyboardInterrupt:
        show(found[before:])
        return INTERRUPTED
    show(found[before:])
    return 0


def show(found: list[Puzzle]) -> None:
    """Prints puzzles as a table."""
    rows = [HEADING]
    for one in found:
        answer = (
            " ".join([value for step in one.answers[0] for value in map(str, step.values())]) if one.answers else ""
        )
        figures = (f"{one.chance:.2f}", f"{one.second:.2f}", str(one.worlds), str(one.grade))
        rows.append((one.id, one.kind, *figures, f"{len(one.answers)}: {answer[:60]}"))
    print_table(rows)


def check(asked: argparse.Namespace) -> int:
    """Checks every puzzle of a game in newly imagined worlds; the exit code is 1 if an answer is no longer the best."""
    rules = find_game(asked.game)
    if rules.puzzles is None:
        raise BadInput("game", "no-puzzle", value=asked.game)
    puzzles = read_puzzles(rules, rules.puzzles).puzzles
    wrong = 0
    with progress(rules.id, len(puzzles), "puzzles") as advance:
        for puzzle in puzzles:
            if not is_answer_still_best(asked.game, puzzle, asked.worlds, asked.seed):
                print(f"{puzzle.id}: its answer is not clearly the best")
                wrong += 1
            advance(1)
    print(f"{len(puzzles) - wrong} of {len(puzzles)} puzzles hold")
    return 1 if wrong else 0


def is_answer_still_best(game: str, puzzle: Puzzle, worlds: int, seed: int) -> bool:
    """Returns whether the answer of a puzzle is still the best in newly imagined worlds or, if the puzzle asks for a
    win, whether the turn still wins.
    """
    if puzzle.kind == "win":
        heuristic = find_bot(game, "heuristic")
        return (
            solution(game, puzzle, heuristic, 0) is not None and solved_share(game, puzzle, heuristic, WIN_TRIES) > 0.5
        )
    match = set_up(game, puzzle)
    hooks, luck = hooks_of(match.rules), fast(f"check {seed}".encode())
    view = match.view(puzzle.you)
    decisions = decisions_of(hooks, hooks.imagine(view, luck), puzzle.you)
    if decisions is None:
        return False
    verdict = judge(weigh(hooks, view, decisions, worlds, luck))
    if verdict is None:
        return False
    best = tuple([plain(action) for action in verdict.answers[0]])
    return best in puzzle.answers and verdict.chance - verdict.second > 0
