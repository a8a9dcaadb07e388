"""Puts into words the outcome of Road to Glory, and those events that need more than one sentence."""

from __future__ import annotations

from typing import Any

from ludotheque.core.default_words import says
from ludotheque.core.structs import Outcome
from ludotheque.core.words import Phrase, Who
from ludotheque.games.glory.events import (
    Advanced,
    DiceThrown,
    EventPlayed,
    FightEnded,
    LayShown,
    LaysShown,
    MoreLaysShown,
    RingEntered,
    StaminaChanged,
    Throw,
)
from ludotheque.games.glory.words.actions import ActionWords


class EventWords(ActionWords):
    """Puts events into words, as their viewer saw them."""

    @says(EventPlayed)
    def event_played(self, event: EventPlayed) -> Phrase:
        """§6  Says that a seat played an event or a diva on a wrestler, on itself or on another seat."""
        if event.wrestler is not None:
            return self.sentence("event-played-on-wrestler", event)
        if event.seat == event.target:
            return self.sentence("event-played-on-self", event)
        return self.sentence("event-played-on-seat", event, target=[Who(event.target)])

    @says(StaminaChanged)
    def stamina_changed(self, event: StaminaChanged) -> Phrase:
        """Says how much stamina a wrestler gained or lost."""
        sign = "+" if event.change > 0 else "−"
        return self.sentence("event-stamina-changed", event, change=abs(event.change), sign=sign)

    @says(Advanced)
    def advanced(self, event: Advanced) -> Phrase:
        """Says which space a wrestler moved to; spaces are counted from 1."""
        return self.sentence("event-advanced", event, space=event.space + 1)

    @says(RingEntered)
    def ring_entered(self, event: RingEntered) -> Phrase:
        """§2.4  Says that a wrestler came into the ring; there is a special sentence for the first wrestler of the
        match.
        """
        return self.sentence("event-ring-entered-first" if event.is_first else "event-ring-entered", event)

    @says(LaysShown)
    def lays_shown(self, event: LaysShown) -> Phrase:
        """§4.4  Says what each seat had laid, if anything."""
        said = [one for lay in event.lays if (one := self.lay_in_words(lay)) is not None]
        return Phrase("event-lays-shown", {"shown": said}) if said else Phrase("event-lays-shown-nothing")

    @says(MoreLaysShown)
    def more_lays_shown(self, event: MoreLaysShown) -> Phrase:
        """§4.11  Says which further cards both fighters laid."""
        more = [name for lay in event.lays for name in (lay.card, lay.other) if name is not None]
        return Phrase("event-more-lays-shown", {"cards": self.things_in_list("card", more)})

    @says(DiceThrown)
    def dice_thrown(self, event: DiceThrown) -> Phrase:
        """§4.4  Says both totals, and the loss of stamina."""
        result = Phrase("event-result-even")
        if event.loser is not None:
            result = Phrase("event-result", {"wrestler": self.of_thing("wrestler", event.loser), "loss": event.loss})
        one, other = self.throw_in_words(event.challenger), self.throw_in_words(event.challenged)
        return Phrase("event-dice-thrown", {"one": one, "other": other, "result": result})

    @says(FightEnded)
    def fight_ended(self, event: FightEnded) -> Phrase:
        """§4.6  Says how a fight ended."""
        return Phrase(f"event-fight-ended-{event.how}")

    def lay_in_words(self, lay: LayShown) -> Phrase | None:
        """Puts what one seat had laid into words; None if the seat laid nothing."""
        laid = [name for name in (lay.card, lay.referee) if name is not None]
        what: list[Any] = self.things_in_list("card", laid) if laid else []
        if lay.diva is not None and lay.before is not None:
            what.append(self.sentence("lay-diva", lay))
        if lay.die_for is not None:
            what.append(self.sentence("lay-die", lay))
        return Phrase("event-lay", {"seat": Who(lay.seat), "what": what}) if what else None

    def throw_in_words(self, throw: Throw) -> Phrase:
        """§4.12  Writes out how a total was computed: 2+3+4 −3 −2 = 4."""
        dice = "+".join([str(die) for die in throw.dice])
        changes = "".join([f" {'+' if change > 0 else '−'}{abs(change)}" for change in throw.changes])
        return self.sentence("event-sum", throw, dice=dice, changes=changes)

    def of_outcome(self, outcome: Outcome) -> Phrase:
        """Says how the match ended."""
        kind = "one" if len(outcome.winners) == 1 else "several"
        winners = [Who(seat) for seat in outcome.winners]
        return Phrase(f"outcome-{kind}", {"winners": winners, "reason": Phrase(outcome.reason)})
