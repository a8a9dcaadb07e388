"""Tests the workshop: two browsers change a box, try it and play it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guest, House

pytestmark = pytest.mark.browser


def open_workshop(guest: Guest, game: str = "malta") -> None:
    """Goes from the page of a new table into the workshop."""
    guest.page.goto(f"/new/{game}")
    guest.page.locator("p.box a").first.click()
    expect(guest.page.locator("h1")).to_be_visible()
    expect(guest.page.locator("details[open] table").first).to_be_visible()


def test_a_variant_is_made_and_played_by_two_browsers(house: House, pictures: Path) -> None:
    ann, ben = house.guest(), house.guest("tall phone", "fr")
    open_workshop(ann)
    expect(ann.page).to_have_title("Workshop: Malta · Ludotheque")
    field = ann.page.get_by_label("Shove: how many")
    field.fill("-3")
    field.press("Tab")
    expect(ann.page.get_by_role("alert")).to_contain_text("(Shove).count")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(ann.page.locator(".field.wrong .why")).to_contain_text("-3 is not a whole number")
    ann.check_accessibility()
    expect(ann.page.get_by_role("button", name="Play it")).to_be_disabled()
    field.fill("12")
    field.press("Tab")
    expect(ann.page.get_by_text("1 change", exact=False).first).to_be_visible()
    ann.page.get_by_label("Name of your box").fill("<b>Pushy</b>")
    ann.page.get_by_role("button", name="Keep it").click()
    expect(ann.page.get_by_role("heading", name="History")).to_be_visible()
    field.fill("14")
    field.press("Tab")
    expect(ann.page.get_by_role("button", name="Keep it")).to_be_enabled()
    ann.page.get_by_role("button", name="Keep it").click()
    steps = ann.page.locator("section:has(#history) ol > li")
    expect(steps).to_have_count(3)
    expect(steps.nth(0)).to_contain_text("<b>Pushy</b>")  # markup in a name is escaped, not shown in bold
    expect(steps.nth(0).locator("li")).to_contain_text("12 →")
    ann.check_accessibility()
    ann.check_width()
    ann.page.screenshot(path=pictures / "workshop.png", full_page=True)

    ben.page.goto(ann.page.url)  # as if Ann had sent him the link
    expect(ben.page.get_by_label("Nom de votre boîte")).to_have_value("<b>Pushy</b>")
    ben.check_accessibility()
    ben.check_width()
    ben.page.screenshot(path=pictures / "workshop-phone-fr.png", full_page=True)

    ann.page.get_by_role("button", name="Play it").click()
    expect(ann.page.locator("p.box")).to_contain_text("You play with the box “<b>Pushy</b>”.")
    ann.page.locator(".counts label").first.click()  # choose two players
    ann.page.get_by_label("Who plays at seat 2?").select_option("")
    ann.check_accessibility()
    ann.page.screenshot(path=pictures / "new-table-with-box.png", full_page=True)
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.rsplit("/", 1)[1]
    expect(ann.page.locator("ol.seats li.you")).to_be_visible()
    ben.sit(table, "Ben")
    ann.page.locator("button.go").click()
    decided = 0
    while decided < 3:  # Ann and Ben place their pawns and play a card or two
        decided += sum([guest.decide_soon() for guest in (ann, ben)])
    ann.resign()
    expect(ben.page.locator(".over")).to_be_visible()
    seen = ann.context.request.get(f"/api/tables/{table}/record").json()
    (shove,) = [card for card in seen["components"]["card"] if card["id"] == "Shove"]
    assert shove["count"] == 14


def test_a_box_is_tried_beside_the_printed_one(house: House, pictures: Path) -> None:
    carl = house.guest("desktop", "fr")
    open_workshop(carl)
    field = carl.page.locator("details[open] tbody input.number").first
    field.fill("1")
    field.press("Tab")
    carl.page.get_by_label("Qui joue").select_option("beginner")
    carl.page.get_by_role("button", name="Faire jouer les robots").click()
    expect(carl.page.locator("progress")).to_be_visible()
    expect(carl.page.get_by_role("button", name="Annuler")).to_be_visible()
    carl.page.get_by_role("button", name="Annuler").click()
    expect(carl.page.locator("progress")).to_have_count(0)
    # The first trial was cancelled, so another one may begin.
    carl.page.get_by_role("button", name="Faire jouer les robots").click()
    expect(carl.page.locator("progress")).to_be_visible()
    carl.page.screenshot(path=pictures / "workshop-trial-fr.png")
    carl.page.get_by_role("button", name="Annuler").click()
    carl.check_accessibility()
