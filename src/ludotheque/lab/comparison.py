"""The comparison of two runs of one game: the differences between their plans, and what changed in the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.lab.figures import Figures
from ludotheque.lab.metrics import (
    METRICS,
    estimate_metric,
    share_of,
    used_things,
    values_of,
    win_share_of_turn,
)
from ludotheque.lab.page import Cell, bullets, heading, number, page, paragraph, table
from ludotheque.lab.plan import Plan
from ludotheque.lab.report import Report, Run, facts
from ludotheque.lab.rows import MatchRow
from ludotheque.lab.statistics import Estimate, by_pairing, clear_changes, difference
from ludotheque.lab.uses import use_in_words
from ludotheque.lab.variants import changes, value_to_text

MOST_DIFFERENCES: Final = 200  # the maximum number of differences that are listed


class Row(NamedTuple):
    """A figure of both runs, and its change."""

    id: str  # the id of a metric; or "turn-0" for the first player's share of wins, and so on
    unit: str
    was: float
    now: float
    change: Estimate


def compared(old: Sequence[MatchRow], new: Sequence[MatchRow]) -> list[Row]:
    """Returns the figures of two runs; those that have one and the same value in every match are left out."""
    rows: list[Row] = []
    for metric in METRICS:
        pair = estimate_metric(metric, old), estimate_metric(metric, new)
        values = [list(values_of(metric, matches)) for matches in (old, new)]
        change = difference(by_pairing(values[0]), by_pairing(values[1]))
        if pair[0] is None or pair[1] is None or change is None:
            continue
        if len({value for both in values for _, value in both}) > 1:
            rows.append(Row(metric.id, metric.unit, pair[0].mean, pair[1].mean, change))
    for turn in range(len(new[0].bots)):
        won = win_share_of_turn(turn)
        change = difference(shares_by_pairing(old, won), shares_by_pairing(new, won))
        if change is not None:
            rows.append(Row(f"turn-{turn}", "share", share_of(old, won).mean, share_of(new, won).mean, change))
    return rows


def compare(before: Run, after: Run, language: str) -> str:
    """Returns the comparison of two runs of one game as one HTML file."""
    old, new = Report(before, language), Report(after, language)
    if old.plan.game != new.plan.game or old.plan.seats != new.plan.seats:
        raise BadInput(str(after.path), "lab-not-comparable")
    tell = new.voice.tell
    title = tell("lab-compare-title", game=find_game(new.plan.game).title[language])
    heads = [tell("lab-metric"), tell("lab-before"), tell("lab-after"), tell("lab-change"), tell("lab-interval")]
    rows = compared(old.rows, new.rows)
    marks = clear_changes([row.change for row in rows])
    parts = [
        paragraph(old.about()),
        paragraph(new.about()),
        heading(tell("lab-differs")),
        bullets(differences(old.plan, new.plan, new.voice)),
        heading(tell("lab-metrics")),
        paragraph(tell("lab-compare-text")),
        table(heads, [changed_row(new, row, is_clear) for row, is_clear in zip(rows, marks)]),
        heading(tell("lab-things")),
        compare_things(old, new),
        heading(tell("lab-facts")),
        paragraph(facts(old.plan, old.rows), "facts"),
        paragraph(facts(new.plan, new.rows), "facts"),
    ]
    return page(language, title, parts)


def differences(old: Plan, new: Plan, voice: Voice) -> list[str]:
    """Returns everything in which two plans of one game differ, in sentences."""
    pairs: list[tuple[str, Any, Any]] = []
    if old.version != new.version:
        pairs.append((voice.tell("lab-differs-rules"), old.version, new.version))
    if old.bots != new.bots:
        pairs.append((voice.tell("lab-differs-bots"), ", ".join(old.bots), ", ".join(new.bots)))
    for name in dict.fromkeys([*old.options, *new.options]):
        was, now = old.options.get(name), new.options.get(name)
        if was != now:
            pairs.append((voice.tell("lab-differs-option", name=name), was, now))
    if old.seed != new.seed:
        pairs.append((voice.tell("lab-differs-seed"), old.seed, new.seed))
    if old.is_rough != new.is_rough:
        pairs.append(("--rough", old.is_rough, new.is_rough))
    for change in changes(contents(old), contents(new)):
        pairs.append((voice.tell("lab-differs-box", what=" · ".join(change.path)), change.before, change.after))
    lines = [f"{what} {text_of(was)} → {text_of(now)}" for what, was, now in pairs[:MOST_DIFFERENCES]]
    return lines or [voice.tell("lab-differs-nothing")]


def contents(plan: Plan) -> Any:
    """Returns the contents of the box of a plan, as plain data."""
    return msgspec.to_builtins(find_game(plan.game).box(plan.components).contents)


def text_of(value: Any) -> str:
    """Returns a value of a plan as text; a dash if the plan lacks it."""
    return "–" if value is None else value_to_text(value)


def changed_row(report: Report, row: Row, is_clear: bool) -> list[Cell]:
    """Returns the row of one figure in a comparison; a change that luck does not explain is marked."""
    figures: Figures = report.figures
    tell = report.voice.tell
    kind, _, turn = row.id.partition("turn-")
    name = tell(f"metric-{row.id}") if kind else tell("lab-wins-of-turn", number=int(turn) + 1)
    return [
        Cell(name),
        number(figures.format_value(row.unit, row.was)),
        number(figures.format_value(row.unit, row.now)),
        number(figures.format_change(row.unit, row.change.mean), is_changed=is_clear),
        number(figures.interval(row.unit, row.change)),
    ]


def compare_things(old: Report, new: Report) -> str:
    """Returns a table of the uses of each thing, and of its users' share of wins, in both runs."""
    tell = new.voice.tell
    was = {used.key: used for used in used_things(old.rows)}
    now = {used.key: used for used in used_things(new.rows)}
    rows: list[list[Cell]] = []
    for key in sorted(set(was) | set(now)):
        uses = [found[key].a_match if key in found else 0.0 for found in (was, now)]
        wins = [new.figures.percent(found[key].share.mean) if key in found else "–" for found in (was, now)]
        rows.append(
            [
                Cell(use_in_words(new.plan.game, new.voice, key)),
                *[number(new.figures.format_uses(share)) for share in uses],
                *[number(share) for share in wins],
            ]
        )
    heads = ["lab-thing", "lab-uses-before", "lab-uses-after", "lab-won-before", "lab-won-after"]
    return table([tell(head) for head in heads], rows)


def shares_by_pairing(rows: Sequence[MatchRow], won: Callable[[MatchRow], float]) -> dict[int, list[float]]:
    """Returns the results of `won`, which computes a share of the win of a match: one for each match, by pairing."""
    return by_pairing([(row.pairing, won(row)) for row in rows])
