"""Builds positions from a short description: hands, places and stamina by seat; everything else has a default.

Hands are card ids separated by spaces ("attack-2 draw-2").  A place is the number of a space on the path, counted from
0 at its outer end, or "ring", "outside" or "out".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ludotheque
from ludotheque import Match
from ludotheque.core.events import ChoiceSealed
from ludotheque.games.glory.actions import Intervene, Lay

# Unless a test names others, the wrestlers are the first ones of the league: seat 0 has Ondine, seat 1 Granit, …
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
    """Builds a match with these hands (card ids separated by spaces); unless `using` says otherwise, the seat to move
    uses its first wrestler.
    """
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
    """Returns a luck script that throws these numbers."""
    return [{"die": number} for number in numbers]


def draws(*cards: str) -> list[dict[str, Any]]:
    """Returns a luck script that draws these cards."""
    return [{"draw": card} for card in cards]


def stamina(match: Match) -> list[int]:
    """Returns the stamina of each wrestler."""
    return [wrestler.stamina for wrestler in view(match).wrestlers]


def places(match: Match) -> list[int | str]:
    """Returns where each wrestler is: the number of a space on the path, or "ring", "outside" or "out"."""
    return [wrestler.place if wrestler.space is None else wrestler.space for wrestler in view(match).wrestlers]


def hand(match: Match, seat: int) -> str:
    """Returns a hand as text, sorted as in the box."""
    return " ".join(view(match, seat).hand or ())


def view(match: Match, seat: int | None = None) -> Any:
    """Returns a view typed as Any, so that tests need no casts."""
    return match.view(seat)


def play_all(match: Match, *actions: Any) -> None:
    """Plays these actions, one for each seat that is asked, in seat order."""
    for seat, action in zip(match.to_act, actions, strict=True):
        match.play(seat, action)


def choices_of_kind(match: Match, kind: type) -> list[Any]:
    """Returns the choices of one kind, of the first seat that is asked."""
    return [action for action in match.choices(match.to_act[0]) if isinstance(action, kind)]


def sealed_event(seat: int, action: Any) -> ChoiceSealed:
    """Returns the event of a sealed choice as the choosing seat sees it."""
    return ChoiceSealed(seat, ludotheque.to_json(action))


def luck_is_used_up(match: Match) -> bool:
    """Returns whether the whole luck script has been used."""
    return not match.luck.to_json()["script"]
