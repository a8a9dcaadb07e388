"""Puts into words the questions of Malta, why they are asked, and the position line by line."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import Card, Seat, View
from ludotheque.core.words import Phrase, Question, Who
from ludotheque.games.malta.components import malta_box
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
from ludotheque.games.malta.words.actions import CHOOSING, ActionWords, need_of, receiver
from ludotheque.games.malta.words.things import card_text, home_of, space, space_at, targeted, targets

# The question for each need of a card.
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


class PositionWords(ActionWords):
    """Puts questions and positions into words."""

    def about_question(self, view: View) -> dict[str, Any]:
        assert isinstance(view, MaltaView)
        more: dict[str, Any] = {"left": view.to_choose - len(view.chosen), "card": ""}
        if view.stack:
            more["card"] = self.of_thing("card", view.stack[0].card)
            more["player"] = Who(view.stack[0].seat)
        if view.seat in view.to_act and view.phase in CHOOSING:
            more["seat"] = Who(receiver(view))
        return more

    def of_question(self, view: View) -> Question:
        assert isinstance(view, MaltaView)
        if view.naming is not None:
            return self.naming_question(view)
        if view.phase == "answering":
            notes = self.card_note(view.stack[-1].card, view)
            return Question(self.window_question(view), Phrase("why-answering"), SECTIONS["answering"], notes)
        return super().of_question(view)

    def naming_question(self, view: MaltaView) -> Question:
        """Returns the question for the target that a card needs next (§3.6)."""
        assert view.naming is not None
        need = need_of(view)
        assert need is not None
        card = self.of_thing("card", view.naming)
        ask = Phrase(QUESTIONS[need], {"card": card, "place": view.named[0] if view.named else ""})
        notes = self.card_note(view.naming, view)
        if view.original is not None:
            why = Phrase("why-naming-turned", {"card": card, "seat": Who(view.original)})
            return Question(ask, why, "§5.7", notes)
        if view.blinded:
            return Question(ask, Phrase("why-naming-blind", {"card": card}), "§4.7", notes)
        return Question(ask, Phrase("why-naming"), SECTIONS["naming"], notes)

    def card_note(self, name: Card, view: MaltaView) -> tuple[Phrase, ...]:
        """Returns the text of the card that a question is about."""
        return (Phrase("card-says", {"card": self.of_thing("card", name), "text": card_text(name, view)}),)

    def window_question(self, view: MaltaView) -> Phrase:
        """Returns the question whether to react to the card on top (§5.1)."""
        top = view.stack[-1]
        if len(view.stack) > 1:
            return self.sentence("ask-answering-reaction", top, on=self.of_thing("card", view.stack[-2].card))
        box = malta_box(view.components)
        if box.kind_of[top.card] in box.reactions:
            return self.sentence("ask-answering-idle", top)
        return self.with_targets("ask-answering", top)

    def with_targets(self, message: str, played: PlayedView) -> Phrase:
        """Returns a sentence about a card in play, with the targets if the card has any."""
        if not played.targets:
            return self.sentence(message, played)
        return self.sentence(targeted(message, played.seat, played.targets), played, targets=targets(played.targets))

    def of_view(self, view: View) -> list[Phrase]:
        """Returns the sentences that say everything a seat knows, one per line."""
        assert isinstance(view, MaltaView)
        lines = [self.sentence("view-turn", view, seat=Who(view.turn)), self.of_moment(view)]
        if view.stack:
            cards = [self.with_targets("in-play", played) for played in view.stack]
            lines.append(Phrase("view-in-play", {"cards": cards}))
        if view.quota:
            lines.append(self.sentence("view-quota", view))
        lines += self.of_hand(view)[:1]
        for seat in range(view.seats):
            lines += self.of_seat(view, seat)
        lines.append(self.sentence("view-piles", view))
        if view.gone:
            lines.append(self.sentence("view-gone", view, cards=self.things_in_list("card", view.gone)))
        return lines + board_rows(view)

    def of_seat(self, view: MaltaView, seat: Seat) -> list[Phrase]:
        """Returns the sentences about one seat."""
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
            lines.append(Phrase("view-known", {"seat": who, "cards": self.things_in_list("card", view.known[seat])}))
        return lines


def board_rows(view: MaltaView) -> list[Phrase]:
    """Returns the board, from the top row to the start row."""
    side = view.options["board"]
    lines = [Phrase("view-rows-up")]
    for row in reversed(range(side)):
        lying = view.board[row * side : (row + 1) * side]
        spaces = [Phrase("place-and-space", {"place": one.place, "space": space(view, one)}) for one in lying]
        lines.append(Phrase("view-row", {"name": row + 1, "spaces": spaces}))
    return lines
