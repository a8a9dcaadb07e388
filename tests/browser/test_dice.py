"""Tests of fair luck in the browser: nonces are sealed and opened without a click, and the luck is verified without
trusting the server.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.guests import Guest, House

pytestmark = pytest.mark.browser


def begin(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Begin").click()


def seal_of(page: Page) -> str:
    """Returns the last sealed nonce stored in this browser."""
    kept: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('sealed')"))
    return str(kept[-1]["seal"])


def test_nonces_are_sealed_and_opened_automatically(house: House) -> None:
    ann, ben = house.guest(), house.guest("phone", "fr")
    table = house.table(ann)
    ann.sit(table, "Ann")
    expect(ann.page.locator(".seals")).to_have_text("Fair dice: 1 of 1 has sealed a random number.")
    ben.sit(table, "Ben")
    expect(ben.page.locator(".seals")).to_contain_text("2 sur 2 ont scellé un nombre aléatoire.")
    begin(ann)
    for guest in (ann, ben):
        expect(guest.page.locator(".question")).to_be_visible()
        expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_another_tab_and_another_device_can_open_a_sealed_nonce(house: House) -> None:
    """Shows that a reload and a second tab find the stored nonce, and that a device without it seals a new one."""
    ann, ben = house.guest(), house.guest()
    table = house.table(ann)
    ann.sit(table, "Ann")
    first = seal_of(ann.page)
    tab = ann.context.new_page()
    tab.goto(f"/t/{table}")
    expect(tab.locator("ol.seats li.you")).to_be_visible()
    ann.page.close()
    assert seal_of(tab) == first
    cookies: Any = ann.context.cookies()
    phone = house.guest("phone")
    phone.context.add_cookies(cookies)
    phone.page.goto(f"/t/{table}")
    expect(phone.page.locator("ol.seats li.you")).to_be_visible()
    expect(phone.page.locator(".seals")).to_contain_text("1 of 1")
    assert seal_of(phone.page) != first
    tab.close()
    ben.sit(table, "Ben")
    begin(ben)
    expect(phone.page.locator(".question")).to_be_visible()


def test_a_phone_on_plain_http_seals_and_opens_nonces_too(house: House) -> None:
    """Shows that sealing works over plain HTTP, where browsers offer pages neither hash functions nor unique ids."""
    phone = house.guest("phone")
    page = phone.page
    page.goto(f"http://phone.test:{house.server.port}/new/malta")
    assert page.evaluate("[isSecureContext, typeof crypto.subtle, typeof crypto.randomUUID]") == [
        False,
        "undefined",
        "undefined",
    ]
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".question")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def drop_opening(route: WebSocketRoute) -> None:
    """Drops the messages with which a page's client would open its nonce."""
    server = route.connect_to_server()
    route.on_message(lambda said: None if json.loads(said)["type"] == "openNonce" else server.send(said))
    server.on_message(lambda said: route.send(said))


def test_a_player_who_does_not_open_loses_the_seat_and_everybody_is_notified(house: House) -> None:
    ann, eve = house.guest(), house.guest("phone", "fr")
    eve.page.route_web_socket("**/socket**", drop_opening)
    table = house.table(ann)
    ann.sit(table, "Ann")
    eve.sit(table, "Eve")
    expect(ann.page.locator(".seals")).to_contain_text("2 of 2")
    before = seal_of(ann.page)
    begin(ann)
    expect(ann.page.locator(".seals")).to_have_text(
        "Fair dice: everybody’s secret number is locked in; they are now being revealed…"
    )
    expect(
        ann.page.get_by_text("Eve did not reveal a random number for the dice in time and has left the seat")
    ).to_be_visible(timeout=20_000)
    expect(
        eve.page.get_by_text("Eve n’a pas dévoilé son nombre aléatoire pour les dés à temps et quitte sa place")
    ).to_be_visible()
    expect(eve.page.locator("ol.seats li.you")).to_have_count(0)
    expect(ann.page.locator(".seals")).to_contain_text("1 of 1")
    assert seal_of(ann.page) != before
    ann.page.locator("ol.seats li").nth(1).locator("select").select_option("wanderer")
    begin(ann)
    expect(ann.page.locator(".question")).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_a_browser_detects_by_itself_that_the_luck_was_not_the_sealed_one(house: House) -> None:
    ann = house.guest()
    table = house.table(ann)

    def change_began(route: WebSocketRoute) -> None:
        """Changes the message `matchBegan`, as if the server used a nonce other than the opened one."""
        server = route.connect_to_server()

        def forward(said: str | bytes) -> None:
            message = json.loads(said)
            for news in message.get("news", ()):
                if news["type"] == "matchBegan":
                    news["nonces"] = ["00" * 16]
            route.send(json.dumps(message))

        route.on_message(lambda said: server.send(said))
        server.on_message(forward)

    ann.page.route_web_socket("**/socket**", change_began)
    ann.sit(table, "Ann")
    ann.page.locator("ol.seats li").nth(1).locator("select").select_option("wanderer")
    begin(ann)
    expect(ann.page.get_by_role("alert")).to_contain_text("Do not trust these dice")


def record_changer(changed: dict[str, Any]) -> Callable[[Route], None]:
    """Returns a handler that changes the record in the answers of the server."""

    def change_began(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), **changed})

    return change_began


def test_a_record_with_other_nonces_than_the_sealed_ones_is_rejected(house: House) -> None:
    """Shows that the browser checks the record itself, although the server says that all is well."""
    ann = house.guest()
    table = house.table(ann)
    ann.sit(table, "Ann")
    ann.page.locator("ol.seats li").nth(1).locator("select").select_option("wanderer")
    begin(ann)
    expect(ann.page.locator(".question")).to_be_visible()
    ann.page.get_by_role("button", name="The table").click()
    for _ in range(2):
        ann.page.get_by_role("button", name="Give up").last.click()
    check = ann.page.get_by_role("button", name="Check the draws")
    check.click()
    expect(ann.page.get_by_text("Every draw and every move is as it should be.")).to_be_visible()
    forgeries: list[dict[str, Any]] = [{"nonces": ["00" * 16]}, {"seals": []}, {"seed": "00" * 32}]
    for changed in forgeries:
        ann.page.route("**/record", record_changer(changed))
        check.click()
        expect(ann.page.get_by_text("Something is wrong")).to_be_visible()
        ann.page.unroute("**/record")
        check.click()
        expect(ann.page.get_by_text("Every draw and every move is as it should be.")).to_be_visible()
