"""Tests of the sample game, section by section, and of registering somebody else's game."""

import os
import subprocess
import sys

import pytest

import ludotheque
from ludotheque.core.luck import fast
from tests.sample.game import GAME
from tests.sample.said import Bid, Drew, Given, GiveTo, Hold, Keep, PickCard, Steer, Steered, Whistle, Whistled

pytestmark = pytest.mark.compiled

ANN, BEN, CAT = 0, 1, 2


def table(*hands, luck=(), phase="bid", turn=None, **changes):
    """Builds a position with these hands, written as first letters: "bg" is a breeze and a gust (a gale is "l")."""
    names = {"b": "breeze", "g": "gust", "l": "gale", "s": "storm"}
    seats = len(hands)
    held = [[names[letter] for letter in hand] for hand in hands]
    deck = {"breeze": 9, "gust": 7, "gale": 5, "storm": 3}
    for name in [name for hand in held for name in hand]:
        deck[name] -= 1
    position = {
        "step": 0,
        "outcome": None,
        "round": 1,
        "phase": phase,
        "turn": turn,
        "wind": 1,
        "heights": [0] * seats,
        "angles": [0] * seats,
        "deck": deck,
        "discards": {},
        "hands": held,
        **changes,
    }
    return ludotheque.from_json({"game": "kites", "seats": seats, "position": position}, ludotheque.scripted(luck))


def held(match, seat):
    return match.view(seat).hand


def test_1_the_deal():
    match = ludotheque.new("kites", seats=3, seed=1)
    assert [len(held(match, seat)) for seat in range(3)] == [3, 3, 3]
    assert ludotheque.to_json(match.view(ANN))["deck"] == 24 - 9
    assert match.to_act == (ANN, BEN, CAT)


def test_2_bids_are_sealed():
    match = table("bg", "l")
    match.play(ANN, Bid("gust"))
    assert match.view(ANN).bid == ("gust",)
    assert match.view(BEN).sealed == (ANN,)
    assert match.view(BEN).bid == ()
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(BEN, Bid("storm"))
    assert (caught.value.section, caught.value.message) == ("§2", "not-in-hand")


def test_3_the_strongest_card_has_the_wind():
    match = table("bg", "l")
    match.play(ANN, Bid("gust"))
    match.play(BEN, Bid("gale"))
    assert match.to_act == (BEN,)
    assert match.view(None).heights == (0, 3)
    assert match.view(None).discards == {"gust": 1, "gale": 1}


def test_3_luck_chooses_among_equal_cards():
    match = table("g", "b", "g", luck=[{"pick": CAT}])
    for seat, card in enumerate(("gust", "breeze", "gust")):
        match.play(seat, Bid(card))
    assert match.to_act == (CAT,)


@pytest.mark.parametrize(("angle", "height"), [(0, 1), (1024, 1), (1025, 0), (64512, 1), (5461, 0), (60075, 0)])
def test_4_a_kite_close_to_the_wind_rises_by_one_more(angle, height):
    match = table("b", "b", phase="steer", turn=ANN)
    events = match.play(ANN, Steer(angle))
    assert events[0] == Steered(ANN, angle, height)


@pytest.mark.parametrize("angle", [5462, 60074, 32768, -1, 65536])
def test_4_a_kite_cannot_be_turned_against_the_wind(angle):
    match = table("b", "b", phase="steer", turn=ANN)
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(ANN, Steer(angle))
    assert caught.value.section == "§4"


def test_5_both_seats_see_and_remember_a_gift():
    match = table("bl", "b", "g", phase="give", turn=ANN, luck=[{"draw": "breeze"}] * 3 + [{"die": 2}])
    match.play(ANN, PickCard("gale"))
    events = match.play(ANN, GiveTo(BEN))
    assert events[0].seen_by(BEN) == events[0].seen_by(ANN) == Given(ANN, BEN, "gale")
    assert events[0].seen_by(CAT) == events[0].seen_by(None) == Given(ANN, BEN, None)
    assert match.view(ANN).known == ((), ("gale",), ())
    assert match.view(CAT).known == ((), (), ())


