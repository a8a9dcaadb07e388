"""Every game as a game of OpenSpiel: sequential or simultaneous, with explicit chance.

import ludotheque.envs.openspiel as spiel
game = spiel.load("malta", seats=2)          # or pyspiel.load_game("ludotheque_malta(seats=2)")

A match is a tree of decisions and chance (numbering/tree.py).  Everything with infinitely many values is made finite:
continuous choices are the ids of the environments, and the noise of a walk is one of 64 values.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from ludotheque.core.catalogue import find_game, game_ids
from ludotheque.core.components import read_components
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.start import from_json
from ludotheque.core.structs import Seat
from ludotheque.envs.spaces import INT16_LITTLE_ENDIAN
from ludotheque.envs.spec import Spec
from ludotheque.numbering import chance
from ludotheque.numbering.ids import WAIT
from ludotheque.numbering.tree import RECALLED, Root, Tree

MOST_NODES: Final = 100_000  # the maximum number of nodes in a match: far more than any match has
SIMULTANEOUS_SUFFIX: Final = "_simultaneous"  # the end of the name of a simultaneous game


def load(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    simultaneous: bool = False,
    worlds: Sequence[Match] = (),
    whole: bool = False,
    candidates: int | None = None,
) -> Any:
    """Returns a game of OpenSpiel.

    `worlds` are matches in the middle of a sealed question, such as a fight or a bid.  If given, the game is that
    question alone: chance chooses one of the worlds, and the rewards after the question are the chances to win by the
    game's own value.  If `whole`, the worlds may be in any position and are played to the end of the match instead.
    """
    rules = find_game(game)
    box = read_components(components) if isinstance(components, (str, Path)) else components
    doc = {
        "options": dict(options or {}),
        "components": None if box is None else dict(box),
        "candidates": candidates,
        "whole": whole,
        "worlds": [world.to_json() for world in worlds],
    }
    plain = {key: value for key, value in doc.items() if value}
    setting = urlsafe_b64encode(json.dumps(plain).encode()).decode().rstrip("=") if plain else ""
    params = {"seats": rules.seats[0] if seats is None else seats, "setting": setting}
    return SpielGame(game, simultaneous, params)


def name_of(game: str, simultaneous: bool) -> str:
    """Returns the name under which OpenSpiel knows a game."""
    return f"ludotheque_{game.replace('-', '_')}{SIMULTANEOUS_SUFFIX if simultaneous else ''}"


def type_of(game: str, simultaneous: bool) -> Any:
    """Returns the properties of a game that OpenSpiel wants to know before it loads the game."""
    rules = find_game(game)
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game, simultaneous),
        long_name=rules.title["en"],
        dynamics=kind.Dynamics.SIMULTANEOUS if simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.seats[0], "setting": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game with its number of seats and its setting: options, box and, if it is only a sealed question, the matches
    in which it begins.
    """

    def __init__(self, game: str, simultaneous: bool, params: Mapping[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        self.game_id = game
        setting = read_setting(parameters.get("setting", ""))
        seats = parameters.get("seats", find_game(game).seats[0])
        more = {} if setting.get("candidates") is None else {"candidates": setting["candidates"]}
        self.spec = Spec(
            game, seats, options=setting.get("options"), components=setting.get("components"), illegal="raise", **more
        )
        worlds = [from_json(doc).state for doc in setting.get("worlds", ())]
        phases = [() if setting.get("whole") else hooks_of(self.spec.rules.game).sealed(world) for world in worlds]
        if worlds and not setting.get("whole") and (not phases[0] or any(one != phases[0] for one in phases)):
            raise BadInput("worlds", "bad-position", reason="they are not all in the same sealed question")
        again = (root_of, (game, simultaneous, seats, parameters.get("setting", "")))
        self.root = Root(self.spec.rules, simultaneous, worlds, phases[0] if worlds else (), again)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.ids.size,
            max_chance_outcomes=chance.MAX_ANSWERS,
            num_players=self.spec.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_NODES,
        )
        super().__init__(type_of(game, simultaneous), info, parameters)

    def new_initial_state(self) -> SpielState:
        tree = Tree(self.root)
        tree.begin()
        return SpielState(self, tree)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"Observation parameters are not supported: {params}")
        return SpielObserver(self.spec, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One node of a match."""

    def __init__(self, game: SpielGame, tree: Tree) -> None:
        super().__init__(game)
        self.tree = tree

    def current_player(self) -> int:
        tree = self.tree
        if tree.rewards is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        if tree.chance:
            return int(pyspiel.PlayerId.CHANCE)
        if len(tree.questions) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return tree.questions[0].seat

    def _legal_actions(self, player: int) -> list[int]:
        for question in self.tree.questions:
            if question.seat == player:
                return sorted(question.legal)
        return [WAIT] if len(self.tree.questions) > 1 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.tree.chance

    def _apply_action(self, action: int) -> None:
        if self.tree.chance:
            self.tree.answer_chance(action)
        else:
            self.tree.decide({self.tree.questions[0].seat: action})

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.tree.decide(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return json.dumps(self.tree.root.rules.ids.words(action))

    def is_terminal(self) -> bool:
        return self.tree.rewards is not None

    def returns(self) -> list[float]:
        return list(self.tree.rewards or (0.0,) * self.tree.root.rules.seats)

    def rewards(self) -> list[float]:
        return self.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Returns a random state that this player cannot distinguish from the current one."""
        luck = fast(int(sampler() * (1 << 53)))
        return SpielState(self.get_game(), self.tree.imagined(player, luck))

    def __str__(self) -> str:
        if self.tree.state is None:
            return "being set up"
        return json.dumps(self.tree.root.game.dump(self.tree.state), sort_keys=True)


class SpielObserver:
    """Encodes what a player sees as numbers; with perfect recall, also the player's own decisions so far."""

    def __init__(self, spec: Spec, recalls: bool) -> None:
        self.recalls = recalls
        self.size = spec.observer.size
        more = 1 + RECALLED if recalls else 0
        self.tensor = np.zeros(self.size + more, np.float32)
        self.dict = {"observation": self.tensor[: self.size]}
        if recalls:
            self.dict["decisions"] = self.tensor[self.size :]

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Writes a player's observation of a state into the tensor."""
        self.tensor[: self.size] = np.frombuffer(state.tree.seen(player), INT16_LITTLE_ENDIAN)
        if self.recalls:
            self.tensor[self.size :] = state.tree.recalled(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Returns the name of the information state or, without recall, what the player knows now."""
        return state.tree.information(player) if self.recalls else state.tree.known(player).decode()


def read_setting(text: str) -> dict[str, Any]:
    """Reads the parameter that `load` writes."""
    if not text:
        return {}
    try:
        doc = json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except ValueError as error:
        raise BadInput("setting", "bad-text", value=repr(text[:40])) from error
    return dict(doc)


@lru_cache(maxsize=16)
def root_of(game: str, simultaneous: bool, seats: int, setting: str) -> Root:
    """Returns the root of a game that another process has loaded."""
    return SpielGame(game, simultaneous, {"seats": seats, "setting": setting}).root


def class_of(game: str, simultaneous: bool) -> Any:
    """Returns the class from which OpenSpiel makes a game.  OpenSpiel keeps the class until the process ends; with a
    function instead of a class it would crash.
    """

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, simultaneous, params)

    return Registered


def register() -> None:
    """Registers every game on the shelf with OpenSpiel."""
    registered = set(pyspiel.registered_names())
    for game in game_ids():
        for simultaneous in (False, True):
            if name_of(game, simultaneous) not in registered:
                pyspiel.register_game(type_of(game, simultaneous), class_of(game, simultaneous))


register()
