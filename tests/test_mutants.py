"""Tests that the contract kit passes the intact sample game, and catches each deliberately broken version of it."""

from collections.abc import Callable

import pytest

from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.testing import PROPERTIES, Case, ContractBroken, bots_depend_on_views_only, check_game
from tests.mutants import MUTANTS
from tests.sample.said import Bid

# No game can break this promise, because the core itself writes and verifies records.
CANNOT_BE_BROKEN = {"verify_detects_change"}


def test_every_promise_has_mutants():
    assert len(MUTANTS) >= 16
    assert set(MUTANTS.values()) == set(PROPERTIES) - CANNOT_BE_BROKEN


@pytest.mark.parametrize("promise", PROPERTIES)
def test_the_sound_game_passes(promise):
    matches = {"same_under_hash_seeds": 1, "imagination": 2}.get(promise, 6)
    assert sum(check_game("kites", matches=matches, only=[promise]).values()) > 0


@pytest.mark.parametrize("mutant", MUTANTS)
def test_mutant_is_caught(mutant):
    promise = MUTANTS[mutant]
    with pytest.raises(ContractBroken) as caught:
        check_game(mutant, matches=12, only=[promise])
    broken = caught.value
    assert broken.property == promise
    assert broken.case is not None
    assert f"repeat: python -m ludotheque.testing '{mutant}' --seats {broken.case.seats}" in str(broken)


def test_a_broken_promise_can_be_reproduced():
    with pytest.raises(ContractBroken) as caught:
        check_game("kites that share a list with the copy", matches=12, only=["copies_share_nothing"])
    case = caught.value.case
    assert case is not None
    with pytest.raises(ContractBroken) as again:
        PROPERTIES["copies_share_nothing"](case)
    assert str(again.value) == str(caught.value)


DECISIONS: list[View] = []


def make_remembering_bot() -> Player:
    def decide(view: View, choices: Choices, luck: Luck) -> Action | None:
        DECISIONS.append(view)
        return choices[len(DECISIONS) % len(choices)]

    return decide


def make_steady_bot() -> Player:
    def decide(view: View, choices: Choices, luck: Luck) -> Action | None:
        return choices.default

    return decide


def make_stubborn_bot() -> Player:
    def decide(view: View, choices: Choices, luck: Luck) -> Action | None:
        return Bid("storm")

    return decide


def test_bots_that_decide_from_their_view_pass():
    assert bots_depend_on_views_only(Case("kites", 3), make_steady_bot)["decisions"]
    assert bots_depend_on_views_only(Case("kites", 3))["decisions"]


@pytest.mark.parametrize("make", [make_remembering_bot, make_stubborn_bot])
def test_bots_that_look_beyond_their_view_are_caught(make: Callable[[], Player]):
    with pytest.raises(ContractBroken, match="bots_depend_on_views_only"):
        bots_depend_on_views_only(Case("kites", 3), make, positions=30)
