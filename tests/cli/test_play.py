"""Tests of whole matches at the terminal, and of all commands."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.cli.screen import Screen
from ludotheque.cli.session import Session
from ludotheque.cli.tables import Table
from ludotheque.core.luck import fast
from ludotheque.games.malta import GAME
from tests.cli.typed import Newcomer, Output, Script, run, run_newcomer, run_script, with_plain_spaces
from tests.games.malta.table import table as drawn_table

COMMAND = Path(sys.executable).with_name("ludotheque")


def table(*hands: str, **more: Any) -> ludotheque.Match:
    """Builds a position of Malta whose luck can be saved, unlike the luck of the positions in other tests."""
    return ludotheque.from_json(drawn_table(*hands, **more).to_json(), ludotheque.luck(1))


def play_on(match: ludotheque.Match, *lines: str, people: int = 1, language: str = "en") -> Output:
    """Continues a match from a position, with people in the first seats, who type these lines."""
    players = (None,) * people + ("random",) * (match.seats - people)
    names = ("Ann", "Ben", "Cat")[: match.seats]
    lucks: list[ludotheque.Luck] = [fast(seat) for seat in range(match.seats)]
    shown = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", Script(shown, lines))
        patch.setattr(sys, "stdout", shown)
        code = Session(Table(match, players, names, lucks, [0] * match.seats), Screen(), language).run()
    return Output(code, with_plain_spaces(shown.getvalue()), "")


# ── Whole matches ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(3))
def test_two_people_play_a_whole_match_by_typing_numbers(seed):
    output = run_newcomer(f"play malta --people 2 --seats 2 --names Ann,Ben --seed {seed}", seed, ["export match.json"])
    assert output.code == 0 and not output.err
    assert re.search(r"(?m)^The match is over: 1\. (Ann|Ben), 2\. (Ann|Ben)$", output.out)
    assert run_script("verify match.json").code == 0


def test_one_person_plays_a_whole_match_in_french_against_three_kinds_of_bots():
    output = run_newcomer("play malta --bots random,random,random --language fr --seed 4", 4, ["exporter partie.json"])
    assert output.code == 0 and not output.err
    assert "La partie est finie : 1. " in output.out
    assert "Basil" in output.out and "Your" not in output.out
    assert run_script("verify partie.json --language fr").out == "partie.json : valable\n"


def test_a_whole_match_in_another_process():
    answers = "".join(f"{word}\n" for word in ("1", "2", "a1", "c4", "up", "row 1") * 400)
    done = subprocess.run(
        [COMMAND, "play", "malta", "--bots", "random", "--seats", "3", "--option", "last_round=2", "--seed", "5"],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0 and not done.stderr
    assert "The match is over: 1. " in done.stdout
    assert "\x1b" not in done.stdout, "a pipe gets no colours"


def test_bots_can_play_alone():
    output = run_script("play malta --people 0 --seats 2 --bots random --seed 1")
    assert output.code == 0
    assert "The match is over" in output.out and "Ada draws 4 cards." in output.out


def test_the_same_seed_and_answers_give_the_same_match():
    one, other = (run_newcomer("play malta --seats 3 --bots random --seed 8", 8).out for _ in range(2))
    assert one == other


def test_a_match_can_use_an_edited_box_and_options(tmp_path):
    original = (GAME.folder / "box.toml").read_text(encoding="utf-8")
    edited = original.replace('id = "Draw Two"', 'id = "Draw A Lot"', 1)
    Path("mine.toml").write_text(edited, encoding="utf-8")
    output = run_script(
        "play malta --seats 2 --components mine.toml --option board=5 --option first=Ann --names Ann --seed 1"
    )
    assert output.out.count("[←↑1→]") == 5
    assert "You begin." in output.out
    french = run_script("play malta --seats 2 --components mine.toml", "what draw a lot")
    assert "  Draw A Lot: Draw 2 cards." in french.out


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "typed", ["play negate", "Negate", "NEGATE", "neg", "2", '{"type": "playCard", "card": "Negate"}']
)
def test_a_card_can_be_named_in_many_ways(typed):
    output = play_on(table("Draw Two, 2× Negate", "Negate"), typed)
    assert "You play “Negate”." in output.out


def test_steps_are_answered_by_coordinates_directions_and_names():
    match = table("Shove, Swap Two Spaces, Turn A Space, Negate", "", "Negate", quota=3)
    output = play_on(match, "shove", "cat", "up", "swap", "c4", "a1", "turn", "C5", "180", "quit", "n")
    assert "You play “Shove” on Cat, up." in output.out
    assert "You play “Swap Two Spaces”: c4 and a1." in output.out
    assert "You play “Turn A Space”: c5, by 180° clockwise." in output.out


def test_french_words_need_no_accents():
    match = table("Sidestep, Restore A Space, Negate", "Negate", quota=2)
    output = play_on(match, "pas de cote", "droite", "quitter", "n", language="fr")
    assert "Vous jouez « Pas de côté » : vers la droite." in output.out


def test_long_lists_are_shown_in_columns_with_numbers():
    output = play_on(table("Swap Two Spaces, Negate", "Negate"), "swap")
    assert "\n  1  a1    2  b1    3  c1  " in output.out
    assert output.out.count("\n  2  b1") == 0


def test_an_ambiguous_card_name_neither_discards_nor_plays_the_card():
    output = run_script("play glory --seats 3 --seed 5", "combat", "attack +1", "draw 2", "ada")
    assert "“attack +1” could mean: 6 Discard " in output.out
    assert "“draw 2” could mean: 3 Play " in output.out and "“ada” could mean: 4 Play " in output.out
    assert "You discard" not in output.out
    named = run_script("play glory --seats 3 --seed 5", "combat", "discard attack +1")
    assert "You discard" in named.out


def test_a_number_that_is_a_name_counts_as_the_name():
    output = run_script("play worm-up --seats 3 --seed 3 --names Ann", "what 4", "4", "tell")
    assert "\n  4: Your worm moves 4 segments" in output.out
    assert "\n  4  Lay 4  " in output.out and "\n  X  Lay X  " in output.out
    assert "The tiles: 4 (the red worm)" in output.out


def test_unintelligible_input_is_reported_and_the_match_continues():
    output = play_on(
        table("Draw Two, Swap Hands, Swap Two Spaces", "Negate"), "xyzzy", "9", "swap", "{", '{"type": 1}', "draw"
    )
    assert "“xyzzy” is not one of the choices." in output.out
    assert "There is no choice 9; they go from 1 to 3." in output.out
    assert "“swap” could mean: 2 Play “Swap Hands”, 3 Play “Swap Two Spaces”" in output.out
    assert "JSON: " in output.out and "action: " in output.out
    assert "You play “Draw Two”." in output.out


@pytest.mark.parametrize(
    ("typed", "reason", "rule"),
    [
        ("negate", "You do not hold “Negate” (§3.2)", "must play exactly that many cards"),
        ("up", "You must play a card now (§3.2)", "must play exactly that many cards"),
        ("pass", "You must play a card now (§3.2)", "must play exactly that many cards"),
    ],
)
def test_a_refused_action_names_its_rule(typed, reason, rule):
    output = play_on(table("Draw Two, Shove", "Negate"), typed, "why")
    assert reason in output.out
    assert rule in output.out.partition(reason)[2]


def test_a_refused_target_names_its_rule_in_french_too():
    match = table("Remove A Space, Negate", "Negate", board={"c4": "(*2)"})
    output = play_on(match, "retirez", "c4", "pourquoi", language="fr")
    assert (
        "La case c4 montre son cercle 0 ; il faut une case face visible (§4.5). Tapez « pourquoi » pour voir la règle."
        in output.out
    )
    assert "« Retirez une case » retourne une case sur son côté cercle 0." in output.out


# ── Commands ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_information_command_answers():
    match = table("Draw Two, Hand-Me-Down", "Negate")
    lines = (
        "help",
        "why",
        "rules",
        "rules 4.2",
        "rules 99",
        "what negate",
        "what nonsense",
        "hand",
        "board",
        "tell",
        "log",
    )
    output = play_on(match, *lines, "log all")
    out = output.out
    assert "  undo        take a choice back while nobody has seen it" in out
    assert "It is your turn: you must play half of the hand" in out
    assert "  4.2 End Turn" in out and "It must not be your last card, though" in out
    assert "there is no section 99" in out
    assert "  Negate: Reaction: a rival’s card has no effect." in out or "Does nothing in your own turn" in out
    assert "There is nothing to say about “nonsense”." in out
    assert "Hand-Me-Down: Give a rival 1 card of your choice." in out
    assert out.count("Round 1 · deck") == 2
    assert "Round 1, your turn." in out


def test_commands_are_known_by_their_english_and_french_names():
    output = play_on(table("Draw Two, Shove", "Negate"), "aide", "help", "Règles 4.2", "regles 4.2", language="fr")
    assert output.out.count("Répondez par un numéro") == 2
    assert output.out.count("4.2 Fin du tour") == 2


def test_a_card_whose_name_begins_like_a_command_can_be_typed():
    output = play_on(table("Draw Two, Hand-Me-Down, Negate", "Negate"), "hand me down", "draw")
    assert "You play “Hand-Me-Down” on Ben." in output.out


def test_undo_takes_back_a_choice_that_nobody_has_seen():
    match = table("Shove, Draw Two", "Negate", "Negate")
    before = match.to_json()
    output = play_on(match, "undo", "shove", "ben", "undo", "undo", "hand")
    assert "There is nothing left to take back" in output.out
    assert output.out.count("“Shove”: which rival?") == 2
    assert match.to_json() == before


def test_an_answer_with_an_exclamation_mark_becomes_a_standing_order():
    match = table("Draw Two, 3× Shove", "Negate", quota=1)
    output = play_on(match, "", "1", "1", "", "pass!", "", people=2)
    assert "(Enter: Pass) > " in output.out
    assert match.step >= 2


def test_a_player_who_can_only_pass_is_asked_only_on_request():
    asked = "Do you react?"
    quiet = play_on(table("Shove, Negate", "Draw Two, Draw Two", "Shove", turn=1), "pass")
    assert asked in quiet.out, "with a Negate there is something to decide"
    silent = play_on(table("Shove", "2× Draw Two", "Shove", turn=1), "auto")
    assert asked not in silent.out
    assert "From now on you are asked even when you can only pass." in silent.out


def test_saving_and_continuing_changes_nothing(tmp_path):
    common = "play malta --seats 3 --bots random --seed 12"
    whole = run_newcomer(common, 1, ["export whole.json"])
    assert whole.code == 0

    first = run_newcomer(common, 1, ["save half.json", "quit", "n"], until=9)
    assert "The match is saved in half.json. To play on: ludotheque play --load half.json" in first.out
    # The same person continues with the answers of the whole match, except the nine that were already given.
    answers = answers_of(common, 1)
    rest = run(["play", "--load", "half.json"], Script, [*answers[9:], "export resumed.json"])
    assert rest.code == 0 and "The match is over" in rest.out
    assert Path("resumed.json").read_bytes() == Path("whole.json").read_bytes()


def answers_of(arguments: str, seed: int) -> list[str]:
    """Returns what a Newcomer types in a whole match."""
    given: list[str] = []

    class RecordingNewcomer(Newcomer):
        def answer(self, shown: str) -> str | None:
            answer = super().answer(shown)
            given.extend([] if answer is None else [answer])
            return answer

    run(arguments.split(), RecordingNewcomer, seed)
    return given


def test_an_unwritable_file_is_reported_and_the_match_continues():
    output = play_on(table("Draw Two, Shove", "Negate"), "save nowhere/at/all", "export nowhere/at/all", "draw")
    assert output.out.count("Cannot write nowhere/at/all: ") == 2
    assert "You play “Draw Two”." in output.out


@pytest.mark.parametrize(("typed", "is_kept"), [("", True), ("n", False), ("no", False)])
def test_quitting_asks_whether_to_save_the_match(typed, is_kept, tmp_path):
    match = table("Draw Two, Draw Two, Shove", "Negate", step=3)
    output = play_on(match, "quit", "c", "quit", typed)
    assert output.code == 0
    assert len(list(tmp_path.glob("state/ludotheque/*.json"))) == is_kept
    assert ("The match is saved in" in output.out) == is_kept
    assert "Goodbye!" in output.out


def test_a_match_left_without_quitting_is_saved():
    gone = run_script("play malta --seats 2 --bots random --seed 1", "1", "1")
    assert gone.code == 0
    kept = re.search(r"ludotheque play --load (\S+)", gone.out)
    assert kept
    assert run_script(f"play --load {kept[1]}").code == 0


# ── Friends at one screen ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_screen_is_handed_over_between_two_people():
    output = run_newcomer("play malta --people 2 --seats 2 --names Ann,Ben --seed 3", 3)
    holder = ""
    for line in output.out.splitlines():
        if found := re.search(r"(Ann|Ben) decides now\. Hand over", line):
            assert found[1] != holder, "the screen is handed to the person who already has it"
            holder = found[1]
        if line.startswith("Your hand:"):
            assert holder, "a hand is shown before anybody has taken the screen"
    assert len(re.findall("Hand over", output.out)) > 10


def test_during_the_hand_over_the_previous_player_may_still_change_a_choice():
    match = table("2× Draw Two", "Negate", "Negate", turn=0)
    output = play_on(match, "", "draw", "", "pass", "undo", "negate", people=3)
    # Ann plays; Ben passes, takes his pass back while the screen is handed to Cat, and reacts.
    assert output.out.count("Ann plays “Draw Two”. Do you react?") >= 2
    assert "Negate" in output.out
