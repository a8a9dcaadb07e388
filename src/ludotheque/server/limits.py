"""Rate limits, size limits and the close codes of sockets."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final

MESSAGE_BYTES: Final = 8 * 1024
BODY_BYTES: Final = 64 * 1024  # the longest body of a request; one that opens a table may contain an edited box
# The rate of a player's messages.  Each rate is a maximum number of messages or requests, and the seconds in which so
# many may be sent.
PLAYER_RATE: Final = (100, 20.0)
WATCHER_RATE: Final = (50, 20.0)
FRAME_RATE: Final = (400, 20.0)  # frames of a socket, including pings and fragments
BACKLOG: Final = 100  # maximum number of unprocessed messages from a socket; the rate keeps clients below it
PIECE_BYTES: Final = 4 * 1024  # bytes of a socket that are processed in one go
PARTING_BYTES: Final = 16 * 1024  # bytes received after our close frame before we stop parsing
PARTING_SECONDS: Final = 1.0  # seconds that the client then has to receive our close frame
DEAF_BYTES: Final = 1024 * 1024  # bytes received after our close frame before we abort the connection
LOBBY_RATE: Final = (30, 30.0)
OPEN_RATE: Final = (30, 30.0)  # tables opened, by address
RETURN_RATE: Final = (30, 30.0)  # return links made or tried, by address
REPLAY_RATE: Final = (120, 30.0)  # requests for replays, by address
LESSON_RATE: Final = (120, 30.0)  # inputs to lessons, by address
WORKSHOP_RATE: Final = (240, 30.0)  # boxes checked, read, saved or viewed, by address
TRIAL_RATE: Final = (30, 3600.0)  # trials of the workshop, by address
REVIEW_RATE: Final = (30, 30.0)  # shared reviews opened, by address
REVIEW_VIEWERS: Final = 50  # the maximum number of viewers of one shared review
REVIEW_MARKS: Final = 50  # the maximum number of arrows and rings on a board
REVIEW_LASTS: Final = 600_000  # ms after which a shared review that nobody follows may be dropped
MOST_REVIEWS: Final = 500
# Tickets issued and sockets opened, by address: enough for all sockets of an address to reconnect twice in a row.
TICKET_RATE: Final = (200, 30.0)
SOCKET_RATE: Final = (200, 30.0)
TICKET_LASTS: Final = 60_000  # ms for which a ticket is valid
TICKETS_OF_PERSON: Final = 20  # the maximum number of unused tickets of one person
MOST_TICKETS: Final = 10_000
QUEUE_MESSAGES: Final = 64
QUEUE_BYTES: Final = 256 * 1024
OPEN_TABLES: Final = 5  # maximum number of unfinished tables that one person has opened within a day
VARIANTS_A_DAY: Final = 50  # maximum number of boxes that one person may save within a day
VARIANT_BYTES: Final = 32 * 1024  # the largest box, as JSON
VARIANT_NAME: Final = 60  # the longest name of a variant, in characters
TRIAL_MATCHES: Final = (200, 2000)  # the minimum and the maximum number of matches with each of the two boxes
TRIAL_SECONDS: Final = 600.0  # seconds after which a trial stops and reports on the matches played so far
TRIALS_WAITING: Final = 8  # maximum number of trials that wait or run in one process, at most one per person
SOCKETS_OF_PERSON: Final = 20
SOCKETS_OF_ADDRESS: Final = 100
CLUB_FACTOR: Final = 10  # factor by which the limits are higher for a club's network
REQUEST_SECONDS: Final = 10.0  # seconds within which a request must have arrived completely

TOO_SLOW: Final = 4008  # close code: the client does not read its messages
TOO_FAST: Final = 4029  # close code: the client sends too many messages
TOO_MANY: Final = 4030  # close code: the person or address has too many sockets
# Close code: the address opens sockets too often; the close reason is the number of seconds to wait.
TOO_OFTEN: Final = 4031
TOO_LARGE: Final = 1009
NOT_UNDERSTOOD: Final = 4400
NO_TICKET: Final = 4401  # close code: the ticket is used, expired or for another table; the client gets a new one
NO_TABLE: Final = 4404
OTHER_RULES: Final = 4409  # close code: the match began under rules that this version of the server does not have
WRONG_ORIGIN: Final = 4403
OTHER_PROTOCOL: Final = 4426  # close code: the page and the server have different versions; the page reloads
COME_AGAIN: Final = 1012

MOST_ADDRESSES: Final = 10_000  # the maximum number of addresses whose rates are remembered
HOUSEHOLD: Final = 64  # leading bits of an IPv6 address that identify a network: one owner may use all its addresses


def household(address: str) -> str:
    """Returns the key by which an address is counted: an IPv4 address itself, or the network of an IPv6 address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, HOUSEHOLD), strict=False).network_address)


class Clubs:
    """Networks shared by many people, with higher limits."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        parsed = [ip_network(network) for network in networks]
        self._networks = [
            network
            if network.version == 4 or network.prefixlen <= HOUSEHOLD
            else network.supernet(new_prefix=HOUSEHOLD)
            for network in parsed
        ]

    def times(self, address: str) -> int:
        """Returns the multiplier of this address's limits."""
        if not self._networks:
            return 1
        try:
            parsed = ip_address(address)
        except ValueError:
            return 1
        return CLUB_FACTOR if any(parsed in network for network in self._networks) else 1


class Rate:
    """A rate limit: at most a given number of messages or requests in a given number of seconds."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self._most, self._seconds = rate
        self._times: deque[float] = deque()

    def allows(self, now: float) -> bool:
        """Counts one more event; returns False if that exceeds the limit."""
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True

    def wait(self, now: float) -> int:
        """Returns the whole seconds until one more message or request is allowed."""
        return max(0, ceil(self._times[0] + self._seconds - now)) if len(self._times) >= self._most else 0


class Rates:
    """One rate limit for each of many addresses; when there are too many, the addresses not heard from for longest are
    forgotten.
    """

    def __init__(self, rate: tuple[int, float], clubs: Clubs | None = None) -> None:
        self._rate = rate
        self._clubs = clubs or Clubs()
        self._rates: dict[str, Rate] = {}  # by address; the most recently used rates come last

    def __len__(self) -> int:
        return len(self._rates)

    def allows(self, who: str, now: float) -> bool:
        """Counts one more event of an address; returns False if that exceeds the limit of the address."""
        rate = self._rates.pop(who, None)
        if rate is None:
            most, seconds = self._rate
            rate = Rate((most * self._clubs.times(who), seconds))
            if len(self._rates) >= MOST_ADDRESSES:
                del self._rates[next(iter(self._rates))]
        self._rates[who] = rate
        return rate.allows(now)

    def wait(self, who: str, now: float) -> int:
        """Returns the whole seconds until this address may ask again."""
        rate = self._rates.get(who)
        return 0 if rate is None else rate.wait(now)


class Sockets:
    """Counts open sockets by person and by address."""

    def __init__(self, clubs: Clubs | None = None) -> None:
        self._clubs = clubs or Clubs()
        self.persons: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    def open(self, person: str, address: str) -> bool:
        """Counts one more socket; returns False if that exceeds a limit.

        Anonymous viewers ("") are counted by address only.  Relayed sockets have no address here (""), because the
        process that accepted them counts them.
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
        """Counts one open socket less, after a socket has closed."""
        for counter, key in ((self.persons, person), (self.addresses, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]
