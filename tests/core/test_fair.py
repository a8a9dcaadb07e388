"""Tests of fair luck: nobody can steer the luck, and everybody can verify it."""

import hmac
import json
from collections import Counter
from hashlib import sha256

import pytest

from ludotheque.core.bag import bag_of
from ludotheque.core.fair import Fair, commitment, fair, seal_of
from ludotheque.core.luck import luck_from_json

pytestmark = pytest.mark.compiled


def independent_block(seed, nonces, purpose, number):
    """Computes one block of fair luck independently of our code, with only HMAC-SHA-256, as the documentation describes
    it.
    """
    key = hmac.new(seed, b"".join(sha256(nonce).digest() for nonce in nonces), sha256).digest()
    return int.from_bytes(hmac.new(key, f"{purpose}:{number}".encode(), sha256).digest(), "big")


def test_blocks_match_an_independent_computation():
    luck = fair(b"seed", nonces=(b"ann", b"ben"))
    assert [luck.die(6) for _ in range(4)] == [
        1 + independent_block(b"seed", (b"ann", b"ben"), "die", n) % 6 for n in range(4)
    ]
    assert luck.noise() == independent_block(b"seed", (b"ann", b"ben"), "noise", 0) % 2**32
    assert commitment(b"seed") == luck.commitment == sha256(b"ludotheque seed\0seed").hexdigest()
    assert luck.commitment == "c9908a3aee3b3e6f859f77089ede9defb03f284f49d81d271f6c461d2e783e62"


def test_every_nonce_matters():
    several = [(), (b"",), (b"a",), (b"b",), (b"a", b"b"), (b"b", b"a"), (b"ab",), (b"a", b"b", b"")]
    assert len({fair(b"seed", nonces).noise() for nonces in several}) == len(several)
    assert fair(b"seed", (b"a",)).commitment == fair(b"seed").commitment


def test_different_seeds_give_different_luck():
    assert len({fair(seed).noise() for seed in (b"", b"seed", b"seeds", 7, 8)}) == 5
    assert len({fair(seed).commitment for seed in (b"", b"seed", b"seeds", 7, 8)}) == 5


def test_each_purpose_has_its_own_stream():
    bag = bag_of(("a", "b"), [0, 1] * 8)
    dice, both = fair(b"seed"), fair(b"seed")
    thrown = []
    for _ in range(6):
        thrown.append(both.die(6))
        both.draw(bag)
        both.pick("xyz")
    assert thrown == [dice.die(6) for _ in range(6)]


def test_fair_luck_is_evenly_distributed():
    luck = fair(b"chi", (b"square",))
    dice = Counter(luck.die(6) for _ in range(3000))
    assert sum((count - 500) ** 2 / 500 for count in dice.values()) < 20.5
    bag = bag_of(("a", "b"), [0, 1, 1, 1])
    drawn = Counter(luck.draw(bag) for _ in range(2000))
    assert abs(drawn[0] - 500) < 64


def test_biased_blocks_are_discarded(monkeypatch):
    blocks = iter([b"\xff" * 32, (2**256 - 2).to_bytes(32, "big"), (11).to_bytes(32, "big")])
    luck = fair(b"seed")
    monkeypatch.setattr(hmac, "digest", lambda *_: next(blocks))
    # 2**256 - 1 is a multiple of 5, so only the last block, 2**256 - 1, would favour the answer 0.
    assert luck.below(5, "test") == (2**256 - 2) % 5
    assert luck.counters == {"test": 2}
    assert luck.below(5, "test") == 1


def test_a_copy_and_a_saved_luck_continue_alike():
    luck = fair(b"seed", (b"a", b"\xff"))
    luck.die(6)
    luck.pick("abc")
    for other in (luck.copy(), luck_from_json(luck.to_json())):
        same = luck.copy()
        assert [same.die(100), same.noise()] == [other.die(100), other.noise()]
    luck.copy().die(6)
    assert luck.counters == {"die": 1, "pick": 1}


def test_a_seal_fits_only_its_commitment_seat_and_nonce():
    promised = commitment(b"seed")
    assert (
        seal_of(promised, 1, b"nonce")
        == sha256(b"\0".join([b"ludotheque nonce", promised.encode(), b"1", b"nonce"])).hexdigest()
    )
    others = [(commitment(b"seeds"), 1, b"nonce"), (promised, 0, b"nonce"), (promised, 1, b"nonc"), (promised, 11, b"")]
    assert len({seal_of(*variant) for variant in [(promised, 1, b"nonce"), *others]}) == 5


def test_seals_are_carried_along_without_changing_the_luck():
    seals = ((0, "ab"), (2, "cd"))
    sealed, plain = Fair(b"seed", (b"a", b"b"), seals=seals), Fair(b"seed", (b"a", b"b"))
    assert sealed.noise() == plain.noise()
    again = luck_from_json(json.loads(json.dumps(sealed.to_json())))
    twin = sealed.copy()
    assert isinstance(again, Fair) and isinstance(twin, Fair) and again.seals == twin.seals == seals
    assert again.noise() == plain.noise()
