"""Deadlines, windows and pauses, computed from what was played.  Pure functions: the time is an argument."""

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

AGAIN: Final = 1000  # ms until an action that is due is tried again after the store has failed
AFTER_FAULT: Final = 30_000  # ms until an action that is due is tried again after an error in our code
GRACE: Final = 5000  # ms: the minimum time for any decision; also added to every deadline after an outage
OPENING: Final = 10_000  # ms within which everybody must open their nonce
PAUSE: Final = LEAST_HUSH  # ms: shorter than any deadline, so that an answer stored during a pause is never too late
QUIET: Final = (StepTaken, StepTakenBack, ChoiceSealed, ChoiceReopened)  # events that leave all open questions open


def first_clock(settings: Settings) -> Clock:
    """Returns the clock before the match begins."""
    return Clock(left=(settings.seconds * 1000,) * settings.seats if settings.clock == "match" else None)


def next_clock(
    settings: Settings,
    before: Clock,
    match: Match,
    deeds: Sequence[Entry],
    at: int,
    version: int,
    *,
    bots_only: bool,
    is_alone: bool,
    is_closing: bool,
) -> Clock:
    """Returns the clock after some entries of the match.

    `is_closing`: these entries are the answers in a window.  `is_alone`: a single person plays against bots; there
    is no time limit then, because nobody else waits.
    """
    plays = [deed for deed in deeds if deed.kind != HAND_OVER]
    if not plays:
        return before
    doers = {deed.seat for deed in plays if deed.kind != SET_UP}
    is_quiet = not is_closing and are_quiet([fact for deed in plays for fact in deed.facts])
    asked, done = match.to_act, len(match.history)
    window = next_window(
        settings, before, match, at, version, bots_only=bots_only, is_alone=is_alone, is_closing=is_closing
    )
    known = {question.seat: question for question in before.questions}
    rested = {question.seat: question for question in before.rested}
    same: dict[Seat, Question] = {}
    for seat in asked:
        old = known.get(seat) or (rested.get(seat) if is_quiet else None)
        if old is not None and not is_closing and (is_quiet or seat not in doers):
            same[seat] = after_deed(old, at, done, is_mine=seat in doers, is_quiet=is_quiet)
    left = None if is_alone else before.left
    resting: list[Question] = []
    for old in [*before.questions, *before.rested]:
        if old.seat in same or before.window is not None:
            continue
        ended = at if old.seat in known else old.paced
        if is_quiet:
            resting.append(replace(old, paced=ended))
        elif left is not None:
            left = with_time(left, old.seat, left[old.seat] - (ended - old.opened))
    questions = []
    for seat in asked:
        due = window.closes if window is not None else due_after(settings, left, seat, at, is_alone=is_alone)
        questions.append(same.get(seat) or Question(seat, version, at, due, at, done))
    pause = before.pause if is_quiet else None
    if not is_quiet and window is None and match.may_act and not bots_only:
        pause = at + PAUSE
    return Clock(tuple(questions), tuple(resting), window, left, version, at, done, pause=pause)


def are_quiet(facts: Iterable[Fact]) -> bool:
    """Whether these entries only concern choices that are still secret."""
    return all(kind in QUIET for kind, _ in facts)


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
    hush = at + (0 if bots_only else settings.hush)
    return Window(version, at, hush, None if is_alone else at + settings.window, asked)


def after_deed(question: Question, at: int, done: int, *, is_mine: bool, is_quiet: bool) -> Question:
    """Returns an open question after an entry.  The seat's own steps and take-backs do not change the deadline;
    otherwise a seat could postpone it for ever.
    """
    if is_mine:
        return replace(question, paced=at, deeds=done)
    if not is_quiet and question.due is not None:
        return replace(question, due=max(question.due, at + GRACE))
    return question


def due_after(settings: Settings, left: tuple[int, ...] | None, seat: Seat, at: int, *, is_alone: bool) -> int | None:
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
        due = None if question.due is None else question.due + by
        return replace(question, opened=question.opened + by, due=due, paced=question.paced + by)

    window = clock.window
    if window is not None:
        closes = None if window.closes is None else window.closes + by
        window = replace(window, opened=window.opened + by, hush=window.hush + by, closes=closes)
    return replace(
        clock,
        questions=tuple([later(question) for question in clock.questions]),
        rested=tuple([later(question) for question in clock.rested]),
        window=window,
        played_at=clock.played_at + by,
        opening=None if clock.opening is None else clock.opening + by,
        pause=None if clock.pause is None else clock.pause + by,
    )


def after_handover(clock: Clock, seat: Seat, at: int, done: int) -> Clock:
    """Returns the clock after a seat changes hands: the new player's time to think starts now; the deadline stays."""
    questions = [
        replace(question, paced=at, deeds=done) if question.seat == seat else question for question in clock.questions
    ]
    return replace(clock, questions=tuple(questions))
