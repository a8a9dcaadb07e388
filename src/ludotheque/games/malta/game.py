"""Malta as the core knows it: the rulebook's functions under the names that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.box import Box
from ludotheque.core.errors import BadInput
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import PhasedGame, Reason
from ludotheque.core.structs import Action, Option, Seat, View
from ludotheque.games.malta import positions
from ludotheque.games.malta.actions import Actions
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.cards import EFFECTS
from ludotheque.games.malta.changes import CHANGES, NEWEST
from ludotheque.games.malta.components import Contents, malta_box
from ludotheque.games.malta.events import Events
from ludotheque.games.malta.imagine import imagine
from ludotheque.games.malta.needs import PLAYING_SEAT_NEEDS
from ludotheque.games.malta.refusals import not_asked
from ludotheque.games.malta.rules.phases import PHASES, set_up
from ludotheque.games.malta.state import ANSWERING, Settings, State
from ludotheque.games.malta.view import hidden, view
from ludotheque.games.malta.views import MaltaView

OPTIONS = (
    Option("board", "choice", 7, (7, 5), "option-board", suggested={2: 5}),  # §1.5
    Option("lives", "choice", 1, (1, 2), "option-lives"),
    Option("last_round", "integer", 100, (1, 1000), "option-last-round"),
    Option("blind_faith", "choice", "skip", ("skip", "turn", "random"), "option-blind-faith"),
    Option("first", "seat", None, (), "option-first"),
)


class Malta(PhasedGame[State]):
    """The rulebook of Malta."""

    def __init__(self, version: str = NEWEST) -> None:
        super().__init__(
            id="malta",
            version=version,
            title={"en": "Malta", "fr": "Malta"},
            seats=(2, 3, 4, 5, 6),
            options=OPTIONS,
            folder=Path(__file__).parent,
            actions=Actions,
            events=Events,
            views=MaltaView,
            components=Contents,
            changes=CHANGES,
            pitch={
                "en": "Be the only one who has not lost, on a board that moves under your feet.",
                "fr": "Soyez le seul à ne pas avoir perdu, sur un plateau qui bouge sous vos pieds.",
            },
            short_match={"last_round": 3},
            sample_match={"seats": 2, "options": {"board": 5}},
            words="ludotheque.games.malta.words:WORDS",
            bots="ludotheque.games.malta.heuristics:BOTS",
            play_out="ludotheque.games.malta.playout:play_out",
        )
        self.phases = PHASES
        self.undo_section = "§3.6"

    def box(self, components: Mapping[str, Any] | None) -> Box:
        return malta_box(components)

    def box_facts(self) -> dict[str, Any]:
        """Which effects are reactions (§4.3), and which name a seat that is still in and might react."""
        return {
            "reactions": [name for name, effect in EFFECTS.items() if effect.reacts],
            "onSeats": [name for name, effect in EFFECTS.items() if not PLAYING_SEAT_NEEDS.isdisjoint(effect.needs)],
        }

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """§1.5  5 × 5 only with two seats."""
        if options["board"] == 5 and seats != 2:
            raise BadInput("options.board", "small-board", game="malta", seats=seats)

    def set_up(self, seats: int, options: dict[str, Any], box: Box, luck: Luck, log: Log) -> State:
        assert isinstance(box, MaltaBox)
        return set_up(Settings(box, seats, options, self.version), luck, log)

    def is_window(self, state: State) -> bool:
        """§5.1  All who might react are asked at the same time."""
        return state.phase == ANSWERING

    def not_asked(self, state: State, seat: Seat, action: Action) -> Reason:
        return not_asked(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, MaltaView)
        return imagine(view, luck)

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        return hidden(state, seat)

    def dump(self, state: State) -> dict[str, Any]:
        return positions.dump(state)

    def load(self, position: Mapping[str, Any], seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, MaltaBox)
        return positions.load(position, Settings(box, seats, options, self.version))

    def inventory(self, state: State) -> dict[str, int]:
        """Cards and pawns; the spaces are counted by kind."""
        box = state.box
        counts: dict[str, int] = {}
        for kind in positions.all_cards(state) + list(state.deck.items):
            counts[box.cards[kind]] = counts.get(box.cards[kind], 0) + 1
        for space in state.spaces:
            counts[box.spaces[space]] = counts.get(box.spaces[space], 0) + 1
        return counts


GAME = Malta()
