"""Environments for learning programs: PettingZoo (turn-based and parallel) and Gymnasium (one seat, or a batch).

import ludotheque.envs
env = ludotheque.envs.make("malta-v1", seats=3)
"""

from __future__ import annotations

from ludotheque.envs.makers import make, make_batch, make_parallel, make_single, register

__all__ = ["make", "make_parallel", "make_single", "make_batch", "register"]

register()
