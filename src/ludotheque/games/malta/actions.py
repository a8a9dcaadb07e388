"""The actions of Malta.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

from typing import Annotated, Literal

from ludotheque.core.structs import Action, Card, Seat
from ludotheque.core.things import Thing

Direction = Annotated[Literal["up", "right", "down", "left"], Thing("direction")]
Line = Annotated[str, Thing("line")]  # "row 3" or "column c"
Place = Annotated[str, Thing("place")]  # a square of the grid, such as c4
Quarters = Annotated[int, Thing("quarters")]  # quarter turns clockwise
Space = Annotated[str, Thing("space")]  # a space tile, by its id, wherever it lies


class PlacePawn(Action, frozen=True):
    """§1.3  Put your pawn on a start space."""

    space: Space


class PlayCard(Action, frozen=True):
    """§3.2  Play a card; the targets that the card needs are named in further steps (§3.6)."""

    card: Card


class NameSeat(Action, frozen=True):
    """§3.6  Name a seat as the card's target: either the seat itself or its pawn."""

    seat: Seat


class NameSpace(Action, frozen=True):
    """§3.6  Name a space by its current place, such as c4."""

    place: Place


class NameDirection(Action, frozen=True):
    """§3.6  Name a direction."""

    direction: Direction


class NameQuarters(Action, frozen=True):
    """§3.6  Name how far a space turns: quarter turns clockwise, one to three."""

    quarters: Quarters


class NameLine(Action, frozen=True):
    """§3.6  Name the row or column that slides, such as "row 3" or "column c"."""

    line: Line


class Pass(Action, frozen=True):
    """§5.1  Do not react."""


class React(Action, frozen=True):
    """§5.1  React with a Negate or a Boomerang to the card on top of the stack."""

    card: Card


class ChooseCard(Action, frozen=True):
    """§3.6  Choose a card of your hand to discard, give, pass on or pay."""

    card: Card


class PayFirst(Action, frozen=True):
    """§3.4  Choose which seat is paid next when you cannot pay everybody."""

    seat: Seat


class Move(Action, frozen=True):
    """§3.3  Move your pawn along an arrow."""

    direction: Direction


Actions = (
    PlacePawn
    | PlayCard
    | NameSeat
    | NameSpace
    | NameDirection
    | NameQuarters
    | NameLine
    | Pass
    | React
    | ChooseCard
    | PayFirst
    | Move
)
