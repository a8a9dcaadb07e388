"""Tests that a game with catalogues of words but no code for the terminal can be played at the terminal, and reads
well.
"""

import pytest

from tests.cli.typed import run_newcomer, run_script


@pytest.mark.parametrize("seed", range(3))
def test_a_game_without_code_for_words_can_be_played_to_its_end(seed):
    output = run_newcomer(f"play kites --seats 2 --bots random --seed {seed}", seed, ["export kites.json"])
    assert output.code == 0 and not output.err
    assert "The match is over: 1. " in output.out
    assert run_script("verify kites.json").code == 0


def test_its_actions_can_be_typed_as_json_and_its_refusals_are_shown():
    output = run_script("play kites --seats 2 --bots random --seed 1", "why", '{"type": "keep"}', "board")
    assert "(§" in output.out
    assert "Your hand: “" in output.out and "kite flies at 0" in output.out
    assert "All bid in secret; the strongest card has the wind." in output.out


def test_its_cards_can_be_typed_by_name_in_both_languages():
    output = run_script("play kites --seats 2 --bots random --seed 1", "gale")
    assert "You hold no Gale (§2)" in output.out
    output = run_script("play kites --seats 2 --bots random --seed 1 --language fr", "bourrasque")
    assert "Vous n’avez pas de carte Bourrasque (§2)" in output.out
