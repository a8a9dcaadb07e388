"""Reads the rulebook of a game by section."""

from __future__ import annotations

import re
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.rulebook import rulebook_page

HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?) (.*)$")


def section(game: Game[Any], language: str, number: str) -> str:
    """Returns one section, such as "4.2" or "§4.2", or a whole chapter, such as "4"; empty if there is none."""
    wanted = number.strip().lstrip("§").strip()
    lines: list[str] = []
    for line in rulebook_page(game, language).splitlines():
        heading = HEADING.match(line)
        if heading or line.startswith("## "):
            found = heading.group(1) if heading else ""
            is_inside = found == wanted or found.startswith(f"{wanted}.")
            if lines and not is_inside:
                break
            if is_inside:
                lines.append(line)
        elif lines:
            lines.append(line)
    return "\n".join(lines).strip()


def headings(game: Game[Any], language: str) -> list[str]:
    """Returns the numbers and titles of all sections."""
    found = [HEADING.match(line) for line in rulebook_page(game, language).splitlines()]
    return [f"{heading.group(1)} {heading.group(2)}" for heading in found if heading]


def opening(game: Game[Any], language: str) -> str:
    """Returns the introduction: the page up to and including the credits."""
    return rulebook_page(game, language).partition("\n*")[0].strip()
