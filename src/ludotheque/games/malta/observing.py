"""Writes Malta's observations for learning programs straight from a state: what `view` shows, field by field."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.cardroom import Known
from ludotheque.core.observing import MOST, REMEMBERED, Tell, Writer
from ludotheque.core.structs import Seat
from ludotheque.games.malta.domains import MOST_STACKED
from ludotheque.games.malta.state import IN_PLAY, PLAYING, REMOVED, Played, Settings, State
from ludotheque.games.malta.view import space_view, targets_shown_to

# The fields of a view that are given as numbers, not as bytes.
NUMBERS: Final = (
    "phase",
    "turn",
    "round",
    "quota",
    "pawns",
    "homes",
    "hand_sizes",
    "deck",
    "lives",
    "blinded",
    "answer",
    "player",
    "original",
    "naming",
    "pending",
    "to_choose",
    "receiver",
    "toll",
    "winded",
)


class MaltaWriter(Writer):
    """Writes what a seat sees in a match with these settings."""

    def __init__(self, settings: Settings, tell: Tell) -> None:
        super().__init__(tell, settings.seats, len(settings.box.cards), NUMBERS)
        self.settings = settings
        box = settings.box
        size = len(tell("board", (), 0)) // len(settings.grid.names)
        # Each kind of space as it lies: entry 8 × kind + lie.
        self._spaces: list[bytes] = [
            tell("board", (space_view(box, "", kind, lie),), 0)[:size]
            for kind in range(len(box.spaces))
            for lie in range(2 * REMOVED)
        ]
        self._boards: dict[tuple[bytes, bytes], bytes] = {}
        self._played: list[dict[tuple[int, int, tuple[int, ...]], bytes]] = [{} for _ in range(settings.seats)]
        self._named: dict[tuple[Any, ...], bytes] = {}

    def write(self, state: State, viewer: Seat, out: list[Any]) -> None:
        seats = self.seats
        pending = state.pending
        is_mine = not pending or viewer == state.asked.members[0]
        is_hidden = not is_mine and state.phase == PLAYING
        around = self.around[viewer]
        pawns, homes, hands, answers = state.pawns, state.homes, state.hands, state.answers
        own = hands[viewer]
        out.append(self.row(state.asked.members, viewer))
        out.append(b"")
        out.append(b"" if state.outcome is None else self.tell("outcome", state.outcome, viewer))
        out.append(state.phase + 1)
        out.append(1 + (state.turn - viewer) % seats)
        out.append(min(state.round, MOST))
        out.append(self.row(state.had_turn.members, viewer))
        out.append(min(state.quota, MOST))
        out.append(self._board(state.spaces, state.lies))
        for seat in around:
            out.append(self.index(pawns[seat]))
        for seat in around:
            out.append(self.index(homes[seat]))
        out.append(self.counted(bytes(own)))
        for seat in around:
            out.append(len(hands[seat]))
        out.append(self._known(state.known, viewer) if state.known.bags else b"")
        out.append(len(state.deck.items))
        out.append(self.counted(bytes(state.discards)))
        out.append(self.counted(state.gone.items))
        for seat in around:
            out.append(state.lives(seat))
        out.append(self.row(state.lost, viewer))
        out.append(self.row(state.blind.members, viewer))
        out.append(int(state.blinded))
        out.append(self._stack(state, viewer) if state.stack else b"")
        out.append(self.row(state.reacted.members, viewer))
        out.append(self.row(tuple([seat for seat in range(seats) if answers[seat]]), viewer))
        out.append(answers[viewer])
        out.append(0 if is_hidden else self.seat(state.player, viewer))
        out.append(self.seat(state.original, viewer))
        out.append(0 if is_hidden else self.index(state.naming))
        out.append(self._targets(targets_shown_to(state, viewer)) if state.named else b"")
        out.append(pending if is_mine else 0)
        out.append(self.counted(bytes(state.chosen)) if is_mine else b"")
        out.append(min(state.to_choose, MOST))
        out.append(self.seat(state.receiver, viewer))
        out.append(min(state.toll, MOST))
        out.append(self.row(state.owners, viewer))
        out.append(int(state.winded))

    def _board(self, spaces: bytes, lies: bytes) -> bytes:
        key = (spaces, lies)
        found = self._boards.get(key)
        if found is None:
            known = self._spaces
            found = b"".join([known[2 * REMOVED * spaces[place] + lies[place]] for place in range(len(spaces))])
            if len(self._boards) >= REMEMBERED:
                self._boards.clear()
            self._boards[key] = found
        return found

    def _known(self, known: Known, viewer: Seat) -> bytes:
        return self.counted_all([known.of(viewer, holder).items for holder in self.around[viewer]])

    def _stack(self, state: State, viewer: Seat) -> bytes:
        return b"".join([self._card_in_play(one, viewer) for one in state.stack[-MOST_STACKED:]])

    def _card_in_play(self, one: Played, viewer: Seat) -> bytes:
        key = (one.kind, one.seat, one.targets)
        known = self._played[viewer]
        found = known.get(key)
        if found is None:
            row = self.tell("stack", (IN_PLAY.write(one, self.settings),), viewer)
            found = row[: len(row) // MOST_STACKED]
            if len(known) >= REMEMBERED:
                known.clear()
            known[key] = found
        return found

    def _targets(self, targets: tuple[Any, ...]) -> bytes:
        found = self._named.get(targets)
        if found is None:
            found = self.tell("named", targets, 0)
            self._named[targets] = found
        return found
