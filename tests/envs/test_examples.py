"""Tests that the examples for learning programs run, and learn something."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import main
from tests.missing import leave_out

EXAMPLES = Path(__file__).parents[2] / "examples" / "learning"


def output_of(example: str, *words: str) -> str:
    """Runs an example in a separate process, where a crash of a third-party library does no harm; returns its
    output.
    """
    command = [sys.executable, str(EXAMPLES / example), *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env=os.environ | {"OMP_NUM_THREADS": "1"}
    ).stdout


def test_the_notebook_reads_the_output_of_the_lab(tmp_path, monkeypatch, capsys):
    run = tmp_path / "run"
    assert main(["lab", "run", "glory", "--bots", "plain,random", "--games", "4", "--jobs", "1", "--to", str(run)]) == 0
    monkeypatch.setenv("RUN", str(run))
    names: dict[str, Any] = {}
    for cell in json.loads((EXAMPLES / "matches.ipynb").read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    shares = names["rows"].group_by("match").agg(names["pl"].col("share").sum())["share"]
    assert shares.to_list() == [1.0] * len(shares)


@pytest.mark.nightly
def test_ppo_on_the_batch_learns():
    before, after = re.findall(r"(\d\.\d\d) (?:before|after)", output_of("ppo.py", "--seconds", "40"))
    assert float(after) > max(0.65, float(before) + 0.1)


@pytest.mark.nightly
def test_maskable_ppo_learns():
    if importlib.util.find_spec("sb3_contrib") is None:
        leave_out("sb3-contrib is not installed: uv sync --group learn")
    _, after = re.findall(r"(\d\.\d\d) (?:before|after)", output_of("maskable_ppo.py", "--seconds", "30"))
    assert float(after) > 0.6


@pytest.mark.nightly
def test_ismcts_plays_malta():
    assert "won" in output_of("ismcts.py", "--matches", "2", "--simulations", "10")
