"""Decides where to crawl and how to swing the finish: finds the move after which the seat's chances are best."""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.structs import Action
from ludotheque.games.worm_up.actions import Confirm, CrawlPath, SwingFinish
from ludotheque.games.worm_up.bots.evaluate import goal_at, needs, share
from ludotheque.games.worm_up.geometry import Body, Ground, Spot, ends_of_card, finish_after_swing, reversed_body
from ludotheque.games.worm_up.rules.crawling import ground_of, may_reverse
from ludotheque.games.worm_up.search import Field, Goal, Trail, crawls
from ludotheque.games.worm_up.state import State

TURNS_TRIED: Final = 24  # the number of angles of a swing that are tried for each post


class Plan:
    """The first action of a move, and the estimated value of the whole move."""

    __slots__ = ("action", "value")

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value


def best_crawl(state: State, seat: int) -> tuple[Trail | None, bool, float]:
    """Returns the crawl after which the seat's chances are best, whether this crawl is in reverse, and those chances."""
    settings = state.settings
    worm = state.mover()
    ground = ground_of(state)
    body = state.worms[worm]
    best: Trail | None = None
    best_value = -1.0
    is_reverse = False
    head_is_blocked = Spot(ground, body).is_blocked()
    ways: list[tuple[Body, bool]] = [] if head_is_blocked else [(body, False)]
    if may_reverse(state, head_is_blocked):
        ways.append((reversed_body(body), True))
    for start, reverse in ways:
        for trail in crawls_to_consider(state, ground, start, worm):
            if trail.far < 0.0:
                return trail, reverse, 1.0
            bodies = state.worms[:]
            bodies[worm] = trail.body
            value = share(state, needs(state, bodies, ground.ends), seat)
            if trail.is_over:
                value *= 0.5  # after this crawl the worm would be stuck
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


def crawls_to_consider(state: State, ground: Ground, start: Body, worm: int) -> list[Trail]:
    """Returns the crawls that are worth considering: towards the card, and into the path of worms that are about to
    win.
    """
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
        # Build a wall: the head crawls across, to a point just in front of the other worm's head.
        ahead = min(0.5 * length, 2.5 * ground.diameter)
        tx, ty = x + (px - x) / length * ahead, y + (py - y) / length * ahead
        if (tx - start[0]) * (tx - start[0]) + (ty - start[1]) * (ty - start[1]) <= reach * reach:
            for side in (2.0, -2.0):
                ox = -(py - y) / length * side * ground.diameter
                oy = (px - x) / length * side * ground.diameter
                found += crawls(ground, start, state.left, Goal(tx + ox, ty + oy, tx + ox, ty + oy), 4)
    return found


def is_stalling(body: Body, trail: Trail, goal: Goal, ground: Ground) -> bool:
    """Does a crawl hardly bring the head nearer to the goal, as in front of a wall?"""
    before = goal.distance(float(body[0]), float(body[1]))
    after = goal.distance(float(trail.body[0]), float(trail.body[1]))
    return before - after < 0.4 * len(trail.angles) * ground.diameter


def whole_ground(state: State, worm: int) -> Ground:
    """Returns everything on the table except this worm."""
    return state.ground(worm, 1000)


def best_swing(state: State, seat: int, steps: int) -> Plan | None:
    """Returns the swing after which the seat's chances are best, given that its worm can still crawl `steps` segments
    after the swing; None if no swing helps.
    """
    settings = state.settings
    worm = state.mover()

    def value_of(finish: tuple[int, int, int]) -> float:
        needed = needs(state, state.worms, ends_of_card(finish, settings.card))
        needed[worm] = max(0.0 if steps else 0.3, needed[worm] - steps)
        if steps and needed[worm] == 0.0:
            return 2.0  # better than any chance: after this swing the worm reaches the card
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
            value = value_of(finish_after_swing(state.finish, settings.card, held == "left", turn))
            if value > least:
                least = value
                best = Plan(SwingFinish(held, turn), value)
    return best


def best_move(state: State, seat: int) -> Plan:
    """Returns the next action of a move: a swing before the crawl, the crawl, a swing after it, or the confirmation."""
    worm = state.mover()
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
    # §4.1  A swing may not come between two steps; and the player who held this seat before the bot may already have
    # crawled some steps of this move.
    if state.may_swing and (crawl is None or (crawl.value < 1.0 and state.crawled == 0)):
        first = best_swing(state, seat, state.left if crawl is not None else 0)
        if first is not None:
            if crawl is None:
                return first
            assert isinstance(first.action, SwingFinish)
            then = state.copy()
            then.finish = finish_after_swing(
                state.finish, state.settings.card, first.action.held == "left", first.action.turn
            )
            _, _, value = best_crawl(then, seat)
            if value > crawl.value:
                return Plan(first.action, value)
    return Plan(Confirm(), 0.0) if crawl is None else crawl
