"""Tests of §6: event cards."""

import pytest

import ludotheque
from ludotheque.games.glory.actions import Challenge, Discard, Draw, EndTurn, Intervene, Lay, PlayOnSeat, PlayOnWrestler
from ludotheque.games.glory.events import DeckRemade, DiceThrown, StaminaThrown
from ludotheque.testing import happened
from tests.games.glory.table import GRANIT, MIRABELLE, ONDINE, dice, draws, hand, stamina, table, view

ALL_OF_EVENTS = {
    "draw-2": 20,
    "lose-2": 20,
    "stamina-3": 14,
    "stamina-die": 10,
    "take-2": 10,
    "take-3": 6,
    "diva-plus-1": 4,
    "diva-plus-2": 6,
    "diva-plus-3": 5,
    "diva-minus-1": 4,
    "diva-minus-2": 6,
    "diva-minus-3": 5,
}


ALL_OF_COMBAT = {
    "attack-die": 18,
    "attack-1": 10,
    "attack-2": 14,
    "attack-3": 12,
    "attack-4": 6,
    "defence-die": 9,
    "defence-1": 5,
    "defence-2": 7,
    "defence-3": 6,
    "defence-4": 3,
    "cancelled": 5,
    "leave-the-ring": 5,
    "no-cards": 5,
    "two-more-cards": 5,
}


def all_of(cards: dict[str, int]) -> str:
    return " ".join(card for card, count in cards.items() for _ in range(count))


def test_6_1_draw_2_takes_any_mix_of_decks():
    match = table("draw-2", "", "", luck=draws("attack-1", "lose-2"))
    match.play(0, PlayOnSeat("draw-2", 0))
    match.play(0, Draw("combat"))
    match.play(0, Draw("event"))
    assert hand(match, 0) == "attack-1 lose-2"


def test_6_1_lose_2_takes_random_cards_or_all_if_there_are_fewer():
    match = table("lose-2", "attack-1", "", luck=draws("attack-1"))
    match.play(0, PlayOnSeat("lose-2", 1))
    assert hand(match, 1) == ""
    match = table("lose-2", "", "")
    match.play(0, PlayOnSeat("lose-2", 1))
    assert view(match).phase == "repeating"


def test_6_1_stamina_3_gives_3_and_stamina_die_gives_a_throw():
    match = table("stamina-3", "", "", stamina=[10, 20, 20])
    match.play(0, PlayOnWrestler("stamina-3", ONDINE))
    assert stamina(match)[0] == 13
    match = table("stamina-die", "", "", stamina=[10, 20, 20], luck=dice(5))
    match.play(0, PlayOnWrestler("stamina-die", ONDINE))
    assert (stamina(match)[0], happened(match, StaminaThrown)[0].die) == (15, 5)


@pytest.mark.parametrize(("card", "left"), [("take-2", 18), ("take-3", 17)])
def test_6_1_stamina_can_be_taken_from_another_seat(card, left):
    match = table(card, "", "")
    match.play(0, PlayOnWrestler(card, GRANIT))
    assert stamina(match) == [20, left, 20]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("sign", ["plus", "minus"])
def test_6_2_a_diva_as_an_action_heals_or_hurts(sign, number):
    card = f"diva-{sign}-{number}"
    match = table(card, "", "", stamina=[10, 10, 10])
    match.play(0, PlayOnWrestler(card, MIRABELLE))
    assert stamina(match)[2] == 10 + (number if sign == "plus" else -number)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("sign", ["plus", "minus"])
def test_6_2_a_diva_in_a_fight_changes_the_throw(sign, number):
    card = f"diva-{sign}-{number}"
    match = table("", "", card, luck=dice(3, 3, 6, 6))
    match.play(0, Challenge(GRANIT))
    match.play(2, Intervene(card, ONDINE, None))
    assert happened(match, DiceThrown)[0].challenger.changes == (number if sign == "plus" else -number,)
    assert stamina(match) == [20 - (6 - number if sign == "plus" else 6 + number), 20, 20]


def test_6_3_an_empty_deck_is_made_again_from_its_discards():
    events = {card: count for card, count in ALL_OF_EVENTS.items() if card != "take-2"}
    match = table("", "", "", discards={**events, "take-2": 10}, luck=draws("take-2"))
    match.play(0, Draw("event"))
    assert [(event.deck, event.count) for event in happened(match, DeckRemade)] == [("event", 110)]
    assert (hand(match, 0), view(match).decks.event) == ("take-2", 109)


