"""A game's own writer of observations, for games in which learning programs play many matches.

Without a writer, `numbering` makes the observations of any game from its views and sources (domains.py).  A writer makes
the same observations faster, straight from the state: so only tests ensure that it tells a seat nothing that the seat's
view does not (tests/envs/test_writers.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque.core.kinds import NOBODY, NOTHING
from ludotheque.core.structs import Seat

REMEMBERED: Final = 8192  # the maximum number of entries in a cache; then the cache is cleared
MOST: Final = 32767  # the largest number in an observation

Tell = Callable[[str, Any, Seat], bytes]
"""Writes a field of a view the general way: its name, its value and the viewer, as 16-bit numbers, low byte first."""

WORDS: Final[list[bytes]] = [number.to_bytes(2, "little") for number in range(1024)]
ZERO: Final = bytes(2)


def word(number: int) -> bytes:
    """Returns a whole number as it stands in an observation."""
    if 0 <= number < 1024:
        return WORDS[number]
    return min(number, MOST).to_bytes(2, "little", signed=True)


class Notes:
    """What a writer last wrote for one match, and from which values; the writer rewrites only what has changed."""


class Pile:
    """A pile of cards in any order and its numbers in an observation, which are kept until the pile changes."""

    def __init__(self, kinds: int) -> None:
        self._kinds = kinds
        self._cards: list[int] = []
        self._counts = [0] * kinds
        self._piece = bytes(2 * (kinds + 2))

    def write(self, cards: list[int]) -> bytes:
        """Returns how many cards there are of each kind, then the first and the last card, numbered from 1."""
        known = self._cards
        piece = self._piece
        if cards == known:
            return piece
        new = cards[len(known) :]
        if cards[: len(known)] != known:  # the pile has not only grown
            new = cards
            self._counts = [0] * self._kinds
            piece = bytes(2 * (self._kinds + 2))
        counts = self._counts
        for kind in new:
            count = counts[kind] + 1
            counts[kind] = count
            piece = piece[: 2 * kind] + word(count) + piece[2 * kind + 2 :]
        if cards:
            piece = piece[: 2 * self._kinds] + word(cards[0] + 1) + word(cards[-1] + 1)
        self._cards = cards[:]
        self._piece = piece
        return piece


class Writer:
    """Writes observations of matches with the same settings straight from their states."""

    def __init__(self, tell: Tell, seats: int, kinds: int) -> None:
        self.tell = tell
        self.seats = seats
        self.kinds = kinds  # how many kinds of cards the box has
        # For each viewer, all seats clockwise from its own.
        self.around: list[list[Seat]] = [[*range(viewer, seats), *range(viewer)] for viewer in range(seats)]
        self.no_seats = bytes(2 * seats)
        self.no_cards = bytes(2 * (kinds + 2))
        self._rows: list[dict[tuple[Seat, ...], bytes]] = [{} for _ in range(seats)]
        self._zeros = [bytes(2 * count) for count in range(kinds + 1)]

    def notes(self) -> Notes:
        """Returns empty notes for a match."""
        return Notes()

    def write(self, state: Any, viewer: Seat, notes: Notes) -> bytes:
        """Returns the observation of a seat; the notes must be those of a match with these settings."""
        raise NotImplementedError

    def seat(self, seat: int, viewer: Seat) -> bytes:
        """Returns the number of a seat: 1 is the viewer's own, then clockwise; 0 for NOBODY."""
        return ZERO if seat == NOBODY else WORDS[1 + (seat - viewer) % self.seats]

    def index(self, number: int) -> bytes:
        """Returns the number of one of several things: its index and 1; 0 for NOTHING."""
        return ZERO if number == NOTHING else word(number + 1)

    def row(self, seats: tuple[Seat, ...], viewer: Seat) -> bytes:
        """Returns a list of seats: for each seat, from the viewer's clockwise, its position in the list, from 1."""
        if not seats:
            return self.no_seats
        known = self._rows[viewer]
        found = known.get(seats)
        if found is None:
            places = [ZERO] * self.seats
            for place, seat in enumerate(seats):
                places[(seat - viewer) % self.seats] = WORDS[place + 1]
            found = b"".join(places)
            if len(known) >= REMEMBERED:
                known.clear()
            known[seats] = found
        return found

    def counted(self, cards: bytes) -> bytes:
        """Returns how many sorted cards there are of each kind, then the first and the last card, numbered from 1."""
        if not cards:
            return self.no_cards
        zeros = self._zeros
        pieces: list[bytes] = []
        due = 0  # the next kind to be written
        last = cards[0]
        count = 0
        for kind in cards:
            if kind != last:
                pieces.append(zeros[last - due])
                pieces.append(word(count))
                due = last + 1
                last = kind
                count = 0
            count += 1
        pieces += [zeros[last - due], word(count), zeros[self.kinds - last - 1], word(cards[0] + 1), word(last + 1)]
        return b"".join(pieces)

    def counted_all(self, piles: Sequence[bytes]) -> bytes:
        """Returns several piles of sorted cards, counted one after another."""
        return b"".join([self.counted(pile) for pile in piles])
