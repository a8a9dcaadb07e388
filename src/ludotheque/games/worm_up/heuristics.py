"""What a decent player of Worm Up knows.  Two bots come of it: `plain`, a rule of thumb, and `heuristic`.

The measure of everything is how many steps each worm still needs, detours round other worms included; a seat's share is
how likely it seems to be first.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.core.trig import TURN, nearest_angle
from ludotheque.games.worm_up.actions import Confirm, CrawlPath, NameNumber, SwingFinish
from ludotheque.games.worm_up.geometry import (
    Body,
    Ground,
    Spot,
    crawled,
    ends_of_card,
    swung,
    touches_card,
    turned_round,
)
from ludotheque.games.worm_up.rules.bidding import available, free_numbers
from ludotheque.games.worm_up.rules.moving import ground_of, may_reverse
from ludotheque.games.worm_up.search import Field, Goal, Trail, crawls, goal_of_card
from ludotheque.games.worm_up.seeing import imagine
from ludotheque.games.worm_up.state import BIDDING, NAMING, State
from ludotheque.games.worm_up.views import WormUpView

SPREAD: Final = 5.0  # so many steps ahead make a worm e times as likely to be first
NOISE: Final = 0.035  # how far from the best a bid may be and still be made often
SETTLING: Final = 40  # rounds of thought about what the others may bid
FALLS: Final = 120  # ways the tiles may fall that are looked at when there are four worms or more
FIRST: Final = -1000.0  # the steps that a worm needs which has won
SWING_STEPS: Final = 4.0  # what another's swing is thought to gain, in steps
TURNS_TRIED: Final = 24  # angles of a swing that are looked at, for each post


# How near everybody is


def goal_at(state: State, ends: tuple[int, int, int, int]) -> Goal:
    """The part of the card that a head can touch."""
    settings = state.settings
    return goal_of_card(ends, settings.touch, settings.radius + settings.post)


def needs(state: State, bodies: list[Body], ends: tuple[int, int, int, int]) -> list[float]:
    """How many steps each worm needs to the card, round the others that lie in its way."""
    settings = state.settings
    goal = goal_at(state, ends)
    step = float(settings.diameter)
    keep = float(settings.diameter + settings.gap)
    found: list[float] = []
    for worm, body in enumerate(bodies):
        x, y = float(body[0]), float(body[1])
        px, py = goal.nearest(x, y)
        dx, dy = px - x, py - y
        length = math.sqrt(dx * dx + dy * dy)
        far = max(0.0, length - settings.touch)
        if length > step:
            # To turn round takes a wider way the more the head looks elsewhere.
            hx, hy = float(body[0] - body[2]), float(body[1] - body[3])
            looks = (hx * dx + hy * dy) / (length * step)
            if looks < 0.3:
                far += (0.3 - looks) * step
            for other, segments in enumerate(bodies):
                if other != worm:
                    far += detour(x, y, dx / length, dy / length, length, segments, keep)
        found.append(far / step)
    return found


def detour(x: float, y: float, ux: float, uy: float, length: float, segments: Body, keep: float) -> float:
    """How much longer the way from a place along a direction becomes round a worm that lies across it."""
    is_across = False
    left, right = -math.inf, math.inf
    left_at, right_at = 0.0, 0.0
    for at in range(0, len(segments), 2):
        dx = segments[at] - x
        dy = segments[at + 1] - y
        along = dx * ux + dy * uy
        aside = dy * ux - dx * uy
        if along < -keep or along > length:
            continue
        if -keep < aside < keep and along > 0.0:
            is_across = True
        if aside > left:
            left, left_at = aside, along
        if aside < right:
            right, right_at = aside, along
    if not is_across:
        return 0.0
    best = math.inf
    for off, at_along in ((left + keep, left_at), (keep - right, right_at)):
        first = max(1.0, at_along)
        rest = max(1.0, length - at_along)
        way = math.sqrt(first * first + off * off) + math.sqrt(rest * rest + off * off)
        best = min(best, way - first - rest)
    return best


def share(state: State, needed: list[float], seat: int) -> float:
    """How likely a seat seems to be first, from the steps that each worm needs."""
    settings = state.settings
    mine = 0.0
    total = 0.0
    least = min(needed)
    for worm, steps in enumerate(needed):
        weight = math.exp((least - steps) / SPREAD)
        total += weight
        if settings.owner(worm) == seat:
            mine += weight
    return mine / total


# Bidding


class Table:
    """All ways in which the tiles may fall, and what each is worth to each worm's seat."""

    def __init__(self, state: State, tiles: list[list[int]], needed: list[float]) -> None:
        self.tiles = tiles
        self.falls: list[tuple[int, ...]] = []
        self.worth: list[list[float]] = []
        for fall in product(*[range(len(one)) for one in tiles]):
            laid = [tiles[worm][at] for worm, at in enumerate(fall)]
            self.falls.append(fall)
            after = fallen(state, laid, needed)
            shares = [share(state, after, seat) for seat in range(state.settings.seats)]
            self.worth.append([shares[state.settings.owner(worm)] for worm in range(len(laid))])

    def settled(self, rounds: int) -> list[list[float]]:
        """How often each worm lays each tile when all think about one another: better tiles more often."""
        mixes = [[1.0 / len(one)] * len(one) for one in self.tiles]
        for number in range(rounds):
            pull = 2.0 / (number + 3.0)
            gains = self.gains(mixes)
            for worm, gain in enumerate(gains):
                wished = softly(gain)
                mix = mixes[worm]
                for at in range(len(mix)):
                    mix[at] += pull * (wished[at] - mix[at])
        return mixes

    def gains(self, mixes: list[list[float]]) -> list[list[float]]:
        """What each tile of each worm is worth on average against the others' mixes."""
        sums = [[0.0] * len(one) for one in self.tiles]
        count = len(self.tiles)
        for fall, worth in zip(self.falls, self.worth):
            chance = 1.0
            for worm in range(count):
                chance *= mixes[worm][fall[worm]]
            for worm in range(count):
                own = mixes[worm][fall[worm]]
                sums[worm][fall[worm]] += worth[worm] * (chance / own if own > 1e-9 else 0.0)
        return sums


