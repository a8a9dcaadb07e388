"""Deliberately broken versions of the sample game: matches that depend on something other than their luck, or do not
end.
"""

from __future__ import annotations

import random

from ludotheque.core.choices import Choices
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from tests.mutants.breaking import caught_by
from tests.sample.game import Kites
from tests.sample.said import Keep
from tests.sample.state import BID, State


@caught_by("same_seed_same_match")
class read_the_global_generator(Kites):
    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        super().apply(state, seat, action, luck, log)
        if isinstance(action, Keep):
            state.wind = random.randint(1, 6)


@caught_by("same_under_hash_seeds")
class list_bids_in_the_order_of_their_hashes(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        return Choices(sorted(choices, key=hash)) if state.phase == BID and choices else choices


@caught_by("replay_equals_play")
class count_plays_in_the_game_itself(Kites):
    plays = 0

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        self.plays += 1
        if self.plays % 7 == 0:
            luck.die(6)
        super().apply(state, seat, action, luck, log)


@caught_by("random_match_ends")
class play_on_for_ever(Kites):
    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        state.round = 0
        state.deck = state.deck.plus_all(state.discards)
        state.discards = state.discards.minus_all(state.discards)
        super().apply(state, seat, action, luck, log)
