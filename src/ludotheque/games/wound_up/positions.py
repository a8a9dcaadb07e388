"""Writes, reads and checks those parts of a written position that combine several fields of the state."""

from __future__ import annotations

from typing import Any

from ludotheque.core.fields import bad_position
from ludotheque.core.geometry import boxes_gap
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.games.wound_up.board import NO_TILE
from ludotheque.games.wound_up.box import CARDS, RANKS, ROTATE_OPPONENT, WILD
from ludotheque.games.wound_up.kinds import BRAIN_DUE
from ludotheque.games.wound_up.rules.bidding import is_asked_to_raise, turn_is_over
from ludotheque.games.wound_up.rules.brains import has_a_choice
from ludotheque.games.wound_up.rules.feet import feet_of
from ludotheque.games.wound_up.rules.phases import PHASES
from ludotheque.games.wound_up.state import (
    ACTING,
    AGREEING,
    ANSWERING,
    IN_BOX,
    IN_GRAVE,
    IN_MAUSOLEUM,
    NO_CARD,
    NOBODY,
    NOT_PLACED,
    ON_BOARD,
    OPENING,
    OUT,
    OVER,
    PASSING,
    RAISING,
    RAN_OFF,
    SETTLING,
    WHERE_NAMES,
    State,
)
from ludotheque.games.wound_up.views import PawnPosition
from ludotheque.physics.scene import BRAIN, GRAVE, MAUSOLEUM


def write_parts(state: State) -> dict[str, Any]:
    """Returns the pawns, whose poses are not single fields."""
    return {"pawns": [pawn_position(state, seat) for seat in range(state.settings.seats)]}


def pawn_position(state: State, seat: int) -> PawnPosition:
    """Returns a pawn by name, and where it is."""
    where = state.where[seat]
    tile = state.spot[seat] if where == RAN_OFF else state.tile[seat]
    return PawnPosition(
        pawn=state.settings.box.pawn_names()[state.pawns[seat]],
        where=WHERE_NAMES[where],
        x=state.x[seat],
        y=state.y[seat],
        facing=state.facing[seat],
        tile=None if tile == NO_TILE else tile + 1,
        trigger=state.spot[seat] if where in (IN_MAUSOLEUM, IN_GRAVE) else None,
        progress=None if state.progress[seat] == NOT_PLACED else state.progress[seat],
        ignores=state.ignores[seat],
        crossing=state.crossing[seat],
        paid=state.paid[seat],
        fed=state.fed[seat],
    )


def read_parts(state: State, position: Any) -> None:
    """Reads the pawns, and derives the undealt cards and the supply of tokens from the fields."""
    check_numbers(state)
    read_cards(state)
    read_supply(state)
    read_pawns(state, position.pawns)


def ask_again(state: State) -> None:
    """Asks the seats that must decide in this position; raises BadInput for a position that no match can reach."""
    check_dues(state)
    check_course(state)
    state.phase = OVER if state.stage == OVER else SETTLING
    # Going on may only ask somebody: a position in which anything else would happen now is refused.
    PHASES.go_on(state, Luck(), SILENT)


def within(where: str, number: int, low: int, high: int) -> int:
    """Returns the number if it lies within these bounds; otherwise raises BadInput."""
    if not low <= number <= high:
        raise bad_position(where, f"{number} is not from {low} to {high}")
    return number


def check_numbers(state: State) -> None:
    """Raises BadInput for numbers that the options of the match do not allow."""
    settings = state.settings
    within("turn", state.turn, 1, settings.last_turn)
    within("round", state.round, 0, max(0, len(settings.rounds) - 1))
    within("idle", state.idle, 0, settings.seats)


def read_cards(state: State) -> None:
    """Derives the deck: all cards not in a hand, discarded or played; raises BadInput for impossible cards."""
    seen = [kind for kind, count in enumerate(state.played) for _ in range(count)]
    for seat, hand in enumerate(state.hands):
        state.sizes[seat] = sum(hand)
        seen += [*state.hand_bag(seat), *state.discards[seat]]
        for kind, count in enumerate(hand):
            if state.chosen[seat].count(kind) > count:
                raise bad_position("chosen", f"seat {seat} has chosen cards that it does not hold")
            if count and kind != WILD and kind in state.opened and not may_hold(state, seat, kind):
                raise bad_position("hands", f"nobody holds a type that was opened (§4.10): {CARDS[kind]}")
        for viewer in range(state.settings.seats):
            known = state.known.of(viewer, seat)
            if any(known.count(kind) > hand[kind] for kind in known.kinds()) or (viewer == seat and known.items):
                raise bad_position("known", f"seat {viewer} cannot know that of the hand of {seat}")
    try:
        state.deck = state.deck.minus_all(seen)
    except ValueError as error:
        raise bad_position("hands", "there are more cards of a kind than in the box (§1.2)") from error


