"""Tests of every main screen: accessible, no wider than the phone, no missing sentence, and a screenshot of each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.core.catalogue import find_game
from tests.browser.guests import Guest, House, begin_with_bots
from tests.browser.newcomers import EVERY_TEXT, PIECES, missing_sentences

pytestmark = pytest.mark.browser

OURS = [game for game in ludotheque.games() if type(find_game(game)).__module__.startswith("ludotheque.games")]
LOOKS = [("phone", "fr", "dark"), ("tablet", "en", "light"), ("desktop", "en", "dark")]


def nightly_unless(is_run: bool) -> Any:
    """Returns the pytest mark for a case: a case that `./test` leaves out runs only at night."""
    return () if is_run else pytest.mark.nightly


# By day, each board is tested in one look only, and all boards together cover every look.
BOARDS = [
    pytest.param(game, *look, marks=nightly_unless(number % len(LOOKS) == at))
    for number, game in enumerate(OURS)
    for at, look in enumerate(LOOKS)
]


def look(guest: Guest, picture: Path, *but: str) -> None:
    guest.wait_until_drawn()
    guest.page.screenshot(path=picture)
    guest.check_width()
    missing = missing_sentences(guest.page.evaluate(EVERY_TEXT))
    assert not missing, missing
    guest.check_accessibility(*but)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [pytest.param(*look, marks=nightly_unless(look is LOOKS[0])) for look in LOOKS]
)
def test_the_shelf_the_new_table_page_and_the_rules(
    house: House, pictures: Path, size: str, language: str, theme: str
) -> None:
    guest = house.guest(size, language, theme)
    name = f"{size}-{language}-{theme}"
    guest.page.goto("/")
    expect(guest.page.locator(".games li").first).to_be_visible()
    look(guest, pictures / f"shelf-{name}.png")
    guest.page.goto("/new/malta")
    guest.page.locator("summary").click()
    look(guest, pictures / f"new-{name}.png")
    guest.page.goto("/rules/malta#3.2")
    expect(guest.page.locator("[id='3.2'].wanted")).to_be_visible()
    look(guest, pictures / f"rules-{name}.png")
    figure = guest.page.locator("article figure").first  # a picture is drawn only when it is about to be seen
    figure.scroll_into_view_if_needed()
    expect(figure.locator("figcaption")).to_be_visible()
    expect(figure.locator("[role=img] .host")).to_be_visible()
    guest.page.goto("/api-docs")
    expect(guest.page.locator("section").first).to_be_visible()
    look(guest, pictures / f"api-{name}.png")


def test_a_new_table_offers_what_the_game_suggests(house: House) -> None:
    """Shows that a new table offers a board of 5 × 5 for two players of Malta, as the game suggests, and for no other
    number.
    """
    guest = house.guest("phone", "en", "light")
    guest.page.goto("/new/malta")
    offer = guest.page.get_by_label("Board: 5 × 5 (suggested for 2 players)")
    expect(guest.page.locator("button.go")).to_be_visible()
    expect(offer).to_have_count(0)
    guest.page.get_by_label("2", exact=True).check(force=True)
    expect(offer).not_to_be_checked()
    offer.focus()
    guest.page.keyboard.press("Space")
    guest.page.locator("summary").click()
    expect(guest.page.get_by_label("Board", exact=True)).to_have_value("1")  # the board of 5 × 5 is the second choice
    guest.page.get_by_label("3", exact=True).check(force=True)
    expect(guest.page.get_by_label("Board", exact=True)).to_have_value("0")
    guest.page.get_by_label("2", exact=True).check(force=True)
    offer.check()
    guest.page.locator("button.go").click()
    expect(guest.page.locator(".question.asked")).to_be_visible(timeout=20_000)
    table = guest.page.url.rsplit("/", 1)[1]
    assert guest.page.request.get(f"/api/tables/{table}/record").json()["options"]["board"] == 5


@pytest.mark.parametrize(("game", "size", "language", "theme"), BOARDS)
def test_every_board_is_accessible_and_fits_the_screen(
    house: House, pictures: Path, game: str, size: str, language: str, theme: str
) -> None:
    guest = house.guest(size, language, theme)
    seats = min(number for number in ludotheque.games()[game].seats if number > 2)
    begin_with_bots(house, guest, game, seats, "solid")
    name = f"{game}-{size}-{language}-{theme}"
    expect(guest.page.locator(".question.asked")).to_be_visible(timeout=20_000)
    look(guest, pictures / f"{name}-1.png", PIECES)
    for number in range(8):
        guest.decide_soon(number)
    look(guest, pictures / f"{name}-2.png", PIECES)


def test_an_unknown_address_shows_the_page_not_found(house: House) -> None:
    guest = house.guest()
    guest.page.goto("/nothing/here")
    expect(guest.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    guest.page.goto("/t/0123456789")
    expect(guest.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    guest.complaints.clear()


def test_title_and_focus_change_with_the_page(house: House) -> None:
    guest = house.guest("phone", "fr")
    page = guest.page
    page.goto("/")
    expect(page).to_have_title("Ludotheque")
    page.get_by_role("link", name="Règles : Malta").click()
    expect(page).to_have_title("Règles : Malta · Ludotheque")
    expect(page.locator("h1")).to_be_focused()
    page.get_by_role("link", name="Jouer", exact=True).click()
    expect(page).to_have_title("Jouer : Malta · Ludotheque")
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page).to_have_title("Règles : Malta · Ludotheque")
    expect(page.locator("h1")).to_be_focused()
    page.go_forward()
    page.locator("button.go").click()
    expect(page.locator(".question.asked")).to_be_visible(timeout=20_000)
    expect(page).to_have_title("● À vous · Malta · Ludotheque")
    expect(page.locator("h1")).to_be_focused()
    page.goto("/nothing/here")
    expect(page).to_have_title("Il n’y a rien ici · Ludotheque")
    guest.complaints.clear()
