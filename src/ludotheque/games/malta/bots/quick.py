"""Quick play of Malta for rollouts: the best card at each step, and rules of thumb for the rest."""

from __future__ import annotations

from typing import Final

from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.structs import Action
from ludotheque.games.malta.board import OFF, TURNED
from ludotheque.games.malta.bots.evaluate import Mind, has_pawn, lore_of
from ludotheque.games.malta.bots.lookahead import Targets, aims, least_worth, resolve, with_open_card
from ludotheque.games.malta.bots.policy import Play, is_mine, playable, rank_tried
from ludotheque.games.malta.needs import (
    FACE_UP,
    LINE,
    OTHER_PAWN,
    OTHER_SPACE,
    PAWN,
    QUARTERS,
    RIVAL,
    RIVAL_WITH_CARDS,
    SPACE,
    is_way,
)
from ludotheque.games.malta.rules.phases import PHASES
from ludotheque.games.malta.rules.reactions import PASS
from ludotheque.games.malta.state import (
    ANSWERING,
    CARD_WORKS,
    DISCARDING,
    GIVING,
    MOVING,
    NAMING,
    NO_CARD,
    NOBODY,
    PASSING_ON,
    PAYING,
    PLAYING,
    WINDOW_OPENS,
    Played,
    State,
)
from ludotheque.games.malta.targets import candidates, table_of

REACTS: Final = 4  # a seat that can react to a card against it does so in this many of five windows


def play_on(state: State, until: int, luck: Luck) -> None:
    """Plays until the match is over or the clock shows `until`."""
    while state.outcome is None and clock(state) < until:
        phase = state.phase
        if phase == PLAYING and state.naming == NO_CARD:
            play_cards(state, luck)
        elif phase == ANSWERING:
            answer(state, luck)
        else:
            seat = state.asked.members[0]
            PHASES.apply(state, seat, act(state, seat, luck), luck, SILENT)


def clock(state: State) -> int:
    """Returns the number of turns so far."""
    return state.round * state.settings.seats + len(state.had_turn.members)


def act(state: State, seat: int, luck: Luck) -> Action:
    """Returns a sensible action of a seat that is asked."""
    phase = state.phase
    if (phase == PLAYING or phase == NAMING) and state.naming != NO_CARD:
        need = state.box.needs[state.naming][len(state.named)]
        return table_of(state, need)[aim(state, seat, state.naming, need, state.named, luck)]
    if phase == PLAYING:
        return state.box.plays[next_card(state, Mind(state, seat), luck)[0][0]]
    listed = PHASES.actions(state, seat)
    if phase == MOVING:
        return listed[0] if len(listed) == 1 else rank_tried(state, Mind(state, seat), list(listed), luck)[0]
    if phase == ANSWERING:
        if len(listed) > 1 and is_hit(state, seat) and luck.die(5) <= REACTS:
            return listed[1]
        return PASS
    if phase in (DISCARDING, GIVING, PAYING, PASSING_ON):
        return listed[0] if len(listed) == 1 else least_worth(state, seat, lore_of(state.box))
    return luck.pick(listed)


# ── Cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def play_cards(state: State, luck: Luck) -> None:
    """§3.2  Plans a turn and plays its cards, until a card can no longer be played as planned."""
    seat = state.turn
    mind = Mind(state, seat)
    plays: list[Play] = []
    planned = state
    while not plays or (is_mine(planned, mind, PLAYING) and playable(planned, mind)):
        play, planned = next_card(planned, mind, luck)
        plays.append(play)
    for number, (kind, targets) in enumerate(plays):
        if number and not may_play(state, seat, kind, targets):
            return
        lay(state, seat, kind, targets, luck)
        while state.phase == ANSWERING:
            answer(state, luck)


def next_card(state: State, mind: Mind, luck: Luck) -> tuple[Play, State]:
    """Returns the card and targets that lead to the best position if nobody reacts, and that position."""
    best: Play = (NO_CARD, ())
    after = state
    most = -9.0e9
    for kind in playable(state, mind):
        opened = with_open_card(state, mind, kind)
        aimed = aims(opened)
        last = len(aimed) - 1
        for number in range(len(aimed)):
            targets = aimed[number]
            twin = opened if number == last else opened.copy()
            resolve(twin, mind, kind, targets, CARD_WORKS, luck)
            value = mind.value(twin)
            if value > most:
                most = value
                best = (kind, targets)
                after = twin
    return best, after


