"""Fixtures for all stores: in memory, SQLite in a file, and a temporary PostgreSQL where one can be started."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludotheque.store import open_store
from ludotheque.table.ports import Store
from ludotheque_trust.simulated.world import SimulatedStore

OpenStore = Callable[[], Awaitable[Store]]  # every call opens the same store, as another process would


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.faults)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Returns the path or URL of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture(params=["simulated", "sqlite", pytest.param("postgres", marks=pytest.mark.faults)])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Returns a function that opens an empty store."""
    if request.param == "simulated":
        store = SimulatedStore()

        async def the_same() -> Store:
            return store

        return the_same
    if request.param == "sqlite":
        where = str(tmp_path / "tables.sqlite")
    else:
        where = request.getfixturevalue("postgres").new_database()

    async def another() -> Store:
        return await open_store(where)

    return another
