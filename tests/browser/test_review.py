"""Tests of a shared review: everybody with the link sees the step and the marks that the leader chooses."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import House
from tests.browser.test_match import begin_match

pytestmark = pytest.mark.browser


def test_all_viewers_of_a_review_see_the_leaders_step_and_marks(house: House, pictures: Path) -> None:
    ann, ben, eve = house.guest(), house.guest("tall phone", "fr"), house.guest("tall phone", "fr")
    table = begin_match(house, ann, ben)
    for number in range(3):
        for guest in (ann, ben):
            guest.decide_soon(number)
    ann.resign()
    expect(ann.page.locator(".over")).to_be_visible()
    page, other = ann.page, eve.page
    page.locator(".panel .why").last.focus()  # the button “why?” in the log, reached by keyboard
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("dialog li a").first).to_contain_text("§ ")
    ann.check_accessibility()
    page.keyboard.press("Escape")
    page.goto(f"/replay/{table}")
    page.locator(".said .why").first.click()
    expect(page.locator("dialog li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Review together").click()
    expect(page.locator(".review")).to_contain_text("Nobody follows yet")
    other.goto(page.url)
    expect(other.locator(".review")).to_contain_text("Vous voyez l’étape")
    expect(page.locator(".review")).to_contain_text("one person follows")
    expect(other.locator(".replay .controls")).to_have_count(0)  # only the leader has the controls to step
    said = "document.querySelector('.replay .said').childElementCount"
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .controls .count")).to_contain_text("2 /")
    other.wait_for_function(f"{said} === {page.evaluate(said)}")
    page.get_by_role("button", name="Red pen").click()
    things = page.locator(".board [data-about]")
    start, end = things.nth(8).bounding_box(), things.nth(24).bounding_box()
    assert start is not None and end is not None
    page.mouse.click(end["x"] + 8, end["y"] + 8)
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    for guest in (ann, eve):
        expect(guest.page.locator("svg.marks path:not(.edge)")).to_have_count(2)
        guest.check_width()
        guest.check_accessibility("label-content-name-mismatch")
        guest.page.screenshot(path=pictures / f"review-{'leader' if guest is ann else 'viewer'}.png")
    # The ring is drawn around the same thing on both screens, although their sizes differ.
    for guest in (ann, eve):
        ring = guest.page.locator("svg.marks path:not(.edge)").first.bounding_box()
        thing = guest.page.locator(".board [data-about]").nth(24).bounding_box()
        assert ring is not None and thing is not None
        assert abs(ring["x"] + ring["width"] / 2 - thing["x"] - thing["width"] / 2) < 3
        assert abs(ring["y"] + ring["height"] / 2 - thing["y"] - thing["height"] / 2) < 3
    page.get_by_role("button", name="Erase all").click()
    expect(other.locator("svg.marks path")).to_have_count(0)
    other.get_by_role("link", name="Quitter").click()
    expect(other.locator(".replay .controls")).to_be_visible()
    expect(page.locator(".review")).to_contain_text("Nobody follows yet")
