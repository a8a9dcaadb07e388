"""What a decent player of Malta knows.  Two bots come of it: `plain`, a rule of thumb, and `heuristic`.

Both think in one imagined world: a function of their view, which differs from the true one in what they cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.actions import Move
from ludotheque.games.malta.board import DIRECTIONS, TURNED
from ludotheque.games.malta.box import MaltaBox
from ludotheque.games.malta.needs import CIRCLE, FACE_UP, LINE, OTHER_SPACE, SPACE
from ludotheque.games.malta.rules.round import PASS, actions, apply, go_on
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

WON: Final = 1000.0
LIFE: Final = 8.0  # what losing costs, in cards
BREADTH: Final = 4  # unfinished turns that are thought on

# What a card is worth more than another one, kept in hand at the end of the turn.
WORTH: Final = {
    "draw": 0.8,
    "discard_own": -1.0,
    "discard_theirs": 0.3,
    "swap_hands": 0.5,
    "pickpocket": 0.5,
    "hand_me_down": -0.6,
    "pass_it_on": -0.1,
    "everyone_draws": 0.2,
    "reshuffle": -0.1,
    "everyone_moves": 0.3,
    "going_home": 0.2,
    "shove": 0.3,
    "jump": 0.4,
    "trade_places": 0.3,
    "welcome_back": -0.3,
    "remove_a_space": 0.5,
    "restore_a_space": 0.0,
    "swap_two_spaces": 0.4,
    "turn_a_space": 0.2,
    "shift_a_line": 0.1,
    "end_turn": 0.6,
    "blind_faith": 0.2,
    "negate": 0.9,
    "boomerang": 0.8,
    "second_wind": -0.1,
}

HAND: Final = [-1.5, 0.0, 1.0, 1.8, 2.4, 2.9, 3.3, 3.6, 3.9, 4.1, 4.3, 4.5]  # cards kept for the turn after

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


class Lore:
    """What is known of each kind of card in a box."""

    def __init__(self, box: MaltaBox) -> None:
        self.box = box
        self.worth = [WORTH[effect] for effect in box.effects]
        self.escapes = [effect in ESCAPES for effect in box.effects]
        self.restores = [effect == "restore_a_space" for effect in box.effects]
        self.turns = [effect == "turn_a_space" for effect in box.effects]
        self.refills = [effect in REFILLS for effect in box.effects]
        cards = max(1, len(box.deck))
        self.escape_share = sum([self.escapes[kind] for kind in box.deck.items]) / cards
        self.restore_share = sum([self.restores[kind] for kind in box.deck.items]) / cards
        self.turn_share = sum([self.turns[kind] for kind in box.deck.items]) / cards
        self.refill_share = sum([self.refills[kind] for kind in box.deck.items]) / cards


_lore: list[Lore] = []


def lore_of(box: MaltaBox) -> Lore:
    """The lore of a box, made once."""
    if not _lore or _lore[0].box is not box:
        _lore[:] = [Lore(box)]
    return _lore[0]


class Mind:
    """One decision's thinking: whose it is, what that seat held when it began, and how good a position is for it."""

    def __init__(self, state: State, me: int) -> None:
        self.me = me
        self.box = state.box
        self.lore = lore_of(state.box)
        self.held = state.hands[me]
        self.boards: dict[bytes, list[float]] = {}

    def value(self, state: State) -> float:
        """How good a position is, in cards: my strength against that of the rivals."""
        me = self.me
        if state.outcome is not None:
            winners = state.outcome.winners
            return WON / len(winners) if me in winners else -WON
        if not state.is_in(me):
            return -WON
        total = 0.0
        for seat, lives in enumerate([state.lives(seat) for seat in range(state.settings.seats)]):
            if seat == me:
                total += self.strength(state, seat) + LIFE * lives
            elif lives:
                total -= self.strength(state, seat) + LIFE * lives
        return total

    def strength(self, state: State, seat: int) -> float:
        """How well a seat stands: the cards it will keep, where its arrows lead, less the danger of losing next."""
        place = state.pawns[seat]
        ways = state.ways_from(place)
        cards = len(state.hands[seat])
        must_move = True
        drawn = 0
        if state.turn == seat:
            quota = state.quota
        else:
            drawn = min(state.number_at(place), len(state.deck.items))
            quota = (cards + drawn + 1) // 2
            if state.blind >> seat & 1:
                if state.settings.blind_faith == "skip":
                    quota = 0
                elif state.settings.blind_faith == "turn":
                    quota = drawn = 0
                    must_move = False
        kept = max(0, cards + drawn - quota)
        worth = HAND[min(kept, 11)]
        board = self.board(state)
        if ways:
            steps = state.settings.grid.steps[place]
            best = -99.0
            for way in ways:
                onward = board[steps[way]]
                for other, where in enumerate(state.pawns):
                    if where == steps[way] and other != seat:
                        onward -= 0.6 * state.number_at(where)
                if onward > best:
                    best = onward
            worth += 0.7 * best + 0.1 * len(ways)
        elif must_move:
            worth += 1.0
        if seat == self.me:
            for kind in state.hands[seat]:
                if kind in self.held:
                    worth += self.lore.worth[kind]
        risk = self.risk(state, seat, place, cards, drawn, quota, bool(ways) or not must_move)
        return worth - LIFE * risk

    def risk(self, state: State, seat: int, place: int, cards: int, drawn: int, quota: int, moves: bool) -> float:
        """How likely a seat is to lose in its coming turn, or in what is left of this one."""
        lore = self.lore
        total = cards + drawn
        if total == 0:
            return 1.0
        if moves and quota < total:
            return 0.0
        if not moves and quota == 0:
            return 1.0
        is_circle = state.lies[place] >= REMOVED
        helped = 0
        refilled = 0
        unknown = drawn
        if seat == self.me:
            for kind in state.hands[seat]:
                if kind not in self.held:
                    unknown += 1
                elif lore.refills[kind]:
                    refilled += 1
                elif lore.escapes[kind] or (lore.restores[kind] if is_circle else lore.turns[kind]):
                    helped += 1
        else:
            known = state.known_of(self.me, seat).items
            unknown += cards - len(known)
            for kind in known:
                if lore.refills[kind]:
                    refilled += 1
                elif lore.escapes[kind] or (lore.restores[kind] if is_circle else lore.turns[kind]):
                    helped += 1
        risk = 1.0
        if quota >= total:
            risk = (0.15 if refilled else 1.0) * (1.0 - lore.refill_share) ** unknown
            if moves:
                return risk
            return 1.0 - (1.0 - risk) * 0.2
        share = lore.escape_share + (lore.restore_share if is_circle else lore.turn_share)
        risk = (1.0 - share) ** unknown
        if helped:
            risk *= 0.12 if helped == 1 else 0.04
        elif refilled:
            risk *= 0.7
        return risk

    def board(self, state: State) -> list[float]:
        """What each place is worth to who comes there: cards to draw there and later, if the arrows lead on."""
        key = state.spaces + state.lies
        found = self.boards.get(key)
        if found is not None:
            return found
        grid = state.settings.grid
        all_ways = grid.ways
        all_steps = grid.steps
        box_arrows = self.box.arrows
        box_numbers = self.box.numbers
        spaces, lies = state.spaces, state.lies
        numbers: list[float] = []
        onward: list[list[int]] = []
        for place in range(grid.places):
            lie = lies[place]
            if lie >= REMOVED:
                numbers.append(0.0)
                onward.append([])
            else:
                kind = spaces[place]
                numbers.append(0.5 * box_numbers[kind])
                steps = all_steps[place]
                onward.append([steps[way] for way in all_ways[place][TURNED[box_arrows[kind]][lie]]])
        values = [numbers[place] + (1.0 if onward[place] else -2.5) for place in range(grid.places)]
        for _ in range(2):
            values = [
                numbers[place] + (0.7 * max([values[to] for to in onward[place]]) if onward[place] else -2.5)
                for place in range(grid.places)
            ]
        self.boards[key] = values
        return values