def test_5_the_first_step_of_a_gift_is_private():
    match = table("bl", "b", "g", phase="give", turn=ANN)
    before = match.view(BEN)
    match.play(ANN, PickCard("gale"))
    assert match.view(BEN) == before
    assert match.view(ANN).picked == "gale"
    assert match.view(ANN).step == 1
    match.take_back(ANN)
    assert match.view(ANN).picked is None


def known_to_ann(**changes):
    """Builds a position in which Ann knows that Ben holds a gale."""
    known = [[[], ["gale"], []], [[]] * 3, [[]] * 3]
    return table("b", "lgg", "g", known=known, **changes)


def test_5_a_known_card_stays_known_until_it_is_shown():
    match = known_to_ann(luck=[{"pick": BEN}])
    for seat, card in enumerate(("breeze", "gust", "gust")):
        match.play(seat, Bid(card))
        assert match.view(ANN).known[BEN] == ("gale",)
    match = known_to_ann()
    for seat, card in enumerate(("breeze", "gale", "gust")):
        match.play(seat, Bid(card))
    assert match.view(ANN).known[BEN] == ()


@pytest.mark.parametrize("card", ["gale", "gust"])
def test_6_a_known_card_is_forgotten_when_it_may_have_been_dropped(card):
    match = known_to_ann(phase="steer", turn=ANN, luck=[{"draw": "storm"}])
    assert match.may_act == (BEN, CAT)
    events = match.play(BEN, Whistle(card))
    assert match.view(ANN).known[BEN] == ()
    assert list(events) == [Whistled(BEN, card), Drew(BEN, "storm")]
    assert [event.seen_by(ANN) for event in events] == [Whistled(BEN, None), Drew(BEN, None)]
    assert match.may_act == (CAT,)


def test_6_imagined_hands_contain_the_known_cards():
    match = known_to_ann()
    match.play(BEN, Bid("gust"))
    for seed in range(50):
        world = match.imagine(ANN, fast(seed))
        assert "gale" in held(world, BEN) + world.view(BEN).bid


def test_7_all_draw_and_the_wind_turns():
    match = table("b", "b", phase="give", turn=BEN, luck=[{"draw": "gust"}, {"draw": "gale"}, {"die": 4}])
    match.play(BEN, Keep())
    assert (held(match, BEN), held(match, ANN)) == (("breeze", "gust"), ("breeze", "gale"))
    assert match.view(None).wind == 4
    assert match.view(None).round == 2


def test_8_the_highest_kites_win():
    match = table("b", "b", "b", phase="give", turn=ANN, round=4, heights=[3, 5, 5], luck=[{"draw": "breeze"}] * 3)
    match.play(ANN, Keep())
    assert match.outcome == ludotheque.Outcome((BEN, CAT), "highest-kite", (3, 1, 1))
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(ANN, Hold())
    assert caught.value.section == "§8"


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": {}},
        {"phase": "tea"},
        {"turn": 1},
        {"phase": "give", "turn": 7},
        {"wind": 7},
        {"heights": [0]},
        {"picked": "gust"},
        {"known": [[[], ["storm"]], [[], []]]},
        {"hands": [["moon"], []]},
        {"moon": "full"},
    ],
)
def test_impossible_positions_are_refused(changes):
    with pytest.raises(ludotheque.BadInput) as caught:
        table("bg", "b", **changes)
    assert caught.value.message == ("bad-fields" if "moon" in changes else "bad-position")


def test_a_game_can_be_put_on_the_shelf_of_this_process():
    assert ludotheque.games()["kites"] == GAME.info()
    assert ludotheque.games()["kites"].title == {"en": "Kites", "fr": "Cerfs-volants"}


def test_a_game_can_be_put_on_every_shelf_by_an_entry_point(tmp_path):
    folder = tmp_path / "kites-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: kites\nVersion: 1\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text("[ludotheque.games]\nkites = tests.sample.game:GAME\n", encoding="utf-8")
    code = (
        "import ludotheque; print(ludotheque.new('kites', seats=2, seed=7).view(0).hand, 'kites' in ludotheque.games())"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *[part for part in sys.path if part]])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    hand = ludotheque.to_json(ludotheque.new("kites", seats=2, seed=7).view(0))["hand"]
    assert (done.stdout.strip(), done.stderr) == (f"{tuple(hand)} True", "")
