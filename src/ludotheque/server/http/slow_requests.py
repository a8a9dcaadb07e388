"""Middleware that logs slow requests and those that fail because of a bug."""

from __future__ import annotations

import logging
import time
from typing import Final

from litestar.datastructures import State

from ludotheque.server.asgi import App, Event, Receive, Scope, Send

SLOW: Final = 1.0  # seconds after which a request counts as slow
MISTAKES: Final = (500, 501, 502)
KNOWN: Final = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")

NOTE: Final = logging.getLogger("ludotheque.requests")


class RequestTimer:
    """Times each request, from its last byte to the first byte of the answer."""

    def __init__(self, app: App, state: State) -> None:
        self._app = app
        self._state = state  # the application's state, which holds its context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        since = time.monotonic()

        async def receive_timed() -> Event:
            nonlocal since
            event = await receive()
            since = time.monotonic()
            return event

        async def answer(event: Event) -> None:
            if event["type"] == "http.response.start":
                self._note(scope, event["status"], time.monotonic() - since)
            await send(event)

        await self._app(scope, receive_timed, answer)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        if status in MISTAKES:
            NOTE.error("%s was answered by %d", path_for_log(scope), status)
        if seconds >= SLOW:
            self._state.context.monitor.slow_requests += 1
            NOTE.warning("%s took %.1f s (status %d)", path_for_log(scope), seconds, status)


def path_for_log(scope: Scope) -> str:
    """Returns the path of a request, without table ids and other parts that may be secret."""
    method = scope["method"] if scope["method"] in KNOWN else "?"
    template = str(scope.get("path_template") or "")
    return f"{method} {template or '/' + str(scope['path']).split('/')[1][:16] + '/…'}"
