"""§1  The set-up of a race."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.games.worm_up.events import RaceBegan
from ludotheque.games.worm_up.rules.bidding import begin_round
from ludotheque.games.worm_up.state import NO_TILE, State


def begin_race(state: State, luck: Luck, log: Log) -> None:
    """§1.3  Lanes are drawn; worms lie straight behind the line, all tiles are available."""
    settings = state.settings
    left = list(range(settings.worms))
    lanes: list[int] = []
    while len(left) > 1:
        worm = luck.pick(left)
        left.remove(worm)
        lanes.append(worm)
    state.lanes = tuple(lanes + left)
    for lane, worm in enumerate(state.lanes):
        state.worms[worm] = settings.lanes[lane]
    state.finish = settings.finish
    state.rests = [NO_TILE] * settings.worms
    state.clashes = [0] * settings.worms
    state.shown = ()
    log.happened(RaceBegan, state.race, state.lanes)
    begin_round(state, 1, log)
