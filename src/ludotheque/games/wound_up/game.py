"""All Wound Up as the core knows it: the rulebook's functions under the names that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.box import Box
from ludotheque.core.choices import Choices
from ludotheque.core.errors import Refused
from ludotheque.core.game import Game
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Option, Seat, View
from ludotheque.games.wound_up import positions, refusals, rules, seeing
from ludotheque.games.wound_up.actions import Actions
from ludotheque.games.wound_up.box import CARDS, TOKENS, WoundUpBox
from ludotheque.games.wound_up.changes import CHANGES, NEWEST
from ludotheque.games.wound_up.components import wound_up_box
from ludotheque.games.wound_up.events import Events
from ludotheque.games.wound_up.state import AGREEING, Settings, State
from ludotheque.games.wound_up.views import WoundUpView

OPTIONS = (
    Option("layout", "text", "straight", (), "option-layout"),
    Option("hand", "integer", 10, (5, 10), "option-hand"),
    Option("passing", "choice", "turn", ("turn", "together", "none"), "option-passing"),
    Option("pawns", "choice", "characters", ("characters", "identical"), "option-pawns"),
    Option("hands", "choice", "steady", ("steady", "human"), "option-hands"),
    Option("aim", "integer", 0, (0, 180), "option-aim"),
    Option("last_turn", "integer", 60, (1, 100), "option-last-turn"),
    Option("dealer", "seat", None, (), "option-dealer"),
)


class WoundUp(Game[State]):
    """The rulebook of All Wound Up."""

    def __init__(self, version: str = NEWEST) -> None:
        super().__init__(
            id="wound-up",
            version=version,
            title={"en": "All Wound Up", "fr": "All Wound Up\u00a0: évasion du cimetière"},
            seats=(2, 3, 4),
            options=OPTIONS,
            folder=Path(__file__).parent,
            actions=Actions,
            events=Events,
            views=WoundUpView,
            changes=CHANGES,
            pitch={
                "en": "Wind up the clockwork zombies, aim well, and let go.",
                "fr": "Remontez les zombies mécaniques, visez bien, et lâchez.",
            },
            short_match={"last_turn": 3},  # a walk is simulated, and takes fifty times as long in plain Python
            words="ludotheque.games.wound_up.words",
            bots="ludotheque.games.wound_up.bots:BOTS",
            advise="ludotheque.games.wound_up.advice:advise",
            preview="ludotheque.games.wound_up.previews:preview",
            play_out="ludotheque.games.wound_up.playout:play_out",
        )

    def box(self, components: Mapping[str, Any] | None) -> Box:
        return wound_up_box(components)

    def set_up(self, seats: int, options: dict[str, Any], box: Box, luck: Luck, log: Log) -> State:
        assert isinstance(box, WoundUpBox)
        return rules.set_up(Settings(box, seats, options, self.version), luck, log)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def may_act(self, state: State) -> tuple[Seat, ...]:
        return state.may_act()

    def choices(self, state: State, seat: Seat) -> Choices:
        return rules.choices(state, seat)

    def refusal(self, state: State, seat: Seat, action: Action) -> Refused:
        return refusals.refusal(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        rules.apply(state, seat, action, luck, log)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        return rules.may_take_back(state, seat)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        if not rules.may_take_back(state, seat):
            section = "§1.5" if state.stage == AGREEING else "§3.3"
            raise Refused("wound-up", seat, section, "nothing-to-take-back")
        rules.take_back(state, seat, log)

    def view(self, state: State, seat: Seat | None) -> View:
        return seeing.view(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, WoundUpView)
        return seeing.imagine(view, luck)

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        return seeing.hidden(state, seat)

    def copy(self, state: State) -> State:
        return state.copy()

    def dump(self, state: State) -> dict[str, Any]:
        return positions.dump(state)

    def load(self, position: Mapping[str, Any], seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, WoundUpBox)
        return positions.load(position, Settings(box, seats, options, self.version))

    def inventory(self, state: State) -> dict[str, int]:
        """Every card and token, wherever it is; the pawns of the seats."""
        counts: dict[str, int] = {}
        for kind, name in enumerate(CARDS):
            hands = sum([hand[kind] for hand in state.hands])
            discards = sum([pile.count(kind) for pile in state.discards])
            counts[name] = hands + discards + state.played[kind] + state.deck.count(kind)
        for rank, name in enumerate(TOKENS):
            counts[f"{name} tokens"] = state.supply[rank] + sum([held[rank] for held in state.tokens])
        counts["pawns"] = len(set(state.pawns))
        return counts


GAME = WoundUp()
