"""Loads the author's rules and checks them before the workbench uses them."""

from __future__ import annotations

import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ludotheque.core.catalogue import register
from ludotheque.core.game import Game
from ludotheque.core.soundness import find_flaws
from ludotheque.core.words import LANGUAGES, catalogue, parse_sentence
from ludotheque.dev.faults import BrokenRules, excerpt_at, fault_of
from ludotheque.dev.messages import Fault, SourceExcerpt
from ludotheque.dev.package import Package


def load_rules(package: Package) -> Game[Any]:
    """Returns the game of a package, ready for play; raises BrokenRules if the game cannot be loaded, begun or shown."""
    sys.dont_write_bytecode = True  # bytecode files would hide two changes of a file within one second
    sys.path[:0] = [str(root) for root in package.roots]
    try:
        game = find_in(package)
        register(game)
        check_sentences(game, package.folder)
        check_beginning(game, package.folder)
    except Exception as error:
        raise BrokenRules(fault_of(error, package.folder)) from error
    return game


def find_in(package: Package) -> Game[Any]:
    """Returns the game object in a package; raises an error if there is none, or if Python imported the object from
    another copy of the package.
    """
    module = import_module(package.module)
    file = str(module.__file__)
    if not Path(file).resolve().is_relative_to(package.folder):
        text = f"{package.module} was imported from {file}, not from {package.folder}: another copy of it is installed"
        raise BrokenRules(Fault(kind="contract", text=text))
    game = getattr(module, package.attribute, None)
    if not isinstance(game, Game):
        problem = "there is no such name" if game is None else f"it is a {type(game).__name__}"
        text = f"{package.attribute} must be a ludotheque.Game, but {problem}"
        raise BrokenRules(
            Fault(kind="contract", text=text, place=excerpt_at(package.folder, file, line_of(file, package)))
        )
    return game


def line_of(file: str, package: Package) -> int:
    """Returns the line on which a module sets the attribute that should be the game."""
    for number, line in enumerate(Path(file).read_text(encoding="utf-8").splitlines(), 1):
        if re.match(rf"{re.escape(package.attribute)}\b", line):
            return number
    return 1


def check_sentences(game: Game[Any], folder: Path) -> None:
    """Raises BrokenRules for a sentence of the game that is not valid Fluent."""
    for language in LANGUAGES:
        for message, source in catalogue(game.id, language).sources.items():
            try:
                parse_sentence(message, source)
            except ValueError as error:
                where = sentence(game, language, source, folder)
                raise BrokenRules(Fault(kind="contract", text=str(error), place=where)) from error


def sentence(game: Game[Any], language: str, source: str, folder: Path) -> SourceExcerpt | None:
    """Returns the file and line of a sentence."""
    for file in sorted(game.folder.glob(f"*.{language}.ftl")):
        text = file.read_text(encoding="utf-8")
        if source in text:
            return excerpt_at(folder, str(file), text[: text.index(source)].count("\n") + 1)
    return None


def check_beginning(game: Game[Any], folder: Path) -> None:
    """Raises BrokenRules if a match cannot be set up, viewed by everybody, played, or saved and loaded."""

    for what, method in find_flaws(game):
        raise BrokenRules(Fault(kind="contract", text=what, place=source_of(getattr(game, method), game, folder)))


def source_of(method: Any, game: Game[Any], folder: Path) -> SourceExcerpt | None:
    """Returns where a method of the game is defined; if the game does not define the method, returns where the class of
    the game is defined.
    """
    for thing in (method, type(game)):
        try:
            file = inspect.getsourcefile(thing)
            line = inspect.getsourcelines(thing)[1]
        except (OSError, TypeError):
            continue
        if file is not None and Path(file).is_relative_to(folder):
            return excerpt_at(folder, file, line)
    return None
