"""The bots of Road to Glory by name."""

from ludotheque.games.glory.bots.plain import plain
from ludotheque.games.glory.bots.policy import heuristic

BOTS = {"plain": plain, "heuristic": heuristic}
