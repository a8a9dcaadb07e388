"""`ludotheque serve`: runs a server on the web."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Final

from ludotheque.cli import FOLDER, report_rejected_games
from ludotheque.cli.maintenance import with_store
from ludotheque.cli.places import own_database
from ludotheque.cli.serve_checks import checked_address, checked_bundles, checked_network, checked_origin, checked_proxy
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.server.http.context import Allowed
from ludotheque.server.logs import logging_to_stderr
from ludotheque.server.ports import check_port, listening_socket
from ludotheque.server.run import serve
from ludotheque.store import SqlStore
from ludotheque.store.files import exclusive_use
from ludotheque.store.urls import hide_password
from ludotheque.table.ports import StoreDown

EVERYWHERE: Final = ("", "0.0.0.0", "::")


def check_store(database: str) -> None:
    """Raises BadInput before anything is served if the tables cannot be read or written."""

    async def check(store: SqlStore) -> int:
        await store.check_writing()
        return 0

    try:
        asyncio.run(with_store(database, check))
    except StoreDown as error:
        raise BadInput(hide_password(database), "store-unreachable", reason=str(error)) from error


def own_address(host: str, port: int, database: str) -> str:
    """Returns the address at which other processes reach this one, unless an option gives another: empty with SQLite,
    or if `host` means all addresses of this machine.
    """
    is_shared = database.startswith("postgres")
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}" if is_shared and host not in EVERYWHERE else ""


def serve_house(args: argparse.Namespace) -> int:
    """Serves until Ctrl-C."""
    database = args.database or str(own_database())
    check_port(args.port)
    reached_at = checked_address(args.address) if args.address else own_address(args.host, args.port, database)
    clubs = tuple([checked_network("--club", club) for club in args.club])
    allowed = Allowed(
        frozenset([checked_origin(origin) for origin in args.origin]), clubs=clubs, has_workshop=not args.no_workshop
    )
    proxies = ",".join([checked_proxy(proxy) for proxy in args.proxy]) or "127.0.0.1"
    bundles = checked_bundles(Path(args.bundles) if args.bundles else own_database().parent / "bundles")
    listening_socket(args.host, args.port).close()
    with logging_to_stderr(args.log_level), exclusive_use(database):
        check_store(database)
        message = Voice("", args.language, extra_folder=FOLDER).tell(
            "cli-serving", url=f"http://{args.host}:{args.port}"
        )
        print(message, flush=True)
        report_rejected_games(args.language)
        serve(args.host, args.port, database, bundles, allowed, reached_at=reached_at, proxies=proxies)
    return 0