def softly(gain: list[float]) -> list[float]:
    """Shares that follow what is gained, the best most."""
    best = max(gain)
    weights = [0.02 + math.exp((one - best) / NOISE) for one in gain]
    total = sum(weights)
    return [weight / total for weight in weights]


def fallen(state: State, laid: list[int], needed: list[float]) -> list[float]:
    """How many steps each worm will need when the tiles fall like this; FIRST for one that wins, whatever the others need."""
    settings = state.settings
    tiles = settings.tiles
    after = needed[:]
    moves: list[tuple[int, int]] = []
    for worm, tile in enumerate(laid):
        if tile != tiles.x and laid.count(tile) == 1:
            moves.append((tiles.numbers[tile], worm))
    if laid.count(tiles.x) == 1:
        worm = laid.index(tiles.x)
        free = [number for tile, number in enumerate(tiles.numbers) if tile not in laid]
        after[worm] = max(0.4, after[worm] - SWING_STEPS)
        if free:
            enough = [number for number in free if number >= after[worm]]
            moves.append((enough[0] if enough else free[-1], worm))
    moves.sort()
    for number, worm in moves:
        after[worm] -= number
        if after[worm] <= 0.0:
            after[worm] = FIRST
            return after
    # A resting tile is missed in the next round, the better the more.
    for worm, tile in enumerate(laid):
        if laid.count(tile) == 1 and tiles.rests[tile]:
            after[worm] += 0.35 if tile == tiles.x else 0.05 * tiles.numbers[tile]
    return after


def gains_of_one(state: State, tiles: list[list[int]], needed: list[float], mine: int, luck: Luck) -> list[float]:
    """What each tile of one worm is worth against tiles that the others lay at random: where all ways to fall are too many."""
    gains = [0.0] * len(tiles[mine])
    seat = state.settings.owner(mine)
    for _ in range(FALLS):
        laid = [luck.pick(one) for one in tiles]
        for at, tile in enumerate(tiles[mine]):
            laid[mine] = tile
            gains[at] += share(state, fallen(state, laid, needed), seat) / FALLS
    return gains


def bid(state: State, seat: int, choices: Choices, luck: Luck) -> Action:
    """A tile drawn from a mix that nobody can foresee, better tiles more often."""
    needed = needs(state, state.worms, ends_of_card(state.finish, state.settings.card))
    tiles = [available(state, worm) for worm in range(state.settings.worms)]
    mine = state.bidding_worm(seat)
    for worm in state.settings.worms_of(seat):
        if worm < mine:  # what is laid for the first worm is known (§6.1)
            tiles[worm] = [state.bids[worm]]
    if len(tiles) > 3:
        return choices[drawn(softly(gains_of_one(state, tiles, needed, mine, luck)), luck)]
    return choices[drawn(Table(state, tiles, needed).settled(SETTLING)[mine], luck)]


