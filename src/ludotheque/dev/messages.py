"""The messages between the workbench page, its server and the rules process.

Never compiled: mypyc would break its msgspec Structs.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.history import Entry
from ludotheque.core.structs import GameInfo, Outcome, Seat, lower_camel
from ludotheque.core.words import Phrase, Question
from ludotheque.table.messages import Label, Said

# ── what went wrong ──────────────────────────────────────────────────────────────────────────────────────────────────


class SourceExcerpt(msgspec.Struct, frozen=True, rename="camel"):
    """A line of source, with a few lines around it."""

    file: str  # the path relative to the author's folder, for a file in that folder
    line: int
    function: str = ""
    first: int = 1  # the number of the first line shown
    lines: tuple[str, ...] = ()


class Fault(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Something that the rules refused or got wrong, and where in the source that happened."""

    kind: Literal["refused", "input", "luck", "exception", "syntax", "contract", "stuck", "gone"]
    text: str  # the message of the Python exception, in English
    said: dict[str, str] = {}  # the same reason as a sentence, by language, if the rules have a sentence for it
    section: str = ""
    place: SourceExcerpt | None = None
    trace: tuple[SourceExcerpt, ...] = ()  # the calls that led to `place`, outermost first


# ── what survives a reload of the rules ────────────────────────────────────────────────────────────────────────


class Setup(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """How a match begins.  `box` is an edited box as TOML or JSON text; "" is the standard box."""

    seats: int
    options: dict[str, Any] = {}
    seed: int = 1
    box: str = ""


class SavedLine(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One line of play as plain data, which is enough to replay the line under changed rules."""

    setup: Setup
    start: dict[str, Any] | None  # the position from which the line began; None for the set-up
    entries: tuple[Entry, ...]
    parent: int | None = None  # the line from which this line branched
    branched_at: int = 0  # the step of the parent line after which this line begins
    at: int = 0  # the step that is shown


class SavedSession(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """All lines of play, and the one that is shown."""

    lines: tuple[SavedLine, ...]
    line: int


# ── what the page shows ──────────────────────────────────────────────────────────────────────────────────────────────


class PartialReplay(msgspec.Struct, frozen=True, rename="camel"):
    """A match of which only the first steps could be replayed under the new rules, and why."""

    kept: int  # the number of steps that could be replayed; -1 if not even the beginning could
    steps: int
    why: Fault
    failed: StepView | None = None  # the first step that could not be replayed; None if not even the beginning could


class LineView(msgspec.Struct, frozen=True, rename="camel"):
    """A line of play in the list of lines."""

    steps: int
    parent: int | None  # the line from which this line branched
    branched_at: int  # the step of the parent line after which this line begins
    is_edited: bool  # whether the line began from an edited position


class StepView(msgspec.Struct, frozen=True, rename="camel"):
    """The last step: who acted, the action in words and as data, and the luck that was used."""

    kind: str
    seat: Seat | None
    said: Phrase | None
    action: Any
    luck: tuple[dict[str, Any], ...]


class Offer(msgspec.Struct, frozen=True, rename="camel"):
    """An action that can be played by a click, in words."""

    action: dict[str, Any]
    phrase: Phrase


class Panel(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """Everything that the page shows of one viewer."""

    seat: Seat | None  # None for a spectator
    view: dict[str, Any] = {}
    lines: tuple[Phrase, ...] = ()  # the view in words, line by line
    events: tuple[dict[str, Any], ...] = ()  # the events of the last step that this viewer saw
    said: tuple[Said, ...] = ()  # these events in words
    waiting: Phrase | None = None
    question: Question | None = None
    choices: dict[str, Any] | None = None
    labels: tuple[Label, ...] = ()
    samples: tuple[Offer, ...] = ()  # some actions from the regions of the choices
    may_take_back: bool = False
    hidden: dict[str, dict[str, dict[str, int]]] = {}  # the hidden things that the viewer cannot locate
    fault: Fault | None = None  # what the rules got wrong while this panel was made


class ShownMatch(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The author's match and lines of play, as the page shows them."""

    game: GameInfo
    bots: tuple[str, ...]
    colours: tuple[tuple[str, ...], ...]  # the colours of each seat's pieces
    setup: Setup
    box: str  # the standard box as text
    lines: tuple[LineView, ...]
    line: int
    at: int
    steps: int
    step: StepView | None
    to_act: tuple[Seat, ...]
    may_act: tuple[Seat, ...]
    outcome: Outcome | None
    panels: tuple[Panel, ...]
    tries: tuple[Offer, ...]  # actions to try, legal or not
    position: str  # the whole position as JSON text
    cut: PartialReplay | None
    fault: Fault | None  # what went wrong with the last command


class BenchState(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The state of the whole page: the match under the last rules that worked, and what is wrong with the current
    files.
    """

    version: int  # increases with every change of this state
    folder: str
    reloads: int
    broken: Fault | None
    shown: ShownMatch


class Leak(msgspec.Struct, frozen=True, rename="camel"):
    """A difference that lets a viewer tell the true world from one that should look the same."""

    field: str  # the field that reveals something, such as view.hands[1]; "" if the contract kit names no field
    text: str


class LeakReport(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What the leak check of one viewer found at one step."""

    line: int
    at: int
    seat: Seat | None
    worlds: int  # number of worlds imagined and compared
    decisions: int  # number of decisions played in two worlds side by side
    leaks: tuple[Leak, ...] = ()
    fault: Fault | None = None  # why the check could not be made


# ── commands ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=lower_camel):
    """A command that the author gives on the workbench page."""


class Begin(Command, frozen=True, kw_only=True):
    """Begins a new line with this set-up."""

    setup: Setup


class Play(Command, frozen=True, kw_only=True):
    """Plays an action for a seat, legal or not; if the step shown is not the last one, the action begins another line."""

    seat: Seat
    action: Any


class TakeBack(Command, frozen=True, kw_only=True):
    """Takes back a seat's last step or sealed choice, as the rules allow."""

    seat: Seat


class Go(Command, frozen=True, kw_only=True):
    """Shows another step, of this line or another."""

    at: int
    line: int | None = None


class LetBots(Command, frozen=True, kw_only=True):
    """Lets bots of one kind play some steps for all seats."""

    bot: str
    steps: int


class Edit(Command, frozen=True, kw_only=True):
    """Begins a new line from a position, given as JSON text."""

    text: str


class Check(Command, frozen=True, kw_only=True):
    """Checks whether anything hidden leaks to one viewer at the current step."""

    seat: Seat | None


class Words(Command, frozen=True, kw_only=True):
    """Asks for all sentences of the game in a language."""

    language: str


class Rulebook(Command, frozen=True, kw_only=True):
    """Asks for the rulebook of the game in a language."""

    language: str


class ShowBox(Command, frozen=True, kw_only=True):
    """Asks for the standard box of the game, as JSON."""


class ShowBoard(Command, frozen=True, kw_only=True):
    """Asks for what a browser must know to draw the game, as JSON."""


class FindBoard(Command, frozen=True, kw_only=True):
    """Asks for the folder of the browser board that the game ships; the answer is "" if the game ships none."""


Commands = Begin | Play | TakeBack | Go | LetBots | Edit | Check | Words | Rulebook | ShowBox | ShowBoard | FindBoard


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of the rules process: what to show, a report, or a text.  It also contains everything that must
    survive if that process ends.
    """

    shown: ShownMatch | None = None
    kept: SavedSession | None = None
    report: LeakReport | None = None
    text: str | None = None
    broken: Fault | None = None  # why the rules cannot be used at all
