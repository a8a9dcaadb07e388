"""Tests Road to Glory's rulebook and golden records with the kits of `ludotheque.testing`."""

from pathlib import Path

import pytest

from ludotheque.games.glory import GAME
from ludotheque.testing import Rulebook
from tests.games.glory.make_records import RECORDS

pytestmark = pytest.mark.compiled

RULEBOOK = Rulebook(GAME, Path(__file__).parent, chapters=[9, 4, 5, 14, 4, 4, 4, 5], refusals=31)


@pytest.mark.parametrize("check", [*RULEBOOK.checks(), *RECORDS.checks()], ids=str)
def test_kits(check):
    check()
