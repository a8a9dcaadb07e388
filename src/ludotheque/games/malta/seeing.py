"""§1.6  What each seat knows, and whole matches imagined from it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.data import copied
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from ludotheque.games.malta.board import DIRECTIONS, GRIDS, TURNED
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.cards import names_of
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.needs import LINE, QUARTERS
from ludotheque.games.malta.state import (
    ANSWERING,
    NO_CARD,
    NOBODY,
    PASSING_ON,
    PHASE_NAMES,
    PLAYING,
    REMOVED,
    SEATS_OF,
    Settings,
    State,
    new_state,
)
from ludotheque.games.malta.targets import SEAT_NEEDS, SPACE_NEEDS, in_words
from ludotheque.games.malta.views import MaltaView, PlayedView, SpaceView

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}


def view(state: State, seat: Seat | None) -> MaltaView:
    """All that a seat knows; None for a spectator."""
    settings = state.settings
    box, grid, seats = settings.box, settings.grid, settings.seats
    doer = SEATS_OF[state.asked][0] if state.pending else None
    is_mine = doer is None or seat == doer  # are there no steps but this seat's own?
    is_hidden = state.phase == PLAYING and not is_mine
    naming = NO_CARD if is_hidden else state.naming
    return MaltaView(
        game="malta",
        seat=seat,
        seats=seats,
        step=state.step if is_mine else state.step - state.pending,
        to_act=SEATS_OF[state.asked],
        may_act=(),
        outcome=state.outcome,
        options=copied(settings.options),
        components=box.shown(),
        rules=state.settings.version,
        phase=PHASE_NAMES[state.phase],
        turn=state.turn,
        round=state.round,
        had_turn=SEATS_OF[state.had_turn],
        quota=state.quota,
        board=board_view(box, grid.side, state.spaces, state.lies),
        pawns=tuple([None if place == NOBODY else grid.names[place] for place in state.pawns]),
        homes=tuple([None if home == NOBODY else box.spaces[home] for home in state.homes]),
        hand=None if seat is None else names_of(state, state.hands[seat]),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        known=tuple([() if seat is None else state.known_of(seat, holder).named() for holder in range(seats)]),
        deck=len(state.deck.items),
        discards=names_of(state, state.discards),
        gone=state.gone.named(),
        lives=tuple([state.lives(who) for who in range(seats)]),
        lost=state.lost,
        blind=SEATS_OF[state.blind],
        blinded=state.blinded,
        stack=tuple([PlayedView(box.cards[kind], who, in_words(state, kind, at)) for kind, who, at in state.stack]),
        reacted=SEATS_OF[state.reacted],
        answered=tuple([who for who in range(seats) if state.answers[who]]),
        answer=None if seat is None else answer_name(box, state.answers[seat]),
        player=None if is_hidden or state.player == NOBODY else state.player,
        original=None if state.original == NOBODY else state.original,
        naming=None if naming == NO_CARD else box.cards[naming],
        named=in_words(state, naming, state.named) if naming != NO_CARD and is_mine else working_targets(state),
        pending=state.pending if is_mine else 0,
        chosen=tuple([box.cards[kind] for kind in state.chosen]) if is_mine else (),
        to_choose=state.to_choose,
        receiver=None if state.receiver == NOBODY else state.receiver,
        toll=state.toll,
        owners=state.owners,
        winded=state.winded,
    )


def working_targets(state: State) -> tuple[Any, ...]:
    """The targets of the card at work, which all have seen; none while targets are being named."""
    if state.naming != NO_CARD or not state.stack:
        return ()
    return in_words(state, state.stack[0][0], state.named)


def hidden(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """The cards that a seat cannot place: in the deck, and in the other hands beyond what it knows of them."""
    cards = {"deck": state.deck.counts()}
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            unknown = bag_of(state.box.cards, hand)
            if viewer is not None:
                unknown = unknown.minus_all(state.known_of(viewer, seat))
            cards[f"hand of {seat}"] = unknown.counts()
    return {"cards": cards}


@lru_cache(maxsize=1024)
def board_view(box: MaltaBox, side: int, spaces: bytes, lies: bytes) -> tuple[SpaceView, ...]:
    """The board as it lies.  It changes seldom, and all seats see the same."""
    board: list[SpaceView] = []
    for place, name in enumerate(GRIDS[side].names):
        kind, lie = spaces[place], lies[place]
        face_up = lie < REMOVED
        arrows = TURNED[box.arrows[kind]][lie % REMOVED] if face_up else 0
        ways = tuple([DIRECTIONS[way] for way in range(4) if arrows >> way & 1])
        number = box.numbers[kind] if face_up else 0
        board.append(SpaceView(name, box.spaces[kind], lie % REMOVED, face_up, ways, number))
    return tuple(board)


def answer_name(box: MaltaBox, answer: int) -> str | None:
    """A sealed choice in words."""
    if answer == 0:
        return None
    return "pass" if answer == 1 else box.cards[answer - 2]


def imagine(view: MaltaView, luck: Luck) -> State:
    """A whole state that fits the view: what the viewer knows stays, all other cards are dealt afresh."""
    state = new_state(Settings(malta_box(view.components), view.seats, view.options, view.rules))
    lay_out(state, view)
    deal_afresh(state, view, luck)
    guess_sealed(state, view, luck)
    return state


def lay_out(state: State, view: MaltaView) -> None:
    """All that lies open, and the viewer's own half-made choices."""
    box, grid = state.box, state.settings.grid
    space_kinds = {name: kind for kind, name in enumerate(box.spaces)}
    state.step = view.step
    state.outcome = view.outcome
    state.phase = PHASES[view.phase]
    state.asked = members(view.to_act)
    state.turn = view.turn
    state.round = view.round
    state.had_turn = members(view.had_turn)
    state.quota = view.quota
    state.spaces = bytes([space_kinds[space.space] for space in view.board])
    state.lies = bytes([space.turned + (0 if space.face_up else REMOVED) for space in view.board])
    state.pawns = [NOBODY if place is None else grid.place_of[place] for place in view.pawns]
    state.homes = [NOBODY if home is None else space_kinds[home] for home in view.homes]
    state.discards = [box.kind_of[card] for card in view.discards]
    state.gone = bag_of(box.cards, [box.kind_of[card] for card in view.gone])
    state.still_in = members(tuple([seat for seat, lives in enumerate(view.lives) if lives]))
    state.spare = members(tuple([seat for seat, lives in enumerate(view.lives) if lives > 1]))
    state.lost = tuple(view.lost)
    state.blind = members(view.blind)
    state.blinded = view.blinded
    state.stack = tuple(
        [(box.kind_of[one.card], one.seat, numbers(state, one.card, one.targets)) for one in view.stack]
    )
    state.reacted = members(view.reacted)
    state.player = NOBODY if view.player is None else view.player
    state.original = NOBODY if view.original is None else view.original
    state.naming = NO_CARD if view.naming is None else box.kind_of[view.naming]
    at_work = view.naming or (view.stack[0].card if view.stack else None)
    state.named = () if at_work is None else numbers(state, at_work, view.named)
    state.pending = view.pending
    state.chosen = tuple([box.kind_of[card] for card in view.chosen])
    state.to_choose = view.to_choose
    state.receiver = NOBODY if view.receiver is None else view.receiver
    state.toll = view.toll
    state.owners = tuple(view.owners)
    state.winded = view.winded


