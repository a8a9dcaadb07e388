"""Tests of `ludotheque dev`: which folders it opens, and the one-sentence errors for folders that it cannot open."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.cli import main
from ludotheque.dev.app import make_app
from ludotheque.dev.bench import Workbench
from ludotheque.dev.package import find_package, snapshot
from ludotheque.server.http import pages
from tests.dev.packages import PackageCopy

PROJECT = '[project]\nname = "kites"\n[project.entry-points."ludotheque.games"]\n'


def exit_sentence(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Returns the one sentence with which the command exits."""
    assert main(["dev", *words, "--no-browser"]) == 2
    printed = capsys.readouterr()
    assert not printed.out and printed.err.count("\n") == 1
    return printed.err


def test_folders_that_cannot_be_opened_are_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "nowhere")
    assert exit_sentence(capsys, nowhere, "--language", "en") == f"{nowhere}: there is no such folder\n"
    assert "ce dossier n’existe pas" in exit_sentence(capsys, nowhere, "--language", "fr")
    assert "there is no game here" in exit_sentence(capsys, str(tmp_path), "--language", "en")
    bad = tmp_path / "my-game"
    bad.mkdir()
    (bad / "game.py").write_text("GAME = None\n")
    assert "“my-game” cannot be imported" in exit_sentence(capsys, str(bad), "--language", "en")
    assert "is not a port" in exit_sentence(capsys, str(bad), "--port", "70000", "--language", "en")


def test_a_port_in_use_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "choose another --port" in exit_sentence(
            capsys, str(PackageCopy(tmp_path).folder), "--port", port, "--language", "en"
        )


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("rules.py", "def set_up(state: State,", "def set_up(state: State;", "rules.py, line {line}: SyntaxError"),
        ("game.py", "GAME = Kites()", "GAME = None", "game.py, line {line}: GAME must be a ludotheque.Game"),
        ("box.toml", "hand = 3", "hand = three", "box.toml, line {line}: "),
        (
            "rules.py",
            "return [Bid(card) for card in names_in_hand(state, seat)]",
            "return []",
            "owes a decision but has no choice",
        ),
    ],
)
def test_a_broken_game_is_reported_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: str, before: str, after: str, said: str
) -> None:
    copy = PackageCopy(tmp_path)
    copy.change(file, before, after)
    assert said.format(line=copy.line_of(file, after)) in exit_sentence(capsys, str(copy.folder), "--language", "en")


def test_missing_client_files_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PLACES", (tmp_path / "nowhere",))
    folder = str(PackageCopy(tmp_path).folder)
    for language, said in (("en", "the pages of the workbench are not built"), ("fr", "les pages de l’établi")):
        sentence = exit_sentence(capsys, folder, "--language", language)
        assert said in sentence and "./play dev" in sentence


def test_a_package_is_found_by_its_entry_point(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "src").mkdir()
    PackageCopy(tmp_path / "src")
    project = tmp_path / "pyproject.toml"
    project.write_text(PROJECT + 'kites = "kites.game:GAME"\n')
    found = find_package(str(tmp_path))
    assert (found.roots, found.module, found.attribute) == ((tmp_path / "src",), "kites.game", "GAME")
    project.write_text(PROJECT + 'kites = "kites.game:GAME"\nother = "nothing.here:GAME"\n')
    assert "choose one with --game: kites, other" in exit_sentence(capsys, str(tmp_path), "--language", "en")
    assert find_package(str(tmp_path), "kites") == found
    assert "nothing.here" in exit_sentence(capsys, str(tmp_path), "--game", "other", "--language", "en")
    assert "is not one of: kites, other" in exit_sentence(capsys, str(tmp_path), "--game", "chess", "--language", "en")
    project.write_text("[project")
    assert "is not valid TOML" in exit_sentence(capsys, str(tmp_path), "--language", "en")

    async def opens() -> None:
        project.write_text(PROJECT + 'kites = "kites.game:GAME"\n')
        bench = await Workbench.open(found)
        assert bench.state.shown.game.id == "kites"
        await bench.close()

    asyncio.run(opens())


def test_a_folder_with_a_game_is_named_from_its_outermost_package() -> None:
    found = find_package(str(Path(__file__).parents[1] / "sample"))
    assert (found.module, found.roots) == ("tests.sample.game", (Path(__file__).parents[2],))


def test_all_files_that_the_rules_depend_on_are_watched(tmp_path: Path) -> None:
    copy = PackageCopy(tmp_path)
    before = snapshot(copy.folder)
    (copy.folder / "__pycache__").mkdir()
    (copy.folder / "__pycache__" / "x.py").write_text("")
    (copy.folder / "notes.txt").write_text("")
    assert snapshot(copy.folder) == before
    copy.change("words.fr.ftl", "Vent", "Le vent")
    assert snapshot(copy.folder) != before


def test_the_board_of_a_package_is_served_from_its_current_files(tmp_path: Path) -> None:
    copy = PackageCopy(tmp_path)
    (copy.folder / "board").mkdir()
    (copy.folder / "board" / "board.js").write_text("export default {};")
    copy.change(
        "game.py",
        "            changes=CHANGES,\n",
        '            changes=CHANGES,\n            board=Board(FOLDER / "board", "board.js"),\n',
    )
    copy.change(
        "game.py",
        "from ludotheque.core.bag import Bag, bag_of\n",
        "from ludotheque.core.bag import Bag, bag_of\nfrom ludotheque.core.boards import Board\n",
    )

    async def run() -> None:
        bench = await Workbench.open(find_package(str(copy.folder)))
        app: Any = make_app(bench)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8790") as client:
            module = (await client.get("/api/boards/kites")).json()["module"]
            assert (await client.get(module)).text == "export default {};"
            assert (await client.get(module.replace("board.js", "none.js"))).status_code == 404
        await bench.close()

    asyncio.run(run())


def test_requests_from_other_sites_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        bench = await Workbench.open(find_package(str(PackageCopy(tmp_path).folder)))
        # Typed as Any, because httpx and Litestar declare different types for an application.
        app: Any = make_app(bench)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8790") as client:
            assert (await client.get("/api/dev/state")).status_code == 200
            assert (await client.get("/api/words/fr/kites")).text.count("option-wind = Vent") == 1
            box = (await client.get("/api/boxes/kites")).json()
            assert (box["components"]["hand"], box["facts"]) == (3, {})
            play = '{"type": "play", "seat": 0, "action": {"type": "hold"}}'
            strange = {"Origin": "http://example.org"}
            assert (await client.post("/api/dev/do", content=play, headers=strange)).status_code == 403
            assert (await client.get("/api/dev/state", headers={"Host": "example.org"})).status_code == 403
            done = (await client.post("/api/dev/do", content=play)).json()
            assert done["shown"]["fault"]["section"] == "§1"
            assert (await client.post("/api/dev/do", content='{"type": "fly"}')).status_code == 400
            assert (await client.get("/api/dev/leaks/nobody")).status_code == 404
        await bench.close()

    asyncio.run(run())
