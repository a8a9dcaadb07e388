"""Tests of the public interface: copies, imagined matches, bytes, JSON and records."""

import json

import pytest

import ludotheque
from ludotheque.core.drive import random_play

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("thing", ["word", 7, ["word", ["word", 7]], {"word": ["word"]}])
def test_plain_data_is_returned_unchanged(thing):
    assert ludotheque.to_json(thing) == thing


def test_a_copy_continues_with_the_same_luck(match):
    one, other = match.copy(), match.copy()
    random_play(one, ludotheque.luck(1))
    random_play(other, ludotheque.luck(1))
    assert one.to_bytes() == other.to_bytes()
    assert match.outcome is None
    branch = match.copy(ludotheque.luck(99))
    random_play(branch, ludotheque.luck(1))
    # A match of Worm Up may draw no luck after its set-up; two branches are then equal.
    is_lucky = any(entry.luck for entry in one.history[len(match.history) :])
    assert (branch.to_json() != one.to_json()) == is_lucky


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_imagine(match, viewer):
    world = match.imagine(viewer, ludotheque.luck(5))
    assert world.view(viewer) == match.view(viewer)
    for view in (match.view(viewer), ludotheque.to_json(match.view(viewer))):
        assert ludotheque.imagine(view, ludotheque.luck(5)).to_bytes() == world.to_bytes()
    others = [match.imagine(viewer, ludotheque.luck(seed)).to_json() for seed in range(5)]
    # If nothing is hidden, as in Worm Up while no tile lies face down, only one state fits the view.
    hidden = match.rules.hidden(match.state, viewer)
    is_secret = any(held for places in hidden.values() for held in places.values())
    assert any(other != world.to_json() for other in others) == is_secret
    random_play(world, ludotheque.luck(5))
    assert world.outcome is not None


def test_imagine_refuses_non_views(game):
    for wrong in ({}, {"game": game}, {"game": "no-such-game"}):
        with pytest.raises(ludotheque.BadInput):
            ludotheque.imagine(wrong, ludotheque.luck(1))


def test_bytes(match, ended):
    for copied in (match, ended):
        data = copied.to_bytes()
        assert data[0] == 1
        again = ludotheque.from_bytes(data)
        assert again.to_bytes() == data
        assert again.seen(0) == copied.seen(0)
    for wrong in (b"", b"\x01", b"\x02abc", b"\x01\x80", data[:-1]):
        with pytest.raises(ludotheque.BadInput):
            ludotheque.from_bytes(wrong)


def test_json(match):
    doc = json.loads(json.dumps(match.to_json()))
    again = ludotheque.from_json(doc, luck=ludotheque.luck(1))
    assert ludotheque.to_json(again) == doc
    assert again.view(0) == match.view(0)
    random_play(again, ludotheque.luck(1))
    assert ludotheque.verify(again.record())
    assert ludotheque.replay(again.record()).to_json() == again.to_json()
    assert ludotheque.from_json(doc).view(1) == match.view(1)


def test_invalid_json_is_refused(match):
    doc = ludotheque.to_json(match)
    changes: list[dict] = [{"game": "no-such-game"}, {"seats": 17}, {"version": "0"}, {"position": {}}, {"position": 7}]
    documents: list = [[], {}, *[{**doc, **change} for change in changes]]
    for wrong in documents:
        with pytest.raises(ludotheque.BadInput):
            ludotheque.from_json(wrong)


def test_record_replay_verify(ended):
    record = ended.record()
    assert isinstance(record, ludotheque.Record)
    assert (record.game, record.version, record.seats, record.seat) == (ended.game, ended.version, 3, None)
    assert record.outcome == ended.outcome
    for form in (record, ludotheque.to_json(record), record.to_bytes(), record.to_bytes().decode()):
        assert ludotheque.replay(form).to_json() == ended.to_json()
        assert ludotheque.verify(form)
    changed = record.to_bytes().replace(b'"play"', b'"pray"', 1)
    assert not ludotheque.verify(changed)
    assert ludotheque.verify(changed).reason
    with pytest.raises(ludotheque.BadInput):
        ludotheque.replay(b"{}")


@pytest.mark.parametrize("viewer", [0, 2])
def test_a_seats_record_contains_what_it_saw(ended, viewer):
    record = ended.record(viewer)
    assert record.seat == viewer
    told = [event for entry in record.entries for event in entry.events]
    assert json.loads(json.dumps(told)) == ludotheque.to_json(ended.seen(viewer))
    assert all(entry.kind == "seen" and not entry.luck and entry.action is None for entry in record.entries)
    assert ludotheque.verify(record)
    with pytest.raises(ludotheque.BadInput):
        ludotheque.replay(record)


def test_to_json_of_everything(match, ended):
    seat = match.to_act[0]
    things = [
        match.choices(seat).sample(ludotheque.luck(1)),
        match.seen(0)[0],
        match.seen(0),
        match.view(0),
        match.choices(seat),
        match.record(),
        match,
        ended.outcome,
        ludotheque.games()[match.game],
    ]
    for thing in things:
        plain = ludotheque.to_json(thing)
        assert json.loads(json.dumps(plain)) == plain
