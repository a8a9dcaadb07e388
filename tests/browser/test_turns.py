"""Tests of what a player sees around their turns: what happened meanwhile, warnings about risky choices, and who has
won.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.browser.guests import House, begin_with_bots
from tests.browser.prepared import open_prepared_table
from tests.server.houses import Server
from tests.table.seated import swap_hands_start

pytestmark = pytest.mark.browser


def test_players_see_what_happened_since_their_turn_and_who_has_won(house: House) -> None:
    ann = house.guest()
    begin_with_bots(house, ann, "malta", 2, "wanderer")
    expect(ann.page.locator(".question.asked")).to_be_visible()
    expect(ann.page.locator("li.mark")).to_have_count(0)
    assert ann.decide()
    expect(ann.page.locator("li.mark")).to_have_text("Since your last turn")
    expect(ann.page.locator(".tile.recent").first).to_be_attached()
    ann.resign()
    expect(ann.page.locator(".ribbon .winner")).to_contain_text("Basil")
    expect(ann.page.locator(".celebration .rain")).to_have_count(0)  # not shown to players who prefer reduced motion
    ann.check_accessibility()
    ann.page.locator(".ribbon button").click()
    expect(ann.page.locator(".celebration")).to_have_count(0)


def test_playing_the_last_card_shows_a_warning(house: House, server: Server) -> None:
    ann = house.guest("tall phone")
    ann.context.request.get("/api/me")
    hands = [["Negate"], ["Boomerang", "Sidestep"], ["Shove", "Sidestep"]]
    start = ludotheque.from_json(swap_hands_start(hands), ludotheque.luck(1))
    ann.sit(open_prepared_table(server, start), "Ann")
    for seat in (1, 2):
        ann.page.locator("ol.seats li").nth(seat).locator("select").select_option("wanderer")
    ann.page.locator("button.go").click()
    warning = ann.page.locator(".warning")
    expect(warning).to_contain_text("This is your last card")
    expect(warning.locator("a")).to_have_attribute("href", "/rules/malta#2.4")


def test_the_rulebook_has_contents_and_can_be_searched(house: House) -> None:
    ann = house.guest()
    ann.page.goto("/rules/malta")
    contents = ann.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="3.4 Pay the toll").click()
    expect(ann.page.locator("h3.wanted")).to_contain_text("3.4")
    ann.page.get_by_role("searchbox").fill("boomerang quota")
    expect(contents.locator(".found a").first).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("h3.wanted")).not_to_contain_text("3.4")
    ann.check_accessibility()
