"""Recipes for golden records: search random matches for the shortest one with certain traits, or play a scripted match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import ludotheque
from ludotheque.core.drive import Player, ask_next, random_play, random_step
from ludotheque.core.events import Event
from ludotheque.core.luck import fast
from ludotheque.core.match import Match

# A trait that a recorded match must have: a way to end, an event, or any condition on the match.
Trait = str | type[Event] | Callable[[Match], bool]
Wanted = Trait | tuple[Trait, ...]  # the match must have all of these traits


@dataclass(frozen=True)
class Search:
    """A recipe that searches: among the random matches with the seeds 0 to `seeds` - 1, it records the shortest that
    shows what is wanted.
    """

    seats: int
    wanted: Wanted = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    seeds: int = 400
    components: Callable[[], dict[str, Any]] | None = None
    start: Callable[[], Match] | None = None  # the position from which the match continues; None: a new match
    is_fair: bool = False
    changes_its_mind: bool = False  # whether seats sometimes take choices back, and a bot takes over seat 1

    def matches(self, game: str) -> Iterator[Match]:
        """Returns a random match of each seed."""
        return (self.played(game, seed) for seed in range(self.seeds))

    def played(self, game: str, seed: int) -> Match:
        """Plays the random match of one seed to its end."""
        luck = ludotheque.luck(seed)
        if self.start is not None:
            match = self.start().copy(ludotheque.luck(seed + 1))
        else:
            chance = ludotheque.fair(seed, [b"north", b"south"]) if self.is_fair else ludotheque.luck(seed + 1)
            box = None if self.components is None else self.components()
            match = ludotheque.new(game, self.seats, options=self.options, components=box, luck=chance)
        if self.changes_its_mind:
            match.hand_over(1, "bot")
        while match.outcome is None:
            seat, _ = random_step(match, luck)
            if self.changes_its_mind and match.may_take_back(seat) and luck.die(3) == 1:
                match.take_back(seat)
        return match


@dataclass(frozen=True)
class Staged:
    """A recipe for a match that follows a script."""

    play: Callable[[], Match]
    wanted: Wanted = ()
    options: Mapping[str, Any] = field(default_factory=dict)

    def matches(self, game: str) -> Iterator[Match]:
        """Yields the one match of the script."""
        yield self.play()


Recipe = Search | Staged


def at_random(match: Match, seed: int) -> Match:
    """Plays a match to its end at random."""
    random_play(match, fast(seed))
    return match


def by_players(match: Match, players: Sequence[Player], seed: int, *, second_thoughts: int) -> Match:
    """Plays a match to its end, with one player for each seat.

    Every `second_thoughts` entries, a choice is taken back, if that is possible, and made again.
    """
    lucks = [fast(seed + seat) for seat in range(match.seats)]
    while match.outcome is None:
        seat, action = ask_next(match, players, lucks)
        if len(match.history) % second_thoughts == 0 and match.may_take_back(seat):
            match.take_back(seat)
            match.play(seat, action)
    return match
