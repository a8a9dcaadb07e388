"""Guests: whoever comes gets a secret token as a cookie.  The house itself only ever knows its hash."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "ludotheque-guest"
TOKEN_LENGTH = 64  # 256 bits in hexadecimal
YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """The token that a guest brought; None if there is none, or none of ours."""
    token = connection.cookies.get(COOKIE, "")
    return token if len(token) == TOKEN_LENGTH and set(token) <= set("0123456789abcdef") else None


def person_of(connection: Connection) -> str:
    """By what name the tables know a guest; "" for who has no token."""
    token = token_of(connection)
    return "" if token is None else sha256(b"guest " + token.encode()).hexdigest()[:32]


def new_cookie(connection: Connection) -> Cookie:
    """A token for a new guest."""
    is_secure = connection.url.scheme in ("https", "wss")
    token = secrets.token_hex(32)
    return Cookie(key=COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure)


def is_from_here(connection: Connection, allowed: frozenset[str]) -> bool:
    """Was this asked for by a page of ours?  A browser tells which page asks; what is no browser tells nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin in allowed or urlsplit(origin).netloc == connection.headers.get("host")
