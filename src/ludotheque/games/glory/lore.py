"""What a player knows of the box by heart: how strong each card is in a fight, and what it is worth in the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.games.glory.box import ATTACK, DEFENCE, DIVA, GloryBox
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.views import GloryView

# What a fighter's cards do: dice and points for it, dice and points for its opponent.
Strength = tuple[int, int, int, int]
NONE: Final[Strength] = (0, 0, 0, 0)

DIE: Final = 3.5
KEPT: Final = 0.45  # what a card in the hand is worth, of what it does when it is used
ALIVE: Final = 4.0  # what a wrestler is worth beside its stamina
FEAR: Final = 5.0  # what the last points are worth more than the first

# What a card is worth that cannot be counted in points.
SPECIAL: Final = {"cancel": 1.8, "leave": 1.6, "void": 1.2, "more": 2.2, "draw": 1.4, "lose": 1.4}


def plus(one: Strength, other: Strength) -> Strength:
    """Both together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def strength_of(box: GloryBox, kind: int) -> Strength:
    """§4.5  What an attack or defence card does."""
    amount = box.amounts[kind]
    is_die = box.effects[kind] == "die"
    if box.groups[kind] == ATTACK:
        return (amount, 0, 0, 0) if is_die else (0, amount, 0, 0)
    if box.groups[kind] == DEFENCE:
        return (0, 0, -amount, 0) if is_die else (0, 0, 0, -amount)
    return NONE


def turned(strength: Strength) -> Strength:
    """The same, seen by the opponent."""
    return (strength[2], strength[3], strength[0], strength[1])


def open_strength(box: GloryBox, view: GloryView, wrestler: str) -> Strength:
    """§4.11  What lies open already when further cards are laid, seen by the opponent of this wrestler."""
    total = NONE
    for one in view.shown:
        if one.card is None:
            strength: Strength = (1, 0, 0, 0)
        elif box.groups[box.kind_of[one.card]] == DIVA:
            strength = (0, box.amounts[box.kind_of[one.card]], 0, 0)
        else:
            strength = strength_of(box, box.kind_of[one.card])
        total = plus(total, turned(strength) if one.wrestler == wrestler else strength)
    return total


def points(strength: Strength) -> float:
    """How much a card changes the difference of a fight on average."""
    return DIE * (strength[0] - strength[2]) + strength[1] - strength[3]


def worth_of(box: GloryBox, kind: int) -> float:
    """What a card is worth in the hand."""
    effect = box.effects[kind]
    if effect in SPECIAL:
        return SPECIAL[effect]
    if kind < box.first_event:
        return KEPT * points(strength_of(box, kind))
    return KEPT * (DIE if effect == "roll" else abs(box.amounts[kind]))


def life_table(most: int) -> list[float]:
    """What each amount of stamina is worth: every point counts, the last ones more; nothing at 0."""
    return [0.0] + [ALIVE + points + FEAR * (1.0 - 0.8**points) for points in range(1, most + 1)]


class Lore:
    """What is known of one box."""

    def __init__(self, box: GloryBox) -> None:
        self.box = box
        kinds = range(len(box.cards))
        self.counts: list[int] = [box.deck.count(kind) for kind in kinds]
        self.strengths: list[Strength] = [strength_of(box, kind) for kind in kinds]
        self.worth: list[float] = [worth_of(box, kind) for kind in kinds]
        self.by_strength: list[int] = sorted(range(box.first_referee), key=lambda kind: points(self.strengths[kind]))
        self.leave: int = ([kind for kind in kinds if box.effects[kind] == "leave"] or [-1])[0]
        self.life: list[float] = life_table(box.stamina)


_standard: list[Lore] = []


def lore_of(components: Mapping[str, Any] | None) -> Lore:
    """The lore of the box as it comes (made once), or of an edited one."""
    if components is not None:
        return Lore(glory_box(components))
    if not _standard:
        _standard.append(Lore(glory_box(None)))
    return _standard[0]
