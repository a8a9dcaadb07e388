"""Should I fight?  The exact odds of a fight with the cards that a seat knows: its own, and none of the others'."""

from __future__ import annotations

from typing import Final

from ludotheque.games.glory.box import ATTACK, GloryBox
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.rules.odds import Odds, fight_odds, held
from ludotheque.games.glory.views import GloryView

THROWN: Final = 2  # §4.4  dice of a fighter without cards


class Forecast:
    """The odds of challenging a wrestler with one of one's cards (None: with dice alone)."""

    __slots__ = ("card", "odds")

    def __init__(self, card: str | None, odds: Odds) -> None:
        self.card = card
        self.odds = odds


def odds_with(box: GloryBox, kind: int | None) -> Odds:
    """The odds of a fight in which only this attack or defence card is laid."""
    dice, change, other_dice, other_change = THROWN, 0, THROWN, 0
    if kind is not None:
        amount = box.amounts[kind]
        is_die = box.effects[kind] == "die"
        if box.groups[kind] == ATTACK:
            dice, change = (dice + amount, 0) if is_die else (dice, amount)
        else:
            other_dice, other_change = (other_dice - amount, 0) if is_die else (other_dice, -amount)
    return fight_odds(held(dice, box.most_dice), change, held(other_dice, box.most_dice), other_change)


def fight_forecasts(view: GloryView, wrestler: str) -> list[Forecast]:
    """The odds of a fight against a wrestler: with dice alone, then with each kind of card in hand, best first.

    Best is what costs the other most and oneself least, as far as there is stamina to lose.
    """
    box = glory_box(view.components)
    own = next((one.stamina for one in view.wrestlers if one.wrestler == view.using), box.stamina)
    other = next((one.stamina for one in view.wrestlers if one.wrestler == wrestler), box.stamina)

    def swing(forecast: Forecast) -> float:
        return forecast.odds.gain_within(other) - forecast.odds.loss_within(own)

    cards = [name for name in dict.fromkeys(view.hand or ()) if box.kind_of[name] < box.first_referee]
    with_cards = [Forecast(name, odds_with(box, box.kind_of[name])) for name in cards]
    return [Forecast(None, odds_with(box, None)), *sorted(with_cards, key=swing, reverse=True)]
