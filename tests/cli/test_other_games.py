"""A game that brings no words of its own can be played all the same."""

import pytest

from tests.cli.typing_at import at_random, scripted


@pytest.mark.parametrize("seed", range(3))
def test_a_game_without_words_is_played_to_its_end(seed):
    seen = at_random(f"play kites --seats 2 --bots random --seed {seed}", seed, ["export kites.json"])
    assert seen.code == 0 and not seen.err
    assert "The match is over: 1. " in seen.out
    assert scripted("verify kites.json").code == 0


def test_its_actions_may_be_typed_as_json_and_its_refusals_are_said():
    seen = scripted("play kites --seats 2 --bots random --seed 1", '{"type": "keep"}', "board", "why")
    assert "(§" in seen.out
    assert "to_act" in seen.out or "toAct" in seen.out
