"""Road to Glory as the core knows it: the rulebook's functions under the names that every game has."""

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
from ludotheque.core.versions import Change, versions_of
from ludotheque.games.glory import positions
from ludotheque.games.glory.actions import Actions
from ludotheque.games.glory.box import GloryBox
from ludotheque.games.glory.checks import all_cards
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.events import Events
from ludotheque.games.glory.imagine import imagine
from ludotheque.games.glory.refusals import not_asked
from ludotheque.games.glory.rules.phases import PHASES, set_up
from ludotheque.games.glory.state import Settings, State
from ludotheque.games.glory.view import hidden, view
from ludotheque.games.glory.views import GloryView

CHANGES: tuple[Change, ...] = ()  # of the rules since version 1; matches keep the rules they began with
NEWEST = versions_of(CHANGES)[-1]

LONG_PATH = [3, 3, 2, 2, 1]
QUICK_PATH = [3, 2, 1]

OPTIONS = (
    Option("path", "choice", LONG_PATH, (LONG_PATH, QUICK_PATH), "option-path"),
    Option("clock", "integer", 0, (0, 1000), "option-clock"),
    Option("pair_win", "flag", True, (), "option-pair-win"),
    Option("managers", "flag", False, (), "option-managers"),
    Option("last_round", "integer", 200, (1, 1000), "option-last-round"),
    Option("wrestlers", "text", "", (), "option-wrestlers"),
)


class Glory(PhasedGame[State]):
    """The rulebook of Road to Glory."""

    def __init__(self, version: str = NEWEST) -> None:
        super().__init__(
            id="glory",
            version=version,
            title={"en": "Road to Glory", "fr": "Le Chemin de la gloire"},
            seats=(2, 3, 4, 5, 6),
            options=OPTIONS,
            folder=Path(__file__).parent,
            actions=Actions,
            events=Events,
            views=GloryView,
            changes=CHANGES,
            pitch={
                "en": "Wrestlers, cards and dice; and everybody may climb into the ring.",
                "fr": "Des lutteurs, des cartes et des dés ; et tout le monde peut s’en mêler.",
            },
            words="ludotheque.games.glory.words:WORDS",
            bots="ludotheque.games.glory.bots:BOTS",
            advise="ludotheque.games.glory.advice:advise",
            play_out=PHASES.play_out,
        )
        self.phases = PHASES
        self.undo_section = "§4.10"

    def box(self, components: Mapping[str, Any] | None) -> Box:
        return glory_box(components)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """§1.3  Option `wrestlers`: no name twice, and no more than there are places."""
        names = options["wrestlers"].replace(",", " ").split()
        if options["wrestlers"] != "choose" and (
            len(set(names)) < len(names) or len(names) > (4 if seats == 2 else seats)
        ):
            raise BadInput("options.wrestlers", "bad-wrestlers", game="glory", names=options["wrestlers"])

    def set_up(self, seats: int, options: dict[str, Any], box: Box, luck: Luck, log: Log) -> State:
        assert isinstance(box, GloryBox)
        if options["wrestlers"] != "choose":
            for name in options["wrestlers"].replace(",", " ").split():
                if name not in box.wrestler_of:
                    raise BadInput("options.wrestlers", "bad-choice", value=name, names=", ".join(box.wrestlers))
        return set_up(Settings(box, seats, options, self.version), luck, log)

    def not_asked(self, state: State, seat: Seat, action: Action) -> Reason:
        return not_asked(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, GloryView)
        return imagine(view, luck)

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        return hidden(state, seat)

    def dump(self, state: State) -> dict[str, Any]:
        return positions.dump(state)

    def load(self, position: Mapping[str, Any], seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, GloryBox)
        return positions.load(position, Settings(box, seats, options, self.version))

    def inventory(self, state: State) -> dict[str, int]:
        """The cards, wherever they are."""
        box = state.settings.box
        counts: dict[str, int] = {}
        for kind in all_cards(state):
            counts[box.cards[kind]] = counts.get(box.cards[kind], 0) + 1
        return counts


GAME = Glory()
