"""Tests of All Wound Up on its board: mouse and keys, tokens out of turn, a fall, a drawn layout, the 3D view."""

from __future__ import annotations

import base64
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

import ludotheque
from ludotheque.games.wound_up.actions import LetGo
from ludotheque.puzzles import find_puzzles
from tests.browser.guests import Guest, House
from tests.browser.prepared import open_prepared_table
from tests.games.wound_up.table import ANN, BEN, SOUTH, WEST, after_auction, events_of_kind, pawn_at, table

pytestmark = pytest.mark.browser

SHORT = {"last_turn": 1, "passing": "none"}
# Selectors for everything that a player can press on the board, in the order in which a test tries them: a bid is
# confirmed only after its card was picked.
PRESSABLE = (
    ".aim .primary:enabled",
    ".mine .bar .primary",
    ".for-me",
    ".target",
    ".racers .primary",
    ".hand .usable",
    ".mine .tokens button",
    ".mine .bar button",
)


def begin_against_bot(house: House, guest: Guest, **options: object) -> Page:
    """Begins a match against one bot; returns the page."""
    return sit_against_bot(house.table(guest, "wound-up", options={**SHORT, **options}), guest)


def sit_against_bot(place: str, guest: Guest) -> Page:
    """Sits down at an existing table, gives the other seat to a bot and begins; returns the page."""
    guest.sit(place, "Ann")
    seat = guest.page.locator("ol.seats li").nth(1)
    seat.locator("select").select_option("wanderer")
    expect(seat.locator("button")).to_be_visible()
    guest.page.locator(".gathering .primary, button.primary").last.click()
    expect(guest.page.locator(".wound .stage")).to_be_visible()
    return guest.page


FIRST_PRESSABLE = (
    """doings => document.querySelector(".question.asked") && doings.find(one => document.querySelector(one))"""
)


def do_first(page: Page, *, by_keys: bool) -> str | None:
    """Does the first thing that the board offers; returns its selector, or None if there is nothing to do."""
    doing: str | None = page.evaluate(FIRST_PRESSABLE, list(PRESSABLE))
    if not doing:
        return None
    found = page.locator(doing).first
    try:
        if by_keys:
            found.focus(timeout=1000)
            page.keyboard.press("Enter")
        else:
            found.click(timeout=1000)
    except Exception:  # the table has moved on
        return None
    return doing


def play_to_the_end(guest: Guest, *, by_keys: bool, seconds: float = 120) -> set[str]:
    """Plays the match on the board alone, never from the list beside it; returns the selectors that were used."""
    done: set[str] = set()
    end = time.monotonic() + seconds
    while not guest.is_over:
        assert time.monotonic() < end, f"the match does not end; so far: {done}"
        doing = do_first(guest.page, by_keys=by_keys)
        if doing:
            done.add(doing)
        guest.page.wait_for_timeout(50)
    return done


def test_a_turn_is_played_on_the_board_by_mouse(house: House, pictures: Path) -> None:
    ann = house.guest()
    page = begin_against_bot(house, ann, passing="turn", hand=5)
    done = play_to_the_end(ann, by_keys=False)
    page.screenshot(path=pictures / "wound-up-desktop.png")
    assert ".mine .bar .primary" in done
    expect(page.get_by_text("You pass").first).to_be_visible()


def test_all_cards_to_pass_are_picked_first_and_passed_at_once(house: House) -> None:
    ann = house.guest("phone")
    page = begin_against_bot(house, ann, passing="turn", hand=5)
    expect(page.get_by_text("Choose 3 more cards.")).to_be_visible()
    while page.get_by_text("more card").count():
        page.locator(".hand .usable:not(:has(.away))").first.tap()
    log_line = page.locator("#panel-log li", has_text="You pass")
    expect(log_line).to_have_count(0)  # the choice has not been sent yet
    page.get_by_role("button", name="Pass these 3 cards on").tap()
    expect(log_line.first).to_be_attached()


