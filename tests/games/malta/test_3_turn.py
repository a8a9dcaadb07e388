"""Tests of §3, a turn: draw, play exactly half of the hand, move, pay.  Positions are written as table.py explains."""

import pytest

import ludotheque
from ludotheque.games.malta.actions import ChooseCard, NameSpace, PlacePawn, PlayCard
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.events import (
    CardDidNothing,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    PawnMoved,
    QuotaCounted,
    SeatLost,
)
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    all_pass,
    choice_values,
    choose,
    events_of_kind,
    hand,
    lay,
    move,
    name_targets,
    pawn,
    play,
    react,
    sign_at,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


# ── 3.1 Draw ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("sign", "number"), [("(u5)", 0), ("*1", 1), ("U2", 2), ("L3", 3), ("d4", 4), ("u5", 5)])
def test_3_1_a_player_draws_the_number_of_cards_on_their_space(sign, number):
    match = table("Negate", "Negate", phase="moving", board={"c4": sign})
    happened = move(match, ANN, "up")
    assert [event.count for event in events_of_kind(happened, CardsDrawn)] == ([number] if number else [])
    assert len(hand(match, BEN)) == 1 + number


def test_3_1_a_short_deck_gives_what_it_has_without_a_reshuffle():
    """Plays the rulebook's example: if the deck has fewer cards than must be drawn, only these are drawn, and no
    discards are reshuffled.
    """
    match = table("Negate", "Negate", phase="moving", board={"c4": "d4"}, deck="Shove, Sidestep")
    discarded = len(view_of(match).discards)
    move(match, ANN, "up")
    assert hand(match, BEN) == ["Negate", "Shove", "Sidestep"]
    assert view_of(match).deck == 0 and len(view_of(match).discards) == discarded


def test_3_1_several_seats_draw_clockwise_from_the_active_seat():
    match = table(
        "Negate", "Round On The House, Negate", "Negate", "Negate", turn=BEN, luck="Shove, Sidestep, End Turn"
    )
    happened = play(match, BEN, "Round On The House")
    drawn = [(event.seat, event.cards[0]) for event in events_of_kind(happened, CardsDrawn)][:3]
    assert drawn == [(BEN, "Shove"), (CAT, "Sidestep"), (DAN, "End Turn")]


def test_3_1_several_seats_draw_from_a_short_deck_until_it_is_empty():
    match = table("Negate", "Round On The House, Negate", "Negate", turn=BEN, deck="Shove, Sidestep")
    play(match, BEN, "Round On The House")
    assert view_of(match).hand_sizes == (1, 2, 2)


# ── 3.2 Play ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("cards", "quota"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_3_2_exactly_half_of_the_hand_rounded_up_must_be_played(cards, quota):
    match = table("Negate", f"{cards}× Sidestep" if cards < 7 else "6× Sidestep, Negate", phase="moving", deck="")
    happened = move(match, ANN, "up")
    assert events_of_kind(happened, QuotaCounted) == [QuotaCounted(BEN, quota)]
    for left in range(quota, 0, -1):
        assert (view_of(match).phase, view_of(match).quota, match.to_act) == ("playing", left, (BEN,))
        play(match, BEN, "Sidestep", "left" if left % 2 else "right")
    assert view_of(match).phase != "playing" or view_of(match).turn != BEN


def test_3_2_with_four_cards_and_one_drawn_three_must_be_played():
    """Plays the rulebook's example: a seat with four cards that draws one must play three, the greater half of five."""
    match = table("Negate", "4× Sidestep", phase="moving", board={"c4": "*1"}, luck="Sidestep")
    assert events_of_kind(move(match, ANN, "up"), QuotaCounted) == [QuotaCounted(BEN, 3)]


