"""Runs many matches for one learning program; each match stops whenever the program has to decide."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.drive import Player
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Seat
from ludotheque.numbering.desk import Desk, decide
from ludotheque.numbering.rules import Rules
from ludotheque.numbering.seeds import Seeds


class Bout(Desk):
    """One match in which a program learns: the program holds one seat against other players, or every seat (self-play).

    The other players sit clockwise from the learner and repeat if there are fewer than seats; a player None plays at
    random.  If the learner has no fixed seat, its seat is drawn at random in each match.
    """

    def __init__(self, rules: Rules, players: Sequence[Player | None], seat: Seat | None) -> None:
        super().__init__(rules)
        self.players = list(players)  # the other players; empty in self-play
        self.own_seat = seat
        self.learner: Seat = 0  # the seat that decides now
        self.actor: Seat = 0  # the seat that decided last
        self.decisions = 0  # number of decisions that the learner has made in this match
        self._bots: Luck = fast(0)

    def start(self, seeds: Seeds) -> None:
        """Starts a match and plays to the learner's first decision; if a match ends before that, starts another."""
        while True:
            luck = seeds.next()
            self._bots = fast(luck.noise())
            if self.players:
                own = self.own_seat
                self.learner = self._bots.below(self.rules.seats, "pick") if own is None else own
            self.decisions = 0
            self.begin(luck)
            self.go_on()
            if self.outcome is None:
                return

    def go_on(self) -> None:
        """Lets the other players decide until the learner is asked or the match is over."""
        if not self.players:
            self.learner = self.question.seat
            return
        learner = self.learner
        seats = self.rules.seats
        players = self.players
        while self.outcome is None and self.question.seat != learner:
            place = (self.question.seat - learner - 1) % seats
            self.do(decide(self, players[place % len(players)], self._bots))

    def answer(self, number: int) -> None:
        """Plays the learner's decision, and goes on to its next decision."""
        self.actor = self.learner
        self.decisions += 1
        self.step(number)
        self.go_on()

    def answer_filled(self, number: int, numbers: Sequence[float]) -> None:
        """Plays the learner's decision in a hybrid environment, and goes on to its next decision."""
        self.actor = self.learner
        self.decisions += 1
        self.fill(number, numbers)
        self.go_on()

    @property
    def reward(self) -> float:
        """The reward of the seat that decided last: 0 until the match is over."""
        return 0.0 if self.outcome is None else self.outcome.rewards[self.actor]


class Ended:
    """The end of a match in a batch: its number, and the observation, mask and rewards at the end."""

    def __init__(self, number: int, seen: bytes, mask: bytearray, rewards: tuple[float, ...]) -> None:
        self.number = number
        self.seen = seen
        self.mask = mask
        self.rewards = rewards


class Batch:
    """Many matches side by side; when a match ends, a new one begins in the same step.

    After each step it holds, for each match: the seat that decides next, that seat's observation as 16-bit numbers, and
    its legal ids.
    """

    def __init__(
        self, rules: Rules, count: int, players: Sequence[Player | None], seat: Seat | None, max_decisions: int | None
    ) -> None:
        self.rules = rules
        self.bouts = [Bout(rules, players, seat) for _ in range(count)]
        self.max_decisions = max_decisions  # a match is cut off after this many decisions; None: never
        self.seeds = [Seeds() for _ in range(count)]
        self.rewards = [0.0] * count
        self.terminated = [False] * count
        self.truncated = [False] * count
        self.ended: list[Ended] = []
        self.deciding = [0] * count
        self.seen = [b""] * count
        self.legal: list[int] = []  # the legal ids of all matches, one after another
        self.counts = [0] * count  # the number of legal ids of each match

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Starts a new match in every place of the batch."""
        self.ended = []
        self.legal = []
        for at in range(len(self.bouts)):
            self.seeds[at].begin(seeds[at])
            bout = self.bouts[at]
            bout.start(self.seeds[at])
            self.store(at, bout)

    def step(self, numbers: list[int]) -> None:
        """Plays one decision in each match."""
        bouts, max_decisions = self.bouts, self.max_decisions
        self.ended = []
        self.legal = []
        self.rewards = [0.0] * len(bouts)
        self.terminated = [False] * len(bouts)
        self.truncated = [False] * len(bouts)
        for at in range(len(bouts)):
            bout = bouts[at]
            bout.answer(numbers[at])
            if bout.outcome is not None or (max_decisions is not None and bout.decisions >= max_decisions):
                self.store_end(at, bout)
                bout.start(self.seeds[at])
            self.store(at, bout)

    def store(self, at: int, bout: Bout) -> None:
        """Stores the observation and the legal ids of a match right after its play, while they are in the processor's
        cache.
        """
        learner = bout.learner
        self.deciding[at] = learner
        self.seen[at] = bout.sheets.seen(bout.state, learner)
        legal = bout.question.legal
        self.legal.extend(legal)
        self.counts[at] = len(legal)

    def store_end(self, at: int, bout: Bout) -> None:
        """Stores the final observation, mask and rewards of a match."""
        outcome = bout.outcome
        self.rewards[at] = bout.reward
        self.terminated[at] = outcome is not None
        self.truncated[at] = outcome is None
        mask = bytearray(self.rules.ids.size)
        bout.mask(bout.actor, mask, 0)
        rewards = (0.0,) * self.rules.seats if outcome is None else outcome.rewards
        self.ended.append(Ended(at, bout.seen(bout.actor), mask, rewards))
