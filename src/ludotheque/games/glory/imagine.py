"""§1.9  Imagines whole states that fit what one seat knows."""

from __future__ import annotations

from typing import Any

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.cardroom import guess_sealed
from ludotheque.core.luck import Luck
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import Intervene, Lay, LayMore
from ludotheque.games.glory.box import COMBAT, EVENTS
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.kinds import by_deck
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.state import (
    LAYING_MORE,
    NO_CARD,
    NO_WRESTLER,
    PLACE_OF,
    TABLE,
    UNTAKEN,
    Open,
    Settings,
    State,
    new_state,
)
from ludotheque.games.glory.views import Backs, GloryView, LayView


def imagine(view: GloryView, luck: Luck) -> State:
    """Returns a random state that fits the view: everything the viewer knows is as in the view, and all other cards are
    dealt at random.
    """
    settings = Settings(glory_box(view.components), view.seats, view.options, view.rules)
    state = new_state(settings)
    TABLE.lay_out(state, view, settings)
    lay_out_wrestlers(state, view)
    deal_afresh(state, view, luck)
    own = None if view.lay is None or view.seat is None else lay_from(state, view.seat, view.lay)
    guess_sealed(state.laid, view.laid, view.seat, own, lambda seat: guess_lay(state, seat, luck))
    return state


def lay_out_wrestlers(state: State, view: GloryView) -> None:
    """Sets the step, the seats that are asked, and everything about the wrestlers, as in the view."""
    box = state.settings.box
    state.step = view.step
    state.asked = seats_of(view.to_act)
    names = [one.wrestler for one in view.wrestlers]
    state.figures = tuple([UNTAKEN if name is None else box.wrestler_of[name] for name in names])
    state.paths = tuple([UNTAKEN if one.path is None else one.path - 1 for one in view.wrestlers])
    state.places = [PLACE_OF[one.place] if one.space is None else one.space for one in view.wrestlers]
    state.count_standing()
    state.stamina = [one.stamina for one in view.wrestlers]
    state.outside = [one.turns_outside for one in view.wrestlers]
    read_names(state, view)


def read_names(state: State, source: Any) -> None:
    """Sets the fields of the state that name wrestlers, from a view or a position."""
    kind_of = state.settings.box.kind_of
    state.using = state.wrestler_number(source.using)
    state.due = seats_of([state.wrestler_number(name) for name in source.due])
    state.challenger = state.wrestler_number(source.challenger)
    state.challenged = state.wrestler_number(source.challenged)
    shown: list[Open] = []
    for one in source.shown:
        kind = NO_CARD if one.card is None else kind_of[one.card]
        shown.append(Open(one.seat, kind, state.wrestler_number(one.wrestler)))
    state.shown = tuple(shown)


def lay_from(state: State, seat: Seat, lay: LayView) -> Action:
    """Converts the sealed lay of a seat from its written form."""
    if state.phase == LAYING_MORE:
        more: list[str | None] = [*lay.more, None, None]
        return LayMore(more[0], more[1])
    if state.fighter_of(seat) != NO_WRESTLER:
        return Lay(lay.card, lay.referee)
    return Intervene(lay.diva, lay.before, lay.die_for)


def deal_afresh(state: State, view: GloryView, luck: Luck) -> None:
    """Keeps the viewer's own hand; deals all other hands, the unseen cards and the decks from the rest."""
    box = state.settings.box
    left = [box.combat_deck, box.event_deck]
    for deck in (COMBAT, EVENTS):
        left[deck] = left[deck].minus_all(state.discards[deck])
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
        cards: list[int] = []
        for deck, count in ((COMBAT, number.combat), (EVENTS, number.event)):
            if count:
                more, left[deck] = luck.deal(left[deck], count)
                cards += more
        return bag_of(box.cards, cards)

    for seat in range(view.seats):
        if seat != view.seat and state.is_alive(seat):
            state.hands[seat] = dealt(view.hands[seat])
    state.unseen = [dealt(one.unseen) for one in view.wrestlers]
    state.deck = left


def guess_lay(state: State, seat: Seat, luck: Luck) -> Action:
    """Returns a random sealed lay that an imagined hand allows."""
    listed = PHASES.phases[state.phase].actions(state, seat)
    return listed[luck.pick(range(len(listed)))]
