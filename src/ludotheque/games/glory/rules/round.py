"""How a round goes: who is asked, what may be done, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.events import ChoiceReopened, ChoiceSealed
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import (
    AcceptPair,
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
    OfferPair,
    PlayOnSeat,
    PlayOnWrestler,
    Repeat,
    Stay,
    TakeWrestler,
    UseWrestler,
)
from ludotheque.games.glory.box import PATHS
from ludotheque.games.glory.cards import check_hand, discard, draw_card
from ludotheque.games.glory.events import TurnRepeated
from ludotheque.games.glory.rules.ending import answer_pair, change_stamina, offer_pair, pass_turn
from ludotheque.games.glory.rules.event_cards import (
    list_plays,
    play_on_seat,
    play_on_wrestler,
)
from ludotheque.games.glory.rules.fight import (
    can_buy_die,
    challenge,
    fighter_of,
    referee_decides,
    show_lays,
    show_more,
    throw_dice,
)
from ludotheque.games.glory.rules.setting_up import set_the_table, take_wrestler
from ludotheque.games.glory.rules.walking import (
    action_done,
    advance,
    begin_turn,
    choose_to_use,
    draw_bonus,
    draw_one_of_several,
    end_turn,
    find_wrestler,
    go_on_discarding,
    lay_unseen,
    stay,
)
from ludotheque.games.glory.state import (
    ACTION_DONE,
    ANSWERING,
    ARRIVING,
    COMBAT,
    DICE,
    DISCARDING,
    DRAWING,
    EVENTS,
    IN_RING,
    LAYING,
    LAYING_MORE,
    NO_CARD,
    NOBODY,
    OVER,
    REFEREE_DECIDES,
    REPEATING,
    RING,
    SEATS_OF,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_PASSES,
    UNSEEN,
    USING,
    WALKING,
    WRESTLER_NEEDED,
    Secret,
    Settings,
    State,
)

DRAWS: Final[list[Action]] = [Draw("combat"), Draw("event")]
LAY_UNSEEN: Final[list[Action]] = [LayUnseen("combat"), LayUnseen("event")]
ADVANCE: Final = Advance()
STAY: Final = Stay()
END_OR_REPEAT: Final[list[Action]] = [EndTurn(), Repeat()]
OFFER: Final = OfferPair()
ANSWERS: Final[list[Action]] = [DeclinePair(), AcceptPair()]


def set_up(settings: Settings, luck: Luck, log: Log) -> State:
    """§1  A new match, up to the first decision."""
    state = set_the_table(settings, luck, log)
    go_on(state, luck, log)
    return state


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that owe a decision."""
    return SEATS_OF[state.asked]


# ── What is legal ─────────────────────────────────────────────────────────────────────────────────────────────────────


def actions(state: State, seat: Seat) -> Sequence[Action]:
    """All that a seat may do now.  This is the one place that says what is legal."""
    if not state.asked >> seat & 1:
        return ()
    phase = state.phase
    if phase == WALKING:
        return on_path(state, seat)
    if phase == IN_RING:
        return in_ring(state, seat)
    if phase == LAYING:
        return lays(state, seat)
    if phase == REPEATING:  # §3.2
        return END_OR_REPEAT
    if phase == DISCARDING:  # §1.7
        discards = state.settings.box.discards
        return [discards[kind] for kind in dict.fromkeys(state.hands[seat].items)]
    if phase in (DRAWING, ARRIVING):  # §6.1, §2.4
        return DRAWS
    if phase == UNSEEN:  # §5.2
        return LAY_UNSEEN
    if phase == USING:  # §8.1
        uses = state.settings.box.uses
        return [uses[state.figures[w]] for w in state.own(seat) if state.places[w] <= RING]
    if phase == LAYING_MORE:
        return more_lays(state, seat)
    if phase == ANSWERING:  # §7.3
        return ANSWERS
    return free_wrestlers(state)


def on_path(state: State, seat: Seat) -> list[Action]:
    """§2.1, §2.2  Draw, play an event, discard; and at any time the move that ends the turn."""
    listed: list[Action] = []
    if state.left:
        listed += DRAWS
        kinds = list(dict.fromkeys(state.hands[seat].items))
        list_plays(state, seat, kinds, listed)
        discards = state.settings.box.discards
        for kind in kinds:
            listed.append(discards[kind])
    listed.append(ADVANCE)
    if state.stamina[state.using] >= state.settings.enough:
        listed.append(STAY)
    return listed


