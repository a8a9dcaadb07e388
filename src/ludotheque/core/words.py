"""Sentences in English and French: Fluent catalogues, one for the core and one in each game's folder."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")


def catalogue_files(game_id: str, language: str) -> list[Path]:
    """The files whose sentences are known to a game: those of the core and its own."""
    files = [Path(__file__).with_name(f"words.{language}.ftl")]
    if game_id:
        from ludotheque.core.catalogue import find_game

        files.append(find_game(game_id).folder / f"words.{language}.ftl")
    return [file for file in files if file.exists()]


@cache
def bundle(game_id: str, language: str) -> FluentBundle:
    """The sentences of a game in one language."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for file in catalogue_files(game_id, language):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def knows(game_id: str, language: str, message: str) -> bool:
    """Is there a sentence of this id?"""
    return bundle(game_id, language).has_message(message)


def say(game_id: str, language: str, message: str, values: Mapping[str, Any] | None = None) -> str:
    """A sentence in a language.  An id without a sentence is shown as it is, so that nothing is ever lost."""
    made = bundle(game_id, language)
    if not made.has_message(message):
        return message
    pattern = made.get_message(message).value
    if pattern is None:
        return message
    text, _ = made.format_pattern(pattern, dict(values or {}))
    return str(text)
