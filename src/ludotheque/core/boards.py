"""Describes a game to browsers: the board that its package ships, and the shapes (types of the fields) of its views,
actions and events.  mypyc does not compile this module.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from ludotheque.core.game import Game
from ludotheque.core.structs import View
from ludotheque.core.things import EACH_SEAT, Thing, metadata, parts_of
from ludotheque.core.vocabulary import kinds_in

HASH_LENGTH = 16


class Board(NamedTuple):
    """The browser board of a game, which its package ships: a folder of files, with a JavaScript module and style
    sheets.
    """

    folder: Path
    module: str  # a path inside the folder, such as "board.js"
    styles: tuple[str, ...] = ()


class Shape(msgspec.Struct, frozen=True, rename="camel"):
    """What kind of value a field holds, so that a generic board can draw the value without knowing the game."""

    type: Literal["thing", "number", "flag", "text", "list", "map", "record", "other"]
    kind: str = ""  # for a thing, what it is: "card", "seat", …
    is_each: bool = False  # whether the value holds one item for each seat
    is_optional: bool = False  # whether the value may be null
    key: Shape | None = None  # for a map: the shape of its keys
    item: Shape | None = None  # for a list or a map: the shape of its values
    fields: dict[str, Shape] = {}  # for a record: the shape of each of its fields, by the field's name in JSON


class BoardInfo(msgspec.Struct, frozen=True, rename="camel"):
    """What a browser needs in order to draw a game: the address of the game's own board, if the game ships one, and the
    shapes of all data sent to and from the browser.
    """

    module: str  # the URL of the board's module; "" if the game ships no board
    styles: tuple[str, ...]  # the URLs of the board's style sheets
    # The fields of the view by their names in JSON, without those that the views of all games share.
    view: dict[str, Shape]
    actions: dict[str, dict[str, Shape]]  # the fields of each action, by the `type` of the action in JSON
    events: dict[str, dict[str, Shape]]


def board_info(game: Game[Any]) -> BoardInfo:
    """Describes a game to browsers: its board, and the shapes of its views, actions and events."""
    shared = fields_of(View)
    board: Board | None = game.board
    base = "" if board is None else f"/api/boards/{game.id}/{fingerprint(board)}"
    return BoardInfo(
        module="" if board is None else f"{base}/{board.module}",
        styles=() if board is None else tuple([f"{base}/{style}" for style in board.styles]),
        view={name: shape for name, shape in fields_of(game.views).items() if name not in shared},
        actions=shapes_in(game.actions),
        events=shapes_in(game.events),
    )


def fingerprint(board: Board) -> str:
    """Returns a hash of all files of a board.  The hash is part of the board's address, so browsers can cache the files
    for ever.
    """
    digest = sha256()
    for file in sorted(board.folder.rglob("*")):
        if file.is_file():
            name = file.relative_to(board.folder).as_posix()
            digest.update(name.encode() + b"\0" + sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:HASH_LENGTH]


def shapes_in(kinds: Any) -> dict[str, dict[str, Shape]]:
    """Returns the fields of each Struct of a union, by the `type` of the Struct in JSON."""
    return {str(kind.__struct_config__.tag): fields_of(kind) for kind in kinds_in(kinds)}


def fields_of(kind: type[msgspec.Struct]) -> dict[str, Shape]:
    """Returns the shape of each field of a Struct, by the field's name in JSON."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.encode_name: shape_of(hints[field.name]) for field in msgspec.structs.fields(kind)}


def shape_of(hint: Any) -> Shape:
    """Returns the shape that an annotation describes."""
    parts = [part for part in parts_of(hint) if part is not type(None)]
    shape = plain_shape(parts[0]) if len(parts) == 1 else Shape("other")
    is_optional = len(parts) < len(parts_of(hint))
    return msgspec.structs.replace(shape, is_each=EACH_SEAT in metadata(hint), is_optional=is_optional)


def plain_shape(hint: Any) -> Shape:
    """Returns the shape of a type that is not a union."""
    for mark in metadata(hint):
        if isinstance(mark, Thing):
            return Shape("thing", kind=mark.kind)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return shape_of(arguments[0])
    if origin in (tuple, list, frozenset):
        return Shape("list", item=shape_of(arguments[0]) if arguments else None)
    if origin is dict:
        return Shape("map", key=shape_of(arguments[0]), item=shape_of(arguments[1]))
    if origin is Literal or hint is str:
        return Shape("text")
    if hint is bool:
        return Shape("flag")
    if hint in (int, float):
        return Shape("number")
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Shape("record", fields=fields_of(hint))
    return Shape("other")
