"""The bot `plain`: bids at random and crawls straight towards the card."""

from __future__ import annotations

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.core.trig import nearest_angle
from ludotheque.games.worm_up.actions import Confirm, CrawlPath
from ludotheque.games.worm_up.bots.evaluate import goal_at
from ludotheque.games.worm_up.geometry import NO_ANGLE, Spot, body_after_step, reversed_body, touches_card
from ludotheque.games.worm_up.imagine import imagine
from ludotheque.games.worm_up.rules.crawling import ground_of, may_reverse
from ludotheque.games.worm_up.search import Goal
from ludotheque.games.worm_up.state import State
from ludotheque.games.worm_up.views import WormUpView


def straight_crawl(state: State) -> Action:
    """Crawls step by step towards the card, as straight as possible."""
    worm = state.mover()
    ground = ground_of(state)
    body = state.worms[worm]
    reverse = Spot(ground, body).is_blocked()
    if reverse:
        if not may_reverse(state, True) or Spot(ground, reversed_body(body)).is_blocked():
            return Confirm()
        body = reversed_body(body)
    goal = goal_at(state, ground.ends)
    angles: tuple[int, ...] = ()
    while len(angles) < state.left:
        angle = straightest(Spot(ground, body), goal)
        if angle == NO_ANGLE:
            break
        angles += (angle,)
        body = body_after_step(body, ground.steps, angle)
        if touches_card(body[0], body[1], ground.ends, ground.touch):
            break
    return CrawlPath(angles, reverse) if angles else Confirm()


def straightest(spot: Spot, goal: Goal) -> int:
    """Returns the legal direction that is nearest to the direction of the goal; NO_ANGLE if no direction is legal."""
    px, py = goal.nearest(float(spot.x), float(spot.y))
    return spot.nearest_to(nearest_angle(px - spot.x, py - spot.y))


def plain(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Bids at random and crawls straight towards the card; never swings."""
    assert isinstance(view, WormUpView)
    if view.phase == "bidding":
        return luck.pick(choices.actions)
    if view.phase == "naming":
        return choices[len(choices) - 1]
    return straight_crawl(imagine(view, luck)) if view.left else Confirm()
