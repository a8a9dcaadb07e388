"""Kites as the core knows it: one object on which everything hangs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.box import Box
from ludotheque.core.choices import Choices
from ludotheque.core.errors import Refused
from ludotheque.core.game import Game
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Option, Seat, View
from tests.sample import hidden, rules
from tests.sample.actions import Actions
from tests.sample.events import Events
from tests.sample.state import CHANGES, KitesBox, State, dump, load
from tests.sample.views import KitesView

OPTIONS = (
    Option("rounds", "integer", 4, (1, 6), "option-rounds"),
    Option("wind", "choice", "fickle", ("fickle", "steady"), "option-wind"),
)


class Kites(Game[State]):
    """Bid for the wind, steer by it, and give the others what you do not need."""

    def __init__(self, id: str = "kites", views: type[KitesView] = KitesView, version: str = "2") -> None:
        super().__init__(
            id=id,
            version=version,
            title={"en": "Kites", "fr": "Cerfs-volants"},
            seats=(2, 3, 4),
            options=OPTIONS,
            folder=Path(__file__).parent,
            actions=Actions,
            events=Events,
            views=views,
            changes=CHANGES,
        )

    def remade(self, version: str) -> Game[State]:
        return type(self)(self.id, self.views, version)

    def box(self, components: Mapping[str, Any] | None) -> KitesBox:
        return KitesBox(self.folder, components)

    def set_up(self, seats: int, options: dict[str, Any], box: Box, luck: Luck, log: Log) -> State:
        assert isinstance(box, KitesBox)
        state = State(box, seats, options, self.version)
        rules.set_up(state, luck, log)
        return state

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def may_act(self, state: State) -> tuple[Seat, ...]:
        return rules.may_act(state)

    def choices(self, state: State, seat: Seat) -> Choices:
        return rules.choices(state, seat)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refused:
        return rules.refusal(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        rules.apply(state, seat, action, luck, log)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        return rules.may_take_back(state, seat)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        rules.take_back(state, seat, log)

    def view(self, state: State, seat: Seat | None) -> View:
        """A step that only its maker knows of is not counted for the others."""
        steps_unseen = int(state.picked is not None and seat != state.turn)
        own: dict[str, Any] = {}
        if seat is not None:
            own = {
                "hand": state.hands[seat].named(),
                "bid": state.name(state.bids[seat]),
                "picked": state.name(state.picked) if seat == state.turn else None,
                "under": state.name(state.under[seat]),
                "known": tuple(bag.named() for bag in state.known[seat]),
            }
        return KitesView(
            game=self.id,
            seat=seat,
            seats=state.seats,
            step=state.step - steps_unseen,
            to_act=self.to_act(state),
            may_act=self.may_act(state),
            outcome=state.outcome,
            options=state.options,
            components=state.box.shown(),
            rules=state.version,
            round=state.round,
            phase=state.phase,
            turn=state.turn,
            wind=state.wind,
            heights=tuple(state.heights),
            angles=tuple(state.angles),
            deck=len(state.deck),
            discards=state.discards.counts(),
            hands=tuple(len(hand) for hand in state.hands),
            bids_in=tuple(bid is not None for bid in state.bids),
            dropped=tuple(card is not None for card in state.under),
            **own,
        )

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, KitesView)
        return hidden.imagine(view, self.box(view.components), luck)

    def copy(self, state: State) -> State:
        return state.copy()

    def dump(self, state: State) -> dict[str, Any]:
        position: dict[str, Any] = msgspec.to_builtins(dump(state))
        return position

    def load(self, position: Mapping[str, Any], seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, KitesBox)
        return load(position, seats, options, box, self.version)

    def inventory(self, state: State) -> dict[str, int]:
        return hidden.all_cards(state).counts()

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        return hidden.hidden_from(state, seat)


GAME = Kites()
