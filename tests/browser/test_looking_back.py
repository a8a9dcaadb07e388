"""Tests of looking back: a running match step by step, as its player saw it, with private notes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import House, begin_with_bots
from tests.browser.test_match import begun

pytestmark = pytest.mark.browser


def test_a_running_match_is_looked_back_at_with_notes(house: House, pictures: Path) -> None:
    ann = house.guest("tall phone", "fr")
    table = begin_with_bots(house, ann, "malta", 2, "wanderer")
    page = ann.page
    expect(page.locator(".question.asked")).to_be_visible(timeout=20_000)
    for number in range(4):
        ann.decide_soon(number, 3000)
    page.locator(".strip .opener").click()
    page.get_by_role("link", name="Revenir en arrière").click()
    expect(page).to_have_title("Retour en arrière : Malta · Ludotheque")
    count = page.locator(".controls .count")
    expect(count).to_be_visible()
    at, _, last = count.inner_text().partition(" / ")
    assert at == last and int(last) > 2, "a running match is shown from its end"
    expect(page.get_by_label("Vu par")).to_have_count(0)  # other seats are secret until the end
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{int(last) - 1} / {last}")
    page.locator(".notes summary").click()
    page.locator("#note").fill("Ici, j’aurais dû passer.")
    ann.drawn()
    ann.no_sideways()
    ann.axe("label-content-name-mismatch")
    page.screenshot(path=pictures / "looking-back.png", full_page=True)
    page.keyboard.press("ArrowRight")  # the key goes to the note, so the step shown stays the same
    expect(count).to_have_text(f"{int(last) - 1} / {last}")
    page.reload()
    page.locator(".notes summary").click()
    page.locator(".notes li button").click()
    expect(count).to_contain_text(f"{int(last) - 1} / ")
    expect(page.locator("#note")).to_have_value("Ici, j’aurais dû passer.")
    # Ann is asked, and the header says so.
    expect(page.locator("header .next")).to_have_attribute("href", f"/t/{table}")
    page.get_by_role("link", name="Retour à la table").click()
    expect(page.locator(".question.asked")).to_be_visible(timeout=20_000)


def test_a_finished_match_is_played_on_from_a_step(house: House, pictures: Path) -> None:
    ann, ben = house.guest(), house.guest("tall phone", "fr")
    table = begun(house, ann, ben)
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
    ben.drawn()
    page.screenshot(path=pictures / "fork.png")
    ben.axe("label-content-name-mismatch")
    page.get_by_role("button", name="Jouer la suite").click()
    expect(page.locator(".question.asked")).to_be_visible(timeout=20_000)
    assert table not in page.url
    expect(page.locator(".strip")).to_contain_text("(vous)")
