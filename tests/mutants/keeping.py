"""Deliberately broken versions of the sample game: copies and positions that share, forget or lose something."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.box import Box
from ludotheque.core.choices import Choices
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, View
from tests.mutants.breaking import caught_by
from tests.sample.game import Kites
from tests.sample.said import Keep
from tests.sample.state import TABLE, State


@caught_by("copies_share_nothing")
class share_a_list_with_the_copy(Kites):
    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.heights = state.heights
        return twin


@caught_by("copies_share_nothing")
class forget_a_field_in_the_copy(Kites):
    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.angles = [0] * state.settings.seats
        return twin


SHELF: dict[str, Any] = {}  # objects that are made once and handed out again and again


@caught_by("gifts_are_not_shared")
class share_one_dictionary_of_options(Kites):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, options=SHELF.setdefault(str(view.options), view.options))


@caught_by("gifts_are_not_shared")
class share_one_list_of_choices(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices: Any = super().choices(state, seat)
        choices.actions = SHELF.setdefault(str(list(choices)), list(choices))
        return choices


@caught_by("round_trips")
class forget_a_field_in_the_position(Kites):
    def dump(self, state: State) -> dict[str, Any]:
        return {**super().dump(state), "known": []}


@caught_by("conserved")
class lose_a_card(Kites):
    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        super().apply(state, seat, action, luck, log)
        if isinstance(action, Keep):
            state.discards = state.discards.minus(state.discards.items[0])


class Weather:
    """A mutable object in a state, which counts how often the wind has turned."""

    def __init__(self) -> None:
        self.turns = 0

    def turn(self) -> None:
        self.turns += 1


class Gusts(list[list[int]]):
    """A nested list in a state, whose first number counts how often the wind has turned."""

    def turn(self) -> None:
        self[0][0] += 1


class WeatheredState(State):
    """A state whose copies wrongly share the mutable field `weather`."""

    __slots__ = ("weather",)

    weather: Weather | Gusts

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, WeatheredState)
        twin.weather = Gusts(self.weather) if isinstance(self.weather, Gusts) else self.weather
        return twin


class Weathered(Kites):
    """Kites whose states have the field `weather`."""

    def weather(self) -> Weather | Gusts:
        return Weather()

    def set_up(self, seats: int, options: dict[str, Any], box: Box, luck: Luck, log: Log) -> State:
        state: WeatheredState = TABLE.copy(self.fresh(seats, options, box), WeatheredState())
        state.weather = self.weather()
        self.begin(state, luck, log)
        return state

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        super().apply(state, seat, action, luck, log)
        if isinstance(state, WeatheredState):
            state.weather.turn()


@caught_by("copies_share_nothing")
class share_an_object_with_the_copy(Weathered):
    pass


@caught_by("copies_share_nothing")
class share_rows_of_a_table_with_the_copy(Weathered):
    def weather(self) -> Weather | Gusts:
        return Gusts([[0]])
