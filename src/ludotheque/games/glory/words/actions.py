"""What one may do, as choices; and the shorter words for it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from ludotheque.core.structs import Action, View
from ludotheque.core.words import Phrase, Who
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
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.views import GloryView
from ludotheque.games.glory.words.things import card, card_text, cards, wrestler


def of_action(action: Action, view: View | None = None) -> Phrase:
    """An action as a choice."""
    fee = glory_box(None if view is None else view.components).fee
    match action:
        case TakeWrestler(name, path):
            return Phrase("action-take", {"wrestler": wrestler(name), "path": path})
        case UseWrestler(name):
            return Phrase("action-use", {"wrestler": wrestler(name)})
        case Draw(deck):
            return Phrase(f"action-draw-{deck}")
        case LayUnseen(deck):
            return Phrase(f"action-unseen-{deck}")
        case Discard(name):
            return Phrase("action-discard", {"card": card(name)})
        case PlayOnWrestler(name, target):
            return Phrase("action-play-on-wrestler", {"card": card(name), "wrestler": wrestler(target)})
        case PlayOnSeat(name, seat):
            return Phrase("action-play-on-seat", {"card": card(name), "seat": Who(seat)})
        case Challenge(name):
            return Phrase("action-challenge", {"wrestler": wrestler(name)})
        case Stay():
            return Phrase("action-stay", {"fee": fee})
        case Repeat():
            return Phrase("action-repeat", {"fee": fee})
        case Lay(one, referee):
            return laying(one, referee)
        case Intervene(diva, before, die_for):
            return intervening(diva, before, die_for)
        case LayMore(one, other):
            names = [name for name in (one, other) if name is not None]
            return Phrase("action-more", {"cards": cards(names)}) if names else Phrase("action-more-nothing")
    plain = {Advance: "advance", EndTurn: "end-turn", OfferPair: "offer", AcceptPair: "accept", DeclinePair: "decline"}
    return Phrase(f"action-{plain[type(action)]}")


def laying(one: str | None, referee: str | None) -> Phrase:
    """§4.2  What a fighter lays."""
    if one is not None and referee is not None:
        return Phrase("action-lay-both", {"card": card(one), "referee": card(referee)})
    name = one if referee is None else referee
    return Phrase("action-lay-nothing") if name is None else Phrase("action-lay-card", {"card": card(name)})


def intervening(diva: str | None, before: str | None, die_for: str | None) -> Phrase:
    """§4.3  What a bystander lays."""
    values: dict[str, Any] = {}
    if diva is not None and before is not None:
        values |= {"diva": card(diva), "before": wrestler(before)}
    if die_for is not None:
        values["dieFor"] = wrestler(die_for)
    if not values:
        return Phrase("action-lay-nothing")
    kind = "diva" if die_for is None else "both" if diva is not None else "die"
    return Phrase(f"action-intervene-{kind}", values)


def notes(action: Action, view: View) -> list[Phrase]:
    """What a card does; and before a fight its exact odds with the cards one knows."""
    assert isinstance(view, GloryView)
    match action:
        case Discard(name) | PlayOnSeat(name, _) | PlayOnWrestler(name, _):
            return [card_text(name, view)]
        case Lay(one, referee):
            return [card_text(name, view) for name in (one, referee) if name is not None]
        case Intervene(str(diva), _, _):
            return [card_text(diva, view)]
        case Stay():
            return [Phrase("note-stay")]
        case Challenge(name):
            return odds_notes(name, view)
    return []


def odds_notes(name: str, view: GloryView) -> list[Phrase]:
    """Should I fight?"""
    said = []
    for forecast in fight_forecasts(view, name):
        odds = forecast.odds
        values: dict[str, Any] = {
            "lose": round(odds.own_loss, 1),
            "win": round(odds.other_loss, 1),
            "chance": round(100 * odds.wins),
            "wrestler": wrestler(name),
        }
        if forecast.card is None:
            said.append(Phrase("note-fight", values))
        else:
            said.append(Phrase("note-own-cards", {**values, "card": card(forecast.card)}))
    return said


def is_idle(action: Action) -> bool:
    """Is this just going without?"""
    idle = (Lay(None, None), Intervene(None, None, None), LayMore(None, None), EndTurn(), DeclinePair())
    return action in idle


def short(action: Action) -> list[Any]:
    """Shorter ways to name an action; where there is none, the whole of it.

    A discard has none: whoever types the name of a card rather wants to play it.
    """
    match action:
        case Draw(deck) | LayUnseen(deck):
            return [Phrase(f"typed-draw-{deck}")]
        case UseWrestler(name) | Challenge(name):
            return [name, wrestler(name)]
        case Lay(None, None) | Intervene(None, None, None) | LayMore(None, None):
            return [Phrase("typed-nothing")]
        case Lay(str(name), None) | Lay(None, str(name)) | LayMore(str(name), None):
            return [card(name), name]
    plain = {
        Advance: "advance",
        Stay: "stay",
        Repeat: "repeat",
        EndTurn: "end-turn",
        OfferPair: "offer",
        AcceptPair: "accept",
        DeclinePair: "decline",
    }
    return [Phrase(f"typed-{plain[type(action)]}")] if type(action) in plain else [of_action(action)]


def vocabulary(view: View) -> Iterable[Action]:
    """Every action that one could name in this match, legal now or not."""
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
