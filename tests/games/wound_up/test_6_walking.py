"""Tests of §6: walking."""

from __future__ import annotations

import tomllib

import pytest

import ludotheque
from ludotheque.games.wound_up import GAME
from ludotheque.games.wound_up.actions import FacePawn, LetGo, PlacePawn, UsePurple
from ludotheque.games.wound_up.rules.walking import rough
from ludotheque.physics import walk_from_json
from tests.games.wound_up.table import (
    ANN,
    BEN,
    BRAIN,
    CAT,
    EAST,
    GRAVE,
    NORTH,
    SOUTH,
    YEW_MAUSOLEUM,
    U,
    after_auction,
    events_of_kind,
    facing,
    kinds,
    pawn,
    pawn_at,
    phase,
    play_default,
    refusal,
    table,
    taken_pawn,
    walk_answer,
    with_walk,
)

pytestmark = pytest.mark.compiled


def winding(*pawns, card="W1", seats=2, dealer=None, **more):
    """Builds a match in which the first seat is about to release its pawn."""
    hands = [f"{card} L", "R", "R", "R"][:seats]
    return after_auction(table(*hands, pawns=list(pawns), dealer=seats - 1 if dealer is None else dealer, **more), card)


def test_6_1_a_walk_is_simulated_from_a_seed_and_recorded():
    match = winding(pawn_at(50, 120), pawn_at(20, 220))
    again = match.copy()
    match.play(ANN, LetGo(0, 0, 0))
    again.play(ANN, LetGo(0, 0, 0))
    assert pawn(match, ANN) == pawn(again, ANN)
    ((kind, told),) = match.history[-1].luck[0].items()
    assert kind == "walk"
    assert walk_from_json(told).rest[ANN].x == pawn(match, ANN).x
    other = match.copy()
    assert other.record().entries[-1].luck == ({"walk": told},)


def test_6_1_a_search_may_estimate_walks_instead():
    match = winding(pawn_at(50, 120), pawn_at(20, 220)).copy(rough(3))
    match.play(ANN, LetGo(0, 0, 0))
    assert 20 * U < pawn(match, ANN).y - 120 * U < 36 * U
    assert events_of_kind(match.seen(None), "PawnsWalked")[-1].frames == ""


def test_6_2_a_pushed_pawn_counts_like_a_walking_one():
    match = winding(pawn_at(50, 120), pawn_at(50, 140))
    match = with_walk(match, (100, "touched", BEN, BRAIN, "brain"), (200, "left", BEN, 2, "east"), s1={"state": "gone"})
    match.play(ANN, LetGo(0, 0, 0))
    assert pawn(match, BEN).where == "ranOff"
    assert match.to_act == (BEN,) and phase(match) == "feeding"
    play_default(match)
    assert phase(match) == "placing"


def test_6_2_a_pushed_pawn_can_win():
    match = winding(pawn_at(50, 370), pawn_at(50, 392))
    match = with_walk(match, (100, "crossed", BEN, -1, ""), s1={"state": "gone"})
    match.play(ANN, LetGo(0, 0, 0))
    assert match.outcome.winners == (BEN,) and match.outcome.reason == "gate"


def test_6_3_example_fallen_on_its_back_the_back_edge_of_the_feet_stays():
    match = winding(pawn_at(50, 120), pawn_at(50, 150))
    match = with_walk(match, (50, "fell", ANN, -1, "back"), s0={"state": "fallen", "lies": "back", "y": 130 * U})
    events = match.play(ANN, LetGo(0, 0, 0))
    assert [(event.seat, event.how) for event in events_of_kind(events, "PawnFell")] == [(ANN, "back")]
    assert (pawn(match, ANN).x, pawn(match, ANN).y) == (50 * U, 130 * U)  # the feet have not moved
    assert pawn(match, ANN).where == "board"


