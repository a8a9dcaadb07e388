"""What is asked and why, and the whole position line by line."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import View
from ludotheque.core.words import Phrase, Question, Who, kebab
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.views import GloryView, LayView, WrestlerView
from ludotheque.games.glory.words.actions import intervening, laying
from ludotheque.games.glory.words.events import of_outcome
from ludotheque.games.glory.words.things import card, card_text, cards, wrestler

# The section of the rulebook that says why a seat is asked.
SECTIONS = {
    "taking": "§1.3",
    "unseen": "§5.2",
    "using": "§8.1",
    "walking": "§2.1",
    "inRing": "§3.1",
    "drawing": "§6.1",
    "arriving": "§2.4",
    "discarding": "§1.7",
    "laying": "§4.2",
    "layingMore": "§4.11",
    "repeating": "§3.2",
    "answering": "§7.3",
    "over": "§7.2",
}


def of_question(view: View) -> Question:
    """What the viewer is asked, why, and where the rulebook says so."""
    assert isinstance(view, GloryView)
    phase = kebab(view.phase)
    section = SECTIONS[view.phase]
    box = glory_box(view.components)
    values: dict[str, Any] = {}
    if view.phase == "laying":
        fights = view.seat in [one.seat for one in view.wrestlers if one.wrestler in (view.challenger, view.challenged)]
        phase = "laying-fighter" if fights else "laying-bystander"
        section = section if fights else "§4.3"
    if view.challenger is not None and view.challenged is not None:
        values |= {"challenger": wrestler(view.challenger), "challenged": wrestler(view.challenged)}
    if view.phase == "unseen" and view.using is not None:
        values["wrestler"] = wrestler(view.using)
    if view.phase == "walking":
        values["left"] = view.left
    if view.phase in ("drawing", "arriving"):
        values["count"] = view.to_draw
    if view.phase == "discarding":
        limit = box.hand_for_two if view.seats == 2 else box.hand
        values["count"] = len(view.hand or ()) - limit
    if view.phase == "repeating":
        values["fee"] = box.fee
    return Question(Phrase(f"ask-{phase}", values), Phrase(f"why-{phase}", values), section)


def of_waiting(view: View) -> Phrase:
    """Who is asked, and what for, as the others see it."""
    assert isinstance(view, GloryView)
    if view.outcome is not None:
        return of_outcome(view.outcome)
    return Phrase(f"wait-{kebab(view.phase)}", {"seats": [Who(seat) for seat in view.to_act]})


def of_view(view: View) -> list[Phrase]:
    """All that a seat knows, line by line."""
    assert isinstance(view, GloryView)
    lines = [Phrase("view-round", {"round": view.round, "seat": Who(view.turn)})]
    is_asked = view.seat is not None and view.seat in view.to_act
    lines.append(of_question(view).ask if is_asked else of_waiting(view))
    if view.challenger is not None and view.challenged is not None:
        fighters = {"challenger": wrestler(view.challenger), "challenged": wrestler(view.challenged)}
        lines.append(Phrase("view-fight", fighters))
    if view.shown:
        lines.append(Phrase("view-shown", {"shown": [shown_in_words(one) for one in view.shown]}))
    if view.lay is not None:
        lines.append(Phrase("view-lay", {"action": own_lay(view, view.lay)}))
    lines += [of_wrestler(view, one) for one in view.wrestlers]
    if view.hand is not None:
        lines.append(Phrase("view-hand", {"cards": cards(view.hand)}))
    for seat, backs in enumerate(view.hands):
        if view.managers[seat]:
            lines.append(Phrase("view-managers", {"seat": Who(seat), "cards": cards(view.managers[seat])}))
        elif seat != view.seat and (backs.combat or backs.event):
            lines.append(Phrase("view-backs", {"seat": Who(seat), "combat": backs.combat, "event": backs.event}))
    discards = [name for name, count in view.discards.items() for _ in range(count)]
    values = {"combat": view.decks.combat, "event": view.decks.event, "discards": cards(discards)}
    return [*lines, Phrase("view-decks", values)]


def shown_in_words(one: Any) -> Phrase:
    """Something open in a fight."""
    values = {"seat": Who(one.seat), "wrestler": wrestler(one.wrestler)}
    if one.card is None:
        return Phrase("view-shown-die", values)
    return Phrase("view-shown-card", {**values, "card": card(one.card)})


def own_lay(view: GloryView, lay: LayView) -> Phrase:
    """The viewer's own sealed lay."""
    if view.phase == "layingMore":
        return Phrase("action-more", {"cards": cards(lay.more)}) if lay.more else Phrase("action-more-nothing")
    if lay.diva is not None or lay.die_for is not None:
        return intervening(lay.diva, lay.before, lay.die_for)
    return laying(lay.card, lay.referee)


def of_wrestler(view: GloryView, one: WrestlerView) -> Phrase:
    """A wrestler as it stands."""
    if one.wrestler is None:
        return Phrase("view-untaken", {"seat": Who(one.seat)})
    values: dict[str, Any] = {"wrestler": wrestler(one.wrestler), "seat": Who(one.seat), "stamina": one.stamina}
    if one.space is not None:
        values |= {"space": one.space + 1, "spaces": len(view.path), "path": one.path}
    if one.place == "outside":
        values["turns"] = one.turns_outside
    return Phrase(f"view-{one.place}", values)


def of_hand(view: View) -> list[Phrase]:
    """The viewer's hand, each card with what it does."""
    assert isinstance(view, GloryView)
    hand = view.hand or ()
    lines = [Phrase("view-hand", {"cards": cards(hand)})]
    for name in dict.fromkeys(hand):
        lines.append(Phrase("hand-line", {"card": card(name), "text": card_text(name, view)}))
    return lines
