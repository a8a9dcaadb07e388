"""The rules of Kites, the sample game.  These docstrings are the rulebook; § marks its sections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.bag import bag_of
from ludotheque.core.choices import Choices
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTaken, StepTakenBack
from ludotheque.core.kinds import NOBODY, NOTHING
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Phases, Reason, end_match
from ludotheque.core.regions import Arc
from ludotheque.core.seats import NO_SEATS, Seats, all_seats, only, seats_of
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import TURN
from tests.sample import said
from tests.sample.said import Bid, GiveTo, Hold, Keep, PickCard, Steer, Whistle
from tests.sample.state import BID, GIVE, OVER, PHASE, STEER, State, piles

WIDE: Final = TURN // 12
CLOSE: Final = TURN // 64


class KitesPhase(Phase[State]):
    """The base of all phases of Kites, with the refusals that they share."""

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        match action:
            case Whistle(card) if seat in self.may_act(state):
                return "§6", "not-in-hand", {"card": card}
            case Whistle():
                return "§6", "no-whistle", {"seat": seat}
            case Bid(card) if state.phase == BID:
                return "§2", "not-in-hand", {"card": card}
            case Steer(angle) if state.phase == STEER:
                return "§4", "against-the-wind", {"angle": angle, "towards": towards(state)}
            case PickCard(card) if state.phase == GIVE and state.picked == NOTHING:
                return "§5", "not-in-hand", {"card": card}
            case GiveTo() if state.picked != NOTHING:
                return "§5", "not-to-that-seat", {}
        return "§1", "another-time", {"phase": PHASE.write(state.phase, state.settings)}


class Bidding(KitesPhase):
    """§2  All seats that hold a card bid at once.  Bids are sealed, and may be taken back until the last one is in."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Bid(card) for card in names_in_hand(state, seat)]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        state.bids[seat] = bag_of(state.settings.box.names, [state.settings.box.number_of[action.card]])
        state.hands[seat] = state.hands[seat].minus_all(state.bids[seat])
        state.asked = state.asked.minus(seat)
        log.happened(ChoiceSealed, seat, action)

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        """§3  The strongest card gets the wind, and its kite rises by that strength; luck chooses between equal cards."""
        lifts = [sum([state.settings.box.lifts[card] for card in bid]) for bid in state.bids]
        best = [seat for seat, lift in enumerate(lifts) if lift == max(lifts)]
        winner = best[0] if len(best) == 1 else luck.pick(best)
        log.happened(said.BidsShown, tuple([bid.named()[0] if bid else None for bid in state.bids]), winner)
        for seat, bid in enumerate(state.bids):
            state.discards = state.discards.plus_all(bid)
            state.known = state.known.show(seat, bid.items)
        state.bids = piles(state.settings)
        state.heights[winner] += lifts[winner]
        state.phase, state.turn, state.asked = STEER, winner, only(winner)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        return bool(state.bids[seat])

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        state.hands[seat] = state.held(seat)
        state.bids[seat] = state.bids[seat].minus_all(state.bids[seat])
        state.asked = state.asked.plus(seat)
        log.happened(ChoiceReopened, seat)


class Steering(KitesPhase):
    """§4  A kite is turned by at most a twelfth of a turn away from the wind; close to the wind, it rises by one more."""

    def choices(self, state: State, seat: Seat) -> Choices:
        middle = towards(state)
        return Choices([Hold()], Hold(), (Arc(Steer(0), "angle", [(middle - WIDE, middle + WIDE)]),))

    def may_act(self, state: State) -> tuple[Seat, ...]:
        """§6  While the winner steers, every other seat that holds a card and has not yet dropped one may whistle."""
        others = all_seats(state.settings.seats).minus(state.turn).clockwise(state.turn)
        return tuple([seat for seat in others if state.deck and state.hands[seat] and not state.under[seat]])

    def offers(self, state: State, seat: Seat) -> Choices:
        can = seat in self.may_act(state)
        return Choices([Whistle(card) for card in names_in_hand(state, seat)] if can else [], owed=False)

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if isinstance(action, Whistle):
            whistle(state, seat, state.settings.box.number_of[action.card], luck, log)
            return
        angle = action.angle if isinstance(action, Steer) else None
        if angle is not None:
            off = (angle - towards(state)) % TURN
            state.angles[seat] = angle
            state.heights[seat] += min(off, TURN - off) <= CLOSE
        log.happened(said.Steered, seat, angle, state.heights[seat])
        state.phase = GIVE
        if not state.hands[seat]:
            end_round(state, luck, log)


