"""Tests of Hearts, a game in a separate package that ships its own board, at a table with bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import Guest, begin_with_bots, run_house_with
from tests.installed import HEARTS

pytestmark = pytest.mark.browser

BROKEN = """
from pathlib import Path
from hearts.game import Hearts
from ludotheque.core.boards import Board

GAME = Hearts()
GAME.board = Board(Path(__file__).parent / "board", "board.js")
"""


def wait_for_message(guest: Guest, before: int) -> None:
    """Waits until the server has sent something new."""
    for _ in range(300):
        if len(guest.received_frames) > before:
            return
        guest.page.wait_for_timeout(100)
    raise AssertionError("the server did not answer")


def test_five_decisions_are_made_on_the_games_own_board(browser: Browser, tmp_path: Path, pictures: Path) -> None:
    with run_house_with(browser, tmp_path, "hearts", "hearts.game:GAME", HEARTS) as house:
        ann = house.guest()
        ann.page.goto("/")
        expect(ann.page.get_by_text("Hearts").first).to_be_visible()
        table = begin_with_bots(house, ann, "hearts", 4, "wanderer", options={"limit": 20})
        for decision in range(5):
            question = "Which card do you pass?" if decision < 3 else "Which card do you play?"
            expect(ann.page.locator(".question.asked")).to_contain_text(question, timeout=30_000)
            card = ann.page.locator(".hearts button").first
            expect(card).to_have_attribute("aria-label", ann.choices.first.locator(".text").inner_text().strip())
            before = len(ann.received_frames)
            if decision % 2:
                card.focus()
                ann.page.keyboard.press("ArrowRight")
                ann.page.keyboard.press("Enter")
            else:
                card.click()
            wait_for_message(ann, before)
        ann.page.screenshot(path=pictures / "hearts-desktop.png")
        assert "event-" not in ann.page.inner_text("body")
        ann.page.goto(f"/replay/{table}")
        expect(ann.page.locator(".hearts .plate").first).to_be_visible()
        expect(ann.page.locator(".hearts button")).to_have_count(0)


def test_a_broken_board_is_replaced_by_the_generic_one(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "broken_hearts.py").write_text(BROKEN)
    (tmp_path / "board").mkdir()
    (tmp_path / "board" / "board.js").write_text("export default { contract: 1, mount: () => nothing.there };")
    with run_house_with(browser, tmp_path, "hearts", "broken_hearts:GAME", tmp_path, HEARTS) as house:
        ann = house.guest(size="phone", language="fr")
        begin_with_bots(house, ann, "hearts", 4, "wanderer")
        expect(ann.page.locator("details.trouble")).to_contain_text("Le plateau de ce jeu ne fonctionne pas")
        before = len(ann.received_frames)
        ann.page.locator(".generic .open").first.click()
        wait_for_message(ann, before)
