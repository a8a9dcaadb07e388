"""Tests that a player who is eliminated learns it at once, and sees the round and the reason again at the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

import ludotheque
from ludotheque import Match
from tests.browser.guests import Guest, House, begin_at, decide_until_over
from tests.browser.prepared import open_prepared_table
from tests.server.houses import Server

pytestmark = pytest.mark.browser


def malta_before_loss() -> Match:
    """Builds a position in which seat 2 ends round 1; in round 2, seat 0 draws its only card, must play it, and loses."""
    doc = ludotheque.new("malta", 3, seed=7, options={"first": 0, "last_round": 2}).to_json()
    match = ludotheque.from_json(doc, ludotheque.luck(1))
    # Play the set-up, so that the pawns stand on their start spaces.
    while match.view(None).phase != "playing":  # type: ignore[attr-defined]
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(ludotheque.luck(1)))
    doc = match.to_json()
    # Make it the turn of seat 2, the last one in the round, and leave seat 0 without a card.
    hands = [[], ["Shove", "Shove", "Shove"], ["End Turn", "End Turn"]]
    doc["position"] |= {"turn": 2, "asked": [2], "quota": 1, "hadTurn": [0, 1], "hands": hands, "deck": None}
    # Reading the position fills the deck with all other cards.  Leave one End Turn there, which seat 0 will draw, and
    # discard the rest.
    doc = ludotheque.from_json(doc, ludotheque.luck(1)).to_json()
    deck = {"End Turn": 1}
    rest = {card: count - deck.get(card, 0) for card, count in doc["position"]["deck"].items()}
    doc["position"] |= {"deck": deck, "gone": {card: count for card, count in rest.items() if count}}
    return ludotheque.from_json(doc, ludotheque.luck(1))


def glory_before_loss() -> Match:
    """Builds a position in which seat 1 has the last turn of round 1; at its end, the option `clock` takes the last
    stamina of seat 0. Round 2 is the last.
    """
    options = {"clock": 1, "last_round": 2, "pair_win": False}
    doc = ludotheque.new("glory", 3, seed=3, options=options).to_json()
    doc["position"] |= {"turn": 1, "asked": [1], "using": doc["position"]["wrestlers"][1]["wrestler"], "left": 1}
    doc["position"]["wrestlers"][0]["stamina"] = 1
    # Deal cards with which nobody can make another seat draw; the deck gets all other cards.
    doc["position"] |= {"hands": [["attack-3", "stamina-die"]] * 3, "deck": None}
    return ludotheque.from_json(doc, ludotheque.luck(1))


class Elimination(NamedTuple):
    """A case of the test: `start` builds a position in which seat 0 is about to be eliminated, in this round and for
    this reason, which its player reads on this device.  `is_bens_turn` says that Ben, in seat 2, must play first.
    """

    start: Callable[[], Match]
    round: int
    reason: str
    device: str
    is_bens_turn: bool


ELIMINATIONS = [
    Elimination(malta_before_loss, 2, "Il ne vous restait aucune carte.", "phone", is_bens_turn=True),
    Elimination(
        glory_before_loss, 1, "Le chronomètre a pris le dernier point d’endurance", "desktop", is_bens_turn=False
    ),
]


def decide_until_out(guest: Guest) -> None:
    """Lets a guest decide whenever asked, until the page says that they are out."""
    notice = guest.page.locator("#aside")
    for number in range(40):
        if notice.is_visible():
            return
        guest.decide_soon(number, most=600)
    raise AssertionError("the guest is never out")


@pytest.mark.parametrize("case", ELIMINATIONS, ids=lambda case: case.start.__name__)
def test_an_eliminated_player_is_notified_and_sees_it_again_at_the_end(
    house: House, server: Server, pictures: Path, case: Elimination
) -> None:
    zoe, ben = house.guest(case.device, "fr"), house.guest()
    zoe.context.request.get("/api/me")
    match = case.start()
    table = open_prepared_table(server, match, clock="none")
    zoe.sit(table, "Zoé")
    bot = zoe.page.locator("ol.seats li").nth(1)
    bot.locator("select").select_option("wanderer")
    expect(bot.locator("button")).to_be_visible()
    ben.sit(table, "Ben")  # takes seat 2; the match waits there for Ben until Zoé has read that she is out
    zoe.page.locator("button.go").click()
    expect(zoe.page.locator(".table")).to_be_visible()
    if case.is_bens_turn:
        assert ben.decide_soon(most=15_000)
    decide_until_out(zoe)
    expect(zoe.page.locator("#aside")).to_have_text(f"Vous êtes hors jeu, au tour de table {case.round}")
    expect(zoe.page.locator("section:has(> div > #aside)")).to_contain_text(case.reason)
    expect(zoe.page.locator(".strip li.you")).to_contain_text("hors jeu")
    zoe.page.screenshot(path=pictures / f"out-{match.game}.png")
    decide_until_over([ben], 60)
    expect(zoe.page.locator(".over")).to_be_visible()
    own = zoe.page.locator(".over .own")
    expect(own).to_contain_text(f"Vous prenez la troisième place sur trois, hors jeu au tour de table {case.round}.")
    expect(own).to_contain_text(case.reason)
    expect(zoe.page.locator(".over li").last).to_contain_text(f"Zoé hors jeu au tour de table {case.round}")
    zoe.check_width()
    zoe.page.screenshot(path=pictures / f"over-out-{match.game}.png")
    # A player who reloads the page sees the same notice again.
    zoe.page.reload()
    expect(zoe.page.locator(".over .own")).to_contain_text(f"hors jeu au tour de table {case.round}")


def test_everybody_sees_who_is_eliminated(house: House, server: Server) -> None:
    ann, ben = house.guest(pace="usual"), house.guest()
    ann.context.request.get("/api/me")
    table = open_prepared_table(server, glory_before_loss(), clock="none")
    ben.sit(table, "Ben")
    ben.page.locator("ol.seats li").nth(1).locator("select").select_option("wanderer")
    expect(ben.page.locator("ol.seats li").nth(1).locator("button")).to_be_visible()
    ann.sit(table, "Ann")
    ann.page.locator("button.go").click()
    expect(ann.page.locator(".out-call")).to_have_text("Ben is out!", timeout=30_000)
    expect(ann.page.locator("#aside")).to_have_count(0)


def test_against_bots_alone_the_match_ends_at_once_with_the_reason(
    house: House, server: Server, pictures: Path
) -> None:
    ann = house.guest("tall phone", pace="usual")
    ann.context.request.get("/api/me")
    table = open_prepared_table(server, malta_before_loss())
    begin_at(ann, table, 3)
    page = ann.page
    decide_until_over([ann], 60)
    expect(page.locator(".over .own")).to_contain_text("third of three, out in round 2. You had no card left.")
    page.screenshot(path=pictures / "finished.png")
    page.get_by_role("link", name="Watch how it ended").click()
    expect(page.locator("h1")).to_contain_text("Replay")
