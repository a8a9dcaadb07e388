"""PettingZoo's turn-based environment: seats act one after another, first those that are offered an any-time action,
then those that owe a decision.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.envs import spaces as shapes
from ludotheque.envs.render import RENDERING, check_mode, render
from ludotheque.envs.spec import Spec, check_begun, check_cycles
from ludotheque.numbering.desk import Desk
from ludotheque.numbering.seeds import Seeds


class AEC(AECEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """A match in which each agent is a seat.  Rewards come at the end, from the finishing places."""

    metadata: dict[str, Any]

    def __init__(self, spec: Spec, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__()
        self.match_spec = spec
        self.metadata = {"name": spec.name, **RENDERING, "is_parallelizable": True}
        self.render_mode = check_mode(render_mode)
        self.max_cycles = check_cycles(max_cycles)  # decisions after which a match is cut off
        self.possible_agents = spec.agents
        self.agents: list[str] = []
        self.desk = Desk(spec.rules)
        self._seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds()
        self._decisions = 0
        self._action_space = shapes.action_space(spec)
        self._observation_space = shapes.observation_space(spec)
        self.action_spaces = {agent: shapes.action_space(spec) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new match; the same seed gives the same luck."""
        self._seeds.begin(seed)
        self.desk.begin(self._seeds.next())
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_agent()

    def _select_agent(self) -> None:
        """Selects the agent that is asked; in a hybrid environment, also puts that agent's mask into `infos`."""
        seat = self.desk.seat
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        if self.match_spec.hybrid:
            self.infos[agent] = shapes.info(self.match_spec, self.desk, seat)

    def observe(self, agent: str) -> shapes.Observation:
        check_begun(self.desk.state, "observe")
        if agent not in self._seats:
            raise BadInput(repr(agent), "env-agent", names=", ".join(self.possible_agents))
        return shapes.observe(self.match_spec, self.desk, self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        check_begun(self.desk.state, "last")
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward: float = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Any) -> None:
        """Plays the action of the selected agent: an id or, in a hybrid environment, an id and three numbers."""
        check_begun(self.desk.state, "step")
        if not self.agents:
            raise BadInput("step", "env-over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        desk = self.desk
        if self.match_spec.hybrid:
            desk.fill(*shapes.answer(self.match_spec, action))
        else:
            desk.step(shapes.action_id(action))
        self._cumulative_rewards[agent] = 0.0
        self._decisions += 1
        if desk.outcome is not None:
            for seat, reward in enumerate(desk.outcome.rewards):
                name = self.possible_agents[seat]
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
            self.terminations = dict.fromkeys(self.agents, True)
            if self.match_spec.hybrid:
                self.infos = {name: shapes.info(self.match_spec, desk, seat) for name, seat in self._seats.items()}
        elif self.max_cycles is not None and self._decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select_agent()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Shows the table as the selected agent sees it."""
        check_begun(self.desk.state, "render")
        if self.render_mode is None:
            return None
        return render(self.match_spec, self.desk.state, self.desk.seat, self.render_mode)

    def close(self) -> None:
        """Does nothing: an environment holds nothing open."""
