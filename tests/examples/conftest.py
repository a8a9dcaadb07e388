"""Puts the example packages on the shelf only for their own tests, because other tests count the games on the shelf."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hearts.game import GAME

import ludotheque
from ludotheque.core import catalogue


@pytest.fixture(autouse=True, scope="module")
def on_the_shelf() -> Iterator[None]:
    ludotheque.register(GAME)
    yield
    del catalogue._registered[GAME.id]
