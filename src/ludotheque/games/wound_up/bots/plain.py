"""The bot `plain`: opens the type of which it has most cards, and follows the path."""

from __future__ import annotations

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.places import Pose
from ludotheque.core.regions import Swing
from ludotheque.core.structs import Action, View
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.actions import FacePawn, Open, PlacePawn, Turn
from ludotheque.games.wound_up.bots.evaluate import course_of
from ludotheque.games.wound_up.imagine import imagine
from ludotheque.games.wound_up.state import NO_SPOT, TURNING
from ludotheque.games.wound_up.views import WoundUpView


def plain(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Opens the type of which it has most cards, faces the path, turns other pawns round, and lets go; never uses
    tokens.
    """
    assert isinstance(view, WoundUpView) and view.seat is not None
    if view.seat not in view.to_act:
        return None
    phase = view.phase
    if phase == "opening":
        return longest(view, choices)
    if phase == "giving" or phase == "discarding":
        hand = view.hand or ()
        return min(
            choices.actions,
            key=lambda one: hand.count(getattr(one, "card", "")) + 9 * (getattr(one, "card", "") == "Wild"),
        )
    if phase in ("placing", "turning"):
        return face_the_path(view, choices, luck)
    if phase == "feeding":
        return choices[1]
    if phase == "targeting":
        return luck.pick(choices.actions)
    return choices.default


def longest(view: WoundUpView, choices: Choices) -> Action:
    """Returns an opening, without Wilds, of the type of which the seat has most cards; if the seat has only Wilds, an
    opening with these.
    """
    hand = view.hand or ()
    best, most = choices[0], -1
    for action in choices.actions:
        if isinstance(action, Open):
            count = 20 * hand.count(action.card) - action.wilds
            if count > most:
                best, most = action, count
    return best


def face_the_path(view: WoundUpView, choices: Choices, luck: Luck) -> Action | None:
    """Puts a pawn in the middle of the area and faces it towards the next edge of the path; turns pawns of other seats
    away from that edge.
    """
    state = imagine(view, luck)
    course = course_of(state)
    region = choices.regions[0]
    seat = state.target if state.phase == TURNING else view.to_act[0]
    progress = state.steps_done(seat)
    if isinstance(region, Swing):
        ahead = course.ahead(progress, float(state.x[seat]), float(state.y[seat]))
        if seat != view.seat:
            ahead += TURN // 2
        turn = (ahead - state.facing[seat]) % TURN
        if turn > region.high:
            turn -= TURN
        if not region.low <= turn <= region.high:
            turn = region.high if turn + TURN // 2 > 0 and region.high else region.low
            turn = 0 if seat == view.seat else turn
        return Turn(turn)
    if isinstance(region, Pose):
        for _ in range(40):
            wish = region.sample(luck)
            assert isinstance(wish, PlacePawn)
            facing = course.ahead(progress, float(wish.x), float(wish.y))
            if region.allows(wish.x, wish.y, facing):
                return PlacePawn(wish.x, wish.y, facing)
        return region.sample(luck)
    spot = state.spot[seat]
    grave = state.settings.board.spots[0 if spot == NO_SPOT else spot]
    return FacePawn(course.ahead(progress, float(grave.x), float(grave.y)))
