"""Estimates how good a position of Malta is for a seat, from what that seat knows."""

from __future__ import annotations

from typing import Final

from ludotheque.games.malta.board import LIES
from ludotheque.games.malta.bots.weights import WEIGHTS
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.cards import EFFECTS
from ludotheque.games.malta.state import NOBODY, REMOVED, State

# ── What things are worth ─────────────────────────────────────────────────────────────────────────────────────────────
# All values are in log odds of winning; weights.py has further values.

WON: Final = 1000.0

# The value of a hand, by its number of cards at the start of a turn: ON_TURN for the turn that the seat is taking,
# WAITING for the seat's next turn.
ON_TURN: Final = [-2.0, -1.0, -0.45, 0.1, 0.5, 0.85, 1.0, 1.2, 1.6, 2.0, 2.2, 2.4]
WAITING: Final = [-1.6, -1.2, -1.1, -0.75, -0.45, -0.25, -0.15, 0.0, 0.2, 0.3, 0.4, 0.5]
MOST_CARDS: Final = 11

# ── What cards are good for ───────────────────────────────────────────────────────────────────────────────────────────

ESCAPES: Final = (
    "jump",
    "everyone_moves",
    "going_home",
    "trade_places",
    "swap_two_spaces",
    "shift_a_line",
    "end_turn",
)

# The effects that can leave a rival's pawn on a worse space.
ATTACKS: Final = (
    "remove_a_space",
    "turn_a_space",
    "swap_two_spaces",
    "shift_a_line",
    "shove",
    "going_home",
    "trade_places",
    "everyone_moves",
)


class Lore:
    """What a player knows about each kind of card in a box."""

    def __init__(self, box: MaltaBox) -> None:
        self.box = box
        self.worth: list[float] = [EFFECTS[effect].worth for effect in box.effects]
        self.refills: list[bool] = [EFFECTS[effect].refills for effect in box.effects]
        self.removes: list[bool] = [effect == "remove_a_space" for effect in box.effects]
        self.swaps: list[bool] = [effect == "swap_hands" for effect in box.effects]
        self.trades: list[bool] = [effect == "trade_places" for effect in box.effects]
        self.attacks: list[bool] = [effect in ATTACKS for effect in box.effects]
        # A pawn that is stuck on a 0-circle needs other cards than a pawn whose arrows all lead off the board.
        self.helps_on_circle: list[bool] = [e in ESCAPES or e == "restore_a_space" for e in box.effects]
        self.helps_at_edge: list[bool] = [e in ESCAPES or e == "turn_a_space" for e in box.effects]
        self.no_refill: float = 1.0 - share(box, self.refills)
        self.no_help_on_circle: float = 1.0 - share(box, self.helps_on_circle)
        self.no_help_at_edge: float = 1.0 - share(box, self.helps_at_edge)


def share(box: MaltaBox, kinds: list[bool]) -> float:
    """Returns the fraction of all cards that are of these kinds."""
    return sum([kinds[kind] for kind in box.deck.items]) / len(box.deck.items)


_lore: list[Lore] = []


def lore_of(box: MaltaBox) -> Lore:
    """Returns the lore of a box; the lore of the last box asked for is cached."""
    if not _lore or _lore[0].box is not box:
        _lore[:] = [Lore(box)]
    return _lore[0]


# ── How good a position is ────────────────────────────────────────────────────────────────────────────────────────────


def has_pawn(state: State, place: int) -> bool:
    """Is there a pawn on a place?"""
    for pawn in state.pawns:  # compiled, this is much faster than `in`
        if pawn == place:
            return True
    return False


