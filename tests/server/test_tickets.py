"""Tests of tickets: only a ticket identifies the guest at a socket, and each ticket is valid once, for a minute, at one
table.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from ludotheque.core.errors import BadInput
from ludotheque.server import limits
from ludotheque.server.app import make_app
from ludotheque.server.http.guests import COOKIE
from ludotheque.server.http.tickets import Tickets
from ludotheque_trust.simulated.world import SimulatedChance, SimulatedTime

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        client.get("/api/me")
        yield client


def open_table(client: Client) -> str:
    return str(client.post("/api/tables", json={"game": "malta", "seats": 2}).json()["table"])


def ticket_for(client: Client, table: str) -> str:
    answer = client.post(f"/api/tables/{table}/ticket")
    assert answer.status_code == 201 and set(answer.json()) == {"ticket"}
    return str(answer.json()["ticket"])


def welcome(client: Client, table: str, query: str = "", **headers: str) -> dict[str, Any]:
    with client.websocket_connect(f"/api/tables/{table}/socket{query}", headers=headers) as socket:
        answer: dict[str, Any] = socket.receive_json()
        return answer


def close_code(client: Client, table: str, query: str, **headers: str) -> int:
    with pytest.raises(WebSocketDisconnect) as closed:
        welcome(client, table, query, **headers)
    return closed.value.code


def simulate_time(client: Client) -> SimulatedTime:
    """Gives the tickets of a server a simulated clock."""
    time = SimulatedTime()
    client.app.state.context.tickets = Tickets(time, SimulatedChance())
    return time


def test_only_a_ticket_identifies_the_guest_at_a_socket(client: Client) -> None:
    table = open_table(client)
    assert not welcome(client, table)["isHost"], "a cookie alone must not identify the guest"
    assert welcome(client, table, f"?ticket={ticket_for(client, table)}")["isHost"]
    for wrong in ("", "x", "0" * 64, "é" * 500, "%00", "%ed%b2%80"):
        assert close_code(client, table, f"?ticket={wrong}") == limits.NO_TICKET, wrong


def test_a_ticket_can_be_used_only_once(client: Client) -> None:
    table = open_table(client)
    first, second = ticket_for(client, table), ticket_for(client, table)
    assert first != second and len(first) == len(second) == 64
    assert welcome(client, table, f"?ticket={first}")["isHost"]
    assert close_code(client, table, f"?ticket={first}") == limits.NO_TICKET
    assert welcome(client, table, f"?ticket={second}")["isHost"]


@pytest.mark.parametrize("waited", [limits.TICKET_LASTS - 1, limits.TICKET_LASTS])
def test_a_ticket_expires_after_a_minute(client: Client, waited: int) -> None:
    table, time = open_table(client), simulate_time(client)
    ticket = ticket_for(client, table)
    time._now += waited
    if waited < limits.TICKET_LASTS:
        assert welcome(client, table, f"?ticket={ticket}")["isHost"]
    else:
        assert close_code(client, table, f"?ticket={ticket}") == limits.NO_TICKET
        assert welcome(client, table, f"?ticket={ticket_for(client, table)}")["isHost"]


def test_a_ticket_is_valid_at_one_table_only(client: Client) -> None:
    table, other = open_table(client), open_table(client)
    ticket = ticket_for(client, table)
    assert close_code(client, other, f"?ticket={ticket}") == limits.NO_TICKET
    assert close_code(client, table, f"?ticket={ticket}") == limits.NO_TICKET, "void after a wrong table"


def test_tickets_are_refused_to_strangers_and_other_sites(client: Client) -> None:
    table = open_table(client)
    elsewhere = {"Origin": "http://elsewhere.example"}
    assert client.post(f"/api/tables/{table}/ticket", headers=elsewhere).status_code == 403
    assert client.post("/api/tables/none/ticket").status_code == 404
    ticket = ticket_for(client, table)
    assert close_code(client, table, f"?ticket={ticket}", **elsewhere) == limits.WRONG_ORIGIN
    assert close_code(client, table, f"?ticket={ticket}&protocol=0") == limits.OTHER_PROTOCOL
    assert welcome(client, table, f"?ticket={ticket}")["isHost"], "a ticket that was not used yet must be valid"
    client.cookies.clear()
    assert client.post(f"/api/tables/{table}/ticket").status_code == 401
    assert not welcome(client, table)["isHost"]


def test_a_ticket_reveals_nothing_about_the_person(client: Client) -> None:
    table = open_table(client)
    tickets = client.app.state.context.tickets
    answer = client.post(f"/api/tables/{table}/ticket")
    (held,) = tickets._owners.values()
    ticket, token = answer.json()["ticket"], client.cookies[COOKIE].partition(".")[0]
    for secret in (held.person, token):
        assert secret not in answer.text + str(answer.headers) and secret not in ticket
    assert ticket not in repr(vars(tickets)), "the ticket itself is in memory, not only its hash"


def test_unused_tickets_are_limited() -> None:
    time = SimulatedTime()
    tickets = Tickets(time, SimulatedChance())
    given = [tickets.issue("table", "ann") for _ in range(limits.TICKETS_OF_PERSON)]
    one_of_ben = tickets.issue("table", "ben")
    assert len(tickets) == limits.TICKETS_OF_PERSON + 1
    given.append(tickets.issue("table", "ann"))
    assert tickets.redeem(given[0], "table") is None, "this person's oldest ticket must be void"
    assert [tickets.redeem(ticket, "table") for ticket in given[1:]] == ["ann"] * limits.TICKETS_OF_PERSON
    assert tickets.redeem(one_of_ben, "table") == "ben" and len(tickets) == 0

    first, second = tickets.issue("table", "first"), tickets.issue("table", "second")
    for number in range(limits.MOST_TICKETS - 1):
        tickets.issue("table", f"person {number}")
    assert len(tickets) == limits.MOST_TICKETS
    assert tickets.redeem(first, "table") is None and tickets.redeem(second, "table") == "second"
    time._now += limits.TICKET_LASTS
    assert tickets.redeem("nothing", "table") is None
    assert len(tickets) == 0 and not tickets._own


def test_a_match_under_newer_rules_than_the_servers_is_refused_with_the_reason(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Shows the answer of a downgraded server about a match with newer rules, whose table it leaves untouched."""
    table = open_table(client)

    async def of_later_rules(*_: object) -> None:
        raise BadInput("version", "other-version", found="9", known="1")

    monkeypatch.setattr(client.app.state.context.house, "table", of_later_rules)
    refused = client.post(f"/api/tables/{table}/ticket")
    assert refused.status_code == 409 and refused.json()["detail"] == "other-rules"
    assert close_code(client, table, "") == limits.OTHER_RULES
    assert "cannot be opened by this version" in caplog.text and "mistake" not in caplog.text
