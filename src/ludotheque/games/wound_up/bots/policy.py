"""The bot `heuristic`: counts cards to bid, estimates walks to aim, gives away or discards useless cards, and spends
tokens when they pay.

The value of a position follows from the distance that each pawn still has to go (evaluate.py).
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.places import Pose
from ludotheque.core.regions import Arc, Region, Swing
from ludotheque.core.structs import Action, Seat, View
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.actions import (
    DiscardCard,
    FacePawn,
    GainToken,
    GiveCard,
    LetGo,
    NameTarget,
    Turn,
    UpgradeToken,
    UsePurple,
    UseRed,
    UseYellow,
)
from ludotheque.games.wound_up.bots.aim import SURE, TIMES
from ludotheque.games.wound_up.bots.auction import Auction
from ludotheque.games.wound_up.bots.evaluate import Prospect, needs
from ludotheque.games.wound_up.bots.weights import WEIGHTS
from ludotheque.games.wound_up.box import BLACK, CARDS, GREEN, PURPLE, RED, TOKENS, WILD, YELLOW
from ludotheque.games.wound_up.imagine import imagine
from ludotheque.games.wound_up.rules.brains import next_rank
from ludotheque.games.wound_up.state import (
    AGREEING,
    ANSWERING,
    DISCARDING,
    FEEDING,
    GIVING,
    NO_SPOT,
    OPENING,
    PLACING,
    RAISING,
    TARGETING,
    TURNING,
    WINDING,
    State,
)
from ludotheque.games.wound_up.views import WoundUpView

OTHER_WALKS: Final = 0x1000000  # added to a seed to draw walks other than those already tried
# The value of the first, the second and every further token of a rank, in u.
TOKEN_WORTH: Final = [[5.0, 2.0, 1.0], [14.0, 8.0, 4.0], [16.0, 14.0, 12.0], [8.0, 7.0, 6.0], [14.0, 12.0, 10.0]]
# WORTH is the value of each type.  STRENGTH is the chance to win the auction of a type, by the number of cards of it in
# hand.
WORTH: Final = (0.7, 1.2, 1.6, 1.9, 0.6, 0.6, 0.9)
STRENGTH: Final = (0.0, 0.25, 0.55, 0.8, 0.93, 0.98, 1.0)


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Bids by comparing the seat's cards with what the others may hold, aims by walks that the stand-in estimates, and
    uses tokens when they pay.
    """
    assert isinstance(view, WoundUpView) and view.seat is not None
    return decide(imagine(view, luck), view.seat, choices, luck)


def decide(state: State, seat: Seat, choices: Choices, luck: Luck) -> Action | None:
    """Decides for a seat, given a whole state, and uses only what that seat knows of the state."""
    phase = state.phase
    if phase == AGREEING:
        return choices[0]
    thought = Thought(state, seat, luck)
    if state.may_use_a_token(seat):
        token = thought.token(choices)
        if token is not None:
            return token
    if not state.asked.has(seat):
        return None
    if phase == GIVING or phase == DISCARDING:
        return thought.card_to_part_with(choices, phase == GIVING)
    if phase == OPENING:
        return thought.opening()
    if phase == ANSWERING:
        return thought.answer()
    if phase == RAISING:
        return thought.raise_or_pass()
    if phase == FEEDING:
        return thought.feed(choices)
    if phase == TARGETING:
        needed = needs(state, thought.course)
        rivals = [one for one in range(state.settings.seats) if one != seat]
        return NameTarget(min(rivals, key=lambda one: needed[one]))
    if phase == WINDING:
        return thought.let_go(choices)
    return in_place(thought, choices, phase)


def in_place(thought: Thought, choices: Choices, phase: int) -> Action | None:
    """Returns the best placing or turn of a pawn; `phase` says which of the two is asked for."""
    state, seat = thought.state, thought.seat
    region: Region = choices.regions[0]
    if phase == PLACING:
        winds = thought.winds_to_come()
        if isinstance(region, Pose):
            return thought.best_place(region, seat, winds)
        if state.spot[seat] == NO_SPOT or not isinstance(region, Arc):
            return region.sample(thought.luck)
        spot = state.settings.board.spots[state.spot[seat]]
        return FacePawn(thought.best_facing(seat, spot.x, spot.y, winds))
    assert phase == TURNING and isinstance(region, Swing)
    winds = thought.winds_to_come() if state.target == seat else (2, 3)
    turn, _ = thought.best_turn(region, state.target, winds, TIMES if len(winds) > 1 else SURE)
    return Turn(turn)


