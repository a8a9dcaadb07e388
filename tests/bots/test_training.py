"""Tests of training: a fit recovers the weights that generated its samples, may fail its check, can be resumed, and is
refused for another game.
"""

import argparse
import json
import math

import msgspec
import pytest

import ludotheque
from ludotheque.bots.match_journal import MatchJournal
from ludotheque.bots.search.levels import is_worth_searching
from ludotheque.bots.train.fit import calibration, fit
from ludotheque.bots.train.samples import Sample, play_samples, self_play
from ludotheque.bots.train_command import add_arguments, run
from ludotheque.bots.valued import read_valued
from ludotheque.bots.zoo import find_player
from ludotheque.core.catalogue import find_game
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.value_files import read_value_file, write_value_file
from ludotheque.games.malta.bots.hooks import MaltaHooks

TRUE = (1.5, -1.0, 0.0)


def drawn_samples(count, seed=1, weights=TRUE):
    """Returns positions of three seats whose winner is drawn according to known weights."""
    luck = fast(seed)
    found = []
    for number in range(count):
        rows = [[luck.die(2001) / 1000 - 1 for _ in weights] for _ in range(3)]
        odds = [math.exp(sum(weight * value for weight, value in zip(weights, row))) for row in rows]
        mark = luck.die(1 << 20) / (1 << 20) * sum(odds)
        winner = 0 if mark <= odds[0] else 1 if mark <= odds[0] + odds[1] else 2
        found.append(Sample(number, rows, [float(seat == winner) for seat in range(3)]))
    return found


def test_a_fit_finds_the_weights_that_made_the_samples():
    fitted = fit(drawn_samples(3000))
    assert fitted.weights == pytest.approx(TRUE, abs=0.15)
    assert fitted.loss_in < fitted.loss_even - 0.1 and fitted.loss_out < fitted.loss_even - 0.1
    assert 0.85 < fitted.slope < 1.15


def test_the_slope_distinguishes_over_confident_from_timid_values():
    others = drawn_samples(2000, seed=2)
    for factor in (0.5, 1.0, 3.0):
        loss, slope = calibration(others, [factor * weight for weight in TRUE])
        assert slope == pytest.approx(1 / factor, rel=0.12)
        assert loss >= calibration(others, TRUE)[0]


def test_a_fit_to_a_few_matches_is_found_over_confident():
    noise = drawn_samples(15, seed=3, weights=(0.0,) * 6)
    many = drawn_samples(400, seed=4, weights=(0.0,) * 6)
    _, slope = calibration(many, fit(noise).weights)
    assert slope < 0.5


def test_constant_features_do_no_harm():
    plain = drawn_samples(3000)
    fitted = fit(plain)
    for value in (1.0, 1 / 3, 1000.0):
        same = fit([Sample(sample.match, [[*row, value] for row in sample.rows], sample.won) for sample in plain])
        assert same.weights[-1] == 0.0
        assert same.weights[:-1] == pytest.approx(fitted.weights, abs=1e-3)
        assert same.slope == pytest.approx(fitted.slope, abs=1e-3)


def test_equal_seeds_give_equal_samples():
    plan = self_play("worm-up", "plain", 12, 5)
    once = play_samples(plan, 3, 7)
    assert once == play_samples(plan, 3, 7) != play_samples(plan, 3, 8)
    assert all(sum(sample.won) == pytest.approx(1) and len(sample.rows) == 3 for sample in once)


def train(tmp_path, *words):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    command = ["worm-up", "--bot", "plain", "--seats", "3", "--games", "60", "--jobs", "1"]
    return run(parser.parse_args([*command, "--out", str(tmp_path / "value.json"), *words]))


def test_training_is_deterministic_resumable_and_checked(tmp_path, capsys):
    work = str(tmp_path / "work")
    train(tmp_path, "--work", work)
    first = (tmp_path / "value.json").read_bytes()
    model = json.loads(first)["models"][0]
    assert model["seats"] == [3] and model["matches"] == 60 and model["lossOut"] < math.log(3)
    (tmp_path / "work" / "3-seats-20-39.samples").unlink()  # as if the training had been interrupted
    train(tmp_path, "--work", work)
    assert (tmp_path / "value.json").read_bytes() == first
    with pytest.raises(ludotheque.BadInput, match="different stray"):
        train(tmp_path, "--work", work, "--stray", "3")
    capsys.readouterr()
    train(tmp_path, "--check", "--seed", "9")
    assert "slope" in capsys.readouterr().out


def test_wrong_or_foreign_values_are_reported(tmp_path):
    train(tmp_path)
    file = tmp_path / "value.json"
    whole = json.loads(file.read_bytes())
    whole["models"][0]["weights"] = [30 * weight for weight in whole["models"][0]["weights"]]
    file.write_text(json.dumps(whole))
    # The check fails, because the values are thirty times too confident.
    assert train(tmp_path, "--check", "--seed", "9") == 1
    for name, other in (("rules", "0"), ("box", "0" * 64), ("features", ["luck"]), ("game", "malta")):
        file.write_text(json.dumps({**whole, name: other}))
        with pytest.raises(ludotheque.BadInput):
            train(tmp_path, "--check")


