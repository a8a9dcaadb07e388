"""What a decent player of Road to Glory sees in a view, weighed in points of stamina.

Dice are weighed by exact odds, never sampled; what others hold, by the cards that are nowhere to be seen.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.structs import Action
from ludotheque.games.glory.actions import PlayOnSeat, PlayOnWrestler
from ludotheque.games.glory.lore import NONE, Lore, Strength, drop, lore_of, plus
from ludotheque.games.glory.rules.odds import fight_odds, held
from ludotheque.games.glory.views import GloryView

ACTION: Final = 1.1  # what an action is worth that is not taken
WASTED: Final = 1.5  # what it costs to have a turn cancelled
THEIR_CARD: Final = 1.0  # what a card is worth to somebody else
PATIENCE: Final = 14  # the round from which one begins to press, lest all wait for one another
HURRY: Final = 0.06  # how much more a blow is worth with every round
MOST_HURRY: Final = 1.5
CROWD: Final = 0.9  # how much more than its share a blow is worth when there are several rivals


class Mind:
    """A view, as a player thinks of it."""

    def __init__(self, view: GloryView) -> None:
        lore = lore_of(view.components)
        box = lore.box
        self.view = view
        self.lore: Lore = lore
        self.me: int = -1 if view.seat is None else view.seat
        kind_of = box.kind_of
        self.hand: list[int] = [kind_of[card] for card in view.hand or ()]
        self.limit: int = box.hand_for_two if view.seats == 2 else box.hand
        # With a full hand a card spent is soon drawn again.
        self.thrift: float = 1.0 if len(self.hand) + 3 <= self.limit else 0.5
        self.names: list[str] = []
        self.stamina: list[int] = []
        self.owner: list[int] = []
        self.places: list[str] = []
        self.spaces: list[int] = []
        for one in view.wrestlers:
            self.names.append(one.wrestler or "")
            self.stamina.append(one.stamina)
            self.owner.append(one.seat)
            self.places.append(one.place)
            self.spaces.append(-1 if one.space is None else one.space)
        self.standing: list[int] = [0] * view.seats  # wrestlers that each seat still has
        for number, place in enumerate(self.places):
            if place != "out":
                self.standing[self.owner[number]] += 1
        self.rivals: int = len([seat for seat in range(view.seats) if seat != self.me and self.standing[seat]])
        # What a point of a rival's stamina is worth beside one's own.
        share = 1.0 if self.rivals < 2 else CROWD / self.rivals
        self.share: float = share + min(max(0, view.round - PATIENCE) * HURRY, MOST_HURRY)
        self.combat: list[int] = [backs.combat for backs in view.hands]
        self.events: list[int] = [backs.event for backs in view.hands]
        self.unseen: list[int] = self.cards_unseen()
        self.bests: dict[int, list[tuple[Strength, float]]] = {}

    def cards_unseen(self) -> list[int]:
        """How many of each kind the seat has not seen: in decks, other hands, before wrestlers outside."""
        lore = self.lore
        unseen = lore.counts[:]
        kind_of = lore.box.kind_of
        for card, count in self.view.discards.items():
            unseen[kind_of[card]] -= count
        for kind in self.hand:
            unseen[kind] -= 1
        for one in self.view.shown:
            if one.card is not None:
                unseen[kind_of[one.card]] -= 1
        for seat, divas in enumerate(self.view.managers):
            if seat != self.me:
                for card in divas:
                    unseen[kind_of[card]] -= 1
        return unseen

    def wrestler(self, name: str | None) -> int:
        """The number of a wrestler."""
        return self.names.index(name or "")

    def worth(self, kind: int) -> float:
        """What a card is worth in the hand."""
        worth = self.lore.worth[kind] * self.thrift
        return worth * 0.5 if kind == self.lore.leave and self.standing[self.me] < 2 else worth

    def draw_worth(self, first: int, last: int) -> float:
        """The mean worth of a card drawn from a deck, given what has been seen; little when the hand is full."""
        total = 0.0
        count = 0
        for kind in range(first, last):
            left = self.unseen[kind]
            if left > 0:
                total += left * self.worth(kind)
                count += left
        if not count:
            return 0.0
        mean = total / count
        room = self.limit - len(self.hand)
        if room <= 0:
            return 0.35 * mean
        return mean * (1.0 if room > 3 else 0.8)

    def combat_worth(self) -> float:
        """The worth of a card from the combat deck: the more when there are few to fight with."""
        fighting = len([kind for kind in self.hand if kind < self.lore.box.first_referee])
        need = 1.35 if fighting < 4 * self.standing[self.me] else 1.0 if fighting < 9 else 0.8
        return need * self.draw_worth(0, self.lore.box.first_event)

    def event_worth(self) -> float:
        """The worth of a card from the event deck."""
        return self.draw_worth(self.lore.box.first_event, len(self.lore.counts))

    def blow(self, wrestler: int, loss: int) -> float:
        """What it is worth to its seat that a wrestler does not lose so much stamina."""
        before = self.stamina[wrestler]
        after = max(0, min(before - loss, self.lore.box.stamina))
        table = self.lore.life(self.standing[self.owner[wrestler]] == 1)
        return table[before] - table[after]

    # ── Fights ────────────────────────────────────────────────────────────────────────────────────────────────────

    def their_best(self, seat: int) -> list[tuple[Strength, float]]:
        """What a rival may lay, and how likely: the best of as many cards as it has, drawn from those unseen."""
        count = self.combat[seat]
        found = self.bests.get(count)
        if found is None:
            found = self.best_of(count)
            self.bests[count] = found
        return found

    def best_of(self, count: int) -> list[tuple[Strength, float]]:
        """The best of so many combat cards."""
        lore = self.lore
        whole = sum([self.unseen[kind] for kind in range(lore.box.first_event)])
        if not whole or not count:
            return [(NONE, 1.0)]
        below = sum([self.unseen[kind] for kind in range(lore.box.first_referee, lore.box.first_event)])
        before = float((below / whole) ** count)
        chances: list[tuple[Strength, float]] = [(NONE, before)] if before > 0.0 else []
        for kind in lore.by_strength:
            if self.unseen[kind] > 0:
                below += self.unseen[kind]
                upto = float((below / whole) ** count)
                chances.append((lore.strengths[kind], upto - before))
                before = upto
        return chances

    def fight(self, mine: int, theirs: int, own: Strength, other: Strength) -> float:
        """What a fight between two wrestlers is worth when both lay this."""
        most = self.lore.box.most_dice
        dice = held(2 + own[0] + other[2], most)
        other_dice = held(2 + other[0] + own[2], most)
        odds = fight_odds(dice, own[1] + other[3], other_dice, other[1] + own[3])
        last = self.standing[self.owner[mine]] == 1
        other_last = self.standing[self.owner[theirs]] == 1
        gain = drop(odds.other_losses, self.lore.life(other_last), self.stamina[theirs])
        loss = drop(odds.own_losses, self.lore.life(last), self.stamina[mine])
        return self.share * gain - loss

    def fight_on_average(self, mine: int, theirs: int, own: Strength) -> float:
        """The same when the other lays the best it may have."""
        total = 0.0
        for other, chance in self.their_best(self.owner[theirs]):
            if chance > 0.004:
                total += chance * self.fight(mine, theirs, own, other)
        return total

    def best_lay(self, mine: int, theirs: int, is_challenger: bool) -> tuple[float, int, int]:
        """The value of the best card and referee card to lay, and which they are (-1: none)."""
        lore = self.lore
        kinds = list(dict.fromkeys(self.hand))
        fighting = [kind for kind in kinds if kind < lore.box.first_referee]
        best = (self.fight_on_average(mine, theirs, NONE), -1, -1)
        for kind in fighting:
            value = self.fight_on_average(mine, theirs, lore.strengths[kind]) - self.worth(kind)
            if value > best[0]:
                best = (value, kind, -1)
        for kind in kinds:
            if lore.box.first_referee <= kind < lore.box.first_event:
                value, card = self.with_referee(kind, mine, theirs, best[1], is_challenger)
                if value > best[0]:
                    best = (value, card, kind)
        return best

    def with_referee(self, kind: int, mine: int, theirs: int, card: int, is_challenger: bool) -> tuple[float, int]:
        """The value of a fight with a referee card, and the card to lay beside it."""
        lore = self.lore
        effect = lore.box.effects[kind]
        cost = self.worth(kind)
        turn = -WASTED if is_challenger else self.share * WASTED
        if effect == "cancel":
            return turn + self.share * THEIR_CARD - cost, -1
        if effect == "leave":
            gain = 3.0 * ACTION if self.standing[self.me] > 1 else 0.0
            return gain + self.share * THEIR_CARD - (WASTED if is_challenger else 0.0) - cost, -1
        if effect == "void":
            return self.fight(mine, theirs, NONE, NONE) + self.share * THEIR_CARD - cost, -1
        laid = sorted([one for one in self.hand if one < lore.box.first_referee], key=self.worth, reverse=True)
        if len(laid) < 2:
            return -100.0, -1
        strength = NONE
        for one in laid[:3]:
            strength = plus(strength, lore.strengths[one])
            cost += self.worth(one)
        return self.fight_on_average(mine, theirs, strength) - cost, laid[0]

    def shown_strength(self, seat: int) -> Strength:
        """What a fighter has laid open."""
        total = NONE
        for one in self.view.shown:
            if one.seat == seat and one.card is not None:
                total = plus(total, self.lore.strengths[self.lore.box.kind_of[one.card]])
        return total

    # ── Events ────────────────────────────────────────────────────────────────────────────────────────────────────

    def play_worth(self, action: Action) -> float:
        """What an event played now is worth, less what its card is worth in the hand."""
        box = self.lore.box
        if isinstance(action, PlayOnWrestler):
            kind = box.kind_of[action.card]
            return self.stamina_worth(kind, self.wrestler(action.wrestler)) - self.worth(kind)
        assert isinstance(action, PlayOnSeat)
        kind = box.kind_of[action.card]
        amount = box.amounts[kind]
        if box.effects[kind] == "draw":
            if action.seat != self.me:
                return -100.0
            return amount * max(self.combat_worth(), self.event_worth()) - self.worth(kind)
        if action.seat == self.me:
            return -100.0
        cards = min(amount, self.combat[action.seat] + self.events[action.seat])
        return self.share * 1.3 * THEIR_CARD * cards - self.worth(kind)

    def stamina_worth(self, kind: int, wrestler: int) -> float:
        """What it is worth to change a wrestler's stamina by a card."""
        box = self.lore.box
        effect = box.effects[kind]
        amount = box.amounts[kind]
        if effect == "roll":
            value = sum([self.blow(wrestler, -die) for die in range(1, 7)]) / 6.0
        else:
            value = self.blow(wrestler, amount if effect == "take" else -amount)
        return -value if self.owner[wrestler] == self.me else self.share * value
