"""Encodes observations of Malta for learning programs straight from a state: the fields of its view, one by one."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.bag import Bag
from ludotheque.core.cardroom import Known
from ludotheque.core.observing import CACHE_SIZE, ZERO, EncodeField, GrowingPile, Notes, Writer, encode
from ludotheque.core.seats import Seats
from ludotheque.core.structs import Seat
from ludotheque.games.malta.domains import MOST_STACKED
from ludotheque.games.malta.state import IN_PLAY, NO_CARD, NOBODY, PLAYING, REMOVED, Played, Settings, State
from ludotheque.games.malta.view import space_view, targets_shown_to

NO_STACK: Final[tuple[Played, ...]] = ()


class SeatNotes:
    """The bytes last encoded for one seat, and the values that they encode."""

    def __init__(self, writer: MaltaWriter) -> None:
        self.homes: tuple[int, ...] = ()
        self.starts = b""  # the encoded start space of each pawn
        self.hand = b""
        self.cards = writer.no_cards
        self.known: Known | None = None
        self.seen = b""  # the encoded cards that this seat knows in each hand
        self.still_in: Seats | None = None
        self.spare: Seats | None = None
        self.lost: tuple[Seat, ...] = ()
        self.blind: Seats | None = None
        self.fates = b""  # the encoded lives, the lost seats, and the seats with a Blind Faith before them
        self.stack = NO_STACK
        self.played = writer.no_stack


class MaltaNotes(Notes):
    """The bytes last encoded for a match, and the values that they encode."""

    def __init__(self, writer: MaltaWriter) -> None:
        self.seats = [SeatNotes(writer) for _ in range(writer.seats)]
        self.spaces = b""
        self.lies = b""
        self.board = b""
        self.discards = GrowingPile(writer.kinds)
        self.gone: Bag | None = None
        self.removed = b""  # the encoded cards that are out of the game


class MaltaWriter(Writer):
    """Encodes what a seat sees in a match with these settings."""

    def __init__(self, settings: Settings, encode_field: EncodeField) -> None:
        super().__init__(encode_field, settings.seats, len(settings.box.cards))
        self.settings = settings
        box = settings.box
        size = len(encode_field("board", (), 0)) // len(settings.grid.names)
        # Each kind of space as it lies: entry 8 × kind + lie.
        self._spaces: list[bytes] = [
            encode_field("board", (space_view(box, "", kind, lie),), 0)[:size]
            for kind in range(len(box.spaces))
            for lie in range(2 * REMOVED)
        ]
        self.no_stack = encode_field("stack", (), 0)
        # For each number of cards in play, the padding of the encoded stack.
        self._no_more = [
            self.no_stack[count * len(self.no_stack) // MOST_STACKED :] for count in range(MOST_STACKED + 1)
        ]
        self._nothing_named = encode_field("named", (), 0)
        # The encoded fields from `reacted` to `named` when no card is in play.
        self._no_card_at_work = bytes(2 * len(self.no_seats) + 8 + len(self._nothing_named))
        self._no_outcome = encode_field("may_act", (), 0) + encode_field("outcome", None, 0)
        # The encoded fields from `pending` to `winded` when no cards are being chosen and no toll is due.
        self._no_payment = bytes(2 + len(self.no_cards) + 6 + len(self.no_seats) + 2)
        self._played: list[dict[tuple[int, int, tuple[int, ...]], bytes]] = [{} for _ in range(settings.seats)]
        self._named: dict[tuple[Any, ...], bytes] = {}

    def notes(self) -> Notes:
        return MaltaNotes(self)

    def write(self, state: State, viewer: Seat, notes: Notes) -> bytes:
        assert isinstance(notes, MaltaNotes)
        own = notes.seats[viewer]
        is_mine = not state.pending or viewer == state.asked.members[0]
        if state.gone is not notes.gone:
            notes.gone = state.gone
            notes.removed = self.encode_counts(state.gone.items)
        seats_from = self.seats_from[viewer]
        hands, pawns = state.hands, state.pawns
        pieces = [
            self.encode_order(state.asked.members, viewer),
            self._no_outcome if state.outcome is None else self._outcome(state, viewer),
            encode(state.phase + 1),
            encode(1 + (state.turn - viewer) % self.seats),
            encode(state.round),
            self.encode_order(state.had_turn.members, viewer),
            encode(state.quota),
            self._board(state, notes),
        ]
        for seat in seats_from:
            pieces.append(self.encode_index(pawns[seat]))
        pieces.append(own.starts if state.homes == own.homes else self._starts(state.homes, viewer, own))
        pieces.append(own.cards if hands[viewer] == own.hand else self._hand(hands[viewer], own))
        for seat in seats_from:
            pieces.append(encode(len(hands[seat])))
        pieces += [
            own.seen if state.known is own.known else self._known(state.known, viewer, own),
            encode(len(state.deck.items)),
            notes.discards.encode(state.discards),
            notes.removed,
            self._fates(state, viewer, own),
            encode(int(state.blinded)),
            own.played if state.stack is own.stack else self._stack(state.stack, viewer, own),
            self._at_work(state, viewer, is_mine),
            self._payment(state, viewer, is_mine),
        ]
        return b"".join(pieces)

    def _outcome(self, state: State, viewer: Seat) -> bytes:
        return self.no_seats + self.encode_field("outcome", state.outcome, viewer)

    def _board(self, state: State, notes: MaltaNotes) -> bytes:
        spaces, lies = state.spaces, state.lies
        if spaces is not notes.spaces or lies is not notes.lies:
            known = self._spaces
            notes.spaces, notes.lies = spaces, lies
            notes.board = b"".join([known[2 * REMOVED * spaces[place] + lies[place]] for place in range(len(spaces))])
        return notes.board

    def _starts(self, homes: tuple[int, ...], viewer: Seat, own: SeatNotes) -> bytes:
        """Encodes the start space of each pawn."""
        own.homes = homes
        own.starts = b"".join([self.encode_index(homes[seat]) for seat in self.seats_from[viewer]])
        return own.starts

    def _hand(self, hand: bytes, own: SeatNotes) -> bytes:
        """Encodes the viewer's own cards."""
        own.hand = hand
        own.cards = self.encode_counts(hand)
        return own.cards

    def _known(self, known: Known, viewer: Seat, own: SeatNotes) -> bytes:
        """Encodes the cards that the viewer knows in each hand."""
        own.known = known
        own.seen = self.encode_all_counts([known.of(viewer, holder).items for holder in self.seats_from[viewer]])
        return own.seen

    def _fates(self, state: State, viewer: Seat, own: SeatNotes) -> bytes:
        """Encodes the lives of each seat, the seats that have lost, and the seats with a Blind Faith before them."""
        still_in, spare, lost, blind = state.still_in, state.spare, state.lost, state.blind
        if still_in is not own.still_in or spare is not own.spare or lost is not own.lost or blind is not own.blind:
            own.still_in, own.spare, own.lost, own.blind = still_in, spare, lost, blind
            lives = [encode(state.lives(seat)) for seat in self.seats_from[viewer]]
            own.fates = b"".join([*lives, self.encode_order(lost, viewer), self.encode_order(blind.members, viewer)])
        return own.fates

    def _stack(self, stack: tuple[Played, ...], viewer: Seat, own: SeatNotes) -> bytes:
        """Encodes the newest cards in play."""
        own.stack = stack
        cards = [self._card_in_play(one, viewer) for one in stack[-MOST_STACKED:]]
        cards.append(self._no_more[len(cards)])
        own.played = b"".join(cards)
        return own.played

    def _card_in_play(self, one: Played, viewer: Seat) -> bytes:
        key = (one.kind, one.seat, one.targets)
        known = self._played[viewer]
        found = known.get(key)
        if found is None:
            row = self.encode_field("stack", (IN_PLAY.write(one, self.settings),), viewer)
            found = row[: len(row) // MOST_STACKED]
            if len(known) >= CACHE_SIZE:
                known.clear()
            known[key] = found
        return found

    def _at_work(self, state: State, viewer: Seat, is_mine: bool) -> bytes:
        """Encodes who has answered the card in play, for which seat the card works, and the card's targets."""
        answers = state.answers
        answered = self._answered(answers, viewer)
        if (
            answered is self.no_seats
            and state.player == NOBODY
            and state.naming == NO_CARD
            and state.original == NOBODY
            and not state.reacted.members
            and not state.named
        ):
            return self._no_card_at_work
        is_hidden = not is_mine and state.phase == PLAYING
        return b"".join(
            [
                self.encode_order(state.reacted.members, viewer),
                answered,
                encode(answers[viewer]),
                ZERO if is_hidden else self.encode_seat(state.player, viewer),
                self.encode_seat(state.original, viewer),
                ZERO if is_hidden else self.encode_index(state.naming),
                self._targets(targets_shown_to(state, viewer)) if state.named else self._nothing_named,
            ]
        )

    def _answered(self, answers: tuple[int, ...], viewer: Seat) -> bytes:
        """Encodes the seats that have sealed an answer."""
        for answer in answers:
            if answer:
                return self.encode_order(tuple([seat for seat in range(self.seats) if answers[seat]]), viewer)
        return self.no_seats

    def _targets(self, targets: tuple[Any, ...]) -> bytes:
        found = self._named.get(targets)
        if found is None:
            found = self.encode_field("named", targets, 0)
            if len(self._named) >= CACHE_SIZE:
                self._named.clear()
            self._named[targets] = found
        return found

    def _payment(self, state: State, viewer: Seat, is_mine: bool) -> bytes:
        """Encodes the cards that are being chosen, and the tolls still to be paid."""
        pending, chosen = state.pending, state.chosen
        if not (
            pending
            or chosen
            or state.to_choose
            or state.receiver != NOBODY
            or state.toll
            or state.owners
            or state.winded
        ):
            return self._no_payment
        return b"".join(
            [
                encode(pending if is_mine else 0),
                GrowingPile(self.kinds).encode(bytes(chosen)) if chosen and is_mine else self.no_cards,
                encode(state.to_choose),
                self.encode_seat(state.receiver, viewer),
                encode(state.toll),
                self.encode_order(state.owners, viewer),
                encode(int(state.winded)),
            ]
        )
