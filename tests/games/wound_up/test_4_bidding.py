"""Tests of §4: bidding."""

from __future__ import annotations

import pytest

from ludotheque.games.wound_up.actions import Answer, Open, Pass, PlacePawn, Raise, Turn, UseRed
from tests.games.wound_up.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    NORTH,
    U,
    after_auction,
    events_of_kind,
    facing,
    hand,
    kinds,
    pawn,
    pawn_at,
    phase,
    play_default,
    refusal,
    table,
    with_walk,
)

pytestmark = pytest.mark.compiled

TYPES = hand("W1 W2 W3 W4 L R O")
FAR = [pawn_at(30, 20), pawn_at(70, 20), pawn_at(30, 90), pawn_at(70, 90)]


def bids(match):
    return [bid.bid for bid in match.view(None).auction.bids]


def test_4_1_the_bidder_plays_all_cards_of_a_type_and_any_number_of_wilds():
    match = table("W1 W1 W1 * *", "L")
    assert {
        (action.card, action.wilds)
        for action in match.choices(ANN)
        if isinstance(action, Open) and action.card == "Wind 1"
    } == {
        ("Wind 1", 0),
        ("Wind 1", 1),
        ("Wind 1", 2),
    }
    match.play(ANN, Open("Wind 1", 1))
    assert bids(match)[ANN] == 4
    assert match.view(ANN).hand == ("Wild",)
    assert refusal(table("W1 *", "L"), ANN, Open("Wind 1", 2)) == ("§4.1", "not-so-many-wilds")
    assert refusal(table("W1 *", "L"), ANN, Open("Wind 5", 0)) == ("§4.1", "no-such-card")


def test_4_1_the_bidder_may_pass():
    match = table("W1", "L")
    (passed,) = match.play(ANN, Pass())
    assert (passed.seat, passed.asked) == (ANN, True)
    assert match.to_act == (BEN,)


def test_4_1_the_last_card_in_play_can_be_bid_too():
    match = table("*", "", pawns=FAR)
    assert [action for action in match.choices(ANN) if isinstance(action, Open)] == [
        Open(card_type, 1) for card_type in TYPES
    ]
    events = after_auction(match, "R", 1).play(ANN, Turn(0))
    assert "TurnEnded" in kinds(events)


def test_4_2_every_other_seat_must_play_all_its_cards_of_the_type():
    match = table("W1", "W1 W1 * L", "R", "W1 O")
    match.play(ANN, Open("Wind 1", 0))
    assert match.to_act == (BEN,)
    assert match.view(BEN).auction.forced == 2
    assert match.view(BEN).auction.to_answer == (BEN, CAT, DAN)
    assert list(match.choices(BEN)) == [Answer(0), Answer(1)]
    match.play(BEN, Answer(1))
    assert match.to_act == (CAT,)  # Cat holds no card of the type, but nobody else knows
    match.play(CAT, Answer(0))
    match.play(DAN, Answer(0))
    assert bids(match) == [1, 3, 0, 1]
    assert match.view(BEN).hand == ("Rotate Left",)


def test_4_2_a_seat_without_the_type_may_bid_wilds_alone():
    match = table("W1", "* * L")
    match.play(ANN, Open("Wind 1", 0))
    assert refusal(match, BEN, Answer(3)) == ("§4.2", "not-so-many-wilds")
    match.play(BEN, Answer(2))
    assert bids(match) == [1, 2]


def test_4_3_wilds_are_added_round_and_round_until_all_pass_in_a_row():
    match = table("W1 * * L", "W1 * * R", "O", pawns=FAR)
    match.play(ANN, Open("Wind 1", 0))
    match.play(BEN, Answer(0))
    match.play(CAT, Answer(0))
    assert match.to_act == (BEN,)  # beginning at the bidder's left
    match.play(BEN, Pass())
    match.play(CAT, Pass())
    assert refusal(match, ANN, Raise(0)) == ("§4.3", "add-something")
    match.play(ANN, Raise(1))  # the bidder is the last in the round
    match.play(BEN, Raise(2))  # a seat that has passed may bid again
    for seat in (CAT, ANN):
        assert match.to_act == (seat,)
        match.play(seat, Pass())
    assert match.to_act == (BEN,)
    events = match.play(BEN, Pass())
    assert events_of_kind(events, "AuctionWon")[0].winners == (BEN,)
    assert events_of_kind(events, "AuctionWon")[0].bids == (2, 3, 0)


def test_4_3_everybody_sees_what_is_added():
    match = table("W1 * * L", "W1 R", pawns=FAR)
    match.play(ANN, Open("Wind 1", 0))
    match.play(BEN, Answer(0))
    assert kinds(match.play(BEN, Pass())) == ["RaisePassed"]
    assert match.view(None).auction.passed == (BEN,)
    (raised,) = match.play(ANN, Raise(2))
    assert (raised.seat, raised.wilds, raised.bid) == (ANN, ("Wild", "Wild"), 3)
    view = match.view(None)
    assert view.auction.passed == () and view.hand_sizes == (1, 1) and view.played == {"Wind 1": 2, "Wild": 2}
    assert match.to_act == (BEN,)


