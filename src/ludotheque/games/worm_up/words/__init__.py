"""Puts Worm Up into words, where the sentences in ../words.en.ftl and ../words.fr.ftl need some code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.core.default_words import says
from ludotheque.core.structs import View
from ludotheque.core.trig import nearest_angle
from ludotheque.core.words import Line, Phrase, Question, Voice, Who
from ludotheque.games.worm_up.actions import Actions
from ludotheque.games.worm_up.events import (
    BidsShown,
    FinishSwung,
    MoveBegan,
    NumberNamed,
    RoundBegan,
    WormCrawled,
    WormStayed,
)
from ludotheque.games.worm_up.views import WormUpView, WormView
from ludotheque.games.worm_up.words import drawing
from ludotheque.games.worm_up.words.actions import ActionWords
from ludotheque.games.worm_up.words.things import heading, millimetres_to_go, swing_values, tenths, worm_of


class WormUpWords(ActionWords):
    """Puts the actions, events, questions and positions of Worm Up into words."""

    @says(BidsShown)
    def bids_shown(self, event: BidsShown) -> Phrase:
        """§2.1  Says the tile of each worm, and which tiles cancel each other."""
        worms = self.things_in_list("worm", range(len(event.bids)))
        bids = [Phrase("tile-and-worm", {"tile": tile, "worm": worm}) for tile, worm in zip(event.bids, worms)]
        if not event.clashing:
            return Phrase("event-bids-shown", {"bids": bids})
        clashes = [
            Phrase("tiles-clash", {"tile": tile, "worms": equal, "count": len(equal)})
            for tile in dict.fromkeys([event.bids[worm] for worm in event.clashing])
            if (equal := [worms[worm] for worm in event.clashing if event.bids[worm] == tile])
        ]
        return Phrase("event-bids-shown-clashing", {"bids": bids, "clashes": clashes})

    @says(NumberNamed, WormStayed)
    def worm_told(self, event: NumberNamed | WormStayed) -> Phrase:
        """Says that a worm has named a number or stayed where it is."""
        message = "event-worm-stayed"
        if isinstance(event, NumberNamed):
            message = "event-number-named-none" if event.number is None else "event-number-named"
        return self.sentence(message, event, worm=worm_of(event.seat, event.worm))

    @says(FinishSwung)
    def finish_swung(self, event: FinishSwung) -> Phrase:
        """§4.1  Says who swung the finish, and how far."""
        return Phrase("event-finish-swung", {"seat": Who(event.seat), **swing_values(event.held, event.turn)})

    @says(WormCrawled)
    def worm_crawled(self, event: WormCrawled) -> Phrase:
        """§3.1  Says how many segments a worm crawled, whether in reverse,
        and how many were lost for lack of room (§3.3).
        """
        kind = "-lost" if event.lost else "-reverse" if event.reverse else ""
        return self.sentence(f"event-worm-crawled{kind}", event, count=len(event.angles))

    def of_question(self, view: View) -> Question:
        assert isinstance(view, WormUpView)
        if view.phase == "bidding":
            ask = Phrase("ask-bidding")
            if view.seats == 2 and view.seat is not None and len(view.laid) < 2:
                ask = Phrase("ask-bidding-for", {"worm": worm_of(view.seat, 2 * view.seat + len(view.laid))})
            return Question(ask, Phrase("why-bidding"), "§2.1")
        if view.phase == "naming":
            return Question(Phrase("ask-naming"), Phrase("why-naming"), "§2.4")
        if view.left:
            why = Phrase("why-moving", {"worm": worm_of(view.to_act[0], view.order[0].worm)})
            if view.may_swing and not view.draft:
                return Question(self.sentence("ask-moving-swing", view), why, "§4.1")
            return Question(self.sentence("ask-moving", view), why, "§3.1")
        if view.may_swing:
            return Question(Phrase("ask-swinging"), Phrase("why-swinging"), "§4.1")
        return Question(Phrase("ask-confirming"), Phrase("why-confirming"), "§3.3")

    def of_view(self, view: View) -> list[Phrase]:
        """Returns the sentences that say everything a seat knows, one per line."""
        assert isinstance(view, WormUpView)
        lines = [self.sentence("view-round", view), self.of_moment(view)]
        if view.options["races"] > 1:
            lines.append(self.sentence("view-wins", view))
        for worm in view.worms:
            lines += [self.of_worm(view, worm), self.of_tiles(worm)]
        (left_x, left_y), (right_x, right_y) = view.finish.left, view.finish.right
        posts = {"leftX": tenths(left_x), "leftY": tenths(left_y), "rightX": tenths(right_x), "rightY": tenths(right_y)}
        lines.append(Phrase("view-finish", posts))
        for thing in view.table.obstacles:
            place = {"x": tenths(thing.centre[0]), "y": tenths(thing.centre[1])}
            lines.append(self.sentence("view-obstacle", thing, **place))
        if view.order:
            moves = [
                self.sentence("order-move", move, worm=worm_of(view.worms[move.worm].seat, move.worm))
                for move in view.order
            ]
            lines.append(Phrase("view-order", {"moves": moves}))
        if view.laid:
            lines.append(Phrase("view-laid", {"tiles": list(view.laid)}))
        return lines

    def of_worm(self, view: WormUpView, worm: WormView) -> Phrase:
        """Says where a worm lies, and its direction."""
        (x, y), (neck_x, neck_y) = worm.body[0], worm.body[1]
        where: dict[str, Any] = {
            "x": tenths(x),
            "y": tenths(y),
            "heading": heading(nearest_angle(float(x - neck_x), float(y - neck_y))),
            "far": millimetres_to_go(view, worm),
        }
        return self.sentence("view-worm", worm, **where)

    def of_tiles(self, worm: WormView) -> Phrase:
        """Puts the tiles of a worm into words."""
        resting = Phrase("no-tile") if worm.resting is None else worm.resting
        return self.sentence("view-tiles", worm, resting=resting)

    def of_hand(self, view: View) -> list[Phrase]:
        """Returns the tiles of each of the viewer's worms, in words."""
        assert isinstance(view, WormUpView)
        return [self.of_tiles(worm) for worm in view.worms if worm.seat == view.seat]

    def draw(self, view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
        """Draws the table from above, and each worm's tiles."""
        return drawing.draw(view, voice, width, height)


WORDS = WormUpWords(Path(__file__).parents[1], Actions, minor=(MoveBegan, RoundBegan))
