"""Tests of `ludotheque solve`: fights and bids are solved, and bad input is refused in one sentence."""

from __future__ import annotations

import json

import pytest

import ludotheque
from ludotheque.cli import main
from ludotheque.envs.solve import first_question, solve
from ludotheque.envs.tiny import VARIANTS


def test_a_bid_is_solved():
    found = solve(first_question("worm-up", 3, 1, {}), iterations=100)
    assert found.before > 0.1 and found.after < found.before / 100
    assert sum(found.value) == pytest.approx(0, abs=1e-6)
    assert {mix.seat for mix in found.mixes} == {0, 1, 2}
    for mix in found.mixes:
        assert sum(share for _, share in mix.shares) == pytest.approx(1)


def test_a_fight_with_few_cards_is_solved():
    match = first_question("glory", 2, 4, {})
    doc = match.to_json()
    position = doc["position"]
    position["hands"] = [hand[:1] for hand in position["hands"]]
    del position["deck"]
    found = solve(ludotheque.from_json(doc), worlds=2, iterations=100)
    assert found.after < 0.01 and found.after <= found.before


def test_the_command_solves_a_position_in_a_file(tmp_path, capsys):
    file = tmp_path / "bid.json"
    file.write_text(json.dumps(ludotheque.new("worm-up", 3, 5).to_json()))
    assert main(["solve", str(file), "--iterations", "50"]) == 0
    printed = capsys.readouterr().out
    assert "exploitability" in printed and '"type": "bid"' in printed
    assert main(["solve", str(file), "--json", "--iterations", "5"]) == 0
    assert json.loads(capsys.readouterr().out)["before"] > 0


def test_the_command_solves_after_a_step_of_a_record(tmp_path, capsys):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(ludotheque.to_json(ludotheque.new("worm-up", 3, 5).record())))
    assert main(["solve", str(file), "--step", "0", "--iterations", "5"]) == 0


@pytest.mark.parametrize("game", VARIANTS)
def test_a_tiny_variant_is_solved(game, capsys):
    assert main(["solve", game, "--tiny", "--json", "--iterations", "60"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["before"] > 0.1 and found["after"] < 0.01
    assert sum(found["value"]) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    "bad",
    [
        ["wound-up", "--tiny"],
        ["no-such-game"],
        ["malta"],
        ["worm-up", "--worlds", "0"],
        ["worm-up", "--iterations", "0"],
        ["worm-up", "--option", "nonsense=1"],
        ["worm-up", "--seats", "99"],
    ],
)
def test_bad_input_is_reported_in_one_sentence(bad, capsys):
    assert main(["solve", *bad]) == 2
    printed = capsys.readouterr()
    assert not printed.out and len(printed.err.strip().splitlines()) == 1


@pytest.mark.nightly
def test_a_whole_fight_is_solved():
    found = solve(first_question("glory", 2, 4, {}))
    assert found.before > 0.05 and found.after < 0.001
