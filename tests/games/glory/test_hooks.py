"""Tests of the hooks that guide the search: legal plans, a policy equal to the heuristic, and features without
leaks.
"""

from collections import Counter

import pytest

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.log import SILENT
from tests.games.glory.table import table

HOOKS: Hooks = hooks_of(find_game("glory"))


def positions(seats, seed, options=None, every=7):
    """Plays a match at random for a while, then by the heuristic, and yields some of the positions in it."""
    luck = ludotheque.luck(seed)
    match = ludotheque.new("glory", seats, seed, options)
    heuristic = find_bot("glory", "heuristic")
    for number in range(400):
        if match.outcome is not None:
            return
        seat = match.to_act[0]
        if number % every == 0:
            yield match, seat, luck
        choices = match.choices(seat)
        is_wild = luck.die(4) == 1
        action = choices.sample(luck) if is_wild else heuristic(match.view(seat), choices, luck)
        assert action is not None
        match.play(seat, action)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", [{}, {"managers": True, "wrestlers": "choose"}])
def test_every_plan_is_legal(seats, options):
    seen = set()
    for match, seat, luck in positions(seats, 5, options, every=3):
        choices = match.choices(seat)
        seen.add(match.view(seat).phase)
        policy = HOOKS.policy(match.state, seat, luck.copy())
        plans = HOOKS.candidates(match.state, seat, luck, 8)
        assert len({plan[0] for plan in plans}) == len(plans) <= 8
        assert plans[0] == policy
        assert all(plan[0] in choices for plan in plans)
        assert HOOKS.quick(match.state, seat, luck) in choices
    assert {"walking", "inRing", "laying", "repeating"} <= seen


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"managers": True}), (6, {"path": [3, 2, 1]})])
def test_the_policy_is_the_heuristic_of_the_seats_view(seats, options):
    heuristic = find_bot("glory", "heuristic")
    for match, seat, luck in positions(seats, 11, options, every=2):
        own = heuristic(match.view(seat), match.choices(seat), luck.copy())
        assert HOOKS.policy(match.state, seat, luck.copy()) == (own,)


@pytest.mark.parametrize("seats", [2, 3])
def test_rollouts_with_the_quick_policy_reach_the_end_and_the_horizon(seats):
    match = ludotheque.new("glory", seats, 2)
    state, luck = HOOKS.rules.copy(match.state), ludotheque.luck(1)
    HOOKS.roll_out(state, HOOKS.horizon(state), luck)
    assert HOOKS.clock(state) == HOOKS.horizon(match.state)
    HOOKS.roll_out(state, 1_000_000, luck)
    assert state.outcome is not None
    assert HOOKS.value(state)[state.outcome.winners[0]] > 0.0


def test_the_search_clock_counts_turns():
    match = ludotheque.new("glory", 3, 2)
    before = HOOKS.clock(match.state)
    turn = match.state.turn
    luck = ludotheque.luck(1)
    while match.state.turn == turn:
        seat = match.to_act[0]
        match.play(seat, HOOKS.quick(match.state, seat, luck))
    assert HOOKS.clock(match.state) == before + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_imagined_deals_fit_the_view(seats):
    changed = 0
    for match, seat, luck in positions(seats, 3):
        view = match.view(seat)
        base = HOOKS.imagine(view, luck)
        other = HOOKS.redeal(base, view, luck)
        assert HOOKS.rules.view(other, seat) == HOOKS.rules.view(base, seat)
        assert HOOKS.rules.inventory(other) == HOOKS.rules.inventory(base)
        changed += other.hands != base.hands
    assert changed > 10


def test_values_sum_to_one_and_eliminated_seats_have_none():
    for match, _, _ in positions(4, 8, every=20):
        values = HOOKS.value(match.state)
        assert sum(values) == pytest.approx(1.0)
        for seat, value in enumerate(values):
            assert (value > 0.0) == match.state.is_alive(seat)


def test_features_do_not_depend_on_the_number_of_the_seat():
    hands = ("attack-4 draw-2 cancelled", "defence-2 stamina-3", "lose-2")
    stamina = [20, 7, 12]
    one = table(*hands, stamina=stamina, turn=0).state
    other = table(*hands[1:], hands[0], stamina=[*stamina[1:], stamina[0]], turn=2).state
    for seat in range(3):
        own = HOOKS.features(one, seat)
        assert own == pytest.approx(HOOKS.features(other, (seat - 1) % 3))
        assert len(own) == len(HOOKS.feature_names)


def test_features_of_a_seat_use_only_what_it_knows():
    for match, seat, luck in positions(3, 4):
        world = HOOKS.rules.imagine(match.view(seat), luck)
        if match.state.is_alive(seat):
            assert HOOKS.features(world, seat) == pytest.approx(HOOKS.features(match.state, seat))


def test_the_stronger_seat_has_the_better_chance():
    if not HOOKS.scorers:
        pytest.fail("Road to Glory has no trained value")
    even = table("attack-2", "attack-2", "attack-2", stamina=[12, 12, 12]).state
    ahead = table("attack-2 attack-4 attack-die", "attack-2", "attack-2", stamina=[16, 12, 12]).state
    assert HOOKS.value(ahead)[0] > HOOKS.value(even)[0]


def test_rollouts_change_only_their_own_state():
    match = ludotheque.new("glory", 2, 9)
    before = HOOKS.rules.dump(match.state)
    state = HOOKS.rules.copy(match.state)
    HOOKS.rules.apply(
        state, match.to_act[0], HOOKS.quick(state, match.to_act[0], ludotheque.luck(1)), ludotheque.luck(2), SILENT
    )
    HOOKS.roll_out(state, 1_000, ludotheque.luck(3))
    assert HOOKS.rules.dump(match.state) == before


@pytest.mark.parametrize(
    "hand", ["lose-2" + " attack-1" * 2 + " attack-2" * 2 + " draw-2" * 3, "take-3", "attack-4 attack-die"]
)
def test_rivals_that_look_alike_are_attacked_equally_often(hand):
    match = table(
        hand, *["draw-2 draw-2"] * 3, at=["ring", *[2 if "lose" in hand else "ring"] * 3], stamina=[20, 3, 3, 3]
    )
    for decide in (HOOKS.policy, HOOKS.quick):
        aims = Counter(repr(decide(match.state, 0, ludotheque.luck(number))) for number in range(90))
        assert len(aims) == 3
        assert min(aims.values()) >= 15