def drawn(mix: list[float], luck: Luck) -> int:
    """One of several, as often as the mix says."""
    mark = luck.die(1 << 20) / float(1 << 20) * sum(mix)
    for at, part in enumerate(mix):
        mark -= part
        if mark <= 0.0:
            return at
    return len(mix) - 1


def name(state: State, seat: int) -> Action:
    """The number for X: the least that wins, else the highest."""
    numbers = free_numbers(state)
    worm = state.shown.index(state.settings.tiles.x)
    needed = needs(state, state.worms, ends_of_card(state.finish, state.settings.card))[worm]
    if needed - 2.0 * SWING_STEPS <= numbers[-1] and wins_with(state, seat, worm, numbers[-1]):
        for number in numbers[:-1]:
            if needed - 2.0 * SWING_STEPS <= number and wins_with(state, seat, worm, number):
                return NameNumber(number)
    return NameNumber(numbers[-1])


def wins_with(state: State, seat: int, worm: int, number: int) -> bool:
    """Would so many segments, and a swing, be enough to touch the card now?"""
    trial = state.copy()
    trial.order = ((worm, number, True),)
    trial.left, trial.may_swing, trial.crawled = number, True, 0
    return best_move(trial, seat).value >= 1.0


# Moving


class Plan:
    """What to do first in a move, and what the whole move is thought to be worth."""

    __slots__ = ("action", "value")

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value


def best_crawl(state: State, seat: int) -> tuple[Trail | None, bool, float]:
    """The crawl after which the seat's share is greatest; whether it is in reverse; and that share."""
    settings = state.settings
    worm = state.order[0][0]
    ground = ground_of(state)
    body = state.worms[worm]
    best: Trail | None = None
    best_value = -1.0
    is_reverse = False
    head_is_blocked = Spot(ground, body).is_blocked()
    ways: list[tuple[Body, bool]] = [] if head_is_blocked else [(body, False)]
    if may_reverse(state, head_is_blocked):
        ways.append((turned_round(body), True))
    for start, reverse in ways:
        for trail in thought_of(state, ground, start, worm):
            if trail.far < 0.0:
                return trail, reverse, 1.0
            bodies = state.worms[:]
            bodies[worm] = trail.body
            value = share(state, needs(state, bodies, ground.ends), seat)
            if trail.is_over:
                value *= 0.5  # stuck
            if value > best_value:
                best, best_value, is_reverse = trail, value, reverse
    if settings.solids or (best is not None and is_stalling(body, best, goal_at(state, ground.ends), ground)):
        goal = goal_at(state, ground.ends)
        goal.field = Field(whole_ground(state, worm), goal)
        for start, reverse in ways:
            found = crawls(ground, start, state.left, goal)
            if found:
                return found[0], reverse, best_value
    return best, is_reverse, best_value


def thought_of(state: State, ground: Ground, start: Body, worm: int) -> list[Trail]:
    """Crawls worth a thought: towards the card, and into the ways of those who are about to win."""
    goal = goal_at(state, ground.ends)
    found = crawls(ground, start, state.left, goal)
    if found and found[0].far < 0.0:
        return found
    reach = float((state.left + 1) * ground.diameter)
    for other, body in enumerate(state.worms):
        if state.settings.owner(other) == state.settings.owner(worm):
            continue
        x, y = float(body[0]), float(body[1])
        px, py = goal.nearest(x, y)
        length = math.sqrt((px - x) * (px - x) + (py - y) * (py - y))
        if length < 1.0:
            continue
        # A wall: the head goes to a point a little before the other's head, from one side to the other.
        ahead = min(0.5 * length, 2.5 * ground.diameter)
        tx, ty = x + (px - x) / length * ahead, y + (py - y) / length * ahead
        if (tx - start[0]) * (tx - start[0]) + (ty - start[1]) * (ty - start[1]) <= reach * reach:
            for side in (2.0, -2.0):
                ox = -(py - y) / length * side * ground.diameter
                oy = (px - x) / length * side * ground.diameter
                found += crawls(ground, start, state.left, Goal(tx + ox, ty + oy, tx + ox, ty + oy), 4)
    return found


def is_stalling(body: Body, trail: Trail, goal: Goal, ground: Ground) -> bool:
    """Does the best crawl come hardly nearer, as in front of a wall?"""
    before = goal.distance(float(body[0]), float(body[1]))
    after = goal.distance(float(trail.body[0]), float(trail.body[1]))
    return before - after < 0.4 * len(trail.angles) * ground.diameter


def whole_ground(state: State, worm: int) -> Ground:
    """All that lies on the table but this worm."""
    return state.ground(worm, 1000)


