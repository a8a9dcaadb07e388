"""Draws the pictures of docs/physics.md as plain SVG, and computes the figures beside them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev

from ludotheque.physics import Scene, standard_characters, walk
from ludotheque_trust.physics_fit.fates import Fates
from ludotheque_trust.physics_fit.measurements import FreeWalk, at, free_walks

COLOURS = {"red": "#c0392b", "green": "#27834a", "blue": "#2c6fb3", "purple": "#7d4aa3"}
WALKER, OTHER = "#7a5c43", "#c08a4e"


class Picture:
    """An SVG with a frame; x and y in the units of the data."""

    def __init__(self, title: str, x: tuple[float, float], y: tuple[float, float], labels: tuple[str, str]) -> None:
        self.x = x
        self.y = y
        self.parts = [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" font-family="sans-serif" font-size="13">',
            '<rect width="640" height="360" fill="#fff"/>',
            '<path d="M60 30V310H620" fill="none" stroke="#555"/>',
            f'<text x="60" y="20" font-weight="bold">{title}</text>',
            f'<text x="620" y="345" text-anchor="end">{labels[0]}</text>',
            f'<text x="18" y="40" transform="rotate(-90 18 40)" text-anchor="end">{labels[1]}</text>',
        ]

    def place(self, x: float, y: float) -> tuple[float, float]:
        across = (x - self.x[0]) / (self.x[1] - self.x[0])
        up = (y - self.y[0]) / (self.y[1] - self.y[0])
        return round(60 + 560 * across, 1), round(310 - 280 * up, 1)

    def marks(self, xs: Sequence[float], ys: Sequence[float], names: Sequence[str] = ()) -> None:
        for number, value in enumerate(xs):
            x, _ = self.place(value, self.y[0])
            self.text(x, 328, names[number] if names else f"{value:g}", "middle")
        for value in ys:
            _, y = self.place(self.x[0], value)
            self.parts.append(f'<path d="M60 {y}H620" stroke="#ddd"/>')
            self.text(54, y + 4, f"{value:g}", "end")

    def text(self, x: float, y: float, words: str, anchor: str = "start") -> None:
        self.parts.append(f'<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>')

    def dot(self, x: float, y: float, colour: str) -> None:
        a, b = self.place(x, y)
        self.parts.append(f'<circle cx="{a}" cy="{b}" r="2.2" fill="{colour}" fill-opacity=".55"/>')

    def line(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        way = " ".join("{},{}".format(*self.place(x, y)) for x, y in points)
        self.parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-opacity=".5"/>')

    def bar(self, x: float, high: float, wide: float, colour: str) -> None:
        """Adds a bar that starts at 0 with its number on top, so that an empty bar is visible as 0."""
        a, b = self.place(x, high)
        _, c = self.place(x, 0)
        left, tall = round(a - wide / 2, 1), round(max(1.0, c - b), 1)
        self.parts.append(f'<rect x="{left}" y="{round(c - tall, 1)}" width="{wide}" height="{tall}" fill="{colour}"/>')
        self.text(a, round(b - 5, 1), f"{high:.0f}", "middle")

    def legend(self, named: Sequence[tuple[str, str]]) -> None:
        """Adds a legend at the top right."""
        spans = [f'<tspan fill="{colour}">■</tspan> {name}' for colour, name in named]
        self.text(620, 20, " \u2002".join(spans), "end")

    def save(self, path: Path) -> None:
        path.write_text("\n".join([*self.parts, "</svg>", ""]), encoding="utf-8")


def draw(folder: Path, count: int) -> str:
    """Draws all pictures and returns the figures as Markdown."""
    folder.mkdir(parents=True, exist_ok=True)
    each = max(2, count // 4)
    walks = {
        (who.name, winds): free_walks(winds, who, each, seed=winds)
        for who in standard_characters()
        for winds in (1, 2, 3, 4)
    }
    return "\n\n".join([distances(folder, walks), drift(folder, walks, each), falls(folder, count)])


def distances(folder: Path, walks: dict[tuple[str, int], list[FreeWalk]]) -> str:
    picture = Picture("Distance by winds, four characters", (0.5, 4.5), (0, 32), ("winds", "cm"))
    picture.marks((1, 2, 3, 4), (0, 7, 14, 21, 28))
    picture.legend([(colour, name) for name, colour in COLOURS.items()])
    rows = ["| winds | distance, cm | spread | least–most | seconds | bytes |", "| --- | --- | --- | --- | --- | --- |"]
    for winds in (1, 2, 3, 4):
        all_of = [walk for (_, wound), some in walks.items() if wound == winds for walk in some]
        far = [math.hypot(walk.ahead, walk.aside) for walk in all_of]
        for shift, (name, colour) in enumerate(COLOURS.items()):
            some = walks[name, winds]
            for number, free in enumerate(some):  # the points stand side by side, so that all are visible
                across = winds - 0.3 + 0.2 * shift + 0.14 * (number / len(some) - 0.5)
                picture.dot(across, math.hypot(free.ahead, free.aside), colour)
        rows.append(
            f"| {winds} | {fmean(far):.2f} | {stdev(far):.2f} | {min(far):.1f}–{max(far):.1f} "
            f"| {fmean(free.seconds for free in all_of):.1f} | {max(free.size for free in all_of)} |"
        )
    picture.save(folder / "distance.svg")
    return "\n".join(rows)


def drift(folder: Path, walks: dict[tuple[str, int], list[FreeWalk]], count: int) -> str:
    picture = Picture(
        "Four winds, every character from the same place", (0, 30), (-12, 12), ("cm ahead", "cm to the left")
    )
    picture.marks((0, 10, 20, 30), (-10, -5, 0, 5, 10))
    picture.legend([(colour, name) for name, colour in COLOURS.items()])
    for who in standard_characters():
        for seed in range(min(15, count)):
            frames = walk(Scene([at(0, 0, 0, who)]), 0, 4, 400_000 + seed).keyframes()[0]
            picture.line([(frame.x / 100, frame.y / 100) for frame in frames[::3]], COLOURS[who.name])
    picture.save(folder / "drift.svg")
    rows = [
        "| character | winds | to the left, cm | spread | turn, degrees | spread |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for (name, winds), some in walks.items():
        if winds in (1, 4):
            aside = [walk.aside for walk in some]
            turn = [math.degrees(walk.turn) for walk in some]
            rows.append(
                f"| {name} | {winds} | {fmean(aside):+.2f} | {stdev(aside):.2f} | {fmean(turn):+.1f} | {stdev(turn):.1f} |"
            )
    return "\n".join(rows)


def falls(folder: Path, count: int) -> str:
    fates = Fates(count)
    picture = Picture("Meeting a pawn 6 cm ahead with one to four winds", (-0.5, 2.5), (0, 100), ("", "%"))
    picture.marks((0, 1, 2), (0, 25, 50, 75, 100), list(fates.walks))
    picture.legend([(WALKER, "walker falls"), (OTHER, "other falls")])
    for number, name in enumerate(fates.walks):
        picture.bar(number - 0.15, 100 * fates.fall_share_of(name, True), 50, WALKER)
        picture.bar(number + 0.15, 100 * fates.fall_share_of(name, False), 50, OTHER)
    picture.save(folder / "falls.svg")
    return fates.table()
