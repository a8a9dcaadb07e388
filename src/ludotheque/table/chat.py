"""Chat at a table: beside the match, never part of its log or its versions.  Never compiled (msgspec Structs)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.table.errors import Declined
from ludotheque.table.messages import ChatLine
from ludotheque.table.ports import LINES_KEPT
from ludotheque.table.state import TableState

LONGEST_LINE: Final = 500  # characters
PAUSE: Final = 600  # ms between two lines of one person
SHOWN: Final = 100  # lines, to who comes

# Signs that turn the direction of writing would reach beyond their line.
TURNS: Final = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}


class KeptLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as it is kept: who said it, and under which move id, are for the house alone."""

    line: ChatLine
    person: str
    move: str


class Talk:
    """What was said at a table."""

    def __init__(self, kept: Sequence[bytes]) -> None:
        self._lines = [msgspec.json.decode(data, type=KeptLine) for data in kept]

    @property
    def latest(self) -> int:
        """The number of the last line; the first is 1."""
        return self._lines[-1].line.number if self._lines else 0

    def shown(self, since: int = 0) -> tuple[ChatLine, ...]:
        """The last lines, after one that is known."""
        return tuple([kept.line for kept in self._lines[-SHOWN:] if kept.line.number > since])

    def knows(self, person: str, move: str) -> bool:
        """Has this wish been done already?"""
        return any(kept.person == person and kept.move == move for kept in self._lines)

    def next(self, state: TableState, person: str, move: str, text: str, at: int) -> KeptLine:
        """The line that somebody wants to say; complains if they may not, or not so."""
        if not person:
            raise Declined("table-no-guest")
        if state.is_silenced(person):
            raise Declined("table-silenced")
        said = clean(text)
        before = [kept.line.at for kept in self._lines if kept.person == person]
        if before and at - before[-1] < PAUSE:
            raise Declined("table-chat-fast")
        seat = state.seat_of(person)
        player = None if seat is None else state.places[seat].player
        name = "" if player is None else player.name
        return KeptLine(ChatLine(self.latest + 1, at, seat, name, said), person, move)

    def add(self, kept: KeptLine) -> None:
        """A line that is on disk."""
        self._lines = [*self._lines, kept][-LINES_KEPT:]


def clean(text: str) -> str:
    """A line that can be shown; complains about one that is too long or empty."""
    if len(text) > LONGEST_LINE:
        raise BadInput("text", "table-bad-chat", longest=LONGEST_LINE)
    is_shown = [unicodedata.category(sign) not in ("Cc", "Cs") and ord(sign) not in TURNS for sign in text]
    said = " ".join("".join([sign if good else " " for sign, good in zip(text, is_shown)]).split())
    if not said:
        raise BadInput("text", "table-bad-chat", longest=LONGEST_LINE)
    return said
