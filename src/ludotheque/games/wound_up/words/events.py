"""Puts into words those events of All Wound Up that need more than one sentence."""

from __future__ import annotations

from ludotheque.core.default_words import says
from ludotheque.core.errors import Refused
from ludotheque.core.events import Event
from ludotheque.core.words import Phrase
from ludotheque.games.wound_up.components import wound_up_box
from ludotheque.games.wound_up.events import (
    BidAnswered,
    BidderPassed,
    BidOpened,
    MatchBegan,
    PawnsWalked,
    PawnTurned,
    PawnWound,
    StepReached,
    TurnEnded,
)
from ludotheque.games.wound_up.layouts import layout_of, write_layout
from ludotheque.games.wound_up.words.actions import ActionWords
from ludotheque.games.wound_up.words.things import pawn_turned, values_of_turn

TICKS_A_SECOND = 240
READY_MADE = wound_up_box(None).layouts
# For each ready-made layout of the printed box, written as a short text (in which all faces are A): the id of its name.
LAYOUT_NAMES = {write_layout(layout_of(name, READY_MADE)): f"layout-{name.lower()}" for name in READY_MADE}
# Refusals that quote what the player typed, not an existing thing.
UNKNOWN = ("no-such-card", "no-such-token", "no-facing")


class EventWords(ActionWords):
    """Puts events into words, as their viewer saw them."""

    @says(MatchBegan)
    def match_began(self, event: MatchBegan) -> Phrase:
        """§1.5  Says which pawns were drawn, and on which layout the race is run."""
        name = LAYOUT_NAMES.get(event.layout.replace("B", "A"), "layout-own")
        return self.sentence("event-match-began", event, layout=Phrase(name))

    @says(BidOpened, BidAnswered)
    def bid(self, event: BidOpened | BidAnswered) -> Phrase:
        """Says how many cards a seat bid, and how many of them are Wilds."""
        message = "event-bid-opened" if isinstance(event, BidOpened) else "event-bid-answered"
        count = len(event.cards) + len(event.wilds)
        return self.sentence(message, event, count=count, wilds=len(event.wilds))

    @says(PawnTurned)
    def pawn_turned(self, event: PawnTurned) -> Phrase:
        """§5.2  Says which seat turned a pawn, and how far."""
        return self.sentence(
            "event-pawn-turned", event, pawn=pawn_turned(event.by, event.seat), **values_of_turn(event.turn)
        )

    @says(PawnWound)
    def pawn_wound(self, event: PawnWound) -> Phrase:
        """§6.7  Says that a pawn was wound, and whether it was put back slightly out of place."""
        return self.sentence("event-pawn-wound" if event.slip is None else "event-pawn-wound-askew", event)

    @says(PawnsWalked)
    def pawns_walked(self, event: PawnsWalked) -> Phrase:
        """Says that a pawn walked, and for how long."""
        return self.sentence("event-pawns-walked", event, seconds=round(event.ticks / TICKS_A_SECOND, 1))

    @says(StepReached)
    def step_reached(self, event: StepReached) -> Phrase:
        """§6.9  Says which stage of the path a pawn has reached; people count from one."""
        return self.sentence("event-step-reached", event, stage=event.step + 1)

    @says(TurnEnded)
    def turn_ended(self, event: TurnEnded) -> Phrase:
        """Says that a turn ended, and how many cards are dropped in all."""
        return self.sentence("event-turn-ended", event, count=sum(event.dropped))

    def is_minor(self, event: Event) -> bool:
        is_empty = isinstance(event, BidderPassed) and not event.asked
        is_placed = isinstance(event, StepReached) and event.step == 0  # the pawn was only put into the start zone
        return super().is_minor(event) or is_empty or is_placed

    def of_refusal(self, refused: Refused) -> Phrase:
        if refused.message in UNKNOWN:
            return Phrase(refused.message, dict(refused.values))
        return super().of_refusal(refused)
