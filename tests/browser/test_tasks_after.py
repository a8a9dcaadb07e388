"""Tasks 19–25 of tasks.md: after a match, workshop and puzzles, and links that lead nowhere."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from ludotheque.core.structs import plain
from ludotheque.lessons import Act
from ludotheque.puzzles import attempt, find_puzzles
from tests.browser.guests import begin_at
from tests.browser.newcomers import Newcomer, task
from tests.browser.prepared import open_prepared_table
from tests.browser.test_out import malta_before_loss

pytestmark = pytest.mark.browser


@task(19)
def test_task_19_find_out_why_you_lost(newcomer: Newcomer) -> None:
    begin_at(newcomer.guest, open_prepared_table(newcomer.house.server, malta_before_loss()), 3)
    page = newcomer.page
    out = page.locator("#aside")
    over = page.locator(".over")
    while not (out.count() or over.count()):
        expect(newcomer.question.or_(out).or_(over).first).to_be_visible(timeout=30_000)
        newcomer.guest.decide_soon(0, most=1000)
    expect(over).to_be_visible(timeout=60_000)
    expect(page.locator(".over .own")).to_contain_text(newcomer.sentence("place-ordinal", place=3))
    newcomer.press("review")
    expect(page.locator(".head [role=slider]")).to_be_visible(timeout=60_000)
    expect(page.locator(".head .story")).to_be_visible()
    expect(page.get_by_role("heading", name=newcomer.sentence("review-balance"))).to_be_visible()


@task(20)
def test_task_20_give_up_and_play_again(newcomer: Newcomer) -> None:
    table = newcomer.begin("wound-up", 3)
    newcomer.resign()
    rematch = newcomer.control(newcomer.sentence("rematch"))
    expect(rematch).to_be_visible(timeout=60_000)  # the bots finish the match first, with plain Python's walks
    newcomer.use(rematch)
    expect(newcomer.page).not_to_have_url(re.compile(f"/t/{table}$"))
    expect(newcomer.question).to_be_visible()


@task(21)
def test_task_21_check_the_dice(newcomer: Newcomer) -> None:
    newcomer.begin("worm-up")
    newcomer.open_menu()
    newcomer.press("dice-promise")
    expect(newcomer.page.locator("dialog code")).not_to_be_empty()
    newcomer.page.keyboard.press("Escape")
    newcomer.resign()
    newcomer.press("check-dice")
    expect(newcomer.page.get_by_text(newcomer.sentence("dice-good"))).to_be_visible()


@task(22)
def test_task_22_watch_a_match_from_another_seat(newcomer: Newcomer) -> None:
    newcomer.begin("glory")
    newcomer.decide()
    newcomer.resign()
    expect(newcomer.page.locator(".over")).to_be_visible()
    newcomer.press("to-the-shelf")
    newcomer.use(newcomer.page.locator("section:has(#finished) li a.button").first)
    whose = newcomer.page.get_by_label(newcomer.sentence("replay-whose"))
    with newcomer.page.expect_response(re.compile("seat=1")):
        newcomer.pick(whose, "Basil")
    newcomer.press("replay-next")
    expect(newcomer.page.locator(".controls .count")).to_contain_text("2 /")


@task(23)
def test_task_23_change_a_card_and_play_with_it(newcomer: Newcomer) -> None:
    newcomer.visit("/new/malta")
    newcomer.press("change-the-box")
    card = newcomer.sentence("card-shove", "malta")
    count = newcomer.page.get_by_label(
        newcomer.sentence("box-label", what=card, field=newcomer.sentence("box-field-count"))
    )
    newcomer.write(count, "12")
    newcomer.page.keyboard.press("Tab")
    newcomer.write(newcomer.page.get_by_label(newcomer.sentence("workshop-name")), "Pushy")
    newcomer.press("workshop-play")
    expect(newcomer.page.locator("p.box")).to_contain_text(newcomer.sentence("box-chosen", name="Pushy"))
    newcomer.press("play-now")
    expect(newcomer.question).to_be_visible()
    table = newcomer.page.url.rsplit("/", 1)[1]
    record = newcomer.guest.context.request.get(f"/api/tables/{table}/record").json()
    assert [card["count"] for card in record["components"]["card"] if card["id"] == "Shove"] == [12]


@task(24)
def test_task_24_solve_the_puzzle_of_the_day(newcomer: Newcomer) -> None:
    puzzle = find_puzzles("malta")[0]

    def today(route: Route) -> None:
        """Makes the puzzle of the day one whose answer is known, whatever the date."""
        answer = route.fetch()
        told = answer.json()
        (one,) = [
            candidate for candidate in told["puzzles"] if (candidate["game"], candidate["id"]) == ("malta", puzzle.id)
        ]
        route.fulfill(response=answer, body=json.dumps({**told, "today": one}))

    newcomer.page.route("**/api/puzzles", today)
    newcomer.visit()
    newcomer.press("puzzle-today")
    newcomer.press("puzzle-solve")
    inputs: list[Act] = []
    for action in puzzle.answers[0]:
        choices = [plain(choice) for choice in attempt("malta", puzzle.id, inputs).choices]
        expect(newcomer.page.locator(".choices button")).to_have_count(len(choices))
        newcomer.decide(choices.index(action))
        inputs.append(Act(action))
    expect(newcomer.page.get_by_text(newcomer.sentence("puzzle-solved"))).to_be_visible()
    newcomer.press("puzzle-all")
    expect(newcomer.page.get_by_text(newcomer.sentence("puzzle-today-done"))).to_be_visible()


@task(25)
def test_task_25_follow_a_link_that_leads_nowhere(newcomer: Newcomer) -> None:
    newcomer.page.goto("/t/0123456789")
    expect(newcomer.page.get_by_role("heading", name=newcomer.sentence("closed-no-table"))).to_be_visible()
    newcomer.guest.complaints.clear()  # the console notes that the server refused
    newcomer.press("to-the-shelf")
    expect(newcomer.page.locator(".games > li")).to_have_count(4)
