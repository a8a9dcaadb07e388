"""The protocol between a table and its clients, from which TypeScript types are generated.  Never compiled.

Every message of a table carries the version it is about.  A message to a viewer is built only from that viewer's view
and from events as that viewer saw them.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ludotheque.core.structs import Outcome, Seat, lower_camel
from ludotheque.core.words import Phrase, Question
from ludotheque.table.news import AllNews as AllNews
from ludotheque.table.news import AnswerKept as AnswerKept
from ludotheque.table.news import AnswerReopened as AnswerReopened
from ludotheque.table.news import ColourShown as ColourShown
from ludotheque.table.news import DeadlinesMoved as DeadlinesMoved
from ludotheque.table.news import MatchBegan as MatchBegan
from ludotheque.table.news import MatchOver as MatchOver
from ludotheque.table.news import MatchPaused as MatchPaused
from ludotheque.table.news import MatchResumed as MatchResumed
from ludotheque.table.news import NonceOpened as NonceOpened
from ludotheque.table.news import NonceShown as NonceShown
from ludotheque.table.news import OpeningBegan as OpeningBegan
from ludotheque.table.news import OpeningFailed as OpeningFailed
from ludotheque.table.news import OrdersKept as OrdersKept
from ludotheque.table.news import PhysicsChanged as PhysicsChanged
from ludotheque.table.news import RematchAt as RematchAt
from ludotheque.table.news import RematchWanted as RematchWanted
from ludotheque.table.news import SealShown as SealShown
from ludotheque.table.news import SeatHandedOver as SeatHandedOver
from ludotheque.table.news import SeatLeft as SeatLeft
from ludotheque.table.news import SeatResigned as SeatResigned
from ludotheque.table.news import SeatSilenced as SeatSilenced
from ludotheque.table.news import SeatTaken as SeatTaken
from ludotheque.table.news import TableOpened as TableOpened
from ludotheque.table.news import TimedOut as TimedOut
from ludotheque.table.news import WindowShut as WindowShut
from ludotheque.table.orders import Order
from ludotheque.table.settings import Settings

PROTOCOL = 4  # raised when clients must understand something new; see `Welcome`

# A client that has heard nothing for a while pings the house; the answer belongs to no version.
PING: Final = '{"type":"ping"}'
PONG: Final = '{"type":"pong"}'

# ── from a client ────────────────────────────────────────────────────────────────────────────────────────────────────


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=lower_camel,
    rename="camel",
):
    """What a client asks for.

    Its id, chosen by the client, makes it idempotent: the same id gets the same answer and is done once.
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
    """Seals the sender's nonce for the luck: the SHA-256 of "ludotheque nonce", NUL, the commitment of the table, NUL,
    the seat, NUL and a nonce of 16 to 64 random bytes, in hexadecimal; a new nonce for every seal.
    """

    seal: str


class OpenNonce(Command, frozen=True, kw_only=True):
    """Opens the sealed nonce, now that nobody can change their seal."""

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
    """Begins the match: everybody is here."""


class HandOver(Command, frozen=True, kw_only=True):
    """Lets a bot play on for the sender, or for a seat whose person has been away too long."""

    seat: Seat
    bot: str | None = None  # None: the table's default stand-in


class TakeSeat(Command, frozen=True, kw_only=True):
    """Takes the sender's seat back from its bot."""


class Pause(Command, frozen=True, kw_only=True):
    """Stops all clocks."""


class Resume(Command, frozen=True, kw_only=True):
    """Starts the clocks again."""


class Resign(Command, frozen=True, kw_only=True):
    """Gives up the match."""


class Chat(Command, frozen=True, kw_only=True):
    """Says something to everybody at the table; spectators may too."""

    text: str


class Silence(Command, frozen=True, kw_only=True):
    """The host stops a person (None: all spectators) from chatting, or lets them again."""

    seat: Seat | None
    is_silent: bool


class AskRematch(Command, frozen=True, kw_only=True):
    """Asks for a rematch."""


class Describe(Command, frozen=True, kw_only=True):
    """Asks for a description of the position in words."""


class Advise(Command, frozen=True, kw_only=True):
    """Asks the game for advice; `about` is defined by the game.  `version` as in `Play`."""

    version: int
    about: Any = None


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
)

# ── to a client ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=lower_camel, rename="camel", gc=False):
    """A message to one viewer about this version."""

    version: int


