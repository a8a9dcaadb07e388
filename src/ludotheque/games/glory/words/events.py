"""What has happened and how it ended, as each seat saw it."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import Refused
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Event
from ludotheque.core.structs import Outcome
from ludotheque.core.words import Phrase, Who, kebab
from ludotheque.games.glory import events as happened
from ludotheque.games.glory.words.things import card, cards, deck, wrestler


def of_event(event: Event) -> Phrase:
    """An event as it was seen: what was hidden from the viewer is not spoken of."""
    message = f"event-{kebab(type(event).__name__)}"
    match event:
        case happened.FirstThrown(throws):
            said = [Phrase("event-throw", {"seat": Who(seat), "die": die}) for seat, die in enumerate(throws) if die]
            return Phrase(message, {"throws": said})
        case happened.CardDrawn(seat, _, str(name)):
            return Phrase("event-card-drawn-seen", {"seat": Who(seat), "card": card(name)})
        case happened.EventPlayed(seat, name, target, None) if seat == target:
            return Phrase("event-played-on-self", {"seat": Who(seat), "card": card(name)})
        case happened.EventPlayed(seat, name, target, None):
            return Phrase("event-played-on-seat", {"seat": Who(seat), "card": card(name), "target": [Who(target)]})
        case happened.EventPlayed(seat, name, _, str(hit)):
            values: dict[str, Any] = {"seat": Who(seat), "card": card(name), "wrestler": wrestler(hit)}
            return Phrase("event-played-on-wrestler", values)
        case happened.CardsLost(seat, names):
            return Phrase(message, {"seat": Who(seat), "cards": cards(names), "count": len(names)})
        case happened.StaminaChanged(name, change, stamina, _):
            sign = "+" if change > 0 else "−"
            return Phrase(
                message, {"wrestler": wrestler(name), "change": abs(change), "sign": sign, "stamina": stamina}
            )
        case happened.Advanced(name, space):
            return Phrase(message, {"wrestler": wrestler(name), "space": space + 1})
        case happened.RingEntered(name, is_first):
            return Phrase(f"{message}-first" if is_first else message, {"wrestler": wrestler(name)})
        case happened.LaysShown(lays):
            said = [one for lay in lays if (one := lay_in_words(lay)) is not None]
            return Phrase(message, {"shown": said}) if said else Phrase(f"{message}-nothing")
        case happened.MoreLaysShown(lays):
            more = [name for lay in lays for name in (lay.card, lay.other) if name is not None]
            return Phrase(message, {"cards": cards(more)})
        case happened.DiceThrown(one, other, loser, loss):
            result = Phrase("event-result-even")
            if loser is not None:
                result = Phrase("event-result", {"wrestler": wrestler(loser), "loss": loss})
            return Phrase(message, {"one": throw_in_words(one), "other": throw_in_words(other), "result": result})
        case happened.FightEnded(how, _):
            return Phrase(f"{message}-{how}")
        case happened.UnseenTaken(seat, name, tuple(names)):
            return Phrase("event-unseen-taken-seen", {"wrestler": wrestler(name), "cards": cards(names)})
        case happened.Eliminated(name, _, _):
            return Phrase(message, {"wrestler": wrestler(name)})
        case happened.ManagerDrew(seat, name, keeps):
            kind = "kept" if keeps else "discarded"
            return Phrase(f"{message}-{kind}", {"seat": Who(seat), "card": card(name)})
        case happened.PairAnswered(seat, accepts):
            return Phrase("event-accepted" if accepts else "event-declined", {"seat": Who(seat)})
        case happened.MatchEnded(outcome):
            return of_outcome(outcome)
        case ChoiceSealed(seat) | ChoiceReopened(seat):
            return Phrase(message, {"seat": Who(seat)})
    return Phrase(message, plainly(event))


def plainly(event: Event) -> dict[str, Any]:
    """The fields of an event, each as it is spoken of."""
    values: dict[str, Any] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name == "seat":
            values[name] = Who(value)
        elif name == "card" and value is not None:
            values[name] = card(value)
        elif name in ("wrestler", "challenger", "challenged"):
            values[name] = wrestler(value)
        elif name == "deck":
            values[name] = deck(value)
        elif isinstance(value, int):
            values[name] = value
    return values


def lay_in_words(lay: happened.LayShown) -> Phrase | None:
    """What one seat had laid; None if nothing."""
    what = cards([name for name in (lay.card, lay.referee) if name is not None]) if lay.card or lay.referee else []
    if lay.diva is not None and lay.before is not None:
        what.append(Phrase("lay-diva", {"diva": card(lay.diva), "before": wrestler(lay.before)}))
    if lay.die_for is not None:
        what.append(Phrase("lay-die", {"dieFor": wrestler(lay.die_for)}))
    return Phrase("event-lay", {"seat": Who(lay.seat), "what": what}) if what else None


def throw_in_words(throw: happened.Throw) -> Phrase:
    """§4.12  How a total came about: 2+3+4 −3 −2 = 4."""
    dice = "+".join([str(die) for die in throw.dice])
    changes = "".join([f" {'+' if change > 0 else '−'}{abs(change)}" for change in throw.changes])
    values = {"wrestler": wrestler(throw.wrestler), "dice": dice, "changes": changes, "total": throw.total}
    return Phrase("event-sum", values)


def is_minor(event: Event) -> bool:
    """Does this event go without saying in a log?"""
    return isinstance(
        event, (ChoiceSealed, ChoiceReopened, happened.RoundEnded, happened.FightEnded, happened.RingReentered)
    )


def of_outcome(outcome: Outcome) -> Phrase:
    """How the match ended."""
    kind = "one" if len(outcome.winners) == 1 else "several"
    winners = [Who(seat) for seat in outcome.winners]
    return Phrase(f"outcome-{kind}", {"winners": winners, "reason": Phrase(outcome.reason)})


def of_refusal(refused: Refused) -> Phrase:
    """Why a move was refused."""
    values = dict(refused.values)
    if "seat" in values:
        values["seat"] = Who(values["seat"])
    if "card" in values and values["card"] is not None:
        values["card"] = card(values["card"])
    if "wrestler" in values:
        values["wrestler"] = wrestler(values["wrestler"])
    return Phrase(refused.message, values)
