"""Tests of lessons in a browser: played by clicks on the board, with mistakes; and of the progress that the shelf
shows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from ludotheque.lessons import Input, Step, find_lesson
from ludotheque.testing.lessons import play_step
from tests.browser.guests import Guest, House

pytestmark = pytest.mark.browser


# JavaScript that returns which of the given things a learner cannot see, because they are off the screen, or because
# something outside the board covers their middle. If the board itself cuts a thing off, such as a worm beyond the edge
# of the table, only the visible part counts.
UNSEEN = """(names) => {
    const board = document.querySelector("section.board");
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    const visible = (one) => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (let part = one.parentElement; part !== board; part = part.parentElement) {
            if (getComputedStyle(part).overflow === "visible") continue;
            const edge = part.getBoundingClientRect();
            [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return { left, top, right, bottom };
    };
    const isSeen = (one) => {
        const { left, top, right, bottom } = visible(one);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isCovered = x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
        return !isCovered && board.contains(document.elementFromPoint(x, y));
    };
    const things = names.map((name) => [
        name, [...board.querySelectorAll(`[data-thing="${name}"], [data-thing^="${name}:"]`)],
    ]);
    const drawn = things.filter(([, found]) => found.length);
    return drawn.length ? drawn.filter(([, found]) => !found.every(isSeen)).map(([name]) => name) : names;
}"""


def steps_of(game: str) -> Iterator[tuple[str, Step, list[Input]]]:
    """Yields every step of a lesson, with its chapter and the inputs that lead to it."""
    for chapter in find_lesson(game).chapters:
        inputs: list[Input] = []
        for step in chapter.steps:
            yield chapter.id, step, list(inputs)
            list(play_step(game, chapter, step, inputs))


@pytest.mark.parametrize("size", ["tall phone", "lying phone"])
@pytest.mark.parametrize("game", ["malta", "glory", "worm-up", "wound-up"])
def test_the_subject_of_each_lesson_step_is_visible_on_phones(house: House, size: str, game: str) -> None:
    ann = house.guest(size)
    for chapter, step, inputs in steps_of(game):
        open_lesson(ann, game, chapter, msgspec.to_builtins(inputs))
        expect(ann.page.locator(".board .ring").first).to_be_attached()
        ann.wait_until_drawn()
        unseen = ann.page.evaluate(UNSEEN, list(step.at))
        assert not unseen, f"{game}, {chapter}/{step.id}: {unseen} cannot be seen"
        ann.check_width()


def open_lesson(guest: Guest, game: str, chapter: str, inputs: list[dict[str, Any]]) -> None:
    """Opens a lesson where the learner stopped the last time."""
    guest.page.goto("/")
    kept = json.dumps({"chapter": chapter, "inputs": inputs, "done": [], "isDone": False})
    guest.page.evaluate("([game, kept]) => localStorage.setItem(`lesson-${game}`, kept)", [game, kept])
    guest.page.goto(f"/learn/{game}")
    expect(guest.page.locator(".bubble p")).to_be_visible()


def test_a_lesson_on_the_board_of_a_phone_is_resumed_in_french(house: House, pictures: Path) -> None:
    ben = house.guest("tall phone", "fr")
    open_lesson(ben, "malta", "win", [{"type": "act", "action": {"type": "playCard", "card": "Remove A Space"}}])
    expect(ben.page.locator(".bubble p")).to_have_text("Montrez maintenant le sol sous Basile.")
    ben.page.screenshot(path=pictures / "lesson-malta-phone.png")
    ben.check_width()
    ben.check_accessibility()
    ben.page.locator("[data-thing='space:d3']").click()
    expect(ben.page.locator(".bubble p")).to_contain_text("Un cercle")
    ben.page.locator("[data-thing='way:left']").click()
    expect(ben.page.get_by_role("button", name="Chapitre suivant")).to_be_visible()
    ben.page.get_by_role("button", name="English").click()
    expect(ben.page.locator(".bubble p")).to_contain_text("That was quick")
    ben.page.goto("/")
    expect(ben.page.get_by_role("link", name="Continue the lesson (Malta)")).to_be_visible()


def test_a_worm_in_a_lesson_reaches_the_finish(house: House, pictures: Path) -> None:
    ann = house.guest()
    ann.page.goto("/learn/worm-up")
    expect(ann.page.locator(".bubble p")).to_contain_text("robin")
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".bubble p")).to_contain_text("Two sevens")
    ann.check_accessibility()
    ann.page.screenshot(path=pictures / "lesson-worm-up.png")
    ann.page.get_by_role("button", name="Crawl towards the finish").click()
    ann.page.get_by_role("button", name="Crawl there").click()
    expect(ann.page.get_by_role("button", name="Next chapter")).to_be_focused()


def test_a_wrestler_in_a_lesson_lays_a_card(house: House, pictures: Path) -> None:
    ann = house.guest()
    ann.page.goto("/learn/glory")
    ann.page.locator("[data-thing='wrestler:granit']").click()
    ann.page.locator("[data-thing=challenge] .primary").click()
    expect(ann.page.locator(".bubble p")).to_contain_text("Two dice each")
    ann.check_accessibility("color-contrast")  # players who are out are drawn faint, with low contrast
    ann.page.screenshot(path=pictures / "lesson-glory.png")
    ann.page.locator("[data-thing='card:attack-4']").click()
    ann.page.locator("[data-thing=lay]").click()
    expect(ann.page.get_by_role("button", name="Next chapter")).to_be_focused()


def test_a_pawns_walk_in_a_lesson_is_guessed_and_shown(house: House, pictures: Path) -> None:
    ann = house.guest("tall phone")
    open_lesson(ann, "wound-up", "auction", [{"type": "act", "action": {"type": "open", "card": "Wind 2", "wilds": 1}}])
    expect(ann.page.locator(".bubble p")).to_contain_text("where will it stop?")
    ann.check_accessibility()
    ann.check_width()
    ann.page.screenshot(path=pictures / "lesson-wound-up.png")
    ann.page.get_by_role("button", name="Safely past the grave").click()
    ann.page.get_by_role("button", name="Wind it twice and let go").click()
    expect(ann.page.locator(".bubble p")).to_contain_text("Wrong: even toes count")


def test_the_whole_match_after_a_lesson_is_the_easier_one(house: House) -> None:
    ann = house.guest()
    inputs = [
        {"type": "act", "action": {"type": "open", "card": "Rotate Right", "wilds": 0}},
        {"type": "act", "action": {"type": "turn", "turn": -16384}},
        {"type": "act", "action": {"type": "open", "card": "Wind 3", "wilds": 0}},
        {"type": "act", "action": {"type": "letGo", "black": 0, "green": 0, "turn": 0}},
    ]
    open_lesson(ann, "wound-up", "turn", inputs)
    ann.page.get_by_role("button", name="A whole match").click()
    expect(ann.page.get_by_role("heading", name="Which cards do you bid?")).to_be_visible()  # no cards are passed


def test_an_unknown_lesson_shows_an_error(house: House) -> None:
    ann = house.guest()
    ann.page.goto("/learn/chess")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ann.complaints.clear()  # the browser's console reports the expected 404
