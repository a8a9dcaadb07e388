"""The bot `heuristic`: judges every choice in points of stamina."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat, View
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
from ludotheque.games.glory.bots.sight import Sight, sight_of_state, sight_of_view
from ludotheque.games.glory.lore import NONE, Strength, open_strength
from ludotheque.games.glory.rules.odds import fight_odds
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.state import (
    ANSWERING,
    ARRIVING,
    DISCARDING,
    DRAWING,
    LAYING,
    LAYING_MORE,
    NO_CARD,
    OUT,
    REPEATING,
    RING,
    TAKING,
    UNSEEN,
    USING,
    WALKING,
    State,
)
from ludotheque.games.glory.views import GloryView

STAYS_WITH: Final = 9  # the bot stays on the path only with at least this much stamina
STAYS_ON: Final = 2  # the bot stays on a space only if the space gives at least this many actions
NEVER: Final = -1000.0  # the value of an action that the bot never takes
ROOM: Final = 3  # the bot stays on the path only if at least this many more cards fit into its hand


def heuristic(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Judges every choice in points of stamina."""
    assert isinstance(view, GloryView)
    return choices[0] if len(choices) == 1 else decide(sight_of_view(view), choices, luck)


def policy(state: State, seat: Seat, luck: Luck) -> tuple[Action, ...]:
    """Returns the plan of the bot `heuristic` in this state; like the bot, uses only what the seat knows."""
    choices = PHASES.choices(state, seat)
    return (choices[0] if len(choices) == 1 else decide(sight_of_state(state, seat), choices, luck),)


def decide(sight: Sight, choices: Choices, luck: Luck) -> Action:
    """Returns the choice that is worth most, given what a seat knows (`sight`)."""
    phase = sight.phase
    if phase == TAKING:
        return choices.sample(luck)
    if phase == ANSWERING:
        return DeclinePair()
    mind = Mind(sight)
    if phase == LAYING:
        return lay(mind, choices, luck)
    if phase == LAYING_MORE:
        return lay_more(mind, choices, luck)
    if phase == REPEATING:
        return repeat_or_not(mind)
    if phase == USING:
        return best_to_use(mind, choices, luck)
    if phase == DISCARDING:
        return least_wanted(mind, choices, luck)
    if phase in (DRAWING, ARRIVING):
        return Draw("combat" if mind.combat_worth() >= mind.event_worth() else "event")
    if phase == UNSEEN:
        return LayUnseen("combat" if mind.combat_worth() >= mind.event_worth() else "event")
    if phase == WALKING:
        return walk(mind, choices, luck)
    return best_action(mind, choices.actions, luck)[1]


def best_of(listed: Sequence[Action], worths: list[float], luck: Luck) -> tuple[float, Action]:
    """Returns the highest value and the choice that has it; luck decides between choices of equal value, such as
    attacks on two rivals that look alike.
    """
    most = max(worths)
    best = [action for action, worth in zip(listed, worths) if worth == most]
    return most, best[0] if len(best) == 1 else luck.pick(best)


def best_action(mind: Mind, listed: Sequence[Action], luck: Luck) -> tuple[float, Action]:
    """Returns the best draw, event or challenge, and its value; if no such action is possible, the first choice."""
    worths = [action_worth(mind, action) for action in listed]
    return (NEVER, listed[0]) if max(worths) == NEVER else best_of(listed, worths, luck)


def action_worth(mind: Mind, action: Action) -> float:
    """Returns the value of a draw, an event or a challenge; NEVER for anything else."""
    if isinstance(action, Draw):
        return mind.combat_worth() if action.deck == "combat" else mind.event_worth()
    if isinstance(action, (PlayOnSeat, PlayOnWrestler)):
        return mind.play_worth(action)
    if isinstance(action, Challenge):
        return challenge_worth(mind, mind.sight.using, mind.wrestler(action.wrestler))
    return NEVER


def challenge_worth(mind: Mind, mine: int, theirs: int) -> float:
    """Returns the value of a challenge: the value of the best lay against what the rival may have, plus the value of
    the card that the rival spends on the fight.
    """
    seat = mind.owner[theirs]
    spends = mind.fresh * mind.share * THEIR_CARD if mind.combat[seat] else 0.0
    return mind.best_lay(mine, theirs, True)[0] + spends


def lay(mind: Mind, choices: Choices, luck: Luck) -> Action:
    """§4.2, §4.3  Decides what to lay in secret."""
    challenger, challenged = mind.sight.challenger, mind.sight.challenged
    if mind.me not in (mind.owner[challenger], mind.owner[challenged]):
        return intervene(mind, choices, challenger, challenged, luck)
    is_challenger = mind.owner[challenger] == mind.me
    mine, theirs = (challenger, challenged) if is_challenger else (challenged, challenger)
    _, card, referee = mind.best_lay(mine, theirs, is_challenger)
    cards = mind.lore.box.cards
    return Lay(None if card == NO_CARD else cards[card], None if referee == NO_CARD else cards[referee])


