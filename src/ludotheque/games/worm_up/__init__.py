"""Worm Up: crawl to the finish before it swings away.  After the game by Alex Randolph; the rulebook is RULES.en.md."""

from ludotheque.games.worm_up.game import GAME

__all__ = ["GAME"]
