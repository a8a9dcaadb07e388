"""The review of a finished match: each seat's chance to win throughout, and what was luck and what was choice.

Chances come from the whole state, which is known when a match is over.  The loss of a decision is the chance to win
that it gave away, judged only from what its seat knew: the best plan found and the plan chosen are both tried in the
same newly imagined worlds.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.bots.search.analysis import Reason, has_values, look_on, reasons_between
from ludotheque.bots.search.budget import Budget
from ludotheque.bots.search.engine import WIDTH, Candidate, Search, error_of
from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput
from ludotheque.core.history import PLAY, SET_UP, TAKE_BACK, Entry, Record, steps
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Fast, fast
from ludotheque.core.match import Match
from ludotheque.core.record import match_of_record
from ludotheque.core.start import begin
from ludotheque.core.structs import Action, Seat
from ludotheque.core.words import Phrase

USUAL: Final = 200  # the usual number of simulations for a decision
ROLLOUTS: Final = 4  # a position gets a quarter as many rollouts as a decision gets simulations
FEWEST: Final = 16  # the minimum number of rollouts for a position
FORCED: Final = 12  # at most this many forced entries in a row keep the chances of the entry before them
# A decision is a mistake if it lost at least this much of the chance to win, and at least twice the standard error of
# the loss.
MISTAKE: Final = 0.05
TOLD: Final = 0.02  # a decision that clearly lost at least this chance is explained in words
TURN: Final = 0.1  # the smallest change of a chance that counts as a turning point
MOST_TURNS: Final = 6
ONLY_NOISE: Final = 2.0  # a difference of fewer standard errors than this may be noise


class Better(msgspec.Struct, frozen=True, rename="camel"):
    """A costly decision in words: what was done, what would have been better, and why."""

    did: Phrase
    best: Phrase
    reason: Phrase


class Decision(msgspec.Struct, frozen=True, rename="camel"):
    """How much chance to win a decision gave away compared with the best decision found, with its standard error.

    The loss of a decision is an estimate, and may be a little below 0.
    """

    seat: Seat
    loss: float
    error: float
    better: Better | None = None  # only for a decision that clearly lost something
    is_mistake: bool = False


class Moment(msgspec.Struct, frozen=True, rename="camel"):
    """One entry of the record: each seat's chance to win after the entry, what luck changed, and the loss of the
    decision.
    """

    entry: int
    seat: Seat | None
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    luck: tuple[float, ...] = ()  # the change of each seat's chance by luck; empty: no luck was used
    luck_errors: tuple[float, ...] = ()
    decision: Decision | None = None
    takes_back: bool = False


class SeatReview(msgspec.Struct, frozen=True, rename="camel"):
    """How much chance to win a seat got by luck and lost by its decisions, with standard errors."""

    luck: float
    luck_error: float
    loss: float
    loss_error: float
    decisions: int
    mistakes: int


class TurningPoint(msgspec.Struct, frozen=True, rename="camel"):
    """An entry after which a seat's chance was much higher or lower: by luck, or by somebody's choice."""

    entry: int
    seat: Seat
    change: float
    error: float
    is_luck: bool


class Review(msgspec.Struct, frozen=True, rename="camel"):
    """A whole match, entry by entry, and summed up."""

    game: str
    simulations: int
    is_calibrated: bool  # False (edited box, or no trained value): chances can only be compared with one another
    moments: tuple[Moment, ...]
    seats: tuple[SeatReview, ...]
    turning_points: tuple[TurningPoint, ...]
    # For each seat, the entry that raised the seat's chance most; None: no entry raised the chance.
    best_moments: tuple[TurningPoint | None, ...] = ()


def check_reviewable(record: Record) -> None:
    """Raises BadInput if the match is not over, or if the game cannot estimate chances from a position."""
    if record.seat is not None:
        raise BadInput("record", "seat-record")
    if record.outcome is None and record.seed is None:
        raise BadInput("record", "review-not-over")
    match = match_of_record(record)
    if not has_values(hooks_of(match.rules)):
        raise BadInput("record", "review-no-value", name=match.game, version=match.version)


def moments_of(record: Record, simulations: int = USUAL, first: int = 0) -> Iterator[Moment]:
    """Yields the analysis of each entry from `first` on; raises BrokenEntry where the record is damaged.

    Each result depends only on the record and the number of simulations, not on `first`.
    """
    Budget(simulations)  # raises BadInput if the number is out of range
    match = match_of_record(record)
    examiner = Examiner(match, record, simulations)
    done = steps(record.entries, match)
    for number, entry in enumerate(record.entries):
        before = None if entry.kind == SET_UP else match.rules.copy(match.state)
        played = next(done)
        examiner.latest.append(Played(number, entry, before))
        if number >= first:
            yield examiner.moment(number, entry, before, played.action)


class Played(NamedTuple):
    """An entry of the record, and the state before it (None for the set-up)."""

    number: int
    entry: Entry
    before: Any


class Examiner:
    """Analyses the entries of one match."""

    def __init__(self, match: Match, record: Record, simulations: int) -> None:
        self.match = match
        self.hooks: Hooks[Any] = hooks_of(match.rules)
        self.record = record
        self.simulations = simulations
        self.rollouts = max(FEWEST, simulations // ROLLOUTS)
        self.latest: deque[Played] = deque(maxlen=FORCED + 1)  # the latest entries; the last is the one being analysed
        # Cache: the number of an entry, and each seat's chances in rollouts after it.
        self.valued: tuple[int, list[list[float]]] = (-1, [])

    def moment(self, number: int, entry: Entry, before: Any, action: Any) -> Moment:
        """Returns the analysis of one entry; `before` is the state before the entry, or None for the set-up."""
        luck = self.luck_of(number)
        after = self.chances_after(luck)
        gained: tuple[float, ...] = ()
        gained_errors: tuple[float, ...] = ()
        if entry.luck:
            drawn = [self.drawn_again(entry, before, action, fast(luck.noise())) for _ in range(self.rollouts)]
            columns = list(zip(columns_of(after), columns_of(drawn)))
            gained = tuple([rounded(mean(own) - mean(others)) for own, others in columns])
            gained_errors = tuple([rounded(math.hypot(error_of(own), error_of(others))) for own, others in columns])
        return Moment(
            entry=number,
            seat=entry.seat,
            chances=tuple([rounded(mean(column)) for column in columns_of(after)]),
            errors=tuple([rounded(error_of(column)) for column in columns_of(after)]),
            luck=gained,
            luck_errors=gained_errors,
            decision=self.decision(entry, before, action, luck) if entry.kind == PLAY else None,
            takes_back=entry.kind == TAKE_BACK,
        )

    def luck_of(self, number: int) -> Fast:
        """Returns the luck with which an entry is analysed."""
        return fast(f"review {self.record.hash} {number}".encode())

    def chances_after(self, luck: Fast) -> list[list[float]]:
        """Returns each seat's chance after the latest entry, in several rollouts.

        A forced entry (without luck or choice) changes no chance, so it keeps the chances of the entry before it,
        unless the match is over.
        """
        at = len(self.latest) - 1
        while at > 0 and self.match.outcome is None and self.is_forced(self.latest[at]):
            at -= 1
        number = self.latest[at].number
        if self.valued[0] != number:
            is_latest = at == len(self.latest) - 1
            state = self.match.state if is_latest else self.latest[at + 1].before
            chance = luck if is_latest else self.luck_of(number)
            self.valued = number, [self.value_of(state, fast(chance.noise())) for _ in range(self.rollouts)]
        return self.valued[1]

    def is_forced(self, played: Played) -> bool:
        """Was there nothing to choose and nothing to draw?"""
        rules, (_, entry, before) = self.match.rules, played
        if entry.kind != PLAY or entry.luck or entry.doer not in rules.to_act(before):
            return False
        choices = rules.choices(before, entry.doer)
        return len(choices.actions) == 1 and not choices.regions

    def value_of(self, state: Any, luck: Fast) -> list[float]:
        """Returns each seat's chance: the mean of the state's value and of the value after a rollout, because the two
        values err in different ways.
        """
        hooks = self.hooks
        if state.outcome is not None:
            return hooks.value(state)
        twin = hooks.rules.copy(state)
        hooks.roll_out(twin, hooks.horizon(twin), luck)
        if not hooks.scorers:
            return hooks.value(twin)
        return [(now + later) / 2 for now, later in zip(hooks.value(state), hooks.value(twin))]

    def drawn_again(self, entry: Entry, before: Any, action: Any, luck: Fast) -> list[float]:
        """Returns each seat's chance after the same action with different luck."""
        if before is None:
            record = self.record
            again = begin(self.match.rules, record.seats, record.options, record.components, luck)
            return self.value_of(again.state, luck)
        twin = self.hooks.rules.copy(before)
        if entry.seat is not None:
            self.hooks.rules.apply(twin, entry.seat, action, luck, SILENT)
        return self.value_of(twin, luck)

    def decision(self, entry: Entry, before: Any, action: Action, luck: Fast) -> Decision | None:
        """Returns the loss of a decision, judged from what its seat knew; None if the seat had no other choice."""
        rules, seat = self.match.rules, entry.doer
        if seat not in rules.to_act(before):
            return None
        view, choices = rules.view(before, seat), rules.choices(before, seat)
        if len(choices.actions) == 1 and not choices.regions:
            return None
        search = Search(self.hooks, view, choices, luck)
        search.propose(WIDTH)
        search.run(Budget(max(1, self.simulations // 2)))
        best = search.best()
        if best.plan[0] == action:
            return Decision(seat, 0.0, 0.0)
        chosen = Candidate(self.plan_of(search, action))
        known = Candidate(best.plan)
        search.meet([known, chosen], max(2, self.simulations // 4), Budget(self.simulations))
        loss, error = known.gain(chosen)
        better = None
        if loss >= max(TOLD, ONLY_NOISE * error):
            words = words_of(rules)
            reason = self.reason(search, known, chosen)
            better = Better(words.of_action(action, view), words.of_action(best.plan[0], view), reason.said)
        return Decision(seat, rounded(loss), rounded(error), better, is_mistake(loss, error))

    def plan_of(self, search: Search, action: Action) -> tuple[Action, ...]:
        """Returns the best of the candidates' plans that begin with an action; if there is none, the plan that goes on
        as the heuristic would.
        """
        planned = [one for one in search.candidates if one.plan[0] == action]
        if planned:
            return max(planned, key=lambda one: one.mean()).plan
        return search.plan_from(action)

    def reason(self, search: Search, best: Candidate, chosen: Candidate) -> Reason:
        """Returns the reason why the best plan is better than the chosen one."""
        seed = search.world_luck.noise()
        (_, outlook), (_, others) = look_on(search, best, seed), look_on(search, chosen, seed)
        return reasons_between(search, best, outlook, others, best.gain(chosen)[0], is_best=True)[0]


def review_of(record: Record, moments: Sequence[Moment], simulations: int) -> Review:
    """Sums up a match from the analysis of its entries."""
    match = match_of_record(record)
    kept = lasting(moments)
    seats = tuple([seat_review(moments, kept, seat) for seat in range(record.seats)])
    is_calibrated = bool(hooks_of(match.rules).scorers) and record.components is None
    return Review(
        record.game, simulations, is_calibrated, tuple(moments), seats, turning_points(moments), best_moments(moments)
    )


def lasting(moments: Sequence[Moment]) -> list[Decision]:
    """Returns the decisions that were not taken back."""
    found: list[Decision | None] = []
    taken: dict[Seat, list[int]] = {}
    for moment in moments:
        if moment.takes_back and moment.seat is not None:
            if taken.get(moment.seat):
                found[taken[moment.seat].pop()] = None
        elif moment.seat is not None:
            taken.setdefault(moment.seat, []).append(len(found))
            found.append(moment.decision)
    return [decision for decision in found if decision is not None]


def seat_review(moments: Sequence[Moment], decisions: Sequence[Decision], seat: Seat) -> SeatReview:
    """Sums up luck and decisions of one seat."""
    own = [decision for decision in decisions if decision.seat == seat]
    drawn = [moment for moment in moments if moment.luck]
    return SeatReview(
        luck=rounded(sum([moment.luck[seat] for moment in drawn])),
        luck_error=rounded(math.hypot(*[moment.luck_errors[seat] for moment in drawn])),
        loss=rounded(sum([decision.loss for decision in own])),
        loss_error=rounded(math.hypot(*[decision.error for decision in own])),
        decisions=len(own),
        mistakes=len([decision for decision in own if decision.is_mistake]),
    )


def turning_points(moments: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """Returns the entries that changed a chance most, in the order of the match."""
    found: list[TurningPoint] = []
    for before, after in pairwise(moments):
        changes = [new - old for old, new in zip(before.chances, after.chances)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        point = change_of(before, after, seat)
        if abs(point.change) >= max(TURN, ONLY_NOISE * point.error):
            found.append(point)
    found.sort(key=lambda point: -abs(point.change))
    return tuple(sorted(found[:MOST_TURNS], key=lambda point: point.entry))


def change_of(before: Moment, after: Moment, seat: Seat) -> TurningPoint:
    """Returns the change of a seat's chance to win by an entry, and whether that was mostly luck.

    A rise is luck, too, if it follows a poor decision of the seat itself: something that the seat could not know was in
    its favour.
    """
    change = after.chances[seat] - before.chances[seat]
    error = math.hypot(before.errors[seat], after.errors[seat])
    is_drawn = bool(after.luck and change) and after.luck[seat] / change >= 0.5
    decision = after.decision
    is_undeserved = change > 0 and decision is not None and decision.seat == seat and decision.better is not None
    is_luck = is_drawn or is_undeserved
    return TurningPoint(after.entry, seat, rounded(change), rounded(error), is_luck)


def best_moments(moments: Sequence[Moment]) -> tuple[TurningPoint | None, ...]:
    """Returns for each seat the entry that raised the seat's chance most, if the rise is too large to be noise."""
    found: list[TurningPoint | None] = []
    for seat in range(len(moments[0].chances)):
        points = [change_of(before, after, seat) for before, after in pairwise(moments)]
        best = max(points, key=lambda point: point.change, default=None)
        clear = best is not None and best.change > ONLY_NOISE * best.error and best.change > 0
        found.append(best if clear else None)
    return tuple(found)


def is_mistake(loss: float, error: float) -> bool:
    """Did a decision lose more than noise can explain?"""
    return loss >= max(MISTAKE, ONLY_NOISE * error)


def columns_of(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Returns the columns of a table that has one column per seat."""
    return [[row[at] for row in rows] for at in range(len(rows[0]))]


def mean(values: Sequence[float]) -> float:
    """Returns the mean of some values."""
    return sum(values) / len(values)


def rounded(value: float) -> float:
    """Returns a value to four places, enough for a chance."""
    return round(value, 4) + 0.0
