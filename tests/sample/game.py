"""The class of Kites, the sample game."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.bag import bag_of
from ludotheque.core.components import Boxes
from ludotheque.core.fields import Views, must
from ludotheque.core.game import Game
from ludotheque.core.kinds import NOBODY, NOTHING
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import PhasedGame, Reason
from ludotheque.core.structs import Action, Option, Seat, View
from tests.sample.rules import PHASES, find_asked, set_up
from tests.sample.said import Actions, Events, KitesView, Whistle
from tests.sample.state import BID, CARD, CHANGES, FOLDER, GIVE, OVER, TABLE, KitesBox, State, one

ADDED: Final = ("hands", "bids_in", "dropped", "hand", "bid", "picked", "under", "known")


class Kites(PhasedGame[State]):
    """Bid for the wind, steer by it, and give the others what you do not need."""

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
        self.make_view = Views(TABLE, id, KitesView, ADDED).make

    def remade(self, version: str) -> Game[State]:
        return type(self)(self.id, self.views, version)

    def begin(self, state: State, luck: Luck, log: Log) -> None:
        set_up(state, luck, log)

    def not_asked(self, state: State, seat: Seat, action: Action) -> Reason:
        if isinstance(action, Whistle):
            return self.phase_of(state).refuse(state, seat, action)
        return "§3", "not-asked", {"seat": seat}

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns what a seat knows; private steps of another seat are not counted for it."""
        unseen = int(state.picked != NOTHING and seat != state.turn)
        sizes = tuple([len(hand) for hand in state.hands])
        bids_in, dropped = [tuple([card != NOTHING for card in cards]) for cards in (state.bids, state.under)]
        own: tuple[Any, ...] = ((), None, None, None, ())
        if seat is not None:
            picked = state.picked if seat == state.turn else NOTHING
            cards = CARD.write_all((state.bids[seat], picked, state.under[seat]), state.settings)
            own = (state.hands[seat].named(), *cards, tuple([bag.named() for bag in state.known[seat]]))
        to_act, may_act, added = self.to_act(state), self.may_act(state), (sizes, bids_in, dropped, *own)
        view: View = self.make_view(state, seat, state.step - unseen, to_act, may_act, True, added)
        return view

    def imagine(self, view: View, luck: Luck) -> State:
        """Draws a state that fits the view: what the viewer sees is kept, and the rest is dealt at random."""
        assert isinstance(view, KitesView)
        state = self.fresh(view.seats, view.options, self.box(view.components))
        box = state.settings.box
        TABLE.lay_out(state, view, state.settings)
        state.step = view.step
        state.deck = box.deck.minus_all(state.discards)
        if (me := view.seat) is not None:
            known = [bag_of(box.names, CARD.read_all(names, state.settings)) for names in view.known]
            state.known[me], state.hands[me] = known, bag_of(box.names, CARD.read_all(view.hand, state.settings))
            own = [CARD.read(name, state.settings) for name in (view.bid, view.under, view.picked)]
            state.bids[me], state.under[me], state.picked = own
            for bag in (state.cards_of(me), *known):
                state.deck = state.deck.minus_all(bag)
        for seat in range(view.seats):
            if seat != me:
                known_here = [] if me is None else state.known[me][seat].items
                size = view.hands[seat] + view.bids_in[seat] - len(known_here)
                dealt, state.deck = luck.deal(state.deck, size + view.dropped[seat])
                state.hands[seat] = bag_of(box.names, [*known_here, *dealt[:size]])
                if view.dropped[seat]:
                    state.under[seat] = dealt[-1]
                if view.bids_in[seat]:
                    state.bids[seat] = luck.draw(state.hands[seat])
                    state.hands[seat] = state.hands[seat].minus(state.bids[seat])
        state.asked = find_asked(state)
        return state

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        """Returns the cards that a viewer cannot locate and, for each sealed bid, which of the held cards it may be."""
        names, cards = state.settings.box.names, {"deck": state.deck.counts()}
        places = {"cards": cards}
        for other, bid in enumerate(state.bids):
            if other != seat:
                known = () if seat is None else state.known[seat][other]
                cards[f"held by {other}"] = state.held(other).minus_all(known).counts()
                cards[f"dropped by {other}"] = bag_of(names, one(state.under[other])).counts()
                if bid != NOTHING:
                    places[f"bid of {other}"] = {"bid": {names[bid]: 1}, "hand": state.hands[other].counts()}
        return places

    def all_cards(self, state: State) -> Any:
        """Returns every card, wherever it is."""
        cards = [card for seat in range(state.settings.seats) for card in state.cards_of(seat)]
        return state.deck.plus_all(state.discards).plus_all(cards)

    def inventory(self, state: State) -> dict[str, int]:
        counts: dict[str, int] = self.all_cards(state).counts()
        return counts

    def check_position(self, state: State) -> None:
        """Raises BadInput for a position that no match can reach."""
        must("turn", (state.phase in (BID, OVER)) == (state.turn == NOBODY), "it does not fit the phase")
        must("outcome", (state.phase == OVER) == (state.outcome is not None), "it does not fit the phase")
        must("deck", self.all_cards(state) == state.settings.box.deck, "the cards are not those of the box")
        for row in state.known:
            for seat, bag in enumerate(row):
                must("known", all(bag.count(card) <= state.held(seat).count(card) for card in bag), "it is elsewhere")
        is_good = state.picked == NOTHING or (state.phase == GIVE and state.picked in state.hands[state.turn])
        must("picked", is_good, "no such card can be given")
        state.asked = find_asked(state)


GAME = Kites()
