"""All Wound Up's implementation of the core's game interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.box import Box
from ludotheque.core.domains import Source
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Knowledge, PhasedGame
from ludotheque.core.structs import Action, Option
from ludotheque.games.wound_up.actions import Actions, LetGo
from ludotheque.games.wound_up.box import CARDS, TOKENS, WoundUpBox
from ludotheque.games.wound_up.changes import CHANGES, NEWEST
from ludotheque.games.wound_up.components import Contents, wound_up_box
from ludotheque.games.wound_up.domains import SOURCES, domains
from ludotheque.games.wound_up.events import Events
from ludotheque.games.wound_up.imagine import hidden, imagine
from ludotheque.games.wound_up.positions import ask_again, read_parts, write_parts
from ludotheque.games.wound_up.refusals import not_asked
from ludotheque.games.wound_up.rules.phases import PHASES
from ludotheque.games.wound_up.rules.setup import set_up
from ludotheque.games.wound_up.state import AGREEING, TABLE, Settings, State, new_state
from ludotheque.games.wound_up.view import view
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
    """The rulebook of All Wound Up as a program."""

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
            components=Contents,
            changes=CHANGES,
            minutes=(15, 60),
            weight=3,
            age=10,
            pitch={
                "en": "Wind up the clockwork zombies, aim well, and let go.",
                "fr": "Remontez les zombies mécaniques, visez bien, et lâchez.",
            },
            short_match={"last_turn": 3},
            first_match={seats: {"passing": "none", "dealer": seats - 1} for seats in (2, 3, 4)},
            is_slow=True,  # walks are simulated; uncompiled, this takes fifty times as long as compiled
            sample_match={"seats": 2, "options": {"last_turn": 2}},
            words="ludotheque.games.wound_up.words:WORDS",
            picture="ludotheque.games.wound_up.words.picture:picture",
            causes="ludotheque.games.wound_up.causes:CAUSES",
            bots="ludotheque.games.wound_up.bots:BOTS",
            hooks="ludotheque.games.wound_up.bots.hooks:WoundUpHooks",
            puzzles=Path(__file__).parent / "puzzles.json",
            advise="ludotheque.games.wound_up.advice:advise",
            lesson=Path(__file__).parent / "lesson",
            preview="ludotheque.games.wound_up.previews:preview",
            play_out=PHASES.play_out,
        )
        self.phases = PHASES
        self.table = TABLE
        self.knowledge = Knowledge(not_asked, view, imagine, hidden)
        self.undo_section = "§3.3"

    def box(self, components: Mapping[str, Any] | None) -> Box:
        return wound_up_box(components)

    def domains(self, options: dict[str, Any], box: Box) -> dict[str, Any]:
        assert isinstance(box, WoundUpBox)
        return domains(options, box)

    def sources(self) -> dict[str, Source]:
        return SOURCES

    def fresh(self, seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, WoundUpBox)
        return new_state(Settings(box, seats, options, self.version))

    def begin(self, state: State, luck: Luck, log: Log) -> None:
        set_up(state, luck, log)

    def is_climax(self, action: Action) -> bool:
        """Everybody waits for a walk (§5.1)."""
        return isinstance(action, LetGo)

    def is_by_hand(self, action: Action) -> bool:
        """Letting go of a pawn (§5.1) is never done automatically."""
        return self.is_climax(action)

    def is_formality(self, state: State) -> bool:
        """The agreement to the layout is a formality: everybody sees the layout, and can only agree to it (§1.5)."""
        return state.phase == AGREEING

    def write_parts(self, state: State) -> dict[str, Any]:
        return write_parts(state)

    def read_parts(self, state: State, position: Any) -> None:
        read_parts(state, position)

    def check_position(self, state: State) -> None:
        ask_again(state)

    def inventory(self, state: State) -> dict[str, int]:
        """Counts every card and token, wherever it is, and the pawns of the seats."""
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
