"""A timeout for incoming requests: without it, uvicorn would wait for ever for the rest of a request, and keep the
connection open.
"""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludotheque.server.limits import REQUEST_SECONDS


class TimedProtocol(H11Protocol):
    """An HTTP protocol that drops the connection if a request has not arrived completely in time."""

    _deadline: asyncio.TimerHandle | None = None

    # uvicorn narrows asyncio's transport type in the same way.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # the connection has become a WebSocket
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        else:
            self._wait_no_longer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_no_longer()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._wait_no_longer()  # between requests, uvicorn's own limit for idle connections applies
        super().on_response_complete()

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
