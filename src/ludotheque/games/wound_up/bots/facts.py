"""Facts about what a plan leads to in All Wound Up: how far pawns still have to go, graves, and Wilds in hand."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.facts import Fact
from ludotheque.core.structs import Seat
from ludotheque.core.words import Who
from ludotheque.games.wound_up.bots.evaluate import U_PER_CM, course_of
from ludotheque.games.wound_up.bots.outlook import need_now
from ludotheque.games.wound_up.box import WILD
from ludotheque.games.wound_up.state import IN_GRAVE, State

# The features that are about the way to the gate, about Wilds, and about rivals.
OF_WAY: Final = ("way to go", "near", "not far")
OF_WILDS: Final = ("wilds", "most wilds")
OF_RIVALS: Final = ("rivals",)
# A reason names a grave only if the pawn falls into one so much more often after one plan than after the other, in
# cases out of ten.
OFTEN: Final = 1.5
# A reason names a distance only if the distances after the two plans differ by at least this much, in cm.
FAR: Final = 2.0


def facts_of(after: State, later: State, seat: Seat) -> list[Fact]:
    """Returns the facts about the Wilds left after a seat's plan, and about all pawns at the end of its rollout."""
    found = [Fact("fact-wilds", float(after.hands[seat][WILD]), 20.0, least=1.0, features=OF_WILDS)]
    grave = 10.0 * (later.where[seat] == IN_GRAVE)
    found.append(Fact("fact-grave", grave, 60.0, least=OFTEN, is_good=False))
    if later.outcome is not None:
        return found
    course = course_of(later)
    for one in range(later.settings.seats):
        way = max(0.0, need_now(later, course, one) / U_PER_CM)
        if one == seat:
            found.append(Fact("fact-way", way, 40.0, least=FAR, is_good=False, features=OF_WAY))
        else:
            them: dict[str, Any] = {"seat": Who(one)}
            found.append(Fact("fact-rival-way", way, 30.0, least=FAR, values=them, features=OF_RIVALS))
    return found
