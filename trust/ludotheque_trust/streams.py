"""Records what one client received over all its connections; checks it for gaps, repeats and order, and compares it
with the log.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

from ludotheque.core.structs import Seat
from ludotheque.table import projection
from ludotheque.table.log import read_row
from ludotheque.table.messages import Happened, Message, Now, to_bytes
from ludotheque.table.state import TableState
from ludotheque_trust.trial import keep


class Stream:
    """Everything one client received at one table, kept as digests."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seat: Seat | None = None
        self.last = 0  # the version from which to continue after a reconnection
        self.told: dict[int, tuple[Seat | None, str]] = {}  # by version: the viewer, and a digest of the message
        self.shown: dict[tuple[Seat | None, int], str] = {}  # digests of `now`, by viewer and version

    def hear(self, message: Mapping[str, Any]) -> None:
        """Records one message; raises Broken if a version is missing or repeated."""
        match message["type"]:
            case "welcome":
                keep(not message["isAfresh"], f"{self.name} is to begin afresh: a version that was told is gone")
                self.seat = message["seat"]
                for one in message["missed"]:
                    self._note(one)
                self._look(message["now"])
            case "happened":
                self._note(message)
            case "now":
                self._look(message)

    def _note(self, happened: Mapping[str, Any]) -> None:
        version = happened["version"]
        keep(version == self.last + 1, f"{self.name} heard of version {version} after {self.last}")
        self.told[version] = (self.seat, digest(happened))
        self.last = version

    def _look(self, now: Mapping[str, Any]) -> None:
        version = now["version"]
        keep(version == self.last, f"{self.name} sees version {version}, but has heard of {self.last}")
        seen = digest_of_now(now)
        before = self.shown.setdefault((self.seat, version), seen)
        keep(before == seen, f"{self.name} sees version {version} in two ways")


def digest(message: object) -> str:
    """Returns a digest of JSON data, whatever the order of its keys."""
    return sha256(json.dumps(message, sort_keys=True, ensure_ascii=False).encode("utf-8", "surrogatepass")).hexdigest()


def digest_of_now(now: Mapping[str, Any]) -> str:
    """Returns a digest of a `now` message, which leaves out its time and who is connected."""
    seats = [{**seat, "isPresent": None, "absentSince": None} for seat in now["seats"]]
    return digest({**now, "clock": {**now["clock"], "at": None}, "seats": seats})


def replayed_states(table: str, rows: Sequence[bytes]) -> Iterator[TableState]:
    """Yields the state of the table after each row, recomputed from the seed and the commands; raises Broken if a
    recomputed row differs from the log.
    """
    state = TableState(table, read_row(rows[0]))
    yield state
    for data in rows[1:]:
        row = read_row(data)
        made = state.perform(row.entry, row.at, row.person, row.move)
        keep(
            made.to_bytes() == bytes(data), f"version {row.version} of table {table} does not follow from those before"
        )
        yield state


def check_streams(table: str, rows: Sequence[bytes], streams: Iterable[Stream]) -> TableState:
    """Raises Broken unless everybody received what follows from the log; returns the table's final state."""
    streams = list(streams)
    viewers = {seat for stream in streams for seat, _ in stream.told.values()}
    viewers |= {seat for stream in streams for seat, _ in stream.shown}
    told: dict[tuple[Seat | None, int], str] = {}
    shown: dict[tuple[Seat | None, int], str] = {}
    for state in replayed_states(table, rows):
        for viewer in viewers:
            happened, now = latest_messages(state, viewer)
            told[viewer, state.version] = digest(plain(happened))
            seen = digest_of_now(plain(now))
            before = shown.setdefault((viewer, now.version), seen)
            keep(
                before == seen, f"table {table}: viewer {viewer} could see what they were not told after {now.version}"
            )
    for stream in streams:
        for version, (seat, heard) in stream.told.items():
            keep(
                told.get((seat, version)) == heard,
                f"{stream.name} was told otherwise of version {version} than the log",
            )
        for (seat, version), seen in stream.shown.items():
            keep(
                shown.get((seat, version)) == seen, f"{stream.name} was shown version {version} otherwise than the log"
            )
    return state


def latest_messages(state: TableState, viewer: Seat | None) -> tuple[Happened, Now]:
    """Returns what a viewer is sent about the latest version: `happened` and `now`."""
    return projection.seen_version(state, state.log[-1], viewer), projection.now(state, viewer, {}, 0)


def plain(message: Message) -> dict[str, Any]:
    """Converts a message to the plain data that a client decodes."""
    read: dict[str, Any] = json.loads(to_bytes(message))
    return read
