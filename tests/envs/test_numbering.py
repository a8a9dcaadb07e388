"""Tests of action ids and observations: ids convert to words and back, a mask equals the choices, no secret is
revealed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from struct import unpack

import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_step
from ludotheque.core.match import Match
from ludotheque.envs.spec import Spec
from ludotheque.numbering.batch import Batch
from ludotheque.numbering.ids import WAIT
from ludotheque.numbering.region_actions import candidate, fill
from ludotheque.testing import option_sets
from ludotheque.testing.kit import fits
from tests.short import short_options

pytestmark = pytest.mark.compiled

GAMES = ("glory", "malta", "worm-up", "wound-up")
PLAYS = 120


def spec_of(game: str, seats: int | None = None) -> Spec:
    return Spec(game, seats, options=short_options(game))


def positions(spec: Spec, seed: int) -> Iterator[Match]:
    """Yields a match in progress before each of its random plays."""
    match = ludotheque.new(spec.game, spec.seats, seed, short_options(spec.game))
    luck = ludotheque.luck(seed)
    for _ in range(PLAYS):
        if match.outcome is not None:
            return
        yield match
        random_step(match, luck)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_id_survives_a_round_trip_through_words(game):
    ids = spec_of(game).ids
    said = [ids.words(number) for number in range(ids.size)]
    assert said[WAIT] == {"type": "wait"}
    assert [ids.number(words) for words in said] == list(range(ids.size))


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_the_same_for_every_number_of_seats(game):
    fewest, *_, most = ludotheque.games()[game].seats
    few, many = spec_of(game, fewest).ids, spec_of(game, most).ids
    assert [few.words(number) for number in range(few.size)] == [many.words(number) for number in range(many.size)]


@pytest.mark.parametrize("game", GAMES)
def test_the_legal_ids_are_the_choices(game):
    spec = spec_of(game)
    for match in positions(spec, 1):
        for seat in range(match.seats):
            choices = match.choices(seat)
            legal: list[int] = []
            spec.ids.legal(choices, legal)
            assert len(set(legal)) == len(legal) == len(choices) + (spec.ids.candidates + 1) * len(choices.regions)
            for number, action in zip(legal, choices):
                words = {key: value for key, value in spec.ids.words(number).items() if key != "slot"}
                said = ludotheque.to_json(action)
                assert words.items() <= said.items()


@pytest.mark.parametrize("game", ("worm-up", "wound-up"))
def test_every_id_of_a_region_stands_for_a_legal_action(game):
    spec = spec_of(game)
    seen = 0
    for match in positions(spec, 2):
        for region in match.choices(match.to_act[0]).regions:
            seen += 1
            for number in range(spec.ids.candidates):
                assert region.contains(candidate(region, number, spec.ids.candidates))
            for numbers in ((0.0, 0.0, 0.0), (1.0, 1.0, 1.0), (0.3, 0.9, 0.5)):
                assert region.contains(fill(region, numbers))
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_reveals_only_what_the_view_shows(game):
    """Checks that two matches which differ only in what a seat cannot know look the same to it."""
    spec = spec_of(game, max(ludotheque.games()[game].seats))
    differed = 0
    for number, match in enumerate(positions(spec, 3)):
        if number % 5:
            continue
        for seat in range(match.seats):
            twin = match.imagine(seat, ludotheque.luck(number))
            seen = spec.observer.numbers(match.view(seat))
            assert spec.observer.numbers(twin.view(seat)) == seen
            for state in (match.state, twin.state):
                assert list(unpack(f"<{len(seen)}h", spec.rules.encoder.encode(state, seat))) == seen
            other = (seat + 1) % match.seats
            differed += spec.observer.numbers(twin.view(other)) != spec.observer.numbers(match.view(other))
    assert differed, "the two matches never differed, so this test proved nothing"


@pytest.mark.parametrize("game", GAMES)
def test_incrementally_updated_observations_are_correct(game):
    """Compares the observations of a batch, which updates them from decision to decision and from match to match, with
    observations made from whole views.
    """
    spec = spec_of(game, 3)
    batch = Batch(spec.rules, 2, [], None, 25)
    batch.reset([7, 8])
    luck = ludotheque.luck(9)
    for _ in range(70):
        seen = unpack(f"<{2 * spec.observer.size}h", b"".join(batch.seen))
        views = [spec.rules.game.view(bout.state, bout.learner) for bout in batch.bouts]
        assert list(seen) == [number for view in views for number in spec.observer.numbers(view)]
        batch.step([luck.pick(bout.question.legal) for bout in batch.bouts])


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_correct_under_every_option(game):
    """Compares observations with the views early in matches with every option, as they are played and as positions."""
    rules = find_game(game)
    fewest, *_, most = ludotheque.games()[game].seats
    for seats, options in product((fewest, most), option_sets(rules)):
        if not fits(rules, seats, options):
            continue
        spec = Spec(game, seats, options=options)
        match = ludotheque.new(game, seats, 5, options)
        luck = ludotheque.luck(6)
        for play in range(60 if spec.rules.encoder.writer else 13):
            if match.outcome is not None:
                break
            if play % 12 == 0:
                for either in (match, ludotheque.from_json(match.to_json())):
                    for seat in range(seats):
                        seen = spec.observer.numbers(either.view(seat))
                        assert list(unpack(f"<{len(seen)}h", spec.rules.encoder.encode(either.state, seat))) == seen
            random_step(match, luck)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_an_observation_has_a_name(game):
    spec = spec_of(game)
    assert len(set(spec.observer.names)) == len(spec.observer.names) == spec.observer.size
    assert spec.observer.left_out == []


def test_observations_list_the_viewer_first():
    match = ludotheque.new("malta", 3, 5)
    spec = spec_of("malta", 3)
    at = spec.observer.names.index("turn")
    turn = match.view(0).turn  # type: ignore[attr-defined]
    assert [spec.observer.numbers(match.view(seat))[at] for seat in range(3)] == [
        1 + (turn - seat) % 3 for seat in range(3)
    ]