class Thought(Auction):
    """`Auction`, extended to decisions about cards to give away and tokens to gain and use."""

    def card_to_part_with(self, choices: Choices, is_given: bool) -> Action:
        """Returns the least useful card: one of a type that has little value or of which the seat holds few cards."""
        state = self.state
        hand = state.hands[self.seat]
        best = choices[0]
        least = math.inf
        for action in choices.actions:
            if not isinstance(action, (GiveCard, DiscardCard)):
                continue
            kind = CARDS.index(action.card)
            count = hand[kind] - state.chosen[self.seat].count(kind)
            value = 100.0 if kind == WILD else WORTH[kind] * (STRENGTH[min(count, 6)] - STRENGTH[min(count, 6) - 1])
            if is_given and kind != WILD:
                value += 0.05 * WORTH[kind]
            if value < least:
                best, least = action, value
        return best

    def token(self, choices: Choices) -> Action | None:
        """Returns a token worth using now, if any."""
        state = self.state
        held = state.tokens[self.seat]
        if held[YELLOW] and state.phase == OPENING:
            steals = [one for one in choices.actions if isinstance(one, UseYellow)]
            if steals:
                needed = needs(state, self.course)
                return min(steals, key=lambda one: needed[one.seat])
        if held[RED] and state.phase == RAISING and self.is_worth_a_red():
            return UseRed()
        if held[PURPLE] and state.phase == WINDING and state.target == self.seat and state.acting[0] == self.seat:
            for region in choices.regions:
                if isinstance(region, Swing) and isinstance(region.template, UsePurple):
                    return self.purple(region)
        return None

    def purple(self, region: Swing) -> Action | None:
        """Returns the best turn for a purple token, if further walks confirm that this turn is worth the token."""
        state, seat = self.state, self.seat
        turn, _ = self.best_turn(region, seat, (state.card + 1,), SURE // 2)
        if not turn:
            return None
        prospect = Prospect(state, self.course, seat, seat, self.seed + OTHER_WALKS)
        stopped = prospect.turned(turn)
        now = prospect.walk(state.card + 1, 2 * SURE)
        prospect.at(state.x[seat], state.y[seat], (state.facing[seat] + turn) % TURN)
        then = stopped[1] if stopped is not None else prospect.walk(state.card + 1, 2 * SURE)
        return UsePurple(turn) if then > now + WEIGHTS.purple_gain else None

    def feed(self, choices: Choices) -> Action:
        """Returns the gain or upgrade after which the tokens held are worth most."""
        state = self.state
        held = state.tokens[self.seat]
        best, most = choices[0], 0.0
        for action in choices.actions:
            value = 0.0
            if isinstance(action, GainToken):
                rank = next_rank(state, BLACK)
                value = one_more(rank, held[rank])
            elif isinstance(action, UpgradeToken):
                rank = TOKENS.index(action.token)
                higher = next_rank(state, rank + 1)
                value = one_more(higher, held[higher]) - one_more(rank, held[rank] - 1)
            if value > most:
                best, most = action, value
        return best

    def is_worth_a_red(self) -> bool:
        """Would a red token, which raises the bid by one, decide the auction, and is the action worth it?"""
        state = self.state
        mine = state.bid(self.seat)
        others = [state.bid(seat) for seat in range(state.settings.seats) if seat != self.seat]
        if mine not in (max(others), max(others) - 1) or state.hands[self.seat][WILD] or self.gains_nothing(state.card):
            return False
        return self.gain(state.card, self.seat) - self.gain_if_rival_acts(state.card) > WEIGHTS.red_gain

    def let_go(self, choices: Choices) -> Action:
        """Lets go with the tokens that gain most; each token must gain more than its own value."""
        seat = self.seat
        state = self.state
        winds = state.card + 1
        aimed = [one for one in choices.regions if isinstance(one, Swing) and isinstance(one.template, LetGo)]
        turn = 0
        if aimed:
            turn, _ = self.best_turn(aimed[0], seat, (winds,), TIMES)
        prospect = self.prospect(seat)
        prospect.at(state.x[seat], state.y[seat], (state.facing[seat] + turn) % TURN)
        best, most = LetGo(0, 0, turn), prospect.walk(winds, SURE)
        held = state.tokens[seat]
        for green in range(held[GREEN] + 1):
            for black in range(min(held[BLACK], winds + green) + 1):
                if green or black:
                    value = (
                        prospect.walk(winds + green - black, SURE)
                        - green * WEIGHTS.green_gain
                        - black * WEIGHTS.black_gain
                    )
                    if value > most:
                        best, most = LetGo(black, green, turn), value
        return best


def one_more(rank: int, held: int) -> float:
    """Returns the value of one more token of a rank to a seat that holds this many."""
    worths = TOKEN_WORTH[rank]
    return worths[min(held, len(worths) - 1)]
