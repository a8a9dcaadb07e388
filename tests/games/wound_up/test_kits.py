"""Tests All Wound Up's rulebook and golden records with the kits of `ludotheque.testing`."""

from pathlib import Path

import pytest

from ludotheque.games.wound_up import GAME
from ludotheque.testing import Rulebook
from tests.games.wound_up.make_records import RECORDS

pytestmark = pytest.mark.compiled

RULEBOOK = Rulebook(
    GAME,
    Path(__file__).parent,
    chapters=[9, 3, 3, 11, 5, 11, 7, 7, 5],
    examples=["1.5", "3.2", "6.3", "8.2"],
    refusals=40,
)


@pytest.mark.parametrize("check", [*RULEBOOK.checks(), *RECORDS.checks()], ids=str)
def test_kits(check):
    check()
