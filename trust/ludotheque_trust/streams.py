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
from ludotheque_trust.trial import require


class Stream:
    """Digests of everything that one client received at one table.

    One version brings a client one `happened`, with the events that its seat saw, and any number of `now`, which must
    all be the same for one seat.  A client may take or leave a seat, so each digest is kept with the seat it was for.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.seat: Seat | None = None
        self.last_version = 0  # the last version received; a new connection asks for everything after it
        self.received_events: dict[int, tuple[Seat | None, str]] = {}  # by version: the viewer, and the digest
        self.received_views: dict[tuple[Seat | None, int], str] = {}  # by viewer and version: the digest of `now`

    def receive(self, message: Mapping[str, Any]) -> None:
        """Records one message; raises Broken if a version is missing or repeated."""
        match message["type"]:
            case "welcome":
                require(
                    not message["isAfresh"],
                    f"{self.name} was told to start over: the server no longer has a version it had already sent",
                )
                self.seat = message["seat"]
                for happened in message["missed"]:
                    self._record_events(happened)
                self._record_view(message["now"])
            case "happened":
                self._record_events(message)
            case "now":
                self._record_view(message)

    def _record_events(self, happened: Mapping[str, Any]) -> None:
        version = happened["version"]
        require(
            version == self.last_version + 1,
            f"{self.name} received the events of version {version} directly after those of {self.last_version}",
        )
        self.received_events[version] = (self.seat, digest(happened))
        self.last_version = version

    def _record_view(self, now: Mapping[str, Any]) -> None:
        version = now["version"]
        require(
            version == self.last_version,
            f"{self.name} received a view of version {version}, but the events only up to {self.last_version}",
        )
        received = digest_of_now(now)
        earlier = self.received_views.setdefault((self.seat, version), received)
        require(earlier == received, f"{self.name} received two different views of version {version}")


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
        recomputed = state.perform(row.entry, row.at, row.person, row.command_id)
        require(
            recomputed.to_bytes() == bytes(data),
            f"version {row.version} of table {table} does not follow from those before",
        )
        yield state


def check_streams(table: str, rows: Sequence[bytes], streams: Iterable[Stream]) -> TableState:
    """Raises Broken unless everybody received what follows from the log; returns the table's final state."""
    streams = list(streams)
    viewers = {seat for stream in streams for seat, _ in stream.received_events.values()}
    viewers |= {seat for stream in streams for seat, _ in stream.received_views}
    expected_events: dict[tuple[Seat | None, int], str] = {}  # by viewer and version of the log
    # By viewer and the version that `now` names.  Several versions of the log share one `now` if the later ones are
    # hidden from the viewer; the view must then stay the same, or the viewer could notice them.
    expected_views: dict[tuple[Seat | None, int], str] = {}
    for state in replayed_states(table, rows):
        for viewer in viewers:
            happened, now = latest_messages(state, viewer)
            expected_events[viewer, state.version] = digest(plain(happened))
            view = digest_of_now(plain(now))
            earlier = expected_views.setdefault((viewer, now.version), view)
            require(
                earlier == view,
                f"table {table}: viewer {viewer} could see a change after version {now.version} without any event",
            )
    for stream in streams:
        for version, (seat, received) in stream.received_events.items():
            require(
                expected_events.get((seat, version)) == received,
                f"{stream.name} received other events of version {version} than follow from the log",
            )
        for (seat, version), received in stream.received_views.items():
            require(
                expected_views.get((seat, version)) == received,
                f"{stream.name} received another view of version {version} than follows from the log",
            )
    return state


def latest_messages(state: TableState, viewer: Seat | None) -> tuple[Happened, Now]:
    """Returns the messages to a viewer about the latest version: `happened` and `now`."""
    nobody_absent: projection.Presence = {}
    at = 0  # any time will do, because the digests leave out the time and who is connected
    return projection.seen_version(state, state.log[-1], viewer), projection.now(state, viewer, nobody_absent, at)


def plain(message: Message) -> dict[str, Any]:
    """Converts a message to the plain data that a client decodes."""
    read: dict[str, Any] = json.loads(to_bytes(message))
    return read
