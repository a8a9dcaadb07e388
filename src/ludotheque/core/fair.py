"""Fair luck: nobody can steer it, and everybody can verify it when the seed, to which the server has committed, is
revealed.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from ludotheque.core.luck import Luck


def commitment(seed: bytes) -> str:
    """Returns the hash of the seed, in hexadecimal, published before anything is drawn."""
    return sha256(b"ludotheque seed\0" + seed).hexdigest()


def seal_of(commitment: str, seat: int, nonce: bytes) -> str:
    """Returns the seal of a seat's nonce: a hash, valid for this commitment and seat only, that is shown before the
    nonce.
    """
    return sha256(f"ludotheque nonce\0{commitment}\0{seat}\0".encode() + nonce).hexdigest()


class Fair(Luck):
    """HMAC-SHA-256 in counter mode over the committed seed and the players' nonces, with one stream per purpose."""

    def __init__(
        self,
        seed: bytes,
        nonces: tuple[bytes, ...] = (),
        counters: dict[str, int] | None = None,
        seals: tuple[tuple[int, str], ...] = (),
    ) -> None:
        self.seed = seed
        self.nonces = nonces
        self.counters = counters or {}  # the number of blocks already used of each stream
        self.seals = seals  # the seat and the seal of each sealed nonce; the luck itself does not depend on them
        # Each nonce is hashed first, so that no two lists of nonces concatenate to the same bytes.
        self.key = hmac.digest(seed, b"".join([sha256(nonce).digest() for nonce in nonces]), "sha256")

    @property
    def commitment(self) -> str:
        """The commitment to the seed: a hash that reveals nothing about the seed."""
        return commitment(self.seed)

    def below(self, count: int, purpose: str) -> int:
        # Rejection sampling: blocks above the last whole multiple of count would favour low numbers.
        limit = (1 << 256) // count * count
        while True:
            number = self.counters.get(purpose, 0)
            self.counters[purpose] = number + 1
            block = hmac.digest(self.key, f"{purpose}:{number}".encode(), "sha256")
            value = int.from_bytes(block, "big")
            if value < limit:
                return value % count

    def copy(self) -> Luck:
        return Fair(self.seed, self.nonces, dict(self.counters), self.seals)

    def to_json(self) -> dict[str, Any]:
        return {
            "fair": self.seed.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
            "counters": {purpose: self.counters[purpose] for purpose in sorted(self.counters)},
            "seals": [[seat, seal] for seat, seal in self.seals],
        }

    def __reduce__(self) -> Any:
        return type(self), (self.seed, self.nonces, dict(self.counters), self.seals)


def fair(seed: bytes | int, nonces: Sequence[bytes] = ()) -> Fair:
    """Returns fair luck, derived from a secret seed and the players' nonces."""
    return Fair(seed if isinstance(seed, bytes) else str(seed).encode(), tuple(nonces))
