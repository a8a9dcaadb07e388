"""The seats of a table: who owns each seat, who plays it, who has given up, and with which colours they play."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.structs import Outcome, Seat
from ludotheque.table.log import Player


class Place:
    """The state of one seat: who owns it, who plays it, and its colours."""

    __slots__ = ("player", "bot", "why", "seal", "nonce", "link", "is_resigned", "is_assisted", "wants_rematch")

    def __init__(self) -> None:
        self.player: Player | None = None  # the person or bot that the seat belongs to
        self.bot = ""  # who plays the seat: the name of a bot, or "" for the person
        self.why = ""  # why a bot stands in for the person, if one does
        self.seal = ""  # the seal of the nonce that the seat's person added
        self.nonce = ""  # the nonce itself; "" until it is opened
        self.link = ""  # the hash of the seat's return link
        self.is_resigned = False
        self.is_assisted = False  # whether the seat's person has had a hint
        self.wants_rematch = False

    @property
    def is_handed_over(self) -> bool:
        """Whether a bot plays for this seat's person."""
        return bool(self.bot) and self.player is not None and not self.player.bot

    def copy(self) -> Place:
        twin = Place()
        for name in Place.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


def colours_of(places: Sequence[Place], each: int, box: Sequence[str]) -> tuple[str, ...]:
    """Returns the colour of each set of pieces, in seat order: the chosen colour, otherwise the set's colour in the
    box, otherwise a free colour.
    """
    colours = [""] * (each * len(places))
    for seat, place in enumerate(places):
        for pieces, colour in enumerate(() if place.player is None else place.player.colours):
            colours[seat * each + pieces] = colour
    for number, own in enumerate(box[: len(colours)]):
        if not colours[number] and own not in colours:
            colours[number] = own
    left = [colour for colour in box if colour not in colours]
    return tuple([colour or left.pop(0) for colour in colours])


def outcome_of_resigning(places: Sequence[Place]) -> Outcome | None:
    """Returns the outcome once all seats but one have resigned; None before that."""
    left = [seat for seat, place in enumerate(places) if not place.is_resigned]
    if len(left) > 1:
        return None
    ranks = tuple([1 if seat in left else 2 for seat in range(len(places))])
    return Outcome(tuple(left), "resigned", ranks)


def no_person_plays(places: Sequence[Place], out: Sequence[Seat]) -> bool:
    """Returns whether every person at the table has resigned or is among the seats that are `out`.

    Returns False if there never was a person, because somebody may want to watch a match of bots.
    """
    people = [seat for seat, place in enumerate(places) if place.player is not None and not place.player.bot]
    return bool(people) and all(seat in out or places[seat].is_resigned for seat in people)
