"""Guests: every visitor gets a secret token in a signed cookie.  Tables know only the hash of the token."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ludotheque.table.ports import Chance

KEY: Final = "guests"  # name of the signing key in the store
KEY_BYTES: Final = 32
COOKIE: Final = "ludotheque-guest"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"  # the prefix ties the cookie to this very host and to TLS
TOKEN_LENGTH: Final = 64  # characters of a guest's token: 256 bits in hexadecimal
YEAR: Final = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


class Guests:
    """Recognises guests by the cookies this server has signed."""

    def __init__(self, key: bytes, chance: Chance) -> None:
        self._key = key
        self._chance = chance

    def token_of(self, connection: Connection) -> str | None:
        """Returns the token in a guest's cookie; None if there is no cookie, or if its signature is not ours."""
        name = SECURE_COOKIE if is_secure(connection) else COOKIE
        token, _, signature = connection.cookies.get(name, "").partition(".")
        if len(token) != TOKEN_LENGTH or not signature.isascii():
            return None
        return token if hmac.compare_digest(signature, self._signature(token)) else None

    def person_of(self, connection: Connection) -> str:
        """Returns the person id of a guest; "" without a token."""
        token = self.token_of(connection)
        return "" if token is None else self.person(token)

    def person(self, token: str) -> str:
        """Returns the person id that belongs to a token."""
        return sha256(b"guest " + token.encode()).hexdigest()[:32]

    def new_cookie(self, connection: Connection) -> Cookie:
        """Returns the cookie with a new guest's token."""
        token = self._chance.secret(TOKEN_LENGTH // 2).hex()
        return Cookie(
            key=SECURE_COOKIE if is_secure(connection) else COOKIE,
            value=self.sign(token),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=is_secure(connection),
        )

    def sign(self, token: str) -> str:
        """Returns a token with its signature, in the form of the cookie."""
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.digest(self._key, token.encode(), "sha256").hex()


def is_secure(connection: Connection) -> bool:
    """Returns whether a request came over TLS, according to uvicorn, which believes only trusted proxies."""
    return connection.url.scheme in ("https", "wss")


def is_allowed_origin(connection: Connection, allowed: frozenset[str]) -> bool:
    """Returns whether a request comes from one of our own pages, from an `allowed` site, or from a program other than a
    browser, which sends no origin.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin in allowed or urlsplit(origin).netloc == connection.headers.get("host")
