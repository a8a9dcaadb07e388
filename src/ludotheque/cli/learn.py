"""`ludotheque learn`: a lesson in the terminal, the same as in the browser."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import Final

from ludotheque.cli import FOLDER
from ludotheque.cli.commands import Quit, is_command
from ludotheque.cli.layout import choice_lines
from ludotheque.cli.screen import PlayerLeft, Screen
from ludotheque.cli.session import Session
from ludotheque.cli.tables import Table
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import plain
from ludotheque.core.words import Line, Voice, read_catalogue
from ludotheque.lessons import Act, Chapter, Guess, Input, Lesson, Scene, find_lesson, play_chapter, real_match

BEGINNER: Final = "beginner"  # the bot that plays the other seats of a real match


def learn(args: argparse.Namespace) -> int:
    """Plays the chapters of a lesson, beginning with the first or with the one given."""
    lesson = find_lesson(args.game)
    ids = [chapter.id for chapter in lesson.chapters]
    if args.chapter is not None and not 1 <= args.chapter <= len(ids):
        raise BadInput("--chapter", "bad-number", value=args.chapter, low=1, high=len(ids))
    classroom = Classroom(args.game, lesson, args.language, in_words=args.words)
    try:
        for chapter in lesson.chapters[(args.chapter or 1) - 1 :]:
            classroom.teach(chapter)
    except (PlayerLeft, Quit):
        classroom.screen.say(classroom.voice.tell("cli-lesson-left"))
        return 0
    classroom.screen.say(classroom.voice.tell("cli-lesson-over", game=args.game))
    try:
        classroom.enter()
    except (PlayerLeft, Quit):
        return 0
    return classroom.play_on()


class Classroom:
    """A lesson at the terminal: shows a scene, reads an answer, and shows the result."""

    def __init__(self, game_id: str, lesson: Lesson, language: str, *, in_words: bool) -> None:
        folder = find_game(game_id).lesson
        assert folder is not None
        self.game_id = game_id
        self.lesson = lesson
        self.language = language
        self.in_words = in_words
        self.screen = Screen()
        self.sentences = read_catalogue(language, folder)
        self.voice = Voice(game_id, language, extra_folder=FOLDER)
        self.names = tuple([self.sentences.say(name, {}) if name else self.voice.tell("you") for name in lesson.names])

    def teach(self, chapter: Chapter) -> None:
        """Plays one chapter to its end."""
        number = self.lesson.chapters.index(chapter) + 1
        title = self.sentences.say(f"lesson-{chapter.id}", {})
        self.screen.say()
        heading = {"number": number, "count": len(self.lesson.chapters), "title": title}
        self.screen.say(self.voice.tell("cli-lesson-chapter", **heading), "bold")
        for fact in ("goal", "danger"):
            self.screen.say(self.voice.tell(f"cli-lesson-{fact}", text=self.sentences.say(f"lesson-{fact}", {})), "dim")
        inputs: list[Input] = []
        while True:
            scene = play_chapter(self.game_id, chapter.id, inputs)
            self.show(scene)
            if scene.status == "finished":
                self.enter()
                return
            if scene.status == "mistaken":
                self.enter()
                inputs = inputs[: scene.kept]
            else:
                inputs = self.ask_learner(scene, inputs[: scene.kept])

    def enter(self) -> None:
        """Waits until the player presses Enter."""
        text = self.screen.ask(self.voice.tell("cli-enter-on") + " ")
        if is_command(text, "quit", self.voice):
            raise Quit

    def play_on(self) -> int:
        """Plays a real match against beginners, from the lesson's own position."""
        match = real_match(self.game_id)
        players = tuple([None if seat == self.lesson.you else BEGINNER for seat in range(match.seats)])
        lucks: list[Luck] = [fast(secrets.token_bytes(16)) for _ in players]
        table = Table(match, players, self.names, lucks, [0] * match.seats)
        return Session(table, self.screen, self.language, in_words=self.in_words).run()

    # ── What is shown ─────────────────────────────────────────────────────────────────────────────────────────────────

    def session_of(self, scene: Scene) -> Session:
        """Returns a session that can draw the table of a scene and parse answers."""
        seats = scene.match.seats
        table = Table(scene.match, (None,) * seats, self.names, [fast(0) for _ in range(seats)], [0] * seats)
        return Session(table, self.screen, self.language, in_words=self.in_words)

    def show(self, scene: Scene) -> None:
        """Shows what has happened, the table, what the host says, and the learner's choices."""
        session, you = self.session_of(scene), self.lesson.you
        voice, words = session.voice.to(you), session.words
        for frame in scene.frames:
            for event in frame.events:
                if not words.is_minor(event):
                    self.screen.say(f"  {voice.say(words.of_event(event))}")
        view = scene.match.view(you)
        if scene.status != "not-now":
            self.screen.show(session.table_lines(you)[0])
            self.screen.show([[(voice.say(phrase), "")] for phrase in words.of_hand(view)[:1]])
        else:
            self.screen.say(self.voice.tell("cli-lesson-not-now"), "yellow")
        host = self.sentences.say("lesson-host", {})
        sentence = self.sentences.say(scene.sentence, {"guess": scene.guess})
        self.screen.say(self.voice.tell("cli-lesson-says", host=host, text=sentence), "bold")
        if scene.step is not None and scene.step.guesses and scene.status == "asked":
            self.screen.show(self.guess_lines(scene))
        else:
            self.screen.show(choice_lines(scene.choices, words, view, voice, room=len(scene.choices)))

    def guess_lines(self, scene: Scene) -> list[Line]:
        """Returns the guesses, numbered."""
        assert scene.step is not None
        sentences = [self.sentences.say(f"{scene.sentence}-{guess}", {}) for guess in scene.step.guesses]
        return [[(f"{number:>3}  ", "bold cyan"), (text, "")] for number, text in enumerate(sentences, start=1)]

    # ── What is answered ──────────────────────────────────────────────────────────────────────────────────────────────

    def ask_learner(self, scene: Scene, inputs: Sequence[Input]) -> list[Input]:
        """Asks until the learner gives a sensible answer.  Returns the inputs with this answer added; if the learner
        takes back the last input, returns the inputs without that one.
        """
        session, you = self.session_of(scene), self.lesson.you
        while True:
            text = self.screen.ask()
            if is_command(text, "quit", self.voice):
                raise Quit
            if is_command(text, "undo", self.voice) and not scene.is_first and scene.match.may_take_back(you):
                return list(inputs[:-1])
            guesses = () if scene.step is None else scene.step.guesses
            if guesses and text.isdecimal() and 1 <= int(text) <= len(guesses):
                return [*inputs, Guess(guesses[int(text) - 1])]
            if not text or guesses:
                self.screen.say(self.voice.tell("cli-lesson-choose"))
                continue
            action = session.understand(you, scene.choices, text)
            if action is not None:
                return [*inputs, Act(plain(action))]
