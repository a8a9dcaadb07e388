"""Draws charts as inline SVG: shares with intervals, a histogram, a curve.  Each has a title for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ludotheque.lab.figures import Figures
from ludotheque.lab.statistics import Estimate

WIDTH: Final = 640
LEFT: Final = 190  # the x coordinate at which bars begin, to the right of their labels
ROW: Final = 26


def figure(title: str, height: int, inside: Sequence[str]) -> str:
    """Returns an SVG picture with a title."""
    body = "".join(inside)
    label = escape(title)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}"><title>{label}</title>{body}</svg>'


def text(x: float, y: float, content: str, anchor: str = "start") -> str:
    """Returns a text as an SVG element."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(content)}</text>'


def interval_chart(title: str, bars: Sequence[tuple[str, Estimate]], fair: float | None, figures: Figures) -> str:
    """Draws a bar with its interval for each share, and a dashed line at a fair share.

    The scale ends a little beyond the longest interval, so that small differences can be seen.
    """
    top = min(1.0, 1.25 * max([fair or 0.0, *[estimate.high for _, estimate in bars]])) or 1.0
    scale = (WIDTH - LEFT - 90) / top
    parts: list[str] = []
    for number, (label, one) in enumerate(bars):
        y = number * ROW + 4
        low, high = max(0.0, one.low), min(top, one.high)
        parts += [
            text(LEFT - 8, y + 14, label, "end"),
            f'<rect class="bar" x="{LEFT}" y="{y}" width="{one.mean * scale:.1f}" height="18" rx="3"/>',
            f'<path class="interval" d="M{LEFT + low * scale:.1f} {y + 9}H{LEFT + high * scale:.1f}'
            f'M{LEFT + low * scale:.1f} {y + 4}v10M{LEFT + high * scale:.1f} {y + 4}v10"/>',
            text(LEFT + high * scale + 6, y + 14, figures.percent(one.mean)),
        ]
    height = len(bars) * ROW + 8
    if fair is not None:
        parts.append(f'<path class="fair" d="M{LEFT + fair * scale:.1f} 0V{height}"/>')
    return figure(title, height, parts)


def histogram(title: str, values: Sequence[float], bins: int = 24) -> str:
    """Draws how values are distributed; the highest 1 % of the values go into the last bar."""
    ordered = sorted(values)
    low, high = ordered[0], ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    width = max(1.0, (high - low) / bins)
    bins = max(1, min(bins, int((high - low) / width) + 1))
    counts = [0] * bins
    for value in ordered:
        counts[min(bins - 1, int((value - low) / width))] += 1
    most = max(counts)
    step = (WIDTH - 40) / bins
    parts: list[str] = []
    for number, count in enumerate(counts):
        tall = 120 * count / most
        parts.append(
            f'<rect class="bar" x="{20 + number * step:.1f}" y="{130 - tall:.1f}" width="{step - 2:.1f}" height="{tall:.1f}"/>'
        )
    for number in range(0, bins, max(1, bins // 6)):
        parts.append(text(20 + number * step, 148, f"{low + number * width:.0f}"))
    return figure(title, 156, parts)


def curve_chart(title: str, curve: Sequence[float], fair: float, ends: tuple[str, str]) -> str:
    """Draws a curve from 0 to 1 over the course of a match, and a dashed line at a fair chance."""
    step = (WIDTH - 80) / (len(curve) - 1)
    points = " ".join([f"{60 + number * step:.1f},{10 + 140 * (1 - value):.1f}" for number, value in enumerate(curve)])
    parts = [
        f'<path class="axis" d="M60 10V150H{WIDTH - 20}"/>',
        f'<path class="fair" d="M60 {10 + 140 * (1 - fair):.1f}H{WIDTH - 20}"/>',
        f'<polyline class="curve" points="{points}"/>',
        text(54, 16, "100 %", "end"),
        text(54, 152, "0 %", "end"),
        text(60, 168, ends[0]),
        text(WIDTH - 20, 168, ends[1], "end"),
    ]
    return figure(title, 176, parts)
