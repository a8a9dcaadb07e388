"""Tests of refusals: each refusal has its message and section, and reveals nothing that the seat cannot know."""

import re

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.games.malta import GAME
from ludotheque.games.malta.actions import (
    ChooseCard,
    Move,
    NameDirection,
    NameLine,
    NameQuarters,
    NameSeat,
    NameSpace,
    Pass,
    PayFirst,
    PlacePawn,
    PlayCard,
    React,
)
from ludotheque.games.malta.components import malta_box
from tests.games.malta.table import ANN, BEN, CAT, DAN, EVE, answer, choose, lay, move, play, table

pytestmark = pytest.mark.compiled


def placing():
    return ludotheque.new("malta", seats=3, seed=1, options={"first": ANN})


def playing():
    return table("Shove, Negate, Sidestep", "Negate", "Shove", "", lost=[DAN])


def naming_targets(card, **more):
    """Builds a match in which Ann has laid down a card and is asked for its targets."""
    match = table(f"{card}, 2× Negate", "", "2× Shove, Negate", "Shove", "", lost=[EVE], **more)
    match.play(ANN, PlayCard(card))
    return match


def welcoming():
    match = table("Welcome Back, 2× Negate", "Shove", "", "", lost=[CAT, DAN])
    match.play(ANN, PlayCard("Welcome Back"))
    return match


def naming_second(card, first, **more):
    match = naming_targets(card, **more)
    match.play(ANN, first)
    return match


def window():
    """Builds a window: Ann has played a card; Ben, Cat and Dan are asked, but not Eve, because Eve has no card."""
    match = table("Draw Two, Negate, Sidestep", "Negate", "Negate, Shove", "Shove", "", "")
    lay(match, ANN, "Draw Two")
    return match


def second_window():
    match = window()
    answer(match, {BEN: "Negate"})
    return match


def third_window():
    match = table("Draw Two, Negate, Sidestep", "2× Negate", "Negate, Shove", "Shove")
    lay(match, ANN, "Draw Two")
    answer(match, {BEN: "Negate"})
    answer(match, {CAT: "Negate"})
    return match


def answered_window():
    match = window()
    match.play(BEN, Pass())
    return match


def discarding():
    match = table("Discard Two of Theirs, 2× Negate", "Shove, Sidestep, Negate")
    play(match, ANN, "Discard Two of Theirs")
    return match


def discarding_second():
    match = discarding()
    choose(match, BEN, "Shove")
    return match


def giving():
    match = table("Hand-Me-Down, 2× Negate", "Shove")
    play(match, ANN, "Hand-Me-Down")
    return match


def passing_on():
    match = table("Pass It On, Shove, Sidestep", "2× Negate", "Negate", "")
    play(match, ANN, "Pass It On")
    return match


def moving():
    return table("Negate", "Negate", "Negate", phase="moving")


def paying():
    match = table("3× Negate", "Shove", pawns="b4 c4", phase="moving")
    move(match, ANN, "right")
    return match


def ordering():
    match = table("3× Negate", "Shove", "Shove", pawns="b4 c4 c4", phase="moving")
    move(match, ANN, "right")
    return match


def over():
    match = table("Sidestep", "Shove")
    play(match, ANN, "Sidestep", "up")
    return match


CIRCLES = {"c3": "(*1)", "d3": "(*1)"}

