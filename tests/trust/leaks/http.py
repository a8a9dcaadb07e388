"""Deliberate leaks in HTTP answers, which the trials must catch."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response

from ludotheque.core.match import Match
from ludotheque.server.http import guests, replays, tables
from ludotheque.server.http.context import Context
from ludotheque.server.http.tickets import Tickets
from ludotheque.table import replay, summaries
from ludotheque.table import table as at_table
from ludotheque.table.errors import Declined
from ludotheque.table.table import Table
from tests.trust.leaks.listed import LEAKS, Patch, leak, secret_number

BEFORE = set(LEAKS)


def number_of(match: Match | None) -> int:
    """Returns a number that depends on everything at a table, including secrets."""
    return 0 if match is None else secret_number(match.rules, match.state)


# ── records and replays of a running match ──


@leak()
def a_running_match_gives_its_whole_record(patch: Patch) -> None:
    patch.setattr(Table, "record", lambda self, person="": self.state.match.record())


@leak()
def a_spectator_gets_the_record_of_seat_0(patch: Patch) -> None:
    record = Table.record

    def record_of_seat_0(self: Any, person: str = "") -> Any:
        return record(self, person) if self.state.seat_of(person) is not None else self.state.match.record(0)

    patch.setattr(Table, "record", record_of_seat_0)


@leak()
def the_record_of_a_seat_contains_the_luck(patch: Patch) -> None:
    record = Table.record

    def record_with_luck(self: Any, person: str = "") -> Any:
        whole = self.state.match.record()
        return msgspec.structs.replace(record(self, person), hash=whole.hash, start=whole.start)

    patch.setattr(Table, "record", record_with_luck)


class OpenReplayer(replay.Replayer):
    def frames(self, *given: Any, **more: Any) -> Any:
        return super().frames(*given, **{**more, "all_hands": True})


@leak()
def a_replay_of_a_running_match_shows_all_hands(patch: Patch) -> None:
    patch.setattr(replays, "Replayer", OpenReplayer)


class SeatZeroReplayer(replay.Replayer):
    def frames(self, state: Any, viewer: Any, *given: Any, **more: Any) -> Any:
        return super().frames(state, 0 if viewer is None else viewer, *given, **more)


@leak()
def a_replay_for_spectators_is_that_of_seat_0(patch: Patch) -> None:
    patch.setattr(replays, "Replayer", SeatZeroReplayer)


@leak()
def anybody_may_ask_for_the_replay_of_a_seat_before_the_end(patch: Patch) -> None:
    viewer_of = tables.viewer_of

    def open_to_all(table: Any, person: str, seat: str | None) -> Any:
        return int(seat) if seat is not None and seat.isdecimal() else viewer_of(table, person, seat)

    patch.setattr(tables, "viewer_of", open_to_all)


@leak()
def anybody_may_ask_for_all_hands_before_the_end(patch: Patch) -> None:
    viewer_of = tables.viewer_of

    def open_to_all(table: Any, person: str, seat: str | None) -> Any:
        return "all" if seat == "all" else viewer_of(table, person, seat)

    patch.setattr(tables, "viewer_of", open_to_all)


@leak()
def a_replay_kept_for_one_viewer_is_shown_to_the_next(patch: Patch) -> None:
    frames = replays.Replays.frames

    async def frames_of_last_viewer(
        self: Any, table: Any, viewer: Any, first: int, last: int, *, all_hands: bool
    ) -> Any:
        for seat in range(table.state.settings.seats):  # as if each seat at the table had asked before
            shown = await frames(self, table, seat, first, last, all_hands=all_hands)
        return shown if viewer is None else await frames(self, table, viewer, first, last, all_hands=all_hands)

    patch.setattr(replays.Replays, "frames", frames_of_last_viewer)


# ── lists, headers, refusals and numbers ──


@leak()
def a_list_of_tables_shows_the_ids_of_persons(patch: Patch) -> None:
    summary_of = summaries.summary_of

    def summary_with_ids(state: Any) -> Any:
        summary = summary_of(state)
        names = [summaries.SeatRow(sitter.person, "person") for sitter in summary.sitters]
        return summary._replace(seats=summaries.text_of(names))

    patch.setattr(at_table, "summary_of", summary_with_ids)


@leak()
def a_list_of_tables_reveals_one_bit_of_the_state(patch: Patch) -> None:
    summary_of = summaries.summary_of

    def summary_with_bit(state: Any) -> Any:
        summary = summary_of(state)
        return summary._replace(seats=summary.seats.replace("P0", f"P{number_of(state.match) % 2}"))

    patch.setattr(at_table, "summary_of", summary_with_bit)
    patch.setattr(at_table, "changes_summary", lambda entry: True)


@leak()
def the_tag_of_an_answer_is_a_hash_of_the_whole_record(patch: Patch) -> None:
    record, asked = Table.record, [""]

    def note_hash(self: Any, person: str = "") -> Any:
        asked[0] = self.state.match.record().hash
        return record(self, person)

    def tagged(content: Any, **more: Any) -> Response[Any]:
        return Response(content, **{**more, "headers": {**more.get("headers", {}), "ETag": asked[0]}})

    patch.setattr(Table, "record", note_hash)
    patch.setattr(tables, "Response", tagged)


@leak()
def a_refusal_to_a_spectator_reveals_more_than_the_reason(patch: Patch) -> None:
    make_link = Table.make_link

    async def refuse_with_detail(self: Any, person: str, hash: str) -> None:
        try:
            await make_link(self, person, hash)
        except Declined as declined:
            declined.values["number"] = number_of(self.state.match)
            raise

    patch.setattr(Table, "make_link", refuse_with_detail)


@leak()
def a_refused_return_link_reveals_the_state(patch: Patch) -> None:
    async def refuse_with_bit(self: Any, person: str, hash: str) -> None:
        raise Declined("table-no-link", number=number_of(self.state.match) % 2)

    patch.setattr(Table, "come_back", refuse_with_bit)


@leak()
def the_metrics_depend_on_a_table(patch: Patch) -> None:
    def count_with_secret(self: Any) -> float:
        (task,) = self.house._tables.values()
        return float(number_of(task.result().state.match))

    patch.setattr(Context, "age", property(count_with_secret))


@leak()
def a_ticket_contains_the_id_of_the_person(patch: Patch) -> None:
    issue = Tickets.issue
    patch.setattr(Tickets, "issue", lambda self, table, person: person + issue(self, table, person)[len(person) :])


@leak()
def a_table_identifies_a_guest_by_the_secret_of_the_cookie(patch: Patch) -> None:
    patch.setattr(guests.Guests, "person", lambda self, token: token)
    patch.setattr(Tickets, "issue", lambda self, table, person: person)


HTTP_LEAKS = sorted(set(LEAKS) - BEFORE)
