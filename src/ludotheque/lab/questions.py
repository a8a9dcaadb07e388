"""Commands that answer questions about the rules: what cards are worth, what a change does, and which numbers are best."""

from __future__ import annotations

import argparse
import math
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.bots.arena_command import INTERRUPTED, read_options
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.journal import append_lines, lines_of, replacing
from ludotheque.lab.arguments import add_plan, read_plan, write
from ludotheque.lab.cards import PROBE_MATCHES, Worth, things_used, worth_of
from ludotheque.lab.folder import open_run
from ludotheque.lab.knobs import read_knob
from ludotheque.lab.plan import make_plan, pairings_for
from ludotheque.lab.players import ids_in
from ludotheque.lab.rerun import Difference, change_plan, play_again
from ludotheque.lab.skill import skill_of
from ludotheque.lab.sweep import Sweep, Trial, check_trials, open_sweep, read_goals, results_of, run_sweep
from ludotheque.lab.sweep_page import sweep_page
from ludotheque.lab.workers import workers_for
from ludotheque.progress import progress


def add_commands(commands: Any) -> argparse.ArgumentParser:
    """Adds the questions to the commands of the lab; returns the parser of `sweep`, which writes a page."""
    cards = commands.add_parser("cards", help="what each card is worth: a bot that never uses it against one that may")
    add_plan(cards)
    cards.add_argument("--games", type=int, default=400, metavar="N", help="matches for each card, at least (400)")
    cards.add_argument("--only", metavar="CARDS", help="only these, separated by commas (default: all that are used)")
    cards.add_argument("--to", metavar="FOLDER", help="keep the matches there; the same command continues")
    cards.set_defaults(run=show_cards)
    skill = commands.add_parser("skill", help="how much skill counts: a strong bot, a weak one, and one that sees all")
    add_plan(skill)
    skill.add_argument("--games", type=int, default=400, metavar="N", help="matches of each kind, at least (400)")
    skill.add_argument("--weak", default="random", metavar="NAME", help="the weak bot (random)")
    skill.add_argument(
        "--ceiling", type=int, default=200, metavar="N", help="simulations of the bot that sees all (200)"
    )
    skill.set_defaults(run=show_skill)
    sweep = commands.add_parser("sweep", help="search for numbers of the box that come nearest to given goals")
    add_plan(sweep)
    sweep.add_argument("--vary", action="append", required=True, metavar="box.cards.shove=0..8", help="what to vary")
    sweep.add_argument("--goal", required=True, metavar="first_seat=0.5,length=40", help="the goals to come near to")
    sweep.add_argument("--trials", type=int, default=40, metavar="N", help="how many combinations to try (40)")
    sweep.add_argument(
        "--games", type=int, default=400, metavar="N", help="matches for each combination, at least (400)"
    )
    sweep.add_argument("--to", metavar="FOLDER", help="where to keep them (a folder named after game and sweep)")
    sweep.set_defaults(run=show_sweep)
    replay = commands.add_parser("replay", help="play the matches of a run again under changed rules")
    replay.add_argument("run_folder", metavar="RUN", help="the folder of a run")
    replay.add_argument(
        "--with", dest="changed", metavar="BOX|VERSION", help="an edited copy of box.toml, or other rules"
    )
    replay.add_argument("--components", metavar="FILE", help="an edited copy of box.toml")
    replay.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="another option")
    replay.add_argument("--games", type=int, metavar="N", help="only the first N matches (all)")
    replay.set_defaults(run=show_replay)
    asked: argparse.ArgumentParser = sweep
    return asked


def show_cards(args: argparse.Namespace) -> int:
    """Prints the worth of each card to a bot, the most valuable first; Ctrl-C prints the cards measured so far."""
    plan = read_plan(args)
    if plan.seats % 2:
        raise BadInput("seats", "lab-even-seats")
    found: list[Worth] = []
    is_whole = True
    matches = pairings_for(plan, args.games) * plan.seats
    with workers_for(args.jobs, args.cluster) as workers:
        if args.only:
            things = [name.strip() for name in args.only.split(",")]
            known = ids_in(find_game(plan.game).box(plan.components).contents)
            for thing in things:
                if thing not in known:
                    raise BadInput("--only", "bad-choice", value=repr(thing), names=", ".join(sorted(known)))
        else:
            things = things_used(plan, PROBE_MATCHES, workers)
        to = Path(args.to) if args.to else None
        try:
            with progress(plan.game, matches * len(things), "matches") as advance:
                for thing in things:
                    found.append(worth_of(plan, thing, args.games, workers, advance, to))
        except KeyboardInterrupt:
            is_whole = False
    width = max([len(one.thing) for one in found], default=0)
    print(f"{plan.game}, {plan.bots[0]}, {matches} matches each: what may be used is worth so much of the wins\n")
    for one in sorted(found, key=lambda one: -one.gain.mean):
        print(f"  {one.thing:{width}}   {one.gain.mean:+7.1%}   {one.gain.low:+.1%} – {one.gain.high:+.1%}")
    print(f"\ndigest {sha256(' '.join(sorted([one.digest for one in found])).encode()).hexdigest()[:16]}")
    return 0 if is_whole else INTERRUPTED


