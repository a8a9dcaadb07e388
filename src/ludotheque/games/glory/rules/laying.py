"""§4.1 to §4.3, §4.11  The challenge, and what fighters and bystanders lay in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Reason
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import Intervene, Lay, LayMore, PlayOnSeat, PlayOnWrestler
from ludotheque.games.glory.events import Challenged, LayShown, LaysShown, MoreLaysShown, MoreShown
from ludotheque.games.glory.refusals import bad_intervention, bad_lay, bad_second_lay, elsewhere
from ludotheque.games.glory.rules.asking import Sealing
from ludotheque.games.glory.rules.ending import change_stamina
from ludotheque.games.glory.state import DICE, LAYING, NO_CARD, NO_WRESTLER, REFEREE_DECIDES, Open, State


def challenge(state: State, wrestler: int, log: Log) -> None:
    """§4.1  A wrestler challenges another, which cannot refuse."""
    state.challenger = state.using
    state.challenged = wrestler
    if log.heard:
        log.happened(Challenged, state.name_of(state.using), state.name_of(wrestler))
    state.phase = LAYING
    state.asked = seats_of([seat for seat in range(state.settings.seats) if is_asked_to_lay(state, seat)])


def is_asked_to_lay(state: State, seat: Seat) -> bool:
    """§4.14  Is the seat a fighter with a combat card, or a bystander with an event card or stamina for a die?  These
    conditions are all public.
    """
    if state.fighter_of(seat) != NO_WRESTLER:
        return state.combat_cards(seat) > 0
    if not state.is_alive(seat):
        return state.event_cards(seat) > 0  # only with option `managers` do eliminated seats have cards
    return state.event_cards(seat) > 0 or state.can_buy_die(seat)


class Laying(Sealing):
    """§4.2  A fighter lays an attack or defence card and a referee card; §4.3 a bystander lays a diva and a die."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        box = state.settings.box
        items = state.hands[seat].items
        if state.fighter_of(seat) != NO_WRESTLER:
            kinds = list(dict.fromkeys(items))
            first_referee: int = box.first_referee
            referees = [0] + [kind - first_referee + 1 for kind in kinds if first_referee <= kind < box.first_event]
            cards = [box.lays[0]] + [box.lays[kind + 1] for kind in kinds if kind < first_referee]
            return [row[referee] for row in cards for referee in referees]
        rows = box.interventions(state.figures[state.challenger], state.figures[state.challenged])
        first_diva: int = box.first_diva
        may_buy = state.can_buy_die(seat)
        listed = rows[0][:] if may_buy else rows[0][:1]
        if not items or items[-1] < first_diva:
            return listed
        for kind in dict.fromkeys(items):
            if kind >= first_diva:
                row = rows[kind - first_diva + 1]
                listed += row if may_buy else row[:2]
        return listed

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        """§4.4, §4.10  Everything is shown before the throw, and bought dice are paid for."""
        kind_of = state.settings.box.kind_of
        shown: list[Open] = []
        told: list[LayShown] = []
        for seat in those_who_laid(state):
            lay: Any = state.laid[seat]
            if isinstance(lay, Lay):
                for name in (lay.card, lay.referee):
                    if name is not None:
                        shown.append(Open(seat, kind_of[name], state.fighter_of(seat)))
                if log.heard:
                    told.append(LayShown(seat, lay.card, lay.referee, None, None, None))
            else:
                if lay.diva is not None:
                    shown.append(Open(seat, kind_of[lay.diva], state.wrestler_number(lay.before)))
                if lay.die_for is not None:
                    shown.append(Open(seat, NO_CARD, state.wrestler_number(lay.die_for)))
                if log.heard:
                    told.append(LayShown(seat, None, None, lay.diva, lay.before, lay.die_for))
        if log.heard:
            log.happened(LaysShown, tuple(told))
        lay_open(state, shown)
        for one in shown:
            if one.kind == NO_CARD:
                change_stamina(state, one.seat, -state.settings.fee, "die", log)
        state.phase = REFEREE_DECIDES

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, Lay):
            return bad_lay(state, seat, action)
        if isinstance(action, Intervene):
            return bad_intervention(state, seat, action)
        if isinstance(action, LayMore):
            return "§4.11", "no-second-lay", {}
        if isinstance(action, (PlayOnSeat, PlayOnWrestler)):
            return "§3.3", "no-events-in-fights", {}
        return elsewhere(self, state, action)


class LayingMore(Sealing):
    """§4.11  The phase in which fighters lay up to two further attack or defence cards."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        box = state.settings.box
        hand = state.hands[seat]
        kinds = [kind for kind in dict.fromkeys(hand.items) if kind < box.first_referee]
        listed: list[Action] = [box.more[0][0]]
        for number, one in enumerate(kinds):
            row = box.more[one + 1]
            listed.append(row[0])
            if hand.count(one) > 1:
                listed.append(row[one + 1])
            for other in kinds[number + 1 :]:
                listed.append(row[other + 1])
        return listed

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        """§4.11  Shows the further cards, and continues the fight with them."""
        kind_of = state.settings.box.kind_of
        shown: list[Open] = []
        told: list[MoreShown] = []
        for seat in those_who_laid(state):
            lay: Any = state.laid[seat]
            for name in (lay.card, lay.other):
                if name is not None:
                    shown.append(Open(seat, kind_of[name], state.fighter_of(seat)))
            told.append(MoreShown(seat, lay.card, lay.other))
        log.happened(MoreLaysShown, tuple(told))
        lay_open(state, shown)
        state.phase = DICE

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, LayMore):
            return bad_second_lay(self, state, seat, action)
        if isinstance(action, (Lay, Intervene)):
            return self.section, self.awaited, {}
        if isinstance(action, (PlayOnSeat, PlayOnWrestler)):
            return "§3.3", "no-events-in-fights", {}
        return elsewhere(self, state, action)


def those_who_laid(state: State) -> list[int]:
    """Returns the seats that have laid something or chosen to lay nothing, going to the right from the challenger."""
    seats = state.settings.seats
    first = state.settings.owner[state.challenger]
    to_the_right = [(first - away) % seats for away in range(seats)]
    return [seat for seat in to_the_right if state.laid[seat] is not None]


def lay_open(state: State, shown: list[Open]) -> None:
    """Moves cards from the hands to the table, face up."""
    for one in shown:
        if one.kind != NO_CARD:
            state.hands[one.seat] = state.hands[one.seat].minus(one.kind)
    state.laid = [None] * state.settings.seats
    state.shown += tuple(shown)
