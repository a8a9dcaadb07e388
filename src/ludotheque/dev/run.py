"""Serves the workbench until Ctrl-C."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from ludotheque.core.errors import BadInput
from ludotheque.dev.app import make_app
from ludotheque.dev.bench import CannotOpen, Workbench
from ludotheque.dev.messages import Fault
from ludotheque.dev.package import Package
from ludotheque.server.http import pages

# The folder of the clone, if the install is editable: only then may the built pages be missing.
CLONE: Final = pages.PACKAGE.parents[1]
BUILD: Final = "./play dev PATH"


def serve(package: Package, listener: socket.socket, on_open: Callable[[], None]) -> None:
    """Opens a workbench on a package; raises BadInput if its rules do not work, or if the workbench's pages have not
    been built.
    """
    with suppress(KeyboardInterrupt):
        asyncio.run(serve_until_stopped(package, listener, on_open))


async def serve_until_stopped(package: Package, listener: socket.socket, on_open: Callable[[], None]) -> None:
    """Serves on a socket until the process is stopped."""
    try:
        bench = await Workbench.open(package)
    except CannotOpen as cannot:
        raise complaint(package, cannot.fault) from cannot
    if pages.client_folder() is None:
        await bench.close()
        raise BadInput(str(CLONE), "dev-not-built", command=BUILD)
    config = uvicorn.Config(
        make_app(bench), log_config=None, log_level="warning", access_log=False, timeout_graceful_shutdown=1
    )
    on_open()
    await Server(config, bench).serve([listener])


class Server(uvicorn.Server):
    """A server that answers the waiting requests of pages before it stops."""

    def __init__(self, config: uvicorn.Config, bench: Workbench) -> None:
        super().__init__(config)
        self._bench = bench

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._bench.dismiss()
        await super().shutdown(sockets)


def complaint(package: Package, fault: Fault) -> BadInput:
    """Returns an error that says what is wrong with a package, and in which line of which file."""
    place = fault.place
    where = str(package.folder) if place is None else f"{package.folder / place.file}, line {place.line}"
    return BadInput(where, "dev-broken", reason=fault.text)
