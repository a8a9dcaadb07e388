"""The contents of Malta's box: checked, and turned into lookup tables for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ludotheque.core.components import Boxes, convert_contents
from ludotheque.core.errors import BadInput
from ludotheque.games.malta.actions import Direction
from ludotheque.games.malta.board import DIRECTIONS
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.cards import EFFECTS

FOLDER = Path(__file__).parent
START_SPACES = 7
BOARD_SPACES = 49

Id = Annotated[str, msgspec.Meta(min_length=1)]
AT_MOST = msgspec.Meta(max_length=200)  # kinds are stored as bytes, so there must be fewer than 256


class SpaceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of space, as box.toml describes it."""

    id: Id
    shape: Literal["star", "crown", "drop"]
    number: int
    count: int
    direction: Direction | None = None
    start: bool = False


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card, as box.toml describes it."""

    id: Id
    group: Literal["hand", "pawn", "space", "turn"]
    count: int
    effect: str
    amount: int = 0


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of box.toml."""

    space: Annotated[tuple[SpaceRow, ...], AT_MOST]
    card: Annotated[tuple[CardRow, ...], AT_MOST]


def arrows_of(row: SpaceRow) -> int:
    """§1.2  Returns the arrows: all four of a star; the direction and both sides of a crown;
    only the direction of a drop.
    """
    if row.shape == "star":
        return 0b1111
    way = DIRECTIONS.index(row.direction or "up")
    if row.shape == "drop":
        return 1 << way
    return 0b1111 & ~(1 << (way + 2) % 4)


def start_names(row: SpaceRow) -> list[str]:
    """Returns the names of the start spaces, from the left."""
    return [f"{row.id} {number + 1}" for number in range(START_SPACES)]


def tables(contents: Mapping[str, Any], edited: Mapping[str, Any] | None) -> MaltaBox:
    """Returns the box made from checked contents."""
    rows = convert_contents(contents, Contents)
    check_rows(rows)
    # Each start space is a kind of its own, numbered from the left, so that the space can be found again after it has
    # been moved (§4.4).
    spaces = [
        (name, row.shape, arrows_of(row), row.number, 0) for row in rows.space if row.start for name in start_names(row)
    ]
    spaces += [(row.id, row.shape, arrows_of(row), row.number, row.count) for row in rows.space if not row.start]
    cards = [(row.id, row.group, row.effect, EFFECTS[row.effect].needs, row.amount, row.count) for row in rows.card]
    reactions = [kind for kind, row in enumerate(rows.card) if EFFECTS[row.effect].reacts]
    return MaltaBox(contents, edited, spaces, cards, reactions)


def check_rows(rows: Contents) -> None:
    """Raises BadInput for a box with which Malta cannot be played."""
    for number, space in enumerate(rows.space):
        where = f"components.space[{number}] ({space.id})"
        if not 0 <= space.number <= 9:
            raise BadInput(f"{where}.number", "bad-number", value=str(space.number), low=0, high=9)
        if not 0 <= space.count <= 99:
            raise BadInput(f"{where}.count", "bad-number", value=str(space.count), low=0, high=99)
        if (space.shape == "star") != (space.direction is None):
            raise BadInput(f"{where}.direction", "star-direction", game="malta")
    for number, card in enumerate(rows.card):
        where = f"components.card[{number}] ({card.id})"
        if card.effect not in EFFECTS:
            raise BadInput(f"{where}.effect", "bad-choice", value=card.effect, names=", ".join(EFFECTS))
        if not 0 <= card.count <= 99:
            raise BadInput(f"{where}.count", "bad-number", value=str(card.count), low=0, high=99)
        least = 1 if EFFECTS[card.effect].has_amount else 0
        if not least <= card.amount <= 9:
            raise BadInput(f"{where}.amount", "bad-number", value=str(card.amount), low=least, high=9)
    starts = [row.count for row in rows.space if row.start]
    if starts != [START_SPACES]:
        raise BadInput("components.space", "bad-starts", game="malta")
    spaces = [name for row in rows.space for name in (start_names(row) if row.start else [row.id])]
    # No card may be called "pass", because that names a sealed answer without a card.
    cards_and_pass = [row.id for row in rows.card] + ["pass"]
    for part, names in (("space", spaces), ("card", cards_and_pass)):
        if len(set(names)) < len(names):
            raise BadInput(f"components.{part}", "double-id", game="malta")
    others = sum(row.count for row in rows.space if not row.start)
    if not BOARD_SPACES - START_SPACES <= others <= 255:
        raise BadInput("components.space", "too-few-spaces", game="malta", count=others)
    cards = sum(row.count for row in rows.card)
    if not 24 <= cards <= 255:
        raise BadInput("components.card", "too-few-cards", game="malta", count=cards)


malta_box = Boxes(FOLDER, tables).find