# ── Trying out ────────────────────────────────────────────────────────────────────────────────────────────────────────


def settle(state: State, mind: Mind, luck: Luck) -> None:
    """Answers small questions, so that the next one is whose card or whose move: nobody reacts, all give what is worth least."""
    while state.outcome is None and state.phase not in (PLAYING, MOVING, NAMING, PLACING):
        seat = SEATS_OF[state.asked][0]
        listed = actions(state, seat)
        action = listed[0]
        if state.phase != ANSWERING and seat == mind.me and len(listed) > 1:
            action = cheapest(mind, list(listed))
        apply(state, seat, action, luck, SILENT)


def cheapest(mind: Mind, listed: list[Action]) -> Action:
    """The card to choose that is worth least."""
    worth = mind.lore.worth
    picks = mind.box.picks
    best = listed[0]
    least = 99.0
    for kind, pick in enumerate(picks):
        if worth[kind] < least and pick in listed:
            best = pick
            least = worth[kind]
    return best


def played(state: State, mind: Mind, kind: int, targets: Targets, luck: Luck) -> State:
    """The position after I play a card to which nobody reacts."""
    twin = state.copy()
    if not twin.stack:
        twin.show_from_hand(mind.me, kind)
        twin.original = NOBODY
    return worked(twin, mind, kind, targets, luck)


