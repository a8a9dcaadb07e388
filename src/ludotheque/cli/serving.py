"""`ludotheque serve`: the house on the web."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from ludotheque.cli import FOLDER
from ludotheque.cli.keeping import own_database, with_store
from ludotheque.core.words import Voice
from ludotheque.server.running import listening, serve
from ludotheque.server.serving import Allowed


def check_store(database: str) -> None:
    """Complains (BadInput) about tables that cannot be reached before anything is served."""

    async def nothing(_: object) -> int:
        return 0

    asyncio.run(with_store(database, nothing))


def serve_house(asked: argparse.Namespace) -> int:
    """Serves until Ctrl-C."""
    database = asked.database or str(own_database())
    listening(asked.host, asked.port).close()
    check_store(database)
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
        proxies=",".join(asked.proxy) or "127.0.0.1",
    )
    return 0
