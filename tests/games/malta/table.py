"""Builds positions from a short description (a drawn board, hands in words, luck by name) and plays on from them.

A space (a tile of the board) is drawn as a sign and its number.  Capital letters are crowns and small letters are
drops; the letter gives the direction in which they point (U R D L, u r d l).  `*` is a star, and `s` a start space.
Each `'` is a quarter turn clockwise.  Brackets show the 0-circle side: `(u3'')` is a circle that would point down if it
were turned face up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import ludotheque
from ludotheque.core.bag import Bag
from ludotheque.core.events import Event
from ludotheque.core.luck import Luck
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
    PlayCard,
    React,
)
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.views import MaltaView, SpaceView

ANN, BEN, CAT, DAN, EVE, FAY = range(6)

# In the top row all arrows point off the board; row 4 has stars with the number 2, and row 3, below it, has mostly
# stars with the number 1.
BOARD = """
u3 u3 u3 u4 u4 u4 u5
R2 R3 R3 L2 L3 L3 D2
d3 d4 d4 r3 r3 l3 l3
*2 *2 *2 *2 *2 *2 *2
*1 *1 *1 *1 *1 *2 U3
U2 U2 U2 U2 U2 U3 U3
s1 s2 s3 s4 s5 s6 s7
"""
PAWNS = "a4 c4 e4 g4 b3 d3"

SMALL_BOARD = """
u3 u3 u4 u4 u5
R2 R3 L2 L3 D2
*2 *2 *2 *2 *2
U2 U2 *1 U2 U2
s1 s2 s3 s4 s5
"""
SMALL_PAWNS = "b3 d3"

SIGNS = {
    "s": "start",
    "*": "star",
    **{way[0].upper(): f"crown {way}" for way in ("up", "right", "down", "left")},
    **{way[0]: f"drop {way}" for way in ("up", "right", "down", "left")},
}


class PreparedDraws(Luck):
    """Luck that first draws the named cards and then draws from a fixed seed."""

    def __init__(self, names: Sequence[str], then: Luck) -> None:
        self.names = list(names)
        self.then = then

    def draw(self, bag: Bag) -> int:
        if not self.names:
            return self.then.draw(bag)
        name = self.names.pop(0)
        assert name in bag.named(), f"{name} cannot be drawn from {bag}"
        return bag.names.index(name)

    def below(self, count: int, purpose: str) -> int:
        return self.then.below(count, purpose)

    def copy(self) -> Luck:
        return PreparedDraws(self.names, self.then.copy())


def table(
    *hands: str,
    board: str | Mapping[str, str] = "",
    pawns: str = "",
    homes: str = "",
    turn: int = ANN,
    phase: str = "playing",
    quota: int | None = None,
    deck: str | None = None,
    discards: str = "",
    gone: str = "",
    lost: Sequence[int] = (),
    known: Mapping[tuple[int, int], str] | None = None,
    luck: str = "",
    options: Mapping[str, Any] | None = None,
    components: Mapping[str, Any] | None = None,
    **more: Any,
) -> ludotheque.Match:
    """Builds a match that continues from this position.

    `board` is a whole drawn board, or the differences from BOARD: {"c4": "(u3)"}.  `pawns` and `homes` are given in
    seat order; "-" is a pawn off the board.  `deck` has exactly these cards, and all others are discarded; without
    `deck`, it has all cards that are nowhere else.  `luck` names the next draws.  `more` are further fields of the
    position, in rulebook words.
    """
    seats = len(hands)
    lives = more.pop("lives", [0 if seat in lost else (options or {}).get("lives", 1) for seat in range(seats)])
    is_small = (options or {}).get("board") == 5
    rows = read_board(board if isinstance(board, str) else "", is_small)
    place_pawns = (pawns or (SMALL_PAWNS if is_small else PAWNS)).split()[:seats]
    position: dict[str, Any] = {
        "phase": phase,
        "asked": [turn],
        "turn": turn,
        "pawns": [None if place == "-" or seat in lost else place for seat, place in enumerate(place_pawns)],
        "homes": [f"start {home[1:]}" for home in (homes or "s1 s2 s3 s4 s5 s1").split()[:seats]],
        "hands": [cards(hand) for hand in hands],
        "quota": (len(cards(hands[turn])) + 1) // 2 if quota is None and phase == "playing" else quota or 0,
        "discards": cards(discards),
        "gone": count_cards(gone),
        "lost": list(lost),
        "lives": lives,
    }
    position |= board_fields(rows, board if isinstance(board, Mapping) else {})
    if known:
        position["known"] = [[cards(known.get((viewer, of), "")) for of in range(seats)] for viewer in range(seats)]
    if deck is not None:
        position["deck"] = count_cards(deck)
        elsewhere = [*cards(deck), *cards(discards), *cards(gone), *[card for hand in hands for card in cards(hand)]]
        elsewhere += [card["card"] for card in more.get("stack", ())]
        rest = list(malta_box(components).deck.named())
        for card in elsewhere:
            rest.remove(card)
        position["discards"] = [*rest, *cards(discards)]
    position |= more
    doc = {"game": "malta", "seats": seats, "options": options, "components": components, "position": position}
    return ludotheque.from_json(doc, PreparedDraws(cards(luck), ludotheque.luck(1)))


def cards(text: str) -> list[str]:
    """Reads a list of cards, such as "Draw Two, 2× Negate"."""
    found: list[str] = []
    for part in filter(None, text.split(", ")):
        count, _, name = part.rpartition("× ")
        found += [name] * int(count or 1)
    return found


def count_cards(text: str) -> dict[str, int]:
    """Counts the cards in a list, as positions write a pile."""
    return {card: cards(text).count(card) for card in cards(text)}


def read_board(board: str, is_small: bool) -> list[list[str]]:
    """Returns the signs of a drawn board, row by row from the top."""
    return [line.split() for line in (board or (SMALL_BOARD if is_small else BOARD)).strip().splitlines()]


def board_fields(rows: list[list[str]], changes: Mapping[str, str]) -> dict[str, Any]:
    """Returns a position's fields `board`, `turned` and `removed`; a tile that is wanted at some coordinates is swapped
    in from elsewhere.
    """
    places = {place_name(rows, row, column): (row, column) for row in range(len(rows)) for column in range(len(rows))}
    wanted = {places[place]: sign for place, sign in changes.items()}
    for at, sign in wanted.items():
        plain = sign.strip("()'")
        for row, column in places.values():
            if rows[row][column] == plain and (row, column) not in wanted:
                rows[row][column] = rows[at[0]][at[1]]
                break
        rows[at[0]][at[1]] = sign
    lies = {place: rows[row][column] for place, (row, column) in places.items()}
    return {
        "board": [[space_name(sign) for sign in row] for row in rows],
        "turned": {place: sign.count("'") for place, sign in lies.items() if "'" in sign},
        "removed": [place for place, sign in lies.items() if "(" in sign],
    }


def place_name(rows: list[list[str]], row: int, column: int) -> str:
    """Returns the coordinates, such as "c4", of a row and column of a drawn board."""
    return "abcdefg"[column] + str(len(rows) - row)


def space_name(sign: str) -> str:
    """Returns the name of the board tile that a sign stands for."""
    shape, number = re.fullmatch(r"\(?([a-zA-Z*])(\d)'*\)?", sign).groups()  # type: ignore[union-attr]
    return f"{SIGNS[shape]} {number}"


# ── Playing on ────────────────────────────────────────────────────────────────────────────────────────────────────────


def action_for(word: int | str) -> ludotheque.Action:
    """Returns the action that names a target: a seat, "up", "c4", "row 3" or "90°"."""
    if isinstance(word, int):
        return NameSeat(word)
    if word in ("up", "right", "down", "left"):
        return NameDirection(word)  # type: ignore[arg-type]
    if word.endswith("°"):
        return NameQuarters(int(word[:-1]) // 90)
    return NameLine(word) if " " in word else NameSpace(word)


def lay(match: ludotheque.Match, seat: int, card: str, *targets: int | str) -> list[Event]:
    """Plays a card with its targets, which opens the window for reactions."""
    happened = list(match.play(seat, PlayCard(card)))
    return happened + name_targets(match, seat, *targets)


def name_targets(match: ludotheque.Match, seat: int, *targets: int | str) -> list[Event]:
    """Plays the steps that name these targets."""
    return [event for word in targets for event in match.play(seat, action_for(word))]


def answer(match: ludotheque.Match, reactions: Mapping[int, str] | None = None) -> list[Event]:
    """Answers a window: the given seats react, and all other seats pass."""
    assert match.view(None).phase == "answering"  # type: ignore[attr-defined]
    happened: list[Event] = []
    for seat in match.to_act:
        reaction = (reactions or {}).get(seat)
        happened += match.play(seat, Pass() if reaction is None else React(reaction))
    return happened


def all_pass(match: ludotheque.Match) -> list[Event]:
    """Lets everybody pass, if a window is open."""
    return answer(match) if view_of(match).phase == "answering" else []


def react(match: ludotheque.Match, *reactions: tuple[int, str]) -> list[Event]:
    """Plays reactions on top of each other, each in a window of its own; then all seats pass, and the stack is
    resolved.
    """
    happened = [event for seat, card in reactions for event in answer(match, {seat: card})]
    return happened + all_pass(match)


def play(match: ludotheque.Match, seat: int, card: str, *targets: int | str) -> list[Event]:
    """Plays a card to which nobody reacts."""
    return lay(match, seat, card, *targets) + all_pass(match)


def play_turned_round(
    match: ludotheque.Match, seat: int, card: str, *targets: int | str, by: int, anew: Sequence[int | str] = ()
) -> list[Event]:
    """Plays a card with its targets; then seat `by` reacts with Boomerang, which turns the card round, and names the
    new targets `anew`.
    """
    happened = lay(match, seat, card, *targets) + react(match, (by, "Boomerang"))
    return happened + name_targets(match, by, *anew)


def choose(match: ludotheque.Match, seat: int, *chosen: str) -> list[Event]:
    """Chooses cards of the hand, one step for each."""
    return [event for card in chosen for event in match.play(seat, ChooseCard(card))]


def move(match: ludotheque.Match, seat: int, direction: str) -> list[Event]:
    """Moves the seat's pawn along an arrow."""
    return list(match.play(seat, Move(direction)))  # type: ignore[arg-type]


