"""What the search knows about All Wound Up: quick play, plans to compare, features, and walks guessed by the stand-in."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.hooks import Hooks, Plan
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, View
from ludotheque.core.words import Phrase
from ludotheque.games.wound_up.actions import LetGo, Turn, UsePurple
from ludotheque.games.wound_up.bots.candidates import others
from ludotheque.games.wound_up.bots.evaluate import course_of
from ludotheque.games.wound_up.bots.facts import facts_of
from ludotheque.games.wound_up.bots.features import NAMES, features_of
from ludotheque.games.wound_up.bots.policy import decide
from ludotheque.games.wound_up.bots.quick import quick_action
from ludotheque.games.wound_up.bots.reasons import reason_of, why_missed
from ludotheque.games.wound_up.bots.weights import WEIGHTS
from ludotheque.games.wound_up.box import CARDS, TYPES, WILD
from ludotheque.games.wound_up.game import WoundUp
from ludotheque.games.wound_up.imagine import seats_without_more_cards, types_without_holder
from ludotheque.games.wound_up.rules.phases import PHASES
from ludotheque.games.wound_up.rules.walking import Guessing, rough
from ludotheque.games.wound_up.state import (
    AGREEING,
    DISCARDING,
    FEEDING,
    GIVING,
    PASSING,
    State,
)
from ludotheque.physics.kernel import VERSION

# Ticks of the clock in a turn: one for each type that can be opened, and one for passing cards.
A_TURN: Final = TYPES + 1
AUCTIONS: Final = 2  # the number of auctions in a rollout

MOVES: Final = (LetGo, Turn, UsePurple)  # the actions that move a pawn


class GuessedWoundUp(WoundUp):
    """The rules of All Wound Up for imagined matches: walks and turns are guessed, whatever luck is used (see
    `Guessing`).
    """

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        PHASES.apply(state, seat, action, Guessing(luck) if isinstance(action, MOVES) else luck, log)


class WoundUpHooks(Hooks[State]):
    """What All Wound Up tells the search: plans to compare, rollouts, and features of a position."""

    def __init__(self, rules: Game[Any]) -> None:
        super().__init__(GuessedWoundUp(rules.version), NAMES, VERSION, WEIGHTS)

    def features(self, state: State, seat: Seat) -> list[float]:
        return features_of(state, course_of(state), seat)

    def levels(self) -> tuple[str, ...]:
        return ("wanderer", "beginner", "casual", "solid", "strong")

    def searches(self, state: State, seat: Seat) -> bool:
        """Should a search decide?  Not when cards are passed on or when a brain offers a token: there the heuristic
        decides as well as a search.
        """
        return state.phase not in (AGREEING, GIVING, DISCARDING, FEEDING)

    def policy(self, state: State, seat: Seat, luck: Luck) -> Plan:
        choices = PHASES.choices(state, seat)
        action = decide(state, seat, choices, luck)
        return () if action is None else (action,)

    def candidates(self, state: State, seat: Seat, luck: Luck, width: int) -> list[Plan]:
        found = [self.policy(state, seat, luck)]
        if not found[0]:
            return found
        for action in others(state, course_of(state), seat, PHASES.choices(state, seat), luck):
            if len(found) >= width:
                break
            if (action,) not in found:
                found.append((action,))
        return found

    def rough_luck(self, seed: object) -> Luck:
        return rough(seed)

    def reason(self, state: State, seat: Seat, plan: Plan, chance: float) -> Phrase | None:
        return reason_of(state, seat, plan[0], chance)

    def facts(self, before: State, after: State, later: State, seat: Seat) -> list[Fact]:
        return facts_of(after, later, seat)

    def why_won(self, state: State, seat: Seat, plan: Plan) -> Phrase | None:
        return Phrase("win-by-turn" if len(plan) > 1 else "why-wins")

    def why_missed(self, state: State, seat: Seat) -> Phrase | None:
        return why_missed(state, seat)

    def quick(self, state: State, seat: Seat, luck: Luck) -> Action:
        return quick_action(state, seat)

    def redeal(self, base: State, view: View, luck: Luck) -> State:
        assert view.seat is not None
        return dealt_again(base, view.seat, luck)

    def clock(self, state: State) -> int:
        return A_TURN * state.turn + (0 if state.stage == PASSING else 1 + len(state.opened))

    def horizon(self, state: State) -> int:
        return self.clock(state) + AUCTIONS


def dealt_again(base: State, viewer: Seat, luck: Luck) -> State:
    """Returns another state that a seat cannot tell from `base`: the cards that it cannot locate are dealt again.

    As in `imagine`, the first hands to be dealt are those that can hold no card of the type that is being auctioned.
    """
    state = base.copy()
    seats = state.settings.seats
    unseen = list(state.deck.items)
    for seat in range(seats):
        if seat != viewer:
            known = state.known.of(viewer, seat)
            for kind in range(WILD + 1):
                unseen += [kind] * (state.hands[seat][kind] - known.count(kind))
                state.hands[seat][kind] = known.count(kind)
            unseen += state.discards[seat]
    bound = seats_without_more_cards(state)
    gone = types_without_holder(state)
    left = Bag(CARDS, bytes(sorted(unseen)))
    for seat in [*bound, *[one for one in range(seats) if one not in bound]]:
        if seat == viewer:
            continue
        count = state.sizes[seat] - len(state.known.of(viewer, seat).items)
        never = [*gone, state.card] if seat in bound else gone
        pool = left
        if never:
            pool = Bag(CARDS, bytes([kind for kind in left.items if kind not in never]))
        dealt, _ = luck.deal(pool, count)
        for kind in dealt:
            state.hands[seat][kind] += 1
        left = left.minus_all(dealt)
    for seat in range(seats):
        if seat != viewer:
            dealt, left = luck.deal(left, len(state.discards[seat]))
            state.discards[seat] = sorted(dealt)
    state.deck = left
    return state
