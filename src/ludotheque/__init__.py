"""Ludotheque: tabletop games refereed by one rule core, for players, researchers and designers."""

from typing import TYPE_CHECKING

from ludotheque.core.catalogue import register
from ludotheque.core.choices import Choices
from ludotheque.core.drive import playout
from ludotheque.core.errors import BadInput, Refused, WrongLuck
from ludotheque.core.events import Event
from ludotheque.core.fair import fair
from ludotheque.core.game import Game
from ludotheque.core.history import Record
from ludotheque.core.luck import Luck, luck, scripted
from ludotheque.core.match import Match
from ludotheque.core.record import replay, verify
from ludotheque.core.start import from_bytes, from_json, imagine, new
from ludotheque.core.structs import Action, Outcome, View
from ludotheque.core.to_json import to_json
from ludotheque.core.vocabulary import actions_of

if TYPE_CHECKING:
    from ludotheque.core.catalogue import games

    __version__: str
else:
    from ludotheque import games  # this package can be called like a function

    def __getattr__(name: str) -> str:
        if name == "__version__":  # looked up on demand: the import below takes some milliseconds
            from importlib.metadata import version

            return version("ludotheque")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Action",
    "BadInput",
    "Choices",
    "Event",
    "Game",
    "Luck",
    "Match",
    "Outcome",
    "Record",
    "Refused",
    "View",
    "WrongLuck",
    "__version__",
    "actions_of",
    "fair",
    "from_bytes",
    "from_json",
    "games",
    "imagine",
    "luck",
    "new",
    "playout",
    "register",
    "replay",
    "scripted",
    "to_json",
    "verify",
]
