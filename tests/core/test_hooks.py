"""Tests of the hooks of a game, and of the trained values that they read."""

import math

import msgspec
import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.value_files import Model, ValueFile, read_value_file, write_value_file
from ludotheque.core.values import Scorer, chances


class CardCounting(Hooks):
    """Hooks of Malta with a single feature: the number of cards in hand."""

    def __init__(self, rules):
        super().__init__(rules, ("cards",))

    def value_path(self):
        return self.rules.folder / "nothing.json"

    def features(self, state, seat):
        return [float(len(state.hands[seat]))]

    def rivals(self, state):
        return state.still_in.members


def value_file(**changes):
    malta = find_game("malta")
    whole = {
        "game": "malta",
        "rules": malta.version,
        "box": malta.box(None).digest,
        "features": ("cards",),
        "models": (Model((2, 3), (0.5,)),),
    }
    return ValueFile(**{**whole, **changes})


def test_a_game_without_hooks_gets_default_ones():
    kites = find_game("kites")
    hooks = hooks_of(kites)
    assert type(hooks) is Hooks
    assert hooks_of(kites) is hooks
    match = ludotheque.new("kites", seed=1)
    state = kites.copy(match.state)
    seat = match.to_act[0]
    plans = hooks.candidates(state, seat, fast(1), 4)
    assert len(plans) == len({plan[0] for plan in plans}) > 1
    assert all(plan[0] in match.choices(seat) for plan in plans)
    assert hooks.value(state) == [1 / match.seats] * match.seats
    hooks.roll_out(state, hooks.horizon(state), fast(2))
    assert state.outcome is not None
    assert sum(hooks.value(state)) == pytest.approx(1)


def test_sealed_choices_of_others_are_open_in_an_imagined_state():
    match = ludotheque.new("worm-up", seats=3, seed=1)
    for seat in (0, 1):
        match.play(seat, match.choices(seat)[0])
    view = match.view(1)
    rules = find_game("worm-up")
    assert rules.imagine(view, fast(1)).asked.members == (2,)
    state = hooks_of(rules).imagine(view, fast(1))
    assert state.asked.members == (0, 2)


def test_a_trained_value_gives_each_seat_its_chance():
    hooks = CardCounting(find_game("malta"))
    match = ludotheque.new("malta", seats=2, seed=1)
    assert hooks.value(match.state) == [0.5, 0.5]
    hooks.use_value(value_file())
    match.state.hands = [[1, 2], []]
    value = hooks.value(match.state)
    assert value[0] == pytest.approx(math.e / (1 + math.e))
    assert sum(value) == pytest.approx(1)
    assert hooks.scorer(6) is hooks.scorers[3]


def test_hidden_units_are_rectified_at_zero():
    scorer = Scorer((2.0, -1.0), ((0.5, 1.0, 0.0), (0.0, 0.0, 1.0)))
    assert scorer.score([1.0, 3.0]) == 2.0 * 1.5 - 3.0
    assert scorer.score([-1.0, 3.0]) == -3.0


def test_only_seats_that_can_still_win_have_a_chance():
    assert chances([700.0, 700.0], (0, 2), 3) == [0.5, 0.0, 0.5]


def test_a_value_file_survives_a_round_trip(tmp_path):
    path = tmp_path / "bots" / "value.json"
    write_value_file(path, value_file())
    assert read_value_file(path) == value_file()


@pytest.mark.parametrize(
    "changes",
    [{"rules": "0"}, {"box": "0"}, {"features": ("coins",)}, {"game": "kites"}, {"physics": 2}, {"format": 9}],
)
def test_a_value_trained_for_something_else_is_refused(changes, tmp_path):
    path = tmp_path / "value.json"
    write_value_file(path, value_file(**changes))
    hooks = CardCounting(find_game("malta"))
    hooks.load_value(path)
    assert not hooks.scorers
    assert "trained for another" in str(hooks.why_no_value)
    with pytest.raises(BadInput, match=f"another {next(iter(changes))}"):
        hooks.use_value(value_file(**changes))


@pytest.mark.parametrize(
    "model", [Model((2,), (1.0, 2.0)), Model((2,), (1.0,), ((1.0,),)), Model((2,), (), ((1.0, 2.0),))]
)
def test_weights_that_do_not_match_the_features_are_refused(model):
    with pytest.raises(BadInput, match="do not match the features"):
        CardCounting(find_game("malta")).use_value(value_file(models=(model,)))


def test_a_broken_value_file_is_refused(tmp_path):
    path = tmp_path / "value.json"
    path.write_bytes(msgspec.json.encode({"game": "malta"}))
    hooks = CardCounting(find_game("malta"))
    hooks.load_value(path)
    assert "not a file with a trained value" in str(hooks.why_no_value)
