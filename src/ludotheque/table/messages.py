"""What a table and those at it say to one another.  TypeScript types are made from these.  Never compiled (msgspec Structs).

Every message of a table has the version it is about.  What is said to one viewer is made of that viewer's view and of
events as that viewer saw them, and of nothing else.
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

PROTOCOL = 4  # grows when a client must know something new; see `Welcome`

# A client that has heard nothing for a while asks whether the house is still there; the answer is no part of any version.
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
    """A wish.  Its id is the client's own: the same id again gets the same answer, and is never done twice."""

    id: str


class Play(Command, frozen=True, kw_only=True):
    """Do this; chosen when `version` was the latest the client had seen."""

    version: int
    action: dict[str, Any]


class TakeBack(Command, frozen=True, kw_only=True):
    """Undo my last step, sealed choice or answer; `version` as in `Play`."""

    version: int


class GiveOrders(Command, frozen=True, kw_only=True):
    """These are my standing orders from now on."""

    orders: tuple[Order, ...]


class SitDown(Command, frozen=True, kw_only=True):
    """I take this seat; `seal` as in `AddSeal`."""

    seat: Seat
    name: str
    seal: str | None = None


class AddSeal(Command, frozen=True, kw_only=True):
    """The seal of what I add to the luck: the SHA-256 of "ludotheque nonce", NUL, the commitment of the table, NUL, my
    seat, NUL and a nonce of 16 to 64 random bytes, in hexadecimal; a new nonce for every seal.
    """

    seal: str


class OpenNonce(Command, frozen=True, kw_only=True):
    """This is the nonce that I have sealed, now that nobody can change their seal."""

    nonce: str


class StandUp(Command, frozen=True, kw_only=True):
    """I leave my seat, before the match."""


class SeatBot(Command, frozen=True, kw_only=True):
    """A bot takes this seat before the match; bot None: it is free again."""

    seat: Seat
    bot: str | None


class ChooseColour(Command, frozen=True, kw_only=True):
    """I play with this colour; who has several sets of pieces says for which of them, counted from 0."""

    colour: str
    pieces: int = 0


class Begin(Command, frozen=True, kw_only=True):
    """All are here: set the match up."""


class HandOver(Command, frozen=True, kw_only=True):
    """A bot plays on for me, or for a seat whose person has been away too long."""

    seat: Seat
    bot: str | None = None  # None: the stand-in of the table


class TakeSeat(Command, frozen=True, kw_only=True):
    """I play on myself."""


class Pause(Command, frozen=True, kw_only=True):
    """Stop all clocks."""


class Resume(Command, frozen=True, kw_only=True):
    """Go on."""


class Resign(Command, frozen=True, kw_only=True):
    """I give up."""


class Chat(Command, frozen=True, kw_only=True):
    """I say this to all at the table; who only looks on may speak too."""

    text: str


class Silence(Command, frozen=True, kw_only=True):
    """Whoever opened the table lets a person (None: all who look on) no longer speak, or again."""

    seat: Seat | None
    is_silent: bool


class AskRematch(Command, frozen=True, kw_only=True):
    """Again!"""


class Describe(Command, frozen=True, kw_only=True):
    """Tell me in words how things stand."""


class Advise(Command, frozen=True, kw_only=True):
    """Advise me; what about, the game's own advice understands.  `version` as in `Play`."""

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
    """Something said to one viewer, about this version."""

    version: int


