"""Opens the server's port, and lets a second start recognise that the server is already running.  Imports nothing slow,
since it runs at every start.
"""

from __future__ import annotations

import errno
import socket
from hashlib import sha256
from typing import Final

from ludotheque.core.errors import BadInput

LARGEST_PORT: Final = 65535


def check_port(port: int | None) -> None:
    """Raises BadInput for a number that is not a port."""
    if port is not None and not 0 < port <= LARGEST_PORT:
        raise BadInput("--port", "cli-bad-arguments", reason=f"{port} is not a port: 1 to {LARGEST_PORT}")


def listening_socket(host: str, port: int) -> socket.socket:
    """Returns a listening socket; raises BadInput if the port is in use or `host` is not an address of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:  # UnicodeError: not a possible host name
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        is_port = isinstance(error, OSError) and not isinstance(error, socket.gaierror)
        if not is_port or getattr(error, "errno", 0) == errno.EADDRNOTAVAIL:
            raise BadInput(f"--host {host}", "serve-host", reason=reason) from error
        raise BadInput(f"{host}:{port}", "serve-port", reason=reason) from error
    return listener


def home_of(database: str) -> str:
    """Returns an id by which a second start recognises a server that is already running: a hash of the database's
    location, which itself stays private.
    """
    return sha256(f"home {database}".encode()).hexdigest()[:16]
