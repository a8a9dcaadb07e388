"""An attempt at a puzzle: the same inputs always lead to the same scene, so the server need not store anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

import msgspec

from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.game import Game
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat, plain
from ludotheque.lessons import Act, Frame, Input
from ludotheque.puzzles.puzzle import Puzzle, find_puzzle, set_up

MOST_INPUTS: Final = 60  # the maximum number of inputs in one attempt
MOST_SHOWN: Final = 16  # the maximum number of plays shown after a puzzle is solved
TRIES: Final = 10  # number of continuations that are compared in order to show the best one
MOST_STORED: Final = 64  # the maximum number of continuations that are cached
MOST_PLAYS: Final = 40  # the maximum number of plays by the others before the player is asked again

Status = Literal["asked", "not-now", "wrong", "solved"]


class Attempt(NamedTuple):
    """The state of an attempt at a puzzle."""

    puzzle: Puzzle
    match: Match
    status: Status
    choices: Choices  # the player's choices; none when the attempt is over
    frames: list[Frame]  # what has happened since the previous input
    may_take_back: bool
    taken: list[dict[str, Any]]  # the steps that the player has taken so far


def attempt(game_id: str, puzzle_id: str, inputs: Sequence[Input]) -> Attempt:
    """Returns the state of an attempt at a puzzle after these inputs; raises BadInput if there is no such puzzle."""
    puzzle = find_puzzle(game_id, puzzle_id)
    if len(inputs) > MOST_INPUTS:
        raise BadInput("inputs", "bad-number", value=len(inputs), low=0, high=MOST_INPUTS)
    solver = Solver(puzzle, set_up(game_id, puzzle))
    for one in inputs:
        solver.take(one)
    return solver.attempt()


class Solver:
    """A puzzle that a player is trying to solve."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.puzzle = puzzle
        self.match = match
        self.you = puzzle.you
        self.status: Status = "asked"
        self.taken: list[dict[str, Any]] = []
        self.frames: list[Frame] = []

    @property
    def is_over(self) -> bool:
        """Whether the puzzle is solved or the decision was wrong."""
        return self.status in ("wrong", "solved")

    @property
    def may_take_back(self) -> bool:
        """Whether the player may take back the last step, by leaving out the last input."""
        return not self.is_over and bool(self.taken) and self.match.may_take_back(self.you)

    def take(self, one: Input) -> None:
        """Takes one input.  An input that makes no sense at this point changes nothing."""
        self.frames = []
        if self.is_over:
            return
        self.status = "asked"
        if isinstance(one, Act):
            self.act(one.action)

    def act(self, action: dict[str, Any]) -> None:
        """Plays an action of the player; when the decision is complete, judges it."""
        try:
            wish = self.match.check(self.you, action)
        except (Refused, BadInput):
            self.status = "not-now"
            return
        self.show(self.match.play(self.you, wish))
        self.taken.append(plain(wish))
        self.status = self.find_status()
        if self.status == "solved" and self.match.outcome is None:
            self.play_on()

    def find_status(self) -> Status:
        """Says whether what the player has done so far is right, wrong, or not yet complete."""
        if self.puzzle.kind == "win":
            return self.find_status_of_win()
        answers = [list(answer) for answer in self.puzzle.answers]
        if self.taken in answers:
            return "solved"
        if any(answer[: len(self.taken)] == self.taken for answer in answers):
            return "asked"
        # A step that leads to no right answer can still be taken back; only a complete decision counts.
        return "asked" if self.match.may_take_back(self.you) else "wrong"

    def find_status_of_win(self) -> Status:
        """Lets the others do as little as they can; returns "right" if the player has then won the match, otherwise
        "wrong".
        """
        match = self.match
        for _ in range(MOST_PLAYS):
            if match.outcome is not None or self.you in match.to_act or not match.is_window:
                break
            self.show(match.play_default(match.to_act[0]))
        if match.outcome is not None:
            return "solved" if self.you in match.outcome.winners else "wrong"
        return "asked" if self.you in match.to_act else "wrong"

    def play_on(self) -> None:
        """Shows a possible continuation of the match, up to the action for whose outcome everybody waits
        (`Game.is_climax`); shows nothing if the game has no such action, or if the action does not come soon.
        """
        rules = self.match.rules
        if type(rules).is_climax is not Game.is_climax:
            found = continuation(rules.id, msgspec.json.encode(self.puzzle), msgspec.json.encode(self.taken))
            if found is not None:
                self.match = found[0].copy()
                self.frames += found[1]

    def show(self, events: Any) -> None:
        """Adds a frame: what the player saw of a play, and the position after the play."""
        self.frames.append(frame_of(self.match, self.you, events))

    def attempt(self) -> Attempt:
        """Returns the current state of this attempt."""
        choices = NOTHING if self.is_over else self.match.choices(self.you)
        return Attempt(self.puzzle, self.match, self.status, choices, self.frames, self.may_take_back, self.taken)


def frame_of(match: Match, you: Seat, events: Any) -> Frame:
    """Returns a play as the player saw it, with the position after it."""
    seen = [one for one in (event.seen_by(you) for event in events) if one is not None]
    return Frame(seen, match.view(you))


@lru_cache(maxsize=MOST_STORED)
def continuation(game_id: str, encoded: bytes, taken: bytes) -> tuple[Match, list[Frame]] | None:
    """Returns a continuation of a puzzle after these steps, up to its climax; None if there is no climax soon.  Of
    several continuations this is the best for the player; the same steps always have the same one.
    """
    puzzle = msgspec.json.decode(encoded, type=Puzzle)
    match = set_up(game_id, puzzle)
    for step in msgspec.json.decode(taken):
        match.play(puzzle.you, match.check(puzzle.you, step))
    tries = [one for one in [play_to_climax(match, puzzle.you, seed) for seed in range(TRIES)] if one is not None]
    value = hooks_of(match.rules).value
    return max(tries, key=lambda one: value(one[0].state)[puzzle.you], default=None)


def play_to_climax(begun: Match, you: Seat, seed: int) -> tuple[Match, list[Frame]] | None:
    """Plays on in a copy of a match, as a bot would for each seat; None if there is no climax soon."""
    match, hooks, frames = begun.copy(fast(seed)), hooks_of(begun.rules), list[Frame]()
    luck = fast(seed)
    for _ in range(MOST_SHOWN):
        if match.outcome is not None:
            return None
        seat = match.to_act[0]
        action = hooks.quick(match.state, seat, luck)
        frames.append(frame_of(match, you, match.play(seat, action)))
        if match.rules.is_climax(action):
            return match, frames
    return None
