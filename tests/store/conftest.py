"""Every store there is: in memory, SQLite in a file, and a PostgreSQL of our own where one can be started."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from ludotheque.store import open_store
from ludotheque.table.simulated import SimulatedStore
from ludotheque.table.world import Store

OpenStore = Callable[[], Awaitable[Store]]  # each call opens the same tables, as another process would


def tool(name: str) -> str | None:
    """A program of PostgreSQL, on PATH or where Debian puts it."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(found[-1]) if found else None)


def free_port() -> int:
    """A port below those that the system gives away by itself."""
    for port in range(21000 + os.getpid() % 5000, 32000):
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    pytest.skip("no free port for PostgreSQL")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that lives as long as the tests."""
    initdb, server = tool("initdb"), tool("postgres")
    if initdb is None or server is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    user = pwd.getpwuid(os.getuid()).pw_name
    become: list[str] = []
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))
    if os.getuid() == 0:  # PostgreSQL does not run as root
        try:
            user = pwd.getpwnam("postgres").pw_name
        except KeyError:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        become = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
        shutil.chown(folder, user)
    port = free_port()
    data = folder / "data"
    made = subprocess.run(
        [*become, initdb, "-D", data, "-A", "trust", "--no-sync", "-U", "ludotheque"], capture_output=True, text=True
    )
    if made.returncode:
        pytest.skip(f"initdb failed: {made.stderr[-300:]}")
    running = subprocess.Popen(
        [*become, server, "-D", data, "-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield f"postgresql://ludotheque@127.0.0.1:{port}"
    finally:
        running.send_signal(signal.SIGQUIT)  # nothing of it will be needed again
        running.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


NUMBERS = count()


async def new_database(server: str) -> str:
    """An empty database; waits until the server is up."""
    import asyncpg

    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    for _ in range(100):
        try:
            connection = await asyncpg.connect(f"{server}/postgres")
            break
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(0.1)
    else:
        pytest.skip("PostgreSQL did not start within ten seconds")
    await connection.execute(f"create database {name}")
    await connection.close()
    return f"{server}/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: a file, or a URL."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return asyncio.run(new_database(request.getfixturevalue("postgres")))


@pytest.fixture(params=["simulated", "sqlite", "postgres"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """How to open an empty store."""
    if request.param == "simulated":
        store = SimulatedStore()

        async def the_same() -> Store:
            return store

        return the_same
    if request.param == "sqlite":
        where = str(tmp_path / "tables.sqlite")
    else:
        where = asyncio.run(new_database(request.getfixturevalue("postgres")))

    async def another() -> Store:
        return await open_store(where)

    return another
