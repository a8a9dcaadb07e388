"""Exact odds of a fight, by convolution of dice.  Nothing is sampled."""

from __future__ import annotations

from typing import Final

MOST: Final = 6  # the maximum number of dice of one fighter in the lookup tables


def sums_of_dice(most: int) -> list[list[float]]:
    """Returns the probability of each sum, for each number of dice."""
    table = [[1.0]]
    for _ in range(most):
        before = table[-1]
        after = [0.0] * (len(before) + 6)
        for total, chance in enumerate(before):
            for die in range(1, 7):
                after[total + die] += chance / 6.0
        table.append(after)
    return table


SUMS: Final = sums_of_dice(MOST)


class Odds:
    """The odds of a fight: the chances to win, to draw and to lose, the mean losses, and the chance of each possible
    loss.
    """

    __slots__ = ("wins", "draws", "loses", "own_loss", "other_loss", "own_losses", "other_losses")

    def __init__(self, own_losses: list[float], other_losses: list[float], draws: float) -> None:
        # `own_losses[n]`: the chance that the first fighter loses n stamina, for n from 1 on.
        self.own_losses = own_losses
        self.other_losses = other_losses
        self.draws = draws
        self.wins = sum(other_losses)
        self.loses = sum(own_losses)
        self.own_loss = mean(own_losses)
        self.other_loss = mean(other_losses)

    def knocks_out(self, stamina: int) -> float:
        """Returns the chance that the second fighter loses this much stamina or more."""
        return sum(self.other_losses[stamina:])

    def chance_of_knockout(self, stamina: int) -> float:
        """Returns the chance that the first fighter loses this much stamina or more."""
        return sum(self.own_losses[stamina:])

    def loss_within(self, stamina: int) -> float:
        """Returns the mean loss of the first fighter, who cannot lose more than this much stamina."""
        return capped_loss(self.own_losses, stamina)

    def gain_within(self, stamina: int) -> float:
        """Returns the mean loss of the second fighter, who cannot lose more than this much stamina."""
        return capped_loss(self.other_losses, stamina)


def mean(chances: list[float]) -> float:
    """Returns the mean loss, given the chance of each loss."""
    return sum([number * chance for number, chance in enumerate(chances)])


def capped_loss(chances: list[float], most: int) -> float:
    """Returns the mean loss, given the chance of each loss, if no loss can exceed `most`."""
    return sum([min(number, most) * chance for number, chance in enumerate(chances)])


def totals(dice: int, change: int) -> list[float]:
    """§4.5  Returns the chance of each total: dice thrown, numbers added and subtracted, never below 0."""
    sums = SUMS[dice]
    if change >= 0:
        return [0.0] * change + sums
    return [sum(sums[: 1 - change])] + sums[1 - change :]


_known: dict[tuple[int, int, int, int], Odds] = {}


def fight_odds(dice: int, change: int, other_dice: int, other_change: int) -> Odds:
    """§4.4  Returns the odds of a fight between two throws; cached."""
    key = (dice, change, other_dice, other_change)
    odds = _known.get(key)
    if odds is None:
        odds = compute_odds(totals(dice, change), totals(other_dice, other_change))
        _known[key] = odds
    return odds


def compute_odds(mine: list[float], theirs: list[float]) -> Odds:
    """Returns the odds of a fight, from the probability of each total of both fighters."""
    own_losses = [0.0] * max(len(theirs), 2)
    other_losses = [0.0] * max(len(mine), 2)
    draws = 0.0
    for total, chance in enumerate(mine):
        if chance == 0.0:
            continue
        for other, other_chance in enumerate(theirs):
            both = chance * other_chance
            if total < other:
                own_losses[other - total] += both
            elif total > other:
                other_losses[total - other] += both
            else:
                draws += both
    return Odds(own_losses, other_losses, draws)


def limit_dice(dice: int, most: int) -> int:
    """§4.12  Returns a number of dice, limited to between 1 and the maximum."""
    return min(max(dice, 1), most)
