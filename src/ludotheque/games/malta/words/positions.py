"""What is asked and why, and the whole position line by line."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import Seat, View
from ludotheque.core.words import Phrase, Question, Who, kebab
from ludotheque.games.malta.needs import (
    ANY_WAY,
    ARROW_OF_YOURS,
    CIRCLE,
    FACE_UP,
    LINE,
    LOST_SEAT,
    OTHER_PAWN,
    OTHER_SPACE,
    PAWN,
    QUARTERS,
    RIVAL,
    RIVAL_WITH_CARDS,
    SPACE,
    WAY_OF_LINE,
    WAY_OF_RIVAL,
    WAY_OF_YOURS,
)
from ludotheque.games.malta.views import MaltaView, PlayedView
from ludotheque.games.malta.words.actions import need_of, receiver
from ludotheque.games.malta.words.events import of_outcome
from ludotheque.games.malta.words.things import card, card_text, cards, home_of, space, space_at, targets

# What is asked for each need of a card.
QUESTIONS = {
    RIVAL: "ask-rival",
    RIVAL_WITH_CARDS: "ask-rival",
    PAWN: "ask-pawn",
    OTHER_PAWN: "ask-other-pawn",
    LOST_SEAT: "ask-lost-seat",
    ANY_WAY: "ask-direction",
    WAY_OF_RIVAL: "ask-direction",
    WAY_OF_YOURS: "ask-direction",
    ARROW_OF_YOURS: "ask-direction",
    FACE_UP: "ask-space",
    CIRCLE: "ask-circle",
    SPACE: "ask-space",
    OTHER_SPACE: "ask-other-space",
    QUARTERS: "ask-quarters",
    LINE: "ask-line",
    WAY_OF_LINE: "ask-direction",
}

# The section of the rulebook that says why a seat is asked.
SECTIONS = {
    "placing": "§1.3",
    "playing": "§3.2",
    "answering": "§5.1",
    "naming": "§3.6",
    "discarding": "§3.6",
    "giving": "§4.12",
    "passingOn": "§4.12",
    "ordering": "§3.4",
    "paying": "§3.4",
    "moving": "§3.3",
}


def of_question(view: View) -> Question:
    """What the viewer is asked, why, and where the rulebook says so."""
    assert isinstance(view, MaltaView)
    if view.naming is not None:
        return naming_question(view)
    if view.phase == "answering":
        notes = card_note(view.stack[-1].card, view)
        return Question(window_question(view.stack), Phrase("why-answering"), SECTIONS["answering"], notes)
    values: dict[str, Any] = {
        "quota": view.quota,
        "left": view.to_choose - len(view.chosen),
        "toll": view.toll,
        "card": card(view.stack[0].card) if view.stack else "",
    }
    if view.phase in ("giving", "passingOn", "paying"):
        values["seat"] = Who(receiver(view))
    phase = kebab(view.phase)
    return Question(Phrase(f"ask-{phase}", values), Phrase(f"why-{phase}", values), SECTIONS[view.phase])


def naming_question(view: MaltaView) -> Question:
    """What a card needs to be told next (§3.6)."""
    assert view.naming is not None
    need = need_of(view)
    assert need is not None
    values: dict[str, Any] = {"card": card(view.naming), "place": view.named[0] if view.named else ""}
    ask = Phrase(QUESTIONS[need], values)
    notes = card_note(view.naming, view)
    if view.original is not None:
        return Question(ask, Phrase("why-naming-turned", {**values, "seat": Who(view.original)}), "§5.7", notes)
    if view.blinded:
        return Question(ask, Phrase("why-naming-blind", values), "§4.7", notes)
    return Question(ask, Phrase("why-naming"), SECTIONS["naming"], notes)


def card_note(name: str, view: MaltaView) -> tuple[Phrase, ...]:
    """The text of the card that a question is about."""
    return (Phrase("card-says", {"card": card(name), "text": card_text(name, view)}),)


def window_question(stack: tuple[PlayedView, ...]) -> Phrase:
    """Does one react to the card on top (§5.1)?"""
    top = stack[-1]
    values: dict[str, Any] = {"seat": Who(top.seat), "card": card(top.card)}
    if len(stack) > 1:
        return Phrase("ask-answering-reaction", values)
    if top.targets:
        return Phrase("ask-answering-on", {**values, "targets": targets(top.targets)})
    return Phrase("ask-answering", values)


def of_waiting(view: View) -> Phrase:
    """Who is asked, and what for, as the others see it."""
    assert isinstance(view, MaltaView)
    if view.outcome is not None:
        return of_outcome(view.outcome)
    values: dict[str, Any] = {"seats": [Who(seat) for seat in view.to_act]}
    if view.phase == "naming":
        values["card"] = card(view.stack[0].card)
    return Phrase(f"wait-{kebab(view.phase)}", values)


def of_view(view: View) -> list[Phrase]:
    """All that a seat knows, line by line."""
    assert isinstance(view, MaltaView)
    lines = [Phrase("view-turn", {"round": view.round, "seat": Who(view.turn)})]
    if view.seat is not None and view.seat in view.to_act:
        lines.append(of_question(view).ask)
    else:
        lines.append(of_waiting(view))
    if view.stack:
        lines.append(Phrase("view-in-play", {"cards": [in_play(played) for played in view.stack]}))
    if view.quota:
        lines.append(Phrase("view-quota", {"quota": view.quota}))
    lines += of_hand(view)[:1]
    for seat in range(view.seats):
        lines += of_seat(view, seat)
    lines.append(Phrase("view-piles", {"deck": view.deck, "cards": cards(view.discards)}))
    if view.gone:
        lines.append(Phrase("view-gone", {"cards": cards(view.gone)}))
    return lines + board_rows(view)


def of_hand(view: View) -> list[Phrase]:
    """The viewer's hand, each card with what it does; a spectator has none."""
    assert isinstance(view, MaltaView)
    if view.hand is None or view.seat is None:
        return []
    lines = [Phrase("view-hand", {"seat": Who(view.seat), "cards": cards(view.hand)})]
    for name in dict.fromkeys(view.hand):
        lines.append(Phrase("hand-line", {"card": card(name), "text": card_text(name, view)}))
    return lines