def show_skill(args: argparse.Namespace) -> int:
    """Prints how often a strong bot and the ceiling win against a weak bot, and the skill share."""
    plan = read_plan(args)
    if plan.seats % 2:
        raise BadInput("seats", "lab-even-seats")
    make_plan(plan.game, [args.weak, f"ceiling:{args.ceiling}"], seats=plan.seats)
    matches = pairings_for(plan, args.games) * plan.seats
    with workers_for(args.jobs, args.cluster) as workers, progress(plan.game, 2 * matches, "matches") as advance:
        found = skill_of(plan, args.weak, args.ceiling, args.games, workers, advance)
    strong = plan.bots[0]
    for bot, one in ((strong, found.strong), (f"ceiling:{args.ceiling}", found.ceiling)):
        print(f"  {bot} against {args.weak}: {one.mean:.1%} of the wins ({one.low:.1%} – {one.high:.1%})")
    print(f"  skill share of {strong}: {found.share.mean:.1%} ({found.share.low:.1%} – {found.share.high:.1%})")
    return 0


def show_sweep(args: argparse.Namespace) -> int:
    """Tries different numbers in the box, and reports how close the results come to the goals.  The same command
    continues an interrupted sweep.
    """
    check_trials(args.trials)
    plan = read_plan(args)
    knobs = tuple([read_knob(plan, text) for text in args.vary])
    sweep = Sweep(plan, knobs, tuple(read_goals(args.goal)), args.games)
    combinations = math.prod([len(knob.values) for knob in knobs])
    total = pairings_for(plan, args.games) * plan.seats * min(args.trials, combinations)
    name = sha256(msgspec.json.encode(sweep)).hexdigest()[:8]
    trials: list[Trial] = []
    is_whole = True
    with workers_for(args.jobs, args.cluster) as workers:
        path = open_sweep(Path(args.to or f"lab-sweep-{plan.game}-{name}"), sweep)
        try:
            with progress(plan.game, total, "matches") as advance:
                for trial in run_sweep(path, sweep, args.trials, workers, advance):
                    trials.append(trial)
        except KeyboardInterrupt:
            is_whole = False
    results = results_of(sweep, trials)
    with replacing(path / "results.json") as part:
        part.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
    for trial in results.front():
        values = ", ".join([f"{knob.name} = {value}" for knob, value in zip(knobs, trial.values)])
        found = ", ".join([f"{goal.name} {one.mean:.3g}" for goal, one in zip(sweep.goals, trial.found)])
        print(f"  {values}: {found}")
    print(f"{len(trials)} trials, digest {results.digest[:16]}")
    write(path / "sweep.html", sweep_page(results, args.language or "en"))
    if not is_whole:
        print("Stopped; the same command continues.")
    return 0 if is_whole else INTERRUPTED


def show_replay(args: argparse.Namespace) -> int:
    """Prints where the matches of a run first differ under changed rules, and the number of results that change."""
    folder = open_run(Path(args.run_folder))
    plan = folder.plan
    options = read_options(find_game(plan.game).options, args.option)
    changed = change_plan(plan, args.changed, args.components, options)
    if args.games is not None:
        pairings_for(plan, args.games)  # raises BadInput for a number of matches that is out of range
    rows = folder.rows()[: args.games]
    journal = folder.path / f"replay-{changed.digest[:12]}.jsonl"
    done = {(one.pairing, one.rotation): one for one in lines_of(journal, Difference)}
    found: list[Difference] = []
    is_whole = True
    try:
        with progress(plan.game, len(rows), "matches") as advance:
            for row in rows:
                one = done.get((row.pairing, row.rotation))
                if one is None:
                    one = play_again(plan, changed, row.pairing, row.rotation)
                    append_lines(journal, [one])
                found.append(one)
                advance(1)
    except KeyboardInterrupt:
        is_whole = False
    show_differences(found)
    print(f"\ndigest {sha256(msgspec.json.encode(found)).hexdigest()[:16]}")
    return 0 if is_whole else INTERRUPTED


WHYS = {
    "deal": "the set-up",
    "luck": "an answer of the luck that no longer fits",
    "refused": "an action that is no longer allowed",
    "events": "what an action does",
}


def show_differences(found: list[Difference]) -> None:
    """Prints the differences of all matches in a few lines, and each match that differs."""
    parted = [one for one in found if one.step is not None]
    turned = [one for one in found if one.before != one.after]
    print(f"{len(found)} matches: {len(found) - len(parted)} are the same, {len(turned)} have other winners\n")
    for why, sentence in WHYS.items():
        count = sum([one.why == why for one in parted])
        if count:
            print(f"  {count:6}  first differ by {sentence}")
    for one in parted:
        before, after = ([seat + 1 for seat in seats] for seats in (one.before, one.after))
        result = f"winner {before} → {after}" if before != after else f"winner {before}"
        print(f"  match {one.pairing}.{one.rotation}: play {one.step} {one.action} ({one.why}), {result}")