def test_a_turn_is_played_on_the_board_by_keys_on_a_phone(house: House, pictures: Path) -> None:
    ann = house.guest("phone", "fr", "dark")
    start = table("W2 W2 L O *", "W1 R", options={**SHORT, "layout": "square 2B 3B"})
    page = sit_against_bot(open_prepared_table(house.server, start), ann)
    page.screenshot(path=pictures / "wound-up-phone-fr.png")
    ann.check_accessibility()
    ann.check_width()
    assert {".mine .bar .primary", ".aim .primary:enabled"} <= play_to_the_end(ann, by_keys=True)


@pytest.mark.parametrize("size", ["desktop", "tall phone"])
def test_a_newcomer_sees_the_first_walk_after_at_most_four_taps(house: House, size: str) -> None:
    ann = house.guest(size)
    page = ann.page
    offered = ludotheque.games()["wound-up"].first_match[3]
    start = table("W2 W2 W2 L *", "W1 R", "W3 O", options=offered)
    asked: list[Any] = []

    def begin_here(route: Route) -> None:
        """Answers the page's request for a new table with a table whose cards we chose."""
        if route.request.method != "POST":
            return route.fallback()
        asked.append(json.loads(route.request.post_data or "")["options"])
        return route.fulfill(json={"table": open_prepared_table(house.server, start)})

    page.route("**/api/tables", begin_here)
    page.goto("/new/wound-up")
    expect(page.get_by_label("Easier first match")).to_be_checked()
    page.get_by_role("button", name="Play now").click()

    taps = 0
    while not page.locator("#panel-log li", has_text="let go.").count():
        page.locator(".question.asked, #panel-log li:has-text('let go.')").first.wait_for()
        taps += bool(do_first(page, by_keys=False))
    assert asked == [offered] and 0 < taps <= 4


@pytest.mark.parametrize("size", ["desktop", "tall phone"])
def test_the_wild_card_is_added_to_a_bid_and_taken_back_without_moving_the_hand(house: House, size: str) -> None:
    ann = house.guest(size)
    start = table("W2 W2 W3 *", "W1 R", options=SHORT)
    page = sit_against_bot(open_prepared_table(house.server, start), ann)
    wild, bid = page.locator("[data-card=Wild]"), page.locator(".mine .bar .primary")
    expect(bid).to_have_text("Bid “Wind 2”")
    place = page.locator(".mine .hand").bounding_box()
    wild.click()
    expect(bid).to_have_text("Bid “Wind 2”, with 1 Wild")
    expect(wild).to_have_attribute("aria-pressed", "true")
    assert page.locator(".mine .hand").bounding_box() == place
    wild.click()
    expect(bid).to_have_text("Bid “Wind 2”")


def test_cards_to_pass_are_picked_for_a_player_only_in_the_question_shown(house: House) -> None:
    ann = house.guest()
    page = begin_against_bot(house, ann, passing="turn", hand=5)
    page.get_by_role("button", name="Choose for me").click()
    page.get_by_role("button", name="Pass these 3 cards on").click()
    expect(page.get_by_text("Choose 2 more cards.")).to_be_visible()


def test_a_layout_is_drawn_and_its_faults_are_named(house: House, pictures: Path) -> None:
    ann = house.guest()
    page = ann.page
    page.goto("/new/wound-up")
    page.locator("details summary").first.click()
    page.get_by_role("button", name="Draw it").click()
    gate = page.get_by_role("button", name="tile 1 (Front gate)")
    gate.focus()
    gate.press("ArrowRight")
    expect(page.get_by_label("Layout", exact=True)).to_have_value("1A13-2A00-3A01-4A02-2341-S")
    expect(page.get_by_text("Tiles 4 and 1 follow each other on the path but are not neighbours")).to_be_visible()
    gate.press("ArrowDown")
    expect(page.get_by_text("This layout can be played.")).to_be_visible()
    page.screenshot(path=pictures / "wound-up-layout.png")
    ann.check_accessibility()


