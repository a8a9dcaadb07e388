"""Tests of §1.6: the view, whose code is written by hand for speed, agrees with the declared fields of the state."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.fields import Views
from ludotheque.core.luck import fast
from ludotheque.games.malta.state import TABLE
from ludotheque.games.malta.views import MaltaView

pytestmark = pytest.mark.compiled

# Fields of the view that correspond to no declared field of the state.
WITHOUT_FIELD = ("board", "lives", "player", "naming", "named")
VIEWS = Views(TABLE, "malta", MaltaView, WITHOUT_FIELD)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_1_6_a_view_agrees_with_the_table_of_fields(seats):
    luck = fast(seats)
    for seed in range(4):
        match = ludotheque.new("malta", seats=seats, seed=seed, options={"lives": 2})
        while match.outcome is None:
            state = match.state
            for viewer in (None, *range(seats)):
                view = match.view(viewer)
                is_mine = not state.pending or viewer == state.asked.members[0]
                step = state.step if is_mine else state.step - state.pending
                added = [getattr(view, name) for name in WITHOUT_FIELD]
                assert view == VIEWS.make(state, viewer, step, state.asked.members, (), is_mine, added)
            seat = match.to_act[0]
            match.play(seat, match.choices(seat).sample(luck))
