"""Tests of puzzles: the puzzles that games ship, attempts at them, and how puzzles are found and checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ludotheque
from ludotheque.core.catalogue import find_game, games
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.start import from_json
from ludotheque.core.structs import plain
from ludotheque.lessons import Act, find_lesson
from ludotheque.puzzles import Puzzle, attempt, find_puzzle, find_puzzles, puzzle_of_the_day
from ludotheque.puzzles.attempt import MOST_INPUTS, Solver
from ludotheque.puzzles.puzzle import read_puzzles, set_up, write_puzzles
from ludotheque.puzzles.verdict import cached_comparison, compare
from ludotheque.puzzles.weigh import decisions_of, judge, weigh
from ludotheque.server.http.puzzles import puzzle_view

WITH_PUZZLES = [game for game in sorted(games()) if find_puzzles(game)]
ALL = [(game, puzzle.id) for game in WITH_PUZZLES for puzzle in find_puzzles(game)]


def refuse(*given: object) -> None:
    """Replaces a function that must not be called."""
    raise AssertionError(given)


def actions(steps: tuple[dict[str, object], ...]) -> list[Act]:
    return [Act(step) for step in steps]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_game_with_puzzles_has_at_least_twenty(game: str) -> None:
    assert len(find_puzzles(game)) >= 20
    assert len({puzzle.id for puzzle in find_puzzles(game)}) == len(find_puzzles(game))


@pytest.mark.parametrize(("game", "puzzle_id"), ALL)
def test_every_answer_solves_its_puzzle_and_can_be_put_into_words(game: str, puzzle_id: str) -> None:
    puzzle = find_puzzle(game, puzzle_id)
    begun = attempt(game, puzzle_id, [])
    assert begun.status == "asked" and begun.choices and begun.match.to_act == (puzzle.you,)
    for answer in puzzle.answers:
        solved = attempt(game, puzzle_id, actions(answer))
        assert solved.status == "solved", f"{game} {puzzle_id}: {answer}"
    told = puzzle_view(attempt(game, puzzle_id, actions(puzzle.answers[0])))
    assert told.solution is not None and len(told.solution.answer) == len(puzzle.answers[0])
    assert puzzle.chance > puzzle.second and puzzle.chance - puzzle.second > 3 * puzzle.error


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_other_decisions_are_wrong_and_illegal_ones_change_nothing(game: str) -> None:
    puzzle = next(puzzle for puzzle in find_puzzles(game) if puzzle.kind == "best" or game == "worm-up")
    match = set_up(game, puzzle)
    firsts = {msgspec.json.encode(answer[0]) for answer in puzzle.answers}
    if puzzle.kind == "best":
        others = [action for action in match.choices(puzzle.you) if msgspec.json.encode(plain(action)) not in firsts]
        inputs = [Act(plain(others[0]))]
        state = attempt(game, puzzle.id, inputs)
        luck = fast(1)
        while state.status == "asked":
            inputs.append(Act(plain(state.choices.sample(luck))))
            state = attempt(game, puzzle.id, inputs)
        assert state.status in ("wrong", "solved") and not state.choices
    illegal = attempt(game, puzzle.id, [Act({"type": "nothing"})])
    assert illegal.status == "not-now" and illegal.match.step == match.step


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_reveals_nothing_that_its_player_does_not_know(game: str) -> None:
    """Checks that a puzzle's page is the same for two positions that differ only in what the player cannot see."""
    for puzzle in find_puzzles(game)[:6]:
        match = set_up(game, puzzle)
        position = match.imagine(puzzle.you, ludotheque.luck(5)).to_json()["position"]
        twin: Puzzle = msgspec.structs.replace(puzzle, position=position)
        pages = [puzzle_view(Solver(either, set_up(game, either)).attempt()) for either in (puzzle, twin)]
        assert msgspec.json.encode(pages[0]) == msgspec.json.encode(pages[1])
        assert pages[0].solution is None


def test_a_solved_puzzle_plays_on_to_the_walk_it_leads_to() -> None:
    walks = 0
    for puzzle in find_puzzles("wound-up"):
        found = attempt("wound-up", puzzle.id, actions(puzzle.answers[0]))
        assert found.status == "solved"
        walks += any(type(event).__name__ == "PawnsWalked" for frame in found.frames for event in frame.events)
    assert walks >= 20


def test_everybody_gets_the_same_puzzle_of_the_day_and_games_alternate() -> None:
    days = [puzzle_of_the_day(day) for day in range(20000, 20000 + 3 * len(WITH_PUZZLES))]
    assert all(days) and len(set(days)) == len(days)
    assert {day[0] for day in days if day} == set(WITH_PUZZLES)


