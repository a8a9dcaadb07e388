"""Tests of the arena: every bot plays every seat, any number of cores gives the same matches, and results are shown."""

import argparse
import json
import sys
from collections import Counter
from itertools import islice

import msgspec
import pytest

import ludotheque
from ludotheque.bots import arena, arena_command, match_journal, register_bot, registry
from ludotheque.bots.arena_command import add_arguments, run
from ludotheque.bots.match_journal import digest_of
from ludotheque.bots.matches import make_contest, play_contest
from ludotheque.core.catalogue import find_game
from ludotheque.core.hooks import hooks_of
from ludotheque.core.weight_files import WeightFile, write_weight_file


def parse_arguments(*words):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def without_pace(results):
    return msgspec.structs.replace(results, pace=None)


def test_every_bot_plays_every_seat_in_every_pairing():
    found = arena("malta", ("plain", "random", "random"), games=12)
    assert len(found.matches) == 12
    for pairing in range(4):
        line_ups = [match.line_up for match in found.matches if match.pairing == pairing]
        assert sorted(line_ups) == sorted(
            [("plain", "random", "random"), ("random", "plain", "random"), ("random", "random", "plain")]
        )
    assert sum(standing.wins for standing in found.standings) == pytest.approx(12)
    assert sum(found.by_seat) == pytest.approx(1)


def test_three_different_bots_also_sit_in_the_opposite_order():
    contest = make_contest("malta", ("heuristic", "plain", "random"), 12)
    assert (contest.pairings, contest.matches()) == (2, 12)
    assert len(set(contest.seatings())) == 6
    assert len(make_contest("malta", ("plain", "random", "random"), 12).seatings()) == 3


def test_matches_of_a_pairing_have_the_same_luck(monkeypatch):
    monkeypatch.setattr(registry, "_registered", {})
    begun = []

    def watcher(view, choices, luck):
        if view.step == 0:
            begun.append((view.turn, msgspec.json.encode(view.board)))
        return choices.sample(luck)

    register_bot("malta", "watcher", watcher)
    found = arena("malta", ("watcher",), games=9, seats=3)
    assert [match.pairing for match in found.matches] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert len(begun) == 9
    assert [len(set(begun[at : at + 3])) for at in (0, 3, 6)] == [1, 1, 1]
    assert len(set(begun)) == 3
    assert len({match.plays for match in found.matches}) > 3


def test_functions_can_play_against_registered_bots():
    def first(view, choices, luck):
        return choices[0]

    class Last:
        def __call__(self, view, choices, luck):
            return choices[-1]

    def random(view, choices, luck):
        return choices.sample(luck)

    found = arena("malta", [first, "random", Last(), random, first], games=5, jobs=2)
    assert [one.bot for one in found.standings] == ["first", "random", "Last", "random 2"]
    assert [one.seats for one in found.standings] == [2, 1, 1, 1]
    assert len(found.matches) == 10
    assert msgspec.json.decode(msgspec.json.encode(found))["standings"][0]["bot"] == "first"


def test_a_function_that_returns_no_action_is_reported():
    def silent(view, choices, luck):
        return None

    with pytest.raises(ludotheque.BadInput, match="owes a decision"):
        arena("malta", [silent, "random"], games=2)


def test_bots_are_repeated_to_fill_all_seats():
    assert make_contest("malta", ("plain", "random"), 9, seats=5).bots == (
        "plain",
        "random",
        "plain",
        "random",
        "plain",
    )
    assert make_contest("malta", ("random",), 9).bots == ("random", "random")


def test_the_number_of_matches_is_rounded_up_to_balance_seats():
    assert make_contest("malta", ("plain", "random", "random"), 400).pairings == 134
    assert make_contest("malta", ("plain", "random"), 400).pairings == 200


def test_the_same_seed_gives_the_same_matches_on_any_number_of_cores():
    one = arena("malta", ("heuristic", "plain"), games=4, seed=5, jobs=1)
    two = arena("malta", ("heuristic", "plain"), games=4, seed=5, jobs=2)
    assert without_pace(one) == without_pace(two)
    assert one.pace.decisions == two.pace.decisions
    other = arena("malta", ("heuristic", "plain"), games=4, seed=6)
    assert [match.plays for match in one.matches] != [match.plays for match in other.matches]


