"""§1.6  What each seat knows, and whole matches imagined from it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.data import copied
from ludotheque.core.fields import NOBODY
from ludotheque.core.luck import Luck
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Seat
from ludotheque.games.malta.board import DIRECTIONS, GRIDS, TURNED
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.cards import names_of
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.needs import LINE, QUARTERS
from ludotheque.games.malta.state import (
    ANSWER,
    ANSWERING,
    NO_CARD,
    PASSING_ON,
    PLAYING,
    REMOVED,
    TABLE,
    Played,
    Settings,
    State,
    new_state,
)
from ludotheque.games.malta.targets import SEAT_NEEDS, SPACE_NEEDS, in_words
from ludotheque.games.malta.views import MaltaView, PlayedView, SpaceView


def view(state: State, seat: Seat | None) -> MaltaView:
    """All that a seat knows; None for a spectator."""
    settings = state.settings
    box, grid, seats = settings.box, settings.grid, settings.seats
    doer = state.asked.members[0] if state.pending else None
    is_mine = doer is None or seat == doer  # are there no steps but this seat's own?
    is_hidden = state.phase == PLAYING and not is_mine
    naming = NO_CARD if is_hidden else state.naming
    return MaltaView(
        game="malta",
        seat=seat,
        seats=seats,
        step=state.step if is_mine else state.step - state.pending,
        to_act=state.asked.members,
        may_act=(),
        options=copied(settings.options),
        components=box.shown(),
        rules=settings.version,
        board=board_view(box, grid.side, state.spaces, state.lies),
        hand=None if seat is None else names_of(state, state.hands[seat]),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        known=tuple([() if seat is None else state.known_of(seat, holder).named() for holder in range(seats)]),
        deck=len(state.deck.items),
        gone=state.gone.named(),
        lives=tuple([state.lives(who) for who in range(seats)]),
        stack=stack_view(state),
        answered=tuple([who for who in range(seats) if state.answers[who]]),
        answer=None if seat is None else ANSWER.write(state.answers[seat], settings),
        player=None if is_hidden or state.player == NOBODY else state.player,
        naming=None if naming == NO_CARD else box.cards[naming],
        named=in_words(state, naming, state.named) if naming != NO_CARD and is_mine else working_targets(state),
        **TABLE.open_words(state, settings, is_mine),
    )


def stack_view(state: State) -> tuple[PlayedView, ...]:
    """The card in play and the reactions on it."""
    return tuple(
        [PlayedView(state.box.cards[one.kind], one.seat, in_words(state, one.kind, one.targets)) for one in state.stack]
    )


def working_targets(state: State) -> tuple[Any, ...]:
    """The targets of the card at work, which all have seen; none while targets are being named."""
    if state.naming != NO_CARD or not state.stack:
        return ()
    return in_words(state, state.stack[0].kind, state.named)


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


def imagine(view: MaltaView, luck: Luck) -> State:
    """A whole state that fits the view: what the viewer knows stays, all other cards are dealt afresh."""
    settings = Settings(malta_box(view.components), view.seats, view.options, view.rules)
    state = new_state(settings)
    TABLE.lay_out(state, view, settings)
    lay_the_rest(state, view)
    deal_afresh(state, view, luck)
    guess_sealed(state, view, luck)
    return state


def lay_the_rest(state: State, view: MaltaView) -> None:
    """The board, the lives, the cards in play, and the viewer's own half-made choices."""
    box = state.box
    state.step = view.step
    state.asked = seats_of(view.to_act)
    state.spaces = bytes([box.space_of[space.space] for space in view.board])
    state.lies = bytes([space.turned + (0 if space.face_up else REMOVED) for space in view.board])
    state.gone = bag_of(box.cards, [box.kind_of[card] for card in view.gone])
    state.still_in = seats_of([seat for seat, lives in enumerate(view.lives) if lives])
    state.spare = seats_of([seat for seat, lives in enumerate(view.lives) if lives > 1])
    state.stack = tuple(
        [Played(box.kind_of[one.card], one.seat, numbers(state, one.card, one.targets)) for one in view.stack]
    )
    state.player = NOBODY if view.player is None else view.player
    state.naming = NO_CARD if view.naming is None else box.kind_of[view.naming]
    at_work = view.naming or (view.stack[0].card if view.stack else None)
    state.named = () if at_work is None else numbers(state, at_work, view.named)


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
    for one in state.stack:
        unseen = unseen.minus(one.kind)
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
            state.answers[seat] = ANSWER.read(view.answer, state.settings)
        elif state.phase == PASSING_ON:
            state.answers[seat] = 2 + luck.draw(Bag(box.cards, bytes(state.hands[seat])))
        else:
            assert state.phase == ANSWERING
            hand = state.hands[seat]
            state.answers[seat] = luck.pick([1] + [2 + kind for kind in box.reactions if kind in hand])
