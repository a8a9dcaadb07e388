"""Who is at a table's wires, and how each of them is told of what happened."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.structs import Seat
from ludotheque.table import messages as say
from ludotheque.table import showing
from ludotheque.table.messages import Message, Seats, Welcome, Writing
from ludotheque.table.sitting import Sitting
from ludotheque.table.talking import Talk
from ludotheque.table.world import Time, Wire


class Viewer:
    """Somebody at a wire."""

    def __init__(self, wire: Wire, person: str, seat: Seat | None) -> None:
        self.wire = wire
        self.person = person
        self.seat = seat
        self.sent = 0  # the last version told


class Audience:
    """Everybody at a wire.  Who sits at a seat without being at any wire is away."""

    def __init__(self, seats: int, time: Time) -> None:
        self._time = time
        self._viewers: list[Viewer] = []
        self.away: dict[Seat, int | None] = {seat: time.now() for seat in range(seats)}

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers)

    def __len__(self) -> int:
        return len(self._viewers)

    def add(self, viewer: Viewer, sitting: Sitting, talk: Talk, since: int | None) -> None:
        """Somebody has come, and is told what they do not know yet."""
        self._viewers.append(viewer)
        self._welcome(viewer, sitting, talk, since)

    def remove(self, viewer: Viewer, sitting: Sitting) -> None:
        """Somebody has gone."""
        if viewer in self._viewers:
            self._viewers.remove(viewer)
            seat = viewer.seat
            if seat is not None and not any(other.seat == seat for other in self._viewers):
                self.away[seat] = self._time.now()
                self.tell_seats(sitting)

    def is_back(self, seat: Seat, sitting: Sitting) -> None:
        """Somebody is at the wire of a seat; the others hear of it if nobody was."""
        was_away, self.away[seat] = self.away.get(seat) is not None, None
        if was_away:
            self.tell_seats(sitting)

    def reseat(self, sitting: Sitting, talk: Talk) -> None:
        """Who sits down or stands up sees another side of the table from then on."""
        for other in self._viewers:
            seat = sitting.seat_of(other.person)
            if other.seat != seat:
                old, other.seat = other.seat, seat
                if seat is not None:
                    self.away[seat] = None
                elif old is not None:
                    self.away[old] = self._time.now()
                self._welcome(other, sitting, talk, other.sent)

    def _welcome(self, viewer: Viewer, sitting: Sitting, talk: Talk, since: int | None) -> None:
        until = showing.horizon(sitting, viewer.seat)
        is_afresh = since is not None and not 0 <= since <= until
        start = until if since is None else 0 if is_afresh else since
        viewer.sent = until
        viewer.wire.send(
            Welcome(
                version=until,
                table=showing.table_view(sitting),
                seat=viewer.seat,
                missed=showing.told(sitting, viewer.seat, start, until),
                is_host=sitting.is_host(viewer.person),
                is_afresh=is_afresh,
                now=self._now(sitting, viewer.seat),
                chat=talk.shown(),
            )
        )

    def tell(self, sitting: Sitting, rows: int) -> None:
        """Tells everybody of the last rows; who sees nothing in them hears nothing, not even that they are there."""
        if not rows:
            return
        latest = sitting.log[-rows:]
        made: dict[Seat | None, tuple[int, Message | None]] = {}
        missed: dict[tuple[Seat | None, int], tuple[Message, ...]] = {}
        for viewer in self._viewers:
            seat = viewer.seat
            if seat not in made:
                seen = [one for one in latest if showing.sees(sitting, one, seat)]
                made[seat] = (seen[-1].row.version, self._now(sitting, seat)) if seen else (0, None)
            until, now = made[seat]
            if now is not None and until > viewer.sent:
                key = (seat, viewer.sent)
                if key not in missed:
                    missed[key] = showing.told(sitting, seat, viewer.sent, until)
                for message in missed[key]:
                    viewer.wire.send(message)
                viewer.sent = until
                viewer.wire.send(now)

    def tell_seats(self, sitting: Sitting) -> None:
        """Tells everybody who is there."""
        seats = showing.seats(sitting, self.away)
        for viewer in self._viewers:
            viewer.wire.send(Seats(version=viewer.sent, seats=seats))

    def tell_lines(self, talk: Talk, since: int) -> None:
        """Tells everybody of the lines of chat after one."""
        lines = talk.shown(since)
        for viewer in self._viewers if lines else ():
            viewer.wire.send(say.Chatted(version=viewer.sent, lines=lines))

    def tell_writing(self, is_possible: bool) -> None:
        """Tells everybody whether anything can be written down."""
        for viewer in self._viewers:
            viewer.wire.send(Writing(version=viewer.sent, is_possible=is_possible))

    def send_away(self) -> None:
        """Tells everybody that the table is elsewhere."""
        for viewer in self._viewers:
            viewer.wire.send(say.Closed(version=viewer.sent, message="table-elsewhere"))

    def _now(self, sitting: Sitting, seat: Seat | None) -> say.Now:
        return showing.now(sitting, seat, self.away, self._time.now())
