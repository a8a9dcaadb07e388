"""How a race goes: who is asked, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Arc, Region
from ludotheque.core.structs import Action, ChoiceReopened, Seat, StepTaken, StepTakenBack
from ludotheque.core.trig import TURN, nearest_angle
from ludotheque.games.worm_up.actions import Bid, Confirm, Crawl, CrawlPath, NameNumber
from ludotheque.games.worm_up.geometry import Body, turned_round
from ludotheque.games.worm_up.rules.bidding import available, begin_round, free_numbers, lay, name_number, show
from ludotheque.games.worm_up.rules.ending import run_out_of_rounds, touch_the_card
from ludotheque.games.worm_up.rules.moving import (
    begin_moves,
    ground_of,
    head_spot,
    is_finished,
    may_reverse,
    show_move,
    tail_spot,
    take_step,
    untake_step,
)
from ludotheque.games.worm_up.rules.paths import Paths
from ludotheque.games.worm_up.rules.setting_up import begin_race
from ludotheque.games.worm_up.rules.swinging import swings
from ludotheque.games.worm_up.state import BIDDING, MOVING, NAMING, NO_TILE, Settings, State

CONFIRM: Final = Confirm()
ONLY_CONFIRM: Final[list[Action]] = [CONFIRM]
FORWARD: Final = Crawl(0, False)
BACKWARD: Final = Crawl(0, True)
FORWARD_PATH: Final = CrawlPath((), False)
BACKWARD_PATH: Final = CrawlPath((), True)


def set_up(settings: Settings, luck: Luck, log: Log) -> State:
    """§1  A new match."""
    state = State(settings)
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
        bids = [tiles.bids[tile] for tile in available(state, state.bidding_worm(seat))]
        return Choices(bids, None, (), state.step * 8 + seat)
    if state.phase == NAMING:  # §2.4
        free = free_numbers(state)
        namings = [tiles.namings[tile] for tile, number in enumerate(tiles.numbers) if number in free]
        return Choices(namings, namings[0])
    return move_choices(state)


def move_choices(state: State) -> Choices:
    """§3, §4  The next step of a move: a segment from an open end, a swing, or, when nothing is left to crawl, the end."""
    regions: list[Region] = []
    default: Action | None = None
    if state.left:
        ground = ground_of(state)
        body = state.worms[state.order[0][0]]
        arc = Arc(FORWARD, "angle", head_spot(state, ground).arcs())
        if arc.size:
            regions += [arc, Paths(FORWARD_PATH, ground, body, state.left)]
        if may_reverse(state, arc.size == 0):
            back = Arc(BACKWARD, "angle", tail_spot(state, ground).arcs())
            if back.size:
                turned = turned_round(body)
                regions += [back, Paths(BACKWARD_PATH, ground, turned, state.left)]
                if not arc.size:
                    arc, body = back, turned
        if regions:
            default = straightest(arc, body)
    actions: list[Action] = []
    if not regions:  # §3.3  all is moved, or no place is left: what cannot be moved is lost
        actions, default = ONLY_CONFIRM, CONFIRM
    if state.may_swing and (state.crawled == 0 or not regions):  # §4.1  not between two steps
        regions += swings(state)
    return Choices(actions, default, tuple(regions))


def straightest(arc: Arc, body: Body) -> Action:
    """What is done when no answer comes: straight on, or as nearly as can be."""
    ahead = nearest_angle(float(body[0] - body[2]), float(body[1] - body[3]))
    if arc.allows(ahead):
        return arc.make(ahead)
    best, least = 0, TURN
    for ends in arc.arcs:
        for end in ends:
            off = (end - ahead) % TURN
            off = min(off, TURN - off)
            if off < least:
                best, least = end, off
    return arc.make(best)


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
        show_move(state, state.left, log)
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