def test_6_3_fallen_pawns_are_stood_up_clockwise_from_the_dealer():
    match = winding(pawn_at(50, 120), pawn_at(50, 150), pawn_at(20, 20), seats=3, dealer=1)
    lying = {"state": "fallen", "lies": "face"}
    match = with_walk(match, s0=lying, s1=lying, s2=lying)
    assert [event.seat for event in events_of_kind(match.play(ANN, LetGo(0, 0, 0)), "PawnFell")] == [BEN, CAT, ANN]


def test_6_3_a_struck_pawn_may_fall_too_and_is_stood_up_where_its_feet_are():
    """Shows by simulation that some of forty head-on meetings knock Ben's pawn over."""
    start = winding(pawn_at(50, 120), pawn_at(50, 136, SOUTH))
    for seed in range(40):
        match = start.copy(ludotheque.luck(seed))
        fallen = [(event.seat, event.how) for event in events_of_kind(match.play(ANN, LetGo(0, 0, 0)), "PawnFell")]
        ((_, told),) = match.history[-1].luck[0].items()
        assert (pawn(match, BEN).x, pawn(match, BEN).y) == (told["rest"][BEN]["x"], told["rest"][BEN]["y"])
        if (BEN, "back") in fallen:
            return
    raise AssertionError("the pawn that is struck never falls")


def test_6_4_a_pawn_completely_off_is_placed_on_the_tile_before():
    match = winding(pawn_at(92, 220, EAST), pawn_at(20, 20), card="W2")
    match.play(ANN, LetGo(0, 0, 0))
    assert phase(match) == "placing" and match.to_act == (ANN,)
    region = match.choices(ANN).regions[0]
    assert region.area == ((0, 100 * U), (100 * U, 100 * U), (100 * U, 200 * U), (0, 200 * U))
    assert refusal(match, ANN, PlacePawn(50 * U, 250 * U, 0)) == ("§6.6", "out-of-the-area")
    match.play(ANN, PlacePawn(30 * U, 180 * U, facing(NORTH)))
    assert pawn(match, ANN).progress == 2
    assert phase(match) == "opening"


def test_6_4_a_pawn_that_runs_off_at_step_0_returns_to_the_start_zone():
    match = winding(pawn_at(92, 20, EAST), pawn_at(20, 80), card="W2")
    match.play(ANN, LetGo(0, 0, 0))
    assert match.choices(ANN).regions[0].area == match.view(None).board.zone


def test_6_4_a_pawn_partly_over_an_edge_stays():
    match = winding(pawn_at(72, 220, EAST), pawn_at(20, 20), options={"pawns": "identical"})
    match.play(ANN, LetGo(0, 0, 0))
    assert pawn(match, ANN).where == "board"
    assert pawn(match, ANN).x + 6 * U > 100 * U


def test_6_5_walking_onto_a_neighbouring_tile_is_simply_walking_there():
    match = winding(pawn_at(20, 90), pawn_at(80, 20), card="W2")
    events = match.play(ANN, LetGo(0, 0, 0))
    assert [event.step for event in events_of_kind(events, "StepReached")] == [1]
    back = winding(pawn_at(85, 110, SOUTH, 3), pawn_at(20, 20))
    back.play(ANN, LetGo(0, 0, 0))
    assert pawn(back, ANN).tile == 2 and pawn(back, ANN).progress == 3


def test_6_6_free_placement_touches_nothing_and_triggers_nothing():
    match = winding({}, pawn_at(60, 10))
    assert refusal(match, ANN, PlacePawn(60 * U, 10 * U, facing(EAST))) == ("§6.8", "on-a-pawn")
    assert refusal(match, ANN, PlacePawn(96 * U, 10 * U, facing(NORTH))) == ("§6.6", "out-of-the-area")
    far = winding(taken_pawn(YEW_MAUSOLEUM, "mausoleum", 1), pawn_at(80, 250))
    assert refusal(far, ANN, PlacePawn(50 * U, 50 * U, 0)) == ("§6.6", "on-a-trigger")
    assert refusal(far, ANN, PlacePawn(22 * U, 45 * U, 0)) == ("§6.6", "on-a-trigger")
    events = far.play(ANN, PlacePawn(50 * U, 68 * U, facing(NORTH)))
    assert kinds(events) == ["PawnPlaced"]


