"""§1  Sets up a race."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase
from ludotheque.games.worm_up.events import RaceBegan
from ludotheque.games.worm_up.state import NO_TILE, ROUND_BEGINS, State


class RaceBegins(Phase[State]):
    """§1.3  Lanes are drawn, the worms lie straight behind the start line, and all tiles are available."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
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
        state.resting = [NO_TILE] * settings.worms
        state.clashes = [0] * settings.worms
        state.shown = ()
        state.round = 1
        state.phase = ROUND_BEGINS
        log.happened(RaceBegan, state.race, state.lanes)
