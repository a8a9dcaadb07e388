"""Tests of the workshop: boxes as forms and sheets, variants with their history, trials by bots, limits, and a server
on which the workshop is switched off.
"""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.lab.plan import make_plan
from ludotheque.lab.variants import changes, from_csv, to_csv
from ludotheque.server import limits
from ludotheque.server.app import make_app
from ludotheque.server.http.context import Allowed
from ludotheque.server.workshop import Failed, Progress, Report, TooMany, TrialRequest, Trials, Waiting

GAMES = ("malta", "glory", "worm-up", "wound-up")
SHORT = {"last_round": 1, "board": 5}


def box_of(game: str) -> Any:
    return copy.deepcopy(msgspec.to_builtins(find_game(game).box(None).contents))


def pushy_box(count: int = 9) -> Any:
    box = box_of("malta")
    next(card for card in box["card"] if card["id"] == "Shove")["count"] = count
    return box


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(folder / "tables.sqlite", folder)) as client:
        client.get("/api/me")
        yield client


def test_a_box_sent_as_a_form_is_checked_like_its_file(house: TestClient[Any]) -> None:
    found = house.post("/api/workshop/malta/check", json={"components": pushy_box()}).json()["box"]
    assert found["changes"] == [{"path": ["card", "Shove", "count"], "before": 5, "after": 9}]
    printed = house.post("/api/workshop/malta/check", json={"components": box_of("malta")}).json()["box"]
    assert printed["changes"] == [] and printed["digest"] != found["digest"]
    wrong = house.post("/api/workshop/malta/check", json={"components": pushy_box(-1)})
    trouble = wrong.json()["trouble"]
    assert wrong.status_code == 200 and wrong.json()["box"] is None
    assert trouble["message"] == "bad-number" and "(Shove).count" in trouble["where"]
    assert house.post("/api/workshop/chess/check", json={"components": {}}).status_code == 404


# ── Sheets ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_a_box_survives_a_round_trip_through_a_spreadsheet(house: TestClient[Any], game: str) -> None:
    box = box_of(game)
    answer = house.post(f"/api/workshop/{game}/sheet", json={"components": box})
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    back = house.post(f"/api/workshop/{game}/from-sheet", json={"csv": answer.text})
    assert back.status_code == 200, back.text
    assert back.json()["components"] == box and back.json()["changes"] == []
    semicolons = "\n".join([line.replace(",", ";") for line in to_csv(box_of("malta")).splitlines()])
    assert from_csv(semicolons, box_of("malta")) == box_of("malta")


def test_formulas_are_escaped_in_spreadsheets() -> None:
    box = box_of("malta")
    box["card"][0]["id"] = '=HYPERLINK("http://evil.example")'
    text = to_csv(box)
    assert "'=HYPERLINK" in text and ",=" not in text and ',"=' not in text
    assert from_csv(text, box_of("malta")) == box


@pytest.mark.parametrize(
    ("csv", "where"),
    [
        ("", "csv"),
        ("a,b\n1,2\n", "csv"),
        ("part,id\nhats,Top\n", "csv, line 2"),
        ("part,id,count\ncard,Shove,many\n", "csv, line 2.count"),
    ],
)
def test_a_faulty_spreadsheet_is_refused_with_the_reason(house: TestClient[Any], csv: str, where: str) -> None:
    answer = house.post("/api/workshop/malta/from-sheet", json={"csv": csv})
    assert answer.status_code == 400 and answer.json()["extra"]["where"] == where


def test_differences_name_what_was_added_and_removed() -> None:
    before = {"card": [{"id": "a", "count": 1}, {"id": "b", "count": 2}], "hand": 5}
    after = {"card": [{"id": "b", "count": 3}, {"id": "c", "count": 1}], "hand": 5}
    found = [(change.path, change.before, change.after) for change in changes(before, after)]
    assert found == [
        (("card", "a"), {"id": "a", "count": 1}, None),
        (("card", "b", "count"), 2, 3),
        (("card", "c"), None, {"id": "c", "count": 1}),
    ]


