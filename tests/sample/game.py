"""The class of Kites, the sample game."""

from __future__ import annotations

from itertools import product
from typing import Final

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.cardroom import redeal
from ludotheque.core.components import Boxes
from ludotheque.core.fields import Views, must
from ludotheque.core.game import Game
from ludotheque.core.kinds import NOBODY, NOTHING
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import PhasedGame, Reason
from ludotheque.core.structs import Action, Option, Seat, View
from ludotheque.core.versions import Change
from tests.sample.rules import PHASES, find_asked, set_up
from tests.sample.said import Actions, Events, KitesView, Whistle
from tests.sample.state import BID, FOLDER, GIVE, OVER, PILE, TABLE, WIND_FROM_THE_SOUTH, KitesBox, State

SOUTH: Final = {"en": "A steady wind blows from the south.", "fr": "Un vent constant souffle du sud."}
CHANGES: Final = (Change(WIND_FROM_THE_SOUTH, "2026-11-16", "§1", SOUTH),)


class Kites(PhasedGame[State]):
    """The sample game: bid for the wind, steer by it, and give the other seats the cards that you do not need."""

    def __init__(self, id: str = "kites", views: type[KitesView] = KitesView, version: str = "2") -> None:
        super().__init__(
            id=id,
            version=version,
            title={"en": "Kites", "fr": "Cerfs-volants"},
            seats=(2, 3, 4),
            options=(
                Option("rounds", "integer", 4, (1, 6), "option-rounds"),
                Option("wind", "choice", "fickle", ("fickle", "steady"), "option-wind"),
            ),
            folder=FOLDER,
            actions=Actions,
            events=Events,
            views=views,
            changes=CHANGES,
        )
        self.phases, self.undo_section, self.table = PHASES, "§2", TABLE
        self.boxes, self.new_state = Boxes(FOLDER, KitesBox), State
        self.make_view = Views(TABLE, id, KitesView).make

    def remade(self, version: str) -> Game[State]:
        return type(self)(self.id, self.views, version)

    def begin(self, state: State, luck: Luck, log: Log) -> None:
        set_up(state, luck, log)

    def not_asked(self, state: State, seat: Seat, action: Action) -> Reason:
        if isinstance(action, Whistle):
            return self.phase_of(state).refuse(state, seat, action)
        return "§3", "not-asked", {"seat": seat}

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns what a seat knows; the view's step number does not count the private steps of other seats."""
        unseen = int(state.picked != NOTHING and seat != state.turn)
        to_act, may_act = self.to_act(state), self.may_act(state)
        view: View = self.make_view(state, seat, state.step - unseen, to_act, may_act, seat == state.turn)
        return view

    def imagine(self, view: View, luck: Luck) -> State:
        """Draws a state that fits the view: what the viewer sees is as in the view, and the rest is dealt at random."""
        assert isinstance(view, KitesView)
        state = self.fresh(view.seats, view.options, self.box(view.components))
        settings, names, me = state.settings, state.settings.box.names, view.seat
        TABLE.lay_out(state, view, settings)
        state.step = view.step
        if me is not None:
            own = [PILE.read(cards, settings) for cards in (view.hand, view.bid, view.under)]
            state.hands[me], state.bids[me], state.under[me] = own
            for holder, cards in enumerate(view.known):
                state.known = state.known.learn(me, holder, PILE.read(cards, settings))
        unseen = settings.box.deck.minus_all(all_but_deck(state))
        others = [seat for seat in range(view.seats) if seat != me]
        known = [Bag(names) if me is None else state.known.of(me, seat) for seat in others]
        sizes = [view.hands[seat] + (seat in view.sealed) for seat in others]
        hands, unseen = redeal(unseen, known, sizes, luck)
        for seat, hand in zip(others, hands):
            bid = [luck.pick(hand)] if seat in view.sealed else []
            dropped, unseen = luck.deal(unseen, int(seat in view.dropped))
            state.bids[seat], state.under[seat] = bag_of(names, bid), bag_of(names, dropped)
            state.hands[seat] = bag_of(names, hand).minus_all(bid)
        state.deck, state.asked = unseen, find_asked(state)
        return state

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        """Returns the cards that a viewer cannot locate and, for each sealed bid, the cards that it may be."""
        cards = {"deck": state.deck.counts()}
        places = {"cards": cards}
        for other, bid in enumerate(state.bids):
            if other != seat:
                known = () if seat is None else state.known.of(seat, other)
                cards[f"held by {other}"] = state.held(other).minus_all(known).counts()
                cards[f"dropped by {other}"] = state.under[other].counts()
                if bid:
                    places[f"bid of {other}"] = {"bid": bid.counts(), "hand": state.hands[other].counts()}
        return places

    def inventory(self, state: State) -> dict[str, int]:
        return state.deck.plus_all(all_but_deck(state)).counts()

    def check_position(self, state: State) -> None:
        """Raises BadInput for a position that no match can reach."""
        must("turn", (state.phase in (BID, OVER)) == (state.turn == NOBODY), "it does not fit the phase")
        must("outcome", (state.phase == OVER) == (state.outcome is not None), "it does not fit the phase")
        must("deck", self.inventory(state) == state.settings.box.deck.counts(), "the cards are not those of the box")
        for viewer, holder in product(range(state.settings.seats), repeat=2):
            bag, held = state.known.of(viewer, holder), state.held(holder)
            must("known", all(bag.count(card) <= held.count(card) for card in bag), "it is elsewhere")
        is_good = state.picked == NOTHING or (state.phase == GIVE and state.picked in state.hands[state.turn])
        must("picked", is_good, "no such card can be given")
        state.asked = find_asked(state)


def all_but_deck(state: State) -> list[int]:
    """Returns the cards that are not in the deck."""
    return [card for pile in (state.discards, *state.hands, *state.bids, *state.under) for card in pile]


GAME = Kites()
