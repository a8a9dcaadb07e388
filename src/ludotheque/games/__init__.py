"""The games, one folder each, which do not import one another.

The package can be called: `ludotheque.games()` returns the games on the shelf.
"""

import sys
from types import ModuleType

from ludotheque.core.catalogue import games
from ludotheque.core.structs import GameInfo


class Shelf(ModuleType):
    """A module that can be called like a function: `ludotheque.games()`."""

    def __call__(self) -> dict[str, GameInfo]:
        """Returns all games on the shelf, by id."""
        return games()


sys.modules[__name__].__class__ = Shelf