# ── Variants ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_variant_has_a_link_a_digest_and_a_history(house: TestClient[Any], folder: Path) -> None:
    first = house.post("/api/variants", json={"game": "malta", "name": "  Pushy  ", "components": pushy_box()})
    assert first.status_code == 201, first.text
    one = first.json()
    assert one["name"] == "Pushy" and one["isMine"] and len(one["history"]) == 1
    more = {"game": "malta", "name": "<b>Pushier</b>", "components": pushy_box(12), "parent": one["id"]}
    two = house.post("/api/variants", json=more).json()
    assert [step["changes"] for step in two["history"]] == [
        [{"path": ["card", "Shove", "count"], "before": 9, "after": 12}],
        [{"path": ["card", "Shove", "count"], "before": 5, "after": 9}],
    ]
    assert house.get("/api/variants?game=malta").json()[0]["id"] == two["id"]
    other = TestClient(house.app)
    seen = other.get(f"/api/variants/{two['id']}").json()  # anybody with the link sees the variant, but not who made it
    assert seen["components"] == pushy_box(12) and not seen["isMine"]
    assert "person" not in json.dumps(seen)
    assert other.get("/api/variants?game=malta").json() == []


def test_a_table_plays_with_the_box_of_a_variant(house: TestClient[Any]) -> None:
    kept = house.post("/api/variants", json={"game": "malta", "name": "Pushy", "components": pushy_box()}).json()
    opened = house.post("/api/tables", json={"game": "malta", "seats": 2, "components": kept["components"]})
    assert opened.status_code == 201, opened.text


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"name": ""}, 400),
        ({"name": "   "}, 400),
        ({"name": "x" * (limits.VARIANT_NAME + 1)}, 400),
        ({"components": {"card": []}}, 400),
        ({"parent": "nobody"}, 404),
        ({"game": "chess"}, 404),
    ],
)
def test_an_invalid_variant_is_refused(house: TestClient[Any], changes: dict[str, Any], status: int) -> None:
    body = {"game": "malta", "name": "Pushy", "components": pushy_box()} | changes
    assert house.post("/api/variants", json=body).status_code == status
    assert house.get("/api/variants/nobody").status_code == 404


def test_only_guests_may_save_and_try_boxes(house: TestClient[Any]) -> None:
    stranger = TestClient(house.app)
    body = {"game": "malta", "name": "Pushy", "components": pushy_box()}
    assert stranger.post("/api/variants", json=body).status_code == 401
    tried = {"components": pushy_box(), "seats": 2, "matches": 200}
    assert stranger.post("/api/workshop/malta/trials", json=tried).status_code == 401
    foreign = house.post("/api/variants", json=body, headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403


def test_saving_boxes_is_limited_per_day(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "VARIANTS_A_DAY", 2)
    with TestClient(make_app(folder / "other.sqlite", folder)) as client:
        client.get("/api/me")
        body = {"game": "malta", "name": "Pushy", "components": pushy_box()}
        assert [client.post("/api/variants", json=body).status_code for _ in range(3)] == [201, 201, 429]
        monkeypatch.setattr(limits, "VARIANTS_A_DAY", 9)
        monkeypatch.setattr("ludotheque.server.limits.VARIANT_BYTES", 1000)
        assert client.post("/api/variants", json=body).status_code == 413


def test_a_server_can_disable_the_workshop(folder: Path) -> None:
    with TestClient(make_app(folder / "closed.sqlite", folder, Allowed(has_workshop=False))) as client:
        client.get("/api/me")
        assert client.get("/api/workshop").json()["isOpen"] is False
        body: dict[str, Any] = {"game": "malta", "name": "Pushy", "components": pushy_box()}
        tried = {"components": pushy_box(), "seats": 2, "matches": 200}
        asked = [client.post("/api/variants", json=body), client.get("/api/variants/x")]
        asked += [client.post("/api/workshop/malta/trials", json=tried)]
        asked += [client.post("/api/workshop/malta/check", json={"components": pushy_box()})]
        assert {(answer.status_code, answer.json()["detail"]) for answer in asked} == {(404, "workshop-closed")}


# ── Trials ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"matches": limits.TRIAL_MATCHES[0] - 1}, "bad-number"),
        ({"matches": limits.TRIAL_MATCHES[1] + 1}, "bad-number"),
        ({"seats": 99}, "bad-seats"),
        ({"options": {"wings": 2}}, "unknown-option"),
        ({"components": {"card": 7}}, "bad-components"),
    ],
)
def test_a_trial_that_cannot_be_played_is_refused(house: TestClient[Any], changes: Any, message: str) -> None:
    body = {"components": pushy_box(), "seats": 2, "matches": 200} | changes
    answer = house.post("/api/workshop/malta/trials", json=body)
    assert answer.status_code == 400 and answer.json()["detail"] == message
    assert house.post("/api/workshop/malta/trials", json=body | {"bot": "master"}).status_code == 400


