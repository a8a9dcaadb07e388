"""Ludotheque: tabletop games refereed by one rule core, for players, researchers and designers."""

from typing import TYPE_CHECKING

from ludotheque.core.begin import from_bytes, from_json, imagine, new
from ludotheque.core.catalogue import register
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.fair import fair
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck, scripted
from ludotheque.core.luck import fast as luck
from ludotheque.core.match import Match
from ludotheque.core.plain import to_json
from ludotheque.core.record import replay, verify
from ludotheque.core.structs import Action, Event, Outcome, Record, View

if TYPE_CHECKING:
    from ludotheque.core.catalogue import games
else:
    from ludotheque import games  # the package, which can be called

__all__ = [
    "Action",
    "BadInput",
    "Event",
    "Game",
    "Luck",
    "Match",
    "Outcome",
    "Record",
    "Refused",
    "View",
    "fair",
    "from_bytes",
    "from_json",
    "games",
    "imagine",
    "luck",
    "new",
    "register",
    "replay",
    "scripted",
    "to_json",
    "verify",
]