def worked(twin: State, mind: Mind, kind: int, targets: Targets, luck: Luck) -> State:
    """The position once the card in play has done its work for me."""
    twin.player = mind.me
    if twin.original == NOBODY:
        twin.stack = ((kind, mind.me, targets),)
    twin.named = targets
    twin.naming = NO_CARD
    twin.pending = 0
    twin.asked = 0
    twin.phase = CARD_WORKS
    go_on(twin, luck, SILENT)
    settle(twin, mind, luck)
    return twin


# ── What to aim at ────────────────────────────────────────────────────────────────────────────────────────────────────


def aims(state: State, mind: Mind, kind: int) -> list[Targets]:
    """Targets of a card that are worth a thought, after those already named."""
    twin = state.copy()
    twin.naming = kind
    twin.player = mind.me
    if not state.stack:
        twin.original = NOBODY
    prefix = state.named if state.naming == kind else ()
    needs = state.box.needs[kind]
    found: list[Targets] = [prefix]
    for number in range(len(prefix), len(needs)):
        longer: list[Targets] = []
        for named in found:
            twin.named = named
            for target in worth_naming(twin, mind, needs[number], named):
                longer.append(named + (target,))
        if not longer:
            return found  # §3.5  without a legal target
        found = longer
    return list(found)


def worth_naming(state: State, mind: Mind, need: int, named: Targets) -> list[int]:
    """Of what may be named, what matters: spaces and lines only where pawns stand or may soon be, and one where none is."""
    found = candidates(state, need, named)
    if need == LINE:
        near = near_places(state)
        side = state.settings.grid.side
        return [
            line
            for line in found
            if (line < side and any_in_row(near, line, side))
            or (line >= side and any_in_column(near, line - side, side))
        ]
    if need == OTHER_SPACE:
        return best_swaps(state, mind, named[0])
    if need == SPACE:
        return [place for place in dict.fromkeys([place for place in state.pawns if place != NOBODY])]
    if need == FACE_UP or need == CIRCLE:
        near = near_places(state)
        kept = [place for place in found if place in near]
        for place in found:
            if place not in near:
                kept.append(place)
                break
        return kept
    return list(found)


def any_in_row(places: list[int], row: int, side: int) -> bool:
    for place in places:
        if place // side == row:
            return True
    return False


def any_in_column(places: list[int], column: int, side: int) -> bool:
    for place in places:
        if place % side == column:
            return True
    return False


def near_places(state: State) -> list[int]:
    """The places where pawns stand, and those to which their arrows lead."""
    near: list[int] = []
    for place in state.pawns:
        if place != NOBODY:
            near.append(place)
            steps = state.settings.grid.steps[place]
            for way in state.ways_from(place):
                near.append(steps[way])
    return near


def best_swaps(state: State, mind: Mind, place: int) -> list[int]:
    """The spaces that would do most under a pawn: the two best and the two worst."""
    grid = state.settings.grid
    box = state.box
    board = mind.board(state)
    steps = grid.steps[place]
    ranked: list[tuple[float, int]] = []
    for other in range(grid.places):
        if other == place:
            continue
        lie = state.lies[other]
        score = -5.0
        if lie < REMOVED:
            kind = state.spaces[other]
            score = 0.2 * box.numbers[kind]
            ways = grid.ways[place][TURNED[box.arrows[kind]][lie]]
            if ways:
                score += max([board[steps[way]] for way in ways])
            else:
                score -= 4.0
        ranked.append((score, other))
    ranked.sort()
    return [ranked[-1][1], ranked[-2][1], ranked[0][1], ranked[1][1]]


# ── Deciding ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Survives first, then looks for cards and arrows, its own against the rivals'; tries every card out in its mind."""
    if len(choices) == 1:
        return choices[0]
    assert isinstance(view, MaltaView) and view.seat is not None
    state = imagine(view, luck)
    mind = Mind(state, view.seat)
    if state.phase == ANSWERING:
        return best_answer(state, mind, list(choices), luck)
    if state.phase == PLAYING or state.phase == NAMING:
        kind, targets = best_play(state, mind, luck)
        if state.naming == NO_CARD:
            return state.box.plays[kind]
        at = len(state.named)
        return choices[candidates(state, state.box.needs[kind][at], state.named).index(targets[at])]
    return best_tried(state, mind, list(choices), luck)


