"""Tests of published claims about bots: a claim is registered before its first match, completed after its last, and
never reuses seeds.
"""

import argparse
import json

import pytest

import ludotheque
from ludotheque.bots import arena_command
from ludotheque.bots.arena_command import add_arguments, run
from ludotheque.bots.claims import Claim, complete, read_claim
from ludotheque.bots.matches import play_contest
from ludotheque.bots.results import Results, Standing, pace


def claim(file, *words, bots="plain,random", games="40"):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    command = ["malta", "--bots", bots, "--games", games, "--jobs", "1", "--claim", str(file), *words]
    return run(parser.parse_args(command))


def test_a_claim_is_registered_before_its_first_match(tmp_path, monkeypatch):
    seen = []

    def watched(contest, jobs, done):
        seen.append(read_claim(tmp_path / "first.json"))
        yield from play_contest(contest, 1)

    monkeypatch.setattr(arena_command, "play_contest", watched)
    assert claim(tmp_path / "first") == 0
    (before,) = seen
    after = read_claim(tmp_path / "first.json")
    assert before.verdict is None and after.verdict is not None
    assert (after.game, after.bots, after.matches, after.above) == ("malta", ("plain", "random"), 40, 0.5)
    assert after.verdict.matches == 40 and after.verdict.found in ("shown", "open")
    assert (before.seed, before.seeds) == (after.seed, after.seeds)


def test_every_claim_draws_its_own_seed(tmp_path):
    claim(tmp_path / "one", games="2")
    claim(tmp_path / "two", games="2")
    assert read_claim(tmp_path / "one.json").seed != read_claim(tmp_path / "two.json").seed


def test_used_seeds_and_finished_claims_are_refused(tmp_path):
    (tmp_path / "other.json").write_text("[]")
    assert claim(tmp_path / "one", "--seed", "7", games="2") == 0
    with pytest.raises(ludotheque.BadInput, match="fresh seeds"):
        claim(tmp_path / "two", "--seed", "7", games="4")
    assert not (tmp_path / "two.json").exists()
    with pytest.raises(ludotheque.BadInput, match="tested already"):
        claim(tmp_path / "one", "--seed", "7", games="2")


def test_an_interrupted_claim_is_played_again_as_it_was_registered(tmp_path, monkeypatch, capsys):
    def interrupted(contest, jobs, done):
        yield next(play_contest(contest, 1))
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(arena_command, "play_contest", interrupted)
        assert claim(tmp_path / "one", games="4") == 130
    registered = read_claim(tmp_path / "one.json")
    assert registered.verdict is None
    with pytest.raises(ludotheque.BadInput, match="different matches"):
        claim(tmp_path / "one", games="6")
    with pytest.raises(ludotheque.BadInput, match="different above"):
        claim(tmp_path / "one", "--above", "0.4", games="4")
    assert claim(tmp_path / "one", games="4") == 0
    assert read_claim(tmp_path / "one.json").seed == registered.seed


@pytest.mark.parametrize(("low", "high", "found"), [(0.53, 0.6, "shown"), (0.4, 0.49, "refuted"), (0.49, 0.55, "open")])
def test_the_verdict_compares_the_interval_with_the_claimed_share(tmp_path, low, high, found):
    made = Claim("malta", "1", "", {}, ("a", "b"), 10, 3, "", 0.52)
    standing = Standing("a", 1, 5.0, (low + high) / 2, low, high, 0.5, 1.0)
    results = Results("malta", "1", {}, 2, 3, (standing,), (), 1.0, (), pace(1.0, []))
    complete(tmp_path / "one.json", made, results)
    assert json.loads((tmp_path / "one.json").read_bytes())["verdict"]["found"] == found


def test_a_file_that_is_not_a_claim_is_reported(tmp_path):
    (tmp_path / "one.json").write_text("{}")
    with pytest.raises(ludotheque.BadInput, match="is not a claim"):
        claim(tmp_path / "one")
