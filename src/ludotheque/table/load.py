"""Loading a table from its log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import msgspec

from ludotheque.core.history import HAND_OVER, Entry, script, steps
from ludotheque.core.log import Events, Fact
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.start import from_json
from ludotheque.table import log
from ludotheque.table.state import TableState


def read_entry(stored: Entry, match: Match) -> Entry:
    """Reads a stored entry, and converts its action and events to the types of the match's game."""
    facts: list[Fact] = []
    for doc in stored.events:
        event = msgspec.convert(doc, match.rules.events)
        facts.append((type(event), tuple([getattr(event, name) for name in type(event).__struct_fields__])))
    action = match.read_action(stored.action) if isinstance(stored.action, Mapping) else stored.action
    return Entry(stored.kind, stored.seat, action, stored.luck, events=Events(facts))


def load(table: str, stored: Sequence[bytes], snapshot: tuple[int, bytes] | None) -> TableState:
    """Rebuilds a table from its log.  Only the entries after the snapshot are played again, with the recorded luck."""
    rows = [log.read_row(data) for data in stored]
    state = TableState(table, rows[0])
    snapped = 0 if snapshot is None else snapshot[0]
    counters: dict[str, int] = {}
    replayed: Iterator[Entry] = iter(())
    for row in rows[1:]:
        state.apply_to_table(row.entry)
        counters = counters if row.counters is None else row.counters
        if isinstance(row.entry, log.Began):
            later = [entry for one in rows if one.version > snapped for entry in one.match_entries]
            state.match = match_without_history(state, snapshot, script(later))
            replayed = steps(later, state.match)
        match = state.match
        if match is not None and row.version <= snapped:
            entries = [read_entry(entry, match) for entry in row.match_entries]
            match.history.extend(entries)
        else:
            entries = list(islice(replayed, len(row.match_entries)))
        state.append_row(row, tuple([fact for entry in entries for fact in entry.facts]))
    if state.match is not None:
        state.match = state.match.copy(state.fair_luck(counters))
        set_over_at(state)
    return state


def match_without_history(state: TableState, snapshot: tuple[int, bytes] | None, luck: Luck) -> Match:
    """Returns the match at its beginning or, if there is a snapshot, as in the snapshot; the caller adds the history."""
    if snapshot is None:
        return state.first_match(luck)
    match = from_json(msgspec.json.decode(snapshot[1]), luck)
    start = state.opened.start
    if start is None:
        match.start = None
    else:
        match.start = match.rules.dump(from_json({**start, "version": state.rules}, luck).state)
    return match


def set_over_at(state: TableState) -> None:
    """Sets `over_at`, the version at which the match ended, after a table was loaded.

    A snapshot may already contain the end, so loading cannot notice it; but nothing is played after the end, so the
    last row with a play or a resignation is the end.
    """
    ends = [
        logged.row.version
        for logged in state.log
        if isinstance(logged.row.entry, log.Resigned)
        or any(entry.kind != HAND_OVER for entry in logged.row.match_entries)
    ]
    state.over_at = ends[-1] if state.outcome is not None else None
