"""The history of a match: one entry for each decision or other step, and how to replay the entries.  Not compiled,
because mypyc cannot compile msgspec Structs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludotheque.core.data import deep_copy
from ludotheque.core.errors import BadInput, BrokenEntry, Refused, WrongLuck
from ludotheque.core.events import Event
from ludotheque.core.log import Events, Fact
from ludotheque.core.luck import Scripted, scripted
from ludotheque.core.structs import Outcome, Seat, plain

if TYPE_CHECKING:
    from ludotheque.core.match import Match

SET_UP: Final = "setUp"
PLAY: Final = "play"
DRAWN: Final = "drawn"  # a kind of entry: a play that the luck of the match chose, because the seat did not decide
TAKE_BACK: Final = "takeBack"
HAND_OVER: Final = "handOver"
SEEN: Final = "seen"  # a kind of entry in the record of one seat: something that the seat saw, whoever did it


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One step of a match, such as the set-up or an action, as stored in the match's history, in its record and in the
    log of its table.

    In a history the action and the events are Structs.  In a record or a log they are plain JSON, since only the game's
    code can turn them into Structs.
    """

    kind: str  # one of the six kinds above
    seat: Seat | None = None  # the seat that acted; for the set-up, None in a record and 0 elsewhere
    action: Any = None  # the action, if there is one; for a hand-over, the new holder of the seat (`to` in records)
    luck: tuple[dict[str, Any], ...] = ()  # each answer, keyed by its question: {"draw": "Negate"}, {"die": 3}
    to: str | None = None  # for a hand-over in a record: "person" or "bot"
    events: Sequence[Any] = ()  # in a history or log, all events; in the record of one seat, those that the seat saw
    hash: str = ""  # in a record: the hash of this entry and all entries before it

    def __repr__(self) -> str:
        return f"Entry({self.kind!r}, {self.seat}, {self.action!r})"

    @property
    def doer(self) -> Seat:
        """The seat that acted; an entry without a seat, such as the set-up, has none."""
        assert self.seat is not None
        return self.seat

    @property
    def facts(self) -> Sequence[Fact]:
        """What happened, as the rules reported it to the log; only an entry of a history has facts."""
        return self.events.facts if type(self.events) is Events else ()

    def seen_by(self, viewer: Seat | None) -> list[Event]:
        """Returns what one viewer (None: a spectator) saw of the entry."""
        seen = [kind(*values).seen_by(viewer) for kind, values in self.facts]
        return [event for event in seen if event is not None]

    def for_log(self) -> Entry:
        """Returns the entry as the log of a table stores it: with the events, not only the action."""
        events = [msgspec.to_builtins(event) for event in self.events]
        return Entry(self.kind, self.seat, msgspec.to_builtins(self.action), self.luck, events=events or ())

    def for_record(self) -> Entry:
        """Returns the entry as a record stores it: without events, because a replay produces them again."""
        if self.kind == HAND_OVER:
            return Entry(self.kind, self.seat, to=self.action)
        luck = tuple([deep_copy(answer) for answer in self.luck])
        return Entry(self.kind, None if self.kind == SET_UP else self.seat, plain(self.action), luck)

    def for_record_of(self, seat: Seat) -> Entry:
        """Returns the entry for the record of one seat: only what that seat saw."""
        return Entry(SEEN, events=[plain(event) for event in self.seen_by(seat)] or ())


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, rename="camel"):
    """The record of a match, from which every entry can be replayed without a seed or a simulation."""

    format: int  # 1; 2 if the nonces were sealed
    game: str
    version: str
    seats: int
    options: dict[str, Any]
    digest: str  # the hash of the components
    components: dict[str, Any] | None  # the whole box if it was edited, otherwise None
    commitment: str | None  # the commitment to the seed of fair luck
    nonces: tuple[str, ...]
    # For each nonce: its seat, and the seal that was shown before any nonce was revealed.
    seals: tuple[tuple[Seat, str], ...] = ()
    start: dict[str, Any] | None  # the position the match began from, if not from the set-up
    seat: Seat | None  # whose record it is: None for the whole match, otherwise only what that seat saw
    entries: tuple[Entry, ...]
    outcome: Outcome | None
    seed: str | None  # revealed when the match is over
    hash: str  # the hash of all fields above

    def to_bytes(self) -> bytes:
        """Returns the record as a JSON file."""
        return msgspec.json.encode(self)


def script(entries: Iterable[Entry]) -> Scripted:
    """Returns luck that gives the recorded answers of these entries again, in the same order."""
    return scripted([answer for entry in entries for answer in entry.luck])


def steps(entries: Iterable[Entry], match: Match) -> Iterator[Entry]:
    """Replays entries in a match; after each, yields the new entry in the match's own history.

    The match must be in the state before the first entry.  If the first entry is the set-up, the match may also be set
    up already, as long as nothing has been played.
    """
    for number, entry in enumerate(entries):
        if number or entry.kind != SET_UP or [done.kind for done in match.history[:2]] != [SET_UP]:
            try:
                redo(match, entry)
            except (Refused, WrongLuck, BadInput, ValueError) as error:
                raise BrokenEntry(number, str(error)) from error
        yield match.history[-1]


def redo(match: Match, entry: Entry) -> None:
    """Replays one entry in a match."""
    seat = -1 if entry.seat is None else entry.seat  # a seat that no match has
    if entry.kind == PLAY:
        match.play(seat, entry.action)
    elif entry.kind == DRAWN:
        match.play_at_random(seat)
        drawn = match.history[-1].action
        if drawn != match.read_action(entry.action):
            raise ValueError(f"the luck gives {drawn!r}, not {entry.action!r}")
    elif entry.kind == TAKE_BACK:
        match.take_back(seat)
    elif entry.kind == HAND_OVER:
        match.hand_over(seat, str(entry.to or entry.action))
    else:
        raise ValueError(f"{entry.kind!r} cannot be replayed: no such kind of entry")
