"""What the search knows about Malta: features of a position, plans to compare, and quick play for rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import with_card
from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.hooks import Hooks, Plan
from ludotheque.core.luck import Luck
from ludotheque.core.seats import replaced
from ludotheque.core.structs import Action, Seat, View
from ludotheque.core.words import Phrase
from ludotheque.games.malta.bots.evaluate import Mind, lore_of
from ludotheque.games.malta.bots.facts import facts_of
from ludotheque.games.malta.bots.features import FEATURES, measure
from ludotheque.games.malta.bots.lookahead import Targets
from ludotheque.games.malta.bots.policy import Play, Turn, best_answer, is_mine, rank_tried, rank_turns, varied_turns
from ludotheque.games.malta.bots.quick import act, clock, play_on
from ludotheque.games.malta.bots.reasons import reason_of
from ludotheque.games.malta.bots.weights import WEIGHTS
from ludotheque.games.malta.rules.phases import PHASES
from ludotheque.games.malta.state import ANSWERING, MOVING, NAMING, NO_CARD, NOBODY, PASSING_ON, PLACING, PLAYING, State
from ludotheque.games.malta.targets import candidates, table_of

TURNS: Final = 2  # a rollout goes on until this many turns have ended
ALIKE: Final = 3  # the maximum number of plans, besides the heuristic's own, that begin with the same play


class MaltaHooks(Hooks[State]):
    """What Malta tells the search: plans to compare, rollouts, and features of a position."""

    def __init__(self, rules: Game[State]) -> None:
        super().__init__(rules, FEATURES, weights=WEIGHTS)

    def rivals(self, state: State) -> Sequence[Seat]:
        return state.still_in.members

    def seats(self, state: State) -> int:
        return state.settings.seats

    def features(self, state: State, seat: Seat) -> list[float]:
        return measure(state, seat, lore_of(state.box))

    def levels(self) -> tuple[str, ...]:
        return ("wanderer", "beginner", "casual", "solid", "strong")

    def searches(self, state: State, seat: Seat) -> bool:
        return state.phase != PLACING

    def policy(self, state: State, seat: Seat, luck: Luck) -> Plan:
        return self.ranked(state, seat, luck, 1)[0]

    def candidates(self, state: State, seat: Seat, luck: Luck, width: int) -> list[Plan]:
        return self.ranked(state, seat, luck, width)[:width]

    def ranked(self, state: State, seat: Seat, luck: Luck, width: int) -> list[Plan]:
        """Returns the plans of a seat, ranked by the value that the heuristic gives them, best first."""
        listed = list(PHASES.actions(state, seat))
        if len(listed) == 1:
            return [(listed[0],)]
        mind = Mind(state, seat)
        if state.phase == ANSWERING:
            first = best_answer(state.copy(), mind, listed, luck)
            return [(first,), *[(action,) for action in listed if action != first]]
        if state.phase != PLAYING and state.phase != NAMING:
            return [(action,) for action in rank_tried(state, mind, listed, luck)]
        turns = rank_turns(state, mind, luck)
        return [as_plan(turns[0], mind, luck)] if width == 1 else varied_plans(state, mind, turns, luck, width)

    def reason(self, state: State, seat: Seat, plan: Plan, chance: float) -> Phrase | None:
        return reason_of(state, seat, plan[0])

    def facts(self, before: State, after: State, later: State, seat: Seat) -> list[Fact]:
        return facts_of(before, after, later, seat)

    def quick(self, state: State, seat: Seat, luck: Luck) -> Action:
        return act(state, seat, luck)

    def redeal(self, base: State, view: View, luck: Luck) -> State:
        """Deals again the cards that the viewer cannot locate; nothing else in the state is hidden."""
        state = base.copy()
        viewer = view.seat
        box = state.box
        unseen = bytearray(state.deck.items)
        hands: list[bytes] = []
        for seat in range(state.settings.seats):
            if seat == viewer:
                hands.append(state.hands[seat])
                continue
            known = b"" if viewer is None else state.known.of(viewer, seat).items
            unseen += state.hands[seat]
            for kind in known:
                unseen.remove(kind)
            hands.append(known)
        for seat in range(state.settings.seats):
            if seat != viewer:
                for _ in range(len(state.hands[seat]) - len(hands[seat])):
                    hands[seat] = with_card(hands[seat], unseen.pop(luck.below(len(unseen), "draw")))
                if state.phase == PASSING_ON and state.answers[seat]:
                    # This seat had one card and so no choice; therefore `reopen` did not take the answer back.
                    state.answers = replaced(state.answers, seat, 2 + hands[seat][0])
        state.hands = tuple(hands)
        state.deck = Bag(box.cards, bytes(sorted(unseen)))
        return state

    def clock(self, state: State) -> int:
        return clock(state)

    def horizon(self, state: State) -> int:
        return clock(state) + TURNS

    def roll_out(self, state: State, until: int, luck: Luck) -> None:
        play_on(state, until, luck)


def varied_plans(state: State, mind: Mind, turns: list[Turn], luck: Luck, width: int) -> list[Plan]:
    """Returns the heuristic's plan, then the best others, at most ALIKE of which begin with the same play; then the
    other plans that the heuristic considered.
    """
    plans = [as_plan(turns[0], mind, luck)]
    begins: dict[Play, int] = {}
    for turn in varied_turns(state, mind, luck) + turns:
        count = begins.get(turn.first, 0)
        if count < ALIKE and len(plans) < width:
            plan = as_plan(turn, mind, luck)
            if plan not in plans:
                plans.append(plan)
                begins[turn.first] = count + 1
    return plans


def as_plan(turn: Turn, mind: Mind, luck: Luck) -> Plan:
    """Returns a planned turn as actions: each card with its targets, then the move."""
    actions: list[Action] = []
    if is_mine(turn.state, mind, MOVING):
        moves = list(PHASES.actions(turn.state, mind.me))
        if len(moves) > 1:
            actions = [rank_tried(turn.state, mind, moves, luck)[0]]
    while turn.before is not None:
        kind, targets = turn.play
        actions = [*named_in_steps(turn.before.state, mind.me, kind, targets), *actions]
        turn = turn.before
    return tuple(actions)


def named_in_steps(state: State, seat: Seat, kind: int, targets: Targets) -> list[Action]:
    """Returns the actions that play a card on its targets; targets that are the only possible ones need no action
    (§3.6).
    """
    actions: list[Action] = []
    asking = state.copy()
    if state.naming == NO_CARD:
        actions.append(state.box.plays[kind])
        asking.player = seat
        asking.original = NOBODY
        asking.naming = kind
        asking.named = ()
    needs = state.box.needs[kind]
    for number in range(len(asking.named), len(targets)):
        asking.named = targets[:number]
        if len(candidates(asking, needs[number], asking.named)) > 1:
            actions.append(table_of(asking, needs[number])[targets[number]])
    return actions
