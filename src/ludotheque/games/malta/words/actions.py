"""Puts the choices of Malta into words; if a view is given, the words also say what a choice would lead to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.core.default_words import DefaultWords, says
from ludotheque.core.structs import Action, Seat, View
from ludotheque.core.words import Phrase, Who
from ludotheque.games.malta.actions import (
    ChooseCard,
    Move,
    NameDirection,
    NameLine,
    NameQuarters,
    NameSeat,
    NameSpace,
    PayFirst,
    PlacePawn,
    PlayCard,
    React,
)
from ludotheque.games.malta.board import GRIDS
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.needs import ANY_WAY, QUARTERS, WAY_OF_LINE, WAY_OF_RIVAL, WAY_OF_YOURS
from ludotheque.games.malta.views import MaltaView
from ludotheque.games.malta.words.things import card_text, landing, line, space, space_at

# The purpose of choosing a card, by phase.
CHOOSING = {"discarding": "discard", "giving": "give", "passingOn": "pass-on", "paying": "pay"}

# The kinds of actions that each phase waits for.
AWAITED: dict[str, tuple[type[Action], ...]] = {
    "placing": (PlacePawn,),
    "answering": (React,),
    "naming": (NameSeat, NameSpace, NameDirection, NameQuarters, NameLine),
    "discarding": (ChooseCard,),
    "giving": (ChooseCard,),
    "passingOn": (ChooseCard,),
    "ordering": (PayFirst,),
    "paying": (ChooseCard,),
    "moving": (Move,),
}


class ActionWords(DefaultWords):
    """Puts actions into words, as choices and as shorter names for typing."""

    def of_thing(self, kind: str, name: Any) -> Any:
        if kind == "line":
            return line(name)
        return name * 90 if kind == "quarters" else super().of_thing(kind, name)

    def texts(self, kind: str, name: Any, view: View) -> list[Phrase]:
        assert isinstance(view, MaltaView)
        return [card_text(name, view)] if kind == "card" else []

    def ids(self, kind: str, view: View) -> Iterable[Any]:
        box = malta_box(view.components)
        grid = GRIDS[view.options["board"]]
        return {
            "card": box.cards,
            "line": grid.lines,
            "place": grid.names,
            "quarters": (1, 2, 3),
            "space": box.spaces[: grid.side],
        }[kind]

    @says(PlacePawn)
    def placing(self, action: PlacePawn, view: View | None) -> Phrase:
        """Names a start space by the place on which it lay at the set-up."""
        return Phrase("action-place-pawn", {"place": start_place(action.space)})

    @says(ChooseCard)
    def choosing(self, action: ChooseCard, view: MaltaView | None) -> Phrase:
        """Puts the choice of a card from the hand into words, with the purpose of the choice."""
        if view is None or view.phase not in CHOOSING:
            return self.sentence("action-choose-card", action)
        return self.pick_sentence(f"action-{CHOOSING[view.phase]}", action, {"seat": Who(receiver(view))})

    @says(NameSeat)
    def naming_seat(self, action: NameSeat, view: MaltaView | None) -> Phrase:
        """Puts the naming of a seat into words, with the place of that seat's pawn."""
        place = None if view is None or action.seat >= view.seats else view.pawns[action.seat]
        if view is None or place is None:
            return self.sentence("action-name-seat", action)
        return self.sentence("action-name-pawn", action, place=place, space=space_at(view, place))

    @says(NameSpace)
    def naming_space(self, action: NameSpace, view: MaltaView | None) -> Phrase:
        """Puts the naming of a space into words: the place on the board, and the kind of tile that lies there."""
        if view is None:
            return self.sentence("action-name-space", action)
        return self.sentence("action-name-space-there", action, space=space_at(view, action.place))

    @says(NameQuarters)
    def naming_quarters(self, action: NameQuarters, view: MaltaView | None) -> Phrase:
        """Puts into words a number of quarter turns, and the orientation of the space after them."""
        if view is None or need_of(view) != QUARTERS:
            return self.sentence("action-name-quarters", action)
        lying = next(lying for lying in view.board if lying.place == view.named[0])
        return self.sentence("action-name-quarters-to", action, space=space(view, lying, action.quarters))

    @says(NameDirection)
    def naming_direction(self, action: NameDirection, view: MaltaView | None) -> Phrase:
        """Puts the choice of a direction for a card into words, and says where this direction leads."""
        need = None if view is None else need_of(view)
        if view is None or view.naming is None or need is None or view.seat is None:
            return self.sentence("action-name-direction", action)
        if need == WAY_OF_LINE:
            return self.sentence("action-slide", action)
        box = malta_box(view.components)
        amount = box.amounts[box.kind_of[view.naming]]
        pawn = view.pawns[view.named[0] if need == WAY_OF_RIVAL else view.seat]
        if pawn is None:
            return self.sentence("action-name-direction", action)
        end = landing(view, pawn, action.direction, amount if need == WAY_OF_YOURS else 1)
        message = "action-everyone-goes" if need == ANY_WAY else "action-name-direction-to"
        return self.sentence(message, action, place=end.place, space=space(view, end))

    @says(Move)
    def moving(self, action: Move, view: MaltaView | None) -> Phrase:
        """Puts a move into words, and says where the move leads and what it costs (§3.4)."""
        pawn = None if view is None or view.seat is None else view.pawns[view.seat]
        if view is None or pawn is None:
            return self.sentence("action-move", action)
        end = landing(view, pawn, action.direction, 1)
        there: dict[str, Any] = {"place": end.place, "space": space(view, end)}
        owners = [Who(seat) for seat in range(view.seats) if seat != view.seat and view.pawns[seat] == end.place]
        if not owners or not end.number:
            return self.sentence("action-move-to", action, **there)
        return self.sentence("action-move-toll", action, **there, toll=end.number, owners=owners, count=len(owners))

    def notes(self, action: Action, view: View) -> list[Phrase]:
        """Returns the sentences that say what the card in an action does."""
        box = malta_box(view.components)
        if isinstance(action, PlayCard) and box.kind_of[action.card] in box.reactions:
            return [Phrase("reaction-in-own-turn")]
        return super().notes(action, view)

    def short(self, action: Action) -> list[Any]:
        if isinstance(action, PlacePawn):
            return [start_place(action.space)]
        if isinstance(action, NameLine):
            return [line(action.line), action.line.rpartition(" ")[2]]
        return super().short(action)

    def vocabulary(self, view: View) -> Iterable[Action]:
        """Yields all actions, first those that the phase waits for: when it is time to move, a typed "up" means a move."""
        assert isinstance(view, MaltaView)
        awaited = AWAITED.get("naming" if view.naming else view.phase, ())
        return sorted(super().vocabulary(view), key=lambda action: not isinstance(action, awaited))


def start_place(start: str) -> str:
    """Returns the place where a start space lay at the set-up: c1 for "start 3"."""
    return "abcdefg"[int(start.rpartition(" ")[2]) - 1] + "1"


def receiver(view: MaltaView) -> Seat:
    """Returns the seat that gets the card which the viewer chooses now: the seat named for the card in play, or the
    next seat to the left (§4.12).
    """
    if view.receiver is not None:
        return view.receiver
    assert view.seat is not None
    ahead = [(view.seat + away) % view.seats for away in range(1, view.seats)]
    return next(seat for seat in ahead if seat not in view.lost)


def need_of(view: MaltaView) -> int | None:
    """Returns the need (needs.py) whose target must be named next for the card in play; None if no targets are being
    named.
    """
    if view.naming is None:
        return None
    box = malta_box(view.components)
    needs = box.needs[box.kind_of[view.naming]]
    return needs[len(view.named)] if len(view.named) < len(needs) else None
