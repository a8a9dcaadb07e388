"""The sample game stands on the shelf beside ours in every test."""

import ludotheque
from tests.sample import GAME

ludotheque.register(GAME)
