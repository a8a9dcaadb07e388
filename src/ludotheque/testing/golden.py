"""A kit for golden records: matches in files, at least one for every way a match can end, replayed move by move.

A record is a file <name>.json of the folder, and its expected result is in results.toml.  `write`
regenerates all of them.  Use it only if you changed the rules on purpose, and change the version of the rules too.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

import ludotheque
from ludotheque.core.game import Game
from ludotheque.core.history import Record
from ludotheque.core.match import Match
from ludotheque.core.structs import Option
from ludotheque.testing.checks import Check, expect, expect_same, first_comment, in_words
from ludotheque.testing.recipes import Recipe, Wanted
from ludotheque.testing.shortcuts import happened

RESULTS: Final = "results.toml"
HASH_DIGITS: Final = 16  # minimum number of digits in the hash of a position
ENTRIES: Final = ("setUp", "play", "takeBack")
# The fields that differ between the record of a match with fair luck and the record of its replay.
OF_FAIR_LUCK: Final = ("format", "commitment", "seed", "nonces", "seals", "hash")


def reason_of(match: Match) -> str:
    """Returns how a match ended: the reason, and whether the victory was shared."""
    assert match.outcome is not None
    return ending_in_words(match.outcome.reason, match.outcome.winners)


def ending_in_words(reason: str, winners: Collection[int]) -> str:
    """Returns a way in which a match can end, in words."""
    return f"{reason}, shared" if len(winners) > 1 else reason


@dataclass(frozen=True)
class GoldenRecords:
    """The golden records of a game: whole recorded matches, the recipes that make them, and what they must cover.

    Together the records cover every number of seats, every type of action, every value of each option that is a choice
    or a flag, and two or more values of each other option, except for what `unrecorded` names; `values` says for which
    options more values are needed, and how many.  `ends`, `entries` and `luck` are exactly the ways to end, the kinds
    of entries and the kinds of luck that occur; `begins` are the fields of a record (components, start, commitment)
    that some record has.  `how` says how a match ended.
    """

    game: Game[Any]
    folder: Path
    recipes: Mapping[str, Recipe]
    ends: Collection[str]
    luck: Collection[str]
    entries: Collection[str] = ENTRIES
    begins: Collection[str] = ()
    values: Mapping[str, int] = field(default_factory=dict)
    unrecorded: Collection[str] = ()
    how: Callable[[Match], str] = reason_of

    def checks(self) -> list[Check]:
        """Returns all checks of the records, including two for each record."""
        checks = [Check("files of records", self.check_files)]
        for name in self.recipes:
            checks.append(Check(f"record {name}", partial(self.check_record, name)))
            checks.append(Check(f"changes of record {name}", partial(self.check_changes, name)))
        return [
            *checks,
            Check("recorded ends", self.check_ends),
            Check("recorded seats", self.check_seats),
            Check("recorded options", self.check_options),
            Check("recorded entries", self.check_entries),
            Check("recorded beginnings", self.check_beginnings),
        ]

    # ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def text(self, name: str) -> str:
        """Returns a record, as it is in its file."""
        return (self.folder / f"{name}.json").read_text(encoding="utf-8")

    def records(self) -> list[dict[str, Any]]:
        """Returns all records, as plain data."""
        return [json.loads(self.text(name)) for name in self.recipes]

    def results(self) -> dict[str, dict[str, Any]]:
        """Returns the expected result of each record."""
        return tomllib.loads((self.folder / RESULTS).read_text(encoding="utf-8"))

    def result(self, match: Match) -> dict[str, Any]:
        """Returns the actual result of a record."""
        assert match.outcome is not None
        winners, places = list(match.outcome.winners), list(match.outcome.places)
        position = sha256(position_texts(match)[0].encode()).hexdigest()
        ending = {"how": self.how(match), "winners": winners, "places": places}
        return {**ending, "steps": match.step, "position": position}

    def has_traits(self, match: Match, wanted: Wanted) -> bool:
        """Returns whether a match has the traits that its recipe wants."""
        if isinstance(wanted, tuple):
            return all(self.has_traits(match, one) for one in wanted)
        if isinstance(wanted, str):
            return self.how(match) == wanted
        if isinstance(wanted, type):
            return bool(happened(match, wanted))
        return wanted(match)

    # ── Checking ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def check_files(self) -> None:
        """Checks that there is a file and a result for each recipe, and nothing else."""
        expect_same(self.results(), self.recipes, RESULTS)
        expect_same([file.stem for file in self.folder.glob("*.json")], self.recipes, str(self.folder.name))

    def check_record(self, name: str) -> None:
        """Checks that a record is valid, replays to its result, and shows what its recipe wants, and that the record of
        the replayed match is the same.
        """
        text = self.text(name)
        verdict = ludotheque.verify(text)
        expect(verdict, f"{name} is not verified from entry {verdict.entry} on: {verdict.reason}")
        match = ludotheque.replay(text)
        self.check_result(name, match)
        recipe = self.recipes[name]
        expect(self.has_traits(match, recipe.wanted), f"{name} does not show {recipe.wanted}")
        others = {key: match.options[key] for key, value in recipe.options.items() if match.options[key] != value}
        expect(not others, f"{name} has other options than its recipe: {others}")
        again = ludotheque.to_json(match.record())
        expect(same_text(json.loads(text), again), f"{name} is written differently after a replay")

    def check_result(self, name: str, match: Match) -> None:
        """Checks that a match has come to the expected result."""
        wanted = self.results()[name]
        expect_same({"winners", "places", "position"} - wanted.keys(), (), f"{RESULTS} does not tell of {name}")
        assert match.outcome is not None
        actual = {**self.result(match), "reason": match.outcome.reason, "plays": match.step}
        digits = wanted["position"]
        hashes = [sha256(text.encode()).hexdigest() for text in position_texts(match)]
        is_same = len(digits) >= HASH_DIGITS and any(one.startswith(digits) for one in hashes)
        expect(is_same, f"{name} ends in a different position")
        expect_same(wanted.keys() - actual.keys(), (), f"{RESULTS} tells of {name}")
        for key in wanted.keys() - {"position"}:
            expect(actual[key] == wanted[key], f"{name}: {key} is {actual[key]}, not {wanted[key]}")

    def check_changes(self, name: str) -> None:
        """Checks that another seat or another action anywhere in a record is detected as an error in that entry."""
        doc = json.loads(self.text(name))
        for at, entry in first_plays(doc["entries"]):
            before = dict(entry)
            for change in changes_of(entry, doc["entries"], doc["seats"]):
                entry.update(change)
                verdict = ludotheque.verify(doc)
                expect(
                    not verdict and verdict.entry == at, f"{name}, entry {at}: this change is not detected: {change}"
                )
                entry.update(before)

    def check_ends(self) -> None:
        """Checks that exactly the expected ways to end are recorded."""
        rows = self.results().values()
        found = [row["how"] if "how" in row else ending_in_words(row["reason"], row["winners"]) for row in rows]
        expect_same(found, self.ends, "ways to end")

    def check_seats(self) -> None:
        """Checks that every number of seats is recorded."""
        expect_same([record["seats"] for record in self.records()], self.game.seats, "numbers of seats")

    def check_options(self) -> None:
        """Checks that enough values of every option are recorded."""
        records = self.records()
        for option in self.game.options:
            found = {json.dumps(record["options"][option.name]) for record in records}
            needed = 1 if option.name in self.unrecorded else self.values.get(option.name, values_of(option))
            expect(len(found) >= needed, f"{option.name} is recorded with {in_words(found)} only")
            expect(needed > 1 or len(found) == 1, f"{option.name} is recorded, although `unrecorded` names it")

    def check_entries(self) -> None:
        """Checks that exactly the expected kinds of entries, actions and luck are recorded."""
        entries = [entry for record in self.records() for entry in record["entries"]]
        expect_same([entry["kind"] for entry in entries], self.entries, "kinds of entries")
        actions = {kind.__struct_config__.tag for kind in get_args(self.game.actions) or (self.game.actions,)}
        found = [entry["action"]["type"] for entry in entries if entry["kind"] == "play"]
        expect_same(found, actions - set(self.unrecorded), "actions")
        expect_same([kind for entry in entries for one in entry.get("luck", ()) for kind in one], self.luck, "luck")

    def check_beginnings(self) -> None:
        """Checks that records with an edited box, a starting position and fair luck exist, as far as expected."""
        fields = ("components", "start", "commitment")
        found = [name for name in fields if any(record[name] for record in self.records())]
        expect_same(found, self.begins, "beginnings")
        for record in self.records():
            expect(not record["commitment"] or record["seed"], "the seed of fair luck was not opened")

    # ── Making ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def write(self) -> None:
        """Makes all records and results again."""
        self.folder.mkdir(exist_ok=True)
        lines = first_comment(self.folder / RESULTS) or ["# What comes out of each record."]
        for name, recipe in self.recipes.items():
            fitting = [match for match in recipe.matches(self.game.id) if self.has_traits(match, recipe.wanted)]
            expect(fitting, f"{name}: no match shows {recipe.wanted}")
            match = min(fitting, key=lambda one: len(one.history))
            text, result = record_as_text(match.record()), self.result(match)
            (self.folder / f"{name}.json").write_text(text, encoding="utf-8")
            lines += ["", f"[{name}]", *[f"{key} = {json.dumps(value)}" for key, value in result.items()]]
            print(f"{name}: {match.step} steps, {len(text) // 1024} kB, {result['how']}", flush=True)
        (self.folder / RESULTS).write_text("\n".join(lines) + "\n", encoding="utf-8")


def record_as_text(record: Record) -> str:
    """Returns a record as JSON, one entry per line."""
    doc = ludotheque.to_json(record)
    entries = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in doc.pop("entries"))
    head = json.dumps(doc, ensure_ascii=False)[:-1]
    return f'{head},\n"entries": [\n{entries}\n]}}\n'


def same_text(first: dict[str, Any], again: dict[str, Any]) -> bool:
    """Returns whether a record is the same after a replay.  The record of the replay lacks the seed, because its luck
    does not know the seed.
    """
    is_fair = first["commitment"] is not None
    heads, entries = [], []
    for doc in (first, again):
        entries.append([json.dumps(entry.get("luck") if is_fair else entry) for entry in doc["entries"]])
        left_out = {"entries", *OF_FAIR_LUCK} if is_fair else {"entries"}
        heads.append(json.dumps({key: value for key, value in doc.items() if key not in left_out}, sort_keys=True))
    return heads[0] == heads[1] and entries[0] == entries[1]


def position_texts(match: Match) -> tuple[str, str]:
    """Returns the position as JSON, with and without spaces: some older results contain the hash of the text without
    spaces.
    """
    doc = ludotheque.to_json(match)
    return json.dumps(doc, sort_keys=True), msgspec.json.encode(doc, order="sorted").decode()


def values_of(option: Option) -> int:
    """Returns the number of values of an option that the records must cover: all values of a choice, otherwise two."""
    return len(option.range) if option.type == "choice" else 2


def first_plays(entries: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """Returns the first entry with each type of action, and its number."""
    first: dict[str, tuple[int, dict[str, Any]]] = {}
    for at, entry in enumerate(entries):
        if entry["kind"] == "play":
            first.setdefault(entry["action"]["type"], (at, entry))
    return list(first.values())


def changes_of(entry: dict[str, Any], entries: list[dict[str, Any]], seats: int) -> Iterator[dict[str, Any]]:
    """Yields changes of one entry: another seat, the action of another entry, a number in the action off by one."""
    action = entry["action"]
    yield {"seat": (entry["seat"] + 1) % seats}
    others = (one["action"] for one in entries if one["kind"] == "play" and one["action"] != action)
    same_type = [other for other in others if other["type"] == action["type"]]
    if same_type:
        yield {"action": same_type[0]}
    for key, value in action.items():
        numbers = value if isinstance(value, list) else [value]
        if numbers and isinstance(numbers[0], int) and not isinstance(numbers[0], bool):
            changed = [numbers[0] + 1, *numbers[1:]]
            yield {"action": {**action, key: changed if isinstance(value, list) else changed[0]}}
