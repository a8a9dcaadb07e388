"""Summaries of tables for lists: who sits at the table, and with which settings it was opened.

Never compiled: mypyc would break its msgspec Structs.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.structs import Seat
from ludotheque.table import log
from ludotheque.table.log import AnyTableEntry
from ludotheque.table.ports import Listed, SeatSummary, Sitter
from ludotheque.table.settings import Settings
from ludotheque.table.state import TableState


class SeatRow(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    name: str
    kind: Literal["person", "bot", "empty"]


class SettingsRow(msgspec.Struct, frozen=True):
    """The settings of a table in a list."""

    clock: Literal["none", "decision", "match"] = "decision"
    seconds: int = 60
    options: dict[str, Any] = {}


class TableRow(msgspec.Struct, frozen=True, rename="camel"):
    """One table in a list of tables."""

    table: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    opened: int
    seats: tuple[SeatRow, ...]
    free: int
    settings: SettingsRow


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The situation of a match, as far as everybody may know it: who is asked or, after the match, each seat's place."""

    asked: tuple[Seat, ...] = ()
    places: tuple[int, ...] = ()


def row_of(listed: Listed) -> TableRow:
    """Returns the row of a table for a list."""
    seats = msgspec.json.decode(listed.seats, type=tuple[SeatRow, ...])
    free = sum([seat.kind == "empty" for seat in seats])
    settings = msgspec.json.decode(listed.settings, type=SettingsRow)
    phase: Any = listed.phase
    return TableRow(listed.table, listed.game, phase, listed.opened, seats, free, settings)


def settings_of(settings: Settings) -> str:
    """Returns the public settings of a table, as JSON."""
    return text_of(SettingsRow(settings.clock, settings.seconds, settings.options))


def standing_of(state: TableState) -> str:
    """Returns the situation of a table's match as JSON. It lists the seats that are asked, which is public, except
    seats that a bot plays in place of a person.
    """
    match, outcome = state.match, state.outcome
    if state.phase == "over" and outcome is not None:
        return text_of(Standing(places=outcome.places))
    if match is None:
        return text_of(Standing())
    return text_of(Standing(asked=tuple([seat for seat in match.to_act if not state.places[seat].is_handed_over])))


def summary_of(state: TableState) -> SeatSummary:
    """Returns the summary of a table's seats, for the list of tables."""
    seats: list[SeatRow] = []
    sitters: list[Sitter] = []
    for seat, place in enumerate(state.places):
        player = place.player
        if player is None:
            seats.append(SeatRow("", "empty"))
            continue
        seats.append(SeatRow(player.name, "bot" if player.bot else "person"))
        sitters += [Sitter(person, seat, player.name) for person in state.persons_at(seat)]
    return SeatSummary(text_of(seats), tuple(sitters))


def changes_summary(entry: AnyTableEntry) -> bool:
    """Returns whether this entry changes who sits where."""
    return isinstance(entry, (log.SatDown, log.StoodUp, log.OpeningFailed, log.Returned))


def text_of(value: object) -> str:
    """Encodes a value as a JSON text."""
    return msgspec.json.encode(value).decode()
