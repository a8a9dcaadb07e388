"""A cheap imitation of the heuristic for rollouts: it uses lookup tables instead of exact odds, and makes no list of
choices.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.bots.evaluate import HELD, HOPE, ROOMY, SPARE, THEIR_CARD, WASTED
from ludotheque.games.glory.bots.policy import ROOM, STAYS_ON, STAYS_WITH
from ludotheque.games.glory.lore import Lore, lore_for
from ludotheque.games.glory.rules.ending import ANSWERS
from ludotheque.games.glory.rules.event_cards import DRAWS
from ludotheque.games.glory.rules.odds import fight_odds
from ludotheque.games.glory.rules.outside import LAY_UNSEEN
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.rules.ring import END_OR_REPEAT
from ludotheque.games.glory.rules.walking import ADVANCE, STAY
from ludotheque.games.glory.state import (
    ANSWERING,
    ARRIVING,
    DISCARDING,
    DRAWING,
    IN_RING,
    LAYING,
    LAYING_MORE,
    NO_CARD,
    NO_WRESTLER,
    REPEATING,
    RING,
    UNSEEN,
    USING,
    WALKING,
    State,
)

ENOUGH: Final = 9  # a seat with this many cards to fight with prefers other cards
WIDEST: Final = 14  # the largest difference in a fight that the lookup tables cover
COMBAT_CARD: Final = 1.3  # the mean value of a card from the combat deck; EVENT_CARD: from the event deck
EVENT_CARD: Final = 1.23
NEEDED: Final = 1.35  # a combat card is worth this many times as much to a seat that holds at most FEW of them
FEW: Final = 4
HALVES: Final = 2  # differences are counted in half points, because a die is worth 3.5 points on average


class Tables:
    """The lookup tables of the quick policy for one box."""

    def __init__(self, lore: Lore) -> None:
        self.lore = lore
        box = lore.box
        self.swing: list[float] = [strength.swing() for strength in lore.strengths]
        # Indexed by [advantage in half points + offset][stamina]: what a fighter with this much stamina loses on
        # average in a fight, in points of value.  The advantage is the mean difference between the fighter's total and
        # the opponent's.
        self.lost: list[list[float]] = []
        life = lore.life
        for half in range(-HALVES * WIDEST, HALVES * WIDEST + 1):
            low, high = half // HALVES, -(-half // HALVES)
            row: list[float] = []
            for stamina in range(box.stamina + 1):
                total = 0.0
                for change in (low, high):
                    odds = fight_odds(2, max(change, 0), 2, max(-change, 0))
                    for loss, chance in enumerate(odds.own_losses):
                        total += 0.5 * chance * (life[stamina] - life[max(0, stamina - loss)])
                row.append(total)
            self.lost.append(row)
        # Indexed by the number of combat cards: how much the best of them changes a fight on average.
        self.best: list[float] = [self.best_of(count) for count in range(box.hand_for_two + box.hand + 8)]
        self.effects: tuple[str, ...] = box.effects
        self.amounts: tuple[int, ...] = box.amounts

    def best_of(self, count: int) -> float:
        """Returns how much the best of `count` combat cards changes a fight on average."""
        lore = self.lore
        whole = sum(lore.counts[: lore.box.first_event])
        below = sum(lore.counts[lore.box.first_referee : lore.box.first_event])
        before = float((below / whole) ** count)
        total = 0.0
        for kind in lore.by_strength:
            below += lore.counts[kind]
            upto = float((below / whole) ** count)
            total += (upto - before) * self.swing[kind]
            before = upto
        return total

    def row(self, net: float) -> list[float]:
        """Returns what a fighter with this mean advantage loses on average, for each amount of stamina."""
        half = int(HALVES * net + (0.5 if net >= 0.0 else -0.5)) + HALVES * WIDEST
        return self.lost[min(max(half, 0), 2 * HALVES * WIDEST)]


_made: list[Tables] = []


def tables_for(lore: Lore) -> Tables:
    """Returns the lookup tables of a box, made once."""
    for tables in _made:
        if tables.lore is lore:
            return tables
    if len(_made) >= FEW:
        _made.pop(0)
    _made.append(Tables(lore))
    return _made[-1]


class Best:
    """The best action offered so far; luck chooses among equally good ones, such as attacks on rivals that look alike."""

    __slots__ = ("luck", "value", "action", "equals")

    def __init__(self, luck: Luck, value: float, action: Action) -> None:
        self.luck = luck
        self.value = value
        self.action = action
        self.equals = 1

    def offer(self, value: float, action: Action) -> None:
        """Takes an action if it is better than the best so far; if it is equal, luck decides."""
        if value > self.value:
            self.value, self.action, self.equals = value, action, 1
        elif value == self.value:
            self.equals += 1
            if self.luck.below(self.equals, "pick") == 0:
                self.action = action


class QuickMind:
    """What the quick policy knows when it decides for one seat."""

    __slots__ = ("state", "seat", "tables", "luck", "thrift", "fresh", "share", "fighting")

    def __init__(self, state: State, seat: Seat, tables: Tables, luck: Luck) -> None:
        settings = state.settings
        self.state = state
        self.seat = seat
        self.tables = tables
        self.luck = luck
        lore = tables.lore
        items = state.hands[seat].items
        limit: int = settings.hand
        self.fresh: float = HOPE / max(HOPE, state.round)
        room = (limit - len(items)) / (ROOMY * limit)
        self.thrift: float = self.fresh * max(SPARE, min(1.0, room))
        own = 0.0
        whole = 0.0
        each: int = settings.each
        stamina = state.stamina
        for wrestler in range(len(stamina)):
            life = lore.life[stamina[wrestler]]
            whole += life
            if wrestler // each == seat:
                own += life
        for other in state.alive.members:
            cards = HELD * len(state.hands[other].items)
            whole += cards
            if other == seat:
                own += cards
        self.share: float = own / max(whole - own, 0.001)
        self.fighting: int = bisect_left(items, lore.box.first_referee)

    def draw_worth(self) -> float:
        """Returns the value of drawing a card from the better deck."""
        state = self.state
        need = NEEDED if self.fighting < FEW * state.settings.each else 1.0
        if len(state.hands[self.seat].items) >= state.settings.hand:
            return 0.3 * self.thrift
        return self.thrift * max(EVENT_CARD, need * COMBAT_CARD)

    def deck(self) -> int:
        """Returns the deck to draw from."""
        return 0 if self.fighting < ENOUGH else 1

    def strongest(self) -> int:
        """Returns the strongest card to fight with; NO_CARD if there is none."""
        swing = self.tables.swing
        items = self.state.hands[self.seat].items
        found = NO_CARD
        most = 0.0
        for at in range(self.fighting):
            kind = items[at]
            if swing[kind] > most:
                most, found = swing[kind], kind
        return found

    def fight(self, mine: int, theirs: int, swing: float) -> float:
        """Returns the value of a fight against the best card that the rival may have, for a card that improves the
        difference between the two totals by `swing` on average.
        """
        tables = self.tables
        state = self.state
        net = swing - tables.best[state.combat_cards(state.settings.owner[theirs])]
        stamina = state.stamina
        return self.share * tables.row(-net)[stamina[theirs]] - tables.row(net)[stamina[mine]]

    def challenges(self, mine: int, best: Best) -> None:
        """Offers to `best` every possible challenge, with its value."""
        state = self.state
        kind = self.strongest()
        swing = 0.0 if kind == NO_CARD else self.tables.swing[kind]
        cost = 0.0 if kind == NO_CARD else self.tables.lore.worth[kind] * self.thrift
        places = state.places
        owner = state.settings.owner
        named = state.settings.box.challenges
        for wrestler in range(len(places)):
            if places[wrestler] == RING and owner[wrestler] != self.seat:
                value = self.fight(mine, wrestler, swing) - cost
                if state.combat_cards(owner[wrestler]):
                    value += self.fresh * self.share * THEIR_CARD
                best.offer(value, named[state.figures[wrestler]])

    def events(self, best: Best) -> None:
        """Offers to `best` every event that may be played, with its value."""
        state = self.state
        lore = self.tables.lore
        box = lore.box
        items = state.hands[self.seat].items
        last = NO_CARD
        for at in range(bisect_left(items, box.first_event), len(items)):
            kind = items[at]
            if kind == last:
                continue
            last = kind
            effect = self.tables.effects[kind]
            kept = lore.worth[kind] * self.thrift
            amount = self.tables.amounts[kind]
            if effect == "draw":
                best.offer(amount * self.draw_worth() - kept, box.plays_on_seat[kind][self.seat])
            elif effect == "lose":
                for other in state.alive.members:
                    if other != self.seat:
                        cards = min(amount, len(state.hands[other].items))
                        value = self.fresh * self.share * 1.3 * THEIR_CARD * cards - kept
                        best.offer(value, box.plays_on_seat[kind][other])
            else:
                change = 3 if effect == "roll" else -amount if effect == "take" else amount
                for wrestler in state.standing.members:
                    is_own = state.settings.owner[wrestler] == self.seat
                    if is_own != (change > 0):
                        continue
                    before = state.stamina[wrestler]
                    after = min(max(before + change, 0), box.stamina)
                    value = lore.life[after] - lore.life[before]
                    value = (value if is_own else -self.share * value) - kept
                    best.offer(value, box.plays_on_wrestler[kind][state.figures[wrestler]])

    def act(self, mine: int, is_in_ring: bool) -> Best:
        """Returns the best action on the path or in the ring."""
        best = Best(self.luck, self.draw_worth(), DRAWS[self.deck()])
        self.events(best)
        if is_in_ring:
            self.challenges(mine, best)
        return best

    def walk(self) -> Action:
        """On the path: takes every action that is worth something, and stays where the heuristic would stay."""
        state = self.state
        using = state.using
        if state.left:
            best = self.act(using, False)
            if best.value > 0.0:
                return best.action
        settings = state.settings
        actions: int = settings.path[state.places[using]]
        has_room = len(state.hands[self.seat].items) + ROOM <= settings.hand
        if actions >= STAYS_ON and has_room and state.stamina[using] >= max(STAYS_WITH, settings.enough):
            return STAY
        return ADVANCE

    def lay(self) -> Action:
        """Lays the strongest card, with a referee card where that pays; bystanders lay nothing."""
        state = self.state
        box = self.tables.lore.box
        mine = state.fighter_of(self.seat)
        if mine == NO_WRESTLER:
            return box.interventions(state.figures[state.challenger], state.figures[state.challenged])[0][0]
        is_challenger = mine == state.challenger
        theirs = state.challenged if is_challenger else state.challenger
        worth = self.tables.lore.worth
        kind = self.strongest()
        best = self.fight(mine, theirs, 0.0)
        card, referee = NO_CARD, NO_CARD
        if kind != NO_CARD:
            value = self.fight(mine, theirs, self.tables.swing[kind]) - worth[kind] * self.thrift
            if value > best:
                best, card = value, kind
        items = state.hands[self.seat].items
        for at in range(self.fighting, bisect_left(items, box.first_event)):
            effect = self.tables.effects[items[at]]
            cost = worth[items[at]] * self.thrift
            if effect == "more":
                if self.fighting < 3:
                    continue
                one, other = self.two_more(kind)
                value = self.fight(
                    mine, theirs, self.tables.swing[kind] + self.tables.swing[one] + self.tables.swing[other]
                )
                value -= cost + (worth[kind] + worth[one] + worth[other]) * self.thrift
                if value > best:
                    best, card, referee = value, kind, items[at]
            elif effect == "cancel" and not is_challenger:
                value = self.fresh * self.share * WASTED - cost
                if value > best:
                    best, card, referee = value, NO_CARD, items[at]
        return box.lays[card + 1 if card != NO_CARD else 0][
            referee - box.first_referee + 1 if referee != NO_CARD else 0
        ]

    def two_more(self, but: int) -> tuple[int, int]:
        """Returns the two strongest cards to fight with, without counting one card of kind `but` (NO_CARD: count all);
        NO_CARD stands for a card that is missing.
        """
        swing = self.tables.swing
        items = self.state.hands[self.seat].items
        one, other = NO_CARD, NO_CARD
        is_left_out = but == NO_CARD
        for at in range(self.fighting):
            kind = items[at]
            if kind == but and not is_left_out:
                is_left_out = True
            elif one == NO_CARD or swing[kind] > swing[one]:
                one, other = kind, one
            elif other == NO_CARD or swing[kind] > swing[other]:
                other = kind
        return one, other

    def lay_more(self) -> Action:
        """Lays the two strongest cards of the hand."""
        one, other = self.two_more(NO_CARD)
        if one != NO_CARD and other != NO_CARD and other < one:
            one, other = other, one
        more = self.tables.lore.box.more
        if one == NO_CARD:
            return more[0][0]
        return more[one + 1][other + 1 if other != NO_CARD else 0]


def quick(state: State, seat: Seat, luck: Luck) -> Action:
    """Returns roughly what the heuristic would do."""
    tables = tables_for(lore_for(state.settings.box))
    phase = state.phase
    if phase == DISCARDING:
        return least_wanted(state, seat, tables)
    if phase == ANSWERING:
        return ANSWERS[0]
    look = QuickMind(state, seat, tables, luck)
    if phase == IN_RING:
        return look.act(state.using, True).action
    if phase == WALKING:
        return look.walk()
    if phase == LAYING:
        return look.lay()
    if phase == LAYING_MORE:
        return look.lay_more()
    if phase == REPEATING:
        value = look.act(state.using, True).value
        life = tables.lore.life
        stamina = state.stamina[state.using]
        fee: int = state.settings.fee
        return END_OR_REPEAT[1 if value > 0.4 + life[stamina] - life[stamina - fee] else 0]
    if phase == DRAWING or phase == ARRIVING:
        return DRAWS[look.deck()]
    if phase == UNSEEN:
        return LAY_UNSEEN[look.deck()]
    if phase == USING:
        return best_to_use(state, seat, look)
    return luck.pick(PHASES.phases[phase].actions(state, seat))


def best_to_use(state: State, seat: Seat, look: QuickMind) -> Action:
    """§8.1  Returns the action that uses the wrestler whose turn is worth most."""
    most, found = -1000.0, NO_WRESTLER
    for wrestler in state.wrestlers_of(seat):
        place = state.places[wrestler]
        if place > RING:
            continue
        if place == RING:
            value = look.act(wrestler, True).value
        else:
            value = state.settings.path[place] * look.draw_worth()
        if value > most:
            most, found = value, wrestler
    return state.settings.box.uses[state.figures[found]]


def least_wanted(state: State, seat: Seat, tables: Tables) -> Action:
    """§1.7  Returns the discard of the least valuable card."""
    worth = tables.lore.worth
    items = state.hands[seat].items
    least, found = 1000.0, items[0]
    for at in range(len(items)):
        value = worth[items[at]]
        if value < least:
            least, found = value, items[at]
    return tables.lore.box.discards[found]
