"""Tests that every game on the shelf keeps the contract.

`./test --nightly` tests the contract at length, with every number of seats: `python -m ludotheque.testing malta
--matches 1000`.
"""

from typing import get_args

import pytest

import ludotheque
from ludotheque.bots import bot_names, find_bot
from ludotheque.build import build_and_reason
from ludotheque.core.catalogue import find_game
from ludotheque.core.events import StepTaken
from ludotheque.core.luck import fast
from ludotheque.core.places import Place, Pose
from ludotheque.games.wound_up.actions import PlacePawn
from ludotheque.testing import PROPERTIES, Case, ContractBroken, bots_depend_on_views_only, check_game, option_sets
from ludotheque.testing.__main__ import main
from ludotheque.testing.kit import cases
from ludotheque.testing.tries import describes
from tests.mutants import MUTANTS
from tests.short import short_option_sets

pytestmark = pytest.mark.compiled

GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))
MOST_MATCHES = 3  # each with a different number of seats
MATCHES = {
    "imagination": 2,
    "knowledge_is_kept": 3,
    "replay_equals_play": 3,
    "same_seed_same_match": 2,
    "same_under_hash_seeds": 1,
}

# For each of these checks: the things that the check counts.  It must have found twelve of them or more, so that no
# check passes merely because it had nothing to test.
LOOKED_FOR = {
    "arrival_order": "windows",
    "imagination": "looked_for",
    "knowledge_is_kept": "plays",
    "listed_iff_accepted": "listed",
    "non_interference": "decisions",
    "refusal_changes_nothing": "refused",
    "take_back_restores": "taken back",
    "unseen_changes_nothing": "unseen",
}


def has_private_steps(game: str) -> bool:
    """Returns whether this game has steps that other seats do not see."""
    return StepTaken in get_args(find_game(game).events)


@pytest.mark.parametrize("promise", PROPERTIES)
@pytest.mark.parametrize("game", GAMES)
def test_contract(game, promise):
    rules = find_game(game)
    matches = MATCHES.get(promise, min(MOST_MATCHES, len(rules.seats)))
    if promise not in LOOKED_FOR and (rules.is_slow or build_and_reason()[0] == "pure"):
        matches = 1  # the compiled build and the nightly run try more
    found = check_game(game, matches=matches, only=[promise], options=short_option_sets(game))
    if promise == "unseen_changes_nothing" and not has_private_steps(game):
        return
    assert sum(found.values()) > 0
    if promise in LOOKED_FOR:
        assert found[f"{promise}: {LOOKED_FOR[promise]}"] >= 12


def test_cases_cover_all_numbers_of_seats_and_options():
    rules = find_game("kites")
    sets = option_sets(rules)
    assert sets == [{}, {"rounds": 1}, {"rounds": 6}, {"wind": "steady"}]
    made = cases(rules, None, None, 0)
    met = {(case.seats, str(case.options)) for case, _ in zip(made, range(12))}
    assert len(met) == 12


def test_incompatible_options_are_left_out():
    for game in GAMES:
        made = cases(find_game(game), None, None, 0)
        for case, _ in zip(made, range(60)):
            assert case.new().seats == case.seats


@pytest.mark.parametrize("broken", [False, True])
def test_the_long_version_prints_its_verdict_in_one_line(broken, capsys):
    mutant = "kites that lose a card"
    assert MUTANTS[mutant] == "conserved"
    code = main([mutant if broken else "kites", "--matches", "2", "--only", "conserved"])
    printed = capsys.readouterr()
    if broken:
        assert code == 1
        assert f"{mutant} breaks the contract: conserved: " in printed.err
    else:
        assert code == 0
        assert printed.out.startswith("kites keeps the contract: 2 matches")


def test_the_long_version_can_check_games_that_are_not_installed(capsys):
    assert main(["kites", "--load", "tests.sample.game:GAME", "--seats", "2", "--only", "random_match_ends"]) == 0
    assert main(["no-such-game"]) == 2
    assert "no-such-game" in capsys.readouterr().err
    assert main(["kites", "--seats", "17"]) == 2
    assert main(["kites", "--options", '{"moon": "full"}']) == 2
    with pytest.raises(SystemExit) as caught:
        main(["kites", "--matches", "0"])
    assert caught.value.code == 2


def test_check_game_runs_every_check_and_reports_progress():
    told: list[Case] = []
    found = check_game("kites", seats=[2], options=[{"rounds": 6}], matches=1, progress=told.append)
    assert told == [Case("kites", 2, 0, {"rounds": 6})]
    assert {key.split(":")[0] for key in found} == set(PROPERTIES)
    assert issubclass(ContractBroken, AssertionError)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bot_names(game)])
def test_bots_must_decide_from_their_view_alone(game, name):
    for case, _ in zip(cases(find_game(game), None, short_option_sets(game), 0), range(2)):
        assert bots_depend_on_views_only(case, lambda: find_bot(game, name))["decisions"]


SQUARE = [(0, 0), (9000, 0), (9000, 9000), (0, 9000)]


@pytest.mark.parametrize(
    "region",
    [
        Pose(
            PlacePawn(0, 0, 0),
            ("x", "y", "facing"),
            SQUARE,
            500,
            300,
            boxes=[(4000, 4000, 0, 900, 900)],
            discs=[(100, 100, 50)],
        ),
        Place(PlacePawn(0, 0, 0), ("x", "y"), SQUARE, discs=[(4000, 4000, 900)], polygons=[SQUARE[:3]]),
    ],
)
def test_regions_are_checked_by_the_data_that_clients_receive(region):
    for number in range(40):
        action = region.make(*[fast(number).die(9000) for _ in region.fields])
        assert describes(region, action) == region.contains(action)
    assert describes(region, region.sample(fast(1)))
