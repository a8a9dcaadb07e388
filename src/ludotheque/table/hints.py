"""Hints at a table: what a bot would do in a seat's place, computed from that seat's view alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.core.structs import Seat, View
from ludotheque.table.commands import check_not_late
from ludotheque.table.errors import Declined, require, require_seat
from ludotheque.table.ports import Busy, GiveHint, Hinted
from ludotheque.table.state import TableState


class HintQuery(NamedTuple):
    """A request for a hint: what the seat knows, and which choices it has."""

    seat: Seat
    view: View
    choices: dict[str, Any]


class Hints:
    """The hints of one table.  For each seat at most one hint is computed at a time, and the last hint is cached in
    case the seat asks again.
    """

    def __init__(self, give_hint: GiveHint | None) -> None:
        self._give_hint = give_hint
        self._under_way: set[Seat] = set()
        self._latest: dict[Seat, tuple[View, Hinted]] = {}

    def begin(self, state: TableState, seat: Seat | None, version: int) -> HintQuery:
        """Checks that a seat may have a hint now, and marks the hint as being computed; raises Declined if the seat may
        not have one.

        With other people at the table nobody gets a hint in a window: the request would reveal that the seat has
        something to think about.
        """
        mine, match = require_seat(seat), state.match
        require(self._give_hint is not None, "table-no-hints")
        if match is None:
            raise Declined("table-not-begun")
        require(state.phase != "over", "table-over")
        require(state.clock.paused_at is None, "table-paused")
        require(not state.places[mine].bot, "table-bot-plays")
        check_not_late(state, mine, version)
        require(mine in match.to_act, "table-hint-not-asked")
        require(state.clock.window is None or state.is_alone, "table-hint-window")
        require(mine not in self._under_way, "table-hint-waits")
        self._under_way.add(mine)
        return HintQuery(mine, match.view(mine), match.choices(mine).to_json())

    async def think(self, query: HintQuery) -> Hinted:
        """Returns what a bot would do; raises Declined if no bot is free to think now, or if the bot failed."""
        try:
            if self._is_known(query):
                return self._latest[query.seat][1]
            assert self._give_hint is not None
            hinted = await self._give_hint(query.view)
        except Busy as busy:
            raise Declined("table-hint-busy") from busy
        finally:
            self._under_way.discard(query.seat)
        if hinted is None:
            raise Declined("table-hint-failed")
        return hinted

    def check(self, state: TableState, query: HintQuery) -> bool:
        """Returns True if the seat has not had this hint yet; raises Declined if the seat no longer has the same
        choices.
        """
        match = state.match
        is_open = match is not None and state.phase != "over" and query.seat in match.to_act
        require(
            is_open and match is not None and match.choices(query.seat).to_json() == query.choices, "table-too-late"
        )
        return not self._is_known(query)

    def remember(self, query: HintQuery, hinted: Hinted) -> None:
        """Stores the latest hint of a seat."""
        self._latest[query.seat] = (query.view, hinted)

    def _is_known(self, query: HintQuery) -> bool:
        """Returns whether the seat has had the hint for this view already."""
        latest = self._latest.get(query.seat)
        return latest is not None and latest[0] == query.view
