"""Road to Glory: walk the path, gather cards, be the last one in the ring.  The rulebook is RULES.en.md."""

from ludotheque.games.glory.game import GAME

__all__ = ["GAME"]
