"""Which tile to lay: a mix of all that may pay, so that nobody can foresee it."""

from __future__ import annotations

import math
from itertools import product
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action
from ludotheque.games.worm_up.bots.evaluate import needs, share
from ludotheque.games.worm_up.geometry import ends_of_card
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.state import State

NOISE: Final = 0.035  # how far from the best a bid may be and still be made often
SETTLING: Final = 40  # rounds of thought about what the others may bid
FALLS: Final = 120  # ways the tiles may fall that are looked at when there are four worms or more
FIRST: Final = -1000.0  # the steps that a worm needs which has won
SWING_STEPS: Final = 4.0  # what another's swing is thought to gain, in steps


class Table:
    """All ways in which the tiles may fall, and what each is worth to each worm's seat."""

    def __init__(self, state: State, tiles: list[list[int]], needed: list[float]) -> None:
        self.tiles = tiles
        self.falls: list[tuple[int, ...]] = []
        self.worth: list[list[float]] = []
        for fall in product(*[range(len(one)) for one in tiles]):
            laid = [tiles[worm][at] for worm, at in enumerate(fall)]
            self.falls.append(fall)
            after = fallen(state, laid, needed)
            shares = [share(state, after, seat) for seat in range(state.settings.seats)]
            self.worth.append([shares[state.settings.owner(worm)] for worm in range(len(laid))])

    def settled(self, rounds: int) -> list[list[float]]:
        """How often each worm lays each tile when all think about one another: better tiles more often."""
        mixes = [[1.0 / len(one)] * len(one) for one in self.tiles]
        for number in range(rounds):
            pull = 2.0 / (number + 3.0)
            gains = self.gains(mixes)
            for worm, gain in enumerate(gains):
                wished = softly(gain)
                mix = mixes[worm]
                for at in range(len(mix)):
                    mix[at] += pull * (wished[at] - mix[at])
        return mixes

    def gains(self, mixes: list[list[float]]) -> list[list[float]]:
        """What each tile of each worm is worth on average against the others' mixes."""
        sums = [[0.0] * len(one) for one in self.tiles]
        count = len(self.tiles)
        for fall, worth in zip(self.falls, self.worth):
            chance = 1.0
            for worm in range(count):
                chance *= mixes[worm][fall[worm]]
            for worm in range(count):
                own = mixes[worm][fall[worm]]
                sums[worm][fall[worm]] += worth[worm] * (chance / own if own > 1e-9 else 0.0)
        return sums


def softly(gain: list[float]) -> list[float]:
    """Shares that follow what is gained, the best most."""
    best = max(gain)
    weights = [0.02 + math.exp((one - best) / NOISE) for one in gain]
    total = sum(weights)
    return [weight / total for weight in weights]


def fallen(state: State, laid: list[int], needed: list[float]) -> list[float]:
    """How many steps each worm will need when the tiles fall like this; FIRST for one that wins, whatever the others need."""
    settings = state.settings
    tiles = settings.tiles
    after = needed[:]
    moves: list[tuple[int, int]] = []
    for worm, tile in enumerate(laid):
        if tile != tiles.x and laid.count(tile) == 1:
            moves.append((tiles.numbers[tile], worm))
    if laid.count(tiles.x) == 1:
        worm = laid.index(tiles.x)
        free = [number for tile, number in enumerate(tiles.numbers) if tile not in laid]
        after[worm] = max(0.4, after[worm] - SWING_STEPS)
        if free:
            enough = [number for number in free if number >= after[worm]]
            moves.append((enough[0] if enough else free[-1], worm))
    moves.sort()
    for number, worm in moves:
        after[worm] -= number
        if after[worm] <= 0.0:
            after[worm] = FIRST
            return after
    # A resting tile is missed in the next round, the better the more.
    for worm, tile in enumerate(laid):
        if laid.count(tile) == 1 and tiles.rests[tile]:
            after[worm] += 0.35 if tile == tiles.x else 0.05 * tiles.numbers[tile]
    return after


def gains_of_one(state: State, tiles: list[list[int]], needed: list[float], mine: int, luck: Luck) -> list[float]:
    """What each tile of one worm is worth against tiles that the others lay at random: where all ways to fall are too many."""
    gains = [0.0] * len(tiles[mine])
    seat = state.settings.owner(mine)
    for _ in range(FALLS):
        laid = [luck.pick(one) for one in tiles]
        for at, tile in enumerate(tiles[mine]):
            laid[mine] = tile
            gains[at] += share(state, fallen(state, laid, needed), seat) / FALLS
    return gains


def bid(state: State, seat: int, choices: Choices, luck: Luck) -> Action:
    """A tile drawn from a mix that nobody can foresee, better tiles more often."""
    needed = needs(state, state.worms, ends_of_card(state.finish, state.settings.card))
    tiles = [available(state, worm) for worm in range(state.settings.worms)]
    mine = state.bidding_worm(seat)
    for worm in state.settings.worms_of(seat):
        if worm < mine:  # what is laid for the first worm is known (§6.1)
            tiles[worm] = [state.bids[worm]]
    if len(tiles) > 3:
        return choices[drawn(softly(gains_of_one(state, tiles, needed, mine, luck)), luck)]
    return choices[drawn(Table(state, tiles, needed).settled(SETTLING)[mine], luck)]


def drawn(mix: list[float], luck: Luck) -> int:
    """One of several, as often as the mix says."""
    mark = luck.die(1 << 20) / float(1 << 20) * sum(mix)
    for at, part in enumerate(mix):
        mark -= part
        if mark <= 0.0:
            return at
    return len(mix) - 1
