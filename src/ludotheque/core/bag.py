"""Bags: things counted per kind.  A bag has no order, so no order can leak."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Final

NO_KIND: Final = 256  # stands for no kind: larger than any byte
ONE: Final = tuple(bytes((kind,)) for kind in range(256))


class Bag:
    """An immutable bag.  Each kind of thing has a small number, and `names` lists the names of the kinds by number, in
    the order of the components file.
    """

    __slots__ = ("items", "names")

    def __init__(self, names: tuple[str, ...], items: bytes = b"") -> None:
        self.names = names
        self.items = items  # one byte for each thing in the bag, sorted

    def __len__(self) -> int:
        return len(self.items)

    def __contains__(self, kind: object) -> bool:
        return kind in self.items  # type: ignore[operator]  # callers ask only for ints

    def __iter__(self) -> Iterator[int]:
        return iter(self.items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.items == other.items and self.names == other.names

    def __hash__(self) -> int:
        return hash(self.items)

    def __repr__(self) -> str:
        return f"Bag({', '.join(self.named())})"

    def count(self, kind: int) -> int:
        """Returns how many of this kind are in the bag."""
        return self.items.count(kind)

    def plus(self, kind: int) -> Bag:
        """Returns a copy of the bag that contains one more thing of this kind."""
        items = self.items
        at = bisect_right(items, kind)
        return Bag(self.names, items[:at] + ONE[kind] + items[at:])

    def minus(self, kind: int) -> Bag:
        """Returns the bag without one thing of this kind; the bag must contain such a thing."""
        items = self.items
        at = items.index(kind)
        return Bag(self.names, items[:at] + items[at + 1 :])

    def plus_all(self, kinds: Iterable[int]) -> Bag:
        """Returns the bag with all of these things added."""
        return Bag(self.names, bytes(sorted([*self.items, *kinds])))

    def minus_all(self, kinds: Iterable[int]) -> Bag:
        """Returns the bag without these things; all of them must be in the bag."""
        left = bytearray(self.items)
        for kind in kinds:
            left.remove(kind)
        return Bag(self.names, bytes(left))

    def kinds(self) -> list[int]:
        """Returns each kind in the bag, once."""
        return sorted(set(self.items))

    def named(self) -> tuple[str, ...]:
        """Returns the name of every thing in the bag, repeated for equal things."""
        names = self.names
        return tuple([names[kind] for kind in self.items])

    def counts(self) -> dict[str, int]:
        """Returns the number of things of each kind in the bag, by the kind's name."""
        names = self.names
        counts: dict[str, int] = {}
        last = NO_KIND
        count = 0
        for kind in self.items:
            if kind == last:
                count += 1
                continue
            if count:
                counts[names[last]] = count
            last = kind
            count = 1
        if count:
            counts[names[last]] = count
        return counts


def bag_of(names: tuple[str, ...], kinds: Iterable[int]) -> Bag:
    """Returns a bag of these kinds, given in any order."""
    return Bag(names, bytes(sorted(kinds)))
