"""The errors: an illegal move, bad input, and a record that cannot be replayed."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import Seat


class Refused(ValueError):
    """Raised for a move that the rules do not allow; holds the section of the rulebook, a message id and the values for
    the sentence.

    Seats in the values are numbers from 0, as everywhere; sentences use their names.
    """

    def __init__(self, game: str, seat: Seat | None, section: str, message: str, /, **values: Any) -> None:
        super().__init__(game, seat, section, message, values)
        self.game = game
        self.seat = seat
        self.section = section
        self.message = message
        self.values = values

    def __str__(self) -> str:
        from ludotheque.core.catalogue import find_game
        from ludotheque.core.default_words import words_of
        from ludotheque.core.words import Voice

        said = Voice(self.game, "en").say(words_of(find_game(self.game)).of_refusal(self))
        return f"{said} ({self.section})"

    def __reduce__(self) -> Any:
        return remade, (Refused, (self.game, self.seat, self.section, self.message), self.values)

    def to_json(self) -> dict[str, Any]:
        """Returns the refusal as plain data, to be shown in any language."""
        return {"seat": self.seat, "section": self.section, "message": self.message, "values": self.values}


class BadInput(ValueError):
    """Raised for input that makes no sense; says where it is, and what is wrong with it (a message id and values)."""

    def __init__(self, where: str, message: str, /, game: str = "", **values: Any) -> None:
        super().__init__(where, message, values)
        self.game = game
        self.where = where
        self.message = message
        self.values = values

    def __str__(self) -> str:
        from ludotheque.core.words import say

        return f"{self.where}: {say(self.game, 'en', self.message, self.values)}"

    def __reduce__(self) -> Any:
        return remade, (BadInput, (self.where, self.message, self.game), self.values)

    def to_json(self) -> dict[str, Any]:
        """Returns the error as plain data, to be shown in any language."""
        return {"where": self.where, "message": self.message, "values": self.values}


def remade(kind: Any, given: tuple[Any, ...], values: dict[str, Any]) -> Any:
    """Rebuilds an error that was pickled, for instance to send it to another process."""
    return kind(*given, **values)


class BrokenEntry(BadInput):
    """Raised for an entry of a record that cannot be replayed; holds the number of the entry and the reason."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"record, entry {number}", "broken-record", reason=reason)
        self.number = number
        self.reason = reason

    def __reduce__(self) -> Any:
        return BrokenEntry, (self.number, self.reason)


class WrongLuck(ValueError):
    """Raised when a scripted or recorded luck is asked for something other than its next answer."""
