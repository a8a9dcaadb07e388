"""How much anybody may ask for."""

from __future__ import annotations

from collections import Counter, deque
from typing import Final

MESSAGE_BYTES: Final = 8 * 1024
BODY_BYTES: Final = 64 * 1024  # a table may have edited components
PLAYER_RATE: Final = (100, 20.0)  # messages in so many seconds
WATCHER_RATE: Final = (50, 20.0)
FRAME_RATE: Final = (400, 20.0)  # frames of a socket, also pings and pieces of messages
BACKLOG: Final = 100  # messages of a socket that wait to be looked at: more than anybody may send
PIECE_BYTES: Final = 4 * 1024  # of a socket that are read in one go
PARTING_BYTES: Final = 16 * 1024  # of a socket that we have closed, until nobody looks for its farewell
PARTING_SECONDS: Final = 1.0  # from then on, to hear why
DEAF_BYTES: Final = 1024 * 1024  # the same, until it is cut
LOBBY_RATE: Final = (30, 30.0)
OPEN_RATE: Final = (30, 30.0)  # tables opened, by address
RETURN_RATE: Final = (30, 30.0)  # return links made or tried, by address
REPLAY_RATE: Final = (120, 30.0)  # looks back at a match, by address
TICKET_RATE: Final = (200, 30.0)  # tickets, by address: all its sockets may come back at once, twice
TICKET_LASTS: Final = 60_000  # ms
TICKETS_OF_PERSON: Final = 20  # that are not used
MOST_TICKETS: Final = 10_000
QUEUE_MESSAGES: Final = 64
QUEUE_BYTES: Final = 256 * 1024
OPEN_TABLES: Final = 5  # of one person that are not over, opened within a day
SOCKETS_OF_PERSON: Final = 20
SOCKETS_OF_ADDRESS: Final = 100
WHOLE_REQUEST: Final = 10.0  # seconds in which a request must have come

TOO_SLOW: Final = 4008  # close codes: does not read what it is told
TOO_FAST: Final = 4029  # says too much
TOO_MANY: Final = 4030  # has too many sockets
TOO_LARGE: Final = 1009
NOT_UNDERSTOOD: Final = 4400
NO_TICKET: Final = 4401  # a ticket that is used, old or of another table: ask for a new one
NO_TABLE: Final = 4404
WRONG_ORIGIN: Final = 4403
OTHER_PROTOCOL: Final = 4426  # the page is of another version than the house: load it again
COME_AGAIN: Final = 1012

MOST_ADDRESSES: Final = 10_000  # whose rates are remembered


class Rate:
    """At most so many in so many seconds."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self._most, self._seconds = rate
        self._times: deque[float] = deque()

    def allows(self, now: float) -> bool:
        """Counts one more, if it is allowed."""
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True


class Rates:
    """The same for each of many."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self._rate = rate
        self._rates: dict[str, Rate] = {}

    def __len__(self) -> int:
        return len(self._rates)

    def allows(self, who: str, now: float) -> bool:
        """Counts one more of somebody, if it is allowed."""
        if len(self._rates) >= MOST_ADDRESSES and who not in self._rates:
            self._rates.clear()
        return self._rates.setdefault(who, Rate(self._rate)).allows(now)


class Sockets:
    """Who has how many sockets open."""

    def __init__(self) -> None:
        self.persons: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def open(self, person: str, address: str) -> bool:
        """Counts one more, if it is allowed.

        Those who are nobody in particular ("") are counted by their address only; what another process passes on has no address
        here (""), for it is counted there.
        """
        counters = ((self.persons, person, SOCKETS_OF_PERSON), (self.addresses, address, SOCKETS_OF_ADDRESS))
        counted = [(counter, key) for counter, key, most in counters if key and counter[key] < most]
        if len(counted) < bool(person) + bool(address):
            return False
        for counter, key in counted:
            counter[key] += 1
        return True

    def close(self, person: str, address: str) -> None:
        """One less."""
        for counter, key in ((self.persons, person), (self.addresses, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