class Giving(KitesPhase):
    """§5  The winner may give a card away, and both seats remember which card it was.  The receiver's kite, if it
    flies, sinks by one.
    """

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if state.picked == NOTHING:
            return [*[PickCard(card) for card in names_in_hand(state, seat)], Keep()]
        return [GiveTo(other) for other in range(state.settings.seats) if other != seat]

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return Keep() if state.picked == NOTHING else None

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if isinstance(action, PickCard):
            state.picked = state.settings.box.number_of[action.card]
            log.happened(StepTaken, seat, action)
            return
        if isinstance(action, GiveTo):
            give(state, seat, action.seat, log)
        else:
            log.happened(said.Kept, seat)
        end_round(state, luck, log)

    def may_take_back(self, state: State, seat: Seat) -> bool:
        return seat == state.turn and state.picked != NOTHING

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        state.picked = NOTHING
        log.happened(StepTakenBack, seat)


PHASES: Final = Phases[State]({BID: Bidding(), STEER: Steering(), GIVE: Giving(), OVER: Phase("§8", "match-over")})


def set_up(state: State, luck: Luck, log: Log) -> None:
    """§1  Every seat is dealt three cards; then the first round begins."""
    for seat in range(state.settings.seats):
        for _ in range(state.settings.box.hand):
            draw(state, seat, luck, log)
    begin_round(state, luck, log)


def begin_round(state: State, luck: Luck, log: Log) -> None:
    """§1  At the beginning of each round, a fickle wind turns to a random side."""
    state.round += 1
    state.phase, state.turn = BID, NOBODY
    state.asked = find_asked(state)
    if state.settings.options["wind"] == "fickle":
        state.wind = luck.die(6)
    log.happened(said.RoundBegan, state.round, state.wind)


def find_asked(state: State) -> Seats:
    """§2, §4, §5  Returns the seats that are asked: first all that hold a card, to bid, and then only the winner."""
    if state.phase == BID:
        return seats_of([seat for seat, hand in enumerate(state.hands) if hand and not state.bids[seat]])
    return NO_SEATS if state.turn == NOBODY else only(state.turn)


def names_in_hand(state: State, seat: Seat) -> list[str]:
    """Returns the names of the cards in a hand, each once."""
    return [state.settings.box.names[card] for card in state.hands[seat].kinds()]


def towards(state: State) -> int:
    """§4  Returns the angle towards which the wind blows."""
    return (state.wind - 1) * TURN // 6


def give(state: State, giver: Seat, receiver: Seat, log: Log) -> None:
    """§5  Moves a card from hand to hand."""
    card, state.picked = state.picked, NOTHING
    state.hands[giver] = state.hands[giver].minus(card)
    state.hands[receiver] = state.hands[receiver].plus(card)
    state.known = state.known.hide(giver, (card,), receiver)
    known = state.known.of(giver, receiver)
    state.known = state.known.learn(giver, receiver, known.plus(card))
    state.heights[receiver] = max(0, state.heights[receiver] - 1)
    log.happened(said.Given, giver, receiver, state.settings.box.names[card])


def whistle(state: State, seat: Seat, card: int, luck: Luck, log: Log) -> None:
    """§6  Once per match a seat may drop a card face down under its kite and draw another."""
    state.hands[seat] = state.hands[seat].minus(card)
    state.under[seat] = state.under[seat].plus(card)
    state.known = state.known.hide(seat, (card,), seat)
    log.happened(said.Whistled, seat, state.settings.box.names[card])
    draw(state, seat, luck, log)


def draw(state: State, seat: Seat, luck: Luck, log: Log) -> None:
    """§1, §6, §7  A seat draws a card."""
    card = luck.draw(state.deck)
    state.deck = state.deck.minus(card)
    state.hands[seat] = state.hands[seat].plus(card)
    log.happened(said.Drew, seat, state.settings.box.names[card])


def end_round(state: State, luck: Luck, log: Log) -> None:
    """§7  Clockwise from the winner, every seat draws a card while there are any; then the next round begins."""
    for distance in range(state.settings.seats):
        if state.deck:
            draw(state, (state.turn + distance) % state.settings.seats, luck, log)
    if state.round == state.settings.options["rounds"] or not any(state.hands):
        end(state, log)
    else:
        begin_round(state, luck, log)


def end(state: State, log: Log) -> None:
    """§8  After the last round, or when nobody holds a card, the highest kite wins; equal kites share the win."""
    state.turn = NOBODY
    end_match(state, log, OVER, "highest-kite", state.heights)
