"""The observation and action spaces of an environment, and observations as numpy arrays."""

from __future__ import annotations

from operator import index
from typing import Any, Final, Protocol

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotheque.core.errors import BadInput
from ludotheque.core.observing import MAX_NUMBER
from ludotheque.core.structs import Seat
from ludotheque.envs.spec import Spec
from ludotheque.numbering.parts import LEAST

NUMBERS: Final = 3  # a hybrid action has this many numbers, which choose within a region
INT16_LITTLE_ENDIAN: Final = np.dtype("<i2")  # 16-bit numbers, low byte first, as the encoder writes them

Observation = dict[str, NDArray[Any]]


class Observable(Protocol):
    """A match that seats can observe."""

    def seen(self, seat: Seat) -> bytes:
        """Returns the observation of a seat."""

    def mask(self, seat: Seat, buffer: bytearray, offset: int) -> None:
        """Marks the legal ids of a seat in a buffer of zeros."""


def observation_space(spec: Spec) -> spaces.Dict:
    """Returns the space of observations: numbers, and the mask of legal ids unless the environment is hybrid."""
    seen = spaces.Box(LEAST, MAX_NUMBER, (spec.observer.size,), np.int16)
    if spec.hybrid:
        return spaces.Dict({"observation": seen})
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (spec.ids.size,), np.int8)})


def action_space(spec: Spec) -> spaces.Space[Any]:
    """Returns the space of actions: an id and, in a hybrid environment, three numbers that choose within a region."""
    ids = spaces.Discrete(spec.ids.size)
    if not spec.hybrid:
        return ids
    return spaces.Tuple((ids, spaces.Box(0.0, 1.0, (NUMBERS,), np.float32)))


def numbers(seen: bytes | bytearray) -> NDArray[Any]:
    """Returns an observation as an array that shares memory with the given bytes; only a bytearray can be changed."""
    return np.frombuffer(seen, INT16_LITTLE_ENDIAN)


def observe(spec: Spec, desk: Observable, seat: Seat) -> Observation:
    """Returns what a seat sees, in newly allocated arrays."""
    seen = numbers(bytearray(desk.seen(seat)))
    return {"observation": seen} if spec.hybrid else {"observation": seen, "action_mask": mask(spec, desk, seat)}


def mask(spec: Spec, desk: Observable, seat: Seat) -> NDArray[Any]:
    """Returns the mask of a seat's legal ids."""
    marks = bytearray(spec.ids.size)
    desk.mask(seat, marks, 0)
    return np.frombuffer(marks, np.int8)


def info(spec: Spec, desk: Observable, seat: Seat) -> dict[str, Any]:
    """Returns the info that goes with an observation: in a hybrid environment, the mask in the shape of the action
    space, otherwise nothing.
    """
    return {"action_mask": (mask(spec, desk, seat), None)} if spec.hybrid else {}


def answer(spec: Spec, action: Any) -> tuple[int, list[float]]:
    """Returns an action as an id and, in a hybrid environment, the numbers that choose within a region."""
    if not spec.hybrid:
        return action_id(action), []
    try:
        number, point = action
        numbers_in_region = [float(number) for number in point]
    except (TypeError, ValueError) as error:
        raise BadInput("action", "env-bad-hybrid-action", value=repr(action)) from error
    if len(numbers_in_region) != NUMBERS:
        raise BadInput("action", "env-bad-hybrid-action", value=repr(action))
    return action_id(number), numbers_in_region


def action_id(action: Any) -> int:
    """Returns an action id as Python's whole number; raises BadInput for anything else."""
    try:
        return index(action)
    except TypeError as error:
        raise BadInput("action", "env-bad-action", value=repr(action)) from error
