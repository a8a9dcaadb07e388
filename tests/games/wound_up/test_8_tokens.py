"""Tests of §8: brain tokens."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.trig import HALF
from ludotheque.games.wound_up.actions import (
    Answer,
    GainToken,
    GiveCard,
    LeaveBrain,
    LetGo,
    NameTarget,
    Open,
    Pass,
    Turn,
    UpgradeToken,
    UsePurple,
    UseRed,
    UseYellow,
)
from tests.games.wound_up.table import (
    ANN,
    BEN,
    BRAIN,
    BRAIN_2,
    CAT,
    GATE_BRAIN,
    GRAVE,
    NORTH,
    after_auction,
    degrees,
    events_of_kind,
    kinds,
    pawn,
    pawn_at,
    phase,
    play_default,
    refusal,
    table,
    taken_pawn,
    tokens,
    with_walk,
)

pytestmark = pytest.mark.compiled

PAWNS = [pawn_at(50, 120), pawn_at(50, 320), pawn_at(20, 220)]


def touching(*triggers, fed=True, held=None, others=None, card="W1", **more):
    """Releases the first seat's pawn, on a walk in which it touches these brains."""
    pawns = [pawn_at(50, 20, NORTH, fed=fed), pawn_at(50, 320)]
    match = after_auction(table(f"{card} L", "R", pawns=pawns, tokens=[held or {}, others or {}], **more), card)
    match = with_walk(match, *[(10 + tick, "touched", ANN, trigger, "brain") for tick, trigger in enumerate(triggers)])
    match.play(ANN, LetGo(0, 0, 0))
    return match


def test_8_1_the_first_brain_pays_a_black_token():
    match = touching(BRAIN, fed=False)
    assert tokens(match, ANN) == {"black": 1}
    assert phase(match) == "opening"


def test_8_1_a_further_brain_pays_a_black_token_an_upgrade_or_nothing():
    match = touching(BRAIN, held={"black": 1, "green": 1})
    assert match.to_act == (ANN,) and phase(match) == "feeding"
    assert list(match.choices(ANN)) == [LeaveBrain(), GainToken(), UpgradeToken("black"), UpgradeToken("green")]
    assert match.choices(ANN).default == LeaveBrain()
    for action, after in (
        (LeaveBrain(), {"black": 1, "green": 1}),
        (GainToken(), {"black": 2, "green": 1}),
        (UpgradeToken("black"), {"purple": 1, "green": 1}),
        (UpgradeToken("green"), {"black": 1, "yellow": 1}),
    ):
        copy = match.copy()
        copy.play(ANN, action)
        assert tokens(copy, ANN) == after
    assert refusal(match, ANN, UpgradeToken("purple")) == ("§8.1", "token-not-held")
    assert refusal(match, ANN, UpgradeToken("pink")) == ("§8.1", "no-such-token")


def test_8_1_several_brains_in_one_walk_pay_in_order():
    match = touching(BRAIN, BRAIN_2, fed=False)
    assert tokens(match, ANN) == {"black": 1}  # the first brain always gives a token
    assert phase(match) == "feeding"
    match.play(ANN, UpgradeToken("black"))
    assert tokens(match, ANN) == {"purple": 1}


def test_8_1_each_brain_pays_each_pawn_once_a_turn():
    match = touching(BRAIN, BRAIN)
    match.play(ANN, GainToken())
    assert phase(match) == "opening"
    assert pawn(match, ANN).paid == (BRAIN,)


def test_8_1_a_brain_pays_again_in_the_next_turn():
    match = touching(BRAIN, options={"passing": "none"})
    match.play(ANN, LeaveBrain())
    for seat in (BEN, ANN):
        match.play(seat, Pass())
    assert match.view(None).turn == 2 and pawn(match, ANN).paid == ()


def test_8_1_a_brain_pays_each_pawn_separately():
    match = touching(BRAIN)
    match.play(ANN, GainToken())
    assert (pawn(match, ANN).paid, pawn(match, BEN).paid) == ((BRAIN,), ())
    assert pawn(match, ANN).fed


