"""One session at the terminal: asks one player after another, shows each what that player knows, and reads answers
until the match is over.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from ludotheque.cli import FOLDER, complaint
from ludotheque.cli.answers import find, find_exactly
from ludotheque.cli.commands import Quit, find_command, is_command
from ludotheque.cli.layout import choice_lines, fitting_news, labels, lay_out_table, rows
from ludotheque.cli.screen import PlayerLeft, Screen
from ludotheque.cli.tables import Table, save
from ludotheque.core.choices import Choices
from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.structs import Action, Seat
from ludotheque.core.words import Line, Voice, Who


class Session:
    """A table, a screen, and what the session remembers from one question to the next."""

    def __init__(self, table: Table, screen: Screen, language: str, *, in_words: bool = False) -> None:
        self.table = table
        self.match = table.match
        self.screen = screen
        self.words = words_of(table.match.rules)
        self.voice = Voice(table.match.game, language, table.names, None, FOLDER)
        self.in_words = in_words
        # If only one person plays, a pause reveals nothing to anybody, so forced passes are made automatically.
        self.passes_automatically = len(table.people) == 1
        self.standing: dict[Seat, Action] = {}  # by seat: the action that is repeated as long as it is possible
        self.hinted: set[Seat] = set()  # the seats that have had a hint
        self.refused: Refused | None = None  # the last refusal, for `why`
        self._is_scrolled = False  # whether a command has scrolled the table off the screen
        self._at_screen: Seat | None = None  # the seat whose secrets are on the screen
        self._news: list[str] = []  # the news shown most recently

    def run(self) -> int:
        """Plays the match to its end, or until a player leaves."""
        try:
            while self.match.outcome is None:
                self.next_play()
            self.show_end()
        except (PlayerLeft, KeyboardInterrupt):
            self.leave()
        except Quit:
            self.screen.say(self.voice.tell("cli-goodbye"))
        except Exception:  # a bug in our code must not cost anybody the match
            self.leave()
            raise
        return 0

    # ── Who is asked ──────────────────────────────────────────────────────────────────────────────────────────────────

    def next_play(self) -> None:
        """Asks the seats with any-time actions first, then the first seat that owes a decision."""
        owing = self.match.to_act
        for seat in self.match.may_act:
            if seat not in owing and self.ask(seat, is_owed=False):
                return
        self.ask(owing[0], is_owed=True)

    def ask(self, seat: Seat, *, is_owed: bool) -> bool:
        """Asks a bot or a person; returns whether the position has changed."""
        if seat not in self.table.bots:
            return self.ask_person(seat, is_owed=is_owed)
        choices = self.match.choices(seat)
        action = self.table.bots[seat](self.match.view(seat), choices, self.table.lucks[seat])
        if action is not None:
            self.match.play(seat, action)
        elif is_owed:
            self.match.play_default(seat)
        return action is not None or is_owed

    def ask_person(self, seat: Seat, *, is_owed: bool) -> bool:
        """Asks a person until the rules accept an answer; returns whether the position has changed."""
        choices = self.match.choices(seat)
        action = self.answer_unasked(seat, choices)
        if action is not None:
            self.match.play(seat, action)
            return True
        if self.hand_over_to(seat):
            return True
        self.show_question(seat, choices)
        step = len(self.match.history)
        while len(self.match.history) == step:
            text = self.screen.ask(self.prompt(choices, is_owed=is_owed))
            if not text and self._is_scrolled:
                self.show_question(seat, choices)
            elif not text and not is_owed:
                return False
            else:
                self.answer(seat, choices, text)
        return True

    def prompt(self, choices: Choices, *, is_owed: bool) -> str:
        """Returns the prompt, which names the action that Enter alone would choose, if there is one."""
        if self._is_scrolled or not is_owed:
            return self.voice.tell("cli-enter-back" if self._is_scrolled else "cli-enter-on") + " > "
        idle = [self.voice.say(self.words.of_action(action)) for action in choices if self.words.is_idle(action)]
        return self.voice.tell("cli-enter-is", action=idle[0]) + " > " if idle else "> "

    def answer_unasked(self, seat: Seat, choices: Choices) -> Action | None:
        """Returns the answer that is given without asking: the action that this seat repeats, or a pass if nothing else
        is possible; None if the player must be asked.
        """
        standing = self.standing.get(seat)
        if standing is not None and choices.contains(standing):
            return standing
        self.standing.pop(seat, None)
        if self.passes_automatically and len(choices) == 1 and not choices.regions and self.words.is_idle(choices[0]):
            return choices[0]
        return None

    def hand_over_to(self, seat: Seat) -> bool:
        """Blanks the screen until the next player is ready; returns True if the previous one takes back a choice."""
        before, self._at_screen = self._at_screen, seat
        if before == seat or len(self.table.people) < 2:
            return False
        self.screen.clear()
        self.screen.clear_history()
        while True:
            text = self.screen.ask(self.voice.tell("cli-hand-over", seat=self.voice.name(seat)) + " ")
            if not text:
                return False
            if not is_command(text, "undo", self.voice):
                self.run_command(None, text)
            elif before is not None and self.match.may_take_back(before):
                self.match.take_back(before)
                self._at_screen = before
                return True

    def run_command(self, seat: Seat | None, text: str) -> bool:
        """Runs a command; returns False if the text is no command."""
        command = find_command(text, self.voice)
        if command is None:
            return False
        command[0](self, seat, command[1])
        return True

    # ── What is shown ─────────────────────────────────────────────────────────────────────────────────────────────────

    def show_question(self, seat: Seat, choices: Choices) -> None:
        """Shows everything a person needs to decide."""
        voice = self.voice.to(seat)
        view = self.match.view(seat)
        self._is_scrolled = False
        is_first = self.table.told[seat] == 0
        self._news = self.tell_news(seat) or (self._news if self.redraws_screen else [])
        sentence = self.words.of_question(view)
        question: list[Line] = [[(voice.say(phrase), "")] for phrase in self.words.of_hand(view)[:1]]
        question.append([(voice.say(sentence.ask), "bold")])
        question += [[(voice.say(phrase), "dim")] for phrase in sentence.notes]
        if not self.redraws_screen:
            table = self.table_lines(seat)[0] if is_first else []
            listed = choice_lines(choices, self.words, view, voice, room=len(choices))
            self.screen.show([*table, *[[(line, "")] for line in self._news], *question, *listed])
            return
        width, height = self.screen.size
        table, is_told = self.table_lines(seat, self._news)
        room = height - len(table) - rows(question, width) - 2  # minus two: the prompt, and a line above the news
        kept_news = 0 if is_told else min(len(self._news), 3)
        listed = choice_lines(choices, self.words, view, voice, room=room - kept_news, width=width)
        news = [] if is_told else fitting_news(self._news, room - rows(listed, width), width, voice)
        self.screen.clear()
        self.screen.show([*table, [("─" * min(width - 1, 78), "dim")], *news, *question, *listed])

    def tell_news(self, seat: Seat) -> list[str]:
        """Returns what has happened since this person was last asked."""
        events = self.match.seen(seat)
        voice = self.voice.to(seat)
        since, self.table.told[seat] = self.table.told[seat], len(events)
        return [voice.say(self.words.of_event(event)) for event in events[since:] if not self.words.is_minor(event)]

    @property
    def redraws_screen(self) -> bool:
        """Whether the whole screen is redrawn for every question.

        Otherwise lines are appended, and the table is shown on request.
        """
        return self.screen.is_live and not self.in_words

    def table_lines(self, seat: Seat | None, news: Sequence[str] = ()) -> tuple[list[Line], bool]:
        """Returns the table as a person sees it, drawn or in words, and whether all news fitted."""
        view, voice = self.match.view(seat), self.voice.to(seat)
        if self.in_words:
            return [[(voice.say(phrase), "")] for phrase in self.words.of_view(view)], False
        board, players = self.words.draw(view, voice, *self.screen.size)
        return lay_out_table(board, players, list(news), self.screen.size, voice)

    def log_lines(self, seat: Seat | None, *, is_whole: bool) -> list[str]:
        """Returns everything a seat has seen; minor events are included only if `is_whole` is set."""
        voice = self.voice.to(seat)
        events = self.match.seen(seat)
        return [voice.say(self.words.of_event(event)) for event in events if is_whole or not self.words.is_minor(event)]

    # ── What is answered ──────────────────────────────────────────────────────────────────────────────────────────────

    def answer(self, seat: Seat, choices: Choices, text: str) -> None:
        """Carries out what the player typed: a command, or a move if the rules accept it."""
        was_scrolled, self._is_scrolled = self._is_scrolled, self.redraws_screen
        if self.run_command(seat, text):
            return
        self._is_scrolled = was_scrolled
        action = self.understand(seat, choices, text.removesuffix("!"))
        if action is None:
            return
        try:
            self.match.play(seat, action)
        except Refused as refused:
            self.show_refusal(seat, refused)
            return
        self.refused = None
        if text.endswith("!"):
            self.standing[seat] = action

    def understand(self, seat: Seat, choices: Choices, text: str) -> Action | None:
        """Returns the action that a text means, legal or not; if the text means nothing, says so and returns None."""
        view, voice = self.match.view(seat), self.voice.to(seat)
        if not text:
            idle = [action for action in choices if self.words.is_idle(action)]
            if idle:
                return idle[0]
            self.show_question(seat, choices)
            return None
        if text.startswith("{"):
            return self.read_json(text)
        marks = labels(choices, self.words, voice)
        if text in marks:
            return choices[marks.index(text)]
        found, is_clear = find(text, choices, self.words, view, voice)
        if len(found) == 1 and is_clear:
            return found[0]
        if found:
            mark_of = dict(zip(choices, marks))
            names = [f"{mark_of[action]} {voice.say(self.words.of_action(action, view))}" for action in found]
            self.screen.say(voice.tell("cli-which-one", text=text, names=", ".join(names)))
            return None
        actions = find_exactly(text, self.words.vocabulary(view), self.words, view, voice)
        if actions:
            return actions[0]
        if text.isdecimal() and marks == [str(number) for number in range(1, len(choices) + 1)] and marks:
            self.screen.say(voice.tell("cli-no-number", number=text, count=len(choices)))
        else:
            self.screen.say(voice.tell("cli-not-understood", text=text))
        return None

    def read_json(self, text: str) -> Action | None:
        """Parses an action in its JSON form."""
        try:
            return self.match.read_action(msgspec.json.decode(text))
        except msgspec.DecodeError as error:
            self.screen.say(f"JSON: {error}")
        except BadInput as error:
            self.screen.say(complaint(error, self.voice.language))
        return None

    def show_refusal(self, seat: Seat, refused: Refused) -> None:
        """Shows why a move is refused, and the section of the rulebook."""
        self.refused = refused
        voice = self.voice.to(seat)
        reason = voice.say(self.words.of_refusal(refused))
        self.screen.say(voice.tell("cli-refused", reason=reason, section=refused.section), "yellow")

    # ── How it ends ───────────────────────────────────────────────────────────────────────────────────────────────────

    def show_end(self) -> None:
        """Shows the final position and the winner, and offers to save the record."""
        people = self.table.people
        seat = people[0] if len(people) == 1 else None
        if seat is None:
            self._at_screen = None
            self.screen.clear()
        news = self.log_lines(None, is_whole=False) if seat is None else self.tell_news(seat)
        outcome = self.match.outcome
        assert outcome is not None
        ranking = sorted(range(self.match.seats), key=lambda one: outcome.places[one])
        voice = self.voice.to(seat)
        places = ", ".join(f"{outcome.places[place]}. {voice.word(Who(place))}" for place in ranking)
        width, height = self.screen.size
        table, is_told = self.table_lines(seat, news if self.redraws_screen else ())
        room = height - len(table) - 4 if self.redraws_screen else len(news)
        if self.redraws_screen:
            self.screen.clear()
        self.screen.show([*table, *([] if is_told and self.redraws_screen else fitting_news(news, room, width, voice))])
        self.screen.say(voice.tell("cli-places", places=places), "bold")
        if self.hinted:
            self.screen.say(voice.tell("cli-hinted", seats=[Who(seat) for seat in sorted(self.hinted)]))
        while people:
            text = self.screen.ask(voice.tell("cli-end") + " ")
            if not self.run_command(seat, text):
                return

    def leave(self) -> None:
        """Saves the match when a player leaves before its end, and prints the path of the file."""
        if self.match.outcome is not None or not self.match.step:
            self.screen.say(self.voice.tell("cli-goodbye"))
            return
        self.save_to(own_file(self.match.game))

    def save_to(self, path: Path) -> bool:
        """Saves the match and prints the path of the file; prints an error and returns False if the file cannot be
        written.
        """
        try:
            save(self.table, path)
        except OSError as error:
            self.screen.say(self.voice.tell("cli-cannot-write", file=str(path), reason=error.strerror or str(error)))
            return False
        self.screen.say(self.voice.tell("cli-saved", file=str(path)))
        return True


def own_file(game_id: str) -> Path:
    """Returns a default file name for a match."""
    folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state", "ludotheque")
    with contextlib.suppress(OSError):  # if the folder cannot be made, writing the file will report why
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}.json"
