"""Tests of whole matches, played by people in browsers."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from ludotheque.table.chat import LEAST_GAP
from tests.browser.guests import Guest, House, decide_until_over
from tests.server.houses import QuickServer, Server

pytestmark = pytest.mark.browser

SHORT = {"last_round": 1}


def seat_bot(host: Guest, seat: int) -> None:
    host.page.locator("ol.seats li").nth(seat).locator("select").select_option("wanderer")
    expect(host.page.locator("ol.seats li").nth(seat).locator("button")).to_be_visible()


def test_two_people_and_a_bot_play_a_whole_match_of_malta(house: House, pictures: Path) -> None:
    ann, ben = house.guest(), house.guest("phone", "fr")
    table = house.table(ann, seats=3, options=SHORT)
    ann.sit(table, "Ann")
    ben.sit(table, "Ben")
    ben.page.screenshot(path=pictures / "gathering-phone-fr.png")
    seat_bot(ann, 2)
    ann.page.get_by_role("button", name="Begin").click()
    expect(ben.page.locator(".question")).to_be_visible()
    for _ in range(6):
        if not ann.decide():
            ben.decide_soon(most=300)
    ann.page.screenshot(path=pictures / "malta-desktop.png")
    ben.page.screenshot(path=pictures / "malta-phone-fr.png")
    decide_until_over([ann, ben], 150)
    ann.page.screenshot(path=pictures / "over-desktop.png")
    ann.page.get_by_role("button", name="Check the draws").click()
    expect(ann.page.get_by_text("Every draw and every move is as it should be.")).to_be_visible()
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.locator(".controls input[type=range]")).to_be_visible()
    ann.page.get_by_role("button", name="One step forward").click()
    expect(ann.page.locator(".controls .count")).to_contain_text("2 /")
    ann.page.screenshot(path=pictures / "replay-desktop.png")


def begin_match(house: House, *guests: Guest, **settings: Any) -> str:
    """Opens a table, seats these guests and begins."""
    table = house.table(guests[0], seats=len(guests), **settings)
    for number, guest in enumerate(guests):
        guest.sit(table, f"Guest {number + 1}")
    guests[0].page.locator("button.go").click()
    for guest in guests:
        expect(guest.page.locator(".table")).to_be_visible()
    return table


def test_a_player_who_loses_the_connection_finds_everything_unchanged(house: House, server: Server) -> None:
    ann, ben = house.guest(), house.guest()
    begin_match(house, ann, ben)
    for _ in range(3):
        if not ann.decide():
            ben.decide_soon(most=200)
    ann.page.wait_for_timeout(500)
    before = ann.page.locator("[role=tabpanel] li").all_inner_texts()
    server.kill()
    expect(ann.page.locator(".banner")).to_be_visible()
    server.start()
    expect(ann.page.locator(".banner")).to_be_hidden(timeout=20_000)
    after = ann.page.locator("[role=tabpanel] li").all_inner_texts()
    assert after[: len(before)] == before
    until_asked = 0
    while not (ann.decide() or ben.decide()):
        ann.page.wait_for_timeout(200)
        until_asked += 1
        assert until_asked < 50, "nobody can play on"
    # Ignore the browser's own message about the lost connection, which is not an error of the page.
    for guest in (ann, ben):
        guest.complaints = [
            complaint
            for complaint in guest.complaints
            if "WebSocket connection" not in complaint and "ERR_" not in complaint
        ]


def test_a_server_that_hangs_is_noticed_and_play_continues_when_it_recovers(house: House, server: QuickServer) -> None:
    """Shows that the page notices a server that stops answering, and plays on when the server answers again."""
    ann = house.guest()
    ann.sit(house.table(ann, seats=2), "Ann")
    os.kill(server.pid, signal.SIGSTOP)
    try:
        expect(ann.page.get_by_text("Connection lost;")).to_be_visible(timeout=30_000)
    finally:
        os.kill(server.pid, signal.SIGCONT)
    expect(ann.page.locator(".banner")).to_be_hidden(timeout=30_000)
    expect(ann.page.locator("ol.seats li.you")).to_be_visible()
    ann.complaints = [
        complaint for complaint in ann.complaints if "WebSocket" not in complaint and "ERR_" not in complaint
    ]


def test_an_outdated_page_offers_to_reload(house: House) -> None:
    """Shows the offer to reload when the client's files have new names, or the server has a new protocol version."""
    ann = house.guest()
    table = house.table(ann, seats=2)
    ann.page.route("**/", lambda route: route.fulfill(body="<script type=module src=/assets/other.js></script>"))
    ann.page.goto(f"/t/{table}")
    expect(ann.page.locator("ol.seats")).to_be_visible()
    expect(ann.page.locator(".renewed")).to_have_count(0)
    ann.page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(ann.page.locator(".renewed button")).to_have_text("Reload")
    ann.page.unroute("**/")
    ann.page.locator(".renewed button").click()
    expect(ann.page.locator("ol.seats")).to_be_visible()
    expect(ann.page.locator(".renewed")).to_have_count(0)

    def with_another_protocol(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        socket.close(code=4426)

    ann.page.route_web_socket("**/socket?*", with_another_protocol)
    ann.page.reload()
    expect(ann.page.get_by_text("The house has been")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_refused_move_shows_its_rule(house: House) -> None:
    ann, ben = house.guest(), house.guest()
    is_bent = [False]

    def change_action(route: WebSocketRoute) -> None:
        """Replaces the action in a message to the server with another one."""
        server = route.connect_to_server()

        def forward(said: str | bytes) -> None:
            command = json.loads(said)
            if command["type"] == "play" and is_bent[0]:
                command["action"] = {"type": "move", "direction": "up"}
            server.send(json.dumps(command))

        route.on_message(forward)
        server.on_message(lambda said: route.send(said))

    for guest in (ann, ben):
        guest.page.route_web_socket("**/socket**", change_action)
    begin_match(house, ann, ben)
    is_bent[0] = True
    asked = next(guest for guest in (ann, ben) if guest.choices.count())
    asked.decide()
    refused = asked.page.locator(".refused")
    expect(refused).to_contain_text("§1.3")
    with asked.context.expect_page() as opened:
        refused.get_by_role("link").click()
    rules = opened.value
    rules.wait_for_load_state()
    expect(rules.locator("[id='1.3'].wanted")).to_be_in_viewport()


def test_a_spectator_sees_no_secret(house: House) -> None:
    ann, ben, eve = house.guest(), house.guest(), house.guest()
    table = begin_match(house, ann, ben)
    eve.page.goto(f"/t/{table}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    for number in range(12):
        if not (ann.decide(number) or ben.decide_soon(number, most=100)):
            ann.decide_soon(number, most=100)
    eve.page.wait_for_timeout(300)
    messages = [json.loads(answer) for answer in eve.received_frames]
    views = [message["view"] for message in messages if message["type"] == "now"]
    assert views and all(view["hand"] is None for view in views)
    assert all(message["choices"] is None and not message["labels"] for message in messages if message["type"] == "now")
    drawn = [
        event
        for message in messages
        for event in message.get("events", [])
        if event["type"] in ("cardsDrawn", "cardsGiven", "choiceSealed", "stepTaken")
    ]
    assert drawn, "cards were drawn, and everybody sees how many"
    assert all(event.get("cards") is None and event.get("action") is None for event in drawn)


def test_the_live_region_announces_events_and_the_title_shows_whose_turn_it_is(house: House) -> None:
    ann, ben = house.guest(), house.guest()
    begin_match(house, ann, ben)
    asked, other = (ann, ben) if ann.choices.count() else (ben, ann)
    assert asked.page.title().startswith("● Your turn")
    assert not other.page.title().startswith("●")
    expect(asked.page.locator("[aria-live=assertive]")).to_contain_text("?")
    asked.decide()
    expect(other.page.locator("[data-testid=announcer]")).to_contain_text("starts on")


AT_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40"


def test_the_log_scrolls_with_new_lines(house: House) -> None:
    ann, ben = house.guest(), house.guest()
    begin_match(house, ann, ben)
    log = ann.page.locator("[role=tabpanel] ol")
    # Make the list of the log tall, so that the test need not play for long.
    ann.page.evaluate("document.styleSheets[0].insertRule('[role=tabpanel] li { min-height: 200px }')")
    lines = log.locator("li").count()
    while log.locator("li").count() == lines:
        if not (ann.decide() or ben.decide()):
            ann.page.wait_for_timeout(60)
    # A new line scrolls the list, and the question above the list grows before the browser has reported that scrolling.
    ann.page.wait_for_timeout(300)
    assert log.evaluate(AT_END)
    before = log.evaluate("(list) => list.clientHeight")
    log.evaluate("""(list) => {
        list.scrollTop -= 20;
        list.scrollTop = list.scrollHeight;
        document.querySelector(".dock").style.minHeight = "620px";
    }""")
    ann.wait_until_drawn()
    assert log.evaluate("(list) => list.clientHeight") < before - 40
    assert log.evaluate(AT_END)
    ann.page.locator(".dock").evaluate("(dock) => (dock.style.minHeight = '')")
    ann.wait_until_drawn()
    assert log.evaluate(AT_END)
    # The list does not move under a player who has scrolled up.
    log.hover()
    ann.page.mouse.wheel(0, -300)
    ann.page.wait_for_timeout(300)
    ann.page.locator(".dock").evaluate("(dock) => (dock.style.minHeight = '620px')")
    ann.wait_until_drawn()
    assert not log.evaluate(AT_END)


def test_people_can_chat_and_mute_each_other(house: House) -> None:
    ann, ben = house.guest(), house.guest()
    begin_match(house, ann, ben)
    for guest in (ann, ben):
        guest.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Write a message").fill("<b>Good luck!</b>")
    ann.page.get_by_role("button", name="Send").click()
    expect(ben.page.get_by_text("<b>Good luck!</b>")).to_be_visible()
    ben.page.get_by_role("button", name="Mute Guest 1").click()
    expect(ben.page.get_by_text("<b>Good luck!</b>")).to_be_hidden()


def test_emotes_are_translated_and_muted_with_the_chat(house: House) -> None:
    ann, ben = house.guest("tall phone"), house.guest(language="fr", theme="dark")
    begin_match(house, ann, ben)
    ann.page.get_by_role("button", name="Say it without words").click()
    ann.check_accessibility()
    ann.page.get_by_role("button", name="Well played!").press("Enter")
    expect(ann.page.locator("[data-emote=well-played]")).to_contain_text("Well played!")
    expect(ben.page.locator("li", has=ben.page.locator("[data-emote]"))).to_contain_text("Bien joué")
    ann.check_width()
    ben.page.get_by_role("tab", name="Discussion").click()
    line = ben.page.locator(".chat li", has_text="Bien joué")
    expect(line).to_be_visible()
    line.get_by_role("button").click()
    ann.page.wait_for_timeout(LEAST_GAP)  # the least time between two lines of one person
    ann.page.get_by_role("button", name="Say it without words").click()
    ann.page.get_by_role("button", name="Thank you!").click()
    expect(ann.page.locator("[data-emote=thanks]")).to_be_visible()
    expect(ben.page.locator("[data-emote=thanks]")).to_have_count(0)
    expect(ben.page.locator(".chat li", has_text="Merci")).to_have_count(0)
