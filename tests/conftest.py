"""Fixtures for all tests: the sample game on the shelf beside ours, patience with slow machines, and a PostgreSQL
server where one can be started.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import ludotheque
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.trial import CannotTry
from tests.missing import leave_out
from tests.sample.game import GAME

ludotheque.register(GAME)

# A busy machine is no reason to fail.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


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
