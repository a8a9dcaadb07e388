"""What the author does at the workbench: plays, steps, branches and edits, all on lines of play."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.registry import find_bot
from ludotheque.core.drive import ask_next
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat
from ludotheque.dev.faults import fault_of, refusal_fault
from ludotheque.dev.line import Line, Stopped, line_from_position, line_from_setup, replay_entry, replay_line
from ludotheque.dev.messages import Fault, PartialReplay, SavedLine, SavedSession, Setup
from ludotheque.dev.telling import step_view

MOST_STEPS: Final = 5000  # the maximum number of steps that bots play in one go
PATIENCE: Final = 8.0  # seconds after which bots stop, so that the page gets an answer


class Session:
    """All lines of play, under the rules as they were last loaded."""

    def __init__(self, rules: Game[Any], folder: Path, saved: SavedSession | None = None) -> None:
        self.rules = rules
        self.folder = folder
        self.fault: Fault | None = None  # what went wrong with the last command
        self.cut: PartialReplay | None = None  # the line that the last reload could replay only in part, and why
        if saved is None:
            self.lines: list[Line | SavedLine] = [line_from_setup(rules, self.usual_setup())]
            self.number = 0
        else:
            self.lines = list(saved.lines)
            self.number = saved.line
            self.replay_current_line()

    def usual_setup(self) -> Setup:
        """Returns the set-up of the first match."""
        return Setup(seats=self.rules.seats[0])

    @property
    def line(self) -> Line:
        """The line that the page shows."""
        line = self.lines[self.number]
        assert isinstance(line, Line)
        return line

    @property
    def match(self) -> Match:
        """The match at the step that the page shows."""
        return self.line.match

    def to_saved(self) -> SavedSession:
        """Returns everything that must survive a reload of the rules."""
        lines = [line.to_saved() if isinstance(line, Line) else line for line in self.lines]
        return SavedSession(lines=tuple(lines), line=self.number)

    def replay_current_line(self) -> None:
        """Replays the current line under the current rules, as far as possible."""
        saved = self.lines[self.number]
        if isinstance(saved, Line):
            return
        try:
            self.lines[self.number] = replay_line(self.rules, saved)
            self.cut = None
        except Stopped as stopped:
            error = stopped.__cause__
            assert error is not None
            line = stopped.line or self.similar_new_line(saved.setup)
            self.lines[self.number] = line
            line.recorded = saved
            last = line.matches[-1]
            failed = None if stopped.line is None else saved.entries[len(last.history)]
            why = self.explain_error(error, lambda: failed and replay_entry(last, failed))
            step = None if failed is None else step_view(failed, self.rules)
            self.cut = PartialReplay(-1 if failed is None else line.steps, stopped.wanted, why, step)

    def similar_new_line(self, setup: Setup) -> Line:
        """Returns a new line with this set-up or, if the rules no longer allow that, with the usual set-up."""
        try:
            return line_from_setup(self.rules, setup)
        except Exception:  # the new rules no longer allow this number of seats, these options or this box
            return line_from_setup(self.rules, self.usual_setup())

    def explain_error(self, error: BaseException, again: Callable[[], object]) -> Fault:
        """Describes an error; if it is a refusal, finds the source line that refuses by calling `again`, which repeats
        the refused attempt.
        """
        if isinstance(error, Refused):
            return refusal_fault(error, self.rules, self.folder, again)
        return fault_of(error, self.folder)

    def attempt(self, work: Callable[[Match], object]) -> None:
        """Tries one more step on a copy of the match; if the step shown is not the last one, the new step begins
        another line.

        If the step fails, the match stays as it was.
        """
        line = self.line
        world = line.world()
        try:
            work(world)
        except Exception as error:
            self.fault = self.explain_error(error, lambda: work(line.world()))
            return
        if line.goes_on_with(world):
            line.at += 1
            return
        if line.at < line.steps:
            branch = Line(line.setup, line.matches[: line.at + 1], self.number, line.at)
            self.lines.append(branch)
            self.number = len(self.lines) - 1
        self.line.add(world)

    def play(self, seat: Seat, action: Any) -> None:
        """Plays an action for a seat, legal or not."""
        self.attempt(lambda world: world.play(seat, action))

    def take_back(self, seat: Seat) -> None:
        """Takes back a seat's last step or sealed choice."""
        self.attempt(lambda world: world.take_back(seat))

    def let_bots(self, bot: str, steps: int) -> None:
        """Lets one kind of bot play some steps for all seats, or until the match is over."""
        end = time.monotonic() + PATIENCE
        for _ in range(min(steps, MOST_STEPS)):
            if self.match.outcome is not None or self.fault is not None or time.monotonic() > end:
                return
            self.attempt(lambda world: self.ask_bots(world, bot))

    def ask_bots(self, world: Match, bot: str) -> None:
        """Lets bots play one step; each bot has a luck of its own."""
        players = [find_bot(self.rules.id, bot)] * world.seats
        ask_next(world, players, [self.line.luck(f"bot {seat}") for seat in range(world.seats)])

    def go(self, at: int, number: int | None = None) -> None:
        """Shows another step, of this line or another."""
        if number is not None and number != self.number:
            if not 0 <= number < len(self.lines):
                raise BadInput("line", "bad-number", value=str(number), low=0, high=len(self.lines) - 1)
            self.number = number
            self.replay_current_line()
        self.line.at = max(0, min(at, self.line.steps))

    def begin(self, setup: Setup) -> None:
        """Begins a new line with a set-up."""
        self.start(lambda: line_from_setup(self.rules, setup))

    def edit(self, text: str) -> None:
        """Begins a new line from a position as JSON text."""
        self.start(lambda: line_from_position(self.rules, text, self.line.setup.seed))

    def start(self, make: Callable[[], Line]) -> None:
        """Begins a new line, if the line can be made."""
        try:
            line = make()
        except Exception as error:
            self.fault = fault_of(error, self.folder)
            return
        self.lines.append(line)
        self.number = len(self.lines) - 1