def test_4_3_seats_are_asked_in_turn_to_the_left():
    match = table("W1 * L", "W1 R", "* R", "R", pawns=FAR)
    match.play(ANN, Open("Wind 1", 0))
    for seat in (BEN, CAT, DAN):
        match.play(seat, Answer(0))
    match.play(BEN, Pass())
    match.play(CAT, Raise(1))
    for seat in (DAN, ANN, BEN):
        assert match.to_act == (seat,)
        match.play(seat, Pass())
    assert match.to_act == (CAT,)  # the seat that raised last is asked last in the next round
    assert events_of_kind(match.play(CAT, Pass()), "AuctionWon")[0].winners == (ANN, BEN, CAT)


def test_4_4_the_highest_bid_performs_the_action():
    match = after_auction(table("L", "L L", pawns=FAR), "L")
    (won,) = events_of_kind(match.seen(None), "AuctionWon")
    assert (won.card, won.winners, won.bids) == ("Rotate Left", (BEN,), (1, 2))
    assert (match.view(None).auction.raiser, match.view(None).auction.passed) == (None, ())
    assert match.view(None).auction.acting == (BEN,)
    assert match.to_act == (BEN,)


def test_4_4_on_a_tie_every_tied_seat_performs_it_clockwise_from_the_bidder():
    match = table("R", "L W1", "L W1", "L", pawns=FAR, bidder=CAT)
    match.play(CAT, Open("Rotate Left", 0))
    while phase(match) in ("answering", "raising"):
        play_default(match)
    assert match.view(None).auction.acting == (CAT, DAN, BEN)
    order = []
    while phase(match) == "turning":
        order.append(match.to_act[0])
        match.play(match.to_act[0], Turn(100))
    assert order == [CAT, DAN, BEN]


def test_4_4_a_win_ends_the_game_before_later_tied_seats_act():
    match = after_auction(table("W1 L", "W1 L", pawns=[pawn_at(50, 390), pawn_at(50, 20)]), "W1")
    assert match.view(None).auction.acting == (ANN, BEN)
    match = with_walk(match, (300, "crossed", ANN, -1, ""), (300, "left", ANN, 0, "north"), s0={"state": "gone"})
    play_default(match)
    assert match.outcome.winners == (ANN,)


def test_4_5_the_seat_to_the_bidders_left_bids_next():
    match = after_auction(table("L W1", "R W2", "R W3", pawns=FAR), "L")
    match.play(ANN, Turn(0))
    assert match.view(None).bidder == BEN and match.to_act == (BEN,)


def test_4_5_all_bids_are_cleared_when_the_next_auction_begins():
    match = table("L * W1", "L W2 *", pawns=FAR, tokens=[{"red": 1}, {}])
    match.play(ANN, Open("Rotate Left", 1))
    match.play(BEN, Answer(0))
    match.play(ANN, UseRed())
    for seat in (BEN, ANN):
        match.play(seat, Pass())
    assert match.view(None).auction.acting == (ANN,)
    match.play(ANN, Turn(0))
    assert match.view(None).auction is None and match.view(None).opened == ("Rotate Left",)
    left = match.to_json()["position"]
    assert left["cardsBid"] == left["wildsBid"] == left["redsBid"] == (0, 0)
    match.play(BEN, Open("Wind 2", 1))
    assert [(bid.cards, bid.wilds, bid.reds, bid.answered) for bid in match.view(None).auction.bids] == [
        (0, 0, 0, False),
        (1, 1, 0, True),
    ]


def test_4_5_the_turn_ends_at_once_when_all_hands_are_empty():
    match = after_auction(table("L", "L", pawns=FAR), "L")
    match.play(ANN, Turn(0))
    events = match.play(BEN, Turn(0))
    assert kinds(events)[:3] == ["PawnTurned", "TurnEnded", "TurnBegan"]
    assert events_of_kind(events, "TurnEnded")[0].dropped == (0, 0)


def test_4_6_a_wild_has_no_action():
    assert refusal(table("* W1", "L"), ANN, Open("Wild", 0)) == ("§4.6", "wild-has-no-action")


def test_4_6_wilds_alone_open_a_type_that_nobody_bid_on_and_the_bidder_does_not_hold():
    match = table("* * W1", "L L")
    match.play(ANN, Open("Rotate Left", 1))
    assert bids(match) == [1, 0]
    assert Open("Rotate Left", 1) in table("* W1", "L L").choices(ANN)
    assert all(action.card == "Wind 1" for action in table("W1", "L L").choices(ANN) if isinstance(action, Open))
    opened = table("* W1", "L L", opened=["Rotate Right"])
    assert refusal(opened, ANN, Open("Rotate Right", 1)) == ("§4.10", "opened-already")


