"""What the sentences of Road to Glory are about: cards, wrestlers, decks."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.words import Phrase
from ludotheque.games.glory.components import GROUPS, glory_box
from ludotheque.games.glory.views import GloryView

Said = Phrase | str


def card(name: str) -> Said:
    """The name of a card; one that a player added to the box has no other name than its id."""
    return Phrase(f"card-{name}") if name in glory_box(None).kind_of else name


def cards(names: Sequence[str]) -> list[Said]:
    """Several cards, those of a kind counted."""
    said: list[Said] = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        quoted = Phrase("quoted", {"it": card(name)})
        said.append(quoted if count == 1 else Phrase("card-times", {"card": quoted, "count": count}))
    return said or [Phrase("no-card-at-all")]


def card_text(name: str, view: GloryView) -> Phrase:
    """What a card does."""
    box = glory_box(view.components)
    kind = box.kind_of[name]
    return Phrase(f"what-{GROUPS[box.groups[kind]]}-{box.effects[kind]}")


def wrestler(name: str) -> Said:
    """The name of a wrestler; one that a player added to the box has no other name than its id."""
    return Phrase(f"wrestler-{name}") if name in glory_box(None).wrestler_of else name


def deck(name: str) -> Phrase:
    """One of the two decks."""
    return Phrase(f"deck-{name}")
