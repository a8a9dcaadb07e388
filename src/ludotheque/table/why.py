"""Why something happened at a table: the chain of its causes among the events that one viewer has seen.

Never compiled: mypyc would break its msgspec Structs.
"""

from __future__ import annotations

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.causes import chain
from ludotheque.core.events import Event
from ludotheque.core.structs import Seat
from ludotheque.core.words import Phrase
from ludotheque.table import projection
from ludotheque.table.errors import Declined
from ludotheque.table.messages import TimedOut
from ludotheque.table.state import TableState


class WhyStep(msgspec.Struct, frozen=True, rename="camel"):
    """One event in a chain of causes: the event in words, the sections of the rulebook behind it, and whether it
    happened because time was up.
    """

    version: int
    said: Phrase
    sections: tuple[str, ...]
    is_late: bool


class Why(msgspec.Struct, frozen=True):
    """What happened, followed by the events that caused it, the latest first."""

    steps: tuple[WhyStep, ...]


def why(state: TableState, viewer: Seat | None, version: int, number: int) -> Why:
    """Returns why an event of a version happened, using only what this viewer has seen; events are counted from 0."""
    events: list[Event] = []
    versions: list[int] = []
    late: set[int] = set()
    index = None
    for logged in state.log[:version]:
        row = logged.row
        seen = list(projection.events_seen(logged, viewer))
        if row.version == version and number < len(seen):
            index = len(events) + number
        events += seen
        versions += [row.version] * len(seen)
        if any(isinstance(one, TimedOut) for one in projection.news_of(state, logged, viewer)):
            late.add(row.version)
    if index is None:
        raise Declined("no-such-line")
    said = projection.event_sentences(state.settings.game, events)
    steps = []
    for step in chain(find_game(state.settings.game), events, versions, index):
        at = versions[step.at]
        steps.append(WhyStep(at, said[step.at].phrase, step.sections, at in late))
    return Why(tuple(steps))
