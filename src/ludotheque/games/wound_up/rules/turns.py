"""How a turn goes: who is asked, what may be done, and what follows from it.  This is the one place that says what is legal."""

from __future__ import annotations

from typing import Final

from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTakenBack
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import HALF
from ludotheque.games.wound_up.actions import (
    Agree,
    Answer,
    DiscardCard,
    FacePawn,
    GainToken,
    GiveCard,
    LeaveBrain,
    LetGo,
    NameTarget,
    Open,
    Pass,
    PlacePawn,
    Raise,
    Turn,
    UpgradeToken,
    UsePurple,
    UseRed,
    UseYellow,
)
from ludotheque.games.wound_up.box import (
    BLACK,
    CARDS,
    PURPLE,
    RANKS,
    RED,
    TOKENS,
    TYPES,
    WILD,
    WIND_4,
    YELLOW,
)
from ludotheque.games.wound_up.events import TurnEnded
from ludotheque.games.wound_up.rules.acting import (
    find_target,
    name_target,
    rotate,
    turning_choices,
    turning_region,
    wind_and_let_go,
    winding_choices,
)
from ludotheque.games.wound_up.rules.bidding import (
    answer,
    award,
    begin_raising,
    close_auction,
    find_raiser,
    least_wilds,
    may_open,
    open_type,
    pass_opening,
    pass_raise,
    raise_bid,
    turn_is_over,
)
from ludotheque.games.wound_up.rules.brains import (
    gain,
    has_a_choice,
    may_upgrade,
    next_rank,
    pay,
    upgrade,
    use_purple,
    use_red,
    use_yellow,
)
from ludotheque.games.wound_up.rules.ending import run_out_of_turns
from ludotheque.games.wound_up.rules.passing import choose, choosers, interrupt
from ludotheque.games.wound_up.rules.placing import place, placing_region, put_with_facing
from ludotheque.games.wound_up.rules.setting_up import agree, begin_turn, lay_out
from ludotheque.games.wound_up.state import (
    ACTING,
    AGREEING,
    ANSWERING,
    BRAIN_DUE,
    DISCARD,
    DISCARDING,
    FEEDING,
    GIVING,
    NOBODY,
    ON_BOARD,
    OPENING,
    OVER,
    PASSING,
    PLACING,
    RAISING,
    SEATS_OF,
    TARGETING,
    TURNING,
    WINDING,
    Settings,
    State,
)

AGREE: Final = Agree()
ONLY_AGREE: Final[list[Action]] = [AGREE]
PASS: Final = Pass()
GAIN: Final = GainToken()
LEAVE: Final = LeaveBrain()
RED_TOKEN: Final = UseRed()
PURPLE_TURN: Final = UsePurple(0)
TARGETS: Final[list[Action]] = [NameTarget(seat) for seat in range(4)]
VICTIMS: Final[list[Action]] = [UseYellow(seat) for seat in range(4)]


