"""How much anybody may ask for."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
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
SOCKET_RATE: Final = (200, 30.0)  # sockets opened, by address: the same
TICKET_LASTS: Final = 60_000  # ms
TICKETS_OF_PERSON: Final = 20  # that are not used
MOST_TICKETS: Final = 10_000
QUEUE_MESSAGES: Final = 64
QUEUE_BYTES: Final = 256 * 1024
OPEN_TABLES: Final = 5  # of one person that are not over, opened within a day
SOCKETS_OF_PERSON: Final = 20
SOCKETS_OF_ADDRESS: Final = 100
CLUB_TIMES: Final = 10  # as much may be asked for from an address that a club shares
WHOLE_REQUEST: Final = 10.0  # seconds in which a request must have come

TOO_SLOW: Final = 4008  # close codes: does not read what it is told
TOO_FAST: Final = 4029  # says too much
TOO_MANY: Final = 4030  # has too many sockets
TOO_OFTEN: Final = 4031  # opens sockets too often; the reason is after how many seconds to come again
TOO_LARGE: Final = 1009
NOT_UNDERSTOOD: Final = 4400
NO_TICKET: Final = 4401  # a ticket that is used, old or of another table: ask for a new one
NO_TABLE: Final = 4404
OTHER_RULES: Final = 4409  # the match began under rules that this version of the house does not know
WRONG_ORIGIN: Final = 4403
OTHER_PROTOCOL: Final = 4426  # the page is of another version than the house: load it again
COME_AGAIN: Final = 1012

MOST_ADDRESSES: Final = 10_000  # whose rates are remembered
HOUSEHOLD: Final = 64  # bits of an IPv6 address that are its owner's network; in that they choose any address they like


def household(address: str) -> str:
    """By what an address is counted: an IPv4 address by itself, one of IPv6 by its network."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known, HOUSEHOLD), strict=False).network_address)


class Clubs:
    """Networks that many people share, and that may ask for more than others."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        known = [ip_network(network) for network in networks]
        self._networks = [
            one if one.version == 4 or one.prefixlen <= HOUSEHOLD else one.supernet(new_prefix=HOUSEHOLD)
            for one in known
        ]

    def times(self, address: str) -> int:
        """How many times as much may be asked for from here."""
        if not self._networks:
            return 1
        try:
            known = ip_address(address)
        except ValueError:
            return 1
        return CLUB_TIMES if any(known in network for network in self._networks) else 1


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

    def wait(self, now: float) -> int:
        """After how many whole seconds one more is allowed."""
        return max(0, ceil(self._times[0] + self._seconds - now)) if len(self._times) >= self._most else 0


class Rates:
    """The same for each of many addresses; of too many, those are forgotten that were silent for longest."""

    def __init__(self, rate: tuple[int, float], clubs: Clubs | None = None) -> None:
        self._rate = rate
        self._clubs = clubs or Clubs()
        self._rates: dict[str, Rate] = {}  # whoever asked last is at the end

    def __len__(self) -> int:
        return len(self._rates)

    def allows(self, who: str, now: float) -> bool:
        """Counts one more of somebody, if it is allowed."""
        rate = self._rates.pop(who, None)
        if rate is None:
            most, seconds = self._rate
            rate = Rate((most * self._clubs.times(who), seconds))
            if len(self._rates) >= MOST_ADDRESSES:
                del self._rates[next(iter(self._rates))]
        self._rates[who] = rate
        return rate.allows(now)

    def wait(self, who: str, now: float) -> int:
        """After how many whole seconds somebody may ask again."""
        rate = self._rates.get(who)
        return 0 if rate is None else rate.wait(now)


class Sockets:
    """Who has how many sockets open."""

    def __init__(self, clubs: Clubs | None = None) -> None:
        self._clubs = clubs or Clubs()
        self.persons: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def open(self, person: str, address: str) -> bool:
        """Counts one more, if it is allowed.

        Those who are nobody in particular ("") are counted by their address only; what another process passes on has no address
        here (""), for it is counted there.
        """
        of_address = SOCKETS_OF_ADDRESS * self._clubs.times(address)
        counters = ((self.persons, person, SOCKETS_OF_PERSON), (self.addresses, address, of_address))
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
