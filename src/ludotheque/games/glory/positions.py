"""Whole positions in rulebook words: written for tests, puzzles and saved matches, and checked when read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.cardroom import counted
from ludotheque.core.errors import BadInput
from ludotheque.core.fields import read_deck, reading
from ludotheque.core.seats import NO_SEATS, Seats, seats_of
from ludotheque.games.glory.box import PATHS, GloryBox
from ludotheque.games.glory.imagine import lay_from, open_from
from ludotheque.games.glory.rules.ending import may_offer_pair
from ludotheque.games.glory.rules.phases import PHASES
from ludotheque.games.glory.state import (
    ACTION_DONE,
    ANSWERING,
    ARRIVING,
    DISCARDING,
    DRAWING,
    IN_RING,
    LAYING,
    LAYING_MORE,
    NO_CARD,
    NO_WRESTLER,
    NOBODY,
    OUT,
    OUTSIDE,
    OVER,
    PHASE_NAMES,
    PHASE_OF,
    PLACE_NAMES,
    PLACE_OF,
    REPEATING,
    RING,
    TAKING,
    TURN_ENDS,
    TURN_PASSES,
    UNSEEN,
    UNTAKEN,
    WALKING,
    Settings,
    State,
    new_state,
)
from ludotheque.games.glory.view import by_deck, lay_view, shown_view
from ludotheque.games.glory.views import Position, WrestlerPosition


def dump(state: State) -> dict[str, Any]:
    """The whole position."""
    settings = state.settings
    position = Position(
        phase=PHASE_NAMES[state.phase],
        asked=state.asked.members,
        turn=state.turn,
        wrestlers=tuple([told(state, wrestler) for wrestler in range(settings.wrestlers)]),
        hands=tuple([hand.named() for hand in state.hands]),
        step=state.step,
        first=state.first,
        round=state.round,
        arrived=state.arrived,
        using=state.name_or_none(state.using),
        left=state.left,
        repeated=state.repeated,
        may_offer=state.may_offer,
        due=tuple([state.name_of(wrestler) for wrestler in state.due.members]),
        deck=state.decks[0].counts() | state.decks[1].counts(),
        discards=state.piles[0].counts() | state.piles[1].counts(),
        drawer=None if state.drawer == NOBODY else state.drawer,
        to_draw=state.to_draw,
        resume=PHASE_NAMES[state.resume],
        challenger=state.name_or_none(state.challenger),
        challenged=state.name_or_none(state.challenged),
        laid=tuple([lay_view(lay) for lay in state.laid]),
        shown=tuple([shown_view(state, one) for one in state.shown]),
        fallen=tuple([blow.members for blow in state.fallen]),
        outcome=state.outcome,
    )
    doc: dict[str, Any] = msgspec.to_builtins(position)
    return doc


def told(state: State, wrestler: int) -> WrestlerPosition:
    """A wrestler in a position."""
    place, figure = state.places[wrestler], state.figures[wrestler]
    return WrestlerPosition(
        None if figure == UNTAKEN else state.settings.box.wrestlers[figure],
        None if figure == UNTAKEN else state.paths[wrestler] + 1,
        PLACE_NAMES.get(place, place),
        state.stamina[wrestler],
        state.outside[wrestler],
        state.unseen[wrestler].named(),
    )


def load(doc: Mapping[str, Any], settings: Settings) -> State:
    """The state that a position tells of; complains (BadInput) about one that cannot be."""
    try:
        position = msgspec.convert(doc, Position)
    except msgspec.ValidationError as error:
        raise BadInput("position", "bad-position", reason=str(error)) from error
    try:
        state = read(position, settings)
    except (KeyError, ValueError, IndexError, TypeError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("position", "bad-position", reason=f"{error} does not belong here") from error
    check(state)
    return state


def read(position: Position, settings: Settings) -> State:
    """The position as a state, names looked up."""
    box, seats = settings.box, settings.seats
    state = new_state(settings)
    if len(position.wrestlers) != settings.wrestlers:
        raise bad("wrestlers", f"{len(position.wrestlers)} of them, {settings.wrestlers} are needed")
    if len(position.hands) != seats:
        raise bad("hands", f"{len(position.hands)} of them for {seats} seats")
    state.step = position.step
    state.outcome = position.outcome
    state.phase = PHASE_OF[position.phase]
    state.asked = some_seats("asked", position.asked, seats)
    state.turn = one_seat(position.turn, seats)
    state.first = state.turn if position.first is None else one_seat(position.first, seats)
    state.round = position.round
    read_wrestlers(state, position)
    has_arrived = RING in state.places or OUTSIDE in state.places
    state.arrived = has_arrived if position.arrived is None else position.arrived
    state.using = state.called(position.using)
    state.left = position.left
    state.repeated = position.repeated
    state.may_offer = position.may_offer
    if len(set(position.due)) < len(position.due):
        raise bad("due", "a wrestler is named twice")
    state.due = seats_of([state.called(name) for name in position.due])
    state.hands = [cards(box, hand) for hand in position.hands]
    with reading("discards"):
        state.piles = list(by_deck(box, counted(box.deck, position.discards)))
    state.drawer = one_seat(position.drawer, seats)
    state.to_draw = position.to_draw
    state.resume = PHASE_OF[position.resume]
    state.challenger = state.called(position.challenger)
    state.challenged = state.called(position.challenged)
    for one in position.shown:
        one_seat(one.seat, seats)
    state.shown = open_from(state, position.shown)
    if position.laid:
        if len(position.laid) != seats:
            raise bad("laid", f"{len(position.laid)} of them for {seats} seats")
        state.laid = [None if lay is None else lay_from(state, seat, lay) for seat, lay in enumerate(position.laid)]
    state.fallen = tuple([some_seats("fallen", blow, seats) for blow in position.fallen])
    state.decks = list(by_deck(box, read_deck(position.deck, box.deck, all_cards(state))))
    return state


def read_wrestlers(state: State, position: Position) -> None:
    """Who stands where; those not named are the first of the league, on the first paths."""
    box = state.settings.box
    named = [one.wrestler for one in position.wrestlers]
    if state.phase != TAKING:
        free = [name for name in box.wrestlers if name not in named]
        named = [free.pop(0) if name is None else name for name in named]
    paths = [one.path for one in position.wrestlers]
    if state.phase != TAKING:
        open_paths = [path for path in range(1, PATHS + 1) if path not in paths]
        paths = [open_paths.pop(0) if path is None else path for path in paths]
    state.figures = tuple([UNTAKEN if name is None else box.wrestler_of[name] for name in named])
    state.paths = tuple([UNTAKEN if path is None else path - 1 for path in paths])
    state.places = [one.at if isinstance(one.at, int) else PLACE_OF[one.at] for one in position.wrestlers]
    state.count_standing()
    state.outside = [one.turns_outside for one in position.wrestlers]
    state.unseen = [cards(box, one.unseen) for one in position.wrestlers]
    state.stamina = [
        one.stamina if one.stamina is not None else 0 if place == OUT else box.stamina
        for one, place in zip(position.wrestlers, state.places)
    ]


def bad(where: str, reason: str) -> BadInput:
    """The complaint about one part of a position."""
    return BadInput(f"position.{where}", "bad-position", reason=reason)


def one_seat(seat: int | None, seats: int) -> int:
    """A seat, or NOBODY for None."""
    if seat is None:
        return NOBODY
    if not 0 <= seat < seats:
        raise bad("seats", f"there is no seat {seat}")
    return seat


def some_seats(where: str, named: tuple[int, ...], seats: int) -> Seats:
    """A set of seats, none of them named twice."""
    with reading(where):
        return seats_of([one_seat(seat, seats) for seat in named])


def cards(box: GloryBox, names: tuple[str, ...]) -> Bag:
    """Cards by their names."""
    return bag_of(box.cards, [box.kind_of[name] for name in names])


def all_cards(state: State) -> list[int]:
    """Every card outside the decks."""
    piles = [*state.hands, *state.piles, *state.unseen]
    return [kind for pile in piles for kind in pile.items] + [one.kind for one in state.shown if one.kind != NO_CARD]


# ── What cannot be ────────────────────────────────────────────────────────────────────────────────────────────────────


def check(state: State) -> None:
    """Complains (BadInput) about a card too many, a wrestler nowhere, nobody to decide."""
    box = state.settings.box
    whole = bag_of(box.cards, all_cards(state) + list(state.decks[0].items) + list(state.decks[1].items))
    if whole != box.deck:
        raise bad("deck", "hands, decks, discards and cards in play are not the cards of the box")
    for wrestler in range(state.settings.wrestlers):
        check_wrestler(state, wrestler)
    out = [seat for seat in range(state.settings.seats) if not state.lives(seat)]
    if sorted([seat for blow in state.fallen for seat in blow.members]) != out:
        raise bad("fallen", f"the eliminated seats are {out}")
    for seat, hand in enumerate(state.hands):
        strange = [kind for kind in hand.items if kind < box.first_diva]
        if not state.lives(seat) and (strange or (hand.items and not state.settings.managers)):
            raise bad("hands", f"seat {seat} is eliminated and cannot hold these cards")
    check_fight(state)
    check_turn(state)
    for seat in state.asked.members:
        if not PHASES.actions(state, seat):
            raise bad("asked", f"seat {seat} has nothing to choose from")


def check_wrestler(state: State, wrestler: int) -> None:
    """Complains about one wrestler."""
    settings = state.settings
    place, stamina, turns = state.places[wrestler], state.stamina[wrestler], state.outside[wrestler]
    where = f"wrestlers[{wrestler}]"
    if place not in PLACE_NAMES and not 0 <= place < len(settings.path):
        raise bad(where, f"there is no space {place}")
    if not 0 <= stamina <= settings.box.stamina or (stamina == 0) != (place == OUT):
        raise bad(where, f"it cannot have {stamina} stamina where it is")
    if not 0 <= turns <= settings.box.turns_outside or (turns and place != OUTSIDE):
        raise bad(where, f"it cannot have {turns} turns outside")
    if state.unseen[wrestler].items and place != OUTSIDE:
        raise bad(where, "only outside the ring there are unseen cards")
    if state.due.has(wrestler) and (place != OUTSIDE or not turns or settings.owner[wrestler] != state.turn):
        raise bad("due", "only a wrestler outside lays an unseen card, in its own turn")
    figure, path = state.figures[wrestler], state.paths[wrestler]
    if (figure == UNTAKEN) != (path == UNTAKEN) or (figure == UNTAKEN and state.phase != TAKING):
        raise bad(where, "it needs a name and a path")
    if figure != UNTAKEN and (state.figures.count(figure) > 1 or state.paths.count(path) > 1):
        raise bad(where, "no wrestler and no path twice")
    if path != UNTAKEN and not 0 <= path < PATHS:
        raise bad(where, f"there is no path {path + 1}")


def check_fight(state: State) -> None:
    """Complains about a fight without fighters, and lays that nobody can have made."""
    fights = state.phase in (LAYING, LAYING_MORE)
    for wrestler in (state.challenger, state.challenged):
        if (wrestler != NO_WRESTLER) != fights or (fights and state.places[wrestler] != RING):
            raise bad("challenger", "a fight has two fighters, both in the ring")
    if fights:
        owner = state.settings.owner
        if owner[state.challenger] == owner[state.challenged] or state.challenger != state.using:
            raise bad("challenger", "the wrestler in use challenges another seat's")
    if not fights and (state.laid.count(None) < len(state.laid) or state.shown):
        raise bad("laid", "nothing is laid in this phase")
    for seat, lay in enumerate(state.laid):
        if lay is not None:
            if state.asked.has(seat) or lay not in PHASES.phases[state.phase].actions(state, seat):
                raise bad("laid", f"seat {seat} cannot have laid this")


def check_turn(state: State) -> None:
    """Complains about a phase that does not go with the rest."""
    settings = state.settings
    phase, using = state.phase, state.using
    if (state.outcome is None) == (phase == OVER) or (phase == OVER) != (state.asked is NO_SEATS):
        raise bad("asked", "somebody is asked until the match is over")
    if phase in (ACTION_DONE, TURN_PASSES, TURN_ENDS) or not 1 <= state.round <= settings.last_round:
        raise bad("phase", "in this phase nobody is asked, or the round is over")
    if state.resume not in (ACTION_DONE, TURN_ENDS, TURN_PASSES):
        raise bad("resume", "that does not follow")
    is_own = using != NO_WRESTLER and settings.owner[using] == state.turn
    walks = is_own and state.places[using] < RING
    if phase in (WALKING, IN_RING, REPEATING, ANSWERING, UNSEEN, LAYING, LAYING_MORE, DRAWING) and not is_own:
        raise bad("using", "a wrestler of the seat whose turn it is must be named")
    if is_own and phase != UNSEEN and state.places[using] >= OUTSIDE:
        raise bad("using", "it cannot be used")
    if (phase == WALKING) != walks and phase in (WALKING, IN_RING, REPEATING, ANSWERING):
        raise bad("using", "it is not where this phase is played")
    if state.may_offer and not (phase == IN_RING and may_offer_pair(state)):
        raise bad("mayOffer", "no pair win can be offered now")
    if phase == UNSEEN and not state.due.has(using):
        raise bad("due", "the wrestler in use must lay a card")
    if not 0 <= state.left <= max(settings.path):
        raise bad("left", f"there cannot be {state.left} actions left")
    if phase in (DRAWING, ARRIVING, DISCARDING) and (state.drawer == NOBODY or not state.asked.is_only(state.drawer)):
        raise bad("drawer", "it must be named and asked")
    if (state.to_draw > 0) != (phase in (DRAWING, ARRIVING)) or not 0 <= state.to_draw <= 60:
        raise bad("toDraw", f"{state.to_draw} cards cannot be drawn now")
    if phase == DISCARDING and len(state.hands[state.drawer].items) <= settings.hand:
        raise bad("drawer", "its hand is not too large")
    alone = (WALKING, IN_RING, REPEATING, UNSEEN, ARRIVING)
    if phase in alone and not state.asked.is_only(state.turn):
        raise bad("asked", "only the seat whose turn it is decides now")
