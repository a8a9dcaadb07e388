"""Tests of the list of games, of help and version, and of how little a start has to load."""

import subprocess
import sys

import pytest

from ludotheque.build import build_and_reason
from ludotheque.core.catalogue import find_game
from ludotheque.core.components import read_components
from tests.cli.typed import run_script


def test_the_version_says_how_it_was_built():
    output = run_script("--version")
    how, reason = build_and_reason()
    assert output.code == 0
    assert output.out.startswith("ludotheque ") and output.out.endswith(f"({how}: {reason})\n")


def test_without_a_command_help_is_printed():
    output = run_script("")
    assert output.code == 0
    assert "usage: ludotheque" in output.out and "play a match" in output.out


def test_games_and_their_options_are_listed():
    assert "malta: Malta, 2–6 players\n" in run_script("games").out
    options = run_script("games malta").out
    assert "  board: The size of the board; 5 × 5 only with two players. (7, 5; default 7)" in options
    assert "  first: " in options and "(a seat; default open)" in options
    assert "  last_round: After this round" in options and "(1–1000; default 100)" in options
    assert (
        "  lives : Combien de défaites éliminent un joueur. (1, 2 ; par défaut 1)"
        in run_script("games malta --language fr").out
    )


def test_the_box_of_a_game_is_printed_as_a_file_to_edit(tmp_path):
    (tmp_path / "my-box.toml").write_text(run_script("games malta --box").out, encoding="utf-8")
    malta = find_game("malta")
    assert malta.box(read_components(tmp_path / "my-box.toml")).digest == malta.box(None).digest
    assert run_script("games --box").code == 2


def test_a_rulebook_or_one_of_its_sections_is_printed():
    whole = run_script("rules malta").out
    assert whole.startswith("Malta\n") and "6.3 More lives, and a last round" in whole
    section = run_script("rules malta §4.2 --language fr").out
    assert section.startswith("4.2 Fin du tour\n") and "4.3" not in section
    chapter = run_script("rules malta 5").out
    assert chapter.startswith("5 Reactions\n") and "5.8 What can be answered" in chapter and "6 The end" not in chapter


def test_bots_play_in_the_arena():
    output = run_script("arena malta --bots random,random --games 2 --jobs 1")
    assert output.code == 0 and "random" in output.out


@pytest.mark.parametrize(
    ("command", "unwanted"),
    [
        (["--version"], ("rich", "fluent", "ludotheque.games.malta")),
        (["play", "malta", "--seats", "2", "--seed", "1", "--bots", "random"], ("rich", "fluent.runtime", "babel")),
    ],
)
def test_a_start_loads_only_what_it_needs(command, unwanted):
    code = f"""
import sys
from ludotheque.cli import main
main({command!r})
print(*[name for name in {unwanted!r} if name in sys.modules], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0
    assert done.stderr == "\n"
