"""Exploiters for the arena: players that exploit predictable bids; they move like `heuristic`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.worm_up.actions import Bid
from ludotheque.games.worm_up.bots.bidding import Table, gains_of, robust_at, settled_at, table_of
from ludotheque.games.worm_up.bots.evaluate import needs
from ludotheque.games.worm_up.bots.policy import heuristic
from ludotheque.games.worm_up.geometry import ends_of_card
from ludotheque.games.worm_up.imagine import imagine
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.views import WormUpView

TILES: Final = ("4", "5", "6", "7", "X")


class Constant:
    """A player that always bids the same tile or, while that tile rests, the highest number."""

    def __init__(self, tile: str) -> None:
        self.tile = tile

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        assert isinstance(view, WormUpView)
        if view.phase != "bidding":
            return heuristic(view, choices, luck)
        bids = [action for action in choices.actions if isinstance(action, Bid)]
        for action in bids:
            if action.tile == self.tile:
                return action
        return [action for action in bids if action.tile != "X"][-1]


def copycat(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Bids the tile that the seat on its left showed last or, if that tile is not available, any tile."""
    assert isinstance(view, WormUpView) and view.seat is not None
    if view.phase != "bidding":
        return heuristic(view, choices, luck)
    shown = view.worms[(view.seat + 1) % view.seats * len(view.worms) // view.seats].shown
    for action in choices.actions:
        if isinstance(action, Bid) and action.tile == shown:
            return action
    return luck.pick(choices.actions)


class BestResponse:
    """A player that knows the mixes from which all others draw their bids, and always bids the best tile against these
    mixes.
    """

    def __init__(self, mixes: Callable[[Table], list[list[float]]]) -> None:
        self.mixes = mixes

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        assert isinstance(view, WormUpView) and view.seat is not None
        if view.phase != "bidding":
            return heuristic(view, choices, luck)
        state = imagine(view, luck)
        needed = needs(state, state.worms, ends_of_card(state.finish, state.settings.card))
        tiles = [available(state, worm) for worm in range(state.settings.worms)]
        mine = state.bidding_worm(view.seat)
        for worm in state.settings.worms_of(view.seat):
            if worm < mine:  # §6.1
                tiles[worm] = [state.laid[worm]]
        table = table_of(state, needed, tiles)
        gains = gains_of(table, self.mixes(table))[mine]
        return choices[gains.index(max(gains))]


EXPLOITERS: Final[Mapping[str, Player]] = {
    **{f"constant-{tile.lower()}": Constant(tile) for tile in TILES},
    "copycat": copycat,
    "best-response": BestResponse(settled_at),  # against `heuristic`
    "best-response-strong": BestResponse(robust_at),  # against `strong`
}
