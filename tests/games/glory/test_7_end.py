"""Tests of §7: the end."""

import pytest

import ludotheque
from ludotheque.games.glory.actions import (
    AcceptPair,
    Advance,
    Challenge,
    DeclinePair,
    Draw,
    EndTurn,
    Intervene,
    OfferPair,
    PlayOnWrestler,
    Repeat,
)
from ludotheque.games.glory.events import (
    Advanced,
    Eliminated,
    ManagerDrew,
    MatchEnded,
    PairAnswered,
    PairOffered,
    RoundEnded,
    StaminaChanged,
    TurnBegan,
)
from ludotheque.testing import all_events, happened
from tests.games.glory.table import (
    GRANIT,
    MIRABELLE,
    ONDINE,
    choices_of_kind,
    dice,
    draws,
    hand,
    places,
    stamina,
    table,
    view,
)


def test_7_1_a_wrestler_at_0_stamina_is_eliminated_whatever_the_cause():
    rows = [{}, {"turnsOutside": 2, "unseen": ["attack-4"]}, {}]
    match = table("take-3", "draw-2", "", at=["ring", "outside", "ring"], stamina=[20, 3, 20], wrestlers=rows)
    match.play(0, PlayOnWrestler("take-3", GRANIT))
    assert (places(match), stamina(match)) == (["ring", "out", "ring"], [20, 0, 20])
    assert view(match).discards == {"take-3": 1, "draw-2": 1, "attack-4": 1}
    assert view(match).fallen == ((1,),)
    assert view(match).wrestlers[1].turns_outside == 0
    with pytest.raises(ludotheque.Refused, match=r"eliminated \(§7.1\)"):
        match.play(1, Draw("combat"))


def test_7_1_elimination_in_ones_own_turn_passes_the_turn_to_the_right():
    match = table("", "", "", stamina=[3, 20, 2], luck=dice(1, 1, 6, 6))
    match.play(0, Challenge(GRANIT))
    assert (places(match)[0], match.to_act) == ("out", (2,))
    match = table("diva-minus-3", "", "", at=[0, 0, 0], stamina=[3, 20, 20])
    match.play(0, PlayOnWrestler("diva-minus-3", ONDINE))
    assert match.to_act == (2,)


def test_7_1_an_eliminated_seats_remaining_actions_are_lost():
    match = table("diva-minus-3", "", "", at=[0, "ring", "ring"], stamina=[3, 20, 20])
    match.play(0, PlayOnWrestler("diva-minus-3", ONDINE))
    assert (match.to_act, view(match).left) == ((2,), 0)


def test_7_2_the_last_survivor_wins_wherever_it_stands():
    match = table("take-3", "", "", at=[0, "ring", "out"], stamina=[1, 3, 0])
    match.play(0, PlayOnWrestler("take-3", GRANIT))
    assert match.outcome == ludotheque.Outcome((0,), "last-standing", (1, 2, 3))
    assert match.to_act == ()
    assert all_events(match)[-1] == MatchEnded(ludotheque.Outcome((0,), "last-standing", (1, 2, 3)))
    assert (view(match).due, view(match).left, view(match).using) == ((), 0, None)
    with pytest.raises(ludotheque.Refused, match=r"over \(§7.2\)"):
        match.play(0, Draw("combat"))


def test_7_2_a_wrestler_alone_in_the_ring_simply_plays_on():
    match = table("", "", "", at=["ring", 0, 0], luck=draws("attack-1"))
    assert not choices_of_kind(match, Challenge)
    match.play(0, Draw("combat"))
    match.play(0, EndTurn())
    assert match.to_act == (2,)


def pair(**more: object) -> ludotheque.Match:
    return table("", "", "", at=["ring", "ring", "out"], stamina=[20, 20, 0], mayOffer=True, **more)  # type: ignore[arg-type]


def test_7_3_the_last_two_may_win_as_a_pair():
    match = pair()
    match.play(0, OfferPair())
    assert match.to_act == (1,)
    assert match.choices(1).default == DeclinePair()  # a seat that does not answer declines
    with pytest.raises(ludotheque.Refused, match=r"must be answered \(§7.3\)"):
        match.play(0, Draw("combat"))
    match.play(1, AcceptPair())
    assert match.outcome == ludotheque.Outcome((0, 1), "pair", (1, 1, 3))
    assert (view(match).to_act, view(match).phase) == ((), "over")
    assert all_events(match)[:2] == [PairOffered(0), PairAnswered(1, True)]


