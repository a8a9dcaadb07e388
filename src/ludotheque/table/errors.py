"""Errors raised when the table, rather than the rules of the game, refuses a command."""

from __future__ import annotations

from collections.abc import Sequence
from hmac import compare_digest
from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.core.words import Phrase, Who
from ludotheque.table.places import Place
from ludotheque.table.state import TableState


class Declined(Exception):
    """A refusal by the table rather than by the rules: the id and the values of a sentence."""

    def __init__(self, message: str, /, **values: Any) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    @property
    def phrase(self) -> Phrase | None:
        """The refusal as a phrase, if it is about a seat: the sentence may use the name of the seat's player (`$seat`)
        or the number of the seat, from 1 (`$number`).  None if the refusal is about no seat.
        """
        if "seat" not in self.values:
            return None
        seat: Seat = self.values["seat"]
        return Phrase(self.message, {**self.values, "seat": Who(seat), "number": seat + 1})


def require(condition: bool, message: str, **values: Any) -> None:
    """Raises Declined with this message unless the condition holds."""
    if not condition:
        raise Declined(message, **values)


def require_seat(seat: Seat | None) -> Seat:
    """Returns the seat of the person who sent a command; raises Declined for a spectator (None)."""
    if seat is None:
        raise Declined("table-not-seated")
    return seat


def check_seat(state: TableState, seat: Seat) -> None:
    """Raises BadInput for a seat that the table does not have."""
    if not 0 <= seat < state.settings.seats:
        raise BadInput("seat", "bad-seat", value=seat)


def seat_by_link(places: Sequence[Place], hash: str) -> Seat:
    """Returns the seat of a return link with this hash; raises Declined if no seat has such a link."""
    for seat, place in enumerate(places):
        if place.link and compare_digest(place.link, hash):
            return seat
    raise Declined("table-no-link")
