"""Tests of §4: a fight."""

import pytest

import ludotheque
from ludotheque.core.events import ChoiceReopened
from ludotheque.games.glory.actions import Challenge, Draw, EndTurn, Intervene, Lay, LayMore, PlayOnSeat, Repeat
from ludotheque.games.glory.events import (
    Challenged,
    DiceThrown,
    FightEnded,
    LayShown,
    LaysShown,
    MoreLaysShown,
    MoreShown,
    RefereeDecided,
    StaminaChanged,
    Throw,
)
from ludotheque.testing import all_events, happened, refusal
from tests.games.glory.table import (
    GRANIT,
    MIRABELLE,
    NO_PART,
    NOTHING,
    ONDINE,
    dice,
    hand,
    luck_is_used_up,
    play_all,
    sealed_event,
    stamina,
    table,
    view,
)


def test_4_1_any_wrestler_in_the_ring_may_be_challenged():
    match = table("", "", "", "", at=["ring", "ring", 3, "outside"], wrestlers=[{}, {}, {}, {"turnsOutside": 2}])
    assert [action.wrestler for action in match.choices(0) if isinstance(action, Challenge)] == [GRANIT]
    for name, section in ((MIRABELLE, "4.1"), ("octave", "5.3"), (ONDINE, "4.1"), ("rondo", "4.1")):
        with pytest.raises(ludotheque.Refused, match=f"§{section}"):
            match.play(0, Challenge(name))


def test_4_2_a_fighter_lays_one_card_and_one_referee_card_in_secret():
    match = table("attack-4 defence-1 cancelled", "attack-1", "")
    match.play(0, Challenge(GRANIT))
    assert len(match.choices(0)) == 3 * 2
    match.play(0, Lay("defence-1", "cancelled"))
    assert view(match, 0).lay.card == "defence-1"
    for seat in (1, 2, None):
        assert view(match, seat).lay is None
        assert view(match, seat).laid == (0,)
        assert view(match, seat).hands[0].combat == 3  # cards stay in hand until they are revealed
    with pytest.raises(ludotheque.Refused, match=r"§4.2"):
        match.play(1, Lay("attack-4", None))