def in_ring(state: State, seat: Seat) -> list[Action]:
    """§3.1  Draw a card, play an event or fight; §7.3 at the start of the turn a pair win may be offered."""
    listed = DRAWS[:]
    list_plays(state, seat, list(dict.fromkeys(state.hands[seat].items)), listed)
    challenges = state.settings.box.challenges
    for wrestler in state.rivals_in_ring(seat):
        listed.append(challenges[state.figures[wrestler]])
    if state.may_offer:
        listed.append(OFFER)
    return listed


def lays(state: State, seat: Seat) -> list[Action]:
    """§4.2  A fighter: an attack or defence card and a referee card; §4.3 a bystander: a diva and a die."""
    box = state.settings.box
    items = state.hands[seat].items
    if fighter_of(state, seat) != NOBODY:
        kinds = list(dict.fromkeys(items))
        first_referee: int = box.first_referee
        referees = [0] + [kind - first_referee + 1 for kind in kinds if first_referee <= kind < box.first_event]
        cards = [box.lays[0]] + [box.lays[kind + 1] for kind in kinds if kind < first_referee]
        return [row[referee] for row in cards for referee in referees]
    rows = box.interventions(state.figures[state.challenger], state.figures[state.challenged])
    first_diva: int = box.first_diva
    may_buy = can_buy_die(state, seat)
    listed = rows[0][:] if may_buy else rows[0][:1]
    if not items or items[-1] < first_diva:
        return listed
    for kind in dict.fromkeys(items):
        if kind >= first_diva:
            row = rows[kind - first_diva + 1]
            listed += row if may_buy else row[:2]
    return listed


def more_lays(state: State, seat: Seat) -> list[Action]:
    """§4.11  None to two further attack or defence cards."""
    box = state.settings.box
    hand = state.hands[seat]
    kinds = [kind for kind in dict.fromkeys(hand.items) if kind < box.first_referee]
    listed: list[Action] = [box.more[0][0]]
    for number, one in enumerate(kinds):
        row = box.more[one + 1]
        listed.append(row[0])
        if hand.count(one) > 1:
            listed.append(row[one + 1])
        for other in kinds[number + 1 :]:
            listed.append(row[other + 1])
    return listed


def free_wrestlers(state: State) -> list[Action]:
    """§1.3  No wrestler and no path twice."""
    takes = state.settings.box.takes
    paths = [path for path in range(PATHS) if path not in state.paths]
    return [takes[figure][path] for figure in range(len(takes)) if figure not in state.figures for path in paths]


# ── What is done ──────────────────────────────────────────────────────────────────────────────────────────────────────


