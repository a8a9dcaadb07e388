"""§3.6  Playing a card: its targets are named step by step, and then it takes effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import distinct_kinds
from ludotheque.core.events import StepTaken, StepTakenBack
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.malta.actions import PlayCard
from ludotheque.games.malta.cards import EFFECTS
from ludotheque.games.malta.events import CardDidNothing, CardDrawnBlindly, CardPlayed, CardTurnedRound
from ludotheque.games.malta.refusals import elsewhere, not_in_hand, refuse_target
from ludotheque.games.malta.state import (
    CARD_RESOLVED,
    CARD_WORKS,
    NAMING,
    NO_CARD,
    NOBODY,
    PLAYING,
    WINDOW_OPENS,
    Played,
    State,
)
from ludotheque.games.malta.targets import candidates, naming_actions, number_of_target, target_names


class Naming(Phase[State]):
    """§4.7, §5.3  Naming the targets of a card that already lies open."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        need = state.box.needs[state.naming][len(state.named)]
        return naming_actions(state, need, state.named)

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        state.named += (number_of_target(state, action),)
        state.pending += 1
        if ask_for_targets(state, log) and log.heard:
            log.happened(StepTaken, seat, action)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        return refuse_target(state, action)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        """Has the seat taken a step that nobody else has seen?  Such a step may be taken back."""
        return state.pending > 0 and state.asked.has(seat)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        state.pending -= 1
        unname(state)
        log.happened(StepTakenBack, seat)


class Playing(Naming):
    """§3.2  The active seat plays a card and names its targets step by step; the others see nothing before all targets
    are named.
    """

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if state.naming != NO_CARD:
            return super().actions(state, seat)
        plays = state.box.plays
        return [plays[kind] for kind in distinct_kinds(state.hands[seat])]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if state.naming != NO_CARD:
            super().apply(state, seat, action, luck, log)
            return
        state.original = NOBODY
        state.pending = 1
        begin_naming(state, seat, state.box.kind_of[action.card])
        if ask_for_targets(state, log) and log.heard:
            log.happened(StepTaken, seat, action)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if state.naming != NO_CARD:
            return refuse_target(state, action)
        return not_in_hand(self, state, seat, action, PlayCard) or elsewhere(self, action)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        if state.pending > 1:
            super().take_back(state, seat, log)
            return
        state.pending = 0
        state.naming, state.named, state.player = NO_CARD, (), NOBODY
        log.happened(StepTakenBack, seat)


def begin_naming(state: State, player: Seat, kind: int) -> None:
    """§3.6  Makes this seat name the targets of this card from now on."""
    state.player = player
    state.naming = kind
    state.named = ()


def draw_blindly(state: State, luck: Luck, log: Log) -> None:
    """§4.7  Option `blind_faith = "random"`: a card is drawn at random from the hand and shown; the hand's owner names
    its targets.
    """
    seat = state.turn
    kind = luck.draw(Bag(state.box.cards, state.hands[seat]))
    state.show_from_hand(seat, kind)
    state.stack = (Played(kind, seat, ()),)
    log.happened(CardDrawnBlindly, seat, state.box.cards[kind])
    begin_naming(state, seat, kind)
    ask_for_targets(state, log)


def ask_for_targets(state: State, log: Log) -> bool:
    """§3.6  Asks for the next target, or takes the only possible one without asking; when all targets are named, plays
    the card.
    """
    needs = state.box.needs[state.naming]
    while len(state.named) < len(needs):
        found = candidates(state, needs[len(state.named)], state.named)
        count = len(found)
        if count == 1:
            state.named += (found[0],)
        elif count:
            state.asked = only(state.player)
            # In PLAYING the card is still in the hand, and nobody else sees the steps.
            state.phase = NAMING if state.stack else PLAYING
            return True
        else:
            break  # §3.5  a card may be played even without a legal target
    continue_after_naming(state, log)
    return False


def continue_after_naming(state: State, log: Log) -> None:
    """§3.6  The card lies open with its targets: next come reactions or, if a Boomerang has turned the card round, its
    effect.
    """
    kind, seat = state.naming, state.player
    state.asked = NO_SEATS
    state.pending = 0
    state.naming = NO_CARD
    is_turned = state.original != NOBODY
    if log.heard:
        what = CardTurnedRound if is_turned else CardPlayed
        log.happened(what, seat, state.box.cards[kind], target_names(state, kind, state.named))
    if is_turned:
        state.phase = CARD_WORKS
        return
    if not state.stack:
        state.show_from_hand(seat, kind)
    state.stack = (Played(kind, seat, state.named),)
    state.reacted = NO_SEATS
    state.phase = WINDOW_OPENS


def unname(state: State) -> None:
    """Forgets the last target that was chosen, and any later targets that were named automatically."""
    needs = state.box.needs[state.naming]
    while True:
        state.named = state.named[:-1]
        if len(candidates(state, needs[len(state.named)], state.named)) > 1:
            return


class CardWorks(Phase[State]):
    """§3.6  The card takes effect; a card without the targets it needs does nothing (§3.5)."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        box = state.box
        kind = state.stack[0].kind
        state.phase = CARD_RESOLVED
        if len(state.named) < len(box.needs[kind]):
            log.happened(CardDidNothing, state.player, box.cards[kind])
        else:
            EFFECTS[box.effects[kind]].works(state, state.player, state.named, box.amounts[kind], luck, log)
