"""`ludotheque house`: starts a server for the people in the room and opens its page in the browser.  `./play` runs this
command.

The port and the browser are opened before anything heavy is imported: the browser's requests wait in the port's queue.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final
from urllib.parse import quote

from ludotheque.cli import FOLDER, report_rejected_games
from ludotheque.cli.places import own_database
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.server.ports import check_port, home_of, listening_socket

FIRST_PORT, PORTS_TRIED = 8765, 20
LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"


def open_house(args: argparse.Namespace) -> int:
    """Starts the server, or finds one that is already running, and shows its page in the browser until Ctrl-C."""
    voice = Voice("", args.language, extra_folder=FOLDER)
    database = args.database or str(own_database())
    check_port(args.port)
    host = EVERYWHERE if args.lan else LOCAL
    port, found = free_port(host, args.port, home_of(database))
    page = f"http://{LOCAL}:{port}/"
    if isinstance(found, str):
        if args.lan and not found:
            raise BadInput(page, "house-without-lan")
        print(voice.tell("cli-house-open-already", url=page), flush=True)
        show(page + query(found), args.no_browser)
        return 0
    address = f"http://{own_address()}:{port}" if args.lan else ""
    found.listen()
    show(page + query(address), args.no_browser)

    def tell() -> None:
        print(voice.tell("cli-serving", url=page), flush=True)
        report_rejected_games(args.language)
        if address:
            print(voice.tell("cli-house-lan", url=address), flush=True)
            show_code(address)

    with suppress(KeyboardInterrupt), found:
        serve_on(found, host, port, database, address, tell)
    print(voice.tell("cli-house-closed"), flush=True)
    return 0


def serve_on(
    listener: socket.socket, host: str, port: int, database: str, address: str, tell: Callable[[], None]
) -> None:
    """Imports everything needed, and serves until Ctrl-C."""
    with pause_garbage_collection():
        from ludotheque.cli.serve import check_store
        from ludotheque.cli.serve_checks import checked_bundles
        from ludotheque.server.http.context import Allowed
        from ludotheque.server.logs import logging_to_stderr
        from ludotheque.server.run import serve
        from ludotheque.store.files import exclusive_use
    with logging_to_stderr("warning"), exclusive_use(database):
        with pause_garbage_collection():
            check_store(database)
        bundles = checked_bundles(own_database().parent / "bundles")
        serve(host, port, database, bundles, Allowed(address=address), on_open=tell, listener=listener)


@contextmanager
def pause_garbage_collection() -> Iterator[None]:
    """Turns off garbage collection during imports, which leave hardly any garbage."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def query(address: str) -> str:
    """Returns the query string that tells the page where phones in the room find the server."""
    return f"?lan={quote(address, safe='')}" if address else ""


def free_port(host: str, wanted: int | None, home: str) -> tuple[int, str | socket.socket]:
    """Returns a free port and its socket.  If a server with the same tables is already running, returns the port of that
    server and the address at which phones reach it.
    """
    ports = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if wanted is None else (wanted,)
    problem: BadInput | None = None
    for port in ports:
        found = house_at(port, home)
        if found is not None:
            return port, found
        try:
            return port, listening_socket(host, port)
        except BadInput as error:
            problem = problem or error
    assert problem is not None
    raise problem


def house_at(port: int, home: str) -> str | None:
    """Returns the address at which phones reach our server on this port ("" if they cannot); None if this port does not
    belong to our server.
    """
    try:
        socket.create_connection((LOCAL, port), timeout=2).close()
    except OSError:
        return None  # nothing listens on this port, which is the usual case: return before anything more is imported
    from urllib.request import urlopen

    try:
        with urlopen(f"http://{LOCAL}:{port}/api/health", timeout=5) as answer:
            health = json.loads(answer.read(4096))
    except (OSError, ValueError):
        return None
    is_ours = isinstance(health, dict) and health.get("home") == home
    return str(health.get("address", "")) if is_ours else None


def own_address() -> str:
    """Returns the address by which others in the network find this machine; sends nothing to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            raise BadInput("--lan", "house-no-network") from None


def show_code(address: str) -> None:
    """Shows a QR code in the terminal, for phones."""
    import segno

    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)


def show(page: str, not_wanted: bool) -> None:
    """Opens the page in a browser, unless that is not wanted or this machine has no screen."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    has_screen = not sys.platform.startswith("linux") or any(os.environ.get(name) for name in names)
    if has_screen and not not_wanted:
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()
