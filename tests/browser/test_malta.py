"""Tests of Malta on its board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.browser.guests import House, begin_at
from tests.browser.prepared import open_prepared_table
from tests.server.houses import Server

pytestmark = pytest.mark.browser

BOARD = [
    ["drop up 3", "drop up 3", "drop up 4", "drop up 4", "drop up 5"],
    ["crown right 2", "crown right 3", "crown left 2", "crown left 3", "crown down 2"],
    ["star 2", "star 2", "star 2", "star 2", "star 1"],
    ["crown up 2", "crown up 2", "star 1", "crown up 2", "crown up 2"],
    ["start 1", "start 2", "start 3", "start 4", "start 5"],
]


def test_pointing_at_going_home_marks_the_start_space_of_each_pawn(house: House, server: Server) -> None:
    doc = ludotheque.new("malta", 2, seed=1, options={"board": 5}).to_json()
    doc["position"] = {
        "phase": "playing",
        "asked": [0],
        "turn": 0,
        "quota": 1,
        "board": BOARD,
        "pawns": ["b3", "d3"],
        "homes": ["start 1", "start 4"],
        "hands": [["Going Home", "Negate"], ["Second Wind"]],
    }
    ann = house.guest()
    begin_at(ann, open_prepared_table(server, ludotheque.from_json(doc, ludotheque.luck(1))), 2)
    homes = ann.page.locator("[data-home]")
    card = ann.page.locator('[data-card="Going Home"]')
    expect(card).to_be_visible()
    expect(homes).to_have_count(0)
    card.hover()
    expect(homes).to_have_count(2)
    ann.check_accessibility()
    ann.page.mouse.move(5, 5)
    expect(homes).to_have_count(0)
    card.click()  # which pawn is to go home?
    expect(homes).to_have_count(2)
