"""What a player can compute from the box: how strong each card is in a fight, and how much it is worth in the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludotheque.games.glory.box import ATTACK, DEFENCE, DIVA, GloryBox
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.state import NO_CARD

DIE: Final = 3.5
KEPT: Final = 0.45  # the value of a card in the hand, as a fraction of its effect when it is used
ALIVE: Final = 4.0  # the value of a wrestler beyond its stamina
MOST_BOXES: Final = 4  # the number of boxes whose lore stays cached
FEAR: Final = 5.0  # how much more the last points of stamina are worth than the first

# The value of cards whose effect cannot be counted in points, by effect.
SPECIAL: Final = {"cancel": 1.8, "leave": 1.6, "void": 1.2, "more": 2.2, "draw": 1.4, "lose": 1.4}


class Strength:
    """The effect of a fighter's cards: dice and points for the fighter, and dice and points for the opponent.
    Immutable.
    """

    __slots__ = ("dice", "points", "other_dice", "other_points")

    def __init__(self, dice: int = 0, points: int = 0, other_dice: int = 0, other_points: int = 0) -> None:
        self.dice = dice
        self.points = points
        self.other_dice = other_dice
        self.other_points = other_points

    def plus(self, more: Strength) -> Strength:
        """Adds two strengths up."""
        return Strength(
            self.dice + more.dice,
            self.points + more.points,
            self.other_dice + more.other_dice,
            self.other_points + more.other_points,
        )

    def reversed(self) -> Strength:
        """Returns the strength from the opponent's point of view."""
        return Strength(self.other_dice, self.other_points, self.dice, self.points)

    def swing(self) -> float:
        """Returns how much this strength changes the difference between the two totals of a fight on average."""
        return DIE * (self.dice - self.other_dice) + self.points - self.other_points


NONE: Final = Strength()


def strength_of(box: GloryBox, kind: int) -> Strength:
    """§4.5  Returns the strength of an attack or defence card."""
    amount = box.amounts[kind]
    is_die = box.effects[kind] == "die"
    if box.groups[kind] == ATTACK:
        return Strength(dice=amount) if is_die else Strength(points=amount)
    if box.groups[kind] == DEFENCE:
        return Strength(other_dice=-amount) if is_die else Strength(other_points=-amount)
    return NONE


def open_strength(box: GloryBox, shown: Sequence[tuple[int, int]], wrestler: int) -> Strength:
    """§4.11  Returns the strength of what is already open when further cards are laid, as the opponent of this wrestler
    sees it.

    `shown` lists what lies open: each card (NO_CARD: a die) with the wrestler in front of which it lies.
    """
    total = NONE
    for kind, fighter in shown:
        if kind == NO_CARD:
            strength = Strength(dice=1)
        elif box.groups[kind] == DIVA:
            strength = Strength(points=box.amounts[kind])
        else:
            strength = strength_of(box, kind)
        total = total.plus(strength.reversed() if fighter == wrestler else strength)
    return total


def worth_of(box: GloryBox, kind: int) -> float:
    """Returns the value of a card in the hand."""
    effect = box.effects[kind]
    if effect in SPECIAL:
        return SPECIAL[effect]
    if kind < box.first_event:
        return KEPT * strength_of(box, kind).swing()
    return KEPT * (DIE if effect == "roll" else abs(box.amounts[kind]))


def life_table(most: int) -> list[float]:
    """Returns the value of each amount of stamina: every point counts, the last ones more; nothing at 0."""
    return [0.0] + [ALIVE + left + FEAR * (1.0 - 0.8**left) for left in range(1, most + 1)]


class Lore:
    """What a player knows of one box."""

    def __init__(self, box: GloryBox) -> None:
        self.box = box
        kinds = range(len(box.cards))
        self.counts: list[int] = [box.deck.count(kind) for kind in kinds]
        self.strengths: list[Strength] = [strength_of(box, kind) for kind in kinds]
        self.worth: list[float] = [worth_of(box, kind) for kind in kinds]
        self.by_strength: list[int] = sorted(range(box.first_referee), key=lambda kind: self.strengths[kind].swing())
        self.leave: int = ([kind for kind in kinds if box.effects[kind] == "leave"] or [NO_CARD])[0]
        self.life: list[float] = life_table(box.stamina)


_made: list[Lore] = []  # the lore of the boxes in use, newest last


def lore_for(box: GloryBox) -> Lore:
    """Returns the lore of a box, made once for each of the last few boxes."""
    for lore in _made:
        if lore.box is box:
            return lore
    if len(_made) >= MOST_BOXES:
        _made.pop(0)
    _made.append(Lore(box))
    return _made[-1]


def lore_of(components: Mapping[str, Any] | None) -> Lore:
    """Returns the lore of the standard box, or of an edited one."""
    return lore_for(glory_box(components))
