"""Road to Glory's implementation of the core's game interface."""

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
from ludotheque.core.structs import Option, Seat
from ludotheque.core.versions import Change, versions_of
from ludotheque.games.glory.actions import Actions
from ludotheque.games.glory.box import GloryBox
from ludotheque.games.glory.checks import all_cards, check
from ludotheque.games.glory.components import Contents, glory_box
from ludotheque.games.glory.domains import domains
from ludotheque.games.glory.events import Events
from ludotheque.games.glory.imagine import imagine
from ludotheque.games.glory.observing import GloryWriter
from ludotheque.games.glory.positions import read_parts, write_wrestler
from ludotheque.games.glory.refusals import not_asked
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.rules.setup import set_the_table
from ludotheque.games.glory.state import TABLE, Settings, State, new_state
from ludotheque.games.glory.view import NAMING, hidden, view, write_names
from ludotheque.games.glory.views import GloryView

CHANGES: tuple[Change, ...] = ()  # the changes of the rules since version 1; matches keep the rules they began with
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
    """The rulebook of Road to Glory as a program."""

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
            components=Contents,
            changes=CHANGES,
            minutes=(30, 75),
            weight=2,
            age=8,
            pitch={
                "en": "Wrestlers, cards and dice; and everybody may climb into the ring.",
                "fr": "Des lutteurs, des cartes et des dés ; et tout le monde peut s’en mêler.",
            },
            short_match={"last_round": 3},
            first_match={seats: {"path": QUICK_PATH} for seats in (2, 3, 4, 5, 6)},
            sample_match={"seats": 3, "options": {"path": QUICK_PATH}},
            words="ludotheque.games.glory.words:WORDS",
            picture="ludotheque.games.glory.words.picture:picture",
            causes="ludotheque.games.glory.causes:CAUSES",
            bots="ludotheque.games.glory.bots:BOTS",
            advise="ludotheque.games.glory.advice:advise",
            lesson=Path(__file__).parent / "lesson",
            play_out=PHASES.play_out,
            hooks="ludotheque.games.glory.bots.hooks:GloryHooks",
            puzzles=Path(__file__).parent / "puzzles.json",
        )
        self.phases = PHASES
        self.undo_section = "§4.10"
        self.table = TABLE
        self.knowledge = Knowledge(not_asked, view, imagine, hidden)

    def box(self, components: Mapping[str, Any] | None) -> Box:
        return glory_box(components)

    def domains(self, options: dict[str, Any], box: Box) -> dict[str, Any]:
        assert isinstance(box, GloryBox)
        return domains(options, box)

    def writer(self, state: State, encode_field: EncodeField) -> Writer:
        return GloryWriter(state.settings, encode_field)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """§1.3  Checks option `wrestlers`: no name may occur twice, and there may be no more names than wrestlers in
        the match.
        """
        names = options["wrestlers"].replace(",", " ").split()
        if options["wrestlers"] != "choose" and (
            len(set(names)) < len(names) or len(names) > (4 if seats == 2 else seats)
        ):
            raise BadInput("options.wrestlers", "bad-wrestlers", game="glory", names=options["wrestlers"])

    def fresh(self, seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, GloryBox)
        return new_state(Settings(box, seats, options, self.version))

    def begin(self, state: State, luck: Luck, log: Log) -> None:
        set_the_table(state, luck, log)
        PHASES.go_on(state, luck, log)

    def out(self, state: State) -> tuple[Seat, ...]:
        """§7.1  Returns the eliminated seats; with option `managers` they still lay divas, so nobody is out."""
        if state.settings.managers:
            return ()
        return all_seats(state.settings.seats).without(state.alive).members

    def write_parts(self, state: State) -> dict[str, Any]:
        """Returns the wrestlers, and all other parts of a position that name a wrestler."""
        parts: dict[str, Any] = dict(zip(NAMING, write_names(state)))
        parts["wrestlers"] = [write_wrestler(state, wrestler) for wrestler in range(state.settings.wrestlers)]
        return parts

    def read_parts(self, state: State, position: Any) -> None:
        read_parts(state, position)

    def check_position(self, state: State) -> None:
        check(state)

    def inventory(self, state: State) -> dict[str, int]:
        """Counts all cards, in hands, in decks and elsewhere."""
        box = state.settings.box
        counts: dict[str, int] = {}
        for kind in all_cards(state):
            counts[box.cards[kind]] = counts.get(box.cards[kind], 0) + 1
        return counts


GAME = Glory()
