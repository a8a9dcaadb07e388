"""Fast encoders of observations (rows of 16-bit numbers) for reinforcement learning.

Without a writer, `numbering` makes the observations of any game from its views and sources (domains.py).  A game may
subclass Writer to encode the same observations straight from the state instead, which is faster.  Nothing in this
design stops a writer from leaking hidden information; tests/envs/test_writers.py checks that no writer of our games
does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludotheque.core.kinds import NOBODY, NOTHING
from ludotheque.core.structs import Seat

CACHE_SIZE: Final = 8192  # the maximum number of entries in a cache; a full cache is cleared
MAX_NUMBER: Final = 32767  # the largest number in an observation; a larger number is encoded as this one

EncodeField = Callable[[str, Any, Seat], bytes]
"""Encodes a field of a view without the help of a writer: called with the field's name, its value and the viewer, it
returns 16-bit numbers, low byte first.
"""

PREPARED: Final = 1024  # the encodings of the numbers below this one are computed in advance
ENCODED: Final[list[bytes]] = [number.to_bytes(2, "little") for number in range(PREPARED)]
ZERO: Final = bytes(2)


def encode(number: int) -> bytes:
    """Encodes a whole number in 16 bits, low byte first; limits it to MAX_NUMBER."""
    if 0 <= number < PREPARED:
        return ENCODED[number]
    return min(number, MAX_NUMBER).to_bytes(2, "little", signed=True)


class Notes:
    """The base class of a writer's cache for one match: the bytes last encoded for each viewer, and the values that
    they encode.

    The writer encodes again only what has changed.  A subclass of Writer defines its own subclass of Notes.
    """


class GrowingPile:
    """A pile of cards in the order in which they were added, with its latest encoding.

    This class suits a pile that mostly grows, such as the discards; `Writer.encode_counts` suits sorted cards, such as
    a hand.
    """

    def __init__(self, kinds: int) -> None:
        self._kinds = kinds
        self._cards = b""
        self._counts = [0] * kinds
        self._piece = bytes(2 * (kinds + 2))

    def encode(self, cards: bytes) -> bytes:
        """Encodes the number of cards of each kind, then the first and the last card, numbered from 1."""
        last_cards = self._cards
        piece = self._piece
        if cards == last_cards:
            return piece
        new = cards[len(last_cards) :]
        if cards[: len(last_cards)] != last_cards:  # cards were taken away or changed, so the pile did not merely grow
            new = cards
            self._counts = [0] * self._kinds
            piece = bytes(2 * (self._kinds + 2))
        counts = self._counts
        for kind in new:
            count = counts[kind] + 1
            counts[kind] = count
            piece = piece[: 2 * kind] + encode(count) + piece[2 * kind + 2 :]
        if cards:
            piece = piece[: 2 * self._kinds] + encode(cards[0] + 1) + encode(cards[-1] + 1)
        self._cards = cards
        self._piece = piece
        return piece


class Writer:
    """Base class: encodes observations of matches with the same settings straight from their states.

    A subclass overrides `write`, and `notes` if it has a cache; the other methods encode parts of an observation.
    """

    def __init__(self, encode_field: EncodeField, seats: int, kinds: int) -> None:
        self.encode_field = encode_field
        self.seats = seats
        self.kinds = kinds  # the number of kinds of cards in the box
        # For each viewer, all seats clockwise from the viewer's own seat.
        self.seats_from: list[list[Seat]] = [[*range(viewer, seats), *range(viewer)] for viewer in range(seats)]
        self.no_seats = bytes(2 * seats)
        self.no_cards = bytes(2 * (kinds + 2))
        self._orders: list[dict[tuple[Seat, ...], bytes]] = [{} for _ in range(seats)]
        self._zeros = [bytes(2 * count) for count in range(kinds + 1)]

    def notes(self) -> Notes:
        """Returns an empty cache for one match."""
        return Notes()

    def write(self, state: Any, viewer: Seat, notes: Notes) -> bytes:
        """Returns the observation of a seat; `notes` is the cache of this match, which this call updates."""
        raise NotImplementedError

    def encode_seat(self, seat: int, viewer: Seat) -> bytes:
        """Encodes a seat: the viewer's own seat is 1, the others are numbered on clockwise, and NOBODY is 0."""
        return ZERO if seat == NOBODY else ENCODED[1 + (seat - viewer) % self.seats]

    def encode_index(self, index: int) -> bytes:
        """Encodes the index of a thing as index + 1, or as 0 for NOTHING."""
        return ZERO if index == NOTHING else encode(index + 1)

    def encode_order(self, seats: tuple[Seat, ...], viewer: Seat) -> bytes:
        """Encodes a list of seats: for each seat clockwise from the viewer's, the seat's position in the list, counted
        from 1; 0 if the seat is not in the list.
        """
        if not seats:
            return self.no_seats
        cache = self._orders[viewer]
        encoded = cache.get(seats)
        if encoded is None:
            places = [ZERO] * self.seats
            for place, seat in enumerate(seats):
                places[(seat - viewer) % self.seats] = ENCODED[place + 1]
            encoded = b"".join(places)
            if len(cache) >= CACHE_SIZE:
                cache.clear()
            cache[seats] = encoded
        return encoded

    def encode_counts(self, cards: bytes) -> bytes:
        """Encodes the number of cards of each kind in a sorted list, then its first and last card, numbered from 1."""
        if not cards:
            return self.no_cards
        zeros = self._zeros
        pieces: list[bytes] = []
        next_kind = 0  # the next kind to be written
        last = cards[0]
        count = 0
        for kind in cards:
            if kind != last:
                pieces.append(zeros[last - next_kind])
                pieces.append(encode(count))
                next_kind = last + 1
                last = kind
                count = 0
            count += 1
        pieces += [
            zeros[last - next_kind],
            encode(count),
            zeros[self.kinds - last - 1],
            encode(cards[0] + 1),
            encode(last + 1),
        ]
        return b"".join(pieces)

    def encode_all_counts(self, piles: Sequence[bytes]) -> bytes:
        """Encodes the counts of several piles of sorted cards, one pile after another."""
        return b"".join([self.encode_counts(pile) for pile in piles])
