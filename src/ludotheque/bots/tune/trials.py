"""Trials of weights: a bot with the weights that Optuna proposes plays against the pool; a folder stores the finished
trials.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.bots.matches import make_contest, play_contest, results_of
from ludotheque.bots.tune.plan import PROOF, RUNOFF, SAMPLE, LineUp, Rival, Tuning, line_ups, mean_gain, seed_for
from ludotheque.core.errors import BadInput
from ludotheque.core.weight_files import Meeting
from ludotheque.journal import replacing

STARTS: Final = 10  # the number of trials before Optuna begins to learn from results instead of drawing at random
WIDE: Final = 10.0  # a range whose ends differ by this factor is searched on a logarithmic scale
FINALISTS: Final = 3  # the number of best trials that meet the pool again, in a runoff on other deals
RUNOFF_GAMES: Final = 2  # a trial of the runoff has this many times as many matches

Advance = Callable[[int], None]


class Trial(msgspec.Struct, frozen=True, rename="camel"):
    """The weights of one trial, and their results against the pool."""

    values: tuple[float, ...]
    met: tuple[Meeting, ...]

    def gain(self) -> float:
        """Returns the mean gain over the pool."""
        return mean_gain(self.met)


class Work:
    """The folder of a tuning: tuning.json with its settings, and a file for every finished trial."""

    def __init__(self, folder: Path, tuning: Tuning, jobs: int, advance: Advance) -> None:
        self.folder = folder
        self.tuning = tuning
        self.jobs = jobs
        self.advance = advance

    def trial(self, use: str, name: str, values: tuple[float, ...], games: int, pool: Sequence[Rival]) -> Trial:
        """Returns a finished trial from the folder, or plays it; raises BadInput if the folder's trial had other
        weights.
        """
        path = self.folder / f"{name}.json"
        if path.exists():
            stored = read_trial(path)
            matches = sum([one.matches for one in stored.met])
            if stored.values != values or matches != matches_of(self.tuning, games, pool):
                raise BadInput(str(path), "other-tuning", what="trial")
            self.advance(matches)
            return stored
        met = [self.meeting(line_up, use, games) for line_up in line_ups(self.tuning, values, pool)]
        done = Trial(values, tuple(met))
        with replacing(path) as part:
            part.write_bytes(msgspec.json.format(msgspec.json.encode(done), indent=1) + b"\n")
        return done

    def meeting(self, line_up: LineUp, use: str, games: int) -> Meeting:
        """Plays the matches of one line-up, and returns their result."""
        seed = seed_for(self.tuning, use)
        contest = make_contest(self.tuning.owner.game, line_up.bots, games, seed=seed)
        timed = []
        with closing(play_contest(contest, self.jobs)) as matches:
            for one in matches:
                timed.append(one)
                self.advance(1)
        first = results_of(contest, timed, 1.0).standings[0]
        rival = line_up.rival
        return Meeting(
            rival=rival.label,
            seats=line_up.seats,
            bots=line_up.bots,
            matches=len(timed),
            seed=seed,
            share=first.share,
            low=first.low,
            high=first.high,
            fair=first.fair,
            is_exploiter=rival.is_exploiter,
        )


def matches_of(tuning: Tuning, games: int, pool: Sequence[Rival]) -> int:
    """Returns the number of matches in one trial."""
    contests = [make_contest(tuning.owner.game, one.bots, games) for one in line_ups(tuning, tuning.before, pool)]
    return sum([one.matches() for one in contests])


def open_work(folder: Path, tuning: Tuning) -> None:
    """Prepares the folder; raises BadInput if the folder holds a tuning with other settings, or other files."""
    note = folder / "tuning.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if note.exists():
            stored = msgspec.json.decode(note.read_bytes(), type=Tuning)
            for name in Tuning.__struct_fields__:
                if getattr(stored, name) != getattr(tuning, name):
                    raise BadInput(str(folder), "other-tuning", what=name)
        elif any(folder.iterdir()):
            raise BadInput(str(folder), "not-a-tuning")
        else:
            note.write_bytes(msgspec.json.format(msgspec.json.encode(tuning), indent=1) + b"\n")
    except OSError as error:
        raise BadInput(str(folder), "unreadable-file", reason=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise BadInput(str(note), "unreadable-file", reason=str(error)) from error


def read_trial(path: Path) -> Trial:
    """Reads a finished trial."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Trial)
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise BadInput(str(path), "unreadable-file", reason=str(error)) from error


