"""Who sees a field of a state, and what a view tells of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.cardroom import Known
from ludotheque.core.kinds import Kind, Row
from ludotheque.core.structs import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What a view tells of a field, in which of its own fields.  `is_whole`: can the field be read back from them?"""

    def __init__(self, *names: str, is_whole: bool = False) -> None:
        self.names = names  # of the view; none: the view says nothing of it, or the game says it
        self.is_whole = is_whole

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        """The words for those names, as a viewer (None: a spectator) sees them."""
        raise NotImplementedError

    def read(self, view: Any, kind: Kind, settings: Any) -> Any:
        """The value that a view tells of, if it tells the whole."""
        raise NotImplementedError


OPEN: Final = Sight(is_whole=True)  # everybody sees it, in a view as in a position
STEPS: Final = Sight(is_whole=True)  # OPEN to whoever is choosing step by step; to all others as in a fresh state
HIDDEN: Final = Sight()  # the game itself says what a seat knows of it, if anything
INTERNAL: Final = (
    Sight()
)  # no position has it: it follows from the rest, or is as in a fresh state when somebody is asked
APART: Final = Sight()  # a part of a position that is no single field: the game writes and reads it by itself


class Size(Sight):
    """Everybody sees how many there are."""

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        return (len(value),)


class Listed(Sight):
    """Everybody sees a bag, which a view lists by name where a position counts."""

    def __init__(self, name: str) -> None:
        super().__init__(name, is_whole=True)

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        bag: Bag = value
        return (bag.named(),)

    def read(self, view: Any, kind: Kind, settings: Any) -> Any:
        names = kind.whole(settings).names  # type: ignore[attr-defined]  # of a kind of bag
        return bag_of(names, [names.index(name) for name in getattr(view, self.names[0])])


class OwnHand(Sight):
    """Each seat sees its own hand (None for a spectator), and everybody how many cards each seat holds."""

    def __init__(self, hand: str, sizes: str) -> None:
        super().__init__(hand, sizes)

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        assert isinstance(kind, Row)
        own = None if viewer is None else kind.kind.write(value[viewer], settings)
        hands: list[Any] = value
        return own, tuple([len(hand) for hand in hands])


class OwnKnowledge(Sight):
    """Each seat sees what it knows of the hands of others; a spectator knows nothing."""

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        known: Known = value
        return (((),) * settings.seats if viewer is None else known.named(viewer, settings.seats),)


class Sealed(Sight):
    """Everybody sees who has made a choice, and each seat its own (None for a spectator); an empty value is no choice."""

    def __init__(self, sealed: str, own: str) -> None:
        super().__init__(sealed, own)

    def show(self, value: Any, kind: Kind, viewer: Seat | None, settings: Any) -> tuple[Any, ...]:
        assert isinstance(kind, Row)
        own = None if viewer is None else kind.kind.write(value[viewer], settings)
        choices: list[Any] = value
        return tuple([seat for seat, choice in enumerate(choices) if choice]), own
