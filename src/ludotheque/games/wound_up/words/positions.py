"""Whole positions, hands and questions."""

from __future__ import annotations

from ludotheque.core.structs import View
from ludotheque.core.words import Phrase, Question, Who
from ludotheque.games.wound_up.views import PawnView, WoundUpView
from ludotheque.games.wound_up.words.events import of_outcome
from ludotheque.games.wound_up.words.things import card, cards, heading, pawn_of, place_on, quoted, tile_name, tokens

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
}


def of_question(view: View) -> Question:
    """What the viewer is asked, why, and where the rulebook says so."""
    assert isinstance(view, WoundUpView)
    phase = view.phase
    if view.seat not in view.to_act:
        return Question(Phrase("ask-token"), Phrase("why-token"), "§8.4")
    ask = Phrase(f"ask-{phase}")
    if phase in ("giving", "discarding"):
        count = view.passing[view.round][1] - len(view.chosen)
        ask = Phrase(f"ask-{phase}", {"count": count})
    elif phase == "answering" and view.auction is not None:
        values = {"card": card(view.auction.card), "forced": view.auction.forced or 0, "best": best_bid(view)}
        ask = Phrase("ask-answering", values)
    elif phase == "raising" and view.auction is not None:
        mine = next(bid.bid for bid in view.auction.bids if bid.seat == view.seat)
        ask = Phrase("ask-raising", {"card": card(view.auction.card), "mine": mine, "best": best_bid(view)})
    elif phase == "turning" and view.auction is not None:
        ask = Phrase("ask-turning", {"card": card(view.auction.card), "pawn": pawn_of(view.auction.target or 0)})
    elif phase == "winding":
        ask = Phrase("ask-winding", {"winds": next((pawn.wound for pawn in view.pawns if pawn.wound), 0)})
    elif phase == "placing":
        ask = Phrase("ask-placing", {"where": coming_back(view, view.pawns[view.to_act[0]])})
    return Question(ask, Phrase(f"why-{phase}"), SECTIONS[phase])


def best_bid(view: WoundUpView) -> int:
    """The highest bid so far."""
    assert view.auction is not None
    return max(bid.bid for bid in view.auction.bids)


def coming_back(view: WoundUpView, pawn: PawnView) -> Phrase:
    """Where a pawn is to be placed."""
    if pawn.where == "grave":
        return Phrase("area-grave")
    if pawn.progress is None:
        return Phrase("area-zone", {"tile": tile_name(view.board, view.board.path[0])})
    left = pawn.tile if pawn.trigger is None else view.board.triggers[pawn.trigger].tile
    path = view.board.path
    for step in range(pawn.progress, -1, -1):
        if path[step] == left:
            if step == 0:
                return Phrase("area-zone", {"tile": tile_name(view.board, path[0])})
            return Phrase("area-tile", {"tile": tile_name(view.board, path[step - 1])})
    return Phrase("area-tile", {"tile": tile_name(view.board, path[pawn.progress])})


def of_waiting(view: View) -> Phrase:
    """Who is asked, and what for, as the others see it."""
    assert isinstance(view, WoundUpView)
    if view.outcome is not None:
        return of_outcome(view.outcome)
    return Phrase(f"wait-{view.phase}", {"seats": [Who(seat) for seat in view.to_act]})


def of_hand(view: View) -> list[Phrase]:
    """What the viewer holds."""
    assert isinstance(view, WoundUpView)
    if view.seat is None:
        return []
    lines = [Phrase("view-hand", {"cards": cards(view.hand or ())})]
    if view.chosen:
        lines.append(Phrase("view-chosen", {"cards": cards(view.chosen)}))
    if view.tokens[view.seat]:
        lines.append(Phrase("view-tokens", {"tokens": tokens(view.tokens[view.seat])}))
    return lines


def of_view(view: View) -> list[Phrase]:
    """All that a seat knows, line by line."""
    assert isinstance(view, WoundUpView)
    board = view.board
    lines = [Phrase("view-turn", {"turn": view.turn, "dealer": Who(view.dealer), "last": view.options["last_turn"]})]
    if view.seat is not None and view.seat in view.to_act:
        lines.append(of_question(view).ask)
    else:
        lines.append(of_waiting(view))
    path = [tile_name(board, number) for number in board.path]
    values = {"path": path, "start": Phrase(f"edge-{board.start_edge}"), "gate": Phrase(f"edge-{board.gate_edge}")}
    lines.append(Phrase("view-path", values))
    for number in sorted({tile.tile for tile in board.tiles}):
        lines += of_tile(view, number)
    for pawn in view.pawns:
        lines.append(of_pawn(view, pawn))
    for seat in range(view.seats):
        held = tokens(view.tokens[seat])
        lines.append(Phrase("view-seat", {"seat": Who(seat), "count": view.hand_sizes[seat], "tokens": held}))
    lines.append(Phrase("view-supply", {"tokens": tokens(view.supply)}))
    if view.opened:
        lines.append(Phrase("view-opened", {"cards": [quoted(name) for name in view.opened]}))
    if view.auction is not None:
        lines += of_auction(view)
    for holder, known in enumerate(view.known):
        if known:
            lines.append(Phrase("view-known", {"seat": Who(holder), "cards": cards(known)}))
    return lines + of_hand(view)


def of_tile(view: WoundUpView, number: int) -> list[Phrase]:
    """What is printed on a tile, each by its place in u."""
    found = []
    for trigger in view.board.triggers:
        if trigger.tile == number:
            where = place_on(view.board, trigger.x, trigger.y)
            found.append(Phrase("trigger-at", {"kind": trigger.kind, "x": where["x"], "y": where["y"]}))
    return [Phrase("view-tile", {"tile": tile_name(view.board, number), "triggers": found})] if found else []


def of_pawn(view: WoundUpView, pawn: PawnView) -> Phrase:
    """Where a pawn is, and how far it has come."""
    values = {"pawn": pawn_of(pawn.seat), "name": Phrase("pawn-name", {"name": pawn.pawn})}
    if pawn.x is None or pawn.y is None or pawn.facing is None:
        return Phrase("view-pawn-off", {**values, "where": pawn.where})
    where = place_on(view.board, pawn.x, pawn.y)
    steps = {"step": pawn.progress or 0, "last": len(view.board.path) - 1}
    return Phrase("view-pawn", {**values, **where, **steps, "heading": heading(pawn.facing)})


def of_auction(view: WoundUpView) -> list[Phrase]:
    """What is auctioned, who has bid what, and who must still play."""
    auction = view.auction
    assert auction is not None
    bids = [Phrase("bid-of", {"seat": Who(bid.seat), "bid": bid.bid}) for bid in auction.bids if bid.answered]
    lines = [Phrase("view-auction", {"card": card(auction.card), "bids": bids})]
    if auction.to_answer:
        seats = [Who(seat) for seat in auction.to_answer]
        lines.append(Phrase("view-to-answer", {"seats": seats, "card": card(auction.card)}))
    return lines
