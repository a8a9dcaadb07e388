"""Tests that every lesson can be played to its end, even with mistakes, and that errors name a broken lesson."""

from typing import Any

import msgspec
import pytest

from ludotheque import BadInput
from ludotheque.core.catalogue import find_game, game_ids
from ludotheque.core.structs import plain
from ludotheque.lessons import Act, Guess, Scene, find_lesson, play_chapter, real_match, teacher
from ludotheque.testing.lessons import check_lesson

TAUGHT = [game_id for game_id in game_ids() if find_game(game_id).lesson is not None]
REMOVE = Act({"type": "playCard", "card": "Remove A Space"})


def play_inputs(*inputs: Any, chapter: str = "win") -> Scene:
    return play_chapter("malta", chapter, inputs)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_every_lesson_can_be_played(game_id: str) -> None:
    check_lesson(game_id)


def test_a_mistake_is_shown_and_then_undone() -> None:
    scene = play_inputs(REMOVE, Act({"type": "nameSpace", "place": "b3"}))
    assert scene.status == "mistaken" and scene.kept == 1 and scene.match.outcome is not None
    assert play_inputs(REMOVE).status == "asked"


def test_actions_outside_the_lesson_change_nothing() -> None:
    for play in (Act({"type": "playCard", "card": "Negate"}), Act({"type": "dance"}), Act({}), Guess("up")):
        scene = play_inputs(play)
        assert scene.step is not None and scene.step.id == "card" and not scene.frames and scene.kept == 0
    assert play_inputs(Act({"type": "playCard", "card": "Negate"})).status == "not-now"


def test_only_actions_of_the_lesson_are_offered() -> None:
    assert [msgspec.to_builtins(action) for action in play_inputs().choices] == [REMOVE.action]


def test_a_learner_who_misses_the_goal_tries_again() -> None:
    start = [REMOVE, Act({"type": "nameSpace", "place": "d3"}), Act({"type": "move", "direction": "left"})]
    start += [Act({"type": "react", "card": "Negate"})]
    idle = [Act({"type": "playCard", "card": "Draw Two"}), Act({"type": "move", "direction": "up"})]
    passes = [Act({"type": "pass"})] * 8  # until Basile's turn is over
    scene = play_inputs(*start, *idle, *passes, chapter="negate")
    assert scene.status == "mistaken" and scene.sentence.endswith("-missed") and scene.kept == len(start)


def test_a_walk_ends_as_the_right_guess_says_whatever_the_learner_guessed() -> None:
    opened = Act({"type": "open", "card": "Wind 2", "wilds": 1})
    let_go = Act({"type": "letGo", "black": 0, "green": 0, "turn": 0})
    for guess, verdict in (("grave", "right"), ("past", "wrong")):
        scene = play_chapter("wound-up", "auction", [opened, Guess(guess), let_go])
        view: Any = scene.match.view(0)
        assert (scene.status, scene.guess, view.pawns[0].where) == ("finished", verdict, "grave")


def test_a_turn_in_a_lesson_ends_at_the_pawn_in_the_way_and_a_walk_in_a_fall() -> None:
    short, whole = (Act({"type": "turn", "turn": turn}) for turn in (-4000, -10479))
    missed = play_chapter("wound-up", "brains", [short])
    assert (missed.status, missed.sentence) == ("mistaken", "lesson-brains-turn-short")
    [region] = play_chapter("wound-up", "brains", []).choices.regions
    assert region.numbers()["low"] == -10479  # Mortimer's pawn is in the way
    let_go = Act({"type": "letGo", "black": 0, "green": 0, "turn": 0})
    scene = play_chapter("wound-up", "brains", [whole, Guess("you"), let_go])
    happened = [plain(event) for frame in scene.frames for event in frame.events]
    assert [event["seat"] for event in happened if event["type"] == "pawnFell"] == [0]
    assert scene.step is not None and scene.step.id == "feed"


def test_without_the_red_token_the_rival_wins_the_tie() -> None:
    robbed = [Act({"type": "useYellow", "seat": 1}), Act({"type": "usePurple", "turn": -16384})]
    bid = [*robbed, Act({"type": "open", "card": "Wind 2", "wilds": 0})]
    tied = play_chapter("wound-up", "tokens", [*bid, Act({"type": "pass"})])
    assert tied.status == "mistaken" and plain(tied.match.outcome)["places"] == [2, 1]
    let_go = Act({"type": "letGo", "black": 0, "green": 1, "turn": 0})
    won = play_chapter("wound-up", "tokens", [*bid, Act({"type": "useRed"}), let_go])
    assert won.status == "finished" and plain(won.match.outcome)["places"] == [1, 2]


def test_the_action_that_ends_a_lesson_must_win() -> None:
    aimed = [Act({"type": "open", "card": "Rotate Right", "wilds": 0}), Act({"type": "turn", "turn": -10000})]
    walked = [Act({"type": "open", "card": "Wind 3", "wilds": 0})]
    walked += [Act({"type": "letGo", "black": 0, "green": 0, "turn": 0})]
    assert play_chapter("wound-up", "turn", [*aimed, *walked[:1]]).status == "asked"
    scene = play_chapter("wound-up", "turn", [*aimed, *walked])
    assert (scene.status, scene.sentence, scene.kept) == ("mistaken", "lesson-turn-finish-missed", 1)


def test_a_lesson_that_contradicts_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = find_lesson("malta")
    broken = {**lesson.positions, "nearly-won": {"seats": 2, "position": {}}}
    monkeypatch.setattr(teacher, "find_lesson", lambda _: msgspec.structs.replace(lesson, positions=broken))
    with pytest.raises(BadInput, match="lesson of malta, win/card"):
        play_inputs()


def test_unknown_chapters_and_endless_inputs_are_refused() -> None:
    with pytest.raises(BadInput, match="chapter"):
        play_inputs(chapter="sea")
    with pytest.raises(BadInput, match="inputs"):
        play_inputs(*[REMOVE] * 101)


def test_a_match_after_a_lesson_redeals_what_the_learner_cannot_know() -> None:
    matches = [real_match("malta") for _ in range(12)]
    views = [plain(match.view(0)) for match in matches]
    assert all(view == views[0] for view in views)
    hands = {str(match.to_json()["position"]["hands"][1]) for match in matches}
    assert len(hands) > 1
