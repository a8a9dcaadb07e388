"""What Road to Glory tells the search: candidates, a quick policy, features of a seat, and when to stop a rollout."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.hooks import Hooks, Plan
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, View
from ludotheque.games.glory.bots.candidates import ranked
from ludotheque.games.glory.bots.facts import facts_of
from ludotheque.games.glory.bots.features import FEATURES, measure
from ludotheque.games.glory.bots.policy import policy
from ludotheque.games.glory.bots.quick import quick, tables_for
from ludotheque.games.glory.box import COMBAT, EVENTS
from ludotheque.games.glory.lore import lore_for
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.state import ANSWERING, DISCARDING, LAYING, LAYING_MORE, TAKING, State

TURNS: Final = 3  # the number of turns in a rollout


class GloryHooks(Hooks[State]):
    """What Road to Glory tells the search: plans to compare, rollouts, and features of a position."""

    def __init__(self, rules: Game[Any]) -> None:
        super().__init__(rules, FEATURES)
        self.is_policy_heuristic = True

    def features(self, state: State, seat: Seat) -> list[float]:
        return measure(state, seat, tables_for(lore_for(state.settings.box)))

    def rivals(self, state: State) -> tuple[Seat, ...]:
        return state.alive.members

    def levels(self) -> tuple[str, ...]:
        return ("wanderer", "beginner", "casual", "solid", "strong")

    def searches(self, state: State, seat: Seat) -> bool:
        """Should a search decide?  Not when a wrestler or a discard is chosen, or the offer of a pair win is answered:
        there the heuristic decides.
        """
        return state.phase not in (TAKING, ANSWERING, DISCARDING)

    def policy(self, state: State, seat: Seat, luck: Luck) -> Plan:
        return policy(state, seat, luck)

    def candidates(self, state: State, seat: Seat, luck: Luck, width: int) -> list[Plan]:
        first = policy(state, seat, luck)
        found: list[Plan] = [first]
        for action in ranked(state, seat, luck):
            if len(found) >= width:
                break
            if action != first[0]:
                found.append((action,))
        return found

    def facts(self, before: State, after: State, later: State, seat: Seat) -> list[Fact]:
        return facts_of(before, later, seat)

    def quick(self, state: State, seat: Seat, luck: Luck) -> Action:
        return quick(state, seat, luck)

    def sealed(self, state: State) -> tuple[int, ...]:
        """Returns the phases in which a fight's cards are laid in secret; the search can solve them apart from the rest
        of the match.
        """
        return (LAYING, LAYING_MORE) if state.phase in (LAYING, LAYING_MORE) else ()

    def redeal(self, base: State, view: View, luck: Luck) -> State:
        """Copies a state that fits the view and deals again all cards that the viewer cannot locate."""
        state = base.copy()
        first_event: int = state.settings.box.first_event
        names = state.settings.box.cards
        pools = [bytearray(state.deck[COMBAT].items), bytearray(state.deck[EVENTS].items)]
        hidden: list[Bag] = [*state.unseen]
        others = [seat for seat in state.alive.members if seat != view.seat]
        hidden += [state.hands[seat] for seat in others]
        sizes: list[int] = []
        for bag in hidden:
            cut = bisect_left(bag.items, first_event)
            sizes.append(cut)
            pools[COMBAT] += bag.items[:cut]
            pools[EVENTS] += bag.items[cut:]
        left = [bag_of(names, bytes(pool)) for pool in pools]
        dealt: list[Bag] = []
        for bag, size in zip(hidden, sizes):
            if not bag.items:
                dealt.append(bag)
                continue
            combat, left[COMBAT] = luck.deal(left[COMBAT], size)
            events, left[EVENTS] = luck.deal(left[EVENTS], len(bag.items) - size)
            dealt.append(bag_of(names, combat + events))
        state.unseen = dealt[: len(state.unseen)]
        for seat, bag in zip(others, dealt[len(state.unseen) :]):
            state.hands[seat] = bag
        state.deck = left
        return state

    def clock(self, state: State) -> int:
        """Returns the number of turns that have begun."""
        seats = state.settings.seats
        return state.round * seats + (state.first - state.turn) % seats

    def horizon(self, state: State) -> int:
        return self.clock(state) + TURNS

    def roll_out(self, state: State, until: int, luck: Luck) -> None:
        while state.outcome is None and self.clock(state) < until:
            seat = state.asked.members[0]
            PHASES.apply(state, seat, quick(state, seat, luck), luck, SILENT)
