"""Lists the choices that a search compares, ranked by the value that the heuristic gives them."""

from __future__ import annotations

from typing import Any

from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import Advance, Discard, Lay, LayMore, Stay
from ludotheque.games.glory.bots.evaluate import Mind
from ludotheque.games.glory.bots.policy import action_worth, discard_cost, intervention_worth, second_lay_worth
from ludotheque.games.glory.bots.sight import sight_of_state
from ludotheque.games.glory.lore import NONE
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.state import IN_RING, LAYING, LAYING_MORE, NO_CARD, NO_WRESTLER, WALKING, State


def ranked(state: State, seat: Seat, luck: Luck) -> list[Action]:
    """Returns the choices of a seat, the most promising first; the order of equally good choices is random."""
    listed = list(PHASES.actions(state, seat))
    phase = state.phase
    if len(listed) < 3 or phase not in (IN_RING, WALKING, LAYING, LAYING_MORE):
        return listed
    mind = Mind(sight_of_state(state, seat))
    worths: list[tuple[float, int, int]] = []
    for number, action in enumerate(listed):
        worths.append((-worth_of(mind, state, action), luck.noise(), number))
    return [listed[number] for _, _, number in sorted(worths)]


def worth_of(mind: Mind, state: State, action: Any) -> float:
    """Returns the value of a choice to the heuristic; very low for an action that the heuristic never takes."""
    if isinstance(action, Lay):
        return lay_worth(mind, state, action)
    if isinstance(action, LayMore):
        return second_lay_worth(mind, action)
    if isinstance(action, Discard):
        return -discard_cost(mind, action)
    if isinstance(action, (Advance, Stay)):
        return 0.0
    if state.phase == LAYING:
        return intervention_worth(mind, action, state.challenger, state.challenged)
    return action_worth(mind, action)


def lay_worth(mind: Mind, state: State, action: Lay) -> float:
    """Returns the value of a lay.

    The heuristic knows the best card to lay beside each referee card: a lay with a referee card and any other card has
    a very low value.
    """
    mine = state.fighter_of(mind.me)
    assert mine != NO_WRESTLER
    is_challenger = mine == state.challenger
    theirs = state.challenged if is_challenger else state.challenger
    box = mind.lore.box
    if action.referee is None:
        if action.card is None:
            return mind.fight_on_average(mine, theirs, NONE)
        kind = box.kind_of[action.card]
        return mind.fight_on_average(mine, theirs, mind.lore.strengths[kind]) - mind.worth(kind)
    value, card = mind.with_referee(box.kind_of[action.referee], mine, theirs, is_challenger)
    beside = NO_CARD if action.card is None else box.kind_of[action.card]
    return value if card == beside else -100.0