def test_8_1_everybody_sees_what_a_brain_paid():
    first = events_of_kind(touching(BRAIN, fed=False).seen(None), "BrainPaid")
    assert [(event.seat, event.trigger, event.token, event.upgraded) for event in first] == [
        (ANN, BRAIN, "black", None)
    ]
    for action, token, upgraded in (
        (GainToken(), "black", None),
        (UpgradeToken("green"), "yellow", "green"),
        (LeaveBrain(), None, None),
    ):
        (paid,) = events_of_kind(touching(BRAIN_2, held={"green": 1}).play(ANN, action), "BrainPaid")
        assert (paid.seat, paid.trigger, paid.token, paid.upgraded) == (ANN, BRAIN_2, token, upgraded)


def test_8_2_example_steve_wants_purple_and_takes_green():
    """Plays the rulebook's example: Steve wants purple, but none is left."""
    match = touching(BRAIN, held={"black": 1}, others={"purple": 5})
    match.play(ANN, UpgradeToken("black"))
    assert tokens(match, ANN) == {"green": 1}
    assert match.view(None).supply["black"] == 5  # the black token went back to the supply


def test_8_2_without_a_higher_token_in_the_supply_there_is_no_upgrade():
    none = {"purple": 5, "green": 5, "yellow": 5, "red": 5}
    match = touching(BRAIN, held={"black": 1}, others=none)
    assert list(match.choices(ANN)) == [LeaveBrain(), GainToken()]
    assert refusal(match, ANN, UpgradeToken("black")) == ("§8.2", "none-higher")
    empty = touching(BRAIN, held={"black": 1}, others={**none, "black": 4})
    assert phase(empty) == "opening"  # there is nothing to choose, so nobody is asked
    assert [event.token for event in events_of_kind(empty.seen(None), "BrainPaid")] == [None]
    assert tokens(empty, ANN) == {"black": 1}
    gained = touching(BRAIN, fed=False, others={"black": 5})
    assert tokens(gained, ANN) == {"purple": 1}
    red = touching(BRAIN, held={"red": 1})
    assert refusal(red, ANN, UpgradeToken("red")) == ("§8.2", "red-is-highest")


def test_8_3_black_and_green_change_the_winds():
    match = after_auction(table("W2 L", "R", pawns=PAWNS, tokens=[{"black": 2, "green": 1}, {}]), "W2")
    assert LetGo(2, 0, 0) in match.choices(ANN) and LetGo(2, 1, 0) in match.choices(ANN)
    more = match.copy()
    (wound,) = events_of_kind(more.play(ANN, LetGo(0, 1, 0)), "PawnWound")
    assert (wound.seat, wound.winds, wound.black, wound.green) == (ANN, 3, 0, 1)
    assert tokens(more, ANN) == {"black": 2} and more.view(None).supply["green"] == 5
    events = match.play(ANN, LetGo(2, 0, 0))
    assert events_of_kind(events, "PawnWound")[0].winds == 0 and "PawnsWalked" not in kinds(events)
    assert tokens(match, ANN) == {"green": 1}
    assert match.view(None).supply["black"] == 5


def test_8_3_black_takes_away_what_green_adds():
    match = after_auction(table("W1 L", "R", pawns=PAWNS, tokens=[{"black": 3, "green": 1}, {}]), "W1")
    assert LetGo(2, 1, 0) in match.choices(ANN)
    assert LetGo(3, 1, 0) not in match.choices(ANN) and LetGo(2, 0, 0) not in match.choices(ANN)
    assert events_of_kind(match.play(ANN, LetGo(2, 1, 0)), "PawnWound")[0].winds == 0


def test_8_3_winds_never_fall_below_0():
    match = after_auction(table("W1 L", "R", pawns=PAWNS, tokens=[{"black": 3}, {}]), "W1")
    assert list(match.choices(ANN)) == [LetGo(0, 0, 0), LetGo(1, 0, 0)]
    assert refusal(match, ANN, LetGo(2, 0, 0)) == ("§8.3", "below-no-winds")
    assert refusal(match, ANN, LetGo(0, 1, 0)) == ("§8.3", "not-so-many-tokens")


