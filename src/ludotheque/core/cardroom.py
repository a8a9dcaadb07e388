"""Helpers for card games: counted piles, the cards left in the box, what seats know of other hands, redealing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat


def bag_from_counts(whole: Bag, counts: Mapping[str, int]) -> Bag:
    """Makes a pile from its count of each card; raises ValueError if it has more of a card than the box."""
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
    """Returns the cards of the box without the given ones; raises ValueError if the box does not have all of those."""
    for kind in kinds:
        if kind not in whole:
            raise ValueError(f"there are too many of {whole.names[kind]!r}")
        whole = whole.minus(kind)
    return whole


def remove_unseen(bag: Bag, count: int) -> Bag:
    """Returns the cards still known to be in a hand after `count` unseen cards left it: `count` fewer of each kind."""
    for kind in bag.kinds():
        for _ in range(min(count, bag.count(kind))):
            bag = bag.minus(kind)
    return bag


def remove_known(bag: Bag, kinds: Iterable[int]) -> Bag:
    """Returns the cards still known to be in a hand after these left it;
    cards that were not known make no difference.
    """
    for kind in kinds:
        if kind in bag.items:
            bag = bag.minus(kind)
    return bag


VIEWER: Final = 16  # in `Known.bags`, what `viewer` knows of the hand of `holder` has the key VIEWER × viewer + holder


class Known:
    """The cards that each seat knows to be in other hands.  Immutable, so copies of a state may share it."""

    __slots__ = ("nothing", "bags")

    def __init__(self, nothing: Bag, bags: dict[int, Bag] | None = None) -> None:
        self.nothing = nothing
        # The known cards, under the keys that VIEWER describes; empty bags are left out.
        self.bags: dict[int, Bag] = {} if bags is None else bags

    def of(self, viewer: Seat, holder: Seat) -> Bag:
        """Returns the cards that a seat knows to be in another seat's hand."""
        return self.bags.get(VIEWER * viewer + holder, self.nothing)

    def named(self, viewer: Seat, seats: int) -> tuple[tuple[str, ...], ...]:
        """Returns everything a seat knows: the names of the known cards, one row per hand."""
        if not self.bags:
            return ((),) * seats
        return tuple([self.of(viewer, holder).named() for holder in range(seats)])

    def learn(self, viewer: Seat, holder: Seat, bag: Bag) -> Known:
        """Returns the knowledge of all seats after a viewer has learnt that a hand holds these cards, replacing what it
        knew of that hand.
        """
        return self._put(VIEWER * viewer + holder, bag)

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
        known = self
        for key, bag in self.bags.items():
            if key % VIEWER == holder:
                left = remove_known(bag, kinds)
                if left is not bag:
                    known = known._put(key, left)
        return known

    def hide(self, holder: Seat, kinds: Sequence[int], but: Seat) -> Known:
        """Returns the knowledge of all seats after cards left a hand face down; one seat may have seen them."""
        known = self
        for key, bag in self.bags.items():
            if key % VIEWER == holder:
                saw_them = key // VIEWER == but
                known = known._put(key, remove_known(bag, kinds) if saw_them else remove_unseen(bag, len(kinds)))
        return known

    def swap(self, one: Seat, other: Seat) -> Known:
        """Returns the knowledge of all seats after two seats swapped hands.  It is updated for the other seats only;
        call `learn` for what the two now know.
        """
        bags: dict[int, Bag] = {}
        for key, bag in self.bags.items():
            viewer, holder = key // VIEWER, key % VIEWER
            if viewer != one and viewer != other and (holder == one or holder == other):
                key = VIEWER * viewer + one + other - holder
            bags[key] = bag
        return Known(self.nothing, bags)


def redeal(unseen: Bag, hands: Sequence[Bag], sizes: Sequence[int], luck: Luck) -> tuple[list[list[int]], Bag]:
    """Fills hands with their known cards, then with unseen ones up to their sizes;
    also returns the cards that remain.
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
    """Fills in the sealed choices of an imagined state: the viewer's own as it is, those of the other seats by calling
    `guess`.
    """
    for seat in sealed:
        choices[seat] = own if seat == viewer else guess(seat)