class Said(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """An event in words; a minor one goes without saying in a log."""

    phrase: Phrase
    is_minor: bool


class Happened(Message, frozen=True, kw_only=True):
    """All that this viewer sees of one version; nothing, if it was somebody else's secret."""

    at: int | None = None  # ms since 1970; None if there is nothing to see
    events: tuple[dict[str, Any], ...] = ()
    said: tuple[Said, ...] = ()  # of each event
    news: tuple[AllNews, ...] = ()


class SeatView(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["person", "bot", "empty"]
    bot: str  # which bot plays now, also if it sits in for a person; "" if none does
    is_present: bool
    absent_since: int | None
    seal: str  # of what its person adds to the luck; "" if there is none, and once the match has begun
    has_opened: bool  # its nonce
    is_resigned: bool
    is_silenced: bool
    wants_rematch: bool
    colours: tuple[str, ...]  # of its sets of pieces; () if the game has no colours to choose from
    chosen_colours: tuple[str, ...]  # those of them that its person chose, so that nobody else may


class Seats(Message, frozen=True, kw_only=True):
    """Who sits where, and who is there."""

    seats: tuple[SeatView, ...]


class Writing(Message, frozen=True, kw_only=True):
    """Can anything be written down?  While it cannot, everybody may look, nothing is done, and nothing that was done is lost."""

    is_possible: bool


class WindowView(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A chance to react: open to these seats, since then, until then at the latest (None: until all have answered)."""

    seats: tuple[Seat, ...]
    opened: int
    closes: int | None


class ClockView(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """Times in milliseconds since 1970; `at` is the table's own time as this was said."""

    at: int
    due: tuple[int | None, ...]  # of each seat
    left: tuple[int, ...] | None  # of a match clock, as it stood when the present questions were put
    window: WindowView | None
    paused_since: int | None
    opening: int | None  # until when everybody must open their nonce; None: nobody is asked to


class Label(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A listed action in words: as a choice, in short, and what a newcomer wants to know of it."""

    phrase: Phrase
    short: Phrase
    notes: tuple[Phrase, ...]
    is_idle: bool  # just going without


class Now(Message, frozen=True, kw_only=True):
    """The table as this viewer sees it after that version."""

    phase: Literal["gathering", "playing", "over"]
    seats: tuple[SeatView, ...]
    clock: ClockView
    view: dict[str, Any] | None = None  # of the match, once it has begun
    waiting: Phrase | None = None  # who is asked, and what for; when it is over: how it ended
    question: Question | None = None  # None: this viewer owes no decision
    choices: dict[str, Any] | None = None  # None: nothing to choose
    labels: tuple[Label, ...] = ()  # of each action listed in the choices
    asked_since: int | None = None  # the version of the question; an older `play` comes too late
    may_take_back: bool = False
    answer: dict[str, Any] | None = None  # this seat's own, waiting for the window to close
    orders: tuple[Order, ...] = ()
    outcome: Outcome | None = None


class TableView(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What does not change about a table, but for the commitment, which is that of the present attempt to begin."""

    id: str
    settings: Settings
    rules: str  # their version
    commitment: str


class ChatLine(msgspec.Struct, frozen=True, rename="camel"):
    """A line of chat, numbered from 1; from somebody at a seat, or (None, "") from somebody who looks on."""

    number: int
    at: int
    seat: Seat | None
    name: str
    text: str


class Chatted(Message, frozen=True, kw_only=True):
    """Lines of chat; they are no part of any version."""

    lines: tuple[ChatLine, ...]


class Welcome(Message, frozen=True, kw_only=True):
    """The first thing said to a client: the table, what it missed, and how things stand."""

    protocol: int = PROTOCOL
    table: TableView
    seat: Seat | None
    is_host: bool  # opened the table
    missed: tuple[Happened, ...]
    is_afresh: bool  # what the client had is of no use: begin with `missed`
    now: Now
    chat: tuple[ChatLine, ...]  # the last lines


class Ack(Message, frozen=True, kw_only=True):
    """Done, and on disk."""

    id: str


class Refusal(Message, frozen=True, kw_only=True):
    """Not done.  `message` and `values` make a sentence; `section` names the rule, `where` what was ill-formed."""

    id: str
    message: str
    values: dict[str, Any]
    said: Phrase | None = None  # the sentence, with its seats and things named; None: `message` and `values` are it
    section: str = ""
    where: str = ""


class Described(Message, frozen=True, kw_only=True):
    """How things stand, line by line; then what the viewer holds."""

    id: str
    lines: tuple[Phrase, ...]
    hand: tuple[Phrase, ...]


class Advice(Message, frozen=True, kw_only=True):
    """What the game advises its asker, from that seat's own view and choices."""

    id: str
    advice: Any


class Closed(Message, frozen=True, kw_only=True):
    """The table has gone from this process; come again."""

    message: str


Messages = Happened | Seats | Writing | Now | Welcome | Chatted | Ack | Refusal | Described | Advice | Closed


COMMANDS: Final[msgspec.json.Decoder[Commands]] = msgspec.json.Decoder(Commands)
ENCODER: Final = msgspec.json.Encoder()


def read_command(data: bytes | str) -> Commands:
    """A command from a client; raises msgspec.DecodeError (or RecursionError, ValueError) about anything else."""
    return COMMANDS.decode(data)


def to_bytes(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return ENCODER.encode(message)
