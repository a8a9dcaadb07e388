"""Tests of the bots: they play legally, aim along the path, and can judge the value of a hand."""

from __future__ import annotations

import pytest

from ludotheque.bots import arena
from ludotheque.core.drive import random_step
from ludotheque.core.luck import fast
from ludotheque.core.trig import TURN
from ludotheque.games.wound_up.actions import (
    Answer,
    GainToken,
    GiveCard,
    LetGo,
    Open,
    Pass,
    Raise,
    Turn,
    UpgradeToken,
    UsePurple,
    UseRed,
    UseYellow,
)
from ludotheque.games.wound_up.bots import BOTS
from ludotheque.games.wound_up.bots.evaluate import Prospect, course_of, needs, share
from ludotheque.games.wound_up.bots.plain import plain
from ludotheque.games.wound_up.bots.policy import heuristic
from ludotheque.games.wound_up.rules.phases import PHASES
from ludotheque.games.wound_up.rules.walking import rough
from ludotheque.games.wound_up.state import IN_BOX
from tests.games.wound_up.table import (
    ANN,
    BEN,
    BRAIN,
    CAT,
    EAST,
    GRAVE,
    NORTH,
    SOUTH,
    WEST,
    U,
    after_auction,
    degrees,
    facing,
    hand,
    new,
    pawn,
    pawn_at,
    phase,
    play_default,
    table,
    taken_pawn,
)

pytestmark = pytest.mark.compiled


def decision_of(match, bot, seat=ANN, seed=1):
    return bot(match.view(seat), match.choices(seat), fast(seed))


def angle_between(one, other):
    """Returns the angle between two directions, in degrees."""
    turn = (one - other) % TURN
    return min(turn, TURN - turn) * 360 / TURN


def test_distance_to_go_is_measured_along_the_path():
    match = table(
        "W1", "W1", "W1", "W1", pawns=[pawn_at(50, 20), pawn_at(50, 20 + 60), pawn_at(20, 150, SOUTH), pawn_at(80, 150)]
    )
    state = match.state
    found = needs(state, course_of(state))
    assert found[ANN] - found[BEN] == pytest.approx(60, abs=1)
    assert found[CAT] > found[3] + 50  # Cat's pawn has farther to go, because it faces the wrong way
    assert sum(share(found, seat) for seat in range(4)) == pytest.approx(1)
    assert max(range(4), key=lambda seat: share(found, seat)) == 3


def test_a_pawn_off_the_board_is_measured_from_where_it_returns():
    match = table("W1", "W1", pawns=[taken_pawn(4, "grave", 0), {}])
    grave, box = needs(match.state, course_of(match.state))
    assert 300 < grave < box < 400


def test_on_a_loop_a_pawn_returns_to_the_previous_step_not_the_last_one():
    """Shows a loop on which tile 1 is both the tile before tile 2 and the gate tile: a pawn that is sent back there
    still has most of the lap before it.
    """
    match = table("W1", "W1", pawns=[taken_pawn(4, "mausoleum", 1), {}], options={"layout": "square 2B"})
    course = course_of(match.state)
    assert needs(match.state, course)[ANN] > 0.7 * course.whole


def test_a_pawn_to_be_placed_is_judged_by_where_it_will_stand():
    """Compares two poses for a pawn: straight ahead of one there is a mausoleum, and ahead of the other nothing."""
    match = table("W2 L", "R", options={"layout": "straight 2B", "pawns": "identical"})
    prospect = Prospect(match.state, course_of(match.state), ANN, ANN, 5)
    prospect.at(50 * U, 12 * U, facing(NORTH))
    taken_off = prospect.walk(2, 10)
    prospect.at(26 * U, 12 * U, facing(NORTH))
    assert prospect.walk(2, 10) > taken_off + 0.1
    assert match.state.where[ANN] == IN_BOX  # the match itself has not changed


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_pawn_is_placed_facing_the_path(bot):
    match = after_auction(table("W2 L", "R"), "W2")
    action = decision_of(match, bot)
    match.play(ANN, action)
    assert angle_between(pawn(match, ANN).facing, facing(NORTH)) < 45


