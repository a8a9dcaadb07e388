"""Deliberately broken versions of the sample game, which confuse versions of the rules."""

from __future__ import annotations

import msgspec

from ludotheque.core.game import Game
from ludotheque.core.structs import Seat, View
from tests.mutants.breaking import caught_by
from tests.sample.game import Kites
from tests.sample.state import State


@caught_by("versions_side_by_side")
class name_the_newest_version_in_every_view(Kites):
    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), rules=self.versions[-1])


@caught_by("versions_side_by_side")
class play_old_matches_by_the_newest_rules(Kites):
    def at(self, version: object) -> Game[State]:
        return self
