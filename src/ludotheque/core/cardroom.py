"""Helpers for card games: counted piles, the cards left in the box, what seats know of other hands, redealing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from ludotheque.core.bag import NO_KIND, ONE, Bag, bag_of
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat


def bag_from_counts(whole: Bag, counts: Mapping[str, int]) -> Bag:
    """Returns a bag with these counts of each card; raises ValueError if a count exceeds what the box contains."""
    names, items = whole.names, whole.items
    kinds: list[int] = []
    for name, count in counts.items():
        if name not in names:
            raise ValueError(f"there is no card {name!r}")
        kind = names.index(name)
        if not 0 <= count <= items.count(kind):
            raise ValueError(f"there cannot be {count} of {name!r}")
        kinds += [kind] * count
    return bag_of(names, kinds)


def all_others(whole: Bag, kinds: Iterable[int]) -> Bag:
    """Returns all cards of the box except the given ones; raises ValueError if a given card is not in the box."""
    for kind in kinds:
        if kind not in whole:
            raise ValueError(f"there are too many of {whole.names[kind]!r}")
        whole = whole.minus(kind)
    return whole


def remove_unseen(bag: Bag, count: int) -> Bag:
    """Returns the known cards that a hand certainly still holds after `count` unseen cards left it: all of those may
    have been of one kind, so of every kind up to `count` cards are no longer certain.
    """
    for kind in bag.kinds():
        for _ in range(min(count, bag.count(kind))):
            bag = bag.minus(kind)
    return bag


def remove_known(bag: Bag, kinds: Iterable[int]) -> Bag:
    """Returns the known cards of a hand after some named cards left the hand; named cards that were not known are
    ignored.
    """
    for kind in kinds:
        if kind in bag.items:
            bag = bag.minus(kind)
    return bag


def with_card(hand: bytes, kind: int) -> bytes:
    """Returns a sorted hand with one more card of this kind."""
    at = len(hand)
    while at and hand[at - 1] > kind:
        at -= 1
    return hand[:at] + ONE[kind] + hand[at:]


def without_card(hand: bytes, kind: int) -> bytes:
    """Returns a hand without one card of this kind; the hand must hold such a card."""
    for at in range(len(hand)):  # compiled, this is faster than `index`
        if hand[at] == kind:
            return hand[:at] + hand[at + 1 :]
    raise ValueError(f"there is no card of kind {kind} in this hand")


def distinct_kinds(hand: bytes) -> list[int]:
    """Returns the kinds of cards in a sorted hand, each once."""
    kinds: list[int] = []
    last = NO_KIND
    for kind in hand:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


# `Known.bags` stores what a viewer knows of a holder's hand under the key HOLDERS × viewer + holder; HOLDERS must be
# larger than the number of seats.
HOLDERS: Final = 16


class Known:
    """The cards that each seat knows to be in other hands.  The object is immutable, so copies of a state may share it."""

    __slots__ = ("nothing", "bags")

    def __init__(self, nothing: Bag, bags: dict[int, Bag] | None = None) -> None:
        self.nothing = nothing
        # The known cards, by viewer and holder (HOLDERS); empty bags are left out.
        self.bags: dict[int, Bag] = {} if bags is None else bags

    def of(self, viewer: Seat, holder: Seat) -> Bag:
        """Returns the cards that a seat knows to be in another seat's hand."""
        return self.bags.get(HOLDERS * viewer + holder, self.nothing)

    def named(self, viewer: Seat, seats: int) -> tuple[tuple[str, ...], ...]:
        """Returns, for each hand, the names of the cards that a seat knows to be in that hand."""
        if not self.bags:
            return ((),) * seats
        return tuple([self.of(viewer, holder).named() for holder in range(seats)])

    def learn(self, viewer: Seat, holder: Seat, bag: Bag) -> Known:
        """Returns the knowledge of all seats after `viewer` learnt that a hand holds these cards; this replaces
        whatever `viewer` knew of that hand.
        """
        return self._put(HOLDERS * viewer + holder, bag)

    def _put(self, key: int, bag: Bag) -> Known:
        if not bag.items and key not in self.bags:
            return self
        bags = self.bags.copy()
        if bag.items:
            bags[key] = bag
        else:
            del bags[key]
        return Known(self.nothing, bags)

    def show(self, holder: Seat, kinds: Sequence[int]) -> Known:
        """Returns the knowledge of all seats after cards left a hand face up."""
        knowledge = self
        for key, bag in self.bags.items():
            if key % HOLDERS == holder:
                left = remove_known(bag, kinds)
                if left is not bag:
                    knowledge = knowledge._put(key, left)
        return knowledge

    def hide(self, holder: Seat, kinds: Sequence[int], but: Seat) -> Known:
        """Returns the knowledge of all seats after cards left a hand face down; the seat `but`, if any, saw which cards
        they were.
        """
        knowledge = self
        for key, bag in self.bags.items():
            if key % HOLDERS == holder:
                saw_them = key // HOLDERS == but
                knowledge = knowledge._put(
                    key, remove_known(bag, kinds) if saw_them else remove_unseen(bag, len(kinds))
                )
        return knowledge

    def swap(self, one: Seat, other: Seat) -> Known:
        """Returns the knowledge of all seats after two seats swapped hands.  What the two seats themselves now know
        must be added with `learn`.
        """
        bags: dict[int, Bag] = {}
        for key, bag in self.bags.items():
            viewer, holder = key // HOLDERS, key % HOLDERS
            if viewer != one and viewer != other and (holder == one or holder == other):
                key = HOLDERS * viewer + one + other - holder
            bags[key] = bag
        return Known(self.nothing, bags)


def redeal(unseen: Bag, hands: Sequence[Bag], sizes: Sequence[int], luck: Luck) -> tuple[list[list[int]], Bag]:
    """Fills up hands to their sizes: first with their known cards, then with unseen cards.  Also returns the unseen
    cards that remain.
    """
    dealt: list[list[int]] = []
    for hand in hands:
        unseen = unseen.minus_all(hand)
    for hand, size in zip(hands, sizes):
        more, unseen = luck.deal(unseen, size - len(hand.items))
        dealt.append(sorted([*hand.items, *more]))
    return dealt, unseen


def guess_sealed(
    choices: list[Any], sealed: Iterable[Seat], viewer: Seat | None, own: Any, guess: Callable[[Seat], Any]
) -> None:
    """Fills in the sealed choices of an imagined state: the viewer's own choice as it is, and for every other seat the
    choice that `guess` returns.
    """
    for seat in sealed:
        choices[seat] = own if seat == viewer else guess(seat)
