"""Writes Road to Glory's observations for learning programs straight from a state: what `view` shows, field by field."""

from __future__ import annotations

from bisect import bisect_left
from struct import Struct as Packer
from typing import Any, Final

from ludotheque.core.observing import MOST, REMEMBERED, Tell, Writer
from ludotheque.core.seats import Seats
from ludotheque.core.structs import Seat
from ludotheque.games.glory.box import COMBAT, EVENTS
from ludotheque.games.glory.domains import MOST_SHOWN
from ludotheque.games.glory.kinds import SealedLay
from ludotheque.games.glory.state import NO_WRESTLER, PHASE_NAMES, RING, Settings, State
from ludotheque.games.glory.views import LayView

# The fields of a view that are given as numbers, not as bytes.
NUMBERS: Final = (
    "phase",
    "turn",
    "first",
    "round",
    "arrived",
    "using",
    "left",
    "repeated",
    "may_offer",
    "hands",
    "decks",
    "drawer",
    "to_draw",
    "resume",
    "challenger",
    "challenged",
)
LAY: Final = SealedLay(LayView | None)


class GloryWriter(Writer):
    """Writes what a seat sees in a match with these settings."""

    def __init__(self, settings: Settings, tell: Tell) -> None:
        super().__init__(tell, settings.seats, len(settings.box.cards), NUMBERS)
        self.settings = settings
        self._path = tell("path", settings.path, 0)
        names = [PHASE_NAMES.get(phase) for phase in range(max(PHASE_NAMES) + 1)]
        self._phases = [0 if name is None else tell("phase", name, 0)[0] for name in names]
        self._wrestlers: dict[int, bytes] = {}
        self._pack_wrestler = Packer("<11h").pack
        self._combat: dict[bytes, int] = {b"": 0}  # how many cards of a pile are combat cards
        self._lays: dict[Any, bytes] = {}
        self._fallen: list[dict[Any, bytes]] = [{} for _ in range(settings.seats)]
        self._shown = [Packer(f"<{3 * count}h").pack for count in range(MOST_SHOWN + 1)]

    def write(self, state: State, viewer: Seat, out: list[Any]) -> None:
        seats = self.seats
        around = self.around[viewer]
        hands = state.hands
        figures = state.figures
        out.append(self.row(state.asked.members, viewer))
        out.append(b"")
        out.append(b"" if state.outcome is None else self.tell("outcome", state.outcome, viewer))
        out.append(self._phases[state.phase])
        out.append(1 + (state.turn - viewer) % seats)
        out.append(self.seat(state.first, viewer))
        out.append(min(state.round, MOST))
        out.append(self._path)
        out.append(self._all_wrestlers(state, around))
        out.append(int(state.arrived))
        out.append(self._figure(figures, state.using))
        out.append(state.left)
        out.append(int(state.repeated))
        out.append(int(state.may_offer))
        due = state.due.members
        out.append(self.tell("due", tuple([state.name_of(one) for one in due]), viewer) if due else b"")
        out.append(self.counted(hands[viewer].items))
        for seat in around:
            items = hands[seat].items
            combat = self._split(items)
            out.append(combat)
            out.append(len(items) - combat)
        out.append(b"" if len(state.alive.members) == seats else self._managers(state, viewer))
        out.append(len(state.deck[COMBAT].items))
        out.append(len(state.deck[EVENTS].items))
        out.append(self._discards(state.discards[COMBAT].items, state.discards[EVENTS].items))
        out.append(self.seat(state.drawer, viewer))
        out.append(state.to_draw)
        out.append(self._phases[state.resume])
        out.append(self._figure(figures, state.challenger))
        out.append(self._figure(figures, state.challenged))
        laid = state.laid
        out.append(self.row(tuple([seat for seat in range(seats) if laid[seat] is not None]), viewer))
        out.append(b"" if laid[viewer] is None else self._lay(laid[viewer]))
        out.append(self._open(state, viewer) if state.shown else b"")
        out.append(self._out(state.fallen, viewer) if state.fallen else b"")

    def _all_wrestlers(self, state: State, around: list[Seat]) -> bytes:
        each = self.settings.each
        found: list[bytes] = []
        for place in range(len(around)):
            first = around[place] * each
            for wrestler in range(first, first + each):
                found.append(self._wrestler(state, wrestler, place + 1))
        return b"".join(found)

    def _wrestler(self, state: State, wrestler: int, owner: int) -> bytes:
        """Returns a wrestler as everybody sees it; what may be absent follows a 1, or is two zeros."""
        figure, place, stamina = self.index(state.figures[wrestler]), state.places[wrestler], state.stamina[wrestler]
        outside, unseen = state.outside[wrestler], state.unseen[wrestler].items
        path = state.paths[wrestler] + 1 if figure else 0
        combat = self._split(unseen)
        event = len(unseen) - combat
        key = (((figure * 64 + path) * 128 + place) * 64 + owner) * 1024 + outside
        key = ((key * 256 + combat) * 256 + event) * 65536 + stamina
        found = self._wrestlers.get(key)
        if found is None:
            is_taken = figure > 0
            is_walking = place < RING
            where = 1 if is_walking else place - RING + 2  # path, ring, outside, out
            space = place if is_walking else 0
            found = self._pack_wrestler(
                figure, owner, is_taken, path, where, is_walking, space, stamina, outside, combat, event
            )
            if len(self._wrestlers) >= REMEMBERED:
                self._wrestlers.clear()
            self._wrestlers[key] = found
        return found

    def _split(self, cards: bytes) -> int:
        """Returns how many cards of a pile are combat cards; the others are events."""
        found = self._combat.get(cards)
        if found is None:
            found = bisect_left(cards, self.settings.box.first_event)
            if len(self._combat) >= REMEMBERED:
                self._combat.clear()
            self._combat[cards] = found
        return found

    def _figure(self, figures: tuple[int, ...], wrestler: int) -> int:
        return 0 if wrestler == NO_WRESTLER else figures[wrestler] + 1

    def _discards(self, combat: bytes, events: bytes) -> bytes:
        """Returns the counts of both discard piles; the cards of one deck come before those of the other."""
        split = 2 * self.settings.box.first_event
        kinds = 2 * len(self.settings.box.cards)
        first = self.counted(combat)[:split]
        return first.ljust(split, b"\0") + self.counted(events)[split:kinds] if events else first

    def _managers(self, state: State, viewer: Seat) -> bytes:
        """Returns the divas that each eliminated seat keeps."""
        return self.counted_all([b"" if state.lives(seat) else state.hands[seat].items for seat in self.around[viewer]])

    def _lay(self, lay: Any) -> bytes:
        found = self._lays.get(lay)
        if found is None:
            found = self.tell("lay", LAY.write(lay, self.settings), 0)
            if len(self._lays) >= REMEMBERED:
                self._lays.clear()
            self._lays[lay] = found
        return found

    def _open(self, state: State, viewer: Seat) -> bytes:
        """Returns the newest of the open cards of a fight."""
        numbers: list[int] = []
        for one in state.shown[-MOST_SHOWN:]:
            numbers.append(1 + (one.seat - viewer) % self.seats)
            numbers.append(self.index(one.kind))
            numbers.append(state.figures[one.wrestler] + 1)
        return self._shown[len(numbers) // 3](*numbers)

    def _out(self, fallen: tuple[Seats, ...], viewer: Seat) -> bytes:
        """Returns the eliminated seats, in groups."""
        known = self._fallen[viewer]
        found = known.get(fallen)
        if found is None:
            found = self.tell("fallen", tuple([group.members for group in fallen]), viewer)
            known[fallen] = found
        return found
