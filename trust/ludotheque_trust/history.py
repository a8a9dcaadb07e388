"""A history of what clients asked for, held against the log that is left of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from ludotheque_trust.trial import keep

Outcome = Literal["acknowledged", "refused", "unknown"]


class Fate(NamedTuple):
    """What a client knows of something it asked for; the version it was told, if it was acknowledged."""

    outcome: Outcome
    version: int = 0


class Line(NamedTuple):
    """A row of the log: of which table, its number, and what somebody had asked for, if anybody had."""

    table: str
    version: int
    key: str


class History:
    """All that clients asked for, by a key that is used only once."""

    def __init__(self) -> None:
        self.fates: dict[str, Fate] = {}

    def sent(self, key: str) -> None:
        """Something was asked for; nobody knows yet what came of it.  Asked for again, it is still the same thing."""
        self.fates.setdefault(key, Fate("unknown"))

    def acknowledged(self, key: str, version: int) -> None:
        """It was done, as that version.  An acknowledgement is never taken back, nor does it change."""
        before = self.fates.get(key)
        keep(before is None or before.outcome != "refused", f"{key} was refused, and then acknowledged")
        same = before is None or before.outcome == "unknown" or before.version == version
        keep(same, f"{key} was acknowledged as {before} and as version {version}")
        self.fates[key] = Fate("acknowledged", version)

    def refused(self, key: str) -> None:
        """It was not done."""
        before = self.fates.get(key)
        keep(before is None or before.outcome != "acknowledged", f"{key} was acknowledged, and then refused")
        self.fates[key] = Fate("refused")

    def count(self, outcome: Outcome) -> int:
        """How many things ended so."""
        return sum([fate.outcome == outcome for fate in self.fates.values()])

    def acknowledged_keys(self) -> list[str]:
        """All that was acknowledged."""
        return [key for key, fate in self.fates.items() if fate.outcome == "acknowledged"]

    def check(self, log: Iterable[Line]) -> None:
        """No hole in the log; what was acknowledged is there once, where it was said to be; what was refused is not."""
        latest: dict[str, int] = {}
        written: dict[str, int] = {}
        for line in log:
            before = latest.get(line.table, 0)
            keep(line.version == before + 1, f"table {line.table} has a hole after version {before}")
            latest[line.table] = line.version
            if line.key:
                keep(line.key not in written, f"{line.key} was done twice")
                written[line.key] = line.version
        for key, fate in self.fates.items():
            if fate.outcome == "acknowledged":
                found = written.get(key)
                keep(found == fate.version, f"{key} was acknowledged as version {fate.version}, but is {found}")
            elif fate.outcome == "refused":
                keep(key not in written, f"{key} was refused, but is version {written.get(key)}")
        strangers = set(written) - set(self.fates)
        keep(not strangers, f"nobody asked for {sorted(strangers)[:3]}")

    def summary(self) -> str:
        """How many things ended how."""
        counts = [(self.count(outcome), outcome) for outcome in ("acknowledged", "refused", "unknown")]
        return ", ".join([f"{count:,} {outcome}" for count, outcome in counts])


def lines_of(rows: Iterable[tuple[str, int, bytes]]) -> list[Line]:
    """The rows of a store, each with the table and the move id of whoever asked for it."""
    lines = []
    for table, seq, data in rows:
        row: dict[str, Any] = json.loads(data)
        keep(row["version"] == seq, f"row {seq} of table {table} says that it is {row['version']}")
        lines.append(Line(table, seq, f"{table} {row['move']}" if row.get("move") else ""))
    return lines
