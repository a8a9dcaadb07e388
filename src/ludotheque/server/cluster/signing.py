"""Signed headers by which one process tells another how a relayed request arrived; clients cannot forge the signature."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, NamedTuple

import msgspec

from ludotheque.server.asgi import Scope

HEADER_NAME: Final = b"x-ludotheque-relayed"
RELAYED: Final = "ludotheque_relayed"  # scope key that marks a relayed request


class RelayHeader(NamedTuple):
    """The owner for which a request is meant, and how the request arrived: client address, http or https, and requested
    host.
    """

    owner: str
    client: str
    scheme: str
    host: str


class Signer:
    """Signs and verifies with a key that only the store of this server has."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"relay", "sha256")

    def sign(self, header: RelayHeader, scope: Scope) -> bytes:
        """Returns the header for a relayed request, valid only for this request and owner."""
        data = urlsafe_b64encode(msgspec.json.encode(header))
        return data + b"." + self._mac(data, scope)

    def verify(self, signed: bytes, scope: Scope) -> RelayHeader | None:
        """Checks the signature of a header; returns its contents, or None if the signature is not ours."""
        data, _, mac = signed.partition(b".")
        if not hmac.compare_digest(mac, self._mac(data, scope)):
            return None
        return msgspec.json.decode(urlsafe_b64decode(data), type=RelayHeader)

    def _mac(self, data: bytes, scope: Scope) -> bytes:
        words = (method_of(scope).encode(), target_of(scope).encode("latin-1"), data)
        return hmac.digest(self._key, b"\n".join(words), "sha256").hex().encode()


def method_of(scope: Scope) -> str:
    """Returns the method of a request, such as GET; SOCKET for a WebSocket."""
    return str(scope.get("method", "SOCKET"))


def target_of(scope: Scope) -> str:
    """Returns the request target, exactly as in the request."""
    path, query = scope["raw_path"].decode("latin-1"), scope["query_string"].decode("latin-1")
    return (f"{path}?{query}" if query else path).replace("#", "%23")


def header_of(scope: Scope, name: bytes) -> bytes | None:
    """Returns the first header with this name; None if there is none."""
    return next((value for header, value in scope["headers"] if header.lower() == name), None)


def original_scope(scope: Scope, header: RelayHeader) -> Scope:
    """Returns the scope of a relayed request as it was in the process to which the client connected."""
    headers = [(name, value) for name, value in scope["headers"] if name.lower() not in (HEADER_NAME, b"host")]
    host = [(b"host", header.host.encode("latin-1"))] if header.host else []
    client = (header.client, 0)
    return {**scope, "headers": [*host, *headers], "client": client, "scheme": header.scheme, RELAYED: True}
