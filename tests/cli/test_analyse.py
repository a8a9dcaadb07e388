"""Tests of analysing records at the terminal."""

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots import review
from tests.cli.typed import run_script


@pytest.fixture(autouse=True)
def a_record(empty_folder):
    """Writes the record of a race of two worms to match.json."""
    match = ludotheque.new("worm-up", seats=2, luck=ludotheque.fair(7), options={"last_round": 4})
    luck = ludotheque.luck(7)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(luck))
    Path("match.json").write_bytes(match.record().to_bytes())
    Path("early.json").write_bytes(ludotheque.new("worm-up", seats=2, seed=1).record().to_bytes())


def test_a_match_is_valued_entry_by_entry_with_a_summary():
    output = run_script("analyse match.json --simulations 12 --json review.json")
    assert output.code == 0
    doc = json.loads(Path("review.json").read_text(encoding="utf-8"))
    entries = len(json.loads(Path("match.json").read_text(encoding="utf-8"))["entries"])
    assert len(doc["moments"]) == entries and len(doc["seats"]) == 2
    rows = [line.split() for line in output.out.splitlines()]
    numbered = [row[0] for row in rows if row and row[0].isdecimal() and row[1] != "entries,"]
    assert numbered == [str(number) for number in range(entries)]
    assert "decisions" in output.out and "mistakes" in output.out and "±" in output.out
    assert f"{entries} of {entries} entries" in output.err
    assert "décisions" in run_script("analyse match.json --simulations 4 --language fr").out


def test_damage_is_reported_with_its_entry():
    doc = json.loads(Path("match.json").read_text(encoding="utf-8"))
    doc["entries"][5]["seat"] = 1 - doc["entries"][5]["seat"]
    Path("match.json").write_text(json.dumps(doc), encoding="utf-8")
    output = run_script("analyse match.json")
    assert output.code == 2 and "match.json, entry 5: this is not a valid record" in output.err
    Path("match.json").write_text(json.dumps(doc)[:-40], encoding="utf-8")
    output = run_script("analyse match.json")
    assert output.code == 2 and "match.json, record: this is not a valid record" in output.err


@pytest.mark.parametrize(
    "line, said",
    [
        ("analyse early.json", "not over"),
        ("analyse nowhere.json", "cannot be read"),
        ("analyse match.json --simulations 0", "not a whole number"),
        ("analyse match.json --simulations 4 --json nowhere/x.json", "cannot be written"),
    ],
)
def test_unanalysable_input_is_refused_in_one_sentence(line, said):
    output = run_script(line)
    assert output.code == 2 and said in output.err.splitlines()[-1]


def test_an_interrupted_analysis_shows_its_finished_part(monkeypatch):
    examined = review.Examiner.moment

    def interrupted(self, number, *rest):
        if number == 6:
            raise KeyboardInterrupt
        return examined(self, number, *rest)

    monkeypatch.setattr(review.Examiner, "moment", interrupted)
    output = run_script("analyse match.json --simulations 4 --json review.json")
    assert output.code == 130 and "after 6 of" in output.out and not Path("review.json").exists()
