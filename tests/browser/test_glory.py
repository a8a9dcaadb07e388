"""Tests of Road to Glory on its board: posters, the path, a challenge with its odds, secretly laid cards, and the sum
of a fight.
"""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.browser.guests import Guest, House, begin_at
from tests.browser.prepared import open_prepared_table
from tests.server.houses import Server

pytestmark = pytest.mark.browser


def begin_match(house: House, guests: list[Guest]) -> None:
    """Opens a table, seats everybody and begins; wrestlers are then chosen from the posters."""
    table = house.table(guests[0], "glory", len(guests), options={"path": [3, 2, 1], "wrestlers": "choose"})
    for number, guest in enumerate(guests):
        guest.sit(table, f"Guest {number + 1}")
    guests[0].page.locator("button.go").click()
    for guest in guests:
        expect(guest.page.locator(".glory")).to_be_visible()


def take_next_step(guest: Guest) -> bool:
    """Takes the next step on the way into the ring, using the board alone; returns whether there was anything to do."""
    for spot in (".chooser .paths button", ".glory .sure", ".glory .next", ".glory .deck.isOpen"):
        found = guest.page.locator(spot)
        if found.count():
            found.first.focus()
            guest.page.keyboard.press("Enter")
            guest.page.wait_for_timeout(150)
            return True
    return False


def walk_into_the_ring(guests: list[Guest]) -> Guest:
    """Walks everybody down their path by keyboard until all are in the ring; returns the first who may challenge."""
    end = time.monotonic() + 90
    while True:
        assert time.monotonic() < end, "they never come into the ring"
        for guest in guests:
            if guest.page.locator(".glory .token.isTarget [role=button]").count() == len(guests) - 1:
                return guest
            take_next_step(guest)
        guests[0].page.wait_for_timeout(60)


def test_a_challenge_is_shown_without_revealing_anything_too_early(house: House, pictures: Path) -> None:
    guests = [house.guest(), house.guest("phone", "fr", "dark"), house.guest("tablet")]
    begin_match(house, guests)
    first = next(guest for guest in guests if guest.page.locator(".chooser").count())
    expect(first.page.locator(".poster h2")).to_be_visible()
    first.check_accessibility()
    first.page.screenshot(path=pictures / "glory-posters.png")
    challenger = walk_into_the_ring(guests)
    challenger.page.locator(".challenge.primary").click()
    rivals = challenger.page.locator(".paper .rival")
    expect(rivals).to_have_count(2)
    rivals.first.click()
    challenger.page.locator(".paper .odds").click()
    expect(challenger.page.locator(".paper table")).to_be_visible()
    challenger.page.locator(".paper .doing .plain").click()
    expect(challenger.page.locator(".paper")).to_have_count(0)
    challenger.page.locator(".glory .token.isTarget [role=button]").first.focus()
    challenger.page.keyboard.press("Enter")
    odds = challenger.page.locator(".paper table tbody tr")
    expect(odds.first).to_contain_text("44")  # 44 %, the chance to win with two dice against two
    challenger.check_accessibility()
    challenger.page.screenshot(path=pictures / "glory-odds.png")
    challenger.page.locator(".paper .primary").click()

    for guest in guests:
        expect(guest.page.locator(".glory .stage")).to_be_visible()
    laid_yet = []
    for guest in guests:
        composer = guest.page.locator(".composer")
        if not composer.count():  # this guest has nothing to lay
            continue
        expect(composer.locator(".done")).not_to_have_class(re.compile("primary"))  # nothing is chosen yet
        others = [other for other in guests if other is not guest]
        before = [len(other.received_frames) for other in others]
        buy = guest.page.locator(".composer .fighter button:not([disabled])")
        card = guest.page.locator(".hands .attack .usable, .hands .defence .usable")
        if buy.count():
            buy.last.click()
        elif card.count():
            card.first.click()
        guest.check_accessibility()
        is_last = sum(bool(other.page.locator(".composer").count()) for other in guests) == 1
        guest.page.locator(".composer .done").click()
        if is_last:
            break
        expect(
            guest.page.get_by_role("button", name="choice back").or_(guest.page.get_by_text("Reprendre mon choix"))
        ).to_be_visible()
        for other, heard in zip(others, before):
            answer = [json.loads(frame) for frame in other.received_frames[heard:] if '"choiceSealed"' in frame]
            assert all(event.get("action") is None for message in answer for event in message.get("events", ()))
        laid_yet.append(guest)
    assert laid_yet
    for guest in guests:
        guest.page.locator(".past summary").click()
        expect(guest.page.locator(".past .total")).to_have_count(2)
        expect(guest.page.locator(".past .dice").first).to_be_visible()
        guest.check_width()
        guest.page.screenshot(path=pictures / f"glory-{guests.index(guest)}.png")


@pytest.mark.parametrize("left", [2, 0])
def test_the_board_proposes_to_advance_when_no_action_is_left(house: House, server: Server, left: int) -> None:
    ann = house.guest("desktop", "fr")
    ann.context.request.get("/api/me")
    doc = ludotheque.new("glory", 3, seed=3).to_json()
    doc["position"] |= {"left": left}
    table = open_prepared_table(server, ludotheque.from_json(doc, ludotheque.luck(1)))
    ann.sit(table, "Ann")
    for seat in (1, 2):
        ann.page.locator("ol.seats li").nth(seat).locator("select").select_option("wanderer")
    ann.page.locator("button.go").click()
    advance = ann.page.locator(".glory .doing").get_by_role("button", name="Avancer")
    expect(advance).to_be_visible()
    assert ("primary" in (advance.get_attribute("class") or "")) == (left == 0)


