"""Whole positions in rulebook words: written for tests, puzzles and saved matches, and checked when read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.errors import BadInput
from ludotheque.core.geometry import boxes_gap
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.seats import Seats
from ludotheque.core.seats import seats_of as make_set
from ludotheque.games.wound_up.board import NO_TILE
from ludotheque.games.wound_up.box import CARDS, ROTATE_OPPONENT, TOKENS, TYPES, WILD
from ludotheque.games.wound_up.rules.bidding import is_asked_to_raise, turn_is_over
from ludotheque.games.wound_up.rules.brains import has_a_choice
from ludotheque.games.wound_up.rules.feet import feet_of
from ludotheque.games.wound_up.rules.passing import names_of
from ludotheque.games.wound_up.rules.phases import PHASES
from ludotheque.games.wound_up.state import (
    ACTING,
    AGREEING,
    ANSWERING,
    BRAIN_DUE,
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
    PHASE_NAMES,
    PLACE_DUE,
    RAISING,
    RAN_OFF,
    SETTLING,
    WHERE_NAMES,
    Due,
    Settings,
    State,
    new_state,
)
from ludotheque.games.wound_up.state import PHASES as PHASE_NUMBERS
from ludotheque.games.wound_up.view import dues_view, named_tokens
from ludotheque.games.wound_up.views import PawnPosition, Position
from ludotheque.physics.scene import BRAIN, GRAVE, MAUSOLEUM

STAGE_NAMES = {PHASE_NAMES[stage] for stage in (AGREEING, PASSING, OPENING, ANSWERING, RAISING, ACTING, OVER)}


def dump(state: State) -> dict[str, Any]:
    """The whole position."""
    seats = range(state.settings.seats)
    position = Position(
        stage=PHASE_NAMES[state.stage],
        pawns=tuple([pawn_position(state, seat) for seat in seats]),
        step=state.step,
        turn=state.turn,
        dealer=state.dealer,
        agreed=state.agreed.members,
        hands=tuple([state.hand_bag(seat).named() for seat in seats]),
        discards=tuple([names_of(pile) for pile in state.discards]),
        played=tuple([CARDS[kind] for kind, count in enumerate(state.played) for _ in range(count)]),
        known=tuple([tuple([state.known_of(one, other).named() for other in seats]) for one in seats]),
        round=state.round,
        passer=seat_or_none(state.passer),
        chosen=tuple([tuple([CARDS[kind] for kind in chosen]) for chosen in state.chosen]),
        locked=state.locked.members,
        bidder=seat_or_none(state.bidder),
        idle=state.idle,
        opened=tuple([CARDS[kind] for kind in state.opened]),
        card=None if state.card == NOBODY else CARDS[state.card],
        cards_bid=tuple(state.cards_bid),
        wilds_bid=tuple(state.wilds_bid),
        reds_bid=tuple(state.reds_bid),
        to_answer=state.to_answer,
        raiser=seat_or_none(state.raiser),
        passed=state.passed.members,
        acting=state.acting,
        target=seat_or_none(state.target),
        dues=dues_view(state),
        tokens=tuple([named_tokens(held) for held in state.tokens]),
        outcome=state.outcome,
    )
    doc: dict[str, Any] = msgspec.to_builtins(position)
    return doc


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def pawn_position(state: State, seat: int) -> PawnPosition:
    """A pawn by name, and where it is."""
    where = state.where[seat]
    taken = where in (IN_MAUSOLEUM, IN_GRAVE)
    tile = state.spot[seat] if where == RAN_OFF else state.tile[seat]
    return PawnPosition(
        pawn=state.settings.box.pawn_names()[state.pawns[seat]],
        where=WHERE_NAMES[where],
        x=state.x[seat],
        y=state.y[seat],
        facing=state.facing[seat],
        tile=None if tile == NO_TILE else tile + 1,
        trigger=state.spot[seat] if taken else None,
        progress=None if state.progress[seat] == NOT_PLACED else state.progress[seat],
        ignores=state.ignores[seat],
        crossing=state.crossing[seat],
        paid=state.paid[seat],
        fed=state.fed[seat],
    )


def load(doc: Mapping[str, Any], settings: Settings) -> State:
    """The state that a position tells of; complains (BadInput) about one that cannot be."""
    try:
        position = msgspec.convert(doc, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position", "bad-position", reason=str(error)) from error
    state = new_state(settings)
    read_course(state, position)
    read_cards(state, position)
    read_tokens(state, position)
    read_pawns(state, position)
    read_dues(state, position)
    check_course(state)
    state.phase = OVER if state.stage == OVER else SETTLING
    PHASES.go_on(state, Luck(), SILENT)  # nothing is left to luck in a position that waits for somebody
    return state


def bad(where: str, reason: str) -> BadInput:
    """The complaint about one part of a position."""
    return BadInput(f"position.{where}", "bad-position", reason=reason)


def counted(where: str, number: int, low: int, high: int) -> int:
    """A number within its bounds."""
    if not low <= number <= high:
        raise bad(where, f"{number} is not from {low} to {high}")
    return number


def seat_of(where: str, seat: int | None, state: State) -> int:
    """A seat of the table, or nobody."""
    return NOBODY if seat is None else counted(where, seat, 0, state.settings.seats - 1)


def seats_of(where: str, seats: tuple[int, ...], state: State) -> tuple[int, ...]:
    """Seats of the table, none twice."""
    if len(set(seats)) != len(seats):
        raise bad(where, "a seat stands there twice")
    return tuple([seat_of(where, seat, state) for seat in seats])


def set_of(where: str, seats: tuple[int, ...], state: State) -> Seats:
    """The same as a set."""
    return make_set(seats_of(where, seats, state))


def row(where: str, values: tuple[Any, ...], state: State, empty: Any) -> list[Any]:
    """One value a seat, or none at all."""
    if len(values) not in (0, state.settings.seats):
        raise bad(where, f"{len(values)} of them for {state.settings.seats} seats")
    return list(values) or [empty] * state.settings.seats


def kinds_of(where: str, cards: tuple[str, ...]) -> list[int]:
    """Cards by name."""
    for card in cards:
        if card not in CARDS:
            raise bad(where, f"there is no card {card!r}")
    return [CARDS.index(card) for card in cards]


def read_course(state: State, position: Position) -> None:
    """How far the turn has come."""
    settings = state.settings
    if position.stage not in STAGE_NAMES:
        raise bad("stage", f"there is no stage {position.stage!r}")
    state.stage = PHASE_NUMBERS[position.stage]
    state.step = counted("step", position.step, 0, 1 << 40)
    state.turn = counted("turn", position.turn, 1, settings.last_turn)
    state.dealer = seat_of("dealer", position.dealer, state)
    state.agreed = set_of("agreed", position.agreed, state)
    state.round = counted("round", position.round, 0, max(0, len(settings.rounds) - 1))
    state.passer = seat_of("passer", position.passer, state)
    state.locked = set_of("locked", position.locked, state)
    state.bidder = seat_of("bidder", position.bidder, state)
    state.idle = counted("idle", position.idle, 0, settings.seats)
    state.opened = tuple(sorted(set(kinds_of("opened", position.opened))))
    state.card = NO_CARD if position.card is None else kinds_of("card", (position.card,))[0]
    state.to_answer = seats_of("toAnswer", position.to_answer, state)
    state.raiser = seat_of("raiser", position.raiser, state)
    state.passed = set_of("passed", position.passed, state)
    state.acting = seats_of("acting", position.acting, state)
    state.target = seat_of("target", position.target, state)
    state.outcome = position.outcome
    for name, bids in (
        ("cardsBid", position.cards_bid),
        ("wildsBid", position.wilds_bid),
        ("redsBid", position.reds_bid),
    ):
        for one in bids:
            counted(name, one, 0, 60)
    state.cards_bid = row("cardsBid", position.cards_bid, state, 0)
    state.wilds_bid = row("wildsBid", position.wilds_bid, state, 0)
    state.reds_bid = row("redsBid", position.reds_bid, state, 0)


def read_cards(state: State, position: Position) -> None:
    """Hands, discards and open cards; the rest of the deck is undealt."""
    left: Bag = state.settings.box.deck
    hands = row("hands", position.hands, state, ())
    discards = row("discards", position.discards, state, ())
    played = kinds_of("played", position.played)
    for kind in played:
        state.played[kind] += 1
    chosen = row("chosen", position.chosen, state, ())
    for seat, cards in enumerate(hands):
        kinds = kinds_of("hands", cards)
        state.take_up(seat, kinds)
        state.discards[seat] = sorted(kinds_of("discards", discards[seat]))
        state.chosen[seat] = tuple(kinds_of("chosen", chosen[seat]))
        played += kinds + state.discards[seat]
        for kind in range(WILD + 1):
            if state.chosen[seat].count(kind) > state.hands[seat][kind]:
                raise bad("chosen", f"seat {seat} has chosen cards that it does not hold")
            if kind < TYPES and state.hands[seat][kind] and kind in state.opened and not may_hold(state, seat, kind):
                raise bad("hands", f"nobody holds a type that was opened (§4.10): {CARDS[kind]}")
    try:
        left = left.minus_all(played)
    except ValueError as error:
        raise bad("hands", "there are not so many cards of a kind (§1.2)") from error
    state.deck = left
    for viewer, rows in enumerate(row("known", position.known, state, ())):
        for holder, cards in enumerate(row("known", rows, state, ())):
            known = bag_of(CARDS, kinds_of("known", cards))
            if any(known.count(kind) > state.hands[holder][kind] for kind in range(WILD + 1)) or (
                viewer == holder and known.items
            ):
                raise bad("known", f"seat {viewer} cannot know that of the hand of {holder}")
            state.knows(viewer, holder, known)


def may_hold(state: State, seat: int, kind: int) -> bool:
    """§4.2  A seat that has still to answer may hold the type being auctioned."""
    return state.stage == ANSWERING and kind == state.card and seat in state.to_answer


def read_tokens(state: State, position: Position) -> None:
    """What each seat holds; the supply is the rest."""
    for seat, held in enumerate(row("tokens", position.tokens, state, {})):
        for name, count in held.items():
            if name not in TOKENS:
                raise bad("tokens", f"there is no token {name!r}")
            rank = TOKENS.index(name)
            state.tokens[seat][rank] = counted("tokens", count, 0, state.supply[rank])
            state.supply[rank] -= count


def read_pawns(state: State, position: Position) -> None:
    """Where the pawns are; no two of them in the same place."""
    settings = state.settings
    names = settings.box.pawn_names()
    if len(position.pawns) != settings.seats:
        raise bad("pawns", f"{len(position.pawns)} of them for {settings.seats} seats")
    if (
        any(pawn.pawn not in names for pawn in position.pawns)
        or len({pawn.pawn for pawn in position.pawns}) != settings.seats
    ):
        raise bad("pawns", "each seat has one of its own (§1.3)")
    state.pawns = tuple([names.index(pawn.pawn) for pawn in position.pawns])
    for seat, pawn in enumerate(position.pawns):
        read_pawn(state, seat, pawn)
    standing = [seat for seat in range(settings.seats) if state.where[seat] == ON_BOARD]
    feet = feet_of(state, standing)
    for at, box in enumerate(feet):
        for other in feet[:at]:
            if boxes_gap(box, other) < -settings.box.resting:
                raise bad("pawns", "two of them overlap (§6.8)")


def read_pawn(state: State, seat: int, pawn: PawnPosition) -> None:
    """One pawn."""
    board = state.settings.board
    if pawn.where not in WHERE_NAMES:
        raise bad("pawns", f"a pawn is not in {pawn.where!r}")
    where = WHERE_NAMES.index(pawn.where)
    state.where[seat] = where
    state.progress[seat] = NOT_PLACED if pawn.progress is None else counted("pawns", pawn.progress, 0, board.last)
    if (where == IN_BOX) != (pawn.progress is None):
        raise bad("pawns", "a pawn has made progress if and only if it was placed (§6.9)")
    state.fed[seat] = pawn.fed
    state.paid[seat] = tuple(sorted({trigger_of(state, one, BRAIN) for one in pawn.paid}))
    tile = NO_TILE if pawn.tile is None else counted("pawns", pawn.tile, 1, len(board.tiles)) - 1
    if where == ON_BOARD:
        state.x[seat] = counted("pawns", pawn.x, -100_000, 200_000)
        state.y[seat] = counted("pawns", pawn.y, -100_000, 200_000)
        state.facing[seat] = counted("pawns", pawn.facing, 0, 65535)
        under = board.tile_under(pawn.x, pawn.y)
        state.tile[seat] = under if tile == NO_TILE else tile
        if state.tile[seat] == NO_TILE:
            raise bad("pawns", "a pawn must stand on a tile, or have stood on one")
        state.ignores[seat] = tuple([trigger_of(state, one, None) for one in pawn.ignores])
        state.crossing[seat] = pawn.crossing
    elif pawn.x or pawn.y or pawn.facing or pawn.ignores or pawn.crossing:
        raise bad("pawns", "a pawn that is off the board has no pose")
    elif where == RAN_OFF:
        if tile == NO_TILE:
            raise bad("pawns", "a pawn ran off some tile (§6.4)")
        state.spot[seat] = tile
    elif where in (IN_MAUSOLEUM, IN_GRAVE):
        kind = MAUSOLEUM if where == IN_MAUSOLEUM else GRAVE
        state.spot[seat] = trigger_of(state, -1 if pawn.trigger is None else pawn.trigger, kind)


def trigger_of(state: State, number: int, kind: int | None) -> int:
    """A trigger of the board, of the kind wanted."""
    spots = state.settings.board.spots
    counted("pawns", number, 0, len(spots) - 1)
    if kind is not None and spots[number].kind != kind:
        raise bad("pawns", f"trigger {number} is of another kind")
    return number


def read_dues(state: State, position: Position) -> None:
    """What must be settled first."""
    dues = []
    for due in position.dues:
        seat = seat_of("dues", due.seat, state)
        if due.what == "brain":
            dues.append(Due(BRAIN_DUE, seat, trigger_of(state, due.number, BRAIN)))
        elif due.what == "place" and state.where[seat] == RAN_OFF and state.spot[seat] == due.number:
            dues.append(Due(PLACE_DUE, seat, due.number))
        else:
            raise bad("dues", "a brain is paid, or a pawn that ran off is placed (§6.10)")
    state.dues = tuple(dues)
    owed = sorted([due.seat for due in dues if due.what == PLACE_DUE])
    if owed != [seat for seat in range(state.settings.seats) if state.where[seat] == RAN_OFF] and state.stage != OVER:
        raise bad("dues", "every pawn that ran off is placed, once (§6.4)")


def check_course(state: State) -> None:
    """Complains about a stage without what belongs to it, and about one that would not wait for anybody."""
    stage = state.stage
    if (state.outcome is None) == (stage == OVER):
        raise bad("outcome", "a match has one if and only if it is over")
    if stage == OVER:
        return
    if OUT in state.where:
        raise bad("pawns", "who is through the gate has won (§9.1)")
    if stage == AGREEING and state.agreed is state.settings.everybody:
        raise bad("agreed", "all have agreed already")
    if stage == PASSING:
        check_passing(state)
    elif any(state.chosen) or state.passer != NOBODY:
        raise bad("chosen", "nothing is passed on in this stage")
    if stage in (OPENING, ANSWERING, RAISING, ACTING) and state.bidder == NOBODY:
        raise bad("bidder", "somebody is the bidder")
    is_auction = stage in (ANSWERING, RAISING, ACTING)
    if is_auction != (state.card != NO_CARD) or (is_auction and state.card not in state.opened):
        raise bad("card", "a type is auctioned if and only if it was opened")
    if state.card == WILD or WILD in state.opened:
        raise bad("card", "a Wild has no action (§4.6)")
    if bool(state.to_answer) and stage != ANSWERING:
        raise bad("toAnswer", "nobody has to answer in this stage")
    if (stage == RAISING) != (state.raiser != NOBODY) or (state.passed.members and stage != RAISING):
        raise bad("raiser", "Wilds are added by somebody in that stage, and in no other")
    if (bool(state.acting) or state.target != NOBODY) and stage != ACTING:
        raise bad("acting", "nobody performs an action in this stage")
    check_waiting(state)


def check_passing(state: State) -> None:
    """§3.3  Somebody passes in turn, or all choose together."""
    if not state.settings.rounds:
        raise bad("stage", "nothing is passed at this table (§3.3)")
    if state.settings.together == (state.passer != NOBODY):
        raise bad("passer", "one passes in turn, or all choose together (§3.3)")
    left = [state.still_to_choose(seat) for seat in range(state.settings.seats)]
    if min(left) < 0 or not any(left) or (state.passer != NOBODY and not left[state.passer]):
        raise bad("chosen", "too many cards are chosen")
    for seat, chosen in enumerate(state.chosen):
        if state.passer not in (NOBODY, seat) and chosen:
            raise bad("chosen", f"it is not the turn of seat {seat}")
        if state.sizes[seat] < state.settings.rounds[state.round].count and state.passer in (NOBODY, seat):
            raise bad("hands", f"seat {seat} has not enough cards to pass (§3.2)")


def check_waiting(state: State) -> None:
    """Complains about a position in which nobody would be asked: what goes by itself must have gone."""
    if state.dues:
        due = state.dues[0]
        if due.what == BRAIN_DUE and not has_a_choice(state, due.seat):
            raise bad("dues", "such a brain pays at once (§8.1)")
        return
    if state.stage == OPENING and (turn_is_over(state) or not state.sizes[state.bidder]):
        raise bad("bidder", "the bidder must have cards, and the turn must not be over (§4.7, §4.11)")
    if state.stage == ANSWERING and (not state.to_answer or not state.sizes[state.to_answer[0]]):
        raise bad("toAnswer", "who is to answer must have cards (§4.11)")
    if state.stage == RAISING:
        if not is_asked_to_raise(state, state.raiser) or state.passed.has(state.raiser):
            raise bad("raiser", "who may add Wilds must have cards or a red token, and not have passed (§4.3)")
    if state.stage == ACTING:
        if not state.acting:
            raise bad("acting", "somebody performs the action (§4.4)")
        is_other = state.card == ROTATE_OPPONENT
        if state.target == NOBODY and not (is_other and state.settings.seats > 2):
            raise bad("target", "the target is clear (§5.5)")
        if state.target != NOBODY and (state.target == state.acting[0]) == is_other:
            raise bad("target", "a seat acts on its own pawn, but rotates an opponent's (§5.3)")
