"""Records the commands of clients and the answers to them, and checks both against the log."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from ludotheque_trust.trial import require

Outcome = Literal["acknowledged", "refused", "unknown"]


class Fate(NamedTuple):
    """The outcome of a command, as far as its client knows; if the command was acknowledged, also its version."""

    outcome: Outcome
    version: int = 0


class Line(NamedTuple):
    """A row of the log: its table, its version, and the client's command that caused it, if any."""

    table: str
    version: int
    key: str


class History:
    """All commands that clients have sent, by unique keys, with their outcomes."""

    def __init__(self) -> None:
        self.fates: dict[str, Fate] = {}

    def note_sent(self, key: str) -> None:
        """Records that a command was sent and that its outcome is unknown.  Sending the same command again changes
        nothing.
        """
        self.fates.setdefault(key, Fate("unknown"))

    def note_acknowledged(self, key: str, version: int) -> None:
        """Records that a command was acknowledged with this version, which must never be revoked or changed."""
        before = self.fates.get(key)
        require(before is None or before.outcome != "refused", f"{key} was refused, and then acknowledged")
        same = before is None or before.outcome == "unknown" or before.version == version
        require(same, f"{key} was acknowledged as {before} and as version {version}")
        self.fates[key] = Fate("acknowledged", version)

    def note_refused(self, key: str) -> None:
        """Records that a command was refused."""
        before = self.fates.get(key)
        require(before is None or before.outcome != "acknowledged", f"{key} was acknowledged, and then refused")
        self.fates[key] = Fate("refused")

    def count(self, outcome: Outcome) -> int:
        """Returns the number of commands with this outcome."""
        return sum([fate.outcome == outcome for fate in self.fates.values()])

    def acknowledged_keys(self) -> list[str]:
        """Returns the keys of all acknowledged commands."""
        return [key for key, fate in self.fates.items() if fate.outcome == "acknowledged"]

    def check(self, log: Iterable[Line]) -> None:
        """Checks that the log has no gap, contains every acknowledged command exactly once, at the acknowledged
        version, and contains no refused command.
        """
        latest: dict[str, int] = {}
        written: dict[str, int] = {}
        for line in log:
            before = latest.get(line.table, 0)
            require(line.version == before + 1, f"table {line.table} has a hole after version {before}")
            latest[line.table] = line.version
            if line.key:
                require(line.key not in written, f"{line.key} was done twice")
                written[line.key] = line.version
        for key, fate in self.fates.items():
            if fate.outcome == "acknowledged":
                found = written.get(key)
                require(found == fate.version, f"{key} was acknowledged as version {fate.version}, but is {found}")
            elif fate.outcome == "refused":
                require(key not in written, f"{key} was refused, but is version {written.get(key)}")
        strangers = set(written) - set(self.fates)
        require(not strangers, f"nobody asked for {sorted(strangers)[:3]}")

    def summary(self) -> str:
        """Returns the number of commands by outcome."""
        counts = [(self.count(outcome), outcome) for outcome in ("acknowledged", "refused", "unknown")]
        return ", ".join([f"{count:,} {outcome}" for count, outcome in counts])


def lines_of(rows: Iterable[tuple[str, int, bytes]]) -> list[Line]:
    """Returns the rows of a store, each with its table and the move id of the command that caused the row."""
    lines = []
    for table, seq, data in rows:
        row: dict[str, Any] = json.loads(data)
        require(row["version"] == seq, f"row {seq} of table {table} says that it is {row['version']}")
        lines.append(Line(table, seq, f"{table} {row['move']}" if row.get("move") else ""))
    return lines
