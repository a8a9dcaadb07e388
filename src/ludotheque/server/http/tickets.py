"""One-time tickets: a guest gets a ticket with the cookie, and opens a socket with the ticket.  The socket itself reads
no cookie.

The URL of a socket, ticket included, may end up in the log of a proxy, so a ticket soon becomes worthless: it is for
one table, can be used once, and expires after a minute.  The server stores only the hash of the ticket, in memory.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from ludotheque.server import limits
from ludotheque.table.ports import Chance, Time

TICKET_BYTES: Final = 32


class TicketOwner(NamedTuple):
    """The person and the table for which a ticket is valid, and until when."""

    table: str
    person: str
    until: int


class Tickets:
    """All unused tickets, by their hashes and oldest first."""

    def __init__(self, time: Time, chance: Chance) -> None:
        self._time = time
        self._chance = chance
        self._owners: dict[bytes, TicketOwner] = {}
        self._own: dict[str, dict[bytes, None]] = {}  # the hashes of each person's tickets

    def __len__(self) -> int:
        return len(self._owners)

    def issue(self, table: str, person: str) -> str:
        """Issues a ticket.  If this person has too many, the person's oldest ticket is dropped; if there are too many
        in all, the oldest of all.
        """
        self._forget_old()
        if len(self._own.get(person, ())) >= limits.TICKETS_OF_PERSON:
            self._take(next(iter(self._own[person])))
        if len(self._owners) >= limits.MOST_TICKETS:
            self._take(next(iter(self._owners)))
        ticket = self._chance.secret(TICKET_BYTES).hex()
        key = hash_of(ticket)
        self._owners[key] = TicketOwner(table, person, self._time.now() + limits.TICKET_LASTS)
        self._own.setdefault(person, {})[key] = None
        return ticket

    def redeem(self, ticket: str, table: str) -> str | None:
        """Uses up a ticket and returns its owner; None if the ticket is unknown, used, expired or for another table."""
        self._forget_old()
        key = hash_of(ticket)
        if key not in self._owners:
            return None
        owner = self._take(key)
        return owner.person if owner.table == table else None

    def _take(self, key: bytes) -> TicketOwner:
        ticket = self._owners.pop(key)
        own = self._own[ticket.person]
        del own[key]
        if not own:
            del self._own[ticket.person]
        return ticket

    def _forget_old(self) -> None:
        now = self._time.now()
        while self._owners:
            oldest = next(iter(self._owners))
            if now < self._owners[oldest].until:
                return
            self._take(oldest)


def hash_of(ticket: str) -> bytes:
    """Returns the hash of a ticket, which is all we keep."""
    return sha256(b"ticket " + ticket.encode(errors="replace")).digest()
