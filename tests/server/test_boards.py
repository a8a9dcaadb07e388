"""Tests of boards that packages ship, as the server serves them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import ludotheque
from ludotheque.core import catalogue
from ludotheque.core.boards import Board
from ludotheque.core.errors import BadInput
from ludotheque.core.soundness import check_parts
from ludotheque.server.app import make_app
from tests.sample.game import Kites

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    folder = tmp_path / "board"
    (folder / "art").mkdir(parents=True)
    (folder / "board.js").write_text("export default {};")
    (folder / "board.css").write_text("a{}")
    (folder / "page.html").write_text("<p>")
    (folder / "notes.py").write_text("secret = 1")
    (folder / "art" / "kite.svg").write_text("<svg/>")
    (tmp_path / "secret.json").write_text("{}")
    game = Kites(id="drawn-kites")
    game.board = Board(folder, "board.js", ("board.css",))
    ludotheque.register(game)
    try:
        with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
            yield client
    finally:
        del catalogue._registered[game.id]


def test_a_game_names_the_address_of_its_board(client: Client) -> None:
    answer = client.get("/api/boards/drawn-kites").json()
    assert answer["view"]["hand"]["item"]["kind"] == "card"
    start, game, version, file = answer["module"].removeprefix("/api/").split("/")
    assert (start, game, file) == ("boards", "drawn-kites", "board.js") and len(version) == 16
    assert answer["styles"] == [answer["module"].replace(".js", ".css")]
    assert client.get("/api/boards/malta").json()["module"] == ""
    assert client.get("/api/boards/chess").status_code == 404


def test_board_files_are_cached_for_ever_and_cannot_act_as_pages(client: Client) -> None:
    module = client.get("/api/boards/drawn-kites").json()["module"]
    for path, kind in (("board.js", "text/javascript"), ("board.css", "text/css"), ("art/kite.svg", "image/svg+xml")):
        answer = client.get(module.replace("board.js", path))
        assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "sandbox" in policy


def test_only_board_files_are_served(client: Client) -> None:
    module = client.get("/api/boards/drawn-kites").json()["module"]
    for path in ("none.js", "page.html", "notes.py", "..%2fsecret.json", "%2e%2e/secret.json", "", "art"):
        assert client.get(module.replace("board.js", path)).status_code == 404, path
    for path in (module.replace(module.split("/")[4], "0" * 16), module.replace("drawn-kites", "malta")):
        assert client.get(path).status_code == 404, path


def test_a_board_of_an_unknown_type_keeps_its_game_off_the_shelf(tmp_path: Path) -> None:
    game = Kites()
    game.board = "board.js"
    with pytest.raises(BadInput, match="board"):
        check_parts(game)
