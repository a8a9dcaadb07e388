"""What a decent player of Malta knows.  Two bots come of it: `plain`, a rule of thumb, and `heuristic`.

Both try things out in a world that they imagine from their view: it is like the true one in all that they can know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.actions import ChooseCard, Move
from ludotheque.games.malta.board import DIRECTIONS, TURNED
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.needs import CIRCLE, FACE_UP, LINE, OTHER_SPACE, SPACE
from ludotheque.games.malta.rules.round import PASS, actions, apply, go_on, kinds_in
from ludotheque.games.malta.seeing import imagine
from ludotheque.games.malta.state import (
    ANSWERING,
    CARD_WORKS,
    MOVING,
    NAMING,
    NO_CARD,
    NOBODY,
    PLACING,
    PLAYING,
    REMOVED,
    SEATS_OF,
    State,
)
from ludotheque.games.malta.targets import candidates
from ludotheque.games.malta.views import MaltaView

Targets = tuple[int, ...]

# ── What things are worth ─────────────────────────────────────────────────────────────────────────────────────────────
# In the logarithm of the odds to win.  Fitted to thousands of matches of this bot against itself, then rounded.

WON: Final = 1000.0
LIFE: Final = 3.0

# A hand, by the number of cards at the start of a turn: one's own turn, which can still be used, or that to come.
ON_TURN: Final = [-2.0, -1.0, -0.45, 0.1, 0.5, 0.85, 1.0, 1.2, 1.6, 2.0, 2.2, 2.4]
WAITING: Final = [-1.6, -1.2, -1.1, -0.75, -0.45, -0.25, -0.15, 0.0, 0.2, 0.3, 0.4, 0.5]
MOST_CARDS: Final = 11

# A card kept, against the average one, by its effect.
WORTH: Final = {
    "draw": 0.06,
    "discard_own": -0.24,
    "discard_theirs": 0.06,
    "swap_hands": -0.06,
    "pickpocket": 0.17,
    "hand_me_down": -0.13,
    "pass_it_on": 0.0,
    "everyone_draws": -0.1,
    "reshuffle": -0.2,
    "everyone_moves": 0.12,
    "going_home": 0.07,
    "shove": -0.05,
    "jump": -0.04,
    "trade_places": 0.2,
    "welcome_back": -0.18,
    "remove_a_space": 0.19,
    "restore_a_space": -0.09,
    "swap_two_spaces": 0.19,
    "turn_a_space": -0.09,
    "shift_a_line": 0.07,
    "end_turn": -0.05,
    "blind_faith": 0.0,
    "negate": 0.39,
    "boomerang": 0.54,
    "second_wind": -0.2,
}
REACTING: Final = 0.1  # what a reaction must gain beside the card it costs, because it may be negated

# The best space to which an arrow leads.
NUMBER: Final = 0.04  # for each card to be drawn there
TOLL: Final = 0.1  # for each card to be paid there
DEAD_END: Final = 0.3
WAY: Final = 0.02  # for each arrow to choose from

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
REFILLS: Final = ("draw", "everyone_draws", "pickpocket", "swap_hands")

BREADTH: Final = 3  # how many unfinished turns are thought on with each card


class Lore:
    """What is known of each kind of card in a box."""

    def __init__(self, box: MaltaBox) -> None:
        self.box = box
        self.worth: list[float] = [WORTH[effect] for effect in box.effects]
        self.refills: list[bool] = [effect in REFILLS for effect in box.effects]
        # Who cannot move is helped by other cards on a circle than on arrows that lead off the board.
        self.helps_on_circle: list[bool] = [e in ESCAPES or e == "restore_a_space" for e in box.effects]
        self.helps_at_edge: list[bool] = [e in ESCAPES or e == "turn_a_space" for e in box.effects]
        self.no_refill: float = 1.0 - share(box, self.refills)
        self.no_help_on_circle: float = 1.0 - share(box, self.helps_on_circle)
        self.no_help_at_edge: float = 1.0 - share(box, self.helps_at_edge)


def share(box: MaltaBox, kinds: list[bool]) -> float:
    """How many of all cards are of these kinds."""
    return sum([kinds[kind] for kind in box.deck.items]) / len(box.deck.items)


_lore: list[Lore] = []


def lore_of(box: MaltaBox) -> Lore:
    """The lore of a box; that of the last one is kept."""
    if not _lore or _lore[0].box is not box:
        _lore[:] = [Lore(box)]
    return _lore[0]


# ── How good a position is ────────────────────────────────────────────────────────────────────────────────────────────


class Mind:
    """The thinking for one decision: whose it is, and which cards that seat really has."""

    def __init__(self, state: State, me: int) -> None:
        self.me = me
        self.lore = lore_of(state.box)
        self.held: list[int] = state.hands[me][:]  # whatever else comes into the hand is imagined, hence unknown

    def value(self, state: State) -> float:
        """How good a position is: my strength against that of all rivals."""
        me = self.me
        if state.outcome is not None:
            winners = state.outcome.winners
            return WON / len(winners) if me in winners else -WON
        if not state.is_in(me):
            return -WON
        value = 0.0
        for seat in state.seats_in():
            strength = LIFE * state.lives(seat) + self.strength(state, seat)
            value += strength if seat == me else -strength
        return value

    def strength(self, state: State, seat: int) -> float:
        """How well a seat stands: its cards, where its arrows lead, and how likely it is to lose in its turn."""
        place = state.pawns[seat]
        if place == NOBODY:
            return 0.0
        cards = len(state.hands[seat])
        moves = True
        if state.turn == seat:
            quota = state.quota
            drawn = 0
            # What will be left counts twice, as half is played; the odd card counts at the beginning.
            strength = ON_TURN[min(MOST_CARDS, 2 * max(0, cards - quota) + max(0, 2 * quota - cards))]
        else:
            drawn = min(state.number_at(place), len(state.deck.items))
            quota = (cards + drawn + 1) // 2
            if state.blind >> seat & 1:
                blind_faith = state.settings.blind_faith
                moves = blind_faith != "turn"
                drawn = drawn if moves else 0
                quota = quota if blind_faith == "random" else 0
            strength = WAITING[min(MOST_CARDS, cards + drawn)]
        ways = state.ways_from(place)
        if ways:
            strength += self.prospect(state, place, ways)
        worth = self.lore.worth
        if seat == self.me:
            for kind in state.hands[seat]:
                if kind in self.held:
                    strength += worth[kind]
        elif state.known:
            for kind in state.known_of(self.me, seat).items:
                strength += worth[kind]
        if cards + drawn == 0:
            return strength - LIFE
        if quota >= cards + drawn:
            return strength - LIFE * self.risk_of_no_card(state, seat, drawn)
        if moves and not ways:
            return strength - LIFE * self.risk_of_no_way(state, seat, drawn, quota)
        return strength

    def prospect(self, state: State, place: int, ways: list[int]) -> float:
        """What the best of the arrows promises."""
        steps = state.settings.grid.steps[place]
        best = -99.0
        for way in ways:
            to = steps[way]
            promise = NUMBER * state.number_at(to)
            if not state.ways_from(to):
                promise -= DEAD_END
            elif to in state.pawns:
                promise -= TOLL * state.number_at(to)
            best = max(best, promise)
        return best + WAY * len(ways)

    def risk_of_no_card(self, state: State, seat: int, drawn: int) -> float:
        """How likely a seat loses that must play all its cards: it needs one that brings others."""
        known, unknown = self.known_cards(state, seat)
        risk = self.lore.no_refill ** (unknown + drawn)
        for kind in known:
            if self.lore.refills[kind]:
                return risk * 0.15
        return risk

    def risk_of_no_way(self, state: State, seat: int, drawn: int, quota: int) -> float:
        """How likely a seat loses that stands where no arrow leads on: it needs one of several cards."""
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
        """The cards in a hand of which I know, and how many there are beside them."""
        hand = state.hands[seat]
        if seat == self.me:
            known = [kind for kind in hand if kind in self.held]
        else:
            known = list(state.known_of(self.me, seat).items)
        return known, len(hand) - len(known)


# ── Trying out ────────────────────────────────────────────────────────────────────────────────────────────────────────


def tried(state: State, mind: Mind, action: Action, luck: Luck) -> State:
    """The position after I do something and nobody reacts."""
    twin = state.copy()
    apply(twin, mind.me, action, luck, SILENT)
    settle(twin, mind, luck)
    return twin


def played(state: State, mind: Mind, kind: int, targets: Targets, luck: Luck) -> State:
    """The position after a card has worked for me: one of my hand, or the one that lies open already."""
    twin = state.copy()
    if not twin.stack:
        twin.show_from_hand(mind.me, kind)
        twin.original = NOBODY
    if twin.original == NOBODY:
        twin.stack = ((kind, mind.me, targets),)
    twin.player = mind.me
    twin.named = targets
    twin.naming = NO_CARD
    twin.pending = 0
    twin.asked = 0
    twin.phase = CARD_WORKS
    go_on(twin, luck, SILENT)
    settle(twin, mind, luck)
    return twin


def settle(state: State, mind: Mind, luck: Luck) -> None:
    """Answers what is asked until it is a card or a move: nobody reacts, and I give away what is worth least."""
    while state.outcome is None and state.phase not in (PLAYING, MOVING, NAMING, PLACING):
        seat = SEATS_OF[state.asked][0]
        listed = actions(state, seat)
        action = listed[0]
        if seat == mind.me and len(listed) > 1:
            least = 99.0
            for choice in listed:
                if isinstance(choice, ChooseCard):
                    worth = mind.lore.worth[state.box.kind_of[choice.card]]
                    if worth < least:
                        least = worth
                        action = choice
        apply(state, seat, action, luck, SILENT)


# ── What to aim at ────────────────────────────────────────────────────────────────────────────────────────────────────


def aims(state: State, mind: Mind, kind: int) -> list[Targets]:
    """The targets of a card that are worth a thought; those already named stand."""
    asking = state.copy()
    asking.naming = kind
    asking.player = mind.me
    if not state.stack:
        asking.original = NOBODY
    found: list[Targets] = [state.named if state.naming == kind else ()]
    needs = state.box.needs[kind]
    for number in range(len(found[0]), len(needs)):
        longer: list[Targets] = []
        for named in found:
            for target in worth_naming(asking, needs[number], named):
                longer.append(named + (target,))
        if not longer:
            return found  # §3.5  without a legal target
        found = longer
    return found


def worth_naming(state: State, need: int, named: Targets) -> list[int]:
    """Of what may be named, what matters: spaces only where a pawn stands or may move to, and one where it does no harm."""
    found = list(candidates(state, need, named))
    if need == SPACE:
        return [place for place in found if place in state.pawns]
    if need == OTHER_SPACE:
        return telling_spaces(state, named[0])
    if need == LINE:
        side = state.settings.grid.side
        lines: list[int] = []
        for place in near_places(state):
            lines += [place // side, side + place % side]
        return [line for line in found if line in lines]
    if need == FACE_UP or need == CIRCLE:
        near = near_places(state)
        far = [place for place in found if place not in near]
        return [place for place in found if place in near] + far[:1]
    return found


def near_places(state: State) -> list[int]:
    """The places where pawns stand, and those to which their arrows lead."""
    near: list[int] = []
    for seat in state.seats_in():
        place = state.pawns[seat]
        steps = state.settings.grid.steps[place]
        near.append(place)
        near += [steps[way] for way in state.ways_from(place)]
    return near


def telling_spaces(state: State, place: int) -> list[int]:
    """The spaces that would change most for who stands at a place if they lay there: the two worst and the two best."""
    grid = state.settings.grid
    box = state.box
    ranked: list[tuple[float, int]] = []
    for other in grid.others[place]:
        lie = state.lies[other]
        score = -5.0
        if lie < REMOVED:
            kind = state.spaces[other]
            score = 0.1 * box.numbers[kind] - 3.0
            for way in grid.ways[place][TURNED[box.arrows[kind]][lie]]:
                score = max(score, 0.1 * box.numbers[kind] + 0.5 * state.number_at(grid.steps[place][way]))
        ranked.append((score, other))
    ranked.sort()
    return [ranked[0][1], ranked[1][1], ranked[-2][1], ranked[-1][1]]


# ── Deciding ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Survives first; then its own cards and arrows against the rivals'.  It thinks its own turn through, card by card."""
    if len(choices) == 1:
        return choices[0]
    assert isinstance(view, MaltaView) and view.seat is not None
    state = imagine(view, luck)
    mind = Mind(state, view.seat)
    if state.phase == ANSWERING:
        return best_answer(state, mind, list(choices), luck)
    if state.phase != PLAYING and state.phase != NAMING:
        return best_tried(state, mind, list(choices), luck)
    kind, targets = best_play(state, mind, luck)
    if state.naming == NO_CARD:
        return state.box.plays[kind]
    at = len(state.named)
    return choices[list(candidates(state, state.box.needs[kind][at], state.named)).index(targets[at])]


