"""Tests of §4: special cases of cards that move pawns or change spaces.  See also test_4_1_each_card.py.  Positions are
written as table.py explains.
"""

import pytest

from ludotheque.games.malta.actions import PlayCard
from ludotheque.games.malta.events import (
    CardDidNothing,
    PawnMoved,
    SeatLost,
)
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    all_pass,
    choice_values,
    choose,
    events_of_kind,
    hand,
    move,
    name_targets,
    pawn,
    pay_first,
    play,
    sign_at,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


# ── 4.4 Going Home ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_4_4_going_home_leads_to_the_pawns_own_start_space():
    match = table("Going Home, 2× Sidestep", "Shove", homes="s1 s6")
    play(match, ANN, "Going Home", BEN)
    assert pawn(match, BEN) == "f1"


def test_4_4_going_home_leads_to_the_new_place_of_a_swapped_start_space():
    """Plays the rulebook's example: a pawn whose start space was swapped goes home to the new place of that space."""
    match = table("Swap Two Spaces, Going Home, 2× Sidestep", "Shove", homes="s1 s6")
    play(match, ANN, "Swap Two Spaces", "f1", "c3")
    play(match, ANN, "Going Home", BEN)
    assert pawn(match, BEN) == "c3"


def test_4_4_going_home_leads_to_the_set_up_place_of_a_removed_start_space():
    """Plays the rulebook's example: a pawn whose start space was removed goes home to the place at which this space lay
    at the set-up.
    """
    match = table("Remove A Space, Going Home, 2× Sidestep", "Shove", homes="s1 s6")
    play(match, ANN, "Remove A Space", "f1")
    play(match, ANN, "Going Home", BEN)
    assert (pawn(match, BEN), sign_at(match, "f1")) == ("f1", "(s6)")


def test_4_4_going_home_leads_to_the_set_up_place_of_a_start_space_moved_and_then_removed():
    match = table("Going Home, 2× Sidestep", "Shove", homes="s1 s6", board={"c3": "(s6)"}, quota=2)
    assert sign_at(match, "f1") == "*1"
    play(match, ANN, "Going Home", BEN)
    assert pawn(match, BEN) == "f1"


def test_4_4_a_restored_start_space_is_home_again():
    match = table("Restore A Space, Going Home, Negate", "Shove", homes="s1 s6", board={"c3": "(s6)"})
    play(match, ANN, "Restore A Space")
    play(match, ANN, "Going Home", BEN)
    assert pawn(match, BEN) == "c3"


def test_4_4_a_pawn_that_is_at_home_does_not_move():
    match = table("Going Home, 2× Sidestep", "Shove", pawns="a4 f1", homes="s1 s6")
    assert not events_of_kind(play(match, ANN, "Going Home", BEN), PawnMoved)


def test_4_4_shifted_start_spaces_are_found():
    match = table("Shift A Line, Going Home, Negate", "Shove", homes="s1 s6")
    play(match, ANN, "Shift A Line", "row 1", "right")
    play(match, ANN, "Going Home", BEN)
    assert pawn(match, BEN) == "g1"


# ── 4.5 Spaces ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_4_5_remove_turns_a_space_to_its_0_circle_even_under_a_pawn():
    match = table("Remove A Space, 2× Sidestep", "Shove")
    play(match, ANN, "Remove A Space", "c4")
    lies = next(space for space in view_of(match).board if space.place == "c4")
    assert (lies.face_up, lies.number, lies.arrows, pawn(match, BEN)) == (False, 0, (), "c4")


def test_4_5_start_spaces_can_be_removed():
    match = table("Remove A Space, 2× Sidestep", "Shove")
    play(match, ANN, "Remove A Space", "c1")
    assert sign_at(match, "c1") == "(s3)"


@pytest.mark.parametrize(
    ("card", "is_circle"), [("Remove A Space", False), ("Turn A Space", False), ("Restore A Space", True)]
)
def test_4_5_only_face_up_spaces_can_be_removed_or_turned_and_only_0_circles_restored(card, is_circle):
    match = table(f"{card}, 2× Sidestep", "Shove", board={"c3": "(*1)", "e5": "(r3')"})
    match.play(ANN, PlayCard(card))
    assert {"c3", "e5"} & set(choice_values(match, ANN)) == ({"c3", "e5"} if is_circle else set())
    assert len(choice_values(match, ANN)) == (2 if is_circle else 47)


