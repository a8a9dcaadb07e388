"""What a search knows about Hearts: it redeals what a seat cannot see, and plays deals to their end on bare cards."""

from __future__ import annotations

from typing import Final

from hearts.bots import RANKS, danger
from hearts.imagine import others, sure_of, unseen
from hearts.rules import PHASES
from hearts.state import FIRST_HEART, PASSING, SUIT, State
from ludotheque.core.hooks import Hooks, Plan
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, View
from ludotheque.core.values import chances

SPREAD: Final = 12.0  # a seat that leads by this many points is e times as likely to win
QUEEN: Final = 36  # the queen of spades
# Sort keys that order the cards by height or by danger; a key modulo 64 gives back the card.
HEIGHT: Final = [64 * (card % 13) + card for card in range(52)]
DANGER: Final = [64 * danger(RANKS[card % 13] + "♣♦♠♥"[card // 13]) + card for card in range(52)]


class HeartsHooks(Hooks[State]):
    """What Hearts tells the search: plans to compare, rollouts, and features of a position."""

    def policy(self, state: State, seat: Seat, luck: Luck) -> Plan:
        return (self.quick(state, seat, luck),)

    def quick(self, state: State, seat: Seat, luck: Luck) -> Action:
        box, hand = state.settings.box, [card for card in state.hands[seat] if card not in state.chosen[seat]]
        if state.phase == PASSING:
            return box.passes[max([DANGER[card] for card in hand]) % 64]
        return box.plays[card_to_play(hand, [*state.trick], [*state.played])]

    def redeal(self, base: State, view: View, luck: Luck) -> State:
        state = base.copy()
        for seat, dealt in zip(others(view.seat), unseen(base, view.seat).deal(luck)):
            state.hands[seat] = tuple(sorted([*dealt, *sure_of(base, view.seat, seat)]))
        return state

    def clock(self, state: State) -> int:
        return state.deal

    def horizon(self, state: State) -> int:
        return state.deal + 1

    def roll_out(self, state: State, until: int, luck: Luck) -> None:
        while state.phase == PASSING and state.deal < until:
            PHASES.apply(state, state.asked.members[0], self.quick(state, state.asked.members[0], luck), luck, SILENT)
        hands, trick, played, turn = [[*hand] for hand in state.hands], [*state.trick], [*state.played], state.turn
        while state.deal < until and len(played) < 52:
            card = card_to_play(hands[turn], trick, played)
            hands[turn].remove(card)
            played.append(card)
            trick.append(card)
            turn = (turn + 1) % 4
            if len(trick) == 4:
                turn = (turn + trick.index(max([one for one in trick if SUIT[one] == SUIT[trick[0]]]))) % 4
                state.points[turn] += sum([state.settings.box.points[one] for one in trick])
                trick = []

    def value(self, state: State) -> list[float]:
        moon, points = state.settings.box.all_points, [0] * 4 if state.outcome else state.points  # §4
        totals = [score + (moon - one if moon in points else one) for score, one in zip(state.scores, points)]
        spread = SPREAD if max(totals) < state.settings.options["limit"] else 0.01
        return chances([-total / spread for total in totals], range(4), 4)


def card_to_play(hand: list[int], trick: list[int], played: list[int]) -> int:
    """Returns roughly what the heuristic plays: it leads low, ducks under points, and gets rid of dangerous cards."""
    if not trick:
        low = [HEIGHT[card] for card in hand if card < FIRST_HEART] if max(played, default=0) < FIRST_HEART else []
        return min(low or [HEIGHT[card] for card in hand]) % 64
    following = [card for card in hand if SUIT[card] == SUIT[trick[0]]]
    if not following:
        clean = [DANGER[card] for card in hand if card < FIRST_HEART and card != QUEEN] if len(played) < 4 else []
        return max(clean or [DANGER[card] for card in hand]) % 64
    best = max([card for card in trick if SUIT[card] == SUIT[trick[0]]])
    under = [DANGER[card] for card in following if card < best]
    return max(under) % 64 if under else following[0]
