"""Checks games by other authors: loads a game from its entry point and tries it before it goes on the shelf.

Each fault raises one BadInput, which names the file and the broken rule of the contract. mypyc does not compile this
module, because it reads source files.
"""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.core.boards import Board
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game, check_options
from ludotheque.core.log import SILENT
from ludotheque.core.luck import fast
from ludotheque.core.structs import Action, Option, View
from ludotheque.core.vocabulary import kinds_in
from ludotheque.core.words import LANGUAGES, parse_sentence, read_catalogue

OURS: Final = Path(__file__).parents[1]


def load_game(point: EntryPoint) -> Game[Any]:
    """Loads the game of an entry point; raises BadInput if the game breaks the contract."""
    try:
        game = point.load()
    except Exception as error:
        where, reason = where_and_why(error)
        raise contract_error(where or point.value, "game-import", point.name, reason=reason) from error
    if not isinstance(game, Game):
        raise contract_error(point.value, "game-object", point.name, kind=type(game).__name__)
    if game.id != point.name:
        raise contract_error(point.value, "game-id", point.name, id=str(game.id))
    check_parts(game)
    check_box(game)
    check_words(game)
    check_beginning(game)
    return game


def check_parts(game: Game[Any]) -> None:
    """Raises BadInput if an argument that the game passed to the constructor of `Game` has a wrong type."""
    languages = set(LANGUAGES)
    parts: dict[str, bool] = {
        "version": isinstance(game.version, str) and game.version.isdecimal(),
        "title": isinstance(game.title, dict) and languages <= game.title.keys(),
        "pitch": isinstance(game.pitch, dict) and (not game.pitch or languages <= game.pitch.keys()),
        "seats": is_tuple_of(game.seats, int) and len(game.seats) > 0,
        "options": is_tuple_of(game.options, Option),
        "folder": isinstance(game.folder, Path) and game.folder.is_dir(),
        "actions": is_union(game.actions, Action),
        "events": is_union(game.events, msgspec.Struct),
        "views": isinstance(game.views, type) and issubclass(game.views, View),
        "board": game.board is None or isinstance(game.board, Board),
    }
    for name, is_good in parts.items():
        if not is_good:
            raise contract_error(source_of(game), "game-part", game.id, part=name, value=repr(getattr(game, name)))
    for name in ("words", "bots", "advise", "preview", "play_out", "picture", "hooks"):
        try:
            game.part(name)
        except Exception as error:
            where, reason = where_and_why(error)
            raise contract_error(where or source_of(game), "game-import", game.id, reason=reason) from error


def is_tuple_of(values: Any, kind: type) -> bool:
    """Is this a tuple whose values all have one type?"""
    return isinstance(values, tuple) and all(isinstance(value, kind) for value in values)


def is_union(kinds: Any, base: type) -> bool:
    """Is this a Struct, or a union of Structs, with this base?"""
    return all(isinstance(kind, type) and issubclass(kind, base) for kind in kinds_in(kinds))


def check_box(game: Game[Any]) -> None:
    """Raises BadInput if box.toml cannot be read, or if the game itself does not accept it."""
    file = game.folder / "box.toml"
    try:
        game.box(None)
    except Exception as error:
        reason = str(error) if isinstance(error, BadInput) else where_and_why(error)[1]
        raise contract_error(str(file), "game-box", game.id, reason=reason.removeprefix(f"{file}: ")) from error


def check_words(game: Game[Any]) -> None:
    """Raises BadInput if a sentence is missing or is not valid Fluent."""
    from ludotheque.core.default_words import missing_sentences

    for language in LANGUAGES:
        file = str(game.folder / f"words.{language}.ftl")
        for message, source in read_catalogue(language, game.folder).sources.items():
            try:
                parse_sentence(message, source)
            except ValueError as error:
                raise contract_error(file, "game-sentence", game.id, sentence=message, reason=str(error)) from error
    for language, messages in missing_sentences(game).items():
        file = str(game.folder / f"words.{language}.ftl")
        raise contract_error(file, "game-words", game.id, sentences=", ".join(messages))


def check_beginning(game: Game[Any]) -> None:
    """Raises BadInput if a match cannot be set up, viewed by every seat, played one step, or written and read back."""
    try:
        for what, _ in find_flaws(game):
            raise contract_error(source_of(game), "game-play", game.id, reason=what)
    except BadInput as error:
        if error.message.startswith("game-"):
            raise
        raise contract_error(source_of(game), "game-play", game.id, reason=str(error)) from error
    except Exception as error:
        where, reason = where_and_why(error)
        raise contract_error(where or source_of(game), "game-play", game.id, reason=reason) from error


def find_flaws(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Yields each flaw of a match that has just begun, and the name of the method at fault."""
    seats, box = game.seats[0], game.box(None)
    options = check_options(game, seats, None)
    state = game.set_up(seats, options, box, fast(0), SILENT)
    for viewer in (*range(seats), None):
        view = game.view(state, viewer)
        if msgspec.json.decode(msgspec.json.encode(view), type=game.views) != view:
            yield f"the view of {viewer} is another one after JSON", "view"
        game.imagine(view, fast(0))
    asked = game.to_act(state)
    if not asked and state.outcome is None:
        yield "nobody is asked anything when a match begins", "to_act"
    for seat in asked:
        if not game.choices(state, seat):
            yield f"seat {seat} owes a decision but has no choice", "choices"
    position = game.dump(game.copy(state))
    try:
        again = game.dump(game.load(position, seats, options, box))
    except BadInput as error:
        yield f"the first position cannot be read again: {error}", "load"
        return
    if again != position:
        yield "the first position is another one when it is read again", "dump"


def where_and_why(error: BaseException) -> tuple[str, str]:
    """Returns the place in the author's source at which an error was raised ("" if it was raised elsewhere), and the
    error as text.
    """
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}, line {error.lineno}", f"{type(error).__name__}: {error.msg}"
    stops = [stop for stop in traceback.extract_tb(error.__traceback__) if stop.filename.endswith(".py")]
    theirs = [stop for stop in stops if is_authors_file(Path(stop.filename))]
    where = f"{theirs[-1].filename}, line {theirs[-1].lineno}" if theirs else ""
    is_unset = isinstance(error, AttributeError) and isinstance(error.obj, Game) and not theirs
    if stops and (is_unset or isinstance(error, NotImplementedError)):
        return "", f"it does not define {stops[-1].name}"
    return where, f"{type(error).__name__}: {error}"


def is_authors_file(file: Path) -> bool:
    """Does this source file belong to the game's author, rather than to us or to Python?"""
    standard = Path(inspect.__file__).parent
    is_installed = "site-packages" in file.parts
    return not file.is_relative_to(OURS) and (is_installed or not file.is_relative_to(standard)) and file.is_file()


def source_of(game: Game[Any]) -> str:
    """Returns the file that defines a game's class."""
    try:
        return inspect.getsourcefile(type(game)) or type(game).__module__
    except TypeError:
        return type(game).__module__


def contract_error(where: str, rule: str, name: str, **values: str) -> BadInput:
    """Makes the error that says in one line which rule of the contract a game breaks."""
    return BadInput(where, rule, name=name, **{key: " ".join(value.split()) for key, value in values.items()})
