"""Frames of a socket, measured before anybody looks at what they say: a flood must cost the house less than its sender."""

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
    """Nobody fills the log of the house by what they say: what is no text gets a close code, and that is all."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence")


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """A socket that is read a little at a time, and no longer once it says more than anybody may.

    What one viewer may say is measured later, message by message; this is for what none of them ever says.
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
        self._parting = 0  # bytes that came after we had closed
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
                if self._parting > PARTING_BYTES:  # still talking, instead of closing too
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
        """What waits to be heard is dropped, for nothing of it was answered; and whatever else comes until they know."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self.conn.send_close(TOO_FAST)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._be_deaf()

    def _be_deaf(self) -> None:
        """Nobody looks at what still comes; but it is read, for else they could not read why we have closed."""
        if self._is_deaf:
            return
        self._is_deaf = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(PARTING_SECONDS, self.transport.close)
