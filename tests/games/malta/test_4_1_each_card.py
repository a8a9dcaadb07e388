"""Tests of §4.1: what each of the 26 cards does when nobody reacts.  Positions are written as table.py explains."""

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.games.malta import GAME
from ludotheque.games.malta.actions import PlayCard
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.events import CardsDiscarded, CardsDrawn, CardsGiven, HandsSwapped
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    choice_values,
    choose,
    events_of_kind,
    hand,
    move,
    name_targets,
    pawn,
    play,
    sign_at,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


def test_4_1_every_card_has_a_test_here_and_a_turned_form_in_5_7():
    for file in (__file__, str(Path(__file__).with_name("test_5_7_turned_round.py"))):
        tests = "\n".join(re.findall(r"^def (test_\w+)", Path(file).read_text(encoding="utf-8"), re.M))
        for card in malta_box(None).cards:
            assert re.sub(r"\W", "_", card.lower()) in tests, f"{card} in {file}"


def test_4_1_the_rulebook_marks_the_ten_cards_named_in_the_printed_rules():
    page = (GAME.folder / "RULES.en.md").read_text(encoding="utf-8")
    printed = re.findall(r"^\| [^|]* \| ([^|]*) \| \d+ \| yes \|", page, re.M)
    assert printed == [
        "Draw Two",
        "Discard Two of Yours",
        "Swap Hands",
        "Everyone Moves",
        "Going Home",
        "Remove A Space",
        "End Turn",
        "Blind Faith",
        "Negate",
        "Boomerang",
    ]


def test_4_1_draw_two():
    match = table("Draw Two, 3× Negate", "Negate", luck="Shove, End Turn")
    happened = play(match, ANN, "Draw Two")
    assert events_of_kind(happened, CardsDrawn) == [CardsDrawn(ANN, 2, ("Shove", "End Turn"))]
    assert CardsDrawn(ANN, 2, None) == events_of_kind(happened, CardsDrawn)[0].seen_by(BEN)


def test_4_1_discard_two_of_yours():
    match = table("Discard Two of Yours, Shove, End Turn, Sidestep", "Negate", quota=1)
    play(match, ANN, "Discard Two of Yours")
    assert match.to_act == (ANN,)
    happened = choose(match, ANN, "End Turn", "Shove")
    assert events_of_kind(happened, CardsDiscarded) == [CardsDiscarded(ANN, ("End Turn", "Shove"))]
    assert hand(match, ANN) == ["Sidestep"]
    assert view_of(match).discards == ("End Turn", "Shove", "Discard Two of Yours")


def test_4_1_discard_two_of_theirs():
    match = table("Discard Two of Theirs, 3× Negate", "Negate", "Shove, End Turn, Sidestep")
    play(match, ANN, "Discard Two of Theirs", CAT)
    assert match.to_act == (CAT,)
    choose(match, CAT, "End Turn", "Shove")
    assert hand(match, CAT) == ["Sidestep"]


def test_4_1_swap_hands():
    match = table("Swap Hands, 3× Negate", "Negate", "Shove, End Turn")
    happened = play(match, ANN, "Swap Hands", CAT)
    assert events_of_kind(happened, HandsSwapped) == [HandsSwapped(ANN, CAT, ("Shove", "End Turn"), ("Negate",) * 3)]
    assert (hand(match, ANN), hand(match, CAT)) == (["End Turn", "Shove"], ["Negate"] * 3)


def test_4_1_pickpocket():
    match = table("Pickpocket, 3× Negate", "Negate", "Shove, End Turn", luck="End Turn")
    happened = play(match, ANN, "Pickpocket", CAT)
    assert events_of_kind(happened, CardsGiven) == [CardsGiven(CAT, ANN, 1, ("End Turn",))]
    assert "End Turn" in hand(match, ANN) and hand(match, CAT) == ["Shove"]