def intervene(mind: Mind, choices: Choices, one: int, other: int, luck: Luck) -> Action:
    """§4.3  Chooses the intervention that helps most, if it is worth its cost."""
    worths = [intervention_worth(mind, action, one, other) for action in choices]
    most, best = best_of(choices.actions, worths, luck)
    return best if most > 0.0 else choices[0]


def intervention_worth(mind: Mind, action: Action, one: int, other: int) -> float:
    """Returns how much an intervention helps a bystander, minus its cost."""
    assert isinstance(action, Intervene)
    lore = mind.lore
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
    return mind.outcome(odds, one, other) - mind.outcome(fight_odds(2, 0, 2, 0), one, other) - cost


def lay_more(mind: Mind, choices: Choices, luck: Luck) -> Action:
    """§4.11  Chooses the further cards that pay off, given what is open now."""
    return best_of(choices.actions, [second_lay_worth(mind, action) for action in choices], luck)[1]


def second_lay_worth(mind: Mind, action: Action) -> float:
    """§4.11  Returns the value of the fight with further cards, minus the value of those cards."""
    assert isinstance(action, LayMore)
    lore = mind.lore
    challenger, challenged = mind.sight.challenger, mind.sight.challenged
    is_challenger = mind.owner[challenger] == mind.me
    mine, theirs = (challenger, challenged) if is_challenger else (challenged, challenger)
    strength = open_strength(lore.box, mind.sight.shown, theirs)
    cost = 0.0
    for card in (action.card, action.other):
        if card is not None:
            kind = lore.box.kind_of[card]
            strength = strength.plus(lore.strengths[kind])
            cost += mind.worth(kind)
    return mind.fight(mine, theirs, strength, NONE) - cost


def ring_choices(mind: Mind) -> list[Action]:
    """Returns the actions in the ring that may be worthwhile."""
    lore = mind.lore
    listed: list[Action] = [Draw("combat"), Draw("event")]
    cards = lore.box.cards
    for kind in dict.fromkeys(mind.hand):
        if kind < lore.box.first_event:
            continue
        if lore.box.about_cards[kind]:
            listed += [PlayOnSeat(cards[kind], seat) for seat in range(mind.sight.seats) if mind.standing[seat]]
        else:
            for number, name in enumerate(mind.names):
                is_own = mind.owner[number] == mind.me
                if mind.places[number] != OUT and not (is_own and lore.box.takes_stamina[kind]):
                    listed.append(PlayOnWrestler(cards[kind], name))
    for number, name in enumerate(mind.names):
        if mind.places[number] == RING and mind.owner[number] != mind.me:
            listed.append(Challenge(name))
    return listed


def repeat_or_not(mind: Mind) -> Action:
    """§3.2  Takes one more action if it is worth more than the fee."""
    value = max([action_worth(mind, action) for action in ring_choices(mind)])
    using = mind.sight.using
    return Repeat() if value > 0.4 - mind.change(using, mind.lore.box.fee) else EndTurn()


def walk(mind: Mind, choices: Choices, luck: Luck) -> Action:
    """§2  Takes every action on a space; stays on a space with many actions, as long as there is stamina and room for
    cards.
    """
    sight = mind.sight
    if sight.left:
        value, action = best_action(mind, choices.actions, luck)
        if value > 0.0:
            return action
    using = sight.using
    actions = sight.path[sight.places[using]]
    has_room = len(mind.hand) + ROOM <= mind.limit
    if actions >= STAYS_ON and has_room and mind.stamina[using] >= STAYS_WITH and choices.contains(Stay()):
        return Stay()
    return Advance()


def best_to_use(mind: Mind, choices: Choices, luck: Luck) -> Action:
    """§8.1  Chooses the wrestler whose turn is worth most."""
    return best_of(choices.actions, [turn_worth(mind, action) for action in choices], luck)[1]


def turn_worth(mind: Mind, action: Action) -> float:
    """§8.1  Returns the value of a turn with a wrestler."""
    assert isinstance(action, UseWrestler)
    number = mind.wrestler(action.wrestler)
    value = max(mind.combat_worth(), mind.event_worth())
    if mind.places[number] != RING:
        return mind.sight.path[mind.places[number]] * value
    for rival in rivals_in_ring(mind):
        value = max(value, challenge_worth(mind, number, rival))
    for one in ring_choices(mind):
        if isinstance(one, (PlayOnSeat, PlayOnWrestler)):
            value = max(value, mind.play_worth(one))
    return value


def rivals_in_ring(mind: Mind) -> list[int]:
    """Returns the wrestlers that the seat may challenge."""
    return [w for w, place in enumerate(mind.places) if place == RING and mind.owner[w] != mind.me]


def least_wanted(mind: Mind, choices: Choices, luck: Luck) -> Action:
    """§1.7  Chooses the least valuable card."""
    return best_of(choices.actions, [-discard_cost(mind, action) for action in choices], luck)[1]


def discard_cost(mind: Mind, action: Action) -> float:
    """§1.7  Returns the value of the card that a discard gives up."""
    assert isinstance(action, Discard)
    return mind.worth(mind.lore.box.kind_of[action.card])
