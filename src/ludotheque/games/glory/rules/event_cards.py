"""§6  Event cards and divas, which are played as an action; drawing a card is an action too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import Draw, PlayOnWrestler
from ludotheque.games.glory.cards import check_hand, deck_number, draw_card, lose_cards, put_on_pile
from ludotheque.games.glory.events import EventPlayed, StaminaThrown
from ludotheque.games.glory.rules.asking import Asking
from ludotheque.games.glory.rules.ending import change_stamina, check_for_winner
from ludotheque.games.glory.state import ACTION_DONE, DRAWING, NO_WRESTLER, State

DRAWS: Final[list[Action]] = [Draw("combat"), Draw("event")]


def draw_or_play(state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
    """§2.1, §3.1  Lists what a seat may do both on the path and in the ring: draw a card or play an event."""
    kind = type(action)
    if kind is Draw:
        draw_card(state, seat, deck_number(action.deck), luck, log)
        check_hand(state, seat, ACTION_DONE)
        return
    card = state.settings.box.kind_of[action.card]
    if kind is PlayOnWrestler:
        play_on_wrestler(state, seat, card, state.wrestler_number(action.wrestler), luck, log)
    else:
        play_on_seat(state, seat, card, action.seat, luck, log)


def list_plays(state: State, seat: Seat, kinds: list[int], listed: list[Action]) -> None:
    """§6.4  Lists every event with all its targets: events about cards may target any living seat, even one's own.

    Other events may target any living wrestler, wherever the wrestler is, except that events that take stamina may only
    target wrestlers of other seats.
    """
    box = state.settings.box
    first_event = box.first_event
    figures = state.figures
    standing = state.standing.members
    for kind in kinds:
        if kind < first_event:
            continue
        if box.about_cards[kind]:
            row = box.plays_on_seat[kind]
            for target in state.alive.members:
                listed.append(row[target])
            continue
        row = box.plays_on_wrestler[kind]
        if box.takes_stamina[kind]:
            owner = state.settings.owner
            for wrestler in standing:
                if owner[wrestler] != seat:
                    listed.append(row[figures[wrestler]])
        else:
            for wrestler in standing:
                listed.append(row[figures[wrestler]])


def lay_open(state: State, seat: Seat, kind: int, target: Seat, wrestler: int, log: Log) -> None:
    """§6.4  Plays an event card from the hand; the card takes effect at once, and nobody can respond to it."""
    state.hands[seat] = state.hands[seat].minus(kind)
    put_on_pile(state, kind)
    state.asked = NO_SEATS
    state.phase = ACTION_DONE
    if log.heard:
        log.happened(EventPlayed, seat, state.settings.box.cards[kind], target, state.name_or_none(wrestler))


def play_on_seat(state: State, seat: Seat, kind: int, target: Seat, luck: Luck, log: Log) -> None:
    """§6.1  Draw 2: the target draws and chooses the decks; Lose 2: the target discards at random."""
    box = state.settings.box
    lay_open(state, seat, kind, target, NO_WRESTLER, log)
    if box.effects[kind] == "draw":
        state.drawer = target
        state.to_draw = box.amounts[kind]
        state.phase = DRAWING
        state.asked = only(target)
    else:
        lose_cards(state, target, box.amounts[kind], luck, log)


def play_on_wrestler(state: State, seat: Seat, kind: int, wrestler: int, luck: Luck, log: Log) -> None:
    """§6.1  An event gives or takes a fixed amount of stamina, or as much as a die shows; §6.2 a diva heals or hurts by
    the number on the card.
    """
    box = state.settings.box
    lay_open(state, seat, kind, state.settings.owner[wrestler], wrestler, log)
    effect = box.effects[kind]
    change: int = box.amounts[kind]
    if effect == "roll":
        change = luck.die(6)
        log.happened(StaminaThrown, state.name_of(wrestler), change)
    elif effect == "take":
        change = -change
    change_stamina(state, wrestler, change, "event", log)
    check_for_winner(state, log)


class Drawing(Asking):
    """§6.1  Draw 2: the seat draws card by card, from either deck; the hand limit applies after the last card (§1.7)."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return DRAWS

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        draw_card(state, seat, deck_number(action.deck), luck, log)
        state.to_draw -= 1
        if not state.to_draw:
            check_hand(state, seat, ACTION_DONE)
