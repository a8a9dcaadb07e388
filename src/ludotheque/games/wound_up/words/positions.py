"""Puts positions, hands and questions of All Wound Up into words."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import View
from ludotheque.core.words import Phrase, Who
from ludotheque.games.wound_up.box import CARDS, WILD
from ludotheque.games.wound_up.views import PawnView, WoundUpView
from ludotheque.games.wound_up.words.events import EventWords
from ludotheque.games.wound_up.words.things import course_of, heading, pawn_of, place_on, tile_name, tokens

# The section of the rulebook that says why a seat is asked, by phase.
SECTIONS = {
    "agreeing": "§1.5",
    "giving": "§3.2",
    "discarding": "§3.1",
    "opening": "§4.1",
    "answering": "§4.2",
    "raising": "§4.3",
    "targeting": "§5.3",
    "placing": "§6.6",
    "turning": "§5.2",
    "winding": "§5.1",
    "feeding": "§8.1",
    "anyTime": "§8.4",
}


class PositionWords(EventWords):
    """Puts questions and positions into words."""

    def about_question(self, view: View) -> dict[str, Any]:
        assert isinstance(view, WoundUpView)
        if view.phase in ("giving", "discarding"):
            giver = view.to_act[0] if view.seat is None else view.seat
            count = view.passing[view.round][1] - len(view.chosen)
            return {"count": count, "receiver": Who((giver + 1) % view.seats)}
        if view.phase == "winding":
            return {"winds": next((pawn.wound for pawn in view.pawns if pawn.wound), 0)}
        if view.phase == "placing":
            return {"where": coming_back(view, view.pawns[view.to_act[0]])}
        auction = view.auction
        if auction is None:
            return {}
        mine = next((bid.bid for bid in auction.bids if bid.seat == view.seat), 0)
        others = max(bid.bid for bid in auction.bids if bid.seat != view.seat)
        return {
            "card": self.of_thing("card", auction.card),
            "forced": auction.forced or 0,
            "mine": mine,
            "best": max(mine, others),
            "lead": "yes" if mine > others else "tie" if mine == others else "no",
            "wilds": (view.hand or ()).count(CARDS[WILD]),
            "pawn": pawn_of(auction.target or 0),
        }

    def of_hand(self, view: View) -> list[Phrase]:
        """Returns the sentences about what the viewer holds."""
        assert isinstance(view, WoundUpView)
        if view.seat is None:
            return []
        lines = [self.sentence("view-hand", view)]
        if view.chosen:
            lines.append(self.sentence("view-chosen", view))
        if view.tokens[view.seat]:
            lines.append(Phrase("view-tokens", {"tokens": tokens(view.tokens[view.seat])}))
        return lines

    def of_view(self, view: View) -> list[Phrase]:
        """Returns the sentences that say everything a seat knows, one per line."""
        assert isinstance(view, WoundUpView)
        board = view.board
        lines = [self.sentence("view-turn", view, last=view.options["last_turn"]), self.of_moment(view)]
        path = [tile_name(board, number) for number in board.path]
        lines.append(Phrase("view-path", {"path": path}))
        for number in sorted({tile.tile for tile in board.tiles}):
            lines += self.of_tile(view, number)
        for pawn in view.pawns:
            lines.append(self.of_pawn(view, pawn))
        for seat in range(view.seats):
            held = tokens(view.tokens[seat])
            lines.append(Phrase("view-seat", {"seat": Who(seat), "count": view.hand_sizes[seat], "tokens": held}))
        lines.append(Phrase("view-supply", {"tokens": tokens(view.supply)}))
        if view.opened:
            lines.append(self.sentence("view-opened", view))
        if view.auction is not None:
            lines += self.of_auction(view)
        for holder, known in enumerate(view.known):
            if known:
                lines.append(Phrase("view-known", {"seat": Who(holder), "cards": self.things_in_list("card", known)}))
        return lines + self.of_hand(view)

    def of_tile(self, view: WoundUpView, number: int) -> list[Phrase]:
        """Returns the sentences that say what is printed on a tile, and where."""
        found = []
        for trigger in view.board.triggers:
            if trigger.tile == number:
                where = place_on(view.board, trigger.x, trigger.y)
                found.append(self.sentence("trigger-at", trigger, along=where["along"], spot=where["spot"]))
        return [Phrase("view-tile", {"tile": tile_name(view.board, number), "triggers": found})] if found else []

    def of_pawn(self, view: WoundUpView, pawn: PawnView) -> Phrase:
        """Says where a pawn is, and how far it has come."""
        values = {"pawn": pawn_of(pawn.seat), "name": self.of_thing("pawn", pawn.pawn)}
        if pawn.x is None or pawn.y is None or pawn.facing is None:
            return Phrase("view-pawn-off", {**values, "where": pawn.where})
        where = place_on(view.board, pawn.x, pawn.y, pawn.progress)
        faces = heading(pawn.facing, course_of(view.board, pawn))
        stages = {"stage": (pawn.progress or 0) + 1, "stages": len(view.board.path)}
        return Phrase("view-pawn", {**values, **where, **stages, "heading": faces})

    def of_auction(self, view: WoundUpView) -> list[Phrase]:
        """Returns the sentences about the current auction: its type, the bids, and the seats that must still play."""
        auction = view.auction
        assert auction is not None
        bids = [self.sentence("bid-of", bid) for bid in auction.bids if bid.answered]
        lines = [self.sentence("view-auction", auction, bids=bids)]
        if auction.to_answer:
            lines.append(self.sentence("view-to-answer", auction))
        return lines


def coming_back(view: WoundUpView, pawn: PawnView) -> Phrase:
    """Says in words where a pawn that comes back to the board will be placed."""
    if pawn.where == "grave":
        return Phrase("area-grave")
    if pawn.progress is None:
        return Phrase("area-zone")
    left = pawn.tile if pawn.trigger is None else view.board.triggers[pawn.trigger].tile
    path = view.board.path
    for step in range(pawn.progress, -1, -1):
        if path[step] == left:
            if step == 0:
                return Phrase("area-zone")
            return Phrase("area-tile", {"tile": tile_name(view.board, path[step - 1])})
    return Phrase("area-tile", {"tile": tile_name(view.board, path[pawn.progress])})
