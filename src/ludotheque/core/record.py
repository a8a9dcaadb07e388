"""Writes the record of a match, replays a record, and verifies it entry by entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.data import deep_copy
from ludotheque.core.errors import BadInput, BrokenEntry, WrongLuck
from ludotheque.core.fair import Fair, commitment, seal_of
from ludotheque.core.history import Entry, Record, script, steps
from ludotheque.core.luck import Luck, Scripted
from ludotheque.core.match import Match
from ludotheque.core.start import match_at_start
from ludotheque.core.structs import Seat, Verdict

FORMAT: Final = 1
SEALED: Final = 2  # the format of a record that also contains the seals of its nonces
OTHER_DICE: Final = "the dice are not those of the seed"
FIRST_PHYSICS: Final = 1  # the version of the physics of recorded walks that name no version


def write_record(match: Match, seat: Seat | None) -> Record:
    """Returns the record of a match or, if a seat is given, only what that seat saw of the match."""
    luck = match.luck if isinstance(match.luck, Fair) else None
    seals = () if luck is None else luck.seals
    blank = Record(
        format=SEALED if seals else FORMAT,
        game=match.game,
        version=match.version,
        seats=match.seats,
        options=match.options,
        digest=match.box.digest,
        components=match.box.edited_contents(),
        commitment=None if luck is None else luck.commitment,
        nonces=() if luck is None else tuple([nonce.hex() for nonce in luck.nonces]),
        seals=seals,
        start=deep_copy(match.start) if seat is None else None,
        seat=seat,
        entries=entries_of(match, seat),
        outcome=match.outcome,
        seed=None if luck is None or match.outcome is None else luck.seed.hex(),
        hash="",
    )
    return add_hashes(blank)


def entries_of(match: Match, seat: Seat | None) -> tuple[Entry, ...]:
    """Returns the entries of a record, without hashes.  The record of a seat omits entries of which that seat saw
    nothing.
    """
    if seat is None:
        return tuple([entry.for_record() for entry in match.history])
    entries = [entry.for_record_of(seat) for entry in match.history]
    return tuple([entry for entry in entries if entry.events])


def add_hashes(record: Record) -> Record:
    """Adds a hash to each entry of a record: the hash covers the head of the record and all entries so far."""
    entries: list[Entry] = []
    link = head_hash(record)
    for entry in record.entries:
        link = entry_hash(link, entry)
        entries.append(msgspec.structs.replace(entry, hash=link))
    return msgspec.structs.replace(record, entries=tuple(entries), hash=tail_hash(link, record))


def head_hash(record: Record) -> str:
    """Computes the first hash, which covers everything that was fixed before the first entry."""
    head = msgspec.structs.replace(record, entries=(), outcome=None, seed=None, hash="")
    return sha256(msgspec.json.encode(head)).hexdigest()


def entry_hash(link: str, entry: Entry) -> str:
    """Computes the hash of an entry, which also covers all entries before it through their hash `link`."""
    return sha256(link.encode() + msgspec.json.encode(msgspec.structs.replace(entry, hash=""))).hexdigest()


def tail_hash(link: str, record: Record) -> str:
    """Computes the last hash, which covers the end of the match and, if the seed was revealed, the seed."""
    return sha256(link.encode() + msgspec.json.encode((record.outcome, record.seed))).hexdigest()


def read_record(source: Record | Mapping[str, Any] | bytes | str) -> Record:
    """Reads a record from its JSON form; raises BadInput if the JSON is not a record."""
    if isinstance(source, Record):
        return source
    try:
        if isinstance(source, (bytes, str)):
            return msgspec.json.decode(source, type=Record)
        return msgspec.convert(source, Record)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise BadInput("record", "broken-record", reason=str(error)) from error


def replay(source: Record | Mapping[str, Any] | bytes | str, luck: Luck | None = None) -> Match:
    """Returns the match at the end of a record, replayed with the recorded luck; later plays use `luck`.

    Without `luck` the match can be read and copied, and played on until something depends on chance.
    """
    record = read_record(source)
    match = match_of_record(record)
    for _ in steps(record.entries, match):
        pass
    return match.copy(ExhaustedLuck() if luck is None else luck)


class ExhaustedLuck(Scripted):
    """The luck of a match after the replay of a record: it has no answers left, and its error explains how to play on."""

    def __init__(self) -> None:
        super().__init__(())

    def next(self, wanted: str) -> Any:
        raise WrongLuck(
            f"a {wanted} is needed, but this match was replayed and its record ends here; "
            "to play on, give it a luck: replay(record, luck=...) or match.copy(luck)"
        )

    def copy(self) -> Luck:
        return ExhaustedLuck()

    def __reduce__(self) -> Any:
        return ExhaustedLuck, ()


def match_of_record(record: Record) -> Match:
    """Returns the match of a record before its first play, with the recorded luck prepared for the plays."""
    if record.seat is not None:
        raise BadInput("record", "seat-record")
    if record.format not in (FORMAT, SEALED):
        raise BadInput("record", "other-version", found=str(record.format), known=f"{FORMAT}, {SEALED}")
    rules = find_game(record.game, record.version)
    try:
        luck = script(record.entries)
        return match_at_start(rules, record.seats, record.options, record.components, record.start, luck)
    except WrongLuck as error:
        raise BadInput("record, entry 0", "broken-record", reason=str(error)) from error


def verify(source: Record | Mapping[str, Any] | bytes | str) -> Verdict:
    """Checks whether the record is intact, its moves are legal and its luck follows from the seed.  If not, the verdict
    names the first bad entry.
    """
    try:
        record = read_record(source)
        if record.format not in (FORMAT, SEALED):
            return Verdict(False, None, f"format {record.format} is not known")
        for broken in (find_broken_link(record), find_broken_seal(record)):
            if broken is not None:
                return broken
        return verdict_of_replay(record) if record.seat is None else Verdict(True)
    except ValueError as error:  # BadInput, or a seed or nonce that is not hexadecimal
        return Verdict(False, None, str(error))


def find_broken_link(record: Record) -> Verdict | None:
    """Returns a verdict on the first entry whose hash does not fit the entries before it; None if all hashes fit."""
    link = head_hash(record)
    for number, entry in enumerate(record.entries):
        link = entry_hash(link, entry)
        if entry.hash != link:
            return Verdict(False, number, "the hash does not match the entry")
    if record.hash != tail_hash(link, record):
        return Verdict(False, len(record.entries), "the hash does not match the end")
    return None


def find_broken_seal(record: Record) -> Verdict | None:
    """Returns a verdict on the first bad seal; None if every nonce has exactly one seal that fits it, and no seat has
    two.
    """
    if (record.format == SEALED) != bool(record.seals):
        return Verdict(False, 0, f"format {record.format} has seals if it is {SEALED}, and only then")
    seats = [seat for seat, _ in record.seals]
    if record.seals and len(seats) != len(record.nonces):
        return Verdict(False, 0, "there is not a seal for each nonce")
    if seats != sorted(set(seats) & set(range(record.seats))):
        return Verdict(False, 0, "the seals are not those of seats, in their order")
    for (seat, seal), nonce in zip(record.seals, record.nonces):
        if seal_of(record.commitment or "", seat, bytes.fromhex(nonce)) != seal:
            return Verdict(False, 0, f"the nonce of seat {seat} does not fit its seal")
    return None


def verdict_of_replay(record: Record) -> Verdict:
    """Replays a record with its own luck; if the seed was revealed, replays it again with luck derived from the seed."""
    match = match_of_record(record)
    if find_game(record.game, record.version).box(record.components).digest != record.digest:
        return Verdict(False, 0, "the components are not those of the match")
    try:
        for _ in steps(record.entries, match):
            pass
    except BrokenEntry as error:
        return Verdict(False, error.number, error.reason)
    number = len(record.entries)
    if match.outcome != record.outcome:
        return Verdict(False, number, "the match did not end with the recorded outcome")
    luck = match.luck
    if isinstance(luck, Scripted) and luck.left():
        return Verdict(False, number, "the record contains more luck than was used")
    return verdict_on_dice(record) if record.seed is not None else Verdict(True)


class LuckFromSeed(Luck):
    """Fair luck derived again from its seed, except that walks by an earlier version of the physics are taken from the
    record.
    """

    def __init__(self, luck: Luck, walks: Sequence[dict[str, Any]]) -> None:
        self.luck = luck
        self.walks = walks  # the walks of the record, in order
        self.at = 0
        self.not_simulated = 0

    def below(self, count: int, purpose: str) -> int:
        return self.luck.below(count, purpose)

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        seed = self.luck.noise()
        recorded = self.walks[self.at] if self.at < len(self.walks) else {}
        self.at += 1
        if physics_of(recorded) == getattr(run, "physics", FIRST_PHYSICS):
            return run(seed)
        self.not_simulated += 1
        return recorded


def physics_of(walk: Mapping[str, Any]) -> int:
    """Returns the version of the physics that simulated a walk."""
    version: int = walk.get("physics", FIRST_PHYSICS)
    return version


def walks_of(record: Record) -> list[dict[str, Any]]:
    """Returns the walks of a record, in order."""
    answers = [answer for entry in record.entries for answer in entry.luck]
    return [answer["walk"] for answer in answers if isinstance(answer.get("walk"), dict)]


def verdict_on_dice(record: Record) -> Verdict:
    """Derives all luck again from the revealed seed, and compares it with the recorded luck."""
    seed = bytes.fromhex(record.seed or "")
    if commitment(seed) != record.commitment:
        return Verdict(False, 0, "the opened seed is not the one committed to")
    luck = LuckFromSeed(Fair(seed, tuple([bytes.fromhex(nonce) for nonce in record.nonces])), walks_of(record))
    rules = find_game(record.game, record.version)
    match = match_at_start(rules, record.seats, record.options, record.components, record.start, luck)
    try:
        for number, done in enumerate(steps(record.entries, match)):
            if done.luck != record.entries[number].luck:
                return Verdict(False, number, OTHER_DICE)
    except BrokenEntry as error:  # the luck derived from the seed would have led to a different match
        return Verdict(False, error.number, OTHER_DICE)
    return Verdict(True, not_simulated=luck.not_simulated)
