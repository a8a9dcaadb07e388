"""Logs outages of the store: one line when the store fails, and one when it has recovered."""

from __future__ import annotations

import logging
import time
from typing import Final

LOGGER: Final = logging.getLogger("ludotheque.store")


class Outage:
    """Tracks failed reads, or failed writes: whether the last attempt failed, and the number of failures so far."""

    def __init__(self, kind: str) -> None:
        self._kind = kind  # "read" or "written"
        self._began: float | None = None
        self._failures_before = 0
        self.failures = 0

    @property
    def is_on(self) -> bool:
        """Whether the last attempt failed."""
        return self._began is not None

    def note_failure(self, error: BaseException) -> None:
        """Counts a failed attempt, and logs the first one of an outage."""
        self.failures += 1
        if self._began is None:
            self._began, self._failures_before = time.monotonic(), self.failures - 1
            LOGGER.error("tables cannot be %s: %s", self._kind, reason_of(error))

    def note_success(self) -> None:
        """Notes a successful attempt, and logs the end of an outage."""
        if self._began is not None:
            seconds, failures = time.monotonic() - self._began, self.failures - self._failures_before
            self._began = None
            LOGGER.warning("tables can be %s again, after %.1f s and %d failures", self._kind, seconds, failures)


def reason_of(error: BaseException) -> str:
    """Returns the reason for an error in one line, without the SQL statement, the statement's values or links."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, TimeoutError) and not str(cause):
        return "no answer in time"
    return (str(cause).splitlines() or [""])[0] or type(cause).__name__
