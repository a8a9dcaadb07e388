"""The bot `heuristic`: judges every choice in points of stamina."""

from __future__ import annotations

from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.glory.actions import (
    Advance,
    Challenge,
    DeclinePair,
    Discard,
    Draw,
    EndTurn,
    Intervene,
    Lay,
    LayMore,
    LayUnseen,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
    Stay,
    UseWrestler,
)
from ludotheque.games.glory.bots.evaluate import THEIR_CARD, Mind
from ludotheque.games.glory.lore import NONE, Strength, open_strength
from ludotheque.games.glory.rules.odds import fight_odds
from ludotheque.games.glory.state import NO_CARD
from ludotheque.games.glory.views import GloryView

STAYS_WITH: Final = 9  # the least stamina with which it pays to stay on the path
STAYS_ON: Final = 2  # the least number of actions on a space that is worth staying for
ROOM: Final = 3  # the least room in the hand with which it pays to stay


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Judges every choice in points of stamina."""
    assert isinstance(view, GloryView)
    if len(choices) == 1:
        return choices[0]
    phase = view.phase
    if phase == "taking":
        return choices.sample(luck)
    if phase == "answering":
        return DeclinePair()
    mind = Mind(view)
    if phase == "laying":
        return lay(mind, choices)
    if phase == "layingMore":
        return lay_more(mind, choices)
    if phase == "repeating":
        return repeat_or_not(mind)
    if phase == "using":
        return best_to_use(mind, choices)
    if phase == "discarding":
        return least_wanted(mind, choices)
    if phase in ("drawing", "arriving"):
        return Draw("combat" if mind.combat_worth() >= mind.event_worth() else "event")
    if phase == "unseen":
        return LayUnseen("combat" if mind.combat_worth() >= mind.event_worth() else "event")
    if phase == "walking":
        return walk(mind, choices)
    return best_action(mind, list(choices))[1]


def best_action(mind: Mind, listed: list[Action]) -> tuple[float, Action]:
    """Returns the best draw, event or challenge, and its value."""
    best = (-1000.0, listed[0])
    for action in listed:
        if isinstance(action, Draw):
            value = mind.combat_worth() if action.deck == "combat" else mind.event_worth()
        elif isinstance(action, (PlayOnSeat, PlayOnWrestler)):
            value = mind.play_worth(action)
        elif isinstance(action, Challenge):
            value = challenge_worth(mind, mind.wrestler(mind.view.using), mind.wrestler(action.wrestler))
        else:
            continue
        if value > best[0]:
            best = (value, action)
    return best


def challenge_worth(mind: Mind, mine: int, theirs: int) -> float:
    """Returns the value of a challenge: the best lay against what the other may have, minus the card it spends."""
    seat = mind.owner[theirs]
    spends = mind.fresh * mind.share * THEIR_CARD if mind.combat[seat] else 0.0
    return mind.best_lay(mine, theirs, True)[0] + spends


def lay(mind: Mind, choices: Choices) -> Action:
    """§4.2, §4.3  Decides what to lay in secret."""
    view = mind.view
    challenger, challenged = mind.wrestler(view.challenger), mind.wrestler(view.challenged)
    if mind.me not in (mind.owner[challenger], mind.owner[challenged]):
        return intervene(mind, choices, challenger, challenged)
    is_challenger = mind.owner[challenger] == mind.me
    mine, theirs = (challenger, challenged) if is_challenger else (challenged, challenger)
    _, card, referee = mind.best_lay(mine, theirs, is_challenger)
    cards = mind.lore.box.cards
    return Lay(None if card == NO_CARD else cards[card], None if referee == NO_CARD else cards[referee])


def intervene(mind: Mind, choices: Choices, one: int, other: int) -> Action:
    """§4.3  Chooses the intervention that helps most, if it is worth its cost."""
    lore = mind.lore
    best_value, best = 0.0, choices[0]
    base = mind.outcome(fight_odds(2, 0, 2, 0), one, other)
    for action in choices:
        assert isinstance(action, Intervene)
        sides = [NONE, NONE]
        cost = 0.0
        if action.diva is not None:
            kind = lore.box.kind_of[action.diva]
            side = 0 if mind.wrestler(action.before) == one else 1
            sides[side] = sides[side].plus(Strength(points=lore.box.amounts[kind]))
            cost += mind.worth(kind)
        if action.die_for is not None:
            side = 0 if mind.wrestler(action.die_for) == one else 1
            sides[side] = sides[side].plus(Strength(dice=1))
            cost -= mind.change(mind.me, lore.box.fee)
        odds = fight_odds(2 + sides[0].dice, sides[0].points, 2 + sides[1].dice, sides[1].points)
        value = mind.outcome(odds, one, other) - base - cost
        if value > best_value:
            best_value, best = value, action
    return best


def lay_more(mind: Mind, choices: Choices) -> Action:
    """§4.11  Chooses the further cards that pay off, given what is open now."""
    view, lore = mind.view, mind.lore
    challenger, challenged = mind.wrestler(view.challenger), mind.wrestler(view.challenged)
    is_challenger = mind.owner[challenger] == mind.me
    mine, theirs = (challenger, challenged) if is_challenger else (challenged, challenger)
    laid = open_strength(lore.box, view, mind.names[theirs])
    best_value, best = -1000.0, choices[0]
    for action in choices:
        assert isinstance(action, LayMore)
        strength, cost = laid, 0.0
        for card in (action.card, action.other):
            if card is not None:
                kind = lore.box.kind_of[card]
                strength = strength.plus(lore.strengths[kind])
                cost += mind.worth(kind)
        value = mind.fight(mine, theirs, strength, NONE) - cost
        if value > best_value:
            best_value, best = value, action
    return best


def ring_choices(mind: Mind) -> list[Action]:
    """Returns what one could do in the ring, as far as it may be worthwhile."""
    view, lore = mind.view, mind.lore
    listed: list[Action] = [Draw("combat"), Draw("event")]
    cards = lore.box.cards
    for kind in dict.fromkeys(mind.hand):
        if kind < lore.box.first_event:
            continue
        if lore.box.about_cards[kind]:
            listed += [PlayOnSeat(cards[kind], seat) for seat in range(view.seats) if mind.standing[seat]]
        else:
            for number, name in enumerate(mind.names):
                is_own = mind.owner[number] == mind.me
                if mind.places[number] != "out" and not (is_own and lore.box.takes_stamina[kind]):
                    listed.append(PlayOnWrestler(cards[kind], name))
    for number, name in enumerate(mind.names):
        if mind.places[number] == "ring" and mind.owner[number] != mind.me:
            listed.append(Challenge(name))
    return listed


def repeat_or_not(mind: Mind) -> Action:
    """§3.2  Takes one more action if it is worth more than the fee."""
    value, _ = best_action(mind, ring_choices(mind))
    using = mind.wrestler(mind.view.using)
    return Repeat() if value > 0.4 - mind.change(using, mind.lore.box.fee) else EndTurn()


def walk(mind: Mind, choices: Choices) -> Action:
    """§2  Takes every action; stays where there are many, as long as there is stamina and room for cards."""
    view = mind.view
    if view.left:
        value, action = best_action(mind, list(choices))
        if value > 0.0:
            return action
    using = mind.wrestler(view.using)
    actions = view.path[mind.spaces[using]]
    has_room = len(mind.hand) + ROOM <= mind.limit
    if actions >= STAYS_ON and has_room and mind.stamina[using] >= STAYS_WITH and choices.contains(Stay()):
        return Stay()
    return Advance()


def best_to_use(mind: Mind, choices: Choices) -> Action:
    """§8.1  Chooses the wrestler whose turn is worth most."""
    best_value, best = -1000.0, choices[0]
    per_card = max(mind.combat_worth(), mind.event_worth())
    for action in choices:
        assert isinstance(action, UseWrestler)
        number = mind.wrestler(action.wrestler)
        if mind.places[number] == "ring":
            value = max([challenge_worth(mind, number, w) for w in rivals_in_ring(mind)] or [0.0])
            for one in ring_choices(mind):
                if isinstance(one, (PlayOnSeat, PlayOnWrestler)):
                    value = max(value, mind.play_worth(one))
            value = max(value, per_card)
        else:
            value = mind.view.path[mind.spaces[number]] * per_card
        if value > best_value:
            best_value, best = value, action
    return best


def rivals_in_ring(mind: Mind) -> list[int]:
    """Returns the wrestlers that may be challenged."""
    return [w for w, place in enumerate(mind.places) if place == "ring" and mind.owner[w] != mind.me]


def least_wanted(mind: Mind, choices: Choices) -> Action:
    """§1.7  Chooses the least valuable card."""
    best_value, best = 1000.0, choices[0]
    for action in choices:
        assert isinstance(action, Discard)
        value = mind.worth(mind.lore.box.kind_of[action.card])
        if value < best_value:
            best_value, best = value, action
    return best