def test_6_3_without_discards_the_other_deck_is_drawn_from():
    match = table(all_of(ALL_OF_EVENTS), "", "", turn=1, luck=draws("attack-1"))
    match.play(1, Draw("event"))
    assert hand(match, 1) == "attack-1"


def test_6_3_each_deck_is_made_again_from_discards_of_its_own():
    held = all_of({**ALL_OF_COMBAT, "attack-4": 5})
    luck = [*dice(1, 1, 1, 1), *draws("attack-4")]
    match = table("attack-4", "", held, luck=luck, stamina=[6, 20, 2])
    match.play(0, Challenge(GRANIT))
    match.play(0, Lay("attack-4", None))
    match.play(0, EndTurn())
    match.play(2, Draw("combat"))
    assert view(match, 2).hand.count("attack-4") == 6


def test_6_3_the_first_event_of_the_box_goes_to_the_pile_of_events():
    held = all_of({**ALL_OF_EVENTS, "draw-2": 19})
    match = table("draw-2", "", held, at=[0, 0, 0], luck=draws("draw-2"))
    match.play(0, Discard("draw-2"))
    match.play(0, Draw("event"))
    assert hand(match, 0) == "draw-2"


def test_6_3_without_any_card_left_nothing_is_drawn():
    match = table("", all_of(ALL_OF_COMBAT), all_of(ALL_OF_EVENTS), stamina=[2, 20, 20])
    match.play(0, Draw("combat"))
    assert (hand(match, 0), match.to_act) == ("", (2,))


def test_6_4_events_may_be_aimed_at_any_living_seat_even_oneself():
    rows = [{}, {}, {"turnsOutside": 1}, {}]
    match = table("stamina-3 lose-2 take-2", "", "", "", at=["ring", 2, "outside", "out"], wrestlers=rows)
    aimed = [action for action in match.choices(0) if isinstance(action, (PlayOnSeat, PlayOnWrestler))]
    assert [action.wrestler for action in aimed if action.card == "stamina-3"] == [ONDINE, GRANIT, MIRABELLE]  # type: ignore[union-attr]
    assert [action.seat for action in aimed if action.card == "lose-2"] == [0, 1, 2]  # type: ignore[union-attr]
    assert [action.wrestler for action in aimed if action.card == "take-2"] == [GRANIT, MIRABELLE]  # type: ignore[union-attr]


def test_6_4_impossible_aims_are_refused():
    match = table("stamina-3 lose-2 take-2 attack-1", "", "", "", at=["ring", "ring", "ring", "out"])
    for action, words in (
        (PlayOnWrestler("take-2", ONDINE), r"played on another player \(§6.4\)"),
        (PlayOnWrestler("take-2", "octave"), r"no longer in the match \(§6.4\)"),
        (PlayOnSeat("lose-2", 3), r"no longer in the match \(§6.4\)"),
        (PlayOnSeat("lose-2", 17), r"no longer in the match \(§6.4\)"),
        (PlayOnSeat("stamina-3", 0), r"played on a wrestler \(§8.2\)"),
        (PlayOnWrestler("lose-2", ONDINE), r"played on a player \(§8.2\)"),
        (PlayOnSeat("attack-1", 0), r"“Attack \+1” is not an event card \(§3.1\)"),
        (PlayOnSeat("draw-2", 0), r"You do not hold “Draw 2” \(§6.4\)"),
    ):
        with pytest.raises(ludotheque.Refused, match=words):
            match.play(0, action)


def test_6_4_draw_2_on_another_seat_lets_that_seat_choose_the_decks():
    match = table("draw-2", "", "", luck=draws("attack-1", "lose-2"))
    match.play(0, PlayOnSeat("draw-2", 1))
    assert (match.to_act, view(match).to_draw) == ((1,), 2)
    with pytest.raises(ludotheque.Refused, match=r"Player 2 must draw first \(§6.4\)"):
        match.play(0, Draw("combat"))
    match.play(1, Draw("combat"))
    match.play(1, Draw("event"))
    assert match.to_act == (0,)
