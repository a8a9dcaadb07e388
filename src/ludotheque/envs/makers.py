"""Makes environments by name, and registers them with PettingZoo and Gymnasium."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from inspect import signature
from typing import Any, Final

import gymnasium
import pettingzoo

from ludotheque.core.catalogue import game_ids
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.envs.aec import AEC
from ludotheque.envs.parallel import Parallel
from ludotheque.envs.single import Single
from ludotheque.envs.spec import Spec, env_id, game_of
from ludotheque.envs.vector import Vector

NAMESPACE: Final = "ludotheque"


def make(
    name: str, seats: int | None = None, *, render_mode: str | None = None, max_cycles: int | None = None, **how: Any
) -> AEC:
    """Returns PettingZoo's turn-based environment of a game: "malta-v1".

    `options` and `components` are the options and the box of the matches.  With `hybrid`, an action is an id and three
    numbers, which choose within a region; otherwise each region offers `candidates` actions.  An illegal id plays the
    default if `illegal` is "default", and raises an error if it is "raise".
    """
    return AEC(spec_of(name, seats, how), render_mode, max_cycles)


def make_parallel(
    name: str, seats: int | None = None, *, render_mode: str | None = None, max_cycles: int | None = None, **how: Any
) -> Parallel:
    """Returns PettingZoo's parallel environment of a game, with the same arguments as `make`."""
    return Parallel(spec_of(name, seats, how), render_mode, max_cycles)


def make_single(
    name: str,
    seats: int | None = None,
    *,
    opponents: Sequence[str] = ("random",),
    seat: Seat | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **how: Any,
) -> Single:
    """Returns Gymnasium's environment of a game: one learning seat (None: chosen at random) against named bots."""
    return Single(spec_of(name, seats, how), opponents, seat, render_mode, max_cycles)


def make_batch(
    name: str,
    seats: int | None = None,
    *,
    num_envs: int = 64,
    opponents: Sequence[str] = (),
    seat: Seat | None = None,
    max_cycles: int | None = None,
    **how: Any,
) -> Vector:
    """Returns Gymnasium's vector environment of a game: a learning seat against named bots; without bots, self-play."""
    return Vector(spec_of(name, seats, how), num_envs, opponents, seat, max_cycles)


def spec_of(name: str, seats: int | None, how: Mapping[str, Any]) -> Spec:
    """Returns the spec of an environment; raises BadInput if an argument is unknown."""
    known = [one.name for one in signature(Spec).parameters.values() if one.kind is one.KEYWORD_ONLY]
    for argument in how:
        if argument not in known:
            raise BadInput(argument, "env-argument", names=", ".join(known))
    return Spec(game_of(name), seats, **how)


def register() -> None:
    """Registers every game on the shelf with both libraries, as "ludotheque/malta-v1"."""
    for game in game_ids():
        name = env_id(game, None)
        full_name = f"{NAMESPACE}/{name}"
        is_a_name = re.fullmatch(r"[\w:.-]+", name) is not None  # both libraries refuse any other name
        if is_a_name and full_name not in gymnasium.registry:
            gymnasium.register(
                full_name,
                partial(make_single, name),
                vector_entry_point=partial(make_batch, name),
                disable_env_checker=True,
            )
            pettingzoo.register("aec", full_name, partial(make, name))
            pettingzoo.register("parallel", full_name, partial(make_parallel, name))
