"""Tests that the checker of histories finds everything that is lost, doubled, misplaced or made up."""

from __future__ import annotations

import pytest

from ludotheque_trust.history import History, Line, lines_of
from ludotheque_trust.trial import Broken


def a_history() -> History:
    history = History()
    for key in ("a", "b", "c", "d"):
        history.note_sent(key)
    history.note_acknowledged("a", 2)
    history.note_refused("b")
    history.note_acknowledged("d", 4)
    return history


GOOD = [Line("t", 1, ""), Line("t", 2, "a"), Line("t", 3, "c"), Line("t", 4, "d")]


def test_a_good_log_passes_with_or_without_unacknowledged_moves() -> None:
    a_history().check(GOOD)
    a_history().check([*GOOD[:2], Line("t", 3, ""), GOOD[3]])
    assert a_history().summary() == "2 acknowledged, 1 refused, 1 unknown"


@pytest.mark.parametrize(
    ("log", "complaint"),
    [
        (GOOD[:3], "d was acknowledged as version 4, but is None"),
        ([*GOOD[:1], *GOOD[2:]], "a hole after version 1"),
        ([*GOOD, Line("t", 5, "a")], "a was done twice"),
        ([*GOOD, Line("t", 5, "c")], "c was done twice"),
        ([*GOOD, Line("t", 5, "b")], "b was refused, but is version 5"),
        ([*GOOD, Line("t", 5, "e")], "nobody asked for"),
        ([GOOD[0], Line("t", 2, "d"), GOOD[2], Line("t", 4, "a")], "acknowledged as version"),
        ([*GOOD[:2], GOOD[1], *GOOD[2:]], "a hole after version 2"),
    ],
)
def test_bad_logs_are_detected(log: list[Line], complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        a_history().check(log)


def test_contradictory_answers_are_detected() -> None:
    for wrong in (
        lambda history: history.note_refused("a"),
        lambda history: history.note_acknowledged("b", 5),
        lambda history: history.note_acknowledged("a", 3),
    ):
        with pytest.raises(Broken):
            wrong(a_history())
    a_history().note_acknowledged("a", 2)


def test_misnumbered_rows_are_detected() -> None:
    assert lines_of([("t", 1, b'{"version":1,"move":"x"}')]) == [Line("t", 1, "t x")]
    with pytest.raises(Broken):
        lines_of([("t", 2, b'{"version":1}')])