def test_the_value_of_another_game_is_refused_before_any_match_is_played(tmp_path):
    shipped = find_game("malta").folder / "bots" / "value.json"
    (tmp_path / "value.json").write_bytes(shipped.read_bytes())
    with pytest.raises(ludotheque.BadInput, match="another game"):
        train(tmp_path, "--check", "--work", str(tmp_path / "work"))
    assert not (tmp_path / "work").exists()


def test_a_training_round_is_kept_only_if_it_wins(tmp_path, capsys):
    work = str(tmp_path / "work")
    words = ("--games", "10", "--rounds", "1", "--simulations", "8", "--trial", "3", "--work", work)
    train(tmp_path, *words, "--keep", "0")
    assert "; kept" in capsys.readouterr().out
    assert "8 simulations" in json.loads((tmp_path / "value.json").read_bytes())["models"][0]["seeds"]
    train(tmp_path, *words, "--keep", "9")
    assert "; not kept" in capsys.readouterr().out
    assert "plain in every seat" in json.loads((tmp_path / "value.json").read_bytes())["models"][0]["seeds"]


def test_an_interrupted_trial_of_a_round_continues(tmp_path, capsys, monkeypatch):
    work = tmp_path / "work"
    words = ("--games", "10", "--rounds", "1", "--simulations", "8", "--trial", "6", "--keep", "0", "--work", str(work))
    assert train(tmp_path, *words) in (0, 1)
    whole = capsys.readouterr().out
    journal = work / "round-1" / "trial.matches.jsonl"
    lines = journal.read_text().splitlines(keepends=True)
    assert len(lines) == 2  # pairings of three matches
    journal.write_text(lines[0])

    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(MatchJournal, "add", interrupt)
    assert train(tmp_path, *words) == 130
    monkeypatch.undo()
    capsys.readouterr()
    train(tmp_path, *words)
    assert capsys.readouterr().out == whole
    assert len(journal.read_text().splitlines()) == 2


def test_the_arena_plays_a_search_with_the_value_of_a_file(tmp_path):
    train(tmp_path)
    file = tmp_path / "value.json"
    match = ludotheque.new("worm-up", seats=3, seed=1)
    seat = match.to_act[0]
    decide = find_player("worm-up", f"valued:{file}@search-8")
    assert match.choices(seat).contains(decide(match.view(seat), match.choices(seat), fast(1)))
    game = find_game("worm-up")
    assert read_valued(game, f"valued:{file}")[1] == 200
    copy = tmp_path / "value@home.json"
    copy.write_bytes(file.read_bytes())
    assert read_valued(game, f"valued:{copy}@search-8")[1] == 8
    for wrong in (f"valued:{file}@strong", f"valued:{file}@search-", "valued:nowhere.json", "valued:"):
        with pytest.raises(ludotheque.BadInput):
            find_player("worm-up", wrong)
    with pytest.raises(ludotheque.BadInput, match="another game"):
        find_player("malta", f"valued:{file}")


@pytest.mark.parametrize(
    "wrong", [("--games", "0"), ("--seats", "9"), ("--bot", "nobody"), ("--stray", "-1"), ("--jobs", "0")]
)
def test_bad_input_is_reported_before_any_match(tmp_path, wrong):
    with pytest.raises(ludotheque.BadInput):
        train(tmp_path, *wrong)


def test_a_game_without_features_cannot_be_trained():
    with pytest.raises(ludotheque.BadInput, match="names no features"):
        self_play("kites", "random", 12, 0)


@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [
        ("malta", 2, 100),
        pytest.param("worm-up", 3, 80, marks=pytest.mark.nightly),
        pytest.param("glory", 2, 200, marks=pytest.mark.nightly),
        pytest.param("wound-up", 2, 60, marks=pytest.mark.nightly),
    ],
)
def test_shipped_values_are_calibrated_on_fresh_matches(game, seats, games):
    plan = self_play(game, "heuristic", 12, seed=9)
    fresh = [sample for number in range(games) for sample in play_samples(plan, seats, number)]
    model = next(
        model for model in read_value_file(hooks_of(find_game(game)).value_path()).models if seats in model.seats
    )
    loss, slope = calibration(fresh, model.weights)
    assert 0.7 <= slope <= 1.3
    assert loss < math.log(seats)


@pytest.mark.parametrize("game", ["malta", "glory", "worm-up", "wound-up"])
def test_shipped_values_fit_their_games_and_report_good_calibration(game):
    hooks = hooks_of(find_game(game))
    assert hooks.why_no_value is None and hooks.scorers
    for model in read_value_file(hooks.value_path()).models:
        assert 0.7 <= model.slope <= 1.3 and model.matches > 0 and model.seeds


@pytest.mark.parametrize(
    ("part", "other"),
    [("game", "glory"), ("rules", "0"), ("box", "0" * 64), ("physics", 1), ("features", ("lives",))],
)
def test_a_foreign_value_is_refused_and_the_heuristic_takes_over(part, other, tmp_path):
    rules = find_game("malta")
    hooks = MaltaHooks(rules)
    file = msgspec.structs.replace(read_value_file(hooks.value_path()), **{part: other})
    with pytest.raises(ludotheque.BadInput, match=f"trained for another {part}"):
        hooks.use_value(file)
    write_value_file(tmp_path / "value.json", file)
    hooks.scorers = {}
    hooks.load_value(tmp_path / "value.json")
    assert hooks.why_no_value is not None and not hooks.scorers
    assert not is_worth_searching(hooks)