def test_bots_defined_in_this_process_are_played_in_it(monkeypatch):
    monkeypatch.setattr(registry, "_registered", {})
    here = []

    def mine(view, choices, luck):
        here.append(view.step)
        return choices.sample(luck)

    register_bot("malta", "mine", mine)
    found = arena("malta", ("mine", "random"), games=2, jobs=2)
    assert len(found.matches) == 2
    assert here
    assert len(arena("kites", ("random", "random"), games=4, jobs=2).matches) == 4


def test_stronger_bots_win_a_short_arena():
    found = arena("malta", ("heuristic", "random"), games=40, seed=2)
    assert found.standings[0].share >= 0.7
    found = arena("malta", ("heuristic", "plain"), games=24, seed=2)
    assert found.standings[0].share >= 0.6
    assert arena("malta", ("plain", "random"), games=60, seed=2).standings[0].share >= 0.55


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"bots": ("plain", "nobody")}, "'nobody' is not one of"),
        ({"bots": ("plain",) * 3, "seats": 2}, "bots: 3"),
        ({"bots": ()}, "bots: 0"),
        ({"games": 0}, "games: 0"),
        ({"jobs": 0}, "jobs: 0"),
        ({"seats": 7}, "seats"),
        ({"options": {"lives": 3}}, "lives"),
        ({"options": {"wings": 2}}, "wings"),
        ({"components": "no/such/file.toml"}, "cannot be read"),
    ],
)
def test_impossible_contests_are_reported_before_any_match(wrong, told):
    with pytest.raises(ludotheque.BadInput, match=told):
        arena(**{"game": "malta", "bots": ("plain", "random"), "games": 2, **wrong})


def test_the_command_prints_a_table_and_writes_a_file(tmp_path, capsys):
    file = tmp_path / "results.json"
    words = ["malta", "--bots", "plain, random", "--games", "10", "--jobs", "1", "--json", str(file)]
    assert run(parse_arguments(*words, "--option", "lives=2", "--option", "blind_faith=turn")) == 0
    out, progress = capsys.readouterr()
    assert "malta, 2 seats, 10 matches" in out
    assert "95 % interval" in out and "plain" in out and "plays a match" in out
    assert progress.splitlines()[-1] == "10 of 10 matches"
    found = json.loads(file.read_bytes())
    assert found["options"]["lives"] == 2 and found["options"]["blind_faith"] == "turn"
    assert len(found["matches"]) == 10
    assert Counter(match["lineUp"][0] for match in found["matches"]) == {"plain": 5, "random": 5}


