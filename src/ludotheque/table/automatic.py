"""Answers questions that have only one possible answer, so that nobody has to make a click that decides nothing."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludotheque.core.luck import fast
from ludotheque.core.structs import Seat
from ludotheque.table.log import Answer
from ludotheque.table.state import TableState

SHOWN_FOR: Final = 1500  # ms for which a question outside a window is shown before the table answers it automatically
# The number of imagined worlds that are checked; the question must have the same single answer in all of them.
WORLDS: Final = 16


def answer(state: TableState, seat: Seat) -> Answer | None:
    """Returns the only possible answer of a person who is asked.  Returns None if there are several answers, if
    answering by hand is part of the fun, or if the person could then no longer take a choice back.
    """
    action = only_choice(state, seat)
    if action is None or (state.clock.window is None and not state.is_alone and not is_known_to_all(state, seat)):
        return None
    return Answer(seat, action, "only")


def only_choice(state: TableState, seat: Seat) -> dict[str, Any] | None:
    """Returns the only action that a person can choose."""
    match = state.match
    if match is None or state.places[seat].bot or match.may_take_back(seat):
        return None
    choices = match.choices(seat).pressing
    if len(choices) != 1 or choices.regions or match.rules.is_by_hand(choices[0]):
        return None
    action: dict[str, Any] = msgspec.to_builtins(choices[0])
    return action


def is_known_to_all(state: TableState, seat: Seat) -> bool:
    """Returns whether everybody at the table can know that there is only one answer; otherwise a quick answer would
    give away what a hand holds.
    """
    match = state.match
    assert match is not None
    for number in range(WORLDS):
        luck = fast(state.draw(f"world {seat} {state.clock.entry_count} {number}"))
        choices = match.imagine(None, luck).choices(seat).pressing
        if len(choices) != 1 or choices.regions:
            return False
    return True


def answers_at(state: TableState, seat: Seat) -> int | None:
    """Returns the time (ms since 1970) at which the open question of a seat is answered automatically; None if a person
    must answer it.
    """
    window = state.clock.window
    for question in state.clock.questions:
        if question.seat == seat and seat not in state.answers and answer(state, seat) is not None:
            if window is None:
                after = 0 if state.match is not None and state.match.is_formality else SHOWN_FOR
                return max(question.delay_from + after, state.clock.held_until or 0)
            return window.earliest_close if window.latest_close is None else window.latest_close
    return None