def best_tried(state: State, mind: Mind, listed: list[Action], luck: Luck) -> Action:
    """What leads to the best position."""
    best = listed[0]
    most = -2 * WON
    for action in listed:
        value = mind.value(tried(state, mind, action, luck))
        if value > most:
            most = value
            best = action
    return best


def best_answer(state: State, mind: Mind, listed: list[Action], luck: Luck) -> Action:
    """§5  Reacts if that is worth more than the card it costs."""
    for seat in range(state.settings.seats):
        if state.answers[seat]:
            state.answers[seat] = 1  # nobody else reacts
    best: Action = PASS
    most = -2 * WON
    for action in listed:
        twin = tried(state, mind, action, luck)
        if twin.phase == NAMING and twin.player == mind.me:  # turned round by Boomerang
            kind = twin.naming
            value = max([mind.value(played(twin, mind, kind, aim, luck)) for aim in aims(twin, mind, kind)])
        else:
            value = mind.value(twin)
        if action != PASS:
            value -= REACTING
        if value > most:
            most = value
            best = action
    return best


def best_play(state: State, mind: Mind, luck: Luck) -> tuple[int, Targets]:
    """§3.2  The card and targets with which the best turn begins, of those that were thought through."""
    best: tuple[int, Targets] = (NO_CARD, ())
    most = -3 * WON
    unfinished: list[tuple[State, tuple[int, Targets]]] = [(state, best)]
    while unfinished:
        ranked: list[tuple[float, int, State, tuple[int, Targets]]] = []
        for turn, first in unfinished:
            for kind in playable(turn, mind):
                for targets in aims(turn, mind, kind):
                    twin = played(turn, mind, kind, targets, luck)
                    begun = (kind, targets) if first[0] == NO_CARD else first
                    if is_mine(twin, mind, PLAYING) and playable(twin, mind):
                        ranked.append((-mind.value(twin), len(ranked), twin, begun))
                        continue
                    value = value_of_best_move(twin, mind, luck) if is_mine(twin, mind, MOVING) else mind.value(twin)
                    if value > most:
                        most = value
                        best = begun
        ranked.sort()
        unfinished = [(twin, begun) for _, _, twin, begun in ranked[:BREADTH]]
    return best


