"""Deliberate leaks in a table's messages about its present state, which the trials must catch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.table import projection
from tests.trust.leaks.listed import Patch, leak


def change_standings(patch: Patch, change: Callable[[Any, Any, Any], Any]) -> None:
    now = projection.now
    patch.setattr(
        projection,
        "now",
        lambda state, viewer, presence, at: change(now(state, viewer, presence, at), state, viewer),
    )


@leak()
def a_spectator_gets_the_view_of_the_seat_to_move(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        if viewer is not None or state.match is None:
            return now
        seen = state.match.view((*state.match.to_act, 0)[0])
        return msgspec.structs.replace(now, view=msgspec.to_builtins(seen))

    change_standings(patch, change)


@leak()
def a_seat_gets_the_view_of_the_seat_before_it(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        if viewer is None or state.match is None:
            return now
        return msgspec.structs.replace(now, view=msgspec.to_builtins(state.match.view(viewer - 1 if viewer else None)))

    change_standings(patch, change)


@leak()
def a_spectator_gets_choices(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        if viewer is not None or state.match is None or not state.match.to_act:
            return now
        return msgspec.structs.replace(now, choices=state.match.choices(state.match.to_act[0]).to_json())

    change_standings(patch, change)


@leak()
def everybody_gets_the_labels_of_the_seat_that_is_asked(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        match = state.match
        if match is None or not match.to_act or viewer in match.to_act:
            return now
        seats_to_act = match.to_act[0]
        return msgspec.structs.replace(
            now, labels=projection.labels_of(match.view(seats_to_act), match.choices(seats_to_act))
        )

    change_standings(patch, change)


@leak()
def everybody_gets_the_latest_answer(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        return msgspec.structs.replace(now, answer=next(iter(state.answers.values()), None))

    change_standings(patch, change)


@leak()
def everybody_gets_the_orders_of_seat_0(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        return msgspec.structs.replace(now, orders=state.orders.get(0, ()))

    change_standings(patch, change)


@leak()
def everybody_learns_that_something_can_be_taken_back(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        match = state.match
        may = match is not None and any(match.may_take_back(seat) for seat in range(match.seats))
        return msgspec.structs.replace(now, may_take_back=may or bool(state.answers))

    change_standings(patch, change)


@leak()
def everybody_gets_the_latest_version(patch: Patch) -> None:
    change_standings(patch, lambda now, state, viewer: msgspec.structs.replace(now, version=state.version))


@leak()
def the_deadline_of_a_seat_disappears_when_it_answers(patch: Patch) -> None:
    clock = projection.clock

    def change(state: Any, at: int) -> Any:
        times = clock(state, at)
        due = tuple([0 if seat in state.answers else when for seat, when in enumerate(times.due)])
        return msgspec.structs.replace(times, due=due)

    patch.setattr(projection, "clock", change)


@leak()
def a_window_shows_who_has_not_answered(patch: Patch) -> None:
    clock = projection.clock

    def change(state: Any, at: int) -> Any:
        times = clock(state, at)
        if times.window is None:
            return times
        left = tuple([seat for seat in times.window.seats if seat not in state.answers])
        return msgspec.structs.replace(times, window=msgspec.structs.replace(times.window, seats=left))

    patch.setattr(projection, "clock", change)


@leak()
def the_clock_reveals_the_number_of_plays(patch: Patch) -> None:
    clock = projection.clock

    def change(state: Any, at: int) -> Any:
        return msgspec.structs.replace(clock(state, at), paused_since=None if state.match is None else state.version)

    patch.setattr(projection, "clock", change)


def change_seats(patch: Patch, change: Callable[[Any, Any], Any]) -> None:
    seats = projection.seats

    def changed(state: Any, presence: Any) -> Any:
        return tuple([change(view, place) for view, place in zip(seats(state, presence), state.places)])

    patch.setattr(projection, "seats", changed)


@leak()
def a_seat_shows_the_id_of_the_person(patch: Patch) -> None:
    def change(view: Any, place: Any) -> Any:
        return msgspec.structs.replace(view, bot=place.player.person if place.player else "")

    change_seats(patch, change)


@leak()
def a_seat_shows_its_nonce_before_all_are_open(patch: Patch) -> None:
    change_seats(patch, lambda view, place: msgspec.structs.replace(view, seal=place.nonce or place.seal))


@leak()
def a_seat_shows_its_return_link(patch: Patch) -> None:
    change_seats(patch, lambda view, place: msgspec.structs.replace(view, bot=place.link))


@leak()
def the_fixed_data_of_a_table_contain_its_seed(patch: Patch) -> None:
    table_view = projection.table_view
    patch.setattr(
        projection,
        "table_view",
        lambda state: msgspec.structs.replace(table_view(state), rules=state.seed.hex()),
    )
