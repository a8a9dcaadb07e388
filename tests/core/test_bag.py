"""Tests of bags: counted, unordered, immutable."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.bag import Bag, bag_of

pytestmark = pytest.mark.compiled

NAMES = ("ash", "birch", "cedar", "dogwood")
kinds = st.lists(st.integers(0, len(NAMES) - 1), max_size=12)


def test_a_bag_has_no_order():
    assert bag_of(NAMES, [2, 0, 2, 1]) == bag_of(NAMES, [1, 2, 2, 0])
    assert hash(bag_of(NAMES, [2, 0])) == hash(bag_of(NAMES, [0, 2]))
    assert bag_of(NAMES, [2, 0, 2]).named() == ("ash", "cedar", "cedar")
    assert repr(bag_of(NAMES, [2, 0])) == "Bag(ash, cedar)"


def test_bags_of_different_things_are_unequal():
    assert bag_of(NAMES, [0]) != bag_of(("oak",), [0])
    assert Bag(NAMES) != object()


def test_a_bag_lists_and_counts_its_contents():
    bag = bag_of(NAMES, [2, 0, 2])
    assert len(bag) == 3
    assert list(bag) == [0, 2, 2]
    assert 2 in bag
    assert 1 not in bag
    assert bag.count(2) == 2
    assert bag.kinds() == [0, 2]
    assert bag.counts() == {"ash": 1, "cedar": 2}
    assert not Bag(NAMES)


def test_removing_a_missing_thing_fails():
    with pytest.raises(ValueError):
        bag_of(NAMES, [0]).minus(1)
    with pytest.raises(ValueError):
        bag_of(NAMES, [0]).minus_all(bag_of(NAMES, [0, 0]))


@given(kinds, st.integers(0, len(NAMES) - 1))
def test_addition_and_subtraction_are_inverse(things, kind):
    bag = bag_of(NAMES, things)
    more = bag.plus(kind)
    assert more == bag_of(NAMES, [*things, kind])
    assert more.minus(kind) == bag
    assert bag == bag_of(NAMES, things)


@given(kinds, kinds)
def test_bags_can_be_joined_and_separated(ours, theirs):
    one, other = bag_of(NAMES, ours), bag_of(NAMES, theirs)
    both = one.plus_all(other)
    assert both == bag_of(NAMES, ours + theirs)
    assert both.minus_all(other) == one
    assert both.minus_all(one) == other
