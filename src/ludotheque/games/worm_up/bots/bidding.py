"""Decides which tile to bid.

A mix gives the probability with which a worm lays each of its tiles.  The bot draws its bids at random from a mix, so
that nobody can predict these bids, and assumes that all other worms do the same.  Settled mixes are the result when all
worms adapt their mixes to one another; robust mixes are adapted further, so that they gain against settled mixes and
are harder to exploit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action
from ludotheque.games.worm_up.bots.evaluate import needs
from ludotheque.games.worm_up.bots.weights import WEIGHTS
from ludotheque.games.worm_up.box import Tiles
from ludotheque.games.worm_up.geometry import ends_of_card
from ludotheque.games.worm_up.rules.bidding import available
from ludotheque.games.worm_up.state import State

ARRIVES: Final = -1.0  # marks a worm that reaches the card; stands where other worms have their chances


class Outlook:
    """The chance of each seat to be first, for each combination of tiles.

    The chances of one worm depend only on its own tile, on whether that tile is unique, and on the number that X takes.
    So these few chances are computed once, and then looked up for every combination.
    """

    def __init__(self, tiles: Tiles, are_paired: bool, needed: Sequence[float]) -> None:
        count = len(tiles.numbers)
        self.x: int = tiles.x
        self.are_paired = are_paired  # whether each seat has two worms
        self.stays: list[float] = []
        self.crawls: list[list[float]] = []  # the chances of each worm, by its tile
        # The chances of each worm if it lays X, by the tile whose number X takes; the last entry is for an X that takes no
        # number.
        self.crawls_by_x: list[list[float]] = []
        least = min(needed)
        spread = WEIGHTS.spread
        for steps in needed:
            self.stays.append(math.exp((least - steps) / spread))
            after = steps - least
            self.crawls.append([])
            for tile, number in enumerate(tiles.numbers):
                rest = WEIGHTS.number_rests * number if tiles.rests[tile] else 0.0
                self.crawls[-1].append(ARRIVES if steps <= number else math.exp((number - rest - after) / spread))
            swung = max(0.4, steps - WEIGHTS.swing_steps)
            rest = WEIGHTS.x_rests if tiles.rests[tiles.x] else 0.0
            by_x = [
                ARRIVES if swung <= number else math.exp((least + number - rest - swung) / spread)
                for number in tiles.numbers
            ]
            self.crawls_by_x.append(by_x + [math.exp((least - rest - swung) / spread)])
        self.none: int = count  # stands for the case that no number is left for X (§2.4)

    def named_tile(self, worm: int, laid: list[int]) -> int:
        """§2.4  Returns the tile whose number a worm takes with X:
        the lowest that reaches the card, otherwise the highest.
        """
        chances = self.crawls_by_x[worm]
        best = self.none
        for tile in range(self.none):
            if tile not in laid:
                best = tile
                if chances[tile] == ARRIVES:
                    break
        return best

    def shares(self, laid: list[int]) -> list[float]:
        """Returns, for each worm, the chance of its seat to be first when the worms lay these tiles."""
        first = self.none  # the lowest number with which a worm reaches the card
        winner = 0
        chances = [0.0] * len(laid)
        for worm, tile in enumerate(laid):
            if laid.count(tile) > 1:
                chances[worm] = self.stays[worm]
                continue
            number = tile
            if tile == self.x:
                number = self.named_tile(worm, laid)
                chance = self.crawls_by_x[worm][number]
            else:
                chance = self.crawls[worm][tile]
            if chance != ARRIVES:
                chances[worm] = chance
            elif number < first:
                first, winner = number, worm
        if first < self.none:
            chances = [0.0] * len(laid)
            chances[winner] = 1.0
        total = sum(chances)
        if self.are_paired:  # §6.1
            return [(chances[worm] + chances[worm ^ 1]) / total for worm in range(len(laid))]
        return [chance / total for chance in chances]


class Bids:
    """All combinations of tiles, and what each is worth to each worm's seat."""

    def __init__(self, outlook: Outlook, tiles: Sequence[Sequence[int]]) -> None:
        self.tiles = tiles
        # The number of worms of each seat; every combination has the same value to all worms of a seat.
        self.together = 2 if outlook.are_paired else 1
        # The value of every combination to each worm, in the order of `product`, which varies the last worm's tile
        # fastest.
        self.worths: list[list[float]] = [[] for _ in tiles]
        for fall in product(*tiles):
            for worm, worth in enumerate(outlook.shares(list(fall))):
                self.worths[worm].append(worth)

    def settled(self) -> list[list[float]]:
        """Returns the settled mix of each worm, in which better tiles are more likely: the result when all worms adapt
        their mixes to one another.  All bots that see the same table compute the same mixes, because no luck is
        involved.
        """
        return self.adapted([[1.0 / len(one)] * len(one) for one in self.tiles], 0.0, 1.0)

    def robust(self, settled: list[list[float]]) -> list[list[float]]:
        """Returns the robust mix of each worm: this mix does well against the settled mixes.  It is also hard to
        exploit, because it has adapted to worms that know it.
        """
        return self.adapted(settled, WEIGHTS.trust, WEIGHTS.sharper)

    def adapted(self, first: list[list[float]], trust: float, sharper: float) -> list[list[float]]:
        """Lets all worms adapt their mixes to one another, beginning with the mixes `first`, and returns the result.
        Each worm expects the others to keep to their first mixes with the probability `trust`.
        """
        noise = sharper * WEIGHTS.noise / len(self.tiles)
        least = sharper * WEIGHTS.least
        mixes = [mix[:] for mix in first]
        for number in range(int(WEIGHTS.rounds)):
            pull = 2.0 / (number + 3.0)
            expected = blended(first, mixes, trust) if trust else mixes
            wishes = [soft_mix(gain, noise, least) for gain in self.gains(expected)]
            for mix, wished in zip(mixes, wishes):
                for at in range(len(mix)):
                    mix[at] += pull * (wished[at] - mix[at])
        return mixes

    def gains(self, mixes: list[list[float]]) -> list[list[float]]:
        """Returns the average value of each tile to each worm, if the others draw their tiles from these mixes."""
        found: list[list[float]] = []
        for first in range(0, len(mixes), self.together):
            after = first + self.together
            worths = self.worths[first]
            for other in range(len(mixes) - 1, after - 1, -1):
                worths = averaged_over_last(worths, mixes[other])
            for worm in range(first, after):
                own = worths
                for other in range(after - 1, worm, -1):
                    own = averaged_over_last(own, mixes[other])
                for other in range(worm):
                    own = averaged_over_first(own, mixes[other])
                found.append(own)
        return found


