"""Makes the golden records: `python -m tests.games.malta.make_records` searches seeds for short matches of each kind.

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
from ludotheque.core.structs import ChoiceReopened, Event, StepTakenBack
from ludotheque.games.malta import GAME
from ludotheque.games.malta.events import (
    BlindFaithWorked,
    CardsGiven,
    CardTurnedRound,
    PawnMoved,
    QuotaCounted,
    Reacted,
    SeatLost,
    SeatReturned,
    TurnBegan,
)
from tests.games.malta.table import table

FOLDER = Path(__file__).with_name("records")


# ── What happened in a match ──────────────────────────────────────────────────────────────────────────────────────────


def events(match: ludotheque.Match) -> list[Event]:
    """All that happened."""
    return [kind(*values) for entry in match.history for kind, values in entry.facts]


def has(match: ludotheque.Match, kind: type[Event]) -> bool:
    """Did this ever happen?"""
    return any(kind is fact for entry in match.history for fact, _ in entry.facts)


def how_it_ended(match: ludotheque.Match) -> str:
    """The moment of the last loss (§2.4), or "last round"."""
    assert match.outcome is not None
    if match.outcome.reason == "last-round":
        return "last round, shared" if len(match.outcome.winners) > 1 else "last round"
    happened = events(match)
    at = max(number for number, event in enumerate(happened) if isinstance(event, SeatLost))
    lost = happened[at]
    assert isinstance(lost, SeatLost)
    if lost.reason == "no-way":
        return "no way"
    began = max(number for number, event in enumerate(happened[:at]) if isinstance(event, TurnBegan))
    if not any(isinstance(event, QuotaCounted) for event in happened[began:at]):
        return "no cards after drawing"
    before = [event for event in happened[began:at] if not isinstance(event, CardsGiven)]
    moved = isinstance(before[-1], PawnMoved) and before[-1].seat == lost.seat
    paid = isinstance(happened[at - 1], CardsGiven)
    return "no cards after tolls" if moved and paid else "no cards after a card"


def tallest_stack(match: ludotheque.Match) -> int:
    """The most reactions that lay on one card."""
    tallest = height = 0
    for event in events(match):
        if isinstance(event, Reacted):
            height += 1
            tallest = max(tallest, height)
        elif type(event).__name__ == "CardPlayed":
            height = 0
    return tallest


# ── The kinds of matches ──────────────────────────────────────────────────────────────────────────────────────────────

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
    seeds: int = 400
    components: Callable[[], dict[str, Any]] | None = None
    start: Callable[[], ludotheque.Match] | None = None
    is_fair: bool = False
    changes_its_mind: bool = False


def edited_box() -> dict[str, Any]:
    """A box with more reactions, and Draw Two that draws three."""
    box = read_components(GAME.folder / "components.toml")
    for row in box["card"]:
        row["count"] += 5 if row["id"] in ("Negate", "Boomerang") else 0
        row["amount"] = 3 if row["id"] == "Draw Two" else row.get("amount", 0)
    return box


def in_the_middle() -> ludotheque.Match:
    """A position: Cat has lost, the deck is short."""
    return table(
        "Welcome Back, Negate, Shove", "Boomerang, Sidestep", "End Turn", lost=[2], deck="Negate, Draw Two, 2× Shove"
    )


KINDS = {
    "no-cards-after-a-card": Kind(2, ends("no cards after a card")),
    "no-cards-after-drawing": Kind(2, ends("no cards after drawing"), seeds=4000),
    "no-cards-after-tolls": Kind(2, ends("no cards after tolls"), seeds=4000),
    "no-way": Kind(2, ends("no way")),
    "three-seats": Kind(3),
    "four-seats": Kind(4),
    "five-seats": Kind(5),
    "six-seats": Kind(6),
    "welcome-back": Kind(3, lambda match: has(match, SeatReturned), seeds=3000),
    "two-lives": Kind(3, lambda match: has(match, SeatReturned), {"lives": 2}),
    "two-lives-and-welcome-back": Kind(
        4, lambda match: [type(event) for event in events(match)].count(SeatReturned) > 4, {"lives": 2}, seeds=1500
    ),
    "last-round": Kind(3, ends("last round"), {"last_round": 1}),
    "last-round-shared": Kind(3, ends("last round, shared"), {"last_round": 1}),
    "small-board": Kind(2, lambda match: match.step > 40, {"board": 5}),
    "blind-faith-skip": Kind(2, lambda match: has(match, BlindFaithWorked)),
    "blind-faith-turn": Kind(2, lambda match: has(match, BlindFaithWorked), {"blind_faith": "turn"}),
    "blind-faith-random": Kind(3, lambda match: has(match, BlindFaithWorked), {"blind_faith": "random"}),
    "tall-stack": Kind(4, lambda match: tallest_stack(match) > 2 and has(match, CardTurnedRound), seeds=1500),
    "taken-back": Kind(
        3, lambda match: has(match, StepTakenBack) and has(match, ChoiceReopened), changes_its_mind=True
    ),
    "edited-box": Kind(3, anything, components=edited_box),
    "from-a-position": Kind(3, lambda match: has(match, SeatReturned), start=in_the_middle),
    "fair-luck": Kind(2, anything, {"board": 5}, is_fair=True),
}


def played(kind: Kind, seed: int) -> ludotheque.Match:
    """A match of this kind, played at random."""
    luck = ludotheque.luck(seed)
    if kind.start is not None:
        match = kind.start().copy(ludotheque.luck(seed + 1))
    else:
        chance = ludotheque.fair(seed, [b"north", b"south"]) if kind.is_fair else ludotheque.luck(seed + 1)
        box = None if kind.components is None else kind.components()
        match = ludotheque.new("malta", kind.seats, options=kind.options, components=box, luck=chance)
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
    lines = ["# What comes out of each record.  Made by `python -m tests.games.malta.make_records`."]
    for name, kind in KINDS.items():
        match = shortest(kind)
        text = written(match.record())
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        lines += ["", f"[{name}]", *[f"{key} = {json.dumps(value)}" for key, value in result(match).items()]]
        print(f"{name}: {match.step} steps, {len(text) // 1024} kB, {how_it_ended(match)}", flush=True)
    (FOLDER / "results.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