RING: dict[str, Any] = {
    "asked": [0],
    "turn": 0,
    "using": "ondine",
    "wrestlers": [
        {"wrestler": "ondine", "at": "ring", "stamina": 12},
        {"wrestler": "granit", "at": "ring", "stamina": 7},
        {"wrestler": "mirabelle", "at": "ring", "stamina": 5},
    ],
    "hands": [["attack-2", "defence-2", "diva-minus-3"], ["attack-1"], []],
}


def begin_in_ring(house: House, server: Server, size: str, **position: Any) -> Guest:
    """Seats a guest and two bots at a table whose match begins in the ring."""
    ann = house.guest(size)
    doc = ludotheque.new("glory", 3, seed=3).to_json() | {"position": RING | position}
    begin_at(ann, open_prepared_table(server, ludotheque.from_json(doc, ludotheque.luck(1))), 3)
    return ann


@pytest.mark.parametrize("size", ["tall phone", "desktop"])
def test_ending_the_turn_is_the_only_primary_button(house: House, server: Server, size: str) -> None:
    ann = begin_in_ring(house, server, size, phase="repeating")
    expect(ann.page.locator(".choices .primary")).to_contain_text("End the turn")
    primary = ann.page.locator(".glory .primary:visible, .choices .primary:visible")
    assert all("End the turn" in text for text in primary.all_inner_texts())
    if size == "tall phone":
        expect(ann.page.get_by_role("button", name="End the turn")).to_have_count(1)  # only with the question


def test_a_diva_is_laid_with_two_presses(house: House, server: Server) -> None:
    fight = {"phase": "laying", "challenger": "granit", "challenged": "mirabelle", "using": "granit", "turn": 1}
    ann = begin_in_ring(house, server, "desktop", asked=[0, 1, 2], **fight)
    ann.page.locator("[data-card=diva-minus-3]").click()
    expect(ann.page.get_by_text("In front of whom?")).to_be_visible()
    ann.check_accessibility()
    ann.page.get_by_role("button", name="Lay the diva in front of Cleo").click()
    expect(ann.page.locator(".past")).to_be_visible()
    ann.page.locator(".past summary").click()
    expect(ann.page.locator(".past .fighter").nth(1)).to_contain_text("Diva −3 (Ann)")


def begin_with_ben(house: House, server: Server, ben: Guest, **position: Any) -> Guest:
    """Seats a guest, a bot and Ben at a table whose match begins in the ring; returns the guest."""
    ann = house.guest()
    hands = [["attack-2", "defence-2", "diva-minus-3"], [], ["attack-1"]]
    doc = ludotheque.new("glory", 3, seed=3).to_json() | {"position": RING | {"hands": hands} | position}
    table = open_prepared_table(server, ludotheque.from_json(doc, ludotheque.luck(1)))
    for guest in (ann, ben):
        guest.context.request.get("/api/me")
    ann.sit(table, "Ann")
    ann.page.locator("ol.seats li").nth(1).locator("select").select_option("wanderer")
    expect(ann.page.locator("ol.seats li").nth(1)).to_contain_text("Basil")
    ben.sit(table, "Ben")
    ann.page.locator("button.go").click()
    return ann


def test_a_diva_stays_chosen_while_another_player_lays(house: House, server: Server) -> None:
    fight = {"phase": "laying", "challenger": "granit", "challenged": "mirabelle", "using": "granit", "turn": 1}
    ben = house.guest()
    ann = begin_with_ben(house, server, ben, asked=[0, 2], **fight)
    ann.page.locator("[data-card=diva-minus-3]").click()
    ben.page.locator(".composer .done").click()
    expect(ann.page.locator(".fighter.right .sealed")).to_be_visible()
    expect(ann.page.get_by_text("In front of whom?")).to_be_visible()
    ann.page.get_by_role("button", name="Lay the diva in front of Ben").click()
    expect(ann.page.locator(".past")).to_be_visible()


def test_a_challenged_player_reaches_their_cards_on_a_small_phone(house: House, server: Server) -> None:
    ben = house.guest("phone", "fr")
    ann = begin_with_ben(house, server, ben, phase="repeating", asked=[2], turn=2, using="mirabelle")
    ben.page.locator(".choices button").filter(has_text="Finir").click()
    ann.page.locator(".glory .token.isTarget [role=button]").last.click()
    ann.page.locator(".paper .primary").click()
    expect(ben.page.locator(".to-you")).to_be_visible()  # the question now takes much height
    ben.page.locator("[data-card=attack-1]").click()
    expect(ben.page.locator(".composer .done")).to_have_class(re.compile("primary"))


def test_odds_leave_the_button_in_place_and_cards_are_explained(house: House, server: Server) -> None:
    ann = begin_in_ring(house, server, "desktop", phase="inRing")
    ann.page.locator("[data-card=attack-2]").hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("added to your throw")
    ann.page.keyboard.press("Tab")
    ann.page.locator("[data-card=diva-minus-3]").focus()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Diva −3")
    ann.page.locator(".glory .token.isTarget [role=button]").first.click()
    button = ann.page.locator(".paper .primary")
    expect(button).to_have_text("Challenge Basil (Baron Granit)")
    place = button.bounding_box()
    ann.page.get_by_role("button", name="Show the odds").click()
    expect(ann.page.locator(".paper table")).to_be_visible()
    assert button.bounding_box() == place
