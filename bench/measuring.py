"""Measures speed in interleaved runs, in CPU time, and prints tables whose rows can be compared."""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import perf_counter, process_time
from typing import TypeVar

SEED = 7  # Every run plays the same matches, so that rounds differ only by what the machine did.

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rate:
    """The work that one run did and the time it took; rates are per second of CPU time."""

    decisions: int
    choices: int  # number of decisions with two or more actions to choose from
    matches: int
    wall: float
    cpu: float
    copy_us: float | None = None
    spread: float = 0.0  # over interleaved rounds: fastest minus slowest rate, as a share of the median

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.cpu

    @property
    def choices_per_second(self) -> float:
        return self.choices / self.cpu

    @property
    def matches_per_second(self) -> float:
        return self.matches / self.cpu

    @property
    def decisions_per_match(self) -> float:
        return self.decisions / self.matches

    @property
    def cpu_share(self) -> float:
        """The CPU time of the process as a share of the wall time; a share well below 1 means that the machine was busy
        with something else.
        """
        return self.cpu / self.wall


Run = Callable[[float], Rate]
"""A run: plays for about this many seconds, and returns its rate."""

Match = Callable[[], tuple[int, int]]
"""Plays one match from the deal to the end; returns the number of its decisions, and of those with a choice."""


def measure(match: Match, seconds: float, copy_us: float | None = None) -> Rate:
    """Plays whole matches, at least one, until the CPU time is used up."""
    decisions = choices = matches = 0
    began_wall, began_cpu = perf_counter(), process_time()
    cpu = 0.0
    while cpu < seconds:
        of_match, with_choice = match()
        decisions += of_match
        choices += with_choice
        matches += 1
        cpu = process_time() - began_cpu
    return Rate(decisions, choices, matches, perf_counter() - began_wall, cpu, copy_us)


def copy_microseconds(positions: Sequence[T], copy: Callable[[T], object], seconds: float) -> float:
    """Returns the mean time to copy a position and drop the copy, by going through these positions repeatedly."""
    copies = 0
    began = process_time()
    cpu = 0.0
    while cpu < seconds:
        for position in positions:
            copy(position)
        copies += len(positions)
        cpu = process_time() - began
    return cpu / copies * 1e6


def interleaved(runs: dict[str, Run], seconds: float, rounds: int) -> dict[str, Rate]:
    """Runs all workloads alternately, round after round (A B A B), and keeps the median run of each.

    Runs take turns, so that a slow minute of a shared machine affects all of them alike, and ratios between them stay
    valid.
    """
    if rounds < 1:
        raise ValueError("interleaved runs need at least one round")
    measured: dict[str, list[Rate]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            measured[name].append(run(seconds))
    return {name: _median(rates) for name, rates in measured.items()}


def _median(rates: list[Rate]) -> Rate:
    """Returns the run with the median speed, so that all its figures belong together; only the time of a copy is
    replaced by the median over all runs.
    """
    ordered = sorted(rates, key=lambda rate: rate.decisions_per_second)
    middle = ordered[(len(ordered) - 1) // 2]
    copies = [rate.copy_us for rate in rates if rate.copy_us is not None]
    return replace(
        middle,
        copy_us=statistics.median(copies) if copies else None,
        spread=(ordered[-1].decisions_per_second - ordered[0].decisions_per_second) / middle.decisions_per_second,
    )


def arguments(command: str, about: str | None, seconds: float) -> argparse.ArgumentParser:
    """Returns a parser with the options that all tables share: the length of a run, and the number of runs."""
    parser = argparse.ArgumentParser(command, description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=a_time, default=seconds, help=f"CPU seconds of one run (default {seconds:g})")
    parser.add_argument("--rounds", type=a_count, default=5, help="runs of each row, by turns (default 5)")
    return parser


def a_time(text: str) -> float:
    """Parses a number of seconds: above 0 and at most an hour."""
    if not 0 < float(text) <= 3600:
        raise argparse.ArgumentTypeError("must be above 0 and at most 3600")
    return float(text)


def a_count(text: str) -> int:
    """Parses a number from 1 to 1000."""
    if not 1 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError("must be from 1 to 1000")
    return int(text)


# ---- tables ----------------------------------------------------------------------------------------------------------


def laid_out(headings: Sequence[str], rows: Mapping[str, Sequence[str]]) -> str:
    """Returns a table for people: a name and some cells in each row."""
    width = max(len(name) for name in rows)
    widths = [max(13, len(heading) + 2) for heading in headings]
    lines = [
        f"{name:<{width}}" + "".join([f"{cell:>{wide}}" for cell, wide in zip(cells, widths)])
        for name, cells in {"": headings, **rows}.items()
    ]
    return "\n".join(lines)


def rate_table(rates: dict[str, Rate]) -> str:
    """Returns a table with one row for each game that was played."""
    headings = ("decisions/s", "choices/s", "matches/s", "dec./match", "copy µs", "spread", "CPU share")
    rows = {
        name: (
            f"{rate.decisions_per_second:,.0f}",
            f"{rate.choices_per_second:,.0f}",
            f"{rate.matches_per_second:,.1f}",
            f"{rate.decisions_per_match:.1f}",
            "–" if rate.copy_us is None else f"{rate.copy_us:.2f}",
            f"{rate.spread:.0%}",
            f"{rate.cpu_share:.0%}",
        )
        for name, rate in rates.items()
    }
    return laid_out(headings, rows)


def ratio_table(rates: dict[str, Rate], references: Sequence[str]) -> str:
    """Returns a table with the speed of each row, in decisions per second, as a multiple of the speed of each reference
    in the same run.
    """
    rows = {
        name: [f"{rate.decisions_per_second / rates[reference].decisions_per_second:.2f} ×" for reference in references]
        for name, rate in rates.items()
        if name not in references
    }
    return laid_out(references, rows)
