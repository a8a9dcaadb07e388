"""Events as they were seen, outcomes and refusals."""

from __future__ import annotations

import msgspec

from ludotheque.core.errors import Refused
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Event, StepTaken, StepTakenBack
from ludotheque.core.structs import Outcome
from ludotheque.core.words import Phrase, Who
from ludotheque.games.wound_up.actions import Actions
from ludotheque.games.wound_up.events import (
    AuctionWon,
    BidAnswered,
    BidderPassed,
    BidOpened,
    BidRaised,
    BrainPaid,
    CardsDiscarded,
    CardsDrawn,
    CardsPassed,
    CardStolen,
    HandDealt,
    LayoutAgreed,
    MatchBegan,
    MatchEnded,
    PawnFell,
    PawnPlaced,
    PawnRanOff,
    PawnsWalked,
    PawnTaken,
    PawnTurned,
    PawnWound,
    RaisePassed,
    StepReached,
    TargetNamed,
    TokenUsed,
    TurnBegan,
    TurnEnded,
)
from ludotheque.games.wound_up.words.actions import of_action
from ludotheque.games.wound_up.words.things import card, cards, heading, pawn_of, pawn_turned, token, turned

TICKS_A_SECOND = 240


def of_event(event: Event) -> Phrase:
    """An event as it was seen."""
    return of_hands(event) or of_bids(event) or of_pawns(event) or of_course(event)


def of_hands(event: Event) -> Phrase | None:
    """What happened to hands of cards."""
    match event:
        case HandDealt(seat, count, None):
            return Phrase("event-hand-dealt-unseen", {"seat": Who(seat), "count": count})
        case HandDealt(seat, _, dealt):
            return Phrase("event-hand-dealt", {"seat": Who(seat), "cards": cards(dealt or ())})
        case CardsPassed(giver, receiver, count, None):
            return Phrase("event-cards-passed-unseen", {"giver": Who(giver), "receiver": Who(receiver), "count": count})
        case CardsPassed(giver, receiver, _, passed):
            return Phrase(
                "event-cards-passed", {"giver": Who(giver), "receiver": Who(receiver), "cards": cards(passed or ())}
            )
        case CardsDiscarded(seat, count, None):
            return Phrase("event-cards-discarded-unseen", {"seat": Who(seat), "count": count})
        case CardsDiscarded(seat, _, gone):
            return Phrase("event-cards-discarded", {"seat": Who(seat), "cards": cards(gone or ())})
        case CardsDrawn(seat, count, None):
            return Phrase("event-cards-drawn-unseen", {"seat": Who(seat), "count": count})
        case CardsDrawn(seat, _, drawn):
            return Phrase("event-cards-drawn", {"seat": Who(seat), "cards": cards(drawn or ())})
        case CardStolen(seat, victim, None):
            return Phrase("event-card-stolen-unseen", {"seat": Who(seat), "victim": Who(victim)})
        case CardStolen(seat, victim, stolen):
            return Phrase("event-card-stolen", {"seat": Who(seat), "victim": Who(victim), "card": card(str(stolen))})
    return None


def of_bids(event: Event) -> Phrase | None:
    """What happened in an auction."""
    match event:
        case BidderPassed(seat, _):
            return Phrase("event-bidder-passed", {"seat": Who(seat)})
        case BidOpened(seat, name, played, wilds):
            values = {"seat": Who(seat), "card": card(name), "count": len(played) + len(wilds), "wilds": len(wilds)}
            return Phrase("event-bid-opened", values)
        case BidAnswered(seat, played, wilds):
            count = len(played) + len(wilds)
            return Phrase("event-bid-answered", {"seat": Who(seat), "count": count, "wilds": len(wilds)})
        case BidRaised(seat, _, bid):
            return Phrase("event-bid-raised", {"seat": Who(seat), "bid": bid})
        case RaisePassed(seat):
            return Phrase("event-raise-passed", {"seat": Who(seat)})
        case AuctionWon(name, winners, _):
            return Phrase("event-auction-won", {"card": card(name), **winners_of(winners)})
        case TargetNamed(seat, target):
            return Phrase("event-target-named", {"seat": Who(seat), "pawn": pawn_of(target)})
    return None


