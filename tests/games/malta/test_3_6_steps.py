"""Tests of §3.6, playing a card in steps: which seats see a step, and how steps and sealed choices are taken back."""

import pytest

import ludotheque
from ludotheque.core.components import read_components
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTaken, StepTakenBack
from ludotheque.games.malta import GAME
from ludotheque.games.malta.actions import ChooseCard, Move, NameDirection, NameSeat, Pass, PlayCard, React
from ludotheque.games.malta.events import (
    BlindFaithLaid,
    CardPlayed,
    CardsDrawn,
    LineShifted,
    PawnMoved,
    QuotaCounted,
    Reacted,
    SpaceRemoved,
    SpaceRestored,
    SpacesSwapped,
    SpaceTurned,
    TurnBegan,
    TurnEnded,
)
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    all_pass,
    choice_values,
    choose,
    events_of_kind,
    lay,
    move,
    name_targets,
    play,
    react,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


def step(action: ludotheque.Action) -> StepTaken:
    """Returns the event of one of Ann's steps as she sees it."""
    return StepTaken(ANN, ludotheque.to_json(action))


def test_3_6_each_step_is_reported_and_then_the_whole_play():
    match = table("Shove, 2× Negate", "Negate", "Negate")
    assert list(match.play(ANN, PlayCard("Shove"))) == [step(PlayCard("Shove"))]
    assert list(match.play(ANN, NameSeat(CAT))) == [step(NameSeat(CAT))]
    assert list(match.play(ANN, NameDirection("up"))) == [CardPlayed(ANN, "Shove", (CAT, "up"))]


def test_3_6_steps_are_counted_and_taken_back_one_by_one():
    match = table("Shove, 2× Negate", "Negate", "Negate")
    start = view_of(match, ANN).step
    match.play(ANN, PlayCard("Shove"))
    match.play(ANN, NameSeat(CAT))
    assert view_of(match, ANN).step == start + 2
    assert view_of(match, BEN).step == start  # nobody else knows of Ann's steps
    assert list(match.take_back(ANN)) == [StepTakenBack(ANN)]
    assert (choice_values(match, ANN), view_of(match, ANN).step) == ([BEN, CAT], start + 1)
    match.take_back(ANN)
    assert (choice_values(match, ANN), view_of(match, ANN).step) == (["Shove", "Negate"], start)
    with pytest.raises(ludotheque.Refused):
        match.take_back(ANN)


def test_3_6_an_automatic_target_is_taken_back_with_the_previous_step():
    match = table("Shove, 2× Negate", "Negate")  # Ben is the only rival, so he need not be named
    match.play(ANN, PlayCard("Shove"))
    assert choice_values(match, ANN) == ["up", "right", "down", "left"]
    match.take_back(ANN)
    assert choice_values(match, ANN) == ["Shove", "Negate"]


def test_3_6_cards_are_chosen_and_taken_back_one_by_one():
    match = table("Discard Two of Yours, Negate, Shove, Sidestep", "Negate")
    play(match, ANN, "Discard Two of Yours")
    start = view_of(match, ANN).step
    assert list(match.play(ANN, ChooseCard("Shove"))) == [step(ChooseCard("Shove"))]
    assert choice_values(match, ANN) == ["Sidestep", "Negate"]
    match.take_back(ANN)
    assert (choice_values(match, ANN), view_of(match, ANN).step) == (["Shove", "Sidestep", "Negate"], start)
    choose(match, ANN, "Sidestep", "Negate")
    assert view_of(match).discards[-1] == "Discard Two of Yours"
    assert set(view_of(match).discards[:-1]) == {"Sidestep", "Negate"}


def test_3_6_taking_back_removes_only_the_last_chosen_card():
    match = table("Negate, Shove, Sidestep, Draw Two, End Turn", "Negate", pawns="a4 a5", phase="moving")
    move(match, ANN, "up")  # onto a board space with a toll of 3
    choose(match, ANN, "Shove", "Sidestep")
    match.take_back(ANN)
    assert sorted(choice_values(match, ANN)) == ["Draw Two", "End Turn", "Negate", "Sidestep"]


def test_4_12_a_card_to_pass_on_can_be_taken_back_until_all_are_chosen():
    match = table("Pass It On, Shove, Sidestep", "Negate, Draw Two", "Negate")
    play(match, ANN, "Pass It On")
    assert match.to_act == (ANN, BEN)  # Cat has only one card, which is passed on without a question
    match.play(ANN, ChooseCard("Shove"))
    assert view_of(match).to_act == (BEN,)
    assert list(match.take_back(ANN)) == [ChoiceReopened(ANN)]
    assert (match.to_act, choice_values(match, ANN)) == ((ANN, BEN), ["Shove", "Sidestep"])
    with pytest.raises(ludotheque.Refused):
        match.take_back(CAT)


