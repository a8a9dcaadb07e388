"""§6  Event cards and divas, played as an action."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.cards import lose_cards, put_on_pile
from ludotheque.games.glory.events import EventPlayed, StaminaThrown
from ludotheque.games.glory.rules.ending import change_stamina, check_for_winner
from ludotheque.games.glory.state import ACTION_DONE, DRAWING, NOBODY, SEATS_OF, State


def list_plays(state: State, seat: Seat, kinds: list[int], listed: list[Action]) -> None:
    """§6.4  Every event with all it may be aimed at: those about cards at any living seat, oneself included.

    The others at any living wrestler, wherever it is; those that take stamina only at another seat's.
    """
    box = state.settings.box
    first_event = box.first_event
    figures = state.figures
    standing = SEATS_OF[state.standing]
    for kind in kinds:
        if kind < first_event:
            continue
        if box.about_cards[kind]:
            row = box.plays_on_seat[kind]
            for target in SEATS_OF[state.alive]:
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
    """§6.4  Events are resolved at once; nobody can answer them."""
    state.hands[seat] = state.hands[seat].minus(kind)
    put_on_pile(state, kind)
    state.asked = 0
    state.phase = ACTION_DONE
    if log.heard:
        name = None if wrestler == NOBODY else state.name_of(wrestler)
        log.happened(EventPlayed, seat, state.settings.box.cards[kind], target, name)


def play_on_seat(state: State, seat: Seat, kind: int, target: Seat, luck: Luck, log: Log) -> None:
    """§6.1  Draw 2: the target draws and chooses the decks; Lose 2: the target discards at random."""
    box = state.settings.box
    lay_open(state, seat, kind, target, NOBODY, log)
    if box.effects[kind] == "draw":
        state.drawer = target
        state.to_draw = box.amounts[kind]
        state.phase = DRAWING
        state.asked = 1 << target
    else:
        lose_cards(state, target, box.amounts[kind], luck, log)


def play_on_wrestler(state: State, seat: Seat, kind: int, wrestler: int, luck: Luck, log: Log) -> None:
    """§6.1  Stamina + 3, + a die, or taken; §6.2 a diva heals or hurts by its number."""
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
