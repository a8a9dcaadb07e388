"""Tests of the hooks that guide the search in Worm Up: the value of a position, random mixes of bids, and quick
moves.
"""

import pytest

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import ask_next
from ludotheque.core.hooks import hooks_of
from ludotheque.core.log import SILENT
from ludotheque.core.luck import fast
from ludotheque.games.worm_up.bots.bidding import gains_of, robust_at, robust_mixes, settled_at, table_of
from ludotheque.games.worm_up.bots.hooks import WormUpHooks, free_tiles, steps_needed
from ludotheque.games.worm_up.state import BIDDING


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_value_belongs_to_these_rules_and_sums_to_one(seats):
    hooks = hooks_of(find_game("worm-up"))
    assert hooks.why_no_value is None and seats in hooks.scorers
    match = ludotheque.new("worm-up", seats=seats, seed=4)
    luck = fast(4)
    for _ in range(60):
        if match.outcome is None:
            seat = match.to_act[0]
            match.play(seat, hooks.quick(match.state, seat, luck))
        value = hooks.value(match.state)
        assert sum(value) == pytest.approx(1) and min(value) >= 0


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_that_bids_has_a_mix_over_its_tiles(seats):
    rules = find_game("worm-up")
    hooks = hooks_of(rules)
    match = ludotheque.new("worm-up", seats=seats, seed=5)
    mixes = hooks.mixes(match.state)
    assert mixes is not None and len(mixes) == seats
    for seat, mix in zip(match.to_act, mixes):
        assert len(mix) == len(match.choices(seat)) and sum(mix) == pytest.approx(1)
    rules.apply(match.state, 0, match.choices(0)[0], fast(1), SILENT)
    assert len(hooks.mixes(match.state) or ()) == seats - 1


def test_a_nearer_worm_has_better_chances():
    hooks = hooks_of(find_game("worm-up"))
    match = ludotheque.new("worm-up", seats=3, seed=6)
    state = match.state
    body = state.worms[1]
    before = hooks.value(state)[1]
    state.worms[1] = tuple(place + 80_000 * (at % 2 == 0) for at, place in enumerate(body))
    assert hooks.value(state)[1] > before + 0.1


def test_cached_mixes_belong_to_the_bidding_worm_and_the_options():
    rules = find_game("worm-up")
    used, kept = WormUpHooks(rules), []
    for worm, dice in ((0, "2008"), (2, "2008"), (2, "1994")):
        state = rules.copy(ludotheque.new("worm-up", seats=2, seed=1, options={"dice": dice}).state)
        state.laid[worm] = 1
        kept.append(used.settled_mixes_of(state))
        assert kept[-1] == WormUpHooks(rules).settled_mixes_of(state)
    assert kept[0] != kept[1]


def mean_gain(mixes, gains):
    """Returns the mean value of a bid over all worms, drawn from these mixes."""
    return sum([part * gain for mix, row in zip(mixes, gains) for part, gain in zip(mix, row)]) / len(mixes)


@pytest.mark.parametrize("seats", [3, 4])
def test_robust_mixes_beat_equilibrium_mixes_and_are_less_exploitable(seats):
    gained = settled_lose = robust_lose = 0.0
    for seed in range(4):
        match = ludotheque.new("worm-up", seats=seats, seed=seed)
        lucks = [fast(10 * seed + seat) for seat in range(seats)]
        while match.state.round < 3:  # until the worms are no longer in equal positions
            ask_next(match, [find_bot("worm-up", "heuristic")] * seats, lucks)
        table = table_of(match.state, steps_needed(match.state), free_tiles(match.state))
        settled, robust = settled_at(table), robust_at(table)
        against_settled, against_robust = gains_of(table, settled), gains_of(table, robust)
        gained += mean_gain(robust, against_settled) - mean_gain(settled, against_settled)
        settled_lose += sum(map(max, against_settled)) / seats - mean_gain(settled, against_settled)
        robust_lose += sum(map(max, against_robust)) / seats - mean_gain(robust, against_robust)
    assert gained > 0
    assert robust_lose < settled_lose


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_response_is_drawn_unpredictably_from_the_robust_mix(seats):
    hooks = WormUpHooks(find_game("worm-up"))
    for seed in range(3):
        match = ludotheque.new("worm-up", seats=seats, seed=seed)
        state, seat = match.state, match.to_act[0]
        mix = robust_mixes(state, steps_needed(state), free_tiles(state))[state.bidding_worm(seat)]
        plans = [hooks.response(state, seat, fast(number)) for number in range(200)]
        bids = [plan[0] for plan in plans if plan is not None]
        assert len(bids) == 200 and len(set(bids)) > 1
        shares = [bids.count(action) / 200 for action in match.choices(seat)]
        assert shares == pytest.approx(mix, abs=0.15)


def test_an_open_question_has_no_mixed_response():
    match = ludotheque.new("worm-up", seats=3, seed=1)
    luck = fast(1)
    while match.state.phase == BIDDING:
        match.play(match.to_act[0], match.choices(match.to_act[0]).sample(luck))
    assert WormUpHooks(match.rules).response(match.state, match.to_act[0], luck) is None
