"""Tests of sweeps: what can be varied, goals, the Pareto front, trials given up early, and continuing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.cli import main
from ludotheque.core.errors import BadInput
from ludotheque.lab.knobs import plan_with_knobs, read_knob
from ludotheque.lab.plan import make_plan
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.sweep import Goal, Results, Sweep, Trial, is_hopeless, read_goals, run_sweep
from ludotheque.lab.sweep_page import sweep_page
from ludotheque.lab.workers import Workers

pytest.importorskip("optuna")
ROOT = Path(__file__).parents[2]
PLAN = make_plan("malta", ["plain"], options={"board": 5, "last_round": 3})


@pytest.mark.parametrize("name", ["box.cards.shove", "box.card.Shove", "box.card.shove.count"])
def test_a_card_can_be_named_in_several_ways(name):
    knob = read_knob(PLAN, f"{name}=0..3")
    assert knob.values == (0, 1, 2, 3)
    (row,) = [card for card in cards(plan_with_knobs(PLAN, [knob], [2])) if card["id"] == "Shove"]
    assert row["count"] == 2
    assert plan_with_knobs(PLAN, [knob], [2]).box != PLAN.box


def cards(plan: Any) -> Any:
    return plan.components["card"]


def test_options_and_plain_numbers_can_be_varied():
    rounds = read_knob(PLAN, "option.last_round=2,5")
    assert plan_with_knobs(PLAN, [rounds], [5]).options["last_round"] == 5
    glory = make_plan("glory", ["plain"])
    stamina = read_knob(glory, "box.stamina=10..12")
    changed = plan_with_knobs(glory, [stamina], [11])
    assert changed.components is not None and changed.components["stamina"] == 11
    assert glory.components is None  # the plan that was varied stays as it is
    assert plan_with_knobs(glory, [stamina], [20]).components is None  # None stands for the printed box


@pytest.mark.parametrize(
    "text",
    [
        "shove=1..2",
        "box.cards=1..2",
        "box.cards.excalibur=1..2",
        "box.cards.shove=5..2",
        "box.cards.shove=",
        "box.cards.shove=1,1",
        "box.cards.shove=one",
        "box.cards.shove.group=1..2",
        "option.wings=1,2",
        "option.last_round=0,1",
    ],
)
def test_values_that_cannot_be_varied_are_refused(text):
    with pytest.raises(BadInput):
        read_knob(PLAN, text)


@pytest.mark.parametrize("text", ["beauty=1", "length=long", "length", "length=nan", "length=1,length=2", ""])
def test_unknown_goals_are_refused(text):
    with pytest.raises(BadInput):
        read_goals(text)


def test_goals_have_the_names_of_the_metrics_in_the_docs():
    """Reads the headings of the metrics in docs/lab.md; skill needs two bots, and wins have a goal of their own."""
    text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").partition("## Metrics")[2]
    headings = [
        name for line in text.splitlines() if line.startswith("- ") for name in re.findall(r"\*\*(.+?)\*\*", line)
    ]
    names = [name.lower().replace(" ", "_") for name in headings]
    measured = set(names) - {"wins_of_each_seat", "by_order_of_play", "skill"}
    assert len(measured) == 13
    assert [goal.name for goal in read_goals(",".join([f"{name}=1" for name in sorted(measured)]))] == sorted(measured)


def est(mean: float, reach: float = 0.1) -> Estimate:
    return Estimate(mean, mean - reach, mean + reach, 100)


def test_a_certainly_worse_trial_is_stopped_early():
    goals = [Goal("first_seat", 0.5), Goal("length", 40.0)]
    best = Trial((1,), 100, (est(0.5), est(40.0)), True, "")
    assert is_hopeless((est(0.9), est(50.0)), goals, [best])
    # This trial may still turn out as near to the first goal as the best one.
    assert not is_hopeless((est(0.6), est(50.0)), goals, [best])
    assert not is_hopeless((est(0.9), est(50.0)), goals, [msgspec.structs.replace(best, is_whole=False)])


def test_the_pareto_front_has_the_undominated_trials():
    goals = (Goal("first_seat", 0.5), Goal("length", 40.0))
    found = [(0.5, 60.0), (0.6, 45.0), (0.7, 40.0), (0.7, 60.0)]
    trials = tuple([Trial((at,), 10, (est(a), est(b)), True, "") for at, (a, b) in enumerate(found)])
    results = Results(Sweep(PLAN, (), goals, 10), trials, "")
    assert [trial.values[0] for trial in results.front()] == [0, 1, 2]


def sweep_of(*texts: str, goal: str) -> Sweep:
    return Sweep(PLAN, tuple([read_knob(PLAN, text) for text in texts]), tuple(read_goals(goal)), 16)


def run(path: Path, sweep: Sweep, trials: int) -> list[Trial]:
    return list(run_sweep(path, sweep, trials, Workers(), lambda _: None))


def test_a_small_sweep_tries_every_combination(tmp_path):
    sweep = sweep_of("option.last_round=1..4", goal="length=12,first_seat=0.5")
    trials = run(tmp_path / "a", sweep, 10)
    assert [trial.values for trial in trials] == [(1,), (2,), (3,), (4,)]
    lengths = [trial.found[0].mean for trial in trials]
    assert lengths == sorted(lengths) and lengths[0] < lengths[-1]
    html = sweep_page(Results(sweep, tuple(trials), "digest"), "fr")
    assert html.count("<svg") == 3 and "front de Pareto" in html and "<script" not in html


def test_a_large_sweep_uses_optuna_and_continues_deterministically(tmp_path):
    sweep = sweep_of("box.cards.shove=0..40", "option.last_round=1..9", goal="length=20")
    whole = run(tmp_path / "whole", sweep, 6)
    assert len(whole) <= 6 and len({trial.values for trial in whole}) == len(whole)
    stopped = run_sweep(tmp_path / "cut", sweep, 6, Workers(), lambda _: None)
    next(stopped), next(stopped)
    stopped.close()  # type: ignore[attr-defined]
    assert run(tmp_path / "cut", sweep, 6) == whole


def test_an_unplayable_box_is_noted_and_the_sweep_continues(tmp_path):
    trials = run(tmp_path / "a", sweep_of("box.spaces.star-2=0,8", goal="length=20"), 4)
    assert [bool(trial.found) for trial in trials] == [False, True]
    assert "spaces" in trials[0].trouble


def test_a_sweep_can_be_run_by_command(tmp_path, capsys):
    words = [
        "malta",
        "--bots",
        "plain",
        "--option",
        "board=5",
        "--jobs",
        "1",
        "--games",
        "8",
        "--to",
        str(tmp_path / "s"),
    ]
    command = ["lab", "sweep", *words, "--vary", "option.last_round=1..3", "--goal", "length=9"]
    assert main(command) == 0
    printed = capsys.readouterr().out
    assert "3 trials, digest" in printed
    page = (tmp_path / "s" / "sweep.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>") and len(page) < 300_000
    assert main(command) == 0
    assert capsys.readouterr().out == printed
    assert main([*command[:-1], "length=10"]) == 2  # the folder holds another sweep
    assert "another plan" in capsys.readouterr().err
    assert main([*command, "--trials", "0", "--to", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "none").exists()
