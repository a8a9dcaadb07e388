"""Tests of whole positions in rulebook words: every possible one can be read back, and an impossible one is refused."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque.core.drive import random_step
from tests.games.malta.table import ANN, BEN, CAT, answer, choose, lay, move, play, table

pytestmark = pytest.mark.compiled


def some_positions(seeds):
    """Returns positions from random matches of all kinds."""
    for seed in seeds:
        seats = 2 + seed % 5
        options = {
            "blind_faith": ("skip", "turn", "random")[seed % 3],
            "lives": 1 + seed % 2,
            "board": 5 if seats == 2 and seed % 2 else 7,
        }
        match, luck = ludotheque.new("malta", seats=seats, seed=seed, options=options), ludotheque.luck(seed)
        while match.outcome is None and match.step < 300:
            yield match
            random_step(match, luck)
        yield match


def test_every_position_survives_a_round_trip():
    phases = set()
    for number, match in enumerate(some_positions(range(16))):
        doc = match.to_json()
        phase = doc["position"]["phase"]
        if phase not in phases or number % 7 == 0 or phase not in ("answering", "playing"):
            phases.add(phase)
            assert ludotheque.from_json(ludotheque.to_json(doc)).to_json() == doc
    assert phases >= {"placing", "playing", "answering", "discarding", "passingOn", "moving", "over"}


def test_imagined_positions_survive_a_round_trip():
    luck = ludotheque.luck(2)
    for number, match in enumerate(some_positions(range(4))):
        if number % 9 == 0:
            doc = match.imagine(number % match.seats, luck).to_json()
            assert ludotheque.from_json(doc).to_json() == doc


def window():
    match = table("Draw Two, 2× Sidestep", "Negate, Shove", "Negate")
    lay(match, ANN, "Draw Two")
    return match


def stack():
    match = window()
    answer(match, {BEN: "Negate"})
    return match


def naming():
    match = table("Shift A Line, 2× Sidestep", "Boomerang", "Negate")
    match.play(ANN, {"type": "playCard", "card": "Shift A Line"})
    match.play(ANN, {"type": "nameLine", "line": "row 3"})
    return match


def turned():
    match = table("Sidestep, 2× Shove", "Boomerang", "Negate")
    lay(match, ANN, "Sidestep", "up")
    answer(match, {BEN: "Boomerang"})
    answer(match)
    return match


def discarding():
    match = table("Discard Two of Yours, 3× Shove, Sidestep", "Negate")
    play(match, ANN, "Discard Two of Yours")
    choose(match, ANN, "Shove")
    return match


def giving():
    match = table("Hand-Me-Down, 3× Shove, Sidestep", "Negate", "Negate")
    play(match, ANN, "Hand-Me-Down", CAT)
    return match


def passing_on():
    match = table("Pass It On, Shove, Sidestep", "Negate, Shove", "Negate")
    play(match, ANN, "Pass It On")
    return match


def paying():
    match = table("4× Shove", "Negate", "Negate", pawns="b4 c4 g4", phase="moving")
    move(match, ANN, "right")
    return match


def ordering():
    match = table("3× Shove", "Negate", "Negate", pawns="b4 c4 c4", phase="moving")
    move(match, ANN, "right")
    return match


def plain():
    return table("Draw Two, 2× Sidestep", "Negate, Shove", "Negate", lost=[CAT], known={(ANN, BEN): "Shove"})


def placing():
    return ludotheque.new("malta", seats=2, seed=1)


def over():
    match = table("Sidestep", "Shove")
    play(match, ANN, "Sidestep", "up")
    return match


def test_every_phase_survives_a_round_trip():
    makers = (window, stack, naming, turned, discarding, giving, passing_on, paying, ordering, plain, placing, over)
    for make in makers:
        doc = make().to_json()
        assert ludotheque.from_json(ludotheque.to_json(doc)).to_json() == doc


NEGATE_OF_BEN = {"card": "Negate", "seat": BEN, "targets": []}

IMPOSSIBLE: list[tuple[Callable[[], ludotheque.Match], dict[str, Any], str]] = [
    (plain, {"phase": "dancing"}, "position.phase"),
    (plain, {"colour": "red"}, "position"),
    (plain, {"hands": 7}, "position"),
    (plain, {"pawns": ["a1"]}, "position.pawns"),
    (plain, {"hands": [[], []]}, "position.hands"),
    (plain, {"hands": [["Draw Two"] * 11, ["Negate"], []], "deck": None}, "position.hands"),
    (plain, {"hands": [["No Such Card"], ["Negate"], []]}, "position.hands"),
    (plain, {"hands": [["Draw Two"], ["Negate", "Shove"], ["Negate"]]}, "position.deck"),
    (plain, {"board": [["start 1"]]}, "position.board"),
    (plain, {"board": [["start 1"] * 7] * 7}, "position.board"),
    (plain, {"board": [["drop up 5"] * 7] * 6 + [[f"start {n}" for n in range(1, 8)]]}, "position.board"),
    (plain, {"turned": {"c4": 4}}, "position.turned"),
    (plain, {"asked": [ANN, ANN]}, "position.asked"),
    (window, {"asked": [BEN, BEN]}, "position.asked"),
    (window, {"asked": [CAT, CAT, CAT, CAT, CAT, CAT]}, "position.asked"),
    (plain, {"hadTurn": [BEN, BEN]}, "position.hadTurn"),
    (plain, {"blind": [BEN, BEN]}, "position.blind"),
    (stack, {"reacted": [BEN, BEN]}, "position.reacted"),
    (plain, {"deck": {"No Such Card": 1}}, "position.deck"),
    (plain, {"deck": {"Draw Two": 11}}, "position.deck"),
    (plain, {"deck": {"Draw Two": -1}}, "position.deck"),
    (plain, {"deck": {"Draw Two": 1 << 40}}, "position.deck"),
    (plain, {"gone": {"Reshuffle": 10_000_000}}, "position.gone"),
    (plain, {"removed": ["h8"]}, "position"),
    (plain, {"pawns": [None, "c4", None]}, "position.pawns"),
    (plain, {"pawns": ["a4", "c4", "e4"]}, "position.pawns"),
    (plain, {"homes": [None, "start 2", "start 3"]}, "position.homes"),
    (plain, {"homes": ["star 1", "start 2", "start 3"]}, "position.homes"),
    (plain, {"lost": []}, "position.lost"),
    (plain, {"lost": [2, 2]}, "position.lost"),
    (plain, {"lives": [1, 1]}, "position.lives"),
    (plain, {"lives": [2, 1, 0]}, "position.lives"),
    (plain, {"blind": [2]}, "position.blind"),
    (plain, {"known": [[]]}, "position.known"),
    (plain, {"known": [[[], ["Boomerang"], []], [[], [], []], [[], [], []]]}, "position.known"),
    (plain, {"known": [[["Draw Two"], [], []], [[], [], []], [[], [], []]]}, "position.known"),
    (plain, {"step": -1}, "position.step"),
    (plain, {"quota": -1}, "position.quota"),
    (plain, {"quota": 0}, "position.quota"),
    (plain, {"round": 0}, "position.round"),
    (plain, {"round": 101}, "position.round"),
    (plain, {"asked": []}, "position.asked"),
    (plain, {"asked": [1]}, "position.asked"),
    (plain, {"asked": [2]}, "position.asked"),
    (plain, {"turn": 2, "asked": [2]}, "position.asked"),
    (plain, {"turn": 7}, "position.turn"),
    (plain, {"outcome": {"winners": [0], "reason": "last-standing", "places": [1, 2, 3]}}, "position.asked"),
    (plain, {"answers": ["pass", None, None]}, "position.answers"),
    (plain, {"answers": ["pass"]}, "position.answers"),
    (plain, {"pending": 1}, "position.naming"),
    (plain, {"chosen": ["Sidestep"]}, "position.chosen"),
    (plain, {"toll": 2}, "position.toll"),
    (plain, {"winded": True}, "position.stack"),
    (plain, {"phase": "naming"}, "position.stack"),
    (plain, {"phase": "answering"}, "position.stack"),
    (plain, {"phase": "over", "asked": []}, "position.asked"),
    (window, {"stack": []}, "position.deck"),
    (window, {"quota": 0}, "position.quota"),
    (window, {"asked": [1]}, "position.asked"),
    (window, {"asked": [0, 1, 2]}, "position.asked"),
    (window, {"answers": [None, "pass", None]}, "position.asked"),
    (window, {"answers": [None, "Shove", None], "asked": [2]}, "position.answers"),
    (window, {"answers": [None, "Boomerang", None], "asked": [2]}, "position.answers"),
    (window, {"turn": 1}, "position.stack"),
    (window, {"pending": 1}, "position.pending"),
    (window, {"naming": "Sidestep"}, "position.naming"),
    (window, {"stack": [{"card": "Draw Two", "seat": 0, "targets": []}] * 2, "deck": None}, "position.stack"),
    (stack, {"reacted": []}, "position.reacted"),
    (
        stack,
        {"stack": [{"card": "Draw Two", "seat": 0, "targets": []}, NEGATE_OF_BEN, NEGATE_OF_BEN], "deck": None},
        "position.reacted",
    ),
    (naming, {"naming": "Draw Two"}, "position.naming"),
    (naming, {"player": None}, "position.player"),
    (naming, {"original": 1}, "position.naming"),
    (naming, {"named": ["row 3", "left"]}, "position.named"),
    (naming, {"named": ["row 9"]}, "position"),
    (naming, {"pending": 0}, "position.pending"),
    (naming, {"pending": 3}, "position.pending"),
    (turned, {"naming": "Shove"}, "position.naming"),
    (turned, {"original": None}, "position.naming"),
    (turned, {"naming": None}, "position.naming"),
    (turned, {"player": 0, "asked": [0]}, "position.original"),
    (discarding, {"chosen": ["Negate"]}, "position.chosen"),
    (discarding, {"chosen": []}, "position.toChoose"),
    (discarding, {"toChoose": 1}, "position.toChoose"),
    (discarding, {"toChoose": 4}, "position.toChoose"),
    (discarding, {"toChoose": -1}, "position.toChoose"),
    (discarding, {"receiver": 1}, "position.receiver"),
    (discarding, {"asked": [0, 1]}, "position.asked"),
    (giving, {"receiver": None}, "position.receiver"),
    (giving, {"receiver": 0}, "position.receiver"),
    (passing_on, {"answers": [None, None, None]}, "position.asked"),
    (passing_on, {"answers": [None, None, "pass"]}, "position.answers"),
    (paying, {"toll": 0}, "position.owners"),
    (paying, {"toll": 1}, "position.toChoose"),
    (paying, {"owners": [1]}, "position.owners"),
    (paying, {"owners": [0]}, "position.owners"),
    (paying, {"asked": [1]}, "position.toChoose"),
    (ordering, {"owners": [1, 1]}, "position.owners"),
    (placing, {"asked": [0, 1]}, "position.asked"),
    (placing, {"pawns": ["a1", None]}, "position.pawns"),
    (placing, {"hands": [["Shove"], []], "deck": None}, "position.pawns"),
    (over, {"outcome": None}, "position.asked"),
    (over, {"asked": [0]}, "position.asked"),
    (over, {"pending": 1}, "position.phase"),
]


@pytest.mark.parametrize(
    ("position", "changes", "where"),
    IMPOSSIBLE,
    ids=[f"{number}-{' '.join(row[1])}" for number, row in enumerate(IMPOSSIBLE)],
)
def test_impossible_positions_are_refused(position, changes, where):
    doc = ludotheque.to_json(position().to_json())
    doc["position"] |= changes
    with pytest.raises(ludotheque.BadInput) as refused:
        ludotheque.from_json(doc)
    assert refused.value.where == where
    assert "\n" not in str(refused.value)


def test_a_position_with_an_illegal_target_is_refused():
    match = table("Remove A Space, 2× Sidestep", "Negate", board={"c3": "(*1)"})
    lay(match, ANN, "Remove A Space", "c4")
    for target in ("c3", "h9", 3, None, ["c4"]):
        doc = ludotheque.to_json(match.to_json())
        doc["position"]["stack"][0]["targets"] = [target]
        with pytest.raises(ludotheque.BadInput):
            ludotheque.from_json(doc)


def test_a_rival_who_reacted_with_the_last_card_was_a_legal_target():
    match = table("Pickpocket, 2× Negate", "Negate")
    lay(match, ANN, "Pickpocket")
    answer(match, {BEN: "Negate"})
    assert ludotheque.from_json(match.to_json()).to_json() == match.to_json()


def test_a_window_in_a_position_needs_only_its_card():
    stack = [{"card": "Sidestep", "seat": ANN, "targets": ["right"]}]
    match = table("2× Negate", "Shove", phase="answering", asked=[BEN], quota=1, stack=stack)
    answer(match)
    assert match.view(None).pawns == ("b4", "c4")  # type: ignore[attr-defined]


ODD_VALUES = [None, 0, 1, -1, 5, True, "x", "pass", "Negate", "c4", [], [0], [0, 1], [0, 0], {}, ["Shove"], {"c4": 1}]


@pytest.mark.parametrize("seed", range(3))
def test_a_tampered_position_is_refused_or_can_be_played(seed):
    """Shows that a position which is accepted can also be viewed, imagined and played without a crash."""
    luck, choose_one = ludotheque.luck(seed), random.Random(seed)
    pool = [ludotheque.to_json(match.to_json()) for match in some_positions(range(seed, seed + 12, 3))]
    refused = 0
    for _ in range(350):
        doc = copy.deepcopy(choose_one.choice(pool))
        position = doc["position"]
        for field in choose_one.sample(sorted(position), choose_one.choice((1, 1, 2))):
            other = choose_one.choice(pool)["position"][field]
            position[field] = copy.deepcopy(choose_one.choice((other, choose_one.choice(ODD_VALUES))))
        try:
            match = ludotheque.from_json(doc, luck)
        except ludotheque.BadInput:
            refused += 1
            continue
        for seat in range(match.seats):
            assert match.imagine(seat, luck).view(seat) == match.view(seat)
        for _ in range(12):
            if match.outcome is None:
                assert match.to_act
                random_step(match, luck)
    assert 100 < refused < 340
