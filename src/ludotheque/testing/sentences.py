"""Reads the sentences of catalogues and the values that they use, and compares the languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import ludotheque.core.words
from ludotheque.core.catalogue import find_game

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
VALUE = re.compile(r"\$([a-zA-Z]\w*?)(?:Of)?\b")  # $seatOf is another form of $seat


def sentences_in(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Returns the values of every sentence in a folder, by sentence id."""
    text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    return {message: frozenset(VALUE.findall(pattern)) for message, pattern in ENTRY.findall(text)}


@cache
def sentences_of(game: str, language: str) -> dict[str, frozenset[str]]:
    """Returns the sentences that a game can use: the sentences of the core and the game's own."""
    core = Path(ludotheque.core.words.__file__).parent
    return {**sentences_in(core, language), **sentences_in(find_game(game).folder, language)}


def differences_between_languages(folder: Path) -> list[str]:
    """Lists, in words, what one catalogue of a folder has and another lacks; empty if the catalogues agree."""
    english, french = sentences_in(folder, "en"), sentences_in(folder, "fr")
    wrong = [f"{message} is missing in French" for message in english.keys() - french.keys()]
    wrong += [f"{message} is missing in English" for message in french.keys() - english.keys()]
    for message in english.keys() & french.keys():
        if english[message] != french[message]:
            wrong.append(f"{message} has {sorted(english[message])} in English, {sorted(french[message])} in French")
    return sorted(wrong)
