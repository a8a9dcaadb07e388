"""Tests of a match with a single person against bots: there is no clock, and the person never has to wait."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest, House, begin_with_bots

pytestmark = pytest.mark.browser


def begin_alone(house: House, guest: Guest, bots: int = 1, **settings: Any) -> str:
    """Begins a match of this guest against bots."""
    table = begin_with_bots(house, guest, settings.pop("game", "malta"), 1 + bots, "solid", **settings)
    expect(guest.page.locator(".question")).to_be_visible()
    return table


def test_a_match_against_bots_has_no_clock(house: House) -> None:
    ann = house.guest()
    begin_alone(house, ann, clock="decision", seconds=20)
    expect(ann.page.locator(".question.asked")).to_be_visible()
    expect(ann.page.locator(".countdown")).to_have_count(0)
    expect(ann.page.locator(".strip .left")).to_have_count(0)


def test_a_new_table_offers_a_clock_only_with_friends(house: House) -> None:
    ann = house.guest()
    ann.page.goto("/new/malta")
    expect(ann.page.get_by_text("without a clock")).to_be_visible()
    ann.page.get_by_label("Who plays at seat 2?").select_option("")
    ann.page.get_by_label("Time per decision").select_option("180")
    ann.page.get_by_role("button", name="Open the table").click()
    ben = house.guest("phone", "fr")
    expect(ann.page.locator("p.clock")).to_have_text("Clock: 3 minutes per decision")
    ben.page.goto(ann.page.url)
    expect(ben.page.locator("p.clock")).to_have_text("Pendule\u00a0: 3 minutes par décision")


def test_bots_play_gently_unless_the_player_chooses_otherwise(house: House) -> None:
    ann = house.guest()
    ann.page.goto("/new/malta")
    seat = ann.page.get_by_label("Who plays at seat 2?")
    gentle = seat.input_value()
    assert gentle in ("beginner", "random")
    strongest = seat.locator("option").nth(-2).get_attribute("value")
    assert strongest and strongest != gentle
    seat.select_option(strongest)
    ann.page.reload()
    expect(seat).to_have_value(strongest)


def test_a_rematch_begins_at_once(house: House) -> None:
    ann = house.guest()
    table = begin_alone(house, ann)
    ann.resign()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page).not_to_have_url(f"/t/{table}")
    expect(ann.page.locator(".question")).to_be_visible()
    expect(ann.page.locator(".question.asked")).to_be_visible(timeout=20_000)


def test_a_background_tab_plays_a_sound_at_the_players_turn(house: House) -> None:
    ann = house.guest()
    ann.page.add_init_script(
        """
        localStorage.setItem("ludotheque", JSON.stringify({ pace: "none", isLoud: true }));
        Object.defineProperty(Document.prototype, "hidden", { get: () => true });
        window.heard = 0;
        AudioBufferSourceNode.prototype.start = () => { window.heard += 1; };
        """
    )
    begin_alone(house, ann)
    expect(ann.page.locator(".question.asked")).to_be_visible()
    assert ann.page.evaluate("window.heard") == 1
    icon = ann.page.locator("link[rel=icon]").get_attribute("href")
    assert icon == "/icon-asked.svg" and ann.context.request.get(icon).ok
