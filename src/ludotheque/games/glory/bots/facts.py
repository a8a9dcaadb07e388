"""Facts about what a plan leads to within the next turns of Road to Glory: wrestlers out, stamina lost, cards in hand."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.facts import Fact
from ludotheque.core.structs import Seat
from ludotheque.core.words import Phrase, Who
from ludotheque.games.glory.state import OUT, State

# The features that are about stamina: the seat's own, or its own compared with the stamina of other seats.
OF_STAMINA: Final = ("stamina", "wrestlers", "fear", "power", "lead", "share")
OF_RIVALS: Final = ("rivals", "lead", "share")
OF_CARDS: Final = ("power", "lead", "share", "best-cards", "other-cards", "dice-cards", "full-hand", "late-cards")
# A reason names a wrestler that goes out only if this happens so much more often after one plan than after the other,
# in cases out of ten.
OFTEN: Final = 2.5


def facts_of(before: State, later: State, seat: Seat) -> list[Fact]:
    """Returns the facts about what has become of the seat's hand, and of every wrestler that was not out before the
    plan.
    """
    found: list[Fact] = []
    owner = before.settings.owner
    for wrestler in before.standing.members:
        named: dict[str, Any] = {"wrestler": Phrase(f"wrestler-{before.name_of(wrestler)}")}
        out = 10.0 * (later.places[wrestler] == OUT)
        lost = float(max(0, before.stamina[wrestler] - later.stamina[wrestler]))
        if owner[wrestler] == seat:
            named["seat"] = Who(seat)
            found.append(Fact("fact-own-out", out, 80.0, least=OFTEN, is_good=False, values=named))
            found.append(Fact("fact-own-loss", lost, 45.0, least=1.0, is_good=False, values=named, features=OF_STAMINA))
        else:
            found.append(Fact("fact-out", out, 75.0, least=OFTEN, values=named))
            found.append(Fact("fact-loss", lost, 50.0, least=1.0, values=named, features=OF_RIVALS))
    found.append(Fact("fact-hand", float(len(later.hands[seat].items)), 20.0, least=1.0, features=OF_CARDS))
    return found
