"""The port of a house, and by what another start of it knows it again; loads nothing heavy."""

from __future__ import annotations

import socket
from hashlib import sha256

from ludotheque.core.errors import BadInput


def listening(host: str, port: int) -> socket.socket:
    """A socket on the port; taken before anything else is done, so that a taken port is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ours = socket.socket(family, socket.SOCK_STREAM)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ours.bind((host, port))
    except OSError as error:
        ours.close()
        raise BadInput(f"{host}:{port}", "serve-port", reason=error.strerror or str(error)) from error
    return ours


def home_of(database: str) -> str:
    """By what a house is known to another start of it: the same for the same tables, and telling nothing of where they are."""
    return sha256(f"home {database}".encode()).hexdigest()[:16]
