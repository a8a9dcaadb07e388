"""What is in a game's box: a TOML file that a player may copy and edit, checked when it is read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludotheque.core.errors import BadInput

T = TypeVar("T")


def read_components(source: str | Path) -> dict[str, Any]:
    """The contents of a components file; complains (BadInput) about a file that is no TOML."""
    path = Path(source)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(path), "broken-toml", reason=str(error)) from error


@cache
def standard_components(folder: Path) -> dict[str, Any]:
    """The components of a game as they come."""
    return read_components(folder / "components.toml")


def checked(contents: Mapping[str, Any], kind: type[T]) -> T:
    """Contents in the shape that a game wants; complains (BadInput) about what is missing, unknown or of a wrong type."""
    try:
        return msgspec.convert(contents, kind)
    except msgspec.ValidationError as error:
        raise BadInput("components", "bad-components", reason=str(error)) from error