@pytest.mark.parametrize("card", ["Swap Hands", "Draw Two", "Discard Two of Yours"])
def test_3_2_the_quota_does_not_change_with_the_hand(card):
    """Plays the rulebook's example: Swap Hands, Draw Two and Discard Two of Yours in the middle of the play phase."""
    match = table(f"Sidestep, {card}, 4× Negate", "2× Negate, 5× Shove", quota=3)
    play(match, ANN, "Sidestep", "up")
    assert view_of(match).quota == 2
    play(match, ANN, card)
    if card == "Discard Two of Yours":
        choose(match, ANN, "Negate", "Negate")
    assert len(hand(match, ANN)) == {"Swap Hands": 7, "Draw Two": 6, "Discard Two of Yours": 2}[card]
    assert (view_of(match).phase, view_of(match).quota) == ("playing", 1)
    play(match, ANN, "Negate")
    assert view_of(match).phase != "playing" or view_of(match).turn == BEN


def test_3_2_cards_are_played_resolved_and_discarded_one_by_one():
    match = table("Draw Two, Sidestep, 2× Negate", "Shove")
    lay(match, ANN, "Draw Two")
    assert [card.card for card in view_of(match).stack] == ["Draw Two"] and view_of(match).discards == ()
    all_pass(match)
    assert view_of(match).stack == () and view_of(match).discards == ("Draw Two",)


def test_3_2_a_player_without_cards_loses_even_before_meeting_the_quota():
    match = table("Swap Hands, 3× Negate", "", "Shove", quota=2)
    assert events_of_kind(play(match, ANN, "Swap Hands", BEN), SeatLost) == [SeatLost(ANN, "no-cards")]


def test_3_2_a_player_with_one_card_is_still_asked():
    match = table("Negate", "Draw Two", phase="moving", deck="")
    move(match, ANN, "up")
    assert (view_of(match).phase, choice_values(match, BEN)) == ("playing", ["Draw Two"])


def test_3_2_the_first_turn_goes_as_in_the_printed_rules():
    """Plays the rulebook's example: Ann holds 4, draws 1, must play 3, and moves up."""
    spaces = malta_box(None).other_spaces.named()[:42]
    dealt = ["Remove A Space", "Everyone Moves", "Blind Faith", "Negate", "Sidestep", "End Turn", "Shove", "Draw Two"]
    luck = ludotheque.scripted([{"draw": thing} for thing in (*spaces, *dealt, "Boomerang")])
    match = ludotheque.new("malta", seats=2, options={"first": ANN}, luck=luck)
    match.play(ANN, PlacePawn("start 4"))
    match.play(BEN, PlacePawn("start 6"))
    assert (len(hand(match, ANN)), view_of(match).quota) == (5, 3)
    # First, Ann turns the space to the left of Ben to its circle.
    play(match, ANN, "Remove A Space", "e1")
    assert sign_at(match, "e1") == "(s5)"
    # Second, she moves all pawns to the left, including her own, so that Ben stands on the circle.
    play(match, ANN, "Everyone Moves", "left")
    assert view_of(match).pawns == ("c1", "e1")
    # Third, Blind Faith prevents Ben from playing cards to save himself.
    play(match, ANN, "Blind Faith")
    assert view_of(match).blind == (BEN,)
    # Then she moves up along an arrow.
    assert choice_values(match, ANN) == ["up", "right", "left"]
    happened = move(match, ANN, "up")
    assert events_of_kind(happened, PawnMoved) == [PawnMoved(ANN, "c1", "c2")]
    # Ben draws 0, plays nothing, and cannot move.
    assert events_of_kind(happened, SeatLost) == [SeatLost(BEN, "no-way")]
    assert match.outcome == ludotheque.Outcome((ANN,), "last-standing", (1, 2))


# ── 3.3 Move ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("sign", "ways"),
    [
        ("*2", ["up", "right", "down", "left"]),
        ("U2", ["up", "right", "left"]),
        ("R2", ["up", "right", "down"]),
        ("D2", ["right", "down", "left"]),
        ("L2", ["up", "down", "left"]),
        ("U2'", ["up", "right", "down"]),
        ("U2''", ["right", "down", "left"]),
        ("U2'''", ["up", "down", "left"]),
    ],
)
def test_3_3_a_pawn_moves_one_space_along_an_arrow_of_its_space(sign, ways):
    match = table("Negate", "Negate", pawns="d4 a1", phase="moving", board={"d4": sign})
    assert choice_values(match, ANN) == ways
    ends = {"up": "d5", "right": "e4", "down": "d3", "left": "c4"}
    for way in ways:
        twin = match.copy()
        move(twin, ANN, way)
        assert pawn(twin, ANN) == ends[way]


