"""Tests of the public interface: new matches, and the arguments from which they can be started."""

import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_play
from ludotheque.core.words import knows
from tests.public.boxes import edited_box
from tests.short import short_options

pytestmark = pytest.mark.compiled


def an_option(game):
    """Returns an option of the game, and a value other than its default."""
    option = next(option for option in ludotheque.games()[game].options if option.type in ("integer", "choice"))
    return option.name, next(value for value in option.range if value != option.default)


def test_new_takes_a_whole_number_or_bytes_as_seed(game):
    one, other = ludotheque.new(game, seats=3, seed=7), ludotheque.new(game, seats=3, seed=7)
    assert one.to_bytes() == other.to_bytes()
    assert one.to_bytes() != ludotheque.new(game, seats=3, seed=8).to_bytes()
    assert one.to_bytes() != ludotheque.new(game, seats=3, seed=b"7").to_bytes()
    assert ludotheque.new(game, seats=3).to_bytes() != ludotheque.new(game, seats=3).to_bytes()


def test_new_takes_options(game):
    name, value = an_option(game)
    match = ludotheque.new(game, seats=2, seed=7, options={name: value})
    assert match.options[name] == value
    defaults = {option.name: option.default for option in ludotheque.games()[game].options}
    assert ludotheque.new(game, seats=2, seed=7, options=None).options == defaults


def test_options_suggested_for_a_number_of_seats_are_accepted(game):
    for option in ludotheque.games()[game].options:
        for seats, value in option.suggested.items():
            match = ludotheque.new(game, seats=seats, seed=7, options={option.name: value})
            assert match.options[option.name] == value != option.default


def test_options_offered_for_a_first_match_are_accepted_and_explained(game):
    for seats, options in ludotheque.games()[game].first_match.items():
        match = ludotheque.new(game, seats=seats, seed=7, options=options)
        assert {name: match.options[name] for name in options} == options
        assert all(knows(game, language, "first-match") for language in ("en", "fr"))


def test_new_takes_an_edited_box_as_a_path_or_a_table(game, tmp_path):
    source = find_game(game).folder / "box.toml"
    edited = edited_box(game, source)
    file = tmp_path / "box.toml"
    file.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    plain = ludotheque.new(game, seats=3, seed=7, components=None)
    assert ludotheque.new(game, seats=3, seed=7, components=file).to_bytes() == plain.to_bytes()
    assert ludotheque.new(game, seats=3, seed=7, components=str(file)).to_bytes() == plain.to_bytes()
    other = ludotheque.new(game, seats=3, seed=7, components=edited, options=short_options(game))
    assert other.record().digest != plain.record().digest
    assert other.view(0).components == edited
    assert plain.view(0).components is None
    random_play(other, ludotheque.luck(1))
    assert ludotheque.verify(other.record())
    assert ludotheque.replay(other.record()).to_json() == other.to_json()
    assert ludotheque.from_bytes(other.to_bytes()).to_bytes() == other.to_bytes()


def test_new_takes_any_luck(game):
    by_seed = ludotheque.new(game, seats=3, seed=7)
    with_luck = ludotheque.new(game, seats=3, luck=ludotheque.luck(7))
    assert with_luck.to_bytes() == ludotheque.new(game, seats=3, luck=ludotheque.luck(7)).to_bytes()
    fair = ludotheque.new(game, seats=3, luck=ludotheque.fair(b"secret", nonces=(b"a", b"b")))
    assert fair.record().commitment == ludotheque.fair(b"secret").commitment
    script = [dict(answer) for answer in by_seed.record().entries[0].luck]
    assert ludotheque.new(game, seats=3, luck=ludotheque.scripted(script)).to_json() == by_seed.to_json()


@pytest.mark.parametrize(
    ("wrong", "where", "message"),
    [
        ({"game": "no-such-game"}, "game", "unknown-game"),
        ({"seats": 99}, "seats", "bad-seats"),
        ({"seats": True}, "seats", "bad-seats"),
        ({"seed": True}, "seed", "bad-seed"),
        ({"luck": ludotheque.luck(7)}, "seed", "seed-and-luck"),
        ({"options": {"no-such-option": 1}}, "options.no-such-option", "unknown-option"),
        ({"options": [1]}, "options", "bad-options"),
        ({"components": "/no/such/file.toml"}, "/no/such/file.toml", "unreadable-file"),
        ({"components": {}}, None, None),
    ],
)
def test_new_refuses_bad_input(game, wrong, where, message):
    arguments = {"game": game, "seats": 3, "seed": 7, **wrong}
    with pytest.raises(ludotheque.BadInput) as caught:
        ludotheque.new(arguments.pop("game"), **arguments)
    error = caught.value
    assert isinstance(error, ValueError)
    assert where is None or error.where == where
    assert message is None or error.message == message
    assert isinstance(error.values, dict)
    assert str(error).startswith(f"{error.where}: ")
    assert "\n" not in str(error)
    assert ludotheque.to_json(error)["message"] == error.message


@pytest.mark.parametrize("wrong", [{"game": None}, {"seats": "3"}, {"seed": 1.5}, {"seed": "7"}])
def test_new_refuses_arguments_of_wrong_types(game, wrong):
    """Accepts TypeError as well as BadInput, because compiled code checks the types of its arguments itself."""
    arguments = {"game": game, "seats": 3, "seed": 7, **wrong}
    with pytest.raises((ludotheque.BadInput, TypeError)):
        ludotheque.new(arguments.pop("game"), **arguments)
