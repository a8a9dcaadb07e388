"""§5  Reactions: windows, the stack, and how it resolves."""

from __future__ import annotations

from typing import Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.games.malta.events import CardNegated, Reacted
from ludotheque.games.malta.rules.turns import ask_for_targets, begin_naming, card_resolved, card_works
from ludotheque.games.malta.state import (
    ANSWERING,
    NOBODY,
    WINDOW_OPENS,
    Played,
    State,
)

NOT_TURNED: Final = ("end_turn", "second_wind", "negate", "boomerang")  # §5.3  on these a Boomerang works as a Negate


def open_window(state: State, luck: Luck, log: Log) -> None:
    """§5.1, §5.6  Every other seat is asked; not those that have lost, have no card, or already reacted: all this is public."""
    asked = state.still_in.without(state.reacted).minus(state.stack[-1].seat)
    for seat in asked.members:
        if not state.hands[seat]:
            asked = asked.minus(seat)
    state.asked = asked
    if asked.members:
        state.phase = ANSWERING
    else:
        resolve_stack(state, luck, log)


def close_window(state: State, luck: Luck, log: Log) -> None:
    """§5.1  The first reaction clockwise from the active seat counts; the others take theirs back unseen."""
    answers = state.answers
    state.answers = [0] * len(answers)
    for seat in state.still_in.clockwise(state.turn):
        if answers[seat] > 1:
            react(state, seat, answers[seat] - 2, log)
            return
    resolve_stack(state, luck, log)


def react(state: State, seat: int, kind: int, log: Log) -> None:
    """§5.1  A reaction is on the top card and opens a new window."""
    cards = state.box.cards
    log.happened(Reacted, seat, cards[kind], cards[state.stack[-1].kind])
    state.show_from_hand(seat, kind)
    state.stack += (Played(kind, seat, ()),)
    state.reacted = state.reacted.plus(seat)
    state.phase = WINDOW_OPENS


def resolve_stack(state: State, luck: Luck, log: Log) -> None:
    """§5.1  Last in, first out: each reaction that stands strikes the one below it; then the card itself works, or not."""
    box = state.box
    stands = True
    while len(state.stack) > 1:
        reaction = state.stack[-1]
        state.stack = state.stack[:-1]
        state.discards.append(reaction.kind)
        if not stands:
            stands = True
            continue
        struck = state.stack[-1]
        is_card = len(state.stack) == 1
        if is_card and box.effects[reaction.kind] == "boomerang" and box.effects[struck.kind] not in NOT_TURNED:
            turn_round(state, reaction.seat, log)
            return
        log.happened(CardNegated, struck.seat, box.cards[struck.kind])
        stands = False
    card = state.stack[0]
    state.player, state.original, state.named = card.seat, NOBODY, card.targets
    if stands:
        card_works(state, luck, log)
    else:
        card_resolved(state, luck, log)


def turn_round(state: State, reactor: int, log: Log) -> None:
    """§5.3  Boomerang: the reactor becomes the player of the card and names its targets anew (§5.7)."""
    card = state.stack[0]
    state.original = card.seat
    begin_naming(state, reactor, card.kind)
    ask_for_targets(state, log)
