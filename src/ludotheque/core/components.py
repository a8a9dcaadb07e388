"""Reads the box of a game from a TOML file, which players may copy and edit, and checks the contents."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from ludotheque.core.box import Box
from ludotheque.core.errors import BadInput

T = TypeVar("T")
B = TypeVar("B", bound=Box)


def read_components(source: str | Path) -> dict[str, Any]:
    """Returns the contents of a components file; raises BadInput if the file is not valid TOML."""
    path = Path(source)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(path), "broken-toml", reason=str(error)) from error


@cache
def standard_components(folder: Path) -> dict[str, Any]:
    """Returns the standard components of a game."""
    return read_components(folder / "box.toml")


def convert_contents(contents: Mapping[str, Any], kind: type[T]) -> T:
    """Converts the contents of a box to the type that the game declares for them; raises BadInput if a field is
    missing, unknown or of the wrong type.
    """
    try:
        return msgspec.convert(contents, kind)
    except msgspec.ValidationError as error:
        raise BadInput("components", "bad-components", reason=str(error)) from error


class Boxes(Generic[B]):
    """A cache of one game's boxes: the standard one, read once, and the edited one used last."""

    def __init__(self, folder: Path, make: Callable[[Mapping[str, Any], Mapping[str, Any] | None], B]) -> None:
        self._folder = folder
        # Makes a box from its contents.  The second argument is None for the standard box, and the contents again for
        # an edited box.
        self._make = make
        self._standard: B | None = None
        self._edited: B | None = None

    def find(self, components: Mapping[str, Any] | None) -> B:
        """Returns the box with these contents; if they are None, the standard box."""
        if self._standard is None:
            self._standard = self._make(standard_components(self._folder), None)
        if components is None or components == self._standard.contents:
            return self._standard
        if not isinstance(components, Mapping):
            raise BadInput("components", "bad-components", reason="not a table")
        if self._edited is None or components != self._edited.contents:
            self._edited = self._make(components, components)
        return self._edited
