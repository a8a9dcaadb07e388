"""The actions of All Wound Up.  Not compiled, because mypyc cannot compile msgspec Structs.

Angles are whole numbers of 1/65536 turn, counter-clockwise; the facing 0 points east.  Coordinates are in 1/100 mm from
the south-west corner of the south-western cell.
"""

from __future__ import annotations

from typing import Annotated

from ludotheque.core.structs import Action, Card, Seat
from ludotheque.core.things import Thing

Facing = Annotated[int, Thing("facing")]
Pawn = Annotated[str, Thing("pawn")]
Token = Annotated[str, Thing("token")]


class Agree(Action, frozen=True):
    """§1.5  Agree to the layout; the match begins when all seats have agreed."""


class GiveCard(Action, frozen=True):
    """§3.2  Choose the next card to pass on; the last one completes the choice."""

    card: Card


class DiscardCard(Action, frozen=True):
    """§3.1  Choose the next card to discard; the last one completes the choice."""

    card: Card


class Open(Action, frozen=True):
    """§4.1  Name a type; you play all your cards of this type and as many Wilds as you like."""

    card: Card
    wilds: int


class Pass(Action, frozen=True):
    """§4.1, §4.3  Open no type, or add nothing to the bid."""


class Answer(Action, frozen=True):
    """§4.2  Play all your cards of the type, which you must do, and some Wilds if you like."""

    wilds: int


class Raise(Action, frozen=True):
    """§4.3  Add some Wilds to your bid."""

    wilds: int


class NameTarget(Action, frozen=True):
    """§5.3  Name the seat whose pawn you will rotate."""

    seat: Seat


class PlacePawn(Action, frozen=True):
    """§6.6  Place your pawn anywhere in the area, with its foot box completely inside and with any facing."""

    x: int
    y: int
    facing: Facing


class FacePawn(Action, frozen=True):
    """§7.2, §6.11  Choose the facing of your pawn; the rules say at which place the pawn comes back."""

    facing: Facing


class Turn(Action, frozen=True):
    """§5.2  Rotate the pawn about its centre; a negative angle turns it clockwise."""

    turn: int


class LetGo(Action, frozen=True):
    """§5.1  Wind your pawn and let it go: each black token takes off a turn of the key, each green token adds one.
    With option `aim`, you may turn the pawn first.
    """

    black: int
    green: int
    turn: int


class GainToken(Action, frozen=True):
    """§8.1  Your pawn touched a brain: gain a black token or, if the supply has none, a token of the next higher colour
    that it has.
    """


class UpgradeToken(Action, frozen=True):
    """§8.1  Your pawn touched a brain: upgrade a token by one rank or, if the supply has no such token, to the next
    higher colour that it has.
    """

    token: Token


class LeaveBrain(Action, frozen=True):
    """§8.1  Your pawn touched a brain: take nothing."""


class UsePurple(Action, frozen=True):
    """§8.3  At any time: spend a purple token to turn your own pawn, clockwise if the angle is negative."""

    turn: int


class UseYellow(Action, frozen=True):
    """§8.3  While an opening is awaited: spend a yellow token to steal a random card from a seat."""

    seat: Seat


class UseRed(Action, frozen=True):
    """§8.3  While bids are raised: spend a red token to raise your own bid by one."""


Actions = (
    Agree
    | GiveCard
    | DiscardCard
    | Open
    | Pass
    | Answer
    | Raise
    | NameTarget
    | PlacePawn
    | FacePawn
    | Turn
    | LetGo
    | GainToken
    | UpgradeToken
    | LeaveBrain
    | UsePurple
    | UseYellow
    | UseRed
)
