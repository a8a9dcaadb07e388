"""The box of Malta as lookup tables for the rules: one entry per kind of space and per kind of card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.box import Box
from ludotheque.core.structs import Action
from ludotheque.games.malta.actions import ChooseCard, PlayCard, React
from ludotheque.games.malta.board import LIES, REMOVED, TURNED


class MaltaBox(Box):
    """What the rules know of spaces and cards.  Each kind of space or card has a number, in the order of box.toml."""

    def __init__(
        self,
        contents: Mapping[str, Any],
        edited: Mapping[str, Any] | None,
        # For each kind of space: its name, shape, arrows, number, and the number of such spaces beyond the start row.
        spaces: Sequence[tuple[str, str, int, int, int]],
        # For each kind of card: its name, group, effect, needs and amount, and the number of cards of this kind.
        cards: Sequence[tuple[str, str, str, tuple[int, ...], int, int]],
        reactions: Sequence[int],  # the kinds of cards that may be played out of turn (§4.3)
    ) -> None:
        super().__init__(contents, edited)
        self.spaces: tuple[str, ...] = tuple([space[0] for space in spaces])
        self.space_of: dict[str, int] = {name: kind for kind, name in enumerate(self.spaces)}
        self.shapes: tuple[str, ...] = tuple([space[1] for space in spaces])
        self.arrows: bytes = bytes([space[2] for space in spaces])
        self.numbers: bytes = bytes([space[3] for space in spaces])
        # For each kind of space and each lie, at the index LIES × kind + lie: the arrows and the number that the space
        # shows.  A 0-circle has no arrows and the number 0.
        self.arrows_lying: bytes = bytes(
            [0 if lie >= REMOVED else TURNED[arrows][lie] for arrows in self.arrows for lie in range(LIES)]
        )
        self.numbers_lying: bytes = bytes(
            [0 if lie >= REMOVED else number for number in self.numbers for lie in range(LIES)]
        )
        self.other_spaces: Bag = bag_of(
            self.spaces, [kind for kind, space in enumerate(spaces) for _ in range(space[4])]
        )
        self.cards: tuple[str, ...] = tuple([card[0] for card in cards])
        self.kind_of: dict[str, int] = {name: kind for kind, name in enumerate(self.cards)}
        self.groups: tuple[str, ...] = tuple([card[1] for card in cards])
        self.effects: tuple[str, ...] = tuple([card[2] for card in cards])
        self.needs: tuple[tuple[int, ...], ...] = tuple([card[3] for card in cards])
        self.amounts: tuple[int, ...] = tuple([card[4] for card in cards])
        self.deck: Bag = bag_of(self.cards, [kind for kind, card in enumerate(cards) for _ in range(card[5])])
        self.no_cards: Bag = Bag(self.cards)
        self.reactions: tuple[int, ...] = tuple(reactions)
        # Actions that name a card are made once and reused.
        self.plays: list[Action] = [PlayCard(name) for name in self.cards]
        self.reacts: list[Action] = [React(name) for name in self.cards]
        self.picks: list[Action] = [ChooseCard(name) for name in self.cards]
