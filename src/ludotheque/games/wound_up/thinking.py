"""What a decent player of All Wound Up thinks about a position: places, turns, bids, cards and tokens.

The measure of everything is how far each pawn has still to go (judging.py), and from that what a position is worth.
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Pose, Swing
from ludotheque.core.structs import Action
from ludotheque.core.trig import HALF, TURN
from ludotheque.games.wound_up.actions import (
    Answer,
    DiscardCard,
    GainToken,
    GiveCard,
    LetGo,
    Open,
    Pass,
    PlacePawn,
    Raise,
    UpgradeToken,
    UsePurple,
    UseRed,
    UseYellow,
)
from ludotheque.games.wound_up.box import (
    BLACK,
    CARDS,
    GREEN,
    PURPLE,
    RED,
    ROTATE_LEFT,
    ROTATE_OPPONENT,
    ROTATE_RIGHT,
    TOKENS,
    TYPES,
    WILD,
    WIND_4,
    YELLOW,
)
from ludotheque.games.wound_up.judging import Course, Prospect, course_of, needs, worth
from ludotheque.games.wound_up.rules.brains import next_rank
from ludotheque.games.wound_up.state import ON_BOARD, OPENING, RAISING, WINDING, State

ALL_WINDS: Final = (1, 2, 3, 4)
FACINGS: Final = 24  # directions that are looked at all round
NARROW: Final = (-3640, -2548, -1820, -1092, -546, 0, 546, 1092, 1820, 2548, 3640)  # and about the way ahead, up to 20°
TIMES: Final = 3  # walks of each number of winds, for each pose that is looked at
SURE: Final = 10  # walks when a single decision hangs on it
OTHER_WALKS: Final = 0x1000000  # added to a seed: walks that were not looked at before
PURPLE_GAIN: Final = 0.07  # a purple token is used for so much
GREEN_GAIN: Final = 0.05
BLACK_GAIN: Final = 0.03
# What the first, the second and every further token of a rank is worth, in u.
TOKEN_WORTH: Final = [[5.0, 2.0, 1.0], [14.0, 8.0, 4.0], [16.0, 14.0, 12.0], [8.0, 7.0, 6.0], [14.0, 12.0, 10.0]]
WILD_COST: Final = 0.3  # of the best action still to come, for each Wild
# What a type is worth, and how likely so many cards of it win against one or more other hands.
WORTH: Final = (0.7, 1.2, 1.6, 1.9, 0.6, 0.6, 0.9)
STRENGTH: Final = (0.0, 0.25, 0.55, 0.8, 0.93, 0.98, 1.0)


class Thought:
    """One decision: the match as it may be, and what has been found out about it."""

    def __init__(self, state: State, seat: int, luck: Luck) -> None:
        self.state = state
        self.seat = seat
        self.luck = luck
        self.course: Course = course_of(state)
        self.seed = luck.noise() & 0xFFFFFF
        self.now = worth(self.course, needs(state, self.course), seat)

    def prospect(self, pawn: int) -> Prospect:
        return Prospect(self.state, self.course, pawn, self.seat, self.seed)

    # Where to look

    def ahead(self, pawn: int, x: int, y: int) -> int:
        return self.course.ahead(max(0, self.state.progress[pawn]), float(x), float(y))

    def facings(self, pawn: int, x: int, y: int) -> list[int]:
        """Directions worth a thought: all round, and closely about the way ahead."""
        ahead = self.ahead(pawn, x, y)
        found = [(ahead + off) % TURN for off in NARROW]
        return found + [(ahead + number * TURN // FACINGS) % TURN for number in range(2, FACINGS - 1)]

    def winds_to_come(self) -> tuple[int, ...]:
        """The walks that a facing is meant for: the one at hand, or any."""
        state = self.state
        if 0 <= state.card <= WIND_4 and state.target == self.seat:
            return (state.card + 1,)
        left = tuple([winds for winds in ALL_WINDS if not state.opened >> (winds - 1) & 1])
        return left or ALL_WINDS

    def best_turn(self, region: Swing, pawn: int, winds: tuple[int, ...], times: int) -> tuple[int, float]:
        """The turn after which the position is worth most, and how much; a grave or an edge in its way ends it."""
        state = self.state
        x, y, facing = state.x[pawn], state.y[pawn], state.facing[pawn]
        prospect = self.prospect(pawn)
        best, most = 0, -1.0
        low, high = region.low, region.high
        for end in (low, high):
            stopped = prospect.turned(end) if end else None
            if stopped is not None:
                at, value = stopped
                if value > most:
                    best, most = at, value
                low, high = (at, high) if end < 0 else (low, at)
        tried: list[int] = [0]
        if low == region.low:
            tried.append(low)
        if high == region.high:
            tried.append(high)
        for wanted in self.facings(pawn, x, y):
            for turn in ((wanted - facing) % TURN, (wanted - facing) % TURN - TURN):
                if low < turn < high:
                    tried.append(turn)
        for turn in tried:
            prospect.at(x, y, (facing + turn) % TURN)
            value = prospect.walks(winds, times)
            if value > most + 1e-9:
                best, most = turn, value
        return best, most

    def best_place(self, region: Pose, pawn: int, winds: tuple[int, ...]) -> Action:
        """The pose after which the position is worth most: along the way out of the area, and about the way ahead."""
        prospect = self.prospect(pawn)
        best: Action | None = None
        most = -1.0
        for x, y in places_in(region):
            ahead = self.ahead(pawn, x, y)
            for off in NARROW[::2]:
                facing = (ahead + off) % TURN
                if region.allows(x, y, facing):
                    prospect.at(x, y, facing)
                    value = prospect.walks(winds, 2)
                    if value > most:
                        best, most = PlacePawn(x, y, facing), value
        return region.sample(self.luck) if best is None else best

    def best_facing(self, pawn: int, x: int, y: int, winds: tuple[int, ...]) -> int:
        prospect = self.prospect(pawn)
        best, most = 0, -1.0
        for facing in self.facings(pawn, x, y):
            prospect.at(x, y, facing)
            value = prospect.walks(winds, TIMES)
            if value > most:
                best, most = facing, value
        return best

    # What an action is worth

    def gain(self, kind: int, actor: int) -> float:
        """How much the position changes for this seat if somebody performs an action."""
        state = self.state
        if kind <= WIND_4:
            if state.where[actor] != ON_BOARD:
                return self.free_walk(actor, kind + 1) - self.now
            return self.prospect(actor).walk(kind + 1, SURE) - self.now
        needed = needs(state, self.course)
        if kind == ROTATE_OPPONENT:
            rivals = [seat for seat in range(state.settings.seats) if seat != actor]
            target = min(rivals, key=lambda seat: needed[seat])
            needed[target] += 40.0 if state.where[target] == ON_BOARD else 6.0
        elif state.where[actor] == ON_BOARD:
            needed[actor] -= self.mended(kind, actor)
        return worth(self.course, needed, self.seat) - self.now

    def mended(self, kind: int, actor: int) -> float:
        """What a rotation to the left or to the right gains for a pawn, in u."""
        state = self.state
        x, y, facing = state.x[actor], state.y[actor], state.facing[actor]
        progress = state.progress[actor]
        lost = self.course.astray(progress, float(x), float(y), facing)
        off = (self.course.ahead(progress, float(x), float(y)) - facing) % TURN
        reaches = off <= HALF if kind == ROTATE_LEFT else off >= HALF
        return lost if reaches else 0.0

    def free_walk(self, actor: int, winds: int) -> float:
        """What is left after a walk of a pawn that will be placed as its owner likes."""
        needed = needs(self.state, self.course)
        needed[actor] -= 24.0 * winds
        if needed[actor] < 0.0:
            return 1.0 if actor == self.seat else 0.0
        return worth(self.course, needed, self.seat)

    def gains_nothing(self, kind: int) -> bool:
        """A pawn off the board may face anywhere when it comes back: turning it then is worth no Wild."""
        return kind in (ROTATE_LEFT, ROTATE_RIGHT) and self.state.where[self.seat] != ON_BOARD

    # Auctions

    def expected(self, kind: int, other: int) -> list[float]:
        """How likely another hand holds 0, 1, 2, … cards of a kind, from what is known and unseen."""
        state = self.state
        known = state.known_of(self.seat, other)
        sure = known.count(kind)
        unseen = list(state.settings.box.counts)
        for one in range(WILD + 1):
            unseen[one] -= state.played[one] + state.hands[self.seat][one]
        for one in state.discards[self.seat]:
            unseen[one] -= 1
        for holder in range(state.settings.seats):
            if holder != self.seat:
                for one in state.known_of(self.seat, holder):
                    unseen[one] -= 1
        total = sum(unseen)
        drawn = state.sizes[other] - len(known)
        share_of_kind = unseen[kind] / total if total > 0 else 0.0
        chances = [0.0] * sure + binomial(drawn, share_of_kind)
        return chances

    def win_chance(self, kind: int, bid: int) -> float:
        """How likely a bid beats all others, if those add a Wild now and then."""
        state = self.state
        chance = 1.0
        for other in range(state.settings.seats):
            if other != self.seat and state.sizes[other]:
                below = 0.0
                for count, one in enumerate(self.expected(kind, other)):
                    if count < bid - 1:
                        below += one
                    elif count == bid - 1:
                        below += one * 0.85
                    elif count == bid:
                        below += one * 0.5
                chance *= min(1.0, below)
        return chance

    def rivals_gain(self, kind: int) -> float:
        """What this seat loses, on average, if another performs the action."""
        rivals = [seat for seat in range(self.state.settings.seats) if seat != self.seat]
        return sum([self.gain(kind, rival) for rival in rivals]) / len(rivals)

    def wild_cost(self) -> float:
        """What a Wild may be worth later this turn."""
        state = self.state
        best = 0.0
        for kind in range(WIND_4 + 1):
            if not state.opened >> kind & 1 and kind != state.card:
                best = max(best, self.gain(kind, self.seat))
        return WILD_COST * best

    def opening(self) -> Action:
        """The type and the Wilds with the best prospect; nothing if all of them look bad."""
        state = self.state
        hand = state.hands[self.seat]
        best: Action = Pass()
        most = 0.0
        cost = self.wild_cost()
        for kind in range(TYPES):
            if state.opened >> kind & 1 or not (hand[kind] or hand[WILD]) or self.gains_nothing(kind):
                continue
            mine, theirs = self.gain(kind, self.seat), self.rivals_gain(kind)
            for wilds in range(0 if hand[kind] else 1, hand[WILD] + 1):
                chance = self.win_chance(kind, hand[kind] + wilds)
                value = chance * mine + (1.0 - chance) * theirs - wilds * cost
                if value > most:
                    best, most = Open(CARDS[kind], wilds), value
        return best

    def answer(self) -> Action:
        """Wilds enough to win what is worth it, against the bids that lie open."""
        state = self.state
        forced = state.hands[self.seat][state.card]
        return Answer(self.worth_adding(forced, len(state.to_answer) - 1))

    def raising(self) -> Action:
        wilds = self.worth_adding(state_bid(self.state, self.seat), 0)
        return Raise(wilds) if wilds else Pass()

    def worth_adding(self, bid: int, unanswered: int) -> int:
        """How many Wilds to add to a bid: as many as win or tie, if that is worth more than they are."""
        state = self.state
        held = state.hands[self.seat][WILD]
        others = [state_bid(state, seat) for seat in range(state.settings.seats) if seat != self.seat]
        top = max(others)
        if not held or bid > top or self.gains_nothing(state.card):
            return 0
        mine, theirs = self.gain(state.card, self.seat), self.rivals_gain(state.card)
        cost = self.wild_cost() + 0.004
        best, most = 0, (mine + theirs) * 0.5 if bid == top else theirs
        for wilds in range(1, held + 1):
            if bid + wilds >= top:
                value = mine if bid + wilds > top else (mine + theirs) * 0.5
                if unanswered and bid + wilds > top:
                    value = 0.8 * value + 0.2 * theirs
                if value - wilds * cost > most + 0.01:
                    best, most = wilds, value - wilds * cost
        return best

    # Cards

    def card_to_part_with(self, choices: Choices, is_given: bool) -> Action:
        """The card that is missed least: of a short type that is not worth much."""
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

    # Tokens

    def token(self, choices: Choices) -> Action | None:
        """A token worth using now, if any."""
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
        """The best turn, if other walks than those that found it confirm that it is worth a token."""
        state, seat = self.state, self.seat
        turn, _ = self.best_turn(region, seat, (state.card + 1,), SURE // 2)
        if not turn:
            return None
        prospect = Prospect(state, self.course, seat, seat, self.seed + OTHER_WALKS)
        stopped = prospect.turned(turn)
        now = prospect.walk(state.card + 1, 2 * SURE)
        prospect.at(state.x[seat], state.y[seat], (state.facing[seat] + turn) % TURN)
        then = stopped[1] if stopped is not None else prospect.walk(state.card + 1, 2 * SURE)
        return UsePurple(turn) if then > now + PURPLE_GAIN else None

    def feed(self, choices: Choices) -> Action:
        """The token, or the better one, after which those held are worth most."""
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
        """Does one more make the difference, and is the action worth having?"""
        state = self.state
        mine = state_bid(state, self.seat)
        others = [state_bid(state, seat) for seat in range(state.settings.seats) if seat != self.seat]
        if mine not in (max(others), max(others) - 1) or state.hands[self.seat][WILD] or self.gains_nothing(state.card):
            return False
        return self.gain(state.card, self.seat) - self.rivals_gain(state.card) > 0.08

    def let_go(self, choices: Choices) -> Action:
        """With the tokens that bring most; each must be worth its use."""
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
                    value = prospect.walk(winds + green - black, SURE) - green * GREEN_GAIN - black * BLACK_GAIN
                    if value > most:
                        best, most = LetGo(black, green, turn), value
        return best


def one_more(rank: int, held: int) -> float:
    """What another token of a rank is worth to a seat that holds so many of them."""
    worths = TOKEN_WORTH[rank]
    return worths[min(held, len(worths) - 1)]


def state_bid(state: State, seat: int) -> int:
    return state.bid(seat)


def binomial(count: int, part: float) -> list[float]:
    """How likely 0, 1, 2, … of so many are of a kind that makes up such a part."""
    chances: list[float] = []
    for hits in range(count + 1):
        chances.append(math.comb(count, hits) * part**hits * (1.0 - part) ** (count - hits))
    return chances


def places_in(region: Pose) -> list[tuple[int, int]]:
    """Places in an area, as a grid that leaves room for a pawn."""
    (west, south), (east, north) = region.area[0], region.area[2]
    margin = 10 * 250
    across = max(1, (east - west - 2 * margin) // 2500)
    along = max(1, (north - south - 2 * margin) // 2500)
    found: list[tuple[int, int]] = []
    for column in range(across + 1):
        for row in range(along + 1):
            x = west + margin + (east - west - 2 * margin) * column // across
            y = south + margin + (north - south - 2 * margin) * row // along
            found.append((x, y))
    return found