def test_4_2_a_referee_card_does_not_count_as_an_event_card():
    match = table("attack-1 no-cards draw-2", "", "", stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    assert list(match.choices(0)) == [
        Lay(None, None),
        Lay(None, "no-cards"),
        Lay("attack-1", None),
        Lay("attack-1", "no-cards"),
    ]


def test_4_2_a_lay_may_be_taken_back_until_all_are_in():
    match = table("attack-4", "attack-1", "", luck=dice(1, 1, 1, 1))
    match.play(0, Challenge(GRANIT))
    before = view(match, 0).step
    match.play(0, Lay("attack-4", None))
    assert view(match, 0).step == before + 1
    match.take_back(0)
    assert (match.to_act, view(match, 0).step) == ((0, 1, 2), before)
    assert (view(match, 0).lay, view(match, 0).laid) == (None, ())
    assert all_events(match)[1:] == [sealed_event(0, Lay("attack-4", None)), ChoiceReopened(0)]
    match.play(0, NOTHING)
    match.play(1, NOTHING)
    match.play(2, NO_PART)
    with pytest.raises(ludotheque.Refused, match=r"§4.10"):
        match.take_back(0)


def test_4_3_bystanders_lay_divas_and_buy_dice_for_either_fighter():
    luck = dice(1, 1, 1, 6, 6)
    match = table("", "", "diva-minus-3 diva-plus-1", luck=luck)
    match.play(0, Challenge(GRANIT))
    # A bystander's choices: no diva, or one of two divas for one of the two fighters; and no die, or a die for one of
    # the two fighters.
    assert len(match.choices(2)) == (1 + 2 * 2) * 3
    match.play(2, Intervene("diva-minus-3", GRANIT, ONDINE))
    thrown = happened(match, DiceThrown)[0]
    assert (thrown.challenger.dice, thrown.challenger.total) == ((1, 1, 1), 3)
    assert (thrown.challenged.dice, thrown.challenged.changes, thrown.challenged.total) == ((6, 6), (-3,), 9)
    assert stamina(match) == [14, 20, 18]


def test_4_3_bystanders_may_stand_anywhere():
    match = table("", "", "", "", at=["ring", "ring", 0, "outside"], wrestlers=[{}, {}, {}, {"turnsOutside": 1}])
    match.play(0, Challenge(GRANIT))
    assert match.to_act == (2, 3)


def test_4_4_the_lower_sum_loses_the_difference():
    match = table("", "", "", luck=dice(3, 4, 5, 6), stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    assert stamina(match) == [16, 20, 2]
    assert luck_is_used_up(match)


def test_4_4_equal_sums_cost_nobody_stamina():
    match = table("", "", "", luck=dice(3, 4, 6, 1), stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    assert stamina(match) == [20, 20, 2]
    assert happened(match, DiceThrown)[0].loser is None


@pytest.mark.parametrize(
    ("mine", "theirs", "numbers", "totals"),
    [
        ("attack-die", None, (1, 2, 3, 4, 4), (6, 8)),
        ("attack-4", None, (1, 2, 4, 4), (7, 8)),
        ("defence-die", None, (1, 2, 4), (3, 4)),
        ("defence-3", None, (1, 2, 4, 4), (3, 5)),
        ("defence-4", "defence-2", (1, 1, 1, 1), (0, 0)),  # a total below 0 counts as 0
        ("attack-die", "defence-die", (6, 6, 1, 1), (12, 2)),
    ],
)
def test_4_5_attack_and_defence_change_the_totals(mine, theirs, numbers, totals):
    match = table(mine, theirs or "attack-1", "", luck=dice(*numbers), stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay(mine, None), Lay(theirs, None))
    thrown = happened(match, DiceThrown)[0]
    assert (thrown.challenger.total, thrown.challenged.total) == totals
    assert luck_is_used_up(match)


def test_4_6_used_cards_go_to_their_piles_even_if_the_fight_is_cancelled():
    match = table("attack-4 cancelled", "defence-1", "diva-plus-3")
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-4", "cancelled"), Lay("defence-1", None), Intervene("diva-plus-3", ONDINE, None))
    assert view(match).discards == {"attack-4": 1, "cancelled": 1, "defence-1": 1, "diva-plus-3": 1}
    assert [event.how for event in happened(match, FightEnded)] == ["cancelled"]


def test_4_6_after_a_fight_no_card_lies_open():
    match = table("attack-4", "", "", luck=dice(1, 1, 2, 2), stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    match.play(0, Lay("attack-4", None))
    assert (view(match).shown, view(match).challenger, view(match).challenged) == ((), None, None)


def test_4_7_the_fight_of_the_printed_rules_goes_as_printed():
    match = table("attack-die", "defence-3", "diva-minus-2", luck=dice(2, 3, 4, 2, 4))
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-die", None), Lay("defence-3", None), Intervene("diva-minus-2", ONDINE, None))
    thrown = happened(match, DiceThrown)[0]
    assert sum(thrown.challenger.dice) == 9
    assert sum(thrown.challenger.changes) == -5
    assert (thrown.challenger.total, thrown.challenged.total) == (4, 6)
    assert (stamina(match), thrown.loser, thrown.loss) == ([18, 20, 20], ONDINE, 2)
    assert view(match).discards == {"attack-die": 1, "defence-3": 1, "diva-minus-2": 1}
    match.play(0, EndTurn())
    assert match.to_act == (2,)


def test_4_9_the_turn_may_be_repeated_after_a_fight():
    match = table("", "", "", luck=dice(1, 1, 1, 1, 2, 2, 2, 2), stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    match.play(0, Repeat())
    match.play(0, Challenge(MIRABELLE))
    assert luck_is_used_up(match) is False  # the dice are not thrown yet, because Granit has the stamina to intervene
    match.play(1, NO_PART)
    assert luck_is_used_up(match)
    assert match.to_act == (2,)


def test_4_9_the_turn_is_not_repeated_after_a_cancelled_fight_or_by_a_challenger_who_left():
    for card in ("cancelled", "leave-the-ring"):
        match = table(card, "", "", stamina=[20, 20, 2])
        match.play(0, Challenge(GRANIT))
        match.play(0, Lay(None, card))
        assert match.to_act == (2,)


def test_4_10_a_paid_die_is_not_refunded():
    match = table("cancelled", "", "")
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay(None, "cancelled"), Intervene(None, None, GRANIT))
    assert stamina(match) == [20, 20, 18]


def test_4_10_the_order_of_arrival_changes_nothing():
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = table("attack-die", "defence-3", "diva-minus-2", luck=dice(2, 3, 4, 2, 4, 4))
        match.play(0, Challenge(GRANIT))
        wishes = (Lay("attack-die", None), Lay("defence-3", None), Intervene("diva-minus-2", ONDINE, GRANIT))
        for seat in order[:2]:
            match.play(seat, wishes[seat])
            assert not happened(match, LaysShown)
        match.play(order[2], wishes[order[2]])
        ends.add(tuple(stamina(match)))
    assert len(ends) == 1


def test_4_10_a_fight_is_reported_by_events_in_this_order():
    luck = dice(1, 1, 1, 1, 2, 2)
    match = table("two-more-cards attack-die attack-1 defence-2", "attack-2", "diva-plus-3", luck=luck)
    match.play(0, Challenge(GRANIT))
    first, second = Lay("attack-die", "two-more-cards"), Lay("attack-2", None)
    play_all(match, first, second, Intervene("diva-plus-3", GRANIT, ONDINE))
    match.play(0, LayMore("attack-1", "defence-2"))
    assert all_events(match) == [
        Challenged(ONDINE, GRANIT),
        sealed_event(0, first),
        sealed_event(1, second),
        sealed_event(2, Intervene("diva-plus-3", GRANIT, ONDINE)),
        LaysShown(
            (
                LayShown(0, "attack-die", "two-more-cards", None, None, None),
                LayShown(2, None, None, "diva-plus-3", GRANIT, ONDINE),
                LayShown(1, "attack-2", None, None, None, None),
            )
        ),
        StaminaChanged(MIRABELLE, -2, 18, "die"),
        RefereeDecided("two-more-cards"),
        sealed_event(0, LayMore("attack-1", "defence-2")),
        MoreLaysShown((MoreShown(0, "attack-1", "defence-2"),)),
        DiceThrown(
            Throw(ONDINE, (1, 1, 1, 1), (1,), 5),
            Throw(GRANIT, (2, 2), (3, 2, -2), 7),
            ONDINE,
            2,
        ),
        StaminaChanged(ONDINE, -2, 18, "fight"),
        FightEnded("dice", ("attack-die", "two-more-cards", "diva-plus-3", "attack-2", "attack-1", "defence-2")),
    ]


def test_4_10_laying_nothing_is_reported_too():
    match = table("attack-1", "attack-1", "", luck=dice(1, 1, 1, 1))
    match.play(0, Challenge(GRANIT))
    play_all(match, NOTHING, NOTHING, NO_PART)
    nothing = [LayShown(seat, None, None, None, None, None) for seat in (0, 2, 1)]
    assert happened(match, LaysShown) == [LaysShown(tuple(nothing))]
    assert happened(match, FightEnded) == [FightEnded("dice", ())]


def test_4_11_two_more_cards_for_both_are_laid_at_the_same_time():
    cards = "two-more-cards attack-1 attack-1"
    match = table(cards, cards, "diva-plus-1", luck=dice(1, 1, 1, 1))
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay(None, "two-more-cards"), Lay(None, "two-more-cards"), NO_PART)
    assert match.to_act == (0, 1)
    match.play(1, LayMore("attack-1", "attack-1"))
    assert view(match, 0).lay is None
    match.take_back(1)
    match.play(1, LayMore("attack-1", "attack-1"))
    match.play(0, LayMore(None, None))
    thrown = happened(match, DiceThrown)[0]
    assert (thrown.challenger.total, thrown.challenged.total) == (2, 4)


def test_4_11_up_to_two_more_cards_may_be_laid_but_no_referee_card():
    match = table("two-more-cards attack-1 attack-2 no-cards", "", "", stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    match.play(0, Lay(None, "two-more-cards"))
    assert list(match.choices(0)) == [
        LayMore(None, None),
        LayMore("attack-1", None),
        LayMore("attack-1", "attack-2"),
        LayMore("attack-2", None),
    ]
    with pytest.raises(ludotheque.Refused, match=r"§4.11"):
        match.play(0, LayMore("attack-1", "no-cards"))
    with pytest.raises(ludotheque.Refused, match=r"§4.11"):
        match.play(0, LayMore("attack-2", "attack-1"))  # two cards are named in the order of the box
    with pytest.raises(ludotheque.Refused, match=r"You do not hold “Attack \+4” \(§4.11\)"):
        match.play(0, LayMore("attack-4", None))
    assert refusal(match, 0, PlayOnSeat("draw-2", 0)) == ("§3.3", "no-events-in-fights")
    assert refusal(match, 0, Lay(None, None)) == ("§4.11", "more-first")
    assert refusal(match, 0, Draw("combat")) == ("§4.11", "more-first")


def test_4_11_without_combat_cards_left_nobody_is_asked():
    match = table("two-more-cards", "", "", luck=dice(1, 1, 1, 1), stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    match.play(0, Lay(None, "two-more-cards"))
    assert luck_is_used_up(match)


def test_4_12_all_changes_of_dice_are_added_before_the_limit_applies():
    # 2 + 1 + 3 bought − 1 = 5 dice, limited to 4; if the limit were applied after each change, there would be 3.
    numbers = (1,) * 4 + (2,) * 2
    match = table("attack-die", "defence-die", "", "", "", luck=dice(*numbers))
    match.play(0, Challenge(GRANIT))
    buys = Intervene(None, None, ONDINE)
    play_all(match, Lay("attack-die", None), Lay("defence-die", None), buys, buys, buys)
    assert happened(match, DiceThrown)[0].challenger.dice == (1, 1, 1, 1)
    assert luck_is_used_up(match)


def test_4_12_never_fewer_than_one_die():
    cards = "two-more-cards defence-die defence-die defence-die"
    match = table(cards, "", "", luck=dice(1, 1, 6), stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    match.play(0, Lay("defence-die", "two-more-cards"))
    match.play(0, LayMore("defence-die", "defence-die"))
    assert happened(match, DiceThrown)[0].challenged.dice == (6,)


def test_4_13_fighters_lay_no_events_and_bystanders_no_combat_cards():
    match = table("diva-plus-3 attack-1", "attack-1", "attack-1 diva-plus-3")
    match.play(0, Challenge(GRANIT))
    with pytest.raises(ludotheque.Refused, match=r"You are a fighter.*§4.13"):
        match.play(0, Intervene("diva-plus-3", ONDINE, None))
    with pytest.raises(ludotheque.Refused, match=r"not a fighter.*§4.13"):
        match.play(2, Lay("attack-1", None))


def test_4_14_the_seats_asked_follow_from_card_backs_and_stamina():
    match = table("attack-1", "diva-plus-1", "cancelled", "draw-2", "", stamina=[20, 20, 2, 2, 3])
    match.play(0, Challenge(GRANIT))
    # Granit has no combat card, and Mirabelle has neither an event card nor 3 stamina.
    assert match.to_act == (0, 3, 4)
    for seat in match.to_act:
        assert match.choices(seat).default in (NOTHING, NO_PART)
    with pytest.raises(ludotheque.Refused, match=r"nothing to lay.*§4.14"):
        match.play(1, NOTHING)


def test_4_14_a_seat_that_can_only_lay_nothing_is_still_asked():
    match = table("attack-1", "", "draw-2", stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    assert match.to_act == (0, 2)
    assert list(match.choices(2)) == [NO_PART]


def test_laying_out_of_turn_or_twice_is_refused():
    match = table("attack-1", "attack-1", "")
    with pytest.raises(ludotheque.Refused, match=r"no fight now \(§4.1\)"):
        match.play(1, NOTHING)
    match.play(0, Challenge(GRANIT))
    match.play(0, NOTHING)
    with pytest.raises(ludotheque.Refused, match=r"already chosen.*§4.10"):
        match.play(0, Lay("attack-1", None))
    with pytest.raises(ludotheque.Refused, match=r"§4.2"):
        match.play(1, Draw("combat"))
    assert hand(match, 0) == "attack-1"
