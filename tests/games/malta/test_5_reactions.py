"""Tests of §5, reactions: windows and stacks.  For what each card does after a Boomerang see
test_5_7_turned_round.py.
"""

import pytest

import ludotheque
from ludotheque.core.events import ChoiceSealed
from ludotheque.games.malta.actions import Pass, PlayCard, React
from ludotheque.games.malta.events import CardNegated, CardPlayed, CardsDrawn, Reacted, SeatLost
from tests.games.malta.table import (
    ANN,
    BEN,
    CAT,
    DAN,
    all_pass,
    answer,
    choice_values,
    events_of_kind,
    hand,
    lay,
    move,
    pawn,
    react,
    table,
    view_of,
)

pytestmark = pytest.mark.compiled


# ── 5.1 The window ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_5_1_every_other_seat_may_react():
    match = table("Draw Two, 2× Shove", "Negate", "Sidestep", "Boomerang, Negate")
    lay(match, ANN, "Draw Two")
    assert (view_of(match).phase, match.to_act) == ("answering", (BEN, CAT, DAN))
    assert [choice_values(match, seat) for seat in (ANN, BEN, CAT, DAN)] == [
        [],
        ["pass", "Negate"],
        ["pass"],
        ["pass", "Negate", "Boomerang"],
    ]


def test_5_1_all_answer_in_secret():
    match = table("Draw Two, 2× Shove", "Negate", "Negate", "Boomerang")
    lay(match, ANN, "Draw Two")
    sealed = match.play(BEN, React("Negate"))[0]
    assert sealed.seen_by(BEN) == ChoiceSealed(BEN, {"type": "react", "card": "Negate"})
    assert sealed.seen_by(CAT) == ChoiceSealed(BEN, None)
    # A sealed pass and a sealed Negate look the same to everybody else.
    twin = match.copy()
    twin.take_back(BEN)
    twin.play(BEN, Pass())
    for seat in (ANN, CAT, DAN, None):
        assert twin.view(seat) == match.view(seat)
    assert (view_of(match, BEN).answer, view_of(twin, BEN).answer, view_of(match, CAT).answer) == (
        "Negate",
        "pass",
        None,
    )


def test_5_1_the_order_of_arrival_of_answers_changes_nothing():
    ends = []
    for order in ((BEN, CAT, DAN), (DAN, BEN, CAT), (CAT, DAN, BEN)):
        match = table("Draw Two, 2× Shove", "Sidestep", "Negate", "Boomerang")
        lay(match, ANN, "Draw Two")
        for seat in order:
            match.play(seat, match.choices(seat)[-1])
        ends.append(match.to_json())
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize(("turn", "first"), [(ANN, BEN), (BEN, CAT), (CAT, ANN), (DAN, ANN)])
def test_5_1_the_first_reaction_clockwise_counts_and_the_others_return_to_hand(turn, first):
    hands = ["2× Negate", "2× Negate", "Boomerang, Negate", "Shove"]
    hands[turn] = "Draw Two, 2× Shove"
    match = table(*hands, turn=turn)
    lay(match, turn, "Draw Two")
    others = {seat: "Negate" for seat in range(4) if seat != turn and "Negate" in hands[seat]}
    happened = answer(match, others)
    assert events_of_kind(happened, Reacted) == [Reacted(first, "Negate", "Draw Two")]
    for seat in others:
        assert view_of(match).hand_sizes[seat] == (1 if seat == first else 2)


def test_5_1_reactions_returned_to_hand_stay_unseen():
    match = table("Draw Two, 2× Shove", "Negate, Sidestep", "Boomerang, Sidestep", "Sidestep")
    twin = table("Draw Two, 2× Shove", "Negate, Sidestep", "Boomerang, Sidestep", "Sidestep")
    for one, of_cat in ((match, React("Boomerang")), (twin, Pass())):
        lay(one, ANN, "Draw Two")
        for seat, action in ((BEN, React("Negate")), (CAT, of_cat), (DAN, Pass())):
            one.play(seat, action)
    for viewer in (ANN, BEN, DAN, None):
        assert match.view(viewer) == twin.view(viewer)
        assert match.seen(viewer) == twin.seen(viewer)
    assert hand(match, CAT) == ["Boomerang", "Sidestep"]
    # Cat's card went back as if it had not been played, so she may still react in this stack.
    assert choice_values(match, CAT) == ["pass", "Boomerang"]


