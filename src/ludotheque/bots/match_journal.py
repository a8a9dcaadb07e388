"""Stores the matches of an unfinished arena in a file beside the results, so that the same command can continue."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from importlib.metadata import entry_points, version
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.bots.matches import Contest, TimedMatch
from ludotheque.bots.valued import VALUED, read_valued
from ludotheque.bots.weighted import TUNED, read_tuned
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.journal import append_lines, lines_of


class JournalLine(msgspec.Struct, frozen=True, rename="camel"):
    """All matches of one pairing, and the digest of the contest they belong to.

    A pairing is one line, so that a file that was cut off never holds only some of its matches.
    """

    contest: str
    matches: tuple[TimedMatch, ...]


class MatchJournal:
    """The matches of one or more contests in a file that grows line by line."""

    def __init__(self, path: Path, contests: Sequence[Contest]) -> None:
        """Reads the matches of an interrupted run, if there are any; raises BadInput if the file is damaged or belongs
        to other contests.
        """
        self.path = path
        self.pending: list[TimedMatch] = []  # the matches of a pairing that is not complete yet
        self.lines = lines_of(path, JournalLine)
        digests = {digest_of(contest) for contest in contests}
        if any(line.contest not in digests for line in self.lines):
            raise BadInput(str(path), "other-matches")

    def matches_of(self, contest: Contest) -> list[TimedMatch]:
        """Returns the matches of this contest, in the order in which they were played."""
        digest = digest_of(contest)
        return [
            match
            for line in self.lines
            for match in line.matches
            if line.contest == digest and match.played.pairing < contest.pairings
        ]

    def add(self, contest: Contest, match: TimedMatch) -> None:
        """Adds a match that has just been played; the matches of a pairing are written together, after the last of
        them.
        """
        self.pending.append(match)
        if len(self.pending) == len(contest.seatings()):
            append_lines(self.path, [JournalLine(digest_of(contest), tuple(self.pending))])
            self.pending.clear()

    def remove(self) -> None:
        """Deletes the file, after the results have been written."""
        self.path.unlink(missing_ok=True)


def journal_path(results: Path) -> Path:
    """Returns the path of the journal beside a file of results: results.json has results.matches.jsonl."""
    return results.with_suffix(".matches.jsonl")


def digest_of(contest: Contest) -> str:
    """Returns a digest of everything that determines the matches of a contest, except their number."""
    rules = find_game(contest.game)
    hooks = hooks_of(rules)
    what = (
        contest.game,
        rules.version,
        rules.box(contest.components).digest,
        contest.bots,
        contest.seed,
        contest.options,
        packages_of(contest.game),
        hooks.physics,
        numbers_of(hooks, contest.bots),
    )
    return sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:16]


def packages_of(game: str) -> list[tuple[str, str]]:
    """Returns the packages that play a game, each with its version: this one, and those that ship the game or bots for
    the game.
    """
    points = [point for point in entry_points(group="ludotheque.games") if point.name == game]
    points += [point for point in entry_points(group="ludotheque.bots") if point.name.rpartition(".")[0] == game]
    packages = {(point.dist.name, point.dist.version) for point in points if point.dist is not None}
    return sorted({("ludotheque", version("ludotheque")), *packages})


def numbers_of(hooks: Hooks[Any], bots: Sequence[str]) -> list[Any]:
    """Returns the numbers by which bots decide: digests of the value file and the weight file of their game, and the
    weights or value of each bot that has its own.
    """
    files = [path for path in (hooks.value_path(), hooks.weights_path()) if path.exists()]
    digests = {path.name: sha256(path.read_bytes()).hexdigest() for path in files}
    tuned = [read_tuned(hooks, bot) for bot in bots if bot.startswith(TUNED)]
    valued = [read_valued(hooks.rules, bot) for bot in bots if bot.startswith(VALUED)]
    return [digests, tuned, *valued]