def test_8_3_purple_turns_the_owners_pawn():
    match = table("W1 L", "R", pawns=PAWNS, tokens=[{}, {"purple": 1}])
    assert match.may_act == (BEN,)
    assert refusal(match, BEN, UsePurple(HALF + 1)) == ("§5.2", "too-far")
    used, turned = match.play(BEN, UsePurple(-degrees(90)))
    assert (used.seat, used.token) == (BEN, "purple")
    assert (turned.by, turned.seat, turned.turn) == (BEN, BEN, -degrees(90))
    assert pawn(match, BEN).facing == 0
    assert tokens(match, BEN) == {} and match.view(None).supply["purple"] == 5 and match.to_act == (ANN,)


def test_8_3_yellow_steals_a_random_card():
    match = table("W1 L", "R", "*", tokens=[{}, {}, {"yellow": 1}])
    events = match.play(CAT, UseYellow(BEN))
    assert [(event.seat, event.token) for event in events_of_kind(events, "TokenUsed")] == [(CAT, "yellow")]
    assert tokens(match, CAT) == {} and match.view(None).supply["yellow"] == 5
    assert match.view(None).hand_sizes == (2, 0, 2)
    assert match.view(CAT).hand == ("Rotate Right", "Wild")
    assert match.view(BEN).known[CAT] == ("Rotate Right",)
    assert events_of_kind(match.seen(ANN), "CardStolen")[0].card is None
    assert events_of_kind(match.seen(BEN), "CardStolen")[0].card == "Rotate Right"


def test_8_3_red_raises_the_owners_bid_and_reopens_the_step():
    match = table("L W1", "R", pawns=PAWNS, tokens=[{}, {"red": 2}])
    match.play(ANN, Open("Rotate Left", 0))
    assert refusal(match, BEN, UseRed()) == ("§8.4", "red-later")
    match.play(BEN, Answer(0))
    match.play(BEN, Pass())
    events = match.play(BEN, UseRed())  # Ben is not asked, but may use a token
    assert [(event.seat, event.token) for event in events_of_kind(events, "TokenUsed")] == [(BEN, "red")]
    assert [(event.seat, event.wilds, event.bid) for event in events_of_kind(events, "BidRaised")] == [(BEN, (), 1)]
    assert match.view(None).supply["red"] == 4 and tokens(match, BEN) == {"red": 1}
    assert match.view(None).auction.bids[BEN].bid == 1
    match.play(ANN, Pass())
    assert match.to_act == (BEN,)  # the token has reopened the step
    match.play(BEN, UseRed())
    match.play(BEN, Pass())
    match.play(ANN, Pass())
    assert match.view(None).auction.acting == (BEN,)


def test_8_4_black_and_green_are_used_only_when_moving_and_the_others_at_any_pause():
    match = table("L W1", "R W2", pawns=PAWNS, tokens=[{"purple": 1}, {"yellow": 1, "red": 1}])
    assert match.may_act == (BEN, ANN)  # clockwise from the dealer
    assert refusal(match, ANN, LetGo(0, 0, 0)) == ("§4.1", "open-first")
    match.play(ANN, Open("Rotate Left", 0))
    assert match.may_act == (ANN,)  # Ann may use purple; Ben may use yellow only while somebody is to open
    assert refusal(match, BEN, UseYellow(ANN)) == ("§8.4", "yellow-later")
    match.play(BEN, Answer(0))
    assert match.may_act == (BEN, ANN)  # Ben may use a red token while bids are raised


