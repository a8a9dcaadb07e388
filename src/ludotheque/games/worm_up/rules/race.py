"""How a race goes: who is asked, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.events import ChoiceReopened, StepTaken, StepTakenBack
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action, Seat
from ludotheque.games.worm_up.actions import Bid, Confirm, Crawl, CrawlPath, NameNumber
from ludotheque.games.worm_up.geometry import Spot, turned_round
from ludotheque.games.worm_up.rules.bidding import available, begin_round, free_numbers, lay, name_number, show
from ludotheque.games.worm_up.rules.ending import run_out_of_rounds, touch_the_card
from ludotheque.games.worm_up.rules.moving import (
    begin_moves,
    ground_of,
    is_finished,
    lost,
    may_reverse,
    show_move,
    take_step,
    untake_step,
)
from ludotheque.games.worm_up.rules.paths import Headings, Paths
from ludotheque.games.worm_up.rules.setting_up import begin_race
from ludotheque.games.worm_up.rules.swinging import swings
from ludotheque.games.worm_up.state import BIDDING, MOVING, NAMING, NO_TILE, Settings, State, new_state

CONFIRM: Final = Confirm()
ONLY_CONFIRM: Final[list[Action]] = [CONFIRM]
FORWARD: Final = Crawl(0, False)
BACKWARD: Final = Crawl(0, True)
FORWARD_PATH: Final = CrawlPath((), False)
BACKWARD_PATH: Final = CrawlPath((), True)


def set_up(settings: Settings, luck: Luck, log: Log) -> State:
    """§1  A new match."""
    state = new_state(settings)
    begin_race(state, luck, log)
    return state


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that owe a decision."""
    return state.asked()


def choices(state: State, seat: Seat) -> Choices:
    """All that a seat may do now.  This is the one place that says what is legal."""
    if seat not in state.asked():
        return NOTHING
    tiles = state.settings.tiles
    if state.phase == BIDDING:  # §2.1
        return Choices([tiles.bids[tile] for tile in available(state, state.bidding_worm(seat))])
    if state.phase == NAMING:  # §2.4
        free = free_numbers(state)
        namings = [tiles.namings[tile] for tile, number in enumerate(tiles.numbers) if number in free]
        return Choices(namings, namings[0])
    return move_choices(state)


class MoveChoices(Choices):
    """The choices of a move.  When no answer comes: straight on, or as nearly as can be."""

    def __init__(self, actions: list[Action], default: Action | None, regions: tuple[Region, ...]) -> None:
        super().__init__(actions, default, regions)

    @property
    def default(self) -> Action | None:
        if self._default is None:
            region = self.regions[0]
            assert isinstance(region, Headings)
            self._default = region.make(region.straightest())
        return self._default


def move_choices(state: State) -> Choices:
    """§3, §4  The next step of a move: a segment from an open end, a swing, or, when nothing is left to crawl, the end."""
    regions: list[Region] = []
    if state.left:
        ground = ground_of(state)
        body = state.worms[state.order[0][0]]
        head = Spot(ground, body)
        head_is_blocked = head.is_blocked()
        if not head_is_blocked:
            regions.append(Headings(FORWARD, head))
            regions.append(Paths(FORWARD_PATH, ground, body, state.left))
        if may_reverse(state, head_is_blocked):
            body = turned_round(body)
            tail = Spot(ground, body)
            if not tail.is_blocked():
                regions.append(Headings(BACKWARD, tail))
                regions.append(Paths(BACKWARD_PATH, ground, body, state.left))
    if regions:
        if state.may_swing and state.crawled == 0:  # §4.1  not between two steps
            regions += swings(state)
        return MoveChoices([], None, tuple(regions))
    # §3.3  All is moved, or no place is left: what cannot be moved is lost.
    if state.may_swing:
        regions += swings(state)
    return Choices(ONLY_CONFIRM, CONFIRM, tuple(regions))


def apply(state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
    """Does what a legal action says, and all that follows until somebody is asked again."""
    state.step += 1
    if state.phase == BIDDING:
        assert isinstance(action, Bid)
        if lay(state, seat, state.settings.tiles.names.index(action.tile), action, log):
            show(state, log)
            if state.phase == MOVING:
                go_on(state, luck, log)
    elif state.phase == NAMING:
        assert isinstance(action, NameNumber)
        name_number(state, action.number, log)
        go_on(state, luck, log)
    elif isinstance(action, Confirm):
        show_move(state, lost(state), log)
        state.order = state.order[1:]
        go_on(state, luck, log)
    else:
        take_step(state, action)
        if is_finished(state):  # §5.1  at once, during the move
            show_move(state, 0, log)
            if not touch_the_card(state, seat, log):
                begin_race(state, luck, log)
        else:
            log.happened(StepTaken, seat, action)


def go_on(state: State, luck: Luck, log: Log) -> None:
    """§2.3  The next worm moves; when all have, the next round begins, or the race is over (§5.2)."""
    if begin_moves(state, log):
        return
    if state.round < state.settings.last_round:
        begin_round(state, state.round + 1, log)
    elif not run_out_of_rounds(state, log):
        begin_race(state, luck, log)


def may_take_back(state: State, seat: Seat) -> bool:
    """§2.1  A tile before the last seat has chosen; §3.3  a step before the move is confirmed."""
    if state.phase == BIDDING:
        return state.bids[state.settings.worms_of(seat)[0]] != NO_TILE
    return state.phase == MOVING and len(state.draft) > 0 and seat in state.asked()


def take_back(state: State, seat: Seat, log: Log) -> None:
    """Undoes what `may_take_back` allows to undo."""
    state.step -= 1
    if state.phase == BIDDING:
        for worm in reversed(state.settings.worms_of(seat)):
            if state.bids[worm] != NO_TILE:
                state.bids[worm] = NO_TILE
                break
        log.happened(ChoiceReopened, seat)
        return
    untake_step(state)
    log.happened(StepTakenBack, seat)