def best_swing(state: State, seat: int, steps: int) -> Plan | None:
    """The swing after which the seat's share is greatest, its worm still having so many steps to go; None: none helps."""
    settings = state.settings
    worm = state.order[0][0]

    def value_of(finish: tuple[int, int, int]) -> float:
        needed = needs(state, state.worms, ends_of_card(finish, settings.card))
        needed[worm] = max(0.0 if steps else 0.3, needed[worm] - steps)
        if steps and needed[worm] == 0.0:
            return 2.0  # within reach at once
        return share(state, needed, seat)

    best: Plan | None = None
    least = value_of(state.finish) + 0.01
    for held in ("left", "right"):
        sweep = state.sweep(held == "left")
        low = -sweep.limit(-1, settings.most_turn)
        high = sweep.limit(1, settings.most_turn)
        for number in range(TURNS_TRIED + 1):
            turn = low + (high - low) * number // TURNS_TRIED
            if turn == 0:
                continue
            value = value_of(swung(state.finish, settings.card, held == "left", turn))
            if value > least:
                least = value
                best = Plan(SwingFinish(held, turn), value)
    return best


def best_move(state: State, seat: int) -> Plan:
    """The next step of a move: a swing first, a crawl, a swing after it, or the end."""
    worm = state.order[0][0]
    crawl: Plan | None = None
    if state.left:
        trail, reverse, value = best_crawl(state, seat)
        if trail is not None:
            crawl = Plan(CrawlPath(trail.angles, reverse), value)
            if state.may_swing and value < 1.0:
                after = state.copy()
                after.worms[worm] = trail.body
                last = best_swing(after, seat, 0)
                if last is not None:
                    crawl.value = last.value
    # §4.1  Not between two steps: another may have begun this move.
    if state.may_swing and (crawl is None or (crawl.value < 1.0 and state.crawled == 0)):
        first = best_swing(state, seat, state.left if crawl is not None else 0)
        if first is not None:
            if crawl is None:
                return first
            assert isinstance(first.action, SwingFinish)
            then = state.copy()
            then.finish = swung(state.finish, state.settings.card, first.action.held == "left", first.action.turn)
            _, _, value = best_crawl(then, seat)
            if value > crawl.value:
                return Plan(first.action, value)
    return Plan(Confirm(), 0.0) if crawl is None else crawl


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Mixes its bids, reads resting tiles, crawls by path search; blocks and swings when it pays."""
    assert isinstance(view, WormUpView) and view.seat is not None
    state = imagine(view, luck)
    if state.phase == BIDDING:
        return bid(state, view.seat, choices, luck)
    if state.phase == NAMING:
        return name(state, view.seat)
    return best_move(state, view.seat).action


# The rule of thumb


def straight_crawl(state: State) -> Action:
    """Step by step as straight at the card as there is room."""
    worm = state.order[0][0]
    ground = ground_of(state)
    body = state.worms[worm]
    reverse = Spot(ground, body).is_blocked()
    if reverse:
        if not may_reverse(state, True) or Spot(ground, turned_round(body)).is_blocked():
            return Confirm()
        body = turned_round(body)
    goal = goal_at(state, ground.ends)
    angles: tuple[int, ...] = ()
    while len(angles) < state.left:
        angle = straightest(Spot(ground, body), goal)
        if angle < 0:
            break
        angles += (angle,)
        body = crawled(body, ground.steps, angle)
        if touches_card(body[0], body[1], ground.ends, ground.touch):
            break
    return CrawlPath(angles, reverse) if angles else Confirm()


def straightest(spot: Spot, goal: Goal) -> int:
    """The legal direction nearest to that of the goal; -1 if there is none."""
    px, py = goal.nearest(float(spot.x), float(spot.y))
    ahead = nearest_angle(px - spot.x, py - spot.y)
    if spot.allows(ahead):
        return ahead
    best, least = -1, TURN
    for ends in spot.arcs():
        for end in ends:
            off = (end - ahead) % TURN
            off = min(off, TURN - off)
            if off < least:
                best, least = end, off
    return best


def plain(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Bids at random and crawls straight at the card; never swings."""
    assert isinstance(view, WormUpView)
    if view.phase == "bidding":
        return luck.pick(choices.actions)
    if view.phase == "naming":
        return choices[len(choices) - 1]
    return straight_crawl(imagine(view, luck)) if view.left else Confirm()


BOTS: Final[dict[str, Callable[[View, Choices, Luck], Action | None]]] = {"plain": plain, "heuristic": heuristic}
