"""Tests of bad input to the commands: the answer is one sentence that says what is wrong and where, with exit code 2
and no traceback.
"""

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from tests.cli.typed import run_newcomer, run_script

WRONG = [
    ("play chess", "game: there is no game “chess”; choose one of: "),
    ("games chess", "game: there is no game “chess”; choose one of: "),
    ("rules chess", "game: there is no game “chess”; choose one of: "),
    ("rules malta 9.9", "rules malta: there is no section 9.9"),
    ("play malta --seats 7", "seats: this game has 2 to 6 seats, not 7"),
    ("play malta --seats 0", "seats: this game has 2 to 6 seats, not 0"),
    ("play malta --seats many", "ludotheque play: argument --seats: invalid int value: 'many'"),
    ("play malta --people 5 --seats 4", "people: 5 is not a whole number from 0 to 4"),
    ("play malta --people -1 --seats 4", "people: -1 is not a whole number from 0 to 4"),
    ("play malta --bots clever --seats 2", "bot: 'clever' is not one of: "),
    (
        "play malta --bots random,random --people 2 --seats 3",
        "bots: you named 2 bots; the number of seats without a person is 1",
    ),
    ("play malta --seed x", "ludotheque play: argument --seed: invalid int value: 'x'"),
    ("play malta --option speed=9", "options.speed: there is no such option; choose one of: board, lives,"),
    ("play malta --option lives", "option lives: write NAME=VALUE"),
    ("play malta --option lives=three", "options.lives: 'three' is not one of: 1, 2"),
    ("play malta --option last_round=soon", "options.last_round: 'soon' is not a whole number from 1 to 1,000"),
    ("play malta --option last_round=0", "options.last_round: 0 is not a whole number from 1 to 1,000"),
    ("play malta --option board=5 --seats 3", "options.board: 5 × 5 is for two players, not for 3"),
    ("play malta --option first=Zoe --names Ann", "options.first: Zoe is not a seat; choose one of: Ann, "),
    ("play malta --option first=4 --seats 3", "options.first: 4 is not a seat; choose one of: "),
    ("play malta --names A,B,C,D --seats 3", "names: you gave 4 names for a table of 3"),
    ("play malta --names Ann,ann --seats 3", "names: two players have the same name"),
    ("play malta --components missing.toml", "missing.toml: this cannot be read: No such file or directory"),
    ("play malta --components broken.toml", "broken.toml: this is not valid TOML: "),
    ("play malta --components empty.toml", "components: Object missing required field `space`"),
    ("play malta --load missing.json", "missing.json: this cannot be read: No such file or directory"),
    ("play malta --load broken.toml", "broken.toml: this is not a saved match"),
    ("play malta --load damaged.json", "damaged.json: this saved match is damaged: "),
    ("play malta --load x.json --seed 1", "--load: a saved match already has its seats, names, options and luck"),
    ("play malta --language de", "ludotheque play: argument --language: invalid choice: 'de'"),
    ("replay missing.json", "missing.json: this cannot be read: No such file or directory"),
    ("replay broken.toml", "broken.toml, record: this is not a valid record: "),
    ("replay damaged.json", "damaged.json: this saved match is damaged: "),
    ("replay good.json --seat 9", "--seat: 9 is not a whole number from 1 to 2"),
    ("replay tampered.json", "tampered.json, entry "),
    ("replay seat.json --seat 2", "--seat: this record holds only what player 1 saw"),
    ("replay good.json --step 9999", "--step: 9,999 is not a whole number from 0 to "),
    ("replay good.json --step -1", "--step: -1 is not a whole number from 0 to "),
    ("reproduce missing.json", "missing.json: this cannot be read: No such file or directory"),
    ("reproduce broken.toml", "broken.toml: this crash report is damaged: "),
    ("reproduce good.json", "good.json: this crash report is damaged: "),
    ("verify missing.json", "missing.json: this cannot be read: No such file or directory"),
    ("fly", "ludotheque: argument COMMAND: invalid choice: 'fly'"),
]


@pytest.fixture(autouse=True)
def some_files(empty_folder):
    Path("broken.toml").write_text("[[space]\n", encoding="utf-8")
    Path("empty.toml").write_text("", encoding="utf-8")
    Path("damaged.json").write_text('{"saved":1,"players":[null', encoding="utf-8")
    match = ludotheque.new("malta", seats=2, seed=1)
    luck = ludotheque.luck(1)
    for _ in range(20):
        random_step(match, luck)
    Path("good.json").write_bytes(match.record().to_bytes())
    Path("seat.json").write_bytes(match.record(0).to_bytes())
    record = json.loads(Path("good.json").read_text(encoding="utf-8"))
    record["entries"][5]["action"] = {"type": "pass"}
    record["entries"][6]["action"] = {"type": "pass"}
    Path("tampered.json").write_text(json.dumps(record), encoding="utf-8")


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_bad_input_gives_one_sentence_and_exit_code_2(arguments, sentence):
    output = run_script(arguments)
    assert output.code == 2
    assert output.err.startswith(sentence), output.err
    assert output.err.count("\n") == 1
    assert not output.out


def test_errors_are_in_french_for_french_users():
    output = run_script("play malta --seats 9 --language fr")
    assert (output.code, output.err) == (2, "seats: ce jeu compte de 2 à 6 places, et non 9\n")


def test_any_damage_to_a_saved_match_is_reported_or_harmless():
    run_newcomer("play malta --seats 2 --bots random --seed 3", 3, ["save whole.json", "quit", "n"], until=4)
    whole = Path("whole.json").read_bytes()
    for at in range(0, len(whole), max(1, len(whole) // 60)):
        for damaged in (whole[:at], whole[:at] + b"?" + whole[at + 1 :], whole[:at] + b"A" + whole[at + 1 :]):
            Path("half.json").write_bytes(damaged)
            for command in ("play --load half.json", "replay half.json"):
                output = run_script(command)
                assert output.code in (0, 2), output.err
                assert output.code == 0 or (output.err.startswith("half.json") and output.err.count("\n") == 1), (
                    output.err
                )


def test_any_damage_to_a_record_is_reported_or_harmless():
    whole = Path("good.json").read_bytes()
    for at in range(0, len(whole), max(1, len(whole) // 60)):
        for damaged in (whole[:at], whole[:at] + b"?" + whole[at + 1 :], whole[:at] + b"1" + whole[at + 1 :]):
            Path("half.json").write_bytes(damaged)
            output = run_script("replay half.json")
            assert output.code in (0, 2), output.err
            assert output.code == 0 or (output.err.startswith("half.json") and output.err.count("\n") == 1), output.err
            assert run_script("verify half.json").code == (0 if damaged == whole else 1)
