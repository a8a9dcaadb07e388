"""The box of All Wound Up in the form that the rules use: cards, tokens, pawns, faces; lengths in 1/100 mm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.box import Box
from ludotheque.core.structs import Action
from ludotheque.games.wound_up.actions import Answer, DiscardCard, GiveCard, Open, Raise, UpgradeToken
from ludotheque.physics.constants import Character, Constants
from ludotheque.physics.units import QUANTA_A_U

U: Final = QUANTA_A_U
TILE: Final = 100 * U  # the side of a tile

# Kinds of cards, in the order of box.toml.
WIND_1: Final = 0
WIND_4: Final = 3
ROTATE_LEFT: Final = 4
ROTATE_RIGHT: Final = 5
ROTATE_OPPONENT: Final = 6
WILD: Final = 7
TYPES: Final = 7  # the types that can be auctioned: all but Wild
CARDS: Final = (
    "Wind 1",
    "Wind 2",
    "Wind 3",
    "Wind 4",
    "Rotate Left",
    "Rotate Right",
    "Rotate Opponent",
    "Wild",
)
KIND_OF: Final = {name: kind for kind, name in enumerate(CARDS)}

# Tokens by rank, from 0.
BLACK: Final = 0
PURPLE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
RED: Final = 4
RANKS: Final = 5
TOKENS: Final = ("black", "purple", "green", "yellow", "red")


class Face:
    """What is printed on one side of a tile, in u."""

    def __init__(
        self, mausoleums: list[tuple[int, int]], graves: list[tuple[int, int, int]], brains: list[tuple[int, int]]
    ) -> None:
        self.mausoleums = mausoleums
        # Three numbers per grave: x, y, and 1 if the grave lies across the printed face, or 0 if it lies upright.
        self.graves = graves
        self.brains = brains


class WoundUpBox(Box):
    """Cards (§1.2), tokens (§1.4), pawns (§1.3), faces (§1.8), sizes, ready-made layouts; and reusable actions."""

    def __init__(
        self,
        contents: Mapping[str, Any],
        edited: Mapping[str, Any] | None,
        counts: list[int],
        supply: list[int],
        pawns: list[Character],
        identical: Character,
        faces: dict[str, Face],
        layouts: dict[str, str],
        sizes: dict[str, int],
        constants: Constants,
    ) -> None:
        super().__init__(contents, edited)
        kinds: list[int] = []
        for kind, count in enumerate(counts):
            kinds += [kind] * count
        self.deck = Bag(CARDS, bytes(kinds))
        self.no_cards = Bag(CARDS)
        self.counts = counts
        self.supply = supply
        self.pawns = pawns
        self.identical = identical
        self.faces = faces
        self.layouts = layouts
        self.zone: int = sizes["zone"]
        self.mausoleum: int = sizes["mausoleum"] // 2
        self.grave_width: int = sizes["grave_width"] // 2
        self.grave_height: int = sizes["grave_height"] // 2
        self.brain: int = sizes["brain"]
        self.half_length: int = sizes["foot_length"] // 2
        self.half_width: int = sizes["foot_width"] // 2
        self.resting: int = sizes["resting"]
        self.constants = constants
        wilds = counts[WILD] + 1
        self.giving: list[Action] = [GiveCard(name) for name in CARDS]
        self.discarding: list[Action] = [DiscardCard(name) for name in CARDS]
        self.openings: list[list[Action]] = [
            [Open(CARDS[kind], count) for count in range(wilds)] for kind in range(TYPES)
        ]
        self.answers: list[Action] = [Answer(count) for count in range(wilds)]
        self.raises: list[Action] = [Raise(count) for count in range(wilds)]
        self.upgrades: list[Action] = [UpgradeToken(name) for name in TOKENS]

    def pawn_names(self) -> tuple[str, ...]:
        """Returns the names of the pawns, in the order of the box."""
        return tuple([pawn.name for pawn in self.pawns])
