"""§8  Brain tokens: gained, upgraded, used."""

from __future__ import annotations

from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from ludotheque.games.wound_up.box import BLACK, CARDS, PURPLE, RANKS, RED, TOKENS, YELLOW
from ludotheque.games.wound_up.events import BidRaised, BrainPaid, CardStolen, TokenUsed
from ludotheque.games.wound_up.rules.walking import turn_pawn
from ludotheque.games.wound_up.state import NOBODY, State


def next_rank(state: State, rank: int) -> int:
    """§8.2  The lowest colour of this rank or higher that is in supply; NOBODY if none is."""
    for one in range(rank, RANKS):
        if state.supply[one]:
            return one
    return NOBODY


def may_upgrade(state: State, seat: Seat, rank: int) -> bool:
    """§8.1, §8.2  A token held, and a higher one in supply; red is the highest."""
    return state.tokens[seat][rank] > 0 and next_rank(state, rank + 1) != NOBODY


def has_a_choice(state: State, seat: Seat) -> bool:
    """§8.1  Not at the first brain, which simply pays; and not if nothing could be gained or upgraded."""
    if not state.fed[seat]:
        return False
    return next_rank(state, BLACK) != NOBODY


def gain(state: State, seat: Seat, spot: int, log: Log) -> None:
    """§8.1, §8.2  A black token, or the next higher colour there is, or nothing."""
    rank = next_rank(state, BLACK)
    if rank != NOBODY:
        move_token(state, seat, rank, 1)
    pay(state, seat, spot, None if rank == NOBODY else TOKENS[rank], None, log)


def upgrade(state: State, seat: Seat, spot: int, rank: int, log: Log) -> None:
    """§8.1, §8.2  By one rank, or to the next higher colour there is; the old token goes back."""
    higher = next_rank(state, rank + 1)
    move_token(state, seat, rank, -1)
    move_token(state, seat, higher, 1)
    pay(state, seat, spot, TOKENS[higher], TOKENS[rank], log)


def pay(state: State, seat: Seat, spot: int, token: str | None, upgraded: str | None, log: Log) -> None:
    """A brain has paid; the next debt is due."""
    state.fed[seat] = True
    state.dues = state.dues[1:]
    log.happened(BrainPaid, seat, spot, token, upgraded)


def move_token(state: State, seat: Seat, rank: int, count: int) -> None:
    """Tokens go from the supply to a seat, or back."""
    state.tokens[seat][rank] += count
    state.supply[rank] -= count


def use_purple(state: State, seat: Seat, angle: int, log: Log) -> None:
    """§8.3  The owner turns its own pawn; what that causes is settled first."""
    move_token(state, seat, PURPLE, -1)
    log.happened(TokenUsed, seat, TOKENS[PURPLE])
    dues = turn_pawn(state, seat, seat, angle, log)
    if state.outcome is None:
        state.dues = tuple(dues) + state.dues


def use_yellow(state: State, seat: Seat, victim: Seat, luck: Luck, log: Log) -> None:
    """§8.3  A random card from another hand."""
    move_token(state, seat, YELLOW, -1)
    log.happened(TokenUsed, seat, TOKENS[YELLOW])
    kind = luck.draw(state.hand_bag(victim))
    state.hand_on(victim, seat, (kind,))
    log.happened(CardStolen, seat, victim, CARDS[kind])


def use_red(state: State, seat: Seat, log: Log) -> None:
    """§8.3  The seat's own bid is one higher, and all are asked again."""
    move_token(state, seat, RED, -1)
    state.reds_bid[seat] += 1
    state.passed = 0
    log.happened(TokenUsed, seat, TOKENS[RED])
    log.happened(BidRaised, seat, (), state.bid(seat))