def members(seats: tuple[Seat, ...]) -> int:
    """A set of seats, one bit each."""
    return sum([1 << seat for seat in seats])


def numbers(state: State, card: str, words: tuple[Any, ...]) -> tuple[int, ...]:
    """Targets as the rules count them: the other way round of `in_words`."""
    grid = state.settings.grid
    found: list[int] = []
    for need, word in zip(state.box.needs[state.box.kind_of[card]], words):
        if need in SEAT_NEEDS or need == QUARTERS:
            if type(word) is not int or word not in (range(1, 4) if need == QUARTERS else range(state.settings.seats)):
                raise ValueError(repr(word))
            found.append(word)
        elif need in SPACE_NEEDS:
            found.append(grid.names.index(word))
        elif need == LINE:
            found.append(grid.lines.index(word))
        else:
            found.append(DIRECTIONS.index(word))
    return tuple(found)


def deal_afresh(state: State, view: MaltaView, luck: Luck) -> None:
    """The hands: the viewer's own, and others that hold what he knows of them; the rest is the deck."""
    box, seats = state.box, view.seats
    viewer = view.seat
    unseen = box.deck.minus_all(state.discards).minus_all(state.gone)
    for kind, _, _ in state.stack:
        unseen = unseen.minus(kind)
    for seat in range(seats):
        if seat == viewer:
            state.take_up(seat, [box.kind_of[card] for card in view.hand or ()])
        else:
            state.take_up(seat, [box.kind_of[card] for card in view.known[seat]])
            if viewer is not None:
                state.knows(viewer * seats + seat, Bag(box.cards, bytes(state.hands[seat])))
        unseen = unseen.minus_all(state.hands[seat])
    for seat in range(seats):
        dealt, unseen = luck.deal(unseen, view.hand_sizes[seat] - len(state.hands[seat]))
        state.take_up(seat, dealt)
    state.deck = unseen


def guess_sealed(state: State, view: MaltaView, luck: Luck) -> None:
    """Sealed choices: the viewer's own as it is, those of the others any that their imagined hands allow."""
    box = state.box
    for seat in view.answered:
        if seat == view.seat:
            state.answers[seat] = 1 if view.answer == "pass" else 2 + box.kind_of[str(view.answer)]
        elif state.phase == PASSING_ON:
            state.answers[seat] = 2 + luck.draw(Bag(box.cards, bytes(state.hands[seat])))
        else:
            assert state.phase == ANSWERING
            hand = state.hands[seat]
            state.answers[seat] = luck.pick([1] + [2 + kind for kind in box.reactions if kind in hand])