def test_a_turn_can_be_played_by_keys_alone_with_accessible_screens(house: House) -> None:
    ann = house.guest()
    tokens = [{"purple": 1, "green": 1}, {}]
    start = table("W1 W1 L", "", tokens=tokens, options=SHORT)
    page = sit_against_bot(open_prepared_table(house.server, start), ann)
    expect(page.get_by_role("button", name="2 × Wind 1")).to_be_visible()
    ann.check_accessibility()  # while a bid is asked for
    for card in ("Rotate Left", "Wind 1"):  # a Wind is offered first, and another card can be picked
        press(page, ".hand .usable:not(.picked)", "Enter")
        expect(page.locator(".mine .bar .what")).to_contain_text(card)
    press(page, ".mine .bar .primary", "Enter")

    pawn = page.locator("[data-grip=pawn]")
    expect(pawn).to_be_visible()  # the player holds no Wilds, so the question about them was answered automatically
    expect(page.locator(".aim p")).to_have_text("Facing along the path.")
    ann.check_accessibility()  # while a place is asked for
    for key in ("ArrowUp", "Shift+ArrowUp", "PageDown"):  # the north of a long course is on the right
        pawn.press(key)
    expect(pawn).to_have_attribute("transform", re.compile(r"^translate\(39 "))
    expect(page.locator(".aim p")).to_have_text("Facing a little right of the path.")
    pawn.press("Enter")

    expect(page.get_by_role("button", name="Wind it once and let go")).to_be_visible()
    ann.check_accessibility()  # while the number of winds is asked for
    press(page, ".mine .tokens button", "Enter")
    expect(page.get_by_role("button", name="Use the purple token")).to_be_visible()
    ann.check_accessibility()  # while a token and a turn are possible
    expect(page.locator(".aim p")).to_contain_text("Not turned: facing a little right of the path.")
    press(page, ".aim .turner button", "Enter")
    expect(page.locator(".aim p")).to_contain_text("Turned a little to the left: facing along the path.")
    press(page, ".aim .does .primary", "Enter")
    expect(page.locator(".racers .tokens")).not_to_contain_text("purple")
    press(page, ".mine .bar button[aria-pressed]", "Enter")
    press(page, ".mine .bar .primary", "Enter")
    expect(page.get_by_text("Your pawn is wound twice and let go.").first).to_be_visible()


def press(page: Page, selector: str, *keys: str) -> None:
    """Focuses an element and presses keys on it."""
    found = page.locator(selector).first
    found.focus()
    for key in keys:
        found.press(key)


def test_the_obstacle_to_a_turn_is_named_and_marked(house: House, pictures: Path) -> None:
    ann = house.guest()
    beside = [pawn_at(44, 330, WEST, progress=3), pawn_at(60, 330, 10, progress=3)]
    page = sit_against_bot(open_prepared_table(house.server, table("R R", "L", pawns=beside, options=SHORT)), ann)
    press(page, ".mine .bar .primary", "Enter")
    expect(page.locator(".aim p")).to_contain_text("To the right, Basil’s pawn stops it after")
    expect(page.locator(".stops")).to_have_count(1)
    page.screenshot(path=pictures / "wound-up-stopped.png")
    ann.check_accessibility()
    page.get_by_role("button", name="Leave it as it stands").click()
    expect(page.get_by_text("You do not turn your pawn.").first).to_be_visible()


def test_tokens_can_be_used_while_another_player_thinks(house: House, pictures: Path) -> None:
    ann = house.guest("phone")
    tokens = [{"purple": 1, "yellow": 1}, {}]
    start = table(
        "W3", "L L L", pawns=[pawn_at(50, 30), pawn_at(50, 70)], tokens=tokens, bidder=BEN, dealer=ANN, options=SHORT
    )
    page = sit_against_bot(open_prepared_table(house.server, start, pace=(60_000, 60_000)), ann)
    expect(page.get_by_text("Waiting for")).to_be_visible()
    page.get_by_role("button", name="Purple: turn your pawn").click()
    page.get_by_role("button", name="Turn left", exact=True).click()
    page.screenshot(path=pictures / "wound-up-purple-phone.png")
    page.get_by_role("button", name="Use the purple token").click()
    expect(page.get_by_text("You turn your pawn a little to the left.").first).to_be_visible()
    page.locator(".mine .tokens").get_by_role("button", name="Yellow token: steal a card").click()
    expect(page.get_by_role("button", name="1 × Rotate Left")).to_be_visible()
    expect(page.get_by_text("Waiting for")).to_be_visible()


