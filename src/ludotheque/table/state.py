"""The state of a table at one version of its log: seats, match, clock.  All times come from the rows of the log."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.fair import Fair, commitment
from ludotheque.core.history import SET_UP, Entry
from ludotheque.core.log import Fact
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.start import begin, from_json
from ludotheque.core.structs import Outcome, Seat
from ludotheque.table import log
from ludotheque.table.clock import NONCE_TIME, after_handover, are_all_secret, first_clock, next_clock, postpone
from ludotheque.table.log import Answer, AnyTableEntry, Clock, Row
from ludotheque.table.orders import Order, find_order
from ludotheque.table.places import Place, colours_of, no_person_plays, outcome_of_resigning

Phase = Literal["gathering", "playing", "over"]
SNAPSHOT_EVERY: Final = 50  # versions between two snapshots
MOST_DEVICES: Final = 8  # the maximum number of extra ids that one person has from other devices


class Logged(NamedTuple):
    """A row, and the events of its entries."""

    row: Row
    facts: tuple[Fact, ...]


class TableState:
    """The whole state of a table at one version.

    A move is tried on a copy, which replaces this state once the move is on disk.
    """

    def __init__(self, table: str, opened: Row) -> None:
        entry = opened.entry
        assert isinstance(entry, log.Opened)
        self.table = table
        self.opened = entry
        self.settings = entry.settings
        self.seed = bytes.fromhex(entry.seed)
        self.places = [Place() for _ in range(entry.settings.seats)]
        self.match: Match | None = None
        self.rules = ""  # the version of the rules; "" before the match begins
        self.clock = opened.clock
        self.orders: dict[Seat, tuple[Order, ...]] = {}
        self.answers: dict[Seat, dict[str, Any]] = {}
        self.silenced: set[str] = set()  # person ids; "" stands for all spectators
        self.rematch = ""
        self.over_at: int | None = None  # the version at which the match ended
        self.moves: dict[tuple[str, str], int] = {}  # by person and move id: the version that the move created
        self.log: list[Logged] = [Logged(opened, ())]

    def copy(self) -> TableState:
        """Returns a copy that shares nothing mutable with this state."""
        twin = TableState.__new__(TableState)
        twin.__dict__.update(self.__dict__)
        twin.places = [place.copy() for place in self.places]
        twin.match = None if self.match is None else self.match.copy()
        twin.orders = self.orders.copy()
        twin.answers = self.answers.copy()
        twin.silenced = self.silenced.copy()
        twin.moves = self.moves.copy()
        twin.log = self.log.copy()
        return twin

    # ── queries ──

    @property
    def version(self) -> int:
        """The number of the last row; the first is 1."""
        return len(self.log)

    @property
    def phase(self) -> Phase:
        """Whether the match has not begun, is being played or is over."""
        if self.match is None:
            return "gathering"
        return "playing" if self.over_at is None else "over"

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended: by the rules, or because all others resigned."""
        return None if self.match is None else self.match.outcome or outcome_of_resigning(self.places)

    @property
    def commitment(self) -> str:
        """The commitment to the seed, shown before anybody seals a nonce."""
        return commitment(self.seed)

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonces that people contributed, in seat order; complete once the match has begun."""
        return tuple([place.nonce for place in self.places if place.nonce])

    @property
    def seals(self) -> tuple[tuple[Seat, str], ...]:
        """The seals of the nonces, in seat order."""
        return tuple([(seat, place.seal) for seat, place in enumerate(self.places) if place.seal])

    @property
    def is_opening(self) -> bool:
        """Whether the list of seals is closed and some nonce is not open yet."""
        return self.clock.nonces_due is not None

    @property
    def unopened_seats(self) -> tuple[Seat, ...]:
        """The seats whose nonces are sealed and not open."""
        return tuple([seat for seat, place in enumerate(self.places) if place.seal and not place.nonce])

    @property
    def bots_only(self) -> bool:
        """Whether only bots play."""
        return self.is_finishing or all(place.bot for place in self.places)

    @property
    def is_finishing(self) -> bool:
        """Whether every person has given up or is out, so that the bots finish the match at once."""
        return self.phase == "playing" and self.match is not None and no_person_plays(self.places, self.match.out)

    @property
    def is_alone(self) -> bool:
        """Whether a single person plays against bots.  A bot that stands in for a person does not count as a bot here."""
        people = [place for place in self.places if place.player is not None and not place.player.bot]
        return len([place for place in people if not place.is_resigned]) == 1

    def seat_of(self, person: str) -> Seat | None:
        """Returns the seat of a person; None for a spectator."""
        for seat in range(len(self.places)):
            if person and person in self.persons_at(seat):
                return seat
        return None

    def is_host(self, person: str) -> bool:
        """Returns whether this person opened the table, perhaps on another device."""
        host = self.opened.host
        seat = self.seat_of(person)
        return bool(person) and (person == host or (seat is not None and seat == self.seat_of(host)))

    def persons_at(self, seat: Seat) -> tuple[str, ...]:
        """Returns the persons who may play a seat; empty if a bot plays the seat or nobody does."""
        player = self.places[seat].player
        return (player.person, *player.other_ids) if player is not None and player.person else ()

    @property
    def colours_each(self) -> int:
        """The number of colours that each seat plays with; 0 if the game has none to choose from."""
        return find_game(self.settings.game, self.rules or None).colours_each(len(self.places))

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each set of pieces, in seat order."""
        return colours_of(self.places, self.colours_each, find_game(self.settings.game, self.rules or None).colours)

    def colours_of(self, seat: Seat) -> tuple[str, ...]:
        """Returns the colours that a seat plays with."""
        each = self.colours_each
        return self.colours[seat * each : (seat + 1) * each]

    def is_silenced(self, person: str) -> bool:
        """Returns whether this person may not chat."""
        seat = self.seat_of(person)
        player = None if seat is None else self.places[seat].player
        return ("" if player is None else player.person) in self.silenced

    def answer_by_orders(self, seat: Seat) -> Answer | None:
        """Returns the answer of a seat's standing orders in the open window; the default if that answer is impossible."""
        window, match = self.clock.window, self.match
        if window is None or match is None or not self.orders.get(seat):
            return None
        seen = [kind(*values).seen_by(seat) for kind, values in self.log[window.opened_version - 1].facts]
        events = [msgspec.to_builtins(event) for event in seen if event is not None]
        answer = find_order(self.orders[seat], events, seat)
        return None if answer is None else Answer(seat, self.possible_or_default(seat, answer), "order")

    def possible_or_default(self, seat: Seat, answer: dict[str, Any] | None) -> dict[str, Any] | None:
        """Returns this answer if the seat may give it, otherwise the default; None means that an action must be drawn."""
        assert self.match is not None
        choices = self.match.choices(seat)
        if answer is not None and choices.contains(self.match.read_action(answer)):
            return answer
        default: dict[str, Any] | None = msgspec.to_builtins(choices.default)
        return default

    def draw(self, purpose: str) -> bytes:
        """Returns bytes for the table's own use, such as a bot's delay; they are derived from the seed, so they are the
        same after a restart.

        The bytes do not depend on what anybody holds.
        """
        return hmac.digest(self.seed, f"table {purpose}".encode(), "sha256")

    def delay(self, seat: Seat, entry_count: int) -> int:
        """Returns the delay of a bot's move, in milliseconds."""
        low, high = self.settings.pace
        return low + int.from_bytes(self.draw(f"pace {seat} {entry_count}")[:8], "big") % (high - low + 1)

    def bot_luck(self, seat: Seat, entry_count: int) -> Luck:
        """Returns the luck of a bot for one decision; it is separate from the luck of the match."""
        return fast(self.draw(f"bot {seat} {entry_count}"))

    def fair_luck(self, counters: dict[str, int] | None = None) -> Fair:
        """Returns the luck of the match; `counters` are the positions in its streams from which it continues."""
        return Fair(self.seed, tuple([bytes.fromhex(nonce) for nonce in self.nonces]), counters, self.seals)

    # ── applying entries ──

    def perform(self, entry: AnyTableEntry, at: int, person: str = "", command_id: str = "") -> Row:
        """Applies an entry and appends its row; raises Refused or BadInput.  Call it on a copy of the state only."""
        before = 0 if self.match is None else len(self.match.history)
        self.apply_to_match(entry)
        match = self.match
        added = [] if match is None else match.history[before:]
        luck = None if match is None else match.luck
        self.apply_to_table(entry)
        row = Row(
            version=self.version + 1,
            at=at,
            entry=entry,
            clock=self.clock_after(entry, added, at),
            match_entries=tuple([one.for_log() for one in added]),
            counters=dict(luck.counters) if added and isinstance(luck, Fair) else None,
            person=person,
            command_id=command_id,
        )
        self.append_row(row, tuple([fact for one in added for fact in one.facts]))
        return row

    def apply_to_match(self, entry: AnyTableEntry) -> None:
        """Applies the part of an entry that concerns the match."""
        if isinstance(entry, log.Began):
            self.apply_to_table(entry)  # before the match, because the luck of the match depends on the last nonce
            self.match = self.first_match(self.fair_luck())
            return
        match = self.match
        if match is None:
            return
        if isinstance(entry, log.Played):
            play_or_draw(match, entry)
        elif isinstance(entry, log.TookBack):
            match.take_back(entry.seat)
        elif isinstance(entry, log.WindowClosed):
            for answer in entry.answers:
                play_or_draw(match, answer)
        elif isinstance(entry, log.HandedOver):
            match.hand_over(entry.seat, "bot" if entry.bot else "person")
        elif isinstance(entry, log.Resigned) and not self.places[entry.seat].bot:
            match.hand_over(entry.seat, "bot")

    def apply_to_table(self, entry: AnyTableEntry) -> None:
        """Applies the part of an entry that concerns the table."""
        match entry:
            case log.SatDown(seat, player, seal, nonce):
                self.places[seat] = Place()
                self.places[seat].player = player
                self.places[seat].bot = player.bot
                self.places[seat].seal = seal
                self.places[seat].nonce = nonce
            case log.StoodUp(seat):
                self.places[seat] = Place()
            case log.ColourChosen(seat, pieces, colour):
                chooser = self.places[seat].player
                assert chooser is not None
                colours = [*chooser.colours] + [""] * (pieces + 1 - len(chooser.colours))
                colours[pieces] = colour
                self.places[seat].player = msgspec.structs.replace(chooser, colours=tuple(colours))
            case log.SealAdded(seat, seal):
                self.places[seat].seal = seal
                self.places[seat].nonce = ""
            case log.NonceAdded(seat, nonce) | log.NonceOpened(seat, nonce):
                self.places[seat].nonce = nonce
            case log.Began(begins, nonce, version):
                self.rules = version
                if begins is not None:
                    self.places[begins].nonce = nonce
            case log.OpeningFailed(seats, seed=seed):
                self.seed = bytes.fromhex(seed)
                for seat, place in enumerate(self.places):
                    place.seal = place.nonce = ""
                    self.places[seat] = Place() if seat in seats else place
            case log.Answered(seat, action):
                self.answers[seat] = action
            case log.AnswerTakenBack(seat):
                del self.answers[seat]
            case log.WindowClosed():
                self.answers = {}
            case log.Ordered(seat, orders):
                self.orders[seat] = orders
            case log.HandedOver(seat, bot, why):
                self.places[seat].bot = bot
                self.places[seat].why = why if bot else ""
            case log.Resigned(seat):
                self.places[seat].is_resigned = True
                self.places[seat].bot = self.places[seat].bot or self.settings.stand_in
            case log.HintTaken(seat):
                self.places[seat].is_assisted = True
            case log.Silenced(who, is_silent):
                silent = {"" if who is None else self.persons_at(who)[0]}
                self.silenced = self.silenced | silent if is_silent else self.silenced - silent
            case log.LinkMade(seat, hash):
                self.places[seat].link = hash
            case log.Returned(seat, person):
                player_before = self.places[seat].player
                assert player_before is not None
                other_ids = (*player_before.other_ids, person)[-MOST_DEVICES:]
                self.places[seat].player = msgspec.structs.replace(player_before, other_ids=other_ids)
            case log.RematchAsked(seat):
                self.places[seat].wants_rematch = True
            case log.RematchOpened(table):
                self.rematch = table

    def clock_after(self, entry: AnyTableEntry, added: Sequence[Entry], at: int) -> Clock:
        """Returns the clock after an entry."""
        version = self.version + 1
        match entry:
            case log.Paused():
                return msgspec.structs.replace(self.clock, paused_at=at)
            case log.Resumed():
                paused_at = self.clock.paused_at
                assert paused_at is not None
                return postpone(msgspec.structs.replace(self.clock, paused_at=None), at - paused_at)
            case log.ClockMoved(by):
                return postpone(self.clock, by)
            case log.HandedOver(seat) | log.Resigned(seat):
                assert self.match is not None
                return after_handover(self.clock, seat, at, len(self.match.history))
            case log.SealsClosed():
                return msgspec.structs.replace(self.clock, nonces_due=at + NONCE_TIME)
            case log.OpeningFailed():
                return msgspec.structs.replace(self.clock, nonces_due=None)
        if self.match is None:
            return self.clock
        is_closing = isinstance(entry, log.WindowClosed)
        return next_clock(
            self.settings,
            self.clock,
            self.match,
            # A match that begins from a position asks its first questions without an entry.
            added or ([Entry(SET_UP, 0, None)] if isinstance(entry, log.Began) else []),
            at,
            version,
            bots_only=self.bots_only,
            is_alone=self.is_alone,
            is_closing=is_closing or isinstance(entry, log.Began),
        )

    def append_row(self, row: Row, facts: tuple[Fact, ...]) -> None:
        """Appends a row to the log, and updates the rest of the state accordingly."""
        self.log.append(Logged(row, facts))
        if isinstance(row.entry, log.Played):
            # Stored answers lapse, because their players had not seen this row.  After a secret step the answers of the
            # other seats stay valid.
            self.answers.pop(row.entry.seat, None)
            if not are_all_secret(facts):
                self.answers = {}
        self.clock = row.clock
        asked = [] if row.clock.window is not None else [question.seat for question in row.clock.questions]
        for seat in [seat for seat in asked if self.orders.get(seat)]:
            self.orders[seat] = tuple([order for order in self.orders[seat] if order.until != "turn"])
        if row.command_id:
            self.moves[row.person, row.command_id] = row.version
        if self.over_at is None and self.outcome is not None:
            self.over_at = row.version

    def first_match(self, luck: Luck) -> Match:
        """Returns the match before its first decision."""
        settings = self.settings
        if self.opened.start is not None:
            return from_json({**self.opened.start, "version": self.rules}, luck)
        rules = find_game(settings.game, self.rules)
        return begin(rules, settings.seats, settings.options, settings.components, luck)

    # ── snapshots ──

    def snapshot(self) -> bytes | None:
        """Encodes the position; saved now and then, so that a restart need not replay everything."""
        if self.match is None or self.version % SNAPSHOT_EVERY:
            return None
        return msgspec.json.encode(self.match.to_json())


def play_or_draw(match: Match, wish: log.Played | Answer) -> None:
    """Plays the given action for a seat; if no action is given, plays one that the match draws from its luck."""
    if wish.action is None:
        match.play_at_random(wish.seat)
    else:
        match.play(wish.seat, wish.action)


def open_row(opened: log.Opened, at: int) -> Row:
    """Returns the first row of a table."""
    return Row(1, at, opened, first_clock(opened.settings))
