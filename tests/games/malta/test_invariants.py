"""Tests of what holds at every moment of every match with any options, checked after each random play."""

from collections import Counter
from itertools import pairwise

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.games.malta import GAME
from ludotheque.games.malta.actions import Pass
from ludotheque.games.malta.events import CardPlayed, QuotaCounted, SeatLost, TurnBegan, TurnEnded
from ludotheque.testing import all_events
from tests.games.malta.table import view_of

pytestmark = pytest.mark.compiled

TABLES = [
    (2, {}),
    (2, {"board": 5}),
    (2, {"board": 5, "lives": 2, "blind_faith": "turn"}),
    (3, {"blind_faith": "random"}),
    (3, {"last_round": 4, "first": 2}),
    (4, {"lives": 2}),
    (5, {"blind_faith": "turn"}),
    (6, {}),
    (6, {"lives": 2, "blind_faith": "random", "last_round": 12}),
]


def check_position(match, inventory):
    """Checks everything that must hold in this position."""
    view = view_of(match)
    assert GAME.inventory(match.state) == inventory  # cards and spaces are conserved
    assert (match.to_act == ()) == (match.outcome is not None)
    for seat in range(match.seats):
        is_in = view.lives[seat] > 0
        assert is_in == (seat not in view.lost)
        if view.phase != "placing":
            # A pawn is on the board if and only if its seat is still in the match.
            assert (view.pawns[seat] is not None) == is_in
        assert bool(match.choices(seat)) == (seat in match.to_act)  # exactly the seats that are asked have choices
        if seat in match.to_act:
            assert is_in
            default = match.choices(seat).default
            assert default is None if view.phase != "answering" else default == Pass()
        own = view_of(match, seat)
        assert own.hand is not None and len(own.hand) == view.hand_sizes[seat]
        assert own.known[seat] == ()
        # Public things look the same to all viewers, except for the unfinished steps of a seat, which only that seat
        # sees.
        if not own.pending:
            assert (own.board, own.pawns, own.stack, own.discards, own.hand_sizes) == (
                view.board,
                view.pawns,
                view.stack,
                view.discards,
                view.hand_sizes,
            )
    for viewer in range(match.seats):
        for holder, known in enumerate(view_of(match, viewer).known):
            assert not Counter(known) - Counter(view_of(match, holder).hand)
    if view.phase == "playing":
        assert view.quota > 0 and match.to_act == (view.turn,)
    if view.phase == "moving":
        assert view.quota == 0
    if match.outcome is None and view.phase not in (
        "placing",
        "answering",
        "naming",
        "discarding",
        "giving",
        "passingOn",
    ):
        assert view.hand_sizes[view.turn] > 0  # a seat without a card has lost (§2.1)


def check_turns(happened):
    """Checks §3.2: in each turn as many cards are played as the quota said, unless the turn ended early."""
    starts = [at for at, event in enumerate(happened) if isinstance(event, TurnBegan)] + [len(happened)]
    for start, end in pairwise(starts):
        turn = happened[start:end]
        seat = turn[0].seat
        counted = [event.quota for event in turn if isinstance(event, QuotaCounted)]
        played = [event for event in turn if isinstance(event, CardPlayed)]
        lost = [event for event in turn if isinstance(event, SeatLost)]
        ended = [event for event in turn if isinstance(event, TurnEnded)]
        assert {event.seat for event in played} | {event.seat for event in lost} | {event.seat for event in ended} <= {
            seat
        }
        assert len(lost) <= 1 and len(counted) <= 1
        quota = counted[0] if counted else 0
        assert len(played) <= quota
        if ended and not lost and not any(event.card == "End Turn" for event in played):
            assert len(played) == quota


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_invariants_hold_after_every_play(seats, options):
    for seed in range(12 // seats):
        luck = ludotheque.luck(seed)
        match = ludotheque.new("malta", seats=seats, seed=100 + seed, options=options)
        inventory = GAME.inventory(match.state)
        while match.outcome is None:
            if match.step % 3 == 0 or match.step < 30:
                check_position(match, inventory)
            random_step(match, luck)
        check_position(match, inventory)
        check_turns(all_events(match))
        check_outcome(match)


def check_outcome(match):
    """Checks §6: seats that are still in rank before lost seats, and only the winners are in the first place."""
    outcome, view = match.outcome, view_of(match)
    assert {seat for seat, place in enumerate(outcome.places) if place == 1} == set(outcome.winners)
    still_in = [seat for seat in range(match.seats) if view.lives[seat]]
    assert set(outcome.winners) <= set(still_in)
    if outcome.reason == "last-standing":
        assert len(still_in) == 1
    else:
        assert outcome.reason == "last-round" and view.round == match.options["last_round"]
    assert all(outcome.places[seat] <= len(still_in) for seat in still_in)
    places_of_lost = [outcome.places[seat] for seat in view.lost]
    assert places_of_lost == list(range(match.seats, len(still_in), -1))


def test_random_matches_end_well_before_the_last_round():
    rounds = []
    for seed in range(60):
        luck = ludotheque.luck(seed)
        match = ludotheque.new("malta", seats=2 + seed % 5, seed=seed)
        while match.outcome is None:
            random_step(match, luck)
        rounds.append(view_of(match).round)
    assert max(rounds) < 100


@pytest.mark.parametrize("seed", range(8))
def test_taking_back_undoes_exactly_one_play(seed):
    luck = ludotheque.luck(seed)
    match = ludotheque.new("malta", seats=2 + seed % 3, seed=seed, options={"blind_faith": "random"})
    taken_back = 0
    while match.outcome is None and match.step < 200:
        before = match.to_json()
        seat, action = random_step(match, luck)
        if match.may_take_back(seat):
            match.take_back(seat)
            assert match.to_json() == before
            assert action in match.choices(seat)
            match.play(seat, action)
            taken_back += 1
    assert taken_back > 0 or match.step < 20


@pytest.mark.parametrize("seed", range(4))
def test_the_order_of_sealed_choices_changes_nothing(seed):
    """Shows that the same answers lead to the same position, in whatever order they arrive."""
    luck = ludotheque.luck(seed)
    match = ludotheque.new("malta", seats=4, seed=seed)
    compared = 0
    while match.outcome is None and match.step < 150:
        seats_to_act = match.to_act
        if len(seats_to_act) > 1:
            chosen = {seat: match.choices(seat).sample(luck) for seat in seats_to_act}
            ends = []
            for order in (seats_to_act, seats_to_act[::-1]):
                twin = match.copy()
                for seat in order:
                    twin.play(seat, chosen[seat])
                ends.append(twin.to_json())
            assert ends[0] == ends[1]
            compared += 1
            match = twin
        else:
            random_step(match, luck)
    assert compared > 3 or match.step < 30
