"""Writes the input of check_dice.py, a script that derives every random result of a finished match again.

This input is called the sheet of the match: its record and, for each entry of the record, what the rules asked the luck
for, in order: a draw from this bag, a die with so many sides, a pick from this list, the seed of a walk.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ludotheque.core.bag import Bag
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import WrongLuck
from ludotheque.core.fair import Fair
from ludotheque.core.history import Record, steps
from ludotheque.core.luck import Luck
from ludotheque.core.record import walks_of
from ludotheque.core.start import match_at_start
from ludotheque.core.to_json import to_json

T = TypeVar("T")


class RecordingLuck(Luck):
    """Wraps another luck and records every request; walks are taken from a record instead of being simulated.

    A request for noise or for a walk has no parameters; its result, a seed, is recorded instead, and check_dice.py
    derives the same seed again.
    """

    def __init__(self, luck: Luck, walks: Sequence[dict[str, Any]]) -> None:
        self.luck = luck
        self.walks = iter(walks)
        self.requests: list[dict[str, Any]] = []

    def draw(self, bag: Bag) -> int:
        self.requests.append({"draw": [[name, count] for name, count in bag.counts().items()]})
        return self.luck.draw(bag)

    def die(self, sides: int) -> int:
        self.requests.append({"die": sides})
        return self.luck.die(sides)

    def pick(self, items: Sequence[T]) -> T:
        self.requests.append({"pick": [to_json(item) for item in items]})
        return self.luck.pick(items)

    def noise(self) -> int:
        seed = self.luck.noise()
        self.requests.append({"noise": seed})
        return seed

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        seed = self.luck.noise()
        self.requests.append({"walk": seed})
        recorded = next(self.walks, None)
        if recorded is None:
            raise WrongLuck("the record contains fewer walks than the match took")
        return recorded

    def below(self, count: int, purpose: str) -> int:
        raise TypeError("rules ask for draws, dice, picks and noise, never for plain numbers")


def sheet_of(record: Record) -> dict[str, Any]:
    """Returns the sheet of a finished match: the record, and for each of its entries the requests to the luck."""
    fair = Fair(bytes.fromhex(record.seed or ""), tuple([bytes.fromhex(nonce) for nonce in record.nonces]))
    luck = RecordingLuck(fair, walks_of(record))
    rules = find_game(record.game, record.version)
    match = match_at_start(rules, record.seats, record.options, record.components, record.start, luck)
    requests: list[list[dict[str, Any]]] = []
    for _ in steps(record.entries, match):
        requests.append(luck.requests)
        luck.requests = []
    sheet: dict[str, Any] = {"record": json.loads(record.to_bytes()), "asked": requests}
    return sheet
