"""Says why a move is refused: the section of the rulebook, and the sentence for the player."""

from __future__ import annotations

from ludotheque.core.phases import Phase, Reason
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import QUARTER, TURN
from ludotheque.games.worm_up.actions import SwingFinish
from ludotheque.games.worm_up.geometry import Body, Spot, body_after_step, reversed_body, touches_card
from ludotheque.games.worm_up.rules.crawling import ground_of, head_spot, may_reverse
from ludotheque.games.worm_up.rules.swinging import swings
from ludotheque.games.worm_up.state import BIDDING, State


def not_asked(state: State, seat: Seat, action: Action) -> Reason:
    """Says why a seat is not asked; depends only on public facts."""
    if state.phase == BIDDING:
        return "§2.1", "laid-already", {}
    return "§2.3", "not-your-move", {}


def bad_crawl(phase: Phase[State], state: State, angles: tuple[int, ...], reverse: bool) -> Reason:
    """Returns the reason why a crawl is impossible, with the number of the impossible step."""
    if not angles:
        return "§3.1", "empty-path", {}
    if len(angles) > state.left:
        if state.left == 0:
            return "§3.1", "nothing-left", {}
        return "§3.1", "too-many-segments", {"count": len(angles), "left": state.left}
    ground = ground_of(state)
    body = state.worms[state.mover()]
    if reverse:
        if not may_reverse(state, head_spot(state, ground).is_blocked()):
            return refuse_reverse(state)
        body = reversed_body(body)
    for number, angle in enumerate(angles, 1):
        if not 0 <= angle < TURN:
            return "§3.2", "no-angle", {"angle": angle, "step": number}
        if number > 1 and touches_card(body[0], body[1], ground.ends, ground.touch):
            return "§5.1", "beyond-the-finish", {"step": number}
        spot = Spot(ground, body)
        if not spot.allows(angle):
            section, message = obstruction(state, spot, body, angle)
            return section, message, {"step": number}
        body = body_after_step(body, ground.steps, angle)
    return phase.section, phase.awaited, {}


def refuse_reverse(state: State) -> Reason:
    """Says why a worm may not crawl in reverse."""
    if state.crawled:
        return "§3.4", "end-chosen", {}
    if state.settings.reverse == "never":
        return "§3.4", "never-reverse", {}
    return "§3.4", "head-not-blocked", {}


def obstruction(state: State, spot: Spot, body: Body, angle: int) -> tuple[str, str]:
    """Returns the thing that blocks a segment: the table's edge, the worm itself, another worm, a post or an obstacle."""
    settings = state.settings
    x = body[0] + spot.ground.steps[angle + QUARTER]
    y = body[1] + spot.ground.steps[angle]
    if spot.is_off_table(angle):
        return "§1.4", "off-the-table"
    if is_near(body[2:-2], x, y, settings.diameter):
        return "§3.2", "overlaps-itself"
    for worm, other in enumerate(state.worms):
        if worm != state.mover() and is_near(other, x, y, settings.diameter + settings.gap):
            return "§3.2", "touches-a-worm"
    if is_near(spot.ground.ends, x, y, settings.radius + settings.post):
        return "§1.4", "overlaps-a-post"
    return "§3.2", "overlaps-an-obstacle"


def is_near(body: Body, x: float, y: float, near: int) -> bool:
    """Is a point nearer than `near` to any segment of a body?  The limit is a little larger than `near`: the exact test
    computes distances from the head, so it may round differently.
    """
    for at in range(0, len(body), 2):
        if (body[at] - x) ** 2 + (body[at + 1] - y) ** 2 < (near + 1e-6) ** 2:
            return True
    return False


def bad_swing(state: State, action: SwingFinish) -> Reason:
    """Says why the finish may not be swung like that."""
    if not state.order[0].swing:
        return "§4.1", "no-x", {}
    if not state.may_swing:
        return "§4.1", "swung-already", {}
    if action.turn == 0:
        return "§4.3", "no-turn", {}
    if abs(action.turn) >= TURN:
        return "§4.3", "whole-turn", {}
    if abs(action.turn) > state.settings.most_turn:
        return "§4.3", "swing-limit", {"limit": state.settings.options["swing_limit"]}
    if state.crawled and state.left and not head_spot(state, ground_of(state)).is_blocked():
        return "§4.1", "between-two-steps", {}
    low, high = 0, 0
    for region in swings(state):
        doc = region.to_json()
        if doc["action"]["held"] == action.held:
            low, high = doc["low"], doc["high"]
    return "§4.2", "swing-hindered", {"low": degrees(low), "high": degrees(high)}


def degrees(turn: int) -> int:
    """Returns a turn in whole degrees, rounded towards 0."""
    return abs(turn) * 360 // TURN