def may_hold(state: State, seat: int, kind: int) -> bool:
    """§4.2  Does a seat still have to answer this type?  Only then may it hold cards of the type."""
    return state.stage == ANSWERING and kind == state.card and seat in state.to_answer


def read_supply(state: State) -> None:
    """Puts all tokens that nobody holds into the supply."""
    for held in state.tokens:
        for rank in range(RANKS):
            within("tokens", held[rank], 0, state.supply[rank])
            state.supply[rank] -= held[rank]


def read_pawns(state: State, pawns: tuple[PawnPosition, ...]) -> None:
    """Reads where the pawns are; no two may overlap."""
    settings = state.settings
    names = settings.box.pawn_names()
    if len(pawns) != settings.seats:
        raise bad_position("pawns", f"{len(pawns)} of them for {settings.seats} seats")
    if any(pawn.pawn not in names for pawn in pawns) or len({pawn.pawn for pawn in pawns}) != settings.seats:
        raise bad_position("pawns", "each seat has one of its own (§1.3)")
    state.pawns = tuple([names.index(pawn.pawn) for pawn in pawns])
    for seat, pawn in enumerate(pawns):
        read_pawn(state, seat, pawn)
    feet = feet_of(state, [seat for seat in range(settings.seats) if state.where[seat] == ON_BOARD])
    for at, box in enumerate(feet):
        for other in feet[:at]:
            if boxes_gap(box, other) < -settings.box.resting:
                raise bad_position("pawns", "two of them overlap (§6.8)")


def read_pawn(state: State, seat: int, pawn: PawnPosition) -> None:
    """Reads one pawn of a position."""
    board = state.settings.board
    if pawn.where not in WHERE_NAMES:
        raise bad_position("pawns", f"a pawn is not in {pawn.where!r}")
    where = WHERE_NAMES.index(pawn.where)
    state.where[seat] = where
    state.progress[seat] = NOT_PLACED if pawn.progress is None else within("pawns", pawn.progress, 0, board.last)
    if (where == IN_BOX) != (pawn.progress is None):
        raise bad_position("pawns", "a pawn has made progress if and only if it was placed (§6.9)")
    state.fed[seat] = pawn.fed
    state.paid[seat] = tuple(sorted({trigger_of(state, one, BRAIN) for one in pawn.paid}))
    tile = NO_TILE if pawn.tile is None else within("pawns", pawn.tile, 1, len(board.tiles)) - 1
    if where == ON_BOARD:
        state.x[seat] = within("pawns", pawn.x, -100_000, 200_000)
        state.y[seat] = within("pawns", pawn.y, -100_000, 200_000)
        state.facing[seat] = within("pawns", pawn.facing, 0, 65535)
        state.tile[seat] = board.tile_under(pawn.x, pawn.y) if tile == NO_TILE else tile
        if state.tile[seat] == NO_TILE:
            raise bad_position("pawns", "a pawn must stand on a tile, or have stood on one")
        state.ignores[seat] = tuple([trigger_of(state, one, None) for one in pawn.ignores])
        state.crossing[seat] = pawn.crossing
    elif pawn.x or pawn.y or pawn.facing or pawn.ignores or pawn.crossing:
        raise bad_position("pawns", "a pawn that is off the board has no pose")
    elif where == RAN_OFF:
        if tile == NO_TILE:
            raise bad_position("pawns", "a pawn ran off some tile (§6.4)")
        state.spot[seat] = tile
    elif where in (IN_MAUSOLEUM, IN_GRAVE):
        kind = MAUSOLEUM if where == IN_MAUSOLEUM else GRAVE
        state.spot[seat] = trigger_of(state, -1 if pawn.trigger is None else pawn.trigger, kind)


def trigger_of(state: State, number: int, kind: int | None) -> int:
    """Returns a trigger of the board, of the given kind."""
    spots = state.settings.board.spots
    within("pawns", number, 0, len(spots) - 1)
    if kind is not None and spots[number].kind != kind:
        raise bad_position("pawns", f"trigger {number} is of another kind")
    return number


