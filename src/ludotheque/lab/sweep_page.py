"""The results of a sweep as one HTML file: the Pareto front, what each number does, and all trials."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ludotheque.core.catalogue import find_game
from ludotheque.core.words import Voice
from ludotheque.lab.charts import WIDTH, figure, text
from ludotheque.lab.page import Cell, heading, number, page, paragraph, table
from ludotheque.lab.sweep import Results, Trial

HEIGHT: Final = 300
LEFT: Final = 70
BOTTOM: Final = 250


def sweep_page(results: Results, language: str) -> str:
    """Returns the results as one HTML file."""
    sweep = results.sweep
    voice = Voice(sweep.plan.game, language, extra_folder=Path(__file__).parent)
    tell = voice.tell
    front = results.front()
    goals = ", ".join([f"{goal.name} = {goal.target:g}" for goal in sweep.goals])
    bots = ", ".join(sweep.plan.bots)
    whole = [trial for trial in results.trials if trial.is_whole]
    parts = [
        paragraph(tell("lab-sweep-about", trials=len(results.trials), games=sweep.games, bots=bots, goals=goals)),
        paragraph(tell("lab-sweep-text")),
    ]
    if len(sweep.goals) > 1 and whole:
        parts += [heading(tell("lab-front")), scatter(results, front, tell("lab-front"))]
    for at, knob in enumerate(sweep.knobs):
        if len(knob.values) > 1 and all(isinstance(value, (int, float)) for value in knob.values) and whole:
            for place, goal in enumerate(sweep.goals):
                title = tell("lab-effect", knob=knob.name, goal=goal.name)
                parts += [heading(title), effect_chart(title, whole, at, place, goal.target)]
    parts += [heading(tell("lab-trials")), trials_table(results, front, tell)]
    facts = f"{sweep.plan.game}, rules {sweep.plan.version}, seed {sweep.plan.seed}; digest {results.digest[:16]}"
    parts += [heading(tell("lab-facts")), paragraph(facts, "facts")]
    return page(language, tell("lab-sweep-title", game=find_game(sweep.plan.game).title[language]), parts)


def trials_table(results: Results, front: Sequence[Trial], tell: Any) -> str:
    """Returns a table of all trials: first the front, then the others by their distance from the first goal."""
    goals = results.sweep.goals
    heads = [*[knob.name for knob in results.sweep.knobs], *[goal.name for goal in goals], tell("lab-matches"), ""]
    best = {trial.values for trial in front}
    rows: list[list[Cell]] = []
    for trial in sorted(results.trials, key=lambda one: (one.values not in best, one.distances(goals) or (9e99,))):
        if trial.values in best:
            remark = tell("lab-on-front")
        elif trial.trouble:
            remark = trial.trouble
        else:
            remark = "" if trial.is_whole else tell("lab-given-up")
        found = [f"{one.mean:.3g} ({one.low:.3g} – {one.high:.3g})" for one in trial.found] or ["–"] * len(goals)
        cells = [number(str(value)) for value in trial.values] + [number(estimate) for estimate in found]
        rows.append([*cells, number(f"{trial.matches}"), Cell(remark, is_changed=trial.values in best)])
    return table(heads, rows)


def scale(values: Sequence[float]) -> tuple[float, float]:
    """Returns the ends of an axis on which all these values fit, with some space on both sides."""
    low, high = min(values), max(values)
    room = (high - low) * 0.08 or abs(high) * 0.1 or 1.0
    return low - room, high + room


class Axes:
    """The axes of a chart, which convert values to coordinates of the picture."""

    def __init__(self, across: Sequence[float], up: Sequence[float]) -> None:
        self.x0, self.x1 = scale(across)
        self.y0, self.y1 = scale(up)

    def x(self, value: float) -> float:
        """Returns the x coordinate of a value."""
        return LEFT + (value - self.x0) / (self.x1 - self.x0) * (WIDTH - LEFT - 20)

    def y(self, value: float) -> float:
        """Returns the y coordinate of a value, which grows downwards."""
        return BOTTOM - (value - self.y0) / (self.y1 - self.y0) * (BOTTOM - 12)

    def draw(self, across: str, up: str, ticks: Sequence[float]) -> list[str]:
        """Returns the axes as SVG elements, with their names and ticks."""
        return [
            f'<path class="axis" d="M{LEFT} 8V{BOTTOM}H{WIDTH - 16}"/>',
            *[text(self.x(tick), BOTTOM + 18, f"{tick:.4g}", "middle") for tick in ticks],
            *[text(LEFT - 6, self.y(tick) + 4, f"{tick:.3g}", "end") for tick in spread(self.y0, self.y1)],
            text((WIDTH + LEFT) / 2, BOTTOM + 40, across, "middle"),
            text(LEFT + 6, 20, up),
        ]


def spread(low: float, high: float, count: int = 4) -> list[float]:
    """Returns evenly spaced values from `low` to `high`, for the ticks of an axis."""
    return [low + (high - low) * (number + 0.5) / count for number in range(count)]


def scatter(results: Results, front: Sequence[Trial], title: str) -> str:
    """Draws the distances of each trial from the first two goals; a line joins the trials of the front."""
    goals = results.sweep.goals[:2]
    whole = [trial for trial in results.trials if trial.is_whole]
    far = {trial.values: trial.distances(goals) for trial in whole}
    axes = Axes([0.0, *[point[0] for point in far.values()]], [0.0, *[point[1] for point in far.values()]])
    names = [f"|{goal.name} − {goal.target:g}|" for goal in goals]
    parts = axes.draw(names[0], names[1], spread(axes.x0, axes.x1))
    line = " ".join([f"{axes.x(far[trial.values][0]):.1f},{axes.y(far[trial.values][1]):.1f}" for trial in front])
    parts.append(f'<polyline class="fair" points="{line}"/>')
    best = {trial.values for trial in front}
    for trial in whole:
        x, y = (axes.x(far[trial.values][0]), axes.y(far[trial.values][1]))
        kind = "mark" if trial.values in best else "bar"
        remark = ", ".join([f"{knob.name} = {value}" for knob, value in zip(results.sweep.knobs, trial.values)])
        parts.append(f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>')
        if trial.values in best:
            parts.append(text(x + 8, y - 6, "/".join([str(value) for value in trial.values])))
            title += f"; {remark}"
    return figure(title, HEIGHT, parts)


def effect_chart(title: str, trials: Sequence[Trial], at: int, place: int, target: float) -> str:
    """Draws what a number does to a measure, with intervals, and a dashed line at the target."""
    values = [float(trial.values[at]) for trial in trials]
    found = [trial.found[place] for trial in trials]
    axes = Axes(values, [target, *[estimate.low for estimate in found], *[estimate.high for estimate in found]])
    ticks = sorted(set(values))
    parts = axes.draw("", "", ticks if len(ticks) <= 12 else spread(axes.x0, axes.x1))
    parts.append(f'<path class="fair" d="M{LEFT} {axes.y(target):.1f}H{WIDTH - 16}"/>')
    for value, estimate in zip(values, found):
        x = axes.x(value)
        parts.append(f'<path class="interval" d="M{x:.1f} {axes.y(estimate.low):.1f}V{axes.y(estimate.high):.1f}"/>')
        parts.append(f'<circle class="bar" cx="{x:.1f}" cy="{axes.y(estimate.mean):.1f}" r="5"/>')
    return figure(title, HEIGHT, parts)
