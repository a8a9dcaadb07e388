"""Whole positions in rulebook words: written for tests, puzzles and saved matches, and checked when read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.errors import BadInput
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.cards import names_of
from ludotheque.games.malta.checks import all_cards as all_cards
from ludotheque.games.malta.checks import bad, check
from ludotheque.games.malta.seeing import PHASES, answer_name, members, numbers
from ludotheque.games.malta.state import (
    NO_CARD,
    NOBODY,
    PHASE_NAMES,
    REMOVED,
    SEATS_OF,
    Settings,
    State,
    new_state,
)
from ludotheque.games.malta.targets import in_words
from ludotheque.games.malta.views import PlayedView, Position


def dump(state: State) -> dict[str, Any]:
    """The whole position."""
    box, grid, seats = state.box, state.settings.grid, state.settings.seats
    rows = [[box.spaces[kind] for kind in state.spaces[at : at + grid.side]] for at in range(0, grid.places, grid.side)]
    at_work = state.naming if state.naming != NO_CARD else state.stack[0][0] if state.stack else NO_CARD
    position = Position(
        phase=PHASE_NAMES[state.phase],
        asked=SEATS_OF[state.asked],
        turn=state.turn,
        board=tuple([tuple(row) for row in reversed(rows)]),
        pawns=tuple([None if place == NOBODY else grid.names[place] for place in state.pawns]),
        homes=tuple([None if home == NOBODY else box.spaces[home] for home in state.homes]),
        hands=tuple([names_of(state, hand) for hand in state.hands]),
        step=state.step,
        round=state.round,
        had_turn=SEATS_OF[state.had_turn],
        turned={grid.names[place]: lie % REMOVED for place, lie in enumerate(state.lies) if lie % REMOVED},
        removed=tuple([grid.names[place] for place, lie in enumerate(state.lies) if lie >= REMOVED]),
        known=tuple(
            [tuple([state.known_of(viewer, holder).named() for holder in range(seats)]) for viewer in range(seats)]
        ),
        deck=state.deck.counts(),
        discards=names_of(state, state.discards),
        gone=state.gone.counts(),
        lives=tuple([state.lives(seat) for seat in range(seats)]),
        lost=state.lost,
        blind=SEATS_OF[state.blind],
        blinded=state.blinded,
        quota=state.quota,
        stack=tuple([PlayedView(box.cards[kind], who, in_words(state, kind, at)) for kind, who, at in state.stack]),
        reacted=SEATS_OF[state.reacted],
        answers=tuple([answer_name(box, answer) for answer in state.answers]),
        player=None if state.player == NOBODY else state.player,
        original=None if state.original == NOBODY else state.original,
        naming=None if state.naming == NO_CARD else box.cards[state.naming],
        named=() if at_work == NO_CARD else in_words(state, at_work, state.named),
        pending=state.pending,
        chosen=tuple([box.cards[kind] for kind in state.chosen]),
        to_choose=state.to_choose,
        receiver=None if state.receiver == NOBODY else state.receiver,
        toll=state.toll,
        owners=state.owners,
        winded=state.winded,
        outcome=state.outcome,
    )
    doc: dict[str, Any] = msgspec.to_builtins(position)
    return doc


def load(doc: Mapping[str, Any], settings: Settings) -> State:
    """The state that a position tells of; complains (BadInput) about one that cannot be."""
    try:
        position = msgspec.convert(doc, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position", "bad-position", reason=str(error)) from error
    try:
        state = read(position, settings)
    except (KeyError, ValueError, IndexError, TypeError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("position", "bad-position", reason=f"{error} does not belong here") from error
    check(state)
    return state


def read(position: Position, settings: Settings) -> State:
    """The position as a state, names looked up."""
    box, grid, seats = settings.box, settings.grid, settings.seats
    state = new_state(settings)
    for name, rows in (("pawns", position.pawns), ("homes", position.homes), ("hands", position.hands)):
        if len(rows) != seats:
            raise bad(name, f"{len(rows)} of them for {seats} seats")
    if [len(row) for row in position.board] != [grid.side] * grid.side:
        raise bad("board", f"it must have {grid.side} rows of {grid.side} spaces")
    space_kinds = {name: kind for kind, name in enumerate(box.spaces)}
    lies = bytearray(grid.places)
    for place, quarters in position.turned.items():
        if not 0 <= quarters <= 3:
            raise bad("turned", f"{place} cannot be turned by {quarters} quarters")
        lies[grid.place_of[place]] = quarters
    for place in position.removed:
        lies[grid.place_of[place]] |= REMOVED
    state.step = position.step
    state.outcome = position.outcome
    state.phase = PHASES[position.phase]
    state.asked = seats_of("asked", position.asked, seats)
    state.turn = one_seat(position.turn, seats)
    state.round = position.round
    state.had_turn = seats_of("hadTurn", position.had_turn, seats)
    state.spaces = bytes([space_kinds[space] for row in reversed(position.board) for space in row])
    state.lies = bytes(lies)
    state.pawns = [NOBODY if place is None else grid.place_of[place] for place in position.pawns]
    state.homes = [NOBODY if home is None else space_kinds[home] for home in position.homes]
    state.hands = [sorted([box.kind_of[name] for name in hand]) for hand in position.hands]
    if position.known:
        if [len(row) for row in position.known] != [seats] * seats:
            raise bad("known", f"it must have {seats} rows of {seats} hands")
        for at, known in enumerate([known for row in position.known for known in row]):
            state.knows(at, cards(box, known))
    state.discards = [box.kind_of[name] for name in position.discards]
    state.gone = counted(box, "gone", position.gone)
    lives = (settings.lives,) * seats if position.lives is None else position.lives
    if len(lives) != seats:
        raise bad("lives", f"{len(lives)} of them for {seats} seats")
    for seat, left in enumerate(lives):
        if not 0 <= left <= settings.lives:
            raise bad("lives", f"seat {seat} cannot have {left}")
    state.still_in = members(tuple([seat for seat in range(seats) if lives[seat]]))
    state.spare = members(tuple([seat for seat in range(seats) if lives[seat] > 1]))
    state.lost = tuple([one_seat(seat, seats) for seat in position.lost])
    state.blind = seats_of("blind", position.blind, seats)
    state.blinded = position.blinded
    state.quota = position.quota
    state.stack = tuple(
        [
            (box.kind_of[one.card], one_seat(one.seat, seats), numbers(state, one.card, one.targets))
            for one in position.stack
        ]
    )
    state.reacted = seats_of("reacted", position.reacted, seats)
    state.answers = [read_answer(box, answer) for answer in position.answers] or [0] * seats
    state.player = one_seat(position.player, seats)
    state.original = one_seat(position.original, seats)
    state.naming = NO_CARD if position.naming is None else box.kind_of[position.naming]
    at_work = position.naming or (position.stack[0].card if position.stack else None)
    state.named = () if at_work is None else numbers(state, at_work, position.named)
    state.pending = position.pending
    state.chosen = tuple([box.kind_of[card] for card in position.chosen])
    state.to_choose = position.to_choose
    state.receiver = one_seat(position.receiver, seats)
    state.toll = position.toll
    state.owners = tuple([one_seat(seat, seats) for seat in position.owners])
    state.winded = position.winded
    state.deck = all_others(state) if position.deck is None else counted(box, "deck", position.deck)
    return state


def one_seat(seat: int | None, seats: int) -> int:
    """A seat, or NOBODY for None."""
    if seat is None:
        return NOBODY
    if not 0 <= seat < seats:
        raise bad("seats", f"there is no seat {seat}")
    return seat


def seats_of(where: str, named: tuple[int, ...], seats: int) -> int:
    """A set of seats, none of them named twice."""
    if len(set(named)) < len(named):
        raise bad(where, "a seat is named twice")
    return members(tuple([one_seat(seat, seats) for seat in named]))


def cards(box: MaltaBox, names: tuple[str, ...]) -> Bag:
    """A hand, by the names of its cards."""
    return bag_of(box.cards, [box.kind_of[name] for name in names])


def counted(box: MaltaBox, where: str, counts: dict[str, int]) -> Bag:
    """A pile, by the numbers of its cards; no more of a card than the box has."""
    kinds: list[int] = []
    for name, count in counts.items():
        if name not in box.kind_of:
            raise bad(where, f"there is no card {name!r}")
        kind = box.kind_of[name]
        if not 0 <= count <= box.deck.count(kind):
            raise bad(where, f"there cannot be {count} of {name!r}")
        kinds += [kind] * count
    return bag_of(box.cards, kinds)


def read_answer(box: MaltaBox, answer: str | None) -> int:
    """A sealed choice, as `answer_name` tells it."""
    if answer is None:
        return 0
    return 1 if answer == "pass" else 2 + box.kind_of[answer]


def all_others(state: State) -> Bag:
    """The deck, when it is not told: all cards that are nowhere else."""
    deck = state.box.deck
    for kind in all_cards(state):
        if kind not in deck:
            raise bad("hands", f"there are too many of {deck.names[kind]!r}")
        deck = deck.minus(kind)
    return deck
