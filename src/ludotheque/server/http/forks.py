"""Opens forks: new tables whose match begins from a position of a finished match."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from ludotheque.server.http.context import HttpRequest, check_rate, context_of, guest_of, http_error, table_of
from ludotheque.server.http.openapi import error_responses
from ludotheque.server.http.tables import LARGEST, TableMade, open_table_for


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which position of the finished match the fork begins: after this version of its table."""

    version: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]


@post("/api/tables/{table:str}/forks", tags=["matches"], responses=error_responses(400, 401, 403, 404, 409, 413, 429))
async def fork(request: HttpRequest, table: FromPath[str], data: JSONBody[Fork]) -> TableMade:
    """Opens a table whose match begins from a position of a finished one, by the same rules and with new luck.

    The finished match stays as it is.
    """
    context, person = context_of(request), guest_of(request)
    check_rate(request, context.opening_rates)
    found = await table_of(request, table)
    state = found.state
    if state.phase != "over":
        raise http_error(409, "table-not-over")
    if data.version > state.version:
        raise http_error(400, "bad-number", "version", value=data.version, low=1, high=state.version)
    match = await context.replays.match_at(found, data.version)
    if match is None:
        raise http_error(409, "table-not-begun")
    if match.outcome is not None:
        raise http_error(409, "fork-over")  # the match is already over in this position
    settings = msgspec.structs.replace(state.settings, clock="none", is_listed=False)
    return await open_table_for(person, request, settings, match.to_json())
