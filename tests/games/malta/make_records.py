"""Makes Malta's golden records: `python -m tests.games.malta.make_records` searches for short matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.core.components import read_components
from ludotheque.core.events import ChoiceReopened, StepTakenBack
from ludotheque.games.malta import GAME
from ludotheque.games.malta.events import (
    BlindFaithWorked,
    CardDrawnBlindly,
    CardPlayed,
    CardsGiven,
    CardTurnedRound,
    PawnMoved,
    QuotaCounted,
    Reacted,
    SeatLost,
    SeatReturned,
    TurnBegan,
)
from ludotheque.testing import GoldenRecords, Recipe, Search, all_events, happened
from tests.games.malta.table import table


def how_it_ended(match: ludotheque.Match) -> str:
    """Returns in which situation of §2.4 the last seat lost, or that the last round ended the match."""
    assert match.outcome is not None
    if match.outcome.reason == "last-round":
        return "last round, shared" if len(match.outcome.winners) > 1 else "last round"
    story = all_events(match)
    at = max(number for number, event in enumerate(story) if isinstance(event, SeatLost))
    lost = story[at]
    assert isinstance(lost, SeatLost)
    if lost.reason == "no-way":
        return "no way"
    began = max(number for number, event in enumerate(story[:at]) if isinstance(event, TurnBegan))
    if not any(isinstance(event, QuotaCounted) for event in story[began:at]):
        return "no cards after drawing"
    before = [event for event in story[began:at] if not isinstance(event, CardsGiven)]
    moved = isinstance(before[-1], PawnMoved) and before[-1].seat == lost.seat
    paid = isinstance(story[at - 1], CardsGiven)
    return "no cards after tolls" if moved and paid else "no cards after a card"


def tallest_stack(match: ludotheque.Match) -> int:
    """Returns the largest number of reactions on one card."""
    tallest = height = 0
    for event in all_events(match):
        if isinstance(event, Reacted):
            height += 1
            tallest = max(tallest, height)
        elif isinstance(event, CardPlayed):
            height = 0
    return tallest


def edited_box() -> dict[str, Any]:
    """Returns a box with more reactions, in which Draw Two draws three cards."""
    box = read_components(GAME.folder / "box.toml")
    for row in box["card"]:
        row["count"] += 5 if row["id"] in ("Negate", "Boomerang") else 0
        row["amount"] = 3 if row["id"] == "Draw Two" else row.get("amount", 0)
    return box


def in_the_middle() -> ludotheque.Match:
    """Builds a position in which Cat has lost and the deck is short."""
    return table(
        "Welcome Back, Negate, Shove", "Boomerang, Sidestep", "End Turn", lost=[2], deck="Negate, Draw Two, 2× Shove"
    )


RECIPES: dict[str, Recipe] = {
    "no-cards-after-a-card": Search(2, "no cards after a card"),
    "no-cards-after-drawing": Search(2, "no cards after drawing", seeds=4000),
    "no-cards-after-tolls": Search(2, "no cards after tolls", seeds=4000),
    "no-way": Search(2, "no way"),
    "three-seats": Search(3),
    "four-seats": Search(4),
    "five-seats": Search(5),
    "six-seats": Search(6),
    "welcome-back": Search(3, SeatReturned, {"lives": 1}, seeds=3000),
    "two-lives": Search(3, SeatReturned, {"lives": 2}),
    "two-lives-and-welcome-back": Search(
        4, lambda match: len(happened(match, SeatReturned)) > 4, {"lives": 2}, seeds=1500
    ),
    "last-round": Search(3, "last round", {"last_round": 1}),
    "last-round-shared": Search(3, "last round, shared", {"last_round": 1}),
    "small-board": Search(2, lambda match: match.step > 40, {"board": 5}),
    "blind-faith-skip": Search(2, BlindFaithWorked, {"blind_faith": "skip"}),
    "blind-faith-turn": Search(2, BlindFaithWorked, {"blind_faith": "turn"}),
    "blind-faith-random": Search(3, (BlindFaithWorked, CardDrawnBlindly), {"blind_faith": "random"}),
    "tall-stack": Search(4, (lambda match: tallest_stack(match) > 2, CardTurnedRound), seeds=1500),
    "taken-back": Search(3, (StepTakenBack, ChoiceReopened), changes_its_mind=True),
    "edited-box": Search(3, components=edited_box),
    "from-a-position": Search(3, SeatReturned, start=in_the_middle),
    "fair-luck": Search(2, options={"board": 5}, is_fair=True),
}

RECORDS = GoldenRecords(
    GAME,
    Path(__file__).with_name("records"),
    RECIPES,
    ends=[
        "no cards after a card",
        "no cards after drawing",
        "no cards after tolls",
        "no way",
        "last round",
        "last round, shared",
    ],
    luck=["draw", "pick"],
    entries=["setUp", "play", "takeBack", "handOver"],
    begins=["components", "start", "commitment"],
    unrecorded=["first", "payFirst"],
    how=how_it_ended,
)

if __name__ == "__main__":
    RECORDS.write()
