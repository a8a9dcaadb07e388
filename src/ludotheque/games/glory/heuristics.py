"""What a decent player of Road to Glory knows, and the bot `heuristic` that comes of it.

It reads its view alone and weighs every choice in points of stamina: dice by exact odds, never sampled; what others hold,
by the cards that are nowhere to be seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.glory.actions import (
    Advance,
    Challenge,
    DeclinePair,
    Discard,
    Draw,
    EndTurn,
    Intervene,
    Lay,
    LayMore,
    LayUnseen,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
    Stay,
    UseWrestler,
)
from ludotheque.games.glory.lore import NONE, Lore, Strength, drop, lore_of, plus
from ludotheque.games.glory.plain import plain
from ludotheque.games.glory.rules.odds import fight_odds, held
from ludotheque.games.glory.views import GloryView

ACTION: Final = 1.1  # what an action is worth that is not taken
WASTED: Final = 1.5  # what it costs to have a turn cancelled
THEIR_CARD: Final = 1.0  # what a card is worth to somebody else
STAYS_WITH: Final = 9  # the least stamina with which one pays to stay on the path
STAYS_ON: Final = 2  # the least actions of a space that are worth it
ROOM: Final = 3  # and the least room in the hand
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


# ── The bots ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Weighs every choice in points of stamina."""
    assert isinstance(view, GloryView)
    if len(choices) == 1:
        return choices[0]
    phase = view.phase
    if phase == "taking":
        return choices.sample(luck)
    if phase == "answering":
        return DeclinePair()
    mind = Mind(view)
    if phase == "laying":
        return lay(mind, choices)
    if phase == "layingMore":
        return lay_more(mind, choices)
    if phase == "repeating":
        return repeat_or_not(mind)
    if phase == "using":
        return best_to_use(mind, choices)
    if phase == "discarding":
        return least_wanted(mind, choices)
    if phase in ("drawing", "arriving"):
        return Draw("combat" if mind.combat_worth() >= mind.event_worth() else "event")
    if phase == "unseen":
        return LayUnseen("combat" if mind.combat_worth() >= mind.event_worth() else "event")
    if phase == "walking":
        return walk(mind, choices)
    return best_action(mind, list(choices))[1]


def best_action(mind: Mind, listed: list[Action]) -> tuple[float, Action]:
    """The best of draws, events and challenges, and what it is worth."""
    best = (-1000.0, listed[0])
    for action in listed:
        if isinstance(action, Draw):
            value = mind.combat_worth() if action.deck == "combat" else mind.event_worth()
        elif isinstance(action, (PlayOnSeat, PlayOnWrestler)):
            value = mind.play_worth(action)
        elif isinstance(action, Challenge):
            value = challenge_worth(mind, mind.wrestler(mind.view.using), mind.wrestler(action.wrestler))
        else:
            continue
        if value > best[0]:
            best = (value, action)
    return best


def challenge_worth(mind: Mind, mine: int, theirs: int) -> float:
    """What a challenge is worth: the best lay against what the other may have, and the card that it spends."""
    seat = mind.owner[theirs]
    spends = mind.share * THEIR_CARD if mind.combat[seat] else 0.0
    return mind.best_lay(mine, theirs, True)[0] + spends


def lay(mind: Mind, choices: Choices) -> Action:
    """§4.2, §4.3  What to lay in secret."""
    view = mind.view
    challenger, challenged = mind.wrestler(view.challenger), mind.wrestler(view.challenged)
    if mind.me not in (mind.owner[challenger], mind.owner[challenged]):
        return intervene(mind, choices, challenger, challenged)
    is_challenger = mind.owner[challenger] == mind.me
    mine, theirs = (challenger, challenged) if is_challenger else (challenged, challenger)
    _, card, referee = mind.best_lay(mine, theirs, is_challenger)
    cards = mind.lore.box.cards
    return Lay(None if card < 0 else cards[card], None if referee < 0 else cards[referee])


def intervene(mind: Mind, choices: Choices, one: int, other: int) -> Action:
    """§4.3  Whatever makes the fight costlier to the two of them than it costs oneself; the leader counts double."""
    lore = mind.lore
    leader = max([w for w in range(len(mind.names)) if mind.owner[w] != mind.me], key=mind.stamina.__getitem__)
    weights = [mind.share * (1.5 if w == leader else 1.0) for w in (one, other)]
    best_value, best = 0.0, choices[0]
    base = -1.0
    for action in choices:
        assert isinstance(action, Intervene)
        sides = [NONE, NONE]
        cost = 0.0
        if action.diva is not None:
            kind = lore.box.kind_of[action.diva]
            side = 0 if mind.wrestler(action.before) == one else 1
            sides[side] = plus(sides[side], (0, lore.box.amounts[kind], 0, 0))
            cost += mind.worth(kind)
        if action.die_for is not None:
            side = 0 if mind.wrestler(action.die_for) == one else 1
            sides[side] = plus(sides[side], (1, 0, 0, 0))
            cost += mind.blow(mind.me, lore.box.fee)
        odds = fight_odds(2 + sides[0][0], sides[0][1], 2 + sides[1][0], sides[1][1])
        value = weights[0] * drop(odds.own_losses, lore.life(True), mind.stamina[one])
        value += weights[1] * drop(odds.other_losses, lore.life(True), mind.stamina[other])
        if base < 0.0:
            base = value  # the first choice is to lay nothing
        if value - base - cost > best_value:
            best_value, best = value - base - cost, action
    return best


