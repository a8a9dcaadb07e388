"""Tests of §1: the box and the set-up."""

import re
from collections import Counter

import pytest

import ludotheque
from ludotheque.games.malta import GAME
from ludotheque.games.malta.actions import PlacePawn
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.events import BoardLaid, FirstSeatNamed, PawnPlaced
from tests.games.malta.table import ANN, BEN, CAT, choice_values, hand, move, pawn, play, table, view_of

pytestmark = pytest.mark.compiled

STARTS = [f"start {number}" for number in range(1, 8)]


def place_all_pawns(match, *starts):
    """Puts all pawns on start spaces, in turn order."""
    for start in starts:
        match.play(match.to_act[0], PlacePawn(f"start {start}"))
    return match


def rows_of_rulebook(language, heading):
    """Reads the rows of a table in the rulebook, cell by cell."""
    page = (GAME.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    rows = [line for line in page.split(heading)[1].split("\n## ")[0].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def test_1_1_the_box_has_108_cards_54_spaces_of_which_7_are_start_spaces_and_6_pawns():
    box = malta_box(None)
    assert len(box.deck) == 108
    assert len(box.other_spaces) + len(STARTS) == 54
    assert list(box.spaces[:7]) == STARTS
    assert max(ludotheque.games()["malta"].seats) == 6


@pytest.mark.parametrize(("language", "spaces"), [("en", "## The 54 spaces"), ("fr", "## Les 54 cases")])
def test_1_1_the_rulebook_lists_the_spaces_of_the_box(language, spaces):
    box = malta_box(None)
    numbers = Counter(box.numbers[kind] for kind in box.other_spaces) + Counter({1: 7})
    listed: Counter[int] = Counter()
    for row in rows_of_rulebook(language, spaces):
        counts = re.findall(r"(\d) ×(\d)", row[2])
        assert sum(int(count) for _, count in counts) == int(row[3])
        for number, count in counts:
            listed[int(number)] += int(count)
    assert listed == numbers


@pytest.mark.parametrize(("language", "heading"), [("en", "## The 108 cards"), ("fr", "## Les 108 cartes")])
def test_1_1_the_rulebook_lists_the_cards_of_the_box(language, heading):
    counts = malta_box(None).deck.counts()
    rows = rows_of_rulebook(language, heading)
    assert sorted(int(row[2]) for row in rows) == sorted(counts.values())
    if language == "en":
        assert {row[1]: int(row[2]) for row in rows} == counts


def test_1_2_the_start_spaces_lie_below_42_others_upright_and_face_up():
    view = view_of(ludotheque.new("malta", seats=3, seed=5))
    assert [space.place for space in view.board[:8]] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert [space.space for space in view.board[:7]] == STARTS
    assert [(space.number, space.arrows) for space in view.board[:7]] == [(1, ("up", "right", "left"))] * 7
    assert all(space.turned == 0 and space.face_up for space in view.board)
    others = Counter(space.space for space in view.board[7:])
    assert sum(others.values()) == 42
    assert not others - Counter(malta_box(None).other_spaces.named())


def test_1_2_spaces_are_drawn_and_laid_at_random():
    drawn = list(malta_box(None).other_spaces.named())[-42:]
    script = [{"draw": space} for space in drawn]
    match = ludotheque.new("malta", seats=2, options={"first": 0}, luck=ludotheque.scripted(script))
    assert [space.space for space in view_of(match).board] == STARTS + drawn
    boards = {tuple(space.space for space in view_of(ludotheque.new("malta", seed=seed)).board) for seed in range(5)}
    assert len(boards) == 5


@pytest.mark.parametrize(("seat", "end"), [(ANN, "a2"), (BEN, "c2"), (CAT, "e2")])
def test_1_2_up_is_away_from_the_start_row_for_every_seat(seat, end):
    match = table("Negate", "Negate", "Negate", pawns="a1 c1 e1", turn=seat, phase="moving")
    move(match, seat, "up")
    assert pawn(match, seat) == end


def test_1_3_pawns_go_on_start_spaces_in_turn_order_and_may_share():
    match = ludotheque.new("malta", seats=3, seed=1, options={"first": 2})
    order: list[int] = []
    for start in ("start 4", "start 4", "start 7"):
        order += match.to_act
        assert choice_values(match, match.to_act[0]) == STARTS
        match.play(match.to_act[0], PlacePawn(start))
    assert order == [CAT, ANN, BEN]
    assert view_of(match).pawns == ("d1", "g1", "d1")
    assert view_of(match).homes == ("start 4", "start 7", "start 4")


def test_1_4_every_seat_gets_four_cards_and_the_first_player_begins():
    match = place_all_pawns(ludotheque.new("malta", seats=4, seed=3, options={"first": 1}), 1, 2, 3, 4)
    view = view_of(match)
    assert (view.turn, view.round, match.to_act) == (BEN, 1, (BEN,))
    assert view.hand_sizes == (4, 5, 4, 4)  # Ben, on his start space, has drawn 1
    assert view.deck == 108 - 17


def test_1_4_chance_chooses_the_first_player_if_none_is_named():
    spaces = [{"draw": space} for space in list(malta_box(None).other_spaces.named())[:42]]
    for first in range(3):
        match = ludotheque.new("malta", seats=3, luck=ludotheque.scripted([*spaces, {"pick": first}]))
        assert view_of(match).turn == first
    assert {view_of(ludotheque.new("malta", seats=3, seed=seed)).turn for seed in range(20)} == {0, 1, 2}


def test_1_4_the_set_up_is_reported_by_events():
    spaces = list(malta_box(None).other_spaces.named())[:42]
    luck = ludotheque.scripted([*({"draw": space} for space in spaces), {"pick": 1}])
    match = ludotheque.new("malta", seats=2, luck=luck)
    events = [event for entry in match.history for event in entry.events]
    assert events == [BoardLaid((*STARTS, *spaces)), FirstSeatNamed(1)]
    assert list(match.play(1, PlacePawn("start 4"))) == [PawnPlaced(1, "d1")]


def test_1_4_turns_go_clockwise():
    match = table("2× Negate", "2× Negate", "2× Negate", turn=CAT, phase="moving")
    move(match, CAT, "up")
    assert view_of(match).turn == ANN
    for seat in (ANN, BEN, CAT):
        assert view_of(match).turn == seat
        while view_of(match).turn == seat:
            seats_to_act = match.to_act[0]
            match.play(seats_to_act, match.choices(seats_to_act)[0])


def test_1_5_two_seats_may_use_a_board_of_5_by_5():
    match = place_all_pawns(ludotheque.new("malta", seats=2, seed=3, options={"board": 5, "first": 0}), 1, 5)
    view = view_of(match)
    assert len(view.board) == 25
    assert [space.space for space in view.board[:5]] == STARTS[:5]
    assert not {space.space for space in view.board} & set(STARTS[5:])
    assert view.pawns == ("a1", "e1")


def test_1_5_the_default_board_is_7_by_7_and_5_by_5_is_for_two_seats_only():
    assert len(view_of(ludotheque.new("malta", seats=2, seed=3)).board) == 49
    with pytest.raises(ludotheque.BadInput) as refused:
        ludotheque.new("malta", seats=3, options={"board": 5})
    assert refused.value.where == "options.board"
    board = ludotheque.games()["malta"].options[0]
    assert (board.name, board.default, board.suggested) == ("board", 7, {2: 5})  # the lobby suggests 5 × 5 for two


def test_1_5_unused_start_spaces_stay_in_the_box():
    match = ludotheque.new("malta", seats=2, seed=3, options={"board": 5, "first": 0})
    assert choice_values(match, ANN) == STARTS[:5]


def test_1_6_hands_deck_and_kept_cards_are_secret():
    match = table("Draw Two, Negate", "Boomerang", "Shove, End Turn", lost=[CAT], discards="Sidestep, 2× Shove")
    view = view_of(match, ANN)
    assert view.hand == ("Draw Two", "Negate")
    assert view.known == ((), (), ())
    assert view_of(match, None).hand is None
    for secret in ("Boomerang", "End Turn"):
        assert secret not in str(view)
    assert hand(match, CAT) == ["End Turn", "Shove"]


def test_1_6_sizes_discards_and_board_are_public():
    match = table("Draw Two, Negate", "Boomerang", "Shove, End Turn", lost=[CAT], discards="Sidestep, 2× Shove")
    for seat in (ANN, BEN, CAT, None):
        view = view_of(match, seat)
        assert view.hand_sizes == (2, 1, 2)
        assert view.deck == 108 - 5 - 3
        assert view.discards == ("Sidestep", "Shove", "Shove")
        assert view.board == view_of(match, ANN).board


def test_1_6_hands_have_no_limit():
    many = "10× Draw Two, 7× Remove A Space, 6× Sidestep, 5× Shove"
    match = table(many, "Negate")
    play(match, ANN, "Draw Two")
    assert len(hand(match, ANN)) == 29
