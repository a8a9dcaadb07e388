"""All Wound Up: clockwork zombies race across four graveyard tiles.  After the game by Kerry and Todd A. Breitenstein;
the rulebook is RULES.en.md.
"""

from ludotheque.games.wound_up.game import GAME

__all__ = ["GAME"]
