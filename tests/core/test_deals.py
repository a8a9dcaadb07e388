"""Tests of dealing unseen cards to hands with known voids: all possible deals are equally likely, and no other deal
occurs.
"""

from collections import Counter
from itertools import permutations

import pytest

import ludotheque
from ludotheque.core.deals import Dealing


def all_deals(suits, rooms, voids):
    """Returns every possible deal, found by trying all orders of the cards."""
    cards = [card for suit in suits for card in suit]
    suit_of = {card: number for number, suit in enumerate(suits) for card in suit}
    found = set()
    for order in permutations(cards):
        rest = list(order)
        hands = tuple(frozenset(rest.pop() for _ in range(room)) for room in rooms)
        if not any(suit_of[card] in voids[hand] for hand, held in enumerate(hands) for card in held):
            found.add(hands)
    return found


CASES = [
    ([(0, 1), (2, 3), (4, 5)], (2, 2, 2), [(), (), ()]),
    ([(0, 1), (2, 3), (4, 5)], (2, 2, 2), [(0,), (), ()]),
    ([(0, 1, 2), (3,), (4, 5)], (1, 2, 3), [(0,), (2,), ()]),
    ([(0, 1, 2), (), (3, 4, 5)], (3, 2, 1), [(2,), (), (0,)]),  # only one deal to the first hand is possible
]


@pytest.mark.parametrize("suits, rooms, voids", CASES)
def test_every_deal_is_equally_likely(suits, rooms, voids):
    dealing, luck = Dealing(suits, rooms, voids), ludotheque.luck(1)
    possible = all_deals(suits, rooms, voids)
    count = 200 * len(possible)
    dealt = Counter(tuple(frozenset(hand) for hand in dealing.deal(luck)) for _ in range(count))
    assert set(dealt) == possible
    assert all(
        120 < times < 290 for times in dealt.values()
    )  # 200 are expected; the limits are more than five standard deviations away


@pytest.mark.parametrize("suits, rooms, voids", CASES)
def test_cards_are_dealt_only_to_hands_that_can_hold_them(suits, rooms, voids):
    dealing = Dealing(suits, rooms, voids)
    for hand in range(len(rooms)):
        for number, suit in enumerate(suits):
            is_possible = any(way[hand] & set(suit) for way in all_deals(suits, rooms, voids))
            assert dealing.can_hold(hand, number) == is_possible


def test_cards_that_no_hand_can_hold_are_an_error():
    with pytest.raises(ValueError, match="no way"):
        Dealing([(0, 1), (2,)], (2, 1), [(0,), (0,)]).deal(ludotheque.luck(1))
