"""Makes the view of each seat (§1.6 of the rulebook)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludotheque.core.bag import bag_of
from ludotheque.core.kinds import NOBODY
from ludotheque.core.structs import Seat
from ludotheque.games.malta.board import DIRECTIONS, GRIDS, TURNED
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.cards import names_of
from ludotheque.games.malta.state import (
    ANSWER,
    IN_PLAY,
    NO_CARD,
    PHASE_NAMES,
    PLACES,
    PLAYING,
    REMOVED,
    SPACES,
    State,
)
from ludotheque.games.malta.targets import target_names
from ludotheque.games.malta.views import MaltaView, SpaceView


def view(state: State, seat: Seat | None) -> MaltaView:
    """Returns everything a seat knows; None for a spectator.

    The table of fields describes the same view, and a test compares the two.  The view is written out here for speed:
    compiled code is fastest with attributes whose names it knows, and with a Struct whose fields are passed by
    position.
    """
    settings = state.settings
    box, seats = settings.box, settings.seats
    doer = state.asked.members[0] if state.pending else None
    is_mine = doer is None or seat == doer  # was every unfinished step taken by this seat?
    is_hidden = state.phase == PLAYING and not is_mine
    naming = NO_CARD if is_hidden else state.naming
    return MaltaView(
        "malta",
        seat,
        seats,
        state.step if is_mine else state.step - state.pending,
        state.asked.members,
        (),  # the seats that may act without being asked: none in this game
        state.outcome,
        settings.own_options(),
        box.edited_contents(),
        settings.version,
        PHASE_NAMES[state.phase],
        state.turn,
        state.round,
        state.had_turn.members,
        state.quota,
        board_view(box, settings.grid.side, state.spaces, state.lies),
        PLACES.write_all(state.pawns, settings),
        SPACES.write_all(state.homes, settings),
        None if seat is None else names_of(state, state.hands[seat]),
        tuple([len(hand) for hand in state.hands]),
        ((),) * seats if seat is None else state.known.named(seat, seats),
        len(state.deck.items),
        names_of(state, state.discards),
        state.gone.named(),
        tuple([state.lives(who) for who in range(seats)]),
        state.lost,
        state.blind.members,
        state.blinded,
        tuple([IN_PLAY.write(one, settings) for one in state.stack]),
        state.reacted.members,
        tuple([who for who in range(seats) if state.answers[who]]),
        None if seat is None else ANSWER.write(state.answers[seat], settings),
        None if is_hidden or state.player == NOBODY else state.player,
        None if state.original == NOBODY else state.original,
        None if naming == NO_CARD else box.cards[naming],
        visible_targets(state, naming, is_mine),
        state.pending if is_mine else 0,
        names_of(state, state.chosen) if is_mine else (),
        state.to_choose,
        None if state.receiver == NOBODY else state.receiver,
        state.toll,
        state.owners,
        state.winded,
    )


def targets_shown_to(state: State, seat: Seat) -> tuple[Any, ...]:
    """Returns the named targets that a seat may see."""
    is_mine = not state.pending or seat == state.asked.members[0]
    return visible_targets(state, NO_CARD if state.phase == PLAYING and not is_mine else state.naming, is_mine)


def visible_targets(state: State, naming: int, is_mine: bool) -> tuple[Any, ...]:
    """Returns the targets named so far, if they are the viewer's own steps; otherwise the targets of the card in play."""
    return target_names(state, naming, state.named) if naming != NO_CARD and is_mine else working_targets(state)


def working_targets(state: State) -> tuple[Any, ...]:
    """Returns the targets of the card in play, which everybody has seen; none while targets are being named."""
    if state.naming != NO_CARD or not state.stack:
        return ()
    return target_names(state, state.stack[0].kind, state.named)


def hidden(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """Returns the cards that a seat cannot locate: those in the deck, and those in other hands that the seat does not
    know.
    """
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
    """Returns the whole board; the result is cached, because the board seldom changes and looks the same to all seats."""
    names = GRIDS[side].names
    return tuple([space_view(box, names[place], spaces[place], lies[place]) for place in range(len(names))])


def space_view(box: MaltaBox, name: str, kind: int, lie: int) -> SpaceView:
    """Returns the view of one space."""
    is_face_up = lie < REMOVED
    arrows = TURNED[box.arrows[kind]][lie % REMOVED] if is_face_up else 0
    ways = tuple([DIRECTIONS[way] for way in range(4) if arrows >> way & 1])
    return SpaceView(name, box.spaces[kind], lie % REMOVED, is_face_up, ways, box.numbers[kind] if is_face_up else 0)
