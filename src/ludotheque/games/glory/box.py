"""The box of Road to Glory as lookup tables for the rules: one entry per kind of card or wrestler."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.box import Box
from ludotheque.core.structs import Action
from ludotheque.games.glory.actions import (
    Challenge,
    Discard,
    Intervene,
    Lay,
    LayMore,
    PlayOnSeat,
    PlayOnWrestler,
    TakeWrestler,
    UseWrestler,
)

PATHS: Final = 6
MOST_SEATS: Final = 6

COMBAT: Final = 0
EVENTS: Final = 1
DECKS: Final = ("combat", "event")

# Groups of cards.  The first three are the combat deck, the other two the event deck.
ATTACK: Final = 0
DEFENCE: Final = 1
REFEREE: Final = 2
EVENT: Final = 3
DIVA: Final = 4
# §8.2  the effects of events that are aimed at a seat; all other events are aimed at a wrestler.
ABOUT_CARDS: Final = ("draw", "lose")


class CardKind:
    """A kind of card, as the box describes it."""

    __slots__ = ("name", "group", "effect", "amount", "count")

    def __init__(self, name: str, group: int, effect: str, amount: int, count: int) -> None:
        self.name = name
        self.group = group
        self.effect = effect
        self.amount = amount
        self.count = count


class GloryBox(Box):
    """The box as lookup tables, each with one entry per kind of card.  Combat cards are numbered before event cards."""

    def __init__(
        self,
        contents: Mapping[str, Any],
        edited: Mapping[str, Any] | None,
        numbers: Mapping[str, int],
        cards: Sequence[CardKind],  # sorted by group
        wrestlers: Sequence[str],
    ) -> None:
        super().__init__(contents, edited)
        self.stamina: int = numbers["stamina"]
        self.hand: int = numbers["hand"]
        self.hand_for_two: int = numbers["hand_for_two"]
        self.fee: int = numbers["fee"]
        self.most_dice: int = numbers["most_dice"]
        self.turns_outside: int = numbers["turns_outside"]
        self.cards: tuple[str, ...] = tuple([card.name for card in cards])
        self.kind_of: dict[str, int] = {name: kind for kind, name in enumerate(self.cards)}
        self.groups: bytes = bytes([card.group for card in cards])
        self.effects: tuple[str, ...] = tuple([card.effect for card in cards])
        self.amounts: tuple[int, ...] = tuple([card.amount for card in cards])
        self.about_cards: tuple[bool, ...] = tuple([effect in ABOUT_CARDS for effect in self.effects])
        self.takes_stamina: tuple[bool, ...] = tuple([effect == "take" for effect in self.effects])
        # Kinds below this number are attack and defence cards.
        self.first_referee: int = len([group for group in self.groups if group < REFEREE])
        # Kinds below this number are the combat deck.
        self.first_event: int = len([group for group in self.groups if group < EVENT])
        self.first_diva: int = len([group for group in self.groups if group < DIVA])
        self.deck: Bag = bag_of(self.cards, [kind for kind, card in enumerate(cards) for _ in range(card.count)])
        items = self.deck.items
        self.combat_deck: Bag = bag_of(self.cards, [kind for kind in items if kind < self.first_event])
        self.event_deck: Bag = bag_of(self.cards, [kind for kind in items if kind >= self.first_event])
        self.no_cards: Bag = Bag(self.cards)
        self.wrestlers: tuple[str, ...] = tuple(wrestlers)
        self.wrestler_of: dict[str, int] = {name: number for number, name in enumerate(wrestlers)}
        # Every action is made once and then reused.
        self.discards: list[Action] = [Discard(card) for card in self.cards]
        self.plays_on_wrestler: list[list[Action]] = [
            [PlayOnWrestler(card, name) for name in self.wrestlers] for card in self.cards
        ]
        self.plays_on_seat: list[list[Action]] = [
            [PlayOnSeat(card, seat) for seat in range(MOST_SEATS)] for card in self.cards
        ]
        self.challenges: list[Action] = [Challenge(name) for name in self.wrestlers]
        self.uses: list[Action] = [UseWrestler(name) for name in self.wrestlers]
        self.takes: list[list[Action]] = [
            [TakeWrestler(name, path + 1) for path in range(PATHS)] for name in self.wrestlers
        ]
        # §4.2  The lays of a fighter, indexed by [number of the card + 1][number among the referee cards + 1]; index 0
        # means no card.
        fighting = self.cards[: self.first_referee]
        referees: list[str | None] = [None, *self.cards[self.first_referee : self.first_event]]
        laid: list[str | None] = [None, *fighting]
        self.lays: list[list[Action]] = [[Lay(card, referee) for referee in referees] for card in laid]
        # §4.11  The further lays of a fighter, indexed by [first card + 1][second card + 1]; index 0 means no card.
        self.more: list[list[Action]] = [[LayMore(None, None)]]
        for one in fighting:
            row: list[Action] = [LayMore(one, other) for other in fighting]
            self.more.append([LayMore(one, None), *row])
        # §4.3  For each pair of fighters, what bystanders may lay: without a diva, and with each kind of diva.
        self._interventions: dict[int, list[list[Action]]] = {}

    def interventions(self, one: int, other: int) -> list[list[Action]]:
        """§4.3  Returns the actions by which bystanders may lay something in a fight between two wrestlers.

        Row 0 has the three choices of a bystander without a diva: no die, a die for the first fighter, a die for the
        second.  Row 1 + n has the six choices with the nth diva, which may lie in front of either fighter.
        """
        key = one * 256 + other
        rows = self._interventions.get(key)
        if rows is None:
            fighters = (self.wrestlers[one], self.wrestlers[other])
            dice: list[str | None] = [None, *fighters]
            rows = [[Intervene(None, None, die) for die in dice]]
            for card in self.cards[self.first_diva :]:
                rows.append([Intervene(card, before, die) for die in dice for before in fighters])
            self._interventions[key] = rows
        return rows