def test_5_1_a_reaction_opens_a_new_window_for_all_but_its_own_player():
    match = table("Draw Two, 2× Negate", "2× Negate", "2× Negate")
    lay(match, ANN, "Draw Two")
    answer(match, {BEN: "Negate"})
    assert (view_of(match).phase, match.to_act) == ("answering", (ANN, CAT))
    assert [(card.card, card.seat) for card in view_of(match).stack] == [("Draw Two", ANN), ("Negate", BEN)]


def test_5_1_each_seat_plays_at_most_one_reaction_per_stack():
    match = table("Draw Two, Negate, Shove", "2× Negate", "2× Negate", "Negate, Shove")
    lay(match, ANN, "Draw Two")
    answer(match, {BEN: "Negate"})
    answer(match, {CAT: "Negate"})
    assert list(match.to_act) == [ANN, DAN]
    answer(match, {ANN: "Negate"})
    assert list(match.to_act) == [DAN]
    answer(match, {DAN: "Negate"})
    assert view_of(match).stack == ()


def test_5_1_in_a_window_on_a_reaction_the_active_seat_comes_first():
    match = table("Draw Two, 2× Negate", "Negate, Shove", "Negate, Shove", turn=ANN)
    lay(match, ANN, "Draw Two")
    answer(match, {BEN: "Negate"})
    happened = answer(match, {ANN: "Negate", CAT: "Negate"})
    assert events_of_kind(happened, Reacted) == [Reacted(ANN, "Negate", "Negate")]


@pytest.mark.parametrize("height", [0, 1, 2, 3, 4])
def test_5_1_reactions_resolve_last_first_so_an_even_number_of_negates_cancels_out(height):
    match = table("Draw Two, 2× Negate", "Negate, Shove", "Negate, Shove", "Negate, Shove", luck="End Turn, End Turn")
    reactors = [BEN, CAT, ANN, DAN][:height]
    lay(match, ANN, "Draw Two")
    happened = react(match, *[(seat, "Negate") for seat in reactors])
    assert len(events_of_kind(happened, Reacted)) == height
    assert len(events_of_kind(happened, CardsDrawn)) == (height + 1) % 2
    assert view_of(match).discards == ("Negate",) * height + ("Draw Two",)
    assert view_of(match).stack == () and view_of(match).quota == 1


def test_5_1_negate_may_be_negated():
    match = table("Draw Two, 2× Negate", "Negate")
    lay(match, ANN, "Draw Two")
    happened = react(match, (BEN, "Negate"), (ANN, "Negate"))
    assert events_of_kind(happened, CardNegated) == [CardNegated(BEN, "Negate")]
    assert len(hand(match, ANN)) == 3


def test_5_1_the_whole_stack_resolves_without_further_windows():
    match = table("Draw Two, 2× Negate", "Negate, Shove", "Negate, Shove", "2× Negate")
    lay(match, ANN, "Draw Two")
    react(match, (BEN, "Negate"), (CAT, "Negate"))
    assert (view_of(match).phase, match.to_act) == ("playing", (ANN,))


def test_5_1_a_sealed_answer_can_be_taken_back_until_the_last_is_in():
    match = table("Draw Two, 2× Shove", "Negate", "Sidestep")
    lay(match, ANN, "Draw Two")
    before = match.to_json()
    match.play(BEN, React("Negate"))
    assert match.may_take_back(BEN) and not match.may_take_back(CAT)
    match.take_back(BEN)
    assert match.to_json() == before
    match.play(BEN, React("Negate"))
    match.play(CAT, Pass())
    with pytest.raises(ludotheque.Refused):
        match.take_back(BEN)


# ── 5.2 Reactions and the quota ───────────────────────────────────────────────────────────────────────────────────────


def test_5_2_a_negated_card_counts_for_the_quota_and_is_discarded():
    match = table("Draw Two, 3× Shove", "Negate, Sidestep")
    lay(match, ANN, "Draw Two")
    react(match, (BEN, "Negate"))
    assert (view_of(match).quota, view_of(match).discards) == (1, ("Negate", "Draw Two"))


def test_5_2_a_reaction_in_ones_own_turn_does_not_count_for_the_quota():
    match = table("Draw Two, Negate, 2× Shove", "Negate, Sidestep")
    lay(match, ANN, "Draw Two")
    react(match, (BEN, "Negate"), (ANN, "Negate"))
    assert view_of(match).quota == 1


