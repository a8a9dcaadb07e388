"""Rate-limits the frames of a socket before they are parsed: a flood must cost the server less than it costs its sender."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from ludotheque.server.limits import (
    BACKLOG,
    DEAF_BYTES,
    FRAME_RATE,
    PARTING_BYTES,
    PARTING_SECONDS,
    PIECE_BYTES,
    TOO_FAST,
    Rate,
)


def is_worth_noting(record: logging.LogRecord) -> bool:
    """Returns whether to log a record.  A record about an undecodable message is not logged, so that clients cannot
    fill the log; such a client gets a close code instead.
    """
    return not str(record.msg).startswith("Invalid UTF-8 sequence")


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """A socket that is read in small pieces, and not at all while its client exceeds the frame rate.

    The frame rate stops floods that no real client sends; a viewer's messages are limited later, one by one.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._rate = Rate(FRAME_RATE)
        self._parting = 0  # bytes received after our close frame
        self._is_deaf = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE_BYTES):
            piece = data[start : start + PIECE_BYTES]
            if self.transport.is_closing():
                return
            if self.close_sent:
                self._parting += len(piece)
                if self._parting > DEAF_BYTES:
                    self.transport.abort()
                    return
                if self._parting > PARTING_BYTES:  # the client is still sending instead of closing too
                    self._be_deaf()
            if not self._is_deaf:
                super().data_received(piece)

    def handle_events(self) -> None:
        now = time.monotonic()
        is_too_fast = not all(self._rate.allows(now) for event in self.conn.events if isinstance(event, Frame))
        super().handle_events()
        if (is_too_fast or self.queue.qsize() > BACKLOG) and not self.close_sent:
            self._hang_up()

    def _hang_up(self) -> None:
        """Closes the socket and drops all unprocessed messages, as well as any that still arrive; none of them was
        acknowledged.
        """
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self.conn.send_close(TOO_FAST)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._be_deaf()

    def _be_deaf(self) -> None:
        """Drains further input unparsed, so that the client still receives our close frame."""
        if self._is_deaf:
            return
        self._is_deaf = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(PARTING_SECONDS, self.transport.close)
