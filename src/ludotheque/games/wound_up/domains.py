"""The possible values of the fields of All Wound Up's actions and views, so that learning programs can encode them as
numbers.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.domains import ANGLE, LEFT_OUT, Rows, Scale, Source
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.box import CARDS, TOKENS, TYPES, WILD, WoundUpBox
from ludotheque.games.wound_up.state import NO_CARD, PASSING, PHASE_NAMES, WHERE_NAMES, State

MILLIMETRES = Scale(100)
MOST_TOKENS = 5  # the maximum number of tokens of one colour


def domains(options: dict[str, Any], box: WoundUpBox) -> dict[str, Any]:
    """Returns the domains of a match with this box; coordinates are encoded in millimetres."""
    wilds = tuple(range(box.deck.items.count(WILD) + 1))
    tokens = tuple(range(MOST_TOKENS + 1))
    return {
        "card": CARDS,
        "Open.card": CARDS[:TYPES],
        "opened": CARDS,
        "Open.wilds": wilds,
        "Answer.wilds": wilds,
        "Raise.wilds": wilds,
        "LetGo.black": tokens,
        "LetGo.green": tokens,
        "token": TOKENS,
        "pawn": tuple(box.pawn_names()),
        "board": LEFT_OUT,  # the board never changes
        "passing": LEFT_OUT,
        "bias": Scale(0.001),
        "phase": tuple(PHASE_NAMES.values()),
        "where": WHERE_NAMES,
        "PawnView.x": MILLIMETRES,
        "PawnView.y": MILLIMETRES,
        "PawnView.facing": ANGLE,
        "PawnView.ignores": Rows(4),
        "PawnView.paid": Rows(4),
        "played": CARDS,
        "supply": TOKENS,
        "tokens": TOKENS,
        "what": ("brain", "place"),
        "dues": Rows(4),
        "bids": Rows(4),
    }


def may_act(state: State, viewer: Seat) -> Any:
    """Returns the seats that may use a token."""
    return state.may_act()


def hand(state: State, viewer: Seat) -> Any:
    """Returns a cache key that changes with the cards in the viewer's hand."""
    return tuple(state.hands[viewer])


def discarded(state: State, viewer: Seat) -> Any:
    """Returns a cache key that changes with the cards that the viewer has discarded."""
    return tuple(state.discards[viewer])


def discard_sizes(state: State, viewer: Seat) -> Any:
    """Returns the number of cards that each seat has discarded."""
    return tuple([len(pile) for pile in state.discards])


def sealed(state: State, viewer: Seat) -> Any:
    """Returns a cache key that changes with the list of seats that have sealed a choice."""
    return state.stage, state.passer, state.choosers() if state.stage == PASSING else NO_SEATS


def chosen(state: State, viewer: Seat) -> Any:
    """Returns a cache key that changes with the cards that the viewer has chosen so far."""
    return state.chosen[viewer]


def auction(state: State, viewer: Seat) -> Any:
    """Returns a cache key that changes with what the viewer sees of the auction."""
    if state.card == NO_CARD:
        return None
    forced = state.hands[viewer][state.card] if viewer in state.to_answer else None
    bids = (tuple(state.cards_bid), tuple(state.wilds_bid), tuple(state.reds_bid))
    return (
        state.card,
        state.bidder,
        bids,
        state.to_answer,
        forced,
        state.raiser,
        state.passed,
        state.acting,
        state.target,
    )


# For each field of a view that the table of fields does not cover, its source: what the field's value depends on (see
# core/domains.py).
SOURCES: Final[dict[str, Source]] = {
    "to_act": ("asked",),
    "may_act": may_act,
    "phase": ("phase",),
    "bidder": ("bidder", "stage"),
    "pawns": (
        *("pawns", "where", "x", "y", "facing", "tile", "spot", "progress", "ignores", "crossing", "paid", "fed"),
        *("phase", "card", "target"),
    ),
    "hand": hand,
    "hand_sizes": ("sizes",),
    "deck": ("deck",),
    "discarded": discarded,
    "discard_sizes": discard_sizes,
    "played": ("played",),
    "sealed": sealed,
    "chosen": chosen,
    "locked": ("locked",),
    "auction": auction,
    "supply": ("supply",),
}
