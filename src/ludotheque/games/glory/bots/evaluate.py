"""How a decent player of Road to Glory judges what it sees, in points of stamina.

Dice are judged by exact odds, never sampled.  Other hands are judged by the cards that the player has not seen.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.structs import Action
from ludotheque.games.glory.actions import PlayOnSeat, PlayOnWrestler
from ludotheque.games.glory.bots.sight import Sight, standing_of
from ludotheque.games.glory.lore import NONE, Lore, Strength
from ludotheque.games.glory.rules.odds import Odds, fight_odds, limit_dice
from ludotheque.games.glory.state import NO_CARD

ACTION: Final = 1.1  # the value of one action of a turn, which is lost if the seat does not use the action
WASTED: Final = 1.5  # the value of a fight that the seat's referee card cancels
THEIR_CARD: Final = 1.0  # the value of a card to another seat
HELD: Final = 0.3  # how much a card in the hand adds to the power of a seat
ROOMY: Final = 0.15  # a card has its full value while at least this fraction of the hand is free
HOPE: Final = 14.0  # the round after which cards kept for later begin to lose value
SPARE: Final = 0.2  # the part of a card's value that is left in a full hand


class Mind:
    """What a seat knows, and what a player concludes from it."""

    def __init__(self, sight: Sight) -> None:
        lore = sight.lore
        box = lore.box
        self.sight = sight
        self.lore: Lore = lore
        self.me: int = sight.me
        self.hand: list[int] = sight.hand
        self.limit: int = box.hand_for_two if sight.seats == 2 else box.hand
        # The fuller the hand, the less one more card adds, because a spent card is soon replaced.  And the longer the
        # match lasts, the less it helps to keep cards for later.  Both make the cards cheaper to spend, so that a bot
        # does not wait for ever.  The bot does not become reckless, because stamina keeps its value.
        room = (self.limit - len(self.hand)) / (ROOMY * self.limit)
        self.fresh: float = HOPE / max(HOPE, sight.round)
        self.thrift: float = self.fresh * max(SPARE, min(1.0, room))
        self.names: list[str] = sight.names
        self.stamina: list[int] = sight.stamina
        self.owner: list[int] = sight.owner
        self.places: list[int] = sight.places
        self.standing: list[int] = standing_of(sight)
        self.combat: list[int] = sight.combat
        self.events: list[int] = sight.events
        # The power of each seat: its stamina, and a little for its cards.  The estimated chance of winning is the
        # seat's share of all power.
        self.powers: list[float] = [0.0] * sight.seats
        for seat, standing in enumerate(self.standing):
            if standing:
                self.powers[seat] = HELD * (self.combat[seat] + self.events[seat])
        for number, stamina in enumerate(self.stamina):
            self.powers[self.owner[number]] += lore.life[stamina]
        self.own: float = self.powers[self.me]
        self.whole: float = sum(self.powers)
        self.others: float = max(self.whole - self.own, 0.001)
        # The value of a point of stamina that a rival loses, compared with one that the seat itself loses.
        self.share: float = self.own / self.others
        self.unseen: list[int] = sight.unseen
        self.bests: dict[int, list[tuple[Strength, float]]] = {}
        self.known_changes: list[list[float]] = [[] for _ in self.stamina]

    def wrestler(self, name: str | None) -> int:
        """Returns the number of a wrestler."""
        return self.names.index(name or "")

    def worth(self, kind: int) -> float:
        """Returns the value of a card in the hand."""
        worth = self.lore.worth[kind] * self.thrift
        return worth * 0.5 if kind == self.lore.leave and self.standing[self.me] < 2 else worth

    def draw_worth(self, first: int, last: int) -> float:
        """Returns the mean value of a card drawn from a deck.  With a full hand, a drawn card counts only by its
        advantage over the worst card in the hand.
        """
        total = 0.0
        count = 0
        worst = min([self.worth(kind) for kind in self.hand]) if len(self.hand) >= self.limit else 0.0
        for kind in range(first, last):
            left = self.unseen[kind]
            if left > 0:
                total += left * max(self.worth(kind) - worst, 0.0)
                count += left
        if not count:
            return 0.0
        return total / count

    def combat_worth(self) -> float:
        """Returns the value of a card from the combat deck: higher when the hand has few cards to fight with."""
        fighting = len([kind for kind in self.hand if kind < self.lore.box.first_referee])
        need = 1.35 if fighting < 4 * self.standing[self.me] else 1.0 if fighting < 9 else 0.8
        return need * self.draw_worth(0, self.lore.box.first_event)

    def event_worth(self) -> float:
        """Returns the value of a card from the event deck."""
        return self.draw_worth(self.lore.box.first_event, len(self.lore.counts))

    def lost(self, wrestler: int, loss: int) -> float:
        """Returns the power a seat loses when a wrestler loses this much stamina; if that eliminates the seat's last
        wrestler, the seat loses all its power.
        """
        before = self.stamina[wrestler]
        if loss >= before and self.standing[self.owner[wrestler]] == 1:
            return self.powers[self.owner[wrestler]]
        return self.lore.life[before] - self.lore.life[max(0, min(before - loss, self.lore.box.stamina))]

    def gain(self, own: float, others: float) -> float:
        """Returns how much the chance of winning improves when the seat loses power `own` and its rivals lose power
        `others`, in points of the seat's own stamina.
        """
        left = self.whole - own - others
        if left <= 0.0:
            return 0.0
        return ((self.own - own) / left - self.own / self.whole) * self.whole * self.whole / self.others

    def change(self, wrestler: int, loss: int) -> float:
        """Returns the value of a wrestler losing this much stamina."""
        lost = self.lost(wrestler, loss)
        return self.gain(lost, 0.0) if self.owner[wrestler] == self.me else self.gain(0.0, lost)

    def outcome(self, odds: Odds, one: int, other: int) -> float:
        """Returns the value of a fight between two wrestlers."""
        total = 0.0
        for chance, change in zip(odds.own_losses, self.changes(one, len(odds.own_losses))):
            if chance > 0.0:
                total += chance * change
        for chance, change in zip(odds.other_losses, self.changes(other, len(odds.other_losses))):
            if chance > 0.0:
                total += chance * change
        return total

    def changes(self, wrestler: int, count: int) -> list[float]:
        """Returns the values of losses of 0, 1, 2 … points of a wrestler's stamina, as a list of at least `count`
        values.
        """
        known = self.known_changes[wrestler]
        while len(known) < count:
            known.append(self.change(wrestler, len(known)))
        return known

    # ── Fights ────────────────────────────────────────────────────────────────────────────────────────────────────

    def their_best(self, seat: int) -> list[tuple[Strength, float]]:
        """Returns the possible strengths of a rival's best card, each with its probability."""
        count = self.combat[seat]
        found = self.bests.get(count)
        if found is None:
            found = self.best_of(count)
            self.bests[count] = found
        return found

    def best_of(self, count: int) -> list[tuple[Strength, float]]:
        """Returns the probability of each strength for the best of `count` unseen combat cards."""
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
        """Returns the value of a fight between two wrestlers with these cards."""
        most = self.lore.box.most_dice
        dice = limit_dice(2 + own.dice + other.other_dice, most)
        other_dice = limit_dice(2 + other.dice + own.other_dice, most)
        odds = fight_odds(dice, own.points + other.other_points, other_dice, other.points + own.other_points)
        return self.outcome(odds, mine, theirs)

    def fight_on_average(self, mine: int, theirs: int, own: Strength) -> float:
        """Returns the value of a fight in which the opponent lays the best card that it may hold."""
        total = 0.0
        for other, chance in self.their_best(self.owner[theirs]):
            if chance > 0.004:
                total += chance * self.fight(mine, theirs, own, other)
        return total

    def best_lay(self, mine: int, theirs: int, is_challenger: bool) -> tuple[float, int, int]:
        """Returns the value of laying the best card and referee card, and the kinds of these two cards (NO_CARD: none)."""
        lore = self.lore
        kinds = list(dict.fromkeys(self.hand))
        fighting = [kind for kind in kinds if kind < lore.box.first_referee]
        best = (self.fight_on_average(mine, theirs, NONE), NO_CARD, NO_CARD)
        for kind in fighting:
            value = self.fight_on_average(mine, theirs, lore.strengths[kind]) - self.worth(kind)
            if value > best[0]:
                best = (value, kind, NO_CARD)
        for kind in kinds:
            if lore.box.first_referee <= kind < lore.box.first_event:
                value, card = self.with_referee(kind, mine, theirs, is_challenger)
                if value > best[0]:
                    best = (value, card, kind)
        return best

    def with_referee(self, kind: int, mine: int, theirs: int, is_challenger: bool) -> tuple[float, int]:
        """Returns the value of a fight with a referee card, and the card to lay beside it.

        A challenger wants the fight, so a card that cancels the fight or leaves it to the dice is useless.
        """
        effect = self.lore.box.effects[kind]
        cost = self.worth(kind)
        if effect == "more":
            value, card = self.with_more_cards(mine, theirs)
            return value - cost, card
        if is_challenger:
            return -100.0, NO_CARD
        if effect == "cancel":
            return self.fresh * self.share * WASTED - cost, NO_CARD
        if effect == "leave":
            return (3.0 * self.fresh * ACTION if self.standing[self.me] > 1 else 0.0) - cost, NO_CARD
        return self.fight(mine, theirs, NONE, NONE) - cost, NO_CARD

    def with_more_cards(self, mine: int, theirs: int) -> tuple[float, int]:
        """§4.8  Returns the value of a fight with up to three cards, and the first of these cards; dice beyond the
        maximum are useless.
        """
        lore = self.lore
        left = [kind for kind in self.hand if kind < lore.box.first_referee]
        if len(left) < 2:
            return -100.0, NO_CARD
        strength, cost, first = NONE, 0.0, NO_CARD
        for _ in range(3):
            best_value, best = 0.0, NO_CARD
            for kind in dict.fromkeys(left):
                value = self.points_within(strength.plus(lore.strengths[kind])) - self.worth(kind)
                if best == NO_CARD or value > best_value:
                    best_value, best = value, kind
            if best == NO_CARD:
                break
            first = best if first == NO_CARD else first
            strength = strength.plus(lore.strengths[best])
            cost += self.worth(best)
            left.remove(best)
        return self.fight_on_average(mine, theirs, strength) - cost, first

    def points_within(self, strength: Strength) -> float:
        """Returns how much cards change the difference between the two totals of a fight on average; dice beyond the
        maximum do not count.
        """
        most = self.lore.box.most_dice
        dice, other_dice = limit_dice(2 + strength.dice, most) - 2, limit_dice(2 + strength.other_dice, most) - 2
        return Strength(dice, strength.points, other_dice, strength.other_points).swing()

    # ── Events ────────────────────────────────────────────────────────────────────────────────────────────────────

    def play_worth(self, action: Action) -> float:
        """Returns the value of playing an event now, minus the value of keeping the event card."""
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
        return self.fresh * self.share * 1.3 * THEIR_CARD * cards - self.worth(kind)

    def stamina_worth(self, kind: int, wrestler: int) -> float:
        """Returns the value of changing a wrestler's stamina by a card."""
        box = self.lore.box
        effect = box.effects[kind]
        amount = box.amounts[kind]
        if effect == "roll":
            return sum([self.change(wrestler, -die) for die in range(1, 7)]) / 6.0
        return self.change(wrestler, amount if effect == "take" else -amount)
