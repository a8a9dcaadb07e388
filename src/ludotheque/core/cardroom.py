"""Cards that every card game handles alike: counted piles, what is left of the box, what seats know of hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludotheque.core.bag import Bag, bag_of


def counted(whole: Bag, counts: Mapping[str, int]) -> Bag:
    """A pile, by the numbers of its cards; complains (ValueError) about more of a card than there are."""
    kinds: list[int] = []
    for name, count in counts.items():
        if name not in whole.names:
            raise ValueError(f"there is no card {name!r}")
        kind = whole.names.index(name)
        if not 0 <= count <= whole.count(kind):
            raise ValueError(f"there cannot be {count} of {name!r}")
        kinds += [kind] * count
    return bag_of(whole.names, kinds)


def all_others(whole: Bag, kinds: Iterable[int]) -> Bag:
    """The cards of the box that are not among these; raises ValueError if these are more than the box has."""
    for kind in kinds:
        if kind not in whole:
            raise ValueError(f"there are too many of {whole.names[kind]!r}")
        whole = whole.minus(kind)
    return whole


def less_of_each(bag: Bag, count: int) -> Bag:
    """The cards surely left of known ones after `count` unseen cards went: of each kind, that many fewer."""
    for kind in bag.kinds():
        for _ in range(min(count, bag.count(kind))):
            bag = bag.minus(kind)
    return bag