@pytest.mark.parametrize(("sign", "end"), [("u3", "d5"), ("r3", "e4"), ("d3", "d3"), ("l3", "c4"), ("u3'", "e4")])
def test_3_3_a_single_arrow_is_followed_without_asking(sign, end):
    match = table("Draw Two, Negate", "Negate", pawns="d4 a1", board={"d4": sign})
    play(match, ANN, "Negate")
    assert pawn(match, ANN) == end and view_of(match).turn == BEN


def test_3_3_moves_never_leave_the_board():
    match = table("Negate", "Negate", pawns="a4 c4", phase="moving")
    assert choice_values(match, ANN) == ["up", "right", "down"]


@pytest.mark.parametrize(("place", "sign"), [("a4", "(*2)"), ("c7", "u3"), ("a4", "l3"), ("g4", "r3"), ("d1", "d4")])
def test_3_3_a_space_that_allows_no_move_loses(place, sign):
    match = table("Draw Two, Negate", "Negate", "Negate", pawns=f"{place} c4 e4", board={place: sign})
    assert events_of_kind(play(match, ANN, "Negate"), SeatLost) == [SeatLost(ANN, "no-way")]


def test_3_3_moving_is_compulsory():
    match = table("Negate", "Negate", phase="moving")
    assert "pass" not in choice_values(match, ANN)
    assert all(type(action).__name__ == "Move" for action in match.choices(ANN))


# ── 3.5 Cards without a target ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "card", ["Restore A Space", "Welcome Back", "Pickpocket", "Discard Two of Theirs", "Second Wind"]
)
def test_3_5_a_card_without_a_legal_target_does_nothing_and_counts(card):
    match = table(f"{card}, 3× Negate", "", pawns="a7 c4")
    happened = lay(match, ANN, card)
    assert events_of_kind(happened, CardPlayed) == [CardPlayed(ANN, card, ())]
    assert events_of_kind(happened, CardDidNothing) == [CardDidNothing(ANN, card)]
    assert (view_of(match).quota, view_of(match).discards) == (1, (card,))


def test_3_5_a_legal_target_must_be_named():
    match = table("Restore A Space, 3× Negate", "Shove", board={"c3": "(*1)", "d3": "(*1)"})
    match.play(ANN, PlayCard("Restore A Space"))
    assert choice_values(match, ANN) == ["c3", "d3"]
    with pytest.raises(ludotheque.Refused):
        match.play(ANN, PlayCard("Negate"))


def test_3_5_the_only_legal_target_is_chosen_automatically():
    match = table("Restore A Space, 3× Negate", "Shove", board={"c3": "(*1)"})
    happened = lay(match, ANN, "Restore A Space")
    assert events_of_kind(happened, CardPlayed) == [CardPlayed(ANN, "Restore A Space", ("c3",))]


def test_3_5_a_card_does_as_much_as_it_can():
    match = table("Discard Two of Theirs, 3× Negate", "Shove")
    happened = play(match, ANN, "Discard Two of Theirs")
    assert events_of_kind(happened, CardsDiscarded) == [CardsDiscarded(BEN, ("Shove",))]
    match = table("Draw Two, 3× Negate", "Shove", deck="Sidestep")
    play(match, ANN, "Draw Two")
    assert hand(match, ANN) == ["Negate", "Negate", "Negate", "Sidestep"]
    match = table("Discard Two of Yours, Negate", "Shove", "Shove", quota=1)
    play(match, ANN, "Discard Two of Yours")
    assert hand(match, ANN) == [] and view_of(match).lost == (ANN,)


def test_3_5_a_target_that_lost_its_cards_to_a_reaction_has_nothing_to_give():
    # Ben's only card is the Negate with which he reacts; Ann negates his Negate.
    match = table("Pickpocket, 2× Negate", "Negate", quota=1)
    lay(match, ANN, "Pickpocket")
    happened = react(match, (BEN, "Negate"), (ANN, "Negate"))
    assert not events_of_kind(happened, CardsGiven)
    assert hand(match, ANN) == ["Negate"]


