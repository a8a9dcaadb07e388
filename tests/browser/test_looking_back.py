"""Tests of playing on from a step of a finished match."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import House
from tests.browser.test_match import begin_match

pytestmark = pytest.mark.browser


def test_a_finished_match_is_played_on_from_a_step(house: House, pictures: Path) -> None:
    ann, ben = house.guest(), house.guest("tall phone", "fr")
    table = begin_match(house, ann, ben)
    for number in range(3):
        for guest in (ann, ben):
            guest.decide_soon(number)
    ann.resign()
    expect(ann.page.locator(".over")).to_be_visible()
    page = ben.page
    page.goto(f"/replay/{table}?at=9")
    expect(page.locator(".controls .count")).to_be_visible()
    page.get_by_role("button", name="Rejouer à partir d’ici").click()
    expect(page.get_by_label("Vous jouez pour")).to_have_value("1")  # Ben's own seat
    ben.wait_until_drawn()
    page.screenshot(path=pictures / "fork.png")
    ben.check_accessibility("label-content-name-mismatch")
    page.get_by_role("button", name="Jouer la suite").click()
    expect(page.locator(".question.asked")).to_be_visible(timeout=20_000)
    assert table not in page.url
    expect(page.locator(".strip")).to_contain_text("(vous)")
