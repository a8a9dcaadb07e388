"""Converts refusals to messages, and stores the latest, so that a command that is sent again gets the same answer."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec

from ludotheque.core.errors import BadInput, Refused
from ludotheque.table import projection
from ludotheque.table.commands import LONGEST_ID
from ludotheque.table.errors import Declined
from ludotheque.table.messages import Ack, Refusal
from ludotheque.table.state import TableState
from ludotheque.table.viewers import Viewer

MOST_REFUSALS: Final = 256


class Refusals:
    """The latest refusals of a table, by person and id of the command."""

    def __init__(self) -> None:
        self._latest: OrderedDict[tuple[str, str], Refusal] = OrderedDict()

    def get(self, key: tuple[str, str]) -> Refusal | None:
        """Returns the refusal that answered a command; None if there was no refusal, or if it is too old to be
        remembered.
        """
        return self._latest.get(key)

    def remember(self, key: tuple[str, str], refusal: Refusal) -> None:
        """Stores a refusal, and drops the oldest if there are too many."""
        self._latest[key] = refusal
        if len(self._latest) > MOST_REFUSALS:
            self._latest.popitem(last=False)

    def answer_again(self, viewer: Viewer, state: TableState, id: str) -> bool:
        """Repeats the answer to a command that was answered before; returns False if there is no such answer."""
        key = (viewer.person, id)
        if key in state.moves:
            viewer.wire.send(Ack(version=state.moves[key], id=id))
            return True
        refusal = self.get(key)
        if refusal is not None:
            viewer.wire.send(refusal)
        return refusal is not None


def refusal_of(game: str, why: Refused | BadInput | Declined, version: int, move: str) -> Refusal:
    """Returns the message that tells a viewer why a command was refused; `version` is the version of the table that the
    command was about.
    """
    values: dict[str, Any] = msgspec.to_builtins(why.values)
    return Refusal(
        version=version,
        id=move[:LONGEST_ID],
        message=why.message,
        values=values,
        said=projection.refusal_sentence(game, why),
        section=why.section if isinstance(why, Refused) else "",
        where=why.where if isinstance(why, BadInput) else "",
    )
