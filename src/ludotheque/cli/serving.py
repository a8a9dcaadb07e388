"""`ludotheque serve`: the house on the web."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ludotheque.cli import FOLDER
from ludotheque.cli.keeping import with_store
from ludotheque.cli.places import own_database
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.server.ports import listening
from ludotheque.server.running import serve
from ludotheque.server.serving import Allowed

EVERYWHERE: Final = ("", "0.0.0.0", "::")


def check_store(database: str) -> None:
    """Complains (BadInput) about tables that cannot be reached before anything is served."""

    async def nothing(_: object) -> int:
        return 0

    asyncio.run(with_store(database, nothing))


def checked_address(address: str) -> str:
    """Where other processes reach this one; complains (BadInput) about what is no such place."""
    try:
        parts = urlsplit(address)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_good = False
    if not is_good or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username is not None:
        raise BadInput("--address", "cli-bad-arguments", reason=f"{address!r} is not like http://10.0.0.5:8080")
    return f"{parts.scheme}://{parts.netloc}"


def own_address(host: str, port: int, database: str) -> str:
    """The same, unless said: none over SQLite, nor where the host is only known to those outside."""
    is_shared = database.startswith("postgres")
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}" if is_shared and host not in EVERYWHERE else ""


def serve_house(asked: argparse.Namespace) -> int:
    """Serves until Ctrl-C."""
    database = asked.database or str(own_database())
    listening(asked.host, asked.port).close()
    check_store(database)
    reached_at = checked_address(asked.address) if asked.address else own_address(asked.host, asked.port, database)
    bundles = Path(asked.bundles) if asked.bundles else own_database().parent / "bundles"
    print(
        Voice("", asked.language, also=FOLDER).tell("cli-serving", url=f"http://{asked.host}:{asked.port}"), flush=True
    )
    serve(
        asked.host,
        asked.port,
        database,
        bundles.expanduser(),
        Allowed(frozenset(asked.origin)),
        reached_at=reached_at,
        proxies=",".join(asked.proxy) or "127.0.0.1",
    )
    return 0
