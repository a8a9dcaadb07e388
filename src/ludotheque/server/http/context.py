"""What all HTTP handlers share: the server, the identity of the caller, and errors."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from ludotheque.bots.analysts import Analysts
from ludotheque.core.errors import BadInput
from ludotheque.server import limits
from ludotheque.server.cluster.leases import Leases
from ludotheque.server.cluster.signing import RELAYED, Signer
from ludotheque.server.http.guests import Guests, is_allowed_origin
from ludotheque.server.http.replays import Replays
from ludotheque.server.http.tickets import Tickets
from ludotheque.server.logs import rough
from ludotheque.server.monitor import Monitor
from ludotheque.server.workshop import Trials
from ludotheque.server.ws.lobby import Lobby
from ludotheque.server.ws.reviews import Reviews
from ludotheque.store.variants import Variants
from ludotheque.table import House, Table
from ludotheque.table.ports import Chance, NoTable, Store, Time

LOG = logging.getLogger("ludotheque.house")

HttpRequest = Request[Any, Any, Any]
HttpResponse = Response[Any]


class Allowed(NamedTuple):
    """The other sites that may use this server, and the address at which people in the same room reach the server ("":
    the address in the request).

    `clubs` are networks shared by many people, with higher limits; `has_workshop` says whether the workshop is open.
    """

    origins: frozenset[str] = frozenset()
    address: str = ""
    clubs: tuple[str, ...] = ()
    has_workshop: bool = True


HERE_ONLY = Allowed()


class Context:
    """Everything that the request handlers of one process share."""

    def __init__(
        self,
        store: Store,
        house: House,
        lobby: Lobby,
        guests: Guests,
        signer: Signer,
        time: Time,
        chance: Chance,
        analysts: Analysts,
        allowed: Allowed = HERE_ONLY,
        home: str = "",
        variants: Variants | None = None,
    ) -> None:
        self.analysts = analysts
        self.store = store
        self.house = house
        self.signer = signer
        self.leases = Leases(house)
        self.lobby = lobby
        self.guests = guests
        self.time = time
        self.chance = chance
        self.tickets = Tickets(time, chance)
        self.origins = allowed.origins
        self.address = allowed.address
        self.home = home
        clubs = limits.Clubs(allowed.clubs)
        self.sockets = limits.Sockets(clubs)
        self.socket_rates = limits.Rates(limits.SOCKET_RATE, clubs)
        self.opening_rates = limits.Rates(limits.OPEN_RATE, clubs)
        self.return_rates = limits.Rates(limits.RETURN_RATE, clubs)
        self.ticket_rates = limits.Rates(limits.TICKET_RATE, clubs)
        self.replay_rates = limits.Rates(limits.REPLAY_RATE, clubs)
        self.lesson_rates = limits.Rates(limits.LESSON_RATE, clubs)
        self.workshop_rates = limits.Rates(limits.WORKSHOP_RATE, clubs)
        self.trial_rates = limits.Rates(limits.TRIAL_RATE, clubs)
        self.variants = variants if allowed.has_workshop else None  # None: the workshop is closed
        self.trials = Trials()
        # Held while a lesson is computed, so that learners never keep more than one thread busy.
        self.lesson_lock = asyncio.Lock()
        self.replays = Replays()
        self.review_rates = limits.Rates(limits.REVIEW_RATE, clubs)
        self.reviews = Reviews(time, chance)
        # Held while a table is opened, so that two requests cannot both open the last table that a person is allowed.
        self.opening_lock = asyncio.Lock()
        self.monitor = Monitor(store, time)
        self.messages = 0
        self._started = time.now()

    @property
    def age(self) -> float:
        """The number of seconds for which this process has been serving."""
        return (self.time.now() - self._started) / 1000

    @property
    def seconds(self) -> float:
        """The clock, in seconds, by which rates are measured."""
        return self.time.now() / 1000


def http_error(status: int, message: str, where: str = "", **values: Any) -> HTTPException:
    """Returns an HTTP error with a message id and its values."""
    return HTTPException(
        status_code=status, detail=message, extra={"where": where, "values": msgspec.to_builtins(values)}
    )


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Context:
    """Returns what all request handlers of this process share; `lifespan` in app.py made it."""
    context: Context = connection.app.state.context
    return context


def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Returns the person id of the caller; "" for somebody who is not a guest yet."""
    return context_of(connection).guests.person_of(connection)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Returns the client address of a request, in the form used for rate limits."""
    return limits.household(connection.client.host) if connection.client else ""


def is_relayed(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Returns whether another process relayed this request; if so, that process has already counted the address."""
    return bool(connection.scope.get(RELAYED, False))


def guest_of(request: HttpRequest) -> str:
    """Returns the guest who sent a request that changes something; raises 401 if the sender is no guest, and 403 if the
    request came from another site.
    """
    if not is_allowed_origin(request, context_of(request).origins):
        log_wrong_origin(request)
        raise http_error(403, "wrong-origin")
    person = person_of(request)
    if not person:
        raise http_error(401, "no-guest")
    return person


def log_wrong_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Logs that a cross-origin request was refused.  Such a request often comes from our own page, through a proxy that
    does not pass on the Host header.
    """
    context_of(connection).monitor.refusals["origin"] += 1
    origin, host = (connection.headers.get(name, "")[:100] for name in ("origin", "host"))
    LOG.warning("refused a page of %r, because this server is %r: see --origin, and Host behind a proxy", origin, host)


def log_excess(connection: ASGIConnection[Any, Any, Any, Any], what: str) -> None:
    """Logs that an address or a person has reached a limit."""
    context_of(connection).monitor.refusals["rate"] += 1
    LOG.info("refused: too many %s from %s", what, rough(address_of(connection)))


def check_rate(request: HttpRequest, rates: limits.Rates) -> None:
    """Raises 429 with Retry-After if this address has reached a rate limit."""
    context, address = context_of(request), address_of(request)
    if not rates.allows(address, context.seconds):
        log_excess(request, "requests")
        trouble = http_error(429, "too-many")
        trouble.headers = {"Retry-After": str(rates.wait(address, context.seconds))}
        raise trouble


async def table_of(request: HttpRequest, table: str) -> Table:
    """Finds a table by its id; raises 404 if the id is unknown."""
    try:
        return await context_of(request).house.table(table)
    except NoTable as error:
        raise http_error(404, "no-table") from error
    except BadInput as error:
        log_other_rules(error)
        raise http_error(409, "other-rules") from error


def log_other_rules(error: BadInput) -> None:
    """Logs that this version cannot open a table, because the server was downgraded."""
    LOG.warning("a table cannot be opened by this version of the server: %s %s", error.message, error.values)
