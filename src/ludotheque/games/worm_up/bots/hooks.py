"""What a search knows about Worm Up.  A search compares no plans in this game: bids are drawn from mixes, as the heuristic
draws them (bidding.py), and moves are those of the heuristic.  The hooks serve rollouts, values and hints.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ludotheque.core.drive import Player
from ludotheque.core.facts import Fact
from ludotheque.core.game import Game
from ludotheque.core.hooks import Hooks, Plan
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, Seat, View
from ludotheque.core.value_files import Model
from ludotheque.core.words import Phrase
from ludotheque.games.worm_up.actions import Confirm, NameNumber
from ludotheque.games.worm_up.bots.bidding import draw_index, robust_mixes, settled_mixes
from ludotheque.games.worm_up.bots.evaluate import needs
from ludotheque.games.worm_up.bots.facts import facts_of
from ludotheque.games.worm_up.bots.moving import best_move
from ludotheque.games.worm_up.bots.plain import straight_crawl
from ludotheque.games.worm_up.bots.policy import name
from ludotheque.games.worm_up.bots.weights import WEIGHTS
from ludotheque.games.worm_up.bots.zoo import EXPLOITERS
from ludotheque.games.worm_up.geometry import Body, ends_of_card
from ludotheque.games.worm_up.rules.bidding import available, free_numbers
from ludotheque.games.worm_up.state import BIDDING, MOVING, NAMING, NO_TILE, State

FEATURES: Final = (
    "steps",  # segments the seat's nearest worm still needs after its next move
    "steps squared",
    "lead",  # the lead over the nearest rival in segments, at most 8; 0 if the seat is behind
    "behind",  # the lead of the nearest rival in segments, at most 16; 0 if the seat leads
    "in reach of the lowest number",
    "in reach of the highest number",
    "nearer rivals",
    "moves now",  # 1 if one of the seat's pending moves this round reaches the card
    "swing to come",
    "X rests",
    "a high number rests",
    "wins",  # the number of earlier races that the seat has won
)
MOST_PROSPECTS: Final = 4000  # the maximum number of combinations of pending moves whose prospects are cached
FAR: Final = 60.0  # a distance in segments, beyond which nothing makes a difference


class WormUpHooks(Hooks[State]):
    """What Worm Up tells the search: features of a position, quick moves for rollouts, and mixes of bids."""

    def __init__(self, rules: Game[State]) -> None:
        # Caches: the latest results of `steps` and `settled_mixes_of`, and what each was computed from.
        self.cached_steps: list[float] = []
        self.steps_key: tuple[object, ...] = ()
        self.cached_mixes: list[list[float]] = []
        self.mixes_key: tuple[object, ...] = ()
        # Cache: the results of `prospects` as long as no worm has moved, that is, while the bodies are those in
        # `prospects_bodies`.
        self.cached_prospects: dict[tuple[object, ...], list[float]] = {}
        self.prospects_bodies: list[Body] = []
        super().__init__(rules, FEATURES, weights=WEIGHTS)

    def use_model(self, model: Model) -> None:
        super().use_model(model)
        self.cached_prospects = {}

    def steps(self, state: State) -> list[float]:
        """Returns the steps that each worm needs after its coming move of this round.  The result is cached, because
        the features of every seat use it.
        """
        moves = tuple([(move.worm, move.number) for move in state.order])
        key = (state.settings, *state.worms, state.finish, moves, state.left, state.phase)
        if key != self.steps_key:
            found = steps_needed(state)
            for number, move in enumerate(state.order):
                found[move.worm] -= state.left if number == 0 and state.phase == MOVING else move.number
            self.cached_steps = [min(FAR, max(0.0, steps)) for steps in found]
            self.steps_key = key
        return self.cached_steps

    def features(self, state: State, seat: Seat) -> list[float]:
        settings = state.settings
        needed = self.steps(state)
        mine = min([needed[worm] for worm in settings.worms_of(seat)])
        theirs = min([steps for worm, steps in enumerate(needed) if settings.owner(worm) != seat])
        own = settings.worms_of(seat)[0]
        for worm in settings.worms_of(seat):
            if needed[worm] == mine:
                own = worm
        tiles = settings.tiles
        arrives = swings = 0.0
        for move in state.order:
            if settings.owner(move.worm) == seat:
                swings = max(swings, float(move.swing))
                if needed[move.worm] == 0.0:
                    arrives = 1.0
        resting = state.resting[own]
        is_high = resting != NO_TILE and resting != tiles.x and tiles.numbers[resting] >= 6
        nearer_rivals = sum([1 for worm, steps in enumerate(needed) if settings.owner(worm) != seat and steps < mine])
        return [
            mine / 10.0,  # steps
            mine * mine / 1000.0,  # steps squared
            min(8.0, max(0.0, theirs - mine)) / 4.0,  # lead
            min(16.0, max(0.0, mine - theirs)) / 8.0,  # behind
            1.0 if mine <= tiles.numbers[0] else 0.0,  # in reach of the lowest number
            1.0 if mine <= tiles.numbers[len(tiles.numbers) - 1] else 0.0,  # in reach of the highest number
            float(nearer_rivals),  # nearer rivals
            arrives,  # moves now
            swings,  # swing to come
            1.0 if resting == tiles.x else 0.0,  # X rests
            1.0 if is_high else 0.0,  # 1 if a high number rests
            float(state.wins[seat]),  # wins
        ]

    def levels(self) -> tuple[str, ...]:
        return ("wanderer", "beginner", "casual", "solid", "strong")

    def searches(self, state: State, seat: Seat) -> bool:
        """Returns False.  A search for bids won no more often than bids drawn from the heuristic's mix (docs/bots.md),
        and the bids that it finds are predictable.
        """
        return False

    def policy(self, state: State, seat: Seat, luck: Luck) -> Plan:
        if state.phase == BIDDING:
            return (self.bid_from_settled_mix(state, seat, luck),)
        if state.phase == NAMING:
            return (name(state, seat),)
        return (best_move(state, seat).action,)

    def facts(self, before: State, after: State, later: State, seat: Seat) -> list[Fact]:
        return facts_of(before, after, later, self.steps(later), seat)

    def why_won(self, state: State, seat: Seat, plan: Plan) -> Phrase | None:
        """Says how many segments the worm needed to reach the finish before and after the swing with which the plan
        begins.
        """
        worm, left = state.mover(), state.left
        before = steps_needed(state)[worm]
        swung = state.copy()
        self.rules.apply(swung, seat, plan[0], fast(0), SILENT)
        values = {"before": math.ceil(before), "after": math.ceil(steps_needed(swung)[worm]), "left": left}
        return Phrase("win-by-swing", values) if values["after"] < values["before"] else None

    def why_missed(self, state: State, seat: Seat) -> Phrase | None:
        needed = steps_needed(state)
        nearest = min([needed[worm] for worm in state.settings.worms_of(seat)])
        return Phrase("win-missed", {"number": max(1, math.ceil(nearest))})

    def quick(self, state: State, seat: Seat, luck: Luck) -> Action:
        """Bids a random tile, and crawls straight on."""
        if state.phase == BIDDING:
            return state.settings.tiles.bids[luck.pick(available(state, state.bidding_worm(seat)))]
        if state.phase == NAMING:
            return NameNumber(free_numbers(state)[-1])
        return straight_crawl(state) if state.left else Confirm()

    def bid_from_settled_mix(self, state: State, seat: Seat, luck: Luck) -> Action:
        """Returns a bid drawn from the settled mix of the seat's worm, as the heuristic bids."""
        worm = state.bidding_worm(seat)
        tiles = available(state, worm)
        return state.settings.tiles.bids[tiles[draw_index(self.settled_mixes_of(state)[worm], luck)]]

    def response(self, state: State, seat: Seat, luck: Luck) -> Plan | None:
        """Returns a bid drawn from the robust mix of the seat's worm, which is harder to exploit than the settled one."""
        if state.phase != BIDDING:
            return None
        worm = state.bidding_worm(seat)
        mix = robust_mixes(state, steps_needed(state), free_tiles(state))[worm]
        return (state.settings.tiles.bids[available(state, worm)[draw_index(mix, luck)]],)

    def settled_mixes_of(self, state: State) -> list[list[float]]:
        """Returns the settled mixes of all worms, cached for the next question about the same position."""
        settings = state.settings
        known = [(worm, state.laid[worm]) for worm in known_tiles(state)]
        key = (settings, WEIGHTS.read(), *state.worms, state.finish, *state.resting, *known)
        if key != self.mixes_key:
            self.cached_mixes = settled_mixes(state, steps_needed(state), free_tiles(state))
            self.mixes_key = key
        return self.cached_mixes

    def mixes(self, state: State) -> list[list[float]] | None:
        """Returns the settled mixes of the seats that are asked to bid; None if each seat has two worms."""
        if state.phase != BIDDING or state.settings.worms_each == 2:
            return None
        settled = self.settled_mixes_of(state)
        return [settled[seat] for seat in state.asked.members]

    def sealed(self, state: State) -> tuple[int, ...]:
        """Returns the phases of a bid.  The search can solve them apart from the moves that follow, because the chances
        to win after the bid already take these moves into account.
        """
        return (BIDDING, NAMING) if state.phase == BIDDING else ()

    def exploiters(self) -> Mapping[str, Player]:
        return EXPLOITERS

    def redeal(self, base: State, view: View, luck: Luck) -> State:
        """Copies the state.  There is nothing to deal: only sealed bids are hidden, and `base` has them taken back."""
        return base.copy()

    def prospects(self, state: State, until: int, luck: Luck) -> list[float]:
        """Caches the prospects of each combination of coming moves, because after the bids only the lanes of the next
        race depend on luck.
        """
        if state.phase == BIDDING or state.outcome is not None or state.settings.races > 1:
            return super().prospects(state, until, luck)
        if len(self.prospects_bodies) != len(state.worms) or not all_same(self.prospects_bodies, state.worms):
            self.prospects_bodies = state.worms[:]
            self.cached_prospects = {}
        rest = (
            state.phase,
            state.left,
            state.crawled,
            state.may_swing,
            state.finish,
            state.round,
            until,
            state.settings,
        )
        moves = tuple([(move.worm, move.number, move.swing) for move in state.order])
        key = (moves, *state.resting, *state.clashes, *rest)
        found = self.cached_prospects.get(key)
        if found is None:
            if len(self.cached_prospects) >= MOST_PROSPECTS:
                self.cached_prospects = {}
            found = super().prospects(state, until, luck)
            self.cached_prospects[key] = found
        return found

    def clock(self, state: State) -> int:
        """Returns the number of the round, over all races."""
        return state.race * 1000 + state.round

    def horizon(self, state: State) -> int:
        """Returns what the clock shows when the next round begins."""
        return self.clock(state) + 1


def all_same(some: list[Body], others: list[Body]) -> bool:
    """Do these two lists contain the same body objects?"""
    for number in range(len(some)):
        if some[number] is not others[number]:
            return False
    return True


def known_tiles(state: State) -> list[int]:
    """Returns the worms whose tile is known to their own seat when it lays the next tile: the first worms of pairs
    (§6.1).
    """
    if state.settings.worms_each == 1:
        return []
    return [worm for worm in range(0, state.settings.worms, 2) if state.laid[worm] != NO_TILE]


def free_tiles(state: State) -> list[list[int]]:
    """Returns the tiles that each worm may lay: if a seat has already laid a worm's tile, only that tile."""
    known = known_tiles(state)
    return [[state.laid[worm]] if worm in known else available(state, worm) for worm in range(state.settings.worms)]


def steps_needed(state: State) -> list[float]:
    """Returns the steps that each worm still needs to reach the card."""
    return needs(state, state.worms, ends_of_card(state.finish, state.settings.card))
