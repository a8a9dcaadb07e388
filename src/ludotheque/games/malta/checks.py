"""Checks that a position is possible, so that the rules can continue from it."""

from __future__ import annotations

from ludotheque.core.bag import bag_of
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.games.malta.needs import RIVAL, RIVAL_WITH_CARDS
from ludotheque.games.malta.rules.phases import PHASES
from ludotheque.games.malta.state import (
    ANSWERING,
    DISCARDING,
    GIVING,
    MOVING,
    NAMING,
    NO_CARD,
    NOBODY,
    ORDERING,
    OVER,
    PASSING_ON,
    PAYING,
    PLACING,
    PLAYING,
    State,
)
from ludotheque.games.malta.targets import candidates


def bad(where: str, reason: str) -> BadInput:
    """Makes the error about one part of a position."""
    return BadInput(f"position.{where}", "bad-position", reason=reason)


def check(state: State) -> None:
    """Raises BadInput for an impossible position: a card too many, a pawn off the board, nobody to decide."""
    check_numbers(state)
    check_box(state)
    for seat in range(state.settings.seats):
        check_seat(state, seat)
    if (state.outcome is None) == (state.phase == OVER) or (state.phase == OVER) != (not state.asked.members):
        raise bad("asked", "somebody is asked until the match is over")
    if state.phase == OVER:
        if state.pending or state.stack or any(state.answers) or state.naming != NO_CARD:
            raise bad("phase", "nothing is going on when the match is over")
        return
    if state.asked.without(state.still_in).members or not state.is_in(state.turn):
        raise bad("asked", "a lost seat is not asked and has no turn")
    check_stack(state)
    check_naming(state)
    check_choosing(state)
    check_sealed(state)
    check_tolls(state)
    for seat in state.asked.members:
        if not PHASES.actions(state, seat):
            raise bad("asked", f"seat {seat} has nothing to choose from")


def check_numbers(state: State) -> None:
    """Checks that no number is negative, and that the number of the round is possible."""
    for name, number in (("step", state.step), ("quota", state.quota), ("toChoose", state.to_choose)):
        if number < 0:
            raise bad(name, f"{number} is negative")
    if not 1 <= state.round <= state.settings.last_round:
        raise bad("round", f"there is no round {state.round}")
    if state.quota == 0 and (state.stack or state.phase == PLAYING):
        raise bad("quota", "a card is in play although none must be played")


def check_box(state: State) -> None:
    """§1.1  Checks that the cards and spaces are exactly those of the box, and that all start spaces are on the board."""
    box = state.box
    if bag_of(box.cards, cards_outside_deck(state) + list(state.deck.items)) != box.deck:
        raise bad("deck", "hands, deck, discards and cards in play are not the cards of the box")
    starts = [kind for kind in state.spaces if kind < 7]
    if sorted(starts) != list(range(state.settings.grid.side)):
        raise bad("board", "each start space must lie on it once")
    for kind in set(state.spaces):
        if kind >= 7 and state.spaces.count(kind) > box.other_spaces.count(kind):
            raise bad("board", f"there are too many of {box.spaces[kind]!r}")


def cards_outside_deck(state: State) -> list[int]:
    """Returns all cards that are not in the deck."""
    piles = [*state.hands, state.discards, list(state.gone)]
    return [kind for pile in piles for kind in pile] + [one.kind for one in state.stack]


def check_seat(state: State, seat: Seat) -> None:
    """§2.2, §2.5  Checks that a seat's pawn is on the board, unless the seat has lost, and that cards known to be in a
    hand are in it.
    """
    if state.is_in(seat) == (seat in state.lost) or state.lost.count(seat) > 1:
        raise bad("lost", f"seat {seat} has {state.lives(seat)} lives")
    if state.blind.has(seat) and not state.is_in(seat):
        raise bad("blind", f"seat {seat} has no next turn")
    if state.phase == PLACING:
        if state.pawns[seat] != state.homes[seat] or state.hands[seat]:
            raise bad("pawns", f"seat {seat} is put on its start space before the deal")
    elif (state.pawns[seat] == NOBODY) == state.is_in(seat):
        raise bad("pawns", f"the pawn of seat {seat} is on the board if and only if it has not lost")
    elif not 0 <= state.homes[seat] < state.settings.grid.side:
        raise bad("homes", f"seat {seat} has no start space")
    for viewer in range(state.settings.seats):
        known = state.known_of(viewer, seat)
        if viewer == seat and known.items:
            raise bad("known", f"seat {seat} sees its own hand")
        if any(known.count(kind) > state.hands[seat].count(kind) for kind in known.kinds()):
            raise bad("known", f"seat {viewer} knows cards that are not in the hand of seat {seat}")


def check_stack(state: State) -> None:
    """§5.1  Checks the stack: a card and the reactions on it, at most one reaction per seat.  Outside a window the
    stack holds only the card.
    """
    stack, phase = state.stack, state.phase
    reactors = [one.seat for one in stack[1:]]
    if any(one.kind not in state.box.reactions or one.targets for one in stack[1:]):
        raise bad("stack", "only Negate and Boomerang lie on another card")
    if len(set(reactors)) < len(reactors) or any(not state.reacted.has(seat) for seat in reactors):
        raise bad("reacted", "each seat that reacted did so once")
    if any(not state.is_in(one.seat) for one in stack):
        raise bad("stack", "a lost seat plays no cards")
    if stack and stack[0].seat != state.turn:
        raise bad("stack", "the card in play is that of the seat whose turn it is")
    at_work = phase in (NAMING, DISCARDING, GIVING, PASSING_ON) or state.winded
    if len(stack) != 1 if at_work else phase != ANSWERING and bool(stack):
        raise bad("stack", "the card in play does not fit the phase")
    if phase == ANSWERING:
        if not stack:
            raise bad("stack", "there is nothing to react to")
        as_played = state.copy()
        as_played.naming, as_played.player, targets = stack[0].kind, stack[0].seat, stack[0].targets
        as_played.original = NOBODY
        check_targets(as_played, targets)


