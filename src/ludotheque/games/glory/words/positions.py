"""Puts into words the questions of Road to Glory, why they are asked, and the position line by line."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import View
from ludotheque.core.words import Phrase, Who
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.events import Shown
from ludotheque.games.glory.views import GloryView, LayView, WrestlerView
from ludotheque.games.glory.words.events import EventWords

# The section of the rulebook that says why a seat is asked, by phase.
SECTIONS = {
    "taking": "§1.3",
    "unseen": "§5.2",
    "using": "§8.1",
    "walking": "§2.1",
    "inRing": "§3.1",
    "drawing": "§6.1",
    "arriving": "§2.4",
    "discarding": "§1.7",
    "layingFighter": "§4.2",
    "layingBystander": "§4.3",
    "layingMore": "§4.11",
    "repeating": "§3.2",
    "answering": "§7.3",
    "over": "§7.2",
}


class PositionWords(EventWords):
    """Puts questions and positions into words."""

    def moment(self, view: View) -> str:
        """Returns the word in sentence ids that stands for the current question; fighters and bystanders are asked
        different questions.
        """
        assert isinstance(view, GloryView)
        if view.phase != "laying":
            return super().moment(view)
        fights = view.seat in [one.seat for one in view.wrestlers if one.wrestler in (view.challenger, view.challenged)]
        return "laying-fighter" if fights else "laying-bystander"

    def about_question(self, view: View) -> dict[str, Any]:
        assert isinstance(view, GloryView)
        box = glory_box(view.components)
        limit = box.hand_for_two if view.seats == 2 else box.hand
        count = len(view.hand or ()) - limit if view.phase == "discarding" else view.to_draw
        return {"wrestler": self.format_value("wrestler", view.using), "count": count, "fee": box.fee}

    def of_view(self, view: View) -> list[Phrase]:
        """Returns the sentences that say everything a seat knows, one per line."""
        assert isinstance(view, GloryView)
        lines = [self.sentence("view-round", view, seat=Who(view.turn)), self.of_moment(view)]
        if view.challenger is not None and view.challenged is not None:
            lines.append(self.sentence("view-fight", view))
        if view.shown:
            lines.append(Phrase("view-shown", {"shown": [self.of_shown(one) for one in view.shown]}))
        if view.lay is not None:
            lines.append(Phrase("view-lay", {"action": self.own_lay(view, view.lay)}))
        lines += [self.of_wrestler(view, one) for one in view.wrestlers]
        lines += self.of_hand(view)[:1]
        for seat, backs in enumerate(view.hands):
            if view.managers[seat]:
                cards = self.things_in_list("card", view.managers[seat])
                lines.append(Phrase("view-managers", {"seat": Who(seat), "cards": cards}))
            elif seat != view.seat and (backs.combat or backs.event):
                lines.append(self.sentence("view-backs", backs, seat=Who(seat)))
        discards = self.format_value("card", view.discards)
        return [*lines, self.sentence("view-decks", view.decks, discards=discards)]

    def of_shown(self, one: Shown) -> Phrase:
        """Puts an open card or die in a fight into words."""
        return self.sentence("view-shown-die" if one.card is None else "view-shown-card", one)

    def own_lay(self, view: GloryView, lay: LayView) -> Phrase:
        """Puts the viewer's own sealed lay into words."""
        if view.phase == "layingMore":
            return self.more_cards(list(lay.more))
        if lay.diva is None and lay.die_for is None:
            return self.sentence("action-lay", lay)
        return self.sentence("action-intervene", lay, fee=glory_box(view.components).fee)

    def of_wrestler(self, view: GloryView, one: WrestlerView) -> Phrase:
        """Puts a wrestler into words, with its place, stamina and cards."""
        if one.wrestler is None:
            return self.sentence("view-untaken", one)
        more = {"space": (one.space or 0) + 1, "spaces": len(view.path), "turns": one.turns_outside}
        return self.pick_sentence(f"view-{one.place}", one, more)
