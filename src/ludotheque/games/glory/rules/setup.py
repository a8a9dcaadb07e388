"""§1  The set-up of a match of Road to Glory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Reason
from ludotheque.core.seats import NO_SEATS, only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import TakeWrestler
from ludotheque.games.glory.box import COMBAT, EVENTS, PATHS
from ludotheque.games.glory.cards import draw_card
from ludotheque.games.glory.events import FirstSeatNamed, FirstThrown, WrestlerTaken
from ludotheque.games.glory.refusals import elsewhere
from ludotheque.games.glory.rules.asking import Choosing
from ludotheque.games.glory.state import TURN_BEGINS, UNTAKEN, Settings, State


def set_the_table(state: State, luck: Luck, log: Log) -> None:
    """§1.3  Finds the first seat, gives out the wrestlers (named by an option, chosen by the seats, or drawn), and deals
    the cards.
    """
    named = named_wrestlers(state.settings)
    throw_for_the_first(state, luck, log)
    if named is None:
        state.asked = only(state.first)
    else:
        draw_wrestlers(state, named, luck, log)
        deal(state, luck, log)


def throw_for_the_first(state: State, luck: Luck, log: Log) -> None:
    """§1.6  Each seat throws dice, and the highest throw begins; tied seats throw again."""
    seats = state.settings.seats
    best = list(range(seats))
    while len(best) > 1:
        throws: list[int | None] = [None] * seats
        highest = 0
        leaders: list[int] = []
        for seat in best:
            die = luck.die(6)
            throws[seat] = die
            if die > highest:
                highest, leaders = die, [seat]
            elif die == highest:
                leaders.append(seat)
        best = leaders
        log.happened(FirstThrown, tuple(throws))
    state.first = state.turn = best[0]
    log.happened(FirstSeatNamed, state.first)


def named_wrestlers(settings: Settings) -> list[int] | None:
    """§1.3  Returns the wrestlers that option `wrestlers` names.  An empty list means that all wrestlers are drawn;
    None means that each seat chooses its own.
    """
    text: str = settings.options["wrestlers"]
    if text == "choose":
        return None
    known = settings.box.wrestler_of
    names = text.replace(",", " ").split()
    for name in names:
        if name not in known:
            raise BadInput("options.wrestlers", "bad-choice", value=name, names=", ".join(known))
    return [known[name] for name in names]


def draw_wrestlers(state: State, named: list[int], luck: Luck, log: Log) -> None:
    """§1.3  Gives each seat its wrestlers and paths, without repetition; wrestlers that the options do not name are
    drawn.
    """
    settings = state.settings
    names = settings.box.wrestlers
    figures = list(named)
    paths: list[int] = []
    for wrestler in range(settings.wrestlers):
        if wrestler == len(figures):
            name = luck.pick([names[figure] for figure in range(len(names)) if figure not in figures])
            figures.append(settings.box.wrestler_of[name])
        path = luck.pick([path + 1 for path in range(PATHS) if path not in paths])
        paths.append(path - 1)
        log.happened(WrestlerTaken, settings.owner[wrestler], names[figures[wrestler]], path)
    state.figures = tuple(figures)
    state.paths = tuple(paths)


class Taking(Choosing):
    """§1.3  Option: the seats take turns to choose a wrestler and a path, until every seat has its wrestlers."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """§1.3  Lists the wrestlers and paths that nobody has chosen yet."""
        takes = state.settings.box.takes
        paths = [path for path in range(PATHS) if path not in state.paths]
        return [takes[figure][path] for figure in range(len(takes)) if figure not in state.figures for path in paths]

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        wrestler = free_wrestlers_of(state, seat)[0]
        figures, paths = list(state.figures), list(state.paths)
        figures[wrestler] = state.settings.box.wrestler_of[action.wrestler]
        paths[wrestler] = action.path - 1
        state.figures, state.paths = tuple(figures), tuple(paths)
        log.happened(WrestlerTaken, seat, action.wrestler, action.path)
        following = state.alive.right_of(seat)
        if free_wrestlers_of(state, following):
            state.asked = only(following)
        else:
            deal(state, luck, log)

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        if isinstance(action, TakeWrestler):
            return self.section, "taken-already", {"wrestler": action.wrestler, "path": action.path}
        return elsewhere(self, state, action)


def free_wrestlers_of(state: State, seat: Seat) -> list[int]:
    """Returns the numbers of a seat's wrestlers that are not chosen yet."""
    return [wrestler for wrestler in state.wrestlers_of(seat) if state.figures[wrestler] == UNTAKEN]


def deal(state: State, luck: Luck, log: Log) -> None:
    """§1.5  Deals each seat one combat and one event card; §8.1 with two seats, two of each."""
    seat = state.first
    for _ in range(state.settings.seats):
        for deck in (COMBAT, EVENTS):
            for _ in range(state.settings.each):
                draw_card(state, seat, deck, luck, log)
        seat = state.alive.right_of(seat)
    state.asked = NO_SEATS
    state.phase = TURN_BEGINS