def may_play(state: State, seat: int, kind: int, targets: Targets) -> bool:
    """Can a seat play a card on these targets now?"""
    if state.phase != PLAYING or state.turn != seat or kind not in state.hands[seat]:
        return False
    needs = state.box.needs[kind]
    if not needs:
        return True
    asking = state.copy()
    asking.player = seat
    asking.original = NOBODY
    asking.naming = kind
    for number in range(len(targets)):
        if targets[number] not in candidates(asking, needs[number], targets[:number]):
            return False
    return len(targets) == len(needs) or not candidates(asking, needs[len(targets)], targets)


def lay(state: State, seat: int, kind: int, targets: Targets, luck: Luck) -> None:
    """§3.2  Plays a card with all its targets at once, as `Naming` does step by step."""
    state.player = seat
    state.original = NOBODY
    state.naming = NO_CARD
    state.named = targets
    state.step += 1
    state.show_from_hand(seat, kind)
    state.stack = (Played(kind, seat, targets),)
    state.reacted = NO_SEATS
    state.asked = NO_SEATS
    state.phase = WINDOW_OPENS
    PHASES.go_on(state, luck, SILENT)


def aim(state: State, seat: int, kind: int, need: int, named: tuple[int, ...], luck: Luck) -> int:
    """Returns a target by a rule of thumb: a rival's space to harm it, the seat's own space to free its pawn, a
    direction towards the most cards.
    """
    found = candidates(state, need, named)
    mine = state.pawns[seat]
    if need == RIVAL or need == RIVAL_WITH_CARDS:
        return luck.pick(found)
    is_stuck = not state.ways_from(mine)
    if need == PAWN:
        return seat if is_stuck else luck.pick(found)
    if need == OTHER_PAWN:
        return luck.pick(found)
    if need == FACE_UP or need == SPACE:
        if is_stuck and mine in found:
            return mine
        rival = state.pawns[state.still_in.left_of(seat)]
        return rival if rival in found and rival != mine else luck.pick(found)
    if is_way(need) and need != LINE:
        if named and need not in (OTHER_SPACE,):
            pawn = state.pawns[named[0]] if state.box.needs[kind][0] == RIVAL else mine
            return (
                best_way(state, pawn, list(found), 1 if pawn == mine else -1) if len(named) == 1 else luck.pick(found)
            )
        return best_way(state, mine, list(found), 1)
    if need == QUARTERS:
        return best_turn(state, named[0], named[0] == mine, luck)
    return luck.pick(found)


def best_way(state: State, place: int, ways: list[int], wish: int) -> int:
    """Returns the direction to the best space (wish 1) or to the worst one (wish -1)."""
    steps = state.settings.grid.steps[place]
    best = ways[0]
    most = -99
    for way in ways:
        to = steps[way]
        if to == OFF:
            continue
        promise = state.number_at(to)
        if not state.ways_from(to):
            promise -= 8
        elif has_pawn(state, to):
            promise = -2 * promise
        if wish * promise > most:
            most = wish * promise
            best = way
    return best


def best_turn(state: State, place: int, is_mine: bool, luck: Luck) -> int:
    """Returns the number of quarter turns for a space with a pawn: one that lets the seat's own pawn move (`is_mine`),
    or one that keeps a rival's pawn from moving.
    """
    arrows = TURNED[state.box.arrows[state.spaces[place]]]
    ways = state.settings.grid.ways[place]
    for quarters in range(1, 4):
        if bool(ways[arrows[(state.lies[place] + quarters) % 4]]) == is_mine:
            return quarters
    return luck.die(3)


# ── Reactions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def answer(state: State, luck: Luck) -> None:
    """§5.1  All seats that are asked answer; those that hold a reaction use it mostly against cards that hit them."""
    PHASES.phases[ANSWERING].choose_at_once(state)
    while state.phase == ANSWERING and state.asked.members:
        seat = state.asked.members[0]
        PHASES.apply(state, seat, act(state, seat, luck), luck, SILENT)
    if not state.asked.members:
        PHASES.go_on(state, luck, SILENT)


def is_hit(state: State, seat: int) -> bool:
    """Is the card in play aimed at this seat or its space?  A reaction to a seat's own card counts as aimed at that
    seat.
    """
    if len(state.stack) > 1:
        return state.stack[-2].seat == seat
    card = state.stack[0]
    for need, target in zip(state.box.needs[card.kind], card.targets):
        if need <= OTHER_PAWN:
            if target == seat:
                return True
        elif (need == FACE_UP or need == SPACE or need == OTHER_SPACE) and target == state.pawns[seat]:
            return True
    return False