def test_4_5_a_restored_space_keeps_its_orientation():
    match = table("Turn A Space, Remove A Space, Restore A Space, 3× Sidestep", "Shove")
    play(match, ANN, "Turn A Space", "d5", "270°")
    play(match, ANN, "Remove A Space", "d5")
    assert sign_at(match, "d5") == "(r3''')"
    play(match, ANN, "Restore A Space")
    lies = next(space for space in view_of(match).board if space.place == "d5")
    assert (sign_at(match, "d5"), lies.arrows, lies.number) == ("r3'''", ("up",), 3)


def test_4_5_swapped_and_shifted_spaces_keep_their_side_and_orientation():
    match = table("Swap Two Spaces, Shift A Line, Negate", "Shove", board={"a2": "(U2')", "b3": "*1", "d5": "r3''"})
    play(match, ANN, "Swap Two Spaces", "a2", "d5")
    assert (sign_at(match, "a2"), sign_at(match, "d5")) == ("r3''", "(U2')")
    play(match, ANN, "Shift A Line", "column d", "down")
    assert sign_at(match, "d4") == "(U2')"


# ── 4.6 Everyone Moves ────────────────────────────────────────────────────────────────────────────────────────────────


def test_4_6_everyone_moves_moves_all_pawns_in_one_direction_including_the_players():
    match = table("Everyone Moves, 2× Sidestep", "Shove", "Shove")
    play(match, ANN, "Everyone Moves", "right")
    assert view_of(match).pawns == ("b4", "d4", "f4")


def test_4_6_arrows_are_ignored_and_pawns_at_the_edge_stay():
    match = table("Everyone Moves, 2× Sidestep", "Shove", "Shove", pawns="a7 d5 a2", board={"a2": "(U2)"})
    play(match, ANN, "Everyone Moves", "left")
    assert view_of(match).pawns == ("a7", "c5", "a2")
    match = table("Everyone Moves, 2× Sidestep", "Shove", "Shove", pawns="a7 d5 a2", board={"a2": "(U2)"})
    play(match, ANN, "Everyone Moves", "right")
    assert view_of(match).pawns == ("b7", "e5", "b2")


def test_4_6_a_lost_seats_pawn_stays_off_the_board():
    match = table("Everyone Moves, 2× Sidestep", "Shove", "Shove", lost=[BEN])
    play(match, ANN, "Everyone Moves", "up")
    assert view_of(match).pawns == ("a5", None, "e5")


# ── 4.8 Pawns keep their place ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "targets", "sign"),
    [
        ("Swap Two Spaces", ["c4", "g7"], "u5"),
        ("Shift A Line", ["column c", "down"], "d4"),
        ("Turn A Space", ["c4", "90°"], "*2'"),
    ],
)
def test_4_8_pawns_keep_their_place_when_spaces_are_swapped_shifted_or_turned(card, targets, sign):
    match = table(f"{card}, 2× Sidestep", "Shove")
    play(match, ANN, card, *targets)
    assert (pawn(match, BEN), sign_at(match, "c4")) == ("c4", sign)


# ── 4.11 Moving pawns by card ─────────────────────────────────────────────────────────────────────────────────────────


def test_4_11_pawns_share_spaces_freely():
    match = table("Sidestep, 2× Negate", "Shove", pawns="b4 c4")
    play(match, ANN, "Sidestep", "right")
    assert view_of(match).pawns == ("c4", "c4")


def test_4_11_trade_places_may_name_any_two_pawns():
    match = table("Trade Places, 2× Negate", "Shove", "Shove")
    match.play(ANN, PlayCard("Trade Places"))
    assert choice_values(match, ANN) == [ANN, BEN, CAT]
    name_targets(match, ANN, CAT)
    assert choice_values(match, ANN) == [ANN, BEN]
    name_targets(match, ANN, BEN)
    all_pass(match)
    assert view_of(match).pawns == ("a4", "e4", "c4")


