"""§3.1–§3.4  Crawling: the last segment of a worm is set in front of the first."""

from __future__ import annotations

from typing import Final

from ludotheque.core.regions import Region
from ludotheque.games.worm_up.actions import Crawl, CrawlPath
from ludotheque.games.worm_up.geometry import Ground, Spot, body_after_step, reversed_body
from ludotheque.games.worm_up.rules.paths import Headings, Paths
from ludotheque.games.worm_up.state import State

FORWARD: Final = Crawl(0, False)
BACKWARD: Final = Crawl(0, True)
FORWARD_PATH: Final = CrawlPath((), False)
BACKWARD_PATH: Final = CrawlPath((), True)


def ground_of(state: State) -> Ground:
    """§3.2  Returns everything that may be in the way of the worm that moves."""
    return state.ground(state.mover(), state.left)


def head_spot(state: State, ground: Ground) -> Spot:
    """Returns the head and everything near it, in order to find where the next segment may be set."""
    return Spot(ground, state.worms[state.mover()])


def tail_spot(state: State, ground: Ground) -> Spot:
    """§3.4  Returns the tail and everything near it, because the tail may become the head."""
    return Spot(ground, reversed_body(state.worms[state.mover()]))


def may_reverse(state: State, head_is_blocked: bool) -> bool:
    """§3.4  May the worm crawl in reverse?  Its owner chooses the leading end before the first segment, and this choice
    holds for the whole move.
    """
    reverse = state.settings.reverse
    return state.crawled == 0 and (reverse == "always" or (reverse == "blocked" and head_is_blocked))


def can_crawl(state: State) -> bool:
    """§3.3  Are there segments left to move, and is there a legal place for the next one?"""
    if state.left == 0:
        return False
    ground = ground_of(state)
    if not head_spot(state, ground).is_blocked():
        return True
    return may_reverse(state, True) and not tail_spot(state, ground).is_blocked()


def crawl_regions(state: State) -> list[Region]:
    """§3.1  Returns the regions in which the next segment, or several segments at once, may be set: from the head and,
    if the tail may lead (§3.4), from the tail.
    """
    regions: list[Region] = []
    if state.left:
        ground = ground_of(state)
        head = head_spot(state, ground)
        head_is_blocked = head.is_blocked()
        if not head_is_blocked:
            regions.append(Headings(FORWARD, head))
            regions.append(Paths(FORWARD_PATH, ground, state.worms[state.mover()], state.left))
        if may_reverse(state, head_is_blocked):
            body = reversed_body(state.worms[state.mover()])
            tail = Spot(ground, body)
            if not tail.is_blocked():
                regions.append(Headings(BACKWARD, tail))
                regions.append(Paths(BACKWARD_PATH, ground, body, state.left))
    return regions


def crawl(state: State, angle: int, reverse: bool) -> None:
    """§3.1  Makes one step of a crawl."""
    worm = state.mover()
    body = state.worms[worm]
    if reverse:
        body = reversed_body(body)
    state.worms[worm] = body_after_step(body, state.settings.steps, angle)
    state.left -= 1
    state.crawled += 1