def test_7_3_a_pair_win_is_offered_only_at_the_start_of_a_turn():
    match = pair(luck=draws("attack-1"))
    match.play(0, Draw("combat"))
    match.play(0, Repeat())
    assert (match.to_act, choices_of_kind(match, OfferPair)) == ((0,), [])


def test_7_3_a_pair_win_may_be_declined_and_is_offered_once_a_turn():
    match = pair(luck=draws("attack-1", "attack-1"))
    match.play(0, OfferPair())
    match.play(1, DeclinePair())
    assert (match.to_act, choices_of_kind(match, OfferPair)) == ((0,), [])
    with pytest.raises(ludotheque.Refused, match=r"§7.3"):
        match.play(0, OfferPair())
    match.play(0, Draw("combat"))
    match.play(0, EndTurn())
    assert choices_of_kind(match, OfferPair) == [OfferPair()]  # now the other seat's turn begins
    match.play(1, Draw("combat"))
    assert not choices_of_kind(match, OfferPair)


@pytest.mark.parametrize(
    ("at", "options", "may"),
    [
        (["ring", "ring", "out"], {}, True),
        (["ring", "ring", "out"], {"pair_win": False}, False),
        (["ring", "ring", 3], {}, False),
        ([3, "ring", "out"], {}, False),
    ],
)
def test_7_3_a_pair_win_needs_two_survivors_both_in_the_ring(at, options, may):
    match = table("", "", "", at=at, turn=1, options=options, luck=draws("attack-1"))
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    assert match.to_act == (0,)
    assert bool(choices_of_kind(match, OfferPair)) == may


def test_7_4_the_clock_takes_1_stamina_per_round_from_everyone():
    options = {"clock": 3}
    match = table("", "", "", at=[0, 0, 0], first=0, round=2, options=options)
    for _ in range(3):
        match.play(match.to_act[0], Advance())
    assert (view(match).round, stamina(match)) == (3, [20, 20, 20])
    for _ in range(3):
        match.play(match.to_act[0], Advance())
    assert (view(match).round, stamina(match)) == (4, [19, 19, 19])


def test_7_4_the_end_of_a_round_is_reported_by_events():
    match = table("", "", "", at=[0, 0, "out"], stamina=[20, 9, 0], turn=1, first=0, options={"clock": 1})
    match.play(1, Advance())
    assert all_events(match) == [
        Advanced(GRANIT, 1),
        RoundEnded(1),
        StaminaChanged(ONDINE, -1, 19, "clock"),
        StaminaChanged(GRANIT, -1, 8, "clock"),
        TurnBegan(0, 2),
    ]


def test_7_4_the_only_wrestler_to_survive_the_clock_wins_at_once():
    for last_round in (9, 200):
        options = {"clock": 1, "last_round": last_round}
        match = table("", "", "", at=[0, 0, 0], stamina=[1, 1, 2], turn=1, first=0, options=options, round=9)
        match.play(1, Advance())
        assert match.outcome == ludotheque.Outcome((2,), "last-standing", (2, 2, 1))
        assert len(happened(match, MatchEnded)) == 1


def test_7_4_the_clock_takes_stamina_from_wrestlers_everywhere():
    rows = [{}, {}, {"turnsOutside": 2}, {}]
    at: list[int | str] = [0, "ring", "outside", "out"]
    match = table("", "", "", "", at=at, stamina=[9, 8, 7, 0], turn=0, first=2, wrestlers=rows, options={"clock": 1})
    match.play(0, Advance())
    assert (view(match).round, stamina(match)) == (2, [8, 7, 6, 0])


def test_7_4_the_clock_also_takes_stamina_at_the_end_of_the_last_round():
    options = {"clock": 2, "last_round": 5}
    match = table("", "", "", at=[0, 0, 0], stamina=[9, 9, 4], turn=1, first=0, round=5, options=options)
    match.play(1, Advance())
    assert stamina(match) == [8, 8, 3]
    assert match.outcome == ludotheque.Outcome((0, 1), "last-round", (1, 1, 3))
    match = table("", "", "", at=[0, 0, 0], stamina=[1, 9, 9], turn=1, first=0, round=5, options=options)
    match.play(1, Advance())
    assert (places(match)[0], match.outcome) == ("out", ludotheque.Outcome((1, 2), "last-round", (3, 1, 1)))


