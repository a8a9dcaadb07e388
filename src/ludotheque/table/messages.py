"""The protocol between a table and its clients, from which TypeScript types are generated.

Never compiled: mypyc would break its msgspec Structs.

Every message of a table carries the version it describes.  A message to a viewer is built only from that viewer's view
and from events as that viewer saw them.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ludotheque.core.structs import Outcome, Seat, lower_camel
from ludotheque.core.words import Phrase, Question
from ludotheque.table.news import AllNews as AllNews
from ludotheque.table.news import AnsweredItself as AnsweredItself
from ludotheque.table.news import AnswerKept as AnswerKept
from ludotheque.table.news import AnswerReopened as AnswerReopened
from ludotheque.table.news import ColourShown as ColourShown
from ludotheque.table.news import DeadlinesMoved as DeadlinesMoved
from ludotheque.table.news import HintGiven as HintGiven
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
from ludotheque.table.wishes import AddSeal as AddSeal
from ludotheque.table.wishes import Advise as Advise
from ludotheque.table.wishes import AskHint as AskHint
from ludotheque.table.wishes import AskRematch as AskRematch
from ludotheque.table.wishes import Begin as Begin
from ludotheque.table.wishes import Chat as Chat
from ludotheque.table.wishes import ChooseColour as ChooseColour
from ludotheque.table.wishes import Command as Command
from ludotheque.table.wishes import Commands as Commands
from ludotheque.table.wishes import Describe as Describe
from ludotheque.table.wishes import GiveOrders as GiveOrders
from ludotheque.table.wishes import HandOver as HandOver
from ludotheque.table.wishes import OpenNonce as OpenNonce
from ludotheque.table.wishes import Pause as Pause
from ludotheque.table.wishes import Play as Play
from ludotheque.table.wishes import Resign as Resign
from ludotheque.table.wishes import Resume as Resume
from ludotheque.table.wishes import SeatBot as SeatBot
from ludotheque.table.wishes import Silence as Silence
from ludotheque.table.wishes import SitDown as SitDown
from ludotheque.table.wishes import StandUp as StandUp
from ludotheque.table.wishes import TakeBack as TakeBack
from ludotheque.table.wishes import TakeSeat as TakeSeat

PROTOCOL = 4  # the version of this protocol, raised when clients must understand something new; see `Welcome`
# A client that has received nothing for a while sends a ping; the answer of the server belongs to no version.
PING: Final = '{"type":"ping"}'
PONG: Final = '{"type":"pong"}'

# ── to a client ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=lower_camel, rename="camel", gc=False):
    """A message to one viewer about this version."""

    version: int


class Said(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """An event in words; a log may leave out a minor one."""

    phrase: Phrase
    is_minor: bool


class Happened(Message, frozen=True, kw_only=True):
    """What the row of the log with this version tells the viewer; empty if the row is private to another seat."""

    at: int | None = None  # ms since 1970; None if there is nothing to see
    events: tuple[dict[str, Any], ...] = ()
    said: tuple[Said, ...] = ()  # the words for each event, in the same order
    news: tuple[AllNews, ...] = ()


class SeatView(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot", "empty"]
    bot: str  # the bot that plays the seat now, including a stand-in for a person; "" if no bot does
    is_present: bool
    absent_since: int | None
    seal: str  # the seal of the player's nonce; "" if there is none, and after the match has begun
    has_opened: bool  # whether the seat's nonce is open
    is_resigned: bool
    is_silenced: bool
    is_assisted: bool  # whether the seat's person has had a hint in this match
    wants_rematch: bool
    colours: tuple[str, ...]  # the colours of the seat's sets of pieces; () if the game lets nobody choose colours
    chosen_colours: tuple[str, ...]  # the colours that the seat's person chose; nobody else may take them


class Seats(Message, frozen=True, kw_only=True):
    """Which player sits at which seat, and who is connected."""

    seats: tuple[SeatView, ...]


class Writing(Message, frozen=True, kw_only=True):
    """Whether the store accepts writes.  While it does not, viewers can look but nobody can act, and nothing is lost."""

    is_possible: bool


class WindowView(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A chance to react: for which seats, since when, until when at the latest (None: until everybody has answered)."""

    seats: tuple[Seat, ...]
    opened: int
    closes: int | None


