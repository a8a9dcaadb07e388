"""Tests of a game without a browser board of its own: the generic board draws the game from the types of its view."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import begin_with_bots, run_house_with
from tests.installed import ROOT

pytestmark = pytest.mark.browser


def test_kites_is_played_by_clicks_and_keys_and_described_in_words(
    browser: Browser, tmp_path: Path, pictures: Path
) -> None:
    with run_house_with(browser, tmp_path, "kites", "tests.sample.game:GAME", ROOT) as house:
        ann = house.guest(size="tall phone", language="fr", theme="dark")
        begin_with_bots(house, ann, "kites", 3, "wanderer", window=10_000)
        board = ann.page.locator(".generic")
        for caption in ("Pioche", "Défausse", "Votre main"):
            expect(board.get_by_label(caption, exact=True)).to_be_visible()
        expect(board.locator(".held .open")).to_have_count(3)
        ann.check_width()
        ann.check_accessibility()
        ann.page.screenshot(path=pictures / "kites-phone.png", full_page=True)
        board.locator(".held .open").first.focus()
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Enter")
        expect(board.locator(".held").get_by_label("Votre main").locator("li")).to_have_count(2, timeout=30_000)
        ann.page.get_by_role("tab", name="En mots").click()
        expect(ann.page.locator("#panel-in-words")).to_contain_text("Votre main")

        # When the mouse is over a listed choice, the board marks what the choice names.
        ben = house.guest()
        begin_with_bots(house, ben, "kites", 2, "wanderer", window=10_000)
        expect(ben.choices.first).to_be_visible(timeout=30_000)
        expect(ben.page.locator(".generic .pointed")).to_have_count(0)
        ben.choices.first.hover()
        expect(ben.page.locator(".generic .pointed").first).to_be_visible()
