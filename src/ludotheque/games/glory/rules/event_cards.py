"""§6  Event cards and divas, played as an action."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.cards import lose_cards, put_on_pile
from ludotheque.games.glory.events import EventPlayed, StaminaThrown
from ludotheque.games.glory.rules.ending import change_stamina, check_for_winner
from ludotheque.games.glory.state import ACTION_DONE, DRAWING, NOBODY, SEATS_OF, State


def plays_of(state: State, seat: Seat, kind: int) -> list[Action]:
    """§6.4  An event with everyone it may be aimed at."""
    plays = state.settings.plays
    key = (kind << 6 | state.standing) << 3 | seat
    found = plays.get(key)
    if found is None:
        box = state.settings.box
        if box.about_cards[kind]:
            found = [box.plays_on_seat[kind][target] for target in state.seats_alive()]
        else:
            row = box.plays_on_wrestler[kind]
            found = [row[state.figures[wrestler]] for wrestler in wrestlers_to_aim_at(state, seat, kind)]
        plays[key] = found
    return found


def wrestlers_to_aim_at(state: State, seat: Seat, kind: int) -> list[int]:
    """§6.4  Any living wrestler, wherever it is; cards that take stamina only at another seat's."""
    takes = state.settings.box.takes_stamina[kind]
    owner = state.settings.owner
    return [wrestler for wrestler in SEATS_OF[state.standing] if not (takes and owner[wrestler] == seat)]


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
