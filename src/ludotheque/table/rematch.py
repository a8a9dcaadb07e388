"""Rematches: who plays again after a match."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludotheque.table.commands import BOT_NAMES
from ludotheque.table.log import Player
from ludotheque.table.projection import Presence
from ludotheque.table.state import TableState

# Opens a table for the rematch of these players; returns the id of the new table.
Rematch = Callable[[TableState, tuple[Player | None, ...]], Awaitable[str]]


def is_rematch_agreed(state: TableState, presence: Presence) -> bool:
    """Returns whether everybody still connected wants a rematch; in the next match, bots replace players who have gone."""
    present = [
        place
        for seat, place in enumerate(state.places)
        if place.player is not None and not place.player.bot and presence[seat] is None
    ]
    return bool(present) and not state.rematch and all(place.wants_rematch for place in present)


def next_players(state: TableState, presence: Presence) -> tuple[Player | None, ...]:
    """Returns the players of the next match, in seat order."""
    players: list[Player | None] = []
    for seat, place in enumerate(state.places):
        is_gone = place.player is not None and not place.player.bot and presence[seat] is not None
        stand_in = Player(BOT_NAMES[seat % len(BOT_NAMES)], bot=state.settings.stand_in)
        players.append(stand_in if is_gone else place.player)
    return tuple(players)
