"""Fixtures for every game on the shelf: its id, a match in progress, and a match that has ended."""

import pytest

import ludotheque
from ludotheque.core.drive import random_play
from tests.mutants import MUTANTS
from tests.short import short_options

GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


@pytest.fixture
def match(game):
    """Returns a match in progress, in which somebody is to act."""
    match = ludotheque.new(game, seats=3, seed=7, options=short_options(game))
    random_play(match, ludotheque.luck(7), 12)
    assert match.outcome is None
    return match


@pytest.fixture
def ended(game):
    match = ludotheque.new(game, seats=3, seed=7, options=short_options(game))
    random_play(match, ludotheque.luck(7))
    return match