def test_8_4_each_token_allows_only_its_own_action():
    held = [{"purple": 1}, {"yellow": 1, "red": 1}, {}]
    match = table("L W1", "R W2", "R W3", pawns=PAWNS, tokens=held)
    assert not match.choices(CAT) and not match.choices(BEN).regions
    assert list(match.choices(BEN)) == [UseYellow(ANN), UseYellow(CAT)]
    assert [region.fields for region in match.choices(ANN).regions] == [("turn",)]
    assert not [action for action in match.choices(ANN) if isinstance(action, UseYellow)]
    match.play(ANN, Open("Rotate Left", 0))
    for seat in (BEN, CAT):
        match.play(seat, Answer(0))
    assert list(match.choices(BEN)) == [Pass(), UseRed()] and not match.choices(BEN).regions
    assert list(match.choices(ANN)) == [] and len(match.choices(ANN).regions) == 1
    assert match.choices(ANN).default is None and not match.choices(ANN).answers(UsePurple(5))
    assert match.choices(BEN).answers(Pass()) and not match.choices(BEN).answers(UseRed())


def test_8_4_using_a_token_makes_sealed_choices_final():
    match = table(
        *("W1 W1 W1 W1", "R R R R", "L L L L"),
        pawns=PAWNS,
        tokens=[{"purple": 2}, {}, {}],
        stage="passing",
        bidder=None,
        options={"passing": "together"},
    )
    for _ in range(4):
        match.play(BEN, GiveCard("Rotate Right"))
    for _ in range(2):
        match.play(CAT, GiveCard("Rotate Left"))
    step = match.view(None).step
    assert match.may_take_back(BEN) and match.may_take_back(CAT)
    match.play(ANN, UsePurple(degrees(10)))
    assert not match.may_take_back(BEN) and match.view(BEN).locked and len(match.view(BEN).chosen) == 4
    assert not match.may_take_back(CAT) and match.view(CAT).chosen == () and not match.view(CAT).locked
    assert match.to_act == (ANN, CAT)
    # A choice that nobody else saw does not count as a step for them.
    assert match.view(None).step == match.view(CAT).step == step + 1
    match.play(CAT, GiveCard("Rotate Left"))
    assert match.may_take_back(CAT)


def test_8_4_tokens_can_be_used_while_cards_are_passed():
    match = table(
        *("W1 W1 W2 L", "R R R R"),
        pawns=PAWNS,
        tokens=[{}, {"purple": 1}],
        stage="passing",
        bidder=None,
        passer=ANN,
    )
    match.play(ANN, GiveCard("Wind 1"))
    match.play(BEN, UsePurple(degrees(10)))
    assert match.view(ANN).chosen == ()  # an unfinished choice starts again
    assert not match.may_take_back(ANN)
    assert match.to_act == (ANN,)


def test_8_5_tokens_affect_only_the_owners_pawn():
    match = table("W1 L", "R", pawns=[{}, pawn_at(50, 320)], tokens=[{"purple": 1}, {}])
    assert match.may_act == ()  # Ann's own pawn is not on the board, and Ben's pawn is not hers to turn
    assert refusal(match, ANN, UsePurple(5)) == ("§8.7", "pawn-not-there")
    assert refusal(table("W1", "R"), ANN, UsePurple(5)) == ("§8.3", "token-not-held")


def test_8_6_seats_with_usable_tokens_are_offered_them_clockwise_from_the_dealer():
    held = [{"purple": 1}, {"purple": 1}, {"purple": 1}]
    match = table("W1", "W1", "W1", pawns=PAWNS, tokens=held, dealer=CAT)
    assert match.may_act == (CAT, ANN, BEN)
    match = table("W1", "W1", "W1", pawns=PAWNS, tokens=held, dealer=BEN)
    assert match.may_act == (BEN, CAT, ANN)
    match.play(BEN, UsePurple(5))
    assert match.may_act == (CAT, ANN)
    assert match.choices(CAT).default is None and match.choices(ANN).default == Pass()


def test_8_6_without_an_answer_no_token_is_spent():
    """Shows that a target is drawn by lot for Ann, who could have used a purple token instead: there is no default
    target.
    """
    named = set()
    for seed in range(40):
        match = table("O W1", "R", "R", pawns=PAWNS, tokens=[{"purple": 1}, {}, {}], luck=ludotheque.luck(seed))
        after_auction(match, "O")
        assert phase(match) == "targeting" and match.choices(ANN).default is None and match.choices(ANN).regions
        match.play_default(ANN)
        named.add(match.history[-1].action)
    assert named == {NameTarget(BEN), NameTarget(CAT)}


