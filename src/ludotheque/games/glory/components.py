"""What is in the box: cards and wrestlers, read from components.toml and checked.  Never compiled."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.components import Box, checked, standard_components
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Action
from ludotheque.games.glory.actions import (
    Challenge,
    Discard,
    Intervene,
    Lay,
    LayMore,
    PlayOnSeat,
    PlayOnWrestler,
    TakeWrestler,
    UseWrestler,
)

FOLDER = Path(__file__).parent
PATHS: Final = 6
MOST_SEATS: Final = 6

# Groups of cards.  The first three are the combat deck, the other two the event deck.
ATTACK: Final = 0
DEFENCE: Final = 1
REFEREE: Final = 2
EVENT: Final = 3
DIVA: Final = 4
GROUPS: Final = ("attack", "defence", "referee", "event", "diva")

# What a card does: an effect of its group.
EFFECTS: Final = {
    "attack": ("die", "points"),
    "defence": ("die", "points"),
    "referee": ("cancel", "leave", "void", "more"),
    "event": ("draw", "lose", "give", "roll", "take"),
    "diva": ("throw",),
}

ABOUT_CARDS: Final = ("draw", "lose")  # §8.2  events aimed at a seat; all others at a wrestler


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card, as the file tells it."""

    id: str
    group: Literal["attack", "defence", "referee", "event", "diva"]
    effect: str
    count: int
    amount: int = 0


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a wrestler looks, for whoever draws it."""

    build: str
    skin: str
    hair: str
    hair_colour: str
    face: str
    outfit: str
    main: str
    accent: str
    emblem: str
    extra: str


class WrestlerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wrestler, as the file tells it."""

    id: str
    gender: Literal["woman", "man"]
    age: int
    style: str
    look: Look


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    stamina: int
    hand: int
    hand_for_two: int
    fee: int
    most_dice: int
    turns_outside: int
    card: tuple[CardRow, ...]
    wrestler: tuple[WrestlerRow, ...]


class GloryBox(Box):
    """The box, with one entry a kind of card in every table.  Combat cards are numbered before event cards."""

    def __init__(self, contents: Mapping[str, Any], edited: Mapping[str, Any] | None = None) -> None:
        super().__init__(contents, edited)
        rows = checked(contents, Contents)
        check_numbers(rows)
        check_rows(rows)
        self.stamina = rows.stamina
        self.hand = rows.hand
        self.hand_for_two = rows.hand_for_two
        self.fee = rows.fee
        self.most_dice = rows.most_dice
        self.turns_outside = rows.turns_outside
        cards = sorted(rows.card, key=lambda row: GROUPS.index(row.group))
        self.cards = tuple([row.id for row in cards])
        self.kind_of = {row.id: kind for kind, row in enumerate(cards)}
        self.groups = bytes([GROUPS.index(row.group) for row in cards])
        self.effects = tuple([row.effect for row in cards])
        self.amounts = tuple([row.amount for row in cards])
        self.about_cards = tuple([row.effect in ABOUT_CARDS for row in cards])
        self.first_referee = sum([group < REFEREE for group in self.groups])  # §4.2  below: attack and defence
        self.first_event = sum([group < EVENT for group in self.groups])  # below: the combat deck
        self.first_diva = sum([group < DIVA for group in self.groups])
        self.deck = bag_of(self.cards, [kind for kind, row in enumerate(cards) for _ in range(row.count)])
        items = self.deck.items
        self.decks = (
            bag_of(self.cards, [kind for kind in items if kind < self.first_event]),
            bag_of(self.cards, [kind for kind in items if kind >= self.first_event]),
        )
        self.no_cards = Bag(self.cards)
        self.league = rows.wrestler
        self.wrestlers = tuple([row.id for row in rows.wrestler])
        self.wrestler_of = {row.id: number for number, row in enumerate(rows.wrestler)}
        self.make_actions()

    def make_actions(self) -> None:
        """Actions are made once and used again and again."""
        self.discards: tuple[Action, ...] = tuple([Discard(card) for card in self.cards])
        self.plays_on_wrestler: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([PlayOnWrestler(card, name) for name in self.wrestlers]) for card in self.cards]
        )
        self.plays_on_seat: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([PlayOnSeat(card, seat) for seat in range(MOST_SEATS)]) for card in self.cards]
        )
        self.challenges: tuple[Action, ...] = tuple([Challenge(name) for name in self.wrestlers])
        self.uses: tuple[Action, ...] = tuple([UseWrestler(name) for name in self.wrestlers])
        self.takes: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([TakeWrestler(name, path + 1) for path in range(PATHS)]) for name in self.wrestlers]
        )
        # §4.2  [card + 1][number of the referee card + 1], 0 being none
        fighting = self.cards[: self.first_referee]
        referees = (None, *self.cards[self.first_referee : self.first_event])
        self.lays: tuple[tuple[Action, ...], ...] = tuple(
            [tuple([Lay(card, referee) for referee in referees]) for card in (None, *fighting)]
        )
        # §4.11  [card + 1][card + 1], 0 being none
        self.more: tuple[tuple[Action, ...], ...] = (
            (LayMore(()),),
            *[(LayMore((one,)), *[LayMore((one, other)) for other in fighting]) for one in fighting],
        )
        # §4.3  of each two fighters: without a diva, and with each kind of diva
        self._interventions: dict[int, tuple[tuple[Action, ...], ...]] = {}

    def interventions(self, one: int, other: int) -> tuple[tuple[Action, ...], ...]:
        """§4.3  What bystanders of a fight between two wrestlers may lay.

        Row 0 has the dice without a diva: none, for the one, for the other; row 1 + n those six with the nth diva.
        """
        key = one * 256 + other
        rows = self._interventions.get(key)
        if rows is None:
            fighters = (self.wrestlers[one], self.wrestlers[other])
            dice = (None, *fighters)
            made: list[tuple[Action, ...]] = [tuple([Intervene(None, None, die) for die in dice])]
            for card in self.cards[self.first_diva :]:
                made.append(tuple([Intervene(card, before, die) for die in dice for before in fighters]))
            rows = tuple(made)
            self._interventions[key] = rows
        return rows


