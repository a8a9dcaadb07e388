"""Makes the sheet of a finished match for check_dice.py: the record of the match, and every question that the rules
asked of its luck.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ludotheque.core.bag import Bag
from ludotheque.core.catalogue import find_game
from ludotheque.core.fair import Fair
from ludotheque.core.history import Record, steps
from ludotheque.core.luck import Luck
from ludotheque.core.record import walks_of
from ludotheque.core.start import match_at_start
from ludotheque.core.to_json import to_json

T = TypeVar("T")


class Noting(Luck):
    """Wraps another luck and notes every question; walks are taken from a record instead of being simulated."""

    def __init__(self, luck: Luck, walks: Sequence[dict[str, Any]]) -> None:
        self.luck = luck
        self.walks = iter(walks)
        self.asked: list[dict[str, Any]] = []

    def draw(self, bag: Bag) -> int:
        self.asked.append({"draw": [[name, count] for name, count in bag.counts().items()]})
        return self.luck.draw(bag)

    def die(self, sides: int) -> int:
        self.asked.append({"die": sides})
        return self.luck.die(sides)

    def pick(self, items: Sequence[T]) -> T:
        self.asked.append({"pick": [to_json(item) for item in items]})
        return self.luck.pick(items)

    def noise(self) -> int:
        seed = self.luck.noise()
        self.asked.append({"noise": seed})
        return seed

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        seed = self.luck.noise()
        self.asked.append({"walk": seed})
        return next(self.walks, {})

    def below(self, count: int, purpose: str) -> int:
        raise TypeError("rules ask for draws, dice, picks and noise, never for plain numbers")


def sheet_of(record: Record) -> dict[str, Any]:
    """Returns the sheet of a finished match: the record, and for each entry the questions asked of luck."""
    fair = Fair(bytes.fromhex(record.seed or ""), tuple([bytes.fromhex(nonce) for nonce in record.nonces]))
    luck = Noting(fair, walks_of(record))
    rules = find_game(record.game, record.version)
    match = match_at_start(rules, record.seats, record.options, record.components, record.start, luck)
    asked: list[list[dict[str, Any]]] = []
    for _ in steps(record.entries, match):
        asked.append(luck.asked)
        luck.asked = []
    sheet: dict[str, Any] = {"record": json.loads(record.to_bytes()), "asked": asked}
    return sheet
