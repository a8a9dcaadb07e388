"""The bots of Worm Up by name."""

from __future__ import annotations

from typing import Final

from ludotheque.core.drive import Player
from ludotheque.games.worm_up.bots.plain import plain
from ludotheque.games.worm_up.bots.policy import heuristic

BOTS: Final[dict[str, Player]] = {"plain": plain, "heuristic": heuristic}
