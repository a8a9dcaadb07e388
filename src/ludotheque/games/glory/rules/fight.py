"""§4.4 to §4.12  A fight: the referee, the dice, and the result."""

from __future__ import annotations

from typing import Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase
from ludotheque.core.seats import NO_SEATS, Seats
from ludotheque.games.glory.box import ATTACK, DEFENCE, DIVA
from ludotheque.games.glory.cards import put_on_pile
from ludotheque.games.glory.events import DiceThrown, FightEnded, RefereeDecided, Throw
from ludotheque.games.glory.rules.ending import change_stamina, check_for_winner
from ludotheque.games.glory.rules.outside import leave_ring
from ludotheque.games.glory.state import (
    ACTION_DONE,
    DICE,
    LAYING_MORE,
    NO_CARD,
    NO_WRESTLER,
    TURN_ENDS,
    Open,
    State,
)

PRECEDENCE: Final = ("cancel", "leave", "void", "more")  # §4.8


class RefereeDecides(Phase[State]):
    """§4.8  The phase in which the highest referee card takes effect."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        effect = highest_referee(state)
        state.phase = DICE
        if not effect:
            return
        cards = referee_cards(state, effect)
        log.happened(RefereeDecided, state.settings.box.cards[cards[0].kind])
        if effect == "cancel":
            end_fight(state, "cancelled", log)
            state.phase = TURN_ENDS  # §4.9  Cancelled also ends the turn
        elif effect == "leave":
            end_fight(state, "left", log)
            for one in cards:
                leave_ring(state, one.wrestler, log)
        elif effect == "more":
            asked: Seats = NO_SEATS
            for one in cards:
                if state.combat_cards(one.seat):  # §4.14  everybody sees whether a seat has combat cards
                    asked = asked.plus(one.seat)
            state.asked = asked
            if asked.members:
                state.phase = LAYING_MORE


def highest_referee(state: State) -> str:
    """§4.8  Returns the effect of the highest referee card, or an empty text if no referee card was laid.  Cancelled
    beats Leave the ring, which beats No cards, which beats Two more cards.
    """
    box = state.settings.box
    highest = ""
    for one in state.shown:
        if box.first_referee <= one.kind < box.first_event:
            effect = box.effects[one.kind]
            if not highest or PRECEDENCE.index(effect) < PRECEDENCE.index(highest):
                highest = effect
    return highest


def referee_cards(state: State, effect: str) -> list[Open]:
    """Returns the laid referee cards with this effect, in the order in which they were revealed."""
    box = state.settings.box
    return [one for one in state.shown if one.kind != NO_CARD and box.effects[one.kind] == effect]


def strength(state: State, fighter: int, is_void: bool) -> tuple[int, list[int]]:
    """§4.5, §4.12  Returns the number of dice that a fighter throws, and the numbers to add and subtract.

    All dice won and lost are counted before the number is limited to 1 to 4.  The referee card No cards voids
    everything but bought dice.
    """
    box = state.settings.box
    dice = 2
    changes: list[int] = []
    for one in state.shown:
        kind = one.kind
        is_own = one.wrestler == fighter
        if kind == NO_CARD:
            dice += is_own
            continue
        group = box.groups[kind]
        amount = box.amounts[kind]
        if is_void:
            continue
        if group == DIVA:
            if is_own:
                changes.append(amount)
        elif group == ATTACK and is_own:
            if box.effects[kind] == "die":
                dice += amount
            else:
                changes.append(amount)
        elif group == DEFENCE and not is_own:
            if box.effects[kind] == "die":
                dice -= amount
            else:
                changes.append(-amount)
    return min(max(dice, 1), box.most_dice), changes


class Thrown:
    """A fighter's throw: the dice, what the cards add and subtract, and the total."""

    __slots__ = ("dice", "changes", "total")

    def __init__(self, dice: list[int], changes: list[int]) -> None:
        self.dice = dice
        self.changes = changes
        self.total = max(sum(dice) + sum(changes), 0)  # §4.5  never below 0

    def public_throw(self, wrestler: str) -> Throw:
        """Returns the throw as everybody sees it."""
        return Throw(wrestler, tuple(self.dice), tuple(self.changes), self.total)


def throw(state: State, fighter: int, is_void: bool, luck: Luck) -> Thrown:
    """§4.4, §4.5  Throws the dice of a fighter."""
    number, changes = strength(state, fighter, is_void)
    return Thrown(luck.dice(number, 6), changes)


class Dice(Phase[State]):
    """§4.4  The phase in which both fighters throw dice: the fighter with the lower total loses the difference; with
    equal totals nobody loses stamina.
    """

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        one, other = state.challenger, state.challenged
        is_void = highest_referee(state) == "void"
        mine = throw(state, one, is_void, luck)
        theirs = throw(state, other, is_void, luck)
        loser = NO_WRESTLER if mine.total == theirs.total else one if mine.total < theirs.total else other
        loss = abs(mine.total - theirs.total)
        if log.heard:
            thrown = (mine.public_throw(state.name_of(one)), theirs.public_throw(state.name_of(other)))
            log.happened(DiceThrown, thrown[0], thrown[1], state.name_or_none(loser), loss)
        if loser != NO_WRESTLER:
            change_stamina(state, loser, -loss, "fight", log)
        end_fight(state, "dice", log)
        check_for_winner(state, log)


def end_fight(state: State, how: str, log: Log) -> None:
    """§4.6  Ends a fight: used cards go to their discard piles, even if the fight was cancelled."""
    kinds = [one.kind for one in state.shown if one.kind != NO_CARD]
    for kind in kinds:
        put_on_pile(state, kind)
    state.shown = ()
    state.challenger = state.challenged = NO_WRESTLER
    state.phase = ACTION_DONE
    if log.heard:
        cards = state.settings.box.cards
        log.happened(FightEnded, how, tuple([cards[kind] for kind in kinds]))