def test_aiming_allows_for_the_drift_of_a_pawn():
    """Shows that the Gravedigger, a pawn that drifts to the left, is aimed to the right of the path when it stands near
    the western edge.
    """
    match = after_auction(table("W3 L", "R", pawns=[pawn_at(12, 150), pawn_at(80, 20)], options={"aim": 30}), "W3")
    action = decision_of(match, heuristic)
    assert isinstance(action, LetGo) and -degrees(31) < action.turn < 0


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_pawn_that_faces_away_is_turned_round(bot):
    match = after_auction(table("R W1", "L", pawns=[pawn_at(35, 160, SOUTH), pawn_at(80, 20)]), "R")
    action = decision_of(match, bot)
    assert isinstance(action, Turn)
    match.play(ANN, action)
    assert angle_between(pawn(match, ANN).facing, facing(NORTH)) < 60


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_an_opponent_is_turned_away(bot):
    match = after_auction(table("O W1", "L", pawns=[pawn_at(35, 20), pawn_at(35, 160)]), "O")
    match.play(ANN, decision_of(match, bot))
    assert angle_between(pawn(match, BEN).facing, facing(NORTH)) > 60


def test_with_a_pawn_facing_away_the_bot_opens_a_rotation():
    match = table("W1 W1 R R", "L W2", pawns=[pawn_at(50, 340, SOUTH), pawn_at(80, 20)])
    assert decision_of(match, heuristic) == Open("Rotate Right", 0)
    assert decision_of(match, plain).wilds == 0


def test_with_a_pawn_before_the_gate_the_bot_opens_a_wind_with_all_cards():
    match = table("W2 * * R", "L L L W2 W2", pawns=[pawn_at(50, 385), pawn_at(50, 360)])
    action = decision_of(match, heuristic)
    assert isinstance(action, Open) and action.card in ("Wind 1", "Wind 2", "Wind 3", "Wind 4")
    assert action.wilds > 0


def test_wilds_are_added_if_they_win_the_match():
    match = table("W2 W2 W2", "W2 W2 * * L", pawns=[pawn_at(20, 20), pawn_at(50, 385)])
    match.play(ANN, Open("Wind 2", 0))
    answer = decision_of(match, heuristic, BEN)
    match.play(BEN, answer)
    while phase(match) == "raising":
        seat = match.to_act[0]
        action = decision_of(match, heuristic, seat)
        assert isinstance(action, (Raise, Pass))
        match.play(seat, action)
    assert BEN in match.view(None).auction.acting


def test_tokens_are_used_when_they_pay():
    askew = after_auction(
        table("W2 L", "R", pawns=[pawn_at(50, 375, SOUTH), pawn_at(20, 20)], tokens=[{"purple": 1}, {}]), "W2"
    )
    action = decision_of(askew, heuristic)
    assert isinstance(action, UsePurple)
    short = after_auction(
        table("W1 L", "R", pawns=[pawn_at(50, 360), pawn_at(20, 20)], tokens=[{"green": 1}, {}]), "W1"
    )
    assert decision_of(short, heuristic) == LetGo(0, 1, 0)
    lost = after_auction(
        table("W2 L", "R", pawns=[pawn_at(50, 250), pawn_at(20, 20)], tokens=[{"black": 1, "green": 1}, {}]), "W2"
    )
    assert decision_of(lost, heuristic).black in (0, 1)
    steal = table("W1 L", "R *", tokens=[{"yellow": 1}, {}])
    assert decision_of(steal, heuristic) == UseYellow(BEN)


def test_a_red_token_breaks_a_tie_that_matters():
    match = table("W2 W2", "W2 W2 L", pawns=[pawn_at(20, 380), pawn_at(50, 385)], tokens=[{}, {"red": 1}])
    match.play(ANN, Open("Wind 2", 0))
    play_default(match)
    assert decision_of(match, heuristic, BEN) == UseRed()


