"""§3  Moving: the worms move one after another; a move consists of steps, which nobody else sees before the move is
confirmed.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.choices import Choices
from ludotheque.core.events import StepTaken, StepTakenBack
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.regions import Region
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.worm_up.actions import Confirm, Crawl, CrawlPath, SwingFinish
from ludotheque.games.worm_up.changes import LOST_THOUGH_SWUNG
from ludotheque.games.worm_up.events import FinishSwung, MoveBegan, WormCrawled, WormStayed
from ludotheque.games.worm_up.geometry import body_after_step, ends_of_card, reversed_body, touches_card
from ludotheque.games.worm_up.refusals import bad_crawl, bad_swing
from ludotheque.games.worm_up.rules.crawling import can_crawl, crawl, crawl_regions
from ludotheque.games.worm_up.rules.ending import end_race
from ludotheque.games.worm_up.rules.paths import Headings
from ludotheque.games.worm_up.rules.swinging import can_swing, swing, swings
from ludotheque.games.worm_up.state import MOVING, NEXT_MOVE, ROUND_ENDS, State

CONFIRM: Final = Confirm()
ONLY_CONFIRM: Final[list[Action]] = [CONFIRM]


class NextMove(Phase[State]):
    """§2.3  The next worm moves.  If that worm can do nothing at all, which everybody can see, its seat is not asked
    (§3.3).
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if not state.order:
            state.phase = ROUND_ENDS
            return
        move = state.order[0]
        seat = state.settings.owner(move.worm)
        state.body_before = state.worms[move.worm]
        state.finish_before = state.finish
        begin_draft(state)
        log.happened(MoveBegan, seat, move.worm, move.number, move.swing)
        if can_crawl(state) or (move.swing and can_swing(state)):
            state.phase = MOVING
            state.asked = only(seat)
        else:
            log.happened(WormStayed, seat, move.worm, move.number)
            state.order = state.order[1:]


class MoveChoices(Choices):
    """The choices of a move; the default is to crawl straight ahead, or as nearly so as possible."""

    def __init__(self, actions: list[Action], default: Action | None, regions: tuple[Region, ...]) -> None:
        super().__init__(actions, default, regions)

    @property
    def default(self) -> Action | None:
        if self._default is None:
            region = self.regions[0]
            assert isinstance(region, Headings)
            self._default = region.make(region.straightest())
        return self._default


class Moving(Phase[State]):
    """§3, §4  A worm crawls as many segments as it has bid, in any curve; with X it may swing the finish before or
    after the crawl.
    """

    def __init__(self, section: str, awaited: str) -> None:
        super().__init__(section, awaited)
        self.is_listed = False

    def choices(self, state: State, seat: Seat) -> Choices:
        regions = crawl_regions(state)
        if regions:
            if state.may_swing and state.crawled == 0:  # §4.1  not between two steps
                regions += swings(state)
            return MoveChoices([], None, tuple(regions))
        # §3.3  Here no further step is possible: all segments are moved, or there is no room for the next one and the
        # rest are lost.
        if state.may_swing:
            regions += swings(state)
        return Choices(ONLY_CONFIRM, CONFIRM, tuple(regions))

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if isinstance(action, Confirm):
            show_move(state, unmoved_segments(state), log)
            state.order = state.order[1:]
            state.asked = NO_SEATS
            state.phase = NEXT_MOVE
            return
        take_step(state, action)
        if is_race_won(state):  # §5.1  the race ends at once, even during a move
            show_move(state, 0, log)
            state.asked = NO_SEATS
            end_race(state, (seat,), "finish", log)
        else:
            log.happened(StepTaken, seat, action)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, Crawl):
            return bad_crawl(self, state, (action.angle,), action.reverse)
        if isinstance(action, CrawlPath):
            return bad_crawl(self, state, action.angles, action.reverse)
        if isinstance(action, SwingFinish):
            return bad_swing(state, action)
        if isinstance(action, Confirm):
            return "§3.3", "move-all", {"left": state.left}
        return self.section, self.awaited, {}

    def may_take_back(self, state: State, seat: Seat) -> bool:
        """§3.3  May the seat undo a step?  Yes, until the move is confirmed."""
        return len(state.draft) > 0 and state.asked.has(seat)

    def take_back(self, state: State, seat: Seat, log: Log) -> None:
        draft = state.draft[:-1]
        begin_draft(state)
        for action in draft:
            take_step(state, action)
        log.happened(StepTakenBack, seat)


def begin_draft(state: State) -> None:
    """Restores the worm and the finish to their places before the first step of the move."""
    move = state.order[0]
    state.worms[move.worm] = state.body_before
    state.finish = state.finish_before
    state.left = move.number
    state.may_swing = move.swing
    state.crawled = 0
    state.draft = ()


def take_step(state: State, action: Action) -> None:
    """Makes one step of a move, which may still be taken back: one segment, several, or a swing."""
    if isinstance(action, Crawl):
        crawl(state, action.angle, action.reverse)
    elif isinstance(action, CrawlPath):
        reverse = action.reverse
        for angle in action.angles:
            crawl(state, angle, reverse)
            reverse = False
    else:
        assert isinstance(action, SwingFinish)
        swing(state, action.held == "left", action.turn)
    state.draft += (action,)


def is_race_won(state: State) -> bool:
    """§5.1  Does the head of the worm that moves touch the card?"""
    settings = state.settings
    body = state.worms[state.mover()]
    return state.crawled > 0 and touches_card(
        body[0], body[1], ends_of_card(state.finish, settings.card), settings.touch
    )


def unmoved_segments(state: State) -> int:
    """§3.3  Returns how many segments of a confirmed move were not moved.  A swing after the crawl does not change that
    number.
    """
    if state.settings.rules < LOST_THOUGH_SWUNG:
        return state.left
    return state.order[0].number - state.crawled


def show_move(state: State, lost: int, log: Log) -> None:
    """Makes the finished move visible to all."""
    if log.heard:
        tell_move(state, lost, log)
    state.left = 0
    state.may_swing = False
    state.crawled = 0
    state.draft = ()
    state.body_before = state.worms[state.mover()]
    state.finish_before = state.finish


def tell_move(state: State, lost: int, log: Log) -> None:
    """Reports the swing and the crawl in the order in which they happened."""
    worm = state.mover()
    seat = state.settings.owner(worm)
    angles: list[int] = []
    reverse = False
    for action in state.draft:
        if isinstance(action, Crawl):
            angles.append(action.angle)
            reverse = reverse or action.reverse
        elif isinstance(action, CrawlPath):
            angles += action.angles
            reverse = reverse or action.reverse
    told = False
    for action in state.draft:
        if isinstance(action, SwingFinish):
            ax, ay, bx, by = ends_of_card(state.finish, state.settings.card)
            log.happened(FinishSwung, seat, worm, action.held, action.turn, (bx, by), (ax, ay))
        elif not told:
            told = True
            log.happened(WormCrawled, seat, worm, reverse, tuple(angles), heads(state, angles, reverse), lost)
    if not told and lost:
        log.happened(WormStayed, seat, worm, lost)


def heads(state: State, angles: list[int], reverse: bool) -> tuple[tuple[int, int], ...]:
    """Returns the successive places of the head during a crawl."""
    body = reversed_body(state.body_before) if reverse else state.body_before
    places: list[tuple[int, int]] = []
    for angle in angles:
        body = body_after_step(body, state.settings.steps, angle)
        places.append((body[0], body[1]))
    return tuple(places)