def lay_more(mind: Mind, choices: Choices) -> Action:
    """§4.11  The further cards that pay, against what lies open now."""
    view, lore = mind.view, mind.lore
    challenger, challenged = mind.wrestler(view.challenger), mind.wrestler(view.challenged)
    is_challenger = mind.owner[challenger] == mind.me
    mine, theirs = (challenger, challenged) if is_challenger else (challenged, challenger)
    own, other = mind.shown_strength(mind.me), mind.shown_strength(mind.owner[theirs])
    best_value, best = -1000.0, choices[0]
    for action in choices:
        assert isinstance(action, LayMore)
        strength, cost = own, 0.0
        for card in (action.card, action.other):
            if card is not None:
                kind = lore.box.kind_of[card]
                strength = plus(strength, lore.strengths[kind])
                cost += mind.worth(kind)
        value = mind.fight(mine, theirs, strength, other) - cost
        if value > best_value:
            best_value, best = value, action
    return best


def ring_choices(mind: Mind) -> list[Action]:
    """What one could do in the ring, as far as it may be worth its while."""
    view, lore = mind.view, mind.lore
    listed: list[Action] = [Draw("combat"), Draw("event")]
    cards = lore.box.cards
    for kind in dict.fromkeys(mind.hand):
        if kind < lore.box.first_event:
            continue
        if lore.box.about_cards[kind]:
            listed += [PlayOnSeat(cards[kind], seat) for seat in range(view.seats) if mind.standing[seat]]
        else:
            for number, name in enumerate(mind.names):
                is_own = mind.owner[number] == mind.me
                if mind.places[number] != "out" and not (is_own and lore.box.takes_stamina[kind]):
                    listed.append(PlayOnWrestler(cards[kind], name))
    for number, name in enumerate(mind.names):
        if mind.places[number] == "ring" and mind.owner[number] != mind.me:
            listed.append(Challenge(name))
    return listed


def repeat_or_not(mind: Mind) -> Action:
    """§3.2  One more action, if it is worth more than the fee."""
    value, _ = best_action(mind, ring_choices(mind))
    using = mind.wrestler(mind.view.using)
    return Repeat() if value > mind.blow(using, mind.lore.box.fee) + 0.4 else EndTurn()


def walk(mind: Mind, choices: Choices) -> Action:
    """§2  Take every action; stay where there are many of them, as long as there is stamina and room for cards."""
    view = mind.view
    if view.left:
        value, action = best_action(mind, list(choices))
        if value > 0.0:
            return action
    using = mind.wrestler(view.using)
    actions = view.path[mind.spaces[using]]
    has_room = len(mind.hand) + ROOM <= mind.limit
    if actions >= STAYS_ON and has_room and mind.stamina[using] >= STAYS_WITH and choices.contains(Stay()):
        return Stay()
    return Advance()


def best_to_use(mind: Mind, choices: Choices) -> Action:
    """§8.1  The wrestler whose turn is worth most."""
    best_value, best = -1000.0, choices[0]
    per_card = max(mind.combat_worth(), mind.event_worth())
    for action in choices:
        assert isinstance(action, UseWrestler)
        number = mind.wrestler(action.wrestler)
        if mind.places[number] == "ring":
            value = max([challenge_worth(mind, number, w) for w in rivals_in_ring(mind)] or [0.0])
            for one in ring_choices(mind):
                if isinstance(one, (PlayOnSeat, PlayOnWrestler)):
                    value = max(value, mind.play_worth(one))
            value = max(value, per_card)
        else:
            value = mind.view.path[mind.spaces[number]] * per_card
        if value > best_value:
            best_value, best = value, action
    return best


def rivals_in_ring(mind: Mind) -> list[int]:
    """The wrestlers that may be challenged."""
    return [w for w, place in enumerate(mind.places) if place == "ring" and mind.owner[w] != mind.me]


def least_wanted(mind: Mind, choices: Choices) -> Action:
    """§1.7  The card that is worth least."""
    best_value, best = 1000.0, choices[0]
    for action in choices:
        assert isinstance(action, Discard)
        value = mind.worth(mind.lore.box.kind_of[action.card])
        if value < best_value:
            best_value, best = value, action
    return best


BOTS: Final[dict[str, Callable[[View, Choices, Luck], Action | None]]] = {"plain": plain, "heuristic": heuristic}