def test_progress_is_shown_as_a_bar_on_a_terminal(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert run(parse_arguments("malta", "--bots", "random", "--games", "4", "--jobs", "1")) == 0
    assert "4 of 4 matches" not in capsys.readouterr().err


def test_an_unwritable_file_is_reported_before_any_match(tmp_path, capsys):
    for file in (tmp_path, tmp_path / "no folder" / "results.json"):
        with pytest.raises(SystemExit):
            parse_arguments("malta", "--bots", "random", "--json", str(file))
        assert "cannot be written" in capsys.readouterr().err


def test_an_ill_typed_option_is_refused_by_the_game():
    for option in ("lives=many", "lives", "last_round=-3", "wings=2"):
        with pytest.raises(ludotheque.BadInput, match=option.partition("=")[0]):
            run(parse_arguments("malta", "--bots", "random", "--option", option))


def test_ctrl_c_prints_the_results_of_the_finished_matches(monkeypatch, capsys):
    def interrupted(contest, jobs, done):
        for number, one in enumerate(play_contest(contest, 1)):
            if number == 3:
                raise KeyboardInterrupt
            yield one

    monkeypatch.setattr(arena_command, "play_contest", interrupted)
    assert run(parse_arguments("malta", "--bots", "random", "--games", "20")) == 130
    assert "stopped after 3 of 20 matches" in capsys.readouterr().out


def interrupted_after(number, monkeypatch, *words):
    """Runs the arena until Ctrl-C is pressed after this many matches."""

    def interrupted(contest, jobs, done):
        yield from islice(play_contest(contest, 1, done), number)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(arena_command, "play_contest", interrupted)
        assert run(parse_arguments(*words)) == 130


def test_an_interrupted_arena_continues_with_the_same_result(tmp_path, monkeypatch, capsys):
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    words = ["malta", "--bots", "plain,random,random", "--games", "12", "--jobs", "1", "--json"]
    assert run(parse_arguments(*words, str(whole))) == 0
    for _ in range(2):  # the second time begins after the first whole pairing
        interrupted_after(5, monkeypatch, *words, str(parts))
    journal = tmp_path / "parts.matches.jsonl"
    assert len(journal.read_bytes().splitlines()) == 2  # whole pairings of three; the others are played again
    assert "the same command continues" in capsys.readouterr().out
    with journal.open("ab") as file:
        file.write(b'{"contest": "cut off by a')
    assert run(parse_arguments(*words, str(parts))) == 0
    assert not journal.exists()
    first, second = json.loads(whole.read_bytes()), json.loads(parts.read_bytes())
    assert first["matches"] == second["matches"] and first["standings"] == second["standings"]
    assert second["pace"]["decisions"] == first["pace"]["decisions"]


@pytest.mark.parametrize("part", [2, 5, 9])
def test_a_journal_that_was_cut_off_anywhere_loses_no_match(part, tmp_path, monkeypatch):
    file = tmp_path / "one.json"
    words = ["malta", "--bots", "plain,random,random", "--games", "12", "--jobs", "1", "--json", str(file)]
    interrupted_after(9, monkeypatch, *words)
    journal = tmp_path / "one.matches.jsonl"
    whole = journal.read_bytes()
    journal.write_bytes(whole[: len(whole) * part // 10])
    assert run(parse_arguments(*words)) == 0
    played = [(match["pairing"], match["lineUp"][0]) for match in json.loads(file.read_bytes())["matches"]]
    assert len(played) == 12 and {pairing for pairing, _ in played} == {0, 1, 2, 3}


def test_a_journal_belongs_to_the_physics_values_and_weights_of_its_bots(tmp_path, monkeypatch):
    hooks = hooks_of(find_game("wound-up"))
    assert hooks.weights is not None
    usual, own = hooks.weights.read(), tmp_path / "own.json"

    def digest(values, games=4):
        owner = hooks.owner()
        file = WeightFile(
            game=owner.game,
            rules=owner.rules,
            box=owner.box,
            names=owner.names,
            physics=owner.physics,
            bot="heuristic",
            values=values,
            before=usual,
            is_recommended=True,
            trials=1,
            seed=1,
            in_sample=(),
            out_of_sample=(),
            before_out_of_sample=(),
        )
        write_weight_file(own, file)
        return digest_of(make_contest("wound-up", ["random", f"tuned:{own}"], games))

    digests = {digest(usual), digest(usual, games=8)}
    assert len(digests) == 1  # the number of matches makes no difference
    digests.add(digest(tuple([one + 1 for one in usual])))
    monkeypatch.setattr(hooks, "physics", 99)
    digests.add(digest(usual))
    for name in ("value_path", "weights_path"):
        other = tmp_path / f"{name}.json"
        other.write_text("{}")
        monkeypatch.setattr(hooks, name, lambda path=other: path)
        digests.add(digest(usual))
    assert len(digests) == 5


def test_matches_of_another_contest_are_rejected(tmp_path, monkeypatch):
    file = str(tmp_path / "one.json")
    words = ["malta", "--bots", "plain,random", "--games", "8", "--jobs", "1", "--json", file]
    interrupted_after(4, monkeypatch, *words)
    for change in (["--seed", "5"], ["--option", "lives=2"], ["--bots", "random,plain"]):
        with pytest.raises(ludotheque.BadInput, match="holds matches of another contest"):
            run(parse_arguments(*words, *change))
    monkeypatch.setattr(match_journal, "version", lambda package: "99.0")
    with pytest.raises(ludotheque.BadInput, match="other versions of its bots"):
        run(parse_arguments(*words))
    (tmp_path / "one.matches.jsonl").write_text("{}\n")
    with pytest.raises(ludotheque.BadInput, match="line 1: this file is damaged"):
        run(parse_arguments(*words))
