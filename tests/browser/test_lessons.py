"""Tests lessons in a browser: by keyboard, by clicks on the board, with mistakes, and what the shelf says about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core.catalogue import find_game
from ludotheque.core.structs import plain
from ludotheque.core.words import read_catalogue
from ludotheque.lessons import Act, Input, find_lesson, play_chapter
from tests.browser.guests import Guest, House

pytestmark = pytest.mark.browser


def by_keys(page: Page, chapter_id: str) -> None:
    """Plays a chapter of Malta to its end by number keys, and by Enter where there are too many choices for that."""
    inputs: list[Input] = []
    chapter = next(one for one in find_lesson("malta").chapters if one.id == chapter_id)
    for step in chapter.steps:
        for action in step.shows or step.expects[:1]:
            scene = play_chapter("malta", chapter_id, inputs)
            choices = [plain(one) for one in scene.choices]
            at = next(at for at, one in enumerate(choices) if action.items() <= one.items())
            buttons = page.locator(".choices button")
            expect(buttons).to_have_count(len(choices))
            expect(buttons.nth(at)).to_be_enabled()
            if len(choices) <= 9:
                page.keyboard.press(str(at + 1))
            else:
                buttons.nth(at).focus()
                page.keyboard.press("Enter")
            inputs.append(Act(choices[at]))
            after = play_chapter("malta", chapter_id, inputs)
            if after.sentence != scene.sentence:
                expect(page.locator(".bubble p")).to_have_text(said(after.sentence))


def said(sentence: str) -> str:
    """Returns a sentence of Malta's lesson."""
    folder = find_game("malta").lesson
    assert folder is not None
    return read_catalogue("en", folder).say(sentence, {"guess": ""})


def begun(guest: Guest, game: str, chapter: str, inputs: list[dict[str, Any]]) -> None:
    """Opens a lesson at the point where the learner stopped before."""
    guest.page.goto("/")
    kept = json.dumps({"chapter": chapter, "inputs": inputs, "done": [], "isDone": False})
    guest.page.evaluate("([game, kept]) => localStorage.setItem(`lesson-${game}`, kept)", [game, kept])
    guest.page.goto(f"/learn/{game}")
    expect(guest.page.locator(".bubble p")).to_be_visible()


def test_the_lesson_of_malta_by_keyboard(house: House, pictures: Path) -> None:
    ann = house.guest()
    ann.page.goto("/")
    door = ann.page.get_by_role("link", name="New here? Learn in 3 minutes (Malta)")
    door.focus()
    ann.page.keyboard.press("Enter")
    page = ann.page
    expect(page).to_have_title("Learn Malta · Ludotheque")
    expect(page.get_by_role("status").filter(has_text="Gulliver")).to_contain_text("harbour gull")
    ann.axe()
    page.keyboard.press("1")
    expect(page.locator(".bubble p")).to_contain_text("floor under Basile")
    page.keyboard.press("1")  # a mistake: it removes the space under the learner's own pawn
    expect(page.locator(".bubble p")).to_contain_text("Splash!")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".bubble p")).to_contain_text("floor under Basile")
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Move left").first).to_be_visible()
    page.keyboard.press("1")
    for chapter in ("turn", "negate"):
        expect(page.get_by_role("button", name="Next chapter")).to_be_focused()
        ann.axe()
        page.keyboard.press("Enter")
        by_keys(page, chapter)
    play = page.get_by_role("button", name="Play it for real")
    expect(play).to_be_focused()
    page.screenshot(path=pictures / "lesson-malta-end.png")
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".strip ol li")).to_have_count(2)
    expect(page.locator(".question .tip")).to_contain_text("an empty hand loses")
    expect(page.locator(".question .hint li").first).to_be_visible(timeout=30_000)  # nobody has asked for it
    ann.axe()
    page.goto("/")
    expect(page.get_by_role("link", name="Repeat the lesson? (Malta)")).to_be_visible()


def test_a_lesson_on_the_board_of_a_phone_is_resumed_in_french(house: House, pictures: Path) -> None:
    ben = house.guest("tall phone", "fr")
    begun(ben, "malta", "win", [{"type": "act", "action": {"type": "playCard", "card": "Remove A Space"}}])
    expect(ben.page.locator(".bubble p")).to_have_text("Montrez maintenant le sol sous Basile.")
    ben.page.screenshot(path=pictures / "lesson-malta-phone.png")
    ben.no_sideways()
    ben.axe()
    ben.page.locator("[data-thing='space:d3']").click()
    expect(ben.page.locator(".bubble p")).to_contain_text("Un cercle")
    ben.page.locator("[data-thing='way:left']").click()
    expect(ben.page.get_by_role("button", name="Chapitre suivant")).to_be_visible()
    ben.page.get_by_role("button", name="English").click()
    expect(ben.page.locator(".bubble p")).to_contain_text("Eight seconds")
    ben.page.goto("/")
    expect(ben.page.get_by_role("link", name="Continue the lesson (Malta)")).to_be_visible()


def test_a_worm_of_a_lesson_finds_the_finish(house: House, pictures: Path) -> None:
    ann = house.guest()
    ann.page.goto("/learn/worm-up")
    expect(ann.page.locator(".bubble p")).to_contain_text("robin")
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".bubble p")).to_contain_text("Two sevens")
    ann.axe()
    ann.page.screenshot(path=pictures / "lesson-worm-up.png")
    ann.page.get_by_role("button", name="Crawl towards the finish").click()
    ann.page.get_by_role("button", name="Crawl there").click()
    expect(ann.page.get_by_role("button", name="Next chapter")).to_be_focused()


def test_a_wrestler_of_a_lesson_lays_a_card(house: House, pictures: Path) -> None:
    ann = house.guest()
    ann.page.goto("/learn/glory")
    ann.page.locator("[data-thing='wrestler:granit']").click()
    ann.page.locator("[data-thing=challenge] .primary").click()
    expect(ann.page.locator(".bubble p")).to_contain_text("Two dice each")
    ann.axe("color-contrast")  # players who are out are drawn faint, with low contrast
    ann.page.screenshot(path=pictures / "lesson-glory.png")
    ann.page.locator("[data-thing='card:attack-4']").click()
    ann.page.locator("[data-thing=composer] .done").click()
    expect(ann.page.get_by_role("button", name="Next chapter")).to_be_focused()


def test_a_pawn_of_a_lesson_is_guessed_and_let_go(house: House, pictures: Path) -> None:
    ann = house.guest("tall phone")
    begun(ann, "wound-up", "auction", [{"type": "act", "action": {"type": "open", "card": "Wind 2", "wilds": 1}}])
    expect(ann.page.locator(".bubble p")).to_contain_text("where will it stop?")
    ann.axe()
    ann.no_sideways()
    ann.page.screenshot(path=pictures / "lesson-wound-up.png")
    ann.page.get_by_role("button", name="Safely past the grave").click()
    ann.page.get_by_role("button", name="Wind it twice and let go").click()
    expect(ann.page.locator(".bubble p")).to_contain_text("In the grave!")


def test_a_lesson_that_does_not_exist_says_so(house: House) -> None:
    ann = house.guest()
    ann.page.goto("/learn/chess")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ann.complaints.clear()  # the browser's console reports the expected 404
