"""Tests Malta's rulebook and golden records with the kits of `ludotheque.testing`."""

from pathlib import Path

import pytest

from ludotheque.games.malta import GAME
from ludotheque.testing import Rulebook
from tests.games.malta.make_records import RECORDS

pytestmark = pytest.mark.compiled

RULEBOOK = Rulebook(GAME, Path(__file__).parent, chapters=[6, 5, 6, 14, 8, 3], refusals=30)


@pytest.mark.parametrize("check", [*RULEBOOK.checks(), *RECORDS.checks()], ids=str)
def test_kits(check):
    check()
