"""Sights: each sight says who sees a field of a state, and what a view shows of the field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.cardroom import Known
from ludotheque.core.kinds import Kind, Row
from ludotheque.core.structs import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What a view shows of a field of the state, and under which names.  `is_whole` says whether the view contains
    enough to restore the field.
    """

    def __init__(self, *names: str, is_whole: bool = False) -> None:
        self.names = names  # names in the view; none: the view leaves the field out, or the game adds it
        self.is_whole = is_whole
        # The indexes of the names whose values are lists; for these names `key` returns a list with one key per entry.
        self.entries: tuple[int, ...] = ()

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        """Returns the values that the view of one viewer (None: a spectator) shows under `names`."""
        raise NotImplementedError

    def read(self, view: Any, kind: Kind, settings: Any) -> Any:
        """Returns the value of the field from a view that shows the field completely."""
        raise NotImplementedError

    def key(self, value: Any, at: int, viewer: Seat, settings: Any) -> Any:
        """Returns a hashable key: as long as the key stays the same, so does the value that the view shows under
        `names[at]`.  By default, the key is the whole value of the field.
        """
        return tuple(value) if isinstance(value, list) else value


OPEN: Final = Sight(is_whole=True)  # everybody sees the field; a view shows it in the same form as a position
# OPEN to the seat that is choosing step by step; the others see the value that the field has in a new state.
STEPS: Final = Sight(is_whole=True)
HIDDEN: Final = Sight()  # the field is in no view; the game itself decides what each seat may know of it
# The field is not in positions: it follows from other fields, or has its initial value whenever a seat is asked.
INTERNAL: Final = Sight()
APART: Final = Sight()  # a part of a position that is not a single field: the game writes and reads it


class Size(Sight):
    """A sight for fields of which everybody sees only the number of values."""

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        return (len(value),)

    def key(self, value: Any, at: int, viewer: Seat, settings: Any) -> Any:
        return len(value)


class Listed(Sight):
    """A sight for bags that everybody sees: a view lists the names of the things in the bag, whereas a position counts
    them.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, is_whole=True)

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        bag: Bag = value
        return (bag.named(),)

    def read(self, view: Any, kind: Kind, settings: Any) -> Any:
        names = kind.whole(settings).names  # type: ignore[attr-defined]  # kinds of bags have it
        return bag_of(names, [names.index(name) for name in getattr(view, self.names[0])])


class OwnHand(Sight):
    """A sight for hands: each seat sees its own hand (None for a spectator), and everybody sees how many cards each
    seat holds.
    """

    def __init__(self, hand: str, sizes: str) -> None:
        super().__init__(hand, sizes)
        self.entries = (1,)

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        assert isinstance(kind, Row)
        own = None if viewer is None else kind.kind.write(value[viewer], settings)
        hands: Sequence[Any] = value
        return own, tuple([len(hand) for hand in hands])

    def key(self, value: Any, at: int, viewer: Seat, settings: Any) -> Any:
        hands: Sequence[Any] = value
        if at == 1:
            return tuple([len(hand) for hand in hands])
        own = hands[viewer]
        return tuple(own) if isinstance(own, list) else own


class OwnKnowledge(Sight):
    """A sight for known cards: each seat sees what it knows of the other hands; a spectator knows nothing."""

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        knowledge: Known = value
        return (((),) * settings.seats if viewer is None else knowledge.named(viewer, settings.seats),)

    def key(self, value: Any, at: int, viewer: Seat, settings: Any) -> Any:
        knowledge: Known = value
        if not knowledge.bags:
            return ()
        return tuple([knowledge.of(viewer, holder) for holder in range(settings.seats)])


class Sealed(Sight):
    """A sight for sealed choices: everybody sees which seats have chosen, and each seat sees its own choice (None for a
    spectator).  An empty value means that the seat has not chosen.
    """

    def __init__(self, sealed: str, own: str) -> None:
        super().__init__(sealed, own)

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        assert isinstance(kind, Row)
        own = None if viewer is None else kind.kind.write(value[viewer], settings)
        choices: Sequence[Any] = value
        return tuple([seat for seat, choice in enumerate(choices) if choice]), own

    def key(self, value: Any, at: int, viewer: Seat, settings: Any) -> Any:
        choices: Sequence[Any] = value
        return choices[viewer] if at == 1 else tuple([seat for seat, choice in enumerate(choices) if choice])
