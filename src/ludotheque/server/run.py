"""Runs a server process on a port."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar

from ludotheque.server.app import make_app
from ludotheque.server.cluster.relay import Relay
from ludotheque.server.gc_policy import collect_rarely
from ludotheque.server.http.context import HERE_ONLY, Allowed
from ludotheque.server.http.request_timeout import TimedProtocol
from ludotheque.server.http.slow_requests import RequestTimer
from ludotheque.server.limits import MESSAGE_BYTES
from ludotheque.server.ports import listening_socket
from ludotheque.server.ws.flood_guard import MeasuredProtocol, is_worth_noting
from ludotheque.store.urls import hide_password
from ludotheque.table.ports import StoreDown

LOG = logging.getLogger("ludotheque.house")

SWITCH_INTERVAL: Final = 0.0005  # maximum seconds for which a thread runs while other threads wait
STOP_SECONDS: Final = 3.0  # maximum seconds for pending writes when the process stops


def serve(
    host: str,
    port: int,
    database: str,
    bundles: Path,
    allowed: Allowed = HERE_ONLY,
    *,
    reached_at: str = "",
    proxies: str = "127.0.0.1",
    on_open: Callable[[], None] | None = None,
    listener: socket.socket | None = None,
) -> None:
    """Serves until the process is stopped, on the given socket or a new one; raises BadInput if the port is in use.

    Headers about the client's address and TLS are trusted only if they come from `proxies`.  Other processes of this
    server reach this process at `reached_at`, if given.
    """
    app = make_app(database, bundles, allowed, reached_at)
    config = uvicorn.Config(
        RequestTimer(Relay(app), app.state),
        host=host,
        port=port,
        http=TimedProtocol,
        forwarded_allow_ips=proxies,
        ws=MeasuredProtocol,
        ws_max_size=2 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=15,
        ws_ping_timeout=10,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
        log_config=None,
        log_level="warning",
        access_log=False,
    )
    logging.getLogger("uvicorn.error").addFilter(is_worth_noting)
    with listener or listening_socket(host, port) as socket_of_house, collect_rarely(), short_turns():
        LOG.info(
            "opening at %s port %d, tables in %s, version %s",
            host,
            port,
            hide_password(database),
            version("ludotheque"),
        )
        AnnouncingServer(config, app, on_open).run([socket_of_house])


@contextmanager
def short_turns() -> Iterator[None]:
    """Makes threads switch more often than usual, because the thread that writes to disk needs ten switches per
    transaction.
    """
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


class AnnouncingServer(uvicorn.Server):
    """A server that announces when clients can reach it, and gives up its tables before it stops."""

    def __init__(self, config: uvicorn.Config, app: Litestar, on_open: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._app = app
        self._on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            LOG.info("open")
            if self._on_open is not None:
                self._on_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets other processes claim our tables, then closes all sockets so that clients reconnect."""
        LOG.info("closing")
        with suppress(TimeoutError, StoreDown):  # if the tables cannot be released, our lease expires by itself
            async with asyncio.timeout(STOP_SECONDS):
                await self._app.state.context.house.retire()
        await super().shutdown(sockets)
        LOG.info("closed")  # uvicorn then ends the process with the signal that it received
