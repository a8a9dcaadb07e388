"""What a seat may decide."""

from ludotheque.core.structs import Action, Card, Seat


class Bid(Action, frozen=True):
    """§2  Seal a card as a bid for the wind."""

    card: Card


class Steer(Action, frozen=True):
    """§4  Turn the kite to an angle, in 1/65536 turn."""

    angle: int


class Hold(Action, frozen=True):
    """§4  Leave the kite as it flies."""


class PickCard(Action, frozen=True):
    """§5  First step of giving a card: which one."""

    card: Card


class GiveTo(Action, frozen=True):
    """§5  Second step: to whom."""

    seat: Seat


class Keep(Action, frozen=True):
    """§5  Give nothing."""


class Whistle(Action, frozen=True):
    """§6  Drop a card face down under the kite and draw another."""

    card: Card


Actions = Bid | Steer | Hold | PickCard | GiveTo | Keep | Whistle
