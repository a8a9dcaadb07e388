"""Tests `ludotheque learn`: lessons in the terminal."""

from __future__ import annotations

import pytest

from ludotheque.core.catalogue import find_game, game_ids
from ludotheque.core.structs import plain
from ludotheque.lessons import Act, Guess, Input, find_lesson, play_chapter
from ludotheque.lessons.teacher import complete, fits
from tests.cli.typed import Script, run

TAUGHT = [game_id for game_id in game_ids() if find_game(game_id).lesson is not None]


def typed_lines(game_id: str) -> list[str]:
    """Returns everything to type in order to play a whole lesson: numbers, JSON where an angle is needed, and Enter
    after a chapter.
    """
    lines = []
    for chapter in find_lesson(game_id).chapters:
        inputs: list[Input] = []
        for step in chapter.steps:
            if step.guesses:
                lines.append(str(step.guesses.index(step.right) + 1))
                inputs.append(Guess(step.right))
                continue
            scene = play_chapter(game_id, chapter.id, inputs)
            first = [plain(choice) for choice in scene.choices if not step.expects or fits(choice, step.expects[0])][:1]
            for action in [complete(game_id, show) for show in step.shows] or first:
                lines.append(str(action).replace("'", '"').replace("None", "null").replace("False", "false"))
                inputs.append(Act(action))
        lines.append("")
    return lines


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_whole_lesson_can_be_played(game_id: str) -> None:
    output = run(["learn", game_id, "--language", "en"], Script, typed_lines(game_id))
    assert output.code == 0 and "That was the lesson." in output.out, output.out[-2000:]
    chapters = len(find_lesson(game_id).chapters)
    assert f"Chapter {chapters} of {chapters}" in output.out


def test_after_the_lesson_a_real_match_begins_from_its_position() -> None:
    output = run(["learn", "malta", "--language", "en"], Script, [*typed_lines("malta"), "", "quit"])
    after = output.out.split("That was the lesson.")[1]
    assert output.code == 0 and "Which card do you play?" in after, after


def test_mistakes_are_shown_and_undone() -> None:
    lines = ["dance", "", "play negate", "1", "b3", "", "2", "left", "", "quit"]
    output = run(["learn", "malta", "--language", "en", "--words"], Script, lines)
    assert "Splash!" in output.out and "You cannot move and lose." in output.out
    assert "not what this step is about" in output.out and "Type the number" in output.out
    assert "That was quick!" in output.out and "See you next time." in output.out


def test_guesses_and_chapters_work_in_french() -> None:
    output = run(["learn", "wound-up", "--chapter", "2", "--language", "fr"], Script, ["2", "5", "1", "1"])
    assert "Chapitre 2 sur 6" in output.out and "1  Bien après la tombe" in output.out
    assert "Tapez le numéro" in output.out and "un orteil suffit" in output.out


@pytest.mark.parametrize("arguments", [["chess"], ["malta", "--chapter", "9"]])
def test_unknown_lessons_and_chapters_are_refused(arguments: list[str]) -> None:
    assert run(["learn", *arguments], Script, []).code == 2