def test_6_7_steady_hands_put_pawns_back_exactly():
    match = winding(pawn_at(50, 120), pawn_at(20, 220))
    assert events_of_kind(match.play(ANN, LetGo(0, 0, 0)), "PawnWound")[0].slip is None


def test_6_7_human_hands_slip_by_recorded_luck():
    match = winding(pawn_at(50, 120), pawn_at(20, 220), options={"hands": "human"})
    told = events_of_kind(match.play(ANN, LetGo(0, 0, 0)), "PawnWound")[0]
    assert all(abs(slip) <= most for slip, most in zip(told.slip, (100, 100, 546)))
    assert [kind for answer in match.history[-1].luck for kind in answer] == ["pick", "pick", "pick", "walk"]


def test_6_7_a_slip_never_overlaps_a_pawn():
    match = winding(pawn_at(50, 120), pawn_at(50, 132), options={"hands": "human"})
    scripted = match.copy(SlipThenStand())
    scripted.play(ANN, LetGo(0, 0, 0))
    assert abs(pawn(scripted, ANN).y - 120 * U) <= 25


def test_6_7_a_slip_touches_no_new_trigger():
    """Shows a slip beside a grave whose white line is 0.3 u to the right of the feet: only a quarter of the slip avoids
    the line.
    """
    match = winding(pawn_at(7.7, 45), pawn_at(50, 320), options={"hands": "human"}).copy(SlipThenStand())
    match.play(ANN, LetGo(0, 0, 0))
    after = pawn(match, ANN)
    assert (after.x, after.y, after.facing) == (round(7.7 * U) + 25, 45 * U + 25, facing(NORTH) + 136)
    inside = winding(pawn_at(8.5, 45, ignores=[GRAVE]), pawn_at(50, 320), options={"hands": "human"}).copy(
        SlipThenStand()
    )
    inside.play(ANN, LetGo(0, 0, 0))
    assert pawn(inside, ANN).x == round(8.5 * U) + 100


def test_6_7_the_reported_slip_is_the_one_that_was_made():
    """Compares three slips with their events: a quarter of the drawn slip is made beside a grave, none between pawns
    that leave no room, and all of it in the open.
    """
    human = {"hands": "human"}
    near = winding(pawn_at(7.7, 45), pawn_at(50, 320), options=human).copy(SlipThenStand())
    assert events_of_kind(near.play(ANN, LetGo(0, 0, 0)), "PawnWound")[0].slip == (25, 25, 136)
    pawns = [pawn_at(50, 120), pawn_at(50, 131.9), pawn_at(50, 108.1), pawn_at(34.1, 120)]
    tight = winding(*pawns, seats=4, options=human).copy(SlipThenStand())
    assert events_of_kind(tight.play(ANN, LetGo(0, 0, 0)), "PawnWound")[0].slip == (0, 0, 0)
    assert (pawn(tight, ANN).x, pawn(tight, ANN).y, pawn(tight, ANN).facing) == (50 * U, 120 * U, facing(NORTH))
    free = winding(pawn_at(50, 120), pawn_at(20, 220), options=human).copy(SlipThenStand())
    assert events_of_kind(free.play(ANN, LetGo(0, 0, 0)), "PawnWound")[0].slip == (100, 100, 546)
    before = winding(pawn_at(7.7, 45), pawn_at(50, 320), options=human, rules="1").copy(SlipThenStand())
    assert events_of_kind(before.play(ANN, LetGo(0, 0, 0)), "PawnWound")[0].slip == (100, 100, 546)


