"""§1.6  Imagines whole states that fit what one seat knows."""

from __future__ import annotations

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.cardroom import guess_sealed, redeal
from ludotheque.core.kinds import MAYBE_SEAT
from ludotheque.core.luck import Luck
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Seat
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.needs import read_targets
from ludotheque.games.malta.state import (
    ANSWER,
    ANSWERING,
    MAYBE_CARD,
    NO_CARD,
    PASSING_ON,
    REMOVED,
    TABLE,
    Settings,
    State,
    new_state,
)
from ludotheque.games.malta.views import MaltaView


def imagine(view: MaltaView, luck: Luck) -> State:
    """Returns a random state that fits the view: everything the viewer knows is as in the view, and all other cards are
    dealt at random.
    """
    settings = Settings(malta_box(view.components), view.seats, view.options, view.rules)
    state = new_state(settings)
    TABLE.lay_out(state, view, settings)
    lay_the_rest(state, view)
    deal_afresh(state, view, luck)
    own = ANSWER.read(view.answer, settings)
    answers = list(state.answers)
    guess_sealed(answers, view.answered, view.seat, own, lambda seat: guess_answer(state, seat, luck))
    state.answers = tuple(answers)
    return state


def lay_the_rest(state: State, view: MaltaView) -> None:
    """Adds the board, the lives, and the viewer's own unfinished choices to a state."""
    settings = state.settings
    box = settings.box
    state.step = view.step
    state.asked = seats_of(view.to_act)
    state.spaces = bytes([box.space_of[space.space] for space in view.board])
    state.lies = bytes([space.turned + (0 if space.face_up else REMOVED) for space in view.board])
    state.still_in = seats_of([seat for seat, lives in enumerate(view.lives) if lives])
    state.spare = seats_of([seat for seat, lives in enumerate(view.lives) if lives > 1])
    state.player = MAYBE_SEAT.read(view.player, settings)
    state.naming = MAYBE_CARD.read(view.naming, settings)
    at_work = state.card_at_work()
    if at_work != NO_CARD:
        state.named = read_targets(box.needs[at_work], settings.grid, settings.seats, view.named)


def deal_afresh(state: State, view: MaltaView, luck: Luck) -> None:
    """Deals the hands: the viewer's own, and others that contain the cards the viewer knows; the rest is the deck."""
    box = state.box
    hands: list[Bag] = []
    for seat in range(view.seats):
        own = view.hand or () if seat == view.seat else view.known[seat]
        hands.append(bag_of(box.cards, [box.kind_of[card] for card in own]))
        if view.seat is not None and seat != view.seat:
            state.known = state.known.learn(view.seat, seat, hands[seat])
    unseen = box.deck.minus_all(state.discards).minus_all(state.gone).minus_all([one.kind for one in state.stack])
    dealt, state.deck = redeal(unseen, hands, view.hand_sizes, luck)
    state.hands = tuple([bytes(hand) for hand in dealt])


def guess_answer(state: State, seat: Seat, luck: Luck) -> int:
    """Returns a random sealed choice that an imagined hand allows."""
    hand = state.hands[seat]
    if state.phase == PASSING_ON:
        return 2 + luck.draw(Bag(state.box.cards, hand))
    assert state.phase == ANSWERING
    return luck.pick([1] + [2 + kind for kind in state.box.reactions if kind in hand])