def playable(state: State, mind: Mind) -> list[int]:
    """The kinds of cards that I can think of playing: those I know of, or the one whose targets are asked for."""
    if state.naming != NO_CARD:
        return [state.naming]
    return [kind for kind in kinds_in(state.hands[mind.me]) if kind in mind.held]


def is_mine(state: State, mind: Mind, phase: int) -> bool:
    """Am I asked in this phase?"""
    return state.phase == phase and state.asked == 1 << mind.me


def value_of_best_move(state: State, mind: Mind, luck: Luck) -> float:
    """§3.3  What the position is worth with the best move."""
    return max([mind.value(tried(state, mind, action, luck)) for action in actions(state, mind.me)])


# ── The rule of thumb ─────────────────────────────────────────────────────────────────────────────────────────────────


def plain(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Does not lose at once if that can be avoided; moves where it draws most and can go on; the rest is chance."""
    if len(choices) == 1:
        return choices[0]
    assert isinstance(view, MaltaView) and view.seat is not None
    state = imagine(view, luck)
    safe = [action for action in choices if survives(state, view.seat, action, luck)] or list(choices)
    if state.phase == ANSWERING:
        return safe[0]  # passing, if it can
    if state.phase == MOVING:
        return max(safe, key=lambda action: landing(state, action))
    return luck.pick(safe)


def survives(state: State, me: int, action: Action, luck: Luck) -> bool:
    """Can this be done without losing before my next card or move?  What is asked in between may be answered as it helps."""
    twin = state.copy()
    lives = twin.lives(me)
    apply(twin, me, action, luck, SILENT)
    while twin.outcome is None and twin.turn == me and not twin.asked >> me & 1:
        seat = SEATS_OF[twin.asked][0]
        apply(twin, seat, actions(twin, seat)[0], luck, SILENT)
    if twin.lives(me) < lives:
        return False
    if twin.outcome is not None or twin.turn != me or (twin.phase in (PLAYING, MOVING) and twin.naming == NO_CARD):
        return True
    for further in actions(twin, me):
        if survives(twin, me, further, luck):
            return True
    return False


def landing(state: State, action: Action) -> int:
    """The number where a move ends; less than any number if no arrow leads on from there."""
    assert isinstance(action, Move)
    place = state.settings.grid.steps[state.pawns[state.turn]][DIRECTIONS.index(action.direction)]
    return state.number_at(place) if state.ways_from(place) else -1


BOTS: Final[dict[str, Callable[[View, Choices, Luck], Action | None]]] = {"plain": plain, "heuristic": heuristic}