REFUSALS = [
    (placing, ANN, PlacePawn("start 8"), "§1.3", "no-start-space"),
    (placing, ANN, PlacePawn("star 1"), "§1.3", "no-start-space"),
    (placing, ANN, PlayCard("Shove"), "§1.3", "place-first"),
    (placing, BEN, PlacePawn("start 1"), "§1.3", "not-your-turn"),
    (playing, ANN, PlayCard("Draw Two"), "§3.2", "not-in-hand"),
    (playing, ANN, PlayCard("No Such Card"), "§3.2", "not-in-hand"),
    (playing, ANN, Move("up"), "§3.2", "play-first"),
    (playing, ANN, ChooseCard("Shove"), "§3.2", "play-first"),
    (playing, ANN, NameSeat(BEN), "§3.2", "play-first"),
    (playing, ANN, Pass(), "§3.2", "play-first"),
    (playing, ANN, React("Negate"), "§4.3", "nothing-to-react-to"),
    (playing, BEN, PlayCard("Negate"), "§1.4", "not-your-turn"),
    (playing, BEN, React("Negate"), "§5.8", "nothing-to-react-to"),
    (playing, BEN, Pass(), "§5.8", "nothing-to-react-to"),
    (playing, DAN, PlayCard("Negate"), "§2.5", "you-have-lost"),
    (lambda: naming_targets("Shove"), ANN, PlayCard("Negate"), "§3.6", "name-first"),
    (lambda: naming_targets("Shove"), ANN, NameDirection("up"), "§3.6", "cannot-name"),
    (lambda: naming_targets("Shove"), ANN, NameSpace("c4"), "§3.6", "cannot-name"),
    (lambda: naming_targets("Shove"), ANN, NameSeat(9), "§3.6", "cannot-name"),
    (lambda: naming_targets("Shove"), ANN, NameSeat(-1), "§3.6", "cannot-name"),
    (lambda: naming_targets("Shove"), ANN, NameSeat(ANN), "§4.11", "no-rival"),
    (lambda: naming_targets("Shove"), ANN, NameSeat(EVE), "§2.5", "has-lost"),
    (
        lambda: naming_second("Shove", NameSeat(CAT), pawns="a4 c4 e7 f4 f4"),
        ANN,
        NameDirection("up"),
        "§4.11",
        "off-the-board",
    ),
    (lambda: naming_targets("Swap Hands"), ANN, NameSeat(ANN), "§4.1", "no-rival"),
    (lambda: naming_targets("Pickpocket"), ANN, NameSeat(ANN), "§4.1", "no-rival"),
    (lambda: naming_targets("Pickpocket"), ANN, NameSeat(BEN), "§4.12", "rival-without-cards"),
    (lambda: naming_targets("Pickpocket"), ANN, NameSeat(EVE), "§2.5", "has-lost"),
    (lambda: naming_targets("Going Home"), ANN, NameSeat(EVE), "§2.5", "has-lost"),
    (welcoming, ANN, NameSeat(BEN), "§4.9", "not-lost"),
    (lambda: naming_second("Trade Places", NameSeat(CAT)), ANN, NameSeat(CAT), "§3.6", "cannot-name"),
    (lambda: naming_targets("Remove A Space", board=CIRCLES), ANN, NameSpace("c3"), "§4.5", "is-circle"),
    (lambda: naming_targets("Remove A Space", board=CIRCLES), ANN, NameSpace("h9"), "§3.6", "cannot-name"),
    (lambda: naming_targets("Restore A Space", board=CIRCLES), ANN, NameSpace("c4"), "§4.5", "is-face-up"),
    (lambda: naming_second("Swap Two Spaces", NameSpace("c4")), ANN, NameSpace("c4"), "§3.6", "cannot-name"),
    (lambda: naming_second("Turn A Space", NameSpace("c4")), ANN, NameQuarters(4), "§3.6", "cannot-name"),
    (lambda: naming_targets("Shift A Line"), ANN, NameLine("row 8"), "§3.6", "cannot-name"),
    (lambda: naming_second("Shift A Line", NameLine("row 3")), ANN, NameDirection("up"), "§4.8", "not-along-the-line"),
    (lambda: naming_targets("Sidestep"), ANN, NameDirection("left"), "§4.11", "off-the-board"),
    (lambda: naming_targets("Second Wind", pawns="b2 c4 c4 c4 c4"), ANN, NameDirection("down"), "§4.13", "no-arrow"),
    (window, ANN, React("Negate"), "§4.3", "your-own-card"),
    (window, ANN, PlayCard("Sidestep"), "§5.1", "answered-already"),
    (window, BEN, React("Boomerang"), "§5.1", "not-in-hand"),
    (window, BEN, React("Draw Two"), "§4.3", "no-reaction"),
    (window, BEN, PlayCard("Negate"), "§5.1", "answer-first"),
    (window, EVE, React("Negate"), "§5.6", "no-card-to-react-with"),
    (answered_window, BEN, React("Negate"), "§5.1", "answered-already"),
    (second_window, BEN, React("Negate"), "§4.3", "your-own-card"),
    (third_window, BEN, React("Negate"), "§5.1", "reacted-already"),
    (discarding, BEN, ChooseCard("Draw Two"), "§3.6", "not-in-hand"),
    (discarding, BEN, PlayCard("Shove"), "§3.6", "choose-first"),
    (discarding, ANN, PlayCard("Negate"), "§1.4", "not-your-turn"),
    (discarding_second, BEN, ChooseCard("Shove"), "§3.6", "choose-first"),
    (giving, ANN, ChooseCard("Shove"), "§3.6", "not-in-hand"),
    (giving, ANN, Move("up"), "§3.6", "choose-first"),
    (passing_on, BEN, ChooseCard("Shove"), "§4.12", "not-in-hand"),
    (passing_on, BEN, Pass(), "§4.12", "choose-first"),
    (passing_on, CAT, ChooseCard("Negate"), "§4.12", "answered-already"),
    (passing_on, DAN, ChooseCard("Negate"), "§4.12", "not-your-turn"),
    (moving, ANN, Move("left"), "§3.3", "no-arrow"),
    (moving, ANN, PlayCard("Negate"), "§3.3", "move-first"),
    (moving, BEN, Move("up"), "§1.4", "not-your-turn"),
    (paying, ANN, ChooseCard("Shove"), "§3.4", "not-in-hand"),
    (paying, ANN, PayFirst(BEN), "§3.4", "pay-first"),
    (ordering, ANN, PayFirst(ANN), "§3.4", "not-owed"),
    (ordering, ANN, PayFirst(10**12), "§3.4", "order-first"),
    (ordering, ANN, ChooseCard("Negate"), "§3.4", "order-first"),
    (over, ANN, PlayCard("Shove"), "§6.1", "match-over"),
]


