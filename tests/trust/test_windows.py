"""Tests that windows last equally long whether or not a seat holds a reaction, and that the check notices a bot that
betrays its hand.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.table.log import Question
from ludotheque.table.schedule import Schedule
from ludotheque.table.state import TableState
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.windows import Span, chance_of_difference, judge, ranks, simulate_windows

pytestmark = pytest.mark.faults

WINDOWS = 900


def test_the_kolmogorov_smirnov_test_matches_published_tables() -> None:
    """Compares with published tables: the chance follows from the greatest distance and the sizes of the samples."""
    tens = [float(number) for number in range(100)]
    assert chance_of_difference(tens, tens) == 1.0
    assert chance_of_difference(tens, [sample + 1000 for sample in tens]) < 1e-12
    # A distance of 0.2 between two samples of 100: λ = (√50 + 0.12 + 0.11/√50) · 0.2 = 1.441, Q(λ) = 0.0314.
    assert chance_of_difference(tens, [sample + 20 for sample in tens]) == pytest.approx(0.0314, abs=0.0005)


def test_only_windows_of_the_same_kind_are_compared() -> None:
    spans = [Span("two asked", True, 5.0), Span("two asked", False, 6.0), Span("one asked", False, 1.0)]
    assert ranks(spans) == ([0.5], [1.0, 1.0])


def test_windows_last_equally_long_whatever_seats_hold() -> None:
    spans = simulate_windows(Task(WINDOWS))
    assert {span.kind.rsplit(",", 2)[0] for span in spans} == {
        f"simulated, {who}" for who in ("bots only", "a person", "people")
    }
    assert "last alike" in judge(spans, "simulated")


def holds_something(state: TableState, seat: int) -> bool:
    assert state.match is not None
    return len(state.match.choices(seat)) > 1


def test_a_bot_that_is_quicker_with_a_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    bot_due = Schedule._bot_due

    def decide_sooner_with_card(self: Schedule, state: TableState, question: Question, what: str, wanted: Any) -> Any:
        due = bot_due(self, state, question, what, wanted)
        return (
            due._replace(at=question.delay_from) if holds_something(state, question.seat) and what == "answer" else due
        )

    with monkeypatch.context() as patch:
        patch.setattr(Schedule, "_bot_due", decide_sooner_with_card)
        with pytest.raises(Broken, match="tells who holds"):
            judge(simulate_windows(Task(WINDOWS)), "simulated")


def test_a_window_that_is_shortened_when_nobody_can_react_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    window_due = Schedule._window_due

    def close_sooner(self: Schedule, state: TableState, wanted: Any) -> Any:
        due = window_due(self, state, wanted)
        window = state.clock.window
        assert window is not None
        if any(holds_something(state, seat) for seat in window.seats):
            return due
        return [timer._replace(at=window.opened_at) if timer.what == "close" else timer for timer in due]

    with monkeypatch.context() as patch:
        patch.setattr(Schedule, "_window_due", close_sooner)
        with pytest.raises(Broken, match="tells who holds"):
            judge(simulate_windows(Task(WINDOWS)), "simulated")
