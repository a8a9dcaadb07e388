"""Tests of §1: the box and the set-up."""

import pytest

import ludotheque
from ludotheque.core.errors import WrongLuck
from ludotheque.games.glory.actions import Advance, Discard, Draw, PlayOnSeat, TakeWrestler
from ludotheque.games.glory.components import glory_box, league
from ludotheque.games.glory.events import CardDiscarded, FirstSeatNamed, FirstThrown, WrestlerTaken
from ludotheque.testing import happened, refusal
from tests.games.glory.table import LEAGUE, dice, draws, hand, places, stamina, table, view

FULL = " ".join(["attack-1"] * 8 + ["draw-2"] * 7)


def pick(name: str, path: int) -> list[dict[str, object]]:
    return [{"pick": name}, {"pick": path}]


def test_1_1_the_box_holds_110_combat_and_110_event_cards():
    box = glory_box(None)
    counts = [0] * 5
    for kind in box.deck:
        counts[box.groups[kind]] += 1
    assert counts == [60, 30, 20, 80, 30]
    assert (len(box.combat_deck), len(box.event_deck)) == (110, 110)
    assert len(box.wrestlers) == 12


def test_1_2_the_engine_is_the_match_referee():
    match = table("", "", "")
    with pytest.raises(ludotheque.Refused, match=r"It is Player 1’s turn \(§1.6\)"):
        match.play(1, Draw("combat"))


def test_1_3_different_wrestlers_and_paths_are_drawn_for_each_seat():
    luck = [*dice(1, 2, 6)]
    luck += pick("tuono", 6) + pick("rondo", 1) + pick("ondine", 3)
    luck += draws("attack-1", "draw-2", "attack-1", "draw-2", "attack-1", "draw-2")
    match = ludotheque.new("glory", 3, luck=ludotheque.scripted(luck))
    assert [(wrestler.wrestler, wrestler.path) for wrestler in view(match).wrestlers] == [
        ("tuono", 6),
        ("rondo", 1),
        ("ondine", 3),
    ]
    assert places(match) == [0, 0, 0]
    assert view(match).path[0] == 3
    taken = happened(match, WrestlerTaken)
    assert [(wrestler.seat, wrestler.wrestler) for wrestler in taken] == [(0, "tuono"), (1, "rondo"), (2, "ondine")]


def test_1_3_wrestlers_may_be_named_by_the_table():
    match = ludotheque.new("glory", 4, 7, {"wrestlers": "marcel, corvina"})
    assert [wrestler.wrestler for wrestler in view(match).wrestlers][:2] == ["marcel", "corvina"]
    assert len({wrestler.wrestler for wrestler in view(match).wrestlers}) == 4


@pytest.mark.parametrize("names", ["marcel marcel", "nobody", "marcel, corvina, rondo, tuono"])
def test_1_3_impossible_wrestler_names_are_bad_input(names):
    with pytest.raises(ludotheque.BadInput, match=r"options\.wrestlers"):
        ludotheque.new("glory", 3, 7, {"wrestlers": names})


def test_1_3_wrestlers_may_be_chosen_in_turn_order():
    match = ludotheque.new("glory", 3, 7, {"wrestlers": "choose"})
    first = view(match).first
    order = [first, (first - 1) % 3, (first - 2) % 3]
    for path, seat in enumerate(order, 1):
        assert match.to_act == (seat,)
        with pytest.raises(ludotheque.Refused, match=r"§1.3"):
            match.play(seat, Draw("combat"))
        if path > 1:
            with pytest.raises(ludotheque.Refused, match=r"is already taken \(§1.3\)"):
                match.play(seat, TakeWrestler(LEAGUE[0], 6))
        match.play(seat, TakeWrestler(LEAGUE[path - 1], path))
    assert view(match).phase == "walking"
    assert [view(match).wrestlers[seat].wrestler for seat in order] == list(LEAGUE[:3])
    assert [view(match).wrestlers[seat].path for seat in order] == [1, 2, 3]


def test_1_4_stamina_starts_at_20_and_never_exceeds_it():
    assert stamina(ludotheque.new("glory", 6, 1)) == [20] * 6
    match = table("stamina-3", "", "", stamina=[19, 20, 20])
    match.play(0, {"type": "playOnWrestler", "card": "stamina-3", "wrestler": "ondine"})
    assert stamina(match)[0] == 20


def test_1_5_each_seat_gets_a_combat_and_an_event_card():
    for seats in range(3, 7):
        match = ludotheque.new("glory", seats, seats)
        assert [(hand.combat, hand.event) for hand in view(match).hands] == [(1, 1)] * seats
        assert (view(match).decks.combat, view(match).decks.event) == (110 - seats, 110 - seats)