@pytest.mark.parametrize("x, y", [(78, 338.6), (75, 338.4), (80, 338.8)])
def test_a_pawn_is_not_turned_into_a_grave_to_pass_it(x, y):
    """Shows that a pawn ignores a grave on which it stands, but not a grave into which it is turned."""
    match = after_auction(table("W3 L", "R", pawns=[pawn_at(x, y), pawn_at(80, 20)], tokens=[{"purple": 1}, {}]), "W3")
    action = decision_of(match, heuristic)
    match.play(ANN, action)
    assert not isinstance(action, UsePurple) or pawn(match, ANN).where == "board"


@pytest.mark.parametrize("hour, card", [(WEST, "R"), (EAST, "L")])
def test_no_wild_is_spent_on_turning_a_pawn_in_its_grave(hour, card):
    winds = ["Wind 1", "Wind 2", "Wind 3", "Wind 4"]
    pawns = [taken_pawn(GRAVE, "grave", 0), pawn_at(50, 150, hour)]
    match = table("* * O", f"{card} {card}", pawns=pawns, bidder=BEN, opened=winds)
    match.play(BEN, Open(hand(card)[0], 0))
    assert decision_of(match, heuristic) == Answer(0)


@pytest.mark.parametrize(
    "held, action",
    [
        ({"purple": 2}, UpgradeToken("purple")),
        ({"purple": 1, "green": 1}, GainToken()),
        ({"black": 2, "purple": 2, "green": 2}, UpgradeToken("purple")),
        ({"yellow": 2}, UpgradeToken("yellow")),
    ],
)
def test_the_bots_earn_tokens_of_every_colour(held, action):
    due = [{"what": "brain", "seat": ANN, "number": BRAIN}]
    match = table("W1 L", "R", pawns=[pawn_at(50, 30), pawn_at(50, 320)], tokens=[held, {}], dues=due)
    assert decision_of(match, heuristic) == action


def test_a_black_token_is_upgraded_to_purple_or_another_is_taken():
    due = [{"what": "brain", "seat": 0, "number": 6}]
    match = table("W1 L", "R", pawns=[pawn_at(50, 30), pawn_at(50, 320)], tokens=[{"black": 1}, {}], dues=due)
    assert decision_of(match, heuristic) == UpgradeToken("black")
    match = table("W1 L", "R", pawns=[pawn_at(50, 30), pawn_at(50, 320)], tokens=[{}, {}], dues=due)
    assert decision_of(match, heuristic) == decision_of(match, plain) == GainToken()


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_single_cards_are_passed_on_and_wilds_are_kept(bot):
    match = table("W3 W3 W3 L * *", "R R R R", stage="passing", bidder=None, passer=ANN)
    assert decision_of(match, bot) == GiveCard("Rotate Left")


@pytest.mark.parametrize("seats, options", [(2, {"aim": 15}), (3, {"layout": "square"}), (4, {"passing": "together"})])
def test_all_decisions_are_legal(seats, options):
    """Lets the bots decide in positions of random play, however odd; `play` refuses anything illegal."""
    match = new(seats, 3, **options, last_turn=2)
    luck = fast(3)
    number = 0
    while match.outcome is None:
        for seat in {*match.to_act, *match.may_act}:
            for bot in BOTS.values():
                action = bot(match.view(seat), match.choices(seat), fast(number))
                assert (action is None) <= (seat not in match.to_act)
                if action is not None:
                    match.copy().play(seat, action)
        random_step(match, luck)
        number += 1


def test_the_heuristic_beats_the_rule_of_thumb():
    """Plays six matches, of which the heuristic may lose one; docs/bots.md has measured figures."""
    assert arena("wound-up", ["heuristic", "plain"], 6, seed=1).standings[0].share >= 5 / 6


def test_random_matches_are_played_out_with_estimated_walks():
    state = new(2, 5, last_turn=4).state
    decisions, wide = PHASES.play_out(state, rough(5))
    assert state.outcome is not None and 0 < wide < decisions
