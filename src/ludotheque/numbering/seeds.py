"""Makes the luck of the matches of an environment: the same seed gives the same series of matches."""

from __future__ import annotations

import secrets

from ludotheque.core.luck import Luck, fast


class Seeds:
    """Makes the luck for one match after another, all derived from the first seed."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(16)
        self._matches = 0

    def begin(self, seed: int | None) -> None:
        """Begins a new series of matches; without a seed, the old series goes on."""
        if seed is not None:
            self._key = f"envs {int(seed)}".encode()
            self._matches = 0

    def next(self) -> Luck:
        """Returns the luck of the next match."""
        self._matches += 1
        return fast(self._key + f" {self._matches}".encode())
