"""Tests of §5: outside the ring."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.glory.actions import (
    Challenge,
    Deck,
    Discard,
    Draw,
    EndTurn,
    Intervene,
    Lay,
    LayUnseen,
    PlayOnWrestler,
)
from ludotheque.games.glory.events import FightEnded, RefereeDecided, RingLeft, RingReentered, UnseenLaid, UnseenTaken
from ludotheque.testing import all_events, happened
from tests.games.glory.table import (
    GRANIT,
    NO_PART,
    NOTHING,
    ONDINE,
    dice,
    draws,
    hand,
    places,
    play_all,
    stamina,
    table,
    view,
)


def test_5_1_only_the_player_of_the_card_leaves_and_there_is_no_fight():
    match = table("attack-4", "leave-the-ring", "diva-plus-3")
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-4", None), Lay(None, "leave-the-ring"), Intervene("diva-plus-3", ONDINE, None))
    assert places(match) == ["ring", "outside", "ring"]
    assert stamina(match) == [20, 20, 20]
    assert view(match).discards == {"attack-4": 1, "leave-the-ring": 1, "diva-plus-3": 1}
    assert view(match).wrestlers[1].turns_outside == 3
    assert match.to_act == (0,)  # the challenger is asked, because the turn may be repeated


def test_5_1_leaving_the_ring_is_reported_by_events():
    match = table("attack-4", "leave-the-ring", "", stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-4", None), Lay(None, "leave-the-ring"))
    assert all_events(match)[-3:] == [
        RefereeDecided("leave-the-ring"),
        FightEnded("left", ("attack-4", "leave-the-ring")),
        RingLeft(GRANIT),
    ]


def test_5_1_if_both_fighters_play_it_both_leave():
    match = table("leave-the-ring", "leave-the-ring", "", stamina=[20, 20, 2])
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay(None, "leave-the-ring"), Lay(None, "leave-the-ring"))
    assert places(match) == ["outside", "outside", "ring"]
    assert match.to_act == (2,)


def test_5_2_a_wrestler_outside_lays_three_unseen_cards_in_three_turns_and_returns():
    luck = draws("attack-4", "diva-plus-1", "cancelled", "attack-1", "attack-1", "attack-1")
    match = table(
        "leave-the-ring",
        "",
        "",
        at=["ring", "ring", "out"],
        stamina=[20, 2, 0],
        luck=[luck[3], luck[0], luck[4], luck[1], luck[5], luck[2]],
    )
    match.play(0, Challenge(GRANIT))
    match.play(0, Lay(None, "leave-the-ring"))
    decks: tuple[Deck, ...] = ("combat", "event", "combat")
    for turn, deck in enumerate(decks, 1):
        assert match.to_act == (1,)
        match.play(1, Draw("combat"))
        assert (match.to_act, view(match).phase) == ((0,), "unseen")
        assert [type(action) for action in match.choices(0)] == [LayUnseen, LayUnseen]
        with pytest.raises(ludotheque.Refused, match=r"§5.2"):
            match.play(0, Draw("combat"))
        match.play(0, LayUnseen(deck))
        assert places(match)[0] == ("outside" if turn < 3 else "ring")
    assert hand(match, 0) == "attack-4 cancelled diva-plus-1"
    assert match.to_act == (1,)
    back = view(match).wrestlers[0]
    assert (back.turns_outside, back.unseen.combat, back.unseen.event) == (0, 0, 0)
    assert all_events(match)[-4:-1] == [
        UnseenLaid(ONDINE, "combat"),
        UnseenTaken(0, ONDINE, ("attack-4", "cancelled", "diva-plus-1")),
        RingReentered(ONDINE),
    ]


def test_5_2_the_hand_limit_applies_when_the_unseen_cards_are_taken():
    full = " ".join(["attack-1"] * 8 + ["draw-2"] * 6)
    rows = [{"turnsOutside": 1, "unseen": ["attack-2", "attack-3"]}, {}, {}]
    more: dict[str, Any] = {"phase": "unseen", "due": [ONDINE]}
    at = ["outside", "ring", "ring"]
    match = table(full, "", "", at=at, wrestlers=rows, luck=draws("take-2"), **more)
    match.play(0, LayUnseen("event"))
    assert (view(match).phase, places(match)[0], view(match).may_offer) == ("discarding", "ring", False)
    match.play(0, Discard("draw-2"))
    match.play(0, Discard("draw-2"))
    assert match.to_act == (2,)


def test_5_3_a_wrestler_outside_cannot_be_challenged_but_can_be_hit_and_intervene():
    rows = [{}, {}, {"turnsOutside": 2}]
    match = table("take-3", "", "diva-plus-1", at=["ring", "ring", "outside"], wrestlers=rows, luck=dice(1, 1, 1, 1))
    with pytest.raises(ludotheque.Refused, match=r"outside the ring \(§5.3\)"):
        match.play(0, Challenge("mirabelle"))
    hit = match.copy()
    hit.play(0, PlayOnWrestler("take-3", "mirabelle"))
    assert stamina(hit) == [20, 20, 17]
    match.play(0, Challenge(GRANIT))
    assert match.to_act == (2,)
    match.play(2, NO_PART)


def test_5_4_unseen_cards_are_known_to_nobody_even_their_owner():
    more: dict[str, Any] = {"phase": "unseen", "due": [ONDINE]}
    rows = [{"turnsOutside": 3}, {}, {}]
    match = table("", "", "", at=["outside", "ring", "ring"], wrestlers=rows, luck=draws("diva-minus-3"), **more)
    match.play(0, LayUnseen("event"))
    for seat in (0, 1, 2, None):
        seen = view(match, seat)
        assert "diva-minus-3" not in str(seen)
        assert (seen.wrestlers[0].unseen.combat, seen.wrestlers[0].unseen.event) == (0, 1)
        assert seen.hands[0].event == 0
        assert all("diva-minus-3" not in str(event) for event in match.seen(seat))
    imagined = {
        ludotheque.to_json(match.imagine(0, ludotheque.luck(seed)))["position"]["wrestlers"][0]["unseen"][0]
        for seed in range(60)
    }
    assert len(imagined) > 5


def test_5_4_taken_unseen_cards_are_seen_only_by_their_owner():
    rows = [{"turnsOutside": 1, "unseen": ["attack-2", "attack-3"]}, {}, {}]
    more: dict[str, Any] = {"phase": "unseen", "due": [ONDINE]}
    at = ["outside", "ring", "ring"]
    match = table("", "", "", at=at, wrestlers=rows, luck=draws("take-2"), **more)
    match.play(0, LayUnseen("event"))
    taken = happened(match, UnseenTaken)[0]
    assert taken.seen_by(0).cards == ("attack-2", "attack-3", "take-2")
    assert taken.seen_by(1).cards is None


def test_5_2_a_challenger_who_left_lays_from_its_next_turn_on():
    match = table("leave-the-ring", "attack-1", "", stamina=[20, 20, 2], luck=draws("attack-1", "attack-1"))
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay(None, "leave-the-ring"), NOTHING)
    match.play(2, Draw("combat"))
    match.play(1, Draw("combat"))
    match.play(1, EndTurn())
    assert (match.to_act, view(match).phase, view(match).wrestlers[0].turns_outside) == ((0,), "unseen", 3)