class Said(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """An event in words; a log may leave out a minor one."""

    phrase: Phrase
    is_minor: bool


class Happened(Message, frozen=True, kw_only=True):
    """Everything this viewer sees of one version; nothing, if it was somebody else's secret."""

    at: int | None = None  # ms since 1970; None if there is nothing to see
    events: tuple[dict[str, Any], ...] = ()
    said: tuple[Said, ...] = ()  # one for each event
    news: tuple[AllNews, ...] = ()


class SeatView(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot", "empty"]
    bot: str  # the bot that plays now, including a stand-in for a person; "" for none
    is_present: bool
    absent_since: int | None
    seal: str  # seal of its person's nonce; "" if there is none, and once the match has begun
    has_opened: bool  # whether its nonce is open
    is_resigned: bool
    is_silenced: bool
    wants_rematch: bool
    colours: tuple[str, ...]  # of its sets of pieces; () if the game has no colours to choose from
    chosen_colours: tuple[str, ...]  # the colours its person chose, which nobody else may take


class Seats(Message, frozen=True, kw_only=True):
    """Who sits where, and who is connected."""

    seats: tuple[SeatView, ...]


class Writing(Message, frozen=True, kw_only=True):
    """Whether the store accepts writes.  While it does not, everybody can look, nothing can be done and nothing is lost."""

    is_possible: bool


class WindowView(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A chance to react: for which seats, since when, until when at the latest (None: until everybody has answered)."""

    seats: tuple[Seat, ...]
    opened: int
    closes: int | None


class ClockView(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """Times in milliseconds since 1970; `at` is the table's own time when this was sent."""

    at: int
    due: tuple[int | None, ...]  # one for each seat
    left: tuple[int, ...] | None  # of a match clock: time left for each seat when the current questions were asked
    window: WindowView | None
    paused_since: int | None
    opening: int | None  # when everybody must have opened their nonce; None if nobody has to


class Label(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A listed action in words: as a choice, in short, and explained for newcomers."""

    phrase: Phrase
    short: Phrase
    notes: tuple[Phrase, ...]
    is_idle: bool  # whether it is merely to pass


class Now(Message, frozen=True, kw_only=True):
    """The table as this viewer sees it after this version."""

    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatView, ...]
    clock: ClockView
    view: dict[str, Any] | None = None  # the viewer's view of the match, once it has begun
    waiting: Phrase | None = None  # who is asked for what; after the match, how it ended
    question: Question | None = None  # None if this viewer owes no decision
    choices: dict[str, Any] | None = None  # None if there is nothing to choose
    labels: tuple[Label, ...] = ()  # one for each action listed in the choices
    asked_since: int | None = None  # the version of the question; a `play` for an older one comes too late
    may_take_back: bool = False
    answer: dict[str, Any] | None = None  # this seat's own answer, kept until the window closes
    orders: tuple[Order, ...] = ()
    outcome: Outcome | None = None


class TableView(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What does not change about a table, except the commitment, which belongs to the current attempt to begin."""

    id: str
    settings: Settings
    rules: str  # of the rules
    commitment: str


class ChatLine(msgspec.Struct, frozen=True, rename="camel"):
    """A line of chat, numbered from 1; from a seat, or from a spectator (None, "")."""

    number: int
    at: int
    seat: Seat | None
    name: str
    text: str


class Chatted(Message, frozen=True, kw_only=True):
    """Lines of chat; they belong to no version."""

    lines: tuple[ChatLine, ...]


class Welcome(Message, frozen=True, kw_only=True):
    """The first message to a client: the table, what it missed, and how things stand."""

    protocol: int = PROTOCOL
    table: TableView
    seat: Seat | None
    is_host: bool  # whether this viewer opened the table
    missed: tuple[Happened, ...]
    is_afresh: bool  # the client's version is impossible: discard it and begin with `missed`
    now: Now
    chat: tuple[ChatLine, ...]  # the last lines


class Ack(Message, frozen=True, kw_only=True):
    """The command was done and is on disk."""

    id: str


class Refusal(Message, frozen=True, kw_only=True):
    """The command was not done.

    `message` and `values` make a sentence; `section` names the rule, `where` the malformed part.
    """

    id: str
    message: str
    values: dict[str, Any]
    said: Phrase | None = None  # the sentence with seats and things named; None if `message` and `values` are enough
    section: str = ""
    where: str = ""


class Described(Message, frozen=True, kw_only=True):
    """The position, line by line; then what the viewer holds."""

    id: str
    lines: tuple[Phrase, ...]
    hand: tuple[Phrase, ...]


class Advice(Message, frozen=True, kw_only=True):
    """The game's advice to the asking seat, from its own view and choices."""

    id: str
    advice: Any


class Closed(Message, frozen=True, kw_only=True):
    """The table is no longer in this process; reconnect."""

    message: str


Messages = Happened | Seats | Writing | Now | Welcome | Chatted | Ack | Refusal | Described | Advice | Closed


COMMANDS: Final[msgspec.json.Decoder[Commands]] = msgspec.json.Decoder(Commands)
ENCODER: Final = msgspec.json.Encoder()


def read_command(data: bytes | str) -> Commands:
    """Reads a command from a client; raises msgspec.DecodeError (or RecursionError, ValueError) for anything else."""
    return COMMANDS.decode(data)


def to_bytes(message: Message) -> bytes:
    """Encodes a message for the wire."""
    return ENCODER.encode(message)
