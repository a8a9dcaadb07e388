"""What all matches of one environment share: the game with its box, options and seats, and how actions and views are
encoded as numbers.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.box import Box
from ludotheque.core.drive import Player
from ludotheque.core.game import Game
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.numbering.encoder import Encoder
from ludotheque.numbering.ids import ActionIds


class Rules:
    """What all matches of one environment share: game, box, options, seats, action ids, encoder, and the effect of an
    illegal id.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        box: Box,
        ids: ActionIds,
        encoder: Encoder,
        propose: Player,
        raises: bool,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.box = box
        self.ids = ids
        self.encoder = encoder
        self.propose = propose  # the bot that fills in the last slot of a region
        self.raises = raises  # whether an illegal id raises an error; if not, the default is played

    def set_up(self, luck: Luck) -> Any:
        """Returns the state of a new match."""
        return self.game.set_up(self.seats, self.options, self.box, luck, SILENT)
