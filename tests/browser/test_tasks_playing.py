"""Tasks 10–18 of tasks.md: what somebody may want, or what may happen, during a match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.newcomers import OTHER, Newcomer, friend_of, task
from tests.browser.test_tasks_beginning import crawl

pytestmark = pytest.mark.browser


@task(10)
def test_task_10_carry_on_with_another_device(newcomer: Newcomer) -> None:
    newcomer.begin("wound-up")
    newcomer.open_menu()
    newcomer.press("other-device")
    link = newcomer.page.locator("dialog code").inner_text()
    newcomer.page.keyboard.press("Escape")
    phone = friend_of(newcomer)
    phone.page.goto(link)
    expect(phone.page.locator(".strip li.you")).to_be_visible()
    expect(phone.page.locator(".question.asked")).to_be_visible()
    before = newcomer.page.locator("#ask").inner_text()
    assert phone.decide()
    expect(newcomer.page.locator("#ask")).not_to_have_text(before)


@task(11)
def test_task_11_ask_for_a_hint_in_road_to_glory(newcomer: Newcomer) -> None:
    newcomer.begin("glory")
    if newcomer.has_keys:
        newcomer.page.keyboard.press("h")
    else:
        newcomer.use(newcomer.page.locator(".ask-hint"))
    line = newcomer.page.locator(".hint button.line")
    expect(line).to_contain_text("%", timeout=30_000)
    expect(newcomer.page.locator(".board [data-advised]").first).to_be_attached()
    newcomer.use(line)
    advice = newcomer.page.locator(".hint li")
    expect(advice.first).to_be_visible()
    assert 2 <= advice.count() <= 3
    expect(advice.first.locator("small")).not_to_be_empty()
    expect(newcomer.page.locator(".strip li.you .assisted")).to_be_visible()
    newcomer.guest.check_accessibility()
    newcomer.use(advice.first.get_by_role("button"))
    newcomer.use(advice.first.locator(".do"))
    expect(newcomer.page.locator(".hint")).to_have_count(0)
    newcomer.resign()
    expect(newcomer.page.locator(".over .assisted")).to_be_visible()


@task(12)
def test_task_12_change_the_language_in_mid_match(newcomer: Newcomer) -> None:
    newcomer.begin("glory", 3)
    before = newcomer.page.locator("#ask").inner_text()
    newcomer.language = OTHER[newcomer.language]
    newcomer.use(newcomer.control({"en": "English", "fr": "Français"}[newcomer.language]))
    expect(newcomer.page.locator("#ask")).not_to_have_text(before)
    expect(newcomer.page.get_by_role("tab", name=newcomer.sentence("log"), exact=True)).to_be_visible()
    lines = newcomer.log.count()
    newcomer.decide()
    expect(newcomer.log).not_to_have_count(lines)


@task(13, "keys")
def test_task_13_play_a_turn_of_road_to_glory_without_a_mouse(newcomer: Newcomer) -> None:
    newcomer.visit()
    newcomer.press("play-game", title=newcomer.title("glory"))
    newcomer.press("play-now")
    advanced = newcomer.log_lines("event-advanced", "glory", wrestler="", space=2).first
    for _ in range(10):  # three actions on the first space, some in several steps, and then whether to advance
        expect(newcomer.question).to_be_visible()
        before = newcomer.page.locator("#ask").inner_text()
        newcomer.decide()
        expect(newcomer.page.locator("#ask")).not_to_have_text(before)
        if advanced.count():
            break
    expect(advanced).to_be_attached()


@task(14)
def test_task_14_change_your_mind_in_worm_up(newcomer: Newcomer) -> None:
    newcomer.begin("worm-up", 3)
    crawl(newcomer)
    beads = newcomer.page.locator(".beads span:not(.gone)")
    expect(beads).to_have_count(0)
    newcomer.press("take-back")
    expect(beads).not_to_have_count(0)
    expect(newcomer.question).to_be_visible()


@task(15)
def test_task_15_let_a_bot_play_and_take_the_seat_back(newcomer: Newcomer) -> None:
    newcomer.begin("malta", options={"first": 0}, pace=[1500, 1500])
    newcomer.open_menu()
    newcomer.press("bot-for-me")
    expect(newcomer.page.locator(".strip li.you .bot")).to_be_attached()
    expect(newcomer.log_lines("news-seat-handed-over", seat="Ann")).to_be_attached()
    expect(newcomer.log_lines("event-pawn-placed", "malta", seatIs="you")).to_be_attached()
    newcomer.press("take-seat")
    expect(newcomer.page.locator(".strip li.you .bot")).to_have_count(0)
    expect(newcomer.question).to_be_visible()
    newcomer.decide()


@task(16)
def test_task_16_lose_the_connection_and_play_on(newcomer: Newcomer) -> None:
    sockets: list[WebSocketRoute] = []
    is_cut = [False]

    def cut(socket: WebSocketRoute) -> None:
        if is_cut[0]:
            socket.close(code=1011)
        else:
            socket.connect_to_server()
            sockets.append(socket)

    newcomer.page.route_web_socket("**/socket?*", cut)
    newcomer.begin("malta", options={"first": 0})
    lines = newcomer.log.all_inner_texts()
    is_cut[0] = True
    for socket in sockets:
        socket.close(code=1011)
    lost = newcomer.page.get_by_text(newcomer.sentence("connection-lost"))
    expect(lost).to_be_visible()
    is_cut[0] = False
    expect(lost).to_be_hidden()
    assert newcomer.log.all_inner_texts()[: len(lines)] == lines
    newcomer.decide()
    expect(newcomer.log_lines("event-pawn-placed", "malta", seatIs="you")).to_be_attached()


@task(17)
def test_task_17_leave_a_match_and_find_it_again(newcomer: Newcomer) -> None:
    table = newcomer.begin("wound-up")
    question = newcomer.page.locator("#ask").inner_text()
    newcomer.use(newcomer.page.locator("header a.name"))
    row = newcomer.page.locator(".rows li:has(a.button)").first
    expect(row).to_contain_text(newcomer.sentence("row-your-turn"))
    expect(newcomer.page).to_have_title(re.compile("^●"))
    newcomer.use(row.get_by_role("link"))
    expect(newcomer.page).to_have_url(re.compile(f"/t/{table}$"))
    expect(newcomer.page.locator("#ask")).to_have_text(question)


@task(18)
def test_task_18_look_back_and_keep_a_note(newcomer: Newcomer) -> None:
    table = newcomer.begin("worm-up", 3)
    crawl(newcomer)
    newcomer.press("action-confirm", "worm-up")
    expect(newcomer.question).to_be_visible()
    newcomer.open_menu()
    newcomer.press("look-back")
    count = newcomer.page.locator(".controls .count")
    expect(count).to_be_visible()
    at, last = map(int, count.inner_text().split("/"))
    assert at == last > 2, "a running match is shown from its end"
    # What other seats saw is secret until the end.
    expect(newcomer.page.get_by_label(newcomer.sentence("replay-whose"))).to_have_count(0)
    newcomer.press("replay-previous")
    expect(count).to_contain_text(f"{last - 1} /")
    newcomer.use(newcomer.page.locator(".notes summary"))
    newcomer.write(newcomer.page.locator("#note"), "Ici, j’aurais dû poser un 7.")
    newcomer.page.reload()
    newcomer.use(newcomer.page.locator(".notes summary"))
    newcomer.use(newcomer.page.locator(".notes li button"))
    expect(newcomer.page.locator("#note")).to_have_value("Ici, j’aurais dû poser un 7.")
    newcomer.press("to-the-table")
    expect(newcomer.page).to_have_url(re.compile(f"/t/{table}$"))
    expect(newcomer.question).to_be_visible()
