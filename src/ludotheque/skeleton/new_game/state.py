"""The box, and the state: everything on the table, including secrets.  A card is a number, the higher the better."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.box import Box
from ludotheque.core.errors import BadInput
from ludotheque.core.fields import Field, Table
from ludotheque.core.kinds import NOTHING, NUMBER, OUTCOME, SEATS, Counts, Each, MaybeName, Name, numbered
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.settings import MatchSettings
from ludotheque.core.sights import HIDDEN
from ludotheque.core.state import State as CoreState

FOLDER: Final = Path(__file__).parent
MOST_SEATS: Final = 4
CHOOSING, OVER = range(2)
CHOICES: Final = ("keep", "swap")
KEEP, SWAP = range(2)


class NewGameBox(Box):
    """The cards, by number and by name."""

    def __init__(self, contents: Mapping[str, Any], edited: Mapping[str, Any] | None) -> None:
        super().__init__(contents, edited)
        self.cards: tuple[str, ...] = tuple(contents.get("cards", ()))
        self.number_of: dict[str, int] = {card: number for number, card in enumerate(self.cards)}
        if len(self.number_of) < 2 * MOST_SEATS or len(self.number_of) < len(self.cards):
            reason = f"there must be {2 * MOST_SEATS} cards or more, each with a name of its own"
            raise BadInput("components.cards", "bad-components", reason=reason)
        self.deck: Bag = bag_of(self.cards, range(len(self.cards)))


CARD: Final = MaybeName(Name(lambda settings: settings.box.cards, lambda settings: settings.box.number_of))
CHOICE: Final = MaybeName(numbered(*CHOICES))

# A row for every field of the state: its kind, its value in a new state, and who sees it (everybody, unless the row
# names a sight such as HIDDEN).
TABLE: Final = Table(
    Field("phase", numbered("choosing", "over"), CHOOSING, needed=True),
    Field("asked", SEATS, NO_SEATS, HIDDEN, needed=True),
    Field("round", NUMBER, 0),
    Field("scores", Each(NUMBER), lambda settings: [0] * settings.seats),
    Field("deck", Counts(lambda settings: settings.box.deck), lambda settings: settings.box.deck, HIDDEN, needed=True),
    Field("hands", Each(CARD), lambda settings: [NOTHING] * settings.seats, HIDDEN, needed=True),
    Field("choices", Each(CHOICE), lambda settings: [NOTHING] * settings.seats, HIDDEN),
    Field("step", NUMBER, 0, HIDDEN),
    Field("outcome", OUTCOME, None),
)


class State(CoreState):
    """Everything on the table of a match."""

    __slots__ = ("settings", *TABLE.own_names)

    settings: MatchSettings[NewGameBox]
    round: int
    scores: list[int]
    deck: Bag
    hands: list[int]  # each seat's card
    choices: list[int]  # KEEP, SWAP, or NOTHING while a seat has not chosen

    def copy(self) -> State:
        twin: State = TABLE.copy(self, State())
        return twin
