"""The errors: an illegal move, bad input, and a record that cannot be replayed."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import Seat


class Refused(ValueError):
    """Raised for a move that the rules do not allow; holds the section of the rulebook, and the id and values of the
    sentence that explains the refusal.

    A seat among the values is a number from 0, as everywhere; the sentence shows the seat's name.
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

        sentence = Voice(self.game, "en").say(words_of(find_game(self.game)).of_refusal(self))
        return f"{sentence} ({self.section})"

    def __reduce__(self) -> Any:
        return rebuild_error, (Refused, (self.game, self.seat, self.section, self.message), self.values)

    def to_json(self) -> dict[str, Any]:
        """Returns the refusal as plain data, to be shown in any language."""
        return {"seat": self.seat, "section": self.section, "message": self.message, "values": self.values}


class BadInput(ValueError):
    """Raised for invalid input; says which part of the input is wrong, and why (the id and values of a sentence)."""

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
        return rebuild_error, (BadInput, (self.where, self.message, self.game), self.values)

    def to_json(self) -> dict[str, Any]:
        """Returns the error as plain data, to be shown in any language."""
        return {"where": self.where, "message": self.message, "values": self.values}


def rebuild_error(kind: Any, arguments: tuple[Any, ...], values: dict[str, Any]) -> Any:
    """Rebuilds an error from its pickled form, for instance after it was sent from another process."""
    return kind(*arguments, **values)


class BrokenEntry(BadInput):
    """Raised for an entry of a record that cannot be replayed; holds the number of the entry and the reason."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"record, entry {number}", "broken-record", reason=reason)
        self.number = number
        self.reason = reason

    def __reduce__(self) -> Any:
        return BrokenEntry, (self.number, self.reason)


class WrongLuck(ValueError):
    """Raised when the rules ask scripted or recorded luck for something other than its next answer."""
