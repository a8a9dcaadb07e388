"""What has happened and how it ended, as each seat saw it."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.errors import Refused
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Event, StepTaken, StepTakenBack
from ludotheque.core.structs import Outcome
from ludotheque.core.words import Phrase, Who, kebab
from ludotheque.games.malta.actions import Actions
from ludotheque.games.malta.events import (
    BoardLaid,
    CardPlayed,
    CardsDrawn,
    CardsGiven,
    CardTurnedRound,
    HandsSwapped,
    MatchEnded,
    SeatLost,
    TurnEnded,
)
from ludotheque.games.malta.words.actions import of_action
from ludotheque.games.malta.words.things import card, cards, direction, line, targets


def of_event(event: Event) -> Phrase:
    """An event as it was seen: what was hidden from the viewer is not spoken of."""
    message = f"event-{kebab(type(event).__name__)}"
    match event:
        case BoardLaid(spaces):
            return Phrase(message, {"side": 5 if len(spaces) == 25 else 7})
        case SeatLost(seat, reason):
            return Phrase(reason, {"seat": Who(seat)})
        case MatchEnded(outcome):
            return of_outcome(outcome)
        case CardPlayed(seat, name, named) | CardTurnedRound(seat, name, named):
            values: dict[str, Any] = {"seat": Who(seat), "card": card(name)}
            return Phrase(f"{message}-on", {**values, "targets": targets(named)}) if named else Phrase(message, values)
        case CardsDrawn(cards=None) | CardsGiven(cards=None) | ChoiceSealed(action=None):
            return Phrase(f"{message}-unseen", said(event))
        case HandsSwapped(to_seat=None):
            return Phrase(f"{message}-unseen", said(event))
    return Phrase(message, said(event))


def said(event: Event) -> dict[str, Any]:
    """The fields of an event, each as it is spoken of."""
    values: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(event).items():
        if name in ("seat", "rival", "giver", "receiver"):
            values[name] = Who(value)
        elif name in ("card", "on"):
            values[name] = card(value)
        elif name in ("cards", "to_seat", "to_rival"):
            values["cards" if name == "cards" else "to" + name[3:].capitalize()] = cards(value or ())
        elif name == "quarters":
            values["degrees"] = value * 90
        elif name == "direction":
            values[name] = direction(value)
        elif name == "line":
            values[name] = line(value)
        elif name == "action" and value is not None:
            values[name] = of_action(msgspec.convert(value, Actions))
        else:
            values[name] = value
    return values


def is_minor(event: Event) -> bool:
    """Does this event go without saying in a log?  One's own steps, that others have chosen, and the end of a turn do."""
    return isinstance(event, (StepTaken, StepTakenBack, ChoiceSealed, ChoiceReopened, TurnEnded, BoardLaid))


def of_outcome(outcome: Outcome) -> Phrase:
    """How the match ended."""
    return Phrase(outcome.reason, {"winners": [Who(seat) for seat in outcome.winners], "count": len(outcome.winners)})


def of_refusal(refused: Refused) -> Phrase:
    """Why a move was refused."""
    values = dict(refused.values)
    if "seat" in values:
        values["seat"] = Who(values["seat"])
    if "card" in values:
        values["card"] = card(values["card"])
    if "direction" in values:
        values["direction"] = direction(values["direction"])
    return Phrase(refused.message, values)
