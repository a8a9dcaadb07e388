"""Tests that exactly one of twenty guests gets the last seat if all want it at the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque_trust.live.servers import Server
from ludotheque_trust.trial import Task
from ludotheque_trust.trials.joins import join

pytestmark = pytest.mark.faults

TIMES = 20


def test_exactly_one_of_twenty_guests_gets_the_last_seat(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        history = asyncio.run(join(Task(TIMES), server))
    finally:
        server.stop()
    assert (history.count("acknowledged"), history.count("refused")) == (1 + 2 * TIMES, 19 * TIMES)
