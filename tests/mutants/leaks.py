"""Deliberately broken versions of the sample game, which leak hidden information."""

from __future__ import annotations

import msgspec

from ludotheque.core import kinds
from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.errors import Refused
from ludotheque.core.events import ChoiceSealed, Private
from ludotheque.core.log import Fact
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, View
from tests.mutants.breaking import STORM, ChangedFacts, a_rival_holds_storm, caught_by, holds_storm
from tests.sample.game import Kites
from tests.sample.said import Drew, Events, GiveTo, KitesView, PickCard, Whistled
from tests.sample.state import BID, State


@caught_by("non_interference")
class report_draws_in_the_order_of_the_cards(ChangedFacts):
    def changed_facts(self, facts: list[Fact], state: State) -> list[Fact]:
        drawn = iter(sorted([fact for fact in facts if fact[0] is Drew], key=lambda fact: str(fact[1][1])))
        return [next(drawn) if fact[0] is Drew else fact for fact in facts]


@caught_by("non_interference")
class ask_holders_of_a_storm_first(Kites):
    def to_act(self, state: State) -> tuple[Seat, ...]:
        owing = super().to_act(state)
        stormy = tuple(seat for seat in owing if state.phase == BID and holds_storm(state, seat))
        return stormy or owing

    def choices(self, state: State, seat: Seat) -> Choices:
        waits = seat not in self.to_act(state) and seat not in self.may_act(state)
        return NOTHING if waits else super().choices(state, seat)


@caught_by("non_interference")
class let_only_holders_of_a_storm_whistle(Kites):
    def may_act(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in super().may_act(state) if holds_storm(state, seat))

    def choices(self, state: State, seat: Seat) -> Choices:
        waits = seat not in self.to_act(state) and seat not in self.may_act(state)
        return NOTHING if waits else super().choices(state, seat)


@caught_by("non_interference")
class omit_receivers_who_hold_a_storm(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        if state.picked == kinds.NOTHING or seat != state.turn:
            return choices
        calm = [action for action in choices if isinstance(action, GiveTo) and not holds_storm(state, action.seat)]
        return Choices(calm) if calm else choices


@caught_by("non_interference")
class default_to_giving_when_a_rival_holds_a_storm(Kites):
    def choices(self, state: State, seat: Seat) -> Choices:
        choices = super().choices(state, seat)
        if choices and isinstance(choices[0], PickCard) and not a_rival_holds_storm(state, seat):
            return Choices(list(choices), choices[0])
        return choices


class NumberedDrew(Private, frozen=True):
    """An event that wrongly shows all seats the number of the drawn card, and so reveals which card it is."""

    seat: Seat
    card: str | None
    number: int

    def concerned(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def for_others(self) -> NumberedDrew:
        return NumberedDrew(self.seat, None, self.number)


@caught_by("non_interference")
class reveal_the_numbers_of_drawn_cards(ChangedFacts):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.events = Events | NumberedDrew

    def changed_facts(self, facts: list[Fact], state: State) -> list[Fact]:
        names = state.settings.box.names
        return [(NumberedDrew, (*fact[1], names.index(fact[1][1]))) if fact[0] is Drew else fact for fact in facts]


@caught_by("non_interference")
class report_a_storm_twice(ChangedFacts):
    def changed_facts(self, facts: list[Fact], state: State) -> list[Fact]:
        return [fact for fact in facts for _ in range(1 + (fact[0] is Drew and fact[1][1] == "storm"))]


class MarkedChoice(ChoiceSealed, frozen=True):
    """An event that wrongly marks a sealed choice if it is a storm."""

    def for_others(self) -> ChoiceSealed:
        return MarkedChoice(
            self.seat, {"mark": 1} if "storm" in str(self.action) or self.action == {"mark": 1} else None
        )


@caught_by("non_interference")
class mark_a_sealed_storm(ChangedFacts):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.events = Events | MarkedChoice

    def changed_facts(self, facts: list[Fact], state: State) -> list[Fact]:
        return [(MarkedChoice, fact[1]) if fact[0] is ChoiceSealed else fact for fact in facts]


@caught_by("non_interference")
class report_nothing_about_a_dropped_storm(ChangedFacts):
    def changed_facts(self, facts: list[Fact], state: State) -> list[Fact]:
        return [fact for fact in facts if fact[0] is not Whistled or fact[1][1] != "storm"]


@caught_by("non_interference")
class refuse_in_other_words_when_a_rival_holds_a_storm(Kites):
    def refusal(self, state: State, seat: Seat, action: Action) -> Refused:
        refused = super().refusal(state, seat, action)
        if a_rival_holds_storm(state, seat):
            return refused
        return Refused("kites", seat, "§2", refused.message, **refused.values)


@caught_by("non_interference")
class reverse_the_order_of_keys_when_a_rival_holds_a_storm(Kites):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if not a_rival_holds_storm(state, seat):
            return view
        return msgspec.structs.replace(view, options=dict(reversed(view.options.items())))


@caught_by("imagination")
class show_how_many_storms_are_in_the_deck(Kites):
    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), deck=state.deck.count(STORM))


class OpenView(KitesView, frozen=True):
    """A view that wrongly contains all sealed bids."""

    bids: tuple[tuple[str, ...], ...]


@caught_by("imagination")
class show_sealed_bids(Kites):
    def __init__(self, id: str) -> None:
        super().__init__(id, OpenView)

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return OpenView(**msgspec.structs.asdict(view), bids=tuple([bid.named() for bid in state.bids]))

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, OpenView)
        while True:
            state = super().imagine(view, luck)
            if tuple([bid.named() for bid in state.bids]) == view.bids:
                return state


@caught_by("unseen_changes_nothing")
class count_the_steps_that_nobody_saw(Kites):
    def view(self, state: State, seat: Seat | None) -> View:
        return msgspec.structs.replace(super().view(state, seat), step=state.step)


@caught_by("unseen_changes_nothing")
class change_the_phase_while_another_seat_picks(Kites):
    def view(self, state: State, seat: Seat | None) -> View:
        hurried = state.picked != kinds.NOTHING and seat != state.turn
        view = super().view(state, seat)
        return msgspec.structs.replace(view, phase="hurry") if hurried else view
