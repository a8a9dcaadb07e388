"""Returns the game's advice to a seat that asks for it, computed from that seat's view and choices."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.structs import Seat
from ludotheque.table import projection
from ludotheque.table.commands import check_not_late
from ludotheque.table.errors import Declined, require_seat
from ludotheque.table.messages import Advice, Advise, Describe, Described
from ludotheque.table.state import TableState


def answer_query(state: TableState, seat: Seat | None, command: Describe | Advise, version: int) -> Described | Advice:
    """Answers a command that changes nothing: a request for a description of the position, or for the game's advice."""
    if isinstance(command, Describe):
        return projection.describe_table(state, seat, command, version)
    return advice(state, seat, command, version)


def advice(state: TableState, seat: Seat | None, command: Advise, version: int) -> Advice:
    """Returns the game's advice to a seat; asking changes nothing.

    Raises Declined, or the game's own error if the question makes no sense.
    """
    mine, match = require_seat(seat), state.match
    if match is None:
        raise Declined("table-not-begun")
    check_not_late(state, mine, command.version)
    advise = find_game(state.settings.game).part("advise")
    if advise is None:
        raise Declined("table-no-advice")
    answer: Any = advise(match.view(mine), match.choices(mine), command.about)
    return Advice(version=version, id=command.id, advice=msgspec.to_builtins(answer))
