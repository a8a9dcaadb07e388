"""Plays a chapter of a lesson: the same inputs always lead to the same scene, so the server need not store anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.match import Match
from ludotheque.core.start import from_json
from ludotheque.core.structs import Action, plain
from ludotheque.lessons.lesson import Chapter, Lesson, Mistake, Pattern, Reply, Step, Written
from ludotheque.lessons.luck import PreparedLuck, prepared_luck
from ludotheque.lessons.reading import bad_step, find_lesson
from ludotheque.lessons.scene import Act, Frame, Guess, Input, Scene, Status

MOST_INPUTS: Final = 100  # the maximum number of inputs in one chapter
MOST_REPLIES: Final = 60  # the maximum number of plays by the others after one input


def play_chapter(game_id: str, chapter_id: str, inputs: Sequence[Input]) -> Scene:
    """Returns what a learner sees after these inputs; raises BadInput if the chapter does not exist."""
    lesson = find_lesson(game_id)
    for chapter in lesson.chapters:
        if chapter.id == chapter_id:
            break
    else:
        names = ", ".join([one.id for one in lesson.chapters])
        raise BadInput("chapter", "bad-choice", value=repr(chapter_id), names=names)
    if len(inputs) > MOST_INPUTS:
        raise BadInput("inputs", "bad-number", value=len(inputs), low=0, high=MOST_INPUTS)
    teacher = Teacher(game_id, lesson, chapter)
    for one in inputs:
        teacher.take(one)
    return teacher.scene()


class Teacher:
    """A chapter being played, from the learner's inputs."""

    def __init__(self, game_id: str, lesson: Lesson, chapter: Chapter) -> None:
        self.game_id = game_id
        self.lesson = lesson
        self.chapter = chapter
        self.you = lesson.you
        self.number = -1
        self.taken = 0  # number of inputs taken
        self.begun = 0  # number of inputs taken before the current step
        self.unused = 0  # number of prepared answers that the rules did not ask for
        self.guess = ""
        self.status: Status = "asked"
        self.sentence = ""
        self.frames: list[Frame] = []
        self.match: Match
        self.go_on()

    @property
    def step(self) -> Step | None:
        """The step the learner is at; None after the last one."""
        return self.chapter.steps[self.number] if self.number < len(self.chapter.steps) else None

    # ── What the learner does ─────────────────────────────────────────────────────────────────────────────────────────

    def take(self, one: Input) -> None:
        """Takes one input.  An input that makes no sense at this point changes nothing."""
        self.frames = []
        step = self.step
        if step is None or self.status == "mistaken":
            return
        self.status, self.sentence = "asked", self.sentence_of(step)
        if step.guesses:
            if isinstance(one, Guess) and one.guess in step.guesses:
                self.guess = "right" if one.guess == step.right else "wrong"
                self.taken += 1
                self.finish(step)
            return
        if isinstance(one, Act):
            self.act(step, one.action)

    def act(self, step: Step, action: Mapping[str, Any]) -> None:
        """Plays an action of the learner if the action belongs to the lesson."""
        try:
            wish = self.match.check(self.you, action)
        except (Refused, BadInput):
            self.status = "not-now"
            return
        for mistake in step.mistakes:
            if fits(wish, mistake.play):
                self.make(step, mistake, wish)
                return
        if step.expects and not any(fits(wish, one) for one in step.expects):
            self.status = "not-now"
            return
        self.taken += 1
        self.show(self.match.play(self.you, wish))
        while step.goal and self.match.is_window and (self.you not in self.match.to_act or self.must_pass):
            self.show(self.match.play_default(self.match.to_act[0]))
        is_decided = self.match.outcome is not None or plain(wish)["type"] == step.decides
        if step.goal and not is_decided and self.you in self.match.to_act:
            return
        self.others_play(step.then)
        if step.goal == "won" and not is_decided and (self.match.is_window or step.decides):
            return
        if step.goal == "won" and not self.has_won:
            self.status, self.sentence = "mistaken", f"{self.sentence_of(step)}-missed"
            return
        self.finish(step)

    def make(self, step: Step, mistake: Mistake, wish: Action) -> None:
        """Plays a choice that is a mistake, and shows what it leads to."""
        self.match = self.match.copy(prepared_luck(mistake.luck))
        self.show(self.match.play(self.you, wish))
        self.others_play(mistake.then, goes_on=not mistake.stops)
        self.status, self.sentence = "mistaken", f"{self.sentence_of(step)}-{mistake.id}"

    @property
    def has_won(self) -> bool:
        """Whether the learner has won the match."""
        outcome = self.match.outcome
        return outcome is not None and self.you in outcome.winners

    # ── What follows ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def must_pass(self) -> bool:
        """Whether the learner is asked for a decision, and can only pass."""
        choices = self.match.choices(self.you)
        return not choices.regions and [plain(action) for action in choices] == [{"type": "pass"}]

    def others_play(self, replies: Sequence[Reply], goes_on: bool = True) -> None:
        """Lets the other seats play what the lesson says; with `goes_on`, they then play as little as they can until
        the learner is asked.

        If the learner can only pass, that happens automatically.
        """
        match = self.match
        for reply in replies:
            try:
                self.show(match.play(reply.seat, complete(self.game_id, reply.play)))
            except (Refused, BadInput) as error:
                step = self.step
                assert step is not None
                raise bad_step(self.game_id, self.chapter.id, step.id, f"{reply.play}: {error}") from error
        for _ in range(MOST_REPLIES if goes_on else 0):
            if match.outcome is not None or (self.you in match.to_act and not self.must_pass):
                return
            self.show(match.play_default(match.to_act[0]))

    def show(self, events: Any) -> None:
        """Adds a frame: what the learner saw of a play, and the situation after the play."""
        seen = [one for one in (event.seen_by(self.you) for event in events) if one is not None]
        self.frames.append(Frame(seen, self.match.view(self.you)))

    def finish(self, step: Step) -> None:
        """Goes on to the next step; counts prepared answers of luck that the rules did not ask for."""
        luck = self.match.luck
        self.unused += luck.left() if isinstance(luck, PreparedLuck) else 0
        self.go_on()

    def go_on(self) -> None:
        """Begins the next step, or ends the chapter."""
        self.number += 1
        self.begun = self.taken
        step = self.step
        if step is None:
            self.status, self.sentence = "finished", f"lesson-{self.chapter.id}-end"
            return
        luck = prepared_luck(step.luck)
        self.match = self.set_up(step, luck) if step.position else self.match.copy(luck)
        self.status, self.sentence = "asked", self.sentence_of(step)

    def set_up(self, step: Step, luck: PreparedLuck) -> Match:
        """Sets up the position from which a step begins."""
        try:
            return from_json({"game": self.game_id, **self.lesson.positions[step.position]}, luck)
        except BadInput as error:
            raise bad_step(self.game_id, self.chapter.id, step.id, str(error)) from error

    # ── What is shown ─────────────────────────────────────────────────────────────────────────────────────────────────

    def sentence_of(self, step: Step) -> str:
        """Returns the id of the host's sentence at a step."""
        return f"lesson-{self.chapter.id}-{step.id}"

    def scene(self) -> Scene:
        """Returns what the learner sees after the inputs taken so far."""
        step = self.step
        kept = self.begun if self.status == "mistaken" else self.taken
        choices = NOTHING if step is None or self.status == "mistaken" else self.lesson_choices(step)
        return Scene(
            self.lesson,
            self.chapter,
            step,
            self.status,
            self.sentence,
            self.guess,
            self.match,
            choices,
            self.frames,
            self.taken == self.begun and self.status != "mistaken",
            kept,
            self.unused,
        )

    def lesson_choices(self, step: Step) -> Choices:
        """Returns the choices of the learner that belong to the lesson."""
        if step.guesses:
            return NOTHING
        choices = self.match.choices(self.you)
        if not step.expects:
            return choices
        wanted = [*step.expects, *[mistake.play for mistake in step.mistakes]]
        actions = [action for action in choices if any(fits(action, one) for one in wanted)]
        kinds = {one["type"] for one in wanted}
        regions = [region for region in choices.regions if msgspec.to_builtins(region.template)["type"] in kinds]
        return Choices(actions, None, tuple(regions))


def complete(game_id: str, written: Written) -> dict[str, Any]:
    """Returns an action with null for each field that a lesson leaves out."""
    for kind in get_args(find_game(game_id).actions):
        if kind.__struct_config__.tag == written.get("type"):
            return {**{field.encode_name: None for field in msgspec.structs.fields(kind)}, **written}
    return dict(written)


def fits(action: Action, pattern: Pattern) -> bool:
    """Returns whether an action matches a pattern."""
    said = plain(action)
    for name, value in pattern.items():
        found = said.get(name)
        if isinstance(value, dict) and set(value) == {"from", "to"}:
            if not isinstance(found, int) or not value["from"] <= found <= value["to"]:
                return False
        elif value == {"none": True}:
            if found is not None:
                return False
        elif found != value:
            return False
    return True
