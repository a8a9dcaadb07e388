"""A test case of the contract: the match to test, its name in error messages, and which of its positions are checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from shlex import quote
from typing import Any, Concatenate, Final, ParamSpec

import msgspec

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_step
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat

P = ParamSpec("P")
Findings = Counter[str]  # what a check has examined: the number of things of each kind

MOST_PLAYS: Final = 20_000  # maximum number of plays in a random match
TAKE_BACKS: Final = 12  # the maximum number of plays that a random match takes back


class ContractBroken(AssertionError):
    """Raised when a game breaks a promise; the message says which promise, how, and how to reproduce the failure."""

    def __init__(self, what: str, match: Match | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.step = None if match is None else match.step
        self.property = ""
        self.case: Case | None = None

    def __str__(self) -> str:
        step = "" if self.step is None else f", step {self.step}"
        where = "" if self.case is None else f" ({self.case}{step}; repeat: {self.case.command(self.property)})"
        return f"{self.property}: {self.what}{where}"


class Case(msgspec.Struct, frozen=True):
    """One match to test: its game, seats and options, and the seed that determines everything else."""

    game: str
    seats: int
    seed: int = 0
    options: Mapping[str, Any] = {}

    def __str__(self) -> str:
        options = "".join([f", {name} {value}" for name, value in self.options.items()])
        return f"{self.game}, {self.seats} seats{options}, seed {self.seed}"

    @property
    def rules(self) -> Game[Any]:
        """The game under test."""
        return find_game(self.game)

    def new(self, luck: Luck | None = None) -> Match:
        """Begins the match of this case."""
        return ludotheque.new(self.game, self.seats, None if luck else self.seed, self.options, luck=luck)

    def luck(self, purpose: str) -> Luck:
        """Returns luck with which a check chooses what to try, separate from the luck of the match."""
        return fast(f"{self.seed} {purpose}".encode())

    def command(self, name: str) -> str:
        """Returns the command that runs this case again."""
        options = f" --options '{msgspec.json.encode(self.options).decode()}'" if self.options else ""
        return f"python -m ludotheque.testing {quote(self.game)} --seats {self.seats} --seed {self.seed}{options} --only {name}"


PROPERTIES: dict[str, Callable[[Case], Findings]] = {}


def contract_check(check: Callable[Concatenate[Case, P], Findings]) -> Callable[Concatenate[Case, P], Findings]:
    """Registers a check of the contract; any error in the check becomes ContractBroken, with the names of the check and
    the case.
    """
    name = check.__name__

    @wraps(check)
    def checked(case: Case, /, *args: P.args, **kwargs: P.kwargs) -> Findings:
        try:
            return check(case, *args, **kwargs)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            broken = error if isinstance(error, ContractBroken) else ContractBroken(reason)
            broken.property = name
            broken.case = case
            raise broken from error.__cause__ if broken is error else error

    PROPERTIES[name] = checked
    return checked


def require(condition: object, message: str, match: Match | None = None) -> None:
    """Raises ContractBroken with this message unless the condition is true."""
    if not condition:
        raise ContractBroken(message, match)


def random_course(case: Case, luck: Luck, match: Match | None = None, bound: int = MOST_PLAYS) -> Iterator[Match]:
    """Yields a random match, step by step: before the first play, after each play, and after some plays taken back."""
    match = case.new() if match is None else match
    left = TAKE_BACKS
    yield match
    for _ in range(bound):
        if match.outcome is not None:
            return
        seat, _ = random_step(match, luck)
        yield match
        if left and match.may_take_back(seat) and luck.die(4) == 1:
            left -= 1
            match.take_back(seat)
            yield match
    raise ContractBroken(f"a random match is not over after {bound} plays", match)


def some_positions(case: Case, luck: Luck, count: int) -> list[Match]:
    """Returns `count` positions of one random match, each equally likely, in the order in which they occurred."""
    sample: list[tuple[int, Match]] = []
    # Reservoir sampling: the length of the match is not known in advance.
    for number, match in enumerate(random_course(case, luck)):
        if number < count:
            sample.append((number, match.copy()))
        else:
            at = luck.die(number + 1) - 1
            if at < count:
                sample[at] = (number, match.copy())
    return [match for _, match in sorted(sample, key=lambda pair: pair[0])]


def random_moments(case: Case, luck: Luck, count: int) -> Iterator[Match]:
    """Yields the match itself, not a copy, at `count` moments of one random match, each equally likely."""
    same_luck = luck.copy()
    length = sum(1 for _ in random_course(case, luck))
    chosen = {luck.die(length) - 1 for _ in range(count)}
    yield from (match for number, match in enumerate(random_course(case, same_luck)) if number in chosen)


def viewers(match: Match) -> list[Seat | None]:
    """Returns all viewers: each seat, and a spectator."""
    return [*range(match.seats), None]


def json_bytes(thing: Any) -> bytes:
    """Returns anything that leaves a match as the bytes that would be sent."""
    return msgspec.json.encode(ludotheque.to_json(thing))


def position_bytes(match: Match) -> bytes:
    """Returns the position alone, without history and luck."""
    return msgspec.json.encode(match.to_json())


def active_seats(match: Match) -> set[Seat]:
    """Returns the seats that may act now, whether they owe a decision or not."""
    return {*match.to_act, *match.may_act}
