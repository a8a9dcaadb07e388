"""What is on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sized
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.box import Box
from ludotheque.core.components import checked, standard_components
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Outcome, Seat
from ludotheque.core.versions import Change
from tests.sample.views import Position

BID, STEER, GIVE, OVER = "bid", "steer", "give", "over"
PHASES = (BID, STEER, GIVE, OVER)


CHANGES = (
    Change(
        2, "2026-11-16", "§1", {"en": "A steady wind blows from the south.", "fr": "Un vent constant souffle du sud."}
    ),
)
WIND_FROM_THE_SOUTH = 2


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    lift: int
    count: int


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    cards: tuple[Card, ...]


class KitesBox(Box):
    """The cards by number, in the order of the components file."""

    def __init__(self, folder: Path, components: Mapping[str, Any] | None) -> None:
        standard = standard_components(folder)
        contents = standard if components is None else components
        super().__init__(contents, None if contents == standard else contents)
        good = checked(contents, Contents)
        self.hand = good.hand
        self.names = tuple(card.id for card in good.cards)
        self.lifts = tuple(card.lift for card in good.cards)
        self.deck = bag_of(self.names, [kind for kind, card in enumerate(good.cards) for _ in range(card.count)])
        if len(self.deck) < 4 * self.hand:
            raise BadInput("components.cards", "bad-components", reason=f"{len(self.deck)} cards are too few")


class State:
    """Cards are small numbers here, named in the box."""

    __slots__ = (
        *(
            "box",
            "seats",
            "version",
            "rounds",
            "fickle",
            "step",
            "outcome",
            "round",
            "phase",
            "turn",
            "wind",
            "heights",
        ),
        *("angles", "deck", "discards", "hands", "bids", "under", "picked", "known"),
    )

    def __init__(self, box: KitesBox, seats: int, options: Mapping[str, Any], version: str) -> None:
        nothing = Bag(box.names)
        self.box = box
        self.seats = seats
        self.version = version
        self.rounds: int = options["rounds"]
        self.fickle: bool = options["wind"] == "fickle"
        self.step = 0
        self.outcome: Outcome | None = None
        self.round = 0
        self.phase = BID
        self.turn: Seat | None = None
        self.wind = 4 if int(version) >= WIND_FROM_THE_SOUTH else 1
        self.heights = [0] * seats
        self.angles = [0] * seats
        self.deck = box.deck
        self.discards = nothing
        self.hands = [nothing] * seats
        self.bids: list[int | None] = [None] * seats
        self.under: list[int | None] = [None] * seats
        self.picked: int | None = None
        self.known = [[nothing] * seats for _ in range(seats)]

    @property
    def options(self) -> dict[str, Any]:
        return {"rounds": self.rounds, "wind": "fickle" if self.fickle else "steady"}

    def copy(self) -> State:
        twin = State.__new__(type(self))
        for name in State.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.heights = self.heights.copy()
        twin.angles = self.angles.copy()
        twin.hands = self.hands.copy()
        twin.bids = self.bids.copy()
        twin.under = self.under.copy()
        twin.known = [row.copy() for row in self.known]
        return twin

    def held(self, seat: Seat) -> Bag:
        """All cards of a seat that are not on the table: its hand and its sealed bid."""
        bid = self.bids[seat]
        return self.hands[seat] if bid is None else self.hands[seat].plus(bid)

    def name(self, kind: int | None) -> str | None:
        return None if kind is None else self.box.names[kind]


def dump(state: State) -> Position:
    return Position(
        step=state.step,
        outcome=state.outcome,
        round=state.round,
        phase=state.phase,
        turn=state.turn,
        wind=state.wind,
        heights=state.heights,
        angles=state.angles,
        deck=state.deck.counts(),
        discards=state.discards.counts(),
        hands=[hand.counts() for hand in state.hands],
        bids=[state.name(bid) for bid in state.bids],
        under=[state.name(card) for card in state.under],
        picked=state.name(state.picked),
        known=[[bag.counts() for bag in row] for row in state.known],
    )


def load(doc: object, seats: int, options: Mapping[str, Any], box: KitesBox, version: str) -> State:
    """The state that a position tells of; complains about what cannot be."""
    try:
        position = msgspec.convert(doc, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position", "bad-position", reason=str(error)) from error

    def kind(name: str | None) -> int | None:
        if name is not None and name not in box.names:
            raise BadInput("position", "bad-position", reason=f"there is no card {name}")
        return None if name is None else box.names.index(name)

    def bag(counts: dict[str, int]) -> Bag:
        kinds = [kind(name) for name, count in counts.items() for _ in range(count)]
        return bag_of(box.names, [number for number in kinds if number is not None])

    state = State(box, seats, options, version)
    for name in ("step", "outcome", "round", "phase", "turn", "wind"):
        setattr(state, name, getattr(position, name))
    state.heights = list(position.heights)
    state.angles = list(position.angles)
    state.deck = bag(position.deck)
    state.discards = bag(position.discards)
    state.hands = [bag(hand) for hand in position.hands]
    state.bids = [kind(name) for name in position.bids]
    state.under = [kind(name) for name in position.under]
    state.picked = kind(position.picked)
    state.known = [[bag(counts) for counts in row] for row in position.known]
    check(state)
    return state


def check(state: State) -> None:
    """Complains about a position that no match can come to."""

    def must(true: bool, reason: str) -> None:
        if not true:
            raise BadInput("position", "bad-position", reason=reason)

    seats = range(state.seats)
    rows: tuple[Sized, ...] = (
        state.heights,
        state.angles,
        state.hands,
        state.bids,
        state.under,
        state.known,
        *state.known,
    )
    must(all(len(row) == len(seats) for row in rows), f"not everything is there for {len(seats)} seats")
    must(state.phase in PHASES, f"there is no phase {state.phase}")
    must((state.phase in (BID, OVER)) == (state.turn is None), "somebody's turn is missing, or one too many")
    must(state.turn is None or state.turn in seats, f"seat {state.turn} is none of the match")
    must((state.phase == OVER) == (state.outcome is not None), "over and not over")
    must(1 <= state.wind <= 6, f"the wind has no side {state.wind}")
    everything = state.deck.plus_all(state.discards)
    for seat in seats:
        everything = everything.plus_all(state.held(seat))
        card = state.under[seat]
        everything = everything if card is None else everything.plus(card)
        for row in state.known:
            must(all(row[seat].count(k) <= state.held(seat).count(k) for k in row[seat]), "known cards are elsewhere")
    must(everything == state.box.deck, "the cards are not those of the box")
    must(state.picked is None or state.phase == GIVE, "a card is picked though none can be given")
    if state.turn is not None and state.picked is not None:
        must(state.picked in state.hands[state.turn], "the card picked is not in hand")
