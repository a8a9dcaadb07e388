"""Searches for a better box: tries values of some numbers, and keeps those nearest to the goals.

Optuna chooses what to try next.  Every trial is a separate run with the same luck, so trials differ only in the numbers
tried, not in their deals.  A trial that is certainly worse than another trial in every goal is given up early.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.journal import replacing
from ludotheque.lab.folder import RunFolder, digest_of, open_for
from ludotheque.lab.knobs import Knob, plan_with_knobs
from ludotheque.lab.metrics import METRICS, estimate_metric, luck_share, share_of, win_share_of_turn
from ludotheque.lab.plan import Plan, pairings_for
from ludotheque.lab.rows import MatchRow
from ludotheque.lab.run import play_run
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.workers import Workers

PARTS: Final = 4  # a trial is played in this many equal parts, and may be given up after each
MOST_TRIALS: Final = 10_000
ALIASES: Final = {  # other names for measures; most of them are used in docs/lab.md
    "choices": "branching",
    "comebacks": "comeback",
    "forced_plays": "forced",
    "length": "decisions",
    "luck_of_the_deal": "luck",
    "shared_wins": "shared_win",
}

Advance = Callable[[int], None]
Measure = Callable[[Sequence[MatchRow]], Estimate | None]


def measures() -> dict[str, Measure]:
    """Returns everything that a goal may be about, by name."""
    found: dict[str, Measure] = {
        "first_seat": lambda rows: share_of(rows, win_share_of_turn(0)),
        "luck": luck_share,
    }
    for metric in METRICS:
        found[metric.id.replace("-", "_")] = partial(estimate_metric, metric)
    for name, meant in ALIASES.items():
        found[name] = found[meant]
    return found


class Goal(NamedTuple):
    """A goal of a sweep: a measure, and the value that it should have."""

    name: str
    target: float

    def estimate(self, rows: Sequence[MatchRow]) -> Estimate:
        """Returns the measure of some matches; raises BadInput if the game has no such measure."""
        found = measures()[self.name](rows)
        if found is None:
            raise BadInput("goal", "lab-no-measure", value=self.name)
        return found

    def distance(self, one: Estimate) -> float:
        """Returns the distance of a mean from the target."""
        return abs(one.mean - self.target)

    def least(self, one: Estimate) -> float:
        """Returns the smallest distance from the target of any value in the interval."""
        return (
            0.0 if one.low <= self.target <= one.high else min(abs(one.low - self.target), abs(one.high - self.target))
        )

    def most(self, one: Estimate) -> float:
        """Returns the greatest distance from the target of any value in the interval."""
        return max(abs(one.low - self.target), abs(one.high - self.target))


def read_goals(text: str) -> list[Goal]:
    """Reads goals such as `first_seat=0.5,length=40`; raises BadInput if a goal is unknown."""
    found: list[Goal] = []
    all_measures = measures()
    for part in text.split(","):
        name, _, value = part.strip().partition("=")
        name = name.replace("-", "_")
        if name not in all_measures:
            raise BadInput("goal", "bad-choice", value=repr(name), names=", ".join(sorted(all_measures)))
        try:
            target = float(value)
        except ValueError as error:
            raise BadInput("goal", "lab-bad-goal", value=part.strip()) from error
        if not math.isfinite(target) or name in [goal.name for goal in found]:
            raise BadInput("goal", "lab-bad-goal", value=part.strip())
        found.append(Goal(name, target))
    return found


class Sweep(msgspec.Struct, frozen=True, rename="camel"):
    """What a sweep tries, as stored in sweep.json: the same command continues the sweep, and a different command for
    its folder is refused.
    """

    plan: Plan
    knobs: tuple[Knob, ...]
    goals: tuple[Goal, ...]
    games: int  # the minimum number of matches in a trial


class Trial(msgspec.Struct, frozen=True, rename="camel"):
    """One trial: the values tried, the number of matches played, and what was measured."""

    values: tuple[Any, ...]
    matches: int
    found: tuple[Estimate, ...]  # the measure of each goal, in order; empty if the box was refused
    is_whole: bool  # whether the trial was completed, rather than given up
    digest: str
    trouble: str = ""  # why the box was refused

    def distances(self, goals: Sequence[Goal]) -> tuple[float, ...]:
        """Returns the distance of the trial from each goal."""
        return tuple([goal.distance(one) for goal, one in zip(goals, self.found)])


class Results(msgspec.Struct, frozen=True, rename="camel"):
    """A sweep and its trials, as stored in results.json."""

    sweep: Sweep
    trials: tuple[Trial, ...]
    digest: str  # a digest of the matches of all trials

    def front(self) -> list[Trial]:
        """Returns the trials that no other trial beats in every goal: the Pareto front, in order of the first goal."""
        whole = [trial for trial in self.trials if trial.is_whole]
        goals = self.sweep.goals
        far = {trial.values: trial.distances(goals) for trial in whole}
        best = [one for one in whole if not any(is_better(far[other.values], far[one.values]) for other in whole)]
        return sorted(best, key=lambda trial: far[trial.values])


def is_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Returns whether a trial is at least as near to every goal as another trial, and nearer to some."""
    return all(a <= b for a, b in zip(one, other)) and any(a < b for a, b in zip(one, other))


def check_trials(trials: int) -> None:
    """Raises BadInput if this is not a possible number of trials, or if a package that sweeps need is missing."""
    if not 1 <= trials <= MOST_TRIALS:
        raise BadInput("trials", "bad-number", value=trials, low=1, high=MOST_TRIALS)
    if find_spec("optuna") is None:
        raise BadInput("sweep", "lab-needs-extra", extra="lab")


