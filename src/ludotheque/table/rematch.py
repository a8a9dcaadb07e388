"""Who plays again when a match is over."""

from __future__ import annotations

from ludotheque.table.entries import Player
from ludotheque.table.gathering import BOT_NAMES
from ludotheque.table.showing import Presence
from ludotheque.table.sitting import Sitting


def all_want_a_rematch(sitting: Sitting, presence: Presence) -> bool:
    """Nobody waits for those who have gone; a bot takes their place."""
    there = [
        place
        for seat, place in enumerate(sitting.places)
        if place.player is not None and not place.player.bot and presence[seat] is None
    ]
    return bool(there) and not sitting.rematch and all(place.wants_rematch for place in there)


def who_plays_again(sitting: Sitting, presence: Presence) -> tuple[Player | None, ...]:
    """The players of the next match, seat by seat."""
    players: list[Player | None] = []
    for seat, place in enumerate(sitting.places):
        is_gone = place.player is not None and not place.player.bot and presence[seat] is not None
        stand_in = Player(BOT_NAMES[seat % len(BOT_NAMES)], bot=sitting.settings.stand_in)
        players.append(stand_in if is_gone else place.player)
    return tuple(players)
