"""Deals unseen cards at random to hands that cannot hold every suit; every possible deal is equally likely."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

from ludotheque.core.luck import Luck

Rooms = tuple[int, ...]


class Dealing:
    """The cards to deal, sorted into suits; the room in each hand; and the suits that each hand cannot hold (its
    voids).

    Hands with the same voids are merged into one large hand, and suits that the same hands can hold are merged into one
    long suit.  So there are few combinations to count, unless many different voids are known.
    """

    def __init__(self, suits: Sequence[Sequence[int]], rooms: Sequence[int], voids: Sequence[Sequence[int]]) -> None:
        self.suits = suits
        self._rooms = rooms
        by_voids: dict[tuple[int, ...], list[int]] = {}
        for hand, void in enumerate(voids):
            by_voids.setdefault(tuple(sorted(void)), []).append(hand)
        self._hands: list[list[int]] = list(by_voids.values())  # for each large hand: the hands merged into it
        by_hands: dict[tuple[bool, ...], list[int]] = {}
        for suit in range(len(suits)):
            by_hands.setdefault(tuple([suit not in void for void in by_voids]), []).append(suit)
        self._allowed: list[tuple[bool, ...]] = list(by_hands)  # for each long suit: which large hands may hold it
        self._long_suits: list[list[int]] = list(by_hands.values())  # for each long suit: the suits merged into it
        self._counts: list[int] = [sum([len(suits[suit]) for suit in group]) for group in self._long_suits]
        self._start: Rooms = tuple([sum([rooms[hand] for hand in group]) for group in self._hands])
        self._ways: dict[tuple[int, Rooms], int] = {}

    def ways(self, suit: int, rooms: Rooms) -> int:
        """Returns the number of ways in which the cards of this and the later long suits can fill the large hands."""
        if suit == len(self._counts):
            return 0 if any(rooms) else 1
        key = (suit, rooms)
        if key not in self._ways:
            self._ways[key] = sum([ways for _, _, ways in self.splits(suit, rooms)])
        return self._ways[key]

    def splits(self, suit: int, rooms: Rooms) -> Iterator[tuple[Rooms, Rooms, int]]:
        """Yields every way to split a long suit among the large hands: the split, the room that remains in each hand,
        and the number of deals with this split.
        """
        for split in self.parts(suit, 0, self._counts[suit], rooms):
            rest = tuple([room - part for room, part in zip(rooms, split)])
            ways, left = self.ways(suit + 1, rest), self._counts[suit]
            for part in split:
                ways *= comb(left, part)
                left -= part
            if ways:
                yield split, rest, ways

    def parts(self, suit: int, hand: int, count: int, rooms: Rooms) -> list[Rooms]:
        """Returns all ways to distribute `count` cards of a suit among the large hands from number `hand` on, as far as
        they have room and may hold the suit.
        """
        if hand == len(rooms):
            return [] if count else [()]
        most = min(count, rooms[hand]) if self._allowed[suit][hand] else 0
        return [(part, *rest) for part in range(most + 1) for rest in self.parts(suit, hand + 1, count - part, rooms)]

    def can_hold(self, hand: int, suit: int) -> bool:
        """Is there a deal in which this hand holds a card of this suit?"""
        large = [hand in group for group in self._hands].index(True)
        long = [suit in group for group in self._long_suits].index(True)
        reached: set[Rooms] = {self._start}
        for earlier in range(long):
            reached = {rest for rooms in reached for _, rest, _ in self.splits(earlier, rooms)}
        shares = [split[large] for rooms in reached for split, _, _ in self.splits(long, rooms)]
        return any(shares) and self._rooms[hand] > 0

    def deal(self, luck: Luck) -> list[list[int]]:
        """Returns the cards of each hand; raises ValueError if no deal is possible."""
        large: list[list[int]] = [[] for _ in self._hands]
        rooms = self._start
        for suit, group in enumerate(self._long_suits):
            split, rooms = self.draw_split(suit, rooms, luck)
            cards = [card for one in group for card in self.suits[one]]
            for hand, part in zip(large, split):
                hand.extend([cards.pop(luck.below(len(cards), "pick")) for _ in range(part)])
        dealt: list[list[int]] = [[] for _ in self._rooms]
        for members, held in zip(self._hands, large):
            for member in members:
                dealt[member] = [held.pop(luck.below(len(held), "pick")) for _ in range(self._rooms[member])]
        return dealt

    def draw_split(self, suit: int, rooms: Rooms, luck: Luck) -> tuple[Rooms, Rooms]:
        """Returns one way to split a long suit, drawn at random, and the room that is left."""
        ways = self.ways(suit, rooms)
        if not ways:
            raise ValueError("there is no way to deal these cards")
        number = luck.below(ways, "pick")
        for split, rest, here in self.splits(suit, rooms):
            if number < here:
                return split, rest
            number -= here
        raise AssertionError("there are fewer splits than were counted")