def test_7_4_if_the_clock_eliminates_all_they_share_the_win():
    match = table("", "", "", at=[0, 0, "out"], stamina=[1, 1, 0], turn=1, first=0, options={"clock": 1}, round=9)
    match.play(1, Advance())
    assert match.outcome == ludotheque.Outcome((0, 1), "clock", (1, 1, 3))


def test_7_4_wrestlers_eliminated_by_the_clock_together_share_a_place():
    match = table("", "", "", "", at=[0] * 4, stamina=[1, 9, 1, 9], turn=1, first=0, options={"clock": 1}, round=9)
    match.play(1, Advance())
    assert view(match).fallen == ((0, 2),)
    assert (view(match).round, match.to_act) == (10, (3,))


def test_7_4_after_the_last_round_most_stamina_wins_and_ties_share():
    match = table("", "", "", at=[0, 0, 0], stamina=[5, 9, 9], turn=1, first=0, round=200)
    match.play(1, Advance())
    assert match.outcome == ludotheque.Outcome((1, 2), "last-round", (3, 1, 1))


def test_7_4_after_the_last_round_other_survivors_are_placed_by_stamina():
    at: list[int | str] = [0, 0, 0, 0, "out", "out"]
    points = [3, 12, 20, 12, 0, 0]
    match = table(*[""] * 6, at=at, stamina=points, turn=1, first=0, round=200, fallen=[[5], [4]])
    match.play(1, Advance())
    assert match.outcome == ludotheque.Outcome((2,), "last-round", (4, 2, 1, 2, 5, 6))


def test_7_4_a_round_ends_when_the_turn_passes_an_eliminated_first_seat():
    match = table("", "", "", "", at=["out", 0, 0, 0], first=0, turn=2)
    match.play(2, Advance())
    assert view(match).round == 1
    match.play(1, Advance())  # the turn passes from seat 1 past seat 0 to seat 3
    assert (view(match).round, match.to_act) == (2, (3,))


def test_managers_draw_one_event_a_round_keep_divas_and_lay_them():
    luck = [*draws("attack-1", "diva-minus-3"), *dice(6, 6, 1, 1)]
    match = table("", "", "", at=["ring", "ring", "out"], turn=1, first=0, luck=luck, options={"managers": True})
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    assert [(event.seat, event.card, event.keeps) for event in happened(match, ManagerDrew)] == [
        (2, "diva-minus-3", True)
    ]
    assert view(match, 0).managers[2] == ("diva-minus-3",)
    match.play(0, Challenge(GRANIT))
    match.play(1, {"type": "lay", "card": None, "referee": None})
    assert match.to_act == (2,)
    assert all(action.die_for is None for action in match.choices(2))  # type: ignore[attr-defined]
    match.play(2, Intervene("diva-minus-3", ONDINE, None))
    assert stamina(match) == [20, 13, 0]


def test_managers_discard_events_other_than_divas():
    luck = draws("attack-1", "take-2")
    match = table("", "", "", at=["ring", "ring", "out"], turn=1, first=0, luck=luck, options={"managers": True})
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    assert (hand(match, 2), view(match).discards) == ("", {"take-2": 1})


@pytest.mark.parametrize("held", range(4))
def test_managers_draw_no_fourth_diva(held):
    luck = draws("attack-1", "diva-plus-2")
    divas = " ".join(["diva-plus-1"] * held)
    match = table("", "", divas, at=["ring", "ring", "out"], turn=1, first=0, luck=luck, options={"managers": True})
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    assert view(match).hands[2].event == min(held + 1, 3)
    assert len(happened(match, ManagerDrew)) == (held < 3)


def test_without_managers_the_eliminated_are_not_asked():
    match = table("attack-1", "", "", at=["ring", "ring", "out"])
    match.play(0, Challenge(GRANIT))
    assert match.to_act == (0,)
    assert happened(match, Eliminated) == []
    assert MIRABELLE not in [action.wrestler for action in choices_of_kind(match, Challenge)]
