"""Shortens matches that would take too long in plain Python; the compiled build plays these matches in full."""

from __future__ import annotations

from typing import Any

from ludotheque.build import build_and_reason
from ludotheque.core.catalogue import find_game
from ludotheque.testing import option_sets


def short_options(game: str) -> dict[str, Any]:
    """Returns the options that make matches of a game short enough for this build."""
    rules = find_game(game)
    return rules.short_match if rules.is_slow and build_and_reason()[0] == "pure" else {}


def short_option_sets(game: str) -> list[dict[str, Any]] | None:
    """Returns all sets of options worth trying, each for a short match; None stands for the defaults."""
    short = short_options(game)
    return [{**options, **short} for options in option_sets(find_game(game))] if short else None
