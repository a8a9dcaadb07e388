"""Tries out cards in an imagined match: computes the positions that cards lead to, and the targets that are worth
considering.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.cardroom import without_card
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.structs import Action
from ludotheque.games.malta.board import ALL_WAYS, CONTAINING, TURNED
from ludotheque.games.malta.bots.evaluate import Lore, Mind
from ludotheque.games.malta.needs import CIRCLE, FACE_UP, LINE, OTHER_SPACE, SPACE
from ludotheque.games.malta.rules.phases import PHASES
from ludotheque.games.malta.state import (
    CARD_RESOLVED,
    CARD_WORKS,
    DISCARDING,
    GIVING,
    MOVING,
    NAMING,
    NO_CARD,
    NOBODY,
    PASSING_ON,
    PAYING,
    PLACING,
    PLAYING,
    REMOVED,
    Played,
    State,
)
from ludotheque.games.malta.targets import candidates

Targets = tuple[int, ...]


def tried(state: State, mind: Mind, action: Action, luck: Luck) -> State:
    """Returns the position after the bot does something and nobody reacts."""
    twin = state.copy()
    PHASES.apply(twin, mind.me, action, luck, SILENT)
    settle(twin, mind, luck)
    return twin


def played(state: State, mind: Mind, kind: int, targets: Targets, luck: Luck) -> State:
    """Returns the position after a card has worked for the bot: either a card from the bot's hand, or the card that
    already lies open.
    """
    twin = state.copy()
    resolve(twin, mind, kind, targets, CARD_WORKS, luck)
    return twin


def negated(state: State, mind: Mind, kind: int, luck: Luck) -> State:
    """§5.2  Returns the position after a card that the bot played was negated."""
    twin = state.copy()
    resolve(twin, mind, kind, (), CARD_RESOLVED, luck)
    return twin


def with_open_card(state: State, mind: Mind, kind: int) -> State:
    """Returns the position in which a card lies open and the bot names its targets.  If the bot is already naming the
    targets of this card, the targets named so far stay.
    """
    twin = state.copy()
    if not twin.stack:
        twin.show_from_hand(mind.me, kind)
        twin.original = NOBODY
        twin.stack = (Played(kind, mind.me, ()),)
    if twin.naming != kind:
        twin.naming = kind
        twin.named = ()
    twin.player = mind.me
    return twin


def resolve(state: State, mind: Mind, kind: int, targets: Targets, phase: int, luck: Luck) -> None:
    """Finishes a card in this position: `phase` is CARD_WORKS if the card takes effect, and CARD_RESOLVED if it does
    not.
    """
    if not state.stack:
        state.show_from_hand(mind.me, kind)
        state.original = NOBODY
    if state.original == NOBODY:
        state.stack = (Played(kind, mind.me, targets),)
    state.player = mind.me
    state.named = targets
    state.naming = NO_CARD
    state.pending = 0
    state.asked = NO_SEATS
    state.phase = phase
    PHASES.go_on(state, luck, SILENT)
    settle(state, mind, luck)


def settle(state: State, mind: Mind, luck: Luck) -> None:
    """Answers all questions until the next card or move: nobody reacts, and the bot gives away its worst cards."""
    while state.outcome is None and state.phase not in (PLAYING, MOVING, NAMING, PLACING):
        seat = state.asked.members[0]
        if seat == mind.me and state.phase in (DISCARDING, GIVING, PASSING_ON, PAYING):
            action = least_worth(state, seat, mind.lore)
        else:
            action = PHASES.actions(state, seat)[0]
        PHASES.apply(state, seat, action, luck, SILENT)


def least_worth(state: State, seat: int, lore: Lore) -> Action:
    """Returns the choice of the card that is worth least."""
    hand = state.hands[seat]
    for kind in state.chosen:
        hand = without_card(hand, kind)
    worst = hand[0]
    for kind in hand:
        if lore.worth[kind] < lore.worth[worst]:
            worst = kind
    return state.box.picks[worst]


# ── What to aim at ────────────────────────────────────────────────────────────────────────────────────────────────────


def aims(state: State) -> list[Targets]:
    """Returns the targets that are worth considering for the card whose targets are being named; each begins with the
    targets already named.
    """
    found: list[Targets] = [state.named]
    needs = state.box.needs[state.naming]
    for number in range(len(state.named), len(needs)):
        need = needs[number]
        longer: list[Targets] = []
        for named in found:
            for target in worth_naming(state, need, named):
                longer.append(named + (target,))
        if not longer:
            return found  # §3.5 no target is legal: the card may be played without one
        found = longer
    return found


def worth_naming(state: State, need: int, named: Targets) -> Sequence[int]:
    """Returns the targets that matter: spaces only where a pawn is or may move to, and one space where the card does no
    harm.
    """
    if need == SPACE:
        return sorted({state.pawns[seat] for seat in state.still_in.members})
    if need == OTHER_SPACE:
        return telling_spaces(state, named[0])
    found = candidates(state, need, named)
    if need == LINE:
        side = state.settings.grid.side
        lines: list[int] = []
        for place in near_places(state):
            lines += [place // side, side + place % side]
        return [line for line in found if line in lines]
    if need == FACE_UP or need == CIRCLE:
        is_circle = need == CIRCLE
        near = near_places(state)
        worth = [place for place in near if (state.lies[place] >= REMOVED) == is_circle]
        for place in found:
            if place not in near:
                worth.append(place)
                break
        return worth
    return found


def near_places(state: State) -> list[int]:
    """Returns the places of all pawns and the places that their arrows lead to, in the order of their numbers."""
    near: set[int] = set()
    for seat in state.still_in.members:
        place = state.pawns[seat]
        steps = state.settings.grid.steps[place]
        near.add(place)
        for way in state.ways_from(place):
            near.add(steps[way])
    return sorted(near)


def telling_spaces(state: State, place: int) -> list[int]:
    """Returns the spaces that would change a pawn's prospects most if they lay under the pawn: the two worst and the
    two best.
    """
    grid = state.settings.grid
    numbers = state.box.numbers
    arrows = state.box.arrows
    spaces = state.spaces
    lies = state.lies
    ahead = best_ahead(state, place)
    worst = worse = better = best = place
    least = less = 99.0
    most = more = -99.0
    for other in grid.others[place]:
        lie = lies[other]
        score = -5.0
        if lie < REMOVED:
            kind = spaces[other]
            score = 0.1 * float(numbers[kind]) + ahead[TURNED[arrows[kind]][lie]]
        # Where scores are equal, the first space counts as the worst and the last one as the best.
        if score < least:
            less, worse = least, worst
            least, worst = score, other
        elif score < less:
            less, worse = score, other
        if score >= most:
            more, better = most, best
            most, best = score, other
        elif score >= more:
            more, better = score, other
    return [worst, worse, better, best]


def best_ahead(state: State, place: int) -> list[float]:
    """Returns, for each set of arrows, half of the highest number to which these arrows would lead from a place; -3 if
    they lead nowhere.
    """
    grid = state.settings.grid
    steps = grid.steps[place]
    ahead = [-3.0] * len(TURNED)
    for way in grid.ways[place][ALL_WAYS]:
        promise = 0.5 * float(state.number_at(steps[way]))
        for arrows in CONTAINING[way]:
            if ahead[arrows] < promise:
                ahead[arrows] = promise
    return ahead
