"""§4  A fight: the challenge, the secret lays, the referee, the dice; §5.1 and who leaves the ring."""

from __future__ import annotations

from typing import Final

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from ludotheque.games.glory.box import ATTACK, DEFENCE, DIVA, REFEREE, GloryBox
from ludotheque.games.glory.cards import put_on_pile
from ludotheque.games.glory.events import (
    Challenged,
    DiceThrown,
    FightEnded,
    LayShown,
    LaysShown,
    MoreLaysShown,
    MoreShown,
    RefereeDecided,
    RingLeft,
    Shown,
    Throw,
)
from ludotheque.games.glory.rules.ending import change_stamina, check_for_winner
from ludotheque.games.glory.state import (
    ACTION_DONE,
    DICE,
    LAYING,
    LAYING_MORE,
    NO_CARD,
    NOBODY,
    OUTSIDE,
    REFEREE_DECIDES,
    TURN_ENDS,
    Open,
    State,
)

PRECEDENCE: Final = ("cancel", "leave", "void", "more")  # §4.8


def challenge(state: State, wrestler: int, log: Log) -> None:
    """§4.1  It cannot be refused."""
    state.challenger = state.using
    state.challenged = wrestler
    if log.heard:
        log.happened(Challenged, state.name_of(state.using), state.name_of(wrestler))
    state.phase = LAYING
    state.asked = 0
    for seat in range(state.settings.seats):
        if is_asked_to_lay(state, seat):
            state.asked |= 1 << seat


def fighter_of(state: State, seat: Seat) -> int:
    """The wrestler with which a seat fights; NOBODY for a bystander."""
    owner = state.settings.owner
    if owner[state.challenger] == seat:
        return state.challenger
    return state.challenged if owner[state.challenged] == seat else NOBODY


def is_asked_to_lay(state: State, seat: Seat) -> bool:
    """§4.14  Fighters with a combat card, bystanders with an event card or stamina for a die; all this is public."""
    if fighter_of(state, seat) != NOBODY:
        return state.combat_cards(seat) > 0
    if not state.lives(seat):
        return state.event_cards(seat) > 0  # option `managers`; the hands of others who are out are empty
    return state.event_cards(seat) > 0 or can_buy_die(state, seat)


def can_buy_die(state: State, seat: Seat) -> bool:
    """§4.3, §3.5  A bystander who lives and can pay.  (Bystanders have one wrestler, §8.3.)"""
    return state.stamina[seat] >= state.settings.enough


def show_lays(state: State, log: Log) -> None:
    """§4.4, §4.10  Everything is shown before the throw, and bought dice are paid."""
    box = state.settings.box
    layers = those_who_laid(state)
    shown: list[Open] = []
    told: list[LayShown] = []
    for seat in layers:
        secret = state.laid[seat]
        fighter = fighter_of(state, seat)
        if fighter != NOBODY:
            card, referee = secret
            if card != NO_CARD:
                shown.append((seat, card, fighter))
            if referee != NO_CARD:
                shown.append((seat, referee, fighter))
            if log.heard:
                told.append(LayShown(seat, card_name(box, card), card_name(box, referee), None, None, None))
        else:
            diva, before, die_for = secret
            if diva != NO_CARD:
                shown.append((seat, diva, before))
            if die_for != NOBODY:
                shown.append((seat, NO_CARD, die_for))
            if log.heard:
                names = (wrestler_name(state, before), wrestler_name(state, die_for))
                told.append(LayShown(seat, None, None, card_name(box, diva), names[0], names[1]))
    if log.heard:
        log.happened(LaysShown, tuple(told))
    lay_open(state, shown)
    for seat, kind, _ in shown:
        if kind == NO_CARD:
            change_stamina(state, seat, -state.settings.fee, "die", log)
    state.phase = REFEREE_DECIDES


def show_more(state: State, log: Log) -> None:
    """§4.11  The further cards are shown too."""
    box = state.settings.box
    layers = those_who_laid(state)
    shown = [(seat, kind, fighter_of(state, seat)) for seat in layers for kind in state.laid[seat] if kind != NO_CARD]
    if log.heard:
        laid = state.laid
        told = [MoreShown(seat, card_name(box, laid[seat][0]), card_name(box, laid[seat][1])) for seat in layers]
        log.happened(MoreLaysShown, tuple(told))
    lay_open(state, shown)
    state.phase = DICE


def those_who_laid(state: State) -> list[int]:
    """The seats that laid, from the challenger to the right."""
    seats = state.settings.seats
    first = state.settings.owner[state.challenger]
    to_the_right = [(first - away) % seats for away in range(seats)]
    return [seat for seat in to_the_right if state.laid[seat]]


def lay_open(state: State, shown: list[Open]) -> None:
    """Cards leave the hands and lie open."""
    for seat, kind, _ in shown:
        if kind != NO_CARD:
            state.hands[seat] = state.hands[seat].minus(kind)
    state.laid = [()] * state.settings.seats
    state.shown += tuple(shown)


def card_name(box: GloryBox, kind: int) -> str | None:
    """The id of a card, if there is one."""
    return None if kind == NO_CARD else box.cards[kind]


