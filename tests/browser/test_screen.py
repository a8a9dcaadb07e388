"""Tests of a game night: a big screen shows the public table, and players sit down with their phones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import SIZES, House

pytestmark = pytest.mark.browser
SIZES["big screen"] = (1920, 1080)


def test_the_big_screen_shows_no_hand_even_in_a_players_browser(house: House, pictures: Path) -> None:
    ann, ben = house.guest("big screen", "en", "dark"), house.guest("tall phone", "fr")
    table = house.table(ann, "malta")
    ann.sit(table, "Ann")
    screen = ann.context.new_page()
    told: list[str] = []
    sockets: list[str] = []
    screen.on("websocket", lambda socket: sockets.append(socket.url))
    screen.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    screen.goto(f"/screen/{table}")
    expect(screen.locator(".seats")).to_contain_text("Ann")
    expect(screen.locator(".seats .free")).to_have_count(1)
    screen.screenshot(path=pictures / "screen-gathering.png")
    ben.sit(table, "Ben")
    expect(screen.locator(".seats")).to_contain_text("Ben")
    ann.page.locator("button.go").click()
    expect(screen.locator(".screen.playing .board svg").first).to_be_visible()
    for number in range(4):
        for guest in (ann, ben):
            guest.decide_soon(number)
    expect(screen.locator(".seats .asked").first).to_be_visible()
    screen.wait_for_timeout(500)
    screen.screenshot(path=pictures / "screen-playing.png")
    # A television cannot be scrolled, so everything must fit.
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert screen.evaluate("parseFloat(getComputedStyle(document.querySelector('.lines')).fontSize)") >= 32
    assert sockets and not any("ticket" in url for url in sockets)
    messages = [json.loads(message) for message in told if message.startswith("{")]
    views = [message["view"] for message in messages if message["type"] == "now" and message["view"]]
    assert views and all(view["seat"] is None for view in views)
    # A phone that opened the table by scanning the screen's QR code shows only hand and controls, until its player
    # wants the board.
    phone = ben.page
    phone.goto(f"/t/{table}?hand=1")
    expect(phone.locator(".hand-only .held")).to_be_visible()
    expect(phone.locator(".hand-only [data-public]").first).to_be_hidden()
    ben.check_accessibility()
    ben.check_width()
    phone.screenshot(path=pictures / "screen-phone.png")
    phone.reload()
    expect(phone.locator(".hand-only .held")).to_be_visible()
    phone.get_by_role("button", name="Montrer le plateau").click()
    expect(phone.locator("[data-public]").first).to_be_visible()
    ann.resign()
    expect(screen.locator(".screen.over h2")).to_be_visible()
    screen.screenshot(path=pictures / "screen-over.png")
    screen.close()
