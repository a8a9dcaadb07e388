"""The view of Malta.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.structs import Card, Seat, View


class SpaceView(msgspec.Struct, frozen=True, rename="camel"):
    """A space as it lies: the directions in which its arrows point now, and its current number (0 if its 0-circle is
    up).
    """

    place: str
    space: str
    turned: int  # the number of quarter turns by which the space is turned clockwise
    face_up: bool
    arrows: tuple[str, ...]
    number: int


class PlayedView(msgspec.Struct, frozen=True, rename="camel"):
    """A card in play, with its targets."""

    card: Card
    seat: Seat
    targets: tuple[Any, ...]


class MaltaView(View, frozen=True):
    """Everything a seat knows (§1.6); fields that hold this seat's secrets are None or empty in the views of other
    seats.
    """

    phase: str
    turn: Seat
    round: int
    had_turn: tuple[Seat, ...]
    quota: int  # cards still to be played this turn
    board: tuple[SpaceView, ...]  # row by row from the bottom left
    pawns: tuple[str | None, ...]  # the place of each pawn; None: off the board
    homes: tuple[str | None, ...]  # the start space of each pawn (§4.4)
    hand: tuple[Card, ...] | None  # None for a spectator
    hand_sizes: tuple[int, ...]  # the number of cards in each hand
    known: tuple[tuple[Card, ...], ...]  # cards that this seat knows to be in each hand
    deck: int  # the number of cards in the deck
    discards: tuple[Card, ...]  # the discard pile, in the order in which the cards were discarded
    gone: tuple[Card, ...]  # cards out of the game (§4.14)
    lives: tuple[int, ...]
    lost: tuple[Seat, ...]  # the lost seats, in the order in which they lost
    blind: tuple[Seat, ...]  # the seats with a Blind Faith on their next turn (§4.7)
    blinded: bool  # are the cards of this turn drawn at random?
    stack: tuple[PlayedView, ...]  # the card in play and the reactions on it
    reacted: tuple[Seat, ...]  # the seats that reacted in this stack
    answered: tuple[Seat, ...]  # the seats that have sealed a choice
    answer: str | None  # this seat's own sealed choice: "pass" or a card
    player: Seat | None  # the seat for which the card in play works
    original: Seat | None  # if a Boomerang has turned the card in play round: the seat that played this card (§5.3)
    naming: Card | None  # the card whose targets are being named
    named: tuple[Any, ...]  # the targets named for the card in `naming` or, afterwards, for the card in play
    pending: int  # the number of this seat's own steps that nobody else has seen
    chosen: tuple[Card, ...]  # the cards chosen in an unfinished choice
    to_choose: int  # the number of cards that must be chosen in all
    receiver: Seat | None  # the seat that gets the chosen cards
    toll: int  # the number of cards owed to each owner of a pawn on the space (§3.4)
    owners: tuple[Seat, ...]  # the owners that have not been paid yet
    winded: bool  # does this move come from a Second Wind (§4.13)?
