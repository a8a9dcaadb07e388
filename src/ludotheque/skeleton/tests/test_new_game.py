"""Tests of New Game, section by section, and of the contract that every game keeps."""

from pathlib import Path
from typing import Any

import pytest
from new_game.game import GAME
from new_game.said import CardsShown, Keep, Swap

import ludotheque
from ludotheque.core.match import Match
from ludotheque.testing import PROPERTIES, Rulebook, check_game, of_kind, refusal

ludotheque.register(GAME)
RULEBOOK = Rulebook(GAME, Path(__file__).parent, chapters=[0, 0, 0, 0])


def table(*hands: str, draws: tuple[str, ...] = (), **changes: Any) -> Match:
    """Returns a match in its last round, in which the seats hold these cards and `draws` are the next cards from the
    deck.
    """
    cards = GAME.boxes.find(None).cards
    position = {
        "phase": "choosing",
        "asked": list(range(len(hands))),
        "round": 3,
        "deck": {card: 1 for card in cards if card not in hands},
        "hands": list(hands),
        **changes,
    }
    luck = ludotheque.scripted([{"draw": card} for card in draws])
    return ludotheque.from_json({"game": GAME.id, "seats": len(hands), "position": position}, luck)


@pytest.mark.parametrize("promise", PROPERTIES)
def test_contract(promise: str) -> None:
    check_game(GAME.id, only=[promise])


@pytest.mark.parametrize("check", RULEBOOK.checks(), ids=str)
def test_rulebook(check: Any) -> None:
    check()


def test_1_everybody_gets_a_card() -> None:
    match = ludotheque.new(GAME.id, seats=3, seed=1)
    hands = [ludotheque.to_json(match.view(seat))["hand"] for seat in range(3)]
    assert len(set(hands)) == 3 and match.to_act == (0, 1, 2)
    assert ludotheque.to_json(match.view(None))["hand"] is None


def test_2_choices_are_secret_until_all_are_made() -> None:
    match = table("cat", "dog")
    match.play(0, Keep())
    assert ludotheque.to_json(match.view(0))["choice"] == "keep"
    assert ludotheque.to_json(match.view(1))["choice"] is None
    assert refusal(match, 0, Swap()) == ("§2", "chosen-already")
    match.take_back(0)
    match.play(0, Swap())


def test_3_the_highest_card_wins_a_point() -> None:
    match = table("cat", "dog", draws=("lion",))
    match.play(0, Swap())
    events = match.play(1, Keep())
    assert of_kind(events, CardsShown) == [CardsShown(("lion", "dog"), 0)]


def test_4_the_most_points_win() -> None:
    match = table("cat", "dog", scores=[2, 0])
    match.play(0, Keep())
    match.play(1, Keep())
    assert match.outcome == ludotheque.Outcome((0,), "most-points", (1, 2))
    assert refusal(match, 0, Keep()) == ("§4", "match-over")