@pytest.mark.parametrize(
    ("position", "seat", "action", "section", "message"),
    REFUSALS,
    ids=[f"{number}-{row[4]}" for number, row in enumerate(REFUSALS)],
)
def test_a_refusal_names_the_rule(position, seat, action, section, message):
    match = position()
    before, history = match.to_json(), len(match.history)
    with pytest.raises(ludotheque.Refused) as refused:
        match.play(seat, action)
    assert (refused.value.section, refused.value.message) == (section, message)
    assert refused.value.seat == seat
    # A refused action changes nothing.
    assert (match.to_json(), len(match.history)) == (before, history)


@pytest.mark.parametrize("seat", [ANN, BEN])
def test_a_take_back_without_anything_to_take_back_is_refused(seat):
    with pytest.raises(ludotheque.Refused) as refused:
        table("Draw Two, Negate", "Negate").take_back(seat)
    assert (refused.value.section, refused.value.message) == ("§3.6", "nothing-to-take-back")


def test_every_refusal_message_is_tested():
    source = GAME.folder / "refusals.py"
    if not source.exists():
        pytest.skip("this build comes without its sources")
    messages = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source.read_text(encoding="utf-8")))
    for rules in (GAME.folder / "rules").glob("*.py"):
        messages.update(re.findall(r'"§[\d.]+", "([a-z-]+)"', rules.read_text(encoding="utf-8")))
    assert messages == {row[4] for row in REFUSALS}


def vocabulary():
    """Yields every action that can be named in Malta, and some that cannot."""
    yield Pass()
    for card in (*malta_box(None).cards, "No Such Card"):
        yield from (PlayCard(card), React(card), ChooseCard(card))
    for seat in (-1, 0, 1, 2, 3, 7):
        yield from (NameSeat(seat), PayFirst(seat))
    for direction in ("up", "right", "down", "left"):
        yield from (NameDirection(direction), Move(direction))
    for number in range(5):
        yield from (NameQuarters(number), NameLine(f"row {number}"), PlacePawn(f"start {number}"))
    for place in ("a1", "c4", "d7", "g7", "h8"):
        yield NameSpace(place)


VOCABULARY = tuple(vocabulary())


def reply(match, seat, action):
    """Returns the refusal that a seat gets for this action, or None if the action is legal."""
    if action in match.choices(seat):
        return None
    refusal = GAME.refusal(match.state, seat, action)
    return refusal.section, refusal.message, refusal.values


@pytest.mark.parametrize("seed", range(6))
def test_refusals_depend_only_on_what_the_seat_knows(seed):
    luck = ludotheque.luck(seed)
    options = {"blind_faith": ("skip", "random", "turn")[seed % 3], "lives": 1 + seed % 2}
    match = ludotheque.new("malta", seats=2 + seed % 3, seed=seed, options=options)
    for _ in range(60):
        if match.outcome is not None:
            break
        for seat in range(match.seats):
            twin = match.imagine(seat, luck)
            for action in VOCABULARY:
                assert reply(match, seat, action) == reply(twin, seat, action), (seat, action)
        random_step(match, luck)
