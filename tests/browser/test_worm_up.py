"""Tests of Worm Up on its own board: by mouse, and by keyboard alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque.games.worm_up.actions import Bid
from tests.browser.guests import Guest, House, begin_at
from tests.browser.prepared import open_prepared_table

pytestmark = pytest.mark.browser

HEAD = "[data-grip=head]"


def begin_race(house: House, bids: tuple[str, str, str], **how: Any) -> list[Guest]:
    """Seats three people at a new race and lays these tiles; returns the people."""
    people = [house.guest(**how), house.guest(), house.guest()]
    table = house.table(people[0], "worm-up", seats=3)
    for person, name in zip(people, ("Ann", "Ben", "Cas")):
        person.sit(table, name)
    people[0].page.get_by_role("button", name="Begin").click()
    for person, tile in zip(people, bids):
        person.page.locator(".hand").get_by_role("button", name=f"Lay {tile}").click()
    return people


def begin_move(house: House, tile: str, **how: Any) -> Guest:
    """Seats one person at a race against bots, after everybody's bids; that person's tile is the one that counts."""
    ann = house.guest(**how)
    match = ludotheque.new("worm-up", 3, seed=1)
    for seat, bid in enumerate((tile, "6", "7")):
        match.play(seat, Bid(bid))
    begin_at(ann, open_prepared_table(house.server, match), 3)
    return ann


def middle_of(person: Guest, selector: str) -> tuple[float, float]:
    box = person.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def beads_left(person: Guest) -> Any:
    """Returns a locator for the beads that show how many segments are still to be moved."""
    return person.page.locator(".beads span:not(.gone)")


def segment_diameter(person: Guest) -> float:
    """Returns the diameter of a segment on the screen."""
    wide: float = person.page.evaluate(
        "document.querySelector('.layer:not(.ground) svg').getBoundingClientRect().width"
    )
    return wide * 16 / 800


def test_a_head_is_dragged_forwards_and_back_and_an_illegal_place_is_explained(house: House, pictures: Path) -> None:
    ann, ben, _ = begin_race(house, ("4", "6", "7"))
    expect(beads_left(ann)).to_have_count(4)
    mouse, far = ann.page.mouse, segment_diameter(ann)
    x, y = middle_of(ann, HEAD)
    mouse.move(x, y)
    mouse.down()
    for step in (1, 2):
        mouse.move(x, y - step * far, steps=4)
        expect(beads_left(ann)).to_have_count(4 - step)
    ann.page.screenshot(path=pictures / "worm-up-drag.png")
    for step in (1, 0):
        mouse.move(x, y - step * far, steps=4)
        expect(beads_left(ann)).to_have_count(4 - step)
    mouse.move(x, y + 3 * far, steps=4)
    expect(ann.page.get_by_role("alert")).to_contain_text("would overlap the worm itself")
    mouse.up()
    expect(beads_left(ben)).to_have_count(0)  # nobody else sees anything of the move yet


def test_crawl_there_for_me(house: House) -> None:
    ann = begin_move(house, "4", theme="dark")
    expect(ann.page.locator(HEAD)).to_be_visible()
    ann.check_accessibility()
    ann.page.get_by_role("button", name="Crawl towards the finish").click()
    ann.page.get_by_role("button", name="Crawl there").click()
    expect(beads_left(ann)).to_have_count(0)
    ann.page.locator(".controls").get_by_role("button", name="My move is done").click()
    expect(ann.page.locator(".controls .panel")).to_have_count(0)


def test_an_arrow_points_to_a_finish_out_of_sight(house: House, pictures: Path) -> None:
    ann = begin_move(house, "4", size="tall phone")
    expect(ann.page.locator(".racks .name").first).to_be_visible()
    ann.check_accessibility()
    ann.check_width()
    arrow = ann.page.get_by_role("button", name="Show the finish")
    expect(arrow).to_be_visible()
    ann.page.screenshot(path=pictures / "worm-up-arrow.png")
    arrow.click()
    expect(arrow).to_have_count(0)


def test_a_move_is_made_by_keyboard_alone(house: House) -> None:
    ann = begin_move(house, "4")
    ann.page.locator(HEAD).focus()
    expect(ann.page.locator(HEAD)).to_have_attribute("aria-valuetext", "One segment towards the finish")
    for step in range(4):
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Enter")
        expect(beads_left(ann)).to_have_count(3 - step)
        if step < 3:
            ann.page.locator(HEAD).focus()
    ann.page.keyboard.press("Backspace")
    expect(beads_left(ann)).to_have_count(1)
    assert ann.page.locator(HEAD).get_attribute("aria-valuetext") == "One segment a little right of the finish"


def test_the_finish_is_swung_by_dragging_a_post(house: House, pictures: Path) -> None:
    ann = begin_move(house, "X")
    ann.page.locator(".hand").get_by_role("button", name="Move 4 segments").click()
    ann.page.wait_for_timeout(100)
    x, y = middle_of(ann, "[data-grip=post-left]")
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x - 10, y + 60, steps=6)
    expect(ann.page.locator(".hint")).to_contain_text("Hold the left post and turn the other")
    ann.page.screenshot(path=pictures / "worm-up-swing.png")
    ann.page.mouse.up()
    expect(ann.page.locator("[data-grip=post-left]")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Undo")).to_be_visible()


def test_colours_are_chosen_by_keyboard_on_a_french_phone_while_people_gather(house: House, pictures: Path) -> None:
    zoe, ben = house.guest("phone", "fr"), house.guest()
    table = house.table(zoe, "worm-up", seats=3)
    zoe.sit(table, "Zoé")
    ben.sit(table, "Ben")
    choice = zoe.page.get_by_label("Votre couleur")
    expect(choice).to_have_value("red")
    choice.focus()
    zoe.page.keyboard.type("jaune")
    expect(choice).to_have_value("yellow")
    zoe.check_accessibility()
    zoe.check_width()
    zoe.page.screenshot(path=pictures / "worm-up-colours.png")
    # Ben sees Zoé's new colour, cannot choose the same one, and chooses the colour that she had before.
    assert drawn_colour(ben, "--sign-0") == box_colour(ben, 3)
    theirs = ben.page.get_by_label("Your colour")
    expect(theirs.locator("option[value=yellow]")).to_be_disabled()
    theirs.select_option("red")
    expect(theirs).to_have_value("red")
    ben.page.locator("ol.seats li").nth(2).locator("select").select_option("wanderer")
    ben.page.locator("button.go").click()
    for person in (zoe, ben):
        expect(person.page.locator(".hand")).to_be_visible(timeout=20_000)
        assert [drawn_colour(person, f"--seat-{worm}") for worm in range(3)] == [
            box_colour(person, n) for n in (3, 0, 2)
        ]
    log = zoe.page.locator(".unseen").filter(has_text="le ver jaune")
    expect(log.first).to_be_attached()


def test_a_player_against_bots_chooses_a_colour_on_the_new_table_page(house: House) -> None:
    ann = house.guest()
    ann.page.goto("/new/worm-up")
    ann.page.get_by_label("Your colour").select_option("purple")
    ann.page.locator("button.go").click()
    expect(ann.page.locator(".hand")).to_be_visible(timeout=20_000)
    assert drawn_colour(ann, "--seat-0") == box_colour(ann, 4)


def drawn_colour(person: Guest, name: str) -> str:
    """Returns a CSS colour of the board, as this person's page computes it."""
    found: str = person.page.evaluate(
        "(name) => getComputedStyle(document.querySelector('.paints')).getPropertyValue(name)", name
    )
    return found


def box_colour(person: Guest, number: int) -> str:
    """Returns a colour of the box."""
    found: str = person.page.evaluate(
        "(name) => getComputedStyle(document.documentElement).getPropertyValue(name)", f"--seat-{number}"
    )
    return found
