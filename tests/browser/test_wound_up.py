"""All Wound Up on its board: a whole turn by mouse, another by keys, a layout that is drawn, and three dimensions."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guest, House

pytestmark = pytest.mark.browser

SHORT = {"last_turn": 1, "passing": "none"}
# What may be done on the board, the most particular first; a card is picked before its bid is played.
DOINGS = (
    ".aim .primary:enabled",
    ".agree .primary",
    ".mine .bar .primary",
    ".target",
    ".racers .primary",
    ".hand .may",
    ".mine .tokens button",
    ".mine .bar button",
)


def seated(house: House, guest: Guest, **options: object) -> Page:
    """A match against one bot that has begun."""
    guest.sit(house.table(guest, "wound-up", options={**SHORT, **options}), "Ann")
    seat = guest.page.locator("ol.seats li").nth(1)
    seat.locator("select").select_option("random")
    expect(seat.locator("button")).to_be_visible()
    guest.page.locator(".gathering .primary, button.primary").last.click()
    expect(guest.page.locator(".wound .stage")).to_be_visible()
    return guest.page


def do_one(page: Page, *, by_keys: bool) -> str | None:
    """Does the first thing that the board offers."""
    for doing in DOINGS:
        found = page.locator(doing).first
        if page.locator(".question.asked").count() and found.count():
            try:
                if by_keys:
                    found.focus(timeout=1000)
                    page.keyboard.press("Enter")
                else:
                    found.click(timeout=1000)
            except Exception:  # the table has moved on
                return None
            return doing
    return None


def play_to_the_end(guest: Guest, *, by_keys: bool, seconds: float = 120) -> set[str]:
    """Everything on the board, nothing in the list beside it; what was done."""
    done: set[str] = set()
    end = time.monotonic() + seconds
    while not guest.is_over:
        assert time.monotonic() < end, f"the match does not end; so far: {done}"
        doing = do_one(guest.page, by_keys=by_keys)
        if doing:
            done.add(doing)
        guest.page.wait_for_timeout(50)
    return done


def test_a_turn_is_played_on_the_board_by_mouse(house: House, pictures: Path) -> None:
    ann = house.guest()
    page = seated(house, ann)
    ann.axe()
    done = play_to_the_end(ann, by_keys=False)
    page.screenshot(path=pictures / "wound-up-desktop.png")
    assert {".agree .primary", ".hand .may", ".mine .bar .primary"} <= done


def test_a_turn_is_played_on_the_board_by_keys_on_a_phone(house: House, pictures: Path) -> None:
    ann = house.guest("phone", "fr", "dark")
    page = seated(house, ann, layout="square 2B 3B")
    page.screenshot(path=pictures / "wound-up-phone-fr.png")
    ann.axe()
    ann.no_sideways()
    assert ".agree .primary" in play_to_the_end(ann, by_keys=True)


def test_a_layout_is_drawn_and_what_is_wrong_is_said(house: House, pictures: Path) -> None:
    ann = house.guest()
    page = ann.page
    page.goto("/new/wound-up")
    page.locator("details summary").first.click()
    page.get_by_role("button", name="Draw it").click()
    gate = page.get_by_role("button", name="tile 1 (Front gate)")
    gate.focus()
    gate.press("ArrowRight")
    expect(page.get_by_label("Layout", exact=True)).to_have_value("1A13-2A00-3A01-4A02-2341-S")
    expect(page.get_by_text("Tiles 4 and 1 follow on the path but are not neighbours")).to_be_visible()
    gate.press("ArrowDown")
    expect(page.get_by_text("This layout can be played.")).to_be_visible()
    page.screenshot(path=pictures / "wound-up-layout.png")
    ann.axe()


def test_three_dimensions_are_loaded_only_when_they_are_switched_on(house: House) -> None:
    ann = house.guest()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    page = seated(house, ann)
    assert not [url for url in asked if "three" in url]
    page.get_by_role("button", name="3D").click()
    expect(page.locator(".solid canvas")).to_be_visible()
    page.get_by_role("button", name="2D").click()
    expect(page.locator(".stage")).to_be_visible()
    assert [url for url in asked if "three" in url]
