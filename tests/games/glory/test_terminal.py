"""Tests of a whole match in the terminal, in both languages."""

import pytest

from tests.cli.typed import run_newcomer, run_script


@pytest.mark.parametrize(("language", "over"), [("en", "The match is over"), ("fr", "La partie est finie")])
def test_a_match_is_played_to_its_end_and_its_record_is_good(language, over, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command = f"play glory --seats 3 --bots plain,random --seed 5 --language {language} --option last_round=12"
    output = run_newcomer(command, 5, ["export glory.json"])
    assert output.code == 0 and not output.err
    assert over in output.out
    assert run_script("verify glory.json").code == 0
