"""Tests that the shelf lists a guest's own matches, with whose turn it is and how they ended."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import House
from tests.browser.test_match import begin_match

pytestmark = pytest.mark.browser


def test_the_shelf_lists_a_guests_matches_with_turns_and_replays(house: House, pictures: Path) -> None:
    ann, ben = house.guest(), house.guest("phone", "fr")
    table = begin_match(house, ann, ben)
    expect(ann.page.locator(".question.asked, .waiting").first).to_be_visible()
    first = 0 if ann.choices.count() else 1
    guests = [ann, ben]
    yours, theirs = [("Your turn", "À vous de jouer")[first], ("On attend Guest 1", "Waiting for Guest 2")[first]]
    for guest, status in ((guests[first], yours), (guests[1 - first], theirs)):
        guest.page.goto("/")
        row = guest.page.locator(f".rows li:has(a[href='/t/{table}'])")
        expect(row).to_contain_text(status)
        guest.check_width()
    expect(guests[first].page).to_have_title(f"● {('Your turn', 'À vous')[first]} · Ludotheque")
    expect(guests[1 - first].page).to_have_title("Ludotheque")
    guests[first].check_accessibility()

    ann.page.goto(f"/t/{table}")
    ann.resign()
    expect(ann.page.locator(".over")).to_be_visible()
    for guest in guests:
        guest.page.goto("/")
        expect(guest.page.locator("#finished")).to_be_visible()
        expect(guest.page.locator("#mine")).to_have_count(0)
        guest.page.screenshot(path=pictures / f"shelf-finished-{guests.index(guest)}.png", full_page=True)
    row = ann.page.locator(f".rows li:has(a[href='/replay/{table}'])")
    expect(row).to_contain_text("You came second of two.")
    expect(ben.page.locator(f".rows li:has(a[href='/replay/{table}'])")).to_contain_text("Vous avez gagné")
    row.get_by_role("link").click()
    expect(ann.page.locator(".controls input[type=range]")).to_be_visible()
    expect(ann.page).to_have_title("Replay: Malta · Ludotheque")


def test_a_player_is_notified_of_their_turn_at_another_table(house: House, pictures: Path) -> None:
    """Shows that a player at one table sees that it is their turn at another table, and gets there by one click."""
    ann, ben = house.guest("phone", "fr"), house.guest()
    other = begin_match(house, ann, ben)
    expect(ann.page.locator(".question.asked, .waiting").first).to_be_visible()
    asked = ann if ann.choices.count() else ben
    here = house.table(asked, "worm-up")
    asked.page.goto(f"/t/{here}")
    link = asked.page.locator("header .next")
    expect(link).to_have_attribute("href", f"/t/{other}")
    asked.check_width()
    asked.check_accessibility("label-content-name-mismatch")
    asked.page.screenshot(path=pictures / "next-table.png")
    link.click()
    expect(asked.page.locator(".question.asked")).to_be_visible()
    expect(asked.page.locator("header .next")).to_have_count(0)
