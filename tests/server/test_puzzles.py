"""Tests of puzzles over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from ludotheque import imagine
from ludotheque.core.luck import fast
from ludotheque.core.structs import plain
from ludotheque.puzzles import find_puzzles
from ludotheque.puzzles.puzzle import set_up
from ludotheque.puzzles.verdict import compare_decisions
from ludotheque.server.app import make_app


def test_a_player_sees_the_figures_only_after_solving_a_puzzle(tmp_path: Path) -> None:
    puzzle = find_puzzles("glory")[0]
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        found = client.get("/api/puzzles").json()
        assert {puzzle["game"] for puzzle in found["puzzles"]} >= {"glory", "worm-up"}
        assert found["today"] in found["puzzles"]
        path = f"/api/puzzles/glory/{puzzle.id}"
        begun = client.post(path, json={"inputs": []}).json()
        assert begun["status"] == "asked" and begun["solution"] is None and "position" not in begun
        inputs = [{"type": "act", "action": step} for step in puzzle.answers[0]]
        solved = client.post(path, json={"inputs": inputs}).json()
        assert solved["status"] == "solved" and solved["solution"]["chance"] == puzzle.chance
        assert client.post("/api/puzzles/glory/none", json={}).status_code == 404
        assert client.post("/api/puzzles/chess/1", json={}).status_code == 404
        assert client.post(path, json={"inputs": [{"type": "act", "action": {}}] * 61}).status_code == 400


def test_a_game_that_gives_advice_gives_it_in_a_puzzle_too(tmp_path: Path) -> None:
    puzzle = find_puzzles("worm-up")[0]
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        path = f"/api/puzzles/worm-up/{puzzle.id}"
        advice = client.post(f"{path}/advice", json={"inputs": [], "about": {"to": "finish"}}).json()
        assert advice["crawls"] and advice["crawls"][0]["type"] == "crawlPath"
        assert client.post(f"{path}/advice", json={"inputs": [], "about": {"to": "nowhere"}}).status_code == 400
        assert client.post("/api/puzzles/worm-up/none/advice", json={"inputs": [], "about": {}}).status_code == 404


def test_a_wrong_decision_is_explained(tmp_path: Path) -> None:
    puzzle = find_puzzles("worm-up")[0]
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        path = f"/api/puzzles/worm-up/{puzzle.id}"
        inputs: list[dict[str, object]] = []
        seen = client.post(path, json={"inputs": inputs}).json()
        while seen["status"] == "asked":
            action = {"type": "crawl", "angle": 32768 if len(inputs) % 2 else 16384, "reverse": False}
            listed = (seen["choices"] or {}).get("actions") or []
            wish = next((one for one in listed if one["type"] == "confirm"), action)
            inputs.append({"type": "act", "action": wish})
            seen = client.post(path, json={"inputs": inputs}).json()
            if seen["status"] == "not-now":
                advice = {"inputs": inputs[:-1], "about": {"to": "finish"}}
                inputs[-1] = {"type": "act", "action": client.post(f"{path}/advice", json=advice).json()["crawls"][0]}
                seen = client.post(path, json={"inputs": inputs}).json()
        assert seen["status"] == "wrong"
        assert seen["solution"]["against"]["message"] == "win-missed"
        assert seen["solution"]["reason"]["message"] == "win-by-swing"


@pytest.mark.parametrize("game", ["malta", "glory", "wound-up"])
def test_a_verdict_depends_only_on_what_the_seat_sees(game: str) -> None:
    """Twins, two positions that differ only in what the seat cannot know, get the same verdict and the same reasons."""
    puzzle = next(one for one in find_puzzles(game) if one.kind == "best")
    match = set_up(game, puzzle)
    twin = imagine(match.view(puzzle.you), fast(1))
    assert twin.view(puzzle.you) == match.view(puzzle.you) and twin.to_json() != match.to_json()
    other = msgspec.structs.replace(puzzle, position=twin.to_json()["position"])
    wrong = [[step] for step in map(plain, match.choices(puzzle.you)) if (step,) not in puzzle.answers][:2]
    for steps in [list(puzzle.answers[0]), *wrong]:
        assert compare_decisions(game, puzzle, steps) == compare_decisions(game, other, steps)
