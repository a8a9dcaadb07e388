"""The bot `heuristic`: plans its own turn card by card, and reacts when that pays."""

from __future__ import annotations

from typing import Final

from ludotheque.core.cardroom import distinct_kinds
from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.malta.bots.doubts import Doubts
from ludotheque.games.malta.bots.evaluate import WON, Mind
from ludotheque.games.malta.bots.lookahead import Targets, aims, negated, played, tried, with_open_card
from ludotheque.games.malta.bots.weights import WEIGHTS
from ludotheque.games.malta.imagine import imagine
from ludotheque.games.malta.rules.phases import PHASES
from ludotheque.games.malta.rules.reactions import PASS
from ludotheque.games.malta.state import ANSWERING, MOVING, NAMING, NO_CARD, PLAYING, State
from ludotheque.games.malta.targets import candidates
from ludotheque.games.malta.views import MaltaView

BREADTH: Final = 3  # beam width: the number of unfinished turns that are kept after each card
VARIETY: Final = 12  # the beam width of a search for turns that differ


Play = tuple[int, Targets]  # a kind of card and its targets


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Plans a turn card by card, and weighs the seat's own cards and arrows against those of its rivals; not losing
    counts most.
    """
    if len(choices) == 1:
        return choices[0]
    assert isinstance(view, MaltaView) and view.seat is not None
    state = imagine(view, luck)
    mind = Mind(state, view.seat)
    if state.phase == ANSWERING:
        return best_answer(state, mind, list(choices), luck)
    if state.phase != PLAYING and state.phase != NAMING:
        return best_tried(state, mind, list(choices), luck)
    kind, targets = best_play(state, mind, luck)
    if state.naming == NO_CARD:
        return state.box.plays[kind]
    at = len(state.named)
    return choices[list(candidates(state, state.box.needs[kind][at], state.named)).index(targets[at])]


def best_tried(state: State, mind: Mind, listed: list[Action], luck: Luck) -> Action:
    """Returns the action that leads to the best position."""
    return rank_tried(state, mind, listed, luck)[0]


def rank_tried(state: State, mind: Mind, listed: list[Action], luck: Luck) -> list[Action]:
    """Ranks actions by the positions that they lead to, and returns them best first."""
    values = [-mind.value(tried(state, mind, action, luck)) for action in listed]
    ranked = sorted([(value, number) for number, value in enumerate(values)])
    return [listed[number] for _, number in ranked]


def best_answer(state: State, mind: Mind, listed: list[Action], luck: Luck) -> Action:
    """§5  Reacts if a reaction is worth more than the card that it costs."""
    # 1 means pass: the bot assumes that nobody else reacts.
    state.answers = tuple([1 if answer else 0 for answer in state.answers])
    best: Action = PASS
    most = -2 * WON
    for action in listed:
        twin = tried(state, mind, action, luck)
        if twin.phase == NAMING and twin.player == mind.me:  # the card was turned round by a Boomerang
            kind = twin.naming
            value = max([mind.value(played(twin, mind, kind, aim, luck)) for aim in aims(twin)])
        else:
            value = mind.value(twin)
        if action != PASS:
            value -= WEIGHTS.reacting
        if value > most:
            most = value
            best = action
    return best


class Turn:
    """A partly planned turn: the position if every card works, and the probability that all of them do."""

    __slots__ = ("state", "before", "play", "first", "works", "otherwise")

    def __init__(self, state: State, before: Turn | None, play: Play, works: float, otherwise: float) -> None:
        self.state = state
        self.before = before  # the turn without its last play
        self.play = play  # the last play
        # The play that the turn begins with.
        self.first: Play = play if before is None or before.before is None else before.first
        self.works = works  # the probability that no card was countered
        # The chance of winning in the cases in which a card was countered: the sum over these cases, each weighted by
        # its probability.
        self.otherwise = otherwise

    def plays(self) -> tuple[Play, ...]:
        """Returns all plays of the turn, whatever their order."""
        found: list[Play] = []
        turn = self
        while turn.before is not None:
            found.append(turn.play)
            turn = turn.before
        return tuple(sorted(found))


Ranked = tuple[float, Turn]  # the chance to win with a turn, and that turn


def best_play(state: State, mind: Mind, luck: Luck) -> Play:
    """§3.2  Returns the card and targets that begin the best turn among those tried."""
    return rank_turns(state, mind, luck)[0].first


def rank_turns(state: State, mind: Mind, luck: Luck) -> list[Turn]:
    """§3.2  Returns one turn for each play that a turn may begin with, best first.  Turns planned to their end come
    before unfinished ones.
    """
    doubts = Doubts(state, mind)
    whole: dict[Play, Ranked] = {}  # the best turn that begins with each play
    begun: dict[Play, Ranked] = {}
    unfinished = [Turn(state, None, (NO_CARD, ()), 1.0, 0.0)]
    while unfinished:
        ranked: list[tuple[float, int, Turn]] = []
        for turn in unfinished:
            done, open_turns = longer_turns(turn, mind, doubts, luck)
            for chance, longer in open_turns:
                ranked.append((-chance, len(ranked), longer))
                begun.setdefault(longer.first, (chance, longer))
            for chance, longer in done:
                if longer.first not in whole or chance > whole[longer.first][0]:
                    whole[longer.first] = (chance, longer)
        ranked.sort()
        unfinished = [turn for _, _, turn in ranked[:BREADTH]]
    found = [whole[play] for play in sorted(whole, key=lambda play: -whole[play][0])]
    found += [begun[play] for play in sorted(begun, key=lambda play: -begun[play][0]) if play not in whole]
    return [turn for _, turn in found]


def varied_turns(state: State, mind: Mind, luck: Luck) -> list[Turn]:
    """§3.2  Returns many different whole turns, best first: of turns with the same plays in another order, only the
    best.
    """
    doubts = Doubts(state, mind)
    whole: dict[tuple[Play, ...], Ranked] = {}
    unfinished = [Turn(state, None, (NO_CARD, ()), 1.0, 0.0)]
    while unfinished:
        ranked: list[tuple[float, int, Turn]] = []
        for turn in unfinished:
            done, open_turns = longer_turns(turn, mind, doubts, luck)
            for chance, longer in open_turns:
                ranked.append((-chance, len(ranked), longer))
            for chance, longer in done:
                plays = longer.plays()
                if plays not in whole or chance > whole[plays][0]:
                    whole[plays] = (chance, longer)
        ranked.sort()
        unfinished = different(ranked)
    return [whole[plays][1] for plays in sorted(whole, key=lambda plays: -whole[plays][0])]


def different(ranked: list[tuple[float, int, Turn]]) -> list[Turn]:
    """Returns the best unfinished turns, no two of them with the same plays."""
    found: list[Turn] = []
    known: set[tuple[Play, ...]] = set()
    for _, _, turn in ranked:
        plays = turn.plays()
        if plays not in known:
            known.add(plays)
            found.append(turn)
            if len(found) == VARIETY:
                break
    return found


def longer_turns(turn: Turn, mind: Mind, doubts: Doubts, luck: Luck) -> tuple[list[Ranked], list[Ranked]]:
    """§3.2  Returns the turns that are one card longer: first those that end there, then those that go on."""
    done: list[Ranked] = []
    open_turns: list[Ranked] = []
    for kind in playable(turn.state, mind):
        fails, lost, strikes_back = failing(turn.state, mind, kind, doubts, luck)
        opened = with_open_card(turn.state, mind, kind)
        for targets in aims(opened):
            twin = played(opened, mind, kind, targets, luck)
            works = mind.values(twin)
            risk = turn.works * doubts.countered(works, fails)
            otherwise = max(lost, doubts.chance(works[mind.me])) if strikes_back else lost
            longer = Turn(twin, turn, (kind, targets), turn.works - risk, turn.otherwise + risk * otherwise)
            if is_mine(twin, mind, PLAYING) and playable(twin, mind):
                open_turns.append((longer.otherwise + longer.works * doubts.chance(works[mind.me]), longer))
            else:
                value = value_of_best_move(twin, mind, luck) if is_mine(twin, mind, MOVING) else works[mind.me]
                done.append((longer.otherwise + longer.works * doubts.chance(value), longer))
    return done, open_turns


def failing(state: State, mind: Mind, kind: int, doubts: Doubts, luck: Luck) -> tuple[list[float], float, bool]:
    """§5.2  Returns the results of a card that is countered: the value of the position for each seat, the chance to
    win, and whether the bot can react.
    """
    if doubts.are_none:
        return [], 0.0, False
    twin = negated(state, mind, kind, luck)
    fails = mind.values(twin)
    value = value_of_best_move(twin, mind, luck) if is_mine(twin, mind, MOVING) else fails[mind.me]
    strikes_back = False
    for reaction in state.box.reactions:
        if mind.holds[reaction] and reaction in twin.hands[mind.me]:
            strikes_back = True
    return fails, doubts.chance(value + WEIGHTS.reaction), strikes_back


def playable(state: State, mind: Mind) -> list[int]:
    """Returns the kinds of cards the bot can consider:
    those it knows it has, or the one whose targets are asked for.
    """
    if state.naming != NO_CARD:
        return [state.naming]
    return [kind for kind in distinct_kinds(state.hands[mind.me]) if mind.holds[kind]]


def is_mine(state: State, mind: Mind, phase: int) -> bool:
    """Is the bot asked in this phase?"""
    return state.phase == phase and state.asked.is_only(mind.me)


def value_of_best_move(state: State, mind: Mind, luck: Luck) -> float:
    """§3.3  Returns the value of the position after the best move."""
    return max([mind.value(tried(state, mind, action, luck)) for action in PHASES.actions(state, mind.me)])
