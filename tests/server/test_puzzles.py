"""Tests of puzzles over HTTP."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from ludotheque.puzzles import find_puzzles
from ludotheque.server.app import make_app


def test_a_player_solves_a_puzzle_and_is_then_told_the_figures(tmp_path: Path) -> None:
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
