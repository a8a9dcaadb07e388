"""Makes Road to Glory's golden records: `python -m tests.games.glory.make_records` searches for short matches."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.core.components import read_components
from ludotheque.core.events import ChoiceReopened
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
from ludotheque.testing import GoldenRecords, Recipe, Search, happened, reason_of
from tests.games.glory.table import table

QUICK = {"path": [3, 2, 1]}

search = partial(Search, seeds=120)


def how_it_ended(match: ludotheque.Match) -> str:
    """Returns why a match ended; if only one wrestler was left, also what eliminated the last rival."""
    assert match.outcome is not None
    if match.outcome.reason == "last-round":
        return reason_of(match)
    if match.outcome.reason != "last-standing":
        return match.outcome.reason
    blows = [event for event in happened(match, StaminaChanged) if event.stamina == 0]
    return f"last-standing by {blows[-1].reason}"


def edited_box() -> dict[str, Any]:
    """Returns a box with five more of each referee card, and stamina bars of 12."""
    box = read_components(GAME.folder / "box.toml")
    box["stamina"] = 12
    for row in box["card"]:
        row["count"] += 5 if row["group"] == "referee" else 0
    return box


def small_box() -> dict[str, Any]:
    """Returns a box with so few cards that the decks must be reshuffled."""
    box = read_components(GAME.folder / "box.toml")
    for row in box["card"]:
        row["count"] = (row["count"] + 4) // 5
    return box


def in_the_middle() -> ludotheque.Match:
    """Builds a position in which the third seat is out and the others are weak."""
    at = ["ring", "ring", "out"]
    return table("attack-1 take-3", "defence-2 leave-the-ring", "", at=at, stamina=[6, 5, 0])


RECIPES: dict[str, Recipe] = {
    "last-blow-in-a-fight": search(3, "last-standing by fight", QUICK),
    "last-blow-by-an-event": search(3, "last-standing by event", QUICK),
    "last-blow-by-the-clock": search(3, "last-standing by clock", {**QUICK, "clock": 4}),
    "clock": search(3, "clock", {**QUICK, "clock": 1, "pair_win": False}, seeds=1500),
    "pair": search(3, "pair", QUICK),
    "last-round": search(3, "last-round", {"last_round": 3}),
    "last-round-shared": search(4, "last-round, shared", {"last_round": 2}),
    "two-seats": search(2, "last-standing by fight", QUICK),
    "two-seats-outside": search(2, RingReentered),
    "four-seats-long-path": search(4, MoreLaysShown),
    "five-seats-choose": search(5, options={"wrestlers": "choose"}),
    "six-seats-no-pair": search(6, RingReentered, {"pair_win": False}),
    "managers": search(4, ManagerDrew, {**QUICK, "managers": True, "pair_win": False}),
    "outside-and-back": search(3, RingReentered, QUICK),
    "deck-remade": search(3, DeckRemade, QUICK, components=small_box),
    "edited-box": search(3, DiceThrown, QUICK, components=edited_box),
    "taken-back": search(3, ChoiceReopened, QUICK, changes_its_mind=True),
    "from-a-position": search(3, EventPlayed, start=in_the_middle),
    "fair-luck": search(2, Eliminated, QUICK, is_fair=True),
}

RECORDS = GoldenRecords(
    GAME,
    Path(__file__).with_name("records"),
    RECIPES,
    ends=[
        "last-standing by fight",
        "last-standing by event",
        "last-standing by clock",
        "clock",
        "pair",
        "last-round",
        "last-round, shared",
    ],
    luck=["draw", "pick", "die"],
    entries=["setUp", "play", "takeBack", "handOver"],
    begins=["components", "start", "commitment"],
    how=how_it_ended,
)

if __name__ == "__main__":
    RECORDS.write()
