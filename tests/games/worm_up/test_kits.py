"""Tests Worm Up's rulebook and golden records with the kits of `ludotheque.testing`."""

from pathlib import Path

import pytest

from ludotheque.games.worm_up import GAME
from ludotheque.testing import Rulebook
from tests.games.worm_up.make_records import RECORDS

pytestmark = pytest.mark.compiled

RULEBOOK = Rulebook(GAME, Path(__file__).parent, chapters=[5, 8, 4, 3, 2, 1], refusals=25)


@pytest.mark.parametrize("check", [*RULEBOOK.checks(), *RECORDS.checks()], ids=str)
def test_kits(check):
    check()
