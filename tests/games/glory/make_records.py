"""Makes the golden records: `python -m tests.games.glory.make_records` searches seeds for short matches of each kind.

A record is one file in records/; what must come out of it stands in records/results.toml.  Make them anew only when the
rules are meant to have changed (and their version with them).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.core.components import read_components
from ludotheque.core.drive import random_step
from ludotheque.core.structs import ChoiceReopened, Event
from ludotheque.games.glory import GAME
from ludotheque.games.glory.events import (
    DeckRemade,
    DiceThrown,
    Eliminated,
    EventPlayed,
    ManagerDrew,
    MoreLaysShown,
    RingReentered,
    StaminaChanged,
)
from tests.games.glory.table import table

FOLDER = Path(__file__).with_name("records")
QUICK = {"path": [3, 2, 1]}

# ── What happened in a match ──────────────────────────────────────────────────────────────────────────────────────────


def events(match: ludotheque.Match) -> list[Event]:
    """All that happened."""
    return [kind(*values) for entry in match.history for kind, values in entry.facts]


def has(match: ludotheque.Match, kind: type[Event]) -> bool:
    """Did this ever happen?"""
    return any(kind is fact for entry in match.history for fact, _ in entry.facts)


def how_it_ended(match: ludotheque.Match) -> str:
    """The reason; if the last one stands, what struck the last blow."""
    assert match.outcome is not None
    shared = ", shared" if len(match.outcome.winners) > 1 and match.outcome.reason == "last-round" else ""
    if match.outcome.reason != "last-standing":
        return match.outcome.reason + shared
    blows = [event for event in events(match) if isinstance(event, StaminaChanged) and event.stamina == 0]
    last = blows[-1]
    assert isinstance(last, StaminaChanged)
    return f"last-standing by {last.reason}"


Wanted = Callable[[ludotheque.Match], bool]


def anything(match: ludotheque.Match) -> bool:
    """Any match will do."""
    return True


def ends(how: str) -> Wanted:
    """A match that ends like this."""
    return lambda match: how_it_ended(match) == how


@dataclass(frozen=True)
class Kind:
    """A kind of match to be recorded; of the seeds tried, the shortest that fits."""

    seats: int
    wanted: Wanted = anything
    options: Mapping[str, Any] = field(default_factory=dict)
    seeds: int = 120
    components: Callable[[], dict[str, Any]] | None = None
    start: Callable[[], ludotheque.Match] | None = None
    is_fair: bool = False
    changes_its_mind: bool = False


def edited_box() -> dict[str, Any]:
    """A box with twenty referee cards more, in which bars are short."""
    box = read_components(GAME.folder / "components.toml")
    box["stamina"] = 12
    for row in box["card"]:
        row["count"] += 5 if row["group"] == "referee" else 0
    return box


def small_box() -> dict[str, Any]:
    """A box with few cards: decks are made again."""
    box = read_components(GAME.folder / "components.toml")
    for row in box["card"]:
        row["count"] = (row["count"] + 4) // 5
    return box


def in_the_middle() -> ludotheque.Match:
    """A position: the third has gone, the others are weak."""
    at = ["ring", "ring", "out"]
    return table("attack-1 take-3", "defence-2 leave-the-ring", "", at=at, stamina=[6, 5, 0])


KINDS = {
    "last-blow-in-a-fight": Kind(3, ends("last-standing by fight"), QUICK),
    "last-blow-by-an-event": Kind(3, ends("last-standing by event"), QUICK),
    "last-blow-by-the-clock": Kind(3, ends("last-standing by clock"), {**QUICK, "clock": 4}),
    "clock": Kind(3, ends("clock"), {**QUICK, "clock": 1, "pair_win": False}, seeds=1500),
    "pair": Kind(3, ends("pair"), QUICK),
    "last-round": Kind(3, ends("last-round"), {"last_round": 3}),
    "last-round-shared": Kind(4, ends("last-round, shared"), {"last_round": 2}),
    "two-seats": Kind(2, ends("last-standing by fight"), QUICK),
    "two-seats-outside": Kind(2, lambda match: has(match, RingReentered), {}),
    "four-seats-long-path": Kind(4, lambda match: has(match, MoreLaysShown)),
    "five-seats-choose": Kind(5, anything, {"wrestlers": "choose"}),
    "six-seats-no-pair": Kind(6, lambda match: has(match, RingReentered), {"pair_win": False}),
    "managers": Kind(4, lambda match: has(match, ManagerDrew), {**QUICK, "managers": True, "pair_win": False}),
    "outside-and-back": Kind(3, lambda match: has(match, RingReentered), QUICK),
    "deck-remade": Kind(3, lambda match: has(match, DeckRemade), QUICK, components=small_box),
    "edited-box": Kind(3, lambda match: has(match, DiceThrown), QUICK, components=edited_box),
    "taken-back": Kind(3, lambda match: has(match, ChoiceReopened), QUICK, changes_its_mind=True),
    "from-a-position": Kind(3, lambda match: has(match, EventPlayed), start=in_the_middle),
    "fair-luck": Kind(2, lambda match: has(match, Eliminated), QUICK, is_fair=True),
}


def played(kind: Kind, seed: int) -> ludotheque.Match:
    """A match of this kind, played at random."""
    luck = ludotheque.luck(seed)
    if kind.start is not None:
        match = kind.start().copy(ludotheque.luck(seed + 1))
    else:
        chance = ludotheque.fair(seed, [b"north", b"south"]) if kind.is_fair else ludotheque.luck(seed + 1)
        box = None if kind.components is None else kind.components()
        match = ludotheque.new("glory", kind.seats, options=kind.options, components=box, luck=chance)
    if kind.changes_its_mind:
        match.hand_over(1, "bot")
    while match.outcome is None:
        seat, _ = random_step(match, luck)
        if kind.changes_its_mind and match.may_take_back(seat) and luck.die(3) == 1:
            match.take_back(seat)
    return match


def shortest(kind: Kind) -> ludotheque.Match:
    """The shortest match of this kind among the seeds tried."""
    found = [match for match in (played(kind, seed) for seed in range(kind.seeds)) if kind.wanted(match)]
    return min(found, key=lambda match: len(match.history))


# ── The files ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def written(record: ludotheque.Record) -> str:
    """A record as JSON, one entry a line."""
    doc = ludotheque.to_json(record)
    entries = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in doc.pop("entries"))
    head = json.dumps(doc, ensure_ascii=False)[:-1]
    return f'{head},\n"entries": [\n{entries}\n]}}\n'


def final_hash(match: ludotheque.Match) -> str:
    """A hash of the whole final position."""
    return sha256(json.dumps(ludotheque.to_json(match), sort_keys=True).encode()).hexdigest()


def result(match: ludotheque.Match) -> dict[str, Any]:
    """What must come out of a record."""
    assert match.outcome is not None
    return {
        "how": how_it_ended(match),
        "winners": list(match.outcome.winners),
        "places": list(match.outcome.places),
        "steps": match.step,
        "position": final_hash(match),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    lines = ["# What comes out of each record.  Made by `python -m tests.games.glory.make_records`."]
    for name, kind in KINDS.items():
        match = shortest(kind)
        text = written(match.record())
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        lines += ["", f"[{name}]", *[f"{key} = {json.dumps(value)}" for key, value in result(match).items()]]
        print(f"{name}: {match.step} steps, {len(text) // 1024} kB, {how_it_ended(match)}", flush=True)
    (FOLDER / "results.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
