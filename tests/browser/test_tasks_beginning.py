"""Tasks 1–9 of tasks.md: sitting down, first moves, finding out what things are, and learning."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import ludotheque
from tests.browser.guests import begin_at
from tests.browser.newcomers import LINES, Newcomer, friend_of, learn, task
from tests.browser.prepared import open_prepared_table
from tests.browser.test_wound_up import SHORT
from tests.games.wound_up.table import SOUTH, pawn_at, table
from tests.table.seated import swap_hands_start

pytestmark = pytest.mark.browser


@task(1)
def test_task_1_sit_down_at_malta_and_make_a_first_move(newcomer: Newcomer) -> None:
    newcomer.visit()
    newcomer.press("play-game", title="Malta")
    expect(newcomer.page.locator(".brief ol > li")).to_have_count(3)
    newcomer.press("play-now")
    expect(newcomer.question).to_be_visible()
    assert newcomer.steps == 2
    if newcomer.has_keys:
        newcomer.decide()
    else:
        newcomer.use(newcomer.page.locator("[data-thing='space:a1']"))
    expect(newcomer.log_lines("event-pawn-placed", "malta", seatIs="you", place="a1")).to_be_attached()


@task(2)
def test_task_2_choose_an_opponent_in_road_to_glory(newcomer: Newcomer) -> None:
    newcomer.visit()
    newcomer.press("play-game", title=newcomer.title("glory"))
    newcomer.seat_two()
    newcomer.pick(
        newcomer.page.get_by_label(newcomer.sentence("who-at-seat", number=2)), newcomer.sentence("bot-casual")
    )
    newcomer.press("play-now")
    expect(newcomer.question).to_be_visible(timeout=60_000)  # this bot thinks before it moves
    expect(newcomer.page.locator(".strip ol > li")).to_have_count(2)
    lines = newcomer.log.count()
    newcomer.decide()
    expect(newcomer.log).not_to_have_count(lines)


def crawl(newcomer: Newcomer) -> None:
    """Lays tiles, round after round, until one is not cancelled, and crawls with it towards the finish."""
    towards = newcomer.control(newcomer.sentence("board-to-finish", "worm-up"))
    tiles = newcomer.page.locator(".choices button:enabled")
    shown = newcomer.log_lines("event-bids-shown", "worm-up")
    for number in range(20):
        expect(towards.or_(tiles.first).first).to_be_attached()
        if towards.count():
            break
        rounds = shown.count()
        newcomer.decide(number % tiles.count())
        expect(shown).not_to_have_count(rounds)
    newcomer.use(towards)
    newcomer.press("board-go", "worm-up")


@task(3)
def test_task_3_crawl_in_worm_up(newcomer: Newcomer) -> None:
    newcomer.visit()
    newcomer.press("play-game", title=newcomer.title("worm-up"))
    newcomer.press("play-now")
    crawl(newcomer)
    newcomer.press("action-confirm", "worm-up")
    expect(newcomer.log_lines("event-worm-crawled", "worm-up", seatIs="you")).to_be_attached()


@task(4)
def test_task_4_let_a_zombie_walk_in_all_wound_up(newcomer: Newcomer) -> None:
    start = table("W3", "L", pawns=[pawn_at(50, 60), pawn_at(50, 75, SOUTH)], options=SHORT)
    begin_at(newcomer.guest, open_prepared_table(newcomer.house.server, start), 2)
    expect(newcomer.question).to_be_visible()
    newcomer.choose(newcomer.sentence("card-wind-3", "wound-up"))
    newcomer.choose(newcomer.sentence("action-let-go", "wound-up", black=0, green=0))
    expect(newcomer.log_lines("event-pawn-wound", "wound-up", seatIs="you", winds=3)).to_be_attached()
    assert newcomer.steps <= 4


@task(5)
def test_task_5_find_out_what_a_card_does(newcomer: Newcomer) -> None:
    hands = [["Negate", "Shove"], ["Boomerang", "Sidestep"], ["Shove", "Sidestep"]]
    start = ludotheque.from_json(swap_hands_start(hands), ludotheque.luck(1))
    begin_at(newcomer.guest, open_prepared_table(newcomer.house.server, start), 3)
    expect(newcomer.question).to_be_visible()
    newcomer.press("guide-what")
    name = newcomer.sentence("card-negate", "malta")
    card = newcomer.page.locator(f".held [data-about*={name}]")
    if newcomer.has_keys:  # Tab stops only once for all the cards of a hand
        newcomer.reach(newcomer.page.locator(".held [data-about][tabindex='0']"))
        newcomer.reach(card, "ArrowRight")
    else:
        newcomer.use(card)
    bubble = newcomer.page.locator(".bubble")
    expect(bubble).to_contain_text(name)
    expect(bubble.get_by_role("link").first).to_contain_text("§")
    newcomer.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(newcomer.question).to_be_visible()


@task(6)
def test_task_6_find_out_what_to_do_in_a_turn_of_road_to_glory(newcomer: Newcomer) -> None:
    newcomer.begin("glory", 3)
    newcomer.open_tab("guide")
    expect(newcomer.page.locator(".guide ol > li").first).to_be_visible()
    expect(newcomer.page.locator(".guide ul > li svg").first).to_be_visible()
    assert newcomer.page.locator(".guide ul > li").count() >= 7


@task(7)
def test_task_7_learn_all_wound_up(newcomer: Newcomer) -> None:
    title = newcomer.title("wound-up")
    newcomer.visit()
    newcomer.press("learn-game", text=newcomer.sentence("learn-new"), title=title)
    learn(newcomer, "wound-up", "win")
    newcomer.press("lesson-next")
    expect(newcomer.page.locator(".choices button").first).to_be_enabled()
    newcomer.press("lesson-leave")
    newcomer.press("learn-game", text=newcomer.sentence("learn-on"), title=title)
    expect(newcomer.page.locator(".choices button").first).to_be_enabled()
    expect(newcomer.page.locator("[aria-current=step]")).to_contain_text("2.")


@task(8)
def test_task_8_make_a_mistake_in_a_lesson_and_play_on(newcomer: Newcomer) -> None:
    newcomer.visit()
    newcomer.press("learn-game", text=newcomer.sentence("learn-new"), title="Malta")
    newcomer.decide()
    spaces = newcomer.page.locator(".choices button")
    expect(spaces).to_have_count(2)
    newcomer.decide()  # a mistake: she turns the space under her own pawn
    newcomer.press("lesson-try-again")
    expect(spaces).to_have_count(2)
    newcomer.decide(1)
    newcomer.decide()
    for chapter in ("turn", "negate"):
        newcomer.press("lesson-next")
        learn(newcomer, "malta", chapter)
    newcomer.press("lesson-play")
    expect(newcomer.question).to_be_visible()


@task(9)
def test_task_9_invite_a_friend_to_worm_up(newcomer: Newcomer) -> None:
    newcomer.visit("/new/worm-up")
    newcomer.write(newcomer.page.get_by_label(newcomer.sentence("your-name")), "Nora")
    newcomer.pick(newcomer.page.get_by_label(newcomer.sentence("who-at-seat", number=2)), newcomer.sentence("a-friend"))
    newcomer.press("open-and-invite")
    link = newcomer.page.locator("#invitation").input_value()
    ben = friend_of(newcomer)
    ben.sit(link.rsplit("/", 1)[1], "Ben")
    newcomer.press("begin")
    for guest in (newcomer.guest, ben):
        expect(guest.page.locator(".question.asked")).to_be_visible()
    newcomer.decide(0)
    assert ben.decide_soon(1, 20_000)
    expect(newcomer.log_lines("event-bids-shown", "worm-up")).to_be_attached()
    for _ in range(100):  # both logs still grow
        if ben.page.locator(LINES).count() == newcomer.log.count():
            return
        ben.page.wait_for_timeout(100)
    raise AssertionError("the two logs differ in length")
