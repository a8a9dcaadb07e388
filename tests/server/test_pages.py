"""Tests of the client's files as the server serves them, and of the client's sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import ludotheque.core.words
from ludotheque import server
from ludotheque.core.catalogue import find_game, games
from ludotheque.core.components import standard_components
from ludotheque.core.words import Catalogue
from ludotheque.server.app import make_app
from ludotheque.server.http import pages
from ludotheque.table import ports

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>the shelf")
    (web / "icon.svg").write_text("<svg/>")
    (web / "assets" / "main-1a2b.js").write_text("plain()")
    (web / "assets" / "main-1a2b.js.br").write_bytes(b"by brotli")
    (web / "assets" / "main-1a2b.js.gz").write_bytes(b"by gzip")
    (web / "assets" / "main-1a2b.css").write_text("a{}")
    (tmp_path / "secret.json").write_text("{}")
    monkeypatch.setattr(pages, "PLACES", (web,))
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        yield client


def test_every_address_of_the_client_serves_the_same_page(client: Client) -> None:
    for path in (
        "/",
        "/new/malta",
        "/t/abc",
        "/rules/malta",
        "/replay/abc",
        "/return/x",
        "/api-docs",
        "/?lan=x",
        "/x.y",
    ):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the shelf"), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "style-src 'self';" in policy and "unsafe" not in policy
    head = client.head("/t/abc")
    assert head.status_code == 200 and head.headers["content-type"].startswith("text/html")


def test_a_shared_link_has_a_preview_picture_and_a_sentence(client: Client, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "index.html").write_text("<!doctype html><head><title>Ludotheque</title></head>the shelf")
    (web / "previews").mkdir()
    (web / "previews" / "malta.jpg").write_bytes(b"a picture")
    client.get("/api/me")
    table = client.post("/api/tables", json={"game": "malta", "seats": 3}).json()["table"]
    english, french = {"Host": "play.example"}, {"Host": "play.example", "Accept-Language": "de, fr;q=0.5, en;q=0.1"}

    def preview_of(path: str, headers: dict[str, str] = english) -> dict[str, str]:
        answer = client.get(path, headers=headers)
        assert answer.status_code == 200 and answer.text.endswith("</head>the shelf")
        assert answer.headers["cache-control"] == "no-cache" and "script-src 'self'" in str(answer.headers)
        return dict(re.findall(r'property="og:([\w:]+)" content="([^"]*)"', answer.text))

    for path in (f"/t/{table}", f"/replay/{table}", f"/screen/{table}"):
        assert (
            preview_of(path)["title"] == "Malta"
            and preview_of(path)["image"] == "http://play.example/previews/malta.jpg"
        )
        assert preview_of(path)["description"] == "A table of Malta. 3 seats are free: sit down!"
    assert preview_of(f"/t/{table}", french)["description"].startswith("Malta\u00a0: il reste 3 places")
    assert preview_of("/rules/malta")["description"] == "The rules of Malta."
    assert preview_of("/new/malta", french)["description"] == "Malta\u00a0: jouez entre amis ou contre des robots."
    shelf = preview_of("/")
    assert shelf["title"] == "Ludotheque" and shelf["image"] == "http://play.example/previews/house.jpg"
    # An address that leads nowhere, or contains a secret, shows the shelf.
    for path in ("/t/" + "0" * 24, "/t/none", f"/return/{table}{'0' * 64}", "/new/chess", '/x"><script>'):
        assert preview_of(path) == shelf
    assert "og:" not in client.get("/", headers={"Host": 'x"><script>'}).text
    assert client.get("/previews/malta.jpg").headers["content-type"] == "image/jpeg"


def test_assets_are_cached_for_ever_and_sent_compressed(client: Client) -> None:
    path = "/assets/main-1a2b.js"
    for accepted, expected, packed in (
        ("identity", "plain()", None),
        ("gzip, br;q=0.5", None, "br"),
        ("gzip", None, "gzip"),
    ):
        with client.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            data = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == packed
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["cache-control"] and answer.headers["vary"] == "Accept-Encoding"
        assert data.decode() == (expected or {"br": "by brotli", "gzip": "by gzip"}[packed or ""])
    assert client.get("/assets/main-1a2b.css").headers["content-type"] == "text/css; charset=utf-8"
    icon = client.get("/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")


def test_only_files_of_the_client_are_served(client: Client) -> None:
    for path in ("/assets/none.js", "/assets", "/api", "/api/none", "/assets/..%2f..%2fsecret.json"):
        assert client.get(path).status_code == 404, path
    for path in ("/..%2fsecret.json", "/%2e%2e/secret.json", "/..%5csecret.json", "/assets%00", "/t.sqlite"):
        answer = client.get(path)
        assert (answer.status_code in (200, 404) and "shelf" in answer.text) or answer.status_code == 404, path
        assert answer.text != "{}"


def test_without_a_built_client_the_server_says_how_to_build_it(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PLACES", ())
    answer = client.get("/")
    assert answer.status_code == 503 and "./play" in answer.text
    assert client.get("/api/games").status_code == 200


def test_sentences_are_served_as_fluent_text(client: Client, tmp_path: Path) -> None:
    folders = [Path(ludotheque.core.words.__file__).parent, Path(ports.__file__).parent, Path(server.__file__).parent]
    for language in ("en", "fr"):
        answer = client.get(f"/api/words/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        (tmp_path / "served.ftl").write_text(answer.text, encoding="utf-8")
        served = Catalogue(language, [tmp_path / "served.ftl"])
        for folder in folders:
            ours = Catalogue(language, [folder / f"words.{language}.ftl"])
            assert ours.sources
            for message in ours.sources:
                assert served.say(message, {}) == ours.say(message, {})
        again = client.get(f"/api/words/{language}", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    packed = client.get("/api/words/en", headers={"Accept-Encoding": "gzip"})
    plain = client.get("/api/words/en", headers={"Accept-Encoding": "identity"})
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", plain.text)
    assert "content-encoding" not in plain.headers and plain.headers["vary"] == "Accept-Encoding"
    assert "Swap" in client.get("/api/words/en/malta").text
    for wrong in ("/api/words/xx", "/api/words/en/none", "/api/words/xx/malta"):
        assert client.get(wrong).status_code == 404


def test_boxes_are_served_as_in_their_files(client: Client) -> None:
    for game in games():
        answer = client.get(f"/api/boxes/{game}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["components"] == standard_components(find_game(game).folder)
        again = client.get(f"/api/boxes/{game}", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    none = client.get("/api/boxes/chess")
    assert (none.status_code, none.json()["detail"]) == (404, "unknown-game")


def test_a_layout_can_be_previewed(client: Client) -> None:
    answer = client.get("/api/previews/wound-up/layout", params={"value": "square"}).json()
    assert answer["problems"] == [] and answer["path"] == [1, 2, 3, 4, 1]
    wrong = client.get("/api/previews/wound-up/layout", params={"value": "2A00-3A01-4A02-1A03-234-S"}).json()
    assert [problem["message"] for problem in wrong["problems"]] == ["layout-path-end"]


def test_other_options_and_games_have_no_preview(client: Client) -> None:
    for path in ("wound-up/hand", "malta/lives", "chess/layout"):
        assert client.get(f"/api/previews/{path}", params={"value": "1"}).status_code == 404
    assert client.get("/api/previews/wound-up/layout").status_code == 400
