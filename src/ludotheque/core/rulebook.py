"""Makes the rulebook page of a game, and adds a list of the changes in its rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.words import say


@cache
def rulebook_page(game: Game[Any], language: str) -> str:
    """Returns the rulebook page of a game in a language, or in English if there is no page in that language; empty if
    there is no page at all.
    """
    for name in (f"RULES.{language}.md", "RULES.en.md"):
        if (game.folder / name).is_file():
            return (game.folder / name).read_text(encoding="utf-8") + changes_page(game, language)
    return ""


def changes_page(game: Game[Any], language: str) -> str:
    """Returns the changes of the rules, newest first; empty if there are none."""
    if not game.changes:
        return ""
    lines = [f"\n\n## {say('', language, 'rules-changes', {})}\n", say("", language, "rules-keep", {}) + "\n"]
    for change in sorted(game.changes, key=lambda one: -one.version):
        when = say("", language, "rules-change", {"version": change.version, "date": change.date})
        lines.append(f"- {when}, {change.section}: {change.what.get(language, change.what['en'])}")
    return "\n".join(lines) + "\n"
