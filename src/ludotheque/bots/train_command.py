"""The command `ludotheque train`: fits the value of a game to self-play, or checks the existing value."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ludotheque.bots.arena_command import INTERRUPTED, cores, play_all, print_table
from ludotheque.bots.match_journal import MatchJournal, journal_path
from ludotheque.bots.matches import results_of
from ludotheque.bots.results import Standing
from ludotheque.bots.train.fit import Fitted, calibration, fit
from ludotheque.bots.train.rounds import next_plan, trial
from ludotheque.bots.train.samples import Sample, SelfPlay, collect, open_work, read_samples, self_play
from ludotheque.bots.valued import read_matching_value_file
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.value_files import Model, ValueFile, write_value_file
from ludotheque.progress import progress

CALIBRATED: Final = (0.7, 1.3)  # a slope between these is good enough
HEADING: Final = ("seats", "matches", "positions", "loss, even", "in sample", "out of sample", "slope")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of training."""
    parser.add_argument("game", help="which game; its hooks must name features")
    parser.add_argument("--seats", type=numbers, metavar="N,N", help="fit one model for each number of seats (all)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="matches for each number of seats (1000)")
    parser.add_argument("--bot", default="heuristic", metavar="NAME", help="the bot that plays itself (heuristic)")
    parser.add_argument("--stray", type=int, default=12, metavar="N", help="one decision in N is random; 0: none (12)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="each seed gives different matches (0)")
    parser.add_argument(
        "--work", type=Path, metavar="FOLDER", help="keep the samples there, so that the command can continue later"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="the value file (bots/value.json of the game)")
    parser.add_argument("--check", action="store_true", help="only check a value file, on matches of this seed")
    parser.add_argument(
        "--rounds", type=int, default=0, metavar="N", help="then train N more times, on matches of the search (0)"
    )
    parser.add_argument(
        "--simulations", type=int, default=200, metavar="N", help="simulations per decision of the search (200)"
    )
    parser.add_argument("--trial", type=int, default=2000, metavar="N", help="matches that decide on a round (2000)")
    parser.add_argument(
        "--keep", type=float, default=0.52, metavar="SHARE", help="the share a round must win to be kept (0.52)"
    )
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="how many cores play (all)")


def numbers(text: str) -> tuple[int, ...]:
    """Reads whole numbers with commas between them."""
    return tuple([int(part) for part in text.split(",")])


def run(arguments: argparse.Namespace) -> int:
    """Trains a value and writes it or, with `--check`, checks one; after Ctrl-C, the same command with the same
    `--work` continues.
    """
    rules = find_game(arguments.game)
    plan = self_play(arguments.game, arguments.bot, arguments.stray, arguments.seed)
    all_seats: tuple[int, ...] = rules.seats if arguments.seats is None else arguments.seats
    for seats in all_seats:
        if seats not in rules.seats:
            raise BadInput("seats", "bad-seats", value=str(seats), low=min(rules.seats), high=max(rules.seats))
    for name, least in (("games", 10), ("jobs", 1), ("rounds", 0), ("simulations", 1), ("trial", 1)):
        if getattr(arguments, name) < least:
            raise BadInput(name, "bad-number", value=getattr(arguments, name), low=least, high=1_000_000)
    path = hooks_of(rules).value_path() if arguments.out is None else arguments.out
    with TemporaryDirectory() as temporary:
        folder = Path(temporary) if arguments.work is None else arguments.work
        try:
            if arguments.check:
                file = read_matching_value_file(path, rules)
                play_missing(plan, all_seats, arguments.games, folder, arguments.jobs)
                print(f"{arguments.game}: {path}\n")
                return check(file, all_seats, arguments.games, folder)
            models = train_models(plan, all_seats, arguments.games, folder, arguments.jobs)
            write_value_file(path, value_file(plan, models, path))
            for number in range(1, arguments.rounds + 1):
                plan = next_plan(plan, models, arguments.simulations)
                work = folder / f"round-{number}"
                again = train_models(plan, all_seats, arguments.games, work, arguments.jobs)
                write_value_file(work / "old.json", value_file(plan, models, path))
                write_value_file(work / "new.json", value_file(plan, again, path))
                won = play_trial(plan, work, min(all_seats), arguments.trial, arguments.jobs)
                is_kept = won.strength >= 2 * arguments.keep
                print(
                    f"round {number}: {won.share:.1%} ({won.low:.1%} – {won.high:.1%}), fair {won.fair:.1%}", end="; "
                )
                print("kept" if is_kept else "not kept")
                if not is_kept:
                    break
                models = again
                write_value_file(path, value_file(plan, models, path))
        except KeyboardInterrupt:
            return INTERRUPTED
    print(f"value: {path}")
    return 0 if all(is_calibrated(model.slope) for model in models) else 1


def play_trial(plan: SelfPlay, work: Path, seats: int, games: int, jobs: int) -> Standing:
    """Plays the matches that decide on a round, except those that an interrupted run left in the folder, and returns
    the result of the new value.
    """
    contest = trial(plan, work / "new.json", work / "old.json", seats, games)
    timed, is_whole = play_all([contest], jobs, MatchJournal(journal_path(work / "trial.json"), [contest]))
    if not is_whole:
        raise KeyboardInterrupt
    return results_of(contest, timed, 1.0).standings[0]


def play_missing(plan: SelfPlay, all_seats: Sequence[int], games: int, folder: Path, jobs: int) -> None:
    """Plays those matches whose samples are not in the folder yet."""
    open_work(folder, plan)
    play_matches(plan, all_seats, games, folder, jobs)


def train_models(plan: SelfPlay, all_seats: Sequence[int], games: int, folder: Path, jobs: int) -> list[Model]:
    """Plays, fits one model for each number of seats, and prints how well they fit."""
    play_missing(plan, all_seats, games, folder, jobs)
    fits = [model_of(plan, seats, games, read_samples(folder, seats, games)) for seats in all_seats]
    print_table([HEADING, *[row(model, fitted) for model, fitted in fits]])
    return [model for model, _ in fits]


def play_matches(plan: SelfPlay, all_seats: Sequence[int], games: int, folder: Path, jobs: int) -> None:
    """Plays all matches, while stderr shows the progress."""
    with progress(f"{plan.game}: {plan.bot} plays itself", games * len(all_seats), "matches") as advance:
        for seats in all_seats:
            for done in collect(plan, seats, games, folder, jobs):
                advance(done)


def model_of(plan: SelfPlay, seats: int, games: int, samples: Sequence[Sample]) -> tuple[Model, Fitted]:
    """Fits the model for one number of seats, and records how it was made."""
    fitted = fit(samples)
    who = f"a search of {plan.simulations} simulations" if plan.simulations else plan.bot
    strays = f"one decision in {plan.stray} at random" if plan.stray else "no decision at random"
    return (
        Model(
            seats=(seats,),
            weights=tuple(fitted.weights),
            matches=games,
            seeds=f"train {plan.seed} {seats} 0–{games - 1}: {who} in every seat, {strays}",
            loss_in=round(fitted.loss_in, 4),
            loss_out=round(fitted.loss_out, 4),
            slope=round(fitted.slope, 3),
        ),
        fitted,
    )


def value_file(plan: SelfPlay, models: Sequence[Model], path: Path) -> ValueFile:
    """Returns the value file with these models; old models for other numbers of seats are kept if they still belong to
    the game's rules and box.
    """
    rules = find_game(plan.game)
    hooks = hooks_of(rules)
    old_models: list[Model] = []
    fresh = {seats for model in models for seats in model.seats}
    if path.exists():
        try:
            old_models = [
                model for model in read_matching_value_file(path, rules).models if not fresh & set(model.seats)
            ]
        except BadInput:
            old_models = []
    ordered = sorted([*old_models, *models], key=lambda model: model.seats)
    return ValueFile(plan.game, plan.rules, plan.box, plan.features, tuple(ordered), physics=hooks.physics)


def row(model: Model, fitted: Fitted) -> tuple[str, ...]:
    """Returns the row of the table for one model."""
    return (
        ", ".join(map(str, model.seats)),
        f"{model.matches:,}",
        f"{fitted.positions:,}",
        f"{fitted.loss_even:.4f}",
        f"{fitted.loss_in:.4f}",
        f"{fitted.loss_out:.4f}",
        f"{fitted.slope:.2f}",
    )


def is_calibrated(slope: float) -> bool:
    """Is a slope near enough to 1?"""
    return CALIBRATED[0] <= slope <= CALIBRATED[1]


def check(file: ValueFile, all_seats: Sequence[int], games: int, folder: Path) -> int:
    """Checks the calibration of a value on fresh matches; exit code 0 or 1."""
    is_good = True
    rows: list[tuple[str, ...]] = [("seats", "matches", "positions", "loss", "slope", "verdict")]
    for model in file.models:
        for seats in [seats for seats in model.seats if seats in all_seats and not model.hidden]:
            samples = read_samples(folder, seats, games)
            loss, slope = calibration(samples, model.weights)
            is_good = is_good and is_calibrated(slope)
            verdict = "good" if is_calibrated(slope) else "not calibrated"
            rows.append((str(seats), f"{games:,}", f"{len(samples):,}", f"{loss:.4f}", f"{slope:.2f}", verdict))
    print_table(rows)
    return 0 if is_good and len(rows) > 1 else 1
