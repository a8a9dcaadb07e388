"""Why a move is refused: its section, and the sentence that tells a player."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import Refused
from ludotheque.core.geometry import box_sticks_out, boxes_gap
from ludotheque.core.regions import Pose
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up.actions import (
    Agree,
    Answer,
    DiscardCard,
    FacePawn,
    GiveCard,
    LetGo,
    NameTarget,
    Open,
    PlacePawn,
    Raise,
    Turn,
    UpgradeToken,
    UsePurple,
    UseRed,
    UseYellow,
)
from ludotheque.games.wound_up.box import (
    BLACK,
    CARDS,
    GREEN,
    PURPLE,
    RED,
    ROTATE_LEFT,
    ROTATE_RIGHT,
    TOKENS,
    TYPES,
    WILD,
    YELLOW,
)
from ludotheque.games.wound_up.rules.acting import swing_limit
from ludotheque.games.wound_up.rules.placing import feet_of, foot_box, others_on_board, placing_region
from ludotheque.games.wound_up.state import (
    AGREEING,
    ANSWERING,
    DISCARDING,
    FEEDING,
    GIVING,
    IN_GRAVE,
    ON_BOARD,
    OPENING,
    OVER,
    PLACING,
    RAISING,
    TARGETING,
    TURNING,
    WINDING,
    State,
)

Reason = tuple[str, str, dict[str, Any]]

# What is asked in each phase, if something else is done.
AWAITED = {
    AGREEING: ("§1.5", "agree-first"),
    GIVING: ("§3.2", "give-first"),
    DISCARDING: ("§3.1", "discard-first"),
    OPENING: ("§4.1", "open-first"),
    ANSWERING: ("§4.2", "answer-first"),
    RAISING: ("§4.3", "raise-first"),
    TARGETING: ("§5.3", "target-first"),
    PLACING: ("§6.6", "place-first"),
    TURNING: ("§5.2", "turn-first"),
    WINDING: ("§5.1", "wind-first"),
    FEEDING: ("§8.1", "brain-first"),
}


def refusal(state: State, seat: Seat, action: Action) -> Refused:
    """The reason why this seat may not do this now."""
    section, message, values = reason(state, seat, action)
    return Refused("wound-up", seat, section, message, **values)


def reason(state: State, seat: Seat, action: Action) -> Reason:
    """Section, message id and values.  It looks at nothing that the seat does not know."""
    if state.phase == OVER:
        return "§9.1", "match-over", {}
    if isinstance(action, UsePurple):
        return bad_purple(state, seat, action)
    if isinstance(action, UseYellow):
        return bad_yellow(state, seat, action)
    if isinstance(action, UseRed):
        return bad_red(state, seat)
    if not state.asked >> seat & 1:
        if state.phase == AGREEING and isinstance(action, Agree):
            return "§1.5", "agreed-already", {}
        if state.phase in (GIVING, DISCARDING) and state.settings.together:
            return "§3.3", "chosen-already", {}
        return "§2.1", "not-your-turn", {}
    return bad_answer(state, seat, action) or (*AWAITED[state.phase], {})


def bad_answer(state: State, seat: Seat, action: Action) -> Reason | None:
    """What is wrong with an answer to the question that was asked; None if it answers another one."""
    phase = state.phase
    if (isinstance(action, GiveCard) and phase == GIVING) or (isinstance(action, DiscardCard) and phase == DISCARDING):
        section = "§3.2" if phase == GIVING else "§3.1"
        return section, "no-such-card" if action.card not in CARDS else "not-in-hand", {"card": action.card}
    if isinstance(action, Open) and phase == OPENING:
        return bad_opening(state, seat, action)
    if isinstance(action, Answer) and phase == ANSWERING:
        return "§4.2", "not-so-many-wilds", {"wilds": action.wilds, "held": state.hands[seat][WILD]}
    if isinstance(action, Raise) and phase == RAISING:
        if action.wilds < 1:
            return "§4.3", "add-something", {}
        return "§4.3", "not-so-many-wilds", {"wilds": action.wilds, "held": state.hands[seat][WILD]}
    if isinstance(action, NameTarget) and phase == TARGETING:
        if action.seat == seat:
            return "§5.3", "own-pawn", {}
        return "§5.3", "no-such-seat", {"number": action.seat}
    if isinstance(action, (PlacePawn, FacePawn)) and phase == PLACING:
        return bad_place(state, seat, action)
    if isinstance(action, Turn) and phase == TURNING:
        return bad_turn(state, action)
    if isinstance(action, LetGo) and phase == WINDING:
        return bad_winding(state, seat, action)
    if isinstance(action, UpgradeToken) and phase == FEEDING:
        return bad_upgrade(state, seat, action)
    return None


def bad_opening(state: State, seat: Seat, action: Open) -> Reason:
    """§4.1, §4.6, §4.10"""
    if action.card not in CARDS:
        return "§4.1", "no-such-card", {"card": action.card}
    kind = CARDS.index(action.card)
    if kind >= TYPES:
        return "§4.6", "wild-has-no-action", {}
    if state.opened >> kind & 1:
        return "§4.10", "opened-already", {"card": action.card}
    held = state.hands[seat][WILD]
    if not 0 <= action.wilds <= held:
        return "§4.1", "not-so-many-wilds", {"wilds": action.wilds, "held": held}
    return "§4.10", "bid-something", {"card": action.card}


def bad_place(state: State, seat: Seat, action: PlacePawn | FacePawn) -> Reason:
    """§6.6, §6.11, §7.2"""
    if not 0 <= action.facing < TURN:
        return "§6.6", "no-facing", {"facing": action.facing}
    region = placing_region(state, seat)
    if not isinstance(region, Pose):
        if state.where[seat] == IN_GRAVE:
            return "§7.2", "facing-only", {}
        return "§6.11", "facing-only", {}
    if isinstance(action, FacePawn):
        return "§6.6", "place-it", {}
    if abs(action.x) > 10**7 or abs(action.y) > 10**7:
        return "§6.6", "out-of-the-area", {}
    box = foot_box(state, action.x, action.y, action.facing)
    if box_sticks_out(box, region.area) > 0.0:
        return "§6.6", "out-of-the-area", {}
    for other in feet_of(state, others_on_board(state, seat)):
        if boxes_gap(box, other) < -state.settings.box.resting:
            return "§6.8", "on-a-pawn", {}
    return "§6.6", "on-a-trigger", {}


def bad_angle(state: State, pawn: Seat, turn: int, right: int, left: int) -> Reason:
    """§5.2  Too far, the wrong way round, or into another pawn."""
    if turn < 0 and right == 0:
        return "§5.2", "only-left", {}
    if turn > 0 and left == 0:
        return "§5.2", "only-right", {}
    if abs(turn) > HALF:
        return "§5.2", "too-far", {"degrees": degrees(turn)}
    most = swing_limit(state, pawn, 1 if turn > 0 else -1, left if turn > 0 else right)
    return "§5.2", "pawn-in-the-way", {"degrees": degrees(most)}


def bad_turn(state: State, action: Turn) -> Reason:
    """§5.2, §5.3"""
    right = 0 if state.card == ROTATE_LEFT else HALF
    left = 0 if state.card == ROTATE_RIGHT else HALF
    return bad_angle(state, state.target, action.turn, right, left)


def bad_winding(state: State, seat: Seat, action: LetGo) -> Reason:
    """§5.1, §8.3"""
    held = state.tokens[seat]
    for name, count, rank in (("black", action.black, BLACK), ("green", action.green, GREEN)):
        if not 0 <= count <= held[rank]:
            return "§8.3", "not-so-many-tokens", {"token": name, "count": count, "held": held[rank]}
    if action.black > state.card + 1 + action.green:
        return "§8.3", "below-no-winds", {}
    aim = state.settings.aim
    if abs(action.turn) > aim:
        if aim == 0:
            return "§5.1", "same-facing", {}
        return "§5.1", "beyond-the-aim", {"aim": state.settings.options["aim"]}
    return bad_angle(state, seat, action.turn, aim, aim)


def bad_upgrade(state: State, seat: Seat, action: UpgradeToken) -> Reason:
    """§8.1, §8.2"""
    if action.token not in TOKENS:
        return "§8.1", "no-such-token", {"token": action.token}
    rank = TOKENS.index(action.token)
    if rank == RED:
        return "§8.2", "red-is-highest", {}
    if not state.tokens[seat][rank]:
        return "§8.1", "token-not-held", {"token": action.token}
    return "§8.2", "none-higher", {"token": action.token}


def bad_purple(state: State, seat: Seat, action: UsePurple) -> Reason:
    """§8.3, §8.7"""
    if not state.tokens[seat][PURPLE]:
        return "§8.3", "token-not-held", {"token": TOKENS[PURPLE]}
    if state.where[seat] != ON_BOARD:
        return "§8.7", "pawn-not-there", {}
    return bad_angle(state, seat, action.turn, HALF, HALF)


def bad_yellow(state: State, seat: Seat, action: UseYellow) -> Reason:
    """§8.3, §8.4, §8.7"""
    if not state.tokens[seat][YELLOW]:
        return "§8.3", "token-not-held", {"token": TOKENS[YELLOW]}
    if state.phase != OPENING:
        return "§8.4", "yellow-later", {}
    if action.seat == seat:
        return "§8.3", "own-hand", {}
    if not 0 <= action.seat < state.settings.seats:
        return "§8.3", "no-such-seat", {"number": action.seat}
    return "§8.7", "empty-hand", {}


def bad_red(state: State, seat: Seat) -> Reason:
    """§8.3, §8.4"""
    if not state.tokens[seat][RED]:
        return "§8.3", "token-not-held", {"token": TOKENS[RED]}
    return "§8.4", "red-later", {}


def degrees(turn: int) -> int:
    """Whole degrees, towards 0."""
    return abs(turn) * 360 // TURN