def test_4_1_pickpocket_takes_any_card():
    taken = set()
    for seed in range(12):
        match = table("Pickpocket, 2× Negate", "Shove, End Turn, Sidestep").copy(ludotheque.luck(seed))
        play(match, ANN, "Pickpocket")
        taken |= set(hand(match, ANN)) - {"Negate"}
    assert taken == {"Shove", "End Turn", "Sidestep"}


def test_4_1_hand_me_down():
    match = table("Hand-Me-Down, Shove, 2× Negate", "Negate", "End Turn")
    play(match, ANN, "Hand-Me-Down", CAT)
    assert (view_of(match).phase, match.to_act, view_of(match).receiver) == ("giving", (ANN,), CAT)
    happened = choose(match, ANN, "Shove")
    assert events_of_kind(happened, CardsGiven) == [CardsGiven(ANN, CAT, 1, ("Shove",))]
    assert hand(match, CAT) == ["End Turn", "Shove"]


def test_4_1_pass_it_on():
    match = table("Pass It On, Sidestep", "Shove", "Boomerang")
    play(match, ANN, "Pass It On")
    assert view_of(match).hand_sizes[CAT] == 1
    assert (hand(match, ANN), hand(match, CAT)) == (["Boomerang"], ["Shove"])


def test_4_1_round_on_the_house():
    match = table("Round On The House, 3× Sidestep", "Shove", "Boomerang", luck="Negate, End Turn, Draw Two")
    play(match, ANN, "Round On The House")
    assert hand(match, ANN) == ["Negate", "Sidestep", "Sidestep", "Sidestep"]
    assert (hand(match, BEN), hand(match, CAT)) == (["End Turn", "Shove"], ["Boomerang", "Draw Two"])


def test_4_1_reshuffle():
    match = table("Reshuffle, 3× Sidestep", "Shove", discards="2× Draw Two, Negate")
    before = view_of(match).deck
    play(match, ANN, "Reshuffle")
    assert (view_of(match).deck, view_of(match).discards, view_of(match).gone) == (before + 3, (), ("Reshuffle",))


def test_4_1_everyone_moves():
    match = table("Everyone Moves, 3× Sidestep", "Shove")
    play(match, ANN, "Everyone Moves", "down")
    assert view_of(match).pawns == ("a3", "c3")


def test_4_1_going_home():
    match = table("Going Home, 3× Sidestep", "Shove", homes="s5 s2")
    play(match, ANN, "Going Home", ANN)
    assert view_of(match).pawns == ("e1", "c4")


def test_4_1_shove():
    match = table("Shove, 3× Sidestep", "Negate")
    play(match, ANN, "Shove", "left")
    assert view_of(match).pawns == ("a4", "b4")


def test_4_1_sidestep():
    match = table("Sidestep, 3× Negate", "Negate", board={"a4": "(*2)"})
    play(match, ANN, "Sidestep", "down")
    assert view_of(match).pawns == ("a3", "c4")


def test_4_1_trade_places():
    match = table("Trade Places, 3× Negate", "Negate")
    play(match, ANN, "Trade Places", BEN)
    assert view_of(match).pawns == ("c4", "a4")


def test_4_1_long_jump():
    match = table("Long Jump, 3× Negate", "Negate")
    play(match, ANN, "Long Jump", "up")
    assert view_of(match).pawns == ("a6", "c4")


def test_4_1_welcome_back():
    match = table("Welcome Back, 3× Negate", "Negate", "", lost=[CAT])
    play(match, ANN, "Welcome Back")
    assert (pawn(match, CAT), len(hand(match, CAT)), view_of(match).lost) == ("c1", 2, ())


def test_4_1_remove_a_space():
    match = table("Remove A Space, 3× Negate", "Negate")
    play(match, ANN, "Remove A Space", "g7")
    assert sign_at(match, "g7") == "(u5)"


def test_4_1_restore_a_space():
    match = table("Restore A Space, 3× Negate", "Negate", board={"a2": "(U2)", "b2": "(U2)"})
    play(match, ANN, "Restore A Space", "b2")
    assert (sign_at(match, "a2"), sign_at(match, "b2")) == ("(U2)", "U2")


