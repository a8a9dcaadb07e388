"""Deliberately broken versions of the sample game: they accept other actions than those they list, or refuse wrongly."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from ludotheque.core.choices import Choices
from ludotheque.core.errors import Refused
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action, Seat
from tests.mutants.breaking import caught_by
from tests.sample.game import Kites
from tests.sample.said import Bid, GiveTo, Hold
from tests.sample.state import BID, STEER, State


class LenientRegion(Region):
    """An arc that accepts one quantum more than its data say."""

    kind: ClassVar[str] = "arc"

    def __init__(self, arc: Region) -> None:
        super().__init__(arc.template, arc.fields)
        self.arc = arc

    def legal(self, values: tuple[int, ...]) -> bool:
        return self.arc.legal(values) or self.arc.legal((values[0] - 1,))

    def values(self, luck: Luck) -> tuple[int, ...]:
        return self.arc.values(luck)

    def numbers(self) -> dict[str, Any]:
        return self.arc.numbers()


@caught_by("listed_iff_accepted")
class accept_an_angle_that_is_not_listed(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        regions = tuple(LenientRegion(region) for region in choices.regions)
        return Choices(list(choices), Hold(), regions) if regions else choices


@caught_by("listed_iff_accepted")
class list_a_gift_to_oneself(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        if choices and isinstance(choices[0], GiveTo):
            return Choices([*choices, GiveTo(seat)])
        return choices

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        if action == GiveTo(seat):
            raise Refused("kites", seat, "§5", "not-to-that-seat")
        super().apply(state, seat, action, luck, log)


@caught_by("listed_iff_accepted")
class give_choices_to_seats_that_are_not_asked(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        return choices if choices or state.phase != STEER else Choices([Hold()])


@caught_by("refusal_changes_nothing")
class count_refused_actions(Kites):
    def refusal(self, state: State, seat: Seat, action: Action) -> Refused:
        state.step += 1
        return super().refusal(state, seat, action)


@caught_by("refusal_changes_nothing")
class refuse_without_a_sentence(Kites):
    def refusal(self, state: State, seat: Seat, action: Action) -> Refused:
        return Refused("kites", seat, "§2", "because")


@caught_by("refusal_changes_nothing")
class refuse_with_an_unfilled_variable(Kites):
    def refusal(self, state: State, seat: Seat, action: Action) -> Refused:
        return Refused("kites", seat, "§2", "not-in-hand")


@caught_by("refusal_changes_nothing")
class count_seats_from_one_when_it_refuses(Kites):
    def refusal(self, state: State, seat: Seat, action: Action) -> Refused:
        refused = super().refusal(state, seat, action)
        if "seat" in refused.values:
            refused.values["seat"] += 1
        return refused


@caught_by("defaults_are_legal")
class default_to_a_card_that_is_not_in_hand(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        return Choices(list(choices), Bid("storm")) if choices and state.phase == BID else choices


class SecretiveChoices(Choices):
    """Choices that sample with a random generator of their own, not with the luck."""

    def draw(self, luck: Luck) -> Action:
        return random.choice(self.actions)


@caught_by("undecided_is_drawn")
class sample_with_their_own_generator(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        return SecretiveChoices(list(choices)) if choices and state.phase == BID else choices


@caught_by("undecided_is_drawn")
class draw_an_action_that_is_not_listed(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        return WildChoices(list(choices)) if choices and state.phase == BID else choices


class WildChoices(Choices):
    """Choices that sample any card, legal or not."""

    def draw(self, luck: Luck) -> Action:
        luck.pick(range(1))
        return Bid("storm")


@caught_by("defaults_are_legal")
class default_to_a_whistle(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        return Choices(list(choices), choices[0]) if seat in self.may_act(state) else choices
