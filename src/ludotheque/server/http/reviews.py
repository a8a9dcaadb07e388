"""Serves reviews of finished matches: the server computes a review in the background, and clients poll until it is done."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath

from ludotheque.bots.review import Review, check_reviewable
from ludotheque.core.errors import BadInput
from ludotheque.core.history import Record
from ludotheque.server.http.context import HttpRequest, check_rate, context_of, http_error, table_of
from ludotheque.server.http.openapi import error_responses
from ludotheque.table import Table
from ludotheque.table.ports import Busy


class TableReview(msgspec.Struct, frozen=True, rename="camel"):
    """The progress of a review, from 0 to 1; when the review is done, also the review itself and the version of the
    table for each entry.
    """

    done: float
    review: Review | None = None
    versions: tuple[int, ...] = ()


@get("/api/tables/{table:str}/review", tags=["matches"], responses=error_responses(404, 409, 429, 503))
async def review(request: HttpRequest, table: FromPath[str]) -> TableReview:
    """Each seat's chance to win throughout a finished match, and what was luck and what was choice.

    The first request starts the computation; clients ask again until it is done.
    """
    context = context_of(request)
    check_rate(request, context.replay_rates)
    found = await table_of(request, table)
    if found.state.phase != "over":
        raise http_error(409, "table-not-over")

    def record() -> Record:
        whole = found.record()
        try:
            check_reviewable(whole)
        except BadInput as error:
            raise http_error(409, "review-unvalued") from error
        return whole

    try:
        progress = context.analysts.review(found.id, record)
    except Busy as busy:
        raise http_error(503, "review-busy") from busy
    if progress.damage is not None:
        raise http_error(409, "review-damaged", entry=progress.damage.number, reason=progress.damage.reason)
    if progress.is_broken:
        raise http_error(503, "review-failed")
    if progress.review is None:
        return TableReview(progress.done)
    return TableReview(1.0, progress.review, versions_of(found))


def versions_of(table: Table) -> tuple[int, ...]:
    """Returns, for each entry of the match, the version of the table that contains it."""
    return tuple([logged.row.version for logged in table.state.log for _ in logged.row.match_entries])
