"""Tests of choices: one object lists them, tests membership, draws samples, and converts them to plain data."""

import json
from collections import Counter

import pytest

from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.luck import fast, scripted
from ludotheque.core.regions import Arc
from tests.sample.said import Bid, GiveTo, Hold, Keep, Steer

pytestmark = pytest.mark.compiled


def test_listed_choices_keep_their_order():
    choices = Choices([Keep(), Bid("gust"), GiveTo(1)])
    assert list(choices) == [Keep(), Bid("gust"), GiveTo(1)]
    assert len(choices) == 3
    assert choices[1] == Bid("gust")
    assert choices
    assert choices.contains(GiveTo(1))
    assert Bid("gust") in choices
    assert not choices.contains(Bid("gale"))
    assert not choices.contains({"type": "keep"})
    assert not choices.contains(None)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None])
def test_values_that_python_considers_equal_are_told_apart(wrong):
    choices = Choices([GiveTo(0), GiveTo(1)])
    assert choices.contains(GiveTo(1))
    assert not choices.contains(GiveTo(wrong))


def test_regions():
    choices = Choices([Hold()], Hold(), (Arc(Steer(0), "angle", [(100, 199)]),))
    assert choices.contains(Steer(100))
    assert choices.contains(Steer(199))
    assert not choices.contains(Steer(200))
    assert not choices.contains(Steer(True))
    assert len(choices) == 1
    assert Choices([], None, choices.regions)
    drawn = Counter(type(choices.sample(luck)).__name__ for luck in [fast(1)] for _ in range(1000))
    assert 420 < drawn["Hold"] < 580
    assert all(choices.contains(choices.sample(fast(seed))) for seed in range(50))


def test_the_default_is_the_declared_one_or_none():
    actions = [Bid("breeze"), Bid("gust"), Bid("gale")]
    assert Choices(actions, actions[1]).default == actions[1]
    assert Choices(actions).default is None
    assert Choices(actions).to_json()["default"] is None
    assert NOTHING.default is None
    assert Choices(actions, owed=False).default is None


def test_a_sample_draws_numbers_that_a_record_can_store():
    choices = Choices([Hold()], Hold(), (Arc(Steer(0), "angle", [(100, 199)]),))
    assert choices.draw(scripted([{"pick": 0}])) == Hold()
    assert choices.draw(scripted([{"pick": 1}, {"die": 3}])) == Steer(102)
    bids = Choices([Bid("breeze"), Bid("gust"), Bid("gale")])
    assert bids.draw(scripted([{"pick": 2}])) == Bid("gale")
    assert {bids.draw(fast(seed)) for seed in range(40)} == set(bids)


def test_choices_as_json():
    choices = Choices([Hold()], Hold(), (Arc(Steer(0), "angle", [(100, 199)]),))
    doc = choices.to_json()
    assert json.loads(json.dumps(doc)) == doc
    assert doc["actions"] == [{"type": "hold"}]
    assert doc["default"] == {"type": "hold"}
    assert doc["regions"][0]["kind"] == "arc"
    assert doc["regions"][0]["fields"] == ["angle"]
    assert NOTHING.to_json() == {"actions": [], "regions": [], "default": None}


def test_no_choices():
    assert not NOTHING
    assert len(NOTHING) == 0
    assert list(NOTHING) == []
