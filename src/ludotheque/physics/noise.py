"""Stateless noise: a 32-bit hash of the inputs, which is the same on every machine and in any order of calls."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF

# Digits of the golden ratio, of the square root of two and of e; all odd, so that multiplying loses nothing.
GOLDEN: Final = 0x9E3779B9
ROOT_OF_2: Final = 0x6A09E667
E: Final = 0xB7E15163

# The channels: one for each use of noise.
STEP_LENGTH: Final = 0
STEP_TURN: Final = 1
STEP_GRIP: Final = 2
CONTACT_HEIGHT: Final = 3
CONTACT_LIFT: Final = 4
TRIPPING: Final = 5
FIRST_FOOT: Final = 6

# The standard deviation of the sum of four random bytes, whose mean is 510.
BYTES_SPREAD: Final = 147.79945872692144


def times(x: int, factor: int) -> int:
    """Returns the low 32 bits of a product, computed in halves, because compiled code is fast only for numbers below
    2**30.
    """
    low = x & 0xFFFF
    factor_low = factor & 0xFFFF
    high = (x >> 16) * factor_low + low * (factor >> 16)
    return (low * factor_low + ((high & 0xFFFF) << 16)) & MASK


def mix_bits(x: int) -> int:
    """Returns a 32-bit number, mixed so that each bit depends on all others."""
    x = times(x ^ (x >> 16), ROOT_OF_2)
    x = times(x ^ (x >> 15), E)
    x = times(x ^ (x >> 13), GOLDEN)
    return x ^ (x >> 16)


def noise(seed: int, who: int, which: int, channel: int) -> int:
    """Returns the 32-bit number for a walk (`seed`), a pawn or pair (`who`), a step or contact (`which`), and a
    channel.
    """
    return mix_bits(mix_bits(mix_bits((seed + GOLDEN) & MASK) ^ (who << 8 | channel)) ^ (which & MASK))


def uniform(seed: int, who: int, which: int, channel: int) -> float:
    """Returns pseudo-random noise from 0 up to, but not including, 1."""
    return noise(seed, who, which, channel) / 4294967296.0


def normal(seed: int, who: int, which: int, channel: int) -> float:
    """Returns nearly normal noise with mean 0 and standard deviation 1, as the sum of four bytes; never beyond 3.46."""
    x = noise(seed, who, which, channel)
    return ((x & 255) + (x >> 8 & 255) + (x >> 16 & 255) + (x >> 24) - 510) / BYTES_SPREAD