def test_4_1_swap_two_spaces():
    match = table("Swap Two Spaces, 3× Negate", "Negate")
    play(match, ANN, "Swap Two Spaces", "g7", "a1")
    assert (sign_at(match, "a1"), sign_at(match, "g7")) == ("u5", "s1")


@pytest.mark.parametrize(
    ("angle", "lies", "arrow"), [("90°", "u5'", "right"), ("180°", "u5''", "down"), ("270°", "u5'''", "left")]
)
def test_4_1_turn_a_space(angle, lies, arrow):
    match = table("Turn A Space, 3× Negate", "Negate")
    play(match, ANN, "Turn A Space", "g7", angle)
    assert sign_at(match, "g7") == lies
    assert next(space for space in view_of(match).board if space.place == "g7").arrows == (arrow,)


def test_4_1_turn_a_space_turns_from_the_present_orientation():
    match = table("Turn A Space, 3× Negate", "Negate", board={"g7": "u5'''"})
    play(match, ANN, "Turn A Space", "g7", "180°")
    assert sign_at(match, "g7") == "u5'"


@pytest.mark.parametrize(
    ("line", "way", "before", "after"),
    [
        ("row 1", "right", "s1 s2 s3 s4 s5 s6 s7", "s7 s1 s2 s3 s4 s5 s6"),
        ("row 1", "left", "s1 s2 s3 s4 s5 s6 s7", "s2 s3 s4 s5 s6 s7 s1"),
        ("column g", "up", "s7 U3 U3 *2 l3 D2 u5", "u5 s7 U3 U3 *2 l3 D2"),
        ("column g", "down", "s7 U3 U3 *2 l3 D2 u5", "U3 U3 *2 l3 D2 u5 s7"),
    ],
)
def test_4_1_shift_a_line(line, way, before, after):
    match = table("Shift A Line, 3× Negate", "Negate")
    places = [f"{column}1" for column in "abcdefg"] if line == "row 1" else [f"g{row}" for row in range(1, 8)]
    assert [sign_at(match, place) for place in places] == before.split()
    play(match, ANN, "Shift A Line", line, way)
    assert [sign_at(match, place) for place in places] == after.split()


@pytest.mark.parametrize(
    ("line", "ways"),
    [
        ("row 1", ["right", "left"]),
        ("row 7", ["right", "left"]),
        ("column a", ["up", "down"]),
        ("column g", ["up", "down"]),
    ],
)
def test_4_1_shift_a_line_moves_only_along_the_line(line, ways):
    match = table("Shift A Line, 3× Negate", "Negate")
    match.play(ANN, PlayCard("Shift A Line"))
    assert len(choice_values(match, ANN)) == 14
    name_targets(match, ANN, line)
    assert choice_values(match, ANN) == ways


def test_4_1_end_turn():
    match = table("End Turn, 3× Negate", "Negate")
    play(match, ANN, "End Turn")
    assert (view_of(match).turn, pawn(match, ANN)) == (BEN, "a4")


def test_4_1_blind_faith():
    match = table("Blind Faith, Negate", "Shove", "Negate")
    play(match, ANN, "Blind Faith")
    assert view_of(match).blind == (BEN,)
    move(match, ANN, "up")
    assert (view_of(match).turn, view_of(match).phase) == (BEN, "moving")


@pytest.mark.parametrize("card", ["Negate", "Boomerang"])
def test_4_1_negate_and_boomerang_in_ones_own_turn(card):
    match = table(f"{card}, 3× Shove", "Sidestep")
    before = view_of(match)
    play(match, ANN, card)
    after = view_of(match)
    assert (after.pawns, after.board, after.deck, after.hand_sizes) == (before.pawns, before.board, before.deck, (3, 1))
    assert (after.quota, after.discards) == (before.quota - 1, (card,))


def test_4_1_second_wind():
    match = table("Second Wind, 3× Shove", "Sidestep")
    play(match, ANN, "Second Wind", "up")
    assert pawn(match, ANN) == "a5"
