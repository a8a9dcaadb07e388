"""Worm Up's implementation of the core's game interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.box import Box
from ludotheque.core.domains import Source
from ludotheque.core.errors import BadInput
from ludotheque.core.geometry import box_sticks_out, boxes_gap
from ludotheque.core.phases import Knowledge, PhasedGame
from ludotheque.core.structs import Option
from ludotheque.games.worm_up.actions import Actions
from ludotheque.games.worm_up.box import WormUpBox
from ludotheque.games.worm_up.changes import CHANGES, NEWEST
from ludotheque.games.worm_up.components import Contents, worm_up_box
from ludotheque.games.worm_up.domains import SOURCES, domains
from ludotheque.games.worm_up.events import Events
from ludotheque.games.worm_up.geometry import ends_of_card, solid_box
from ludotheque.games.worm_up.imagine import hidden, imagine
from ludotheque.games.worm_up.positions import read_parts, write_parts
from ludotheque.games.worm_up.refusals import not_asked
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.rules.phases import PHASES
from ludotheque.games.worm_up.state import NO_TILE, TABLE, Settings, State, new_state
from ludotheque.games.worm_up.view import view_of
from ludotheque.games.worm_up.views import WormUpView

OPTIONS = (
    Option("distance", "integer", 65, (60, 70), "option-distance"),
    Option("reverse", "choice", "blocked", ("blocked", "always", "never"), "option-reverse"),
    Option("swing_limit", "integer", None, (1, 359), "option-swing-limit"),
    Option("obstacles", "text", "", (), "option-obstacles"),
    Option("dice", "choice", "2008", ("2008", "1994"), "option-dice"),
    Option("races", "choice", 1, (1, 3), "option-races"),
    Option("consolation", "flag", False, (), "option-consolation"),
    Option("last_round", "integer", 60, (1, 1000), "option-last-round"),
)


COLOURS = ("red", "blue", "green", "yellow", "purple")  # §1.1


class WormUp(PhasedGame[State]):
    """The rulebook of Worm Up as a program."""

    def __init__(self, version: str = NEWEST) -> None:
        super().__init__(
            id="worm-up",
            version=version,
            title={"en": "Worm Up", "fr": "Worm Up"},
            seats=(2, 3, 4, 5),
            options=OPTIONS,
            folder=Path(__file__).parent,
            actions=Actions,
            events=Events,
            views=WormUpView,
            components=Contents,
            changes=CHANGES,
            colours=COLOURS,
            minutes=(5, 15),
            weight=1,
            age=7,
            pitch={
                "en": "Secret bids, free curves on a bare table, and a finish line that swings away.",
                "fr": "Des mises secrètes, des courbes libres sur la table nue, et une arrivée qui se dérobe.",
            },
            short_match={"last_round": 5},
            words="ludotheque.games.worm_up.words:WORDS",
            picture="ludotheque.games.worm_up.words.picture:picture",
            causes="ludotheque.games.worm_up.causes:CAUSES",
            bots="ludotheque.games.worm_up.bots:BOTS",
            hooks="ludotheque.games.worm_up.bots.hooks:WormUpHooks",
            puzzles=Path(__file__).parent / "puzzles.json",
            advise="ludotheque.games.worm_up.advice:advise",
            lesson=Path(__file__).parent / "lesson",
            play_out=PHASES.play_out,
        )
        self.phases = PHASES
        self.undo_section = "§3.3"
        self.table = TABLE
        self.knowledge = Knowledge(not_asked, view_of, imagine, hidden)

    def colours_each(self, seats: int) -> int:
        """§6.1  Returns 2 for two seats, which have two worms each; otherwise 1."""
        return 2 if seats == 2 else 1

    def box(self, components: Mapping[str, Any] | None) -> Box:
        return worm_up_box(components)

    def domains(self, options: dict[str, Any], box: Box) -> dict[str, Any]:
        assert isinstance(box, WormUpBox)
        return domains(options, box)

    def sources(self) -> dict[str, Source]:
        return SOURCES

    def fresh(self, seats: int, options: dict[str, Any], box: Box) -> State:
        assert isinstance(box, WormUpBox)
        settings = Settings(box, seats, options, self.version)
        check_table(settings)
        return new_state(settings)

    def write_parts(self, state: State) -> dict[str, Any]:
        return write_parts(state)

    def read_parts(self, state: State, position: Any) -> None:
        read_parts(state, position)

    def inventory(self, state: State) -> dict[str, int]:
        """Counts each worm's segments and tiles: the tiles in hand, laid and resting."""
        counts: dict[str, int] = {}
        for worm, body in enumerate(state.worms):
            counts[f"segments of worm {worm}"] = len(body) // 2
            resting = int(state.resting[worm] != NO_TILE)
            counts[f"tiles of worm {worm}"] = len(available(state, worm)) + resting
        return counts


def check_table(settings: Settings) -> None:
    """Raises BadInput if the table is too small for the race, or if obstacles are too close to its course."""
    box = settings.box
    far = settings.radius
    for body in settings.lanes:
        if min(body) < far or max(body[0::2]) > settings.length - far or max(body[1::2]) > settings.width - far:
            raise BadInput("components.table", "small-table", game="worm-up")
    ends = ends_of_card(settings.finish, settings.card)
    card = solid_box("card", ends[0], (ends[1] + ends[3]) // 2, settings.finish[2], box.card // 2, box.thick // 2)
    corners = ((0, 0), (box.length, 0), (box.length, box.width), (0, box.width))
    for number, solid in enumerate(settings.solids):
        where = f"options.obstacles[{number}]"
        if box_sticks_out(solid.box, corners) > 0.0:
            raise BadInput(where, "obstacle-off-table", game="worm-up", kind=solid.kind)
        spots = [(body[at], body[at + 1], settings.radius) for body in settings.lanes for at in range(0, len(body), 2)]
        spots += [(ends[0], ends[1], settings.post), (ends[2], ends[3], settings.post)]
        gaps = [solid.disc_gap(x, y, radius) for x, y, radius in spots]
        # A round obstacle is treated as its bounding box, which is stricter than the rule: the box is larger.
        gaps.append(boxes_gap(solid.box, card.box))
        if min(gaps) <= 0.0:
            raise BadInput(where, "obstacle-not-clear", game="worm-up", kind=solid.kind)


GAME = WormUp()
