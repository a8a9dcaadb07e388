"""The bot of Hearts: it ducks under tricks that cost points, and gets rid of dangerous cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hearts.said import HeartsView, PassCard, PlayCard
from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View

RANKS: Final = "23456789TJQKA"


def rank(card: str) -> int:
    """Returns how high a card is."""
    return RANKS.index(card[0]) if card[:2] != "10" else RANKS.index("T")


def danger(card: str) -> int:
    """Returns how dangerous a card is to keep: the queen of spades most, then high spades, then hearts, then high
    cards.
    """
    if card == "Q♠":
        return 100
    if card in ("A♠", "K♠"):
        return 80 + rank(card)
    return rank(card) + (20 if card[-1] == "♥" else 0)


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Passes its most dangerous cards, plays high where the trick is safe or lost anyway, and low otherwise."""
    assert isinstance(view, HeartsView)
    options = [action for action in choices if isinstance(action, (PassCard, PlayCard))]
    if view.phase == "passing" or not options:
        return max(options, key=lambda action: danger(action.card))
    if not view.trick:
        return min(options, key=lambda action: (rank(action.card), danger(action.card)))
    led = view.trick[0][-1]
    best = max([rank(card) for card in view.trick if card[-1] == led])
    if options[0].card[-1] != led:
        return max(options, key=lambda action: danger(action.card))
    under = [action for action in options if rank(action.card) < best]
    if under:
        return max(under, key=lambda action: danger(action.card))
    is_last_and_clean = len(view.trick) == 3 and not any(card == "Q♠" or card[-1] == "♥" for card in view.trick)
    safe = [action for action in options if action.card != "Q♠"] or options
    return (max if is_last_and_clean else min)(safe, key=lambda action: rank(action.card))


BOTS: Final[Mapping[str, Callable[[View, Choices, Luck], Action | None]]] = {"heuristic": heuristic}
