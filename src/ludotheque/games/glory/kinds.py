"""Kinds and sights (core/kinds.py, core/sights.py) for fields of this game, in addition to those that all games share."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.kinds import Counts, Kind, Row
from ludotheque.core.sights import Sight
from ludotheque.core.structs import Seat
from ludotheque.games.glory.actions import Intervene, Lay, LayMore
from ludotheque.games.glory.box import COMBAT, EVENTS, GloryBox
from ludotheque.games.glory.views import Backs, LayView


def all_cards(settings: Any) -> Bag:
    """Returns the cards of the box."""
    deck: Bag = settings.box.deck
    return deck


class MaybeFlag(Kind):
    """The kind of a flag that a position may leave out (None); the flag then follows from the rest of the position."""

    def read(self, word: Any, settings: Any) -> Any:
        return word is True


class ByDeck(Counts):
    """The kind of a field with a pile for each deck, which positions write as one count of all the cards."""

    def write(self, value: Any, settings: Any) -> Any:
        piles: list[Bag] = value
        counts = piles[COMBAT].counts()
        counts.update(piles[EVENTS].counts())
        return counts

    def read(self, word: Any, settings: Any) -> Any:
        return by_deck(settings.box, super().read({} if word is None else word, settings))


class MaybeByDeck(ByDeck):
    """A pile for each deck, written as one count; None means all cards that are nowhere else, see `read_deck`."""

    def __init__(self) -> None:
        super().__init__(all_cards)
        self.shape = dict[str, int] | None


class SealedLay(Kind):
    """The kind of a field that holds a sealed lay or None."""

    def write(self, value: Any, settings: Any) -> Any:
        if isinstance(value, Lay):
            return LayView(value.card, value.referee)
        if isinstance(value, Intervene):
            return LayView(None, None, value.diva, value.before, value.die_for)
        if isinstance(value, LayMore):
            return LayView(more=tuple([card for card in (value.card, value.other) if card is not None]))
        return None


class SealedLays(Row):
    """The kind of the field with the sealed lays of all seats.

    The type of a lay depends on whether its seat fights, so `lay_from` reads the lays after the fighters are known.
    """

    def read(self, word: Any, settings: Any) -> Any:
        return [None] * settings.seats


class DeckSizes(Sight):
    """A sight for decks: everybody sees the number of cards in each deck."""

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        decks: list[Bag] = value
        return (Backs(len(decks[COMBAT]), len(decks[EVENTS])),)

    def key(self, value: Any, at: int, viewer: Seat, settings: Any) -> Any:
        decks: list[Bag] = value
        return len(decks[COMBAT]), len(decks[EVENTS])


class HandsByBacks(Sight):
    """§1.9  A sight for hands: each seat sees its own hand (None for a spectator), and everybody sees the backs of all
    cards in all hands.
    """

    def __init__(self, hand: str, hands: str) -> None:
        super().__init__(hand, hands)
        self.entries = (1,)

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        hands: list[Bag] = value
        own = None if viewer is None else hands[viewer].named()
        return own, tuple([backs(settings.box, hand) for hand in hands])

    def key(self, value: Any, at: int, viewer: Seat, settings: Any) -> Any:
        hands: list[Bag] = value
        if at == 0:
            return hands[viewer]
        first: int = settings.box.first_event
        return tuple([4096 * len(hand.items) + bisect_left(hand.items, first) for hand in hands])


BACKS: Final = [[Backs(combat, event) for event in range(64)] for combat in range(64)]


def backs(box: GloryBox, cards: Bag) -> Backs:
    """§1.9  Counts the cards of each deck."""
    items = cards.items
    combat = bisect_left(items, box.first_event)
    event = len(items) - combat
    return BACKS[combat][event] if combat < 64 and event < 64 else Backs(combat, event)


def by_deck(box: GloryBox, cards: Bag) -> list[Bag]:
    """Splits a pile of cards into one pile for each deck."""
    at = bisect_left(cards.items, box.first_event)
    return [Bag(box.cards, cards.items[:at]), Bag(box.cards, cards.items[at:])]
