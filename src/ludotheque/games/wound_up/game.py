"""All Wound Up as the core knows it: the rulebook's functions under the names that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.box import Box
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import PhasedGame, Reason
from ludotheque.core.structs import Action, Option, Seat, View
from ludotheque.games.wound_up import positions
from ludotheque.games.wound_up.actions import Actions, Agree
from ludotheque.games.wound_up.box import CARDS, TOKENS, WoundUpBox
from ludotheque.games.wound_up.changes import CHANGES, NEWEST
from ludotheque.games.wound_up.components import wound_up_box
from ludotheque.games.wound_up.events import Events
from ludotheque.games.wound_up.imagine import hidden, imagine
from ludotheque.games.wound_up.rules.phases import PHASES
from ludotheque.games.wound_up.rules.setting_up import set_up
from ludotheque.games.wound_up.rules.tokens import refuse_token
from ludotheque.games.wound_up.state import AGREEING, DISCARDING, GIVING, TABLE, Settings, State, new_state
from ludotheque.games.wound_up.view import view as view_of
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


class WoundUp(PhasedGame[State]):
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
            words="ludotheque.games.wound_up.words:WORDS",
            bots="ludotheque.games.wound_up.bots:BOTS",
            advise="ludotheque.games.wound_up.advice:advise",
            preview="ludotheque.games.wound_up.previews:preview",
            play_out=PHASES.play_out_freely,
        )
        self.phases = PHASES
        self.table = TABLE
        self.undo_section = "§3.3"

    def box(self, components: Mapping[str, Any] | None) -> Box:
        return wound_up_box(components)

    def fresh(self, seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, WoundUpBox)
        return new_state(Settings(box, seats, options, self.version))

    def begin(self, state: State, luck: Luck, log: Log) -> None:
        set_up(state, luck, log)

    def not_asked(self, state: State, seat: Seat, action: Action) -> Reason:
        """Looks at nothing that the seat does not know."""
        about_token = refuse_token(state, seat, action)
        if about_token is not None:
            return about_token
        if state.phase == AGREEING and isinstance(action, Agree):
            return "§1.5", "agreed-already", {}
        if state.phase in (GIVING, DISCARDING) and state.settings.together:
            return "§3.3", "chosen-already", {}
        return "§2.1", "not-your-turn", {}

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, WoundUpView)
        return imagine(view, luck)

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        return hidden(state, seat)

    def dump(self, state: State) -> dict[str, Any]:
        return positions.dump(state)

    def load(self, position: Mapping[str, Any], seats: int, options: dict[str, Any], box: Box) -> State:
        state = self.fresh(seats, options, box)
        positions.load(position, state)
        return state

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