def test_5_1_any_card_of_the_box_may_be_a_reaction_even_the_first():
    box = read_components(GAME.folder / "box.toml")
    box["card"].sort(key=lambda card: card["id"] != "Negate")
    match = table("Draw Two, 2× Shove", "Negate", "Shove", components=box)
    lay(match, ANN, "Draw Two")
    match.play(BEN, React("Negate"))
    assert events_of_kind(list(match.play(CAT, Pass())), Reacted) == [Reacted(BEN, "Negate", "Draw Two")]


def test_5_6_a_seat_that_has_reacted_may_react_to_the_next_card():
    match = table("Draw Two, Sidestep, 2× Shove", "2× Negate", "Shove", quota=2)
    lay(match, ANN, "Draw Two")
    react(match, (BEN, "Negate"))
    lay(match, ANN, "Sidestep", "up")
    assert match.to_act == (BEN, CAT)


def test_4_7_option_random_the_next_seat_chooses_its_cards_again():
    options = {"blind_faith": "random"}
    match = table("Negate", "2× Shove", "2× Shove", phase="moving", deck="", blind=[BEN], options=options)
    move(match, ANN, "up")
    name_targets(match, BEN, ANN, "up")
    all_pass(match)
    move(match, BEN, "up")
    assert (view_of(match).turn, view_of(match).phase, match.to_act) == (CAT, "playing", (CAT,))


def test_5_1_a_sealed_answer_can_be_taken_back_until_all_are_in():
    match = table("Draw Two, 2× Negate", "Negate", "Negate")
    lay(match, ANN, "Draw Two")
    start = view_of(match, BEN).step
    assert list(match.play(BEN, React("Negate"))) == [ChoiceSealed(BEN, {"type": "react", "card": "Negate"})]
    assert (match.to_act, view_of(match, BEN).step) == ((CAT,), start + 1)
    assert list(match.take_back(BEN)) == [ChoiceReopened(BEN)]
    assert (match.to_act, view_of(match, BEN).step) == ((BEN, CAT), start)
    match.play(BEN, Pass())
    match.play(CAT, Pass())
    assert view_of(match).discards == ("Draw Two",)
    with pytest.raises(ludotheque.Refused):
        match.take_back(BEN)


def test_5_1_a_pass_is_sealed_too():
    match = table("Draw Two, 2× Negate", "Negate", "Negate")
    lay(match, ANN, "Draw Two")
    assert list(match.play(CAT, Pass())) == [ChoiceSealed(CAT, {"type": "pass"})]


def test_3_a_turn_is_reported_by_events():
    match = table("Blind Faith, 2× Shove", "2× Negate", phase="playing", quota=1, luck="Sidestep, End Turn")
    happened = play(match, ANN, "Blind Faith")
    assert events_of_kind(happened, BlindFaithLaid) == [BlindFaithLaid(BEN)]
    happened = list(match.play(ANN, Move("up")))
    assert [type(event).__name__ for event in happened] == [
        "PawnMoved",
        "TurnEnded",
        "TurnBegan",
        "BlindFaithWorked",
        "CardsDrawn",
        "QuotaCounted",
    ]
    assert happened[:3] == [PawnMoved(ANN, "a4", "a5"), TurnEnded(ANN), TurnBegan(BEN, 1)]
    assert happened[4:] == [CardsDrawn(BEN, 2, ("Sidestep", "End Turn")), QuotaCounted(BEN, 0)]


def test_3_1_a_draw_from_an_empty_deck_is_not_reported():
    match = table("Negate", "Negate", phase="moving", deck="")
    assert events_of_kind(move(match, ANN, "up"), CardsDrawn) == []


@pytest.mark.parametrize(
    ("card", "targets", "event"),
    [
        ("Remove A Space", ["c4"], SpaceRemoved("c4")),
        ("Restore A Space", ["d4"], SpaceRestored("d4")),
        ("Swap Two Spaces", ["c4", "e5"], SpacesSwapped("c4", "e5")),
        ("Turn A Space", ["c4", "270°"], SpaceTurned("c4", 3)),
        ("Shift A Line", ["row 3", "left"], LineShifted("row 3", "left")),
        ("Shift A Line", ["column g", "down"], LineShifted("column g", "down")),
    ],
)
def test_4_8_changes_of_the_board_are_reported_by_events(card, targets, event):
    match = table(f"{card}, 2× Negate", "Negate", board={"d4": "(*2)", "f4": "(*2)"})
    happened = lay(match, ANN, card, *targets)
    assert happened[-1] == CardPlayed(ANN, card, tuple(3 if word == "270°" else word for word in targets))
    happened = list(match.play(BEN, Pass()))
    assert events_of_kind(happened, type(event)) == [event]


def test_4_11_only_legal_places_are_offered():
    match = table("Restore A Space, 2× Negate", "Negate", board={"d4": "(*2)", "f4": "(*2)"})
    match.play(ANN, PlayCard("Restore A Space"))
    assert choice_values(match, ANN) == ["d4", "f4"]
    name_targets(match, ANN, "f4")
    assert view_of(match).phase == "answering"
