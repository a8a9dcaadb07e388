"""§1.9  Whole matches imagined from what one seat knows."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.luck import Luck
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import Intervene, Lay, LayMore
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.events import Shown
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.state import (
    COMBAT,
    EVENTS,
    LAYING_MORE,
    NO_CARD,
    NO_WRESTLER,
    NOBODY,
    PHASE_OF,
    PLACE_OF,
    UNTAKEN,
    Open,
    Settings,
    State,
    new_state,
)
from ludotheque.games.glory.view import by_deck
from ludotheque.games.glory.views import Backs, GloryView, LayView


def imagine(view: GloryView, luck: Luck) -> State:
    """A whole state that fits the view: what the viewer knows stays, all other cards are dealt afresh."""
    state = new_state(Settings(glory_box(view.components), view.seats, view.options, view.rules))
    lay_out(state, view)
    deal_afresh(state, view, luck)
    guess_sealed(state, view, luck)
    return state


def lay_out(state: State, view: GloryView) -> None:
    """All that lies open."""
    box = state.settings.box
    state.step = view.step
    state.outcome = view.outcome
    state.phase = PHASE_OF[view.phase]
    state.asked = seats_of(view.to_act)
    state.turn = view.turn
    state.first = view.first
    state.round = view.round
    names = [one.wrestler for one in view.wrestlers]
    state.figures = tuple([UNTAKEN if name is None else box.wrestler_of[name] for name in names])
    state.paths = tuple([UNTAKEN if one.path is None else one.path - 1 for one in view.wrestlers])
    state.places = [PLACE_OF[one.place] if one.space is None else one.space for one in view.wrestlers]
    state.count_standing()
    state.stamina = [one.stamina for one in view.wrestlers]
    state.outside = [one.turns_outside for one in view.wrestlers]
    state.arrived = view.arrived
    state.using = state.called(view.using)
    state.left = view.left
    state.repeated = view.repeated
    state.may_offer = view.may_offer
    state.due = seats_of([state.called(name) for name in view.due])
    state.drawer = NOBODY if view.drawer is None else view.drawer
    state.to_draw = view.to_draw
    state.resume = PHASE_OF[view.resume]
    state.challenger = state.called(view.challenger)
    state.challenged = state.called(view.challenged)
    state.shown = open_from(state, view.shown)
    state.fallen = tuple([seats_of(blow) for blow in view.fallen])
    discards = bag_of(box.cards, [box.kind_of[card] for card, count in view.discards.items() for _ in range(count)])
    state.piles = list(by_deck(box, discards))


def lay_from(state: State, seat: Seat, lay: LayView) -> Action:
    """The other way round of `lay_view`."""
    if state.phase == LAYING_MORE:
        card, other, *_ = (*lay.more, None, None)
        return LayMore(card, other)
    if state.fighter_of(seat) != NO_WRESTLER:
        return Lay(lay.card, lay.referee)
    return Intervene(lay.diva, lay.before, lay.die_for)


def open_from(state: State, shown: Iterable[Shown]) -> tuple[Open, ...]:
    """What lies open in a fight, as the rules keep it."""
    kind_of = state.settings.box.kind_of
    return tuple(
        [
            Open(one.seat, NO_CARD if one.card is None else kind_of[one.card], state.called(one.wrestler))
            for one in shown
        ]
    )


def deal_afresh(state: State, view: GloryView, luck: Luck) -> None:
    """The viewer's own hand as it is; all other hands, the unseen cards and the decks from what is left."""
    box = state.settings.box
    left = [box.combat_deck, box.event_deck]
    for deck in (COMBAT, EVENTS):
        left[deck] = left[deck].minus_all(state.piles[deck])
    for one in state.shown:
        if one.kind != NO_CARD:
            deck = COMBAT if one.kind < box.first_event else EVENTS
            left[deck] = left[deck].minus(one.kind)
    for seat in range(view.seats):
        known = view.hand if seat == view.seat else view.managers[seat]
        state.hands[seat] = bag_of(box.cards, [box.kind_of[card] for card in known or ()])
        for deck, cards in enumerate(by_deck(box, state.hands[seat])):
            left[deck] = left[deck].minus_all(cards)

    def dealt(number: Backs) -> Bag:
        cards = bytearray()
        for deck, count in ((COMBAT, number.combat), (EVENTS, number.event)):
            for _ in range(count):
                kind = luck.draw(left[deck])
                left[deck] = left[deck].minus(kind)
                cards.append(kind)
        return bag_of(box.cards, bytes(cards))

    for seat in range(view.seats):
        if seat != view.seat and state.lives(seat):
            state.hands[seat] = dealt(view.hands[seat])
    state.unseen = [dealt(one.unseen) for one in view.wrestlers]
    state.decks = left


def guess_sealed(state: State, view: GloryView, luck: Luck) -> None:
    """Sealed lays: the viewer's own as it is, those of the others any that their imagined hands allow."""
    for seat in view.laid:
        if seat == view.seat:
            assert view.lay is not None
            state.laid[seat] = lay_from(state, seat, view.lay)
        else:
            listed = PHASES.phases[state.phase].actions(state, seat)
            state.laid[seat] = listed[luck.pick(range(len(listed)))]
