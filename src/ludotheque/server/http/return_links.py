"""Return links: a private link or QR code with which players come back to their seats, from another device or after
losing the cookie.
"""

from __future__ import annotations

import io
import re
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludotheque.core.structs import Seat
from ludotheque.server.http.context import HttpRequest, check_rate, context_of, guest_of, http_error, table_of
from ludotheque.server.http.openapi import error_responses
from ludotheque.table.errors import Declined

SECRET_BYTES: Final = 32
OWN_PATH: Final = re.compile(r"/(?:(?:t|return|replay|new|rules)/[\w.-]{1,160}(?:\?hand=1)?|)")
LOOPBACK: Final = re.compile(r"(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?")


class ReturnLink(msgspec.Struct, frozen=True):
    """The private link to a seat; making a new one invalidates the previous one."""

    path: str


class Secret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a return link, which follows the table's id."""

    secret: str


class Back(msgspec.Struct, frozen=True):
    """The table and seat that somebody has come back to."""

    table: str
    seat: Seat


@post("/api/tables/{table:str}/return-link", tags=["guests"], responses=error_responses(401, 403, 404, 409, 429))
async def make_return_link(request: HttpRequest, table: FromPath[str]) -> ReturnLink:
    """Makes a private link to the caller's seat; anybody who opens the link may play that seat too."""
    person = guest_of(request)
    check_rate(request, context_of(request).return_rates)
    found = await table_of(request, table)
    secret = context_of(request).chance.secret(SECRET_BYTES).hex()
    try:
        await found.make_link(person, hash_of(secret))
    except Declined as error:
        raise http_error(409, error.message, **error.values) from error
    return ReturnLink(f"/return/{found.id}{secret}")


@post("/api/tables/{table:str}/returns", tags=["guests"], responses=error_responses(400, 401, 403, 404, 409, 413, 429))
async def come_back(request: HttpRequest, table: FromPath[str], data: JSONBody[Secret]) -> Back:
    """Gives the caller the seat for which a return link was made; everybody who could already play the seat still can."""
    person = guest_of(request)
    check_rate(request, context_of(request).return_rates)
    found = await table_of(request, table)
    try:
        return Back(found.id, await found.come_back(person, hash_of(data.secret)))
    except Declined as error:
        raise http_error(409, error.message, **error.values) from error


@get("/api/qr.svg", media_type="image/svg+xml", tags=["guests"], responses=error_responses(400))
async def qr_code(
    request: HttpRequest, path: Annotated[str, QueryParameter(max_length=200, description="a path of this house")] = "/"
) -> Response[bytes]:
    """The QR code of a page of this server, as an SVG image."""
    if not OWN_PATH.fullmatch(path):
        raise http_error(400, "no-page", "path")
    import segno  # imported only when needed

    drawn = io.BytesIO()
    segno.make(base_of(request) + path, error="m", micro=False).save(
        drawn, kind="svg", border=4, xmldecl=False, svgclass=None, lineclass=None, light="#fff", omitsize=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def base_of(request: HttpRequest) -> str:
    """Returns the address at which others reach this server: the address in this request or, if that is a loopback
    address, the address for people in the same room, if there is one.
    """
    context, host = context_of(request), request.headers.get("host", "")
    if context.address and LOOPBACK.fullmatch(host):
        return context.address
    if not re.fullmatch(r"[\w.:\[\]-]{1,255}", host):
        raise http_error(400, "no-page", "host")
    return f"{request.url.scheme}://{host}"


def hash_of(secret: str) -> str:
    """Returns the hash of a secret, which is all we store."""
    return sha256(b"return " + secret.encode(errors="replace")).hexdigest()
