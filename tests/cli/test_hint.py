"""Tests of hints at the terminal."""

from ludotheque.bots.hints import MOST_CHOICES
from tests.cli.typed import run_script


def test_a_hint_lists_choices_with_chances_and_reasons():
    output = run_script("play glory --seats 2 --seed 5", "hint", "quit", "no")
    lines = [line for line in output.out.splitlines() if "% to win. " in line]
    assert 2 <= len(lines) <= MOST_CHOICES and lines[0].strip().startswith("1. ")
    assert all(line.endswith(".") and "{" not in line for line in lines)
    french = run_script("play glory --seats 2 --seed 5 --language fr", "conseil", "quitter", "non").out
    assert "% de chances de gagner. " in french.replace("\u00a0", " ").replace("\u202f", " ").replace(" %", "%")


def test_help_names_the_hint_and_the_end_mentions_it():
    assert "what a bot would do now" in run_script("play kites --seats 2 --seed 1", "help", "quit", "no").out
    output = run_script("play kites --seats 2 --seed 1 --names Ann --bots random", "hint", *["1"] * 400, "")
    assert "With hints: you" in output.out
    assert "With hints" not in run_script("play kites --seats 2 --seed 1 --bots random", *["1"] * 400, "").out
