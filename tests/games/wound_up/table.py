"""Builds positions from a short description: placed pawns, hands in short names, and walks given by what happened.

Places are in u (`U` is one u in 1/100 mm) from the south-west corner; facings are hours of a clock whose 12 is north.
`hand` lists the short names of cards.  Texts of layouts such as "2A00-3A01-4A02-1A03-2341-S" are explained in
src/ludotheque/games/wound_up/layouts/reading.py.
"""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.core.match import Match
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.actions import Agree, Open
from ludotheque.testing import kinds as kinds
from ludotheque.testing import refusal as refusal

ANN, BEN, CAT, DAN = range(4)
U = 250
NAMES = ("gravedigger", "bride", "fiddler", "butler")
NORTH, EAST, SOUTH, WEST = 12, 3, 6, 9  # o'clock
DEFAULTS = ("answering", "raising")

# The numbers of triggers on the straight layout: tile by tile, and on each face mausoleums, then graves, then brains.
# The comment of each tile gives its cell and, for tile 2, the centres of its triggers in u.
GATE_MAUSOLEUM, GATE_GRAVE, GATE_BRAIN, GATE_BRAIN_2 = 0, 1, 2, 3  # tile 1 in cell (0, 3)
GRAVE, GRAVE_2, BRAIN, BRAIN_2 = 4, 5, 6, 7  # tile 2 in cell (0, 0): (22, 45) (78, 55) · (50, 50) (50, 85)
YEW_MAUSOLEUM, YEW_GRAVE, YEW_GRAVE_2, YEW_BRAIN, YEW_BRAIN_2 = 8, 9, 10, 11, 12  # tile 3 in cell (0, 1)
LAST_GRAVE = 15  # the grave of face 4B that lies crosswise at (60, 85)


def degrees(angle: float) -> int:
    return round(angle * TURN / 360)


def facing(hour: float) -> int:
    return round(TURN / 4 - hour * TURN / 12) % TURN


def new(seats: int = 2, seed: int = 1, **options: Any) -> Any:
    return ludotheque.new("wound-up", seats=seats, seed=seed, options=options)


def after_agreement(seats: int = 2, seed: int = 1, **options: Any) -> Any:
    """Begins a match in which all seats have agreed to the layout, so that the first turn begins."""
    match = new(seats, seed, **options)
    for seat in range(seats):
        match.play(seat, Agree())
    return match


def pawn_at(x: float, y: float, hour: float = NORTH, progress: int | None = None, **more: Any) -> dict[str, Any]:
    """Returns a pawn for a position: x and y in u from the south-west corner, its facing, and the step that it has
    reached.
    """
    step = min(3, int(y // 100)) if progress is None else progress
    pose = {"where": "board", "x": round(x * U), "y": round(y * U), "facing": facing(hour)}
    return {**pose, "progress": step, "fed": True, **more}


def taken_pawn(trigger: int, where: str, progress: int, **more: Any) -> dict[str, Any]:
    """Returns, for a position, a pawn that is in a mausoleum or grave."""
    return {"where": where, "trigger": trigger, "progress": progress, **more}


def hand(text: str) -> list[str]:
    """Reads a hand of cards in short names, such as "W1 W1 L *"."""
    short = {"W1": "Wind 1", "W2": "Wind 2", "W3": "Wind 3", "W4": "Wind 4", "*": "Wild"}
    short |= {"L": "Rotate Left", "R": "Rotate Right", "O": "Rotate Opponent"}
    return [short[word] for word in text.split()]


def table(
    *hands: str,
    pawns: list[dict[str, Any]] | None = None,
    tokens: list[dict[str, int]] | None = None,
    luck: Any = None,
    options: dict[str, Any] | None = None,
    components: Any = None,
    rules: str | None = None,
    **changes: Any,
) -> Any:
    """Builds a match in which the first seat is about to open the auction, with these hands and changes to the default
    position.

    `rules` may be an earlier version of the rules.
    """
    seats = len(hands)
    placed = pawns or []
    rows = [{"pawn": NAMES[seat], **(placed[seat] if seat < len(placed) else {})} for seat in range(seats)]
    position = {"stage": "opening", "bidder": ANN, "dealer": seats - 1, "hands": [hand(dealt) for dealt in hands]}
    position |= {"pawns": rows, "agreed": list(range(seats)), "tokens": tokens or [], **changes}
    doc = {"game": "wound-up", "seats": seats, "options": options or {}, "components": components, "position": position}
    if rules is not None:
        doc["version"] = rules
    if isinstance(luck, list):
        luck = ludotheque.scripted(luck)
    return ludotheque.from_json(doc, luck or ludotheque.luck(5))


def play_default(match: Match) -> None:
    """Plays the default of the seat that is asked."""
    match.play_default(match.to_act[0])


def phase(match: Match) -> str:
    view: Any = match.view(None)
    return str(view.phase)


def after_auction(match: Match, card: str, wilds: int = 0) -> Any:
    """Opens an auction by the first bidder; all other seats answer and pass by default."""
    match.play(match.to_act[0], Open(hand(card)[0], wilds))
    while match.outcome is None and phase(match) in DEFAULTS:
        play_default(match)
    return match


def walk_answer(match: Match, *happened: tuple[int, str, int, int, str], **rest: dict[str, Any]) -> dict[str, Any]:
    """Returns a walk in the form in which luck answers it: the events of the walk and, by seat (s0={…} and so on), how
    its pawn ends.
    """
    view: Any = match.view(None)
    rows = []
    for pawn in view.pawns:
        row = {"x": pawn.x or 0, "y": pawn.y or 0, "facing": pawn.facing or 0, "lies": ""}
        row |= {"state": "standing" if pawn.where == "board" else "off", "tile": (pawn.tile or 0) - 1}
        row |= {"ignores": list(pawn.ignores), "crossing": pawn.crossing, **rest.get(f"s{pawn.seat}", {})}
        rows.append(row)
    last = max([event[0] for event in happened], default=1)
    return {"walk": {"ticks": last, "happened": [list(event) for event in happened], "rest": rows, "frames": ""}}


def with_walk(match: Match, *happened: tuple[int, str, int, int, str], **rest: dict[str, Any]) -> Any:
    """Returns the match with luck whose first answer is this walk."""
    told = walk_answer(match, *happened, **rest)
    return match.copy(PreparedWalks([told["walk"]]))


class PreparedWalks(ludotheque.Luck):
    """Luck that first answers with prepared walks; all other answers come from a seed."""

    def __init__(self, walks: list[dict[str, Any]]) -> None:
        self.walks = walks
        self.other: ludotheque.Luck = ludotheque.luck(9)

    def below(self, count: int, purpose: str) -> int:
        return self.other.below(count, purpose)

    def walk(self, run: Any) -> dict[str, Any]:
        return self.walks.pop(0) if self.walks else run(self.other.noise())

    def to_json(self) -> dict[str, Any]:
        return self.other.to_json()

    def copy(self) -> ludotheque.Luck:
        twin = PreparedWalks(list(self.walks))
        twin.other = self.other.copy()
        return twin


def pawn(match: Match, seat: int) -> Any:
    view: Any = match.view(None)
    return view.pawns[seat]


def tokens(match: Match, seat: int) -> dict[str, int]:
    view: Any = match.view(None)
    held: dict[str, int] = view.tokens[seat]
    return held


def events_of_kind(events: Any, name: str) -> Any:
    """Returns the events of this kind, in order."""
    return [event for event in events if type(event).__name__ == name]
