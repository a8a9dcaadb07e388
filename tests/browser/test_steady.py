"""Tests that nothing jumps: board and tabs stay where they are while a window for reactions opens and closes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.browser.guests import SIZES, Guest, House, begin_with_bots
from tests.browser.prepared import open_prepared_table
from tests.server.houses import Server
from tests.table.seated import swap_hands_start

pytestmark = pytest.mark.browser

HANDS = [["Draw Two", "Negate", "Shove", "Sidestep"], ["Negate", "Boomerang", "Sidestep"], ["Shove", "Sidestep"]]

# JavaScript that records in every frame where each part of the page is drawn, relative to the screen or to the whole
# page.
WATCH = """([parts, isOnScreen]) => {
    window.places = Object.fromEntries(parts.map((part) => [part, new Set()]));
    const look = () => {
        for (const part of parts) {
            const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
            const top = isOnScreen ? y : y + scrollY;
            window.places[part].add([x, top, width, height].map((number) => Math.round(number)).join(" "));
        }
        window.watching = requestAnimationFrame(look);
    };
    look();
}"""
SEEN = """() => {
    cancelAnimationFrame(window.watching);
    return Object.fromEntries(Object.entries(window.places).map(([part, places]) => [part, [...places]]));
}"""
PARTS = ["section.board", ".where", ".held", ".middle", ".players"]


def choose(guest: Guest, action: str) -> None:
    """Chooses the action with this label from the list."""
    folded = guest.page.locator(".ask-list[aria-expanded=false]:enabled")
    if folded.is_visible():
        folded.click()
    guest.page.locator(".choices button", has_text=action).first.click()


@pytest.mark.parametrize("size", ["desktop", "tall phone"])
def test_the_board_does_not_move_when_a_window_opens_or_closes(house: House, server: Server, size: str) -> None:
    ann, ben, eve = house.guest(size), house.guest(size, "fr"), house.guest(size)
    guests = [ann, ben, eve]
    ann.context.request.get("/api/me")
    start = ludotheque.from_json(swap_hands_start(HANDS), ludotheque.luck(1))
    table = open_prepared_table(server, start, clock="decision", window=4000)
    for name, guest in (("Ann", ann), ("Ben", ben)):
        guest.sit(table, name)
    ann.page.locator("ol.seats li").nth(2).locator("select").select_option("wanderer")
    ann.page.locator("button.go").click()
    eve.page.goto(f"/t/{table}")  # Eve will scroll to the end of the page, which would move if the page became shorter
    for guest in guests:
        expect(guest.page.locator(".question")).to_be_visible()
    eve.page.evaluate("scrollTo(0, 1e6)")
    for guest in guests:
        guest.wait_until_drawn()
        parts = [*PARTS, ".tabs"] if size == "desktop" else PARTS
        guest.page.evaluate(WATCH, [[part for part in parts if guest.page.locator(part).count()], guest is eve])
    choose(ann, "Draw Two")
    expect(ben.page.locator(".question.asked")).to_be_visible()
    expect(ben.page.locator(".countdown")).to_be_visible()
    choose(ben, "ass")  # matches both "pass" and "passer"
    expect(ben.page.locator(".question.asked")).to_have_count(0)
    expect(ann.page.locator(".question.asked")).to_be_visible()
    for guest in guests:
        guest.wait_until_drawn()
        for part, places in guest.page.evaluate(SEEN).items():
            assert len(places) == 1, f"{part} moves: {places}"


@pytest.mark.parametrize("game", ["malta", "glory", "worm-up", "wound-up"])
def test_a_short_screen_shows_the_board_and_the_question_side_by_side(house: House, game: str) -> None:
    ann = house.guest("lying phone")
    begin_with_bots(house, ann, game, 3, "wanderer")
    expect(ann.page.locator(".question.asked")).to_be_visible()
    for width, height in (SIZES["lying phone"], SIZES["enlarged"]):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.wait_until_drawn()
        ann.check_width()
        high, screen = ann.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        assert screen == height
        assert high <= screen, "the page scrolls"
        board, question = (ann.page.locator(part).bounding_box() for part in ("section.board", ".question"))
        assert board and question
        assert board["height"] > 0.6 * screen
        assert board["x"] + board["width"] <= question["x"], "the question lies on the board"