class SlipThenStand(ludotheque.Luck):
    """Luck that picks the greatest slip; the walk then ends at once, at the place where the pawn was put."""

    def pick(self, items):
        return items[-1]

    def walk(self, run):
        still = {"state": "standing", "lies": "", "ignores": [], "crossing": False}
        rest = [
            {"x": pawn.x, "y": pawn.y, "facing": pawn.facing, "tile": pawn.tile, **still} for pawn in run.scene.pawns
        ]
        return {"ticks": 1, "happened": [], "rest": rest, "frames": ""}


def test_6_8_pawns_may_touch():
    match = winding({}, pawn_at(60, 10, NORTH))
    assert refusal(match, ANN, PlacePawn(round(44.2 * U), 10 * U, facing(NORTH))) == ("§6.8", "on-a-pawn")
    match.copy().play(ANN, PlacePawn(44 * U, 10 * U, facing(NORTH)))  # side by side, just touching
    match.play(ANN, PlacePawn(44 * U + 25, 10 * U, facing(NORTH)))  # an overlap of 0.1 u is a resting contact


def test_6_9_progress_counts_tiles_in_path_order_and_never_falls():
    match = winding(pawn_at(50, 190, NORTH, 0), pawn_at(20, 20))
    match = with_walk(match, (10, "entered", ANN, 3, ""), s0={"y": 210 * U, "tile": 3})
    match.play(ANN, LetGo(0, 0, 0))
    assert pawn(match, ANN).progress == 0  # tile 3 was never entered


def test_6_9_from_a_tile_ahead_or_off_the_path_a_pawn_returns_to_the_tile_of_its_progress():
    match = winding(pawn_at(92, 220, EAST, 0), pawn_at(20, 20), card="W2")
    match.play(ANN, LetGo(0, 0, 0))
    assert match.choices(ANN).regions[0].area[0] == (0, 0)
    assert match.choices(ANN).regions[0].area[2] == (100 * U, 100 * U)


def test_6_9_on_a_tile_that_comes_twice_the_latest_step_reached_counts():
    """Shows the square loop, which begins and ends on tile 1: after the lap, the tile before tile 1 is tile 4."""
    for progress, area in ((4, ((100 * U, 100 * U), (200 * U, 200 * U))), (0, ((0, 180 * U), (100 * U, 200 * U)))):
        match = winding(pawn_at(50, 150, NORTH, progress), pawn_at(20, 20), options={"layout": "square"})
        match = with_walk(match, (60, "left", ANN, 0, "west"), s0={"state": "gone"})
        match.play(ANN, LetGo(0, 0, 0))
        found = match.choices(ANN).regions[0].area
        assert (found[0], found[2]) == area


THERE_AND_BACK = "2A00-3A01-4A02-1A03-232341-S"  # the path leads to tile 3, back to tile 2, and on


@pytest.mark.parametrize("rules, progress", [("1", 2), ("2", 1)])
def test_6_9_being_sent_back_gains_no_step(rules, progress):
    """Shows a pawn that ran off tile 3 and is placed on tile 2; tile 2 is also its next step, but only a walk onto it
    counts.
    """
    match = winding(pawn_at(50, 150, NORTH, 1), pawn_at(20, 320), options={"layout": THERE_AND_BACK}, rules=rules)
    match = with_walk(match, (60, "left", ANN, 2, "west"), s0={"state": "gone"})
    match.play(ANN, LetGo(0, 0, 0))
    match.play(ANN, PlacePawn(50 * U, 68 * U, facing(NORTH)))
    assert pawn(match, ANN).progress == progress
    taken_back = winding(
        taken_pawn(YEW_MAUSOLEUM, "mausoleum", 1), pawn_at(20, 320), options={"layout": THERE_AND_BACK}, rules=rules
    )
    taken_back.play(ANN, PlacePawn(50 * U, 68 * U, facing(NORTH)))
    assert pawn(taken_back, ANN).progress == progress


