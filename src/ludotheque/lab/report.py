"""The balance report of a run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.lab.charts import curve_chart, histogram, interval_chart
from ludotheque.lab.figures import Figures
from ludotheque.lab.folder import digest_of
from ludotheque.lab.metrics import (
    LEAST_DIFFERENT,
    METRICS,
    different,
    estimate_metric,
    luck_share,
    mean_curve,
    reasons,
    share_of,
    skill_share,
    used_things,
    win_share_of_bot,
    win_share_of_seat,
    win_share_of_turn,
)
from ludotheque.lab.page import Cell, bullets, heading, number, page, paragraph, table
from ludotheque.lab.plan import Plan
from ludotheque.lab.rows import MatchRow
from ludotheque.lab.statistics import Estimate, clear_shares
from ludotheque.lab.uses import use_in_words

FOLDER: Final = Path(__file__).parent  # the folder with the sentences of the lab's reports
MOST_THINGS: Final = 200  # the maximum number of rows in the table of used things


class Run(Protocol):
    """A run and its matches, either in a folder or only in memory."""

    @property
    def plan(self) -> Plan:
        """The plan that was played."""

    @property
    def path(self) -> Path:
        """The folder of the run."""

    def rows(self) -> list[MatchRow]:
        """Returns the rows of all matches of the run."""


class Report:
    """The report of one run, in one language."""

    def __init__(self, folder: Run, language: str) -> None:
        self.plan = folder.plan
        self.rows = folder.rows()
        if not self.rows:
            raise BadInput(str(folder.path), "lab-no-matches")
        self.voice = Voice(self.plan.game, language, extra_folder=FOLDER)
        self.language = language
        self.figures = Figures(language)

    def html(self) -> str:
        """Returns the report as one HTML file."""
        tell = self.voice.tell
        title = tell("lab-report-title", game=find_game(self.plan.game).title[self.language])
        parts = [
            paragraph(self.about()),
            heading(tell("lab-in-short")),
            bullets(self.findings()),
            heading(tell("lab-seats")),
            interval_chart(tell("lab-seats"), self.seats(), 1 / self.plan.seats, self.figures),
        ]
        turns = tell("lab-turns")
        parts += [heading(turns), interval_chart(turns, self.turns(), 1 / self.plan.seats, self.figures)]
        if len(set(self.plan.bots)) > 1:
            parts += [heading(tell("lab-bots")), interval_chart(tell("lab-bots"), self.bots(), None, self.figures)]
        parts += [heading(tell("lab-metrics")), self.metrics_table()]
        parts += [heading(tell("lab-length")), histogram(tell("lab-length"), [row.decisions for row in self.rows])]
        curve = mean_curve(self.rows)
        if curve:
            ends = (tell("lab-first-play"), tell("lab-last-play"))
            parts += [heading(tell("lab-curve")), paragraph(tell("lab-curve-text"))]
            parts += [curve_chart(tell("lab-curve"), curve, 1 / self.plan.seats, ends)]
        parts += [heading(tell("lab-endings")), self.endings_table()]
        if any(row.used for row in self.rows):
            parts += [heading(tell("lab-things")), paragraph(tell("lab-things-text")), self.things_table()]
        parts += [heading(tell("lab-facts")), paragraph(facts(self.plan, self.rows), "facts")]
        return page(self.language, title, parts)

    def about(self) -> str:
        """Says which game, bots, seats and options were played."""
        bots = ", ".join([f"{bot} × {self.plan.bots.count(bot)}" for bot in dict.fromkeys(self.plan.bots)])
        return self.voice.tell("lab-about", matches=len(self.rows), seats=self.plan.seats, bots=bots)

    def seats(self) -> list[tuple[str, Estimate]]:
        """Returns the share of wins of each seat."""
        seats = range(self.plan.seats)
        return [
            (self.voice.tell("seat-name", number=seat + 1), share_of(self.rows, win_share_of_seat(seat)))
            for seat in seats
        ]

    def turns(self) -> list[tuple[str, Estimate]]:
        """Returns the share of wins by the order of play: of the first player, of the seat after the first player, and
        so on.
        """
        seats = range(self.plan.seats)
        return [
            (self.voice.tell("lab-turn", number=turn + 1), share_of(self.rows, win_share_of_turn(turn)))
            for turn in seats
        ]

    def bots(self) -> list[tuple[str, Estimate]]:
        """Returns the share of wins of each bot, over all its seats."""
        return [(bot, share_of(self.rows, win_share_of_bot(bot))) for bot in dict.fromkeys(self.plan.bots)]

    def findings(self) -> list[str]:
        """Says in a few sentences what a designer would want to know first."""
        tell = self.voice.tell
        fair = 1 / self.plan.seats
        lines: list[str] = []
        places = self.seats() + self.turns()
        marks = clear_shares([rate for _, rate in places], fair)
        biased = [place for place, is_clear in zip(places, marks) if is_clear]
        for label, rate in biased:
            message = "lab-finding-seat-strong" if rate.mean > fair else "lab-finding-seat-weak"
            lines.append(
                tell(message, seat=label, share=self.figures.percent(rate.mean), fair=self.figures.percent(fair))
            )
        if not biased:
            lines.append(tell("lab-finding-seats-even"))
        distinct = different(self.rows)
        if distinct < LEAST_DIFFERENT * len(self.rows):
            lines.append(tell("lab-finding-copies", different=distinct, matches=len(self.rows)))
        for metric in METRICS:
            found = estimate_metric(metric, self.rows)
            if found is not None and metric.id in ("minutes", "sitting-out", "comeback"):
                lines.append(tell(f"lab-finding-{metric.id}", value=self.figures.format_value(metric.unit, found.mean)))
        return lines

    def metrics_table(self) -> str:
        """Returns all metrics with their intervals and definitions."""
        tell = self.voice.tell
        rows: list[list[Cell]] = []
        whole = [("luck", "share", luck_share(self.rows)), ("skill", "share", skill_share(self.rows))]
        for id, unit, found in [
            (metric.id, metric.unit, estimate_metric(metric, self.rows)) for metric in METRICS
        ] + whole:
            if found is not None:
                name = Cell(tell(f"metric-{id}"), text=tell(f"metric-{id}-text"))
                rows.append(
                    [
                        name,
                        number(self.figures.format_value(unit, found.mean)),
                        number(self.figures.interval(unit, found)),
                    ]
                )
        return table([tell("lab-metric"), tell("lab-mean"), tell("lab-interval")], rows)

    def endings_table(self) -> str:
        """Returns a table of the reasons why matches ended."""
        rows = [
            [Cell(reason_text(self.voice, reason)), number(self.figures.percent(share))]
            for reason, share in reasons(self.rows)
        ]
        return table([self.voice.tell("lab-ending"), self.voice.tell("lab-share")], rows)

    def things_table(self) -> str:
        """Returns a table of the used things: their uses per match, and their users' share of wins."""
        tell = self.voice.tell
        things = used_things(self.rows)[:MOST_THINGS]
        often = [used for used in things if used.is_often()]
        marks = clear_shares([used.share for used in often], 1 / self.plan.seats)
        marked = {used.key for used, is_clear in zip(often, marks) if is_clear}
        rows = [
            [
                Cell(use_in_words(self.plan.game, self.voice, used.key)),
                number(self.figures.format_uses(used.a_match)),
                number(self.figures.percent(used.share.mean), is_changed=used.key in marked),
                number(self.figures.interval("share", used.share)),
            ]
            for used in things
        ]
        return table([tell("lab-thing"), tell("lab-a-match"), tell("lab-won"), tell("lab-interval")], rows)


def reason_text(voice: Voice, reason: str) -> str:
    """Returns why a match ended, in words if the game has them."""
    for name in (f"reason-{reason}", f"outcome-{reason}"):
        if voice.knows(name):
            return voice.tell(name)
    return reason


def facts(plan: Plan, rows: Sequence[MatchRow]) -> str:
    """Returns the facts that somebody needs to play the same matches again."""
    box = plan.box[:12] + ("" if plan.components is None else " (edited)")
    options = ", ".join([f"{name}={value}" for name, value in plan.options.items()])
    return (
        f"{plan.game}, rules {plan.version}, box {box}, {options}; bots {', '.join(plan.bots)}; seed {plan.seed}; "
        f"{len(rows)} matches, digest {digest_of(rows)[:16]}"
    )
