"""The game's class: its identity and options, and what each seat knows.  The rules are in rules.py."""

from __future__ import annotations

from typing import Final

from ludotheque.core.components import Boxes
from ludotheque.core.fields import Views, must
from ludotheque.core.kinds import NOTHING
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import PhasedGame, Reason
from ludotheque.core.seats import seats_of
from ludotheque.core.structs import Action, Option, Seat, View
from new_game.rules import PHASES, begin_round
from new_game.said import Actions, Events, NewGameView
from new_game.state import CARD, CHOICE, CHOICES, CHOOSING, FOLDER, MOST_SEATS, OVER, TABLE, NewGameBox, State

VIEWS: Final = Views(TABLE, "new-game", NewGameView, ("hand", "sealed", "choice"))


class NewGame(PhasedGame[State]):
    """The game, as its rulebook describes it."""

    def __init__(self, version: str = "1") -> None:
        super().__init__(
            id="new-game",
            version=version,
            title={"en": "New Game", "fr": "New Game"},
            pitch={
                "en": "Keep your card or swap it: the highest one wins.",
                "fr": "Gardez votre carte ou échangez-la : la plus forte gagne.",
            },
            seats=tuple(range(2, MOST_SEATS + 1)),
            options=(Option("rounds", "integer", 3, (1, 9), "option-rounds"),),
            folder=FOLDER,
            actions=Actions,
            events=Events,
            views=NewGameView,
            play_out=PHASES.play_out,
        )
        self.phases, self.undo_section = PHASES, "§2"
        self.table, self.boxes, self.new_state = TABLE, Boxes(FOLDER, NewGameBox), State

    def begin(self, state: State, luck: Luck, log: Log) -> None:
        begin_round(state, luck, log)

    def not_asked(self, state: State, seat: Seat, action: Action) -> Reason:
        return "§2", "chosen-already", {}

    def view(self, state: State, seat: Seat | None) -> View:
        hand = None if seat is None else CARD.write(state.hands[seat], state.settings)
        choice = None if seat is None else CHOICE.write(state.choices[seat], state.settings)
        sealed = tuple([who for who, chosen in enumerate(state.choices) if chosen != NOTHING])
        view: View = VIEWS.make(state, seat, state.step, state.asked.members, (), True, (hand, sealed, choice))
        return view

    def imagine(self, view: View, luck: Luck) -> State:
        """Returns a state that fits a view: the seat's own card and choice are as in the view, and all others are drawn
        at random.
        """
        assert isinstance(view, NewGameView)
        state = self.fresh(view.seats, view.options, self.box(view.components))
        TABLE.lay_out(state, view, state.settings)
        state.step = view.step
        state.asked = seats_of(view.to_act)
        if state.phase == OVER:
            return state
        if view.seat is not None:
            state.hands[view.seat] = CARD.read(view.hand, state.settings)
            state.deck = state.deck.minus(state.hands[view.seat])
        for seat in range(view.seats):
            if seat != view.seat:
                state.hands[seat] = luck.draw(state.deck)
                state.deck = state.deck.minus(state.hands[seat])
        for seat in view.sealed:
            chosen = view.choice if seat == view.seat else luck.pick(CHOICES)
            state.choices[seat] = CHOICE.read(chosen, state.settings)
        return state

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        """Returns the cards that a seat cannot locate, and the sealed choices of the others."""
        cards = {"deck": state.deck.counts()}
        places = {"cards": cards}
        for other, choice in enumerate(state.choices):
            if other != seat and state.phase == CHOOSING:
                cards[f"hand of {other}"] = {state.settings.box.cards[state.hands[other]]: 1}
                if choice != NOTHING:
                    places[f"choice of {other}"] = {"made": {CHOICES[choice]: 1}, "not made": {CHOICES[1 - choice]: 1}}
        return places

    def inventory(self, state: State) -> dict[str, int]:
        held = [card for card in state.hands if card != NOTHING]
        return state.deck.plus_all(held).counts()

    def check_position(self, state: State) -> None:
        """Checks that every card exists exactly once, that every seat that may choose holds a card, and that the right
        seats are asked.
        """
        must("deck", self.inventory(state) == state.settings.box.deck.counts(), "not every card is there once")
        must("hands", all((card != NOTHING) == (state.phase == CHOOSING) for card in state.hands), "one card each")
        open_choices = [seat for seat, choice in enumerate(state.choices) if choice == NOTHING]
        asked = open_choices if state.phase == CHOOSING else []
        must("asked", list(state.asked.members) == asked, f"it is up to {asked}")
        must("outcome", (state.phase == OVER) == (state.outcome is not None), "it does not fit the phase")


GAME = NewGame()