def set_up(settings: Settings, luck: Luck, log: Log) -> State:
    """§1  A new match."""
    state = lay_out(settings, luck, log)
    find_question(state)
    return state


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that owe a decision."""
    return SEATS_OF[state.asked]


# What may be done


def choices(state: State, seat: Seat) -> Choices:
    """All that a seat may do now: what it owes, and what its tokens allow at any time (§8.4)."""
    is_owed = state.asked >> seat & 1 == 1
    may_use = state.outcome is None and state.may_use_a_token(seat)
    if not is_owed:
        if not may_use:
            return NOTHING
        actions, regions = token_choices(state, seat)
        return Choices(actions, None, tuple(regions), owed=False)
    actions, default, regions = owed_choices(state, seat)
    owed = Choices(actions, default, tuple(regions))
    if not may_use:
        return owed
    more, turns = token_choices(state, seat)
    return DutyChoices(owed, actions + more, tuple(regions + turns))


class DutyChoices(Choices):
    """What is owed, and tokens beside it; when no answer comes, no token is spent."""

    def __init__(self, owed: Choices, actions: list[Action], regions: tuple[Region, ...]) -> None:
        super().__init__(actions, None, regions)
        self.owed = owed

    @property
    def default(self) -> Action | None:
        return self.owed.default

    def draw(self, luck: Luck) -> Action:
        return self.owed.draw(luck)

    def answers(self, action: Action) -> bool:
        return self.owed.contains(action)


def owed_choices(state: State, seat: Seat) -> tuple[list[Action], Action | None, list[Region]]:
    """What answers the question; what does least, if anything does; and what is given as a region."""
    box = state.settings.box
    phase = state.phase
    hand = state.hands[seat]
    if phase == ANSWERING:  # §4.2
        return box.answers[: hand[WILD] + 1], box.answers[0], []
    if phase == RAISING:  # §4.3
        actions: list[Action] = [PASS]
        return actions + box.raises[1 : hand[WILD] + 1], PASS, []
    if phase == OPENING:  # §4.1
        return openings(state, seat), PASS, []
    if phase == GIVING or phase == DISCARDING:  # §3
        cards = box.giving if phase == GIVING else box.discarding
        chosen = state.chosen[seat]
        return [cards[kind] for kind in range(WILD + 1) if hand[kind] > chosen.count(kind)], None, []
    if phase == PLACING:
        return [], None, [placing_region(state, seat)]
    if phase == TURNING:
        return turning_choices(state)
    if phase == WINDING:
        return winding_choices(state)
    if phase == FEEDING:
        return brain_choices(state, seat), LEAVE, []
    if phase == TARGETING:  # §5.3
        return [TARGETS[other] for other in range(state.settings.seats) if other != seat], None, []
    return ONLY_AGREE, AGREE, []


def openings(state: State, seat: Seat) -> list[Action]:
    """§4.1, §4.6  Pass, or a type with all cards of it and any number of Wilds."""
    box = state.settings.box
    wilds = state.hands[seat][WILD]
    found: list[Action] = [PASS]
    for kind in range(TYPES):
        if may_open(state, seat, kind):
            found += box.openings[kind][least_wilds(state, seat, kind) : wilds + 1]
    return found


def brain_choices(state: State, seat: Seat) -> list[Action]:
    """§8.1  Nothing, a token, or a better one for one of those held."""
    found: list[Action] = [LEAVE]
    if next_rank(state, BLACK) != NOBODY:
        found.append(GAIN)
    for rank in range(RANKS):
        if may_upgrade(state, seat, rank):
            found.append(state.settings.box.upgrades[rank])
    return found


def token_choices(state: State, seat: Seat) -> tuple[list[Action], list[Region]]:
    """§8.3, §8.4  What tokens allow now, whoever is asked."""
    held = state.tokens[seat]
    actions: list[Action] = []
    regions: list[Region] = []
    if held[YELLOW] and state.phase == OPENING:
        actions += [VICTIMS[other] for other in range(state.settings.seats) if other != seat and state.sizes[other] > 0]
    if held[RED] and state.phase == RAISING:
        actions.append(RED_TOKEN)
    if held[PURPLE] and state.where[seat] == ON_BOARD:
        regions.append(turning_region(state, PURPLE_TURN, seat, HALF, HALF))
    return actions, regions


# What is done


def apply(state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
    """Does what a legal action says, and all that follows until somebody is asked again."""
    state.step += 1
    if isinstance(action, (UsePurple, UseYellow, UseRed)):
        use_token(state, seat, action, luck, log)
    else:
        decide(state, seat, action, luck, log)
    go_on(state, luck, log)


def use_token(state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
    """§8.4  At once, whatever others are about to do."""
    interrupt(state)
    if isinstance(action, UsePurple):
        use_purple(state, seat, action.turn, log)
    elif isinstance(action, UseYellow):
        use_yellow(state, seat, action.seat, luck, log)
    else:
        use_red(state, seat, log)


def decide(state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
    """The answer to what was asked."""
    if isinstance(action, Answer):
        answer(state, seat, action.wilds, log)
    elif isinstance(action, Raise):
        raise_bid(state, seat, action.wilds, log)
    elif isinstance(action, Pass):
        if state.phase == OPENING:
            pass_opening(state, True, log)
        else:
            pass_raise(state, seat, log)
    elif isinstance(action, Open):
        open_type(state, seat, CARDS.index(action.card), action.wilds, log)
    elif isinstance(action, (GiveCard, DiscardCard)):
        choose(state, seat, CARDS.index(action.card), action, luck, log)
    elif isinstance(action, LetGo):
        wind_and_let_go(state, action, luck, log)
    elif isinstance(action, Turn):
        rotate(state, action.turn, log)
    elif isinstance(action, PlacePawn):
        place(state, seat, action.x, action.y, action.facing, log)
        is_placed(state, seat)
    elif isinstance(action, FacePawn):
        put_with_facing(state, seat, action.facing, log)
        is_placed(state, seat)
    elif isinstance(action, NameTarget):
        name_target(state, action.seat, log)
    elif isinstance(action, GainToken):
        gain(state, seat, state.dues[0][2], log)
    elif isinstance(action, UpgradeToken):
        upgrade(state, seat, state.dues[0][2], TOKENS.index(action.token), log)
    elif isinstance(action, LeaveBrain):
        pay(state, seat, state.dues[0][2], None, None, log)
    else:
        log.happened(ChoiceSealed, seat, action)
        agree(state, seat, luck, log)


def is_placed(state: State, seat: Seat) -> None:
    """§6.10  If the pawn had run off, that is settled."""
    if state.dues:
        state.dues = state.dues[1:]


def go_on(state: State, luck: Luck, log: Log) -> None:
    """All that needs no decision; then the next question."""
    while state.outcome is None and goes_by_itself(state, luck, log):
        pass
    find_question(state)


def goes_by_itself(state: State, luck: Luck, log: Log) -> bool:
    """One thing that nobody decides; False if somebody must."""
    if state.dues:
        what, seat, spot = state.dues[0]
        if what != BRAIN_DUE or has_a_choice(state, seat):
            return False
        gain(state, seat, spot, log)  # §8.1  the first brain simply pays
        return True
    stage = state.stage
    if stage == OPENING:
        if turn_is_over(state):
            end_turn(state, luck, log)
            return True
        if state.sizes[state.bidder]:
            return False
        pass_opening(state, False, log)  # §4.11
        return True
    if stage == ANSWERING:
        if not state.to_answer:
            begin_raising(state)
            return True
        if state.sizes[state.to_answer[0]]:
            return False
        answer(state, state.to_answer[0], 0, log)  # §4.11
        return True
    if stage == RAISING:
        if find_raiser(state):
            return False
        award(state, log)
        return True
    if stage == ACTING:
        if not state.acting:
            close_auction(state)
            return True
        return state.target == NOBODY and find_target(state, log)
    return False


def end_turn(state: State, luck: Luck, log: Log) -> None:
    """§2.1, §4.7  What is left is dropped, the deal moves to the left; after the last turn the match is over (§9.3)."""
    if log.heard:
        log.happened(TurnEnded, state.turn, tuple(state.sizes))
    if state.turn >= state.settings.last_turn:
        run_out_of_turns(state, log)
        return
    state.turn += 1
    state.dealer = state.left_of(state.dealer)
    begin_turn(state, luck, log)


def find_question(state: State) -> None:
    """What is asked now, and whom.  All that this follows from is public."""
    stage = state.stage
    if state.outcome is not None:
        state.phase = OVER
        state.asked = 0
    elif state.dues:
        what, seat, _ = state.dues[0]
        state.phase = FEEDING if what == BRAIN_DUE else PLACING
        state.asked = 1 << seat
    elif stage == OPENING:
        state.phase = OPENING
        state.asked = 1 << state.bidder
    elif stage == ANSWERING:
        state.phase = ANSWERING
        state.asked = 1 << state.to_answer[0]
    elif stage == RAISING:
        state.phase = RAISING
        state.asked = 1 << state.raiser
    elif stage == PASSING:
        state.phase = DISCARDING if state.settings.rounds[state.round][0] == DISCARD else GIVING
        state.asked = choosers(state)
    elif stage == ACTING:
        find_actor(state)
    else:
        state.phase = AGREEING
        state.asked = state.settings.everybody & ~state.agreed


def find_actor(state: State) -> None:
    """§5.5  The target is named, then placed by its owner if it is off the board, then turned or wound."""
    actor = state.acting[0]
    if state.target == NOBODY:
        state.phase = TARGETING
        state.asked = 1 << actor
    elif state.where[state.target] != ON_BOARD:
        state.phase = PLACING
        state.asked = 1 << state.target
    else:
        state.phase = WINDING if state.card <= WIND_4 else TURNING
        state.asked = 1 << actor


# What is undone


def may_take_back(state: State, seat: Seat) -> bool:
    """§1.5  Until the last seat has agreed; §3.3  a card chosen, until the cards go."""
    if state.stage == AGREEING:
        return state.agreed >> seat & 1 == 1
    return state.stage == PASSING and len(state.chosen[seat]) > 0 and not state.locked >> seat & 1


def take_back(state: State, seat: Seat, log: Log) -> None:
    """Undoes what `may_take_back` allows to undo."""
    state.step -= 1
    if state.stage == AGREEING:
        state.agreed &= ~(1 << seat)
        log.happened(ChoiceReopened, seat)
    else:
        was_sealed = not choosers(state) >> seat & 1
        state.chosen[seat] = state.chosen[seat][:-1]
        if was_sealed:
            log.happened(ChoiceReopened, seat)
        else:
            log.happened(StepTakenBack, seat)
    find_question(state)
