"""Shared fixtures: the sample game on the shelf beside ours, and a PostgreSQL server where one can be started."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludotheque
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.trial import CannotTry
from tests.missing import leave_out
from tests.sample.game import GAME

ludotheque.register(GAME)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    """Starts a PostgreSQL server for the duration of the tests."""
    try:
        running = PostgreSQL().start()
    except CannotTry as reason:
        leave_out(reason)
    try:
        yield running
    finally:
        running.remove()
