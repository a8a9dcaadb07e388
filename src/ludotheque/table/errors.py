"""What a table, not the rules, refuses."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.core.words import Phrase, Who
from ludotheque.table.state import TableState


class Declined(Exception):
    """What the table, not the rules, refuses: a message id and the values that the sentence needs."""

    def __init__(self, message: str, /, **values: Any) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    @property
    def said(self) -> Phrase | None:
        """The sentence, if it names a seat: by whoever sits there (`seat`), or by its number from 1 (`number`)."""
        if "seat" not in self.values:
            return None
        seat: Seat = self.values["seat"]
        return Phrase(self.message, {**self.values, "seat": Who(seat), "number": seat + 1})


def need(fulfilled: bool, message: str, **values: Any) -> None:
    """Declines unless a condition holds."""
    if not fulfilled:
        raise Declined(message, **values)


def own(seat: Seat | None) -> Seat:
    """The seat of whoever asks; spectators only look on."""
    if seat is None:
        raise Declined("table-not-seated")
    return seat


def check_seat(state: TableState, seat: Seat) -> None:
    """Complains about a seat that the table does not have."""
    if not 0 <= seat < state.settings.seats:
        raise BadInput("seat", "bad-seat", value=seat)