def test_6_9_a_step_is_gained_by_walking_there_from_the_previous_step():
    match = winding(pawn_at(50, 68, NORTH, 1), pawn_at(20, 320), options={"layout": THERE_AND_BACK})
    match = with_walk(match, (9, "entered", ANN, 2, ""), (99, "entered", ANN, 1, ""))
    match.play(ANN, LetGo(0, 0, 0))
    assert pawn(match, ANN).progress == 2


@pytest.mark.parametrize("rules, times", [("1", 2), ("2", 1)])
def test_6_10_a_pawn_that_ran_off_is_placed_once_even_if_a_token_is_used(rules, times):
    match = winding(pawn_at(50, 120), pawn_at(50, 150), tokens=[{"purple": 1}, {}], rules=rules)
    match = with_walk(match, (60, "left", BEN, 2, "west"), s1={"state": "gone"})
    match.play(ANN, LetGo(0, 0, 0))
    assert phase(match) == "placing"
    match.play(ANN, UsePurple(100))
    for _ in range(times):
        assert phase(match) == "placing" and match.to_act == (BEN,)
        play_default(match)
    assert phase(match) == "opening"


def test_6_10_dues_are_a_win_then_falls_then_brains_then_pawns_that_ran_off():
    match = winding(
        pawn_at(50, 120), pawn_at(50, 150), pawn_at(20, 20), seats=3, dealer=0, tokens=[{}, {"black": 1}, {}]
    )
    match = with_walk(
        match,
        (40, "touched", BEN, 12, "brain"),
        (50, "touched", ANN, 11, "brain"),
        (60, "left", ANN, 2, "west"),
        (70, "left", CAT, 1, "south"),
        s0={"state": "gone"},
        s1={"state": "fallen", "lies": "face"},
        s2={"state": "gone"},
    )
    events = match.play(ANN, LetGo(0, 0, 0))
    assert kinds(events)[-1] == "PawnFell"
    order = []
    while phase(match) in ("feeding", "placing"):
        order.append((phase(match), match.to_act[0]))
        play_default(match)
    assert order == [("feeding", BEN), ("feeding", ANN), ("placing", ANN), ("placing", CAT)]


def test_6_10_an_auction_continues_once_everything_is_settled():
    match = after_auction(table("W1 L", "W1 L", pawns=[pawn_at(50, 120), pawn_at(20, 20)]), "W1")
    match = with_walk(match, (60, "left", ANN, 2, "west"), s0={"state": "gone"})
    match.play(ANN, LetGo(0, 0, 0))
    assert phase(match) == "placing"
    play_default(match)
    assert phase(match) == "winding" and match.to_act == (BEN,)


def test_6_11_in_a_full_area_only_the_facing_is_chosen():
    """Shows a start zone that graves and mausoleums of the maximum size fill completely, so that only the facing is
    chosen.
    """
    box = tomllib.loads((GAME.folder / "box.toml").read_text(encoding="utf-8"))
    face = next(row for row in box["face"] if row["id"] == "2A")
    face["graves"] = []
    face["brains"] = [[8 + 14 * number, 8] for number in range(7)]
    match = winding({}, pawn_at(80, 250), components=box)
    assert match.choices(ANN).regions[0].kind == "arc"
    assert refusal(match, ANN, PlacePawn(50 * U, 10 * U, 0)) == ("§6.11", "facing-only")
    match.play(ANN, FacePawn(facing(NORTH)))
    after = pawn(match, ANN)
    assert after.where == "board" and after.progress == 0
    assert 17 * U - U <= after.y <= 20 * U  # just above the brains, as near to the start zone as possible


def test_a_recorded_walk_of_another_table_is_refused():
    pawns = [pawn_at(50, 120), pawn_at(50, 150)]
    good = walk_answer(winding(*pawns))["walk"]
    for wrong in ({}, {**good, "rest": good["rest"][:1]}, {**good, "happened": [[1, "entered", 9, 0, ""]]}):
        match = winding(*pawns, luck=[{"walk": wrong}])
        with pytest.raises(ValueError):
            match.play(ANN, LetGo(0, 0, 0))
