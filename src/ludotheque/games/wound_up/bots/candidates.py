"""The plans that a search compares: what `heuristic` does, and the other choices that may be better."""

from __future__ import annotations

from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.places import Pose
from ludotheque.core.regions import Swing
from ludotheque.core.structs import Action
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.actions import FacePawn, LetGo, PlacePawn, UsePurple
from ludotheque.games.wound_up.actions import Turn as TurnPawn
from ludotheque.games.wound_up.bots.evaluate import Course
from ludotheque.games.wound_up.bots.outlook import need_from
from ludotheque.games.wound_up.bots.quick import next_winds, ranked_openings, ranked_poses
from ludotheque.games.wound_up.state import OPENING, PLACING, State

AROUND: Final = 24  # the number of directions from which a turn or a facing is chosen
APART: Final = 5000  # the minimum distance between two poses that are worth comparing, in 1/100 mm


def others(state: State, course: Course, seat: int, choices: Choices, luck: Luck) -> list[Action]:
    """Returns actions worth comparing with the heuristic's own, the most promising first."""
    if state.phase == OPENING:
        return openings(state, course, seat, choices)
    found: list[Action] = list(choices.actions)
    for region in choices.regions:
        if isinstance(region, Pose):
            found += places(state, course, seat, region)
        elif isinstance(region, Swing):
            found += turns(state, course, seat, region)
        elif state.phase == PLACING:
            found += facings(state, course, seat)
        else:
            found.append(region.sample(luck))
    return found


def openings(state: State, course: Course, seat: int, choices: Choices) -> list[Action]:
    """Returns the opening of each type with its best number of Wilds, the best first; then passing, uses of tokens, and
    openings with other numbers of Wilds.
    """
    box = state.settings.box
    ranked = sorted(ranked_openings(state, course, seat), reverse=True)
    found: list[Action] = [box.openings[kind][wilds] for _, kind, wilds in ranked[:4]]
    listed = list(choices.actions)
    found.append(listed[0])
    for _, kind, wilds in ranked:
        for other in (wilds + 1, wilds - 1):
            if other >= 0 and box.openings[kind][other] in listed:
                found.append(box.openings[kind][other])
    return found


def places(state: State, course: Course, seat: int, region: Pose) -> list[Action]:
    """Returns the best free poses, no two of which are close together."""
    found: list[PlacePawn] = []
    for pose in ranked_poses(state, course, seat, region, next_winds(state, seat)):
        is_new = all(abs(pose.x - one.x) + abs(pose.y - one.y) >= APART for one in found)
        if is_new and region.allows(pose.x, pose.y, pose.facing):
            found.append(pose)
    return list(found)


def facings(state: State, course: Course, seat: int) -> list[Action]:
    """Returns the best facings of a pawn that comes out of its grave."""
    if state.spot[seat] < 0 or state.spot[seat] >= len(state.settings.board.spots):
        return []
    spot = state.settings.board.spots[state.spot[seat]]
    winds = next_winds(state, seat)
    ranked: list[tuple[float, int]] = []
    for number in range(AROUND):
        facing = number * TURN // AROUND
        ranked.append((need_from(state, course, seat, spot.x, spot.y, facing, winds), facing))
    return [FacePawn(facing) for _, facing in sorted(ranked)[:6]]


def turns(state: State, course: Course, seat: int, region: Swing) -> list[Action]:
    """Returns the turns after which a walk leads furthest, or least far if the pawn is another seat's; and a turn of 0."""
    template = region.template
    pawn = state.target if isinstance(template, TurnPawn) else seat
    sign = 1.0 if pawn == seat else -1.0
    winds = next_winds(state, pawn)
    x, y, facing = state.x[pawn], state.y[pawn], state.facing[pawn]
    ranked: list[tuple[float, int]] = []
    for number in range(1, AROUND):
        turn = number * TURN // AROUND
        for one in (turn, turn - TURN):
            if region.low <= one <= region.high:
                ranked.append((sign * need_from(state, course, pawn, x, y, (facing + one) % TURN, winds), one))
    angles = [angle for _, angle in sorted(ranked)[:4]]
    if isinstance(template, UsePurple):
        return [UsePurple(angle) for angle in angles[:2]]
    if isinstance(template, LetGo):
        return [LetGo(template.black, template.green, angle) for angle in [0, *angles]]
    return [TurnPawn(angle) for angle in [0, *angles]]