def test_1_6_the_highest_throw_begins_and_ties_roll_again():
    luck = dice(5, 5, 2, 3, 4) + pick("tuono", 6) + pick("rondo", 1) + pick("ondine", 3)
    luck += draws("attack-1", "draw-2", "attack-1", "draw-2", "attack-1", "draw-2")
    match = ludotheque.new("glory", 3, luck=ludotheque.scripted(luck))
    assert [event.throws for event in happened(match, FirstThrown)] == [(5, 5, 2), (3, 4, None)]
    assert [event.seat for event in happened(match, FirstSeatNamed)] == [1]
    assert match.to_act == (1,)


def test_1_6_the_dice_have_six_sides():
    with pytest.raises(WrongLuck, match="7 is no possible die"):
        ludotheque.new("glory", 3, luck=ludotheque.scripted(dice(6, 7)))


def test_1_6_play_goes_to_the_right():
    match = table("", "", "", "", at=[0, 0, 0, 0], turn=1)
    order = []
    for _ in range(6):
        order.append(match.to_act[0])
        match.play(match.to_act[0], Advance())
    assert order == [1, 0, 3, 2, 1, 0]


def test_1_6_a_round_ends_when_the_turn_returns_to_the_first_seat():
    match = table("", "", "", at=[0, 0, 0], turn=2, first=1)
    match.play(2, Advance())
    assert (match.to_act, view(match).round) == ((1,), 2)
    match.play(1, Advance())
    assert (match.to_act, view(match).round) == ((0,), 2)


def test_1_7_only_cards_of_the_hand_are_discarded():
    match = table(FULL, "", "", at=[0, 0, 0], luck=draws("attack-4"))
    match.play(0, Draw("combat"))
    assert match.choices(0).default is None
    assert refusal(match, 0, Discard("no-cards")) == ("§1.7", "not-in-hand")
    assert refusal(match, 0, Draw("combat")) == ("§1.7", "discard-first")
    assert refusal(match, 1, Draw("combat")) == ("§1.7", "others-discard")


def test_1_7_surplus_cards_are_discarded_by_choice_before_play_continues():
    match = table(FULL, "", "", at=[0, 0, 0], luck=draws("attack-4"))
    match.play(0, Draw("combat"))
    assert view(match).phase == "discarding"
    assert match.to_act == (0,)
    match.play(0, Discard("attack-1"))
    assert view(match).phase == "walking"
    assert view(match).left == 2
    assert len(hand(match, 0).split()) == 15
    assert view(match).discards == {"attack-1": 1}
    assert happened(match, CardDiscarded) == [CardDiscarded(0, "attack-1")]


def test_1_7_the_hand_limit_applies_to_draws_by_events():
    match = table("draw-2", FULL, "", luck=draws("attack-4", "attack-3"))
    match.play(0, PlayOnSeat("draw-2", 1))
    match.play(1, Draw("combat"))
    match.play(1, Draw("combat"))
    assert (view(match).phase, match.to_act) == ("discarding", (1,))
    match.play(1, Discard("attack-4"))
    match.play(1, Discard("attack-3"))
    assert (view(match).phase, match.to_act) == ("repeating", (0,))


def test_1_8_a_path_has_five_numbered_spaces_and_three_in_the_quick_game():
    assert view(ludotheque.new("glory", 3, 1)).path == (3, 3, 2, 2, 1)
    assert view(ludotheque.new("glory", 3, 1, {"path": [3, 2, 1]})).path == (3, 2, 1)
    with pytest.raises(ludotheque.BadInput, match=r"options\.path"):
        ludotheque.new("glory", 3, 1, {"path": [9]})


def test_1_9_backs_are_public_and_faces_are_not():
    match = table("attack-4 diva-plus-3", "cancelled", "take-3", discards={"draw-2": 1})
    for seat in (1, 2, None):
        seen = view(match, seat)
        assert (seen.hands[0].combat, seen.hands[0].event) == (1, 1)
        assert "attack-4" not in str(seen)
        assert seen.discards == {"draw-2": 1}
    assert hand(match, 0) == "attack-4 diva-plus-3"
    assert view(match, None).hand is None


def test_the_league_is_data_with_words_in_both_languages():
    from ludotheque.core.words import knows

    rows = league(glory_box(None))
    assert {row.gender for row in rows} == {"woman", "man"}
    assert len({row.look for row in rows}) == len(rows) == 12
    for row in rows:
        for message in (f"wrestler-{row.id}", f"move-{row.id}", f"story-{row.id}", f"style-{row.style}"):
            assert knows("glory", "en", message)
            assert knows("glory", "fr", message)
        for colour in (row.look.skin, row.look.hair_colour, row.look.main, row.look.accent):
            assert len(colour) == 7
            assert int(colour[1:], 16) >= 0
