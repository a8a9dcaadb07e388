"""Malta: be the last one who has not lost.  After the game by Tim Mierzejewski; the rulebook is RULES.en.md."""

from ludotheque.games.malta.game import GAME

__all__ = ["GAME"]
