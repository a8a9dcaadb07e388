"""Encodes observations of Road to Glory for learning programs straight from a state: the fields of its view, one by
one.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.observing import CACHE_SIZE, ENCODED, ZERO, EncodeField, Notes, Writer, encode
from ludotheque.core.seats import Seats
from ludotheque.core.structs import Seat
from ludotheque.games.glory.box import COMBAT, EVENTS
from ludotheque.games.glory.domains import MOST_SHOWN
from ludotheque.games.glory.kinds import SealedLay
from ludotheque.games.glory.state import (
    ACTION_DONE,
    NO_WRESTLER,
    NOBODY,
    PHASE_NAMES,
    RING,
    UNTAKEN,
    Open,
    Settings,
    State,
)
from ludotheque.games.glory.views import LayView

LAY: Final = SealedLay(LayView | None)
NOT_SHOWN: Final[tuple[Open, ...]] = ()
NOT_FALLEN: Final[tuple[Seats, ...]] = ()
NO_FIGURES: Final[tuple[int, ...]] = ()


class SeatNotes:
    """The bytes last encoded for one seat, and the values that they encode."""

    def __init__(self, writer: GloryWriter) -> None:
        self.figures = NO_FIGURES
        self.owned: list[bytes] = []  # the encoded figure and owner of each wrestler, clockwise from the viewer
        self.shown = NOT_SHOWN
        self.shown_figures = NO_FIGURES
        self.open = writer.none_shown
        self.fallen = NOT_FALLEN
        self.out = writer.none_fallen
        self.drawer = NOBODY
        self.to_draw = 0
        self.resume = ACTION_DONE
        self.challenger = NO_WRESTLER
        self.challenged = NO_WRESTLER
        self.next_figures = NO_FIGURES
        self.next = b""  # the encoded seat that must draw, the phase that follows, and the two fighters


class Hand:
    """A hand as it was last encoded."""

    def __init__(self) -> None:
        self.bag: Bag | None = None
        self.cards = b""  # the encoding for the hand's own seat
        self.backs = b""  # the encoding for the others: the number of combat cards and of event cards


class Wrestler:
    """A wrestler as it was last encoded.  A value that may be absent is encoded as 1 and the value, or as two zeros."""

    def __init__(self) -> None:
        self.figure = UNTAKEN
        self.path = 0
        self.place = 0
        self.stamina = 0
        self.outside = 0
        self.unseen: Bag | None = None
        self.piece = b""


class GloryNotes(Notes):
    """The bytes last encoded for a match, and the values that they encode."""

    def __init__(self, writer: GloryWriter) -> None:
        self.seats = [SeatNotes(writer) for _ in range(writer.seats)]
        self.hands = [Hand() for _ in range(writer.seats)]
        self.wrestlers = [Wrestler() for _ in range(writer.seats * writer.settings.each)]
        self.combat: Bag | None = None
        self.combat_gone = b""  # the encoded counts of the discarded combat cards
        self.events: Bag | None = None
        self.events_gone = b""


class GloryWriter(Writer):
    """Encodes what a seat sees in a match with these settings."""

    def __init__(self, settings: Settings, encode_field: EncodeField) -> None:
        super().__init__(encode_field, settings.seats, len(settings.box.cards))
        self.settings = settings
        self._path = encode_field("path", settings.path, 0)
        names = [PHASE_NAMES.get(phase) for phase in range(max(PHASE_NAMES) + 1)]
        self._phases = [ZERO if name is None else encode_field("phase", name, 0) for name in names]
        self._no_outcome = encode_field("may_act", (), 0) + encode_field("outcome", None, 0)
        self._no_due = encode_field("due", (), 0)
        self._no_managers = bytes(settings.seats * len(self.no_cards))
        self._no_lay = encode_field("lay", None, 0)
        self.none_shown = encode_field("shown", (), 0)
        self.none_fallen = encode_field("fallen", (), 0)
        self._lays: dict[Any, bytes] = {}

    def notes(self) -> Notes:
        return GloryNotes(self)

    def write(self, state: State, viewer: Seat, notes: Notes) -> bytes:
        assert isinstance(notes, GloryNotes)
        seats = self.seats
        seats_from = self.seats_from[viewer]
        own = notes.seats[viewer]
        figures, hands = state.figures, notes.hands
        for seat in seats_from:
            if state.hands[seat] is not hands[seat].bag:
                self._see_hand(hands[seat], state.hands[seat])
        pieces = [
            self.encode_order(state.asked.members, viewer),
            self._no_outcome if state.outcome is None else self._outcome(state, viewer),
            self._phases[state.phase],
            encode(1 + (state.turn - viewer) % seats),
            self.encode_seat(state.first, viewer),
            encode(state.round),
            self._path,
        ]
        self._add_wrestlers(state, viewer, notes, own, pieces)
        pieces += [
            encode(int(state.arrived)),
            self._figure(figures, state.using),
            encode(state.left),
            encode(int(state.repeated)),
            encode(int(state.may_offer)),
            self._due(state, viewer) if state.due.members else self._no_due,
            hands[viewer].cards,
        ]
        for seat in seats_from:
            pieces.append(hands[seat].backs)
        pieces.append(self._no_managers if len(state.alive.members) == seats else self._managers(state, viewer))
        pieces.append(encode(len(state.deck[COMBAT].items)))
        pieces.append(encode(len(state.deck[EVENTS].items)))
        self._add_discards(state.discards, notes, pieces)
        pieces += [
            self._next(state, viewer, own),
            self._laid(state.laid, viewer),
            self._no_lay if state.laid[viewer] is None else self._lay(state.laid[viewer]),
            self._open(state, viewer, own),
            self._out(state.fallen, viewer, own),
        ]
        return b"".join(pieces)

    def _outcome(self, state: State, viewer: Seat) -> bytes:
        return self.no_seats + self.encode_field("outcome", state.outcome, viewer)

    def _next(self, state: State, viewer: Seat, own: SeatNotes) -> bytes:
        """Encodes who draws how many cards, the phase after the drawing, and the two fighters."""
        if (
            state.challenger != own.challenger
            or state.challenged != own.challenged
            or state.resume != own.resume
            or state.to_draw != own.to_draw
            or state.drawer != own.drawer
            or state.figures is not own.next_figures
        ):
            own.challenger, own.challenged, own.resume = state.challenger, state.challenged, state.resume
            own.to_draw, own.drawer, own.next_figures = state.to_draw, state.drawer, state.figures
            own.next = b"".join(
                [
                    self.encode_seat(state.drawer, viewer),
                    encode(state.to_draw),
                    self._phases[state.resume],
                    self._figure(state.figures, state.challenger),
                    self._figure(state.figures, state.challenged),
                ]
            )
        return own.next

    def _see_hand(self, hand: Hand, bag: Bag) -> None:
        """Encodes a hand that has changed."""
        items = bag.items
        combat = self._split(items)
        hand.bag = bag
        hand.cards = self.encode_counts(items)
        hand.backs = encode(combat) + encode(len(items) - combat)

    def _split(self, cards: bytes) -> int:
        """Returns the number of combat cards in a pile; the other cards are events."""
        return bisect_left(cards, self.settings.box.first_event) if cards else 0

    def _add_wrestlers(
        self, state: State, viewer: Seat, notes: GloryNotes, own: SeatNotes, pieces: list[bytes]
    ) -> None:
        """Appends the encodings of all wrestlers, those of the viewer first, as everybody sees them."""
        figures, paths = state.figures, state.paths
        each = self.settings.each
        if figures is not own.figures:
            own.figures = figures
            own.owned = [
                self.encode_index(figures[seat * each + number]) + self.encode_seat(seat, viewer)
                for seat in self.seats_from[viewer]
                for number in range(each)
            ]
        owned = own.owned
        at = 0
        for seat in self.seats_from[viewer]:
            for number in range(seat * each, seat * each + each):
                one = notes.wrestlers[number]
                if (
                    one.place != state.places[number]
                    or one.stamina != state.stamina[number]
                    or one.unseen is not state.unseen[number]
                    or one.outside != state.outside[number]
                    or one.figure != figures[number]
                    or one.path != paths[number]
                ):
                    self._see_wrestler(one, state, number)
                pieces.append(owned[at])
                pieces.append(one.piece)
                at += 1

    def _see_wrestler(self, one: Wrestler, state: State, number: int) -> None:
        """Encodes a wrestler that has changed."""
        place, unseen = state.places[number], state.unseen[number]
        one.figure, one.path = state.figures[number], state.paths[number]
        one.place, one.stamina, one.outside, one.unseen = place, state.stamina[number], state.outside[number], unseen
        combat = self._split(unseen.items)
        is_taken = one.figure != UNTAKEN
        is_walking = place < RING
        one.piece = b"".join(
            [
                ENCODED[is_taken],
                encode(one.path + 1) if is_taken else ZERO,
                ENCODED[1 if is_walking else place - RING + 2],  # the encoded place: path, ring, outside or out
                ENCODED[is_walking],
                encode(place) if is_walking else ZERO,
                encode(one.stamina),
                encode(one.outside),
                encode(combat),
                encode(len(unseen.items) - combat),
            ]
        )

    def _figure(self, figures: tuple[int, ...], wrestler: int) -> bytes:
        return ZERO if wrestler == NO_WRESTLER else encode(figures[wrestler] + 1)

    def _due(self, state: State, viewer: Seat) -> bytes:
        return self.encode_field("due", tuple([state.name_of(one) for one in state.due.members]), viewer)

    def _add_discards(self, discards: list[Bag], notes: GloryNotes, pieces: list[bytes]) -> None:
        """Appends the encoded counts of both discard piles; the combat cards come first."""
        combat, events = discards[COMBAT], discards[EVENTS]
        split = 2 * self.settings.box.first_event
        if combat is not notes.combat:
            notes.combat = combat
            notes.combat_gone = self.encode_counts(combat.items)[:split]
        if events is not notes.events:
            notes.events = events
            notes.events_gone = self.encode_counts(events.items)[split : 2 * self.kinds]
        pieces.append(notes.combat_gone)
        pieces.append(notes.events_gone)

    def _managers(self, state: State, viewer: Seat) -> bytes:
        """Encodes the divas that each eliminated seat keeps."""
        return self.encode_all_counts(
            [b"" if state.is_alive(seat) else state.hands[seat].items for seat in self.seats_from[viewer]]
        )

    def _laid(self, laid: list[Any], viewer: Seat) -> bytes:
        """Encodes the seats that have laid a card in secret."""
        for one in laid:
            if one is not None:
                return self.encode_order(tuple([seat for seat in range(self.seats) if laid[seat] is not None]), viewer)
        return self.no_seats

    def _lay(self, lay: Any) -> bytes:
        found = self._lays.get(lay)
        if found is None:
            found = self.encode_field("lay", LAY.write(lay, self.settings), 0)
            if len(self._lays) >= CACHE_SIZE:
                self._lays.clear()
            self._lays[lay] = found
        return found

    def _open(self, state: State, viewer: Seat, own: SeatNotes) -> bytes:
        """Encodes the newest of the open cards of a fight."""
        shown, figures = state.shown, state.figures
        if shown is not own.shown or figures is not own.shown_figures:
            own.shown, own.shown_figures = shown, figures
            words: list[bytes] = []
            for one in shown[-MOST_SHOWN:]:
                words += [
                    self.encode_seat(one.seat, viewer),
                    self.encode_index(one.kind),
                    encode(figures[one.wrestler] + 1),
                ]
            own.open = b"".join(words).ljust(len(self.none_shown), b"\0")
        return own.open

    def _out(self, fallen: tuple[Seats, ...], viewer: Seat, own: SeatNotes) -> bytes:
        """Encodes the eliminated seats, in groups."""
        if fallen is not own.fallen:
            own.fallen = fallen
            own.out = self.encode_field("fallen", tuple([group.members for group in fallen]), viewer)
        return own.out
