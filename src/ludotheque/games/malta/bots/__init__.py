"""The bots of Malta by name."""

from __future__ import annotations

from typing import Final

from ludotheque.core.drive import Player
from ludotheque.games.malta.bots.plain import plain
from ludotheque.games.malta.bots.policy import heuristic

BOTS: Final[dict[str, Player]] = {"plain": plain, "heuristic": heuristic}
