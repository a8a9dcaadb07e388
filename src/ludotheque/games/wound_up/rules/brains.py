"""§8.1, §8.2  What happens when a pawn touches a brain: its owner gains or upgrades a token."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.kinds import NOTHING
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.phases import Phase, Reason
from ludotheque.core.seats import only
from ludotheque.core.structs import Action, Seat
from ludotheque.games.wound_up.actions import GainToken, LeaveBrain, UpgradeToken
from ludotheque.games.wound_up.box import BLACK, RANKS, RED, TOKENS
from ludotheque.games.wound_up.events import BrainPaid
from ludotheque.games.wound_up.kinds import PLACE_DUE
from ludotheque.games.wound_up.rules.tokens import Question
from ludotheque.games.wound_up.state import FEEDING, PLACING, State

GAIN: Final = GainToken()
LEAVE: Final = LeaveBrain()
NO_RANK: Final = NOTHING  # no token of the wanted colour or a higher one is left


class Settling(Phase[State]):
    """§6.10  Settles what a walk or a turn has caused, one thing after another; then the stage continues."""

    def go_on(self, state: State, luck: Luck, log: Log) -> None:
        if not state.dues:
            state.phase = state.stage
            return
        due = state.dues[0]
        if due.what == PLACE_DUE:
            state.phase = PLACING
            state.asked = only(due.seat)
        elif has_a_choice(state, due.seat):
            state.phase = FEEDING
            state.asked = only(due.seat)
        else:
            gain(state, due.seat, log)  # §8.1  the first brain always pays a token


class Feeding(Question):
    """§8.1  The owner of a pawn that touched a brain takes nothing, gains a token, or upgrades one."""

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [LEAVE]
        if next_rank(state, BLACK) != NO_RANK:
            found.append(GAIN)
        for rank in range(RANKS):
            if may_upgrade(state, seat, rank):
                found.append(state.settings.box.upgrades[rank])
        return found

    def default(self, state: State, seat: Seat, actions: Sequence[Action]) -> Action | None:
        return LEAVE

    def answer(self, state: State, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        if isinstance(action, GainToken):
            gain(state, seat, log)
        elif isinstance(action, UpgradeToken):
            upgrade(state, seat, TOKENS.index(action.token), log)
        else:
            pay(state, seat, None, None, log)

    def refuse_answer(self, state: State, seat: Seat, action: Any) -> Reason:
        """§8.1, §8.2  Says why a token cannot be gained or upgraded like this."""
        if not isinstance(action, UpgradeToken):
            return self.section, self.awaited, {}
        if action.token not in TOKENS:
            return "§8.1", "no-such-token", {"token": action.token}
        rank = TOKENS.index(action.token)
        if rank == RED:
            return "§8.2", "red-is-highest", {}
        if not state.tokens[seat][rank]:
            return "§8.1", "token-not-held", {"token": action.token}
        return "§8.2", "none-higher", {"token": action.token}


def next_rank(state: State, rank: int) -> int:
    """§8.2  Returns the lowest rank, from this one up, of which the supply has a token; NO_RANK if there is none."""
    for one in range(rank, RANKS):
        if state.supply[one]:
            return one
    return NO_RANK


def may_upgrade(state: State, seat: Seat, rank: int) -> bool:
    """§8.1, §8.2  Does the seat hold a token of this rank, and does the supply have a higher one?  Red is the highest."""
    return state.tokens[seat][rank] > 0 and next_rank(state, rank + 1) != NO_RANK


def has_a_choice(state: State, seat: Seat) -> bool:
    """§8.1  Does the seat have a choice?  Not at its first brain, which always pays, and not if it can neither gain nor
    upgrade a token.
    """
    if not state.fed[seat]:
        return False
    return next_rank(state, BLACK) != NO_RANK


def gain(state: State, seat: Seat, log: Log) -> None:
    """§8.1, §8.2  Gives the seat a black token or, if the supply has none, a token of the next higher colour that it
    has; if there is none of these either, the seat gains nothing.
    """
    rank = next_rank(state, BLACK)
    if rank != NO_RANK:
        state.move_token(seat, rank, 1)
    pay(state, seat, None if rank == NO_RANK else TOKENS[rank], None, log)


def upgrade(state: State, seat: Seat, rank: int, log: Log) -> None:
    """§8.1, §8.2  Upgrades a token by one rank or, if the supply has no such token, to the next higher colour that it
    has; the old token goes back to the supply.
    """
    higher = next_rank(state, rank + 1)
    state.move_token(seat, rank, -1)
    state.move_token(seat, higher, 1)
    pay(state, seat, TOKENS[higher], TOKENS[rank], log)


def pay(state: State, seat: Seat, token: str | None, upgraded: str | None, log: Log) -> None:
    """Notes that a brain has paid, and goes on to the next thing that is due."""
    state.fed[seat] = True
    log.happened(BrainPaid, seat, state.dues[0].number, token, upgraded)
    state.dues = state.dues[1:]
