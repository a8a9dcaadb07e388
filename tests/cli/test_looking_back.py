"""Tests of replaying and verifying records at the terminal."""

import json
from pathlib import Path

import pytest

import ludotheque
from tests.cli.typed import run_script


@pytest.fixture(autouse=True)
def a_record(empty_folder):
    """Writes the record of a match of two seats to match.json, and the first seat's record to seat.json."""
    match = ludotheque.new("malta", seats=2, luck=ludotheque.fair(7), options={"last_round": 2})
    luck = ludotheque.luck(7)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(luck))
    Path("match.json").write_bytes(match.record().to_bytes())
    Path("seat.json").write_bytes(match.record(0).to_bytes())


def test_a_record_is_replayed_step_by_step():
    output = run_script("replay match.json", *[""] * 500)
    assert output.code == 0
    entries = [line for line in output.out.splitlines() if line.startswith("Entry ")]
    assert entries[0].startswith("Entry 0 of ")
    numbers = [int(line.split()[1]) for line in entries]
    assert numbers == sorted(set(numbers))
    assert entries[-1] == f"Entry {numbers[-1]} of {numbers[-1]}"
    assert "wins: " in output.out or "share the win" in output.out
    assert "Player 1’s hand: " in output.out and "Player 2’s hand: " in output.out


def test_a_replay_can_step_back_and_jump():
    output = run_script("replay match.json", "", "b", "g 12", "g 9999", "nonsense", "q")
    entries = [int(line.split()[1]) for line in output.out.splitlines() if line.startswith("Entry ")]
    assert entries[0] == 0 and entries[1] > 0 and entries[2] == 0 and 12 <= entries[3] < entries[4]
    assert "“nonsense” is not one of the choices." in output.out


def test_a_replay_can_begin_at_any_step():
    output = run_script("replay match.json --step 12", "q")
    assert output.code == 0
    (entry,) = [int(line.split()[1]) for line in output.out.splitlines() if line.startswith("Entry ")]
    assert entry >= 12
    assert run_script("replay match.json --step 0", "q").out.count("Entry 0 of ") == 1


def test_a_seat_sees_only_what_it_saw():
    mine = run_script("replay match.json --seat 1", *[""] * 500).out
    assert "You draw " in mine and "Player 2 draws 4 cards." in mine
    assert "Your hand: " in mine and "Player 2’s hand" not in mine
    french = run_script("replay seat.json", *[""] * 500).out
    assert "You draw " in french and "Player 2 draws 4 cards." in french
    assert "[←↑1→]" not in french, "the record of one seat shows no board"


def test_a_saved_match_is_replayed_with_its_names():
    run_script(
        "play malta --names Ann,Ben --people 2 --seats 2 --option first=1 --language fr",
        "",
        "a1",
        "",
        "c1",
        "sauver ici.json",
    )
    output = run_script("replay ici.json --language fr", *[""] * 50)
    assert "Ann part en a1." in output.out and "Étape 1 sur 2" in output.out
    assert run_script("verify ici.json").out == "ici.json: valid\n"


def test_a_genuine_record_verifies():
    output = run_script("verify match.json")
    assert (output.code, output.out) == (0, "match.json: valid\n")


def test_a_tampered_record_fails_at_the_changed_entry():
    record = json.loads(Path("match.json").read_text(encoding="utf-8"))
    record["entries"][4]["seat"] = 1 - record["entries"][4]["seat"]
    Path("match.json").write_text(json.dumps(record), encoding="utf-8")
    output = run_script("verify match.json")
    assert output.code == 1
    assert output.out.startswith("match.json: not valid from entry 4 on: ")
    assert run_script("verify match.json --language fr").out.startswith(
        "match.json : non valable à partir de l’étape 4 : "
    )


def test_a_file_that_is_not_a_record_is_refused():
    Path("other.json").write_text("{}", encoding="utf-8")
    output = run_script("verify other.json")
    assert output.code == 1 and output.out.startswith("other.json: not valid: ")
