"""Ludotheque: tabletop games refereed by one rule core, for players, researchers and designers."""

import ludotheque.games  # first, so that loading a game later does not put the package in the place of games()
from ludotheque.core.begin import from_bytes, from_json, imagine, new
from ludotheque.core.catalogue import games, register
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.fair import fair
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck, scripted
from ludotheque.core.luck import fast as luck
from ludotheque.core.match import Match
from ludotheque.core.plain import to_json
from ludotheque.core.record import replay, verify
from ludotheque.core.structs import Action, Event, Outcome, Record, View

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
