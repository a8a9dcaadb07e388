"""The game's class: identity and options of Hearts, and the rules behind it."""

from __future__ import annotations

from typing import Final

from hearts.imagine import hidden, imagine, ruled_out
from hearts.rules import PHASES, TO_PASS, deal, names_of
from hearts.said import Actions, Events, HeartsView
from hearts.state import FOLDER, OVER, PASSING, PLAYING, SUIT, TABLE, Pack, State
from ludotheque.core.boards import Board
from ludotheque.core.components import Boxes
from ludotheque.core.fields import Views, must
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import PhasedGame, Reason
from ludotheque.core.structs import Action, Option, Seat, View

VIEWS: Final = Views(TABLE, "hearts", HeartsView, ("chosen", "sealed"))


class Hearts(PhasedGame[State]):
    """The rulebook of Hearts."""

    def __init__(self, version: str = "1") -> None:
        super().__init__(
            id="hearts",
            version=version,
            title={"en": "Hearts", "fr": "La Dame de pique"},
            pitch={
                "en": "Take no hearts and no queen of spades; or take them all.",
                "fr": "Ne prenez ni cœur ni dame de pique ; ou alors, prenez-les tous.",
            },
            seats=(4,),
            options=(
                Option("limit", "integer", 100, (1, 500), "option-limit"),
                Option("last_deal", "integer", 50, (1, 500), "option-last-deal"),
            ),
            folder=FOLDER,
            actions=Actions,
            events=Events,
            views=HeartsView,
            bots="hearts.bots:BOTS",
            hooks="hearts.hooks:HeartsHooks",
            play_out=PHASES.play_out,
            short_match={"limit": 20},
            board=Board(FOLDER / "board", "board.js", ("board.css",)),
        )
        self.phases, self.undo_section = PHASES, "§2"
        self.table, self.boxes, self.new_state = TABLE, Boxes(FOLDER, Pack), State

    def begin(self, state: State, luck: Luck, log: Log) -> None:
        deal(state, luck, log)

    def not_asked(self, state: State, seat: Seat, action: Action) -> Reason:
        return ("§2", "chosen-already", {}) if state.phase == PASSING else ("§3", "not-your-turn", {})

    def view(self, state: State, seat: Seat | None) -> View:
        unseen = sum([len(cards) for who, cards in enumerate(state.chosen) if who != seat and len(cards) < TO_PASS])
        chosen = None if seat is None else names_of(state, state.chosen[seat])
        sealed = tuple([who for who, cards in enumerate(state.chosen) if len(cards) == TO_PASS])
        view: View = VIEWS.make(state, seat, state.step - unseen, state.asked.members, (), True, (chosen, sealed))
        return view

    def imagine(self, view: View, luck: Luck) -> State:
        assert isinstance(view, HeartsView)
        return imagine(self.fresh(view.seats, view.options, self.box(view.components)), view, luck)

    def hidden(self, state: State, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        return hidden(state, seat)

    def ruled_out(self, state: State, seat: Seat | None) -> set[tuple[str, str, str]]:
        return ruled_out(state, seat)

    def inventory(self, state: State) -> dict[str, int]:
        cards = [*state.played, *[card for hand in state.hands for card in hand]]
        return {name: cards.count(card) for card, name in enumerate(state.settings.box.cards)}

    def check_position(self, state: State) -> None:
        """Checks that each card exists exactly once, that hands have possible sizes, and that the right seats are
        asked.
        """
        must("hands", set(self.inventory(state).values()) == {1}, "not every card is there once")
        left = 52 - len(state.played)
        sizes = [left // 4 + (left % 4 > (seat - state.turn) % 4) for seat in range(4)]
        must("hands", [len(hand) for hand in state.hands] == sizes, f"they must hold {sizes} cards")
        must("trick", state.trick == state.played[len(state.played) // 4 * 4 :], "it is not what was played last")
        for seat, hand in enumerate(state.hands):
            known = [card for viewer in range(4) for card in state.known.of(viewer, seat).items]
            must("known", {*hand} >= {*known, *state.chosen[seat]}, f"seat {seat} does not hold it")
            must("voids", not {SUIT[card] for card in hand} & {*state.voids[seat]}, f"seat {seat} holds such a card")
        choosing = [seat for seat in range(4) if len(state.chosen[seat]) < TO_PASS]
        asked = choosing if state.phase == PASSING else [state.turn] if state.phase == PLAYING else []
        must("asked", list(state.asked.members) == asked, f"it is up to {asked}")
        is_led = state.phase != PLAYING or state.played or state.hands[state.turn][0] == 0
        must("turn", is_led, "another seat holds the two of clubs")
        must("outcome", (state.phase == OVER) == (state.outcome is not None), "it does not fit the phase")


GAME = Hearts()
