"""Checks the figures of docs/physics.md with a few walks: distance, drift, falls, and how well the stand-in agrees with
the kernel.
"""

import math
import sys
from pathlib import Path
from statistics import fmean, median, stdev

import pytest

from ludotheque.physics import BRAIN, GRAVE, Scene, box_trigger, disc_trigger
from ludotheque.physics.stand_in import estimate_walk, fitted_table, table_path
from ludotheque_trust.physics_fit import __main__ as physics_fit
from ludotheque_trust.physics_fit.fates import Fates
from ludotheque_trust.physics_fit.measurements import FreeWalk, free_walks, meetings, push_distance
from ludotheque_trust.physics_fit.plots import Picture
from tests.physics.scenes import BOARD, CHARACTERS, at, east_gate

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def walked() -> dict[tuple[int, int], list[FreeWalk]]:
    """Returns free walks by the number of winds and the number of the character."""
    return {(winds, who): free_walks(winds, CHARACTERS[who], 15, seed=winds) for winds in (1, 4) for who in (0, 2)}


@pytest.mark.parametrize("winds, low, high", [(1, 6.75, 7.1), (4, 27.1, 27.9)])
def test_distances_agree_with_the_documented_figures(walked, winds, low, high):
    for who in (0, 2):
        far = [math.hypot(walk.ahead, walk.aside) for walk in walked[winds, who]]
        assert low < fmean(far) < high
        assert 0.1 < stdev(far) < 0.65


def test_drift_and_heading_agree_with_the_documented_figures(walked):
    for (winds, who), walks in walked.items():
        turns = [walk.turn - 8 * winds * CHARACTERS[who].bias for walk in walks]
        sideways = stdev([walk.aside for walk in walks])
        assert abs(fmean(turns)) < 0.12
        assert 0.03 < stdev(turns) < 0.30
        assert (0.15 < sideways < 0.6) if winds == 1 else (1.0 < sideways < 4.0)
    assert fmean([walk.aside for walk in walked[4, 0]]) > 4.0


def test_walking_times_agree_with_the_documented_figures(walked):
    assert fmean([walk.seconds for walk in walked[1, 0]]) == pytest.approx(3.0, abs=0.1)
    assert fmean([walk.seconds for walk in walked[4, 0]]) == pytest.approx(8.7, abs=0.2)


def test_pushes_agree_with_the_documented_figures():
    behind = list(meetings(0, 6, winds=3))
    assert 2.0 < median(push_distance(walk) for walk in behind) < 9.0


@pytest.mark.nightly
def test_falls_agree_with_the_documented_figures():
    """Compares the number of falls in a hundred meetings of each kind with the ranges that the model was tuned for."""
    fates = Fates(100, (1,))
    assert 0.05 <= fates.fall_share("from behind") <= 0.20
    assert 0.10 <= fates.fall_share("from the side") <= 0.30
    assert 0.30 <= fates.fall_share("head on") <= 0.60
    assert 0.10 <= fates.struck_share_of_falls() <= 0.35
    assert all(part >= 0.05 for part in fates.sides().values())


def test_the_stand_in_ends_where_the_kernel_does(walked):
    """Checks that the means of stand-in and kernel agree within about three standard errors, and the spreads within a
    factor of two.
    """
    for (winds, who), walks in walked.items():
        ends = [fitted_table().draw_end(winds, CHARACTERS[who].bias, seed, who) for seed in range(400)]
        for name in ("ahead", "aside", "turn"):
            theirs = [getattr(walk, name) for walk in walks]
            ours = [getattr(walk, name) for walk in ends]
            assert abs(fmean(ours) - fmean(theirs)) < 3.3 * stdev(theirs) / math.sqrt(len(theirs))
            assert 0.5 < stdev(ours) / stdev(theirs) < 2.0


def test_the_stand_in_reports_the_triggers_it_passes_over():
    triggers = [disc_trigger(BRAIN, 12000, 12000, 750), box_trigger(GRAVE, 20000, 12000, 1500, 2500)]
    result = estimate_walk(Scene([at(4, 12)], BOARD, triggers), 0, 4, 1)
    assert [event.how for event in result.of("touched")] == ["brain", "grave"]
    assert result.rest[0].state == "gone"
    result = estimate_walk(Scene([at(40, 12, 0, 1)], BOARD, (), east_gate()), 0, 4, 1)
    assert [event.kind for event in result.happened] == ["crossed", "left"]
    assert estimate_walk(Scene([at(40, 12)], BOARD), 0, 0, 1).rest[0].x == 40000


def test_the_stand_in_pushes_and_falls_about_as_often():
    behind = [estimate_walk(Scene([at(0, 0), at(6, 0, 0, 1)]), 0, 4, seed) for seed in range(60)]
    assert 2.0 < median((result.rest[1].x - 6000) / 1000 for result in behind) < 9.0
    head_on = [estimate_walk(Scene([at(0, 0), at(6, 0, 180, 1)]), 0, 4, seed) for seed in range(60)]
    assert 12 <= sum(result.fell(0) == "back" for result in head_on) <= 32
    assert 1 <= sum(result.fell(1) == "back" for result in head_on) <= 15


@pytest.mark.parametrize("degrees, side", [(0, "face"), (90, "right"), (180, "back"), (270, "left")])
def test_in_the_stand_in_a_struck_pawn_also_falls_away_from_the_walker(degrees, side):
    result = [estimate_walk(Scene([at(0, 0), at(6, 0, degrees, 1)]), 0, 4, seed) for seed in range(150)]
    assert {walk.fell(1) for walk in result} == {"", side}
    assert {walk.fell(0) for walk in result} == {"", "back"}


def test_pictures_are_plain_svg(tmp_path):
    picture = Picture("A title", (0, 1), (0, 1), ("x", "y"))
    picture.marks((0, 1), (0, 1))
    picture.line([(0, 0), (1, 1)], "#000")
    picture.save(tmp_path / "a.svg")
    assert (tmp_path / "a.svg").read_text().startswith("<svg") and "60.0,310.0 620.0,30.0" in (
        tmp_path / "a.svg"
    ).read_text()


def test_a_fit_replaces_the_table_that_the_stand_in_reads(tmp_path, monkeypatch, capsys):
    written = []
    monkeypatch.setattr(physics_fit, "fit", lambda count: f"# {count} walks a row\n")
    monkeypatch.setattr(Path, "write_text", lambda path, text, encoding: written.append((path, text)))
    monkeypatch.setattr(sys, "argv", ["physics_fit", "--count", "3"])
    physics_fit.main()
    assert written == [(table_path(), "# 3 walks a row\n")]
    assert table_path().is_file() and "stand_in.toml" in capsys.readouterr().out
