"""Formats the numbers of a report for readers of its language."""

from __future__ import annotations

import math

from ludotheque.lab.statistics import Estimate


class Figures:
    """Writes numbers in one language: 12.5% in English, 12,5 % in French."""

    def __init__(self, language: str) -> None:
        self.language = language

    def local(self, content: str) -> str:
        """Returns a number, as Python writes it, with a real minus sign and the marks of the language."""
        if content[:1] in "+-" and not content.strip("+-0.%"):
            content = content[1:]  # zero has no sign
        content = content.replace("-", "−")
        return content.replace(".", ",").replace("%", "\u202f%") if self.language == "fr" else content

    def percent(self, value: float) -> str:
        """Formats a share as a percentage."""
        return self.local(f"{value:.1%}")

    def format_uses(self, value: float) -> str:
        """Formats the average number of uses per match."""
        return self.local(f"{value:.2f}")

    def format_value(self, unit: str, value: float) -> str:
        """Formats a value in its unit."""
        return self.percent(value) if unit == "share" else self.local(f"{value:.1f}")

    def format_change(self, unit: str, value: float) -> str:
        """Formats a change in its unit."""
        return self.local(f"{value:+.1%}" if unit == "share" else f"{value:+.2f}")

    def interval(self, unit: str, one: Estimate) -> str:
        """Formats an interval in its unit; returns a dash if there is none."""
        if math.isinf(one.low):
            return "–"
        return f"{self.format_value(unit, one.low)} – {self.format_value(unit, one.high)}"
