"""PettingZoo's parallel environment: one step asks every seat that may act or owes a decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.envs import spaces as shapes
from ludotheque.envs.render import RENDERING, check_mode, render
from ludotheque.envs.spec import Spec, check_begun, check_cycles
from ludotheque.numbering.ids import WAIT
from ludotheque.numbering.seeds import Seeds
from ludotheque.numbering.simultaneous import SimultaneousDesk

Each = dict[str, Any]


class Parallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """A match in which each agent is a seat.  Seats that are not asked, or are out, wait until the end."""

    metadata: dict[str, Any]

    def __init__(self, spec: Spec, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        self.match_spec = spec
        self.metadata = {"name": spec.name, **RENDERING}
        self.render_mode = check_mode(render_mode)
        self.max_cycles = check_cycles(max_cycles)  # steps after which a match is cut off
        self.possible_agents = spec.agents
        self.agents: list[str] = []
        self.desk = SimultaneousDesk(spec.rules)
        self.action_spaces = {agent: shapes.action_space(spec) for agent in spec.agents}
        self.observation_spaces = dict.fromkeys(spec.agents, shapes.observation_space(spec))
        self._seeds = Seeds()
        self._steps = 0

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        """Starts a new match; the same seed gives the same luck."""
        self._seeds.begin(seed)
        self.desk.begin(self._seeds.next())
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, Any]) -> tuple[Each, Each, Each, Each, Each]:
        """Plays one answer of every seat; an agent without an answer waits.  After the end all dictionaries are empty."""
        check_begun(self.desk.state, "step")
        if not isinstance(actions, Mapping):
            raise BadInput("actions", "env-agents", value=repr(actions))
        for agent in actions:
            if agent not in self.action_spaces:
                raise BadInput(repr(agent), "env-agent", names=", ".join(self.possible_agents))
        if not self.agents:
            return {}, {}, {}, {}, {}
        wait: tuple[int, list[float]] = (WAIT, [])
        answers = [
            shapes.answer(self.match_spec, actions[agent]) if agent in actions else wait for agent in self.agents
        ]
        self.desk.step(answers)
        self._steps += 1
        outcome = self.desk.outcome
        is_over = outcome is not None
        is_cut = not is_over and self.max_cycles is not None and self._steps >= self.max_cycles
        agents = self.agents
        rewards = (0.0,) * len(agents) if outcome is None else outcome.rewards
        if self.render_mode == "human":
            self.render()
        if is_over or is_cut:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, rewards)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            self._infos(),
        )

    def _observations(self) -> Each:
        return {
            agent: shapes.observe(self.match_spec, self.desk, seat) for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> Each:
        return {agent: shapes.info(self.match_spec, self.desk, seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        """Shows the table as the first seat that is asked sees it."""
        check_begun(self.desk.state, "render")
        if self.render_mode is None:
            return None
        questions = self.desk.questions
        seat: Seat = questions[0].seat if questions else 0
        return render(self.match_spec, self.desk.state, seat, self.render_mode)

    def close(self) -> None:
        """Does nothing: an environment holds nothing open."""
