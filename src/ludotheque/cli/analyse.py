"""`ludotheque analyse`: analyses a recorded match, and shows chances to win, luck and decisions, turning points and
mistakes.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.bots.arena_command import INTERRUPTED, print_table
from ludotheque.bots.review import Moment, Review, check_reviewable, moments_of, review_of
from ludotheque.bots.search.budget import Budget
from ludotheque.cli import FOLDER
from ludotheque.cli.tables import read_any, within
from ludotheque.core.errors import BadInput, BrokenEntry
from ludotheque.core.history import Record
from ludotheque.core.record import find_broken_link
from ludotheque.core.words import Voice, Who
from ludotheque.progress import progress

MOST_MISTAKES: Final = 10  # the maximum number of mistakes printed, the largest first; `--json` has all of them


def analyse(args: argparse.Namespace) -> int:
    """Analyses a record and prints the result; after Ctrl-C, the result for the part analysed so far."""
    record, names = read_any(args.file)
    Budget(args.simulations)
    check_intact(args.file, record)
    voice = Voice(record.game, args.language, names, None, FOLDER)
    moments: list[Moment] = []
    is_whole = True
    with progress(args.file, len(record.entries), "entries") as advance:
        try:
            for moment in moments_of(record, args.simulations):
                moments.append(moment)
                advance(1)
        except BrokenEntry as error:
            raise BadInput(f"{args.file}, entry {error.number}", "broken-record", reason=error.reason) from error
        except KeyboardInterrupt:
            is_whole = False
    if not moments:
        return INTERRUPTED
    review = review_of(record, moments, args.simulations)
    show(review, voice)
    if not is_whole:
        print(voice.tell("cli-analysed-partly", done=len(moments), all=len(record.entries)))
        return INTERRUPTED
    if args.json is not None:
        try:
            Path(args.json).write_bytes(msgspec.json.format(msgspec.json.encode(review), indent=1))
        except OSError as error:
            raise BadInput(args.json, "unwritable-file", reason=error.strerror or str(error)) from error
    return 0


def check_intact(source: str, record: Record) -> None:
    """Raises BadInput, with the entry where the damage begins, unless the record is complete, undamaged and of a
    finished match.
    """
    broken = find_broken_link(record) if record.hash else None
    if broken is not None:
        raise BadInput(f"{source}, entry {broken.entry}", "broken-record", reason=broken.reason)
    try:
        check_reviewable(record)
    except BadInput as error:
        raise within(source, error) from error


def show(review: Review, voice: Voice) -> None:
    """Prints the review of a recorded match."""
    names = [voice.name(seat) for seat in range(len(review.seats))]
    print(voice.tell("cli-analysed", entries=len(review.moments), simulations=review.simulations))
    if not review.is_calibrated:
        print(voice.tell("cli-analyse-comparable"))
    print()
    heads = [voice.tell(f"cli-analyse-{name}") for name in ("entry", "who", "luck", "loss")]
    print_table([(heads[0], heads[1], *names, heads[2], heads[3]), *[row(moment, names) for moment in review.moments]])
    print()
    heads = [voice.tell(f"cli-analyse-{name}") for name in ("who", "luck", "loss", "decisions", "mistakes")]
    rows = [
        (
            name,
            points(summary.luck, summary.luck_error),
            points(-summary.loss, summary.loss_error),
            str(summary.decisions),
            str(summary.mistakes),
        )
        for name, summary in zip(names, review.seats)
    ]
    print_table([(heads[0], heads[1], heads[2], heads[3], heads[4]), *rows])
    if review.turning_points:
        print("\n" + voice.tell("cli-analyse-turns"))
    for point in review.turning_points:
        kind = "cli-analyse-turn-luck" if point.is_luck else "cli-analyse-turn-choice"
        change = points(point.change, point.error)
        print("  " + voice.tell(kind, entry=str(point.entry), seat=Who(point.seat), change=change))
    show_mistakes(review, voice)


def show_mistakes(review: Review, voice: Voice) -> None:
    """Prints the largest mistakes of the match, each with the better choice and the reason."""
    decisions = [(moment.entry, moment.decision) for moment in review.moments if moment.decision is not None]
    found = [
        (entry, decision, decision.better)
        for entry, decision in decisions
        if decision.is_mistake and decision.better is not None
    ]
    found.sort(key=lambda each: -each[1].loss)
    if found:
        print("\n" + voice.tell("cli-analyse-worst"))
    for entry, decision, better in found[:MOST_MISTAKES]:
        print(
            "  "
            + voice.tell(
                "cli-analyse-mistake",
                entry=str(entry),
                seat=Who(decision.seat),
                loss=points(-decision.loss, decision.error),
                did=better.did,
                best=better.best,
                reason=better.reason,
            )
        )


def row(moment: Moment, names: Sequence[str]) -> tuple[str, ...]:
    """Returns the printed row of one entry: the chances in percent and, for the seat that acted, that seat's luck and
    the chance that its decision lost.
    """
    chances = [f"{chance:.0%}" for chance in moment.chances]
    who = "" if moment.seat is None else names[moment.seat]
    luck = loss = ""
    if moment.luck:
        seat = max(range(len(names)), key=lambda one: abs(moment.luck[one])) if moment.seat is None else moment.seat
        luck = points(moment.luck[seat], moment.luck_errors[seat])
    if moment.decision is not None and moment.decision.loss:
        loss = points(-moment.decision.loss, moment.decision.error)
    return (str(moment.entry), who, *chances, luck, loss)


def points(value: float, error: float) -> str:
    """Formats a change of a chance in percentage points, with its standard error."""
    return f"{round(100 * value, 1) + 0.0:+.1f} ± {100 * error:.1f}"  # adding 0.0 makes −0.0 positive
