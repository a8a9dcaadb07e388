"""The viewers connected to a table, and the messages that each of them gets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from ludotheque.core.structs import Seat
from ludotheque.table import messages, projection
from ludotheque.table.chat import ChatHistory
from ludotheque.table.messages import Happened, Message, Seats, Welcome, Writing
from ludotheque.table.ports import Time, Wire
from ludotheque.table.state import TableState

AT_ONCE: Final = 25  # number of versions sent to a viewer before other tasks get a turn


class Viewer:
    """One connection that watches a table: a seat's person or a spectator."""

    def __init__(self, wire: Wire, person: str, seat: Seat | None) -> None:
        self.wire = wire
        self.person = person
        self.seat = seat
        self.sent = 0  # the last version that was sent to this viewer


class Viewers:
    """All connected viewers.  A person with a seat and no connection is away."""

    def __init__(self, seats: int, time: Time) -> None:
        self._time = time
        self._viewers: list[Viewer] = []
        self.away: dict[Seat, int | None] = {seat: time.now() for seat in range(seats)}

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers)

    def __len__(self) -> int:
        return len(self._viewers)

    async def add(self, viewer: Viewer, state: TableState, history: ChatHistory, since: int | None) -> None:
        """Connects a viewer and sends everything the viewer has missed, in several parts if there is much, so that
        other tasks get their turn.
        """
        start, until = missing_range(viewer, state, since)
        missed: list[Happened] = []
        for first in range(start, until, AT_ONCE):
            missed += projection.missed_versions(state, viewer.seat, first, min(first + AT_ONCE, until))
            await asyncio.sleep(0)
        if viewer.seat is not None:  # meanwhile another connection of the same person may have closed
            self.note_return(viewer.seat, state)
        self._viewers.append(viewer)
        self._welcome(viewer, state, history, since, tuple(missed))

    def remove(self, viewer: Viewer, state: TableState) -> None:
        """Disconnects a viewer; if nobody is left at the viewer's seat, informs the others that its player is away."""
        if viewer in self._viewers:
            self._viewers.remove(viewer)
            seat = viewer.seat
            if seat is not None and not any(other.seat == seat for other in self._viewers):
                self.away[seat] = self._time.now()
                self.send_seats(state)

    def note_return(self, seat: Seat, state: TableState) -> None:
        """Notes that a seat's person is connected; if that person had been away, sends everybody the seats."""
        was_away, self.away[seat] = self.away.get(seat) is not None, None
        if was_away:
            self.send_seats(state)

    def update_seats(self, state: TableState, history: ChatHistory) -> None:
        """Gives viewers who sat down or stood up the view that belongs to their new seat."""
        for other in self._viewers:
            seat = state.seat_of(other.person)
            if other.seat != seat:
                old, other.seat = other.seat, seat
                if seat is not None:
                    self.away[seat] = None
                elif old is not None:
                    self.away[old] = self._time.now()
                missed = projection.missed_versions(state, seat, *missing_range(other, state, other.sent))
                self._welcome(other, state, history, other.sent, missed)

    def _welcome(
        self, viewer: Viewer, state: TableState, history: ChatHistory, since: int | None, missed: tuple[Happened, ...]
    ) -> None:
        until = viewer.sent = projection.horizon(state, viewer.seat)
        viewer.wire.send(
            Welcome(
                version=until,
                table=projection.table_view(state),
                seat=viewer.seat,
                missed=missed,
                is_host=state.is_host(viewer.person),
                is_afresh=since is not None and not 0 <= since <= until,
                now=self._now(state, viewer.seat),
                chat=history.lines_since(),
            )
        )

    def send_rows(self, state: TableState, rows: int) -> None:
        """Sends the last rows to all viewers; viewers who may see nothing in these rows do not learn that the rows
        exist.
        """
        if not rows:
            return
        latest = state.log[-rows:]
        by_seat: dict[Seat | None, tuple[int, Message | None]] = {}
        missed: dict[tuple[Seat | None, int], tuple[Message, ...]] = {}
        for viewer in self._viewers:
            seat = viewer.seat
            if seat not in by_seat:
                seen = [one for one in latest if projection.is_visible_to(state, one, seat)]
                by_seat[seat] = (seen[-1].row.version, self._now(state, seat)) if seen else (0, None)
            until, now = by_seat[seat]
            if now is not None and until > viewer.sent:
                key = (seat, viewer.sent)
                if key not in missed:
                    missed[key] = projection.missed_versions(state, seat, viewer.sent, until)
                for message in missed[key]:
                    viewer.wire.send(message)
                viewer.sent = until
                viewer.wire.send(now)

    def send_seats(self, state: TableState) -> None:
        """Sends all viewers the list of seats: who sits where, and who is connected."""
        seats = projection.seats(state, self.away)
        for viewer in self._viewers:
            viewer.wire.send(Seats(version=viewer.sent, seats=seats))

    def send_chat(self, history: ChatHistory, since: int) -> None:
        """Sends everybody the lines of chat after line `since`."""
        lines = history.lines_since(since)
        for viewer in self._viewers if lines else ():
            viewer.wire.send(messages.Chatted(version=viewer.sent, lines=lines))

    def send_writing(self, is_possible: bool) -> None:
        """Informs everybody whether the store accepts writes."""
        for viewer in self._viewers:
            viewer.wire.send(Writing(version=viewer.sent, is_possible=is_possible))

    def send_closed(self) -> None:
        """Informs everybody that the table has moved to another process."""
        for viewer in self._viewers:
            viewer.wire.send(messages.Closed(version=viewer.sent, message="table-elsewhere"))

    def _now(self, state: TableState, seat: Seat | None) -> messages.Now:
        return projection.now(state, seat, self.away, self._time.now())


def missing_range(viewer: Viewer, state: TableState, since: int | None) -> tuple[int, int]:
    """Returns the range of versions that a viewer still lacks; if `since` is impossible, all versions."""
    until = projection.horizon(state, viewer.seat)
    return until if since is None else since if 0 <= since <= until else 0, until
