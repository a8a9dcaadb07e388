"""How a round goes: who is asked, what may be done, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, ChoiceReopened, ChoiceSealed, Seat, StepTakenBack
from ludotheque.games.malta.actions import Move, Pass, PayFirst, PlacePawn
from ludotheque.games.malta.board import DIRECTIONS
from ludotheque.games.malta.rules.reactions import close_window, open_window
from ludotheque.games.malta.rules.setting_up import lay_the_board, name_the_first, place_pawn
from ludotheque.games.malta.rules.turns import (
    begin_move,
    begin_turn,
    card_resolved,
    card_works,
    choose_card,
    end_turn,
    move,
    name_target,
    next_card,
    pass_on,
    pay,
    play_card,
    tolls,
)
from ludotheque.games.malta.state import (
    ANSWERING,
    CARD_RESOLVED,
    CARD_WORKS,
    MOVE_BEGINS,
    MOVING,
    NEXT_CARD,
    NO_CARD,
    NOBODY,
    ORDERING,
    PASSING_ON,
    PLACING,
    PLAYING,
    TOLLS_DUE,
    TURN_BEGINS,
    TURN_ENDS,
    WINDOW_OPENS,
    Settings,
    State,
)
from ludotheque.games.malta.targets import candidates, naming_actions

PASS: Final = Pass()
ONLY_PASS: Final[list[Action]] = [PASS]
MOVES: Final[list[Action]] = [Move(way) for way in DIRECTIONS]
PAYMENTS: Final[list[Action]] = [PayFirst(seat) for seat in range(6)]


def set_up(settings: Settings, luck: Luck, log: Log) -> State:
    """§1  A new match; the first decision is where to put one's pawn."""
    state = lay_the_board(settings, luck, log)
    name_the_first(state, settings.options["first"], luck, log)
    return state


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that owe a decision."""
    return state.asked.members


def actions(state: State, seat: Seat) -> Sequence[Action]:
    """All that a seat may do now.  This is the one place that says what is legal."""
    if not state.asked.has(seat):
        return ()
    phase = state.phase
    box = state.box
    if phase == ANSWERING:  # §5.1
        hand = state.hands[seat]
        for kind in box.reactions:
            if kind in hand:
                return [PASS, *[box.reacts[held] for held in box.reactions if held in hand]]
        return ONLY_PASS
    if state.naming != NO_CARD:  # §3.6
        need = box.needs[state.naming][len(state.named)]
        return naming_actions(state, need, state.named)
    if phase == PLAYING:  # §3.2
        return [box.plays[kind] for kind in kinds_in(state.hands[seat])]
    if phase == MOVING:  # §3.3
        return [MOVES[way] for way in state.ways_from(state.pawns[seat])]
    if phase == ORDERING:  # §3.4
        return [PAYMENTS[owner] for owner in state.owners]
    if phase == PLACING:  # §1.3
        return [PlacePawn(box.spaces[start]) for start in range(state.settings.grid.side)]
    return [box.picks[kind] for kind in still_to_choose(state, seat)]


def kinds_in(hand: list[int]) -> list[int]:
    """The kinds of cards in a sorted hand, each once."""
    kinds: list[int] = []
    last = NO_CARD
    for kind in hand:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def still_to_choose(state: State, seat: Seat) -> list[int]:
    """The kinds of cards in hand that are not chosen yet."""
    hand = state.hands[seat][:]
    for kind in state.chosen:
        hand.remove(kind)
    return kinds_in(hand)


def apply(state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
    """Does what a legal action says, and all that follows until somebody is asked again."""
    state.step += 1
    phase = state.phase
    if phase == ANSWERING:  # §5.1  all answer in secret at the same time
        seal(state, seat, 1 if action is PASS or action == PASS else 2 + state.box.kind_of[action.card], action, log)
    elif state.naming != NO_CARD:
        name_target(state, seat, action, log)
    elif phase == PLAYING:
        play_card(state, seat, state.box.kind_of[action.card], action, log)
    elif phase == MOVING:
        move(state, DIRECTIONS.index(action.direction), log)
    elif phase == ORDERING:
        pay(state, action.seat, log)
    elif phase == PLACING:
        place_pawn(state, seat, action.space, luck, log)
    elif phase == PASSING_ON:
        seal(state, seat, 2 + state.box.kind_of[action.card], action, log)
    else:
        choose_card(state, seat, state.box.kind_of[action.card], action, log)
    if not state.asked.members:
        go_on(state, luck, log)


def seal(state: State, seat: Seat, sealed: int, action: Action, log: Log) -> None:
    """A secret choice is kept; the others see only that it was made."""
    state.answers[seat] = sealed
    state.asked = state.asked.minus(seat)
    if log.heard:
        log.happened(ChoiceSealed, seat, action)


def go_on(state: State, luck: Luck, log: Log) -> None:
    """All that happens by itself, until somebody is asked or the match is over.  The commonest phases come first."""
    while not state.asked.members and state.outcome is None:
        phase = state.phase
        if phase == WINDOW_OPENS:
            open_window(state, luck, log)
        elif phase == ANSWERING:
            close_window(state, luck, log)
        elif phase == NEXT_CARD:
            next_card(state, luck, log)
        elif phase == MOVE_BEGINS:
            begin_move(state, luck, log)
        elif phase == TOLLS_DUE:
            tolls(state, luck, log)
        elif phase == TURN_ENDS:
            end_turn(state, log)
        elif phase == TURN_BEGINS:
            begin_turn(state, luck, log)
        elif phase == CARD_RESOLVED:
            card_resolved(state, luck, log)
        elif phase == CARD_WORKS:
            card_works(state, luck, log)
        else:
            assert phase == PASSING_ON
            pass_on(state, log)


def may_take_back(state: State, seat: Seat) -> bool:
    """A step that nobody else has seen, or a sealed choice before the reveal."""
    if state.phase == ANSWERING or state.phase == PASSING_ON:
        return state.answers[seat] > 0 and not (state.phase == PASSING_ON and len(state.hands[seat]) == 1)
    return state.pending > 0 and state.asked.has(seat)


def take_back(state: State, seat: Seat, log: Log) -> None:
    """Undoes what `may_take_back` allows to undo."""
    state.step -= 1
    if state.phase == ANSWERING or state.phase == PASSING_ON:
        state.answers[seat] = 0
        state.asked = state.asked.plus(seat)
        log.happened(ChoiceReopened, seat)
        return
    state.pending -= 1
    if state.chosen:
        state.chosen = state.chosen[:-1]
    elif state.phase == PLAYING and not state.pending:
        state.naming, state.named, state.player = NO_CARD, (), NOBODY
    else:
        unname(state)
    log.happened(StepTakenBack, seat)


def unname(state: State) -> None:
    """Forgets the last target that was chosen, and those after it that were the only ones possible."""
    needs = state.box.needs[state.naming]
    while True:
        state.named = state.named[:-1]
        if len(candidates(state, needs[len(state.named)], state.named)) > 1:
            return