def in_play(played: PlayedView) -> Phrase:
    """A card on the stack."""
    values: dict[str, Any] = {"seat": Who(played.seat), "card": card(played.card)}
    if not played.targets:
        return Phrase("in-play", values)
    return Phrase("in-play-on", {**values, "targets": targets(played.targets)})


def of_seat(view: MaltaView, seat: Seat) -> list[Phrase]:
    """What is known of one seat."""
    who = Who(seat)
    held = view.hand_sizes[seat]
    place = view.pawns[seat]
    lines: list[Phrase] = []
    if seat in view.lost:
        lines.append(Phrase("view-seat-lost", {"seat": who, "cards": held}))
    elif place is None:
        lines.append(Phrase("view-seat-waiting", {"seat": who}))
    else:
        values = {"seat": who, "place": place, "space": space_at(view, place), "cards": held}
        lines.append(Phrase("view-seat", {**values, "home": home_of(view, seat)}))
    if view.options["lives"] > 1 and seat not in view.lost:
        lines.append(Phrase("view-lives", {"seat": who, "lives": view.lives[seat]}))
    if seat in view.blind:
        lines.append(Phrase("event-blind-faith-laid", {"seat": who}))
    if view.known[seat]:
        lines.append(Phrase("view-known", {"seat": who, "cards": cards(view.known[seat])}))
    return lines


def board_rows(view: MaltaView) -> list[Phrase]:
    """The board, from the top row to the start row."""
    side = view.options["board"]
    lines = [Phrase("view-rows-up")]
    for row in reversed(range(side)):
        lying = view.board[row * side : (row + 1) * side]
        spaces = [Phrase("place-and-space", {"place": one.place, "space": space(view, one)}) for one in lying]
        lines.append(Phrase("view-row", {"name": row + 1, "spaces": spaces}))
    return lines
