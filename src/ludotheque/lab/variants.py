"""Compares two boxes, and converts a box to a CSV sheet for spreadsheets and back."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from ludotheque.core.errors import BadInput

PART: Final = "part"  # the column with the name of a part of the box
VALUE: Final = "value"  # the column for a part of the box that is a single number
# A spreadsheet would run a text that begins like this as a formula.
RISKY: Final = ("=", "+", "-", "@", "\t", "\r", "'")
MOST_LINES: Final = 2000


class Change(msgspec.Struct, frozen=True):
    """A difference between two boxes; `before` or `after` is None if that box lacks the item."""

    path: tuple[str, ...]  # such as card, Shove, count
    before: Any
    after: Any


# ── Differences ───────────────────────────────────────────────────────────────────────────────────────────────────────


def changes(before: Any, after: Any, path: tuple[str, ...] = ()) -> list[Change]:
    """Returns the differences between two boxes, in the order of the box; things with ids are matched by their ids."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        keys = [*before, *[key for key in after if key not in before]]
        pairs = [(str(key), before.get(key), after.get(key)) for key in keys]
    elif has_ids(before) and has_ids(after):
        old, new = ({str(row["id"]): row for row in rows} for rows in (before, after))
        pairs = [(key, old.get(key), new.get(key)) for key in [*old, *[key for key in new if key not in old]]]
    else:
        return [] if before == after else [Change(path, before, after)]
    return [change for key, was, now in pairs for change in changes(was, now, (*path, key))]


def has_ids(rows: Any) -> bool:
    """Returns whether this is a list of TOML tables, each with an id of its own."""
    if not isinstance(rows, Sequence) or isinstance(rows, str) or not rows:
        return False
    ids = [row.get("id") if isinstance(row, Mapping) else None for row in rows]
    return all(isinstance(id, str) for id in ids) and len(set(ids)) == len(ids)


# ── Sheets ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def to_csv(contents: Mapping[str, Any]) -> str:
    """Returns a box as CSV: a line for each thing, which begins with the name of its part, and a column for each of its
    fields.
    """
    lines = [{PART: part} | fields for part, fields in things_of(contents)]
    columns = list(dict.fromkeys([column for line in lines for column in line]))
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, restval="", lineterminator="\r\n")
    writer.writeheader()
    writer.writerows([{column: safe(value) for column, value in line.items()} for line in lines])
    return out.getvalue()


def things_of(contents: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yields, for each thing of a box, the name of its part of the box, and its fields as text."""
    for part, inside in contents.items():
        if isinstance(inside, Mapping):
            yield part, dict(flat(inside))
        elif isinstance(inside, list) and all(isinstance(row, Mapping) for row in inside):
            for row in inside:
                yield part, dict(flat(row))
        else:
            yield part, {VALUE: value_to_text(inside)}


def flat(row: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    """Yields the fields of a TOML table as text; fields of a nested table get names such as look.hair."""
    for key, value in row.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value_to_text(value)


def value_to_text(value: Any) -> str:
    """Returns a value as text: a text unchanged, anything else as JSON."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def safe(text: str) -> str:
    """Returns a text that no spreadsheet takes for a formula: a text that begins like a formula gets an apostrophe in
    front.

    A text that is a number stays as it is.
    """
    return f"'{text}" if text.startswith(RISKY) and not is_number(text) else text


def is_number(text: str) -> bool:
    """Returns whether this text is a number."""
    try:
        float(text)
    except ValueError:
        return False
    return True


def from_csv(text: str, printed: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the box in a CSV text, with the types of the printed box.  Raises BadInput that names the line."""
    try:
        lines = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff")), dialect=dialect_of(text), strict=True))
    except csv.Error as error:
        raise BadInput("csv", "bad-components", reason=str(error)) from error
    if not lines or PART not in lines[0] or len(lines) > MOST_LINES:
        raise BadInput("csv", "workshop-bad-csv")
    found: dict[str, Any] = {part: [] for part, inside in printed.items() if isinstance(inside, list)}
    for number, line in enumerate(lines):
        where = f"csv, line {number + 2}"
        part = (line.pop(PART) or "").strip()
        if part not in printed or None in line:
            raise BadInput(where, "bad-choice", value=repr(part), names=", ".join(printed))
        cells = {column: value.strip() for column, value in line.items() if value and value.strip()}
        model = printed[part]
        if isinstance(model, list) and all(isinstance(row, Mapping) for row in model):
            found[part].append(read_row(cells, [dict(kinds(row)) for row in model], where))
        elif isinstance(model, Mapping):
            found[part] = read_row(cells, [dict(kinds(model))], where)
        else:
            found[part] = read_value(cells.get(VALUE, ""), model, where)
    return {part: found[part] for part in printed if part in found}


def dialect_of(text: str) -> type[csv.Dialect]:
    """Returns the CSV dialect of a text, because many spreadsheets separate columns by semicolons or tabs."""
    first = text.split("\n", 1)[0]

    class Found(csv.excel):
        delimiter = max(",;\t", key=first.count)

    return Found


def kinds(row: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yields each field of a TOML table, named as in a sheet, with an example value."""
    for key, value in row.items():
        if isinstance(value, Mapping):
            yield from kinds(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value


def read_row(cells: Mapping[str, str], models: Sequence[Mapping[str, Any]], where: str) -> dict[str, Any]:
    """Returns a thing from its fields as text."""
    columns = {column: value for model in reversed(models) for column, value in model.items()}
    row: dict[str, Any] = {}
    for column, text in cells.items():
        here = row
        *folders, last = column.split(".")
        for folder in folders:
            here = here.setdefault(folder, {})
        here[last] = read_value(text, columns.get(column, ""), f"{where}.{column}")
    return row


def read_value(text: str, model: Any, where: str) -> Any:
    """Reads a value of the same type as `model`, its value in the printed box; raises BadInput if the text cannot be
    read as that type.
    """
    if text.startswith("'") and text[1:].startswith(RISKY):
        text = text[1:]
    if isinstance(model, str):
        return text
    if isinstance(model, float):
        text = text.replace(",", ".")  # French spreadsheets write a decimal comma
    try:
        value = msgspec.json.decode(text.lower() if isinstance(model, bool) else text)
    except msgspec.DecodeError as error:
        raise BadInput(where, "bad-components", reason=f"{text!r}") from error
    if isinstance(model, int) and not isinstance(model, bool) and isinstance(value, float) and value.is_integer():
        return int(value)
    return value