def test_5_2_a_reaction_with_the_last_card_in_ones_own_turn_loses_once_the_stack_is_resolved():
    match = table("Sidestep, Negate", "Negate, Shove", "Shove", quota=1)
    lay(match, ANN, "Sidestep", "up")
    happened = react(match, (BEN, "Negate"), (ANN, "Negate"))
    assert events_of_kind(happened, SeatLost) == [SeatLost(ANN, "no-cards")]


def test_5_2_nobody_loses_before_the_stack_is_resolved():
    # While the windows are open, Ann holds no card; then her Round On The House gives her a card.
    match = table("Round On The House, Negate", "Negate, Shove", "Shove", quota=1)
    lay(match, ANN, "Round On The House")
    answer(match, {BEN: "Negate"})
    answer(match, {ANN: "Negate"})
    assert (hand(match, ANN), view_of(match).phase, view_of(match).lost) == ([], "answering", ())
    all_pass(match)
    assert len(hand(match, ANN)) == 1 and view_of(match).lost == ()


# ── 5.3 Boomerang ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_5_3_a_boomerang_makes_the_reactor_the_player_and_the_original_player_the_rival():
    match = table("Shove, 2× Negate", "Boomerang, Sidestep", "Sidestep")
    lay(match, ANN, "Shove", CAT, "up")
    react(match, (BEN, "Boomerang"))
    view = view_of(match)
    assert (view.phase, view.player, view.original, view.naming, match.to_act) == ("naming", BEN, ANN, "Shove", (BEN,))
    match.play(BEN, {"type": "nameDirection", "direction": "right"})
    assert view_of(match).pawns == ("b4", "c4", "e4")


@pytest.mark.parametrize(
    ("card", "targets"), [("End Turn", []), ("Second Wind", ["up"]), ("Negate", []), ("Boomerang", [])]
)
def test_5_3_a_boomerang_on_end_turn_second_wind_negate_or_boomerang_works_as_a_negate(card, targets):
    match = table(f"{card}, 3× Shove", "Boomerang, Sidestep", "Sidestep")
    lay(match, ANN, card, *targets)
    happened = react(match, (BEN, "Boomerang"))
    assert events_of_kind(happened, CardNegated) == [CardNegated(ANN, card)]
    assert (view_of(match).turn, view_of(match).phase, view_of(match).quota) == (ANN, "playing", 1)
    assert pawn(match, ANN) == "a4" and pawn(match, BEN) == "c4"


def test_5_3_a_boomerang_on_a_reaction_works_as_a_negate():
    match = table("Draw Two, Boomerang, 2× Shove", "Negate, Sidestep", "Sidestep")
    lay(match, ANN, "Draw Two")
    happened = react(match, (BEN, "Negate"), (ANN, "Boomerang"))
    assert events_of_kind(happened, CardNegated) == [CardNegated(BEN, "Negate")]
    assert len(hand(match, ANN)) == 4


@pytest.mark.parametrize(
    ("reactions", "drawn"),
    [
        ([(BEN, "Boomerang")], BEN),
        ([(BEN, "Boomerang"), (ANN, "Negate")], ANN),
        ([(BEN, "Boomerang"), (CAT, "Boomerang")], ANN),
        ([(BEN, "Boomerang"), (ANN, "Negate"), (CAT, "Boomerang")], BEN),
        ([(BEN, "Negate"), (CAT, "Boomerang")], ANN),
        ([(CAT, "Boomerang"), (BEN, "Boomerang"), (ANN, "Negate")], CAT),
        ([(BEN, "Negate"), (CAT, "Boomerang"), (ANN, "Negate")], None),
        ([(BEN, "Boomerang"), (CAT, "Boomerang"), (ANN, "Negate"), (DAN, "Negate")], ANN),
    ],
)
def test_5_3_boomerangs_in_a_stack_resolve_last_first(reactions, drawn):
    match = table(
        "Draw Two, 2× Negate",
        "Boomerang, Negate",
        "Boomerang, Shove",
        "Negate, Shove",
        luck="End Turn, End Turn",
    )
    lay(match, ANN, "Draw Two")
    happened = react(match, *reactions)
    assert [event.seat for event in events_of_kind(happened, CardsDrawn)] == ([] if drawn is None else [drawn])


# ── 5.4 A pause that tells nothing ────────────────────────────────────────────────────────────────────────────────────


