"""Hearts.  The § marks are the sections of RULES.en.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hearts import said
from hearts.state import FIRST_HEART, OVER, PASSING, PLAYING, SUIT, State
from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.cardroom import Known
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTaken, StepTakenBack
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Phases, Reason, end_match
from ludotheque.core.seats import all_seats, only
from ludotheque.core.structs import Action, Seat

TO_PASS: Final = 3
AWAY: Final = (1, 3, 2, 0)  # §2, by deal: the number of seats to the left that cards are passed; 0: nobody passes


class Passing(Phase[State]):
    """§2  All seats choose three cards in secret; then the cards change hands at the same time."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        passes, chosen = state.settings.box.passes, state.chosen[seat]
        return [passes[card] for card in state.hands[seat] if card not in chosen]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        state.chosen[seat] += (state.settings.box.number_of[action.card],)
        if len(state.chosen[seat]) < TO_PASS:
            log.happened(StepTaken, seat, action)
        else:
            state.asked = state.asked.minus(seat)
            log.happened(ChoiceSealed, seat, action)

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        gifts, state.chosen = state.chosen, [()] * 4
        hands = [[card for card in hand if card not in gift] for hand, gift in zip(state.hands, gifts)]
        for giver, gift in enumerate(gifts):
            receiver = (giver + away(state)) % 4
            hands[receiver] += gift
            state.known = state.known.learn(giver, receiver, bag_of(state.settings.box.cards, gift))
            log.happened(said.CardsPassed, giver, receiver, names_of(state, gift))
        state.hands = [tuple(sorted(hand)) for hand in hands]
        begin_tricks(state, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, said.PassCard):
            return "§2", "not-in-hand", {"card": action.card}
        return self.section, self.awaited, {}

    def may_take_back(self, state: State, seat: Seat) -> bool:
        return len(state.chosen[seat]) > 0

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        log.happened(StepTakenBack if state.asked.has(seat) else ChoiceReopened, seat)
        state.chosen[seat] = state.chosen[seat][:-1]
        state.asked = state.asked.plus(seat)


class Playing(Phase[State]):
    """§3  Clockwise each seat plays a card; the highest of the suit led takes the trick and leads to the next."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        plays = state.settings.box.plays
        return [plays[card] for card in legal_cards(state, seat)]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        card = state.settings.box.number_of[action.card]
        show_voids(state, seat, card)
        state.hands[seat] = tuple([held for held in state.hands[seat] if held != card])
        state.known = state.known.show(seat, (card,))
        state.trick += (card,)
        state.played += (card,)
        if log.heard:
            log.happened(said.CardPlayed, seat, action.card)
        state.turn = (seat + 1) % 4
        if len(state.trick) == 4:
            take_trick(state, log)
        state.asked = only(state.turn)
        if len(state.played) == 52:
            score(state, luck, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        box = state.settings.box
        if not isinstance(action, said.PlayCard):
            return self.section, self.awaited, {}
        if box.number_of.get(action.card) not in state.hands[seat]:
            return "§3", "not-in-hand", {"card": action.card}
        if not state.played:
            return "§3.1", "lead-the-lowest", {"card": box.cards[0]}
        if not state.trick:
            return "§3.4", "hearts-not-broken", {}
        led = SUIT[state.trick[0]]
        if any(SUIT[card] == led for card in state.hands[seat]):
            return "§3.2", "follow-suit", {"suit": box.suits[led]}
        return "§3.3", "no-points-yet", {"card": action.card}


PHASES: Final = Phases[State](
    {
        PASSING: Passing("§2", "pass-first"),  # all seats at once, in secret
        PLAYING: Playing("§3", "play-first"),  # one seat after the other
        OVER: Phase("§5", "match-over"),
    }
)


def deal(state: State, luck: Luck, log: Log) -> None:
    """§1  All cards are dealt, thirteen to each seat."""
    rest = state.settings.box.deck
    for seat in range(4):
        dealt, rest = luck.deal(rest, 13)
        state.hands[seat] = tuple(sorted(dealt))
        if log.heard:
            log.happened(said.CardsDealt, seat, names_of(state, state.hands[seat]))
    state.deal += 1
    state.played = ()
    state.known = Known(Bag(rest.names))
    state.voids, state.points = [()] * 4, [0] * 4
    if away(state):
        state.phase, state.asked = PASSING, all_seats(4)
    else:
        begin_tricks(state, log)


def away(state: State) -> int:
    """§2  Returns the number of seats to the left that cards are passed in this deal: one, three, two, none, and so on."""
    return AWAY[(state.deal - 1) % 4]


def begin_tricks(state: State, log: Log) -> None:
    """§3.1  The seat with the two of clubs leads it."""
    state.turn = [hand[0] for hand in state.hands].index(0)
    state.phase, state.asked = PLAYING, only(state.turn)
    log.happened(said.LeaderNamed, state.turn, state.settings.box.cards[0])


def legal_cards(state: State, seat: Seat) -> Sequence[int]:
    """§3  Returns the cards that a seat may play to the trick."""
    hand, trick, played = state.hands[seat], state.trick, state.played
    if not played:
        return hand[:1]  # §3.1
    if not trick:  # §3.4
        return hand if max(played) >= FIRST_HEART else [card for card in hand if card < FIRST_HEART] or hand
    led = SUIT[trick[0]]
    following = [card for card in hand if SUIT[card] == led]
    if following:
        return following  # §3.2
    if len(played) > 3:
        return hand
    return [card for card in hand if not state.settings.box.points[card]] or hand  # §3.3


def show_voids(state: State, seat: Seat, card: int) -> None:
    """Notes the suits that a seat cannot hold if it plays this card, which everybody sees."""
    void: tuple[int, ...] = ()
    if state.trick and SUIT[card] != SUIT[state.trick[0]]:
        void = (SUIT[state.trick[0]],)
    elif not state.trick and card >= FIRST_HEART > max(state.played, default=0):
        void = (0, 1, 2)
    if void:
        state.voids[seat] = tuple(sorted({*state.voids[seat], *void}))


def take_trick(state: State, log: Log) -> None:
    """§3  The highest card of the suit led takes the trick."""
    trick, points_of = state.trick, state.settings.box.points
    best = max([card for card in trick if SUIT[card] == SUIT[trick[0]]])
    state.turn = (state.turn + trick.index(best)) % 4
    points = sum([points_of[card] for card in trick])
    state.points[state.turn] += points
    state.trick = ()
    log.happened(said.TrickTaken, state.turn, points)


def score(state: State, luck: Luck, log: Log) -> None:
    """§4  Points are added up; a seat that took all of them gives them to everybody else instead."""
    everything = state.settings.box.all_points
    shooter = state.points.index(everything) if everything in state.points else None
    if shooter is not None:
        state.points = [0 if seat == shooter else everything for seat in range(4)]
    state.scores = [score + points for score, points in zip(state.scores, state.points)]
    log.happened(said.DealScored, shooter, tuple(state.points), tuple(state.scores))
    options = state.settings.options
    if max(state.scores) < options["limit"] and state.deal < options["last_deal"]:
        deal(state, luck, log)
    else:
        end_match(state, log, OVER, "fewest-points", [-score for score in state.scores])  # §5


def names_of(state: State, cards: Sequence[int]) -> tuple[str, ...]:
    """Returns the names of cards."""
    return tuple([state.settings.box.cards[card] for card in cards])
