"""Checks fair luck with a verifier that shares no code with us, and with statistical tests of dice and deals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import permutations
from math import erfc, sqrt
from typing import Any, Final, TypeVar

from ludotheque.check_dice import Wrong, check_sheet
from ludotheque.core.bag import bag_of
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_step
from ludotheque.core.fair import Fair, commitment, seal_of
from ludotheque.core.history import Record
from ludotheque.core.luck import Luck
from ludotheque.dice_sheet import sheet_of
from ludotheque_trust.trial import Broken, Task, new_match, require

T = TypeVar("T")

DICE: Final = 10_000  # number of dice thrown in addition to each match
DEALS: Final = 1_000
UNDECIDED: Final = 8  # the game's default is played in one decision out of this many
SURE: Final = 1e-6  # p-value below which dice count as unfair


def finished_record(game: str, luck: Luck, number: int) -> Record:
    """Plays a match with fair luck to its end, by random actions and some default actions; in two matches out of three,
    the nonces are sealed.
    """
    seed, seats = number.to_bytes(32, "big"), find_game(game).seats[0]
    nonces = tuple([luck.noise().to_bytes(16, "big") for _ in range(luck.die(seats))])
    seals = [(seat, seal_of(commitment(seed), seat, nonce)) for seat, nonce in enumerate(nonces)]
    chance = Fair(seed, nonces, seals=() if luck.die(3) == 1 else tuple(seals))
    match = new_match(game, luck, chance)
    while match.outcome is None:
        if luck.die(UNDECIDED) == 1:
            match.play_default(match.to_act[0])
        else:
            random_step(match, luck)
    return match.record()


def flip_bit(data: bytes, luck: Luck) -> bytes:
    """Returns a record in which one bit is flipped."""
    at = luck.die(len(data)) - 1
    return data[:at] + bytes((data[at] ^ (1 << (luck.die(8) - 1)),)) + data[at + 1 :]


def is_rejected(sheet: dict[str, Any], changed: bytes) -> bool:
    """Returns whether the verifier rejects the dice sheet (the record and its questions to the luck) with this changed
    record.
    """
    try:
        record = json.loads(changed)
        if record == sheet["record"]:
            return True  # the change only encodes the same record differently
        check_sheet({**sheet, "record": record})
    except (Wrong, KeyError, TypeError, ValueError, AttributeError):
        return True
    return False


def try_dice(task: Task) -> str:
    """Re-derives all luck of `size` matches, checks that a flipped bit is found in each, and tests dice and deals."""
    answers = 0
    dice = [0] * 6
    hands = dict.fromkeys(permutations(range(5), 3), 0)
    bag = bag_of(tuple("abcde"), range(5))
    for number in range(task.size):
        luck = task.luck("dice", number)
        record = finished_record(task.game(number), luck, number)
        sheet = sheet_of(record)
        where = f"match {number} ({record.game})"
        try:
            answers += check_sheet(sheet)
        except Wrong as wrong:
            raise Broken(f"{where}: {wrong}") from wrong
        changed = flip_bit(record.to_bytes(), luck)
        require(is_rejected(sheet, changed), f"{where}: a flipped bit was not found")
        fair = Fair(f"{task.seed} {number}".encode(), (record.hash.encode(),))
        for _ in range(DICE):
            dice[fair.below(6, "die")] += 1
        for _ in range(DEALS):
            first, second, third = fair.deal(bag, 3)[0]
            hands[first, second, third] += 1
        task.advance(1)
    chances = chance_of(dice), chance_of(list(hands.values()))
    require(min(chances) > SURE, f"dice or deals are not even (p = {chances[0]:.2g}, {chances[1]:.2g})")
    return (
        f"{answers:,} answers of luck in {task.size:,} matches derived again, {task.size:,} flipped bits found; "
        f"{sum(dice):,} dice (p = {chances[0]:.3f}) and {sum(hands.values()):,} deals (p = {chances[1]:.3f}) are even"
    )


def chance_of(counts: Sequence[int]) -> float:
    """Returns the probability that fair dice give counts at least this uneven (chi-square, after Wilson and
    Hilferty).
    """
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    square = sum([(count - expected) ** 2 for count in counts]) / expected
    shift = 2 / (9 * freedom)
    return erfc(((square / freedom) ** (1 / 3) - (1 - shift)) / sqrt(shift) / sqrt(2)) / 2
