"""The chat at a table.  It is separate from the match, and its lines are not part of the log.

Never compiled: mypyc would break its msgspec Structs.
"""

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
from ludotheque.table.wishes import Chat

LONGEST_LINE: Final = 500  # the maximum number of characters in a line of chat
LEAST_GAP: Final = 600  # minimum time between two lines of one person, in ms
SHOWN: Final = 100  # number of lines sent to a viewer who connects

# What people can say to each other without a common language; clients draw a picture for each emote.
EMOTES: Final = ("wave", "well-played", "thanks", "laugh", "wow", "oops", "thinking", "hurry")

# Invisible characters that change the writing direction, and so would affect the text after them.
DIRECTION_SIGNS: Final = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}


class StoredLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stored line of chat, with two ids that never leave the server: of its author, and of the author's command."""

    line: ChatLine
    person: str
    move: str


class ChatHistory:
    """The chat of one table."""

    def __init__(self, stored: Sequence[bytes]) -> None:
        self._lines = [msgspec.json.decode(data, type=StoredLine) for data in stored]

    @property
    def latest(self) -> int:
        """The number of the last line; the first line is 1."""
        return self._lines[-1].line.number if self._lines else 0

    def lines_since(self, since: int = 0) -> tuple[ChatLine, ...]:
        """Returns the most recent lines after line number `since`."""
        return tuple([stored.line for stored in self._lines[-SHOWN:] if stored.line.number > since])

    def knows(self, person: str, move: str) -> bool:
        """Returns whether a line from this person's command with this id is stored already."""
        return any(stored.person == person and stored.move == move for stored in self._lines)

    def next(self, state: TableState, person: str, wish: Chat, at: int) -> StoredLine:
        """Makes the next line of chat; raises Declined if this person may not speak now or the line is unusable."""
        if not person:
            raise Declined("table-no-guest")
        if state.is_silenced(person):
            raise Declined("table-silenced")
        if wish.emote and (wish.text or wish.emote not in EMOTES):
            raise BadInput("emote", "bad-choice", value=wish.emote, names=", ".join(EMOTES))
        text_said = "" if wish.emote else clean(wish.text)
        before = [stored.line.at for stored in self._lines if stored.person == person]
        if before and at - before[-1] < LEAST_GAP:
            raise Declined("table-chat-fast")
        seat = state.seat_of(person)
        player = None if seat is None else state.places[seat].player
        name = "" if player is None else player.name
        return StoredLine(ChatLine(self.latest + 1, at, seat, name, text_said, wish.emote), person, wish.id)

    def add(self, stored: StoredLine) -> None:
        """Appends a line that the store has saved."""
        self._lines = [*self._lines, stored][-LINES_KEPT:]


def clean(text: str) -> str:
    """Returns the text without unprintable characters; raises BadInput if nothing is left or the text is too long."""
    if len(text) > LONGEST_LINE:
        raise BadInput("text", "table-bad-chat", longest=LONGEST_LINE)
    is_shown = [unicodedata.category(sign) not in ("Cc", "Cs") and ord(sign) not in DIRECTION_SIGNS for sign in text]
    text_said = " ".join("".join([sign if good else " " for sign, good in zip(text, is_shown)]).split())
    if not text_said:
        raise BadInput("text", "table-bad-chat", longest=LONGEST_LINE)
    return text_said
