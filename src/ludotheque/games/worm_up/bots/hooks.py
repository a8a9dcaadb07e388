"""What a search knows about Worm Up: features of a seat, cheap moves for rollouts, and mixed bids."""

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
from ludotheque.games.worm_up.bots.bidding import drawn, robust_mixes, settled_mixes
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
    "steps",  # how many segments the nearest worm of the seat still needs, after its coming move
    "steps squared",
    "lead",  # the lead over the nearest rival in segments, at most 8; 0 if the seat is behind
    "behind",  # how far the seat is behind, in segments, at most 16
    "in reach of the lowest number",
    "in reach of the highest number",
    "nearer rivals",
    "moves now",  # 1 if a coming move of this round reaches the card
    "swing to come",
    "X rests",
    "a high number rests",
    "wins",  # how many earlier races the seat has won
)
MOST_SEEN: Final = 4000  # for how many combinations of coming moves the result is cached
FAR: Final = 60.0  # segments; nothing farther away makes a difference


class WormUpHooks(Hooks[State]):
    """What the search knows about Worm Up."""

    def __init__(self, rules: Game[State]) -> None:
        self.needed_for: tuple[object, ...] = ()
        self.needed: list[float] = []
        self.mixed_for: tuple[object, ...] = ()
        self.mixed: list[list[float]] = []
        self.seen_from: list[Body] = []
        self.seen: dict[tuple[object, ...], list[float]] = {}
        super().__init__(rules, FEATURES, weights=WEIGHTS)

    def use_model(self, model: Model) -> None:
        super().use_model(model)
        self.seen = {}

    def steps(self, state: State) -> list[float]:
        """Returns the steps that each worm needs after its coming move of this round; cached, because the features of
        every seat need them.
        """
        moves = tuple([(move.worm, move.number) for move in state.order])
        key = (state.settings, *state.worms, state.finish, moves, state.left, state.phase)
        if key != self.needed_for:
            found = steps_needed(state)
            for number, move in enumerate(state.order):
                found[move.worm] -= state.left if number == 0 and state.phase == MOVING else move.number
            self.needed = [min(FAR, max(0.0, steps)) for steps in found]
            self.needed_for = key
        return self.needed

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
        return [
            mine / 10.0,
            mine * mine / 1000.0,
            min(8.0, max(0.0, theirs - mine)) / 4.0,
            min(16.0, max(0.0, mine - theirs)) / 8.0,
            1.0 if mine <= tiles.numbers[0] else 0.0,
            1.0 if mine <= tiles.numbers[len(tiles.numbers) - 1] else 0.0,
            float(sum([1 for worm, steps in enumerate(needed) if settings.owner(worm) != seat and steps < mine])),
            arrives,
            swings,
            1.0 if resting == tiles.x else 0.0,
            1.0 if resting != NO_TILE and resting != tiles.x and tiles.numbers[resting] >= 6 else 0.0,
            float(state.wins[seat]),
        ]

    def levels(self) -> tuple[str, ...]:
        return ("wanderer", "beginner", "casual", "solid", "strong")

    def searches(self, state: State, seat: Seat) -> bool:
        """Never: searched bids won no more than the heuristic's mix (docs/bots.md), and are predictable."""
        return False

    def policy(self, state: State, seat: Seat, luck: Luck) -> Plan:
        if state.phase == BIDDING:
            return (self.drawn_bid(state, seat, luck),)
        if state.phase == NAMING:
            return (name(state, seat),)
        return (best_move(state, seat).action,)

    def facts(self, before: State, after: State, later: State, seat: Seat) -> list[Fact]:
        return facts_of(before, after, later, self.steps(later), seat)

    def why_won(self, state: State, seat: Seat, plan: Plan) -> Phrase | None:
        """Compares the way to the finish before and after the swing that the plan begins with."""
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

    def drawn_bid(self, state: State, seat: Seat, luck: Luck) -> Action:
        """Returns a bid drawn from the heuristic's mix."""
        worm = state.bidding_worm(seat)
        tiles = available(state, worm)
        return state.settings.tiles.bids[tiles[drawn(self.settled(state)[worm], luck)]]

    def response(self, state: State, seat: Seat, luck: Luck) -> Plan | None:
        """Draws a bid from a robust mix."""
        if state.phase != BIDDING:
            return None
        worm = state.bidding_worm(seat)
        mix = robust_mixes(state, steps_needed(state), free_tiles(state))[worm]
        return (state.settings.tiles.bids[available(state, worm)[drawn(mix, luck)]],)

    def settled(self, state: State) -> list[list[float]]:
        """Returns the mixed bids of all worms, cached for the next question about the same position."""
        settings = state.settings
        known = [(worm, state.laid[worm]) for worm in known_tiles(state)]
        key = (settings, WEIGHTS.read(), *state.worms, state.finish, *state.resting, *known)
        if key != self.mixed_for:
            self.mixed = settled_mixes(state, steps_needed(state), free_tiles(state))
            self.mixed_for = key
        return self.mixed

    def mixes(self, state: State) -> list[list[float]] | None:
        if state.phase != BIDDING or state.settings.worms_each == 2:
            return None
        settled = self.settled(state)
        return [settled[seat] for seat in state.asked.members]

    def sealed(self, state: State) -> tuple[int, ...]:
        """Returns the phases of a bid, which can be solved separately, because the chances to win after the bid take
        the coming moves into account.
        """
        return (BIDDING, NAMING) if state.phase == BIDDING else ()

    def exploiters(self) -> Mapping[str, Player]:
        return EXPLOITERS

    def redeal(self, base: State, view: View, luck: Luck) -> State:
        """Copies the state, which has nothing to deal: only sealed bids are hidden, and in `base` they are taken back."""
        return base.copy()

    def prospects(self, state: State, until: int, luck: Luck) -> list[float]:
        """Caches the result of each combination of coming moves: after the bids nothing depends on luck but the lanes
        of the next race.
        """
        if state.phase == BIDDING or state.outcome is not None or state.settings.races > 1:
            return super().prospects(state, until, luck)
        if len(self.seen_from) != len(state.worms) or not all_same(self.seen_from, state.worms):
            self.seen_from = state.worms[:]
            self.seen = {}
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
        found = self.seen.get(key)
        if found is None:
            if len(self.seen) >= MOST_SEEN:
                self.seen = {}
            found = super().prospects(state, until, luck)
            self.seen[key] = found
        return found

    def clock(self, state: State) -> int:
        """Returns the number of the round, over all races."""
        return state.race * 1000 + state.round

    def horizon(self, state: State) -> int:
        """Returns the beginning of the next round."""
        return self.clock(state) + 1


def all_same(some: list[Body], others: list[Body]) -> bool:
    """Are these lists of the same body objects?"""
    for number in range(len(some)):
        if some[number] is not others[number]:
            return False
    return True


def known_tiles(state: State) -> list[int]:
    """Returns the worms whose tile their seat knows when it lays the next one: the first worms of pairs (§6.1)."""
    if state.settings.worms_each == 1:
        return []
    return [worm for worm in range(0, state.settings.worms, 2) if state.laid[worm] != NO_TILE]


def free_tiles(state: State) -> list[list[int]]:
    """Returns the tiles that each worm may lay; if its seat has already laid a tile for it, only that one."""
    known = known_tiles(state)
    return [[state.laid[worm]] if worm in known else available(state, worm) for worm in range(state.settings.worms)]


def steps_needed(state: State) -> list[float]:
    """Returns the steps that each worm still needs to reach the card."""
    return needs(state, state.worms, ends_of_card(state.finish, state.settings.card))
