"""Hooks: what a game tells the search about itself.  Every method has a default, so a game overrides only the methods
it needs.

A game passes its subclass to `Game(hooks=…)`, as in "malta.bots.hooks:MaltaHooks"; `hooks_of(rules)` makes the hooks of
a rulebook at its version.  All methods get a whole state, which is usually imagined: the hidden part of the state is a
guess, and a hook that decides for a seat should use only what that seat would know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.drive import Player
from ludotheque.core.errors import BadInput
from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, Outcome, Seat, View
from ludotheque.core.value_files import Model, ValueFile, check_value_file, read_value_file
from ludotheque.core.values import Scorer, chances, shares
from ludotheque.core.weight_files import Owner, check_weight_file, read_weight_file
from ludotheque.core.weights import Weights
from ludotheque.core.words import Phrase

S = TypeVar("S")

# Actions that one seat means to take one after another: a card with its targets, a whole turn or crawl.  The first
# action is legal.  Between two actions of the plan the rules may ask other seats, for instance whether they react; if
# the next action is then no longer legal, the plan ends.
Plan = tuple[Action, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(Generic[S]):
    """Base class: tells the search about one game at one version of its rules."""

    def __init__(
        self,
        rules: Game[S],
        feature_names: tuple[str, ...] = (),
        physics: int | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.rules = rules
        self.feature_names = feature_names  # the names of what `features` measures, in the same order
        self.physics = physics  # the version of the physics, which trained values and tuned weights must match
        # The trained model for each number of seats; empty if the game has no trained value.
        self.scorers: dict[int, Scorer] = {}
        self.why_no_value: BadInput | None = None  # why the value file of the game was refused
        self.weights = weights  # the numbers of the heuristic that may be tuned
        self.why_no_weights: BadInput | None = None  # why the tuned weights of the game were refused
        # Does `policy` decide in every state exactly what the bot `heuristic` decides with the seat's view, luck
        # included?  Then matches of that bot can be played without views, which is faster.
        self.is_policy_heuristic = False
        if feature_names:
            self.load_value(self.value_path())
        if weights is not None:
            self.load_weights(self.weights_path())

    # ── Values ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def value_path(self) -> Path:
        """Returns the path of the file with the game's trained value function."""
        return self.rules.folder / "bots" / "value.json"

    def load_value(self, path: Path) -> None:
        """Reads the trained value function, if the game has one; if the file is broken or was trained for other rules,
        stores the reason in `why_no_value`.
        """
        if not path.exists():
            return
        try:
            self.use_value(read_value_file(path))
        except BadInput as error:
            self.why_no_value = error

    def use_value(self, file: ValueFile) -> None:
        """Uses this trained value from now on; raises BadInput if the value was trained for another game or other
        rules.
        """
        check_value_file(file, self.rules, self.feature_names, self.physics)
        self.scorers = {}
        for model in file.models:
            self.use_model(model)

    def use_model(self, model: Model) -> None:
        """Uses a fitted model in matches with the numbers of seats that it was fitted for."""
        for seats in model.seats:
            self.scorers[seats] = Scorer(model.weights, model.hidden)

    def features(self, state: S, seat: Seat) -> list[float]:
        """Returns the features of a seat that can still win, one number per name in `feature_names`."""
        raise NotImplementedError

    def seats(self, state: S) -> int:
        """Returns the number of seats in a match with this state."""
        whole: Any = state
        seats: int = whole.settings.seats
        return seats

    def rivals(self, state: S) -> Sequence[Seat]:
        """Returns the contenders: all seats that can still win, which may include the seat that decides."""
        return range(self.seats(state))

    def value(self, state: S) -> list[float]:
        """Returns each seat's chance to win; they sum to 1.

        For a finished match this is the outcome, otherwise the softmax of the trained scores of `rivals`.  Without a
        trained value all rivals have the same chance; rollouts should then go to the end of the match.
        """
        whole: Any = state
        outcome: Outcome | None = whole.outcome
        if outcome is not None:
            return shares(outcome)
        seats = self.seats(state)
        rivals = self.rivals(state)
        scorer = self.scorer(seats)
        if scorer is None:
            return chances([0.0] * len(rivals), rivals, seats)
        return chances([scorer.score(self.features(state, seat)) for seat in rivals], rivals, seats)

    def scorer(self, seats: int) -> Scorer | None:
        """Returns the model trained for this number of seats or, if there is none, for the nearest number that has one."""
        scorer = self.scorers.get(seats)
        if scorer is None and self.scorers:
            scorer = self.scorers[min(self.scorers, key=lambda count: (abs(count - seats), count))]
            self.scorers[seats] = scorer
        return scorer

    # ── Weights ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def weights_path(self) -> Path:
        """Returns the path of the file with the tuned weights of the game's heuristic."""
        return self.rules.folder / "bots" / "tuned.json"

    def load_weights(self, path: Path) -> None:
        """Uses the tuned weights of a file if they won against the weights in use before the tuning; if the file is
        broken or was made for other rules, stores the reason in `why_no_weights`.
        """
        if not path.exists():
            return
        try:
            file = read_weight_file(path)
            check_weight_file(path, file, self.owner())
            if self.weights is not None and file.is_recommended:
                self.weights.write(file.values)
        except BadInput as error:
            self.why_no_weights = error

    def owner(self) -> Owner:
        """Returns what tuned weights must have been made for if this game is to use them: its id, rules, box and names
        of weights.  Raises BadInput if the game names no weights.
        """
        rules = self.rules
        if self.weights is None:
            raise BadInput("game", "no-weights", name=rules.id)
        return Owner(rules.id, rules.version, rules.box(None).digest, self.physics, self.weights.names())

    # ── Levels ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def levels(self) -> tuple[str, ...]:
        """Returns the levels of play to offer, weakest first: only levels whose strength measurably differs in this
        game.
        """
        return ("wanderer", "beginner", "casual", "solid")

    # ── Decisions ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def searches(self, state: S, seat: Seat) -> bool:
        """Is a search worthwhile in this decision?  If not, the policy decides."""
        return True

    def policy(self, state: S, seat: Seat, luck: Luck) -> Plan:
        """Returns the plan of the game's heuristic, which has at least one action."""
        return (self.rules.choices(state, seat).sample(luck),)

    def candidates(self, state: S, seat: Seat, luck: Luck, width: int) -> list[Plan]:
        """Returns at most `width` different plans worth comparing, the policy's own first."""
        first = self.policy(state, seat, luck)
        plans: list[Plan] = [first]
        choices = self.rules.choices(state, seat)
        actions = list(choices.actions)
        while actions and len(plans) < width:
            action = actions.pop(0) if len(actions) + len(plans) <= width else actions.pop(luck.die(len(actions)) - 1)
            if action != first[0]:
                plans.append((action,))
        for region in choices.regions:
            if len(plans) < width:
                plans.append((region.sample(luck),))
        return plans

    def quick(self, state: S, seat: Seat, luck: Luck) -> Action:
        """Returns a sensible action as cheaply as possible, for rollouts."""
        return self.rules.choices(state, seat).sample(luck)

    def mixes(self, state: S) -> list[list[float]] | None:
        """In a sealed phase, returns a mix for each seat in `to_act`: the probabilities with which good players choose
        each of the seat's listed actions.  Returns None in any other phase, or if the game knows no mixes.
        """
        return None

    def response(self, state: S, seat: Seat, luck: Luck) -> Plan | None:
        """In a sealed phase, returns a plan that does well against rivals who draw their choices from `mixes`; a search
        plays this plan without comparing others.  Returns None in any other phase, or if the game knows no mixes.
        """
        return None

    def reason(self, state: S, seat: Seat, plan: Plan, chance: float) -> Phrase | None:
        """Says in one sentence why a seat might carry out a plan; `chance` is the seat's chance to win with the plan.
        If this method returns None, the caller says how the plan differs from the others.
        """
        return None

    def facts(self, before: S, after: S, later: S, seat: Seat) -> list[Fact]:
        """Returns the facts about what a seat's plan has brought about in one imagined world: `after` is the state
        right after the plan, `later` the state at the end of its rollout.

        Plans are compared by the means of these facts over many worlds, so every call should return the same facts.
        """
        return []

    def why_won(self, state: S, seat: Seat, plan: Plan) -> Phrase | None:
        """Says in one sentence why a plan of a seat wins the match at once; the puzzles of a game ask this."""
        return None

    def why_missed(self, state: S, seat: Seat) -> Phrase | None:
        """Says in one sentence what kept a seat from winning in a turn in which it could have won; the puzzles of a
        game ask this.
        """
        return None

    def exploiters(self) -> Mapping[str, Player]:
        """Returns players that each exploit one weakness of other players, such as predictable bids; for the arena
        only.
        """
        return {}

    # ── Worlds and rollouts ───────────────────────────────────────────────────────────────────────────────────────────

    def imagine(self, view: View, luck: Luck) -> S:
        """Makes a whole state that fits a view, in which the sealed choices of all seats but the viewer's are still
        open.
        """
        state = self.rules.imagine(view, luck)
        self.reopen(state, view.seat)
        return state

    def redeal(self, base: S, view: View, luck: Luck) -> S:
        """Returns another state that fits the view.  `base` also fits the view and must not be changed: a game may copy
        `base` and deal only the hidden things again, which is cheaper than imagining a whole state.
        """
        return self.imagine(view, luck)

    def reopen(self, state: S, viewer: Seat | None) -> None:
        """Takes back the sealed choices of all seats but the viewer's; the viewer knows only that these seats have
        chosen.

        A search can then draw these choices from the mixes of good players, whereas `imagine` draws them at random.
        """
        rules = self.rules
        for seat in range(self.seats(state)):
            if seat != viewer:
                while rules.may_take_back(state, seat):
                    rules.take_back(state, seat, SILENT)

    def rough_luck(self, seed: object) -> Luck:
        """Returns luck for simulations, which may use cheap estimates, such as a stand-in for a walk; no real match
        uses this luck.
        """
        return fast(seed)

    def sealed(self, state: S) -> tuple[int, ...]:
        """If the state is in a sealed question that can be solved separately, such as a fight or a bid, returns the
        phases of that question; otherwise returns no phases.
        """
        return ()

    def clock(self, state: S) -> int:
        """Returns how far the match has gone, in a unit that the game chooses, such as turns."""
        return 0

    def horizon(self, state: S) -> int:
        """Returns the value of `clock` at which a rollout from this state stops; by default a rollout goes to the end
        of the match.
        """
        return 1

    def roll_out(self, state: S, until: int, luck: Luck) -> None:
        """Plays on with `quick` until the match is over or the clock shows `until`."""
        rules = self.rules
        whole: Any = state
        while whole.outcome is None and self.clock(state) < until:
            seat = rules.to_act(state)[0]
            rules.apply(state, seat, self.quick(state, seat, luck), luck, SILENT)

    def prospects(self, state: S, until: int, luck: Luck) -> list[float]:
        """Plays on until the clock shows `until`, and returns each seat's chance to win from that point.

        If many rollouts of a game are alike and do not depend on luck, the game may cache their results.
        """
        self.roll_out(state, until, luck)
        return self.value(state)


def hooks_of(rules: Game[Any]) -> Hooks[Any]:
    """Returns the hooks of a rulebook, made at first use; a game without hooks gets hooks with all defaults."""
    if rules.made_hooks is None:
        kind: Any = rules.part("hooks") or Hooks
        rules.made_hooks = kind(rules)
    hooks: Hooks[Any] = rules.made_hooks
    return hooks
