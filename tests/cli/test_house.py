"""Tests of `ludotheque house` as ./play runs it: the server can be opened again, closes at Ctrl-C, and gives advice
about problems.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.cli import house, main
from ludotheque.cli.house import free_port, house_at, own_address, query, show
from ludotheque.server.ports import home_of, listening_socket
from tests.server.houses import free_port as any_port


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.port = any_port()
        self.database = folder / "tables.sqlite"
        words = (*words, "--port", str(self.port), "--database", str(self.database), "--no-browser", "--language", "en")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", "house", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,  # so that a failing test shows it
            text=True,
        )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()

    def close(self) -> str:
        """Presses Ctrl-C; returns the whole output of the server."""
        self.process.send_signal(signal.SIGINT)
        return self.process.communicate(timeout=20)[0]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    one = ServerProcess(tmp_path)
    yield one
    if one.process.poll() is None:
        one.close()


def test_the_server_opens_is_found_again_and_closes_cleanly(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    page = f"http://127.0.0.1:{server.port}/"
    assert page in server.first_line
    with urllib.request.urlopen(f"{page}api/health", timeout=20) as answer:
        assert json.loads(answer.read())["status"] == "well"
    again = ["house", "--port", str(server.port), "--database", str(server.database), "--no-browser", "--language"]
    assert main([*again, "en"]) == 0
    assert "already open" in capsys.readouterr().out
    assert main([*again, "fr", "--lan"]) == 2
    assert "--lan" in capsys.readouterr().err
    # A second server on the same port fails, with the advice to take another --port.
    other = ["house", "--port", str(server.port), "--database", str(server.database) + "2", "--no-browser"]
    assert main([*other, "--language", "en"]) == 2
    assert "another --port" in capsys.readouterr().err
    assert "Every match is kept" in server.close()
    assert server.process.returncode == 0


def test_a_free_port_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    first = any_port()
    monkeypatch.setattr(house, "FIRST_PORT", first)
    with listening_socket("127.0.0.1", first) as taken:
        taken.listen()
        port, found = free_port("127.0.0.1", None, "home")
    assert port > first and not isinstance(found, str)
    found.close()
    assert house_at(port, home_of("somewhere")) is None


def test_the_shelf_shows_the_address_for_phones() -> None:
    assert query("") == "" and query("http://10.1.2.3:8765") == "?lan=http%3A%2F%2F10.1.2.3%3A8765"
    assert own_address().count(".") == 3


def test_the_browser_opens_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    show("page 1", False)
    monkeypatch.setenv("DISPLAY", ":0")
    show("page 2", True)
    show("page 3", False)
    for _ in range(100):
        if not shown:
            time.sleep(0.02)
    assert shown == ["page 3"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_problems_with_the_store_are_reported_with_advice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    (tmp_path / "file").write_text("no folder")
    places = [str(tmp_path / "file" / "t.sqlite"), "postgresql://nobody@127.0.0.1:9/none"]
    if os.getuid():  # root may write everywhere, so this part needs another user
        (tmp_path / "locked").mkdir(mode=0o500)
        places.append(str(tmp_path / "locked" / "t.sqlite"))
    for place in places:
        for command in ("serve", "house"):
            words = [command, "--port", str(any_port()), "--database", place, "--language", language]
            assert main([*words, "--no-browser"] if command == "house" else words) == 2
            assert "--database" in capsys.readouterr().err
