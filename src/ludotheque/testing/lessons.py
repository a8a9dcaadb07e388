"""Checks the promises of a lesson: the lesson can be played to its end, its mistakes are mistakes, and every sentence
exists and is short.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ludotheque.core.catalogue import find_game
from ludotheque.core.default_words import words_of
from ludotheque.core.structs import plain
from ludotheque.core.words import LANGUAGES, Catalogue, catalogue, read_catalogue
from ludotheque.lessons import Act, Chapter, Guess, Input, Scene, Step, find_lesson, play_chapter, real_match
from ludotheque.lessons.lesson import Pattern
from ludotheque.lessons.teacher import complete, fits

MOST_WORDS: Final = 15
MOST_INPUTS_TO_WIN: Final = 6  # the learner must win for the first time within this many inputs
WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*|\d+")
ALWAYS: Final = ("lesson-host", "lesson-goal", "lesson-danger")


def check_lesson(game_id: str) -> None:
    """Plays every chapter to its end, making every possible mistake, and checks the sentences in each language."""
    lesson = find_lesson(game_id)
    folder = find_game(game_id).lesson
    assert folder is not None
    sentence_ids = [*ALWAYS, *lesson.names[1:]]
    for number, chapter in enumerate(lesson.chapters):
        inputs: list[Input] = []
        sentence_ids += [f"lesson-{chapter.id}", f"lesson-{chapter.id}-end"]
        for step in chapter.steps:
            sentence_ids += list(play_step(game_id, chapter, step, inputs))
        scene = play_chapter(game_id, chapter.id, inputs)
        where = f"{game_id}, {chapter.id}"
        assert scene.status == "finished", f"{where}: the chapter does not end"
        if number == 0:
            outcome = scene.match.outcome
            assert outcome is not None and lesson.you in outcome.winners, f"{where}: the learner does not win"
            assert len(inputs) <= MOST_INPUTS_TO_WIN, f"{where}: the first win takes {len(inputs)} inputs"
    sentence_ids += [f"lesson-tip-{tip}" for tip in lesson.tips]
    match = real_match(game_id)
    assert lesson.you in match.to_act, f"{game_id}: the learner is not asked when the real match begins"
    asked = words_of(match.rules).of_question(match.view(lesson.you)).ask.message.removeprefix("ask-")
    assert not lesson.tips or asked in lesson.tips, f"{game_id}: the real match begins without a tip for {asked}"
    for language in LANGUAGES:
        for tip in lesson.tips:
            assert catalogue(game_id, language).knows(f"ask-{tip}"), f"{game_id}: nobody is asked {tip}"
        check_sentences(read_catalogue(language, folder), folder, sentence_ids)


def play_step(game_id: str, chapter: Chapter, step: Step, inputs: list[Input]) -> Iterator[str]:
    """Plays one step of a lesson, beginning with its mistakes.  Adds the right inputs to `inputs`, and yields the ids
    of the sentences that the step needs.
    """
    where = f"{game_id}, {chapter.id}/{step.id}"
    scene = play_chapter(game_id, chapter.id, inputs)
    assert scene.step is step and scene.status == "asked", f"{where}: the lesson is not at this step"
    yield scene.sentence
    if step.guesses:
        assert step.right in step.guesses, f"{where}: the right guess is not offered"
        yield from [f"{scene.sentence}-{guess}" for guess in step.guesses]
        inputs.append(Guess(step.right))
        return
    assert scene.choices, f"{where}: there is nothing to choose"
    for mistake in step.mistakes:
        listed = [plain(action) for action in scene.choices if fits(action, mistake.play)]
        wrong = listed[0] if listed else complete(game_id, lowest(mistake.play))
        result = play_chapter(game_id, chapter.id, [*inputs, Act(wrong)])
        assert result.status == "mistaken" and result.kept == len(inputs), f"{where}: {mistake.id} is no mistake"
        yield result.sentence
    if step.goal == "won":
        yield f"{scene.sentence}-missed"
    for action in [complete(game_id, one) for one in step.shows] or first_right(scene, step, where):
        inputs.append(Act(action))
        result = play_chapter(game_id, chapter.id, inputs)
        assert result.status in ("asked", "finished"), f"{where}: {action} is {result.status}"
    assert result.step is not step, f"{where}: the step goes on"
    assert not result.unused, f"{where}: {result.unused} prepared answers were not asked for"


def lowest(pattern: Pattern) -> Pattern:
    """Returns a pattern with the lowest number instead of each range: a choice of a region that fits the pattern."""
    return {name: value.get("from") if isinstance(value, dict) else value for name, value in pattern.items()}


def first_right(scene: Scene, step: Step, where: str) -> list[dict[str, object]]:
    """Returns the first of the listed choices that the lesson expects."""
    for action in scene.choices:
        if not step.expects or fits(action, step.expects[0]):
            return [plain(action)]
    raise AssertionError(f"{where}: what the lesson expects is not legal")


def check_sentences(catalogue: Catalogue, folder: Path, sentence_ids: list[str]) -> None:
    """Checks that there are exactly these sentences, and that each is short."""
    for message in sentence_ids:
        assert catalogue.knows(message), f"{catalogue.language}: {message} is missing"
        for guess in ("", "right", "wrong"):
            words = WORD.findall(catalogue.say(message, {"guess": guess}))
            assert len(words) <= MOST_WORDS, f"{catalogue.language}: {message} has {len(words)} words"
    unused = list(Catalogue(catalogue.language, [folder / f"words.{catalogue.language}.ftl"]).sources)
    assert set(unused) <= set(sentence_ids), f"{catalogue.language}: nobody says {set(unused) - set(sentence_ids)}"
