"""One folder a game.  Games do not know one another.

`ludotheque.games` is this package and, called as `ludotheque.games()`, the shelf: so both names that people expect work.
"""

import sys
from types import ModuleType

from ludotheque.core.catalogue import games
from ludotheque.core.structs import GameInfo


class Shelf(ModuleType):
    """A package that can be called."""

    def __call__(self) -> dict[str, GameInfo]:
        """All games on the shelf, by id."""
        return games()


sys.modules[__name__].__class__ = Shelf
