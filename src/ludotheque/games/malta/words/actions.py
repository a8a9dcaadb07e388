"""What one may do, as choices; and the shorter words for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

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
    Pass,
    PayFirst,
    PlacePawn,
    PlayCard,
    React,
)
from ludotheque.games.malta.board import DIRECTIONS, GRIDS
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.needs import ANY_WAY, QUARTERS, WAY_OF_LINE, WAY_OF_RIVAL, WAY_OF_YOURS
from ludotheque.games.malta.views import MaltaView
from ludotheque.games.malta.words.things import card, card_text, direction, landing, line, space, space_at


def of_action(action: Action, view: View | None = None) -> Phrase:
    """An action as a choice.  A view adds what it would lead to."""
    assert view is None or isinstance(view, MaltaView)
    match action:
        case PlacePawn(start):
            return Phrase("action-place-pawn", {"place": start_place(start)})
        case PlayCard(name):
            return Phrase("action-play-card", {"card": card(name)})
        case React(name):
            return Phrase("action-react", {"card": card(name)})
        case ChooseCard(name):
            return choosing(name, view)
        case NameSeat(seat):
            return naming_seat(seat, view)
        case NameSpace(place):
            if view is None:
                return Phrase("action-name-space", {"place": place})
            return Phrase("action-name-space-there", {"place": place, "space": space_at(view, place)})
        case NameDirection(way):
            return naming_direction(way, view)
        case NameQuarters(quarters):
            if view is None or need_of(view) != QUARTERS:
                return Phrase("action-name-quarters", {"degrees": quarters * 90})
            lying = next(lying for lying in view.board if lying.place == view.named[0])
            turned = space(view, lying, quarters)
            return Phrase("action-name-quarters-to", {"degrees": quarters * 90, "space": turned})
        case NameLine(name):
            return Phrase("action-name-line", {"line": line(name)})
        case PayFirst(seat):
            return Phrase("action-pay-first", {"seat": Who(seat)})
        case Move(way):
            return moving(way, view)
    assert isinstance(action, Pass)
    return Phrase("action-pass")


def start_place(start: str) -> str:
    """Where a start space lay at the set-up: "start 3" at c1."""
    return "abcdefg"[int(start.rpartition(" ")[2]) - 1] + "1"


def choosing(name: str, view: MaltaView | None) -> Phrase:
    """A card chosen from the hand, and what for."""
    phase = None if view is None else view.phase
    if view is None or phase not in ("discarding", "giving", "passingOn", "paying"):
        return Phrase("action-choose-card", {"card": card(name)})
    if phase == "discarding":
        return Phrase("action-discard", {"card": card(name)})
    message = {"giving": "action-give", "passingOn": "action-pass-on", "paying": "action-pay"}[phase]
    return Phrase(message, {"card": card(name), "seat": Who(receiver(view))})


def receiver(view: MaltaView) -> Seat:
    """Who gets the card that the viewer chooses: the one named, or the next to the left (§4.12)."""
    if view.receiver is not None:
        return view.receiver
    assert view.seat is not None
    ahead = [(view.seat + away) % view.seats for away in range(1, view.seats)]
    return next(seat for seat in ahead if seat not in view.lost)


def naming_seat(seat: Seat, view: MaltaView | None) -> Phrase:
    """A seat named, with where its pawn stands."""
    place = None if view is None or seat >= view.seats else view.pawns[seat]
    if view is None or place is None:
        return Phrase("action-name-seat", {"seat": Who(seat)})
    return Phrase("action-name-pawn", {"seat": Who(seat), "place": place, "space": space_at(view, place)})


def naming_direction(way: str, view: MaltaView | None) -> Phrase:
    """A direction named for a card, with where it leads."""
    plain = Phrase("action-name-direction", {"direction": direction(way)})
    need = None if view is None else need_of(view)
    if view is None or view.naming is None or need is None or view.seat is None:
        return plain
    if need == WAY_OF_LINE:
        return Phrase("action-slide", {"direction": direction(way)})
    box = malta_box(view.components)
    amount = box.amounts[box.kind_of[view.naming]]
    pawn = view.pawns[view.named[0] if need == WAY_OF_RIVAL else view.seat]
    if pawn is None:
        return plain
    end = landing(view, pawn, way, amount if need == WAY_OF_YOURS else 1)
    message = "action-everyone-goes" if need == ANY_WAY else "action-name-direction-to"
    return Phrase(message, {"direction": direction(way), "place": end.place, "space": space(view, end)})


def need_of(view: MaltaView) -> int | None:
    """What the card whose targets are being named needs next."""
    if view.naming is None:
        return None
    box = malta_box(view.components)
    needs = box.needs[box.kind_of[view.naming]]
    return needs[len(view.named)] if len(view.named) < len(needs) else None


def moving(way: str, view: MaltaView | None) -> Phrase:
    """A move, with where it leads and what it costs (§3.4)."""
    pawn = None if view is None or view.seat is None else view.pawns[view.seat]
    if view is None or pawn is None:
        return Phrase("action-move", {"direction": direction(way)})
    end = landing(view, pawn, way, 1)
    values: dict[str, Any] = {"direction": direction(way), "place": end.place, "space": space(view, end)}
    owners = [Who(seat) for seat in range(view.seats) if seat != view.seat and view.pawns[seat] == end.place]
    if not owners or not end.number:
        return Phrase("action-move-to", values)
    return Phrase("action-move-toll", {**values, "toll": end.number, "owners": owners, "count": len(owners)})


def notes(action: Action, view: View) -> list[Phrase]:
    """What a card does."""
    assert isinstance(view, MaltaView)
    if not isinstance(action, (PlayCard, React, ChooseCard)):
        return []
    box = malta_box(view.components)
    if isinstance(action, PlayCard) and box.kind_of[action.card] in box.reactions:
        return [Phrase("reaction-in-own-turn")]
    return [card_text(action.card, view)]


def is_idle(action: Action) -> bool:
    """Is this just going without?"""
    return isinstance(action, Pass)


def short(action: Action) -> list[Any]:
    """Shorter ways to name an action."""
    match action:
        case PlacePawn(start):
            return [start_place(start)]
        case PlayCard(name) | React(name) | ChooseCard(name):
            return [card(name), name]
        case NameSeat(seat) | PayFirst(seat):
            return [Who(seat)]
        case NameSpace(place):
            return [place]
        case NameDirection(way) | Move(way):
            return [Phrase(f"typed-{way}"), direction(way)]
        case NameQuarters(quarters):
            return [str(quarters * 90)]
        case NameLine(name):
            return [line(name), name.rpartition(" ")[2]]
    return [Phrase("typed-pass")]


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
}


def vocabulary(view: View) -> Iterable[Action]:
    """Every action that one could name in this match, legal now or not."""
    assert isinstance(view, MaltaView)
    box = malta_box(view.components)
    grid = GRIDS[view.options["board"]]
    conceivable: list[Action] = [Pass()]
    for name in box.cards:
        conceivable += [PlayCard(name), React(name), ChooseCard(name)]
    for way in DIRECTIONS:
        conceivable += [Move(way), NameDirection(way)]
    for seat in range(view.seats):
        conceivable += [NameSeat(seat), PayFirst(seat)]
    conceivable += map(NameSpace, grid.names)
    conceivable += map(PlacePawn, box.spaces[: grid.side])
    conceivable += map(NameQuarters, (1, 2, 3))
    conceivable += map(NameLine, grid.lines)
    # What the phase waits for comes first: "up" is a move when it is time to move.
    awaited = AWAITED.get("naming" if view.naming else view.phase, ())
    return sorted(conceivable, key=lambda action: not isinstance(action, awaited))