class Chooser:
    """Chooses the weights to try next: first the weights in use, then those that Optuna proposes."""

    def __init__(self, tuning: Tuning) -> None:
        import optuna

        optuna.logging.set_verbosity(optuna.logging.ERROR)
        kinds = optuna.distributions
        self.tuning = tuning
        self.kinds: dict[str, Any] = {
            one.name: kinds.IntDistribution(int(one.low), int(one.high))
            if one.is_whole
            else kinds.FloatDistribution(one.low, one.high, log=one.low > 0.0 and one.high >= WIDE * one.low)
            for one in tuning.ranges
        }
        sampler = optuna.samplers.TPESampler(seed=tuning.seed % 2**32, n_startup_trials=STARTS)
        self.study: Any = optuna.create_study(direction="maximize", sampler=sampler)
        self.proposal: Any = None

    def next(self) -> tuple[float, ...]:
        """Returns the next weights to try; they are rounded, so that people can read them."""
        tuning = self.tuning
        if self.proposal is None:
            inside = [min(one.high, max(one.low, value)) for one, value in zip(tuning.ranges, tuning.before)]
            usual = [int(value) if one.is_whole else value for one, value in zip(tuning.ranges, inside)]
            self.study.enqueue_trial(dict(zip(self.kinds, usual)))
            self.proposal = self.study.ask(self.kinds)
            return tuning.before
        self.proposal = self.study.ask(self.kinds)
        return tuple([float(f"{self.proposal.params[one.name]:.3g}") for one in tuning.ranges])

    def tell(self, trial: Trial) -> None:
        """Reports to Optuna the result of the weights that Optuna proposed last."""
        self.study.tell(self.proposal, trial.gain())


def run_trials(work: Work, trials: int) -> Iterator[Trial]:
    """Yields the trials as they end, the weights in use first; trials in the folder are not played again."""
    chooser = Chooser(work.tuning)
    for number in range(trials):
        tuning = work.tuning
        trial = work.trial(SAMPLE, f"{SAMPLE}-{number}", chooser.next(), tuning.games, tuning.pool)
        chooser.tell(trial)
        yield trial


def best_of(work: Work, trials: Sequence[Trial]) -> tuple[Trial, Trial]:
    """Returns the trial whose weights do best in the runoff, and the result of these weights in the runoff.  In the
    runoff, the weights of the best trials and the weights in use meet the pool on other deals.
    """
    tuning = work.tuning
    ranked = sorted(trials, key=lambda trial: -trial.gain())
    finalists = list(dict.fromkeys([tuning.before, *[trial.values for trial in ranked]]))[: FINALISTS + 1]
    again = [
        work.trial(RUNOFF, f"{RUNOFF}-{number}", values, RUNOFF_GAMES * tuning.games, tuning.pool)
        for number, values in enumerate(finalists)
    ]
    best = max(again, key=Trial.gain)
    return next(trial for trial in trials if trial.values == best.values), best


def prove(work: Work, values: tuple[float, ...], games: int) -> tuple[Trial, Trial]:
    """Plays these weights against the pool on fresh deals, and the weights in use against the rest of the pool on the
    same deals; the weights in use are the first rival in the pool, and do not meet themselves.
    """
    tuning = work.tuning
    new = work.trial(PROOF, f"{PROOF}-new", values, games, tuning.pool)
    return new, work.trial(PROOF, f"{PROOF}-before", tuning.before, games, tuning.pool[1:])


def won(new: Trial, before: Trial) -> bool:
    """Did the new weights win?

    With every number of seats, the interval of their share against the weights in use must lie above the fair share;
    and against no other rival may the new weights do clearly worse than the weights in use do.
    """
    known = {(one.rival, one.seats): one for one in before.met}
    for ours in new.met:
        theirs = known.get((ours.rival, ours.seats))
        if theirs is None:
            if ours.low <= ours.fair:
                return False
        elif ours.low > theirs.high if ours.is_exploiter else ours.high < theirs.low:
            return False
    return True