class ClockView(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """Times in milliseconds since 1970, by the server's clock; `at` is when the server sent them."""

    at: int
    due: tuple[int | None, ...]  # the deadline of each seat; None: no deadline
    # With a match clock: the time that each seat had left when the current questions were asked.
    left: tuple[int, ...] | None
    window: WindowView | None
    paused_since: int | None
    opening: int | None  # when every person must have opened their nonce; None if nobody has to


class Label(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A listed action in words: as a choice, in short, and explained for newcomers."""

    phrase: Phrase
    short: Phrase
    notes: tuple[Phrase, ...]
    is_idle: bool  # whether the action merely passes


class Now(Message, frozen=True, kw_only=True):
    """The table at this version, as this viewer sees it."""

    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatView, ...]
    clock: ClockView
    view: dict[str, Any] | None = None  # the viewer's view of the match; None before the match begins
    waiting: Phrase | None = None  # who is asked for what or, after the match, how the match ended
    question: Question | None = None  # None if this viewer owes no decision
    choices: dict[str, Any] | None = None  # None if there is nothing to choose
    labels: tuple[Label, ...] = ()  # one label for each action listed in the choices
    asked_since: int | None = None  # the version of the question; a `play` for an older question comes too late
    may_take_back: bool = False
    answer: dict[str, Any] | None = None  # the viewer's own answer, which is stored until the window closes
    answers_itself_at: int | None = None  # when the question is answered automatically; None: never
    orders: tuple[Order, ...] = ()
    is_finishing: bool = False  # whether no person plays any more, so that the bots finish the match at once
    outcome: Outcome | None = None


class TableView(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What does not change about a table, except the commitment, which belongs to the current attempt to begin."""

    id: str
    settings: Settings
    rules: str  # the version of the rules
    commitment: str


class ChatLine(msgspec.Struct, frozen=True, rename="camel"):
    """A line of chat, numbered from 1; if a spectator wrote it, `seat` is None and `name` is empty."""

    number: int
    at: int
    seat: Seat | None
    name: str
    text: str
    emote: str = ""  # instead of a text: an emote, for which every language has the sentence `emote-…`


class Chatted(Message, frozen=True, kw_only=True):
    """Lines of chat; they belong to no version."""

    lines: tuple[ChatLine, ...]


class Welcome(Message, frozen=True, kw_only=True):
    """The first message to a client: the table, everything the client missed, and the current situation."""

    protocol: int = PROTOCOL
    table: TableView
    seat: Seat | None
    is_host: bool  # whether this viewer opened the table
    missed: tuple[Happened, ...]
    is_afresh: bool  # the client claimed an impossible version: it must discard what it has and start from `missed`
    now: Now
    chat: tuple[ChatLine, ...]  # the last lines of chat


class Ack(Message, frozen=True, kw_only=True):
    """The command was done and is on disk."""

    id: str


class Refusal(Message, frozen=True, kw_only=True):
    """The command was refused.

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
    """The game's advice to the asking seat, based on that seat's view and choices."""

    id: str
    advice: Any


class HintChoice(msgspec.Struct, frozen=True, rename="camel"):
    """A choice that a bot considers: the choice in words, what the bot would do next, the seat's chance to win, and the
    reason.
    """

    action: dict[str, Any]
    said: Phrase
    then: tuple[Phrase, ...]
    value: float
    error: float | None  # the standard error of the chance; None: too few simulations to tell
    reason: Phrase | None  # None: everything that speaks for this choice holds for a better one too


class Hint(Message, frozen=True, kw_only=True):
    """What a bot would do in place of the asking seat, from what that seat knows; the best choice comes first."""

    id: str
    choices: tuple[HintChoice, ...]
    has_values: bool  # False: the chances mean nothing, because the game has no trained value


class Closed(Message, frozen=True, kw_only=True):
    """The table is no longer in this process; reconnect."""

    message: str


Messages = Happened | Seats | Writing | Now | Welcome | Chatted | Ack | Refusal | Described | Advice | Hint | Closed

COMMANDS: Final[msgspec.json.Decoder[Commands]] = msgspec.json.Decoder(Commands)
ENCODER: Final = msgspec.json.Encoder()


def read_command(data: bytes | str) -> Commands:
    """Reads a command from a client; raises msgspec.DecodeError (or RecursionError, ValueError) for anything else."""
    return COMMANDS.decode(data)


def to_bytes(message: Message) -> bytes:
    """Encodes a message for the wire."""
    return ENCODER.encode(message)