def test_5_4_the_window_looks_the_same_whoever_holds_what():
    views = []
    for of_ben, of_cat in (("Negate", "Shove"), ("Shove", "Boomerang"), ("Shove", "Shove")):
        match = table("Draw Two, 2× Sidestep", of_ben, of_cat)
        lay(match, ANN, "Draw Two")
        views.append((match.view(ANN), match.view(None), match.to_act))
    assert views[0] == views[1] == views[2]


def test_5_4_the_window_opens_for_every_card():
    for card, targets in (
        ("Draw Two", []),
        ("Sidestep", ["up"]),
        ("Negate", []),
        ("Welcome Back", []),
        ("End Turn", []),
    ):
        match = table(f"{card}, 2× Shove", "Shove")
        lay(match, ANN, card, *targets)
        assert (view_of(match).phase, match.to_act) == ("answering", (BEN,))


# ── 5.5 The last card ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_5_5_a_reaction_that_empties_the_reactors_hand_costs_nothing():
    match = table("Draw Two, 2× Shove", "Negate", "Sidestep")
    lay(match, ANN, "Draw Two")
    happened = react(match, (BEN, "Negate"))
    assert (hand(match, BEN), view_of(match).lost, events_of_kind(happened, SeatLost)) == ([], (), [])


# ── 5.6 Who is asked ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_5_6_lost_seats_seats_without_cards_and_the_player_of_the_top_card_are_not_asked():
    match = table("Draw Two, 2× Shove", "", "2× Negate", "Sidestep", lost=[CAT])
    lay(match, ANN, "Draw Two")
    assert match.to_act == (DAN,)


def test_5_6_a_seat_that_already_reacted_is_not_asked():
    match = table("Draw Two, Negate, Shove", "2× Negate")
    lay(match, ANN, "Draw Two")
    answer(match, {BEN: "Negate"})
    answer(match, {ANN: "Negate"})
    assert view_of(match).stack == ()  # nobody is left to ask, so everything resolves


def test_5_6_no_window_opens_if_nobody_can_be_asked():
    match = table("Draw Two, 2× Shove", "", "")
    happened = lay(match, ANN, "Draw Two")
    assert events_of_kind(happened, CardPlayed) and events_of_kind(happened, CardsDrawn)
    assert view_of(match).phase == "playing"


def test_5_6_the_active_seat_without_cards_is_not_asked_about_a_reaction():
    match = table("Draw Two", "Negate, Shove", "Shove")
    lay(match, ANN, "Draw Two")
    answer(match, {BEN: "Negate"})
    assert match.to_act == (CAT,)


def test_5_6_no_answer_in_time_is_a_pass():
    match = table("Draw Two, 2× Shove", "Negate, Boomerang")
    lay(match, ANN, "Draw Two")
    assert match.choices(BEN).default == Pass()


# ── 5.8 What can be answered ──────────────────────────────────────────────────────────────────────────────────────────


def test_5_8_draws_moves_tolls_and_losses_cannot_be_answered():
    match = table("Negate, 2× Sidestep", "2× Negate", "Negate", pawns="b4 c4 g4", phase="moving")
    move(match, ANN, "right")
    # Moves and tolls open no window.
    assert (view_of(match).phase, match.to_act) == ("paying", (ANN,))
    with pytest.raises(ludotheque.Refused) as refused:
        match.play(BEN, React("Negate"))
    assert (refused.value.section, refused.value.message) == ("§5.8", "nothing-to-react-to")


@pytest.mark.parametrize("ordinary", ["Negate", "Boomerang"])
@pytest.mark.parametrize("reaction", ["Negate", "Boomerang"])
def test_5_8_answering_an_ordinary_negate_or_boomerang_has_no_effect(ordinary, reaction):
    match = table(f"{ordinary}, 3× Shove", f"{reaction}, Sidestep")
    lay(match, ANN, ordinary)
    react(match, (BEN, reaction))
    view = view_of(match)
    assert (view.turn, view.phase, view.quota, view.discards) == (ANN, "playing", 1, (reaction, ordinary))


def test_5_8_nothing_can_be_answered_while_a_card_is_chosen():
    match = table("Shove, 3× Negate", "Negate", "Sidestep")
    match.play(ANN, PlayCard("Shove"))
    with pytest.raises(ludotheque.Refused):
        match.play(BEN, React("Negate"))
