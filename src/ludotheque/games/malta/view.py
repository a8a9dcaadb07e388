"""§1.6  What each seat knows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ludotheque.core.bag import bag_of
from ludotheque.core.fields import Views
from ludotheque.core.kinds import NOBODY
from ludotheque.core.structs import Seat
from ludotheque.games.malta.board import DIRECTIONS, GRIDS, TURNED
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.state import NO_CARD, PLAYING, REMOVED, TABLE, State
from ludotheque.games.malta.targets import in_words
from ludotheque.games.malta.views import MaltaView, SpaceView

VIEWS: Final = Views(TABLE, "malta", MaltaView, ("board", "lives", "player", "naming", "named"))


def view(state: State, seat: Seat | None) -> MaltaView:
    """All that a seat knows; None for a spectator."""
    settings = state.settings
    box = settings.box
    doer = state.asked.members[0] if state.pending else None
    is_mine = doer is None or seat == doer  # are there no steps but this seat's own?
    is_hidden = state.phase == PLAYING and not is_mine
    naming = NO_CARD if is_hidden else state.naming
    seen: MaltaView = VIEWS.make(
        state,
        seat,
        state.step if is_mine else state.step - state.pending,
        state.asked.members,
        (),
        is_mine,
        (
            board_view(box, settings.grid.side, state.spaces, state.lies),
            tuple([state.lives(who) for who in range(settings.seats)]),
            None if is_hidden or state.player == NOBODY else state.player,
            None if naming == NO_CARD else box.cards[naming],
            in_words(state, naming, state.named) if naming != NO_CARD and is_mine else working_targets(state),
        ),
    )
    return seen


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