def check_numbers(rows: Contents) -> None:
    """Complains (BadInput) about numbers with which nothing works."""
    for name, value, low, high in (
        ("stamina", rows.stamina, 1, 200),
        ("hand", rows.hand, 1, 60),
        ("hand_for_two", rows.hand_for_two, 2, 60),
        ("fee", rows.fee, 0, 20),
        ("most_dice", rows.most_dice, 1, 6),
        ("turns_outside", rows.turns_outside, 1, 9),
    ):
        if not low <= value <= high:
            raise BadInput(f"components.{name}", "bad-number", value=value, low=low, high=high)


def check_rows(rows: Contents) -> None:
    """Complains (BadInput) about cards and wrestlers with which the game cannot be played."""
    for number, card in enumerate(rows.card):
        where = f"components.card[{number}] ({card.id})"
        known = EFFECTS[card.group]
        if card.effect not in known:
            raise BadInput(f"{where}.effect", "bad-choice", value=card.effect, names=", ".join(known))
        if not 0 <= card.count <= 99:
            raise BadInput(f"{where}.count", "bad-number", value=card.count, low=0, high=99)
        low = -9 if card.group == "diva" else 0
        if not low <= card.amount <= 9:
            raise BadInput(f"{where}.amount", "bad-number", value=card.amount, low=low, high=9)
    for part, names in (("card", [row.id for row in rows.card]), ("wrestler", [row.id for row in rows.wrestler])):
        if len(set(names)) < len(names):
            raise BadInput(f"components.{part}", "double-id", game="glory")
    for deck, groups in (("combat", GROUPS[:EVENT]), ("event", GROUPS[EVENT:])):
        count = sum(row.count for row in rows.card if row.group in groups)
        if not 20 <= count <= 2000:
            raise BadInput("components.card", "too-few-cards", game="glory", deck=deck, count=count)
    if len(rows.card) > 200:
        raise BadInput("components.card", "bad-number", value=len(rows.card), low=1, high=200)
    if not PATHS <= len(rows.wrestler) <= 60:
        raise BadInput("components.wrestler", "too-few-wrestlers", game="glory", count=len(rows.wrestler))


_standard: list[GloryBox] = []


def glory_box(components: Mapping[str, Any] | None) -> GloryBox:
    """The box as it comes (read once), or an edited one."""
    if not _standard:
        _standard.append(GloryBox(standard_components(FOLDER)))
    if components is None or components == _standard[0].contents:
        return _standard[0]
    if not isinstance(components, Mapping):
        raise BadInput("components", "bad-components", reason="not a table")
    return GloryBox(components, edited=components)
