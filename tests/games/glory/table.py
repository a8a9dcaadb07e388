"""Positions you can see: hands, places and stamina by seat; whatever a rule does not need is left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ludotheque
from ludotheque import Match
from ludotheque.core.events import ChoiceSealed
from ludotheque.games.glory.actions import Intervene, Lay

# Unless a test says otherwise, wrestlers are the first of the league: seat 0 has Ondine, seat 1 Granit, …
ONDINE, GRANIT, MIRABELLE, OCTAVE, VESUVIA, POLARUS = "ondine", "granit", "mirabelle", "octave", "vesuvia", "polarus"
LEAGUE = (ONDINE, GRANIT, MIRABELLE, OCTAVE, VESUVIA, POLARUS)

NOTHING = Lay(None, None)
NO_PART = Intervene(None, None, None)


def table(
    *hands: str,
    at: Sequence[int | str] | None = None,
    stamina: Sequence[int] | None = None,
    turn: int = 0,
    using: str | None = None,
    luck: Sequence[dict[str, Any]] = (),
    options: dict[str, Any] | None = None,
    wrestlers: Sequence[dict[str, Any]] | None = None,
    **more: Any,
) -> Match:
    """A match with these hands (card ids with spaces between).  The wrestler in use is the first of its seat."""
    seats = len(hands)
    number = 4 if seats == 2 else seats
    each = number // seats
    places = list(at or ["ring"] * number)
    rows = [{"at": places[w], **({} if stamina is None else {"stamina": stamina[w]})} for w in range(number)]
    for row, extra in zip(rows, wrestlers or ()):
        row.update(extra)
    used = LEAGUE.index(using) if using else turn * each
    place = places[used]
    path = (options or {}).get("path", [3, 3, 2, 2, 1])
    position: dict[str, Any] = {
        "phase": "inRing" if place == "ring" else "walking",
        "asked": [turn],
        "turn": turn,
        "using": LEAGUE[used],
        "left": path[place] if isinstance(place, int) else 0,
        "wrestlers": rows,
        "hands": [hand.split() for hand in hands],
        "fallen": [[s] for s in range(seats) if all(p == "out" for p in places[s * each : s * each + each])],
    }
    position.update(more)
    doc = {"game": "glory", "seats": seats, "options": options or {}, "position": position}
    return ludotheque.from_json(doc, ludotheque.scripted(luck))


def dice(*numbers: int) -> list[dict[str, Any]]:
    """A script of dice."""
    return [{"die": number} for number in numbers]


def draws(*cards: str) -> list[dict[str, Any]]:
    """A script of drawn cards."""
    return [{"draw": card} for card in cards]


def stamina(match: Match) -> list[int]:
    """The stamina of each wrestler."""
    return [one.stamina for one in view(match).wrestlers]


def places(match: Match) -> list[int | str]:
    """Where each wrestler is: a space of the path, or ring, outside, out."""
    return [one.place if one.space is None else one.space for one in view(match).wrestlers]


def hand(match: Match, seat: int) -> str:
    """A hand as text, sorted as in the box."""
    return " ".join(view(match, seat).hand or ())


def view(match: Match, seat: int | None = None) -> Any:
    """A view, untyped, which is enough for tests."""
    return match.view(seat)


def lays(match: Match, *actions: Any) -> None:
    """Every seat that is asked lays, in seat order."""
    for seat, action in zip(match.to_act, actions, strict=True):
        match.play(seat, action)


def listed(match: Match, kind: type) -> list[Any]:
    """The choices of one kind, of the first seat that is asked."""
    return [action for action in match.choices(match.to_act[0]) if isinstance(action, kind)]


def sealed(seat: int, action: Any) -> ChoiceSealed:
    """A secret choice of a seat, as the seat itself sees it."""
    return ChoiceSealed(seat, ludotheque.to_json(action))


def luck_is_used_up(match: Match) -> bool:
    """Has the whole script been used?"""
    return not match.luck.to_json()["script"]