class Mind:
    """What is needed to judge positions for one decision: the seat that decides, and the cards that this seat really
    has.
    """

    def __init__(self, state: State, me: int) -> None:
        self.me = me
        self.lore = lore_of(state.box)
        # For each kind of card, whether the seat really has one; any other card in its imagined hand is unknown.
        self.holds: list[bool] = [False] * len(state.box.cards)
        # For each kind of card, the value of such a card in the seat's hand; 0 if it is not known that the seat has
        # one.
        self.worth: list[float] = [0.0] * len(state.box.cards)
        for kind in state.hands[me]:
            self.holds[kind] = True
            self.worth[kind] = WEIGHTS.cards * self.lore.worth[kind]

    def value(self, state: State) -> float:
        """Returns the value of a position for this seat: its strength against that of all rivals."""
        if state.outcome is not None or not state.is_in(self.me):
            return self.values(state)[self.me]
        own = total = 0.0
        for seat in state.still_in.members:
            strength = WEIGHTS.life * state.lives(seat) + self.strength(state, seat)
            total += strength
            if seat == self.me:
                own = strength
        return 2.0 * own - total

    def values(self, state: State) -> list[float]:
        """Returns the value of a position for each seat, as far as this seat knows the cards."""
        if state.outcome is not None:
            winners = state.outcome.winners
            won = WON / len(winners)
            return [won if seat in winners else -WON for seat in range(state.settings.seats)]
        values = [-WON] * state.settings.seats
        total = 0.0
        seats = state.still_in.members
        for seat in seats:
            values[seat] = WEIGHTS.life * state.lives(seat) + self.strength(state, seat)
            total += values[seat]
        for seat in seats:
            values[seat] = 2.0 * values[seat] - total
        return values

    def strength(self, state: State, seat: int) -> float:
        """Returns the strength of a seat, computed from its cards, the spaces that its arrows lead to, and the risk
        that it loses in its turn.
        """
        place = state.pawns[seat]
        if place == NOBODY:
            return 0.0
        cards = len(state.hands[seat])
        moves = True
        if state.turn == seat:
            quota = state.quota
            drawn = 0
            # Estimates the number of cards that the seat had at the start of its turn.  A seat plays half of them, so
            # that number is twice the number of cards that it will keep.
            strength = WEIGHTS.on_turn * ON_TURN[min(MOST_CARDS, 2 * max(0, cards - quota) + max(0, 2 * quota - cards))]
        else:
            drawn = min(state.number_at(place), len(state.deck.items))
            quota = (cards + drawn + 1) // 2
            if state.blind.has(seat):
                blind_faith = state.settings.blind_faith
                moves = blind_faith != "turn"
                drawn = drawn if moves else 0
                quota = quota if blind_faith == "random" else 0
            strength = WEIGHTS.waiting * WAITING[min(MOST_CARDS, cards + drawn)]
        ways = state.ways_from(place)
        if ways:
            strength += self.prospect(state, place, ways)
        if seat == self.me:
            for kind in state.hands[seat]:
                strength += self.worth[kind]
        elif state.known.bags:
            for kind in state.known_of(self.me, seat).items:
                strength += WEIGHTS.cards * self.lore.worth[kind]
        if cards + drawn == 0:
            return strength - WEIGHTS.life
        if quota >= cards + drawn:
            return strength - WEIGHTS.life * self.risk_of_no_card(state, seat, drawn)
        if moves and not ways:
            return strength - WEIGHTS.life * self.risk_of_no_way(state, seat, drawn, quota)
        return strength

    def prospect(self, state: State, place: int, ways: list[int]) -> float:
        """Returns the value of the best space that an arrow leads to, and a little for the number of arrows."""
        grid = state.settings.grid
        steps = grid.steps[place]
        spaces, lies, box = state.spaces, state.lies, state.box
        best = -99.0
        for way in ways:
            to = steps[way]
            # What `number_at` and `ways_from` compute; calling them would take longer.
            lying = LIES * spaces[to] + lies[to]
            number = float(box.numbers_lying[lying])
            promise = WEIGHTS.number * number
            if not grid.ways[to][box.arrows_lying[lying]]:
                promise -= WEIGHTS.dead_end
            elif has_pawn(state, to):
                promise -= WEIGHTS.toll * number
            if promise > best:
                best = promise
        return best + WEIGHTS.way * float(len(ways))

    def risk_of_no_card(self, state: State, seat: int, drawn: int) -> float:
        """Returns the probability that a seat that must play all its cards loses, because none of them brings new ones."""
        known, unknown = self.known_cards(state, seat)
        risk = self.lore.no_refill ** (unknown + drawn)
        for kind in known:
            if self.lore.refills[kind]:
                return risk * 0.15
        return risk

    def risk_of_no_way(self, state: State, seat: int, drawn: int, quota: int) -> float:
        """Returns the probability that a seat loses because its pawn has no arrow to follow and none of its cards frees
        the pawn.
        """
        if quota == 0:
            return 1.0
        on_circle = state.lies[state.pawns[seat]] >= REMOVED
        helps = self.lore.helps_on_circle if on_circle else self.lore.helps_at_edge
        no_help = self.lore.no_help_on_circle if on_circle else self.lore.no_help_at_edge
        known, unknown = self.known_cards(state, seat)
        risk = no_help ** (unknown + drawn)
        for kind in known:
            if helps[kind]:
                risk *= 0.12 if risk > 0.05 else 0.5
            elif self.lore.refills[kind]:
                risk *= 0.7
        return risk

    def known_cards(self, state: State, seat: int) -> tuple[list[int], int]:
        """Returns the cards of a hand that the deciding seat knows, and the number of cards in it that this seat does
        not know.
        """
        hand = state.hands[seat]
        if seat == self.me:
            known = [kind for kind in hand if self.holds[kind]]
        else:
            known = list(state.known_of(self.me, seat).items)
        return known, len(hand) - len(known)