def make_request(person: str = "ann", matches: int = 8, count: int = 40, **changes: Any) -> TrialRequest:
    plans = [make_plan("malta", ["plain"], options=SHORT, components=box) for box in (None, pushy_box(count))]
    return TrialRequest(person, plans[0], plans[1], matches, "fr")


def run(trials: Trials, asked: TrialRequest) -> list[Any]:
    async def steps() -> list[Any]:
        return [step async for step in trials.run(asked)]

    return asyncio.run(steps())


def test_a_trial_reports_its_progress_and_compares_both_boxes() -> None:
    trials = Trials()
    try:
        steps = run(trials, make_request())
        again = run(trials, make_request())
    finally:
        trials.close()
    assert [step.done for step in steps[:-1]] == [0, 4, 8, 12, 16] and isinstance(steps[0], Progress)
    assert isinstance(steps[-1], Report)
    report = steps[-1].report
    assert report["matches"] == 8 and "Avant" in report["html"]
    figures = {figure["id"]: figure for figure in report["figures"]}
    assert {"plays", "first-seat", "seat-0", "seat-1"} <= set(figures)
    shares = [figures[f"seat-{seat}"]["changed"] for seat in range(2)]
    assert sum(shares) == pytest.approx(1.0)
    # The trial repeats the same luck, and matches with the printed box are not played again.
    assert again[-1] == steps[-1]


def test_a_trial_of_a_box_that_crashes_the_rules_fails_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = Trials()
    broken = make_request()
    broken = broken._replace(changed=msgspec.structs.replace(broken.changed, box="0" * 64))
    try:
        assert run(trials, broken)[-1] == Failed("workshop-failed")
        assert isinstance(run(trials, make_request())[-1], Report)
    finally:
        trials.close()


def test_a_person_runs_one_trial_at_a_time_and_other_peoples_trials_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = Trials()

    async def scene() -> None:
        first = trials.run(make_request("ann"))
        assert isinstance(await anext(first), Progress)
        with pytest.raises(TooMany, match="one-trial"):
            trials.check("ann")
        trials.check("ben")
        second = trials.run(make_request("ben"))
        assert await anext(second) == Waiting(1)
        monkeypatch.setattr(limits, "TRIALS_WAITING", 2)
        with pytest.raises(TooMany, match="busy"):
            trials.check("carl")
        await first.aclose()  # type: ignore[attr-defined]  # Ann cancels
        trials.check("ann")
        assert isinstance(await anext(second), Progress)
        await second.aclose()  # type: ignore[attr-defined]

    try:
        asyncio.run(scene())
    finally:
        trials.close()


def test_a_trial_that_runs_out_of_time_reports_the_finished_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.limits.TRIAL_SECONDS", 0.0)
    trials = Trials()
    try:
        steps = run(trials, make_request())
    finally:
        trials.close()
    assert isinstance(steps[-1], Report) and steps[-1].report["matches"] == 2


def test_a_trial_over_http_is_a_stream_of_lines(house: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TRIAL_MATCHES", (2, 2000))
    body = {"components": pushy_box(40), "seats": 2, "matches": 4, "bot": "wanderer", "options": SHORT}
    with house.stream("POST", "/api/workshop/malta/trials", json=body) as answer:
        lines = [json.loads(line) for line in answer.iter_lines()]
    assert [line["type"] for line in lines] == ["progress", "progress", "progress", "report"]


def test_trials_are_independent_of_running_matches(house: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows that two servers with different tables report the same: a trial depends only on its request."""
    asked = make_request()
    found: list[Any] = []
    for seats in (2, 3):
        trials = Trials()
        try:
            found.append(run(trials, asked)[-1])
        finally:
            trials.close()
        assert house.post("/api/tables", json={"game": "malta", "seats": seats}).status_code == 201
    assert found[0] == found[1] and isinstance(found[0], Report)


def test_the_lab_also_names_a_wrong_number_in_a_box() -> None:
    with pytest.raises(BadInput):
        make_plan("malta", ["plain"], components=pushy_box(-1))
