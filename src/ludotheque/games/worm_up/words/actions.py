"""Puts the choices of Worm Up into words: the name of each choice, how to type it, and what a newcomer should know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.core.default_words import DefaultWords, says
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action, View
from ludotheque.core.trig import TURN
from ludotheque.core.words import Colour, Phrase
from ludotheque.games.worm_up.actions import Bid, Confirm, Crawl, CrawlPath, NameNumber, SwingFinish
from ludotheque.games.worm_up.box import X
from ludotheque.games.worm_up.views import WormUpView
from ludotheque.games.worm_up.words.things import (
    MINUTES,
    clock,
    clock_heading,
    degrees_of,
    heading,
    swing_values,
    worm_of,
)


class ActionWords(DefaultWords):
    """Puts actions into words, as choices and as shorter names for typing."""

    def of_thing(self, kind: str, name: Any) -> Any:
        return Colour(name) if kind == "worm" else super().of_thing(kind, name)

    @says(Bid)
    def bidding(self, action: Bid, view: WormUpView | None) -> Phrase:
        """Puts a bid into words: the tile and, for a seat with two worms, the worm that bids it (§6.1)."""
        if view is None or view.seats > 2 or view.seat is None:
            return self.sentence("action-bid", action)
        return self.sentence("action-bid-for", action, worm=worm_of(view.seat, 2 * view.seat + len(view.laid)))

    @says(Crawl)
    def crawling(self, action: Crawl, view: View | None) -> Phrase:
        """Puts the crawl of one segment into words."""
        return Phrase("action-crawl-reverse" if action.reverse else "action-crawl", {"heading": heading(action.angle)})

    @says(CrawlPath)
    def crawling_on(self, action: CrawlPath, view: View | None) -> Phrase:
        """Puts the crawl of several segments into words."""
        message = "action-crawl-path-reverse" if action.reverse else "action-crawl-path"
        return Phrase(message, {"count": len(action.angles), "headings": [heading(angle) for angle in action.angles]})

    @says(SwingFinish)
    def swinging(self, action: SwingFinish, view: View | None) -> Phrase:
        """Puts a swing into words: which post is held, and where the other post goes."""
        return Phrase("action-swing-finish", swing_values(action.held, action.turn))

    def notes(self, action: Action, view: View) -> list[Phrase]:
        """Returns the sentences that say what a tile does."""
        if not isinstance(action, Bid):
            return []
        return [Phrase("note-tile-x" if action.tile == X else "note-tile-number", {"tile": action.tile})]

    def of_region(self, region: Region) -> Phrase | None:
        """Returns a sentence that says what a region allows and how to type it; None if the sentence of another region
        already covers this region.
        """
        numbers = region.numbers()
        template = region.template
        if isinstance(template, Crawl):
            # Players read a clock face, on which directions run clockwise; so an arc, which runs counter-clockwise, is
            # told from its last end to its first.
            arcs = [
                Phrase("region-arc", {"first": clock_heading(b), "last": clock_heading(a)}) for a, b in numbers["arcs"]
            ]
            return Phrase("region-crawl-reverse" if template.reverse else "region-crawl", {"arcs": arcs})
        if isinstance(template, SwingFinish):
            left, right = degrees_of(numbers["high"]), degrees_of(-numbers["low"])
            return Phrase("region-swing", {"post": Phrase(f"post-{template.held}"), "left": left, "right": right})
        return None

    def short(self, action: Action) -> list[Any]:
        match action:
            case Crawl(angle, reverse):
                return [Phrase("typed-reverse" if reverse else "typed-towards", {"clock": clock(angle)})]
            case CrawlPath(angles, reverse):
                return [] if reverse else [" ".join([clock(angle) for angle in angles])]
            case SwingFinish(held, turn):
                values = swing_values(held, turn)
                return [Phrase("typed-swing-finish", {**values, "way": Phrase(f"typed-way-{values['way']}")})]
        return super().short(action)

    def vocabulary(self, view: View) -> Iterable[Action]:
        """Yields the actions that can be named: tiles, numbers, headings in steps of ten minutes on the clock face, and
        swings in steps of five degrees.
        """
        assert isinstance(view, WormUpView)
        yield Confirm()
        for tile in view.table.tiles:
            yield Bid(tile)
            if tile != X:
                yield NameNumber(int(tile))
        for minutes in range(0, MINUTES, 10):
            angle = -round(minutes * TURN / MINUTES) % TURN
            yield Crawl(angle, False)
            yield Crawl(angle, True)
        for degrees in range(5, 360, 5):
            turn = round(degrees * TURN / 360)
            for held in ("left", "right"):
                yield SwingFinish(held, turn)
                yield SwingFinish(held, -turn)
