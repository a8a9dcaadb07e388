"""The players of an experiment: bots by name, and bots that may not use one thing, such as "solid without Shove"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.bots.zoo import find_player as find_bot
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.core.things import typed_fields

WITHOUT: Final = " without "


def find_player(game: str, name: str) -> Player:
    """Returns the player with this name; raises BadInput if the bot or the thing does not exist."""
    bot, without, thing = name.partition(WITHOUT)
    player = find_bot(game, bot)
    return Abstainer(player, thing) if without else player


class Abstainer:
    """A player that decides as its bot does, but never takes an action that names a given thing, unless there is no
    other choice.  Where the bot would take such an action, this player takes another action at random.
    """

    def __init__(self, player: Player, thing: str) -> None:
        self.player = player
        self.thing = thing

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        chosen = self.player(view, choices, luck)
        if chosen is None or not names(chosen, self.thing):
            return chosen
        others = [action for action in choices if not names(action, self.thing)]
        return luck.pick(others) if others else chosen


def names(action: Action, thing: str) -> bool:
    """Returns whether an action names this thing."""
    return any(mentioned == thing for _, mentioned in things_of(action))


def things_of(action: Action) -> list[tuple[str, str]]:
    """Returns the kinds and ids of the things, other than seats, that an action names."""
    found: list[tuple[str, str]] = []
    for field in typed_fields(type(action)):
        if field.kind is not None and field.kind != "seat":
            value = getattr(action, field.name)
            values = value if isinstance(value, tuple) else (value,)
            found += [(field.kind, value) for value in values if isinstance(value, str)]
    return found


def ids_in(contents: object) -> set[str]:
    """Returns the ids of everything in the contents of a box."""
    found: set[str] = set()
    if isinstance(contents, Mapping):
        if isinstance(contents.get("id"), str):
            found.add(contents["id"])
        for part in contents.values():
            found |= ids_in(part)
    elif isinstance(contents, (list, tuple)):
        for part in contents:
            found |= ids_in(part)
    return found
