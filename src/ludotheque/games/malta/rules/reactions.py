"""§5  Reactions: windows, the stack, and how the stack resolves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.bag import ONE
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.structs import Action, Seat
from ludotheque.games.malta.actions import Pass, React
from ludotheque.games.malta.events import CardNegated, Reacted
from ludotheque.games.malta.refusals import refuse_reaction
from ludotheque.games.malta.rules.choosing import seal, unseal
from ludotheque.games.malta.rules.naming import ask_for_targets, begin_naming
from ludotheque.games.malta.state import (
    ANSWERING,
    CARD_RESOLVED,
    CARD_WORKS,
    NOBODY,
    WINDOW_OPENS,
    Played,
    State,
)

# §5.3  cards on which a Boomerang works as a Negate.
NOT_TURNED: Final = ("end_turn", "second_wind", "negate", "boomerang")


PASS: Final = Pass()
ONLY_PASS: Final[list[Action]] = [PASS]


class WindowOpens(Phase[State]):
    """§5.1, §5.6  Asks every other seat that is still in, has cards and has not reacted yet: these conditions are all
    public.
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        asked = state.still_in.without(state.reacted).minus(state.stack[-1].seat)
        for seat in asked.members:
            if not state.hands[seat]:
                asked = asked.minus(seat)
        state.asked = asked
        if asked.members:
            state.phase = ANSWERING
        else:
            resolve_stack(state, log)


class Answering(Phase[State]):
    """§5.1  A window: all others may react, in secret and at the same time."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        box = state.box
        hand = state.hands[seat]
        for kind in box.reactions:
            if kind in hand:
                return [PASS, *[box.reacts[held] for held in box.reactions if held in hand]]
        return ONLY_PASS

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        """§5.6  Returns a pass, for a seat that does not answer."""
        return PASS

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        seal(state, seat, 1 if action is PASS or action == PASS else 2 + state.box.kind_of[action.card], action, log)

    def choose_at_once(self, state: State) -> int:
        """§5.1  Seals a pass for every asked seat that holds no reaction; returns the number of these seats."""
        asked = state.asked
        reactions = state.box.reactions
        answers = list(state.answers)
        passes = 0
        for seat in asked.members:
            hand = state.hands[seat]
            for kind in reactions:
                if kind in hand:
                    break
            else:
                answers[seat] = 1
                asked = asked.minus(seat)
                passes += 1
        state.asked = asked
        state.answers = tuple(answers)
        return passes

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        """§5.1  The first reaction clockwise from the active seat counts; the other seats take their reactions back
        unseen.
        """
        answers = state.answers
        state.answers = (0,) * len(answers)
        for seat in state.still_in.clockwise(state.turn):
            if answers[seat] > 1:
                react(state, seat, answers[seat] - 2, log)
                return
        resolve_stack(state, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, React):
            return refuse_reaction(state, seat, action.card)
        return self.section, self.awaited, {}

    def may_take_back(self, state: State, seat: Seat) -> bool:
        """May the seat take its sealed answer back?  It may, until the window closes."""
        return state.answers[seat] > 0

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        unseal(state, seat, log)


def react(state: State, seat: int, kind: int, log: Log) -> None:
    """§5.1  The seat plays a reaction on the top card; this opens a new window."""
    cards = state.box.cards
    log.happened(Reacted, seat, cards[kind], cards[state.stack[-1].kind])
    state.show_from_hand(seat, kind)
    state.stack += (Played(kind, seat, ()),)
    state.reacted = state.reacted.plus(seat)
    state.phase = WINDOW_OPENS


def resolve_stack(state: State, log: Log) -> None:
    """§5.1  Last in, first out: a reaction that is not cancelled cancels the card below it; at the bottom, the card in
    play itself works or is cancelled.
    """
    box = state.box
    stands = True
    while len(state.stack) > 1:
        reaction = state.stack[-1]
        state.stack = state.stack[:-1]
        state.discards = state.discards + ONE[reaction.kind]
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
    state.phase = CARD_WORKS if stands else CARD_RESOLVED


def turn_round(state: State, reactor: int, log: Log) -> None:
    """§5.3  Boomerang: the seat that reacted becomes the card's player and names new targets (§5.7)."""
    card = state.stack[0]
    state.original = card.seat
    begin_naming(state, reactor, card.kind)
    ask_for_targets(state, log)
