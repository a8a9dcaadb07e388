"""Gymnasium's environment: a program learns to play one seat, and bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.envs import spaces as shapes
from ludotheque.envs.render import RENDERING, check_mode, render
from ludotheque.envs.spec import Spec, check_begun, check_cycles, check_seat, players_of
from ludotheque.numbering.batch import Bout
from ludotheque.numbering.seeds import Seeds


class Single(gymnasium.Env[dict[str, Any], Any]):
    """A match against bots, which sit clockwise from the learner; if there are fewer bots than seats, the bots repeat."""

    metadata: dict[str, Any]

    def __init__(
        self,
        spec: Spec,
        opponents: Sequence[str] = ("random",),
        seat: Seat | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        players = players_of(spec, opponents)
        if not players:
            raise BadInput("opponents", "env-opponents", value=repr(opponents))
        self.match_spec = spec
        self.metadata = {"name": spec.name, **RENDERING}
        self.render_mode = check_mode(render_mode)
        self.max_cycles = check_cycles(max_cycles)  # decisions of the learner after which a match is cut off
        self.bout = Bout(spec.rules, players, check_seat(spec, seat))
        self.action_space = shapes.action_space(spec)
        self.observation_space: Any = shapes.observation_space(spec)
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a new match, and goes on to the first decision of the learner."""
        super().reset(seed=seed)
        self._seeds.begin(seed)
        self.bout.start(self._seeds)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays one decision, and goes on to the next one or to the end."""
        bout = self.bout
        check_begun(bout.state, "step")
        if bout.outcome is not None:
            raise BadInput("step", "env-over")
        number, numbers = shapes.answer(self.match_spec, action)
        if self.match_spec.hybrid:
            bout.answer_filled(number, numbers)
        else:
            bout.answer(number)
        is_over = bout.outcome is not None
        is_cut = not is_over and self.max_cycles is not None and bout.decisions >= self.max_cycles
        if self.render_mode == "human":
            self.render()
        return self._seen(), bout.reward, is_over, is_cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns the mask of the legal ids; MaskablePPO calls this method by its name."""
        return shapes.mask(self.match_spec, self.bout, self.bout.learner).astype(np.bool_)

    def _seen(self) -> dict[str, Any]:
        return shapes.observe(self.match_spec, self.bout, self.bout.learner)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.bout.learner, **shapes.info(self.match_spec, self.bout, self.bout.learner)}

    def render(self) -> Any:
        """Shows the table as the learner sees it."""
        check_begun(self.bout.state, "render")
        if self.render_mode is None:
            return None
        return render(self.match_spec, self.bout.state, self.bout.learner, self.render_mode)