def test_8_6_the_effects_of_a_token_are_settled_before_an_owed_decision():
    match = after_auction(
        table("L W1", "R", pawns=[pawn_at(50, 40.8, NORTH, 0), pawn_at(20, 320)], tokens=[{"purple": 1}, {}]), "L"
    )
    events = match.play(ANN, UsePurple(degrees(30)))  # this turn sweeps over the brain at (50, 50)
    assert events_of_kind(events, "PawnTurned")[0].turn == degrees(30)
    assert phase(match) == "feeding" and match.to_act == (ANN,)
    match.play(ANN, GainToken())
    assert phase(match) == "turning"
    match.play(ANN, Turn(0))


def test_8_6_the_effects_of_a_token_are_settled_before_earlier_dues():
    """Shows that a question caused by the first seat's token comes before Ben's pending question about a brain."""
    due = [{"what": "brain", "seat": BEN, "number": GATE_BRAIN}]
    pawns = [pawn_at(50, 40.8, NORTH, 0), pawn_at(50, 320)]
    match = table("L W1", "R", pawns=pawns, tokens=[{"purple": 1}, {}], dues=due)
    assert match.to_act == (BEN,)
    match.play(ANN, UsePurple(degrees(30)))
    assert match.to_act == (ANN,) and phase(match) == "feeding"
    match.play(ANN, GainToken())
    assert match.to_act == (BEN,) and phase(match) == "feeding"


def test_8_7_tokens_of_a_kind_add_up():
    match = after_auction(table("W1 L", "R", pawns=PAWNS, tokens=[{"green": 3}, {}]), "W1")
    assert events_of_kind(match.play(ANN, LetGo(0, 3, 0)), "PawnWound")[0].winds == 4


def test_8_7_purple_obeys_the_limits_of_turns_and_returns_no_pawn():
    match = table("W1 L", "R", pawns=[pawn_at(50, 130), pawn_at(50, 142.5)], tokens=[{"purple": 1}, {}])
    region = match.choices(ANN).regions[0]
    assert -HALF < region.low < 0 < region.high < HALF
    gone = table("W1 L", "R", pawns=[taken_pawn(GRAVE, "grave", 0)], tokens=[{"purple": 1}, {}])
    assert gone.may_act == ()


def test_8_7_a_target_turned_into_a_grave_is_placed_again_before_the_angle():
    match = after_auction(
        table("L W1", "R", pawns=[pawn_at(37, 45), pawn_at(20, 320)], tokens=[{"purple": 1}, {}]), "L"
    )
    match.play(ANN, UsePurple(degrees(90)))
    assert pawn(match, ANN).where == "grave"
    assert phase(match) == "placing" and match.to_act == (ANN,)
    play_default(match)
    assert phase(match) == "turning"


def test_8_7_yellow_takes_nothing_from_an_empty_hand():
    match = table("W1 L", "", "R", tokens=[{"yellow": 1}, {}, {}])
    assert [action.seat for action in match.choices(ANN) if isinstance(action, UseYellow)] == [CAT]
    assert refusal(match, ANN, UseYellow(BEN)) == ("§8.7", "empty-hand")
    assert refusal(match, ANN, UseYellow(ANN)) == ("§8.3", "own-hand")
    assert refusal(match, BEN, UseYellow(ANN)) == ("§8.3", "token-not-held")
    assert refusal(match, ANN, UseYellow(3)) == refusal(match, ANN, UseYellow(-1)) == ("§8.3", "no-such-seat")
    match = table("", "W1 L", "R", bidder=BEN, tokens=[{}, {}, {"yellow": 1}])
    assert refusal(match, CAT, UseYellow(ANN)) == ("§8.7", "empty-hand")


def test_8_7_a_bidder_whose_last_card_is_stolen_passes():
    match = table("W1", "R L", tokens=[{}, {"yellow": 1}])
    match.play(BEN, UseYellow(ANN))
    assert match.to_act == (BEN,) and match.view(None).bidder == BEN
