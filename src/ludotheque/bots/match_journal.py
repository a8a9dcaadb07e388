"""The matches that an unfinished arena has played, kept beside its results, so that the same command continues."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from ludotheque.bots.matches import Contest, Heard
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.journal import append_lines, lines_of


class JournalLine(msgspec.Struct, frozen=True, rename="camel"):
    """One played match, and the digest of the contest it belongs to."""

    contest: str
    match: Heard


class MatchJournal:
    """The matches of one or more contests in a file that grows line by line."""

    def __init__(self, path: Path, contests: Sequence[Contest]) -> None:
        """Reads the matches of an interrupted run, if there are any; raises BadInput if the file is damaged or belongs to
        other contests.
        """
        self.path = path
        self.pending: list[JournalLine] = []  # the matches of a pairing that is not complete yet
        self.lines = lines_of(path, JournalLine)
        known = {digest_of(agreed) for agreed in contests}
        if any(line.contest not in known for line in self.lines):
            raise BadInput(str(path), "other-matches")

    def matches_of(self, agreed: Contest) -> list[Heard]:
        """Returns the matches of this contest, in the order in which they were played."""
        digest = digest_of(agreed)
        return [
            line.match for line in self.lines if line.contest == digest and line.match.played.pairing < agreed.pairings
        ]

    def add(self, agreed: Contest, match: Heard) -> None:
        """Adds a match that has just been played; the matches of a pairing are written together, after the last of them."""
        self.pending.append(JournalLine(digest_of(agreed), match))
        if len(self.pending) == len(agreed.seatings()):
            append_lines(self.path, self.pending)
            self.pending.clear()

    def remove(self) -> None:
        """Deletes the file, after the results have been written."""
        self.path.unlink(missing_ok=True)


def journal_path(results: Path) -> Path:
    """Returns the path of the journal beside a file of results: results.json has results.matches.jsonl."""
    return results.with_suffix(".matches.jsonl")


def digest_of(agreed: Contest) -> str:
    """Returns a digest of everything that determines the matches of a contest, except their number."""
    rules = find_game(agreed.game)
    what = (agreed.game, rules.version, rules.box(agreed.components).digest, agreed.bots, agreed.seed, agreed.options)
    return sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:16]
