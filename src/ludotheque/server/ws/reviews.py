"""Shared reviews: rooms in which everybody sees the step and the marks that a leader shows.  The server stores nothing
of them.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Annotated, Final, Protocol

import msgspec

from ludotheque.server import limits
from ludotheque.table.ports import Chance, Time

ROOM_BYTES: Final = 12
SECRET_BYTES: Final = 32
# Maximum distance of a mark from the thing to which it is anchored, in multiples of the thing's size.
FARTHEST: Final = 50
MOST_THINGS: Final = 2000
LARGEST: Final = 2**31

Offset = Annotated[float, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point on the board: the number of a thing on the board (-1: the board itself), and an offset in multiples of
    the thing's size.
    """

    thing: Annotated[int, msgspec.Meta(ge=-1, le=MOST_THINGS)]
    x: Offset
    y: Offset


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ring round a place, or an arrow from one place to another."""

    at: Point
    to: Point | None = None
    colour: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a leader shows: a version of the match as a seat saw it (null: as a spectator saw it), and marks on the
    board.
    """

    version: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)] = 0
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    marks: Annotated[tuple[Mark, ...], msgspec.Meta(max_length=limits.REVIEW_MARKS)] = ()


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="show"):
    """A leader's command to show a step to everybody."""

    step: Step


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="lead"):
    """Makes the sender a leader, if the secret is the one that came with the room."""

    secret: Annotated[str, msgspec.Meta(max_length=2 * SECRET_BYTES)]


class Shown(msgspec.Struct, frozen=True, tag_field="type", tag="shown", rename="camel"):
    """What everybody in the room sees now; the server sends it at once and whenever it changes."""

    step: Step
    viewers: int
    is_leader: bool


COMMANDS: Final = msgspec.json.Decoder(Show | Lead)


class Listener(Protocol):
    """The connection of one viewer of a shared review."""

    def send_bytes(self, data: bytes) -> None:
        """Queues a message for the client."""


class Room:
    """One shared review: its viewers, and the step that they see."""

    def __init__(self, secret: str, now: int) -> None:
        self._secret = hash_of(secret)
        self.step = Step()
        self.viewers: dict[Listener, bool] = {}  # for each viewer: whether this viewer leads
        self.empty_since = now  # the time, in ms, at which the last viewer left the room

    def add(self, viewer: Listener) -> bool:
        """Adds a viewer, unless the room is full; returns whether the viewer was added."""
        if len(self.viewers) >= limits.REVIEW_VIEWERS:
            return False
        self.viewers[viewer] = False
        self._broadcast()
        return True

    def remove(self, viewer: Listener, now: int) -> None:
        """Removes a viewer from the room."""
        self.viewers.pop(viewer, None)
        self.empty_since = now
        self._broadcast()

    def carry_out(self, viewer: Listener, command: Show | Lead) -> None:
        """Carries out a command; a viewer who does not lead, or sends a wrong secret, changes nothing."""
        if isinstance(command, Lead):
            self.viewers[viewer] = compare_digest(hash_of(command.secret), self._secret)
        elif self.viewers[viewer]:
            self.step = command.step
        self._broadcast()

    def _broadcast(self) -> None:
        for viewer, is_leader in tuple(self.viewers.items()):
            viewer.send_bytes(msgspec.json.encode(Shown(self.step, len(self.viewers), is_leader)))


class Reviews:
    """All rooms of this process, by table and key, oldest first."""

    def __init__(self, time: Time, chance: Chance) -> None:
        self._time = time
        self._chance = chance
        self._rooms: dict[tuple[str, str], Room] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def open(self, table: str) -> tuple[str, str] | None:
        """Opens a room and returns its key and the leader's secret; None if there are too many rooms."""
        now = self._time.now()
        for name, room in tuple(self._rooms.items()):
            if not room.viewers and now - room.empty_since >= limits.REVIEW_LASTS:
                del self._rooms[name]
        if len(self._rooms) >= limits.MOST_REVIEWS:
            return None
        key, secret = self._chance.secret(ROOM_BYTES).hex(), self._chance.secret(SECRET_BYTES).hex()
        self._rooms[table, key] = Room(secret, now)
        return key, secret

    def find(self, table: str, key: str) -> Room | None:
        """Returns the room with this key; None if there is none."""
        return self._rooms.get((table, key))

    def now(self) -> int:
        """Returns the current time in ms."""
        return self._time.now()


def hash_of(secret: str) -> bytes:
    """Returns the hash of a leader's secret, which is all we keep."""
    return sha256(b"review " + secret.encode(errors="replace")).digest()
