"""The contents of the box: cards and wrestlers, read from box.toml and checked.  mypyc does not compile this module."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ludotheque.core.components import Boxes, convert_contents
from ludotheque.core.errors import BadInput
from ludotheque.games.glory.box import EVENT, PATHS, CardKind, GloryBox

FOLDER = Path(__file__).parent

GROUPS: Final = ("attack", "defence", "referee", "event", "diva")

# The effects that cards of each group may have.
EFFECTS: Final = {
    "attack": ("die", "points"),
    "defence": ("die", "points"),
    "referee": ("cancel", "leave", "void", "more"),
    "event": ("draw", "lose", "give", "roll", "take"),
    "diva": ("throw",),
}


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card, as box.toml describes it."""

    id: str
    group: Literal["attack", "defence", "referee", "event", "diva"]
    effect: str
    count: int
    amount: int = 0


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The look of a wrestler, for clients that draw the wrestler."""

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
    """A wrestler, as box.toml describes it."""

    id: str
    gender: Literal["woman", "man"]
    age: int
    style: str
    look: Look


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of box.toml."""

    stamina: int
    hand: int
    hand_for_two: int
    fee: int
    most_dice: int
    turns_outside: int
    card: tuple[CardRow, ...]
    wrestler: tuple[WrestlerRow, ...]


def tables(contents: Mapping[str, Any], edited: Mapping[str, Any] | None) -> GloryBox:
    """Returns the box made from checked contents; combat cards are numbered before event cards."""
    rows = convert_contents(contents, Contents)
    numbers = check_numbers(rows)
    check_rows(rows)
    cards = [CardKind(row.id, GROUPS.index(row.group), row.effect, row.amount, row.count) for row in rows.card]
    cards.sort(key=lambda card: card.group)
    return GloryBox(contents, edited, numbers, cards, [row.id for row in rows.wrestler])


def league(box: GloryBox) -> tuple[WrestlerRow, ...]:
    """Returns the wrestlers of a box with their ages, styles and looks."""
    return convert_contents(box.contents, Contents).wrestler


def check_numbers(rows: Contents) -> dict[str, int]:
    """Returns the single numbers of the box by name; raises BadInput for numbers with which the game cannot be played."""
    numbers: dict[str, int] = {}
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
        numbers[name] = value
    return numbers


def check_rows(rows: Contents) -> None:
    """Raises BadInput for cards and wrestlers with which the game cannot be played."""
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


glory_box = Boxes(FOLDER, tables).find
