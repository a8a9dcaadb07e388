#!/usr/bin/env python3
"""Checks the luck of a finished match with nothing but the Python standard library: `python check_dice.py SHEET...`.

A sheet is a JSON object with the `record` of a match and, for each of its entries, the questions `asked` of its luck:
  {"draw": [[name, count], ...]}   which things lay in the bag, in the order of the box
  {"die": sides}   {"pick": [item, ...]}   {"walk": seed}   {"noise": seed}
This script derives every answer again, from the seed that the server has revealed and from the players' nonces.  Each
nonce must match its seal, a hash that was shown before any nonce was revealed (records of format 1 have no seals, and
the output says so).
`ludotheque verify` checks what only the rules can tell: that this was the right bag, die or list to ask for, and where
a walk with that seed leads.
"""

import hmac
import json
import sys
from hashlib import sha256
from typing import Any


class Wrong(Exception):
    """Raised when a check of a sheet fails; the message says what is wrong, and where."""


def require(condition: bool, where: str, what: str) -> None:
    """Raises Wrong unless the condition holds."""
    if not condition:
        raise Wrong(f"{where}: {what}")


def compact(thing: Any) -> bytes:
    """Encodes JSON in the form that records hash: no blanks, no escapes, keys in their given order."""
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False).encode()


def digest(*parts: bytes) -> str:
    """Returns the SHA-256 of some bytes, in hexadecimal."""
    return sha256(b"".join(parts)).hexdigest()


class Streams:
    """The random numbers of a match, in one stream per purpose: HMAC-SHA-256 in counter mode."""

    def __init__(self, seed: bytes, nonces: list[bytes]) -> None:
        self.key = hmac.digest(seed, b"".join(sha256(nonce).digest() for nonce in nonces), "sha256")
        self.used: dict[str, int] = {}

    def below(self, count: int, purpose: str) -> int:
        """Returns the next number of a stream, from 0 to count - 1; all numbers are equally likely."""
        while True:
            number = self.used.get(purpose, 0)
            self.used[purpose] = number + 1
            block = hmac.digest(self.key, f"{purpose}:{number}".encode(), "sha256")
            value = int.from_bytes(block, "big")
            if value < (1 << 256) // count * count:
                return value % count


def check_chain(record: dict[str, Any]) -> None:
    """Checks that the hash of every entry fits the entries before it."""
    head = {**record, "entries": [], "outcome": None, "seed": None, "hash": ""}
    link = digest(compact(head))
    for number, entry in enumerate(record["entries"]):
        bare = {name: value for name, value in entry.items() if name != "hash"}
        link = digest(link.encode(), compact(bare))
        require(entry.get("hash") == link, f"entry {number}", "the hash does not match the entry")
    tail = digest(link.encode(), compact([record["outcome"], record["seed"]]))
    require(record["hash"] == tail, "the end", "the hash does not match the last entry")


def check_commitment(record: dict[str, Any]) -> bytes:
    """Checks that the opened seed is the one committed to before anybody contributed a nonce."""
    require(record["seed"] is not None, "the seed", "it was not opened")
    seed = bytes.fromhex(record["seed"])
    require(record["commitment"] == digest(b"ludotheque seed\0", seed), "the seed", "it is not the one committed to")
    return seed


def check_seals(record: dict[str, Any]) -> int:
    """Checks the nonces against the seals that were shown before any nonce was opened; returns the number of seals."""
    seals = record.get("seals", [])
    require(record["format"] in (1, 2), "the record", "its format is not known")
    require(
        (record["format"] == 2) == bool(seals),
        "the seals",
        "a record must have seals if its format is 2, and only then",
    )
    require(not seals or len(seals) == len(record["nonces"]), "the seals", "there must be one for each nonce")
    seats = [seat for seat, _ in seals]
    require(
        seats == sorted(set(seats) & set(range(record["seats"]))),
        "the seals",
        "they must belong to seats of the match, in seat order",
    )
    for (seat, seal), nonce in zip(seals, record["nonces"]):
        whose = f"ludotheque nonce\0{record['commitment']}\0{seat}\0".encode()
        require(seal == digest(whose, bytes.fromhex(nonce)), f"the nonce of seat {seat}", "it does not fit its seal")
    return len(seals)


