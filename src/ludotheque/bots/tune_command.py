"""The command `ludotheque tune`: looks for better weights of a game's heuristic, against a pool of opponents."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ludotheque.bots.arena_command import INTERRUPTED, cores, print_table
from ludotheque.bots.train_command import numbers
from ludotheque.bots.tune.plan import Tuning, make_tuning
from ludotheque.bots.tune.trials import (
    FINALISTS,
    RUNOFF_GAMES,
    Trial,
    Work,
    best_of,
    matches_of,
    open_work,
    prove,
    run_trials,
    won,
)
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.weight_files import Meeting, WeightFile, write_weight_file
from ludotheque.progress import progress

MOST: Final = 1_000_000
RESULT: Final = "tuned.json"  # the result, in the work folder, whether the weights won or not


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of tuning."""
    parser.add_argument("game", help="which game; its hooks must name weights")
    parser.add_argument("--bot", default="heuristic", metavar="NAME", help="the bot to tune (heuristic)")
    parser.add_argument(
        "--pool", metavar="NAMES", help="opponents besides the bot itself (plain, former weights, all exploiters)"
    )
    parser.add_argument("--seats", type=numbers, metavar="N,N", help="numbers of seats (the least)")
    parser.add_argument("--trials", type=int, default=40, metavar="N", help="how many sets of weights to try (40)")
    parser.add_argument("--games", type=int, default=60, metavar="N", help="matches of a trial against each (60)")
    parser.add_argument("--proof", type=int, default=400, metavar="N", help="fresh matches against each (400)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="each seed gives different matches (0)")
    parser.add_argument("--work", type=Path, metavar="FOLDER", help="keeps finished trials (tune-GAME)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="for weights that win (bots/tuned.json of the game)")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="how many cores play (all)")


def run(arguments: argparse.Namespace) -> int:
    """Tries weights, judges the best on fresh deals, and writes them if they win; after Ctrl-C, the same command
    continues.
    """
    if find_spec("optuna") is None:
        raise BadInput("tune", "lab-needs-extra", extra="lab")
    rules = find_game(arguments.game)
    seats: tuple[int, ...] = (min(rules.seats),) if arguments.seats is None else arguments.seats
    for number in seats:
        if number not in rules.seats:
            raise BadInput("seats", "bad-seats", value=str(number), low=min(rules.seats), high=max(rules.seats))
    for name in ("trials", "games", "proof", "jobs"):
        if not 1 <= getattr(arguments, name) <= MOST:
            raise BadInput(name, "bad-number", value=getattr(arguments, name), low=1, high=MOST)
    out = hooks_of(rules).weights_path() if arguments.out is None else arguments.out
    pool = None if arguments.pool is None else [name.strip() for name in arguments.pool.split(",")]
    tuning = make_tuning(arguments.game, arguments.bot, pool, seats, arguments.games, arguments.seed, out)
    folder = Path(f"tune-{arguments.game}") if arguments.work is None else arguments.work
    open_work(folder, tuning)
    try:
        with progress(
            f"{arguments.game}: weights of {arguments.bot}", total(tuning, arguments.trials, arguments.proof), "matches"
        ) as a:
            work = Work(folder, tuning, arguments.jobs, a)
            trials = list(run_trials(work, arguments.trials))
            best, runoff = best_of(work, trials)
            has_better = best.values != tuning.before
            new, before = prove(work, best.values, arguments.proof) if has_better else (runoff, runoff)
    except KeyboardInterrupt:
        return INTERRUPTED
    file = result(tuning, best, new, before, arguments.trials)
    show(file)
    write_weight_file(folder / RESULT, file)
    if not file.is_recommended:
        why = "" if has_better else "no trial beat the weights in use in the runoff, so there is nothing to prove; "
        print(f"not recommended: {why}see {folder / RESULT}")
        return 1
    write_weight_file(out, file)
    print(f"recommended: {out}")
    return 0


def total(tuning: Tuning, trials: int, proof: int) -> int:
    """Returns the number of matches to play."""
    runoffs = min(trials, FINALISTS + 1)
    matches = trials * matches_of(tuning, tuning.games, tuning.pool)
    matches += runoffs * matches_of(tuning, RUNOFF_GAMES * tuning.games, tuning.pool)
    return matches + matches_of(tuning, proof, tuning.pool) + matches_of(tuning, proof, tuning.pool[1:])


def result(tuning: Tuning, best: Trial, new: Trial, before: Trial, trials: int) -> WeightFile:
    """Returns the best weights, with all matches that led to them, as they are written to a file."""
    owner = tuning.owner
    return WeightFile(
        game=owner.game,
        rules=owner.rules,
        box=owner.box,
        names=owner.names,
        bot=tuning.bot,
        values=best.values,
        before=tuning.before,
        is_recommended=best.values != tuning.before and won(new, before),
        trials=trials,
        seed=tuning.seed,
        in_sample=best.met,
        out_of_sample=new.met,
        before_out_of_sample=before.met,
        former=tuning.former,
        physics=owner.physics,
    )


def show(file: WeightFile) -> None:
    """Prints the weights, and their results against each rival."""
    print(f"{file.game}: {file.bot}, {file.trials} trials, seed {file.seed}\n")
    print_table(
        [
            ("weight", "before", "best"),
            *[(n, f"{a:g}", f"{b:g}") for n, a, b in zip(file.names, file.before, file.values)],
        ]
    )
    print("\nShares of wins, in sample and on fresh deals (95 % interval); an exploiter should win little.\n")
    rows: list[tuple[str, ...]] = [
        ("against", "seats", "fair", "in sample", "fresh deals", "interval", "weights before")
    ]
    before = {(one.rival, one.seats): one for one in file.before_out_of_sample}
    for sampled, fresh in zip(file.in_sample, file.out_of_sample):
        rows.append(row(sampled, fresh, before.get((fresh.rival, fresh.seats))))
    print_table(rows)
    print()


def row(sampled: Meeting, fresh: Meeting, before: Meeting | None) -> tuple[str, ...]:
    """Returns the row of the table for one rival."""
    return (
        fresh.rival,
        str(fresh.seats),
        f"{fresh.fair:.1%}",
        f"{sampled.share:.1%}",
        f"{fresh.share:.1%}",
        f"{fresh.low:.1%} – {fresh.high:.1%}",
        "–" if before is None else f"{before.share:.1%} ({before.low:.1%} – {before.high:.1%})",
    )
