"""Tests of guests: signed cookies, return links and their QR codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server import limits
from ludotheque.server.app import make_app
from ludotheque.server.http.context import Allowed
from ludotheque.server.http.guests import COOKIE, SECURE_COOKIE

Client = TestClient[Litestar]


def app_in(folder: Path) -> Litestar:
    return make_app(folder / "t.sqlite", folder / "bundles", Allowed(address="http://192.168.7.7:8765"))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(app_in(tmp_path), base_url="http://127.0.0.1:8765") as client:
        yield client


def open_table(client: Client) -> str:
    answer = client.post("/api/tables", json={"game": "malta", "seats": 2})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def socket_of(client: Client, table: str) -> str:
    ticket = client.post(f"/api/tables/{table}/ticket").json()["ticket"]
    return f"/api/tables/{table}/socket?ticket={ticket}"


def sit_down(client: Client, table: str, seat: int = 0) -> None:
    with client.websocket_connect(socket_of(client, table)) as socket:
        assert socket.receive_json()["type"] == "welcome"
        socket.send_json({"type": "sitDown", "id": "1", "seat": seat, "name": "Ann"})
        while socket.receive_json()["type"] != "ack":
            pass


def seat_of(client: Client, table: str) -> int | None:
    with client.websocket_connect(socket_of(client, table)) as socket:
        seat: int | None = socket.receive_json()["seat"]
        return seat


def test_a_cookie_is_signed_and_survives_a_restart(client: Client, tmp_path: Path) -> None:
    answer = client.get("/api/me")
    header = answer.headers["set-cookie"].lower()
    assert answer.json()["isNew"] and "httponly" in header and "samesite=lax" in header and "secure" not in header
    assert not client.get("/api/me").json()["isNew"]
    value = client.cookies[COOKIE]
    token, _, signature = value.partition(".")
    assert len(token) == len(signature) == 64
    with TestClient(app_in(tmp_path), base_url="http://127.0.0.1:8765") as again:
        again.cookies.set(COOKIE, value)
        assert not again.get("/api/me").json()["isNew"]
        for forged in (token, f"{token}.", f"{token}.{'0' * 64}", f"{'0' * 64}.{signature}", "é", "." * 500):
            again.cookies.clear()
            is_new = again.get("/api/me", headers={b"Cookie": f"{COOKIE}={forged}".encode()}).json()["isNew"]
            assert is_new, forged


def test_behind_tls_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    with TestClient(app_in(tmp_path), base_url="https://house.example") as client:
        header = client.get("/api/me").headers["set-cookie"]
        assert header.startswith(f"{SECURE_COOKIE}=") and "Secure" in header and "Path=/" in header
        assert "Domain" not in header
        assert not client.get("/api/me").json()["isNew"]


def test_a_return_link_opens_the_seat_on_another_device(client: Client, tmp_path: Path) -> None:
    client.get("/api/me")
    table = open_table(client)
    assert client.post(f"/api/tables/{table}/return-link").status_code == 409  # a spectator has no seat to return to
    sit_down(client, table)
    path = client.post(f"/api/tables/{table}/return-link").json()["path"]
    assert re.fullmatch(rf"/return/{table}[0-9a-f]{{64}}", path)
    back, secret = f"/api/tables/{table}/returns", {"secret": path.removeprefix(f"/return/{table}")}
    mine = client.cookies[COOKIE]
    client.cookies.clear()
    assert client.post(back, json=secret).status_code == 401
    client.get("/api/me")
    assert seat_of(client, table) is None
    for wrong in ("", "x" * 64, secret["secret"][:-1] + "x", table + secret["secret"], "0" * 64, "é" * 90):
        assert client.post(back, json={"secret": wrong}).status_code == 409, wrong
    assert client.post("/api/tables/none/returns", json=secret).status_code == 404
    assert client.post(back, json=secret).json() == {"table": table, "seat": 0}
    assert seat_of(client, table) == 0
    assert client.get("/api/me").json()["tables"][0]["seat"] == 0
    second = client.post(f"/api/tables/{table}/return-link").json()["path"]
    client.cookies.clear()
    client.get("/api/me")
    assert client.post(back, json=secret).status_code == 409
    with TestClient(app_in(tmp_path), base_url="http://127.0.0.1:8765") as restarted:
        restarted.get("/api/me")
        assert restarted.post(back, json={"secret": second.removeprefix(f"/return/{table}")}).status_code == 201
        assert seat_of(restarted, table) == 0
        restarted.cookies.clear()
        restarted.cookies.set(COOKIE, mine)
        assert seat_of(restarted, table) == 0
    # The store contains the secret nowhere.
    stored = b"".join([file.read_bytes() for file in tmp_path.glob("t.sqlite*")])
    assert second[-64:].encode() not in stored and table.encode() in stored


def test_qr_codes_are_made_only_for_pages_of_this_site(client: Client) -> None:
    answer = client.get("/api/qr.svg?path=/t/abc")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg") and "viewBox" in answer.text and "style=" not in answer.text
    # If the page's address is loopback, the QR code has an address that others in the room can reach; otherwise it has
    # the page's address.
    away = client.get("/api/qr.svg?path=/t/abc", headers={"Host": "192.168.7.7:8765"})
    assert away.text == answer.text
    assert client.get("/api/qr.svg?path=/t/abc", headers={"Host": "10.0.0.1"}).text != answer.text
    assert client.get("/api/qr.svg").status_code == 200
    assert client.get("/api/qr.svg", params={"path": "/t/abc?hand=1"}).status_code == 200
    assert client.get("/api/qr.svg", params={"path": "/t/abc?other=1"}).status_code == 400
    for bad in ("//elsewhere", "http://x", "/t/a/b", "/api/me", "/t/" + "x" * 161, "/t/a%0a", "/" * 201):
        assert client.get(f"/api/qr.svg?path={bad}").status_code == 400, bad


def test_a_person_may_have_five_open_tables(client: Client) -> None:
    client.get("/api/me")
    for _ in range(limits.OPEN_TABLES):
        open_table(client)
    answer = client.post("/api/tables", json={"game": "malta", "seats": 2})
    assert (answer.status_code, answer.json()["detail"]) == (429, "too-many-tables")
    client.cookies.clear()
    client.get("/api/me")
    open_table(client)