def find_fall() -> tuple[Any, list[dict[str, Any]]]:
    """Returns a position with a pawn about to be let go, and the events of a walk in which that pawn falls."""
    start = table("W3 W3", "L", pawns=[pawn_at(50, 60), pawn_at(50, 75, SOUTH)], options=SHORT)
    after_auction(start, "W3")
    for seed in range(50):
        events = start.copy(ludotheque.luck(seed)).play(ANN, LetGo(0, 0, 0))
        if events_of_kind(events, "PawnFell"):
            return start, [ludotheque.to_json(event) for event in events]
    raise AssertionError("nobody falls")


@pytest.mark.parametrize("pace", ["quick", "none"])
def test_a_fall_is_shown_with_or_without_motion(house: House, pictures: Path, pace: str) -> None:
    ann = house.guest(pace=pace)
    start, fall = find_fall()

    def replace_walk(page: WebSocketRoute) -> None:
        """Replaces the server's message about the walk, whose luck we do not control, with the walk we chose."""
        server = page.connect_to_server()

        def forward(message: str | bytes) -> None:
            said = json.loads(message)
            if any(event["type"] == "pawnsWalked" for event in said.get("events", ())):
                said["events"] = fall
            page.send(json.dumps(said))

        server.on_message(forward)

    ann.page.route_web_socket("**/socket*", replace_walk)
    page = sit_against_bot(open_prepared_table(house.server, start), ann)
    expect(page.locator(".pawn.fallen")).to_have_count(0)
    page.get_by_role("button", name="Wind it 3 times and let go").click()
    expect(page.locator(".pawn.fallen").first).to_be_visible()
    expect(page.get_by_role("img", name="fallen over").first).to_be_visible()
    expect(page.locator(".mishap")).to_contain_text("fell over, so its walk ends here.")
    page.screenshot(path=pictures / "wound-up-fall.png")
    expect(page.locator(".pawn.fallen")).to_have_count(0)


COLOURS = """async (picture) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, image.width / 2, image.height / 2);
    const found = new Set();
    for (let at = 0; at < data.length; at += 4) found.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
    return found.size;
}"""


def count_colours(page: Page, selector: str) -> int:
    """Counts the colours in the upper left quarter of an element, where no button covers it."""
    picture = base64.b64encode(page.locator(selector).screenshot()).decode()
    found: int = page.evaluate(COLOURS, picture)
    return found


def test_the_3d_view_is_loaded_only_when_switched_on(house: House, pictures: Path) -> None:
    ann = house.guest()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    page = begin_against_bot(house, ann)
    assert not [url for url in asked if "three" in url or "Solid" in url]
    page.get_by_role("button", name="3D").click()
    page.locator(".solid").evaluate("night => night.style.background = 'none'")
    canvas = page.locator(".solid canvas[data-drawn]")
    expect(canvas).to_be_visible()
    assert count_colours(page, ".solid canvas") > 100, "nothing is drawn in three dimensions"
    page.screenshot(path=pictures / "wound-up-three.png")
    page.get_by_role("button", name="2D").click()
    expect(page.locator(".stage")).to_be_visible()
    assert [url for url in asked if "three" in url]


def test_a_puzzle_that_is_tried_again_is_not_solved_by_its_board(house: House) -> None:
    passes = [puzzle for puzzle in find_puzzles("wound-up") if {"type": "pass"} in puzzle.answers[0]]
    puzzle = next(puzzle for puzzle in passes if puzzle.position["stage"] == "raising")
    page = house.guest().page
    page.goto(f"/puzzles/wound-up/{puzzle.id}")
    raising = page.locator(".choices button").filter(has_text="Add 1 Wild")
    raising.click()
    again = page.get_by_role("button", name="Try again")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.post_data or ""))
    again.click(timeout=30_000)
    raising.click()
    expect(again).to_be_visible(timeout=30_000)
    raised = {"type": "act", "action": {"type": "raise", "wilds": 1}}
    assert [json.loads(text)["inputs"] for text in asked if text] == [[], [raised]]