def apply(state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
    """Does what a legal action says, and all that follows until somebody is asked again."""
    state.step += 1
    phase = state.phase
    if phase in (WALKING, IN_RING):
        act(state, seat, action, luck, log)
    elif phase in (LAYING, LAYING_MORE):
        state.laid[seat] = secret_of(state, action)
        state.asked &= ~(1 << seat)
        if log.heard:
            log.happened(ChoiceSealed, seat, action)
    elif phase == REPEATING:
        repeat_or_end(state, seat, action, log)
    elif phase == DISCARDING:
        assert isinstance(action, Discard)
        discard(state, seat, state.settings.box.kind_of[action.card], log)
        go_on_discarding(state)
    elif phase == DRAWING:
        assert isinstance(action, Draw)
        draw_one_of_several(state, seat, COMBAT if action.deck == "combat" else EVENTS, luck, log)
    elif phase == ARRIVING:
        assert isinstance(action, Draw)
        draw_bonus(state, seat, COMBAT if action.deck == "combat" else EVENTS, luck, log)
    elif phase == UNSEEN:
        assert isinstance(action, LayUnseen)
        lay_unseen(state, COMBAT if action.deck == "combat" else EVENTS, luck, log)
    elif phase == USING:
        assert isinstance(action, UseWrestler)
        choose_to_use(state, seat, wrestler_called(state, action.wrestler), log)
    elif phase == ANSWERING:
        answer_pair(state, seat, isinstance(action, AcceptPair), log)
    else:
        assert isinstance(action, TakeWrestler)
        take_wrestler(state, seat, action, luck, log)
    if not state.asked:
        go_on(state, luck, log)


def wrestler_called(state: State, name: str) -> int:
    """The wrestler of this id."""
    return state.figures.index(state.settings.box.wrestler_of[name])


def act(state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
    """§2.1, §3.1  One action of a turn, or the end of a walk."""
    kind = type(action)
    if kind is Advance:
        advance(state, luck, log)
        return
    if kind is Stay:
        stay(state, log)
        return
    if kind is OfferPair:
        offer_pair(state, seat, log)
        return
    state.may_offer = False
    if state.phase == WALKING:
        state.left -= 1
    if kind is Draw:
        assert isinstance(action, Draw)
        draw_card(state, seat, COMBAT if action.deck == "combat" else EVENTS, luck, log)
        check_hand(state, seat, ACTION_DONE)
        return
    kind_of = state.settings.box.kind_of
    if kind is PlayOnWrestler:
        assert isinstance(action, PlayOnWrestler)
        wrestler = wrestler_called(state, action.wrestler)
        play_on_wrestler(state, seat, kind_of[action.card], wrestler, luck, log)
    elif kind is Discard:
        assert isinstance(action, Discard)
        discard(state, seat, kind_of[action.card], log)
        state.asked = 0
        state.phase = ACTION_DONE
    elif kind is PlayOnSeat:
        assert isinstance(action, PlayOnSeat)
        play_on_seat(state, seat, kind_of[action.card], action.seat, luck, log)
    else:
        assert isinstance(action, Challenge)
        challenge(state, wrestler_called(state, action.wrestler), log)


def secret_of(state: State, action: Action) -> Secret:
    """§4.2, §4.3, §4.11  A secret lay as the rules keep it; the cards stay in hand until they are shown."""
    kind_of = state.settings.box.kind_of
    if isinstance(action, Lay):
        card = NO_CARD if action.card is None else kind_of[action.card]
        referee = NO_CARD if action.referee is None else kind_of[action.referee]
        return (card, referee)
    if isinstance(action, Intervene):
        diva = NO_CARD if action.diva is None else kind_of[action.diva]
        before = NOBODY if action.before is None else wrestler_called(state, action.before)
        die_for = NOBODY if action.die_for is None else wrestler_called(state, action.die_for)
        return (diva, before, die_for)
    assert isinstance(action, LayMore)
    card = NO_CARD if action.card is None else kind_of[action.card]
    return (card, NO_CARD if action.other is None else kind_of[action.other])


def repeat_or_end(state: State, seat: Seat, action: Action, log: Log) -> None:
    """§3.2  Once per turn; with any action."""
    if isinstance(action, Repeat):
        change_stamina(state, state.using, -state.settings.fee, "repeat", log)
        state.repeated = True
        state.phase = IN_RING
        if log.heard:
            log.happened(TurnRepeated, seat)
    else:
        state.asked = 0
        state.phase = TURN_ENDS


def go_on(state: State, luck: Luck, log: Log) -> None:
    """All that happens by itself, until somebody is asked or the match is over."""
    while not state.asked and state.phase != OVER:
        phase = state.phase
        if phase == ACTION_DONE:
            action_done(state, luck, log)
        elif phase == TURN_ENDS:
            end_turn(state, log)
        elif phase == TURN_PASSES:
            pass_turn(state, luck, log)
        elif phase == TURN_BEGINS:
            begin_turn(state, log)
        elif phase == WRESTLER_NEEDED:
            find_wrestler(state)
        elif phase == LAYING:
            show_lays(state, log)
        elif phase == REFEREE_DECIDES:
            referee_decides(state, log)
        elif phase == LAYING_MORE:
            show_more(state, log)
        else:
            assert phase == DICE
            throw_dice(state, luck, log)


def may_take_back(state: State, seat: Seat) -> bool:
    """A secret lay, until all are in."""
    return len(state.laid[seat]) > 0


def take_back(state: State, seat: Seat, log: Log) -> None:
    """Undoes what `may_take_back` allows to undo."""
    state.step -= 1
    state.laid[seat] = ()
    state.asked |= 1 << seat
    log.happened(ChoiceReopened, seat)