def of_pawns(event: Event) -> Phrase | None:
    """What happened to pawns and tokens."""
    match event:
        case PawnPlaced(seat, _, _, facing):
            return Phrase("event-pawn-placed", {"seat": Who(seat), "heading": heading(facing)})
        case PawnTurned(by, seat, turn, facing):
            values = {"by": Who(by), "pawn": pawn_turned(by, seat), "heading": heading(facing), **turned(turn)}
            return Phrase("event-pawn-turned", values)
        case PawnWound(seat, winds, _, _, None):
            return Phrase("event-pawn-wound", {"seat": Who(seat), "winds": winds})
        case PawnWound(seat, winds, _, _, _):
            return Phrase("event-pawn-wound-askew", {"seat": Who(seat), "winds": winds})
        case PawnsWalked(seat, ticks, _, _):
            return Phrase("event-pawns-walked", {"seat": Who(seat), "seconds": round(ticks / TICKS_A_SECOND, 1)})
        case PawnFell(seat, how):
            return Phrase("event-pawn-fell", {"seat": Who(seat), "how": how})
        case StepReached(seat, step):
            return Phrase("event-step-reached", {"seat": Who(seat), "step": step})
        case PawnTaken(seat, kind, _):
            return Phrase("event-pawn-taken", {"seat": Who(seat), "pawn": pawn_of(seat), "kind": kind})
        case PawnRanOff(seat, tile):
            return Phrase("event-pawn-ran-off", {"seat": Who(seat), "tile": tile})
        case BrainPaid(seat, _, None, _):
            return Phrase("event-brain-paid-nothing", {"seat": Who(seat)})
        case BrainPaid(seat, _, gained, None):
            return Phrase("event-brain-paid", {"seat": Who(seat), "token": token(str(gained))})
        case BrainPaid(seat, _, gained, upgraded):
            values = {"seat": Who(seat), "token": token(str(gained)), "old": token(str(upgraded))}
            return Phrase("event-brain-paid-upgrade", values)
        case TokenUsed(seat, name):
            return Phrase("event-token-used", {"seat": Who(seat), "token": token(name)})
    return None


def of_course(event: Event) -> Phrase:
    """How the match goes on, and secret choices."""
    match event:
        case MatchBegan(pawns, dealer, layout):
            drawn = [
                Phrase("pawn-drawn", {"seat": Who(seat), "name": Phrase("pawn-name", {"name": name})})
                for seat, name in enumerate(pawns)
            ]
            return Phrase("event-match-began", {"pawns": drawn, "dealer": Who(dealer), "layout": layout})
        case LayoutAgreed():
            return Phrase("event-layout-agreed")
        case TurnBegan(turn, dealer):
            return Phrase("event-turn-began", {"turn": turn, "dealer": Who(dealer)})
        case TurnEnded(turn, dropped):
            return Phrase("event-turn-ended", {"turn": turn, "count": sum(dropped)})
        case MatchEnded(outcome):
            return of_outcome(outcome)
        case StepTaken(seat, action):
            return Phrase(
                "event-step-taken", {"seat": Who(seat), "action": of_action(msgspec.convert(action, Actions))}
            )
        case StepTakenBack(seat):
            return Phrase("event-step-taken-back", {"seat": Who(seat)})
        case ChoiceReopened(seat):
            return Phrase("event-choice-reopened", {"seat": Who(seat)})
    assert isinstance(event, ChoiceSealed)
    if event.action is None:
        return Phrase("event-choice-sealed-unseen", {"seat": Who(event.seat)})
    chosen = of_action(msgspec.convert(event.action, Actions))
    return Phrase("event-choice-sealed", {"seat": Who(event.seat), "action": chosen})


def winners_of(winners: tuple[int, ...]) -> dict[str, object]:
    """Who, and how many."""
    return {"winners": [Who(seat) for seat in winners], "count": len(winners)}


def is_minor(event: Event) -> bool:
    """Does this event go without saying in a log?"""
    minor = (StepTaken, StepTakenBack, ChoiceSealed, ChoiceReopened, RaisePassed, PawnsWalked, TurnEnded)
    return isinstance(event, minor) or (isinstance(event, BidderPassed) and not event.asked)


def of_outcome(outcome: Outcome) -> Phrase:
    """How the match ended."""
    return Phrase(outcome.reason, winners_of(outcome.winners))


def of_refusal(refused: Refused) -> Phrase:
    """Why a move was refused."""
    values = dict(refused.values)
    if "card" in values and refused.message != "no-such-card":
        values["card"] = card(str(values["card"]))
    if "token" in values and refused.message != "no-such-token":
        values["token"] = token(str(values["token"]))
    return Phrase(refused.message, values)