def test_4_11_going_home_may_name_any_pawn_but_shove_only_a_rivals():
    match = table("Going Home, Shove, 2× Negate", "Shove", "Shove")
    match.play(ANN, PlayCard("Going Home"))
    assert choice_values(match, ANN) == [ANN, BEN, CAT]
    match.take_back(ANN)
    match.play(ANN, PlayCard("Shove"))
    assert choice_values(match, ANN) == [BEN, CAT]


@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ("a1", ["up", "right"]),
        ("g7", ["down", "left"]),
        ("d1", ["up", "right", "left"]),
        ("a4", ["up", "right", "down"]),
    ],
)
def test_4_11_no_step_by_card_leaves_the_board(place, ways):
    match = table("Sidestep, Shove, 2× Negate", "Shove", pawns=f"{place} {place}")
    for card in ("Sidestep", "Shove"):
        match.play(ANN, PlayCard(card))
        assert choice_values(match, ANN) == ways
        match.take_back(ANN)


def test_4_11_a_long_jump_ignores_the_spaces_it_crosses():
    match = table("Long Jump, 2× Negate", "Shove", pawns="b4 c4", board={"c4": "(*2)"})
    match.play(ANN, PlayCard("Long Jump"))
    assert choice_values(match, ANN) == ["up", "right", "down"]  # a jump to the left would land off the board
    name_targets(match, ANN, "right")
    all_pass(match)
    assert pawn(match, ANN) == "d4"


# ── 4.13 Second Wind ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_4_13_second_wind_is_an_extra_move_along_an_arrow():
    match = table("Second Wind, 2× Sidestep", "Shove", pawns="a2 c4")
    match.play(ANN, PlayCard("Second Wind"))
    assert choice_values(match, ANN) == ["up", "right"]
    name_targets(match, ANN, "up")
    all_pass(match)
    assert (pawn(match, ANN), view_of(match).phase, view_of(match).quota) == ("a3", "playing", 1)


def test_4_13_second_wind_pays_tolls():
    match = table("Second Wind, 2× Sidestep, Negate", "Shove", pawns="b4 c4")
    play(match, ANN, "Second Wind", "right")
    assert (view_of(match).phase, view_of(match).winded, match.to_act) == ("paying", True, (ANN,))
    choose(match, ANN, "Negate", "Sidestep")
    assert (view_of(match).phase, view_of(match).quota, hand(match, ANN)) == ("playing", 1, ["Sidestep"])
    assert view_of(match).discards == ("Second Wind",) and not view_of(match).winded


def test_4_13_a_toll_on_second_wind_that_takes_the_last_card_loses():
    match = table("Second Wind, Sidestep, Negate", "Shove", "Shove", pawns="b4 c4 g4")
    happened = play(match, ANN, "Second Wind", "right")
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]
    assert view_of(match).discards == ("Second Wind",)


def test_4_13_the_payer_chooses_the_order_of_several_owners():
    match = table("Second Wind, 3× Sidestep", "Shove", "Shove", pawns="b4 c4 c4")
    play(match, ANN, "Second Wind", "right")
    assert view_of(match).phase == "ordering"
    pay_first(match, ANN, CAT)
    choose(match, ANN, "Sidestep", "Sidestep")
    assert "Sidestep" in hand(match, BEN) and view_of(match).lost == (ANN,)


def test_4_13_second_wind_without_an_arrow_does_nothing_and_nobody_loses():
    match = table("Second Wind, 2× Sidestep", "Shove", board={"a4": "(*2)"})
    happened = play(match, ANN, "Second Wind")
    assert events_of_kind(happened, CardDidNothing) == [CardDidNothing(ANN, "Second Wind")]
    assert not events_of_kind(happened, SeatLost) and pawn(match, ANN) == "a4"


def test_4_13_the_ordinary_move_follows_after_second_wind():
    match = table("Second Wind, Sidestep", "Shove", pawns="a2 c4")
    play(match, ANN, "Second Wind", "up")
    assert view_of(match).phase == "moving"
    move(match, ANN, "right")
    assert pawn(match, ANN) == "b3"
