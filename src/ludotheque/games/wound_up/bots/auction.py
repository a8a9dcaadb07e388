"""Decides what to bid: estimates the value of each action to a seat, and how likely a bid is to win it."""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.structs import Action
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up.actions import Answer, Open, Pass, Raise
from ludotheque.games.wound_up.bots.aim import SURE, Aim
from ludotheque.games.wound_up.bots.evaluate import needs, worth
from ludotheque.games.wound_up.bots.outlook import A_WIND, TURNED_AWAY, TURNED_LATER
from ludotheque.games.wound_up.bots.weights import WEIGHTS
from ludotheque.games.wound_up.box import CARDS, ROTATE_LEFT, ROTATE_OPPONENT, ROTATE_RIGHT, TYPES, WILD, WIND_4
from ludotheque.games.wound_up.state import ON_BOARD

# The chances that a bid beats the cards of a rival, who might add a Wild.
BEATS_ONE_FEWER: Final = 0.85  # the rival's cards are one fewer than the bid
BEATS_EQUAL: Final = 0.5  # the rival's cards are as many as the bid
# The chances that the highest bid stays highest, or is outbid, while some seats have not answered.
STAYS_HIGHEST: Final = 0.8
IS_OUTBID: Final = 0.2
WILD_FEE: Final = 0.004  # added to the cost of a Wild, so that a Wild is never free
LEAST_GAIN: Final = 0.01  # Wilds are added to a bid only if that gains more than this


