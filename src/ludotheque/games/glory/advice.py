"""Advice on fights: the exact odds of a fight, given the cards that a seat knows: its own cards and those that lie
open.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Action
from ludotheque.games.glory.actions import Challenge
from ludotheque.games.glory.box import GloryBox
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.lore import Strength, open_strength, strength_of
from ludotheque.games.glory.rules.odds import Odds, fight_odds, limit_dice
from ludotheque.games.glory.state import NO_CARD
from ludotheque.games.glory.views import GloryView

THROWN: Final = 2  # §4.4  how many dice a fighter without cards throws


class Forecast:
    """The odds of fighting a wrestler with one card of the hand; if `card` is None, with dice and the open cards alone."""

    __slots__ = ("card", "odds")

    def __init__(self, card: str | None, odds: Odds) -> None:
        self.card = card
        self.odds = odds


def odds_of(box: GloryBox, laid: Strength) -> Odds:
    """Returns the odds of a fight with this total strength of cards and dice."""
    dice, other_dice = (
        limit_dice(THROWN + laid.dice, box.most_dice),
        limit_dice(THROWN + laid.other_dice, box.most_dice),
    )
    return fight_odds(dice, laid.points, other_dice, laid.other_points)


def fighter(view: GloryView, wrestler: str) -> str | None:
    """Returns the viewer's wrestler that fights the given wrestler, or that would do so if the viewer challenged that
    wrestler now.
    """
    if view.challenged is not None and view.challenger is not None:
        return view.challenged if wrestler == view.challenger else view.challenger
    return view.using


def stamina_of(box: GloryBox, view: GloryView, wrestler: str | None) -> int:
    """Returns the stamina that a wrestler can lose."""
    return next((one.stamina for one in view.wrestlers if one.wrestler == wrestler), box.stamina)


def fight_forecasts(view: GloryView, wrestler: str) -> list[Forecast]:
    """Returns the odds of a fight against a wrestler: with dice alone, then with each kind of card in hand, best first.

    The best card costs the other wrestler the most stamina and the viewer's own wrestler the least; a loss counts only
    up to the stamina that is left.
    """
    box = glory_box(view.components)
    own = stamina_of(box, view, fighter(view, wrestler))
    other = stamina_of(box, view, wrestler)
    names = [one.wrestler for one in view.wrestlers]
    shown = [(NO_CARD if one.card is None else box.kind_of[one.card], names.index(one.wrestler)) for one in view.shown]
    laid = open_strength(box, shown, names.index(wrestler))

    def swing(forecast: Forecast) -> float:
        return forecast.odds.gain_within(other) - forecast.odds.loss_within(own)

    cards = [name for name in dict.fromkeys(view.hand or ()) if box.kind_of[name] < box.first_referee]
    with_cards = [Forecast(name, odds_of(box, laid.plus(strength_of(box, box.kind_of[name])))) for name in cards]
    return [Forecast(None, odds_of(box, laid)), *sorted(with_cards, key=swing, reverse=True)]


def opponents(view: GloryView, choices: Iterable[Action]) -> list[str]:
    """Returns the wrestlers that the viewer may challenge now or, during the viewer's own fight, the opponent."""
    seat_of = {one.wrestler: one.seat for one in view.wrestlers}
    if view.challenger is not None and view.challenged is not None:
        both = (view.challenger, view.challenged)
        return [name for name in both if view.seat in [seat_of[one] for one in both] and seat_of[name] != view.seat]
    return [action.wrestler for action in choices if isinstance(action, Challenge)]


def advise(view: GloryView, choices: Iterable[Action], about: Any) -> dict[str, Any]:
    """Answers `{"fight": wrestler}`: for each card, the chances and the mean losses, limited by stamina."""
    wrestler = about.get("fight") if isinstance(about, dict) and len(about) == 1 else None
    if not isinstance(wrestler, str) or wrestler not in opponents(view, choices):
        raise BadInput("about", "no-such-fight", game="glory")
    box = glory_box(view.components)
    own = fighter(view, wrestler)
    ours, theirs = stamina_of(box, view, own), stamina_of(box, view, wrestler)
    forecasts = [
        {
            "card": forecast.card,
            "wins": forecast.odds.wins,
            "draws": forecast.odds.draws,
            "loses": forecast.odds.loses,
            "ownLoss": forecast.odds.loss_within(ours),
            "otherLoss": forecast.odds.gain_within(theirs),
            "knocksOut": forecast.odds.knocks_out(theirs),
            "isKnockedOut": forecast.odds.chance_of_knockout(ours),
        }
        for forecast in fight_forecasts(view, wrestler)
    ]
    return {"fight": wrestler, "with": own, "forecasts": forecasts}
