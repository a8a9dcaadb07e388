"""Tests of why something happened: chains of causes in recorded matches of every game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from ludotheque.core.catalogue import find_game
from ludotheque.core.causes import MOST_STEPS, chain
from ludotheque.core.events import Event
from ludotheque.core.record import replay
from tests.sample.game import Kites

GAMES = {"malta": "malta", "glory": "glory", "worm_up": "worm-up", "wound_up": "wound-up"}
RECORDS = Path(__file__).parent / "games"
HEADING = re.compile(r"^#{2,3} ([\d.]+) ", re.MULTILINE)

# Each row has a record, the event whose causes are asked for, and the events that led to it, the latest first.
CHAINS = [
    ("malta/no-cards-after-tolls", "MatchEnded", "SeatLost §2.4, CardsGiven §3.4, PawnMoved §3.3, TurnBegan §3"),
    (
        "malta/no-cards-after-a-card",
        "SeatLost",
        "CardsDiscarded §4.1, CardPlayed §3.2, QuotaCounted §3.2",
    ),
    ("malta/no-way", "SeatLost", "PawnMoved §4.11, CardPlayed §3.2, QuotaCounted §3.2"),
    (
        "glory/last-blow-in-a-fight",
        "MatchEnded",
        "Eliminated §7.1, StaminaChanged §4.4, DiceThrown §4.4, LaysShown §4.4, Challenged §4.1, TurnBegan",
    ),
    ("glory/last-blow-by-the-clock", "Eliminated", "StaminaChanged §7.4, RoundEnded §7.4"),
    ("glory/pair", "MatchEnded", "PairAnswered §7.3, PairOffered §7.3"),
    (
        "worm_up/finish",
        "MatchEnded",
        "RaceEnded §5, WormCrawled §3.1, MoveBegan §2.3, BidsShown §2.1, RoundBegan §2.1",
    ),
    (
        "wound_up/gate",
        "MatchEnded",
        "PawnsWalked §6.1, PawnWound §5.1, AuctionWon §4.4, BidOpened §4.1",
    ),
    ("wound_up/tokens", "CardStolen", "TokenUsed §8.3"),
]


def seen_in(record: Path, seat: int) -> tuple[list[Event], list[int]]:
    """Returns what a seat saw in a recorded match, and the entry of each event."""
    events, entries = [], []
    for number, entry in enumerate(replay(record.read_bytes()).history):
        for event in entry.seen_by(seat):
            events.append(event)
            entries.append(number)
    return events, entries


@pytest.mark.parametrize(("record", "asked", "led"), CHAINS)
def test_a_log_line_leads_back_to_its_causes(record: str, asked: str, led: str) -> None:
    folder, name = record.split("/")
    events, entries = seen_in(RECORDS / folder / "records" / f"{name}.json", 0)
    last = max(at for at, event in enumerate(events) if type(event).__name__ == asked)
    steps = chain(find_game(GAMES[folder]), events, entries, last)
    assert steps[0].at == last
    told = [" ".join([type(events[step.at]).__name__, *step.sections]) for step in steps[1:]]
    assert ", ".join(told) == led


@pytest.mark.parametrize("folder", GAMES)
def test_every_chain_goes_back_in_time_by_sections_that_exist(folder: str) -> None:
    game = find_game(GAMES[folder])
    sections = set(HEADING.findall((game.folder / "RULES.en.md").read_text(encoding="utf-8")))
    for record in sorted((RECORDS / folder / "records").glob("*.json"))[:6]:
        events, entries = seen_in(record, 0)
        for at in range(len(events)):
            steps = chain(game, events, entries, at)
            places = [step.at for step in steps]
            assert places == sorted(set(places), reverse=True) and places[0] == at and len(places) <= MOST_STEPS
            assert {section[1:] for step in steps for section in step.sections} <= sections


@pytest.mark.parametrize("folder", GAMES)
def test_only_events_of_the_game_have_causes(folder: str) -> None:
    game = find_game(GAMES[folder])
    causes: Any = game.part("causes")
    assert causes and set(causes) <= set(get_args(game.events))


def test_without_declared_causes_the_first_event_of_a_play_causes_the_others() -> None:
    events, entries = seen_in(RECORDS / "malta" / "records" / "no-way.json", 0)
    deed = max(entry for entry in entries if entries.count(entry) > 2)
    first = entries.index(deed)
    steps = chain(Kites(), events, entries, first + 2)
    assert [step.at for step in steps] == [first + 2, first]
