"""The location of a store: the path of a SQLite file or the URL of a PostgreSQL database, and how to show it without
passwords.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ludotheque.core.errors import BadInput

DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
LARGEST_PORT: Final = 65535


def url_of(where: str | Path) -> URL:
    """Parses a URL; a plain path is a SQLite file.  Raises BadInput for anything else."""
    if isinstance(where, Path) or "://" not in where:
        return URL.create(DRIVERS["sqlite"], database=str(Path(where).expanduser().absolute()))
    if has_unescaped_sign(where):
        raise BadInput(hide_password(where), "store-bad-password")
    try:
        url = make_url(where)
    except (ArgumentError, ValueError) as error:  # ValueError: the port is not a number
        raise BadInput("--database", "store-bad-url", value=hide_password(where)) from error
    if url.drivername not in DRIVERS or not 0 < (1 if url.port is None else url.port) <= LARGEST_PORT:
        raise BadInput("--database", "store-bad-url", value=hide_password(where))
    is_file = url.drivername == DRIVERS["sqlite"]
    if is_file and (url.host or not url.database or url.database == ":memory:"):
        raise BadInput("--database", "store-bad-url", value=hide_password(where))
    return url.set(drivername=DRIVERS[url.drivername])


def file_of(where: str | Path) -> Path | None:
    """Returns the SQLite file; None for PostgreSQL."""
    url = url_of(where)
    return Path(url.database or "") if url.drivername == DRIVERS["sqlite"] else None


def has_unescaped_sign(where: str) -> bool:
    """Returns whether the password contains an unescaped @ or /, at which a parser would take the password to end."""
    scheme, _, rest = where.partition("://")
    login, at, _ = rest.partition("?")[0].rpartition("@")
    return bool(at) and not scheme.startswith("sqlite") and re.search("[@/]", login) is not None


def hide_password(where: str | Path) -> str:
    """Returns a path or URL without any part of a password, even of a password that was written in the wrong place.

    Leaves out everything between the user name and the last @.  Also leaves out the query, which may contain a password
    too, and the user name wherever it may be part of a password.
    """
    text = str(where)
    scheme, separator, rest = text.partition("://")
    if not separator:
        return text
    login, at, place = rest.rpartition("@")
    place = place.partition("?")[0]
    if not at:  # without an @, what looks like a port may be a password
        return f"{scheme}://{re.sub(r':(?![0-9]+(?:/|$))[^:/]*(?=/|$)', ':***', place)}"
    user, colon, _ = login.partition(":")
    if re.fullmatch(r"[\w.%-]+", user) is None:
        return f"{scheme}://***@{place}"
    return f"{scheme}://{user}{':***' if colon else ''}@{place}"
