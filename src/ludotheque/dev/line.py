"""A line of play: a match at each of its steps, replayed whenever the rules have changed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludotheque.core.errors import BadInput, WrongLuck
from ludotheque.core.game import Game, check_options
from ludotheque.core.history import Entry, redo, script
from ludotheque.core.luck import Luck, Scripted, fast
from ludotheque.core.match import Match
from ludotheque.core.start import begin, from_json, match_at_start
from ludotheque.dev.messages import SavedLine, Setup

UNKNOWN: Final = re.compile(r"unknown field `([^`]+)`")  # finds the field in msgspec's error message
TRUNCATED: Final = "Input data was truncated"  # msgspec's whole message about a text that ends too early


class Line:
    """A match after each of its steps; `matches[0]` is the match at its beginning."""

    def __init__(self, setup: Setup, matches: Sequence[Match], parent: int | None = None, branched_at: int = 0) -> None:
        self.setup = setup
        self.matches = list(matches)
        self.parent = parent
        self.branched_at = branched_at
        self.at = len(self.matches) - 1  # the step that is shown
        self.recorded: SavedLine | None = None  # the line as it was recorded, if not all of its steps could be replayed

    @property
    def steps(self) -> int:
        """The number of steps in this line."""
        return len(self.matches) - 1

    @property
    def match(self) -> Match:
        """The match at the step that is shown."""
        return self.matches[self.at]

    @property
    def is_edited(self) -> bool:
        """Whether the line began from an edited position."""
        return self.matches[0].start is not None

    def entry(self, step: int) -> Entry | None:
        """Returns what was done in a step; None for the beginning from a position."""
        history = self.matches[step].history
        return history[-1] if history else None

    def luck(self, purpose: str = "match") -> Luck:
        """Returns the luck of the next step, which is the same whenever the same match reaches that step."""
        return fast(f"{self.setup.seed} {purpose} {self.at}".encode())

    def world(self) -> Match:
        """Returns a copy of the match that is shown, with the luck of the next step."""
        return self.match.copy(self.luck())

    def goes_on_with(self, world: Match) -> bool:
        """Returns whether the last entry of a match is the entry that comes next in this line."""
        if self.at == self.steps:
            return False
        new_entry, next_entry = world.history[-1], self.matches[self.at + 1].history[-1]
        return (new_entry.kind, new_entry.seat, new_entry.action) == (
            next_entry.kind,
            next_entry.seat,
            next_entry.action,
        )

    def add(self, world: Match) -> None:
        """Appends the match as it is after one more step."""
        self.matches.append(world)
        self.at = self.steps
        self.recorded = None

    def to_saved(self) -> SavedLine:
        """Returns the line as plain data; if not all of its steps could be replayed, returns the recorded line."""
        if self.recorded is not None:
            return self.recorded
        last = self.matches[-1]
        return SavedLine(
            setup=self.setup,
            start=last.start,
            entries=tuple([entry.for_record() for entry in last.history]),
            parent=self.parent,
            branched_at=self.branched_at,
            at=self.at,
        )


def read_box(text: str) -> dict[str, Any] | None:
    """Returns an edited box from TOML or JSON text; None for an empty text, which means the standard box."""
    if not text.strip():
        return None
    try:
        doc: Any = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput("box", "broken-toml", reason=str(error)) from error
    box: dict[str, Any] = doc
    return box


def line_from_setup(rules: Game[Any], setup: Setup) -> Line:
    """Returns a new line from a set-up; raises BadInput for anything the game does not know."""
    return Line(setup, [begin(rules, setup.seats, setup.options, read_box(setup.box), fast(setup.seed))])


def line_from_position(rules: Game[Any], text: str, seed: int) -> Line:
    """Returns a new line from a position as JSON text; raises BadInput for an impossible one."""
    try:
        doc = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise BadInput("position", "bad-position", reason=locate_error(text, str(error))) from error
    if isinstance(doc, dict) and doc.get("game", rules.id) != rules.id:
        raise BadInput("game", "bad-choice", value=repr(doc["game"]), names=rules.id)
    try:
        match = from_json({"game": rules.id, **doc} if isinstance(doc, dict) else doc, fast(seed))
    except BadInput as error:
        values = {**error.values, "reason": locate_error(text, str(error.values.get("reason", "")))}
        raise BadInput(error.where, error.message, error.game, **values) from error
    box = match.box.edited_contents()
    setup = Setup(
        seats=match.seats,
        options=match.options,
        seed=seed,
        box="" if box is None else msgspec.json.encode(box).decode(),
    )
    return Line(setup, [match])


def locate_error(text: str, reason: str) -> str:
    """Returns a JSON reader's message, with a line number instead of a byte offset."""
    unknown = UNKNOWN.search(reason)
    if unknown:
        before = text[: max(0, text.find(f'"{unknown[1]}"'))]
        return f"{reason} (line {before.count(chr(10)) + 1})"
    if reason == TRUNCATED:
        return f"the text ends too early (line {text.rstrip().count(chr(10)) + 1}): a bracket or a quote is not closed"
    message, _, byte = reason.partition(" (byte ")
    number = byte.rstrip(")")
    if not number.isdecimal():
        return reason
    before = text.encode()[: int(number)].decode(errors="ignore")
    return f"{message} (line {before.count(chr(10)) + 1})"


class Stopped(Exception):
    """Raised when a line cannot be replayed to its end."""

    def __init__(self, line: Line | None, wanted: int) -> None:
        super().__init__()
        self.line = line  # the part that could be replayed; None if not even the beginning could
        self.wanted = wanted  # the number of steps in the recorded line


def replay_line(rules: Game[Any], saved: SavedLine) -> Line:
    """Replays a line under the current rules with its recorded luck; if an error ends the replay, raises Stopped with
    that error as its cause.
    """
    entries = saved.entries
    first = 1 if saved.start is None else 0  # the set-up is an entry; a given position is not
    wanted = len(entries) - first
    try:
        luck = script(entries[:1]) if first else Scripted(())
        options = check_options(rules, saved.setup.seats, saved.setup.options)
        match = match_at_start(rules, saved.setup.seats, options, read_box(saved.setup.box), saved.start, luck)
        check_spent(luck)
    except Exception as error:
        raise Stopped(None, wanted) from error
    line = Line(saved.setup, [match], saved.parent, saved.branched_at)
    for number in range(first, len(entries)):
        try:
            line.matches.append(replay_entry(line.matches[-1], entries[number]))
        except Exception as error:
            line.at = min(saved.at, line.steps)
            raise Stopped(line, wanted) from error
    line.at = min(saved.at, line.steps)
    return line


def replay_entry(match: Match, entry: Entry) -> Match:
    """Repeats an entry in a match, with the luck that the entry used; returns the match."""
    luck = script([entry])
    world = match.copy(luck)
    redo(world, entry)
    check_spent(luck)
    return world


def check_spent(luck: Scripted) -> None:
    """Raises an error if the rules no longer ask for some of the recorded luck."""
    if luck.left():
        raise WrongLuck(
            f"the rules no longer ask for {luck.left()} of the {len(luck.answers)} recorded answers of luck"
        )
