"""Malta's implementation of the core's game interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.box import Box
from ludotheque.core.errors import BadInput
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.observing import EncodeField, Writer
from ludotheque.core.phases import Knowledge, PhasedGame
from ludotheque.core.seats import all_seats
from ludotheque.core.structs import Action, Option, Seat
from ludotheque.games.malta.actions import Actions, PlayCard
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.cards import EFFECTS
from ludotheque.games.malta.changes import CHANGES, NEWEST
from ludotheque.games.malta.checks import cards_outside_deck, check
from ludotheque.games.malta.components import Contents, malta_box
from ludotheque.games.malta.domains import domains
from ludotheque.games.malta.events import Events
from ludotheque.games.malta.imagine import imagine
from ludotheque.games.malta.needs import PLAYING_SEAT_NEEDS
from ludotheque.games.malta.observing import MaltaWriter
from ludotheque.games.malta.positions import read_parts, write_parts
from ludotheque.games.malta.refusals import not_asked
from ludotheque.games.malta.rules.phases import PHASES
from ludotheque.games.malta.rules.setup import lay_the_board, name_the_first
from ludotheque.games.malta.state import ANSWERING, TABLE, Settings, State, new_state
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
    """The rulebook of Malta as a program."""

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
            minutes=(5, 15),
            weight=2,
            age=8,
            pitch={
                "en": "Be the only one who has not lost, on a board that moves under your feet.",
                "fr": "Soyez le seul à ne pas avoir perdu, sur un plateau qui bouge sous vos pieds.",
            },
            short_match={"last_round": 3},
            sample_match={"seats": 2, "options": {"board": 5}},
            words="ludotheque.games.malta.words:WORDS",
            picture="ludotheque.games.malta.words.picture:picture",
            causes="ludotheque.games.malta.causes:CAUSES",
            bots="ludotheque.games.malta.bots:BOTS",
            play_out=PHASES.play_out,
            hooks="ludotheque.games.malta.bots.hooks:MaltaHooks",
            puzzles=Path(__file__).parent / "puzzles.json",
            lesson=Path(__file__).parent / "lesson",
        )
        self.phases = PHASES
        self.undo_section = "§3.6"
        self.table = TABLE
        self.knowledge = Knowledge(not_asked, view, imagine, hidden)

    def box(self, components: Mapping[str, Any] | None) -> Box:
        return malta_box(components)

    def domains(self, options: dict[str, Any], box: Box) -> dict[str, Any]:
        assert isinstance(box, MaltaBox)
        return domains(options, box)

    def writer(self, state: State, encode_field: EncodeField) -> Writer:
        return MaltaWriter(state.settings, encode_field)

    def box_facts(self) -> dict[str, Any]:
        """Returns the effects of reactions (§4.3), and the effects of cards that name as a target a seat which may
        react to them.
        """
        return {
            "reactions": [name for name, effect in EFFECTS.items() if effect.reacts],
            "onSeats": [name for name, effect in EFFECTS.items() if not PLAYING_SEAT_NEEDS.isdisjoint(effect.needs)],
        }

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """§1.5  Allows the 5 × 5 board only with two seats."""
        if options["board"] == 5 and seats != 2:
            raise BadInput("options.board", "small-board", game="malta", seats=seats)

    def fresh(self, seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, MaltaBox)
        return new_state(Settings(box, seats, options, self.version))

    def begin(self, state: State, luck: Luck, log: Log) -> None:
        """§1  Prepares the first decision: the first seat chooses where to put its pawn."""
        lay_the_board(state, luck, log)
        name_the_first(state, luck, log)

    def is_by_hand(self, action: Action) -> bool:
        """Is this the play of a card?  Even a seat's only card is never played automatically."""
        return isinstance(action, PlayCard)

    def is_window(self, state: State) -> bool:
        """§5.1  Is a window open?  All seats that might react are then asked at the same time."""
        return state.phase == ANSWERING

    def out(self, state: State) -> tuple[Seat, ...]:
        """§2.1  Returns the seats that have lost; “Welcome Back” may still bring them back (§4.9)."""
        return all_seats(state.settings.seats).without(state.still_in).members

    def may_return(self, state: State) -> bool:
        """§4.9  Does the box contain a card that brings back a lost seat?"""
        return any(state.box.effects[kind] == "welcome_back" for kind in state.box.deck.items)

    def write_parts(self, state: State) -> dict[str, Any]:
        return write_parts(state)

    def read_parts(self, state: State, position: Any) -> None:
        read_parts(state, position)

    def check_position(self, state: State) -> None:
        check(state)

    def inventory(self, state: State) -> dict[str, int]:
        """Counts the cards and pawns; the spaces are counted by kind."""
        box = state.box
        counts: dict[str, int] = {}
        for kind in cards_outside_deck(state) + list(state.deck.items):
            counts[box.cards[kind]] = counts.get(box.cards[kind], 0) + 1
        for space in state.spaces:
            counts[box.spaces[space]] = counts.get(box.spaces[space], 0) + 1
        return counts


GAME = Malta()
