"""Tests of the public interface: every public name exists and is documented."""

import inspect
import random
from importlib.metadata import version

import pytest

import ludotheque
from ludotheque.core.drive import random_play

pytestmark = pytest.mark.compiled


def test_games(game):
    info = ludotheque.games()[game]
    assert info.id == game
    assert set(info.title) == {"en", "fr"}
    assert 3 in info.seats
    assert info.version
    for option in info.options:
        assert option.type in ("integer", "choice", "flag", "seat", "text")
        assert isinstance(option.range, tuple)
        assert option.message


def test_luck_returns_independent_luck():
    state = random.getstate()
    assert [ludotheque.luck(7).die(6) for _ in range(3)] == [ludotheque.luck(7).die(6)] * 3
    assert isinstance(ludotheque.luck(7), ludotheque.Luck)
    assert isinstance(ludotheque.scripted([{"die": 3}, {"draw": "Negate"}]), ludotheque.Luck)
    assert isinstance(ludotheque.fair(b"seed", nonces=()), ludotheque.Luck)
    assert random.getstate() == state
    with pytest.raises(ludotheque.BadInput):
        ludotheque.scripted([{"coin": 3}])


def test_every_public_name_exists():
    assert all(hasattr(ludotheque, name) for name in ludotheque.__all__)
    assert ludotheque.__version__ == version("ludotheque")
    assert issubclass(ludotheque.Refused, ValueError)
    assert issubclass(ludotheque.BadInput, ValueError)


def test_a_refusal_counts_seats_from_0_and_calls_them_by_name():
    match = ludotheque.new("glory", seats=3, seed=1)
    random_play(match, ludotheque.luck(1), 6)
    turn = match.to_act[0]
    with pytest.raises(ludotheque.Refused) as caught:
        match.play((turn + 1) % 3, {"type": "advance"})
    assert (caught.value.message, caught.value.values) == ("not-your-turn", {"seat": turn})
    assert str(caught.value).startswith(f"It is Player {turn + 1}’s turn")


PUBLIC = [getattr(ludotheque, name) for name in ludotheque.__all__ if name != "__version__"]


@pytest.mark.parametrize("thing", PUBLIC, ids=lambda thing: thing.__name__)
def test_help_shows_docstrings_and_signatures(thing):
    """Shows that compiled functions have docstrings and signatures too."""
    assert inspect.getdoc(thing)
    if inspect.isclass(thing):
        for name, member in vars(thing).items():
            if not name.startswith("_") and (inspect.isroutine(member) or inspect.isdatadescriptor(member)):
                is_plain = name in getattr(thing, "__mypyc_attrs__", ()) or name in getattr(
                    thing, "__struct_fields__", ()
                )
                assert is_plain or inspect.getdoc(member), f"{thing.__name__}.{name}"
                assert not inspect.isroutine(member) or inspect.signature(member) is not None
    elif not inspect.ismodule(thing):
        assert inspect.signature(thing) is not None