def pay_first(match: ludotheque.Match, seat: int, owner: int) -> list[Event]:
    """Lets a seat that pays several tolls choose whom to pay next."""
    return list(match.play(seat, PayFirst(owner)))


# ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def view_of(match: ludotheque.Match, seat: int | None = None) -> MaltaView:
    """Returns what a seat sees or, without a seat, what everybody sees."""
    view = match.view(seat)
    assert isinstance(view, MaltaView)
    return view


def hand(match: ludotheque.Match, seat: int) -> list[str]:
    """Returns the cards in a seat's hand, in alphabetical order."""
    return sorted(view_of(match, seat).hand or ())


def pawn(match: ludotheque.Match, seat: int) -> str | None:
    """Returns the coordinates of a seat's pawn, such as "c4"; None if it is off the board."""
    return view_of(match).pawns[seat]


def space(match: ludotheque.Match, place: str) -> SpaceView:
    """Returns the board tile (a "space" in Malta's rulebook) at these coordinates, such as "c4"."""
    return next(space for space in view_of(match).board if space.place == place)


def sign_at(match: ludotheque.Match, place: str) -> str:
    """Returns how the board tile at these coordinates would be drawn, such as "(u3)"."""
    lies = space(match, place)
    shape, number = lies.space.rsplit(" ", 1)
    sign = {name: sign for sign, name in SIGNS.items()}[shape] + number + "'" * lies.turned
    return sign if lies.face_up else f"({sign})"


def events_of_kind(happened: Sequence[Event], kind: type[Event]) -> list[Any]:
    """Returns the events of one kind among those that happened."""
    return [event for event in happened if type(event) is kind]


def choice_values(match: ludotheque.Match, seat: int) -> list[Any]:
    """Returns the value in each action that a seat may take: a card, a seat, coordinates or a direction."""
    found: list[Any] = []
    for action in match.choices(seat):
        values: Iterator[Any] = (getattr(action, field) for field in action.__struct_fields__)
        found.append(next(values, "pass"))
    return found


def known_cards(match: ludotheque.Match, viewer: int, holder: int) -> list[str]:
    """Returns the cards that one seat knows to be in the hand of another."""
    return sorted(view_of(match, viewer).known[holder])