def wrestler_name(state: State, wrestler: int) -> str | None:
    """The id of a wrestler, if there is one."""
    return None if wrestler == NOBODY else state.name_of(wrestler)


def in_words(state: State, one: Open) -> Shown:
    """Something open in a fight, by name."""
    seat, kind, wrestler = one
    return Shown(seat, card_name(state.settings.box, kind), state.name_of(wrestler))


def highest_referee(state: State) -> str:
    """§4.8  Cancelled before Leave the ring before No cards before Two more cards; empty: no referee card."""
    box = state.settings.box
    highest = ""
    for _, kind, _ in state.shown:
        if box.first_referee <= kind < box.first_event:
            effect = box.effects[kind]
            if not highest or PRECEDENCE.index(effect) < PRECEDENCE.index(highest):
                highest = effect
    return highest


def players_of(state: State, effect: str) -> list[Open]:
    """Who laid a referee card of this effect, in the order of the reveal."""
    box = state.settings.box
    return [
        one
        for one in state.shown
        if one[1] != NO_CARD and box.groups[one[1]] == REFEREE and box.effects[one[1]] == effect
    ]


def referee_decides(state: State, log: Log) -> None:
    """§4.8  The highest referee card works."""
    box = state.settings.box
    effect = highest_referee(state)
    state.phase = DICE
    if not effect:
        return
    cards = players_of(state, effect)
    log.happened(RefereeDecided, box.cards[cards[0][1]])
    if effect == "cancel":
        end_fight(state, "cancelled", log)
        state.phase = TURN_ENDS  # §4.9  the card says that the turn passes
    elif effect == "leave":
        leavers = [wrestler for _, _, wrestler in cards]
        end_fight(state, "left", log)
        for wrestler in leavers:
            leave_ring(state, wrestler, log)
    elif effect == "more":
        for seat, _, _ in cards:
            if state.combat_cards(seat):  # §4.14  public
                state.asked |= 1 << seat
        if state.asked:
            state.phase = LAYING_MORE


def leave_ring(state: State, wrestler: int, log: Log) -> None:
    """§5.1  To the door of its own path, for three turns of its own, from its next one on."""
    state.places[wrestler] = OUTSIDE
    state.outside[wrestler] = state.settings.box.turns_outside
    log.happened(RingLeft, state.name_of(wrestler))


def strength(state: State, fighter: int, is_void: bool) -> tuple[int, list[int]]:
    """§4.5, §4.12  How many dice a fighter throws, and the numbers that are then added and taken off.

    All dice won and lost are counted before the number is held between 1 and 4.  No cards voids all but bought dice.
    """
    box = state.settings.box
    dice = 2
    changes: list[int] = []
    for _, kind, wrestler in state.shown:
        if kind == NO_CARD:
            dice += wrestler == fighter
            continue
        group = box.groups[kind]
        amount = box.amounts[kind]
        if is_void:
            continue
        if group == DIVA:
            if wrestler == fighter:
                changes.append(amount)
        elif group == ATTACK and wrestler == fighter:
            if box.effects[kind] == "die":
                dice += amount
            else:
                changes.append(amount)
        elif group == DEFENCE and wrestler != fighter:
            if box.effects[kind] == "die":
                dice -= amount
            else:
                changes.append(-amount)
    return min(max(dice, 1), box.most_dice), changes


def throw(state: State, fighter: int, is_void: bool, luck: Luck) -> tuple[list[int], list[int], int]:
    """§4.4, §4.5  The dice, the changes, and the total, which is never below 0."""
    number, changes = strength(state, fighter, is_void)
    dice = [luck.die(6) for _ in range(number)]
    return dice, changes, max(sum(dice) + sum(changes), 0)


def throw_dice(state: State, luck: Luck, log: Log) -> None:
    """§4.4  Both throw; the lower loses the difference; equal: nobody loses."""
    one, other = state.challenger, state.challenged
    is_void = highest_referee(state) == "void"
    dice, changes, total = throw(state, one, is_void, luck)
    other_dice, other_changes, other_total = throw(state, other, is_void, luck)
    loser = NOBODY if total == other_total else one if total < other_total else other
    loss = abs(total - other_total)
    if log.heard:
        log.happened(
            DiceThrown,
            Throw(state.name_of(one), tuple(dice), tuple(changes), total),
            Throw(state.name_of(other), tuple(other_dice), tuple(other_changes), other_total),
            None if loser == NOBODY else state.name_of(loser),
            loss,
        )
    if loser != NOBODY:
        change_stamina(state, loser, -loss, "fight", log)
    end_fight(state, "dice", log)
    check_for_winner(state, log)


def end_fight(state: State, how: str, log: Log) -> None:
    """§4.6  Used cards go to their discard piles, also when the fight is cancelled."""
    kinds = [kind for _, kind, _ in state.shown if kind != NO_CARD]
    for kind in kinds:
        put_on_pile(state, kind)
    state.shown = ()
    state.challenger = state.challenged = NOBODY
    state.phase = ACTION_DONE
    if log.heard:
        cards = state.settings.box.cards
        log.happened(FightEnded, how, tuple([cards[kind] for kind in kinds]))
