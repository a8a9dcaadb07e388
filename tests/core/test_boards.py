"""Tests of the shapes of views, actions and events, and of the fingerprint of a board."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.boards import Board, Shape, board_info, fingerprint, shape_of
from ludotheque.core.structs import Card, Outcome, Seat
from ludotheque.core.things import EachSeat
from tests.sample.game import GAME as KITES

CARD, SEAT, NUMBER = Shape("thing", kind="card"), Shape("thing", kind="seat"), Shape("number")


def test_annotations_determine_shapes() -> None:
    assert shape_of(Card) == CARD
    assert shape_of(Card | None) == Shape("thing", kind="card", is_optional=True)
    assert shape_of(tuple[Card, ...]) == Shape("list", item=CARD)
    assert shape_of(EachSeat[int]) == Shape("list", item=NUMBER, is_each=True)
    assert shape_of(EachSeat[tuple[Card, ...]]) == Shape("list", item=Shape("list", item=CARD), is_each=True)
    assert shape_of(dict[Card, int]) == Shape("map", key=CARD, item=NUMBER)
    assert shape_of(EachSeat[bool]) == Shape("list", item=Shape("flag"), is_each=True)
    assert shape_of(bool) == Shape("flag") and shape_of(str) == Shape("text")
    assert shape_of(int | str) == Shape("other")
    assert shape_of(Outcome).fields["winners"] == Shape("list", item=SEAT)
    assert shape_of(Seat).kind == "seat"


def test_a_game_lists_the_shapes_of_views_actions_and_events() -> None:
    told = board_info(KITES)
    assert (told.module, told.styles) == ("", ())
    assert told.view["hand"] == Shape("list", item=CARD, is_optional=True)
    assert told.view["hands"] == Shape("list", item=NUMBER, is_each=True)
    assert "toAct" not in told.view, "a field that all views have is not listed"
    assert told.actions["giveTo"] == {"seat": SEAT} and told.actions["hold"] == {}
    assert told.events["given"]["card"] == Shape("thing", kind="card", is_optional=True), "None if unseen"


def test_a_fingerprint_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "board.js").write_text("export default {};")
    board = Board(tmp_path, "board.js")
    first = fingerprint(board)
    assert fingerprint(board) == first
    (tmp_path / "pips.svg").write_text("<svg/>")
    second = fingerprint(board)
    (tmp_path / "pips.svg").rename(tmp_path / "pip.svg")
    assert len({first, second, fingerprint(board)}) == 3