def derive_answer(asked: dict[str, Any], streams: Streams, where: str) -> tuple[str, Any]:
    """Derives the answer to one question that the rules asked; returns the kind of the question and the answer.

    The answer for a walk is the seed of its simulation.
    """
    require(len(asked) == 1, where, "one question at a time")
    [(kind, parameter)] = asked.items()
    if kind == "draw":
        require(all(count > 0 for _, count in parameter), where, "a bag lists a thing that it does not contain")
        things = [name for name, count in parameter for _ in range(count)]
        return kind, things[streams.below(len(things), "draw")]
    if kind == "die":
        return kind, 1 + streams.below(parameter, "die")
    if kind == "pick":
        return kind, parameter[streams.below(len(parameter), "pick")]
    require(kind in ("walk", "noise"), where, f"{kind!r} is not a kind of luck")
    return kind, streams.below(1 << 32, "noise")


def check_orders(sheet: dict[str, Any]) -> None:
    """Checks that the things in all bags have the same order; if each bag had its own, the author of the sheet could
    choose what a random number draws.
    """
    after: dict[str, set[str]] = {}  # for each thing: all things that have ever come after it in a bag
    for line in sheet["asked"]:
        for asked in line:
            names = [name for name, _ in asked.get("draw", [])]
            require(len(set(names)) == len(names), "a bag", "it lists a thing twice")
            for at, name in enumerate(names):
                after.setdefault(name, set()).update(names[at + 1 :])
    for name, others in after.items():
        for other in others:
            require(name not in after[other], "a bag", f"{name} and {other} are not always in the same order")


def check_sheet(sheet: dict[str, Any]) -> int:
    """Re-derives all answers and returns their number; raises Wrong for the first one that differs."""
    record = sheet["record"]
    check_chain(record)
    check_seals(record)
    streams = Streams(check_commitment(record), [bytes.fromhex(nonce) for nonce in record["nonces"]])
    check_orders(sheet)
    require(len(sheet["asked"]) == len(record["entries"]), "the sheet", "it does not have one line for each entry")
    checked = 0
    for number, (entry, line) in enumerate(zip(record["entries"], sheet["asked"])):
        answers = entry.get("luck", [])
        require(len(answers) == len(line), f"entry {number}", f"{len(answers)} answers to {len(line)} questions")
        for answer, asked in zip(answers, line):
            where = f"entry {number}, answer {checked}"
            kind, value = derive_answer(asked, streams, where)
            require(list(answer) == [kind], where, f"a {kind} was asked for")
            recorded = asked[kind] if kind == "walk" else answer[kind]
            require(
                recorded == value and type(recorded) is type(value),
                where,
                f"the seed gives {value!r}, not {recorded!r}",
            )
            checked += 1
    return checked


def main(files: list[str]) -> int:
    """Checks sheets one after another; returns 1 at the first that is wrong, and 0 if there is none."""
    for name in files:
        with open(name, encoding="utf-8") as file:
            sheet = json.load(file)
        try:
            print(f"{name}: {check_sheet(sheet)} answers of luck follow from the seed and the nonces")
            sealed, nonces = check_seals(sheet["record"]), len(sheet["record"]["nonces"])
            print(f"{name}: {sealed} of {nonces} nonces were sealed, and fit their seals")
        except Wrong as wrong:
            print(f"{name}: {wrong}")
            return 1
        except (KeyError, TypeError, ValueError, AttributeError, ZeroDivisionError) as error:
            print(f"{name}: this is no sheet ({type(error).__name__}: {error})")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
