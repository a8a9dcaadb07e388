"""Tests of the reference card and of “what is this?”, which explains whatever is on a board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guests import House, begin_with_bots

pytestmark = pytest.mark.browser

# For each game: something on its board, and a section of the rulebook that explains it.
THINGS = {
    "malta": ("[data-place=a1]", "§4.4"),
    "glory": (".roster li", "§7.1"),
    "worm-up": (".racks li", "§2.5"),
    "wound-up": (".racers li", "§2.3"),
}


@pytest.mark.parametrize("game", THINGS)
def test_a_touch_explains_without_playing_and_the_reference_card_has_the_rest(house: House, game: str) -> None:
    ann = house.guest("tall phone", "fr")
    begin_with_bots(house, ann, game, 3, "wanderer")
    expect(ann.page.locator(".question.asked")).to_be_visible()
    asked = ann.page.locator("#ask").inner_text()
    thing, section = THINGS[game]
    ann.page.locator("button.what").click()
    ann.page.locator(thing).first.tap()
    expect(ann.page.locator(".bubble")).to_contain_text(section)
    expect(ann.page.locator(".bubble a", has_text=section).first).to_have_attribute(
        "href", f"/rules/{game}#{section[1:]}"
    )
    assert ann.page.locator("#ask").inner_text() == asked
    ann.check_accessibility()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".bubble")).to_have_count(0)

    # The reference card draws and explains what is in the box.
    ann.page.locator("#tab-guide").click()
    expect(ann.page.locator(".guide ol > li").first).to_be_visible()  # the steps of a turn in a few lines
    expect(ann.page.locator(".guide ul > li svg").first).to_be_visible()
    texts = ann.page.locator(".guide ul > li > span:last-child").all_inner_texts()
    assert len(texts) >= 7
    assert not [text for text in texts if text.startswith("about-") or "{" in text]
    ann.check_accessibility()


def test_everything_on_a_board_can_be_reached_by_keyboard(house: House) -> None:
    ann = house.guest()
    begin_with_bots(house, ann, "wound-up", 3, "wanderer")
    expect(ann.page.locator(".question.asked")).to_be_visible()
    ann.page.keyboard.press("?")
    expect(ann.page.locator("[data-about]:not([tabindex]):not(button)")).to_have_count(0)
    ann.page.locator("g[data-about*=about-grave]").first.focus()
    expect(ann.page.locator(".bubble")).to_contain_text("open grave")
    ann.page.keyboard.press("?")
    expect(ann.page.locator("g[data-about*=about-grave]").first).not_to_have_attribute("tabindex", "0")


def test_a_new_table_explains_the_game_in_three_lines(house: House) -> None:
    ann = house.guest()
    ann.page.goto("/new/malta")
    expect(ann.page.get_by_label("On the box")).to_contain_text("about 5–15 min")
    expect(ann.page.get_by_label("On the box")).to_contain_text("ages 8+")
    expect(ann.page.locator(".brief ol > li")).to_have_count(3)
    expect(ann.page.locator(".brief")).to_contain_text("You are out if you have no cards left")
    ann.check_accessibility()
