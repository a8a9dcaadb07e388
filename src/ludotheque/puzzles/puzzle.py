"""What a puzzle is, and how a game's file of puzzles is read."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludotheque.core.catalogue import find_game, games
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.start import from_json
from ludotheque.core.structs import Seat

# "best": find the best decision; "win": win the match, by any actions, before the turn is over
Kind = Literal["best", "win"]


class Puzzle(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A position, the seat that decides, and what the search found out about its decisions."""

    id: str
    kind: Kind
    you: Seat
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]
    # The right decisions; each is a list of actions, such as a card and its targets.
    answers: tuple[tuple[dict[str, Any], ...], ...]
    chance: float  # the chance to win with the best answer; for "win", the share of tries in which a winning turn works
    second: float  # the chance to win with the best decision that is not an answer
    error: float  # the standard error of `chance` minus `second`
    worlds: int  # number of worlds in which the decisions were tried; each world fits the seat's view
    grade: int  # from 1 to 5: 1 plus the number of bot levels that fail to solve the puzzle
    solved: dict[str, float]  # for each level of bots: the share of attempts in which it solved the puzzle
    source: str  # the match and the step from which the position comes


class PuzzleFile(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """The puzzles of a game, which belong to one version of its rules and to its standard box."""

    game: str
    rules: str
    box: str
    puzzles: tuple[Puzzle, ...]


@cache
def find_puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """Returns the puzzles of a game, or none if it has no puzzles; raises BadInput if their file is invalid."""
    game = find_game(game_id)
    return () if game.puzzles is None else read_puzzles(game, game.puzzles).puzzles


def read_puzzles(game: Game[Any], path: Path) -> PuzzleFile:
    """Reads a file of puzzles; raises BadInput if the file is broken or belongs to another game, other rules or another
    box.
    """
    try:
        found = msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
    except (OSError, msgspec.DecodeError) as error:
        raise BadInput(str(path), "bad-puzzles", reason=str(error)) from error
    for name, wanted in (("game", game.id), ("rules", game.version), ("box", game.box(None).digest)):
        if getattr(found, name) != wanted:
            reason = f"it was made for {name} {getattr(found, name)!r}, not {wanted!r}"
            raise BadInput(str(path), "bad-puzzles", reason=reason)
    return found


def write_puzzles(game: Game[Any], path: Path, puzzles: tuple[Puzzle, ...]) -> None:
    """Writes the puzzles of a game, the easiest first, one per line."""
    ranked = sorted(puzzles, key=lambda one: (one.grade, one.id))
    head = PuzzleFile(game.id, game.version, game.box(None).digest, ())
    lines = b",\n".join([msgspec.json.encode(one) for one in ranked])
    path.write_bytes(msgspec.json.encode(head)[:-2] + b"\n" + lines + b"\n]}\n")


def find_puzzle(game_id: str, puzzle_id: str) -> Puzzle:
    """Returns a puzzle; raises BadInput if there is none with this id."""
    for puzzle in find_puzzles(game_id):
        if puzzle.id == puzzle_id:
            return puzzle
    raise BadInput("puzzle", "no-puzzle", value=puzzle_id)


def puzzle_of_the_day(day: int) -> tuple[str, str] | None:
    """Returns the game and the id of the puzzle of a day, given as a day number.  Everybody gets the same puzzle, and
    the games take turns.
    """
    shelf = [(game_id, find_puzzles(game_id)) for game_id in sorted(games())]
    offered = [(game_id, found) for game_id, found in shelf if found]
    if not offered:
        return None
    game_id, found = offered[day % len(offered)]
    return game_id, found[(day // len(offered)) % len(found)].id


def set_up(game_id: str, puzzle: Puzzle, luck: Luck | None = None) -> Match:
    """Returns a match at the position of a puzzle."""
    document = {"game": game_id, "seats": puzzle.seats, "options": puzzle.options, "position": puzzle.position}
    return from_json(document, fast(puzzle.id.encode()) if luck is None else luck)
