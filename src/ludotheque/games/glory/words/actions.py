"""Puts the choices of Road to Glory into words, with notes for newcomers and shorter words for typing."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from ludotheque.core.default_words import DefaultWords, says
from ludotheque.core.structs import Action, View
from ludotheque.core.words import Phrase
from ludotheque.games.glory.actions import (
    AcceptPair,
    Advance,
    Challenge,
    DeclinePair,
    Discard,
    Draw,
    EndTurn,
    Intervene,
    Lay,
    LayMore,
    LayUnseen,
    OfferPair,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
    Stay,
    TakeWrestler,
    UseWrestler,
)
from ludotheque.games.glory.advice import fight_forecasts
from ludotheque.games.glory.box import PATHS
from ludotheque.games.glory.components import GROUPS, glory_box
from ludotheque.games.glory.views import GloryView

IDLE: tuple[Action, ...] = (
    Lay(None, None),
    Intervene(None, None, None),
    LayMore(None, None),
    EndTurn(),
    DeclinePair(),
)


class ActionWords(DefaultWords):
    """Puts actions into words, as choices and as shorter names for typing."""

    @says(Stay, Repeat)
    def paying(self, action: Stay | Repeat, view: View | None) -> Phrase:
        """Puts a choice that costs stamina into words."""
        fee = glory_box(None if view is None else view.components).fee
        return Phrase("action-stay" if isinstance(action, Stay) else "action-repeat", {"fee": fee})

    @says(Intervene)
    def intervening(self, action: Intervene, view: View | None) -> Phrase:
        """§4.3  Puts into words what a bystander lays, and what a die costs."""
        fee = glory_box(None if view is None else view.components).fee
        return self.sentence("action-intervene", action, fee=fee)

    @says(LayMore)
    def laying_more(self, action: LayMore, view: View | None) -> Phrase:
        """§4.11  Puts what a fighter lays after the reveal into words."""
        return self.more_cards([name for name in (action.card, action.other) if name is not None])

    def more_cards(self, names: list[str]) -> Phrase:
        """§4.11  Puts the further cards of a fighter into words."""
        return (
            Phrase("action-more", {"cards": self.things_in_list("card", names)})
            if names
            else Phrase("action-more-nothing")
        )

    def texts(self, kind: str, name: Any, view: View) -> list[Phrase]:
        if kind != "card":
            return []
        box = glory_box(view.components)
        number = box.kind_of[name]
        return [Phrase(f"what-{GROUPS[box.groups[number]]}-{box.effects[number]}")]

    def notes(self, action: Action, view: View) -> list[Phrase]:
        """Returns sentences that say what a card does and, before a fight, its exact odds with the known cards."""
        assert isinstance(view, GloryView)
        match action:
            case LayMore():
                return []
            case Stay():
                return [Phrase("note-stay")]
            case Challenge(name):
                return self.odds(name, view)
        return super().notes(action, view)

    def odds(self, name: str, view: GloryView) -> list[Phrase]:
        """Returns the odds of a fight, as a note."""
        said = []
        for forecast in fight_forecasts(view, name):
            odds = forecast.odds
            values: dict[str, Any] = {
                "yours": round(odds.own_loss, 1),
                "theirs": round(odds.other_loss, 1),
                "chance": round(100 * odds.wins),
                "wrestler": self.of_thing("wrestler", name),
            }
            if forecast.card is None:
                said.append(Phrase("note-fight", values))
            else:
                said.append(Phrase("note-own-cards", {**values, "card": self.of_thing("card", forecast.card)}))
        return said

    def short(self, action: Action) -> list[Any]:
        """Returns shorter names for typing an action.  A discard has none, because a player who types a card's name
        more likely means to play the card.
        """
        match action:
            case UseWrestler(name) | Challenge(name):
                return [name, self.of_thing("wrestler", name)]
            case Lay(None, None) | Intervene(None, None, None) | LayMore(None, None):
                return [Phrase("typed-nothing")]
            case Lay(str(name), None) | Lay(None, str(name)) | LayMore(str(name), None):
                return [self.of_thing("card", name), name]
            case Discard():
                return [self.of_action(action)]
        return super().short(action)

    def vocabulary(self, view: View) -> Iterable[Action]:
        """Yields every action that can be named in this match, legal now or not."""
        assert isinstance(view, GloryView)
        box = glory_box(view.components)
        here = [one.wrestler for one in view.wrestlers if one.wrestler is not None]
        fighters = [name for name in (view.challenger, view.challenged) if name is not None]
        fighting = box.cards[: box.first_referee]
        referees = (None, *box.cards[box.first_referee : box.first_event])
        events = box.cards[box.first_event :]
        dice = (None, *fighters)
        return chain(
            [Draw("combat"), Draw("event"), LayUnseen("combat"), LayUnseen("event"), Advance(), Stay(), Repeat()],
            [EndTurn(), OfferPair(), AcceptPair(), DeclinePair()],
            map(Discard, box.cards),
            (PlayOnSeat(name, seat) for name in events for seat in range(view.seats)),
            (PlayOnWrestler(name, target) for name in events for target in here),
            map(Challenge, here),
            map(UseWrestler, here),
            (Lay(one, referee) for one in (None, *fighting) for referee in referees),
            (Intervene(None, None, die) for die in dice),
            (Intervene(diva, who, die) for diva in box.cards[box.first_diva :] for who in fighters for die in dice),
            (action for row in box.more for action in row),
            (TakeWrestler(name, path + 1) for name in box.wrestlers for path in range(PATHS)),
        )