def test_unknown_puzzles_and_too_many_inputs_are_refused() -> None:
    with pytest.raises(BadInput, match="no puzzle"):
        find_puzzle("glory", "none")
    first = find_puzzles("glory")[0]
    with pytest.raises(BadInput):
        attempt("glory", first.id, [Act({})] * (MOST_INPUTS + 1))


def test_puzzle_files_for_other_rules_or_with_errors_are_refused(tmp_path: Path) -> None:
    game = find_game("glory")
    path = tmp_path / "puzzles.json"
    write_puzzles(game, path, find_puzzles("glory")[:2])
    assert len(read_puzzles(game, path).puzzles) == 2
    with pytest.raises(BadInput, match="made for game"):
        read_puzzles(find_game("malta"), path)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadInput):
        read_puzzles(game, path)


def test_weighing_finds_the_winning_decision() -> None:
    """Weighs the first position of Malta's lesson, in which one card played on one board space wins."""
    position = find_lesson("malta").positions["nearly-won"]
    match = from_json({"game": "malta", **position}, ludotheque.luck(1))
    hooks, view = hooks_of(match.rules), match.view(0)
    decisions = decisions_of(hooks, hooks.imagine(view, fast(1)), 0)
    assert decisions is not None and len(decisions) > 10
    wins = [decision for decision in decisions if [plain(action) for action in decision][-1].get("place") == "d3"]
    assert len(wins) == 1
    others = [decision for decision in decisions if decision is not wins[0]]
    verdict = judge(weigh(hooks, view, [*others[:6], *wins], 12, fast(2)))
    assert verdict is not None and wins[0] in verdict.answers and verdict.chance > verdict.second


@pytest.mark.parametrize("game", ["malta", "glory", "wound-up"])
def test_a_verdict_says_what_was_lost_and_why_the_best_decision_is_better(game: str) -> None:
    puzzle = next(puzzle for puzzle in find_puzzles(game) if puzzle.kind == "best")
    match = set_up(game, puzzle)
    best = [dict(step) for step in puzzle.answers[0]]
    decisions = decisions_of(hooks_of(match.rules), match.state, puzzle.you)
    assert decisions is not None
    others = [[plain(action) for action in plan] for plan in decisions]
    wrong = next(other for other in others if other not in [list(answer) for answer in puzzle.answers])
    right, lost = compare(game, puzzle, best), compare(game, puzzle, wrong)
    assert right.loss == 0.0 and lost.loss > 0.03
    assert right.reason is not None and lost.reason is not None
    cached_comparison.cache_clear()
    assert lost == compare(game, puzzle, wrong)  # the same decision, the same verdict


@pytest.mark.parametrize("game", ["malta", "wound-up"])
def test_a_verdict_never_gives_a_reason_for_a_wrong_decision_as_one_against_it(game: str) -> None:
    """Tries wrong decisions for which the game knows a reason in their favour, and checks that the verdict does not
    give it.
    """
    against = []
    for puzzle in find_puzzles(game):
        match = set_up(game, puzzle)
        hooks = hooks_of(match.rules)
        decisions = decisions_of(hooks, match.state, puzzle.you) or []
        known = [plan for plan in decisions if hooks.reason(match.state, puzzle.you, plan, 0.5) is not None]
        others = [[plain(action) for action in plan] for plan in known]
        wrong = [other for other in others if other not in [list(answer) for answer in puzzle.answers]]
        against += [compare(game, puzzle, other).against for other in wrong[:1]]
    assert len(against) >= 2 and sum([reason is not None for reason in against]) >= len(against) - 1
    assert not [reason.message for reason in against if reason is not None and reason.message.startswith("why-")]


def test_a_game_without_a_climax_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = find_puzzles("glory")[0]
    monkeypatch.setattr(type(hooks_of(find_game("glory"))), "quick", refuse)
    assert attempt("glory", puzzle.id, actions(puzzle.answers[0])).status == "solved"


def test_a_solved_puzzle_is_played_on_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for puzzle in find_puzzles("wound-up") if puzzle.kind == "best")
    inputs = actions(puzzle.answers[0])
    first = attempt("wound-up", puzzle.id, inputs)
    monkeypatch.setattr(type(hooks_of(find_game("wound-up"))), "quick", refuse)
    again = attempt("wound-up", puzzle.id, inputs)
    assert again.frames == first.frames and len(first.frames) > len(inputs)
    assert again.match.to_json() == first.match.to_json()
