"""Tests of our games in OpenSpiel: chance nodes, information states that reveal no secret, copies and serialisation."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest

import ludotheque
from ludotheque.core.errors import BadInput
from ludotheque.core.luck import fast
from ludotheque.envs import openspiel
from ludotheque.numbering.chance import PreparedAnswers, Unanswered, throws_of
from tests.envs.matches import GAMES, ends

ROOT = Path(__file__).parents[2]
SHORT: dict[str, dict[str, Any]] = {
    "malta": {"last_round": 1},
    "worm-up": {"last_round": 2, "races": 1},
    "glory": {},
    "wound-up": {"last_turn": 1},
}


def loaded(game: str, seats: int | None = None, **how: Any) -> Any:
    return openspiel.load(game, seats, options=SHORT[game], **how)


def nodes(game: Any, seed: int, most: int = 250) -> list[Any]:
    """Returns copies of the nodes of a random match."""
    luck = Random(seed)
    state = game.new_initial_state()
    found: list[Any] = []
    while not state.is_terminal() and len(found) < most:
        found.append(state.clone())
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            assert sum(shares) == pytest.approx(1)
            state.apply_action(luck.choices(outcomes, shares)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([luck.choice(state.legal_actions(seat)) for seat in range(game.num_players())])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("game", ("malta", "worm-up"))
@pytest.mark.parametrize("simultaneous", [False, True])
def test_openspiel_accepts_it(game, simultaneous):
    pyspiel.random_sim_test(loaded(game, simultaneous=simultaneous), num_sims=1, serialize=True, verbose=False)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("end", [0, -1])
def test_openspiel_accepts_fewest_and_most_seats(game, end):
    seats = ends(game)[end]
    for simultaneous in (False, True):
        whole = loaded(game, seats, simultaneous=simultaneous)
        pyspiel.random_sim_test(whole, num_sims=3, serialize=True, verbose=False)
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(whole), num_sims=2, serialize=False, verbose=False)


def test_openspiel_finds_games_by_name():
    game = pyspiel.load_game("ludotheque_worm_up(seats=3)")
    assert game.num_players() == 3
    assert "ludotheque_malta_simultaneous" in pyspiel.registered_names()


def test_a_program_that_loads_a_game_exits_cleanly():
    """Checks that Python frees nothing at its exit that OpenSpiel still uses."""
    code = "import ludotheque.envs.openspiel as spiel; spiel.load('malta', 2).new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_nodes_survive_copying_and_pickling(game):
    for state in nodes(loaded(game, simultaneous=game == "malta"), 2)[::15]:
        for twin in (copy.deepcopy(state.tree), pickle.loads(pickle.dumps(state.tree))):
            assert twin.chance == state.tree.chance
            assert [question.legal for question in twin.questions] == [
                question.legal for question in state.tree.questions
            ]
            for seat in range(len(twin.recalls)):
                assert twin.information(seat) == state.tree.information(seat)


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_reveals_only_what_the_seat_knows(game):
    """Checks that two nodes which differ only in what a seat cannot know have the same information state, as string and
    numbers.
    """
    whole = loaded(game, ends(game)[1])
    differed = 0
    for number, state in enumerate(nodes(whole, 4)):
        if number % 4 or state.is_chance_node():
            continue
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, Random(number).random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.legal_actions() == state.legal_actions()
        differed += str(twin) != str(state)
    assert differed, "the two nodes never differed, so this test proved nothing"


def test_information_states_recall_the_seats_own_decisions():
    """Checks that two histories which look the same now, but in which the seat decided differently, have two
    information states.
    """
    game = loaded("malta", 2)
    state = next(node for node in nodes(game, 1) if not node.is_chance_node())
    seat = state.current_player()
    tree = state.tree.copy()
    tree.recalls[seat] = tree.recalls[seat].plus(b"", 5)
    assert tree.information(seat) != state.tree.information(seat)
    assert tree.recalled(seat)[:2] == [1, 5]


def first_name(game: str) -> str:
    """Returns the string of the first information state of a game, if chance always gives its first answer."""
    state = openspiel.load(game, 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    name: str = state.information_state_string(state.current_player())
    return name


def test_information_states_have_the_same_strings_in_every_process():
    """Checks that another process, with another hash seed, gives the same strings."""
    code = "from tests.envs.test_openspiel import first_name; print(first_name('worm-up'))"
    said = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "7"},
    )
    assert said.stdout.strip() == first_name("worm-up")


def test_a_chance_node_is_the_first_unanswered_draw():
    luck = PreparedAnswers([2])
    assert luck.die(6) == 3
    with pytest.raises(Unanswered) as asked:
        luck.pick(["a", "b"])
    assert asked.value.outcomes == [(0, 0.5), (1, 0.5)]
    assert [(sum(throw.dice), round(throw.share * 36)) for throw in throws_of(2, 6)] == [
        (total, 6 - abs(7 - total)) for total in range(2, 13)
    ]


def test_worlds_of_a_node_must_be_in_a_sealed_choice():
    with pytest.raises(BadInput, match="sealed"):
        openspiel.load("malta", 2, worlds=[ludotheque.new("malta", 2, 1)])


@pytest.mark.parametrize("bad", [{"seats": 9}, {"options": {"nonsense": 1}}, {"components": {"card": []}}])
def test_bad_arguments_are_refused(bad):
    with pytest.raises(BadInput):
        openspiel.load("malta", **bad)


def test_imagined_nodes_can_be_played_to_the_end():
    game = loaded("malta", 3)
    state = [node for node in nodes(game, 5) if not node.is_chance_node()][10]
    twin = state.tree.imagined(state.current_player(), fast(1))
    luck = Random(1)
    while twin.rewards is None:
        if twin.chance:
            twin.answer_chance(luck.choice(twin.chance)[0])
        else:
            twin.decide({question.seat: luck.choice(question.legal) for question in twin.questions})
    assert sum(twin.rewards) == pytest.approx(0)
