"""`ludotheque dev`: the workbench for game authors, opened in the browser."""

from __future__ import annotations

import argparse
import socket
from typing import Final

from ludotheque.cli import FOLDER
from ludotheque.cli.house import LOCAL, show
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice
from ludotheque.dev.package import find_package
from ludotheque.server.ports import check_port, listening_socket

FIRST_PORT: Final = 8790
PORTS_TRIED: Final = 20


def open_workbench(args: argparse.Namespace) -> int:
    """Opens the workbench on a package, in the browser, until Ctrl-C."""
    voice = Voice("", args.language, extra_folder=FOLDER)
    check_port(args.port)
    package = find_package(args.path, args.game)
    with free_socket(args.port) as listener:
        from ludotheque.dev.run import serve  # slow to import

        page = f"http://{LOCAL}:{listener.getsockname()[1]}/workbench"

        def tell() -> None:
            print(voice.tell("cli-dev-open", url=page, folder=str(package.folder)), flush=True)
            show(page, args.no_browser)

        listener.listen()
        serve(package, listener, tell)
    print(voice.tell("cli-dev-closed"), flush=True)
    return 0


def free_socket(wanted: int | None) -> socket.socket:
    """Returns a socket on the given port, or on the first free port; raises BadInput if the given port is in use."""
    ports = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if wanted is None else (wanted,)
    problem: BadInput | None = None
    for port in ports:
        try:
            return listening_socket(LOCAL, port)
        except BadInput as error:
            problem = problem or error
    assert problem is not None
    raise problem
