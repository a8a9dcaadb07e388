"""The bot `heuristic`: it thinks its own turn through, card by card, and reacts when that pays."""

from __future__ import annotations

from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.bots.evaluate import REACTING, WON, Mind
from ludotheque.games.malta.bots.trying import Targets, aims, played, tried
from ludotheque.games.malta.rules.round import PASS, actions, kinds_in
from ludotheque.games.malta.seeing import imagine
from ludotheque.games.malta.state import ANSWERING, MOVING, NAMING, NO_CARD, PLAYING, State
from ludotheque.games.malta.targets import candidates
from ludotheque.games.malta.views import MaltaView

BREADTH: Final = 3  # how many unfinished turns are thought on with each card


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Survives first; then its own cards and arrows against the rivals'.  It thinks its own turn through, card by card."""
    if len(choices) == 1:
        return choices[0]
    assert isinstance(view, MaltaView) and view.seat is not None
    state = imagine(view, luck)
    mind = Mind(state, view.seat)
    if state.phase == ANSWERING:
        return best_answer(state, mind, list(choices), luck)
    if state.phase != PLAYING and state.phase != NAMING:
        return best_tried(state, mind, list(choices), luck)
    kind, targets = best_play(state, mind, luck)
    if state.naming == NO_CARD:
        return state.box.plays[kind]
    at = len(state.named)
    return choices[list(candidates(state, state.box.needs[kind][at], state.named)).index(targets[at])]


def best_tried(state: State, mind: Mind, listed: list[Action], luck: Luck) -> Action:
    """What leads to the best position."""
    best = listed[0]
    most = -2 * WON
    for action in listed:
        value = mind.value(tried(state, mind, action, luck))
        if value > most:
            most = value
            best = action
    return best


def best_answer(state: State, mind: Mind, listed: list[Action], luck: Luck) -> Action:
    """§5  Reacts if that is worth more than the card it costs."""
    for seat in range(state.settings.seats):
        if state.answers[seat]:
            state.answers[seat] = 1  # nobody else reacts
    best: Action = PASS
    most = -2 * WON
    for action in listed:
        twin = tried(state, mind, action, luck)
        if twin.phase == NAMING and twin.player == mind.me:  # turned round by Boomerang
            kind = twin.naming
            value = max([mind.value(played(twin, mind, kind, aim, luck)) for aim in aims(twin, mind, kind)])
        else:
            value = mind.value(twin)
        if action != PASS:
            value -= REACTING
        if value > most:
            most = value
            best = action
    return best


def best_play(state: State, mind: Mind, luck: Luck) -> tuple[int, Targets]:
    """§3.2  The card and targets with which the best turn begins, of those that were thought through."""
    best: tuple[int, Targets] = (NO_CARD, ())
    most = -3 * WON
    unfinished: list[tuple[State, tuple[int, Targets]]] = [(state, best)]
    while unfinished:
        ranked: list[tuple[float, int, State, tuple[int, Targets]]] = []
        for turn, first in unfinished:
            for kind in playable(turn, mind):
                for targets in aims(turn, mind, kind):
                    twin = played(turn, mind, kind, targets, luck)
                    begun = (kind, targets) if first[0] == NO_CARD else first
                    if is_mine(twin, mind, PLAYING) and playable(twin, mind):
                        ranked.append((-mind.value(twin), len(ranked), twin, begun))
                        continue
                    value = value_of_best_move(twin, mind, luck) if is_mine(twin, mind, MOVING) else mind.value(twin)
                    if value > most:
                        most = value
                        best = begun
        ranked.sort()
        unfinished = [(twin, begun) for _, _, twin, begun in ranked[:BREADTH]]
    return best


def playable(state: State, mind: Mind) -> list[int]:
    """The kinds of cards that I can think of playing: those I know of, or the one whose targets are asked for."""
    if state.naming != NO_CARD:
        return [state.naming]
    return [kind for kind in kinds_in(state.hands[mind.me]) if kind in mind.held]


def is_mine(state: State, mind: Mind, phase: int) -> bool:
    """Am I asked in this phase?"""
    return state.phase == phase and state.asked.is_only(mind.me)


def value_of_best_move(state: State, mind: Mind, luck: Luck) -> float:
    """§3.3  What the position is worth with the best move."""
    return max([mind.value(tried(state, mind, action, luck)) for action in actions(state, mind.me)])
