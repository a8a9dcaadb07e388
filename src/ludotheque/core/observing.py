"""A game's own writer of observations, for games in which learning programs play many matches.

Without a writer, `numbering` makes the observations of any game from its views and sources (domains.py); a writer makes
the same observations faster.  tests/envs compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct as Packer
from typing import Any, Final

from ludotheque.core.kinds import NOBODY, NOTHING
from ludotheque.core.structs import Seat

REMEMBERED: Final = 8192  # the maximum number of entries in a cache; then the cache is cleared
MOST: Final = 32767  # the largest number in an observation

Tell = Callable[[str, Any, Seat], bytes]
"""Writes a field of a view the general way: its name, its value and the viewer, as 16-bit numbers, low byte first."""


class Writer:
    """Writes observations of matches with the same settings straight from their states.

    `numbers` names the fields of the view that `write` gives as whole numbers, in the range of 16 bits.  It gives every
    other field as bytes; zeros at the end of a field may be left out.
    """

    def __init__(self, tell: Tell, seats: int, kinds: int, numbers: Sequence[str]) -> None:
        self.tell = tell
        self.seats = seats
        self.numbers = frozenset(numbers)
        # For each viewer, all seats clockwise from its own.
        self.around: list[list[Seat]] = [[*range(viewer, seats), *range(viewer)] for viewer in range(seats)]
        self._rows: list[dict[tuple[Seat, ...], bytes]] = [{} for _ in range(seats)]
        self._counts: dict[bytes, bytes] = {b"": b""}
        self._kinds = kinds
        self._no_cards = bytes(2 * (kinds + 2))
        self._pack = Packer(f"<{kinds + 2}h").pack

    def write(self, state: Any, viewer: Seat, out: list[Any]) -> None:
        """Appends the observation of a seat to `out`, in the order of the view's fields."""
        raise NotImplementedError

    def seat(self, seat: int, viewer: Seat) -> int:
        """Returns the number of a seat: 1 is the viewer's own, then clockwise; 0 for NOBODY."""
        return 0 if seat == NOBODY else 1 + (seat - viewer) % self.seats

    def index(self, number: int) -> int:
        """Returns the number of one of several things: its index and 1; 0 for NOTHING."""
        return 0 if number == NOTHING else number + 1

    def row(self, seats: tuple[Seat, ...], viewer: Seat) -> bytes:
        """Returns a list of seats: for each seat, from the viewer's clockwise, its position in the list, from 1."""
        if not seats:
            return b""
        known = self._rows[viewer]
        found = known.get(seats)
        if found is None:
            places = [0] * self.seats
            for place, seat in enumerate(seats):
                places[(seat - viewer) % self.seats] = place + 1
            found = Packer(f"<{self.seats}h").pack(*places)
            known[seats] = found
        return found

    def counted(self, cards: bytes) -> bytes:
        """Returns how many cards there are of each kind, then the first and the last card, numbered from 1."""
        found = self._counts.get(cards)
        if found is None:
            kinds = self._kinds
            counts = [0] * (kinds + 2)
            for kind in cards:
                counts[kind] += 1
            counts[kinds] = cards[0] + 1
            counts[kinds + 1] = cards[-1] + 1
            found = self._pack(*counts)
            if len(self._counts) >= REMEMBERED:
                self._counts = {b"": b""}
            self._counts[cards] = found
        return found

    def counted_all(self, piles: Sequence[bytes]) -> bytes:
        """Returns several piles of cards, counted one after another."""
        return b"".join([self.counted(pile) or self._no_cards for pile in piles])