def best_tried(state: State, mind: Mind, listed: list[Action], luck: Luck) -> Action:
    """The action after which the position is best."""
    best = listed[0]
    most = -2 * WON
    for action in listed:
        twin = state.copy()
        apply(twin, mind.me, action, luck, SILENT)
        settle(twin, mind, luck)
        value = mind.value(twin)
        if value > most:
            most = value
            best = action
    return best


def best_answer(state: State, mind: Mind, listed: list[Action], luck: Luck) -> Action:
    """Reacts if that is worth more than the card it costs."""
    best: Action = PASS
    most = -2 * WON
    for seat in range(state.settings.seats):
        if state.answers[seat]:
            state.answers[seat] = 1
    for action in listed:
        twin = state.copy()
        apply(twin, mind.me, action, luck, SILENT)
        settle(twin, mind, luck)
        if twin.phase == NAMING and SEATS_OF[twin.asked] == (mind.me,) and twin.original != NOBODY:
            value = max(
                [
                    mind.value(worked(twin.copy(), mind, twin.naming, targets, luck))
                    for targets in aims(twin, mind, twin.naming)
                ]
            )
        else:
            value = mind.value(twin)
        if action is not PASS:
            value -= 0.8
        if value > most:
            most = value
            best = action
    return best


def best_play(state: State, mind: Mind, luck: Luck) -> tuple[int, Targets]:
    """The card and the targets with which the best turn begins that was found."""
    best: tuple[int, Targets] = (NO_CARD, ())
    most = -3 * WON
    open_turns: list[tuple[State, int, Targets]] = [(state, NO_CARD, ())]
    while open_turns:
        ranked: list[tuple[float, int, State, int, Targets]] = []
        for turn, first, first_targets in open_turns:
            for kind in [turn.naming] if turn.naming != NO_CARD else dict.fromkeys(turn.hands[mind.me]):
                if turn.naming == NO_CARD and kind not in mind.held:
                    continue
                for targets in aims(turn, mind, kind):
                    twin = played(turn, mind, kind, targets, luck)
                    begun = (kind, targets) if first == NO_CARD else (first, first_targets)
                    value = mind.value(twin)
                    if twin.asked == 1 << mind.me and twin.outcome is None:
                        if twin.phase == MOVING:
                            value = best_move_value(twin, mind, luck)
                        elif twin.phase == PLAYING and has_known(twin, mind):
                            ranked.append((-value, len(ranked), twin, begun[0], begun[1]))
                            continue
                    if value > most:
                        most = value
                        best = begun
        ranked.sort()
        open_turns = [(twin, kind, targets) for _, _, twin, kind, targets in ranked[:BREADTH]]
    return best


def has_known(state: State, mind: Mind) -> bool:
    """Do I hold a card of which I know now?"""
    for kind in state.hands[mind.me]:
        if kind in mind.held:
            return True
    return False


def best_move_value(state: State, mind: Mind, luck: Luck) -> float:
    """What the position is worth after the best move."""
    most = -2 * WON
    for action in actions(state, mind.me):
        twin = state.copy()
        apply(twin, mind.me, action, luck, SILENT)
        settle(twin, mind, luck)
        most = max(most, mind.value(twin))
    return most


# ── The rule of thumb ─────────────────────────────────────────────────────────────────────────────────────────────────


def plain(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Does not lose at once if that can be avoided; moves where it draws most and can go on; the rest is chance."""
    if len(choices) == 1:
        return choices[0]
    assert isinstance(view, MaltaView) and view.seat is not None
    state = imagine(view, luck)
    safe = [action for action in choices if survives(state, view.seat, action, luck)] or list(choices)
    if state.phase == ANSWERING:
        return safe[0]
    if state.phase == MOVING:
        return max(safe, key=lambda action: landing(state, action))
    return luck.pick(safe)


def landing(state: State, action: Action) -> int:
    """The number where a move ends; less than any number if no arrow leads on from there."""
    assert isinstance(action, Move)
    place = state.settings.grid.steps[state.pawns[state.turn]][DIRECTIONS.index(action.direction)]
    return state.number_at(place) if state.ways_from(place) else -1


def survives(state: State, me: int, action: Action, luck: Luck) -> bool:
    """Is there a way to go on with this action that does not lose before my next card or move?"""
    twin = state.copy()
    lives = twin.lives(me)
    apply(twin, me, action, luck, SILENT)
    while twin.outcome is None and not twin.asked >> me & 1 and twin.turn == me:
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


BOTS: Final[dict[str, Callable[[View, Choices, Luck], Action | None]]] = {"plain": plain, "heuristic": heuristic}
