"""§8.3–§8.7  Tokens that may be used at any time: whichever seat is asked, every seat may use its own tokens."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.regions import Region
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.structs import Action, Seat
from ludotheque.core.trig import HALF
from ludotheque.games.wound_up.actions import UsePurple, UseRed, UseYellow
from ludotheque.games.wound_up.box import CARDS, PURPLE, RED, TOKENS, YELLOW
from ludotheque.games.wound_up.events import BidRaised, CardStolen, TokenUsed
from ludotheque.games.wound_up.rules.feet import bad_angle, turning_region
from ludotheque.games.wound_up.rules.walking import turn_pawn
from ludotheque.games.wound_up.state import ON_BOARD, OPENING, PASSING, RAISING, SETTLING, State

RED_TOKEN: Final = UseRed()
PURPLE_TURN: Final = UsePurple(0)
VICTIMS: Final[list[Action]] = [UseYellow(seat) for seat in range(4)]


class Question(Phase[State]):
    """§8.4  A phase in which somebody is asked, and everybody may use tokens."""

    def __init__(self, section: str = "", awaited: str = "", undo_section: str = "") -> None:
        super().__init__(section, awaited, undo_section)
        self.is_listed = False

    def owed(self, state: State, seat: Seat) -> Choices:
        """Returns the answers to the question; a phase with continuous choices overrides this."""
        return super().choices(state, seat)

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        """Carries out a legal answer to the question."""
        raise NotImplementedError

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        """Says why an action does not answer the question."""
        return self.section, self.awaited, {}

    def choices(self, state: State, seat: Seat) -> Choices:
        owed = self.owed(state, seat)
        if not state.may_use_a_token(seat):
            return owed
        actions, regions = token_choices(state, seat)
        return DutyChoices(owed, actions, regions)

    def may_act(self, state: State) -> tuple[Seat, ...]:
        return state.may_act()

    def offers(self, state: State, seat: Seat) -> Choices:
        if not state.may_use_a_token(seat):
            return NOTHING
        actions, regions = token_choices(state, seat)
        return Choices(actions, None, tuple(regions), owed=False)

    def apply(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        """Applies an action; then the stage continues, unless the action has changed the stage or something must be
        settled (§6.10).
        """
        state.asked = NO_SEATS
        state.phase = state.stage
        if isinstance(action, (UsePurple, UseYellow, UseRed)):
            use_token(state, seat, action, luck, log)
        else:
            self.answer(state, seat, action, luck, log)
        if state.dues:
            state.phase = SETTLING

    def refuse(self, state: State, seat: Seat, action: Any) -> Reason:
        return refuse_token(state, seat, action) or self.refuse_answer(state, seat, action)


class DutyChoices(Choices):
    """The answers to the question together with the uses of tokens; the default spends no token."""

    def __init__(self, owed: Choices, actions: list[Action], regions: list[Region]) -> None:
        super().__init__(owed.actions + tuple(actions), None, owed.regions + tuple(regions))
        self.owed = owed
        self.has_to_hurry = len(actions) > 0

    @property
    def pressing(self) -> Choices:
        """§8.4  Returns all choices if a token can be used only now, which is so for yellow and red tokens; otherwise
        the answers alone, because a purple token can also be used later.
        """
        return self if self.has_to_hurry else self.owed

    @property
    def default(self) -> Action | None:
        return self.owed.default

    def draw(self, luck: Luck) -> Action:
        return self.owed.draw(luck)

    def answers(self, action: Action) -> bool:
        return self.owed.contains(action)


def token_choices(state: State, seat: Seat) -> tuple[list[Action], list[Region]]:
    """§8.3, §8.4  Returns the actions and regions by which a seat may use its tokens now, whichever seat is asked."""
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


def use_token(state: State, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
    """§8.4  Uses a token at once, even while other seats are deciding."""
    interrupt(state)
    if isinstance(action, UsePurple):
        use_purple(state, seat, action.turn, luck, log)
    elif isinstance(action, UseYellow):
        use_yellow(state, seat, action.seat, luck, log)
    else:
        use_red(state, seat, log)


def interrupt(state: State) -> None:
    """§8.4  A token was used: unfinished choices start again, and sealed ones can no longer be taken back."""
    if state.stage == PASSING:
        owing = state.choosers()
        for seat, chosen in enumerate(state.chosen):
            if owing.has(seat):
                state.step -= len(chosen)
                state.chosen[seat] = ()
            elif chosen:
                state.locked = state.locked.plus(seat)


def use_purple(state: State, seat: Seat, angle: int, luck: Luck, log: Log) -> None:
    """§8.3  Turns the pawn of the token's owner; what this causes is settled before play goes on."""
    state.move_token(seat, PURPLE, -1)
    log.happened(TokenUsed, seat, TOKENS[PURPLE])
    dues = turn_pawn(state, seat, seat, angle, luck, log)
    if state.outcome is None:
        state.dues = tuple(dues) + state.dues


def use_yellow(state: State, seat: Seat, victim: Seat, luck: Luck, log: Log) -> None:
    """§8.3  Steals a random card from another hand."""
    state.move_token(seat, YELLOW, -1)
    log.happened(TokenUsed, seat, TOKENS[YELLOW])
    kind = luck.draw(state.hand_bag(victim))
    state.take_from_hand(victim, (kind,), seat)
    state.put_into_hand(victim, seat, (kind,))
    log.happened(CardStolen, seat, victim, CARDS[kind])


def use_red(state: State, seat: Seat, log: Log) -> None:
    """§8.3  Raises the seat's own bid by one; then all seats are asked again whether they raise."""
    state.move_token(seat, RED, -1)
    state.reds_bid[seat] += 1
    state.passed = NO_SEATS
    log.happened(TokenUsed, seat, TOKENS[RED])
    log.happened(BidRaised, seat, (), state.bid(seat))


def refuse_token(state: State, seat: Seat, action: Any) -> Reason | None:
    """Says why a token cannot be used like this; None if the action is not about a token."""
    if isinstance(action, UsePurple):
        return refuse_purple(state, seat, action)
    if isinstance(action, UseYellow):
        return refuse_yellow(state, seat, action)
    if isinstance(action, UseRed):
        return refuse_missing_token(state, seat, RED) or ("§8.4", "red-later", {})
    return None


def refuse_purple(state: State, seat: Seat, action: UsePurple) -> Reason:
    """§8.3, §8.7  Says why a purple token is refused; such a token can only turn a pawn that stands on the board."""
    missing = refuse_missing_token(state, seat, PURPLE)
    if missing is not None:
        return missing
    if state.where[seat] != ON_BOARD:
        return "§8.7", "pawn-not-there", {}
    return bad_angle(state, seat, action.turn, HALF, HALF)


def refuse_yellow(state: State, seat: Seat, action: UseYellow) -> Reason:
    """§8.3, §8.4, §8.7  Says why a yellow token is refused; such a token can only steal a card from another hand while
    an opening is awaited.
    """
    missing = refuse_missing_token(state, seat, YELLOW)
    if missing is not None:
        return missing
    if state.phase != OPENING:
        return "§8.4", "yellow-later", {}
    if action.seat == seat:
        return "§8.3", "own-hand", {}
    if not 0 <= action.seat < state.settings.seats:
        return "§8.3", "no-such-seat", {"number": action.seat}
    return "§8.7", "empty-hand", {}


def refuse_missing_token(state: State, seat: Seat, rank: int) -> Reason | None:
    """§8.3  Says why a seat cannot use a token that it does not hold."""
    return None if state.tokens[seat][rank] else ("§8.3", "token-not-held", {"token": TOKENS[rank]})
