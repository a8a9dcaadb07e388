"""The commands that a client may send to a table.

Never compiled: mypyc would break its msgspec Structs.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.structs import Seat, lower_camel
from ludotheque.table.orders import Order


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=lower_camel,
    rename="camel",
):
    """A command from a client.

    The client chooses the id, which makes the command idempotent: a command sent again with the same id gets the same
    answer and is carried out only once.
    """

    id: str


class Play(Command, frozen=True, kw_only=True):
    """Plays an action, chosen when `version` was the latest the client had seen."""

    version: int
    action: dict[str, Any]


class TakeBack(Command, frozen=True, kw_only=True):
    """Takes back the sender's last step, sealed choice or answer; `version` as in `Play`."""

    version: int


class GiveOrders(Command, frozen=True, kw_only=True):
    """Replaces the sender's standing orders."""

    orders: tuple[Order, ...]


class SitDown(Command, frozen=True, kw_only=True):
    """Takes a seat; `seal` as in `AddSeal`."""

    seat: Seat
    name: str
    seal: str | None = None


class AddSeal(Command, frozen=True, kw_only=True):
    """Seals the sender's nonce for the luck.  The seal is the SHA-256, in hexadecimal, of "ludotheque nonce", NUL, the
    commitment of the table, NUL, the seat, NUL and a nonce of 16 to 64 random bytes; every seal needs a new nonce.
    """

    seal: str


class OpenNonce(Command, frozen=True, kw_only=True):
    """Opens the sender's sealed nonce, now that nobody can change a seal."""

    nonce: str


class StandUp(Command, frozen=True, kw_only=True):
    """Leaves the sender's seat, before the match."""


class SeatBot(Command, frozen=True, kw_only=True):
    """Seats a bot before the match; bot None frees the seat."""

    seat: Seat
    bot: str | None


class ChooseColour(Command, frozen=True, kw_only=True):
    """Chooses a colour for the sender's pieces; `pieces` says which set, from 0, if there are several."""

    colour: str
    pieces: int = 0


class Begin(Command, frozen=True, kw_only=True):
    """Begins the match at the table."""


class HandOver(Command, frozen=True, kw_only=True):
    """Lets a bot play on for the sender, or for a seat whose person has been away too long."""

    seat: Seat
    bot: str | None = None  # None: the table's default stand-in


class TakeSeat(Command, frozen=True, kw_only=True):
    """Takes the sender's seat back from the bot that plays it."""


class Pause(Command, frozen=True, kw_only=True):
    """Stops all clocks of the table."""


class Resume(Command, frozen=True, kw_only=True):
    """Starts the clocks again."""


class Resign(Command, frozen=True, kw_only=True):
    """Gives up the match for the sender's seat."""


class Chat(Command, frozen=True, kw_only=True):
    """Says something to everybody at the table, in words or by the id of an emote; spectators may too."""

    text: str = ""
    emote: str = ""  # one of `EMOTES`, instead of a text


class Silence(Command, frozen=True, kw_only=True):
    """The host forbids a person (None: all spectators) to chat, or allows it again."""

    seat: Seat | None
    is_silent: bool


class AskRematch(Command, frozen=True, kw_only=True):
    """Asks the other players for a rematch."""


class Describe(Command, frozen=True, kw_only=True):
    """Asks for a description of the position in words."""


class Advise(Command, frozen=True, kw_only=True):
    """Asks the game for advice; `about` is defined by the game.  `version` as in `Play`."""

    version: int
    about: Any = None


class AskHint(Command, frozen=True, kw_only=True):
    """Asks what a bot would do.  Everybody learns that the sender has had a hint.  `version` as in `Play`."""

    version: int


Commands = (
    Play
    | TakeBack
    | GiveOrders
    | SitDown
    | AddSeal
    | OpenNonce
    | Chat
    | Silence
    | StandUp
    | SeatBot
    | ChooseColour
    | Begin
    | HandOver
    | TakeSeat
    | Pause
    | Resume
    | Resign
    | AskRematch
    | Describe
    | Advise
    | AskHint
)
