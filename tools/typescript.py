"""Writes web/src/types/: the TypeScript types of all messages to and from clients, and of the Structs of each game.

uv run python -m tools.typescript            # look at the diff before you commit it
"""

from pathlib import Path
from typing import Any, get_args

from msgspec import inspect

from ludotheque.core.boards import BoardInfo
from ludotheque.core.catalogue import find_game, games
from ludotheque.core.structs import BoxInfo, GameInfo
from ludotheque.core.words import Colour, Who
from ludotheque.dev import messages as bench
from ludotheque.lessons import Input
from ludotheque.server.http.lessons import LessonInfo, RulePicture, SceneView
from ludotheque.server.http.puzzles import PuzzleList, PuzzleView
from ludotheque.server.http.reviews import TableReview
from ludotheque.table import messages
from ludotheque.table.why import Why

TYPES = Path(__file__).resolve().parent.parent / "web" / "src" / "types"
HEAD = "// Made from the Python types by `python -m tools.typescript`.  Do not edit.\n"
WIDTH = 120


class Types:
    """The declarations of one TypeScript file, in the order of their dependencies."""

    def __init__(self) -> None:
        self._made: dict[str, str] = {}

    def text(self) -> str:
        return HEAD + "".join(f"\n{declaration}" for declaration in self._made.values())

    def union(self, name: str, kinds: Any) -> None:
        """Adds a union type of several Structs, under a name."""
        names = [self.name(inspect.type_info(kind)) for kind in get_args(kinds) or (kinds,)]
        line = f"export type {name} = {' | '.join(names)};\n"
        if len(line) > WIDTH:
            line = f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"
        self._made[name] = line

    def name(self, kind: inspect.Type) -> str:
        """Returns how a type is written in TypeScript."""
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.name(kind) for kind in types))
            case inspect.VarTupleType(item) | inspect.ListType(item):
                return many(self.name(item))
            case inspect.TupleType(items):
                return f"[{', '.join(map(self.name, items))}]"
            case inspect.DictType(key, value):
                return f"Record<{self.name(key)}, {self.name(value)}>"
            case inspect.LiteralType(values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def _struct(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name not in self._made:
            self._made[name] = ""  # a placeholder, which also stops the recursion at a type that contains itself
            lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
            for field in kind.fields:
                wants = kind.forbid_unknown_fields and not field.required  # clients may omit fields with defaults
                lines.append(f"  {field.encode_name}{'?' if wants else ''}: {self.name(field.type)};")
            comment = f"/** {first_line(kind.cls)} */\n" if kind.cls.__doc__ else ""
            del self._made[name]  # so that the type is added again, after everything on which it depends
            self._made[name] = comment + f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def many(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def first_line(kind: type) -> str:
    return " ".join(str(kind.__doc__).split("\n\n")[0].split())


def of_table() -> str:
    """Returns the types of the messages between a table and its viewers, and of the messages about the shelf."""
    types = Types()
    types.union("Command", messages.Commands)
    types.union("News", messages.AllNews)
    types.union("Message", messages.Messages)
    for kind in (Who, Colour, GameInfo, BoxInfo, BoardInfo):
        types.name(inspect.type_info(kind))
    return (
        types.text()
        + f"\n/** The version of the protocol that this client speaks. */\nexport const PROTOCOL = {messages.PROTOCOL};\n"
        + "\n/** A client's ping, and the answer of the server. */\n"
        + f"export const PING = '{messages.PING}';\nexport const PONG = '{messages.PONG}';\n"
    )


def of_workbench() -> str:
    """Returns the types of the messages between the workbench page and its server."""
    types = Types()
    types.union("Command", bench.Commands)
    for kind in (bench.BenchState, bench.LeakReport):
        types.name(inspect.type_info(kind))
    return types.text()


def of_lesson() -> str:
    """Returns the types of what a lesson or a puzzle shows, and of what a learner does."""
    types = Types()
    types.union("Input", Input)
    for kind in (LessonInfo, SceneView, RulePicture, PuzzleList, PuzzleView):
        types.name(inspect.type_info(kind))
    return types.text()


def of_review() -> str:
    """Returns the types of the review of a match."""
    types = Types()
    types.name(inspect.type_info(TableReview))
    types.name(inspect.type_info(Why))
    return types.text()


def of_game(game_id: str) -> str:
    """Returns the TypeScript types of one game."""
    game = find_game(game_id)
    types = Types()
    types.union("Action", game.actions)
    types.union("Event", game.events)
    types.name(inspect.type_info(game.views))
    if game.components is not None:
        types.name(inspect.type_info(game.components))
    return types.text()


def pages() -> dict[str, str]:
    """Returns the text of all generated files, by their names."""
    own_modules = {
        game: find_game(game) for game in games() if type(find_game(game)).__module__.startswith("ludotheque.games")
    }
    house = {
        "lesson.ts": of_lesson(),
        "review.ts": of_review(),
        "table.ts": of_table(),
        "workbench.ts": of_workbench(),
    }
    return house | {f"{game.replace('-', '_')}.ts": of_game(game) for game in sorted(own_modules)}


def main() -> None:
    TYPES.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (TYPES / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
