"""§3  Moving: the last segment is set in front of the first."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.structs import Action
from ludotheque.games.worm_up.actions import Crawl, CrawlPath, SwingFinish
from ludotheque.games.worm_up.changes import LOST_THOUGH_SWUNG
from ludotheque.games.worm_up.events import FinishSwung, MoveBegan, WormCrawled, WormStayed
from ludotheque.games.worm_up.geometry import Ground, Spot, crawled, ends_of_card, touches_card, turned_round
from ludotheque.games.worm_up.rules.swinging import can_swing, swing
from ludotheque.games.worm_up.state import State


def begin_moves(state: State, log: Log) -> bool:
    """§2.3  The next worm that can do anything is asked; is there one?  Who publicly cannot is not asked (§3.3)."""
    while state.order:
        worm, number, has_x = state.order[0]
        state.body_before = state.worms[worm]
        state.finish_before = state.finish
        begin_draft(state)
        log.happened(MoveBegan, state.settings.owner(worm), worm, number, has_x)
        if can_crawl(state) or (has_x and can_swing(state)):
            return True
        log.happened(WormStayed, state.settings.owner(worm), worm, number)
        state.order = state.order[1:]
    return False


def begin_draft(state: State) -> None:
    """The move as it is before its first step."""
    worm, number, has_x = state.order[0]
    state.worms[worm] = state.body_before
    state.finish = state.finish_before
    state.left = number
    state.may_swing = has_x
    state.crawled = 0
    state.draft = ()


def ground_of(state: State) -> Ground:
    """§3.2  What is in the way of the worm that moves."""
    return state.ground(state.order[0][0], state.left)


def head_spot(state: State, ground: Ground) -> Spot:
    """The place in front of the head."""
    return Spot(ground, state.worms[state.order[0][0]])


def tail_spot(state: State, ground: Ground) -> Spot:
    """§3.4  The place behind the tail, which may become the head."""
    return Spot(ground, turned_round(state.worms[state.order[0][0]]))


def may_reverse(state: State, head_is_blocked: bool) -> bool:
    """§3.4  May the worm crawl in reverse?  The end is chosen before the first segment and kept for the whole move."""
    reverse = state.settings.reverse
    return state.crawled == 0 and (reverse == "always" or (reverse == "blocked" and head_is_blocked))


def can_crawl(state: State) -> bool:
    """§3.3  Is there a segment left to move, and any legal place for it?"""
    if state.left == 0:
        return False
    ground = ground_of(state)
    if not head_spot(state, ground).is_blocked():
        return True
    return may_reverse(state, True) and not tail_spot(state, ground).is_blocked()


def crawl(state: State, angle: int, reverse: bool) -> None:
    """§3.1  One step."""
    worm = state.order[0][0]
    body = state.worms[worm]
    if reverse:
        body = turned_round(body)
    state.worms[worm] = crawled(body, state.settings.steps, angle)
    state.left -= 1
    state.crawled += 1


def take_step(state: State, action: Action) -> None:
    """One step of a move, which may still be taken back: one segment, several, or a swing."""
    if isinstance(action, Crawl):
        crawl(state, action.angle, action.reverse)
    elif isinstance(action, CrawlPath):
        reverse = action.reverse
        for angle in action.angles:
            crawl(state, angle, reverse)
            reverse = False
    else:
        assert isinstance(action, SwingFinish)
        swing(state, action.held == "left", action.turn)
    state.draft += (action,)


def is_finished(state: State) -> bool:
    """§5.1  Does the head of the worm that moves touch the card?"""
    settings = state.settings
    body = state.worms[state.order[0][0]]
    return state.crawled > 0 and touches_card(
        body[0], body[1], ends_of_card(state.finish, settings.card), settings.touch
    )


def lost(state: State) -> int:
    """§3.3  How many segments of a confirmed move were not moved.  A swing after the crawl does not change that."""
    if state.settings.rules < LOST_THOUGH_SWUNG:
        return state.left
    return state.order[0][1] - state.crawled


def untake_step(state: State) -> None:
    """Takes the last step back."""
    draft = state.draft[:-1]
    begin_draft(state)
    for action in draft:
        take_step(state, action)


def show_move(state: State, lost: int, log: Log) -> None:
    """What was done becomes visible to all."""
    if log.heard:
        tell_move(state, lost, log)
    state.left = 0
    state.may_swing = False
    state.crawled = 0
    state.draft = ()
    state.body_before = state.worms[state.order[0][0]]
    state.finish_before = state.finish


def tell_move(state: State, lost: int, log: Log) -> None:
    """Tells of the swing and of the crawl, in the order in which they were made."""
    worm = state.order[0][0]
    seat = state.settings.owner(worm)
    angles: list[int] = []
    reverse = False
    for action in state.draft:
        if isinstance(action, Crawl):
            angles.append(action.angle)
            reverse = reverse or action.reverse
        elif isinstance(action, CrawlPath):
            angles += action.angles
            reverse = reverse or action.reverse
    told = False
    for action in state.draft:
        if isinstance(action, SwingFinish):
            ax, ay, bx, by = ends_of_card(state.finish, state.settings.card)
            log.happened(FinishSwung, seat, worm, action.held, action.turn, (bx, by), (ax, ay))
        elif not told:
            told = True
            log.happened(WormCrawled, seat, worm, reverse, tuple(angles), heads(state, angles, reverse), lost)
    if not told and lost:
        log.happened(WormStayed, seat, worm, lost)


def heads(state: State, angles: list[int], reverse: bool) -> tuple[tuple[int, int], ...]:
    """The places of the heads of a crawl, one after another."""
    body = turned_round(state.body_before) if reverse else state.body_before
    places: list[tuple[int, int]] = []
    for angle in angles:
        body = crawled(body, state.settings.steps, angle)
        places.append((body[0], body[1]))
    return tuple(places)
