"""Names the games that the trust tests use."""

from __future__ import annotations

import ludotheque
from tests.mutants import MUTANTS

GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))
OURS = ["glory", "malta", "worm-up", "wound-up"]  # without the sample game