def check_naming(state: State) -> None:
    """§3.6  Checks that targets are named in a fixed order, by the player of the card."""
    if state.phase not in (PLAYING, NAMING):
        if state.naming != NO_CARD:
            raise bad("naming", "nothing is named in this phase")
        return
    if state.naming == NO_CARD:
        if state.phase == NAMING or state.pending or state.player != NOBODY:
            raise bad("naming", "it is not said whose targets are named")
        return
    if state.asked.members != (state.player,):
        raise bad("player", "the player of a card names its targets")
    if state.phase == PLAYING:
        if state.player != state.turn or state.original != NOBODY or state.naming not in state.hands[state.turn]:
            raise bad("naming", "a card is played from one's own hand")
    elif (
        state.naming != state.stack[0].kind
        or (state.original if state.original != NOBODY else state.player) != state.turn
    ):
        raise bad("naming", "another card is in play")
    elif state.original == state.player:
        raise bad("original", "a seat cannot turn round its own card")
    if len(state.named) >= len(state.box.needs[state.naming]):
        raise bad("named", "all targets are already named")
    check_targets(state, state.named)
    is_card_hidden = state.phase == PLAYING
    if not is_card_hidden <= state.pending <= len(state.named) + is_card_hidden:
        raise bad("pending", "more steps are pending than were taken")


def check_targets(state: State, named: tuple[int, ...]) -> None:
    """§3.6  Checks that each target could have been named; a named rival may have reacted with its last card since then
    (§4.12).
    """
    for at, number in enumerate(named):
        need = state.box.needs[state.naming][at]
        if number not in candidates(state, RIVAL if need == RIVAL_WITH_CARDS else need, named[:at]):
            raise bad("named", "that cannot be named for this card")


def check_choosing(state: State) -> None:
    """§3.6  Checks that one seat chooses cards one by one, and holds more cards than it must choose."""
    if state.phase not in (DISCARDING, GIVING, PAYING):
        if state.chosen or state.receiver != NOBODY:
            raise bad("chosen", "no cards are chosen in this phase")
        if state.pending and state.phase not in (PLAYING, NAMING):
            raise bad("pending", "no steps are taken in this phase")
        return
    if len(state.asked.members) != 1:
        raise bad("asked", "one seat chooses")
    seat = state.asked.members[0]
    hand = state.hands[seat]
    if not len(state.chosen) < state.to_choose < len(hand) or state.pending != len(state.chosen):
        raise bad("toChoose", "there must be something left to choose")
    if any(state.chosen.count(kind) > hand.count(kind) for kind in state.chosen):
        raise bad("chosen", "they are not in the hand")
    if (state.phase == DISCARDING) != (state.receiver == NOBODY) or state.receiver == seat:
        raise bad("receiver", "cards are given to a rival")
    if state.receiver != NOBODY and not state.is_in(state.receiver):
        raise bad("receiver", "a lost seat cannot be given cards")


def check_sealed(state: State) -> None:
    """§5.6, §4.12  Checks that every seat that may choose in secret either has sealed a card of its hand or is asked."""
    phase = state.phase
    if len(state.answers) != state.settings.seats:
        raise bad("answers", f"{len(state.answers)} of them for {state.settings.seats} seats")
    if phase not in (ANSWERING, PASSING_ON):
        if any(state.answers):
            raise bad("answers", "nothing is sealed in this phase")
        return
    for seat in range(state.settings.seats):
        may_choose = state.is_in(seat) and bool(state.hands[seat])
        if phase == ANSWERING:
            may_choose = may_choose and seat != state.stack[-1].seat and not state.reacted.has(seat)
        answer, is_asked = state.answers[seat], state.asked.has(seat)
        if may_choose != (is_asked or answer > 0) or (is_asked and answer > 0):
            raise bad("asked", f"seat {seat} is asked, or has sealed its choice, or has none")
        card = answer - 2
        if answer > 1 and (card not in state.hands[seat] or (phase == ANSWERING and card not in state.box.reactions)):
            raise bad("answers", f"seat {seat} cannot choose that card")
        if answer == 1 and phase == PASSING_ON:
            raise bad("answers", f"seat {seat} must choose a card")


def check_tolls(state: State) -> None:
    """§3.4  Checks that the active seat is asked in its own turn, and that each toll goes to a rival, at most one toll
    to each.
    """
    phase = state.phase
    if phase in (PLAYING, MOVING, ORDERING, PAYING) and not state.asked.is_only(state.turn):
        raise bad("asked", "it is another seat's turn")
    if phase == PLACING and (len(state.asked.members) != 1 or state.pawns[state.asked.members[0]] != NOBODY):
        raise bad("asked", "one seat after the other puts its pawn on the board")
    if phase not in (ORDERING, PAYING):
        if state.toll or state.owners or state.winded:
            raise bad("toll", "no toll is due in this phase")
        return
    rivals = state.still_in.minus(state.turn)
    if state.toll < 1 or any(not rivals.has(owner) for owner in state.owners):
        raise bad("owners", "tolls are paid to rivals")
    if len(set(state.owners)) < len(state.owners) or state.receiver in state.owners:
        raise bad("owners", "each is paid once")
    if phase == PAYING and state.to_choose != state.toll:
        raise bad("toChoose", "a toll is paid in full if it can be")
