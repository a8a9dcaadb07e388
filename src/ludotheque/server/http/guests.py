"""Guests: whoever comes gets a secret token as a signed cookie.  The tables only ever know its hash."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ludotheque.table.ports import Chance

KEY: Final = "guests"  # by what name the store keeps the key that signs
KEY_BYTES: Final = 32
COOKIE: Final = "ludotheque-guest"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"  # a browser takes it from this very host only, and only behind TLS
TOKEN_LENGTH: Final = 64  # 256 bits in hexadecimal
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class Guests:
    """Knows guests by the cookies that this house has signed."""

    def __init__(self, key: bytes, chance: Chance) -> None:
        self._key = key
        self._chance = chance

    def token_of(self, connection: Connection) -> str | None:
        """The token that a guest brought; None if there is none, or none of ours."""
        name = SECURE_COOKIE if is_secure(connection) else COOKIE
        token, _, signature = connection.cookies.get(name, "").partition(".")
        if len(token) != TOKEN_LENGTH or not signature.isascii():
            return None
        return token if hmac.compare_digest(signature, self._signature(token)) else None

    def person_of(self, connection: Connection) -> str:
        """By what name the tables know a guest; "" for who has no token."""
        token = self.token_of(connection)
        return "" if token is None else self.person(token)

    def person(self, token: str) -> str:
        """By what name the tables know whoever has this token."""
        return sha256(b"guest " + token.encode()).hexdigest()[:32]

    def new_cookie(self, connection: Connection) -> Cookie:
        """A token for a new guest."""
        token = self._chance.secret(TOKEN_LENGTH // 2).hex()
        return Cookie(
            key=SECURE_COOKIE if is_secure(connection) else COOKIE,
            value=self.signed(token),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=is_secure(connection),
        )

    def signed(self, token: str) -> str:
        """A token as a cookie holds it."""
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.digest(self._key, token.encode(), "sha256").hex()


def is_secure(connection: Connection) -> bool:
    """Did this come over TLS?  A trusted proxy in front of us tells, and uvicorn has noted what it said."""
    return connection.url.scheme in ("https", "wss")


def is_from_here(connection: Connection, allowed: frozenset[str]) -> bool:
    """Was this asked for by a page of ours?  A browser tells which page asks; what is no browser tells nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin in allowed or urlsplit(origin).netloc == connection.headers.get("host")
