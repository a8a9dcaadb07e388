"""Tests of tuning: trials are deterministic and can be resumed, weights must win on fresh deals, and foreign files are
refused.
"""

from __future__ import annotations

import argparse
import json
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.bots import find_bot, registry
from ludotheque.bots.tune.trials import Trial, Work, won
from ludotheque.bots.tune_command import add_arguments, run
from ludotheque.bots.weighted import Weighted, tuned_name
from ludotheque.bots.zoo import find_player
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.weight_files import Meeting, WeightFile, read_weight_file, write_weight_file
from ludotheque.core.weights import Range, Weights

pytest.importorskip("optuna")
TUNABLE = ("malta", "worm-up", "wound-up")


def tune(tmp_path: Path, *words: str) -> int:
    """Tunes the weights of a bot that has none, because its matches are short."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    command = ["worm-up", "--bot", "plain", "--pool", "random", "--trials", "3", "--games", "2", "--proof", "2"]
    files = ["--work", str(tmp_path / "work"), "--out", str(tmp_path / "tuned.json")]
    return run(parser.parse_args([*command, "--jobs", "1", *files, *words]))


def weights_of(game: str) -> Weights:
    weights = hooks_of(find_game(game)).weights
    assert weights is not None
    return weights


@pytest.mark.parametrize("game", TUNABLE)
def test_the_weights_of_our_games_are_within_their_ranges(game: str) -> None:
    weights = weights_of(game)
    assert len(set(weights.names())) == len(weights.ranges) > 0
    for bounds, value in zip(weights.ranges, weights.read()):
        assert bounds.low < value < bounds.high
        assert not bounds.is_whole or value == int(value)


@pytest.mark.parametrize("values", [(), (1.0,), (float("nan"),) * 9, (float("inf"),) * 9])
def test_invalid_weights_are_refused_and_change_nothing(values: tuple[float, ...]) -> None:
    weights = weights_of("worm-up")
    before = weights.read()
    with pytest.raises(BadInput):
        weights.write(values)
    assert weights.read() == before


@pytest.mark.parametrize("game", TUNABLE)
def test_a_bots_own_weights_do_not_change_those_of_others(game: str) -> None:
    usual = weights_of(game).read()
    same = find_player(game, tuned_name(usual, "heuristic"))
    other = find_player(game, tuned_name([bounds.low for bounds in weights_of(game).ranges], "heuristic"))
    heuristic = find_bot(game, "heuristic")
    match = ludotheque.new(game, seed=5)
    for number in range(25):
        if match.outcome is not None:
            break
        seat = match.to_act[0]
        situation = (match.view(seat), match.choices(seat))
        action = heuristic(*situation, fast(number))
        assert same(*situation, fast(number)) == action
        other(*situation, fast(number))
        assert heuristic(*situation, fast(number)) == action and weights_of(game).read() == usual
        assert action is not None
        match.play(seat, action)


def test_weights_are_restored_when_a_bot_fails() -> None:
    def fails(*asked: Any) -> None:
        assert weights_of("worm-up").read() == low
        raise ZeroDivisionError

    weights = weights_of("worm-up")
    usual, low = weights.read(), tuple([bounds.low for bounds in weights.ranges])
    match = ludotheque.new("worm-up", seed=1)
    with pytest.raises(ZeroDivisionError):
        Weighted(fails, weights, low)(match.view(0), match.choices(0), fast(1))
    assert weights.read() == usual


def test_weights_change_what_a_bot_plays() -> None:
    values = dict(zip(weights_of("worm-up").names(), weights_of("worm-up").read()))
    match = ludotheque.new("worm-up", seats=3, seed=2)
    situation = (match.view(0), match.choices(0))
    bids = {}
    for noise in (0.001, 100.0):
        bot = find_player("worm-up", tuned_name(list({**values, "noise": noise}.values()), "heuristic"))
        bids[noise] = [bot(*situation, fast(number)) for number in range(60)]
    assert len(set(bids[100.0])) == 5  # all tiles
    assert bids[0.001] != bids[100.0]


def test_tuning_is_deterministic_and_continues_after_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = tune(tmp_path / "a")
    printed = capsys.readouterr().out
    whole = (tmp_path / "a" / "work" / "tuned.json").read_bytes()
    meeting = Work.meeting
    played: list[Any] = []

    def interrupted(self: Work, *asked: Any) -> Meeting:
        if len(played) == 3:  # in the middle of the second trial
            raise KeyboardInterrupt
        played.append(asked)
        return meeting(self, *asked)

    monkeypatch.setattr(Work, "meeting", interrupted)
    assert tune(tmp_path / "b") == 130
    folder = tmp_path / "b" / "work"
    assert sorted(path.name for path in folder.iterdir()) == ["sample-0.json", "tuning.json"]
    monkeypatch.setattr(Work, "meeting", meeting)
    assert tune(tmp_path / "b") == code
    assert (folder / "tuned.json").read_bytes() == whole
    assert capsys.readouterr().out == printed.replace(str(tmp_path / "a"), str(tmp_path / "b"))
    first = read_weight_file(folder / "tuned.json")
    assert first.before == weights_of("worm-up").read() and first.trials == 3
    assert {tried.seed for tried in first.in_sample}.isdisjoint({tried.seed for tried in first.out_of_sample})


def test_the_folder_of_another_tuning_is_refused(tmp_path: Path) -> None:
    tune(tmp_path)
    kept = {path: path.read_bytes() for path in (tmp_path / "work").iterdir()}
    for words in (("--games", "4"), ("--seed", "1"), ("--pool", "heuristic"), ("--seats", "3")):
        with pytest.raises(BadInput, match="different"):
            tune(tmp_path, *words)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "diary.txt").touch()
    with pytest.raises(BadInput, match="other than a tuning"):
        tune(tmp_path, "--work", str(tmp_path / "elsewhere"))
    assert {path: path.read_bytes() for path in (tmp_path / "work").iterdir()} == kept


@pytest.mark.parametrize(
    "wrong",
    [
        ("--trials", "0"),
        ("--games", "0"),
        ("--proof", "-1"),
        ("--jobs", "0"),
        ("--seats", "9"),
        ("--bot", "nobody"),
        ("--pool", "nobody"),
        ("--pool", "former-1"),
        ("--pool", "tuned:1+2"),
        ("--pool", "tuned:nowhere.json"),
    ],
)
def test_bad_input_is_reported_before_anything_is_played_or_written(tmp_path: Path, wrong: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as caught:
        tune(tmp_path, *wrong)
    assert "\n" not in str(caught.value)
    assert not any(tmp_path.iterdir())


def test_a_game_without_weights_cannot_be_tuned() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    with pytest.raises(BadInput, match="names no weights"):
        run(parser.parse_args(["kites"]))


def met(rival: str, low: float, high: float, is_exploiter: bool = False) -> Meeting:
    share = (low + high) / 2
    return Meeting(rival, 2, (), 100, 1, share, low, high, 0.5, is_exploiter)


@pytest.mark.parametrize(
    ("new", "before", "verdict"),
    [
        ([met("heuristic", 0.51, 0.6)], [], True),
        ([met("heuristic", 0.49, 0.7)], [], False),
        ([met("heuristic", 0.51, 0.6), met("plain", 0.5, 0.6)], [met("plain", 0.7, 0.8)], False),
        ([met("heuristic", 0.51, 0.6), met("plain", 0.5, 0.72)], [met("plain", 0.7, 0.8)], True),
        ([met("heuristic", 0.51, 0.6), met("zoo:x", 0.6, 0.7, True)], [met("zoo:x", 0.4, 0.5, True)], False),
        ([met("heuristic", 0.51, 0.6), met("zoo:x", 0.1, 0.2, True)], [met("zoo:x", 0.4, 0.5, True)], True),
    ],
)
def test_new_weights_must_win_and_be_worse_against_no_opponent(
    new: list[Meeting], before: list[Meeting], verdict: bool
) -> None:
    assert won(Trial((), tuple(new)), Trial((), tuple(before))) == verdict


def test_an_exploiters_gain_is_the_tuned_bots_loss() -> None:
    assert met("plain", 0.55, 0.65).gain() == pytest.approx(0.2)
    assert met("zoo:x", 0.55, 0.65, True).gain() == pytest.approx(-0.2)


def tuned_file(tuned: str, **parts: Any) -> WeightFile:
    owner = hooks_of(find_game(tuned)).owner()
    values = tuple([bounds.low for bounds in weights_of(tuned).ranges])
    known = {name: getattr(owner, name) for name in ("game", "rules", "box", "physics", "names")}
    before = weights_of(tuned).read()
    rest = {"bot": "heuristic", "values": values, "before": before, "is_recommended": True, "trials": 1, "seed": 0}
    met_nobody = {"in_sample": (), "out_of_sample": (), "before_out_of_sample": ()}
    return WeightFile(**{**known, **rest, **met_nobody, **parts})


class Copy(Weights):
    """Another object with the weights of a game, so that a test need not change the real ones."""

    def __init__(self, game: str) -> None:
        super().__init__(weights_of(game).ranges)
        for name, value in zip(self.names(), weights_of(game).read()):
            setattr(self, name, value)


def test_only_winning_weights_are_used(tmp_path: Path) -> None:
    rules, path = find_game("malta"), tmp_path / "tuned.json"
    for is_recommended in (False, True):
        hooks: Hooks[Any] = Hooks(rules, weights=Copy("malta"))
        assert hooks.weights is not None
        write_weight_file(path, tuned_file("malta", is_recommended=is_recommended))
        before = hooks.weights.read()
        hooks.load_weights(path)
        assert hooks.why_no_weights is None
        assert (hooks.weights.read() != before) == is_recommended


@pytest.mark.parametrize(
    ("part", "other"),
    [("game", "glory"), ("rules", "0"), ("box", "0" * 64), ("physics", 9), ("names", ("luck",) * 11), ("format", 2)],
)
def test_foreign_weights_are_refused_and_the_present_ones_kept(
    part: str, other: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tuned.json"
    write_weight_file(path, tuned_file("malta", **{part: other}))
    hooks: Hooks[Any] = Hooks(find_game("malta"), weights=Copy("malta"))
    assert hooks.weights is not None
    before = hooks.weights.read()
    hooks.load_weights(path)
    assert hooks.weights.read() == before
    with pytest.raises(BadInput, match=f"tuned for another {part}"):
        find_player("malta", f"tuned:{path}")
    monkeypatch.setattr(find_game("malta"), "made_hooks", hooks)
    monkeypatch.setattr(registry, "_checked", set())
    with caplog.at_level(logging.WARNING):
        find_bot("malta", "heuristic")
        find_bot("malta", "heuristic")
    (message,) = caplog.messages
    assert "malta plays with the weights in its code" in message


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"game": "worm-up"}'])
def test_tuning_does_not_start_if_the_file_to_be_replaced_is_invalid(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "tuned.json"
    path.write_bytes(content)
    with pytest.raises(BadInput):
        tune(tmp_path)
    assert path.read_bytes() == content and not (tmp_path / "work").exists()


def test_nothing_is_proved_if_no_trial_beats_the_present_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ludotheque.bots.tune_command.best_of", lambda work, done: (done[0], done[0]))
    assert tune(tmp_path) == 1
    assert "no trial beat the weights in use in the runoff" in capsys.readouterr().out
    assert not list((tmp_path / "work").glob("proof-*")) and not (tmp_path / "tuned.json").exists()
    file = read_weight_file(tmp_path / "work" / "tuned.json")
    assert file.values == file.before == weights_of("worm-up").read() and not file.is_recommended


def test_earlier_weights_stay_in_the_pool_of_opponents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tuned_file("worm-up", bot="plain")
    write_weight_file(tmp_path / "tuned.json", first)
    monkeypatch.setattr("ludotheque.bots.tune_command.won", lambda new, before: True)
    monkeypatch.setattr("ludotheque.bots.tune_command.best_of", lambda work, done: (done[-1], done[-1]))
    assert tune(tmp_path, "--pool", "former-1") == 0
    second = read_weight_file(tmp_path / "tuned.json")
    assert second.is_recommended and second.former == (first.before,)
    assert [tried.rival for tried in second.out_of_sample] == ["plain", "former-1"]
    assert second.out_of_sample[1].bots[1] == tuned_name(first.before, "plain")


class Own(Weights):
    """The weights of a game that is not compiled."""

    def __init__(self) -> None:
        super().__init__((Range("boldness", 0.0, 1.0), Range("patience", 1, 9, is_whole=True)))
        self.boldness = 0.5
        self.patience = 3.0


def test_weights_of_another_package_are_named_in_the_same_way(tmp_path: Path) -> None:
    own = Own()
    assert own.names() == ("boldness", "patience") and own.read() == (0.5, 3.0)
    hooks: Hooks[Any] = Hooks(find_game("kites"), weights=own)
    owner = hooks.owner()
    assert owner.game == "kites" and owner.names == own.names()
    whole = tuned_file("malta", game="kites", rules=owner.rules, box=owner.box, names=owner.names)
    file = msgspec.structs.replace(whole, values=(0.25, 7.0), before=(0.5, 3.0))
    write_weight_file(tmp_path / "tuned.json", file)
    hooks.load_weights(tmp_path / "tuned.json")
    assert (own.boldness, own.patience) == (0.25, 7.0)
    assert json.loads((tmp_path / "tuned.json").read_bytes())["isRecommended"] is True
