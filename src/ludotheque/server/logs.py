"""Logging: single lines on stderr, without secrets, and rate-limited."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from pathlib import Path
from types import TracebackType
from typing import Final

OURS: Final = "ludotheque"  # the name of the logger above all our loggers
FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
WHEN: Final = "%Y-%m-%dT%H:%M:%S%z"
UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
LONGEST: Final = 400  # the maximum number of characters per line
MOST_SIMILAR: Final = 10  # the maximum number of similar lines logged in each period
WINDOW: Final = 60.0  # the length of the period of MOST_SIMILAR, in seconds


@contextmanager
def logging_to_stderr(level: str) -> Iterator[None]:
    """Logs to stderr from this level upwards; for other packages, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLineFormatter(is_whole=level == "debug"))
    handler.addFilter(RateLimitFilter())
    root, our_logger = logging.getLogger(), logging.getLogger(OURS)
    before = our_logger.level
    root.addHandler(handler)
    our_logger.setLevel(level.upper())
    try:
        yield
    finally:
        root.removeHandler(handler)
        our_logger.setLevel(before)


class OneLineFormatter(logging.Formatter):
    """Formats a record as one line.  For an exception, the line has only its type and source line, because the text of
    an exception may contain a secret.
    """

    def __init__(self, *, is_whole: bool) -> None:
        super().__init__(FORM, WHEN)
        self._is_whole = is_whole  # whether to log full tracebacks, for debugging

    def format(self, record: logging.LogRecord) -> str:
        """Formats a log record as one line."""
        if self._is_whole and record.exc_info:
            return super().format(record)
        record.message = record.getMessage().splitlines()[0] if record.exc_info else record.getMessage()
        record.asctime = self.formatTime(record, self.datefmt)
        line = self.formatMessage(record)
        if record.exc_info and record.exc_info[0] is not None:
            line += f" ({record.exc_info[0].__name__}{place_of(record.exc_info[2])})"
        line = UNPRINTABLE.sub("?", line)
        return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def place_of(trace: TracebackType | None) -> str:
    """Returns where an exception was raised."""
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    code = trace.tb_frame.f_code
    return f" in {Path(code.co_filename).name}, line {trace.tb_lineno}"


class RateLimitFilter(logging.Filter):
    """Limits how often similar lines are logged, so that no client can fill the log; the next line of that kind says
    how many lines were left out.
    """

    def __init__(self) -> None:
        super().__init__()
        # For each kind of line: the start of the current period, and the number of lines in it.
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Returns whether to log this line."""
        kind = (record.name, str(record.msg))
        began, count = self._kinds.get(kind, (record.created, 0))
        left_out = max(0, count - MOST_SIMILAR)
        if record.created - began >= WINDOW:
            began, count = record.created, 0
        self._kinds[kind] = (began, count + 1)
        if count >= MOST_SIMILAR:
            return False
        if count == 0 and left_out:
            record.msg, record.args = f"{record.getMessage()} [{left_out} more like this before]".replace("%", "%%"), ()
        return True


def rough(address: str) -> str:
    """Returns an address as logged: enough to find a misconfigured proxy or a club, too little to identify a person."""
    try:
        size = 24 if ip_address(address).version == 4 else 48
    except ValueError:
        return "nowhere"
    return str(ip_network(f"{address}/{size}", strict=False))
