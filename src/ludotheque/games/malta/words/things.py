"""Puts the things of Malta into words: texts of cards, spaces, directions, lines, targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.structs import Seat
from ludotheque.core.words import Phrase, Who, kebab
from ludotheque.games.malta.board import DIRECTIONS, GRIDS, OFF
from ludotheque.games.malta.components import START_SPACES, malta_box
from ludotheque.games.malta.views import MaltaView, SpaceView


def card_text(name: str, view: MaltaView) -> Phrase:
    """Says what a card does in this match."""
    box = malta_box(view.components)
    kind = box.kind_of[name]
    values = {"amount": box.amounts[kind], "blindFaith": view.options["blind_faith"]}
    return Phrase(f"effect-{kebab(box.effects[kind])}", values)


def direction(name: str) -> Phrase:
    """Puts a direction into words."""
    return Phrase(f"direction-{name}")


def line(name: str) -> Phrase:
    """Puts a row or column into words."""
    kind, _, rest = name.partition(" ")
    return Phrase(f"line-{kind}", {"name": rest})


def space(view: MaltaView, lying: SpaceView, quarters: int = 0) -> Phrase:
    """Puts a space into words, oriented as it is now or as it would be after some quarter turns."""
    arrows = [DIRECTIONS[(DIRECTIONS.index(arrow) + quarters) % 4] for arrow in lying.arrows]
    if not arrows:
        return Phrase("space-circle")
    if len(arrows) == 4:
        return Phrase("space-star", {"number": lying.number})
    # A crown has arrows on three sides; it points away from the side without an arrow.
    points = arrows[0] if len(arrows) == 1 else next(way for way in arrows if opposite(way) not in arrows)
    kind = "start" if is_start(view, lying) else "drop" if len(arrows) == 1 else "crown"
    return Phrase(f"space-{kind}", {"direction": direction(points), "number": lying.number})


def opposite(way: str) -> str:
    """Returns the opposite direction."""
    return DIRECTIONS[(DIRECTIONS.index(way) + 2) % 4]


def is_start(view: MaltaView, lying: SpaceView) -> bool:
    """Is this one of the start spaces, wherever it lies now?"""
    return lying.space in malta_box(view.components).spaces[:START_SPACES]


def space_at(view: MaltaView, place: str) -> Phrase:
    """Puts the space that lies at a place into words."""
    return space(view, next(lying for lying in view.board if lying.place == place))


def landing(view: MaltaView, start: str, way: str, far: int) -> SpaceView:
    """Returns the space `far` steps away, or the space at `start` if that step would leave the board."""
    grid = GRIDS[view.options["board"]]
    place = grid.names.index(start)
    end = grid.next_place(place, DIRECTIONS.index(way), far)
    return view.board[place if end == OFF else end]


def home_of(view: MaltaView, seat: Seat) -> str | None:
    """Returns the place of a seat's start space now."""
    return next((lying.place for lying in view.board if lying.space == view.homes[seat]), None)


def targets(words: Sequence[Any]) -> Any:
    """Puts the targets of a card into words: seats, places, a line with its direction, or a space with its quarter
    turns.
    """
    said = [target(word, is_turning=number > 0 and is_place(words[0])) for number, word in enumerate(words)]
    if len(said) < 2 or all(map(is_place, words)) or not any(isinstance(word, str) for word in words):
        return said
    return Phrase("target-and-how", {"target": said[:1], "how": said[1]})


def targeted(message: str, player: Seat, words: Sequence[Any]) -> str:
    """Returns the name of the sentence about a card and its targets.  A card that names only other seats has a sentence
    of its own: a card is played "on Cat", but not "on themselves and Cat".
    """
    if not words:
        return message
    return f"{message}-on-seats" if isinstance(words[0], int) and player not in words else f"{message}-on"


def target(word: Any, is_turning: bool) -> Any:
    """Puts one target into words; a number is a seat or, after a place, a number of quarter turns."""
    if isinstance(word, int):
        return Phrase("by-degrees", {"degrees": word * 90}) if is_turning else Who(word)
    if word in DIRECTIONS:
        return direction(word)
    return word if is_place(word) else line(word)


def is_place(word: Any) -> bool:
    """Is this the name of a place, such as c4?"""
    return isinstance(word, str) and len(word) == 2 and word not in DIRECTIONS
