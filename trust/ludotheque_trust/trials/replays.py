"""Replays: the replay of a record gives the same position and the same views after every entry."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

import msgspec

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.history import steps
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.record import match_of_record, read_record
from ludotheque.testing.case import position_bytes, viewers
from ludotheque_trust.trial import Task, new_match, require

MOST_TAKEN_BACK = 12


def fingerprint(match: Match) -> bytes:
    """Returns a hash of the position, of all its views, and of what every viewer saw of the last entry."""
    hashed = blake2b(position_bytes(match), digest_size=16)
    for viewer in viewers(match):
        hashed.update(msgspec.json.encode(match.view(viewer)))
        for kind, values in match.history[-1].facts:
            hashed.update(msgspec.json.encode(kind(*values).seen_by(viewer)))
    return hashed.digest()


def fingerprints_of_play(match: Match, luck: Luck) -> Iterator[bytes]:
    """Plays a match at random, taking some steps back, and yields a fingerprint after every entry."""
    left = MOST_TAKEN_BACK
    yield fingerprint(match)
    while match.outcome is None:
        seat, _ = random_step(match, luck)
        yield fingerprint(match)
        if left and match.may_take_back(seat) and luck.die(4) == 1:
            left -= 1
            match.take_back(seat)
            yield fingerprint(match)


def fingerprints_of_replay(data: bytes) -> Iterator[bytes]:
    """Yields the fingerprints of a replayed record."""
    record = read_record(data)
    match = match_of_record(record)
    yield fingerprint(match)
    for number, _ in enumerate(steps(record.entries, match)):
        if number:  # the first fingerprint, above, already covers the set-up
            yield fingerprint(match)


def try_replays(task: Task) -> str:
    """Plays `size` matches, and replays each from its record."""
    entries = 0
    for number in range(task.size):
        luck = task.luck("replays", number)
        match = new_match(task.game(number), luck)
        before = list(fingerprints_of_play(match, luck))
        data = match.record().to_bytes()
        after = list(fingerprints_of_replay(data))
        where = f"match {number} ({match.game}, {match.seats} seats)"
        require(len(before) == len(after) == len(match.history), f"{where}: the replay has another length")
        for entry, (one, other) in enumerate(zip(before, after)):
            require(one == other, f"{where}: after entry {entry} the replay looks otherwise")
        require(ludotheque.replay(data).to_json() == match.to_json(), f"{where}: the replay ends in another position")
        entries += len(before)
        task.advance(1)
    return f"{task.size:,} matches played again: position, views and events are equal after each of {entries:,} entries"