# ── 3.6 How a card is played ──────────────────────────────────────────────────────────────────────────────────────────


def test_3_6_targets_come_first_then_reactions_then_the_effect():
    match = table("Shove, 3× Negate", "Sidestep", "Sidestep")
    happened = lay(match, ANN, "Shove", CAT, "up")
    assert events_of_kind(happened, CardPlayed) == [CardPlayed(ANN, "Shove", (CAT, "up"))]
    assert (view_of(match).phase, pawn(match, CAT)) == ("answering", "e4")
    assert view_of(match).stack[0].targets == (CAT, "up")
    all_pass(match)
    assert pawn(match, CAT) == "e5"


def test_3_6_steps_are_private():
    match = table("Swap Two Spaces, 3× Negate", "Sidestep", "Sidestep")
    before = [ludotheque.to_json(match.view(seat)) for seat in (BEN, CAT, None)]
    happened = [*match.play(ANN, PlayCard("Swap Two Spaces")), *name_targets(match, ANN, "c4")]
    assert [ludotheque.to_json(match.view(seat)) for seat in (BEN, CAT, None)] == before
    assert not [event for event in happened for seat in (BEN, CAT, None) if event.seen_by(seat) is not None]
    assert (view_of(match, ANN).naming, view_of(match, ANN).named, view_of(match, ANN).pending) == (
        "Swap Two Spaces",
        ("c4",),
        2,
    )


def test_3_6_steps_can_be_taken_back_one_by_one():
    match = table("Swap Two Spaces, 3× Negate", "Sidestep")
    before = match.to_json()
    match.play(ANN, PlayCard("Swap Two Spaces"))
    match.play(ANN, NameSpace("c4"))
    match.take_back(ANN)
    assert len(match.choices(ANN)) == 49
    match.take_back(ANN)
    assert match.to_json() == before
    with pytest.raises(ludotheque.Refused) as refused:
        match.take_back(ANN)
    assert (refused.value.section, refused.value.message) == ("§3.6", "nothing-to-take-back")


def test_3_6_an_automatic_target_is_taken_back_with_the_card():
    # With two seats there is only one rival, who need not be named.
    match = table("Shove, 3× Negate", "Sidestep")
    before = match.to_json()
    match.play(ANN, PlayCard("Shove"))
    assert (view_of(match, ANN).named, choice_values(match, ANN)) == ((BEN,), ["up", "right", "down", "left"])
    match.take_back(ANN)
    assert match.to_json() == before


def test_3_6_once_all_targets_are_named_nothing_can_be_taken_back():
    match = table("Shove, 3× Negate", "Sidestep")
    lay(match, ANN, "Shove", "up")
    for seat in (ANN, BEN):
        with pytest.raises(ludotheque.Refused):
            match.take_back(seat)


def test_3_6_hidden_cards_are_chosen_by_their_holder_while_the_card_resolves():
    match = table("Discard Two of Theirs, 3× Negate", "Sidestep, Shove, Negate")
    play(match, ANN, "Discard Two of Theirs")
    assert (view_of(match).phase, match.to_act) == ("discarding", (BEN,))
    assert choice_values(match, BEN) == ["Shove", "Sidestep", "Negate"]
    happened = choose(match, BEN, "Negate", "Shove")
    assert events_of_kind(happened, CardsDiscarded) == [CardsDiscarded(BEN, ("Negate", "Shove"))]
    assert hand(match, BEN) == ["Sidestep"]


def test_3_6_chosen_cards_can_be_taken_back_until_the_last():
    match = table("Discard Two of Theirs, 3× Negate", "Sidestep, Shove, Negate")
    play(match, ANN, "Discard Two of Theirs")
    before, others = match.to_json(), ludotheque.to_json(match.view(ANN))
    match.play(BEN, ChooseCard("Shove"))
    assert choice_values(match, BEN) == ["Sidestep", "Negate"]
    assert ludotheque.to_json(match.view(ANN)) == others
    with pytest.raises(ludotheque.Refused):
        match.take_back(ANN)
    match.take_back(BEN)
    assert match.to_json() == before