def averaged_over_last(worths: list[float], mix: list[float]) -> list[float]:
    """Averages values of combinations over the tile of the last worm, which is drawn from this mix."""
    count = len(mix)
    found: list[float] = []
    for start in range(0, len(worths), count):
        worth = 0.0
        for part, one in zip(mix, worths[start : start + count]):
            worth += part * one
        found.append(worth)
    return found


def averaged_over_first(worths: list[float], mix: list[float]) -> list[float]:
    """Averages values of combinations over the tile of the first worm, which is drawn from this mix."""
    size = len(worths) // len(mix)
    found = [0.0] * size
    for number, part in enumerate(mix):
        found = [total + part * one for total, one in zip(found, worths[number * size : number * size + size])]
    return found


def blended(some: list[list[float]], others: list[list[float]], part: float) -> list[list[float]]:
    """Returns weighted means of two lists of mixes; `part` is the weight of the first list."""
    return [[part * a + (1.0 - part) * b for a, b in zip(one, other)] for one, other in zip(some, others)]


def soft_mix(gain: list[float], noise: float, least: float) -> list[float]:
    """Returns a mix in which better tiles are more likely, given the value of each tile; `least` is the smallest
    probability of a tile, as a fraction of the best tile's.
    """
    best = max(gain)
    weights = [least + math.exp((one - best) / noise) for one in gain]
    total = sum(weights)
    return [weight / total for weight in weights]


def bid(state: State, seat: int, choices: Choices, luck: Luck) -> Action:
    """Returns a tile drawn from a mix, so that nobody can predict the bid; better tiles are more likely."""
    needed = needs(state, state.worms, ends_of_card(state.finish, state.settings.card))
    tiles = [available(state, worm) for worm in range(state.settings.worms)]
    mine = state.bidding_worm(seat)
    for worm in state.settings.worms_of(seat):
        if worm < mine:  # the tile of the first worm is already known (§6.1)
            tiles[worm] = [state.laid[worm]]
    return choices[draw_index(settled_mixes(state, needed, tiles)[mine], luck)]


# Everything that the mixes of bids depend on: the tiles of the box, whether each seat has two worms, the steps each
# worm needs, the tiles each may lay, and the weights in use.
Table = tuple[Tiles, bool, tuple[float, ...], tuple[tuple[int, ...], ...], tuple[float, ...]]


def table_of(state: State, needed: list[float], free: list[list[int]]) -> Table:
    """Returns everything that the mixes depend on, given the steps that each worm needs to reach the card, and its free
    tiles.
    """
    settings = state.settings
    tiles = tuple([tuple(one) for one in free])
    return settings.tiles, settings.worms_each == 2, tuple(needed), tiles, WEIGHTS.read()


def settled_mixes(state: State, needed: list[float], free: list[list[int]]) -> list[list[float]]:
    """Returns each worm's settled mix over its free tiles."""
    return settled_at(table_of(state, needed, free))


def robust_mixes(state: State, needed: list[float], free: list[list[int]]) -> list[list[float]]:
    """Returns each worm's robust mix over its free tiles."""
    return robust_at(table_of(state, needed, free))


def gains_of(table: Table, mixes: list[list[float]]) -> list[list[float]]:
    """Returns the average value of each free tile to each worm, if all others draw their tiles from these mixes."""
    return bids_at(table).gains(mixes)


def bids_at(table: Table) -> Bids:
    """Returns all combinations of tiles at a table."""
    tiles, are_paired, needed, free, _ = table
    return Bids(Outlook(tiles, are_paired, needed), free)


@lru_cache(maxsize=16)
def settled_at(table: Table) -> list[list[float]]:
    """Computes the settled mixes; cached, because all bots at a table ask the same question."""
    return bids_at(table).settled()


@lru_cache(maxsize=16)
def robust_at(table: Table) -> list[list[float]]:
    """Computes the robust mixes; cached, because all bots at a table ask the same question."""
    return bids_at(table).robust(settled_at(table))


def draw_index(mix: list[float], luck: Luck) -> int:
    """Draws the index of a tile, with the probabilities of a mix."""
    mark = luck.die(1 << 20) / float(1 << 20) * sum(mix)
    for at, part in enumerate(mix):
        mark -= part
        if mark <= 0.0:
            return at
    return len(mix) - 1