def check_dues(state: State) -> None:
    """Raises BadInput if something is due without a cause, or if a pawn that ran off is not due to be placed."""
    owed: list[int] = []
    for due in state.dues:
        if due.what == BRAIN_DUE:
            trigger_of(state, due.number, BRAIN)
        elif state.where[due.seat] == RAN_OFF and state.spot[due.seat] == due.number:
            owed.append(due.seat)
        else:
            raise bad_position("dues", "a brain is paid, or a pawn that ran off is placed (§6.10)")
    off = [seat for seat in range(state.settings.seats) if state.where[seat] == RAN_OFF]
    if sorted(owed) != off and state.stage != OVER:
        raise bad_position("dues", "every pawn that ran off is placed, once (§6.4)")


def check_course(state: State) -> None:
    """Raises BadInput if fields do not fit the stage of the turn, or if nobody would be asked."""
    stage = state.stage
    if (state.outcome is None) == (stage == OVER):
        raise bad_position("outcome", "a match has one if and only if it is over")
    if stage == OVER:
        return
    if OUT in state.where:
        raise bad_position("pawns", "a pawn through the gate has won (§9.1)")
    if stage == AGREEING and state.agreed is state.settings.everybody:
        raise bad_position("agreed", "all have agreed already")
    if stage == PASSING:
        check_passing(state)
    elif any(state.chosen) or state.passer != NOBODY:
        raise bad_position("chosen", "nothing is passed on in this stage")
    if stage in (OPENING, ANSWERING, RAISING, ACTING) and state.bidder == NOBODY:
        raise bad_position("bidder", "somebody is the bidder")
    is_auction = stage in (ANSWERING, RAISING, ACTING)
    if is_auction != (state.card != NO_CARD) or (is_auction and state.card not in state.opened):
        raise bad_position("card", "a type is auctioned if and only if it was opened")
    if state.card == WILD or WILD in state.opened:
        raise bad_position("card", "a Wild has no action (§4.6)")
    if bool(state.to_answer) and stage != ANSWERING:
        raise bad_position("toAnswer", "nobody has to answer in this stage")
    if (stage == RAISING) != (state.raiser != NOBODY) or (state.passed.members and stage != RAISING):
        raise bad_position("raiser", "Wilds are added by somebody in that stage, and in no other")
    if (bool(state.acting) or state.target != NOBODY) and stage != ACTING:
        raise bad_position("acting", "nobody performs an action in this stage")
    check_waiting(state)


def check_passing(state: State) -> None:
    """§3.3  Checks that one seat passes in turn, or that all choose together."""
    if not state.settings.rounds:
        raise bad_position("stage", "nothing is passed at this table (§3.3)")
    if state.settings.together == (state.passer != NOBODY):
        raise bad_position("passer", "one passes in turn, or all choose together (§3.3)")
    left = [state.cards_to_choose(seat) for seat in range(state.settings.seats)]
    if min(left) < 0 or not any(left) or (state.passer != NOBODY and not left[state.passer]):
        raise bad_position("chosen", "too many cards are chosen")
    for seat, chosen in enumerate(state.chosen):
        if state.passer not in (NOBODY, seat) and chosen:
            raise bad_position("chosen", f"it is not the turn of seat {seat}")
        if state.sizes[seat] < state.settings.rounds[state.round].count and state.passer in (NOBODY, seat):
            raise bad_position("hands", f"seat {seat} has not enough cards to pass (§3.2)")


def check_waiting(state: State) -> None:
    """Raises BadInput for a position in which nobody would be asked: automatic steps must already have happened."""
    if state.dues:
        due = state.dues[0]
        if due.what == BRAIN_DUE and not has_a_choice(state, due.seat):
            raise bad_position("dues", "such a brain pays at once (§8.1)")
        return
    if state.stage == OPENING and (turn_is_over(state) or not state.sizes[state.bidder]):
        raise bad_position("bidder", "the bidder must have cards, and the turn must not be over (§4.7, §4.11)")
    if state.stage == ANSWERING and (not state.to_answer or not state.sizes[state.to_answer[0]]):
        raise bad_position("toAnswer", "a seat that must answer has cards (§4.11)")
    if state.stage == RAISING:
        if not is_asked_to_raise(state, state.raiser) or state.passed.has(state.raiser):
            raise bad_position(
                "raiser", "a seat that may add Wilds has cards or a red token, and has not passed (§4.3)"
            )
    if state.stage == ACTING:
        if not state.acting:
            raise bad_position("acting", "somebody performs the action (§4.4)")
        is_other = state.card == ROTATE_OPPONENT
        if state.target == NOBODY and not (is_other and state.settings.seats > 2):
            raise bad_position("target", "the target is clear (§5.5)")
        if state.target != NOBODY and (state.target == state.acting[0]) == is_other:
            raise bad_position("target", "a seat acts on its own pawn, but rotates an opponent's (§5.3)")