def test_4_7_if_all_pass_in_a_row_the_turn_ends():
    match = table("W1", "W1", "W1", bidder=BEN, idle=1)
    match.play(BEN, Pass())
    events = match.play(CAT, Pass())
    assert events_of_kind(events, "TurnEnded")[0].dropped == (1, 1, 1)
    assert match.view(None).turn == 2


def test_4_7_an_auction_resets_the_count_of_passes():
    match = table("W1", "L W1", "W1", pawns=FAR)
    match.play(ANN, Pass())
    assert match.view(None).idle == 1
    after_auction(match, "L").play(BEN, Turn(0))
    assert match.view(None).idle == 0
    for seat in (CAT, ANN):
        match.play(seat, Pass())
        assert match.view(None).turn == 1
    assert "TurnEnded" in kinds(match.play(BEN, Pass()))


def test_4_7_the_turn_also_ends_when_all_seven_types_have_been_opened():
    types = ["Wind 2", "Wind 3", "Wind 4", "Rotate Left", "Rotate Right", "Rotate Opponent"]
    match = after_auction(table("W1 *", "*", opened=types, pawns=FAR), "W1")
    events = match.play_default(ANN)
    assert events_of_kind(events, "TurnEnded")[0].dropped == (1, 1)


def test_4_8_the_action_may_not_be_declined_but_a_rotation_may_be_0():
    match = after_auction(table("L W1", "R", pawns=FAR), "L")
    assert refusal(match, ANN, Pass()) == ("§5.2", "turn-first")
    before = pawn(match, ANN)
    match.play(ANN, Turn(0))
    assert pawn(match, ANN) == before
    match = after_auction(table("W3 L", "R", pawns=FAR), "W3")
    assert refusal(match, ANN, Pass()) == ("§5.1", "wind-first")
    assert pawn(match, ANN).wound == 3


def test_4_9_bids_are_public():
    match = table("W1 W1 *", "W1 *", "L")
    (opened,) = match.play(ANN, Open("Wind 1", 1))
    assert (opened.seat, opened.card, opened.cards, opened.wilds) == (ANN, "Wind 1", ("Wind 1", "Wind 1"), ("Wild",))
    (answered,) = match.play(BEN, Answer(1))
    assert (answered.seat, answered.cards, answered.wilds) == (BEN, ("Wind 1",), ("Wild",))
    assert bids(match) == [3, 2, 0]
    view = match.view(CAT)
    assert [(bid.cards, bid.wilds) for bid in view.auction.bids] == [(2, 1), (1, 1), (0, 0)]
    assert view.played == {"Wind 1": 3, "Wild": 2}


def test_4_10_an_opening_bid_has_a_card_and_a_type_is_auctioned_once_a_turn():
    match = table("* W1 L", "L W1 R", pawns=FAR)
    assert refusal(match, ANN, Open("Wind 2", 0)) == ("§4.10", "bid-something")
    after_auction(match, "L")
    while phase(match) == "turning":
        match.play(match.to_act[0], Turn(0))
    assert all("Rotate Left" not in match.view(seat).hand for seat in (ANN, BEN))
    assert refusal(match, BEN, Open("Rotate Left", 0)) == ("§4.10", "opened-already")


def test_4_11_a_seat_without_cards_is_not_asked():
    match = table("L W1", "", "R", pawns=FAR)
    match.play(ANN, Open("Rotate Left", 0))
    assert match.to_act == (CAT,)
    assert [(event.seat, event.cards) for event in events_of_kind(match.seen(None), "BidAnswered")] == [(BEN, ())]
    match.play(CAT, Answer(0))
    assert match.to_act == (CAT,)  # Cat is asked in step 3 too
    match.play(CAT, Pass())
    match.play(ANN, Pass())
    match.play(ANN, Turn(0))
    assert [(event.seat, event.asked) for event in events_of_kind(match.seen(None), "BidderPassed")] == [(BEN, False)]
    assert match.to_act == (CAT,)


def test_4_11_in_step_3_a_seat_with_only_a_red_token_is_asked():
    match = table("L W1", "", pawns=FAR, tokens=[{}, {"red": 1}])
    match.play(ANN, Open("Rotate Left", 0))
    assert phase(match) == "raising" and match.to_act == (BEN,)
    match.play(BEN, UseRed())
    assert bids(match) == [1, 1]
    assert match.to_act == (ANN,)  # a seat with neither cards nor tokens is no longer asked


def test_4_11_placing_a_pawn_leads_to_winding_whatever_the_hands():
    match = after_auction(table("W1 L", "R"), "W1")
    match.play(ANN, PlacePawn(50 * U, 10 * U, facing(NORTH)))
    assert phase(match) == "winding"