class Auction(Aim):
    """`Aim`, extended to decisions about bids."""

    def gain(self, kind: int, actor: int) -> float:
        """Returns the change in the value of the position to this seat if `actor` performs an action; below 0 for a loss."""
        state = self.state
        if kind <= WIND_4:
            if state.where[actor] != ON_BOARD:
                return self.free_walk(actor, kind + 1) - self.now
            return self.prospect(actor).walk(kind + 1, SURE) - self.now
        needed = needs(state, self.course)
        if kind == ROTATE_OPPONENT:
            rivals = [seat for seat in range(state.settings.seats) if seat != actor]
            target = min(rivals, key=lambda seat: needed[seat])
            needed[target] += TURNED_AWAY if state.where[target] == ON_BOARD else TURNED_LATER
        elif state.where[actor] == ON_BOARD:
            needed[actor] -= self.rotation_gain(kind, actor)
        return worth(self.course, needed, self.seat) - self.now

    def rotation_gain(self, kind: int, actor: int) -> float:
        """Returns the penalty for a wrong facing, in u, from which a rotation to the left or to the right frees a pawn."""
        state = self.state
        x, y, facing = state.x[actor], state.y[actor], state.facing[actor]
        progress = state.progress[actor]
        lost = self.course.astray(progress, float(x), float(y), facing)
        off = (self.course.ahead(progress, float(x), float(y)) - facing) % TURN
        reaches = off <= HALF if kind == ROTATE_LEFT else off >= HALF
        return lost if reaches else 0.0

    def free_walk(self, actor: int, winds: int) -> float:
        """Returns the value of the position after a walk of a pawn that is off the board, which its owner may first
        place freely.
        """
        needed = needs(self.state, self.course)
        needed[actor] -= A_WIND * winds
        if needed[actor] < 0.0:
            return 1.0 if actor == self.seat else 0.0
        return worth(self.course, needed, self.seat)

    def gains_nothing(self, kind: int) -> bool:
        """Is a rotation worthless to this seat?  It is if the seat's pawn is off the board, because that pawn may face
        anywhere when it comes back.
        """
        return kind in (ROTATE_LEFT, ROTATE_RIGHT) and self.state.where[self.seat] != ON_BOARD

    def chances_of_holding(self, kind: int, other: int) -> list[float]:
        """Returns the probabilities that another hand holds 0, 1, 2, … cards of a kind, given the cards in this hand
        that the seat knows and all cards that it has not seen.
        """
        state = self.state
        known = state.known.of(self.seat, other)
        sure = known.count(kind)
        unseen = list(state.settings.box.counts)
        for one in range(WILD + 1):
            unseen[one] -= state.played[one] + state.hands[self.seat][one]
        for one in state.discards[self.seat]:
            unseen[one] -= 1
        for holder in range(state.settings.seats):
            if holder != self.seat:
                for one in state.known.of(self.seat, holder):
                    unseen[one] -= 1
        total = sum(unseen)
        drawn = state.sizes[other] - len(known)
        share_of_kind = unseen[kind] / total if total > 0 else 0.0
        chances = [0.0] * sure + binomial(drawn, share_of_kind)
        return chances

    def win_chance(self, kind: int, bid: int) -> float:
        """Returns how likely a bid is to beat all others, if the other bidders sometimes add a Wild."""
        state = self.state
        chance = 1.0
        for other in range(state.settings.seats):
            if other != self.seat and state.sizes[other]:
                below = 0.0
                for count, one in enumerate(self.chances_of_holding(kind, other)):
                    if count < bid - 1:
                        below += one
                    elif count == bid - 1:
                        below += one * BEATS_ONE_FEWER
                    elif count == bid:
                        below += one * BEATS_EQUAL
                chance *= min(1.0, below)
        return chance

    def gain_if_rival_acts(self, kind: int) -> float:
        """Returns the change in the value of the position to this seat, usually a loss, if a rival performs the action: the
        mean over all rivals.
        """
        rivals = [seat for seat in range(self.state.settings.seats) if seat != self.seat]
        return sum([self.gain(kind, rival) for rival in rivals]) / len(rivals)

    def wild_cost(self) -> float:
        """Returns the value of keeping a Wild for an action later this turn."""
        state = self.state
        best = 0.0
        for kind in range(WIND_4 + 1):
            if kind not in state.opened and kind != state.card:
                best = max(best, self.gain(kind, self.seat))
        return WEIGHTS.wild_cost * best

    def opening(self) -> Action:
        """Returns the type and the number of Wilds with the best prospect; passes if all types look bad."""
        state = self.state
        hand = state.hands[self.seat]
        best: Action = Pass()
        most = 0.0
        cost = self.wild_cost()
        for kind in range(TYPES):
            if kind in state.opened or not (hand[kind] or hand[WILD]) or self.gains_nothing(kind):
                continue
            mine, theirs = self.gain(kind, self.seat), self.gain_if_rival_acts(kind)
            for wilds in range(0 if hand[kind] else 1, hand[WILD] + 1):
                chance = self.win_chance(kind, hand[kind] + wilds)
                value = chance * mine + (1.0 - chance) * theirs - wilds * cost
                if value > most:
                    best, most = Open(CARDS[kind], wilds), value
        return best

    def answer(self) -> Action:
        """Returns an answer with as many Wilds as it takes to win against the open bids, if the action is worth these
        Wilds; otherwise an answer without Wilds.
        """
        state = self.state
        forced = state.hands[self.seat][state.card]
        return Answer(self.worth_adding(forced, len(state.to_answer) - 1))

    def raise_or_pass(self) -> Action:
        """Returns a raise by the number of Wilds that pays best; a pass if none pays."""
        wilds = self.worth_adding(self.state.bid(self.seat), 0)
        return Raise(wilds) if wilds else Pass()

    def worth_adding(self, bid: int, unanswered: int) -> int:
        """Returns the number of Wilds to add to a bid: enough to win or tie the auction if the action is worth more
        than these Wilds, otherwise 0.  `unanswered` is the number of seats that have not answered yet.
        """
        state = self.state
        held = state.hands[self.seat][WILD]
        others = [state.bid(seat) for seat in range(state.settings.seats) if seat != self.seat]
        top = max(others)
        if not held or bid > top or self.gains_nothing(state.card):
            return 0
        mine, theirs = self.gain(state.card, self.seat), self.gain_if_rival_acts(state.card)
        cost = self.wild_cost() + WILD_FEE
        best, most = 0, (mine + theirs) * 0.5 if bid == top else theirs
        for wilds in range(1, held + 1):
            if bid + wilds >= top:
                value = mine if bid + wilds > top else (mine + theirs) * 0.5
                if unanswered and bid + wilds > top:
                    value = STAYS_HIGHEST * value + IS_OUTBID * theirs
                if value - wilds * cost > most + LEAST_GAIN:
                    best, most = wilds, value - wilds * cost
        return best


def binomial(count: int, part: float) -> list[float]:
    """Returns the binomial distribution: the probabilities that 0, 1, 2, … of `count` cards are of a kind, if this share
    of all cards is of that kind.
    """
    chances: list[float] = []
    for hits in range(count + 1):
        chances.append(math.comb(count, hits) * part**hits * (1.0 - part) ** (count - hits))
    return chances
