"""Computes deadlines, reaction windows and pauses from what was played.  Pure functions: the time is an argument."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTaken, StepTakenBack
from ludotheque.core.history import HAND_OVER, SET_UP, Entry
from ludotheque.core.log import Fact
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat
from ludotheque.table.log import Clock, Question, Window
from ludotheque.table.settings import LEAST_HUSH, Settings

STORE_RETRY: Final = 1000  # ms until an action that is due is tried again after the store has failed
ERROR_RETRY: Final = 30_000  # ms until an action that is due is tried again after an error in our code
GRACE: Final = 5000  # ms: the minimum time for any decision; also added to every deadline after an outage
NONCE_TIME: Final = 10_000  # the time limit for opening nonces, in ms
# ms for which plays are held back, so that any-time actions come first: shorter than any deadline, so that an answer
# stored in this time is never too late.
HOLD: Final = LEAST_HUSH
# The events about choices that are still secret; they leave all open questions open.
SECRET_EVENTS: Final = (StepTaken, StepTakenBack, ChoiceSealed, ChoiceReopened)


def first_clock(settings: Settings) -> Clock:
    """Returns the clock before the match begins."""
    return Clock(time_left=(settings.seconds * 1000,) * settings.seats if settings.clock == "match" else None)


def next_clock(
    settings: Settings,
    before: Clock,
    match: Match,
    entries: Sequence[Entry],
    at: int,
    version: int,
    *,
    bots_only: bool,
    is_alone: bool,
    is_closing: bool,
) -> Clock:
    """Returns the clock of a table after these entries were added to its match.

    `is_closing`: these entries are the answers in a window.  `is_alone`: a single person plays against bots; there
    is no time limit then, because nobody else waits.
    """
    plays = [entry for entry in entries if entry.kind != HAND_OVER]
    if not plays:
        return before
    doers = {entry.seat for entry in plays if entry.kind != SET_UP}
    is_secret = not is_closing and are_all_secret([fact for entry in plays for fact in entry.facts])
    asked, entry_count = match.to_act, len(match.history)
    window = next_window(
        settings, before, match, at, version, bots_only=bots_only, is_alone=is_alone, is_closing=is_closing
    )
    open_questions = {question.seat: question for question in before.questions}
    sealed_questions = {question.seat: question for question in before.sealed_questions}
    same: dict[Seat, Question] = {}
    for seat in asked:
        old = open_questions.get(seat) or (sealed_questions.get(seat) if is_secret else None)
        if old is not None and not is_closing and (is_secret or seat not in doers):
            same[seat] = question_after_entry(old, at, entry_count, is_mine=seat in doers, is_secret=is_secret)
    left = None if is_alone else before.time_left
    sealed: list[Question] = []
    for old in [*before.questions, *before.sealed_questions]:
        if old.seat in same or before.window is not None:
            continue
        ended = at if old.seat in open_questions else old.delay_from
        if is_secret:
            sealed.append(replace(old, delay_from=ended))
        elif left is not None:
            left = with_time(left, old.seat, left[old.seat] - (ended - old.asked_at))
    questions = []
    for seat in asked:
        deadline = (
            window.latest_close if window is not None else deadline_of(settings, left, seat, at, is_alone=is_alone)
        )
        questions.append(same.get(seat) or Question(seat, version, at, deadline, at, entry_count))
    held_until = before.held_until if is_secret else None
    if not is_secret and window is None and match.may_act and not bots_only:
        held_until = at + HOLD
    return Clock(tuple(questions), tuple(sealed), window, left, version, at, entry_count, held_until=held_until)


def are_all_secret(facts: Iterable[Fact]) -> bool:
    """Returns whether all these facts are about choices that are still secret."""
    return all(kind in SECRET_EVENTS for kind, _ in facts)


def next_window(
    settings: Settings,
    before: Clock,
    match: Match,
    at: int,
    version: int,
    *,
    bots_only: bool,
    is_alone: bool,
    is_closing: bool,
) -> Window | None:
    """Returns the window that is open now.

    The times of a window depend on the settings and on who sits at the table, never on what anybody holds.
    """
    asked = match.to_act
    if not asked or not match.is_window:
        return None
    old = before.window
    if old is not None and not is_closing and old.seats == asked:
        return old
    earliest_close = at + (0 if bots_only else settings.hush)
    return Window(version, at, earliest_close, None if is_alone else at + settings.window, asked)


def question_after_entry(question: Question, at: int, entry_count: int, *, is_mine: bool, is_secret: bool) -> Question:
    """Returns an open question after an entry.  The seat's own steps and take-backs do not change the deadline;
    otherwise a seat could postpone the deadline for ever.
    """
    if is_mine:
        return replace(question, delay_from=at, entry_count=entry_count)
    if not is_secret and question.deadline is not None:
        return replace(question, deadline=max(question.deadline, at + GRACE))
    return question


def deadline_of(settings: Settings, left: tuple[int, ...] | None, seat: Seat, at: int, *, is_alone: bool) -> int | None:
    """Returns the deadline of a new question."""
    if settings.clock == "none" or is_alone:
        return None
    if left is not None:
        return at + max(left[seat], GRACE)
    return at + settings.seconds * 1000


def with_time(left: tuple[int, ...], seat: Seat, time: int) -> tuple[int, ...]:
    """Returns the match clocks with one seat's remaining time replaced."""
    return left[:seat] + (max(0, time),) + left[seat + 1 :]


def postpone(clock: Clock, by: int) -> Clock:
    """Returns the clock with every time moved later by `by` ms, after a pause or an outage."""

    def later(question: Question) -> Question:
        deadline = None if question.deadline is None else question.deadline + by
        return replace(
            question, asked_at=question.asked_at + by, deadline=deadline, delay_from=question.delay_from + by
        )

    window = clock.window
    if window is not None:
        latest_close = None if window.latest_close is None else window.latest_close + by
        window = replace(
            window,
            opened_at=window.opened_at + by,
            earliest_close=window.earliest_close + by,
            latest_close=latest_close,
        )
    return replace(
        clock,
        questions=tuple([later(question) for question in clock.questions]),
        sealed_questions=tuple([later(question) for question in clock.sealed_questions]),
        window=window,
        last_play_at=clock.last_play_at + by,
        nonces_due=None if clock.nonces_due is None else clock.nonces_due + by,
        held_until=None if clock.held_until is None else clock.held_until + by,
    )


def after_handover(clock: Clock, seat: Seat, at: int, entry_count: int) -> Clock:
    """Returns the clock after a seat changes hands: the new player's time to think starts now; the deadline stays."""
    questions = [
        replace(question, delay_from=at, entry_count=entry_count) if question.seat == seat else question
        for question in clock.questions
    ]
    return replace(clock, questions=tuple(questions))
