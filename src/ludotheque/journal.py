"""Writes files that survive interruptions: journals that grow line by line, and files that are replaced as a whole."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import msgspec

from ludotheque.core.errors import BadInput

T = TypeVar("T")
BLOCK: Final = 4096  # bytes read at once from the end of a journal


def lines_of(path: Path, kind: type[T]) -> list[T]:
    """Reads a journal; drops a last line that was cut off, and raises BadInput for any other unreadable line."""
    if not path.exists():
        return []
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    decoder = msgspec.json.Decoder(kind)
    things: list[T] = []
    for number, line in enumerate(lines):
        try:
            things.append(decoder.decode(line))
        except msgspec.DecodeError as error:
            raise BadInput(f"{path}, line {number + 1}", "damaged-file", reason=str(error)) from error
    return things


def append_lines(path: Path, things: Iterable[Any]) -> None:
    """Adds lines to a journal, after dropping a last line that was cut off; writes either all lines or none."""
    data = b"".join([msgspec.json.encode(thing) + b"\n" for thing in things])
    try:
        with path.open("a+b", buffering=0) as file:
            whole = end_of_lines(file)
            file.truncate(whole)
            try:
                left = memoryview(data)
                while left:
                    left = left[file.write(left) or 0 :]
            except OSError:
                file.truncate(whole)
                raise
    except OSError as error:
        raise cannot_write(path, error) from error


def end_of_lines(file: IO[bytes]) -> int:
    """Returns the offset at which the last whole line of a file ends."""
    end = file.seek(0, os.SEEK_END)
    while end:
        begin = max(0, end - BLOCK)
        file.seek(begin)
        at = file.read(end - begin).rfind(b"\n")
        if at >= 0:
            return begin + at + 1
        end = begin
    return 0


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yields the path of a temporary file, which replaces the old file only when it is complete; raises BadInput if the
    file cannot be written.
    """
    part = path.with_name(path.name + ".part")
    try:
        yield part
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise cannot_write(path, error) from error


def cannot_write(path: Path, error: OSError) -> BadInput:
    """Returns the error that says why a file was not written."""
    return BadInput(str(path), "unwritable-file", reason=error.strerror or str(error))
