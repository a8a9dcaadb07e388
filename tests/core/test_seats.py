"""Tests of sets of seats."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.seats import NO_SEATS, all_seats, only, seats_of

pytestmark = pytest.mark.compiled

SETS = st.sets(st.integers(0, 9))


@given(SETS, st.integers(0, 9))
def test_sets_of_seats_behave_like_sets(members, seat):
    seats = seats_of(members)
    assert seats.members == tuple(seats) == tuple(sorted(members))
    assert len(seats) == len(members)
    assert bool(seats) == bool(members)
    assert seats.has(seat) == (seat in seats) == (seat in members)
    assert seats.is_only(seat) == (members == {seat})
    assert seats.plus(seat) is seats_of(members | {seat})
    assert seats.minus(seat) is seats_of(members - {seat})


@given(SETS, SETS)
def test_sets_of_seats_can_be_subtracted(some, others):
    assert seats_of(some).without(seats_of(others)) is seats_of(some - others)


@given(SETS, st.integers(0, 9))
def test_clockwise_order_visits_each_seat_once(members, first):
    round_the_table = [seat % 10 for seat in range(first, first + 10) if seat % 10 in members]
    assert list(seats_of(members).clockwise(first)) == round_the_table
    others = [seat for seat in round_the_table if seat != first]
    assert seats_of(members).left_of(first) == (others[0] if others else first)
    assert seats_of(members).right_of(first) == (others[-1] if others else first)


def test_sets_can_be_written_by_seat_names():
    assert only(3) is seats_of([3])
    assert all_seats(4) is seats_of(range(4))
    assert NO_SEATS is seats_of([])
    assert repr(seats_of([2, 0])) == "Seats(0, 2)"


@pytest.mark.parametrize("seats", [[1, 1], [-1], [8, 8]])
def test_repeated_and_negative_seats_are_refused(seats):
    with pytest.raises(ValueError):
        seats_of(seats)


def test_copies_are_the_same_object():
    for seats in (only(2), only(8)):
        assert copy.copy(seats) is copy.deepcopy(seats) is pickle.loads(pickle.dumps(seats)) is seats
