"""Tests that boards draw the box that is played with: the standard box or an edited one."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.core.components import standard_components
from ludotheque.games.malta import GAME
from tests.browser.guests import House

pytestmark = pytest.mark.browser


def test_standing_orders_list_the_cards_of_an_edited_box(house: House, pictures: Path) -> None:
    box = copy.deepcopy(standard_components(GAME.folder))
    for row in box["card"]:
        if row["id"] in ("Negate", "Shove"):
            row["id"] = {"Negate": "Never Ever", "Shove": "Nudge"}[row["id"]]
    ann = house.guest()
    ann.sit(house.table(ann, components=box, clock="none"), "Ann")
    ann.page.locator("ol.seats li").nth(1).locator("select").select_option("wanderer")
    ann.page.get_by_role("button", name="Begin").click()
    ann.page.get_by_role("button", name="The table").click()
    ann.page.get_by_role("button", name="Standing orders").click()
    form = ann.page.get_by_role("dialog").locator("form")
    expect(form.get_by_label("React with").locator("option")).to_have_text(["Never Ever", "Boomerang"])
    form.locator("summary").click()
    named = ["Discard Two of Theirs", "Swap Hands", "Pickpocket", "Hand-Me-Down", "Going Home", "Nudge", "Trade Places"]
    expect(form.locator("details li")).to_have_text(named)
    ann.page.screenshot(path=pictures / "malta-orders-edited-box.png")
    form.get_by_role("button", name="Save these orders").click()
    expect(form).to_have_count(0)