def open_sweep(path: Path, sweep: Sweep) -> Path:
    """Returns the folder of a sweep, and creates it if needed; raises BadInput if the folder contains anything else."""
    file = path / "sweep.json"
    data = msgspec.json.format(msgspec.json.encode(sweep), indent=1) + b"\n"
    try:
        path.mkdir(parents=True, exist_ok=True)
        if file.exists():
            if file.read_bytes() != data:
                raise BadInput(str(path), "lab-other-plan")
            return path
        is_empty = not any(path.iterdir())
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    if not is_empty:
        raise BadInput(str(path), "lab-other-files")
    with replacing(file) as part:
        part.write_bytes(data)
    return path


def run_sweep(path: Path, sweep: Sweep, trials: int, workers: Workers, advance: Advance) -> Iterator[Trial]:
    """Yields trials as they end, each combination of values once; matches that an earlier call played are not played
    again.
    """
    check_trials(trials)
    done: dict[tuple[Any, ...], Trial] = {}
    chooser = Chooser(sweep, trials)
    for _ in range(trials):
        values = chooser.next()
        if values is None:
            return
        if values not in done:
            done[values] = play_trial(path, sweep, values, list(done.values()), workers, advance)
            yield done[values]
        chooser.tell(done[values])


class Chooser:
    """Chooses which values to try next: every combination if there are few, otherwise the combination that Optuna
    proposes.
    """

    def __init__(self, sweep: Sweep, trials: int) -> None:
        import optuna

        optuna.logging.set_verbosity(optuna.logging.ERROR)
        self.sweep = sweep
        self.kinds = {
            str(number): optuna.distributions.CategoricalDistribution(list(range(len(knob.values))))
            if knob.is_option
            else optuna.distributions.IntDistribution(0, len(knob.values) - 1)
            for number, knob in enumerate(sweep.knobs)
        }
        sampler = optuna.samplers.TPESampler(seed=sweep.plan.seed, n_startup_trials=max(5, trials // 4))
        self.study: Any = optuna.create_study(directions=["minimize"] * len(sweep.goals), sampler=sampler)
        self.failed: Any = optuna.trial.TrialState.FAIL
        self.asked: Any = None
        self.all_of_them = math.prod([len(knob.values) for knob in sweep.knobs])
        self.in_order = self.all_of_them <= trials
        self.number = 0

    def next(self) -> tuple[Any, ...] | None:
        """Returns the next values to try; None if all have been tried."""
        number, self.number = self.number, self.number + 1
        if self.in_order:
            return None if number >= self.all_of_them else self.combination(number)
        self.asked = self.study.ask(self.kinds)
        return tuple([knob.values[self.asked.params[str(at)]] for at, knob in enumerate(self.sweep.knobs)])

    def combination(self, number: int) -> tuple[Any, ...]:
        """Returns the combination with this number; the last knob varies fastest."""
        found: list[Any] = []
        for knob in reversed(self.sweep.knobs):
            number, at = divmod(number, len(knob.values))
            found.append(knob.values[at])
        return tuple(reversed(found))

    def tell(self, trial: Trial) -> None:
        """Tells Optuna the result of its last proposal; a box that was refused has no result."""
        if self.in_order:
            return
        if trial.found:
            self.study.tell(self.asked, list(trial.distances(self.sweep.goals)))
        else:
            self.study.tell(self.asked, state=self.failed)


def play_trial(
    path: Path, sweep: Sweep, values: tuple[Any, ...], before: Sequence[Trial], workers: Workers, advance: Advance
) -> Trial:
    """Plays one trial in parts, and gives it up as soon as it is certainly worse than another trial."""
    pairings = pairings_for(sweep.plan, sweep.games)
    try:
        plan = plan_with_knobs(sweep.plan, sweep.knobs, values)
    except BadInput as error:
        advance(pairings * sweep.plan.seats)
        return Trial(values, 0, (), False, "", str(error))
    folder = open_for(path / f"trial-{plan.digest[:12]}", plan)
    rows: list[MatchRow] = []
    for part in range(1, PARTS + 1):
        wanted = -(-pairings * part // PARTS) * plan.seats
        rows = play_part(folder, wanted, workers)
        found = tuple([goal.estimate(rows) for goal in sweep.goals])
        if part < PARTS and is_hopeless(found, sweep.goals, before):
            break
    advance(pairings * plan.seats)
    folder.write_info(rows)
    return Trial(values, len(rows), found, len(rows) >= pairings * plan.seats, digest_of(rows))


def play_part(folder: RunFolder, games: int, workers: Workers) -> list[MatchRow]:
    """Returns at least the first `games` matches of a run; plays those that are missing."""
    rows = play_run(folder, games, workers, lambda _: None)
    return rows[:games]


def is_hopeless(found: Sequence[Estimate], goals: Sequence[Goal], before: Sequence[Trial]) -> bool:
    """Returns whether another trial is certainly nearer to every goal, by the intervals of both."""
    return any(
        all(goal.most(theirs) < goal.least(ours) for goal, theirs, ours in zip(goals, trial.found, found))
        for trial in before
        if trial.is_whole
    )


def results_of(sweep: Sweep, trials: Sequence[Trial]) -> Results:
    """Returns the results of a sweep; raises BadInput if the game could be played with none of the boxes."""
    if trials and not any(trial.found for trial in trials):
        raise BadInput("vary", "lab-no-trial", reason=trials[0].trouble)
    ordered = sorted([f"{trial.values} {trial.digest}" for trial in trials])
    return Results(sweep, tuple(trials), sha256("\n".join(ordered).encode()).hexdigest())
